"""Statements that write, made once, and rows as the values of their columns."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Insert, Table, Update, bindparam, delete, insert, update

from banneret.server.store.rows import ChatRow, CommandRow, DraftRow, InviteRow, LineRow, SeatRow, TableRow, TokenRow
from banneret.server.store.schema import chat, commands, drafts, invites, lines, seats, tables

Values = dict[str, object]


def _bound(table: Table, names: Sequence[str]) -> dict[str, object]:
    return {name: bindparam(name, type_=table.c[name].type) for name in names}


def _insert(table: Table) -> Insert:
    return insert(table).values(_bound(table, [column.name for column in table.columns]))


def _update(table: Table, names: Sequence[str], where: Sequence[str]) -> Update:
    """Set columns of the row that is found by others; those are bound as `at_<name>`."""
    changed = update(table).values(_bound(table, names))
    for name in where:
        changed = changed.where(table.c[name] == bindparam(f"at_{name}", type_=table.c[name].type))
    return changed


TABLE_CHANGES = ("status", "host", "settings", "public", "version", "asked", "ended", "clock")
SEAT_CHANGES = ("kind", "person_id", "level", "name", "drafted", "ahead", "away_since")
INVITE_CHANGES = ("seat", "made", "expires", "used_by", "revoked")

INSERT_TABLE = _insert(tables)
UPDATE_TABLE = _update(tables, TABLE_CHANGES, ("id", "version"))
INSERT_SEAT = _insert(seats)
UPDATE_SEAT = _update(seats, SEAT_CHANGES, ("table_id", "seat"))
UPDATE_SEAT_PRIVATELY = _update(seats, SEAT_CHANGES, ("table_id", "seat", "drafted"))
INSERT_INVITE = _insert(invites)
UPDATE_INVITE = _update(invites, INVITE_CHANGES, ("table_id", "token_hash"))
INSERT_LINE = _insert(lines)
CUT_LINES = delete(lines).where(lines.c.table_id == bindparam("at_table_id"), lines.c.number >= bindparam("at_number"))
INSERT_DRAFT = _insert(drafts)
DELETE_DRAFT = delete(drafts).where(
    drafts.c.table_id == bindparam("at_table_id"), drafts.c.seat == bindparam("at_seat")
)
INSERT_COMMAND = _insert(commands)
INSERT_CHAT = _insert(chat)


def table_values(row: TableRow) -> Values:
    """What may change while a table lives."""
    return {
        "status": row.status,
        "host": row.host,
        "settings": row.settings,
        "public": row.public,
        "version": row.version,
        "asked": row.asked,
        "ended": row.ended,
        "clock": row.clock,
    }


def whole_table_values(row: TableRow) -> Values:
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": json.dumps(row.options),
        "data_digest": row.data_digest,
        "seed": row.seed,
        "make_key": row.make_key,
        "created": row.created,
        **table_values(row),
    }


def seat_values(seat: SeatRow) -> Values:
    return {
        "kind": seat.kind,
        "person_id": seat.person,
        "level": seat.level,
        "name": seat.name,
        "drafted": seat.drafted,
        "ahead": seat.ahead,
        "away_since": seat.away_since,
    }


def invite_values(invite: InviteRow) -> Values:
    return {
        "seat": invite.seat,
        "made": invite.made,
        "expires": invite.expires,
        "used_by": invite.used_by,
        "revoked": invite.revoked,
    }


def line_values(table_id: str, line: LineRow) -> Values:
    return {"table_id": table_id, "number": line.number, "text": line.text, "version": line.version, "at": line.at}


def draft_values(table_id: str, draft: DraftRow) -> Values:
    return {"table_id": table_id, "seat": draft.seat, "question": draft.question, "text": draft.text}


def command_values(table_id: str, done: CommandRow) -> Values:
    return {
        "table_id": table_id,
        "person_id": done.person,
        "key": done.key,
        "status": done.status,
        "version": done.version,
        "at": done.at,
    }


def chat_values(table_id: str, said: ChatRow) -> Values:
    return {
        "table_id": table_id,
        "number": said.number,
        "person_id": said.person,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
        "at": said.at,
    }


def token_values(token: TokenRow) -> Values:
    return {
        "id": token.id,
        "person_id": token.person,
        "name": token.name,
        "token_hash": token.token_hash,
        "make_key": token.make_key,
        "made": token.made,
        "expires": token.expires,
        "used": token.used,
    }
