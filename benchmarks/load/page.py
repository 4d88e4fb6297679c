"""A run under load in words: as a part of the benchmarks' page, as a picture and as JSON."""

import json
from math import isfinite
from statistics import median
from typing import Final

from benchmarks.figures import between, kilobytes, rounded
from benchmarks.load.drive import quantile
from benchmarks.load.picture import Curve, draw
from benchmarks.load.report import FIGURES, LoadReport, Measured, divided, sustained

BEGIN: Final = "<!-- begin: make load -->"
END: Final = "<!-- end: make load -->"
TITLE: Final = "The web table under load"
COMPARED: Final = """\
- **Banneret, drawn pages**: what a browser gets. The server applies the rules of Havoc, commits the answer to SQLite
  (WAL, `synchronous=FULL`), and only then draws the regions that changed, for each seat from what that seat may see,
  in its language.
- **Banneret, JSON for programs**: the same, but each seat gets its state as JSON and draws nothing. This is the like of
  what boardgame.io sends.
- **boardgame.io, in memory**: its default storage. It is **not durable**: a restart loses every match. Its game is
  trivial, a counter that the seat whose turn it is counts up; every seat gets the same few hundred bytes.
- **boardgame.io, FlatFile**: its file storage. It announces a move **before** it writes it and never waits for the
  disk, so it is not durable in the sense of ours either; it writes the whole log of a match anew with every move."""
RATIOS: Final = "Ratios within a round. For times and CPU, below 1 is better for us; for actions/s, above 1."


class LoadPage:
    """One run."""

    def __init__(self, report: LoadReport) -> None:
        self.report = report

    def heads(self) -> list[str]:
        """What each of the figures is."""
        limit = f"{1000 * self.report.plan.limit:g}"
        return [
            "p50, ms",
            "p99, ms",
            "p99 in bursts, ms",
            f"actions/s until p99 passes {limit} ms",
            "server CPU an action, ms",
        ]

    def rows(self) -> list[tuple[str, list[str]]]:
        """Each contender with its figures: the median of the rounds, and their range."""
        return [(one.label, [spread(one.column(figure)) for _, figure in FIGURES]) for one in self.report.measured]

    def ratios(self) -> list[tuple[str, list[str]]]:
        """Ours over each other one, taken within a round."""
        return [
            (
                f"{ours.label} ÷ {other.label}",
                [spread(divided(ours.column(figure), other.column(figure))) for _, figure in FIGURES],
            )
            for ours in self.report.ours()
            for other in self.report.others(ours)
        ]

    # As a part of a page.

    def section(self, picture: str) -> str:
        parts = [BEGIN, f"## {TITLE}", "Made by `make load`; do not edit by hand.", self._conditions(), self._pace()]
        parts += [f"![Time until the last seat has heard, by pace]({picture})", COMPARED]
        parts.append(table("contender", self.heads(), self.rows()))
        if ratios := self.ratios():
            parts += [RATIOS, table("ratio", self.heads(), ratios)]
        parts += ["### Memory", "Growth of the server's resident memory, divided by the tables.", self._memory()]
        parts += ["### Nothing lost, nothing doubled", self._checked()]
        if self.report.notes:
            parts.append("\n".join(f"- {note}" for note in self.report.notes))
        return "\n\n".join([*parts, END])

    def _conditions(self) -> str:
        plan, machine = self.report.plan, self.report.machine
        return (
            f"{machine['date']}, {machine['processor']}, {machine['cores']} cores, {machine['system']}, "
            f"{machine['interpreter']}, {self.report.build} build. {plan.tables} tables of {plan.seats} seats on "
            f"loopback, one open stream a seat ({plan.tables * plan.seats} streams), every seat from an address of its "
            "own under the limits that the server is shipped with. The driver is another process on the same cores, "
            f"and other work went on there: so the figures are medians of {plan.rounds} rounds in which all took "
            "turns, with their range. Trust the ratios."
        )

    def _pace(self) -> str:
        plan = self.report.plan
        drafts = [share for one in self.report.ours() for share in one.column(lambda turn: turn.drafts)]
        return (
            f"Human pace: a table acts every {plan.pace:g} seconds on average, at random moments, and every "
            f"{plan.burst_every:g} seconds {100 * plan.burst_share:g} % of the tables act at once. An action is an "
            "answer that everybody at the table sees; its time runs from sending it until the last seat has heard of "
            f"it. The pace is then raised in steps of {plan.step_seconds:g} seconds. Our tables are played at random: "
            f"beside each action come {rounded(median(drafts))} drafts, answers that only their owner sees, which are "
            "load but are not counted as actions."
        )

    def _memory(self) -> str:
        rows = [
            (
                one.label,
                [kilobytes(one.memory_seated), kilobytes(one.memory_played), message_size(one), one.versions or "–"],
            )
            for one in self.report.measured
        ]
        seated = "a table with all seats taken and watching"
        return table("contender", [seated, "the same after the last round", "a message", "versions"], rows)

    def _checked(self) -> str:
        ours = self.report.ours()
        tables, answers = sum(one.tables_checked for one in ours), sum(one.answers_checked for one in ours)
        return (
            "After the last acknowledgement our servers were killed with `kill -9`. The records in their databases "
            f"held all {answers:,} acknowledged answers of {tables:,} games, each once and in its order, and every "
            "record could be replayed. One answer in fifty had been sent twice with the same key."
        )

    # As a picture.

    def svg(self) -> str:
        """The 99th percentile by the rate that was reached."""
        curves = [
            Curve(
                one.label,
                [(step.rate, 1000 * quantile(step.times, 0.99)) for turn in one.rounds for step in turn.steps()],
                median(one.column(sustained)),
            )
            for one in self.report.measured
        ]
        plan, date = self.report.plan, self.report.machine["date"]
        caption = (
            f"{plan.tables} tables of {plan.seats} seats, {date}. A dot: the 99th percentile at one pace of one round."
        )
        return draw(curves, 1000 * plan.limit, TITLE, caption)


