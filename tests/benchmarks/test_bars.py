"""The table of contenders and bars is whole, and a bar is judged by its worst round."""

import ast
import sys
from pathlib import Path

import pytest

import benchmarks.runner
from benchmarks.bars import BARS, CONTENDERS, MICROSECONDS, PEERS, RATE, RATIO, Bar, Contender
from benchmarks.peers import PINNED

SCRIPTS = Path(benchmarks.runner.__file__).parent / "contenders"


def imports_of(script: Path) -> set[str]:
    """The top-level packages that a script imports, by statement or by `importlib.import_module`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "import_module":
            found |= {str(word.value).split(".")[0] for word in node.args if isinstance(word, ast.Constant)}
    return found


def test_a_ratio_bar_is_judged_by_its_least_ratio() -> None:
    bar = Bar("ratio", RATIO, "ours", "theirs", 4.0)
    assert bar.value(8.0, 2.0) == 4.0
    assert bar.met([4.0, 9.0])
    assert not bar.met([3.99, 9.0])


def test_a_rate_bar_is_judged_by_its_least_rate() -> None:
    bar = Bar("rate", RATE, "ours", limit=2000.0)
    assert bar.value(1500.0, 1.0) == 1500.0
    assert bar.met([2000.0, 2500.0])
    assert not bar.met([2500.0, 1999.0])


def test_a_time_bar_is_judged_by_its_greatest_time() -> None:
    bar = Bar("time", MICROSECONDS, "ours", limit=3.0)
    assert bar.value(500_000.0, 1.0) == 2.0
    assert bar.met([2.0, 3.0])
    assert not bar.met([2.0, 3.01])


def test_every_bar_names_contenders_that_exist() -> None:
    names = {contender.name for contender in CONTENDERS}
    assert len(names) == len(CONTENDERS)
    for bar in BARS:
        assert {bar.over, bar.under or bar.over, bar.beside or bar.over} <= names
        assert bool(bar.under) == (bar.kind == RATIO)


def test_no_two_contenders_and_no_two_bars_have_the_same_words() -> None:
    assert len({contender.label for contender in CONTENDERS}) == len(CONTENDERS)
    assert len({bar.title for bar in BARS}) == len(BARS)


@pytest.mark.parametrize("contender", CONTENDERS, ids=lambda contender: contender.name)
def test_every_contender_is_a_variant_of_a_script(contender: Contender) -> None:
    tree = ast.parse((SCRIPTS / f"{contender.script}.py").read_text(encoding="utf-8"))
    variants = [
        {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Dict)
        and any(isinstance(target, ast.Name) and target.id == "VARIANTS" for target in node.targets)
    ]
    assert contender.variant in variants[0]
    assert set(contender.needs) <= set(PINNED)
    assert bool(contender.needs) == (contender.home == PEERS)


def test_scripts_for_the_peers_do_not_import_banneret() -> None:
    peers = {contender.script for contender in CONTENDERS if contender.home == PEERS}
    for script in peers:
        assert "banneret" not in imports_of(SCRIPTS / f"{script}.py")


def test_the_measuring_loop_imports_nothing_but_the_standard_library() -> None:
    assert imports_of(SCRIPTS / "harness.py") <= sys.stdlib_module_names
