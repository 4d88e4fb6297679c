"""Havoc in a reader's words: its cards, and H-13.1 the final standing with the points of every battle."""

from collections.abc import Mapping
from typing import Final, cast, final

from banneret.core.card_texts import CardText
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.core.texts import Texts
from banneret.games.havoc.rules.data import CASTILLON, Battle, HavocData
from banneret.games.havoc.rules.hands import RANK_IDS
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.words import readable, suit_initials, texts_in

JOHN_HEAD: Final = "J"
SMALL: Final = ("auto", "shifted")


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


def all_cards(language: str, data: HavocData, options: Mapping[str, str]) -> list[CardText]:
    """Battle cards first, then John of Gaunt's, troops, dogs, the Havoc/Peace card, and the list of combinations."""
    texts = texts_in(language)
    group = texts.say("data-battles")
    found = [battle_card(battle, group, texts, options) for battle in data.battles[1 : CASTILLON + 1]]
    group = texts.say("data-chevauchees")
    found.extend([battle_card(battle, group, texts, options) for battle in data.battles[CASTILLON + 1 :]])
    group = texts.say("cards-group-deck")
    suits = zip(suit_initials(language, data), data.suits[language], strict=True)
    regular: dict[str, Json] = {"suits": ", ".join([f"{letters} = {name}" for letters, name in suits])}
    counts = [
        texts.say("cards-count", {"players": count.players, "value": count.max_value, "dogs": count.dogs})
        for count in data.counts.values()
    ]
    found.append(
        CardText("regular", texts.say("cards-regular"), group, [texts.say("cards-regular.text", regular), *counts])
    )
    for id in ("dog", "john", "peace"):
        found.append(CardText(id, texts.say(f"cards-{id}"), group, texts.say(f"cards-{id}.text").splitlines()))
    ranks = [f"{place}. {data.ranks[language][name]}" for place, name in enumerate(reversed(RANK_IDS[1:]), 1)]
    found.append(CardText("combinations", texts.say("cards-combinations"), texts.say("data-hand_ranks"), ranks))
    return found


def battle_card(battle: Battle, group: str, texts: Texts, options: Mapping[str, str]) -> CardText:
    """Number and year, points by place, the action, the history."""
    language = texts.language
    parts: dict[str, Json] = {"year": str(battle.year), "points": "-".join([str(value) for value in battle.points])}
    lines = [texts.say("cards-battle", parts)]
    if battle.number <= CASTILLON and len(battle.points) > 1 and options.get("small_game_scoring", "auto") in SMALL:
        fewer = [battle.points[0], *battle.points[2:]]
        lines.append(texts.say("cards-battle-small", {"points": "-".join([str(value) for value in fewer])}))
    lines.append(battle.texts[language])
    if battle.histories[language]:
        lines.append(battle.histories[language])
    name = battle.names[language]
    return CardText(battle.id, name, group, lines, battle.source)


@final
class HavocWords(GameWords[Havoc, HavocData]):
    """Havoc in a reader's words."""

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: HavocData) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def cards(self, language: str, data: HavocData, options: Mapping[str, str]) -> list[CardText]:
        return all_cards(language, data, options)

    def standing(self, game: Havoc, log: list[Event], language: str, names: list[str], data: HavocData) -> Standing:
        return standing(game, log, language, names, data)
