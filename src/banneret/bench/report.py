"""What a run found: the bars, the rates and the conditions, as Markdown, as JSON and as a picture."""

import json
import os
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePath
from statistics import median
from typing import Final

from banneret.bench.bars import BARS, CONTENDERS, MICROSECONDS, RATE, Bar
from banneret.bench.equality import RLCARD_DIFFERS, Distribution, standard_errors
from banneret.bench.picture import Row, draw

LONG_ENOUGH: Final = 0.6
"""CPU seconds a turn of the full protocol; shorter runs say so."""


@dataclass(frozen=True, slots=True)
class About:
    """What a contender says of itself."""

    label: str
    home: str
    unit: str
    file: str
    versions: dict[str, str]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A bar and its figure in every round."""

    bar: Bar
    values: list[float]
    beside: str

    @property
    def judged(self) -> bool:
        """Whether the row has a bar at all."""
        return self.bar.limit > 0.0

    @property
    def met(self) -> bool:
        return self.judged and self.bar.met(self.values)

    def figure(self, value: float) -> str:
        """A value with its unit."""
        if self.bar.kind == MICROSECONDS:
            return f"{value:.2f} µs"
        return f"{rounded(value)}/s" if self.bar.kind == RATE else rounded(value)

    @property
    def limit(self) -> str:
        if not self.judged:
            return "–"
        if self.bar.kind == MICROSECONDS:
            return f"≤ {self.bar.limit:g} µs"
        return f"≥ {self.bar.limit:,.0f}/s" if self.bar.kind == RATE else f"≥ {self.bar.limit:g}"

    @property
    def middle(self) -> str:
        return self.figure(median(self.values))

    @property
    def range(self) -> str:
        return f"{self.figure(min(self.values))} to {self.figure(max(self.values))}"

    @property
    def summary(self) -> str:
        """One line: median, worst round, bar and verdict."""
        if not self.judged:
            return f"{self.middle}, no bar"
        worst = min(self.values, key=self.bar.times)
        return f"{self.middle}, worst {self.figure(worst)}, bar {self.limit}: {self.word}"

    @property
    def word(self) -> str:
        return ("met" if self.met else "missed") if self.judged else "no bar"


@dataclass(frozen=True, slots=True)
class Report:
    """One run."""

    machine: dict[str, str]
    rounds: int
    seconds: float
    rates: dict[str, list[float]]
    about: dict[str, About]
    parity: dict[str, int]
    distributions: list[Distribution]
    notes: list[str]

    def verdicts(self) -> list[Verdict]:
        """The bars that this run can judge: those whose contenders took part."""
        found = []
        for bar in BARS:
            if bar.over not in self.rates or (bar.under and bar.under not in self.rates):
                continue
            over = self.rates[bar.over]
            under = self.rates[bar.under] if bar.under else over
            values = [bar.value(mine, other) for mine, other in zip(over, under, strict=True)]
            found.append(Verdict(bar, values, self._beside(bar)))
        return found

    def all_met(self) -> bool:
        """Whether every bar that this run judges is met."""
        return all(verdict.met for verdict in self.verdicts() if verdict.judged)

    def _beside(self, bar: Bar) -> str:
        if bar.beside not in self.rates:
            return ""
        rate, about = median(self.rates[bar.beside]), self.about[bar.beside]
        figure = f"{1e6 / rate:.2f} µs" if bar.kind == MICROSECONDS else f"{rounded(rate)} {about.unit}/s"
        return f"{about.label}: {figure}"

    def json(self) -> str:
        """Everything, with every round's rate."""
        return json.dumps(
            {
                "machine": self.machine,
                "rounds": self.rounds,
                "seconds": self.seconds,
                "bars": [
                    {
                        "title": verdict.bar.title,
                        "kind": verdict.bar.kind,
                        "limit": verdict.bar.limit or None,
                        "values": verdict.values,
                        "median": median(verdict.values),
                        "met": verdict.met if verdict.judged else None,
                        "beside": verdict.beside or None,
                    }
                    for verdict in self.verdicts()
                ],
                "contenders": [
                    {
                        "name": name,
                        "label": about.label,
                        "environment": about.home,
                        "unit": about.unit,
                        "rates": self.rates[name],
                        "file": about.file,
                        "versions": about.versions,
                    }
                    for name, about in self.about.items()
                ],
                "parity": self.parity,
                "returns": [
                    {
                        "engine": one.who,
                        "games": one.games,
                        "mean": one.mean(),
                        "variance": one.variance(),
                        "decisions": one.mean(1),
                        "shares": one.shares,
                    }
                    for one in self.distributions
                ],
                "notes": self.notes,
            },
            ensure_ascii=False,
            indent=2,
        )

    def svg(self) -> str:
        """The bars as a picture."""
        rows = [
            Row(
                title=verdict.bar.title.replace("`", ""),
                least=min(verdict.values),
                middle=median(verdict.values),
                greatest=max(verdict.values),
                limit=verdict.bar.limit,
                text=verdict.summary,
                met=verdict.met or not verdict.judged,
                absolute=verdict.bar.kind in (RATE, MICROSECONDS),
                better_below=verdict.bar.kind == MICROSECONDS,
            )
            for verdict in self.verdicts()
        ]
        return draw(rows, f"{self.rounds} rounds of {self.seconds:g} CPU seconds, {self.machine['date']}")

    def markdown(self, picture: str = "benchmarks.svg") -> str:
        """The report as a page; `picture` is where `svg()` was put, as the page sees it."""
        parts = [
            "# Benchmarks",
            "Made by `banneret bench`; do not edit by hand.",
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
        if self.notes:
            parts += ["## Notes", "\n".join(f"- {note}" for note in self.notes)]
        return "\n\n".join(parts) + "\n"

    def _conditions(self) -> str:
        conditions = [
            f"{self.machine['date']}, {self.machine['processor']}, {self.machine['cores']} cores, "
            f"{self.machine['system']}, {self.machine['interpreter']}.",
            f"All contenders took turns in one run, each in a process and an environment of its own: {self.rounds} "
            f"rounds of {self.seconds:g} CPU seconds, in batches of 10 ms and more between two readings of the clock.",
        ]
        if self.seconds < LONG_ENOUGH:
            conditions.append(f"Turns shorter than {LONG_ENOUGH} seconds vary more: read the range.")
        return " ".join(conditions)

    def _bars(self) -> str:
        rows = ["| | median | range | bar | | beside it |", "|---|---|---|---|---|---|"]
        rows += [
            f"| {one.bar.title} | {one.middle} | {one.range} | {one.limit} | {one.word} | {one.beside} |"
            for one in self.verdicts()
        ]
        return "\n".join(rows)

    def _rates(self) -> str:
        rows = ["| contender | median | range | module | versions |", "|---|---|---|---|---|"]
        for contender in CONTENDERS:
            if contender.name not in self.rates:
                continue
            rates, about = self.rates[contender.name], self.about[contender.name]
            versions = ", ".join(f"{package} {version}" for package, version in about.versions.items())
            rows.append(
                f"| {about.label} | {rounded(median(rates))} {about.unit}/s | {rounded(min(rates))} to "
                f"{rounded(max(rates))} | `{short_path(about.file)}` | {versions} |"
            )
        return "\n".join(rows)

    def _equality(self) -> str:
        rows = ["| Leduc, random play | games | mean of the first seat | variance | decisions a game |"]
        rows.append("|---|---|---|---|---|")
        for one in self.distributions:
            games = "exact" if one.games is None else f"{one.games:,}"
            rows.append(f"| {one.who} | {games} | {one.mean():+.4f} | {one.variance():.3f} | {one.mean(1):.3f} |")
        by_name = {one.who: one for one in self.distributions}
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
        games = "; ".join(f"{game}: {count:,}" for game, count in self.parity.items())
        return (
            "Before measuring, both builds played the same seeds and ended in the same states, and gave the same keys "
            f"to the same hands ({games})."
        )


def rounded(value: float) -> str:
    """Three significant digits, thousands set apart; no exponent."""
    if value >= 1000:
        scale = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / scale) * scale:,}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def short_path(file: str) -> str:
    """A module's file from its site-packages or source folder on: where an installation lies is nobody's business."""
    parts = PurePath(file).parts
    for start in ("site-packages", "src"):
        if start in parts:
            at = len(parts) - 1 - parts[::-1].index(start)
            return "/".join(parts[at:])
    return parts[-1]


def machine() -> dict[str, str]:
    """The conditions of a run that a reader wants to know."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": _processor(),
        "cores": str(os.cpu_count() or 1),
        "system": f"{platform.system()} {platform.machine()}",
        "interpreter": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return " ".join(line.split(":", 1)[1].split())
    return platform.processor() or platform.machine()
