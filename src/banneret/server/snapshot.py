"""A table as it stands at one moment. Snapshots never change: a command makes a new one out of the present one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from banneret.core.bits import BIT
from banneret.core.earlier_rules import Followed, earlier_parts, replay_as_far
from banneret.core.errors import NotationError, RecordError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.record import Record, RecordReader, whole_record
from banneret.core.refusals import Refused
from banneret.core.table import LiveSource, Table
from banneret.core.view import SPECTATOR
from banneret.games import registry
from banneret.server.accords import NO_ACCORDS, TAKE_BACK, Accords, read_accords
from banneret.server.answer_clocks import NO_CLOCKS, AnswerClocks, read_clocks
from banneret.server.errors import Conflict, Forbidden, NotFound
from banneret.server.settings import Settings, read_settings
from banneret.server.store.rows import (
    BOT,
    OVER,
    PERSON,
    ChatRow,
    HolderRow,
    InviteRow,
    SeatNewsRow,
    SeatRow,
    StoredTable,
    TableRow,
    Versions,
)


class LineEnd(NamedTuple):
    """After which event of the log a line of the record ends, and the version it was announced with."""

    events: int
    version: int


@dataclass(frozen=True)
class Stopped:
    """Where today's rules do not follow a game of an earlier version any further. `rest` are the lines from there on,
    as they are written: they hold everybody's secrets."""

    trouble: RecordError
    parts: dict[str, Json]
    rest: tuple[str, ...]

    def refusal(self) -> Conflict:
        """What is told to whoever would play on."""
        parts = self.parts
        return Conflict("earlier_rules", {"game": parts["game"], "rules": parts["rules"], "ours": parts["ours"]})


class Snapshot(msgspec.Struct, frozen=True, dict=True):
    """Everything about one table. `table` is None until the game begins.

    `holders` are those who have seen a hand, `news` the lines of the log about seats that changed hands.
    With `stopped` it is a game of an earlier version of the rules that is not followed to its end: it can be looked at
    as far as it is (`table` is None where not even the set-up fits), and nothing can be done at it.
    """

    row: TableRow
    settings: Settings
    seats: tuple[SeatRow, ...]
    invites: tuple[InviteRow, ...] = ()
    table: Table | None = None
    line_ends: tuple[LineEnd, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    stopped: Stopped | None = None
    holders: tuple[HolderRow, ...] = ()
    news: tuple[SeatNewsRow, ...] = ()
    accords: Accords = NO_ACCORDS
    clocks: AnswerClocks = NO_CLOCKS

    @property
    def kind(self) -> GameKind:
        return self.table.kind if self.table is not None else registry.load(self.row.game)

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise NotFound("no_such_seat", {"seat": seat, "players": len(self.seats)})
        return self.seats[seat]

    def seat_of(self, person: str) -> int:
        """Where a person plays; SPECTATOR for everybody else, also for those whose bot plays."""
        for seat in self.seats:
            if seat.kind == PERSON and seat.person == person and person:
                return seat.seat
        return SPECTATOR

    def belongs(self, person: str) -> bool:
        """Whether a person has to do with this table: host, player, or somebody whose bot stands in."""
        return bool(person) and (person == self.row.host or any(seat.person == person for seat in self.seats))

    def has_people(self) -> bool:
        """Whether anybody plays here, or is stood in for, beside the game's own bots."""
        return any(seat.person is not None for seat in self.seats)

    def may_see(self, person: str) -> bool:
        """A private table is seen by those who belong to it."""
        return self.settings.public or self.belongs(person)

    def may_talk(self, seat: int) -> bool:
        """Whether the rules let a seat talk now; -1 is whoever watches."""
        return self.table is None or self.table.game.may_talk(seat)

    def check_sight(self, person: str) -> None:
        if not self.may_see(person):
            raise Forbidden("private_table")

    @property
    def steps(self) -> int:
        """How many lines of answers the record has."""
        return len(self.table.record.lines) - 1 if self.table is not None else 0

    def version_for(self, seat: int) -> str:
        """`public.private`: the first part counts what all saw change, the second what only this seat saw."""
        return f"{self.row.version}.{self.seats[seat].drafted if seat >= 0 else 0}"

    def version_of(self, person: str) -> str:
        """The version that a person sees."""
        return self.version_for(self.seat_of(person))

    def versions(self) -> Versions:
        """How far the table is, to be compared with what the database says."""
        row = self.row
        return Versions(row.version, tuple(seat.drafted for seat in self.seats), row.clock, row.clocks)

    def measured(self, written: Versions) -> Snapshot:
        """The same with what another server has measured of the time meanwhile."""
        row = replace(self.row, clock=written.clock, clocks=written.clocks)
        return replace(self, row=row, clocks=read_clocks(written.clocks))

    def with_seat(self, seat: SeatRow) -> Snapshot:
        return replace(self, seats=(*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :]))

    def asked(self) -> list[int]:
        """The seats whose answer is still out."""
        return self._asked

    @cached_property
    def _asked(self) -> list[int]:
        if self.table is None or self.stopped is not None or self.row.status == OVER:
            return []
        return seats_in(self.table.waiting(), len(self.seats))

    def result(self) -> list[float]:
        """What each seat came to, once the game is over; empty where nobody knows."""
        if self.row.status != OVER:
            return []
        if self.stopped is not None or self.table is None:
            return [float(value) for value in self.row.result.split()]
        return list(self.table.record.returns)

    def record_text(self) -> str:
        """The record of a finished game, with the names of those who played, whatever rules it follows."""
        row, names = self.row, [seat.name for seat in self.seats]
        lines = [] if self.table is None else self.table.record.lines
        record = Record(
            self.kind, row.players, row.options, names, row.seed, row.data_digest, lines, rules=row.rules
        )  # fmt: skip
        rest = [] if self.stopped is None else [f"{line}\n" for line in self.stopped.rest]
        head = record.text()
        record.returns = self.result()
        return head + "".join(rest) + (f"{record.end_text()}\n" if record.returns else "")

    def finished(self) -> list[int]:
        """The seats that have answered a joint question which is still open."""
        return seats_in(self.table.committed, len(self.seats)) if self.table is not None else []

    @property
    def paused(self) -> bool:
        """Whether the game rests: nobody answers, no time runs."""
        return self.accords.paused > 0.0

    def bots_asked(self) -> list[int]:
        """The bots that shall answer now: none in a pause, or while somebody asks to take an answer back."""
        if self.paused or self.accords.offer(TAKE_BACK) is not None:
            return []
        return [seat for seat in self.asked() if self.left_to_bot(seat)]

    def left_to_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or in a quick start anybody's."""
        return self.seats[seat].kind == BOT or self.quick_start()

    def quick_start(self) -> bool:
        """Whether the players are still setting up, and have left that to bots."""
        if not self.settings.quick or self.table is None or not self.table.game.stack:
            return False
        opening = self.kind.web.opening()
        return bool(opening) and self.table.game.stack[-1].rule.startswith(opening)


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask & BIT[seat]]


