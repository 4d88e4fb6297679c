"""Says which engine the suite runs on, and refuses to run on another one than asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from banneret.core import bits

HERE = Path(__file__).parent
SOURCES = ("test_check_engine.py", "test_check_rules.py", "test_house.py", "test_layers.py", "test_rule_coverage.py")
"""These read sources and pages alone, which are the same for both engines."""


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
    """Tests that no compiler can change are marked `sources`."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in SOURCES:
            item.add_marker(pytest.mark.sources)
