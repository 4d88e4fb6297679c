"""Looks again and again who is asked and away, and calls them: once for a turn, whichever server it is that calls.

What was sent stands in the database, so that a restart changes nothing; whoever sends has first taken the call upon
itself there (`store/calling.py`).
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from functools import partial

from banneret.core.errors import UserError
from banneret.core.texts import LANGUAGES
from banneret.server.calls.call_book import CallBook
from banneret.server.calls.config import CallsConfig
from banneret.server.calls.letters import NotHandedIn, Turn, calling, letter
from banneret.server.calls.links import STOP
from banneret.server.calls.outcomes import GONE, LATER, SENT
from banneret.server.calls.pace import calling_pace
from banneret.server.lobby import Lobby
from banneret.server.settings import read_settings
from banneret.server.store.call_rows import MAIL, PUSH, AddressRow, CallRow
from banneret.server.store.calling import Waiting
from banneret.server.web.languages import game_texts, page_texts
from banneret.server.web.work import Queues

LOG = logging.getLogger(__name__)
LOOK_SECONDS = 5.0
LEASE_SECONDS = 120.0  # how long whoever has taken a call upon itself may take
RETRY_SECONDS = (60.0, 600.0, 3600.0)
MOST_ATTEMPTS = 1 + len(RETRY_SECONDS)
FORSAKEN_SECONDS = 600.0  # without a line; then any server looks whether somebody is still there
CALLS_AT_ONCE = 8
MOST_WAITING = 10_000  # calls of a house; what is more is looked at again later
HOUR = 3600.0


class Caller:
    """Calls people back. `book` holds where they are called."""

    def __init__(self, lobby: Lobby, config: CallsConfig, book: CallBook) -> None:
        self._lobby = lobby
        self._config = config
        self._book = book
        self._store = book.store
        self._post = book.post
        self._room = asyncio.Semaphore(CALLS_AT_ONCE)
        self._houses = Queues(1, MOST_WAITING)
        self._under_way: dict[tuple[str, ...], asyncio.Task[None]] = {}

    async def look_on(self) -> None:
        """Look for ever."""
        trouble = ""
        try:
            while True:
                await self._lobby.services.clock.sleep(LOOK_SECONDS)
                try:
                    await self.begin()
                except UserError as error:
                    if trouble != str(error):
                        LOG.warning("nobody can be called: %s", error)
                    trouble = str(error)
                except Exception:
                    LOG.exception("calling people failed")
                else:
                    trouble = ""
        finally:
            left = list(self._under_way.values())
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def look(self) -> None:
        """Call whoever is due now, and wait until they are called."""
        await asyncio.gather(*await self.begin())

    async def begin(self) -> list[asyncio.Task[None]]:
        """Begin to call whoever is due now. Those who are slow to be reached keep nobody from looking again."""
        queue, now = self._lobby.services.queue, self._lobby.services.clock.now()
        waiting: list[Waiting] = await queue.call(self._store.waiting)
        for one in waiting:
            if one.away_since is None:
                await self._look_around(one, now)
        due: dict[str, list[Waiting]] = defaultdict(list)
        for one in waiting:
            if one.away_since is not None and is_due(one, now):
                due[one.person].append(one)
        if not due:
            return []
        known = {(row.table, row.person, row.way): row for row in await queue.call(self._store.calls_of, list(due))}
        begun = []
        for person, turns in due.items():
            house = self._lobby.services.homes.of(person) or person
            for one in turns if self._book.sender is not None else []:
                name = (PUSH, person, one.table)
                if name not in self._under_way and (call := next_call(known, one, PUSH, now)) is not None:
                    begun.append(self._start(name, house, self._push(call, one)))
            if self._post is not None and (MAIL, person) not in self._under_way:
                fresh = [(call, one) for one in turns if (call := next_call(known, one, MAIL, now)) is not None]
                if fresh:
                    begun.append(self._start((MAIL, person), house, self._write(person, fresh)))
        return begun

    def _start(
        self, name: tuple[str, ...], house: str, work: Coroutine[object, object, None]
    ) -> asyncio.Task[None]:  # fmt: skip
        task = self._under_way[name] = asyncio.create_task(self._in_turn(house, work))
        task.add_done_callback(partial(self._ended, name, work))
        return task

    def _ended(
        self, name: tuple[str, ...], work: Coroutine[object, object, None], task: asyncio.Task[None]
    ) -> None:  # fmt: skip
        self._under_way.pop(name, None)
        work.close()
        if not task.cancelled() and (trouble := task.exception()) is not None:
            LOG.error("calling people failed", exc_info=trouble)

    async def _in_turn(self, house: str, work: Coroutine[object, object, None]) -> None:
        """One call of a house at a time: whoever names services that say nothing holds up himself."""
        try:
            async with self._houses.turn(house), self._room:
                await work
        except UserError as error:
            LOG.warning("a call could not be noted: %s", error)

    async def _look_around(self, one: Waiting, now: float) -> None:
        """A table that is in nobody's memory notices nobody's absence: one that was ours, or that its server has
        forsaken, is read, and notices it then."""
        ours = one.keeper in ("", self._lobby.services.place.name)
        if not self._lobby.is_at_hand(one.table) and (ours or now - one.asked >= FORSAKEN_SECONDS):
            try:
                await self._lobby.table(one.table)
            except UserError as error:
                LOG.warning("table %s cannot be looked at: %s", one.table, error)

    # Web Push.

    async def _push(self, call: CallRow, one: Waiting) -> None:
        sender, queue, clock = self._book.sender, self._lobby.services.queue, self._lobby.services.clock
        assert sender is not None
        call = replace(call, due=clock.now() + LEASE_SECONDS)
        devices = await self._book.devices(one.person)
        if not devices or not await queue.call(self._store.claim, [call], clock.now()):
            return
        payload = push_payload(one)
        outcomes = await asyncio.gather(*[sender.send(device, payload, one.table) for device in devices])
        for device, outcome in zip(devices, outcomes, strict=True):
            if outcome.what == GONE:
                await queue.call(self._store.remove_device, one.person, device.id)
            elif outcome.what != SENT:
                LOG.warning("a push service did not take a call: %s", outcome.why)
        kinds = {outcome.what for outcome in outcomes}
        await self._note([call], SENT in kinds or LATER not in kinds)

    # Letters.

    async def _write(self, person: str, fresh: Sequence[tuple[CallRow, Waiting]]) -> None:
        """One letter about all tables that wait; at slow tables it waits until the last one is old enough."""
        assert self._post is not None
        queue, services = self._lobby.services.queue, self._lobby.services
        now = services.clock.now()
        row: AddressRow | None = await queue.call(self._store.address_of, person)
        if row is None or not row.confirmed:
            return
        slow = all(calling_pace(read_settings(one.settings)).digest for _, one in fresh)
        if slow and now - row.sent < row.hours * HOUR:
            return
        calls = [replace(call, due=now + LEASE_SECONDS) for call, _ in fresh]
        if not await queue.call(self._store.claim, calls, now, row.sent):
            return
        language = language_of(fresh[0][1])
        stop = f"{self._config.address}/calls/stop/{self._book.token(STOP, row.nonce)}"
        turns = [Turn(game_name(one), f"{self._config.address}/t/{one.table}") for _, one in fresh]
        told = calling(page_texts(language), turns, f"{self._config.address}/settings/calls", stop)
        try:
            await self._post.send(
                letter(self._post.server, row.address, told, services.clock.now(), services.ids.person(), stop)
            )
        except NotHandedIn as error:
            LOG.warning("a letter was not taken: %s", error)
            await self._note(calls, error.for_good, row.sent)
        else:
            await self._note(calls, True)

    async def _note(self, calls: Sequence[CallRow], over: bool, last: float | None = None) -> None:
        """What became of calls: over, or to be tried again later."""
        now = self._lobby.services.clock.now()
        told = [
            replace(call, sent=over, due=now + RETRY_SECONDS[min(call.attempts, len(RETRY_SECONDS)) - 1])
            for call in calls
        ]
        await self._lobby.services.queue.call(self._store.tell_outcome, told, last)


def is_due(one: Waiting, now: float) -> bool:
    """Whether somebody has been asked, and away, for long enough; at turn-based tables a holiday is left in peace."""
    assert one.away_since is not None
    settings = read_settings(one.settings)
    if settings.turns and one.holiday > now:
        return False
    return max(one.away_since, one.asked) + calling_pace(settings).delay <= now


def next_call(known: dict[tuple[str, str, str], CallRow], one: Waiting, way: str, now: float) -> CallRow | None:
    """The call to be sent for a turn; None where it was sent, is under way, or has failed too often."""
    row = known.get((one.table, one.person, way))
    first = row is None or row.line != one.line
    if row is not None and not first and (row.sent or row.due > now or row.attempts >= MOST_ATTEMPTS):
        return None
    attempts = 1 if first or row is None else row.attempts + 1
    return CallRow(one.table, one.person, way, one.line, attempts, now + LEASE_SECONDS, False)


def language_of(one: Waiting) -> str:
    return one.language if one.language in LANGUAGES else LANGUAGES[0]


def game_name(one: Waiting) -> str:
    return game_texts(one.game, language_of(one)).say("game-name")


def push_payload(one: Waiting) -> bytes:
    """What a browser is told: which game, where, and that it is the person's turn; nothing of what lies there."""
    told = {
        "title": game_name(one),
        "body": page_texts(language_of(one)).say("calls-your-turn"),
        "url": f"/t/{one.table}",
        "tag": f"banneret-{one.table}",
    }
    return json.dumps(told, ensure_ascii=False).encode()
