"""Rows out of the database."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Row, case, select

from banneret.server.store.rows import (
    OPEN,
    PLAYING,
    ChatRow,
    CommandRow,
    DraftRow,
    InviteRow,
    LineRow,
    Person,
    SeatRow,
    StoredTable,
    TableRow,
    TableSummary,
    TokenRow,
    Versions,
)
from banneret.server.store.schema import chat, commands, drafts, invites, lines, people, seats, tables, tokens

CHAT_KEPT_AT_HAND = 200
WAITING_FIRST = (OPEN, PLAYING)
IN_PLAY_FIRST = (PLAYING, OPEN)


def person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.id == id)).one_or_none()
    return None if row is None else Person(row.id, row.name, row.language, row.theme, row.created)


def token_rows(connection: Connection, wanted: ColumnElement[bool]) -> list[TokenRow]:
    query = select(tokens).where(wanted).order_by(tokens.c.made.desc(), tokens.c.id)
    return [
        TokenRow(row.id, row.person_id, row.name, bytes(row.token_hash), row.make_key, row.made, row.expires, row.used)
        for row in connection.execute(query)
    ]


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    """A table with everything that belongs to it, the chat as far back as a page shows it."""
    row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    invited = connection.execute(select(invites).where(invites.c.table_id == id).order_by(invites.c.made))
    recorded = connection.execute(select(lines).where(lines.c.table_id == id).order_by(lines.c.number))
    drafted = connection.execute(select(drafts).where(drafts.c.table_id == id).order_by(drafts.c.seat))
    done = connection.execute(select(commands).where(commands.c.table_id == id))
    last = select(chat).where(chat.c.table_id == id).order_by(chat.c.number.desc()).limit(CHAT_KEPT_AT_HAND)
    said = list(connection.execute(last))[::-1]
    return StoredTable(
        _table(row),
        _seats(connection, [id]).get(id, ()),
        tuple(InviteRow(bytes(i.token_hash), i.seat, i.made, i.expires, i.used_by, i.revoked) for i in invited),
        tuple(LineRow(line.number, line.text, line.version, line.at) for line in recorded),
        tuple(DraftRow(draft.seat, draft.question, draft.text) for draft in drafted),
        tuple(CommandRow(c.person_id, c.key, c.status, c.version, c.at) for c in done),
        tuple(ChatRow(c.number, c.person_id, c.seat, c.name, c.text, c.at) for c in said),
    )


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, Versions]:
    found: dict[str, tuple[int, list[int]]] = {}
    query = (
        select(tables.c.id, tables.c.version, seats.c.drafted)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id, seats.c.seat)
    )
    for id, version, drafted in connection.execute(query):
        found.setdefault(id, (version, []))[1].append(drafted)
    return {id: (version, tuple(counts)) for id, (version, counts) in found.items()}


def summaries(
    connection: Connection, wanted: ColumnElement[bool], first: tuple[str, ...], most: int
) -> list[TableSummary]:
    """Tables with their seats: by status in the order given, then the others, the newest first."""
    rank = case({status: place for place, status in enumerate(first)}, value=tables.c.status, else_=len(first))
    query = select(tables).where(wanted).order_by(rank, tables.c.created.desc(), tables.c.id).limit(most)
    rows = [_table(row) for row in connection.execute(query)]
    seated = _seats(connection, [row.id for row in rows])
    return [TableSummary(row, seated.get(row.id, ())) for row in rows]


def _table(row: Row[tuple[object, ...]]) -> TableRow:
    return TableRow(
        row.id, row.game, row.rules, row.players, json.loads(row.options), row.data_digest, row.seed, row.status,
        row.host, row.settings, row.public, row.version, row.asked, row.make_key, row.created, row.ended, row.clock,
    )  # fmt: skip


def _seats(connection: Connection, ids: list[str]) -> dict[str, tuple[SeatRow, ...]]:
    found: dict[str, list[SeatRow]] = {}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(
            SeatRow(
                row.seat, row.kind, row.person_id, row.level, row.name, row.drafted, row.ahead, row.away_since
            )
        )  # fmt: skip
    return {id: tuple(rows) for id, rows in found.items()}
