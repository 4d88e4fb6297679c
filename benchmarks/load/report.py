"""What a run under load found."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from benchmarks.load.drive import Climb, Phase, Plan, quantile

OURS: Final = ("pages", "programs")
OLD: Final = "-old"
LABELS: Final = {
    "pages": "Banneret, drawn pages",
    "programs": "Banneret, JSON for programs",
    "pages-old": "the old build, drawn pages",
    "programs-old": "the old build, JSON for programs",
    "boardgame-memory": "boardgame.io, in memory",
    "boardgame-files": "boardgame.io, FlatFile",
}
"""What people call the contender of a name."""


@dataclass(frozen=True, slots=True)
class Round:
    """One turn: `cpu` are the server's processor seconds, `drafts` the drafts, for each action at the human pace.

    `size` is the mean number of bytes of a message to a seat.
    """

    human: Phase
    climb: Climb
    cpu: float
    drafts: float
    size: float

    def steps(self) -> list[Phase]:
        """All paces of a turn at which something was done."""
        return [phase for phase in [self.human, *self.climb.phases] if phase.times]


@dataclass(frozen=True, slots=True)
class Measured:
    """A contender. Memory is in bytes a table."""

    name: str
    versions: str
    rounds: list[Round]
    memory_seated: float
    memory_played: float
    tables_checked: int
    answers_checked: int

    @property
    def label(self) -> str:
        """What people call it."""
        return LABELS[self.name]

    def column(self, figure: Callable[[Round], float]) -> list[float]:
        return [figure(one) for one in self.rounds]


def p50(one: Round) -> float:
    return 1000 * quantile(one.human.times, 0.5)


def p99(one: Round) -> float:
    return 1000 * quantile(one.human.times, 0.99)


def p99_burst(one: Round) -> float:
    return 1000 * quantile(one.human.burst_times or one.human.times, 0.99)


def sustained(one: Round) -> float:
    return one.climb.rate


def cpu(one: Round) -> float:
    return 1000 * one.cpu


FIGURES: Final[tuple[tuple[str, Callable[[Round], float]], ...]] = (
    ("p50", p50),
    ("p99", p99),
    ("p99_burst", p99_burst),
    ("sustained", sustained),
    ("cpu", cpu),
)


@dataclass(frozen=True, slots=True)
class LoadReport:
    """One run."""

    machine: dict[str, str]
    plan: Plan
    build: str
    measured: list[Measured]
    notes: list[str]

    def ours(self) -> list[Measured]:
        return [one for one in self.measured if one.name in OURS]

    def others(self, ours: Measured) -> list[Measured]:
        """What one of ours is compared with: of an old build, the same door."""
        found = [one for one in self.measured if one.name not in OURS]
        return [one for one in found if not one.name.endswith(OLD) or one.name == ours.name + OLD]


def divided(ours: list[float], others: list[float]) -> list[float]:
    return [mine / other if other else float("inf") for mine, other in zip(ours, others, strict=True)]
