"""The results of one person: by game, side, number of players and opponents, with luck and skill of reviewed games.

It is made of finished games alone, and names nobody: opponents are people, or bots of a level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import msgspec

from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.games import registry
from banneret.insight.review import Balance, Review, moment_of
from banneret.server.errors import NotFound
from banneret.server.invitations import LONGEST_TOKEN, token_hash
from banneret.server.lobby import Lobby
from banneret.server.settings import read_settings
from banneret.server.store.own_records import OwnRecords
from banneret.server.store.rows import BOT, PERSON, SharedRecordRow, TableSummary

MOST_GAMES, MOST_REVIEWS = 1000, 40
WON, DRAWN, LOST = "won", "drawn", "lost"
PEOPLE, MIXED, NOBODY = "people", "mixed", "nobody"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as one person saw it end. `against`: people, a level of bots, several levels, or nobody.

    `others` are the names of the others, empty for people who are not named.
    """

    table: str
    game: str
    seat: int
    side: str
    players: int
    against: str
    others: tuple[str, ...]
    outcome: str
    ended: float
    balance: Balance | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """How often one played, won, and shared a victory."""

    played: int
    won: int
    drawn: int

    @property
    def lost(self) -> int:
        return self.played - self.won - self.drawn


def tally(games: Sequence[Played]) -> Tally:
    ends = [one.outcome for one in games]
    return Tally(len(games), ends.count(WON), ends.count(DRAWN))


def tallies(games: Sequence[Played], by: Callable[[Played], str]) -> dict[str, Tally]:
    """The same for each value of something, in the order of the values."""
    return {value: tally([one for one in games if by(one) == value]) for value in sorted({by(one) for one in games})}


def played_by(summary: TableSummary, person: str) -> Played | None:
    """A finished game through the eyes of a person; None where it is no result of theirs: it was played on from a
    position of another game, or is not on the shelf any more."""
    row = summary.row
    if read_settings(row.settings).played_on:
        return None
    seat = next((one.seat for one in summary.seats if one.kind == PERSON and one.person == person), -1)
    try:
        rules = registry.load(row.game).rules
    except UserError:
        return None
    result = [float(value) for value in row.result.split()]
    if not 0 <= seat < len(result):
        return None
    options = {**rules.plain_options, **row.options}
    sides = [rules.side_of(place, row.players, options) for place in range(row.players)]
    winners = [place for place, value in enumerate(result) if value > 0.0 and value == max(result)]
    together = winners == [seat] or (bool(sides[seat]) and all(sides[place] == sides[seat] for place in winners))
    outcome = LOST if seat not in winners else WON if together else DRAWN
    others = [one for one in summary.seats if one.seat != seat]
    levels = {one.level for one in others if one.kind == BOT and one.person is None}
    people = any(one.person is not None or one.kind == PERSON for one in others)
    against = PEOPLE if people else NOBODY if not levels else levels.pop() if len(levels) == 1 else MIXED
    names = tuple(one.name if one.kind == BOT and one.person is None else "" for one in others)
    return Played(row.id, row.game, seat, sides[seat], row.players, against, names, outcome, row.ended or row.created)


async def games_of(lobby: Lobby, person: str) -> list[Played]:
    """The finished games of a person, the newest first; the last ones that were reviewed have their balance."""
    queue = lobby.services.queue
    store = OwnRecords(queue.store)
    found = [played_by(one, person) for one in await queue.call(store.finished, person, MOST_GAMES)]
    games = [one for one in found if one is not None]
    told = set(await queue.call(store.reviewed, [one.table for one in games]) if games else [])
    reviewed = [one.table for one in games if one.table in told][:MOST_REVIEWS]
    balances: dict[str, Balance] = {}
    for one in games:
        if one.table in reviewed:
            texts = await queue.call(queue.store.moments, one.table)
            moments = [moment_of(cast(dict[str, Json], msgspec.json.decode(text))) for text in texts]
            balances[one.table] = Review(moments).balance(one.seat)
    return [replace(one, balance=balances.get(one.table)) for one in games]


# Sharing.


async def share(lobby: Lobby, person: str) -> None:
    """Whoever has the link may see the results of this person from now on."""
    queue = lobby.services.queue
    token, nonce = lobby.new_invitation()
    row = SharedRecordRow(person, token_hash(token), nonce, lobby.services.clock.now())
    await queue.call(OwnRecords(queue.store).share, row)


async def withdraw(lobby: Lobby, person: str) -> None:
    queue = lobby.services.queue
    await queue.call(OwnRecords(queue.store).withdraw, person)


async def shared_token(lobby: Lobby, person: str) -> str:
    """The token of a person's link; empty where nothing is shared."""
    queue = lobby.services.queue
    row = await queue.call(OwnRecords(queue.store).shared, person)
    return "" if row is None else lobby.invitation_token(row.nonce)


async def whose(lobby: Lobby, token: str) -> str:
    """The person whose results a token shows."""
    queue = lobby.services.queue
    row = await queue.call(OwnRecords(queue.store).shared_by, token_hash(token[:LONGEST_TOKEN]))
    if row is None:
        raise NotFound("no_such_page")
    return row.person
