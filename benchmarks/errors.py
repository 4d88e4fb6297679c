"""What can go wrong before a number may be printed, and who is told what is being done."""

from collections.abc import Callable

Progress = Callable[[str], None]
"""Told now and then what is being done, in one line."""


class BenchError(Exception):
    """The benchmark cannot start, or must not give a number: one sentence says why."""


class NoBuild(BenchError):
    """A build of the package is missing and cannot be made here."""
