"""Says which engine the suite runs on, and refuses to run on another one than asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from banneret.core import bits

HERE = Path(__file__).parent
ENGINE = ("arena", "bots", "conformance", "core", "examples", "games", "golden", "test_parity.py")
"""What a compiler could change: these run on both engines, all others on the compiled one alone."""

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are marked `engine` and `long` by where they lie."""
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        folder, *inner = item.path.relative_to(HERE).parts
        if folder in ENGINE and not item.path.name.startswith(PICTURES):
            item.add_marker(pytest.mark.engine)
        if folder == "conformance" and inner[0] in LONG:
            item.add_marker(pytest.mark.long)
