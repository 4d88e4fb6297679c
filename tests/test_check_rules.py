"""The checker of cited numbers and of the homes of rules finds what is wrong; `make check` runs it over the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.games.registry import game_ids, load
from tools.check_rules import ROOT, Home, Specification, check, citations, homes, main, rule_modules, specifications

NUMBERED = [id for id in game_ids() if load(id).rules.numbers]
SPEC = """# Zed
## <a id="section-1"></a>1. Rules
### <a id="Z-1"></a>Z-1 Group
- <a id="Z-1.1"></a>**Z-1.1** One.
- <a id="Z-1.2"></a>**Z-1.2** Two:
  1. <a id="Z-1.2.1"></a>a part;
  - <a id="Z-1.2b"></a>another part.
- <a id="Z-1.10"></a>**Z-1.10** Ten.
1. <a id="Z-1-step-1"></a>A step.
2. <a id="Z-1-step-2"></a>A step.
| <a id="D-1"></a>D-1 | <a id="D-2"></a>D-2 |
1. <a id="ruling-7"></a>A ruling.
2. <a id="case-3"></a>A case.
3. <a id="case-4"></a>A case.
- <a id="X-1"></a>An example.
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A project with one game, whose three rules live in two functions."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "zed.md").write_text(SPEC)
    rules = tmp_path / "src" / "banneret" / "games" / "zed" / "rules"
    rules.mkdir(parents=True)
    draw = 'def draw() -> None:\n    """Z-1.1 Draw."""\n'
    pay = 'def pay() -> None:\n    """Z-1.2.1 Pay."""\n    print("Z-1.10")\n'
    (rules / "turn.py").write_text(f"{draw}\n\n{pay}")
    return tmp_path


def said(house: Path, name: str, text: str) -> list[str]:
    """What the checker says with one more file."""
    file = house / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return check(house)


def cited(text: str, name: str = "src/banneret/games/zed/rules/turn.py") -> list[str]:
    """The anchors that a file of the game cites."""
    spec = Specification("zed", "Z", frozenset({"Z-1.1", "D-1", "X-1"}))
    return [citation.anchor for _, citation in citations(Path(name), text, {"Z": spec})]


@pytest.mark.parametrize("id", NUMBERED)
def test_a_kind_counts_the_rules_of_its_specification(id: str) -> None:
    kind = load(id)
    spec = specifications(ROOT)[kind.prefix]
    assert spec.game == id
    assert spec.rules() == kind.rules.numbers


