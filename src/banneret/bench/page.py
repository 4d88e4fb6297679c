"""A run in words: as a page and as a picture in the reader's language, and as JSON."""

import json
from pathlib import PurePath
from statistics import median
from typing import Final

from banneret.bench.bars import CONTENDERS, MICROSECONDS, RATE, contender_label
from banneret.bench.equality import standard_errors
from banneret.bench.phrases import Part
from banneret.bench.picture import Row, draw
from banneret.bench.report import Report, Verdict, parity_parts
from banneret.bench.words import Words, english

LONG_ENOUGH: Final = 0.6
"""CPU seconds a turn of the full protocol; shorter runs say so."""


class Line:
    """A verdict in words."""

    def __init__(self, verdict: Verdict, report: Report, words: Words) -> None:
        self.verdict = verdict
        self.report = report
        self.words = words

    @property
    def title(self) -> str:
        return self.words.phrase(self.verdict.bar.title)

    def figure(self, value: float) -> str:
        """A value with its unit."""
        if self.verdict.bar.kind == MICROSECONDS:
            return f"{self.words.number(value, '.2f')} µs"
        return self.words.rounded(value) + ("/s" if self.verdict.bar.kind == RATE else "")

    @property
    def limit(self) -> str:
        bar = self.verdict.bar
        if not self.verdict.judged:
            return "–"
        if bar.kind == MICROSECONDS:
            return f"≤ {self.words.number(bar.limit)} µs"
        return (
            f"≥ {self.words.number(bar.limit, ',.0f')}/s" if bar.kind == RATE else f"≥ {self.words.number(bar.limit)}"
        )

    @property
    def middle(self) -> str:
        return self.figure(median(self.verdict.values))

    @property
    def low(self) -> str:
        return self.figure(min(self.verdict.values))

    @property
    def high(self) -> str:
        return self.figure(max(self.verdict.values))

    @property
    def word(self) -> str:
        return self.words.say(f"bench-{self.verdict.outcome}")

    @property
    def summary(self) -> str:
        """Median, worst round, bar and verdict."""
        if not self.verdict.judged:
            return self.words.say("bench-summary-no-bar", {"median": self.middle})
        worst = self.figure(min(self.verdict.values, key=self.verdict.bar.times))
        parts: dict[str, Part] = {"median": self.middle, "worst": worst, "limit": self.limit, "verdict": self.word}
        return self.words.say("bench-summary", parts)

    @property
    def beside(self) -> str:
        """The contender that stands next to it, with its own figure; empty where there is none."""
        name = self.verdict.bar.beside
        if name not in self.report.rates:
            return ""
        rate = median(self.report.rates[name])
        if self.verdict.bar.kind == MICROSECONDS:
            return f"{label(name, self.words)}: {self.words.number(1e6 / rate, '.2f')} µs"
        return f"{label(name, self.words)}: {with_unit(rate, self.report.about[name].unit, self.words)}"


