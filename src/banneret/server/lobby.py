"""The lobby: all tables of a server. It makes them, finds them and lets those that nobody looks at leave the memory."""

from __future__ import annotations

import asyncio
import hmac
import logging
from base64 import urlsafe_b64encode
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Self
from weakref import WeakValueDictionary

import msgspec

from banneret.core.bits import BIT
from banneret.core.errors import OptionError, UserError
from banneret.core.options import settle_options
from banneret.games import registry
from banneret.server.cleaning import check_id, check_key
from banneret.server.clock import Clock, Ids
from banneret.server.codes import Codes
from banneret.server.commands import KeepTime
from banneret.server.compiled_engine import CompiledEngine
from banneret.server.errors import StoreError
from banneret.server.guides import Guides
from banneret.server.invitations import token_hash
from banneret.server.keeping import Place
from banneret.server.live_table import LiveTable
from banneret.server.people import People
from banneret.server.seating import begin_if_full, note_holders, plan_seats
from banneret.server.services import Services, Thinking
from banneret.server.sessions import Sessions
from banneret.server.settings import Settings, Timeouts, check_settings, read_settings, settings_text
from banneret.server.snapshot import Snapshot
from banneret.server.store import Store
from banneret.server.store.announcements import AFTER_SILENCE, Announcements
from banneret.server.store.driver import SOMETHING_ELSE
from banneret.server.store.identities import Identities
from banneret.server.store.rows import (
    INVITED,
    OPEN,
    PERSON,
    PLAYING,
    InviteRow,
    Person,
    TableRow,
    TableSummary,
    Versions,
)
from banneret.server.thinkers import Thinkers
from banneret.server.tokens import Tokens
from banneret.server.transition import first_change
from banneret.server.write_queue import WriteQueue

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 60.0
SWEEPS_A_TIDY = 60
LOBBY_LENGTH = 60
INVITATIONS = "invitations"
MY_TABLES = 200
ABANDONED_SECONDS, WAITING_SECONDS = 3600.0, 86400.0
TABLES_A_LOOK = 500
RETRY_SECONDS = 1.0
DEADLINE_SECONDS = 20.0  # between two looks whose time is up at turn-based tables
REST_SECONDS = 3600.0  # for those whose time was up while no server was there
LOOKS_SPARED = 12  # while what others write is announced


@dataclass(frozen=True)
class Created:
    """A new table, with the token of each invitation by seat; told once (empty where the key was used before)."""

    id: str
    tokens: dict[int, str]


