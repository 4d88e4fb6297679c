"""A table as it stands at one moment. Snapshots never change: a command makes a new one out of the present one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from banneret.core.bits import BIT
from banneret.core.errors import RecordError
from banneret.core.kind import GameKind
from banneret.core.record import Record, parse_record
from banneret.core.refusals import Refused
from banneret.core.table import Table, replay_line, replay_table
from banneret.core.view import SPECTATOR
from banneret.games import registry
from banneret.server.errors import Forbidden, NotFound
from banneret.server.settings import Settings, read_settings
from banneret.server.store.rows import BOT, PERSON, ChatRow, InviteRow, SeatRow, StoredTable, TableRow, Versions


@dataclass(frozen=True)
class LineEnd:
    """After which event of the log a line of the record ends, and the version it was announced with."""

    events: int
    version: int


@dataclass(frozen=True)
class Snapshot:
    """Everything about one table. `table` is None until the game begins."""

    row: TableRow
    settings: Settings
    seats: tuple[SeatRow, ...]
    invites: tuple[InviteRow, ...] = ()
    table: Table | None = None
    line_ends: tuple[LineEnd, ...] = ()
    chat: tuple[ChatRow, ...] = ()

    @property
    def kind(self) -> GameKind:
        return registry.load(self.row.game)

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

    def may_see(self, person: str) -> bool:
        """A private table is seen by those who belong to it."""
        return self.settings.public or self.belongs(person)

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
        return self.row.version, tuple(seat.drafted for seat in self.seats)

    def with_seat(self, seat: SeatRow) -> Snapshot:
        return replace(self, seats=(*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :]))

    def asked(self) -> list[int]:
        """The seats whose answer is still out."""
        return seats_in(self.table.waiting(), len(self.seats)) if self.table is not None else []

    def finished(self) -> list[int]:
        """The seats that have answered a joint question which is still open."""
        return seats_in(self.table.committed, len(self.seats)) if self.table is not None else []

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.seats[seat].kind == BOT]


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask & BIT[seat]]


def line_ends_after(old: tuple[LineEnd, ...], kept: int, table: Table, version: int) -> tuple[LineEnd, ...]:
    """The ends of the lines when the first `kept` lines stand and the others came with this version."""
    fresh = len(table.record.lines) - kept
    return (*old[:kept], *[LineEnd(len(table.log), version)] * fresh)


def record_of(stored: StoredTable) -> Record:
    """The record as it was stored. What no longer fits is told with the line."""
    row = stored.row
    kind = registry.load(row.game)
    file = f"table {row.id}"
    if row.rules != kind.rules_version:
        parts = {"rules": str(row.rules), "ours": str(kind.rules_version), "game": kind.id}
        raise RecordError("record_other_rules", {**parts}, file)
    seats = [str(seat) for seat in range(row.players)]
    head = Record(kind, row.players, row.options, seats, row.seed, row.data_digest)
    return parse_record(head.text() + "".join(f"{line.text}\n" for line in stored.lines), registry.load, file)


def restore(stored: StoredTable) -> Snapshot:
    """The snapshot that the database holds, by replaying the record; then the drafts are laid out again."""
    snapshot = Snapshot(
        stored.row, read_settings(stored.row.settings), stored.seats, stored.invites, chat=stored.chat
    )  # fmt: skip
    if not stored.lines:
        return snapshot
    record = record_of(stored)
    table = replay_table(record, to=0)
    line_ends = line_ends_after((), 0, table, stored.lines[0].version)
    for line, row in zip(record.lines[1:], stored.lines[1:], strict=True):
        replay_line(table, line, record.file)
        line_ends = line_ends_after(line_ends, len(line_ends), table, row.version)
    for seat in stored.seats:
        table.questions[seat.seat] += seat.ahead
    for draft in stored.drafts:
        if draft.question == table.questions[draft.seat]:
            try:
                table.submit_chain(draft.seat, table.kind.rules.catalogue.parse_many(draft.text))
            except Refused:  # the rules have changed under it: its owner is simply asked again
                continue
    return replace(snapshot, table=table, line_ends=line_ends)
