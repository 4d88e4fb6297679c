"""What the database knows of somebody's finished games, and the links by which it is shared. Everything here blocks."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, func, insert, select

from banneret.server.store import reading
from banneret.server.store.mapping import read, values_of
from banneret.server.store.rows import OVER, PERSON, SharedRecordRow, TableSummary
from banneret.server.store.schema import lines, moments, seats, shared_records, tables
from banneret.server.store.store import Store, once_more, writes


class OwnRecords:
    """Finished games of a person, their reviews, and who may see them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def finished(self, person: str, most: int) -> list[TableSummary]:
        """The games that somebody has played to the end, the newest first."""
        played = select(seats.c.table_id).where(seats.c.person_id == person, seats.c.kind == PERSON)
        over = (tables.c.status == OVER) & (tables.c.result != "") & tables.c.id.in_(played)
        with self._store.reading() as connection:
            return reading.summaries(connection, over, (OVER,), most)

    def reviewed(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables whose review is complete: it has a moment for each line of the record."""
        told, played = (
            select(below.c.table_id, func.count().label("n")).where(below.c.table_id.in_(ids)).group_by("table_id")
            for below in (moments, lines)
        )
        with self._store.reading() as connection:
            lengths = {str(row.table_id): int(row.n) for row in connection.execute(played)}
            return [str(row.table_id) for row in connection.execute(told) if row.n >= lengths[row.table_id]]

    def shared(self, person: str) -> SharedRecordRow | None:
        query = select(shared_records).where(shared_records.c.person_id == person)
        with self._store.reading() as connection:
            found = connection.execute(query).one_or_none()
            return None if found is None else read(SharedRecordRow, found)

    def shared_by(self, token_hash: bytes) -> SharedRecordRow | None:
        query = select(shared_records).where(shared_records.c.token_hash == token_hash)
        with self._store.reading() as connection:
            found = connection.execute(query).one_or_none()
            return None if found is None else read(SharedRecordRow, found)

    @writes
    def share(self, row: SharedRecordRow) -> None:
        """A link in the place of another one."""

        def write() -> None:
            with self._store.writing() as connection:
                connection.execute(delete(shared_records).where(shared_records.c.person_id == row.person))
                connection.execute(insert(shared_records).values(values_of(row)))

        once_more(write)

    @writes
    def withdraw(self, person: str) -> None:
        with self._store.writing() as connection:
            connection.execute(delete(shared_records).where(shared_records.c.person_id == person))
