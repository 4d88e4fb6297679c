"""A run under load in words: as a part of the benchmarks' page and as a picture, and as JSON."""

import json
from statistics import median
from typing import Final

from banneret.bench.load.drive import quantile
from banneret.bench.load.picture import Curve, draw
from banneret.bench.load.report import FIGURES, LoadReport, Measured, divided, sustained
from banneret.bench.words import Words, english

BEGIN: Final = "<!-- begin: banneret load -->"
END: Final = "<!-- end: banneret load -->"


class LoadPage:
    """One run in the reader's language."""

    def __init__(self, report: LoadReport, words: Words) -> None:
        self.report = report
        self.words = words

    def heads(self) -> list[str]:
        limit = self.words.number(1000 * self.report.plan.limit)
        return [self.words.say(f"load-head-{name.replace('_', '-')}", {"limit": limit}) for name, _ in FIGURES]

    def rows(self) -> list[tuple[str, list[str]]]:
        """Each contender with its figures: the median of the rounds, and their range."""
        return [
            (self.label(one), [self.spread(one.column(figure)) for _, figure in FIGURES])
            for one in self.report.measured
        ]

    def ratios(self) -> list[tuple[str, list[str]]]:
        """Ours over each other one, taken within a round."""
        return [
            (
                f"{self.label(ours)} ÷ {self.label(other)}",
                [self.spread(divided(ours.column(figure), other.column(figure))) for _, figure in FIGURES],
            )
            for ours in self.report.ours()
            for other in self.report.others()
        ]

    def notes(self) -> list[str]:
        return [self.words.phrase(note) for note in self.report.notes]

    def label(self, one: Measured) -> str:
        return self.words.phrase(one.label)

    def spread(self, values: list[float]) -> str:
        low, high = self.words.rounded(min(values)), self.words.rounded(max(values))
        return f"**{self.words.rounded(median(values))}** ({self.words.range(low, high)})"

    # As a part of a page.

    def section(self, picture: str) -> str:
        say = self.words.say
        parts = [BEGIN, f"## {say('load-page')}", say("load-page-made"), self._conditions(), self._pace()]
        parts += [f"![{say('load-page-picture')}]({picture})", say("load-page-compared")]
        parts.append(table(say("bench-head-contender"), self.heads(), self.rows()))
        if ratios := self.ratios():
            parts += [say("load-page-ratios"), table(say("load-head-ratio"), self.heads(), ratios)]
        parts += [f"### {say('load-page-memory')}", say("load-page-memory-about"), self._memory()]
        parts += [f"### {say('load-page-checked')}", self._checked()]
        if notes := self.notes():
            parts.append("\n".join(f"- {note}" for note in notes))
        return "\n\n".join([*parts, END])

    def _conditions(self) -> str:
        plan, machine = self.report.plan, self.report.machine
        return self.words.say(
            "load-page-conditions",
            {
                **machine,
                "date": self.words.date(machine["date"]),
                "build": self.report.build,
                "tables": str(plan.tables),
                "seats": str(plan.seats),
                "streams": str(plan.tables * plan.seats),
                "rounds": str(plan.rounds),
            },
        )

    def _pace(self) -> str:
        plan, number = self.report.plan, self.words.number
        drafts = [share for one in self.report.ours() for share in one.column(lambda turn: turn.drafts)]
        return self.words.say(
            "load-page-pace",
            {
                "pace": number(plan.pace),
                "every": number(plan.burst_every),
                "share": number(100 * plan.burst_share),
                "step": number(plan.step_seconds),
                "drafts": self.words.rounded(median(drafts)),
            },
        )

    def _memory(self) -> str:
        kilobytes = self.words.kilobytes
        rows = [
            (
                self.label(one),
                [kilobytes(one.memory_seated), kilobytes(one.memory_played), self._size(one), one.versions or "–"],
            )
            for one in self.report.measured
        ]
        keys = ("load-head-seated", "load-head-played", "load-head-message", "bench-head-versions")
        return table(self.words.say("bench-head-contender"), [self.words.say(key) for key in keys], rows)

    def _size(self, one: Measured) -> str:
        size = median(one.column(lambda turn: turn.size))
        return self.words.say("load-page-bytes", {"size": self.words.rounded(size)})

    def _checked(self) -> str:
        ours = self.report.ours()
        tables, answers = sum(one.tables_checked for one in ours), sum(one.answers_checked for one in ours)
        number = self.words.number
        return self.words.say(
            "load-page-checked-about", {"answers": number(answers, ","), "tables": number(tables, ",")}
        )

    # As a picture.

    def svg(self) -> str:
        """The 99th percentile by the rate that was reached."""
        curves = [
            Curve(
                self.label(one),
                [(step.rate, 1000 * quantile(step.times, 0.99)) for turn in one.rounds for step in turn.steps()],
                median(one.column(sustained)),
            )
            for one in self.report.measured
        ]
        plan, date = self.report.plan, self.words.date(self.report.machine["date"])
        caption = {"tables": str(plan.tables), "seats": str(plan.seats), "date": date}
        return draw(curves, 1000 * plan.limit, self.words, self.words.say("load-picture-caption", caption))


def as_json(report: LoadReport) -> str:
    """Everything, with every round's figures and every pace of the climbs."""
    page = LoadPage(report, english())
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
                    "label": page.label(one),
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
            "notes": page.notes(),
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
