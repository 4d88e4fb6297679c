"""Guided first games in the database. Everything here blocks, as the store does."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from banneret.server.store.mapping import read, values_of
from banneret.server.store.rows import GuideRow
from banneret.server.store.schema import guides, seats, tables
from banneret.server.store.store import Store, once_more, writes


class GuideStore:
    """Who is guided in which game, and how far that is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def guide(self, person: str, game: str) -> GuideRow | None:
        query = select(guides).where(guides.c.person_id == person, guides.c.game == game)
        with self._store.reading() as connection:
            found = connection.execute(query).one_or_none()
            return None if found is None else read(GuideRow, found)

    def guides_of(self, person: str) -> list[GuideRow]:
        query = select(guides).where(guides.c.person_id == person).order_by(guides.c.game)
        with self._store.reading() as connection:
            return [read(GuideRow, row) for row in connection.execute(query)]

    def tables_of_game(self, person: str, game: str) -> int:
        """At how many tables of a game somebody sits or sat."""
        sits = select(seats.c.table_id).where(seats.c.person_id == person)
        query = select(func.count()).select_from(tables).where(tables.c.game == game, tables.c.id.in_(sits))
        with self._store.reading() as connection:
            return int(connection.execute(query).scalar_one())

    @writes
    def save_guide(self, row: GuideRow) -> None:
        mine = (guides.c.person_id == row.person) & (guides.c.game == row.game)

        def write() -> None:
            with self._store.writing() as connection:
                connection.execute(delete(guides).where(mine))
                connection.execute(insert(guides).values(values_of(row)))

        once_more(write)
