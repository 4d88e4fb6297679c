"""Every number of a rule that is cited exists in the specification of its game, and every rule has a home in its code.

A specification is `docs/rules/<game>.md`. What can be cited there has an anchor `<a id="...">` named after the number:
a group of rules `H-6`, a rule `H-6.3`, a part of one `W-9.3.6`, `W-13.6a`, a step `W-11-step-7`, a section
`section-8.1`, a decision `D1`, `D-1` or `DP-1`, a ruling `ruling-22` or `A-22`, an example `X7` or `X-7`, an edge case
`case-18`, an invariant `invariant-12`.

A citation is one of these, in Python in a string or a comment, elsewhere anywhere in the file:
- the number itself: `H-6`, `H-6.3`, `W-9.3.6`, `W-13.6a`, in one of the spellings above; `W-11 steps 6 and 9` are two;
- a word and numbers: `section 5`, `sections 7, 17`, `ruling 22`, `case 41`, `edge cases 3 and 4`, `invariant 12`;
- the name of a test, `test_H_5_3_...`, `..._edge_18_...`, `..._ruling_22_...`, `..._X3_...`, of a scenario, `e18_...`,
  `x03_...`, `r07_...`, and of a text, `rule-H-5-3`;
- in a page, a link to an anchor of a specification.
A line with the comment `no such rule` means a number that does not exist, and is not read.

Rules are told apart by the letter of their game. In the files of a game (a folder or file named after it) only its own
letter is one, and only there do numbers without a letter of a game mean anything: a section, a decision, a ruling.

The home of a rule is a module in the room `rules` of its game that cites it; a part of a rule counts for the rule. The
ends of a range (`F-6.8 to F-6.14`, `F-6.8 to 6.14`) and a group (`H-6`) must exist, but give no rule a home.

Run from anywhere; prints one line for each fault and exits 1.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
READ = ("src", "tests", "tools", "docs", "examples", "benchmarks")
SUFFIXES = {".py", ".toml", ".ftl", ".md", ".html", ".css", ".js"}

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)\s#]*)#([^)\s]+)\)")
STEPS = re.compile(r" steps? (\d+(?:(?:, | and | to )\d+)*)")
PLAIN = r"\d+(?:\.\d+)?"
WORDS = re.compile(rf"\b(sections?|rulings?|cases?|invariants?) ({PLAIN}(?:(?:, | and | to ){PLAIN})*)", re.IGNORECASE)
RANGE = re.compile(r"(?: to |[–-])$")
REST_OF_RANGE = re.compile(r"(?: to |–)(\d+(?:\.\d+)?|[a-e])\b(?![.-]\d)")
LOCAL = re.compile(r"(?<![\w#.-])(DP-|D-|D|A-|X-|X)(\d+)\b(?![.-]\d)")
IN_TEST_NAMES = {"edge": "case-", "ruling": "ruling-", "X": "X"}
IN_SCENARIO_NAMES = {"e": "case-", "r": "ruling-", "x": "X"}


class Specification(NamedTuple):
    """What a game's specification numbers."""

    game: str
    letter: str
    anchors: frozenset[str]

    def rules(self) -> list[str]:
        """Every rule, in the order of the numbers."""
        found = [anchor for anchor in self.anchors if re.fullmatch(rf"{self.letter}-\d+\.\d+", anchor)]
        return sorted(found, key=lambda rule: [int(number) for number in rule[2:].split(".")])

    def spelling(self, prefix: str) -> str:
        """The spelling of decisions and examples in this game: `X` or `X-`, `D`, `D-` or `DP-`."""
        return next((kind for kind in (prefix, f"{prefix}-", f"{prefix}P-") if f"{kind}1" in self.anchors), prefix)


class Citation(NamedTuple):
    """An anchor that is cited in a line of a file."""

    file: Path
    line: int
    anchor: str
    of_range: bool = False


class Home(NamedTuple):
    """Where a rule lives: a module, and the class or function in it that cites the rule (none: the module itself)."""

    module: Path
    name: str
    in_docstring: bool


def specifications(root: Path) -> dict[str, Specification]:
    """The specification of each game, by its letter."""
    found = {}
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        anchors = frozenset(ANCHOR.findall(page.read_text("utf-8")))
        letters = {anchor[0] for anchor in anchors if re.fullmatch(r"[A-Z]-\d+\.\d+", anchor)}
        if letters:
            found[min(letters)] = Specification(page.stem, min(letters), anchors)
    return found


