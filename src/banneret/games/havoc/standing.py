"""Havoc in a reader's words: its pieces, and H-13.1 the final standing with the points of every battle."""

from collections.abc import Mapping
from typing import cast, final

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.words import readable, texts_in

JOHN_HEAD = "J"


def standing(game: Havoc, log: list[Event], language: str, names: list[str], data: HavocData) -> Standing:
    """Points, then battle cards won, then the place at Castillon."""
    texts = texts_in(language)
    battles, gained = battle_points(log)
    shares = game.returns()
    keys = [standing_key(game, seat) for seat in range(game.players)]
    order = sorted(range(game.players), key=keys.__getitem__)
    columns = [Column(texts.say("summary-player"))]
    for battle in battles:
        head = str(data.battles[battle].number) if battle <= CASTILLON else JOHN_HEAD
        columns.append(Column(head, data.battles[battle].names[language]))
    columns.extend([Column(texts.say("summary-total")), Column(texts.say("summary-battles"))])
    rows: list[Row] = []
    for seat in order:
        place = len([key for key in keys if key < keys[seat]]) + 1
        points = [str(by_seat[seat]) if seat in by_seat else "–" for by_seat in gained]
        cells = [names[seat], *points, str(game.vp[seat]), str(len(game.trophies[seat]))]
        rows.append(Row(seat, place, shares[seat] > 0, cells))
    notes = [" · ".join([f"{column.head} {column.about}" for column in columns if column.about])]
    if game.cancelled:
        unfought = ", ".join([data.battles[battle].names[language] for battle in game.cancelled])
        notes.append(texts.say("summary-unfought", {"battles": unfought}))
    if len([seat for seat in order if game.vp[seat] == game.vp[order[0]]]) > 1:
        notes.append(texts.say("summary-tie"))
    return Standing(columns, rows, notes)


def standing_key(game: Havoc, seat: int) -> tuple[int, int, int]:
    """H-13.1 Points, then battle cards won, then the place at Castillon."""
    return (-game.vp[seat], -len(game.trophies[seat]), game.places[seat])


def battle_points(log: list[Event]) -> tuple[list[int], list[dict[int, int]]]:
    """The battles in the order they were fought, and what each seat in them got."""
    battles: list[int] = []
    gained: list[dict[int, int]] = []
    now: dict[int, int] = {}
    for event in log:
        if event.name == "placed_in_battle" and event.seat >= 0:
            now[event.seat] = cast(int, event.parts["points"])
        elif event.name == "won_battle":
            battles.append(cast(int, event.parts["battle"]))
            gained.append(now)
            now = {}
    return battles, gained


@final
class HavocWords(GameWords[Havoc, HavocData]):
    """Havoc in a reader's words."""

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: HavocData) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def standing(self, game: Havoc, log: list[Event], language: str, names: list[str], data: HavocData) -> Standing:
        return standing(game, log, language, names, data)