@dataclass(frozen=True)
class TableCard:
    """A table in a list. `mine`: the person's seat or -1; `my_turn`: the table waits for this person.

    `kept`: a seat is kept for the person; `company`: there are other people at the table; `result`: what each seat got;
    `abandoned`: everybody has been away for long.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    settings: Settings
    status: str
    created: float
    ended: float | None
    names: list[str]
    kinds: list[str]
    mine: int
    my_turn: bool
    hosting: bool
    kept: bool
    company: bool
    series: str
    next_table: str
    result: list[float]
    abandoned: bool


class Lobby:
    """Use it as `async with Lobby(Store(url)) as lobby`; leaving it ends streams and bots and closes the store."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        ids: Ids | None = None,
        thinkers: Thinking | None = None,
        timeouts: Timeouts | None = None,
        engine: CompiledEngine | None = None,
        place: Place | None = None,
    ) -> None:
        self.engine = engine or CompiledEngine(None)
        self.services = Services(
            WriteQueue(store), clock or Clock(), ids or Ids(), thinkers or Thinkers(engine=self.engine),
            timeouts or Timeouts(), place or Place(),
        )  # fmt: skip
        self.people = People(self.services)
        self.tokens = Tokens(self.services)
        self.sessions = Sessions(self.services)
        self.codes = Codes(self.services)
        self.guides = Guides(self.services)
        self._warm: dict[str, LiveTable] = {}
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._background: set[asyncio.Task[None]] = set()
        self._closing = False
        self._announcements: Announcements | None = None
        self._announced: set[str] = set()
        self._something = -1
        self._stirred = False  # somebody else has written, and it has not been looked at yet
        self._invitations = b""
        self._began = 0.0

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Forget old keys, and let the bots of all tables in play go on."""
        queue = self.services.queue
        self._invitations = await self.secret(INVITATIONS)
        await self._forget_keys()
        waiting = await queue.call(queue.store.waiting_for_a_server)
        place = self.services.place
        ours = [id for id, keeper in waiting.items() if keeper in ("", place.name) or place.holds(id)]
        pulse = self.services.pulse.beat_on(self.services)
        self._began = self.services.clock.now()
        for work in (self._resume(ours), self._sweep_on(), self._listen_on(), self._deadlines_on(), pulse):
            self._do(work)
        loop = asyncio.get_running_loop()
        self._announcements = queue.store.announcements(
            place.name, lambda told: loop.call_soon_threadsafe(self._hear, told)
        )

    def _do(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        self._closing = True
        if self._announcements is not None:
            await asyncio.to_thread(self._announcements.close)
        for task in self._background:
            task.cancel()
        if self._background:
            await asyncio.wait(self._background)
        for live in list(self._known.values()):
            await live.close()
        await self.guides.close()
        await self.services.thinkers.close()
        await self.services.queue.close()

    async def secret(self, name: str) -> bytes:
        """32 secret bytes of the server that survive a restart: what signs cookies, for example."""
        queue = self.services.queue
        return await queue.call(queue.store.secret, name, self.services.ids.secret())

    async def secrets(self, name: str) -> list[bytes]:
        """All secrets of a name, the oldest first."""
        return await self.services.queue.call(Identities(self.services.queue.store).secrets_of, name)

    async def add_secret(self, name: str, most: int) -> None:
        """A fresh secret after the others of its name; of more than so many the oldest is forgotten."""
        store, fresh = Identities(self.services.queue.store), self.services.ids.secret()
        await self.services.queue.call(store.add_secret, name, fresh, most)

    def new_invitation(self) -> tuple[str, str]:
        """The token of an invitation, and what it can be made out of again."""
        nonce = self.services.ids.token()
        return self.invitation_token(nonce), nonce

    def invitation_token(self, nonce: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._invitations, nonce.encode(), "sha256")).decode().rstrip("=")

    # Tables.

    async def create(
        self,
        host: Person,
        key: str,
        game: str,
        players: int,
        plans: Sequence[str],
        options: Mapping[str, str] | None = None,
        settings: Settings | None = None,
    ) -> Created:
        """A new table. Each seat is planned as `me`, `open`, `invite` or `bot:<level>`; full tables begin at once."""
        check_key(key)
        kind = registry.load(game)
        if players not in kind.players:
            known = ", ".join(map(str, kind.players))
            raise OptionError("player_count", {"game": game, "players": players, "known": known})
        settled = settle_options(kind.rules.options, players, options or {})
        chosen = check_settings(settings or Settings())
        chosen = msgspec.structs.replace(chosen, language=chosen.language or host.language)
        now, ids = self.services.clock.now(), self.services.ids
        seats = plan_seats(plans, players, host)
        made = {seat.seat: self.new_invitation() for seat in seats if seat.kind == INVITED}
        tokens = {seat: token for seat, (token, _) in made.items()}
        row = TableRow(
            self.fresh_id(), game, kind.rules_version, players, settled, "", ids.seed(), OPEN, host.id,
            settings_text(chosen), chosen.public, 0, 0, key, now, None,
        )  # fmt: skip
        until = now + self.services.timeouts.invitation
        invites = tuple(
            InviteRow(token_hash(token), seat, now, until, nonce=nonce) for seat, (token, nonce) in made.items()
        )
        snapshot = note_holders(begin_if_full(Snapshot(row, chosen, tuple(seats), invites)))
        queue = self.services.queue
        id = await queue.call(queue.store.create, first_change(snapshot, now, self.services.place.name))
        await self.table(id)
        return Created(id, tokens if id == row.id else {})

    def fresh_id(self) -> str:
        """A name that falls to this process, so that the table is played where it was made."""
        while not self.services.place.holds(id := self.services.ids.table()):
            continue
        return id

    async def table(self, id: str) -> LiveTable:
        """A table by its id, read from the database where it is not in memory."""
        check_id("no_such_table", id)
        if self._closing:
            raise StoreError("server_stops")
        live = self._known.get(id)
        if live is None:
            live = LiveTable(id, self.services)
            self._known[id] = live
        await live.snapshot()
        self._warm[id] = live
        return live

    def is_at_hand(self, id: str) -> bool:
        """Whether a table is in memory here."""
        return id in self._known

    def tables_at_hand(self) -> int:
        """How many tables are in memory."""
        return len(self._known)

    def sweep(self) -> int:
        """Let tables go that nobody has used for a while; how many are left in memory."""
        long_ago = self.services.clock.steady() - self.services.timeouts.idle
        for id, live in list(self._warm.items()):
            if live.used < long_ago and live.quiet():
                del self._warm[id]
        return len(self._warm)

    async def _sweep_on(self) -> None:
        while True:
            for _ in range(SWEEPS_A_TIDY):
                await self.services.clock.sleep(SWEEP_SECONDS)
                self.sweep()
            try:
                await self._forget_keys()
            except StoreError as error:
                LOG.warning("old keys could not be forgotten: %s", error)

    async def listen(self) -> None:
        """Look whether another server has written to tables that are in memory here, and read those again."""
        queue = self.services.queue
        self._stirred |= await queue.call(queue.store.stirred)
        if not self._stirred:
            return
        something = await queue.call(queue.store.something_else)
        if something != self._something:
            self._something = something
            self._forget()
        await self._look_up(list(self._known))
        self._stirred = False

    async def refresh(self) -> None:
        """Look everything up again that has changed in the database beside this lobby."""
        self._forget()
        await self._look_up(list(self._known))

    def _forget(self) -> None:
        """What is known of people, tokens and sessions is looked up anew."""
        self.people.forget()
        self.tokens.forget()
        self.sessions.forget()
        self.guides.forget()

    async def _look_up(self, ids: list[str]) -> None:
        queue = self.services.queue
        for start in range(0, len(ids), TABLES_A_LOOK):
            written: dict[str, Versions] = await queue.call(queue.store.versions, ids[start : start + TABLES_A_LOOK])
            here = [(live, versions) for id, versions in written.items() if (live := self._known.get(id)) is not None]
            await asyncio.gather(*[live.hear(versions) for live, versions in here if not live.is_at(versions)])

    def _hear(self, told: str) -> None:
        """Another server has announced a table that it has written to, or that something else is new."""
        if self._closing:
            return
        if told in self._known:
            self._announced.add(told)
            if len(self._announced) == 1:
                self._do(self._look_up_announced())
        elif told in (SOMETHING_ELSE, AFTER_SILENCE):
            self._forget()
            self._announced.update(self._known if told == AFTER_SILENCE else ())
            if told == AFTER_SILENCE and self._announced:
                self._do(self._look_up_announced())

    async def _look_up_announced(self) -> None:
        ids = list(self._announced)
        self._announced.clear()
        try:
            await self._look_up(ids)
        except UserError as error:
            LOG.warning("it could not be seen what another server has written: %s", error)

    async def _listen_on(self) -> None:
        trouble = ""
        while True:
            told = self._announcements is not None and self._announcements.connected
            await self.services.clock.sleep(self.services.timeouts.listen * (LOOKS_SPARED if told else 1))
            try:
                await self.listen()
            except UserError as error:
                if trouble != str(error):
                    LOG.warning("it could not be seen what another server has written: %s", error)
                trouble = str(error)
            else:
                trouble = ""

    async def _forget_keys(self) -> None:
        queue = self.services.queue
        await queue.call(queue.store.forget_commands, self.services.clock.now() - self.services.timeouts.retry)

    async def keep_deadlines(self) -> None:
        """See at which turn-based tables somebody's time is up. Of several servers the first one does it."""
        queue, now = self.services.queue, self.services.clock.now()
        for id in await queue.call(queue.store.late_tables, now, self._began, REST_SECONDS):
            try:
                await (await self.table(id)).by_itself(KeepTime())
            except UserError as error:  # one that cannot be read keeps nobody else's time from being up
                LOG.warning("table %s: it could not be seen whose time is up: %s", id, error)

    async def _deadlines_on(self) -> None:
        while True:
            await self.services.clock.sleep(DEADLINE_SECONDS)
            try:
                await self.keep_deadlines()
            except UserError as error:
                LOG.warning("it could not be seen whose time is up: %s", error)

    async def _resume(self, ids: Sequence[str]) -> None:
        """Touch the tables where bots play: those whose turn it is go on by themselves."""
        await self._warm_up()
        for id in ids:
            while not await self._resumed(id):
                await self.services.clock.sleep(RETRY_SECONDS)
        await asyncio.to_thread(_open_boxes)

    async def _resumed(self, id: str) -> bool:
        """Whether there is no sense in trying again."""
        try:
            await self.table(id)
        except StoreError as error:
            LOG.warning("table %s waits for the database: %s", id, error)
            return self._closing
        except UserError as error:
            LOG.error("table %s cannot go on: %s", id, error)
        return True

    async def _warm_up(self) -> None:
        try:
            await self.services.thinkers.warm_up()
        except (OSError, TimeoutError) as error:
            LOG.warning("bots cannot think in a process of their own: %s", error)

    # Lists.

    async def public_tables(self, person: str = "") -> list[TableCard]:
        """Public tables that wait for players, then those in play."""
        queue, now = self.services.queue, self.services.clock.now()
        return [card_of(summary, person, now) for summary in await queue.call(queue.store.public_tables, LOBBY_LENGTH)]

    async def tables_of(self, person: str) -> list[TableCard]:
        """A person's tables: in play, waiting, over; the newest first."""
        queue, now = self.services.queue, self.services.clock.now()
        return [card_of(summary, person, now) for summary in await queue.call(queue.store.tables_of, person, MY_TABLES)]