@pytest.mark.parametrize("id", NUMBERED)
def test_no_anchor_of_a_specification_stands_twice(id: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{id}.md").read_text("utf-8")
    assert page.count('<a id="') == len(specifications(ROOT)[load(id).prefix].anchors)


@pytest.mark.parametrize("id", NUMBERED)
def test_rules_that_a_module_no_longer_names_are_homeless(id: str) -> None:
    spec = specifications(ROOT)[load(id).prefix]
    modules = rule_modules(ROOT, id)
    assert set(homes(spec, modules)) == set(spec.rules())
    assert set(homes(spec, modules[: len(modules) // 2])) < set(spec.rules())


def test_a_house_in_order_has_no_faults(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.check_rules.ROOT", house)
    assert check(house) == []
    assert main() == 0


def test_a_fault_is_printed_and_ends_the_check(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.check_rules.ROOT", house)
    (house / "README.md").write_text("See Z-1.2c.\n")
    assert main() == 1
    assert capsys.readouterr().out == "README.md:1: Z-1.2c is not in docs/rules/zed.md\n"


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("src/banneret/core/any.py", "# Z-2.1 is new\n", "src/banneret/core/any.py:1: Z-2.1"),
        ("src/banneret/games/zed/bot.py", '"""Advice (section 9)."""\n', "src/banneret/games/zed/bot.py:1: section-9"),
        ("src/banneret/games/zed/bot.py", "\n# D-3\n", "src/banneret/games/zed/bot.py:2: D-3"),
        ("src/banneret/games/zed/texts/en.ftl", "rule-Z-1-3 = Three\n", "src/banneret/games/zed/texts/en.ftl:1: Z-1.3"),
        (
            "src/banneret/games/zed/scenarios/x09_end.toml",
            'rules = ["Z-1.1"]\n',
            "src/banneret/games/zed/scenarios/x09_end.toml:1: X-9",
        ),
        (
            "src/banneret/games/zed/scenarios/one.toml",
            'title = "One"\nrules = ["Z-1.1", "Z-1.4"]\n',
            "src/banneret/games/zed/scenarios/one.toml:2: Z-1.4",
        ),
        (
            "tests/games/zed/test_draw.py",
            "def test_Z_1_3_three() -> None:\n    pass\n",
            "tests/games/zed/test_draw.py:1: Z-1.3",
        ),
        (
            "tests/games/zed/test_draw.py",
            "def test_Z_1_1_ruling_8_one() -> None:\n    pass\n",
            "tests/games/zed/test_draw.py:1: ruling-8",
        ),
        ("docs/odds/zed.md", "After case 5.\n", "docs/odds/zed.md:1: case-5"),
        ("README.md", "See Z-1.2c.\n", "README.md:1: Z-1.2c"),
    ],
)
def test_a_number_that_does_not_exist_is_told(house: Path, name: str, text: str, fault: str) -> None:
    assert said(house, name, text) == [f"{fault} is not in docs/rules/zed.md"]


def test_a_link_that_leads_nowhere_is_told(house: Path) -> None:
    text = "[one](rules/zed.md#Z-1.1) [four](rules/zed.md#section-4) [other](other.md#section-9)\n"
    assert said(house, "docs/page.md", text) == ["docs/page.md:1: rules/zed.md#section-4 leads nowhere"]


def test_a_rule_without_a_home_is_told(house: Path) -> None:
    module = "src/banneret/games/zed/rules/turn.py"
    (house / module.replace("rules", "bot")).parent.mkdir()
    (house / module).rename(house / module.replace("rules", "bot"))
    homeless = [f"{rule} has no home: no module of games/zed/rules cites it" for rule in ("Z-1.1", "Z-1.2", "Z-1.10")]
    assert check(house) == homeless
    assert said(house, module, '"""Z-1, Z-1.1 to Z-1.10"""\n') == homeless, "groups and ranges give no home"
    assert said(house, module, '"""Z-1.1, Z-1.2b"""\nRULE = "Z-1.10"\n') == []


def test_a_home_is_the_class_or_function_that_cites_the_rule(house: Path) -> None:
    module = house / "src" / "banneret" / "games" / "zed" / "rules" / "turn.py"
    module.write_text(
        '"""Z-1.2"""\n\n\nclass Turn:\n    """Z-1.1 A turn."""\n\n    def end(self) -> str:\n        return "Z-1.1"\n\n'
        '    def draw(self) -> None:\n        """Z-1.10"""\n'
    )
    found = homes(specifications(house)["Z"], [module])
    assert found["Z-1.1"] == [Home(module, "Turn", True), Home(module, "Turn.end", False)]
    assert found["Z-1.2"] == [Home(module, "", True)]
    assert found["Z-1.10"] == [Home(module, "Turn.draw", True)]


@pytest.mark.parametrize(
    ("text", "anchors"),
    [
        ("Z-1.1, Z-1 and Z-1.2.3", "Z-1.1 Z-1 Z-1.2.3"),
        ("Z-1.2 to Z-1.4; Z-1.2 to 1.5; Z-1.2–7; Z-1.6b to d", "Z-1.2 Z-1.4 Z-1.2 Z-1.5 Z-1.2 Z-1.7 Z-1.6b Z-1.6d"),
        ("Z-1 step 2, Z-1 steps 3 and 4", "Z-1 Z-1-step-2 Z-1 Z-1-step-3 Z-1-step-4"),
        ("Sections 7, 17 and 8.1; ruling 5; invariant 6", "section-7 section-17 section-8.1 ruling-5 invariant-6"),
        ("Case 2; edge cases 3 and 4", "case-2 case-3 case-4"),
        ("D-1, D-4 to D-8, X-2", "D-1 D-4 D-8 X-2"),
        ("path M-56 -18 Z-56 -18, #D-1, A-3 and H-6.3 of others, XZ-1.1", ""),
    ],
)
def test_what_a_citation_is(text: str, anchors: str) -> None:
    assert cited(f"# {text}\n") == anchors.split()
    assert cited(f'"""{text}"""\n') == anchors.split()
    assert cited(text, "docs/odds/zed.md") == anchors.split()


def test_code_and_numbers_that_are_meant_not_to_exist_are_no_citations() -> None:
    assert cited("D = X = 1\nD-1, X-2\n") == []
    assert cited('ask("Z-99")  # no such rule\n') == []


def test_a_file_of_no_game_cites_rules_alone() -> None:
    assert cited("# Z-1.1, section 5, D-1, ruling 3\n", "src/banneret/core/kernel.py") == ["Z-1.1"]
