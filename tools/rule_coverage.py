"""Shows where each rule lives and where it is tested: a page for each game whose rules are numbered, in docs/coverage.

A rule lives in the classes and functions of the room `rules` whose docstring names it, else in those that cite it
(`tools/check_rules.py` says what a citation is). It is covered by a test that carries its number in its name
(`test_H_5_3_...`) or by a scenario that lists it in `rules`. With --check nothing is written: a page that is stale, a
rule that nothing covers and a number that does not exist are told, and the exit code is 1.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from banneret.core.kind import GameKind
from banneret.core.options import option_parts
from banneret.core.texts import Texts
from banneret.games.registry import game_ids, load
from tools.check_rules import Home, homes, rule_modules, specifications

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "coverage"
READ_OR_CHECK = ("data", "invariants")


class Proof(NamedTuple):
    """A test or a scenario that shows a rule at work."""

    file: Path
    name: str
    scenario: bool


def numbered_tests(kind: GameKind, folder: Path) -> list[tuple[str, Proof]]:
    """Rule and proof for each test function that carries a number of this game."""
    found = []
    named = re.compile(rf"^def test_{kind.prefix}_(\d+)_(\d+)_(\w+)\(", re.MULTILINE)
    for path in sorted(folder.glob("test_*.py")):
        for group, number, words in named.findall(path.read_text("utf-8")):
            found.append((f"{kind.prefix}-{group}.{number}", Proof(path, words.replace("_", " "), False)))
    return found


def listed_in_scenarios(folder: Path) -> list[tuple[str, Proof]]:
    """Rule and proof for each rule that a scenario lists."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        values = tomllib.loads(path.read_text("utf-8"))
        found += [(rule, Proof(path, values["title"], True)) for rule in values.get("rules", [])]
    return found


def proofs_of(kind: GameKind, root: Path = ROOT) -> list[tuple[str, Proof]]:
    tests = numbered_tests(kind, root / "tests" / "games" / kind.id)
    return tests + listed_in_scenarios(root / "src" / "banneret" / "games" / kind.id / "scenarios")


def faults_of(kind: GameKind, proofs: list[tuple[str, Proof]]) -> list[str]:
    """Rules that nothing covers, and numbers that no rule has."""
    rules = kind.rules.numbers
    covered = {rule for rule, _ in proofs}
    faults = [f"{rule} is covered by no test and no scenario" for rule in rules if rule not in covered]
    for rule, proof in proofs:
        if rule not in rules:
            faults.append(f"{proof.file.name} names {rule}, and there is no such rule")
    return faults


def homes_of(kind: GameKind, root: Path = ROOT) -> dict[str, list[Home]]:
    """Where each rule of a game lives: in docstrings, where there are any; a class stands for its methods."""
    found = homes(specifications(root)[kind.prefix], rule_modules(root, kind.id))
    return {rule: _shown(places) for rule, places in found.items()}


def _shown(places: list[Home]) -> list[Home]:
    told = [home for home in places if home.in_docstring] or places
    classes = {(home.module, home.name) for home in told}
    return [home for home in told if "." not in home.name or (home.module, home.name.split(".")[0]) not in classes]


def page_of(kind: GameKind, proofs: list[tuple[str, Proof]], living: dict[str, list[Home]], root: Path = ROOT) -> str:
    """The page of a game: each rule in the players' words, where it lives, and where it is shown at work."""
    texts = Texts("en", [str(kind.folder / "texts")])
    rules = kind.rules.numbers
    scenarios = len({proof.file for _, proof in proofs if proof.scenario})
    tests = len([proof for _, proof in proofs if not proof.scenario])
    lines = [
        f"# {kind.id.replace('_', ' ').capitalize()}: where each rule lives and is tested",
        "",
        f"{len(rules)} rules, {tests} tests named by a rule, {scenarios} scenarios. A number leads to the rule in the "
        f"[specification](../rules/{kind.id}.md). `make coverage` writes this page.",
    ]
    group = ""
    for rule in rules:
        if rule.partition(".")[0] != group:
            group = rule.partition(".")[0]
            lines += ["", f"## {group} {texts.say(f'rule-{group}')}"]
        said = texts.say("rule-" + rule.replace(".", "-"), option_parts(kind.rules.plain_options))
        lines += ["", f"**[{rule}](../rules/{kind.id}.md#{rule})** {said}", ""]
        if rule in living:
            lines.append("- lives in " + ", ".join(_rooms(living[rule], root)))
        lines += [_line(proof, root) for named, proof in proofs if named == rule]
    return "\n".join(lines) + "\n"


def _rooms(places: list[Home], root: Path) -> Iterator[str]:
    """Each module once, with its classes and functions; what only reads or checks values comes last."""
    modules = sorted({home.module for home in places}, key=lambda module: (module.stem in READ_OR_CHECK, module))
    for module in modules:
        names = [home.name for home in places if home.module == module and home.name]
        place = "../../" + module.resolve().relative_to(root).as_posix()
        yield f"[{module.stem}]({place})" + (f" (`{'`, `'.join(names)}`)" if names else "")


def _line(proof: Proof, root: Path) -> str:
    place = "../../" + proof.file.resolve().relative_to(root).as_posix()
    label = proof.file.stem if proof.scenario else proof.file.name
    return f"- [{label}]({place}): {proof.name}"


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    faults: list[str] = []
    for id in game_ids():
        kind = load(id)
        if not kind.rules.numbers:
            continue
        proofs = proofs_of(kind)
        faults += faults_of(kind, proofs)
        page = PAGES / f"{kind.id}.md"
        text = page_of(kind, proofs, homes_of(kind))
        if not check:
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(text, "utf-8")
        elif not page.exists() or page.read_text("utf-8") != text:
            faults.append(f"{page.relative_to(ROOT)} is stale: run `make coverage`")
    for fault in faults:
        print(fault)
    if not faults:
        print("rules: every one is covered" + (", and the pages are up to date" if check else ""))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
