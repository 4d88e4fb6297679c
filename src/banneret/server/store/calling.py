"""Calls in the database: who waits to be called, where, and who sends. Everything here blocks, as the store does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, String, case, cast, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from banneret.server.accords import read_accords
from banneret.server.store.call_rows import AddressRow, CallRow, DeviceRow
from banneret.server.store.mapping import changes_of, read, values_of
from banneret.server.store.rows import PERSON, PLAYING
from banneret.server.store.schema import addresses, bans, calls, devices, lines, people, seats, sessions, tables
from banneret.server.store.store import MOST_SEATS, Store, once_more, writes

MOST_DEVICES = 20


@dataclass(frozen=True)
class Waiting:
    """A table in play that waits for somebody who wants to be called. `asked` is when the last line was written, `line`
    the number of the last line of the person's own, -1 for none; `holiday` is when the person's holiday ends, or 0."""

    table: str
    game: str
    settings: str
    keeper: str
    person: str
    language: str
    away_since: float | None
    asked: float
    line: int
    holiday: float


def in_session() -> ColumnElement[bool]:
    """Whether the session of a device has not been ended."""
    return devices.c.session_id.in_(select(sessions.c.id).where(sessions.c.ended.is_(False)))


class Calling:
    """The part of the database that is about calling people back."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def waiting(self) -> list[Waiting]:
        """Everybody who wants to be called and is asked somewhere, whether they are there or not."""
        bit = case({seat: 2**seat for seat in range(MOST_SEATS)}, value=seats.c.seat, else_=0)
        reached = select(devices.c.person_id).where(in_session())
        written = select(addresses.c.person_id).where(addresses.c.confirmed)
        last = select(func.max(lines.c.at)).where(lines.c.table_id == tables.c.id).scalar_subquery()
        begins = cast(seats.c.seat, String)
        own = or_(lines.c.text == begins, lines.c.text.like(begins.concat(literal(" %"))))
        line = select(func.max(lines.c.number)).where(lines.c.table_id == tables.c.id, own).scalar_subquery()
        query = (
            select(
                tables, seats.c.person_id, seats.c.away_since, seats.c.holiday, people.c.language, last.label("last"),
                line.label("line"),
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .join(people, people.c.id == seats.c.person_id)
            .where(
                tables.c.status == PLAYING, seats.c.kind == PERSON, tables.c.asked.bitwise_and(bit) != 0,
                seats.c.person_id.in_(reached.union(written)), seats.c.person_id.not_in(select(bans.c.person_id)),
            )
            .order_by(tables.c.id, seats.c.seat)
        )  # fmt: skip
        with self._store.reading() as connection:
            return [
                Waiting(
                    row.id, row.game, row.settings, row.keeper, row.person_id, row.language, row.away_since,
                    row.last or 0.0, -1 if row.line is None else row.line, row.holiday or 0.0,
                )
                for row in connection.execute(query)
                if not read_accords(row.accords).paused
            ]  # fmt: skip

    def calls_of(self, persons: Sequence[str]) -> list[CallRow]:
        with self._store.reading() as connection:
            found = connection.execute(select(calls).where(calls.c.person_id.in_(persons)))
            return [read(CallRow, row) for row in found]

    # Who sends.

    @writes
    def claim(self, wanted: Sequence[CallRow], now: float, last: float | None = None) -> bool:
        """Take calls upon oneself, all of them or none: of several servers one has them. `last` is when the person was
        written to last: where another letter has gone out since, it is no."""
        try:
            with self._store.writing() as connection:
                if last is not None:
                    mine = (addresses.c.person_id == wanted[0].person) & addresses.c.confirmed
                    letter = update(addresses).where(mine, addresses.c.sent == last).values(sent=now)
                    if connection.execute(letter).rowcount == 0:
                        return False
                for call in wanted:
                    if not _taken(connection, call, now):
                        raise Overtaken
        except (IntegrityError, Overtaken):  # another server was quicker
            return False
        return True

    @writes
    def tell_outcome(self, told: Sequence[CallRow], last: float | None = None) -> None:
        """What became of calls; `last` takes the note of a letter back that did not go out."""
        with self._store.writing() as connection:
            for call in told:
                connection.execute(update(calls).where(_of(call), calls.c.line == call.line).values(changes_of(call)))
            if last is not None:
                connection.execute(update(addresses).where(addresses.c.person_id == told[0].person).values(sent=last))

    # Devices.

    @writes
    def enter_device(self, row: DeviceRow) -> None:
        """A browser that wants to be called; the last few of a person count."""
        with self._store.writing() as connection:
            connection.execute(delete(devices).where(devices.c.id == row.id))
            mine = select(devices.c.id).where(devices.c.person_id == row.person).order_by(devices.c.made.desc())
            old = [str(found.id) for found in connection.execute(mine.offset(MOST_DEVICES - 1))]
            connection.execute(delete(devices).where(devices.c.id.in_(old)))
            connection.execute(insert(devices).values(values_of(row)))

    @writes
    def remove_device(self, person: str, id: str) -> bool:
        """Whether there was such a device of this person."""
        with self._store.writing() as connection:
            mine = (devices.c.id == id) & (devices.c.person_id == person)
            return connection.execute(delete(devices).where(mine)).rowcount > 0

    def devices_of(self, person: str) -> list[DeviceRow]:
        query = select(devices).where(devices.c.person_id == person, in_session()).order_by(devices.c.made.desc())
        with self._store.reading() as connection:
            return [read(DeviceRow, row) for row in connection.execute(query)]

    # Addresses.

    @writes
    def want_address(self, row: AddressRow) -> None:
        """An address that is not confirmed yet. One that is stays in force until the new one is."""
        mine = addresses.c.person_id == row.person
        beside = (
            update(addresses)
            .where(mine, addresses.c.confirmed)
            .values(next_address=row.address, next_nonce=row.nonce, next_made=row.made, hours=row.hours)
        )
        instead = update(addresses).where(mine).values(changes_of(row))

        def write() -> None:
            with self._store.writing() as connection:
                if not any(connection.execute(one).rowcount for one in (beside, instead)):
                    connection.execute(insert(addresses).values(values_of(row)))

        once_more(write)

    @writes
    def confirm_address(self, nonce: str) -> bool:
        """Whether there is an address of this nonce; letters go there from now on."""
        known = update(addresses).where(addresses.c.nonce == nonce).values(confirmed=True)
        moved = (
            update(addresses)
            .where(addresses.c.next_nonce == nonce)
            .values(
                address=addresses.c.next_address, nonce=nonce, made=addresses.c.next_made, confirmed=True,
                next_address="", next_nonce="", next_made=0.0,
            )
        )  # fmt: skip
        with self._store.writing() as connection:
            return any(connection.execute(one).rowcount for one in (known, moved))

    @writes
    def change_hours(self, person: str, hours: int) -> None:
        with self._store.writing() as connection:
            connection.execute(update(addresses).where(addresses.c.person_id == person).values(hours=hours))

    @writes
    def remove_address(self, person: str) -> None:
        with self._store.writing() as connection:
            connection.execute(delete(addresses).where(addresses.c.person_id == person))

    @writes
    def stop_letters(self, nonce: str) -> bool:
        """Whether there was an address of this nonce; it is forgotten."""
        with self._store.writing() as connection:
            return connection.execute(delete(addresses).where(addresses.c.nonce == nonce)).rowcount > 0

    def address_of(self, person: str) -> AddressRow | None:
        return self._address(addresses.c.person_id == person)

    def address_by_nonce(self, nonce: str) -> AddressRow | None:
        """The address that a nonce stands for, be it in force or to be confirmed."""
        return self._address((addresses.c.nonce == nonce) | (addresses.c.next_nonce == nonce))

    def _address(self, which: ColumnElement[bool]) -> AddressRow | None:
        with self._store.reading() as connection:
            found = connection.execute(select(addresses).where(which)).one_or_none()
            return None if found is None else read(AddressRow, found)


class Overtaken(Exception):
    """Another server has taken a call upon itself."""


def _of(call: CallRow) -> ColumnElement[bool]:
    return (calls.c.table_id == call.table) & (calls.c.person_id == call.person) & (calls.c.way == call.way)


def _taken(connection: Connection, call: CallRow, now: float) -> bool:
    """Whether a call is ours: of a new turn, or one that somebody has tried in vain, or not come to the end of."""
    new_turn = calls.c.line != call.line
    again = (calls.c.line == call.line) & calls.c.sent.is_(False) & (calls.c.due <= now)
    again &= calls.c.attempts == call.attempts - 1
    if connection.execute(update(calls).where(_of(call), or_(new_turn, again)).values(changes_of(call))).rowcount:
        return True
    if connection.execute(select(calls.c.line).where(_of(call))).first() is not None:
        return False
    connection.execute(insert(calls).values(values_of(call)))
    return True
