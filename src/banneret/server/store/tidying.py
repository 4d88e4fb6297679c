"""What those who run a server do to a database: look through it, remove what is old, delete, ban, take words back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, delete, exists, func, insert, or_, select, update

from banneret.server.store.rows import OPEN, OVER, PLAYING
from banneret.server.store.schema import METADATA, bans, chat, lines, people, seats, tables, tokens

TABLE_ID, PERSON_ID = "table_id", "person_id"
REMOVED = ""


@dataclass(frozen=True)
class TableLine:
    """A table in a list: who hosts it, how many lines and words it has, when something happened there last."""

    id: str
    game: str
    rules: int
    status: str
    host: str
    host_name: str
    lines: int
    chat: int
    created: float
    last: float


@dataclass(frozen=True)
class PersonLine:
    """A person in a list; `tables` counts those where the person sits or is the host."""

    id: str
    name: str
    banned: bool
    tables: int
    created: float


def list_tables(connection: Connection) -> list[TableLine]:
    """All tables, the one where something happened last first."""
    counted = select(lines.c.table_id, func.count().label("n"), func.max(lines.c.at).label("last"))
    played = counted.group_by(lines.c.table_id).subquery()
    said = select(chat.c.table_id, func.count().label("n")).group_by(chat.c.table_id).subquery()
    query = (
        select(tables, people.c.name, played.c.n, played.c.last, said.c.n)
        .join(people, people.c.id == tables.c.host)
        .join(played, played.c.table_id == tables.c.id, isouter=True)
        .join(said, said.c.table_id == tables.c.id, isouter=True)
    )
    found = [
        TableLine(
            row[0].id, row[0].game, row[0].rules, row[0].status, row[0].host, row[1], row[2] or 0, row[4] or 0,
            row[0].created, max(row[3] or 0.0, row[0].created, row[0].ended or 0.0),
        )
        for row in _split(connection, query)
    ]  # fmt: skip
    return sorted(found, key=lambda line: (-line.last, line.id))


def _split(connection: Connection, query: Any) -> list[tuple[Any, ...]]:
    """The rows of the first table of a query as one value, what is asked for beside it as others."""
    width = len(tables.c)
    return [(row, *row[width:]) for row in connection.execute(query)]


def list_people(connection: Connection) -> list[PersonLine]:
    """All people, the newest first."""
    sits = select(seats.c.table_id).where(seats.c.person_id == people.c.id)
    count = select(func.count()).where(or_(tables.c.host == people.c.id, tables.c.id.in_(sits))).scalar_subquery()
    query = select(people, count).order_by(people.c.created.desc(), people.c.id)
    banned = {row.person_id for row in connection.execute(select(bans.c.person_id))}
    return [
        PersonLine(row.id, row.name, row.id in banned, row[len(people.c)], row.created)
        for row in connection.execute(query)
    ]


def delete_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Tables with everything that belongs to them; how many there were."""
    for below in reversed(METADATA.sorted_tables):
        if TABLE_ID in below.c:
            connection.execute(delete(below).where(below.c[TABLE_ID].in_(ids)))
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount


def ban(connection: Connection, person: str, at: float) -> bool:
    """Whether there is such a person, who may do nothing from now on; programs with a token of theirs neither."""
    if connection.execute(select(people.c.id).where(people.c.id == person)).one_or_none() is None:
        return False
    lift_ban(connection, person)
    connection.execute(insert(bans).values(person_id=person, at=at))
    connection.execute(delete(tokens).where(tokens.c.person_id == person))
    return True


def lift_ban(connection: Connection, person: str) -> bool:
    """Whether there was one."""
    return connection.execute(delete(bans).where(bans.c.person_id == person)).rowcount > 0


def take_words_back(connection: Connection, table: str, number: int) -> bool:
    """Whether there was such a line of the chat; its words are gone, that somebody spoke stays."""
    which = (chat.c.table_id == table) & (chat.c.number == number)
    return connection.execute(update(chat).where(which).values(text=REMOVED)).rowcount > 0


# What is old.


def old_unfinished(connection: Connection, before: float) -> list[str]:
    """Tables that wait or are in play and where nothing has happened since then."""
    return [line.id for line in list_tables(connection) if line.status in (OPEN, PLAYING) and line.last < before]


def forget_chat(connection: Connection, before: float) -> int:
    """Words said before then, at tables whose game is over; how many lines."""
    over = select(tables.c.id).where(tables.c.status == OVER)
    return connection.execute(delete(chat).where(chat.c.at < before, chat.c.table_id.in_(over))).rowcount


def forget_guests(connection: Connection, before: float) -> int:
    """People who came before then, have no table and said nothing at one, with what is theirs alone; how many."""
    met = [exists().where(column == people.c.id) for table in METADATA.sorted_tables for column in met_in(table)]
    unmet = select(people.c.id).where(people.c.created < before, ~or_(*met))
    ids = [str(row.id) for row in connection.execute(unmet)]
    for table in reversed(METADATA.sorted_tables):
        if PERSON_ID in table.c and TABLE_ID not in table.c and table is not bans:
            connection.execute(delete(table).where(table.c[PERSON_ID].in_(ids)))
    return connection.execute(delete(people).where(people.c.id.in_(ids))).rowcount


def met_in(table: Table) -> list[Any]:
    """The columns of tables, of what belongs to them, and of bans, that name a person."""
    if table is not tables and table is not bans and TABLE_ID not in table.c:
        return []
    return [column for column in table.columns if any(key.column is people.c.id for key in column.foreign_keys)]
