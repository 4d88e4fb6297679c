"""Havoc's cards, battles and people in the reader's words."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, cast

from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.havoc.rules.cards import DOG, JOHN, SUIT, SUIT_LETTERS, UNKNOWN, VALUE, parse_card, parse_cards
from banneret.games.havoc.rules.data import HavocData
from banneret.games.havoc.rules.hands import key_tuple, rank_id

TEXTS_FOLDER: Final = str(Path(__file__).with_name("texts"))
SEATS: Final = ("seat", "who", "keeper", "owner")
COMBINATIONS_KEPT: Final = 2048
AMOUNTS: Final = ("dogs", "low", "high", "place", "level")

ALIKE: Final = {
    "high_card": [1],
    "pair": [2],
    "two_pairs": [2, 2],
    "three_of_a_kind": [3],
    "three_pairs": [2, 2, 2],
    "full_house": [3, 2],
    "trios": [3, 3],
    "four_of_a_kind": [4],
    "big_house": [4, 2],
    "five_of_a_kind": [5],
}
"""H-8.3 Ranks beside which cards can be left: how many cards each of their values has."""

_read: Final[dict[str, Texts]] = {}


def texts_in(language: str) -> Texts:
    """Havoc's texts in a language, read once."""
    texts = _read.get(language)
    if texts is None:
        texts = Texts(language, [TEXTS_FOLDER])
        _read[language] = texts
    return texts


def suit_word(card: int, texts: Texts, data: HavocData) -> str:
    """`blue`, `dog`: the word beside the number of a card."""
    return texts.say("table-dog") if card == DOG else data.suits[texts.language][SUIT[card]]


def suit_initials(language: str, data: HavocData) -> list[str]:
    """`ké`, `na`, `zö` ...: the first two letters of each suit, more where two suits begin alike; English has letters.

    One letter alone would be another suit's in the notation of cards.
    """
    names = data.suits[language]
    if language == "en":
        return list(SUIT_LETTERS)
    found: list[str] = []
    for name in names:
        length = 2
        while length < len(name) and len([other for other in names if other.startswith(name[:length])]) > 1:
            length += 1
        found.append(name[:length])
    return found


def short_card(card: int, texts: Texts, data: HavocData) -> str:
    """`b9`, in Hungarian `ké9`, for a dog `D` or `eb`: as short as it can be typed."""
    if card == DOG:
        return texts.say("card-dog-short")
    return f"{suit_initials(texts.language, data)[SUIT[card]]}{VALUE[card]}"


def card_words(card: int, texts: Texts, data: HavocData) -> str:
    """`blue 9`, `a dog`."""
    if card == DOG:
        return texts.say("card-dog")
    if card == JOHN:
        return texts.say("card-john")
    if card == UNKNOWN:
        return texts.say("card-unknown")
    return texts.say("card-regular", {"suit": data.suits[texts.language][SUIT[card]], "value": VALUE[card]})


def cards_words(cards: list[int], texts: Texts, data: HavocData) -> str:
    """`blue 9, green 9, 2 dogs`; dogs come last."""
    words = [card_words(card, texts, data) for card in cards if card != DOG]
    dogs = len(cards) - len(words)
    if dogs:
        words.append(texts.say("cards-dogs", {"dogs": dogs}))
    return ", ".join(words) if words else texts.say("cards-none")


def laid_words(rank: str, values: list[int], cards: list[int], out: int, texts: Texts, data: HavocData) -> str:
    """H-8.4 The counted cards, those of the combination first and as it is called; the others, which decide between
    equals, apart from them, the highest first. H-7.3 Dogs out of the battle are not among them."""
    beside = sorted(cards, key=VALUE.__getitem__, reverse=True)
    for _ in range(out):
        beside.remove(DOG)
    own: list[int] = []
    for value, count in zip(values, ALIKE.get(rank, []), strict=False):
        own.extend([card for card in beside if VALUE[card] == value][:count])
    for card in own:
        beside.remove(card)
    if rank not in ALIKE or not beside:
        return cards_words([*own, *beside], texts, data)
    parts: dict[str, Json] = {"cards": cards_words(own, texts, data), "beside": cards_words(beside, texts, data)}
    return texts.say("cards-with-others", parts)


