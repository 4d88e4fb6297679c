"""A table that goes on from a position of a finished game, against bots."""

from __future__ import annotations

from banneret.core.table import LiveSource, Table
from banneret.server.cleaning import check_key
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.lobby import Lobby
from banneret.server.seating import plan_seats
from banneret.server.settings import Settings, settings_text
from banneret.server.snapshot import LineEnd, Snapshot
from banneret.server.store.rows import PLAYING, Person, TableRow
from banneret.server.transition import first_change


async def play_on(lobby: Lobby, person: Person, key: str, table: Table, seat: int) -> str:
    """A private table where a person takes a seat of the position and bots the others; its id."""
    return await lay_position(lobby, person, key, table, seat, Settings(public=False, played_on=True))


async def lay_position(lobby: Lobby, person: Person, key: str, table: Table, seat: int, settings: Settings) -> str:
    """The same with other settings. What chance gives from here on is new."""
    check_key(key)
    services, kind = lobby.services, table.kind
    now, seed = services.clock.now(), services.ids.seed()
    plans = ["me" if place == seat else f"bot:{DEFAULT_LEVEL}" for place in range(table.game.players)]
    record = table.record
    row = TableRow(
        services.ids.table(), kind.id, kind.rules_version, record.players, record.options, "", seed, PLAYING, person.id,
        settings_text(settings), settings.public, 0, 0, key, now, None,
    )  # fmt: skip
    copy = table.fork()
    copy.record.seed, copy.source = seed, LiveSource(seed)
    ends = tuple(LineEnd(len(copy.log), 1) for _ in record.lines)
    snapshot = Snapshot(row, settings, tuple(plan_seats(plans, record.players, person)), (), copy, ends)
    id = await services.queue.call(services.queue.store.create, first_change(snapshot, now))
    await lobby.table(id)
    return id
