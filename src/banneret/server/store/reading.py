"""Rows out of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, Table, case, select

from banneret.server.store.mapping import read
from banneret.server.store.rows import (
    OPEN,
    PLAYING,
    ChatRow,
    CommandRow,
    DraftRow,
    HolderRow,
    InviteRow,
    LineRow,
    Person,
    SeatNewsRow,
    SeatRow,
    StoredTable,
    TableRow,
    TableSummary,
    TokenRow,
    Versions,
)
from banneret.server.store.schema import (
    chat,
    commands,
    drafts,
    holders,
    invites,
    lines,
    people,
    seat_news,
    seats,
    tables,
    tokens,
)

R = TypeVar("R")
CHAT_KEPT_AT_HAND = 200
WAITING_FIRST = (OPEN, PLAYING)
IN_PLAY_FIRST = (PLAYING, OPEN)


def person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.id == id)).one_or_none()
    return None if row is None else read(Person, row)


def token_rows(connection: Connection, wanted: ColumnElement[bool]) -> list[TokenRow]:
    query = select(tokens).where(wanted).order_by(tokens.c.made.desc(), tokens.c.id)
    return [read(TokenRow, row) for row in connection.execute(query)]


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    """A table with everything that belongs to it, the chat as far back as a page shows it."""
    row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    last = _below(chat, id, chat.c.number.desc()).limit(CHAT_KEPT_AT_HAND)
    return StoredTable(
        read(TableRow, row),
        _seats(connection, [id]).get(id, ()),
        _rows(connection, InviteRow, _below(invites, id, invites.c.made)),
        _rows(connection, LineRow, _below(lines, id, lines.c.number)),
        _rows(connection, DraftRow, _below(drafts, id, drafts.c.seat)),
        _rows(connection, CommandRow, _below(commands, id)),
        _rows(connection, ChatRow, last)[::-1],
        _rows(connection, HolderRow, _below(holders, id, holders.c.person_id)),
        _rows(connection, SeatNewsRow, _below(seat_news, id, seat_news.c.number)),
    )


def _below(table: Table, id: str, *order: ColumnElement[Any]) -> Select[Any]:
    """The rows that belong to a table."""
    return select(table).where(table.c.table_id == id).order_by(*order)


def _rows(connection: Connection, row: type[R], query: Select[Any]) -> tuple[R, ...]:
    return tuple(read(row, found) for found in connection.execute(query))


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, Versions]:
    found: dict[str, Versions] = {}
    query = (
        select(tables.c.id, tables.c.version, seats.c.drafted, tables.c.clock, tables.c.clocks)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id, seats.c.seat)
    )
    for id, version, drafted, clock, clocks in connection.execute(query):
        before = found[id].drafted if id in found else ()
        found[id] = Versions(version, (*before, drafted), clock, clocks)
    return found


def summaries(
    connection: Connection, wanted: ColumnElement[bool], first: tuple[str, ...], most: int
) -> list[TableSummary]:
    """Tables with their seats: by status in the order given, then the others, the newest first."""
    rank = case({status: place for place, status in enumerate(first)}, value=tables.c.status, else_=len(first))
    query = select(tables).where(wanted).order_by(rank, tables.c.created.desc(), tables.c.id).limit(most)
    rows = [read(TableRow, row) for row in connection.execute(query)]
    seated = _seats(connection, [row.id for row in rows])
    return [TableSummary(row, seated.get(row.id, ())) for row in rows]


def _seats(connection: Connection, ids: list[str]) -> dict[str, tuple[SeatRow, ...]]:
    found: dict[str, list[SeatRow]] = {}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(read(SeatRow, row))
    return {id: tuple(rows) for id, rows in found.items()}
