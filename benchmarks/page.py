"""A run in words: as a page, as a picture and as JSON."""

import json
from pathlib import PurePath
from statistics import median
from typing import Final

from benchmarks.bars import CONTENDERS, LABELS, MICROSECONDS, RATE
from benchmarks.equality import standard_errors
from benchmarks.figures import between, rounded
from benchmarks.picture import Row, draw
from benchmarks.report import Report, Verdict

TITLE: Final = "Benchmarks"
LONG_ENOUGH: Final = 0.6
"""CPU seconds a turn of the full protocol; shorter runs say so."""

RLCARD_DIFFERS: Final = (
    "RLCard (and PettingZoo, which wraps it) deals the same six cards and caps raises at two a round of 2 and 4 chips, "
    "but posts blinds of 1 and 2 chips from a random seat where OpenSpiel and we post an ante of 1 each, always allows "
    "folding where we allow it only against a raise, and opens the second round with whoever is next instead of the "
    "first seat. Its games are therefore shorter. Rates are per decision."
)


class Line:
    """A verdict in words."""

    def __init__(self, verdict: Verdict, report: Report) -> None:
        self.verdict = verdict
        self.report = report

    @property
    def title(self) -> str:
        return self.verdict.bar.title

    def figure(self, value: float) -> str:
        """A value with its unit."""
        if self.verdict.bar.kind == MICROSECONDS:
            return f"{value:.2f} µs"
        return rounded(value) + ("/s" if self.verdict.bar.kind == RATE else "")

    @property
    def limit(self) -> str:
        bar = self.verdict.bar
        if not self.verdict.judged:
            return "–"
        if bar.kind == MICROSECONDS:
            return f"≤ {bar.limit:g} µs"
        return f"≥ {bar.limit:,.0f}/s" if bar.kind == RATE else f"≥ {bar.limit:g}"

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
    def summary(self) -> str:
        """Median, worst round, bar and verdict."""
        if not self.verdict.judged:
            return f"{self.middle}, no bar"
        worst = self.figure(min(self.verdict.values, key=self.verdict.bar.times))
        return f"{self.middle}, worst {worst}, bar {self.limit}: {self.verdict.outcome}"

    @property
    def beside(self) -> str:
        """The contender that stands next to it, with its own figure; empty where there is none."""
        name = self.verdict.bar.beside
        if name not in self.report.rates:
            return ""
        rate = median(self.report.rates[name])
        if self.verdict.bar.kind == MICROSECONDS:
            return f"{LABELS[name]}: {1e6 / rate:.2f} µs"
        return f"{LABELS[name]}: {with_unit(rate, self.report.about[name].unit)}"


class Page:
    """One run as a page and as a picture."""

    def __init__(self, report: Report) -> None:
        self.report = report

    def lines(self) -> list[Line]:
        return [Line(verdict, self.report) for verdict in self.report.verdicts()]

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
        caption = (
            f"{self._protocol()}, {self.report.machine['date']}. Bar: median of the rounds. "
            "Line: range of the rounds. Black mark: the bar that the worst round must meet."
        )
        return draw(rows, caption)

    def markdown(self, picture: str = "benchmarks.svg") -> str:
        """The report as a page; `picture` is where `svg()` was put, as the page sees it."""
        parts = [
            f"# {TITLE}",
            "Made by `make bench`; do not edit by hand.",
            self._conditions(),
            f"![How the figures stand to their bars]({picture})",
            "## Bars",
            "A ratio is taken within a round. A bar is met when its **worst** round meets it.",
            self._bars(),
            "## Rates",
            "Units per second of CPU time, median of the rounds and range.",
            self._rates(),
            "## The same game",
            self._equality(),
            "## Parity",
            self._parity(),
        ]
        if self.report.notes:
            parts += ["## Notes", "\n".join(f"- {note}" for note in self.report.notes)]
        return "\n\n".join(parts) + "\n"

    def _protocol(self) -> str:
        return f"{self.report.rounds} rounds of {self.report.seconds:g} CPU seconds"

    def _conditions(self) -> str:
        machine = self.report.machine
        said = (
            f"{machine['date']}, {machine['processor']}, {machine['cores']} cores, {machine['system']}, "
            f"{machine['interpreter']}. All contenders took turns in one run, each in a process and an environment of "
            f"its own: {self._protocol()}, in batches of 10 ms and more between two readings of the clock."
        )
        if self.report.seconds < LONG_ENOUGH:
            said += f" Turns shorter than {LONG_ENOUGH:g} seconds vary more: read the range."
        return said

    def _bars(self) -> str:
        rows = [heads("", "median", "range", "bar", "", "beside it")]
        for one in self.lines():
            spread = between(one.low, one.high)
            rows.append(row(one.title, one.middle, spread, one.limit, one.verdict.outcome, one.beside))
        return "\n".join(rows)

    def _rates(self) -> str:
        rows = [heads("contender", "median", "range", "module", "versions")]
        for contender in CONTENDERS:
            if contender.name not in self.report.rates:
                continue
            rates, about = self.report.rates[contender.name], self.report.about[contender.name]
            middle = with_unit(median(rates), about.unit)
            spread = between(rounded(min(rates)), rounded(max(rates)))
            versions = ", ".join(f"{package} {version}" for package, version in about.versions.items())
            rows.append(row(contender.label, middle, spread, f"`{short_path(about.file)}`", versions))
        return "\n".join(rows)

    def _equality(self) -> str:
        rows = [heads("Leduc, random play", "games", "mean of the first seat", "variance", "decisions a game")]
        for one in self.report.distributions:
            games = "exact" if one.games is None else f"{one.games:,}"
            rows.append(row(one.who, games, f"{one.mean():+.4f}", f"{one.variance():.3f}", f"{one.mean(1):.3f}"))
        by_name = {one.who: one for one in self.report.distributions}
        said = ["\n".join(rows)]
        if "OpenSpiel" in by_name and "Banneret" in by_name:
            apart = standard_errors(by_name["Banneret"], by_name["OpenSpiel"])
            said.append(
                "Chips won and number of decisions taken together, over "
                f"{len(by_name['OpenSpiel'].shares)} outcomes: the greatest deviation of ours from the exact "
                f"probability in OpenSpiel is {apart:.1f} standard errors, and no outcome occurs that OpenSpiel lacks."
            )
        if "RLCard" in by_name:
            said.append(RLCARD_DIFFERS)
        return "\n\n".join(said)

    def _parity(self) -> str:
        games = "; ".join(f"{game}: {count:,}" for game, count in self.report.parity.items())
        return (
            "Before measuring, both builds played the same seeds and ended in the same states, "
            f"and gave the same keys to the same hands ({games})."
        )


def heads(*heads: str) -> str:
    """The top of a table, with the line beneath it; a column may have no head."""
    return f"|{''.join(f' {head} |' if head else ' |' for head in heads)}\n{'|---' * len(heads)}|"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def with_unit(rate: float, unit: str) -> str:
    """A rate in what the contender counts."""
    return f"{rounded(rate)} {unit}/s"


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
                for line in Page(report).lines()
            ],
            "contenders": [
                {
                    "name": name,
                    "label": LABELS[name],
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
            "notes": report.notes,
        },
        ensure_ascii=False,
        indent=2,
    )
