"""What the tests of the lobby share: a clock that stands still, ids that repeat, bots that answer at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from itertools import count
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from banneret.server import errors
from banneret.server.clock import Clock, Ids
from banneret.server.commands import Answer, Invite, TakeSeat
from banneret.server.invitations import token_hash
from banneret.server.jobs import Job, quick_chain, view_of
from banneret.server.keeping import Place
from banneret.server.live_table import LiveTable
from banneret.server.lobby import Lobby
from banneret.server.replay import ReplayPosition
from banneret.server.results import APPLIED, Result
from banneret.server.scene import Scene
from banneret.server.services import Thinking
from banneret.server.settings import Settings, Timeouts
from banneret.server.store import Store
from banneret.server.store.rows import Change, Person, StoredTable

T = TypeVar("T")
P = ParamSpec("P")
AT_ONCE = Settings(pace=0.0)
TOY = ("tests.server.toy_game", "TOY")
on_each_database = pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)


def asynchronous(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @wraps(test)
    def ordinary(*arguments: P.args, **named: P.kwargs) -> None:
        run(test(*arguments, **named))

    return ordinary


def run(work: Coroutine[object, object, T]) -> T:
    """Run a test's coroutine; one that hangs fails."""

    async def limited() -> T:
        async with asyncio.timeout(60):
            return await work

    return asyncio.run(limited())


class StillClock(Clock):
    """Time passes only when told to."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.time = start
        self._sleepers: list[tuple[float, asyncio.Event, asyncio.Task[object] | None]] = []

    def now(self) -> float:
        return self.time

    def steady(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            woken = asyncio.Event()
            self._sleepers.append((self.time + seconds, woken, asyncio.current_task()))
            await woken.wait()

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and everything happen that was waiting for it: whoever wakes up ends or sleeps again."""
        self.time += seconds
        due = [sleeper for sleeper in self._sleepers if sleeper[0] <= self.time]
        self._sleepers = [sleeper for sleeper in self._sleepers if sleeper[0] > self.time]
        for _, woken, _ in due:
            woken.set()
        await asyncio.sleep(0.1 if due else 0)
        for _ in range(100):
            asleep = [task for _, _, task in self._sleepers]
            if all(task is None or task.done() or task in asleep for _, _, task in due):
                return
            await asyncio.sleep(0.02)


async def pass_slowly(clock: StillClock, seconds: float) -> None:
    """Time passes in steps that a server which is awake would notice."""
    while seconds > 0:
        step = min(5.0, seconds)
        await clock.pass_by(step)
        seconds -= step


class CountedIds(Ids):
    """The same names in every run."""

    def __init__(self, start: int = 0) -> None:
        self._numbers = count(start)

    def _next(self, name: str) -> str:
        return f"{name}{next(self._numbers)}"

    def person(self) -> str:
        return self._next("person")

    def guest(self) -> str:
        return self._next("guest")

    def table(self) -> str:
        return self._next("table")

    def token(self) -> str:
        return self._next("token")

    def seed(self) -> str:
        return self._next("seed")

    def secret(self) -> bytes:
        return self._next("secret").encode()


