"""One run under load: every server is filled, then all take turns, round after round; at the end all is checked."""

import asyncio
import contextlib
import gc
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, Protocol

from benchmarks.bars import COMPILED
from benchmarks.builds import build_of, find_build
from benchmarks.errors import BenchError, NoBuild, Progress
from benchmarks.load import boardgame
from benchmarks.load.answers import DOORS
from benchmarks.load.boardgame import FILES, MEMORY, BoardgameServer
from benchmarks.load.check import Checked
from benchmarks.load.drive import Climb, LoadTable, Phase, Plan, Players, climb
from benchmarks.load.our_server import OurServer
from benchmarks.load.processes import cpu_seconds, memory
from benchmarks.load.report import LABELS, OURS, LoadReport, Measured, Round
from benchmarks.report import machine

SEED: Final = 4711
WARM_SECONDS: Final = 2.0
WARM_ACTIONS: Final = 10


class Server(Protocol):
    """A game server in a process of its own, with tables that are played."""

    name: str
    versions: str

    @property
    def pid(self) -> int: ...

    @property
    def tables(self) -> Sequence[LoadTable]: ...

    async def start(self) -> None: ...

    async def seat(self, tables: int, seats: int) -> None: ...

    async def renew(self) -> None: ...

    def sent(self) -> tuple[int, int]: ...

    def drafts(self) -> int: ...

    def finish(self) -> Checked: ...

    def trouble(self) -> str:
        """How the server ended and what it said then; empty where it still runs."""
        ...

    def hang_up(self) -> None: ...

    def kill(self) -> None: ...


@dataclass(slots=True)
class Turn:
    """A server and what was measured of it so far."""

    server: Server
    empty: int = 0
    seated: int = 0
    rounds: list[Round] = field(default_factory=list)
    start: float = 0.0


def run_load(
    plan: Plan,
    progress: Progress,
    *,
    peers: bool = True,
    python: Path | None = None,
    old: Path | None = None,
    workers: int = 1,
    doors: Sequence[str] = DOORS,
) -> LoadReport:
    """Measure our server and, where asked for, that of an old build, and boardgame.io's; BenchError where an action was
    lost or doubled."""
    if not sys.platform.startswith("linux"):
        raise BenchError(
            "The load test gives every seat an address of its own (127.x.y.z), "
            "which only Linux offers without setting it up."
        )
    if plan.tables < 2 or plan.rounds < 1:
        raise BenchError("The load test needs at least two tables and one round.")
    notes: list[str] = []
    interpreter = python or best_build(progress, notes)
    with tempfile.TemporaryDirectory(prefix="banneret-load-") as folder, contextlib.ExitStack() as stack:
        place, random = Path(folder), Random(SEED)
        servers: list[Server] = [
            entered(OurServer(interpreter, place, random, programs=door == "json", workers=workers), stack)
            for door in doors
        ]
        if old is not None:
            servers += [
                entered(OurServer(old, place, random, programs=door == "json", old=True), stack) for door in doors
            ]
        if peers:
            installed = boardgame.install(progress)
            if installed.missing:
                notes.append(f"boardgame.io: left out, since it cannot be installed: {installed.missing}")
            else:
                servers += [entered(BoardgameServer(installed, kind, place), stack) for kind in (MEMORY, FILES)]
        measured = asyncio.run(measure_and_leave(plan, servers, random, progress, notes))
    return LoadReport(machine(), plan, build_of(interpreter), measured, notes)


def best_build(progress: Progress, notes: list[str]) -> Path:
    """The compiled build, as people run it; the pure one where this machine cannot compile."""
    try:
        return find_build(COMPILED, progress)
    except NoBuild:
        notes.append("measured on the pure build: there is no compiled one")
        return Path(sys.executable)


def entered(server: Server, stack: contextlib.ExitStack) -> Server:
    stack.callback(server.kill)
    return server


async def measure_and_leave(
    plan: Plan, servers: list[Server], random: Random, progress: Progress, notes: list[str]
) -> list[Measured]:
    try:
        return await measure(plan, servers, random, progress, notes)
    finally:
        for server in servers:
            server.hang_up()