def spread(values: list[float]) -> str:
    if not all(map(isfinite, values)):
        return "–"  # the other one reached nothing
    return f"**{rounded(median(values))}** ({between(rounded(min(values)), rounded(max(values)))})"


def message_size(one: Measured) -> str:
    return f"{rounded(median(one.column(lambda turn: turn.size)))} bytes"


def as_json(report: LoadReport) -> str:
    """Everything, with every round's figures and every pace of the climbs."""
    return json.dumps(
        {
            "machine": report.machine,
            "build": report.build,
            "tables": report.plan.tables,
            "seats": report.plan.seats,
            "rounds": report.plan.rounds,
            "limit": report.plan.limit,
            "contenders": [
                {
                    "name": one.name,
                    "label": one.label,
                    "versions": one.versions or None,
                    **{name: one.column(figure) for name, figure in FIGURES},
                    "climbs": [
                        [{"rate": step.rate, "p99": 1000 * quantile(step.times, 0.99)} for step in turn.steps()]
                        for turn in one.rounds
                    ],
                    "memory_seated": one.memory_seated,
                    "memory_played": one.memory_played,
                    "bytes": median(one.column(lambda turn: turn.size)),
                    "drafts": median(one.column(lambda turn: turn.drafts)),
                    "tables_checked": one.tables_checked,
                    "answers_checked": one.answers_checked,
                }
                for one in report.measured
            ],
            "notes": report.notes,
        },
        ensure_ascii=False,
        indent=2,
    )


def table(first: str, heads: list[str], rows: list[tuple[str, list[str]]]) -> str:
    lines = [f"| {first} | {' | '.join(heads)} |", "|---" * (len(heads) + 1) + "|"]
    return "\n".join([*lines, *[f"| {name} | {' | '.join(cells)} |" for name, cells in rows]])


def put_into(page: str, section: str, title: str) -> str:
    """A page with this part in the place of an older one, or at its end; an empty page gets the title."""
    before, mark, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if mark else ""
    return f"{before.rstrip() or f'# {title}'}\n\n{section}\n{after.strip()}".rstrip() + "\n"


def section_of(page: str) -> str:
    """The part of a page that a run under load wrote; empty where there is none."""
    _, mark, rest = page.partition(BEGIN)
    inner, end, _ = rest.partition(END)
    return f"{mark}{inner}{end}" if mark and end else ""
