"""What a run under load found, as a part of the benchmarks' page, as JSON and as a picture."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Final

from banneret.bench.load.drive import Climb, Phase, Plan, quantile
from banneret.bench.load.picture import Curve, draw
from banneret.bench.report import rounded

HEADING: Final = "## The web table under load"
BEGIN: Final = "<!-- begin: banneret load -->"
END: Final = "<!-- end: banneret load -->"
OURS: Final = ("pages", "programs")

WHAT_IS_COMPARED: Final = """\
- **Banneret, drawn pages**: what a browser gets. The server applies the rules of Havoc, commits the answer to SQLite
  (WAL, `synchronous=FULL`), and only then draws the regions that changed, for each seat from what that seat may see,
  in its language.
- **Banneret, JSON for programs**: the same, but each seat gets its state as JSON and draws nothing. This is the like of
  what boardgame.io sends.
- **boardgame.io, in memory**: its default storage. It is **not durable**: a restart loses every match. Its game is
  trivial, a counter that the seat whose turn it is counts up; every seat gets the same few hundred bytes.
- **boardgame.io, FlatFile**: its file storage. It announces a move **before** it writes it and never waits for the
  disk, so it is not durable in the sense of ours either; it writes the whole log of a match anew with every move."""


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


@dataclass(frozen=True, slots=True)
class Measured:
    """A contender. Memory is in bytes a table."""

    name: str
    label: str
    versions: str
    rounds: list[Round]
    memory_seated: float
    memory_played: float
    tables_checked: int
    answers_checked: int

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


FIGURES: Final[tuple[tuple[str, str, Callable[[Round], float]], ...]] = (
    ("p50, ms", "p50", p50),
    ("p99, ms", "p99", p99),
    ("p99 in bursts, ms", "p99_burst", p99_burst),
    ("actions/s until p99 passes {limit} ms", "sustained", sustained),
    ("server CPU an action, ms", "cpu", cpu),
)


@dataclass(frozen=True, slots=True)
class LoadReport:
    """One run."""

    machine: dict[str, str]
    plan: Plan
    build: str
    measured: list[Measured]
    notes: list[str]

    def heads(self) -> list[str]:
        return [head.format(limit=f"{1000 * self.plan.limit:g}") for head, _, _ in FIGURES]

    def rows(self) -> list[tuple[str, list[str]]]:
        """Each contender with its figures: the median of the rounds, and their range."""
        return [(one.label, [spread(one.column(figure)) for _, _, figure in FIGURES]) for one in self.measured]

    def ratios(self) -> list[tuple[str, list[str]]]:
        """Ours over each other one, taken within a round."""
        found = []
        others = [one for one in self.measured if one.name not in OURS]
        for ours in [one for one in self.measured if one.name in OURS]:
            for other in others:
                cells = [spread(divided(ours.column(f), other.column(f))) for _, _, f in FIGURES]
                found.append((f"{ours.label} ÷ {other.label}", cells))
        return found

    # As a part of a page.

    def section(self, picture: str) -> str:
        plan, machine = self.plan, self.machine
        seats = plan.tables * plan.seats
        every = f"{plan.burst_every:g} seconds {100 * plan.burst_share:g} % of the tables act at once"
        conditions = (
            f"{machine['date']}, {machine['processor']}, {machine['cores']} cores, {machine['system']}, "
            f"{machine['interpreter']}, {self.build} build. {plan.tables} tables of {plan.seats} seats on loopback, "
            f"one open stream a seat ({seats} streams), every seat from an address of its own under the limits that "
            "the server is shipped with. The driver is another process on the same cores, and other work went on "
            f"there: so the figures are medians of {plan.rounds} rounds in which all took turns, with their range. "
            "Trust the ratios."
        )
        pace = (
            f"Human pace: a table acts every {plan.pace:g} seconds on average, at random moments, and every {every}. "
            "An action is an answer that everybody at the table sees; its time runs from sending it until the last "
            f"seat has heard of it. The pace is then raised in steps of {plan.step_seconds:g} seconds. Our tables are "
            f"played at random: beside each action come {self._drafts()} drafts, answers that only their owner sees, "
            "which are load but are not counted as actions."
        )
        parts = [BEGIN, HEADING, "Made by `banneret load`; do not edit by hand.", conditions]
        parts += [pace, f"![Time until the last seat has heard, by pace]({picture})", WHAT_IS_COMPARED]
        parts.append(table("contender", self.heads(), self.rows()))
        if ratios := self.ratios():
            said = "Ratios within a round. For times and CPU, below 1 is better for us; for actions/s, above 1."
            parts += [said, table("ratio", self.heads(), ratios)]
        parts += ["### Memory", self._memory(), "### Nothing lost, nothing doubled", self._checked()]
        if self.notes:
            parts.append("\n".join(f"- {note}" for note in self.notes))
        return "\n\n".join([*parts, END])

    def _drafts(self) -> str:
        ours = [one for one in self.measured if one.name in OURS]
        return rounded(median([share for one in ours for share in one.column(lambda turn: turn.drafts)]))

    def _memory(self) -> str:
        rows = [
            (
                one.label,
                [kilobytes(one.memory_seated), kilobytes(one.memory_played), self._size(one), one.versions or "–"],
            )
            for one in self.measured
        ]
        heads = ["a table with all seats taken and watching", "the same after the last round", "a message", "versions"]
        return "Growth of the server's resident memory, divided by the tables.\n\n" + table("contender", heads, rows)

    def _size(self, one: Measured) -> str:
        return f"{rounded(median(one.column(lambda turn: turn.size)))} bytes"

    def _checked(self) -> str:
        ours = [one for one in self.measured if one.name in OURS]
        tables, answers = sum(one.tables_checked for one in ours), sum(one.answers_checked for one in ours)
        return (
            "After the last acknowledgement our servers were killed with `kill -9`. The records in their databases "
            f"held all {answers:,} acknowledged answers of {tables:,} games, each once and in its order, and every "
            "record could be replayed. One answer in fifty had been sent twice with the same key."
        )

    # As JSON and as a picture.

    def json(self) -> str:
        return json.dumps(
            {
                "machine": self.machine,
                "build": self.build,
                "tables": self.plan.tables,
                "seats": self.plan.seats,
                "rounds": self.plan.rounds,
                "limit": self.plan.limit,
                "contenders": [
                    {
                        "name": one.name,
                        "label": one.label,
                        "versions": one.versions or None,
                        **{name: one.column(figure) for _, name, figure in FIGURES},
                        "climbs": [
                            [{"rate": step.rate, "p99": 1000 * quantile(step.times, 0.99)} for step in steps(turn)]
                            for turn in one.rounds
                        ],
                        "memory_seated": one.memory_seated,
                        "memory_played": one.memory_played,
                        "bytes": median(one.column(lambda turn: turn.size)),
                        "drafts": median(one.column(lambda turn: turn.drafts)),
                        "tables_checked": one.tables_checked,
                        "answers_checked": one.answers_checked,
                    }
                    for one in self.measured
                ],
                "notes": self.notes,
            },
            ensure_ascii=False,
            indent=2,
        )

    def svg(self) -> str:
        """The 99th percentile by the rate that was reached."""
        curves = [
            Curve(
                one.label,
                [(step.rate, 1000 * quantile(step.times, 0.99)) for turn in one.rounds for step in steps(turn)],
                median(one.column(sustained)),
            )
            for one in self.measured
        ]
        plan = self.plan
        return draw(curves, 1000 * plan.limit, f"{plan.tables} tables of {plan.seats} seats, {self.machine['date']}")


def steps(turn: Round) -> list[Phase]:
    """All paces of a turn at which something was done."""
    return [phase for phase in [turn.human, *turn.climb.phases] if phase.times]


def divided(ours: list[float], others: list[float]) -> list[float]:
    return [mine / other if other else float("inf") for mine, other in zip(ours, others, strict=True)]


def spread(values: list[float]) -> str:
    return f"**{rounded(median(values))}** ({rounded(min(values))} to {rounded(max(values))})"


def kilobytes(size: float) -> str:
    return f"{rounded(size / 1024)} kB"


def table(first: str, heads: list[str], rows: list[tuple[str, list[str]]]) -> str:
    lines = [f"| {first} | {' | '.join(heads)} |", "|---" * (len(heads) + 1) + "|"]
    return "\n".join([*lines, *[f"| {name} | {' | '.join(cells)} |" for name, cells in rows]])


def put_into(page: str, section: str) -> str:
    """A page with this part in the place of an older one, or at its end."""
    before, mark, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if mark else ""
    return f"{before.rstrip() or '# Benchmarks'}\n\n{section}\n{after.strip()}".rstrip() + "\n"


def section_of(page: str) -> str:
    """The part of a page that a run under load wrote; empty where there is none."""
    _, mark, rest = page.partition(BEGIN)
    inner, end, _ = rest.partition(END)
    return f"{mark}{inner}{end}" if mark and end else ""
