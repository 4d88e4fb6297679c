"""Steps that belong to one seat."""

from mypy_extensions import i64

from banneret.core.kernel import Step
from banneret.games.knights.rules.state import Knights


class SeatStep(Step[Knights]):
    """A step in the turn or the roll of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]
