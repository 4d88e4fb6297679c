"""Changes of tables written through the driver itself: the texts of the statements are made once for each database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import ClauseElement, Engine
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.sql.compiler import SQLCompiler

from banneret.server.store import writing
from banneret.server.store.mapping import Values, changes_of, values_of
from banneret.server.store.rows import Change

SAVEPOINT: Final = "one_change"
CHANNEL: Final = "banneret"
SOMETHING_ELSE: Final = "*"  # announced where it is no table that has changed


class StoreConflict(Exception):
    """The table has moved on since the change was computed, or the command was carried out before."""


class Prepared:
    """The text of a statement as the driver takes it, and the order of its values."""

    def __init__(self, statement: ClauseElement, engine: Engine) -> None:
        known = engine.dialect
        assert isinstance(known, DefaultDialect)
        compiled = statement.compile(dialect=type(known)(paramstyle="qmark" if known.name == "sqlite" else "format"))
        assert isinstance(compiled, SQLCompiler)
        self.text = compiled.string
        self.order = tuple(compiled.positiontup or ())

    def values(self, given: Mapping[str, object]) -> tuple[object, ...]:
        return tuple([given[name] for name in self.order])


class ChangeWriter:
    """Writes changes on one connection of a database. Whoever calls it commits."""

    def __init__(self, engine: Engine) -> None:
        dialect: Any = engine.dialect
        self.sqlite = engine.dialect.name == "sqlite"
        self.broken: type[Exception] = dialect.dbapi.IntegrityError
        self.name = ""
        self._engine = engine
        self._prepared: dict[int, Prepared] = {}

    def write_all(self, changes: Sequence[Change]) -> list[bool]:
        """One transaction: whether each change was taken. First all at once; where one does not fit, one by one."""
        with self._connection() as connection:
            cursor = connection.cursor()
            try:
                self._begin(cursor)
                for change in changes:
                    self._write(cursor, change)
                self._announce(cursor, [change.row.id for change in changes])
                connection.commit()
            except (StoreConflict, self.broken):
                connection.rollback()
            else:
                return [True] * len(changes)
            if len(changes) == 1:
                return [False]
            self._begin(cursor)
            taken = [self._take(cursor, change) for change in changes]
            self._announce(cursor, [change.row.id for change, fits in zip(changes, taken, strict=True) if fits])
            connection.commit()
            return taken

    @contextmanager
    def _connection(self) -> Iterator[DBAPIConnection]:
        """A connection of the pool; after any trouble it is thrown away."""
        connection: Any = self._engine.raw_connection()
        try:
            yield connection
        except BaseException:
            connection.invalidate()
            raise
        finally:
            connection.close()

    def _begin(self, cursor: DBAPICursor) -> None:
        """SQLite takes the lock at once: one taken half-way could not be waited for."""
        if self.sqlite:
            cursor.execute("BEGIN IMMEDIATE")

    def _announce(self, cursor: DBAPICursor, ids: list[str]) -> None:
        """PostgreSQL tells the other servers when the transaction is over."""
        if not self.sqlite and ids:
            told = [f"{self.name} {id}" for id in ids]
            cursor.execute(f"SELECT pg_notify('{CHANNEL}', one) FROM unnest(%s::text[]) AS one", (told,))

    def announce_something(self, cursor: DBAPICursor) -> None:
        """Something else than a table was written: SQLite counts it, in the row of a server that is none."""
        self._announce(cursor, [SOMETHING_ELSE])
        if self.sqlite:
            self._execute(cursor, writing.COUNT_SOMETHING, {"name": SOMETHING_ELSE, "beat": 1})

    def _take(self, cursor: DBAPICursor, change: Change) -> bool:
        cursor.execute(f"SAVEPOINT {SAVEPOINT}")
        try:
            self._write(cursor, change)
        except (StoreConflict, self.broken):
            cursor.execute(f"ROLLBACK TO SAVEPOINT {SAVEPOINT}")
            return False
        cursor.execute(f"RELEASE SAVEPOINT {SAVEPOINT}")
        return True

    def _execute(self, cursor: DBAPICursor, statement: ClauseElement, values: Values) -> int:
        """Run a statement; how many rows it met."""
        prepared = self._prepared.get(id(statement))
        if prepared is None:
            prepared = self._prepared[id(statement)] = Prepared(statement, self._engine)
        cursor.execute(prepared.text, prepared.values(values))
        return int(cursor.rowcount)

    def _write(self, cursor: DBAPICursor, change: Change) -> None:
        """The row of the table first: who has it has the table, and others wait."""
        row = change.row
        clock, clocks = change.measured if change.measured is not None else (row.clock, row.clocks)
        which: Values = {"at_id": row.id, "at_version": change.before, "at_clock": clock, "at_clocks": clocks}
        if self._execute(cursor, writing.UPDATE_TABLE, {**changes_of(row), **which}) != 1:
            raise StoreConflict
        self._check_drafts(cursor, change)
        self._write_seats(cursor, change)
        self.write_below(cursor, change)

    def _check_drafts(self, cursor: DBAPICursor, change: Change) -> None:
        if change.relied:
            self._execute(cursor, writing.COUNTS_OF_SEATS, {"at_table_id": change.row.id})
            counts: dict[int, int] = dict(cursor.fetchall())
            if any(counts.get(seat) != drafted for seat, drafted in change.relied):
                raise StoreConflict

    def _write_seats(self, cursor: DBAPICursor, change: Change) -> None:
        """A change that only one seat sees leaves the table's version: then the seat's own count must fit."""
        private = change.row.version == change.before
        statement = writing.UPDATE_SEAT_PRIVATELY if private else writing.UPDATE_SEAT
        for seat in change.seats:
            which: Values = {"at_table_id": change.row.id, "at_seat": seat.seat, "at_drafted": seat.drafted - 1}
            if self._execute(cursor, statement, {**changes_of(seat), **which}) != 1:
                raise StoreConflict

    def write_below(self, cursor: DBAPICursor, change: Change) -> None:
        """Everything but the table itself and its seats."""
        table: Values = {"table_id": change.row.id, "at_table_id": change.row.id}
        for invite in change.invites:
            values = {**values_of(invite), **table, "at_token_hash": invite.token_hash}
            if self._execute(cursor, writing.UPDATE_INVITE, values) == 0:
                self._execute(cursor, writing.INSERT_INVITE, values)
        if change.cut >= 0:
            self._execute(cursor, writing.CUT_LINES, {**table, "at_number": change.cut})
        for line in change.lines:
            self._execute(cursor, writing.INSERT_LINE, {**values_of(line), **table})
        for draft in change.drafts:
            self._execute(cursor, writing.DELETE_DRAFT, {**table, "at_seat": draft.seat})
            if draft.text:
                self._execute(cursor, writing.INSERT_DRAFT, {**values_of(draft), **table})
        if change.chat is not None:
            self._execute(cursor, writing.INSERT_CHAT, {**values_of(change.chat), **table})
        for holder in change.holders:
            self._execute(cursor, writing.INSERT_HOLDER, {**values_of(holder), **table})
        for news in change.news:
            self._execute(cursor, writing.INSERT_SEAT_NEWS, {**values_of(news), **table})
        if change.command is not None:
            self._execute(cursor, writing.INSERT_COMMAND, {**values_of(change.command), **table})
