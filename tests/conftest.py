"""Says which engine the suite runs on, and refuses to run on another one than asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from banneret.core import bits


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
