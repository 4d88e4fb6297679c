"""Playing again: the group stays together, whoever asks for it, at one table."""

from __future__ import annotations

from msgspec.structs import replace

from banneret.server.commands import OfferRematch, TakeSeat
from banneret.server.errors import NotFound, StoreError
from banneret.server.lobby import Lobby
from banneret.server.seating import begin_if_full, note_holders, seats_again
from banneret.server.settings import settings_text
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import INVITED, OPEN, Person
from banneret.server.transition import first_change


async def play_again(lobby: Lobby, person: Person, table: str, key: str) -> str:
    """The table where the group of a finished game plays next, made for the first who asks; the others come along.

    Seats, options, settings and bots are those of the last game; everybody else's seat is kept until they come.
    """
    old = await lobby.table(table)
    await old.perform(person, key, OfferRematch(lobby.fresh_id()))
    before = await old.snapshot()
    id = before.row.next_table
    try:
        live = await lobby.table(id)
    except NotFound:
        try:
            await _lay(lobby, before, person, id)
        except StoreError:  # somebody else was quicker: then it is there
            await lobby.table(id)
        live = await lobby.table(id)
    snapshot = await live.snapshot()
    kept = [seat.seat for seat in snapshot.seats if seat.kind == INVITED and seat.person == person.id]
    if kept and snapshot.row.status == OPEN:
        await live.perform(person, key, TakeSeat(kept[0]))
    return id


async def _lay(lobby: Lobby, before: Snapshot, person: Person, id: str) -> None:
    now = lobby.services.clock.now()
    settings = replace(before.settings, hurried=-1, played_on=False)
    row = replace(
        before.row, id=id, rules=before.kind.rules_version, data_digest="", seed=lobby.services.ids.seed(), status=OPEN,
        host=person.id, version=0, asked=0, make_key=f"again-{id}", created=now, ended=None, clock="", keeper="",
        series=before.row.series or before.row.id, next_table="", result="", accords="", clocks="", due=None,
        settings=settings_text(settings),
    )  # fmt: skip
    laid = Snapshot(row, settings, tuple(seats_again(before, person)))
    queue = lobby.services.queue
    await queue.call(
        queue.store.create, first_change(note_holders(begin_if_full(laid)), now, lobby.services.place.name)
    )
