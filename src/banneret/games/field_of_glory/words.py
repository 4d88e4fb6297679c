"""Cards, columns, terrain and people in the reader's words."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.field_of_glory.rules.cards import TYPE, UNKNOWN, parse_card, parse_cards, parse_placed
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData

TEXTS_FOLDER: Final = str(Path(__file__).with_name("texts"))
SEATS: Final = ("seat", "who")
CARDS: Final = ("card", "lead")
NOBODY_WON: Final = -1

_read: Final[dict[str, Texts]] = {}


def texts_in(language: str) -> Texts:
    """The game's texts in a language, read once."""
    texts = _read.get(language)
    if texts is None:
        texts = Texts(language, [TEXTS_FOLDER])
        _read[language] = texts
    return texts


def type_words(card: int, texts: Texts, data: FieldData) -> str:
    """`Heavy Infantry`; in Hungarian in lower case, as in the middle of a sentence."""
    name = data.types[TYPE[card]].names[texts.language]
    return name.lower() if texts.language == "hu" else name


def card_words(card: int, texts: Texts, data: FieldData) -> str:
    """`Heavy Infantry (4)`, with the command points."""
    if card == UNKNOWN:
        return texts.say("card-unknown")
    return texts.say("card-known", {"name": type_words(card, texts, data), "points": data.points[card]})


def cards_words(cards: list[int], texts: Texts, data: FieldData) -> str:
    return ", ".join([card_words(card, texts, data) for card in cards]) if cards else texts.say("cards-none")


def placed_words(placed: str, texts: Texts, data: FieldData) -> str:
    """`Heavy Infantry (4) → column 3`, for each card and column of a list."""
    words: list[str] = []
    for text in placed.split():
        card, column = parse_placed(text)
        words.append(texts.say("card-placed", {"card": card_words(card, texts, data), "column": column + 1}))
    return ", ".join(words)


def flank_words(flank: str, texts: Texts, data: FieldData) -> str:
    """`Heavy Infantry (4) from column 3 against column 2`."""
    placed, _, target = flank.partition(">")
    card, origin = parse_placed(placed)
    parts: dict[str, Json] = {"card": card_words(card, texts, data), "origin": origin + 1, "column": target}
    return texts.say("card-flanking", parts)


def seat_words(seat: Json, names: list[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def together(words: list[str], texts: Texts) -> str:
    """`Anita and Márk`."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def term_words(term: Mapping[str, Json], side: Mapping[str, Json], texts: Texts, data: FieldData) -> str:
    """What a term of a strength stands for: a card's name, or why there is something to add."""
    name = str(term["term"])
    if name == "lead":
        return type_words(parse_cards(str(side["units"]))[0], texts, data)
    if name == "bonus":
        return type_words(parse_card(str(side["bonus"])), texts, data)
    return texts.say(f"term-{name}")


def sum_words(side: Mapping[str, Json], texts: Texts, data: FieldData) -> str:
    """`4 (Heavy Infantry) + 5 (Commander) − 2 (terrain) = 7`."""
    words = ""
    for term in cast(Sequence[Mapping[str, Json]], side["terms"]):
        value = cast(int, term["value"])
        sign = ("−" if value < 0 else "+") + " "
        if not words:
            sign = "−" if value < 0 else ""
        words += f"{' ' if words else ''}{sign}{abs(value)} ({term_words(term, side, texts, data)})"
    return f"{words} = {side['total']}".replace("= -", "= −")


def readable(parts: Mapping[str, Json], language: str, names: list[str], data: FieldData) -> dict[str, Json]:
    """Parts of events, refusals and actions, ready to stand in a sentence. Beside cards stands their `count`."""
    texts = texts_in(language)
    said: dict[str, Json] = dict(parts)
    for name, value in parts.items():
        if name in SEATS:
            said[name] = seat_words(value, names)
        elif name in CARDS:
            said[name] = card_words(parse_card(str(value)), texts, data)
        elif name == "cards":
            cards = parse_cards(str(value))
            said[name] = cards_words(cards, texts, data)
            said["count"] = len(cards)
        elif name == "placed":
            said[name] = placed_words(str(value), texts, data)
        elif name == "dropped":
            said[name] = placed_words(str(value), texts, data)
            said["drops"] = len(str(value).split())
        elif name == "flank":
            said[name] = flank_words(str(value), texts, data)
        elif name == "terrain":
            terrain = [data.terrains[TERRAIN_IDS.index(str(id))] for id in cast(Sequence[Json], value)]
            said[name] = ", ".join([entry.names[language].lower() for entry in terrain])
        elif name in ("attack", "defence"):
            side = cast(Mapping[str, Json], value)
            said[name] = sum_words(side, texts, data)
            said[f"{name}_by"] = seat_words(side["seat"], names)
        elif name == "winner":
            said[name] = seat_words(value, names)
            said["tied"] = "yes" if value == NOBODY_WON else "no"
        elif name == "from":
            said[name] = "nobody" if value == NOBODY_WON else "other"
        elif name in ("columns", "captured"):
            said[name] = ":".join([str(number) for number in cast(Sequence[Json], value)])
        elif name == "winners":
            winners = cast(Sequence[int], value)
            said[name] = together([names[seat] for seat in winners], texts)
            said["wins"] = len(winners)
    return said
