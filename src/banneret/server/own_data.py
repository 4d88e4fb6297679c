"""What belongs to a person: all of it to take away, and all of it to be forgotten."""

from __future__ import annotations

from banneret.core.jsons import Json
from banneret.server.commands import CloseTable, Command, Leave
from banneret.server.lobby import Lobby
from banneret.server.snapshot import Snapshot
from banneret.server.store.calling import Calling
from banneret.server.store.guides import GuideStore
from banneret.server.store.identities import Identities
from banneret.server.store.own_records import OwnRecords
from banneret.server.store.rows import OPEN, Person

NAMELESS = "–"


async def own_data(lobby: Lobby, person: Person) -> dict[str, Json]:
    """Everything the server knows of a person, but no secret of the server or of anybody else."""
    queue = lobby.services.queue
    said = await queue.call(Identities(queue.store).said_by, person.id)
    calling = Calling(queue.store)
    address = await queue.call(calling.address_of, person.id)
    return {
        "person": {
            "id": person.id, "name": person.name, "language": person.language, "theme": person.theme,
            "created": person.created, "holiday": person.holiday, "confirms": person.confirms,
        },
        "sessions": [
            {"device": row.device, "made": row.made, "used": row.used} for row in await lobby.sessions.of(person.id)
        ],
        "tokens": [
            {"name": row.name, "made": row.made, "expires": row.expires, "used": row.used}
            for row in await lobby.tokens.of(person.id)
        ],
        "calls": {
            "devices": [
                {"device": row.device, "endpoint": row.endpoint, "made": row.made}
                for row in await queue.call(calling.devices_of, person.id)
            ],
            "mail": None if address is None else {
                "address": address.address, "confirmed": address.confirmed, "hours": address.hours,
                "made": address.made, "sent": address.sent, "next": address.next_address,
            },
        },
        "recovery_code": await lobby.codes.has_recovery(person.id),
        "tables": [
            {
                "id": card.id, "game": card.game, "title": card.settings.title, "status": card.status,
                "names": list(card.names), "seat": card.mine, "hosting": card.hosting, "created": card.created,
                "ended": card.ended,
            }
            for card in await lobby.tables_of(person.id)
        ],
        "record_shared": await queue.call(OwnRecords(queue.store).shared, person.id) is not None,
        "guides": [
            {"game": row.game, "guided": row.guided, "met": {**row.met}}
            for row in await queue.call(GuideStore(queue.store).guides_of, person.id)
        ],
        "chat": [{"table": table, "text": row.text, "at": row.at} for table, row in said],
    }  # fmt: skip


def way_out(snapshot: Snapshot, person: str) -> Command | None:
    """How somebody leaves a table for good; None where there is nothing to leave, or nothing can be done any more."""
    if snapshot.stopped is not None:
        return None
    if snapshot.seat_of(person) >= 0:
        return Leave()
    return CloseTable() if snapshot.row.status == OPEN and snapshot.row.host == person else None


def name_at(snapshot: Snapshot, person: Person) -> str:
    """What somebody is called at a table."""
    seat = snapshot.seat_of(person.id)
    return snapshot.seats[seat].name if seat >= 0 else person.name


async def forget_person(lobby: Lobby, person: Person) -> None:
    """A person leaves for good: bots play on, the name goes from everywhere, nothing brings the person back."""
    queue, ids = lobby.services.queue, lobby.services.ids
    identities = Identities(queue.store)
    left = []
    for id in await queue.call(identities.running_tables, person.id):
        live = await lobby.table(id)
        snapshot = await live.snapshot()
        left.append((id, name_at(snapshot, person)))
        leaving = way_out(snapshot, person.id)
        if leaving is not None:
            await live.perform(person, ids.token()[:40], leaving)
    await queue.call(identities.erase, person.id, NAMELESS, left)
    await lobby.refresh()