async def measure(
    plan: Plan, servers: list[Server], random: Random, progress: Progress, notes: list[str]
) -> list[Measured]:
    """Fill all servers, let them take turns, and check what became of every action.

    Ours must do it all; another one that fails is left out, and the reason noted.
    """
    turns = [Turn(server, start=plan.first_rate) for server in servers]
    for turn in turns:
        progress(f"seating people at {plan.tables} tables: {LABELS[turn.server.name]}")
        await fill(turn, plan, random)
    for number in range(plan.rounds):
        for turn in turns[:] if number % 2 == 0 else turns[::-1]:
            label = LABELS[turn.server.name]
            progress(f"round {number + 1} of {plan.rounds}: {label}")
            try:
                turn.rounds.append(await take_turn(turn, plan, random))
            except BenchError as error:
                trouble = turn.server.trouble()
                if turn.server.name in OURS:
                    if not trouble:
                        raise
                    raise BenchError(f"The contender {label} does not run: {trouble}") from error
                notes.append(left_out(turn.server.name, number + 1, trouble, error))
                turns.remove(turn)
                turn.server.hang_up()
                turn.server.kill()
    found = []
    for turn in turns:
        progress(f"checking every action: {LABELS[turn.server.name]}")
        server, played = turn.server, memory(turn.server.pid)
        checked = server.finish()
        found.append(
            Measured(
                name=server.name,
                versions=server.versions,
                rounds=turn.rounds,
                memory_seated=(turn.seated - turn.empty) / (plan.tables - 1),
                memory_played=(played - turn.empty) / (plan.tables - 1),
                tables_checked=checked.tables,
                answers_checked=checked.answers,
            )
        )
    return found


def left_out(name: str, number: int, trouble: str, error: BenchError) -> str:
    """Why a contender is missing: its server ended, or else the mistake that came of it."""
    return f"{LABELS[name]}: left out, since it failed in round {number}: {trouble or error}"


async def fill(turn: Turn, plan: Plan, random: Random) -> None:
    """The first table warms the server up; the others are what the memory is divided by."""
    server = turn.server
    await server.start()
    await server.seat(1, plan.seats)
    for _ in range(WARM_ACTIONS):
        await server.tables[0].act()
    turn.empty = memory(server.pid)
    await server.seat(plan.tables - 1, plan.seats)
    turn.seated = memory(server.pid)
    await Players(server.tables, random).phase(min(WARM_SECONDS, plan.seconds), plan.human_rate)


async def take_turn(turn: Turn, plan: Plan, random: Random) -> Round:
    """The human pace with its bursts, then the climb from where the last one ended."""
    server = turn.server
    await server.renew()
    players = Players(server.tables, random)
    with quiet_collector():
        messages, size = server.sent()
        drafts, used = server.drafts(), cpu_seconds(server.pid)
        human = await players.phase(plan.seconds, plan.human_rate, plan.burst_every, plan.burst_share)
        if not human.times:
            raise BenchError(
                f"At {plan.tables} tables nobody acted in {plan.seconds:g} seconds: name more tables or more seconds."
            )
        heard, bytes_sent = (after - before for after, before in zip(server.sent(), (messages, size), strict=True))
        cpu = cpu_seconds(server.pid) - used
        drafts = server.drafts() - drafts
        climbed = await climb(players, plan, turn.start) if plan.climbs else Climb([], 0.0)
    turn.start = max(climbed.rate, plan.lowest_rate)
    return make_round(human, climbed, cpu, drafts, bytes_sent / max(1, heard))


def make_round(human: Phase, climbed: Climb, cpu: float, drafts: int, size: float) -> Round:
    actions = max(1, len(human.times))
    return Round(human, climbed, cpu / actions, drafts / actions, size)


@contextlib.contextmanager
def quiet_collector() -> Iterator[None]:
    """The driver's own garbage must not hold up its clock."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