def line_ends_after(old: tuple[LineEnd, ...], kept: int, table: Table, version: int) -> tuple[LineEnd, ...]:
    """The ends of the lines when the first `kept` lines stand and the others came with this version."""
    fresh = len(table.record.lines) - kept
    return (*old[:kept], *[LineEnd(len(table.log), version)] * fresh)


def reader_of(stored: StoredTable) -> RecordReader:
    """The record as it was stored, to be read line by line."""
    row = stored.row
    seats = [str(seat) for seat in range(row.players)]
    head = Record(registry.load(row.game), row.players, row.options, seats, row.seed, row.data_digest, rules=row.rules)
    text = head.text() + "".join(f"{line.text}\n" for line in stored.lines)
    return RecordReader(StringIO(text, newline="\n"), registry.load, f"table {row.id}")


def record_of(stored: StoredTable) -> Record:
    """The record as it was stored, as a whole. What cannot be read is told with the line."""
    return whole_record(reader_of(stored))


def restore(stored: StoredTable) -> Snapshot:
    """The snapshot that the database holds, by replaying the record; then the drafts are laid out again."""
    snapshot = Snapshot(
        stored.row,
        read_settings(stored.row.settings),
        stored.seats,
        stored.invites,
        chat=stored.chat,
        holders=stored.holders,
        news=stored.news,
        accords=read_accords(stored.row.accords),
        clocks=read_clocks(stored.row.clocks),
    )
    if not stored.lines:
        return snapshot
    reader = reader_of(stored)
    followed = replay_as_far(reader)
    line_ends = tuple(
        LineEnd(events, line.version) for events, line in zip(followed.events, stored.lines, strict=False)
    )  # fmt: skip
    snapshot = replace(snapshot, table=followed.table, line_ends=line_ends, stopped=stopped_of(reader.record, followed))
    if followed.table is not None and snapshot.stopped is None:
        followed.table.source = LiveSource(seed_after(stored.row.seed, snapshot.accords.taken_back))
        lay_out_drafts(followed.table, stored)
    return snapshot


def stopped_of(record: Record, followed: Followed) -> Stopped | None:
    trouble = followed.trouble
    return None if trouble is None else Stopped(trouble, earlier_parts(record), tuple(followed.rest))


def seed_after(seed: str, taken_back: int) -> str:
    """What chance comes from once answers have been taken back so often: nobody shall know what a die will show."""
    return f"{seed} {taken_back}" if taken_back else seed


def lay_out_drafts(table: Table, stored: StoredTable) -> None:
    for seat in stored.seats:
        table.questions[seat.seat] += seat.ahead
    for draft in stored.drafts:
        if draft.question == table.questions[draft.seat]:
            try:
                table.submit_chain(draft.seat, table.kind.rules.catalogue.parse_many(draft.text))
            except (NotationError, Refused):  # the rules have changed under it: its owner is simply asked again
                continue
