"""The checker of the layers sees every way of importing, and `make check` runs all checkers over the project."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import check_layers

ROOT = Path(__file__).resolve().parent.parent
GAMES = frozenset({"havoc", "knights"})


def problems(module: str, text: str, *, is_package: bool = False) -> list[str]:
    return check_layers.problems(text, module, is_package, GAMES)


def test_make_runs_every_checker_over_the_project() -> None:
    """What a checker says of the whole project is asked once, by `make check`, and not again by the suite."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipe = re.search(r"^check: .*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    tested = re.search(r"^test: .*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert recipe is not None
    assert tested is not None
    for tool in (ROOT / "tools").glob("check_*.py"):
        assert f"\t$(BIN)/python tools/{tool.name}\n" in recipe[1]
    assert " check " in tested[1]


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("banneret.core.kernel", "import banneret.games"),
        ("banneret.core.kernel", "from banneret import games"),
        ("banneret.core.kernel", "from banneret.games import havoc"),
        ("banneret.core.kernel", "from ..games import registry"),
        ("banneret.core.kernel", "from .. import cli"),
        ("banneret.core.kernel", "def late() -> None:\n    import banneret.server"),
        ("banneret.core.kernel", "if TYPE_CHECKING:\n    from banneret.bots import Bot"),
        ("banneret.core.kernel", "try:\n    import rich\nexcept ImportError:\n    pass"),
        ("banneret.core.kernel", "import importlib\nimportlib.import_module('banneret.games.havoc')"),
        ("banneret.core.kernel", "from importlib import import_module\nx = [import_module('banneret.cli')]"),
        ("banneret.core.kernel", "__import__('numpy')"),
        ("banneret.games.havoc.rules.state", "from banneret.games.knights.odds import dice"),
        ("banneret.games.havoc.rules.state", "from ...knights.odds.dice import roll"),
        ("banneret.games.havoc.rules.state", "from banneret.bots import Bot"),
        ("banneret.games.havoc.rules.state", "import rich.table"),
        ("banneret.games.registry", "from banneret.games import havoc"),
        ("banneret.bots.search", "from banneret.games.havoc.rules import state"),
        ("banneret.bots.search", "from banneret.arena import ratings"),
        ("banneret.arena.exact", "import banneret.games.knights.odds.prospects"),
        ("banneret.arena.ratings", "import numpy"),
        ("banneret.conformance.suite", "from banneret.server import app"),
        ("banneret.games.havoc.rules.battle", "from banneret.games.havoc.sight.memory import HavocMemory"),
        ("banneret.games.havoc.rules.battle", "def late() -> None:\n    from banneret.games.havoc.bot import expert"),
        ("banneret.games.havoc.sight.memory", "from banneret.games.havoc.odds import beaten"),
        ("banneret.games.havoc.odds.beaten", "from banneret.games.havoc.bot.expert import HavocExpert"),
        ("banneret.games.havoc.bot.expert", "from banneret.games.havoc.web import table"),
        ("banneret.games.havoc.bot.expert", "from banneret.games.havoc import kind"),
        ("banneret.games.havoc.bot.expert", "from banneret.games.havoc.rules.battle import _hidden"),
        ("banneret.games.havoc.web.table", "from banneret.games.havoc.positions import describe"),
        ("banneret.games.havoc.words", "from banneret.games.havoc.terminal import table"),
        ("banneret.games.havoc.cellar.wine", "import json"),
        ("banneret.server.app", "from banneret.cli.main import main"),
        ("banneret.core.kernel", "from banneret.elsewhere import thing"),
    ],
)
def test_an_import_that_looks_up_or_aside_is_found(module: str, text: str) -> None:
    assert len(problems(module, text)) == 1


@pytest.mark.parametrize(
    ("module", "text"),
    [
        (
            "banneret.core.kernel",
            "import json\nfrom mypy_extensions import i64\nfrom fluent.runtime import FluentBundle",
        ),
        ("banneret.core.kernel", "from .bits import BIT\nfrom banneret import __version__"),
        (
            "banneret.games.havoc.rules.state",
            "from banneret.core.kernel import Game\nfrom banneret.games.havoc.rules import cards",
        ),
        ("banneret.games.havoc.rules.state", "from .cards import DOG\nfrom ....core import bits"),
        ("banneret.games.havoc.bot.expert", "from banneret.games.havoc.odds import beaten\nfrom .plans import best"),
        ("banneret.games.havoc.web.table", "from banneret.games.havoc import words\nfrom ..sight import memory"),
        ("banneret.games.havoc.kind", "from banneret.games.havoc.bot.expert import HavocExpert"),
        ("banneret.games.registry", "def load() -> object:\n    from banneret.games import havoc\n    return havoc"),
        ("banneret.bots.search", "from banneret.games.registry import load\nfrom banneret.core import bits"),
        ("banneret.arena.ratings", "from banneret.bots import search"),
        ("banneret.cli.main", "import rich\nfrom banneret.games.havoc.web import table\nimport banneret.server.app"),
        ("banneret.__main__", "from banneret.cli.main import main"),
    ],
)
def test_an_import_that_looks_down_is_left_alone(module: str, text: str) -> None:
    assert problems(module, text) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert problems("banneret.games", "def load() -> None:\n    from .havoc import state", is_package=True) == []
    assert problems("banneret.core", "from ..games import registry", is_package=True) != []


def test_the_package_itself_imports_nothing_of_the_project() -> None:
    assert problems("banneret", "from banneret.core import kernel", is_package=True) != []
    assert problems("banneret", "import rich", is_package=True) != []


def test_a_package_without_a_layer_is_reported() -> None:
    assert problems("banneret.elsewhere.thing", "") == [
        "1: banneret.elsewhere.thing belongs to no layer: name its package in tools/check_layers.py"
    ]


def test_a_problem_names_file_line_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "src" / "banneret" / "core"
    folder.mkdir(parents=True)
    (folder / "kernel.py").write_text('"""Kernel."""\n\nimport banneret.cli\n', encoding="utf-8")
    problem = f"{folder / 'kernel.py'}:3: core may not import cli (banneret.cli)"
    assert check_layers.check(tmp_path / "src") == [problem]
    monkeypatch.setattr(check_layers, "ROOT", tmp_path)
    assert check_layers.main() == 1
    assert capsys.readouterr().out == f"{problem}\n"
    (folder / "kernel.py").write_text("import json\n", encoding="utf-8")
    assert check_layers.main() == 0