def _open_boxes() -> None:
    """Load every game before somebody waits for it."""
    for id in registry.game_ids():
        registry.load(id).rules.load_data()


def is_abandoned(summary: TableSummary, now: float) -> bool:
    """Whether nobody has been at a table for long; one that waits for players is given a day."""
    seated = [seat for seat in summary.seats if seat.kind == PERSON]
    away = all(seat.away_since is not None and now - seat.away_since >= ABANDONED_SECONDS for seat in seated)
    return away or (summary.row.status == OPEN and now - summary.row.created >= WAITING_SECONDS)


def card_of(summary: TableSummary, person: str, now: float) -> TableCard:
    row, seats = summary.row, summary.seats
    mine = next((seat.seat for seat in seats if seat.kind == PERSON and seat.person == person and person), -1)
    return TableCard(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        settings=read_settings(row.settings),
        status=row.status,
        created=row.created,
        ended=row.ended,
        names=[seat.name for seat in seats],
        kinds=[seat.kind for seat in seats],
        mine=mine,
        my_turn=mine >= 0 and row.status == PLAYING and row.asked & BIT[mine] != 0,
        hosting=bool(person) and row.host == person,
        kept=any(seat.kind == INVITED and seat.person == person and person for seat in seats),
        company=any(seat.person not in (None, person) for seat in seats),
        series=row.series or row.id,
        next_table=row.next_table,
        result=[float(value) for value in row.result.split()],
        abandoned=is_abandoned(summary, now),
    )
