"""Our own server under load: a real `banneret serve`, and tables that one driver plays for all their seats."""

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import IO, Final

from benchmarks.builds import clean_environment
from benchmarks.errors import BenchError
from benchmarks.load.check import Checked, Ledger, check_tables, read_database
from benchmarks.load.report import LABELS, OLD
from benchmarks.load.seats import PageSeat, ProgramSeat, Seat, address, fresh_key
from benchmarks.peers import last_line, or_silence

GAME: Final = "havoc"
SEEN_IN: Final = 120
"""Seconds in which everybody at a table must have heard of an answer."""

DOUBLE_CLICKS: Final = 50
"""One answer in so many is sent twice with the same key, as impatient people do."""

SEATED_AT_ONCE: Final = 25
LAST_WORDS: Final = 2.0
"""Seconds in which a server that closed its connections must have ended, if it does."""

READY: Final = re.compile(r"http://localhost:(\d+)/")


def unseen(table: str) -> BenchError:
    return BenchError(f"Table {table}: {SEEN_IN} seconds after an answer somebody had still not heard of it.")


def not_running(name: str, said: str) -> BenchError:
    return BenchError(f"The contender {LABELS[name]} does not run: {or_silence(said)}")


def last_words(process: subprocess.Popen[str], complaints: IO[str]) -> str:
    """How a server ended and what it said then; empty where it still runs."""
    try:
        code = process.wait(LAST_WORDS)
    except subprocess.TimeoutExpired:
        return ""
    complaints.seek(0)
    return f"its server ended with exit code {code}: {or_silence(last_line(complaints.read()))}"


class OurTable:
    """A table of ours with all its seats, and what was acknowledged there."""

    def __init__(self, seats: list[Seat], changed: asyncio.Event, random: Random) -> None:
        self.seats = seats
        self.watchers: list[Seat] = []
        self.game, self.bots = GAME, 0
        self.random = random
        self.id = ""
        self.over = False
        self.ledger = Ledger()
        self.answers = 0
        self.drafts = 0
        self._versions = 0
        self._changed = changed

    async def sit_down(self) -> None:
        """Everybody comes in, the first makes a table, the others take their seats and all watch."""
        for seat in self.everybody():
            await seat.arrive()
        await self.begin()

    def everybody(self) -> list[Seat]:
        """All who have the table open."""
        return [*self.seats, *self.watchers]

    def received(self) -> tuple[int, int, int]:
        """Updates that everybody together has got, their bytes on the wire, and before they were compressed."""
        seats = self.everybody()
        return sum(one.updates for one in seats), sum(one.wire for one in seats), sum(one.bytes for one in seats)

    def counted(self) -> int:
        """Answers so far, those of bots among them: each moves the version that everybody sees, or is a draft."""
        return self._versions + self.seats[0].public + self.drafts

    async def begin(self) -> None:
        """A new game at a new table."""
        host, *others = self.seats
        plans = ["me", *["open"] * len(others), *["bot:random"] * self.bots]
        self._versions += max(0, host.public)
        made = await host.command("/api/tables", {"game": self.game, "seats": plans, "pace": 0})
        self.id, self.ledger, self.over = str(made["id"]), Ledger(), False
        for place, seat in enumerate(others, 1):
            await seat.command(f"/api/tables/{self.id}/seats/{place}", {})
        for seat in self.everybody():
            await seat.watch(self.id)
        await self._until(self._ready)
        self._versions -= host.public

    def _ready(self) -> bool:
        """Everybody sees the table, and it waits for somebody or is over."""
        return all(seat.public >= 0 for seat in self.everybody()) and any(seat.turn or seat.over for seat in self.seats)

    async def act(self) -> float:
        """Answer until an answer is committed, which everybody sees; drafts before it only their owner sees."""
        while True:
            committed, took = await self._answer(self.random.choice([seat for seat in self.seats if seat.turn]))
            if committed:
                return took

    async def _answer(self, seat: Seat) -> tuple[bool, float]:
        """One answer: whether it was committed, and the seconds until the last of those who may see it did."""
        loop = asyncio.get_running_loop()
        answer = self.random.choice(seat.choices())
        send = partial(seat.answer, self.id, seat.question, answer, fresh_key())
        begin = loop.time()
        result = await send()
        status = str(result["status"])
        if status not in ("applied", "drafted"):
            raise self._refused(answer, status)
        public, private = map(int, str(result["version"]).split("."))
        committed = status == "applied"
        self.ledger.note(self.seats.index(seat), answer, public, committed)
        self.answers += 1
        if committed:
            await self._until(lambda: all(one.public >= public for one in self.everybody()))
        else:
            self.drafts += 1
            await self._until(lambda: seat.has_seen(public, private))
        took = loop.time() - begin
        if self.answers % DOUBLE_CLICKS == 1:
            again = str((await send())["status"])
            if again != "repeated":
                raise self._refused(answer, again)
        await self._until(self._ready)
        self.over = any(one.over for one in self.seats)
        return committed, took

    def _refused(self, answer: str, status: str) -> BenchError:
        return BenchError(f"Table {self.id}: the answer “{answer}” was offered, but the server says “{status}”.")

    async def _until(self, fits: Callable[[], bool]) -> None:
        """Wait until the streams have brought something."""
        try:
            async with asyncio.timeout(SEEN_IN):
                while not fits():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError as error:
            raise unseen(self.id) from error


