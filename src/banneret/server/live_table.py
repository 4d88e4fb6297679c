"""A table in play: everything people can do there and everything they can see of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace as with_fields

from banneret.core.table import Table
from banneret.core.view import SPECTATOR
from banneret.server.bot_play import BotPlay
from banneret.server.cleaning import check_key
from banneret.server.commands import Command, Say
from banneret.server.commands.hints import TellHint, seat_for_hint
from banneret.server.errors import BadInput, Conflict
from banneret.server.invitations import find_invitation
from banneret.server.keeping import Keeping
from banneret.server.presence import Presence
from banneret.server.reasons import Told, reasons_of
from banneret.server.replay import Replay, ReplayPosition
from banneret.server.results import Result
from banneret.server.saved_table import SavedTable
from banneret.server.scene import EventsSince, HeardLogs, Scene, events_since, make_scene
from banneret.server.services import Services
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER, Person
from banneret.server.subscriptions import Subscription
from banneret.server.timekeeper import Timekeeper
from banneret.server.transition import GAME, SEATS, TABLE, Transition
from banneret.server.writing import Writers


class LiveTable(SavedTable):
    """`perform` takes a key that makes repeating harmless. Those who only look give a person's id, "" for nobody."""

    def __init__(self, id: str, services: Services) -> None:
        super().__init__(id, services)
        self.keeping = Keeping(self)
        self.presence = Presence(self)
        self.writers = Writers(self)
        self.bots = BotPlay(self)
        self.timekeeper = Timekeeper(self)
        self._replay = Replay()
        self._logs = HeardLogs()
        self._looked = services.clock.steady()

    def loaded(self, snapshot: Snapshot, again: bool) -> None:
        if again:
            self.bots.moved()
        self.presence.look_around(snapshot)
        self._look_after(snapshot)

    def _look_after(self, snapshot: Snapshot) -> None:
        """Let bots think and time run, if that is to be done here."""
        self.keeping.wake(snapshot)
        if self.keeping.is_here(snapshot):
            self.bots.wake(snapshot)
            self.timekeeper.wake(snapshot)

    def changed(self, transition: Transition) -> None:
        if transition.change.lines:
            self.bots.moved()
        if SEATS in transition.touched:
            self.presence.look_around(transition.snapshot)
        if transition.touched & {GAME, SEATS, TABLE}:
            self._look_after(transition.snapshot)

    async def perform(self, person: Person, key: str, command: Command) -> Result:
        """Carry out what a person commands, once for each key, whatever becomes of the request that brought it."""
        check_key(key)
        result = await self._carry_out(command, person, key)
        if isinstance(command, Say):
            self.writers.ended(person.id)
        self.presence.sign(person.id, await self.snapshot())
        return result

    async def tell_hint(self, person: Person, key: str) -> Result:
        """Tell that a person gets a hint, once for each key and question. The key of another question or command
        stands for nothing here, or it would open a silent door to hints."""
        check_key(key)
        snapshot = await self.snapshot()
        seat = seat_for_hint(snapshot, person.id)
        question = snapshot.table.questions[seat] if snapshot.table is not None else 0
        return await self._carry_out(TellHint(), person, f"{key}:{question}")

    # Seeing.

    def unwatched(self, snapshot: Snapshot) -> bool:
        """Whether only bots play here, for nobody."""
        if self._subscriptions or snapshot.has_people():
            return False
        return self.services.clock.steady() - self._looked > self.services.timeouts.unwatched

    def _look(self, snapshot: Snapshot) -> None:
        """Somebody looks: bots that paused go on."""
        paused = self.unwatched(snapshot)
        self._looked = self.services.clock.steady()
        if paused:
            self._look_after(snapshot)

    async def seen_by(self, person: str) -> Snapshot:
        """The table, asked for by somebody who may see it: a sign that this person is there."""
        snapshot = await self._known_to(person)
        self._look(snapshot)
        self.presence.sign(person, snapshot)
        return snapshot

    async def _known_to(self, person: str) -> Snapshot:
        """The table, if this person may see it. Who does not sit here as far as is known may have sat down at another
        server a moment ago: then the database is asked."""
        snapshot = await self.snapshot()
        if person and snapshot.seat_of(person) < 0 and snapshot.row.status != OVER:
            await self.look_up()
            snapshot = await self.snapshot()
        snapshot.check_sight(person)
        return snapshot

    async def scene(self, person: str, log_from: int = 0) -> Scene:
        """Everything a page needs for this person, the log from an entry on."""
        return self.scene_of(await self.seen_by(person), person, log_from)

    async def followed_by(self, person: str) -> Snapshot:
        """The same for whoever follows the table by a stream, and is woken when another server has written."""
        snapshot = await self.snapshot()
        snapshot.check_sight(person)
        self._look(snapshot)
        self.presence.sign(person, snapshot)
        return snapshot

    async def present_scene(self, person: str) -> Scene:
        """The scene of somebody who follows."""
        return self.scene_of(await self.followed_by(person), person)

    def scene_of(self, snapshot: Snapshot, person: str, log_from: int = 0, of_page: bool = True) -> Scene:
        """The scene of a person at a snapshot, at this moment."""
        now, timeouts = self.services.clock.now(), self.services.timeouts
        scene = make_scene(snapshot, person, now, timeouts, log_from, of_page, self._logs)
        return with_fields(scene, writers=self.writers.others(snapshot, person)) if self.writers.now else scene

    async def invitation(self, token: str, person: str) -> Scene:
        """What somebody with an invitation sees before using it; an invitation that does not count is told."""
        snapshot = await self.snapshot()
        find_invitation(snapshot, token, person, self.services.clock.now())
        return make_scene(snapshot, person, self.services.clock.now(), self.services.timeouts)

    async def events(self, person: str, since: str) -> EventsSince:
        """What this person heard since a version."""
        snapshot = await self._known_to(person)
        return events_since(snapshot, snapshot.seat_of(person), public_version(since))

    async def subscribe(self, person: str, since: str = "") -> Subscription:
        """Notices of what changes for this person; at once where `since` is not the present version."""
        snapshot = await self.snapshot()
        snapshot.check_sight(person)
        self._look(snapshot)
        subscription = Subscription(person, since, self._version_for, self._unsubscribe)
        self._subscriptions.add(subscription)
        self.presence.came(person, snapshot)
        if self.closing:
            subscription.end()
        return subscription

    def _unsubscribe(self, subscription: Subscription) -> None:
        if subscription in self._subscriptions:
            self._subscriptions.remove(subscription)
            if self._snapshot is not None:
                self.presence.went(subscription.person, self._snapshot)

    async def record(self, person: str) -> str:
        """The record, which holds everybody's secrets: after the end only."""
        snapshot = await self._known_to(person)
        if snapshot.row.status != OVER:
            raise Conflict("record_not_yet")
        if snapshot.table is None and snapshot.stopped is None:
            raise Conflict("never_played")
        return snapshot.record_text()

    async def replay_work(
        self, person: str, step: int, eyes: int | None = None, *, open_hands: bool = False
    ) -> Callable[[], ReplayPosition]:
        """The table after a line of the record, to be worked out beside the loop. In play as the own seat saw it; after
        the end through any eyes."""
        snapshot = await self._known_to(person)
        own = snapshot.seat_of(person)
        over = snapshot.row.status == OVER
        if snapshot.table is None and snapshot.stopped is not None:
            raise snapshot.stopped.refusal()
        if snapshot.table is None:
            raise Conflict("never_played" if over else "not_started")
        if not over and (open_hands or (eyes is not None and eyes not in (own, SPECTATOR))):
            raise Conflict("record_not_yet")
        return partial(self._replay.position, snapshot, step, own if eyes is None else eyes, open_hands)

    async def reasons(self, person: str) -> Callable[[], list[Told]]:
        """What tells why the experts did what they did last, as far as this person may know it. Not for the loop."""
        snapshot = await self._known_to(person)
        table = snapshot.table
        if table is None:
            raise Conflict("not_started")

        def table_at(step: int) -> Table:
            return self._replay.table_at(table, step)

        return partial(reasons_of, snapshot, snapshot.seat_of(person), table_at)


def public_version(text: str) -> int:
    """The part of a version that counts what everybody saw; an empty one is the beginning."""
    public = text.partition(".")[0]
    if text == "":
        return 0
    if not public.isascii() or not public.isdigit() or len(public) > 12:
        raise BadInput("bad_version", {"version": text[:40]})
    return int(public)