class QuickThinkers:
    """Bots in this process that answer at once, from the packed view as the real ones do."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def warm_up(self) -> None:
        return None

    async def think(self, job: Job) -> list[str]:
        self.jobs.append(job)
        await self.gate.wait()
        kind, view = view_of(job)
        return quick_chain(kind, view, job.seed)

    async def close(self) -> None:
        return None


KEYS = (f"key-{number:08}" for number in count())


def key() -> str:
    """A key that was never used."""
    return next(KEYS)


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'lobby.db'}"


@asynccontextmanager
async def lobby_at(
    url: str,
    *,
    store: Store | None = None,
    clock: Clock | None = None,
    thinkers: Thinking | None = None,
    ids: Ids | None = None,
    timeouts: Timeouts | None = None,
    place: Place | None = None,
) -> AsyncIterator[Lobby]:
    """A lobby on a database, with quiet timeouts unless told otherwise."""
    lobby = Lobby(
        store or Store(url),
        clock=clock or StillClock(),
        ids=ids,
        thinkers=thinkers or QuickThinkers(),
        timeouts=timeouts or Timeouts(),
        place=place,
    )
    async with lobby:
        yield lobby


async def people(lobby: Lobby, *names: str) -> list[Person]:
    return [await lobby.people.enter(name, "en") for name in names]


async def toy_table(lobby: Lobby, seated: list[Person], *others: str, settings: Settings = AT_ONCE) -> LiveTable:
    """A table of the toy game: the people in order, then seats as planned; it has begun if all seats are taken."""
    players = len(seated) + len(others)
    plans = ["me", *["open"] * (len(seated) - 1), *others]
    made = await lobby.create(seated[0], key(), "toy", players, plans, settings=settings)
    live = await lobby.table(made.id)
    for seat, person in enumerate(seated[1:], start=1):
        await live.perform(person, key(), TakeSeat(seat))
    return live


@dataclass(frozen=True)
class Invited:
    """What came of an invitation."""

    status: str
    token: str
    expires: float


async def invite(live: LiveTable, host: Person, seat: int) -> Invited:
    """A fresh invitation to a seat."""
    token = live.services.ids.token()
    result = await live.perform(host, key(), Invite(seat, token))
    made = next(row for row in (await live.snapshot()).invites if row.token_hash == token_hash(token))
    return Invited(result.status, token, made.expires)


async def soon(see: Callable[[], Coroutine[object, object, object]], wanted: object) -> None:
    """What happens by itself takes real time on a busy machine: wait until it can be seen."""
    for _ in range(400):
        if await see() == wanted:
            return
        await asyncio.sleep(0.02)
    assert await see() == wanted


async def finished(live: LiveTable, seats: list[int]) -> bool:
    """Whether these seats come to be the ones that have finished, in less time than anybody would wait."""
    for _ in range(100):
        if (await live.scene("")).finished == seats:
            return True
        await asyncio.sleep(0.05)
    return False


async def says(live: LiveTable, person: Person, *notations: str) -> Result:
    """Answer whatever the person is asked now."""
    scene = await live.scene(person.id)
    return await live.perform(person, key(), Answer(scene.seat, scene.question, notations))


class GatedStore(Store):
    """Commits wait at a gate, or fail."""

    def __init__(self, url: str) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.reached = threading.Event()
        self.broken = False
        self.commit_first = False
        self.batches: list[int] = []
        super().__init__(url)

    def write_all(self, changes: Sequence[Change]) -> list[bool]:
        self.batches.append(len(changes))
        self.reached.set()
        self.gate.wait(30)
        if self.broken and self.commit_first:
            super().write_all(changes)
        if self.broken:
            raise errors.StoreError("store_failed", {"url": "test", "reason": "pulled the plug"})
        return super().write_all(changes)


def loaded(lobby: Lobby, table: str) -> StoredTable:
    """What the database holds."""
    stored = lobby.services.queue.store.load(table)
    assert stored is not None
    return stored


def stored_lines(lobby: Lobby, live: LiveTable) -> list[str]:
    return [line.text for line in loaded(lobby, live.id).lines]


async def bid(live: LiveTable, person: Person, cards: int = 1) -> None:
    """Lay the first cards of the hand and confirm."""
    scene = await live.scene(person.id)
    picks = [notation for notation in scene.legal if notation.startswith("pick")][:cards]
    assert (await says(live, person, *picks, "done")).status == APPLIED


async def replayed(
    live: LiveTable, person: str, step: int, eyes: int | None = None, *, open_hands: bool = False
) -> ReplayPosition:
    """The table after a line of the record, as this person is shown it."""
    return await asyncio.to_thread(await live.replay_work(person, step, eyes, open_hands=open_hands))


def picks(scene: Scene) -> list[str]:
    return [notation for notation in scene.legal if notation.startswith("pick")]


def shown(scene: Scene) -> dict[str, object]:
    """A scene as values that can be compared."""
    found = {name: getattr(scene, name) for name in scene.__struct_fields__ if name not in ("why", "view", "kind")}
    found["view"] = scene.kind.view_json(scene.view) if scene.view is not None else None
    found["log"] = [(entry.number, entry.version, entry.event.name, entry.parts) for entry in scene.log]
    return found
