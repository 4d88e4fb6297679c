"""What an answer costs a server: processor time and bytes, by game, by how many watch, on pages and as JSON.

Servers are started anew for each figure: their first answers find nothing kept (cold), the later ones do (warm).
Another build may be measured beside it: both run at once and take turns of a few answers a table, so that what else the
machine does meets them alike, and there are ratios.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from banneret.games import registry
from benchmarks.errors import Progress
from benchmarks.figures import rounded
from benchmarks.load.our_server import OurServer, OurTable, together
from benchmarks.load.processes import cpu_seconds

DOORS: Final = ("pages", "json")
VIEWERS: Final = (1, 4, 6)
SEED: Final = 4711
NEW, OLD = "new", "old"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be measured: `answers` of each kind at each of so many tables, cold and warm, `rounds` times; the
    builds change places after `turn` of them."""

    games: Sequence[str]
    viewers: Sequence[int] = VIEWERS
    doors: Sequence[str] = DOORS
    answers: int = 40
    rounds: int = 1
    tables: int = 1
    turn: int = 5


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


@dataclass(slots=True)
class Played:
    """What the tables of a server have done in its turns: processor seconds, answers of anybody, updates and bytes."""

    spent: float = 0.0
    answers: int = 0
    updates: int = 0
    wire: int = 0
    plain: int = 0

    def milliseconds(self) -> float:
        return 1000 * self.spent / max(1, self.answers)


def measure_answers(wanted: Wanted, builds: dict[str, Path], progress: Progress) -> list[Cell]:
    """Every cell, on every build."""
    cells = [Cell(game, viewers, door) for game in wanted.games for viewers in wanted.viewers for door in wanted.doors]
    for number in range(wanted.rounds):
        for cell in cells:
            progress(f"round {number + 1}: {cell.game}, {cell.viewers} watching, {cell.door}")
            order = dict(list(builds.items())[:: 1 if number % 2 == 0 else -1])
            for build, cost in asyncio.run(costs_of(cell, order, wanted)).items():
                cell.costs.setdefault(build, []).append(cost)
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


async def costs_of(cell: Cell, builds: dict[str, Path], wanted: Wanted) -> dict[str, Cost]:
    """A fresh server of each build with tables of the game, played at random by their people."""
    with ExitStack() as stack:
        servers = {
            build: stack.enter_context(started(python, cell.door, Random(SEED))) for build, python in builds.items()
        }
        for server in servers.values():
            await server.start()
            for _ in range(wanted.tables):
                await server.seat_at(cell.game, *seats_for(cell.game, cell.viewers))
        cold, warm = {build: Played() for build in builds}, {build: Played() for build in builds}
        for phase in (cold, warm):
            for begun in range(0, wanted.answers, wanted.turn):
                for build, server in servers.items():
                    await play(server, min(wanted.turn, wanted.answers - begun), phase[build])
        return {build: cost_of(cold[build], warm[build]) for build in builds}


def seats_for(game: str, viewers: int) -> tuple[int, int, int]:
    """People, others who watch, and bots, so that so many have the table open."""
    players = registry.load(game).players
    people = max([count for count in players if count <= viewers], default=viewers)
    seats = min([count for count in players if count >= people])
    return people, viewers - people, seats - people


async def play(server: OurServer, answers: int, played: Played) -> None:
    """A turn: so many answers at every table, all tables at once. Where a game is over another begins before it."""
    await server.renew()
    before = [sum(figures) for figures in zip(*[table.received() for table in server.tables], strict=True)]
    counted, used = sum(table.counted() for table in server.tables), cpu_seconds(server.pid)
    await together([answered_at(table, answers) for table in server.tables])
    played.spent += cpu_seconds(server.pid) - used
    played.answers += sum(table.counted() for table in server.tables) - counted
    after = [sum(figures) for figures in zip(*[table.received() for table in server.tables], strict=True)]
    updates, wire, plain = (now - then for now, then in zip(after, before, strict=True))
    played.updates += updates
    played.wire += wire
    played.plain += plain


async def answered_at(table: OurTable, answers: int) -> None:
    enough = table.counted() + answers
    while table.counted() < enough and not table.over:
        await table.act()


def cost_of(cold: Played, warm: Played) -> Cost:
    updates = max(1, warm.updates)
    return Cost(cold.milliseconds(), warm.milliseconds(), warm.wire / updates, warm.plain / updates)


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
