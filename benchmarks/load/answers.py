"""What an answer costs a server: processor time and bytes, by game, by how many watch, on pages and as JSON.

A server is started anew for each figure: its first answers find nothing kept (cold), the later ones do (warm). Another
build may be measured beside it, the two taking turns: then there are ratios.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from banneret.games import registry
from benchmarks.errors import Progress
from benchmarks.figures import rounded
from benchmarks.load.our_server import OurServer, OurTable
from benchmarks.load.processes import cpu_seconds

DOORS: Final = ("pages", "json")
VIEWERS: Final = (1, 4, 6)
SEED: Final = 4711
NEW, OLD = "new", "old"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be measured: `answers` of each kind, cold and warm, `rounds` times."""

    games: Sequence[str]
    viewers: Sequence[int] = VIEWERS
    doors: Sequence[str] = DOORS
    answers: int = 40
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class Cost:
    """A table of one build: milliseconds of CPU an answer, bytes an update on the wire and before it was compressed."""

    cold: float
    warm: float
    wire: float
    plain: float


@dataclass(frozen=True, slots=True)
class Cell:
    """One game, so many viewers, one door: what it cost each build, a figure for each round."""

    game: str
    viewers: int
    door: str
    costs: dict[str, list[Cost]] = field(default_factory=dict)

    def middle(self, build: str, name: str) -> float:
        return median([float(getattr(cost, name)) for cost in self.costs[build]])

    def ratio(self, name: str) -> float:
        """Old ÷ new, taken within a round."""
        pairs = zip(self.costs[OLD], self.costs[NEW], strict=True)
        return median([float(getattr(old, name)) / max(1e-9, float(getattr(new, name))) for old, new in pairs])


def measure_answers(wanted: Wanted, builds: dict[str, Path], progress: Progress) -> list[Cell]:
    """Every cell, on every build."""
    cells = [Cell(game, viewers, door) for game in wanted.games for viewers in wanted.viewers for door in wanted.doors]
    for number in range(wanted.rounds):
        for cell in cells:
            order = list(builds.items())[:: 1 if number % 2 == 0 else -1]
            for build, python in order:
                progress(f"round {number + 1}: {cell.game}, {cell.viewers} watching, {cell.door}, {build}")
                cell.costs.setdefault(build, []).append(asyncio.run(cost_of(cell, python, wanted.answers)))
    return cells


@contextmanager
def started(python: Path, door: str, random: Random) -> Iterator[OurServer]:
    with tempfile.TemporaryDirectory(prefix="banneret-answers-") as folder:
        server = OurServer(python, Path(folder), random, programs=door == "json")
        try:
            yield server
        finally:
            server.hang_up()
            server.kill()


async def cost_of(cell: Cell, python: Path, answers: int) -> Cost:
    """A fresh server with one table of the game, played at random by its people."""
    with started(python, cell.door, Random(SEED)) as server:
        await server.start()
        people, watchers, bots = seats_for(cell.game, cell.viewers)
        table = await server.seat_at(cell.game, people, watchers, bots)
        cold, *_ = await played(server, table, answers)
        warm, wire, plain = await played(server, table, answers)
        return Cost(cold, warm, wire, plain)


def seats_for(game: str, viewers: int) -> tuple[int, int, int]:
    """People, others who watch, and bots, so that so many have the table open."""
    players = registry.load(game).players
    people = max([count for count in players if count <= viewers], default=viewers)
    seats = min([count for count in players if count >= people])
    return people, viewers - people, seats - people


async def played(server: OurServer, table: OurTable, answers: int) -> tuple[float, float, float]:
    """Milliseconds of CPU an answer of anybody, bytes an update on the wire, and before it was compressed."""
    given, used = 0, cpu_seconds(server.pid)
    updates, wire, plain = table.received()
    while given < answers:
        if table.over:
            await server.renew()
        before = table.counted()
        await table.act()
        given += table.counted() - before
    spent = cpu_seconds(server.pid) - used
    after = table.received()
    heard = max(1, after[0] - updates)
    return 1000 * spent / given, (after[1] - wire) / heard, (after[2] - plain) / heard


# In words.


def lines_of(cells: list[Cell]) -> list[str]:
    """A table for the terminal and the page alike (Markdown)."""
    beside = OLD in cells[0].costs if cells else False
    heads = ["game", "watching", "door", "CPU an answer cold, ms", "warm, ms", "bytes an update", "before compression"]
    heads += ["CPU cold, old ÷ new", "warm, old ÷ new", "bytes, old ÷ new"] if beside else []
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for cell in cells:
        row = [cell.game, str(cell.viewers), cell.door]
        row += [rounded(cell.middle(NEW, name)) for name in ("cold", "warm", "wire", "plain")]
        row += [rounded(cell.ratio(name)) for name in ("cold", "warm", "wire")] if beside else []
        lines.append(f"| {' | '.join(row)} |")
    return lines
