"""The measured part of a real-time limit. Rules hold no clock: a driver keeps an hourglass and passes the time in.

`Game.clock_runs` says when time counts, `clock_number` which limit it is, `clock_seconds` how long it is. When nothing
is left the driver carries out the side act that the game offers to the TABLE, which is recorded like any other answer.
"""

from typing import Final, final

from banneret.core.kernel import Game

FOR_EVER: Final = float("inf")
SEPARATOR: Final = " "


@final
class Hourglass:
    """How much of a limit is spent, counted up to the moment `at`. It never changes; time makes a new one of it."""

    def __init__(self, number: int, spent: float, at: float, runs: bool) -> None:
        self.number = number
        self.spent = spent
        self.at = at
        self.runs = runs

    def counted(self, now: float, lapse: float = FOR_EVER) -> "Hourglass":
        """Time has passed. After a gap longer than `lapse` nobody was there to measure: it does not count."""
        passed = now - self.at
        if not self.runs or passed < 0.0 or passed > lapse:
            return Hourglass(self.number, self.spent, now, self.runs)
        return Hourglass(self.number, self.spent + passed, now, self.runs)

    def charged(self, seconds: float) -> "Hourglass":
        """Seconds that something costs, however quick it was; below zero they are given back."""
        return Hourglass(self.number, max(0.0, self.spent + seconds), self.at, self.runs)

    def left(self, game: Game) -> float:
        """The seconds that are left of the game's limit."""
        return max(0.0, float(game.clock_seconds()) - self.spent)

    def ends(self, game: Game) -> float:
        """The moment at which nothing is left, if it goes on running."""
        return self.at + self.left(game)

    def text(self) -> str:
        """To be kept; `read_hourglass` reads it."""
        return SEPARATOR.join([str(self.number), repr(self.spent), repr(self.at), "1" if self.runs else "0"])


def read_hourglass(text: str) -> Hourglass | None:
    """An hourglass out of its text; an empty one is none."""
    if not text:
        return None
    number, spent, at, runs = text.split(SEPARATOR)
    return Hourglass(int(number), float(spent), float(at), runs == "1")


def turned(glass: Hourglass | None, game: Game, now: float, may_run: bool = True) -> Hourglass | None:
    """The glass for the present state: another limit has a fresh one. `may_run` false: something outside stops it."""
    if game.over:
        return None
    number = int(game.clock_number())
    if glass is None or glass.number != number:
        if not game.clock_runs():
            return None
        glass = Hourglass(number, 0.0, now, False)
    return Hourglass(number, glass.spent, now, may_run and game.clock_runs())


def is_up(glass: Hourglass | None, game: Game) -> bool:
    """Whether the time is up and the game has to be told."""
    return glass is not None and game.clock_runs() and glass.left(game) <= 0.0
