"""Every numbered rule has a test or a scenario, and the pages that say so are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.games.registry import game_ids, load
from tools import rule_coverage
from tools.check_rules import Home
from tools.rule_coverage import (
    Proof,
    faults_of,
    homes_of,
    listed_in_scenarios,
    main,
    numbered_tests,
    page_of,
    proofs_of,
)

NUMBERED = [id for id in game_ids() if load(id).rules.numbers]


def test_the_pages_are_up_to_date_and_every_rule_is_covered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("id", NUMBERED)
def test_a_rule_without_a_test_is_told(id: str) -> None:
    kind = load(id)
    rule = kind.rules.numbers[0]
    proofs = [(named, proof) for named, proof in proofs_of(kind) if named != rule]
    assert faults_of(kind, proofs) == [f"{rule} is covered by no test and no scenario"]


@pytest.mark.parametrize("id", NUMBERED)
def test_a_number_that_no_rule_has_is_told(id: str) -> None:
    kind = load(id)
    proofs = [*proofs_of(kind), (f"{kind.prefix}-99.1", Proof(Path("test_more.py"), "nothing", False))]
    assert faults_of(kind, proofs) == [f"test_more.py names {kind.prefix}-99.1, and there is no such rule"]


def test_a_stale_page_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rule_coverage, "ROOT", tmp_path)
    monkeypatch.setattr(rule_coverage, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(
        rule_coverage, "proofs_of", lambda kind: [(rule, here(tmp_path)) for rule in kind.rules.numbers]
    )
    monkeypatch.setattr(rule_coverage, "homes_of", lambda kind: {})
    monkeypatch.setattr(rule_coverage, "page_of", lambda kind, proofs, living: f"{kind.id}\n")
    assert main(["--check"]) == 1
    assert "stale" in capsys.readouterr().out
    assert main([]) == 0
    assert main(["--check"]) == 0


def here(folder: Path) -> Proof:
    return Proof(folder / "test_one.py", "one", False)


def test_tests_and_scenarios_are_found_by_their_numbers(tmp_path: Path) -> None:
    kind = load("havoc")
    (tmp_path / "test_some.py").write_text("def test_H_5_3_peace_ends() -> None: ...\ndef test_other() -> None: ...\n")
    (tmp_path / "one.toml").write_text('title = "One"\nrules = ["H-5.3", "H-5.4"]\n')
    assert numbered_tests(kind, tmp_path) == [("H-5.3", Proof(tmp_path / "test_some.py", "peace ends", False))]
    assert [rule for rule, _ in listed_in_scenarios(tmp_path)] == ["H-5.3", "H-5.4"]
    living = {"H-5.3": [Home(tmp_path / "peace.py", "PeaceEnds", True), Home(tmp_path / "turn.py", "", True)]}
    page = page_of(kind, numbered_tests(kind, tmp_path), living, tmp_path)
    assert "**[H-5.3](../rules/havoc.md#H-5.3)** " in page
    assert "- lives in [peace](../../peace.py) (`PeaceEnds`), [turn](../../turn.py)" in page
    assert "- [test_some.py](../../test_some.py): peace ends" in page


def test_a_rule_lives_where_a_docstring_names_it() -> None:
    found = homes_of(load("havoc"))
    assert [home.name for home in found["H-10.4"]] == ["ActivateDogs"]
    assert all(home.name for home in found["H-6.5"])
    assert "BattleContinue" in [home.name for home in found["H-6.5"]]
