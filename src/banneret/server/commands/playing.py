"""What a seat does in the game: answers, changes of a draft, side acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.table import Table
from banneret.server.cleaning import check_answers
from banneret.server.commands.base import Actor, Command, Stale
from banneret.server.errors import Conflict, Forbidden
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, OVER, PERSON


def check_player(snapshot: Snapshot, person: str, seat: int) -> None:
    """Only who sits there acts for a seat."""
    place = snapshot.seat(seat)
    if place.kind != PERSON or place.person != person:
        raise Forbidden("not_your_seat", {"seat": seat})


def check_not_paused(snapshot: Snapshot) -> None:
    """While the game rests nobody does anything in it."""
    if snapshot.paused:
        raise Conflict("paused")


def table_in_play(snapshot: Snapshot) -> Table:
    """The game on the table; an open table has none yet."""
    if snapshot.table is None:
        raise Conflict("table_over" if snapshot.row.status == OVER else "not_started")
    if snapshot.row.status == OVER and not snapshot.table.game.over:  # it was ended by those who run the server
        raise Conflict("table_over")
    return snapshot.table


def parse_answers(table: Table, notations: Sequence[str]) -> list[Action]:
    check_answers(list(notations))
    return [action for notation in notations for action in table.kind.rules.catalogue.parse_many(notation)]


@dataclass(frozen=True)
class ToQuestion(Command):
    """Something that belongs to the question of this number; Stale where the seat is not asked it now."""

    seat: int
    question: int

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        self.check_seat(snapshot, by)
        check_not_paused(snapshot)
        table = table_in_play(snapshot)
        if table.game.waiting() & BIT[self.seat] == 0 or table.questions[self.seat] != self.question:
            raise Stale
        fork = table.fork()
        self.change(fork)
        return replace(snapshot, table=fork)

    def check_seat(self, snapshot: Snapshot, by: Actor) -> None:
        check_player(snapshot, by.id, self.seat)

    def change(self, table: Table) -> None:
        """Change a copy of the game; what is refused leaves the table as it was."""
        raise RuntimeError("a command says what it changes")


@dataclass(frozen=True)
class Answer(ToQuestion):
    """One answer or a batch, applied wholly or not at all."""

    notations: Sequence[str]

    def change(self, table: Table) -> None:
        table.submit(self.seat, parse_answers(table, self.notations))


@dataclass(frozen=True)
class BotAnswer(Answer):
    """The answer of a bot; too late if a person has the seat again."""

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        return None

    def check_seat(self, snapshot: Snapshot, by: Actor) -> None:
        if self.seat not in snapshot.bots_asked():
            raise Stale


@dataclass(frozen=True)
class Redraft(ToQuestion):
    """Another chain in the place of the own draft, wholly or not at all."""

    notations: Sequence[str]

    def change(self, table: Table) -> None:
        table.redraft(self.seat, parse_answers(table, self.notations))


@dataclass(frozen=True)
class Drop(ToQuestion):
    """Take one answer out of the draft; what was chosen after it stays as far as it can stand without it."""

    notation: str

    def change(self, table: Table) -> None:
        draft = table.draft_of(self.seat)
        dropped = table.kind.rules.catalogue.parse(self.notation)
        place = max((at for at, action in enumerate(draft) if action is dropped), default=-1)
        if place < 0:
            raise Stale
        kept = draft[:place]
        table.redraft(self.seat, kept)
        for action in draft[place + 1 :]:
            if table.refuse(self.seat, action) is None:
                kept = [*kept, action]
                table.redraft(self.seat, kept)


@dataclass(frozen=True)
class TakeBack(ToQuestion):
    """Take the last answer of the own draft back."""

    def change(self, table: Table) -> None:
        table.take_back(self.seat)


@dataclass(frozen=True)
class Cancel(ToQuestion):
    """Throw the own draft away."""

    def change(self, table: Table) -> None:
        table.cancel(self.seat)


@dataclass(frozen=True)
class Reopen(ToQuestion):
    """Take the own answer to a joint question back while others are still out."""

    def change(self, table: Table) -> None:
        table.reopen(self.seat)


@dataclass(frozen=True)
class Undo(ToQuestion):
    """Take the last answer back, also a committed one that showed nothing and asked nobody else.

    The undone answer took a number of a question and the question put again takes another; a replay knows neither.
    """

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        undone = super().apply(snapshot, by)
        if len(table_in_play(undone).record.lines) == len(table_in_play(snapshot).record.lines):
            return undone
        place = snapshot.seats[self.seat]
        return undone.with_seat(replace(place, ahead=place.ahead + 2))

    def change(self, table: Table) -> None:
        table.undo(self.seat)


@dataclass(frozen=True)
class SideAct(Command):
    """Something beside the question: a gift, an heir. It answers nothing, so it names no question."""

    seat: int
    notation: str

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_player(snapshot, by.id, self.seat)
        check_not_paused(snapshot)
        check_answers([self.notation])
        table = table_in_play(snapshot).fork()
        action = table.kind.rules.catalogue.parse(self.notation)
        table.side(self.seat, action)
        table.let_reply(self.seat, action, [seat for seat, place in enumerate(snapshot.seats) if place.kind == BOT])
        return replace(snapshot, table=table)