class OurServer:
    """`banneret serve` on a database of its own, with the settings and limits it is shipped with."""

    def __init__(
        self, python: Path, folder: Path, random: Random, *, programs: bool = False, old: bool = False, workers: int = 1
    ) -> None:
        self.name = ("programs" if programs else "pages") + (OLD if old else "")
        self.versions = ""
        self.kind: type[PageSeat] | type[ProgramSeat] = ProgramSeat if programs else PageSeat
        self.database = folder / f"{self.name}.db"
        self.random = random
        self.tables: list[OurTable] = []
        self.port = 0
        self._done: dict[str, Ledger] = {}
        self._complaints: IO[str] = (folder / f"{self.name}.log").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [str(python.absolute()), "-P", "-m", "banneret.cli.main", "serve", "--db", f"sqlite:///{self.database}",
             *(["--workers", str(workers)] if workers > 1 else [])],
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            env=clean_environment(),
            cwd=folder,
        )  # fmt: skip

    @property
    def pid(self) -> int:
        return self.process.pid

    async def start(self) -> None:
        """Wait until the server says where it is."""
        out = self.process.stdout
        assert out is not None
        found = READY.search(await asyncio.to_thread(out.readline))
        if found is None:
            self._complaints.seek(0)
            said = last_line(self._complaints.read())
            raise not_running(self.name, said)
        self.port = int(found.group(1))

    async def seat(self, tables: int, seats: int) -> None:
        """Seat people at so many tables more; every other table plays in Hungarian."""
        first = len(self.tables)
        fresh = [self._table(first + number, seats) for number in range(tables)]
        self.tables += fresh
        await some_at_once([table.sit_down for table in fresh], SEATED_AT_ONCE)

    async def seat_at(self, game: str, people: int, watchers: int, bots: int) -> OurTable:
        """One table of a game more, with people, bots, and others who only watch."""
        table = self._table(len(self.tables), people + watchers)
        table.game, table.bots = game, bots
        table.watchers = table.seats[people:]
        del table.seats[people:]
        self.tables.append(table)
        await table.sit_down()
        return table

    def _table(self, number: int, seats: int) -> OurTable:
        changed = asyncio.Event()
        language = ("en", "hu")[number % 2]
        people: list[Seat] = [
            self.kind(self.port, address(number, seat), language, changed.set) for seat in range(seats)
        ]
        return OurTable(people, changed, self.random)

    def trouble(self) -> str:
        return last_words(self.process, self._complaints)

    async def renew(self) -> None:
        """Where a game is over, the same people begin another."""
        over = [table for table in self.tables if table.over]
        for table in over:
            self._done[table.id] = table.ledger
        await some_at_once([table.begin for table in over], SEATED_AT_ONCE)

    def sent(self) -> tuple[int, int]:
        """Messages and bytes that the seats have heard."""
        found = [table.received() for table in self.tables]
        return sum(updates for updates, _, _ in found), sum(wire for _, wire, _ in found)

    def drafts(self) -> int:
        return sum(table.drafts for table in self.tables)

    def finish(self) -> Checked:
        """Kill the server without warning, and compare what it had acknowledged with what is in its database."""
        for table in self.tables:
            self._done[table.id] = table.ledger
        self.kill()
        return check_tables(self._done, read_database(self.database))

    def kill(self) -> None:
        """End the process without warning; once more does no harm."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._complaints.close()

    def hang_up(self) -> None:
        """Close all connections, while the loop that they belong to still runs."""
        for table in self.tables:
            for seat in table.everybody():
                seat.close()


async def some_at_once(works: list[Callable[[], Coroutine[object, object, None]]], most: int) -> None:
    """Do all, but never more than so many at the same time; the first that fails ends the others."""
    free = asyncio.Semaphore(most)

    async def one(work: Callable[[], Coroutine[object, object, None]]) -> None:
        async with free:
            await work()

    await together([one(work) for work in works])


async def together(works: list[Coroutine[object, object, None]]) -> None:
    """All at once; where one fails the others are ended, and its error is raised as it is."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