def specification_of(file: Path, specs: Iterable[Specification]) -> Specification | None:
    """The game that a file belongs to: one of its folders, or the file itself, has the game's name."""
    inside = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
    names = {part.partition(".")[0] for part in inside.parts}
    return next((spec for spec in specs if spec.game in names), None)


def strings_and_comments(source: str) -> Iterator[tuple[int, str]]:
    """Each line of a Python file that holds a string or a comment, with the text of these alone."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT) or tokenize.tok_name[token.type] == "FSTRING_MIDDLE":
            yield from enumerate(token.string.splitlines(), token.start[0])


def rule_numbers(text: str, letters: str) -> Iterator[tuple[str, bool]]:
    """The rules, groups, parts and steps that a line cites, and whether each is an end of a range.

    What is followed by another number is a point of a drawing, `M-56 -18`.
    """
    number = re.compile(rf"(?<![\w.-])([{letters}]-\d+(?:\.\d+)*)([a-e]\b)?(?![\w-]|\.\d| -?\d)")
    found = list(number.finditer(text))
    for at, match in enumerate(found):
        before = at > 0 and RANGE.match(text, found[at - 1].end(), match.start()) is not None
        after = at + 1 < len(found) and RANGE.match(text, match.end(), found[at + 1].start()) is not None
        rest = REST_OF_RANGE.match(text, match.end())
        yield match[1] + (match[2] or ""), before or after or rest is not None
        if rest is not None and not after:
            last = rest[1]
            yield (match[1] + last if last.isalpha() else f"{match[1][:2]}{_completed(match[1][2:], last)}"), True
        if steps := STEPS.match(text, match.end()):
            yield from ((f"{match[1]}-step-{step}", False) for step in re.findall(r"\d+", steps[1]))


def _completed(first: str, last: str) -> str:
    """The last rule of a range that is written short: 6.8 to 6.14, or 6.8–14."""
    return last if "." in last else f"{first.rpartition('.')[0]}.{last}"


def numbers_of_a_game(text: str, spec: Specification) -> Iterator[str]:
    """The sections, decisions, rulings, examples, cases and invariants that a line cites."""
    for word, numbers in WORDS.findall(text):
        kind = word.lower().rstrip("s")
        yield from (f"{kind}-{number}" for number in re.findall(PLAIN, numbers))
    spellings = {spec.spelling("D"), spec.spelling("X"), *({"A-"} if "A-1" in spec.anchors else ())}
    yield from (kind + number for kind, number in LOCAL.findall(text) if kind in spellings)


def names_in_tests(source: str, letters: str, spec: Specification | None) -> Iterator[tuple[int, str]]:
    """What the names of tests cite, with their lines."""
    for number, line in enumerate(source.splitlines(), 1):
        if not (test := re.match(r" *def (test_\w+)", line)):
            continue
        for letter, group, rule in re.findall(rf"(?:test|and|to)_([{letters}])_(\d+)(?:_(\d+))?(?=_)", test[1]):
            yield number, f"{letter}-{group}" + (f".{rule}" if rule else "")
        if spec is not None:
            for kind, at in re.findall(r"_(edge|ruling|X)_?(\d+)", test[1]):
                yield number, _anchor(spec, IN_TEST_NAMES[kind], at)


def _anchor(spec: Specification, kind: str, number: str) -> str:
    return (spec.spelling("X") if kind == "X" else kind) + str(int(number))


def citations(file: Path, source: str, specs: dict[str, Specification]) -> Iterator[tuple[Specification, Citation]]:
    """Everything that a file cites, with the specification in which it must exist."""
    own = specification_of(file, specs.values())
    letters = own.letter if own else "".join(specs)
    python = file.suffix == ".py"
    skipped = {number for number, line in enumerate(source.splitlines(), 1) if "# no such rule" in line}
    lines = strings_and_comments(source) if python else enumerate(source.splitlines(), 1)
    for number, line in lines:
        if number in skipped:
            continue
        text = line if file.suffix != ".md" else ANCHOR.sub("", line)
        for anchor, of_range in rule_numbers(text, letters):
            yield specs[anchor[0]], Citation(file, number, anchor, of_range)
        if own is not None:
            yield from ((own, Citation(file, number, anchor)) for anchor in numbers_of_a_game(text, own))
        if file.suffix == ".ftl" and (named := re.match(rf"rule-([{letters}])-(\d+)(?:-(\d+))?\b", line)):
            anchor = f"{named[1]}-{named[2]}" + (f".{named[3]}" if named[3] else "")
            yield specs[anchor[0]], Citation(file, number, anchor)
    if python:
        for number, anchor in names_in_tests(source, letters, own):
            spec = own if own is not None else specs[anchor[0]]
            yield spec, Citation(file, number, anchor)
    if own is not None and (named := re.match(r"([erx])(\d+)_\w+\.toml$", file.name)):
        yield own, Citation(file, 1, _anchor(own, IN_SCENARIO_NAMES[named[1]], named[2]))


def links(file: Path, source: str, root: Path, specs: dict[str, Specification]) -> Iterator[tuple[int, str]]:
    """Links of a page into a specification that lead nowhere: line and target."""
    pages = {root / "docs" / "rules" / f"{spec.game}.md": spec for spec in specs.values()}
    for number, line in enumerate(source.splitlines(), 1):
        for place, anchor in LINK.findall(line):
            spec = pages.get((file.parent / place).resolve() if place else file)
            if spec is not None and anchor not in spec.anchors:
                yield number, f"{place}#{anchor}"


def our_files(root: Path) -> Iterator[Path]:
    """The files that may cite a rule: sources, tests, scenarios, texts and pages."""
    yield from sorted(root.glob("*.md"))
    for folder in READ:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SUFFIXES and path.is_file():
                yield path


def homes(spec: Specification, modules: Iterable[Path]) -> dict[str, list[Home]]:
    """The homes of each rule: definitions whose docstring names it come first."""
    found: dict[str, list[Home]] = {}
    for module in modules:
        source = module.read_text("utf-8")
        owners = _owners(ast.parse(source))
        for _, citation in citations(module, source, {spec.letter: spec}):
            rule = re.match(rf"{spec.letter}-\d+\.\d+", citation.anchor)
            if rule is None or citation.of_range:
                continue
            known = found.setdefault(rule[0], [])
            name, in_docstring = owners.get(citation.line, ("", False))
            if (home := Home(module, name, in_docstring)) not in known:
                known.append(home)
    return {rule: sorted(places, key=lambda home: not home.in_docstring) for rule, places in found.items()}


def _owners(tree: ast.Module) -> dict[int, tuple[str, bool]]:
    """For each line the class or function it stands in, `Class.method` for a method, and whether in its docstring."""
    owners: dict[int, tuple[str, bool]] = {}
    waiting: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [("", tree)]
    while waiting:
        name, scope = waiting.pop(0)
        if name and scope.body:
            owners |= dict.fromkeys(range(scope.body[0].lineno, (scope.body[-1].end_lineno or 0) + 1), (name, False))
        if ast.get_docstring(scope) is not None:
            said = scope.body[0]
            owners |= dict.fromkeys(range(said.lineno, (said.end_lineno or said.lineno) + 1), (name, True))
        for node in scope.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and "." not in name:
                waiting.append((f"{name}.{node.name}" if name else node.name, node))
    return owners


def rule_modules(root: Path, game: str) -> list[Path]:
    """The modules of the room `rules` of a game."""
    return sorted((root / "src" / "banneret" / "games" / game / "rules").rglob("*.py"))


def check(root: Path) -> list[str]:
    """All faults of the project."""
    specs = specifications(root)
    faults = []
    for file in our_files(root):
        source = file.read_text("utf-8")
        at = file.relative_to(root).as_posix()
        for spec, citation in sorted(set(citations(file, source, specs)), key=lambda found: found[1].line):
            if citation.anchor not in spec.anchors:
                faults.append(f"{at}:{citation.line}: {citation.anchor} is not in docs/rules/{spec.game}.md")
        if file.suffix == ".md":
            faults += [f"{at}:{line}: {target} leads nowhere" for line, target in links(file, source, root, specs)]
    for spec in specs.values():
        housed = homes(spec, rule_modules(root, spec.game))
        homeless = [rule for rule in spec.rules() if rule not in housed]
        faults += [f"{rule} has no home: no module of games/{spec.game}/rules cites it" for rule in homeless]
    return faults


def main() -> int:
    """Check the project."""
    found = check(ROOT)
    print("\n".join(found) or "rules: every number that is cited exists, and every rule has a home")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