def value_word(value: int, texts: Texts, many: bool = False) -> str:
    """`8`, of several `8s`: a value as a card is called by it."""
    return texts.say("value-many" if many else "value-one", {"value": value})


def combination_words(rank: str, values: list[int], texts: Texts) -> str:
    """`pair of 8s`: a combination by its rank (H-8.3) and its values, those that decide first in front."""
    padded = [*values, 0, 0, 0]
    parts: dict[str, Json] = {
        "top": value_word(padded[0], texts),
        "first": value_word(padded[0], texts, many=True),
        "second": value_word(padded[1], texts, many=True),
        "third": value_word(padded[2], texts, many=True),
        "values": "-".join([str(value) for value in values]),
    }
    return texts.say(f"hand-{rank.replace('_', '-')}", parts)


@lru_cache(maxsize=COMBINATIONS_KEPT)
def combination_of(key: int, texts: Texts) -> str:
    """The combination of a key (H-8.4) in words."""
    return combination_words(rank_id(key), [*key_tuple(key)[1]], texts)


def whole_hand_of(key: int, texts: Texts) -> str:
    """The combination of a key (H-8.4) with the leftovers that decide between equals."""
    beside = ", ".join([value_word(value, texts) for value in key_tuple(key)[2]])
    combination = combination_of(key, texts)
    return texts.say("hand-beside", {"combination": combination, "beside": beside}) if beside else combination


def hand_with_out(dogs: int, combination: str, texts: Texts) -> str:
    """`no dog out: pair of 8s`: what laid cards make with so many dogs out of the battle (H-7.1)."""
    return texts.say("hand-with-out", {"dogs": dogs, "combination": combination})


def battle_words(battle: Json, texts: Texts, data: HavocData) -> str:
    """The name of a battle by its number or its id."""
    for card in data.battles[1:]:
        if battle == card.number or battle == card.id:
            return card.names[texts.language]
    return str(battle)


def seat_words(seat: Json, texts: Texts, names: list[str]) -> str:
    """The name of a seat, or John of Gaunt."""
    if isinstance(seat, int):
        return names[seat] if 0 <= seat < len(names) else ""
    return texts.say("who-john") if seat == "john" else str(seat)


def together(words: list[str], texts: Texts) -> str:
    """`Anita, Márk and Éva`."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def readable(parts: Mapping[str, Json], language: str, names: list[str], data: HavocData) -> dict[str, Json]:
    """Parts of events, refusals and actions, ready to stand in a sentence. Beside cards stands their `count`."""
    texts = texts_in(language)
    said: dict[str, Json] = dict(parts)
    for name, value in parts.items():
        if name in SEATS:
            said[name] = seat_words(value, texts, names)
        elif name in AMOUNTS:
            said[name] = int(str(value))
        elif name == "card":
            said[name] = card_words(parse_card(str(value)), texts, data)
        elif name == "cards":
            cards = parse_cards(str(value))
            said[name] = cards_words(cards, texts, data)
            said["count"] = len(cards)
            if "rank" in parts:
                out = int(str(parts["dogs"]))
                values = cast(list[int], parts["values"])
                said[name] = laid_words(str(parts["rank"]), values, cards, out, texts, data)
                said["count"] = len(cards) - out
        elif name == "battle":
            said[name] = battle_words(value, texts, data)
            if isinstance(value, int):
                said["action"] = data.battles[value].texts[language]
        elif name == "values":
            rank, counted = str(parts["rank"]), cast(list[int], value)
            said["combination"] = combination_words(rank, counted, texts)
            others = counted[len(ALIKE.get(rank, counted)) :]
            said["others"] = ", ".join([value_word(other, texts) for other in others]) or texts.say("cards-none")
        elif name == "hands":
            hands = cast(list[list[int]], value)
            said[name] = "; ".join([hand_with_out(out, whole_hand_of(key, texts), texts) for out, key in hands])
        elif name == "moved":
            said["scored"] = texts.say("points-scored", {"points": parts["points"], "moved": value})
        elif name == "compared":
            said[name] = ", ".join([f"{names[seat]} {number}" for seat, number in cast(list[list[int]], value)])
        elif name == "winners":
            winners = cast(list[int], value)
            said[name] = together([names[seat] for seat in winners], texts)
            said["wins"] = len(winners)
            said["points"] = cast(list[int], parts["points"])[winners[0]]
    return said
