"""What must hold: an invariant that is broken says where in a position it is written, and why it cannot be."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import mypyc_attr

from banneret.core.jsons import Json


@final
@mypyc_attr(native_class=False)
class BrokenInvariant(AssertionError):
    """An invariant of a game does not hold: the key of a position, and the text `reason-position-<why>`."""

    def __init__(self, key: str, why: str, parts: Mapping[str, Json] | None = None) -> None:
        told: dict[str, Json] = {} if parts is None else dict(parts)
        super().__init__(f"{key}: {why} {told}" if told else f"{key}: {why}")
        self.key = key
        self.why = why
        self.parts = told


def hold(holds: bool, key: str, why: str, parts: Mapping[str, Json] | None = None) -> None:
    """Raise `BrokenInvariant` unless it holds."""
    if not holds:
        raise BrokenInvariant(key, why, parts)
