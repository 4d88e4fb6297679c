"""All that the benchmark says has a text in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import banneret.bench
from banneret.bench.bars import BARS, COMPILED, CONTENDERS, PURE
from banneret.bench.errors import TEXTS, BenchError
from banneret.bench.load.boardgame import FILES, MEMORY
from banneret.bench.load.report import FIGURES, OURS, contender_label
from banneret.bench.report import MET, MISSED, NO_BAR, parity_parts
from banneret.cli.console import TEXTS as CLI_TEXTS
from banneret.core.jsons import Json
from banneret.core.texts import LANGUAGES, Texts

PACKAGE = Path(banneret.bench.__file__).parent
SERVERS = [*OURS, f"boardgame-{MEMORY}", f"boardgame-{FILES}"]


def calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a name or method in the modules of a folder and below."""
    for module in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "id", getattr(node.func, "attr", "")), node


def raised() -> Iterator[tuple[str, dict[str, str]]]:
    """The codes that the package raises, and their parts; the reasons as they are, for the others their names."""
    for name, call in calls(PACKAGE):
        if name != "BenchError" or len(call.args) != 2:
            continue
        code, given = call.args
        assert isinstance(code, ast.Constant)
        if isinstance(given, ast.Dict):
            parts: dict[str, str] = {}
            for key, value in zip(given.keys, given.values, strict=True):
                if isinstance(key, ast.Constant):
                    part = str(key.value)
                    parts[part] = ast.literal_eval(value) if part == "why" else f"<{part}>"
                else:
                    parts |= {part: f"<{part}>" for part in SPREAD[ast.unparse(value).partition("(")[0]]}
            yield str(code.value), parts


SPREAD = {
    "because": ["reason"],
    "trouble": ["code", "reason"],
    "parity_parts": ["game", "what", "count"],
    "parts": ["table", "seat", "number", "told", "kept"],
}
"""What an expression adds to the parts of an error."""
UNSAID = {"bench_wrong_build": {"found"}, "load_other": {"told", "kept"}}
"""Parts that say no more than the sentence does without them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [PURE, COMPILED])
def test_every_error_has_a_sentence_that_says_all_its_parts(language: str, kind: str) -> None:
    texts = Texts(language, [TEXTS])
    chosen: dict[str, Json] = {"wanted": kind, "what": "players", "contender": "pages"}
    codes = list(raised())
    assert len({code for code, _ in codes}) > 20
    for code, parts in codes:
        selected = {name: chosen[name] for name in parts if name in chosen}
        sentence = texts.error(BenchError(code, {**parts, **selected}))
        assert not sentence.startswith("[")
        for name in {*parts} - {*chosen, "why"} - UNSAID.get(code, set()):
            assert f"<{name}>" in sentence, (code, sentence)


def test_every_part_of_an_error_that_selects_a_sentence_has_one_of_its_own() -> None:
    for language in LANGUAGES:
        texts = Texts(language, [TEXTS])
        told = [texts.error(BenchError("load_contender", {"contender": name, "reason": "<r>"})) for name in SERVERS]
        told += [
            texts.error(BenchError("load_ended", {"contender": name, "code": "1", "reason": "<r>"})) for name in OURS
        ]
        assert len(set(told)) == len(SERVERS) + len(OURS)
        for name, sentence in zip([*SERVERS, *OURS], told, strict=True):
            assert texts.say(contender_label(name).key) in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["error-bench-parity", "bench-parity-part"])
def test_all_that_parity_compares_is_named(language: str, code: str) -> None:
    texts = Texts(language, [TEXTS])
    names = ["leduc", "leduc, 2 players", "leduc, hands", "leduc, odds", "leduc, experts"]
    told = {texts.say(code, {**parity_parts(name), "seed": 7}) for name in names}
    assert len(told) == len(names)
    assert all("leduc" in one for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_words(language: str) -> None:
    texts = Texts(language, [TEXTS])
    keys = [one.label.key for one in CONTENDERS] + [bar.title.key for bar in BARS]
    keys += [f"bench-{outcome}" for outcome in (MET, MISSED, NO_BAR)]
    keys += [f"bench-unit-{unit}" for unit in units()]
    keys += [contender_label(name).key for name in SERVERS]
    keys += [f"load-head-{name.replace('_', '-')}" for name, _ in FIGURES]
    keys += [f"bench-head-{head}" for head in literals("_heads", all_arguments=True) if head]
    keys += [key for name in ("Phrase", "progress", "say") for key in literals(name)]
    keys += [f"reason-{why}" for why in reasons()]
    assert len(keys) > 140
    assert [key for key in keys if not texts.has(key)] == []


def units() -> set[str]:
    """What the contenders' scripts say that they count."""
    found = set()
    for script in (PACKAGE / "contenders").glob("*.py"):
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 2:
                unit, batch = node.value.elts
                if isinstance(unit, ast.Constant) and isinstance(batch, ast.Name) and batch.id == "batch":
                    found.add(str(unit.value))
    assert {"decisions", "loops", "odds"} <= found
    return found


def literals(function: str, all_arguments: bool = False) -> list[str]:
    """The texts that stand as the first argument, or as all, in calls of a function."""
    found = []
    for name, call in calls(PACKAGE):
        if name == function:
            found += [word.value for word in (call.args if all_arguments else call.args[:1])
                      if isinstance(word, ast.Constant) and isinstance(word.value, str)]  # fmt: skip
    assert found
    return found


def reasons() -> set[str]:
    """Reasons of ours: what stands behind `"why"` in the parts of a text."""
    found = set()
    for module in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "why" and isinstance(value, ast.Constant):
                        found.add(str(value.value))
    assert {"bench-no-message", "bench-silent", "load-no-npm", "load-closed"} <= found
    return found


def keys_in(folder: str, language: str) -> set[str]:
    return {
        entry.id.name
        for path in Path(folder).glob(f"{language}*.ftl")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    }


def test_the_command_line_lays_no_text_of_its_own_over_one_of_the_benchmark() -> None:
    for language in LANGUAGES:
        assert keys_in(TEXTS, language) & keys_in(CLI_TEXTS, language) == set()
