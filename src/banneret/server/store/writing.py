"""Statements that write, made once."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, literal_column, select
from sqlalchemy.dialects import sqlite

from banneret.server.store.mapping import insert_into, update_of
from banneret.server.store.rows import InviteRow, SeatRow, TableRow
from banneret.server.store.schema import (
    chat,
    commands,
    drafts,
    holders,
    invites,
    lines,
    seat_news,
    seats,
    servers,
    tables,
)

INSERT_TABLE = insert_into(tables)
UPDATE_TABLE = update_of(tables, TableRow, "id", "version", "clock", "clocks")
INSERT_SEAT = insert_into(seats)
UPDATE_SEAT = update_of(seats, SeatRow, "table_id", "seat")
UPDATE_SEAT_PRIVATELY = update_of(seats, SeatRow, "table_id", "seat", "drafted")
COUNTS_OF_SEATS = select(seats.c.seat, seats.c.drafted).where(seats.c.table_id == bindparam("at_table_id"))
INSERT_INVITE = insert_into(invites)
UPDATE_INVITE = update_of(invites, InviteRow, "table_id", "token_hash")
INSERT_LINE = insert_into(lines)
CUT_LINES = delete(lines).where(lines.c.table_id == bindparam("at_table_id"), lines.c.number >= bindparam("at_number"))
INSERT_DRAFT = insert_into(drafts)
DELETE_DRAFT = delete(drafts).where(
    drafts.c.table_id == bindparam("at_table_id"), drafts.c.seat == bindparam("at_seat")
)
INSERT_COMMAND = insert_into(commands)
INSERT_CHAT = insert_into(chat)
INSERT_HOLDER = insert_into(holders)
INSERT_SEAT_NEWS = insert_into(seat_news)
COUNT_SOMETHING = (
    sqlite.insert(servers)
    .values(name=bindparam("name"), beat=bindparam("beat"))
    .on_conflict_do_update(index_elements=["name"], set_={"beat": servers.c.beat + literal_column("1")})
)
