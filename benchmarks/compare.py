"""Two builds of the engine side by side: new ÷ old for every game and measure, in one interleaved run.

Each build runs in processes of its own. They take many short turns within a round, and of each build its fastest turn
counts: other work on the machine, or an unlucky layout of a process in memory, can only slow a turn down. A ratio is
taken within a round. The same build on both sides must give ratios near 1; how near tells how far to trust a run.
"""

import contextlib
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.bars import HERE, Contender
from benchmarks.errors import BenchError, Progress
from benchmarks.figures import rounded
from benchmarks.runner import SHORTEST_TURN, Running

SCRIPT: Final = "either_build"
GAMES: Final = ("havoc", "knights", "field_of_glory", "mousquetaires", "warrior_knights")
MEASURES: Final = ("decisions", "clone", "view", "sampler", "ismcts")
PROCESSES: Final = 2
"""Processes of each build."""

TURNS: Final = 15
"""Turns of each process within a round."""


@dataclass(frozen=True, slots=True)
class Row:
    """One measure of one game: what each build reached in every round, per second of CPU time."""

    game: str
    measure: str
    old: list[float]
    new: list[float]

    @property
    def ratios(self) -> list[float]:
        return [new / old for new, old in zip(self.new, self.old, strict=True)]

    @property
    def worst(self) -> float:
        return min(self.ratios)


@dataclass(frozen=True, slots=True)
class Comparison:
    """One run; `files` are the modules that the old and the new build were loaded from."""

    files: tuple[str, str]
    rows: list[Row]

    def below(self, least: float) -> list[Row]:
        return [row for row in self.rows if row.worst < least]


def compare(
    old: Path,
    new: Path,
    rounds: int,
    seconds: float,
    progress: Progress,
    *,
    games: tuple[str, ...] = GAMES,
    measures: tuple[str, ...] = MEASURES,
) -> Comparison:
    """Measure both builds; `seconds` is the CPU time of one build in one round of one measure."""
    if rounds < 1:
        raise BenchError("A comparison needs at least one round.")
    if seconds < SHORTEST_TURN:
        raise BenchError(f"{seconds:g} seconds a round are too short: at least {SHORTEST_TURN:g} are needed.")
    variants = [(game, measure) for game in games for measure in measures]
    rows = {variant: Row(*variant, [], []) for variant in variants}
    with contextlib.ExitStack() as stack:
        progress("starting both builds")
        builds = [
            [started(name, python, " ".join(variants[0]), stack) for _ in range(PROCESSES)]
            for name, python in (("old", old), ("new", new))
        ]
        for number in range(rounds):
            for game, measure in variants:
                progress(f"round {number + 1} of {rounds}: {game}, {measure}")
                rates = take_turns(
                    builds, f"{game} {measure}", seconds / (PROCESSES * TURNS), backwards=number % 2 == 1
                )
                rows[game, measure].old.append(rates[0])
                rows[game, measure].new.append(rates[1])
        return Comparison((builds[0][0].about.file, builds[1][0].about.file), list(rows.values()))


def started(name: str, python: Path, variant: str, stack: contextlib.ExitStack) -> Running:
    complaints = stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))  # noqa: SIM115
    build = Running(Contender(name, f"the {name} build", SCRIPT, variant, HERE), python.absolute(), complaints)
    stack.callback(build.close)
    return build


def take_turns(builds: list[list[Running]], variant: str, seconds: float, *, backwards: bool) -> list[float]:
    """Old, new, new, old, old, new ...: the rate of each build in its fastest turn."""
    rates = [0.0 for _ in builds]
    for number in range(PROCESSES * TURNS):
        order = range(len(builds))
        for place in order if (number % 2 == 1) == backwards else order[::-1]:
            process = builds[place][number % PROCESSES]
            rates[place] = max(rates[place], process.turn(seconds, variant))
    return rates


def table(comparison: Comparison, least: float) -> list[str]:
    """A line for each game and measure."""
    old, new = comparison.files
    lines = [f"old: {old}", f"new: {new}", ""]
    lines.append(f"{'game':<16} {'measure':<10} {'old/s':>12} {'new/s':>12} {'median':>7} {'worst':>7}  new ÷ old")
    for row in comparison.rows:
        rates = f"{rounded(median(row.old)):>12} {rounded(median(row.new)):>12}"
        mark = f"  below {least:g}" if row.worst < least else ""
        ratios = f"{median(row.ratios):>7.3f} {row.worst:>7.3f}"
        lines.append(f"{row.game:<16} {row.measure:<10} {rates} {ratios}{mark}")
    below = len(comparison.below(least))
    verdict = f"{below} of {len(comparison.rows)} rows fall below {least:g}" if below else f"all at least {least:g}"
    return [*lines, "", f"Worst round: {verdict}."]


def as_json(comparison: Comparison) -> str:
    """Everything, with every round."""
    old, new = comparison.files
    rows = [
        {
            "game": row.game,
            "measure": row.measure,
            "old": row.old,
            "new": row.new,
            "median": median(row.ratios),
            "worst": row.worst,
        }
        for row in comparison.rows
    ]
    return json.dumps({"old": old, "new": new, "rows": rows}, indent=2)
