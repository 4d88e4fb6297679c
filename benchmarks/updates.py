"""What an open page gets after an answer, in two builds side by side: processor time and bytes, cold and warm."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.builds import clean_environment
from benchmarks.compare import GAMES
from benchmarks.errors import BenchError, Progress

SCRIPT = Path(__file__).parent / "contenders" / "updates.py"
STATES = ("cold", "warm")


@dataclass(frozen=True)
class Cost:
    """The mean update of some games: milliseconds of the processor, bytes of the message and on the wire."""

    milliseconds: float
    plain: float
    wire: float


def cost_of(updates: Sequence[tuple[float, int, int]]) -> Cost:
    """The mean of measured updates: seconds, bytes, bytes on the wire."""
    if not updates:
        raise BenchError("A game ended before anything was measured.")
    seconds, plain, wire = (sum(column) / len(updates) for column in zip(*updates, strict=True))
    return Cost(1000 * seconds, plain, wire)


def measured(python: Path, game: str, seed: int, updates: int) -> dict[str, Cost]:
    """One cold game and two warm ones, in a process of the build."""
    command = [str(python), "-P", str(SCRIPT), game, "--seed", str(seed), "--updates", str(updates)]
    done = subprocess.run(command, capture_output=True, text=True, env=clean_environment())
    if done.returncode:
        raise BenchError(f"{python} could not measure {game}: {done.stderr.strip().rpartition(chr(10))[2]}")
    found = json.loads(done.stdout)
    return {state: cost_of(found[state]) for state in STATES}


@dataclass(frozen=True)
class Line:
    """A game in one state of the caches: the medians of the rounds, and old ÷ new within each."""

    game: str
    state: str
    new: Cost
    old: Cost | None
    ratio: float


def middle(costs: Sequence[Cost]) -> Cost:
    return Cost(*(median(getattr(cost, name) for cost in costs) for name in ("milliseconds", "plain", "wire")))


def run_updates(
    new: Path, old: Path | None, games: Sequence[str], rounds: int, updates: int, progress: Progress
) -> list[Line]:
    """The builds take turns, game by game and round by round."""
    lines: list[Line] = []
    for game in games:
        found: list[tuple[dict[str, Cost], dict[str, Cost] | None]] = []
        for turn in range(rounds):
            progress(f"{game}, round {turn + 1} of {rounds}")
            before = measured(old, game, turn + 1, updates) if old is not None else None
            found.append((measured(new, game, turn + 1, updates), before))
        for state in STATES:
            olds = [before[state] for _, before in found if before is not None]
            ratios = [
                before[state].milliseconds / now[state].milliseconds for now, before in found if before is not None
            ]
            fresh = middle([now[state] for now, _ in found])
            lines.append(
                Line(game, state, fresh, middle(olds) if olds else None, median(ratios) if ratios else 0.0)
            )  # fmt: skip
    return lines


def told(lines: Sequence[Line]) -> list[str]:
    """A table in Markdown."""
    rows = [
        "| game | caches | ms an update | old | old ÷ new | kB | old | kB on the wire |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for line in lines:
        old_time = f"{line.old.milliseconds:.2f}" if line.old else ""
        old_size = f"{line.old.plain / 1000:.1f}" if line.old else ""
        ratio = f"{line.ratio:.1f}" if line.old else ""
        rows.append(
            f"| {line.game} | {line.state} | {line.new.milliseconds:.2f} | {old_time} | {ratio} "
            f"| {line.new.plain / 1000:.1f} | {old_size} | {line.new.wire / 1000:.1f} |"
        )
    return rows


__all__ = ["GAMES", "Cost", "Line", "cost_of", "run_updates", "told"]