class Page:
    """One run as a page and as a picture."""

    def __init__(self, report: Report, words: Words) -> None:
        self.report = report
        self.words = words

    def lines(self) -> list[Line]:
        return [Line(verdict, self.report, self.words) for verdict in self.report.verdicts()]

    def notes(self) -> list[str]:
        return [self.words.phrase(note) for note in self.report.notes]

    def svg(self) -> str:
        """The bars as a picture."""
        rows = [
            Row(
                title=line.title.replace("`", ""),
                least=min(line.verdict.values),
                middle=median(line.verdict.values),
                greatest=max(line.verdict.values),
                limit=line.verdict.bar.limit,
                text=line.summary,
                met=line.verdict.met or not line.verdict.judged,
                absolute=line.verdict.bar.kind in (RATE, MICROSECONDS),
                better_below=line.verdict.bar.kind == MICROSECONDS,
            )
            for line in self.lines()
        ]
        return draw(rows, self.words, self.words.say("bench-picture-caption", self._conditions()))

    def markdown(self, picture: str = "benchmarks.svg") -> str:
        """The report as a page; `picture` is where `svg()` was put, as the page sees it."""
        say = self.words.say
        conditions = say("bench-page-conditions", self._conditions())
        if self.report.seconds < LONG_ENOUGH:
            conditions += " " + say("bench-page-short", {"seconds": self.words.number(LONG_ENOUGH)})
        parts = [
            f"# {say('bench-page')}",
            say("bench-page-made"),
            conditions,
            f"![{say('bench-page-picture')}]({picture})",
            f"## {say('bench-page-bars')}",
            say("bench-page-bars-about"),
            self._bars(),
            f"## {say('bench-page-rates')}",
            say("bench-page-rates-about"),
            self._rates(),
            f"## {say('bench-page-equality')}",
            self._equality(),
            f"## {say('bench-page-parity')}",
            self._parity(),
        ]
        if notes := self.notes():
            parts += [f"## {say('bench-page-notes')}", "\n".join(f"- {note}" for note in notes)]
        return "\n\n".join(parts) + "\n"

    def _conditions(self) -> dict[str, Part]:
        machine = {**self.report.machine, "date": self.words.date(self.report.machine["date"])}
        return {**machine, "rounds": str(self.report.rounds), "seconds": self.words.number(self.report.seconds)}

    def _bars(self) -> str:
        rows = [self._heads("", "median", "range", "bar", "", "beside")]
        for one in self.lines():
            spread = self.words.range(one.low, one.high)
            rows.append(row(one.title, one.middle, spread, one.limit, one.word, one.beside))
        return "\n".join(rows)

    def _rates(self) -> str:
        rows = [self._heads("contender", "median", "range", "module", "versions")]
        for contender in CONTENDERS:
            if contender.name not in self.report.rates:
                continue
            rates, about = self.report.rates[contender.name], self.report.about[contender.name]
            middle = with_unit(median(rates), about.unit, self.words)
            spread = self.words.range(self.words.rounded(min(rates)), self.words.rounded(max(rates)))
            versions = ", ".join(f"{package} {version}" for package, version in about.versions.items())
            title = self.words.phrase(contender.label)
            rows.append(row(title, middle, spread, f"`{short_path(about.file)}`", versions))
        return "\n".join(rows)

    def _equality(self) -> str:
        words = self.words
        rows = [self._heads("leduc", "games", "mean", "variance", "decisions")]
        for one in self.report.distributions:
            games = words.say("bench-exact") if one.games is None else words.number(one.games, ",")
            figures = [words.number(one.mean(), "+.4f"), words.number(one.variance(), ".3f")]
            rows.append(row(one.who, games, *figures, words.number(one.mean(1), ".3f")))
        by_name = {one.who: one for one in self.report.distributions}
        said = ["\n".join(rows)]
        if "OpenSpiel" in by_name and "Banneret" in by_name:
            apart = standard_errors(by_name["Banneret"], by_name["OpenSpiel"])
            outcomes = str(len(by_name["OpenSpiel"].shares))
            said.append(words.say("bench-page-apart", {"outcomes": outcomes, "errors": words.number(apart, ".1f")}))
        if "RLCard" in by_name:
            said.append(words.say("bench-page-rlcard"))
        return "\n\n".join(said)

    def _parity(self) -> str:
        games = [
            f"{self.words.say('bench-parity-part', parity_parts(game))}: {self.words.number(count, ',')}"
            for game, count in self.report.parity.items()
        ]
        return self.words.say("bench-page-parity-about", {"games": "; ".join(games)})

    def _heads(self, *heads: str) -> str:
        """The top of a table, with the line beneath it; a column may have no head."""
        said = "".join(f" {self.words.say(f'bench-head-{head}')} |" if head else " |" for head in heads)
        return f"|{said}\n{'|---' * len(heads)}|"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def label(name: str, words: Words) -> str:
    """What people call the contender of a name."""
    return words.phrase(contender_label(name))


def with_unit(rate: float, unit: str, words: Words) -> str:
    """A rate in what the contender counts."""
    return words.say(f"bench-unit-{unit}", {"rate": words.rounded(rate)})


def short_path(file: str) -> str:
    """A module's file from its site-packages or source folder on: where an installation lies is nobody's business."""
    parts = PurePath(file).parts
    for start in ("site-packages", "src"):
        if start in parts:
            at = len(parts) - 1 - parts[::-1].index(start)
            return "/".join(parts[at:])
    return parts[-1]


def as_json(report: Report) -> str:
    """Everything, with every round's rate."""
    words = english()
    page = Page(report, words)
    return json.dumps(
        {
            "machine": report.machine,
            "rounds": report.rounds,
            "seconds": report.seconds,
            "bars": [
                {
                    "title": line.title,
                    "kind": line.verdict.bar.kind,
                    "limit": line.verdict.bar.limit or None,
                    "values": line.verdict.values,
                    "median": median(line.verdict.values),
                    "met": line.verdict.met if line.verdict.judged else None,
                    "beside": line.beside or None,
                }
                for line in page.lines()
            ],
            "contenders": [
                {
                    "name": name,
                    "label": label(name, words),
                    "environment": about.home,
                    "unit": about.unit,
                    "rates": report.rates[name],
                    "file": about.file,
                    "versions": about.versions,
                }
                for name, about in report.about.items()
            ],
            "parity": report.parity,
            "returns": [
                {
                    "engine": one.who,
                    "games": one.games,
                    "mean": one.mean(),
                    "variance": one.variance(),
                    "decisions": one.mean(1),
                    "shares": one.shares,
                }
                for one in report.distributions
            ],
            "notes": page.notes(),
        },
        ensure_ascii=False,
        indent=2,
    )
