"""Says which engine the suite runs on, and refuses to run on another one than asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from banneret.core import bits

HERE = Path(__file__).parent
ENGINE = ("arena", "bots", "conformance", "core", "examples", "games", "golden", "test_parity.py")
"""What a compiler could change: these run on both engines, all others on the compiled one alone."""

FIRST_MINUTE = (
    "cli/test_export.py",
    "cli/test_guiding.py",
    "cli/test_learn.py",
    "cli/test_lists.py",
    "cli/test_main.py",
    "cli/test_odds.py",
    "cli/test_play.py",
    "cli/test_puzzle.py",
    "cli/test_terminal.py",
    "cli/test_typed_answers.py",
    "envs/test_doors.py",
    "insight/test_guide.py",
    "insight/test_lessons.py",
    "insight/test_primer.py",
    "insight/test_puzzles.py",
    "server/test_web_api.py",
    "server/test_web_pages.py",
)
"""What people meet while the compiler still works, terminal and web table: these run on both engines, too."""

PICTURES = ("test_table_", "test_terminal")
"""Drawings of the games, which no compiler sees: of the folder `games` they alone run once."""

LONG = frozenset(
    f"test_{game}.py" for game in ("havoc", "knights", "field_of_glory", "mousquetaires", "warrior_knights")
)
"""In the folder `conformance`: hundreds of whole games, which run on the compiled engine alone."""


def engine() -> str:
    """`pure` or `compiled`, by the file that Python really loaded."""
    return "pure" if Path(bits.__file__).suffix == ".py" else "compiled"


def pytest_configure() -> None:
    """BANNERET_ENGINE names the engine that is meant: a suite that tests the wrong one proves nothing."""
    meant = os.environ.get("BANNERET_ENGINE", engine())
    if meant != engine():
        raise pytest.UsageError(f"the suite is meant for the {meant} engine, but {bits.__file__} was loaded")


def pytest_report_header() -> str:
    """The line that stands above the results."""
    return f"engine: {engine()} ({os.path.relpath(bits.__file__)})"


def runs_on_both(path: Path) -> bool:
    """Whether the tests of a file run on both engines."""
    place = path.relative_to(HERE)
    by_folder = place.parts[0] in ENGINE and not path.name.startswith(PICTURES)
    return by_folder or place.as_posix() in FIRST_MINUTE


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests of both engines are asked for, the other files are not even read."""
    only_engine = str(config.getoption("markexpr")).startswith("engine")
    is_test = collection_path.name.startswith("test_") and collection_path.is_relative_to(HERE)
    return True if only_engine and is_test and not runs_on_both(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are marked `engine` and `long` by where they lie."""
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        if runs_on_both(item.path):
            item.add_marker(pytest.mark.engine)
        if item.path.parent.name == "conformance" and item.path.name in LONG:
            item.add_marker(pytest.mark.long)
