"""A table in play: everything people can do there and everything they can see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from banneret.core.view import SPECTATOR
from banneret.server import answers, seating
from banneret.server.bot_play import BotPlay
from banneret.server.cleaning import clean_chat
from banneret.server.errors import BadInput, Conflict
from banneret.server.invitations import find_invitation, token_hash
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.presence import Presence
from banneret.server.replay import ReplayPosition, make_position
from banneret.server.results import APPLIED, Invited, Result
from banneret.server.saved_table import SavedTable, Step
from banneret.server.scene import EventsSince, Scene, events_since, make_scene
from banneret.server.services import Services
from banneret.server.settings import Settings
from banneret.server.snapshot import Snapshot
from banneret.server.store.reading import CHAT_KEPT_AT_HAND
from banneret.server.store.rows import OVER, ChatRow, InviteRow, Person
from banneret.server.subscriptions import Subscription
from banneret.server.timekeeper import Timekeeper
from banneret.server.transition import GAME, SEATS, Transition


class LiveTable(SavedTable):
    """Commands take the person, and a key that makes repeating harmless. Readers take a person's id, "" for nobody."""

    def __init__(self, id: str, services: Services) -> None:
        super().__init__(id, services)
        self.presence = Presence(self)
        self.bots = BotPlay(self)
        self.timekeeper = Timekeeper(self)

    def loaded(self, snapshot: Snapshot, again: bool) -> None:
        if again:
            self.bots.moved()
        self.presence.look_around(snapshot)
        self.bots.wake(snapshot)
        self.timekeeper.wake(snapshot)

    def changed(self, transition: Transition) -> None:
        if transition.change.lines:
            self.bots.moved()
        if SEATS in transition.touched:
            self.presence.look_around(transition.snapshot)
        if transition.touched & {GAME, SEATS}:
            self.bots.wake(transition.snapshot)
            self.timekeeper.wake(transition.snapshot)

    async def _do(self, person: Person, key: str, step: Step) -> Result:
        """A command of somebody who may see the table."""

        def checked(snapshot: Snapshot) -> Snapshot:
            self.check_sight(snapshot, person.id)
            return step(snapshot)

        result = await self._command(person.id, key, checked)
        self.presence.sign(person.id, await self.snapshot())
        return result

    async def _host(self, person: Person, key: str, step: Step) -> Result:
        """A command of the host."""

        def checked(snapshot: Snapshot) -> Snapshot:
            seating.check_host(snapshot, person.id, self.services.clock.now(), self.services.timeouts)
            return seating.begin_if_full(step(snapshot))

        return await self._do(person, key, checked)

    # Playing.

    async def answer(self, person: Person, seat: int, question: int, key: str, notations: Sequence[str]) -> Result:
        """Answer a question, with one answer or a batch that is applied wholly or not at all."""
        return await self._do(person, key, lambda now: answers.answer(now, person.id, seat, question, notations))

    async def take_back(self, person: Person, seat: int, question: int, key: str) -> Result:
        """Take the last answer of the own draft back."""
        return await self._do(person, key, lambda now: answers.take_back(now, person.id, seat, question))

    async def cancel(self, person: Person, seat: int, question: int, key: str) -> Result:
        """Throw the own draft away."""
        return await self._do(person, key, lambda now: answers.cancel(now, person.id, seat, question))

    async def redraft(self, person: Person, seat: int, question: int, key: str, notations: Sequence[str]) -> Result:
        """Put another chain in the place of the own draft, wholly or not at all."""
        return await self._do(person, key, lambda now: answers.redraft(now, person.id, seat, question, notations))

    async def drop(self, person: Person, seat: int, question: int, key: str, notation: str) -> Result:
        """Take one answer out of the own draft."""
        return await self._do(person, key, lambda now: answers.drop(now, person.id, seat, question, notation))

    async def reopen(self, person: Person, seat: int, question: int, key: str) -> Result:
        """Take the own answer to a joint question back while others are still out."""
        return await self._do(person, key, lambda now: answers.reopen(now, person.id, seat, question))

    async def undo(self, person: Person, seat: int, question: int, key: str) -> Result:
        """Take the last answer back, also a committed one that showed nothing and asked nobody else."""
        return await self._do(person, key, lambda now: answers.undo(now, person.id, seat, question))

    async def side(self, person: Person, seat: int, key: str, notation: str) -> Result:
        """A side act, beside the question."""
        return await self._do(person, key, lambda now: answers.side(now, person.id, seat, notation))

    # Sitting down and getting up.

    async def take(self, person: Person, seat: int, key: str) -> Result:
        """Sit down on a free seat; the game begins when the last one is taken."""
        return await self._do(person, key, lambda now: seating.begin_if_full(seating.take(now, person, seat)))

    async def join(self, person: Person, token: str, key: str) -> Result:
        """Sit down by invitation."""

        def step(snapshot: Snapshot) -> Snapshot:
            invite = find_invitation(snapshot, token, person.id, self.services.clock.now())
            return seating.begin_if_full(seating.join(snapshot, person, invite))

        result = await self._command(person.id, key, step)
        self.presence.sign(person.id, await self.snapshot())
        return result

    async def leave(self, person: Person, key: str, level: str = DEFAULT_LEVEL) -> Result:
        """Get up for good: before the game the seat is free again, in play a bot takes it."""
        clock = self.services.clock
        return await self._do(person, key, lambda now: seating.leave(now, person.id, level, clock.now()))

    async def hand_over(self, person: Person, key: str, level: str = DEFAULT_LEVEL) -> Result:
        """Let a bot play in one's stead."""
        return await self._do(person, key, lambda now: seating.hand_over(now, person.id, level))

    async def reclaim(self, person: Person, key: str) -> Result:
        """Take one's seat back from the bot."""
        return await self._do(person, key, lambda now: seating.reclaim(now, person))

    # What the host decides.

    async def start(self, person: Person, key: str, level: str = DEFAULT_LEVEL) -> Result:
        """Begin now, with bots on the seats that are left."""
        return await self._host(person, key, lambda now: seating.start(now, level))

    async def close_table(self, person: Person, key: str) -> Result:
        """Give the table up before the game begins."""
        return await self._host(person, key, lambda now: seating.close(now, self.services.clock.now()))

    async def set_bot(self, person: Person, seat: int, key: str, level: str) -> Result:
        """Put a bot on an empty seat, or change a bot's level."""
        return await self._host(person, key, lambda now: seating.set_bot(now, seat, level))

    async def open_seat(self, person: Person, seat: int, key: str) -> Result:
        """Let anybody take a seat that a bot has or that was kept for somebody."""
        return await self._host(person, key, lambda now: seating.open_seat(now, seat))

    async def replace_absent(self, person: Person, seat: int, key: str, level: str = DEFAULT_LEVEL) -> Result:
        """Put a bot in for somebody who has been away longer than the grace time."""
        clock, timeouts = self.services.clock, self.services.timeouts
        return await self._host(
            person, key, lambda now: seating.replace_absent(now, seat, level, clock.now(), timeouts)
        )  # fmt: skip

    async def invite(self, person: Person, seat: int, key: str) -> Invited:
        """A fresh invitation to a seat; an earlier one counts no longer."""
        token = self.services.ids.token()
        made = self.services.clock.now()
        row = InviteRow(token_hash(token), seat, made, made + self.services.timeouts.invitation)
        result = await self._host(person, key, lambda now: seating.invite(now, row))
        if result.status != APPLIED:
            return Invited(result.status, result.version)
        return Invited(result.status, result.version, None, token, row.expires)

    async def revoke(self, person: Person, seat: int, key: str) -> Result:
        """Invitations to a seat count no longer."""
        return await self._host(person, key, lambda now: seating.revoke(now, seat))

    async def set_settings(self, person: Person, key: str, settings: Settings) -> Result:
        return await self._host(person, key, lambda now: seating.set_settings(now, settings))

    # Talking.

    async def say(self, person: Person, key: str, text: str) -> Result:
        said = clean_chat(text)
        at = self.services.clock.now()

        def step(snapshot: Snapshot) -> Snapshot:
            seat = snapshot.seat_of(person.id)
            if snapshot.table is not None and not snapshot.table.game.may_talk(seat):
                raise Conflict("may_not_talk")
            number = snapshot.chat[-1].number + 1 if snapshot.chat else 0
            name = snapshot.seats[seat].name if seat >= 0 else person.name
            line = ChatRow(number, person.id, seat, name, said, at)
            return replace(snapshot, chat=(*snapshot.chat[1 - CHAT_KEPT_AT_HAND :], line))

        return await self._do(person, key, step)

    # Seeing.

    async def scene(self, person: str, log_from: int = 0) -> Scene:
        """Everything a page needs for this person, the log from an entry on."""
        snapshot = await self.snapshot()
        self.check_sight(snapshot, person)
        self.presence.sign(person, snapshot)
        return make_scene(snapshot, person, self.services.clock.now(), self.services.timeouts, log_from)

    async def invitation(self, token: str, person: str) -> Scene:
        """What somebody with an invitation sees before using it; an invitation that does not count is told."""
        snapshot = await self.snapshot()
        find_invitation(snapshot, token, person, self.services.clock.now())
        return make_scene(snapshot, person, self.services.clock.now(), self.services.timeouts)

    async def events(self, person: str, since: str) -> EventsSince:
        """What this person heard since a version."""
        snapshot = await self.snapshot()
        self.check_sight(snapshot, person)
        return events_since(snapshot, snapshot.seat_of(person), public_version(since))

    async def subscribe(self, person: str, since: str = "") -> Subscription:
        """Notices of what changes for this person; at once where `since` is not the present version."""
        snapshot = await self.snapshot()
        self.check_sight(snapshot, person)
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
        snapshot = await self.snapshot()
        self.check_sight(snapshot, person)
        if snapshot.row.status != OVER:
            raise Conflict("record_not_yet")
        if snapshot.table is None:
            raise Conflict("never_played")
        record = snapshot.table.fork().record
        record.seats = [seat.name for seat in snapshot.seats]
        return record.text()

    async def moment(
        self, person: str, step: int, eyes: int | None = None, *, open_hands: bool = False
    ) -> ReplayPosition:
        """The table after a line of the record. In play as the own seat saw it; after the end through any eyes."""
        snapshot = await self.snapshot()
        self.check_sight(snapshot, person)
        own = snapshot.seat_of(person)
        over = snapshot.row.status == OVER
        if snapshot.table is None:
            raise Conflict("never_played" if over else "not_started")
        if not over and (open_hands or (eyes is not None and eyes not in (own, SPECTATOR))):
            raise Conflict("record_not_yet")
        return await asyncio.to_thread(make_position, snapshot, step, own if eyes is None else eyes, open_hands)


def public_version(text: str) -> int:
    """The part of a version that counts what everybody saw; an empty one is the beginning."""
    public = text.partition(".")[0]
    if text == "":
        return 0
    if not public.isascii() or not public.isdigit() or len(public) > 12:
        raise BadInput("bad_version", {"version": text[:40]})
    return int(public)
