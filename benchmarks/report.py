"""What a run found: the rates, how they stand to the bars, and the conditions."""

import os
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.bars import BARS, Bar
from benchmarks.equality import Distribution

MET: Final = "met"
MISSED: Final = "missed"
NO_BAR: Final = "no bar"


@dataclass(frozen=True, slots=True)
class About:
    """What a contender says of itself."""

    home: str
    unit: str
    file: str
    versions: dict[str, str]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A bar and its figure in every round."""

    bar: Bar
    values: list[float]

    @property
    def judged(self) -> bool:
        """Whether the row has a bar at all."""
        return self.bar.limit > 0.0

    @property
    def met(self) -> bool:
        return self.judged and self.bar.met(self.values)

    @property
    def outcome(self) -> str:
        """`MET`, `MISSED` or `NO_BAR`."""
        return (MET if self.met else MISSED) if self.judged else NO_BAR


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
            found.append(Verdict(bar, [bar.value(mine, other) for mine, other in zip(over, under, strict=True)]))
        return found

    def all_met(self) -> bool:
        """Whether every bar that this run judges is met."""
        return all(verdict.met for verdict in self.verdicts() if verdict.judged)


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
