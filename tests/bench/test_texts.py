"""Every error of the benchmark has a sentence in both languages."""

import ast
from pathlib import Path

import pytest

import banneret.bench
from banneret.bench.bars import COMPILED, PURE
from banneret.bench.errors import TEXTS, BenchError
from banneret.core.texts import LANGUAGES, Texts

PACKAGE = Path(banneret.bench.__file__).parent


def raised() -> dict[str, list[str]]:
    """The codes that the package raises, and the names of their parts."""
    found: dict[str, list[str]] = {}
    for module in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BenchError":
                code, parts = node.args
                assert isinstance(code, ast.Constant)
                assert isinstance(parts, ast.Dict)
                found[str(code.value)] = [str(key.value) for key in parts.keys if isinstance(key, ast.Constant)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [PURE, COMPILED])
def test_every_error_has_a_sentence_that_says_all_its_parts(language: str, kind: str) -> None:
    texts = Texts(language, [TEXTS])
    codes = raised()
    assert len(codes) == 9
    for code, names in codes.items():
        sentence = texts.error(BenchError(code, {name: kind if name == "wanted" else f"<{name}>" for name in names}))
        assert not sentence.startswith("[")
        for name in names:
            assert name in ("wanted", "found") or f"<{name}>" in sentence
