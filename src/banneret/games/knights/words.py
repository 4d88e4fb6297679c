"""Knights' cards, dice and people in the reader's words."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.core.wording import decimal
from banneret.games.knights.rules.cards import (
    CARD_IDS,
    COLOUR,
    COLOUR_IDS,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    KIND_IDS,
    PILE_IDS,
    UNKNOWN,
    parse_card,
    parse_cards,
)
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.strength import strength, strength_parts

TEXTS_FOLDER: Final = str(Path(__file__).with_name("texts"))
SEATS: Final = ("seat", "who", "owner", "attacker", "rival")
NUMBERS: Final = ("count", "die", "round", "rerolls")

_read: Final[dict[str, Texts]] = {}


def texts_in(language: str) -> Texts:
    """Knights' texts in a language, read once."""
    texts = _read.get(language)
    if texts is None:
        texts = Texts(language, [TEXTS_FOLDER])
        _read[language] = texts
    return texts


def dice_words(strength: int) -> str:
    """The dice that a card shows: `3-3-3+4`."""
    n, v, p = strength_parts(strength)
    reds = "-".join([str(v)] * n)
    return f"{reds}+{p}" if p else reds


def strength_words(strength: int, texts: Texts, rest: list[int] | None = None) -> str:
    """What a roll is worth: `three 5s + 2`; where all plus dice count (K-3.8), with the rest: `three 5s + 2 1`."""
    n, v, p = strength_parts(strength)
    shown = texts.say("strength-set", {"n": n, "face": face_words(v, texts)})
    plus = " ".join([str(die) for die in rest]) if rest else str(p)
    return texts.say("strength-plus", {"set": shown, "p": plus}) if p else shown


def face_words(face: int, texts: Texts) -> str:
    """`5`, in Hungarian `5-ös`."""
    return texts.say(f"face-{face}")


def colour_words(colour: int, texts: Texts, data: KnightsData) -> str:
    return data.colours[texts.language][colour].lower()


def card_words(card: int, texts: Texts, data: KnightsData) -> str:
    """`red castle (3-3-3+4)`, `Catapult (2-2-2+3)`, `tournament card`."""
    if card == UNKNOWN:
        return texts.say("card-unknown")
    if card >= FIRST_TOURNAMENT:
        return texts.say("card-tournament")
    dice = dice_words(data.strengths[card])
    if card < FIRST_SPECIAL:
        return texts.say("card-castle", {"colour": colour_words(COLOUR[card], texts, data), "dice": dice})
    return texts.say("card-special", {"kind": data.kinds[texts.language][KIND[card]], "dice": dice})


def together(words: list[str], texts: Texts) -> str:
    """`Anita, Márk and Éva`."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def seat_words(seat: Json, names: list[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def strength_of(value: Json) -> int:
    """A strength that an event tells as [n, v, p], or a packed one."""
    if isinstance(value, list):
        n, v, p = cast(list[int], value)
        return int(strength(n, v, p))
    return cast(int, value)


def readable(parts: Mapping[str, Json], language: str, names: list[str], data: KnightsData) -> dict[str, Json]:
    """Parts of events, refusals and actions, ready to stand in a sentence."""
    texts = texts_in(language)
    said: dict[str, Json] = dict(parts)
    for name, value in parts.items():
        if name in SEATS:
            said[name] = seat_words(value, names)
        elif name in NUMBERS:
            said[name] = int(str(value))
        elif name == "card" and value != "":
            said[name] = card_words(parse_card(str(value)), texts, data)
        elif name == "cards":
            cards = parse_cards(str(value))
            said["covers"] = "yes" if cards else "no"
            said[name] = together([card_words(card, texts, data) for card in cards], texts)
        elif name == "id" and value in CARD_IDS:
            said["card"] = card_words(parse_card(str(value)), texts, data)
        elif name == "pile" and value in PILE_IDS:
            said[name] = texts.say(f"pile-{value}")
        elif name == "piles":
            said[name] = together([texts.say(f"pile-{pile}") for pile in str(value).split()], texts)
        elif name == "colour" and value in COLOUR_IDS:
            said[name] = colour_words(COLOUR_IDS.index(str(value)), texts, data)
        elif name == "kind" and value in KIND_IDS:
            said[name] = data.kinds[language][KIND_IDS.index(str(value))]
        elif name in ("strength", "target") and value != -1:
            rest = parts.get("rest" if name == "strength" else "target_rest")
            said[name] = strength_words(strength_of(value), texts, cast("list[int] | None", rest))
        elif name in ("share", "others"):
            said[name] = decimal(float(str(value)), language)
        elif name == "face":
            said[name] = face_words(int(str(value)), texts)
        elif name in ("printed", "treason") and value != "no":
            said[name] = dice_words(strength_of(value))
        elif name == "seats":
            said[name] = together([names[seat] for seat in cast(list[int], value)], texts)
        elif name == "held":
            tell_held(said, cast(list[list[int]], value), cast(list[int], parts["winners"]), names)
        elif name == "winners":
            winners = cast(list[int], value)
            said[name] = together([names[seat] for seat in winners], texts)
            said["wins"] = len(winners)
    if "level" in parts:
        level = cast(list[int], parts["level"])
        said["level"] = together([names[seat] for seat in level], texts)
        said["levels"] = len(level)
    if "alone" in parts:
        said["weighed"] = texts.say("bot-weighed", said)
    if "verdict" in parts:
        tell_comparison(said, parts, texts, data)
    return said


def tell_held(said: dict[str, Json], held: list[list[int]], winners: list[int], names: list[str]) -> None:
    """K-14.4 What everybody has, and how far it must be counted: to `castles`, `tournaments` or `specials`."""
    kinds = ("castles", "tournaments", "specials")
    for place, kind in enumerate(kinds):
        said[kind] = ", ".join([f"{name} {counts[place]}" for name, counts in zip(names, held, strict=False)])
    best = held[winners[0]]
    level = [len([seat for seat in held if seat[:place] == best[:place]]) for place in (1, 2)]
    said["decided"] = kinds[level.index(1) if 1 in level else 2]


def tell_comparison(said: dict[str, Json], parts: Mapping[str, Json], texts: Texts, data: KnightsData) -> None:
    """A roll with the die cards that count in it, and what it had to beat with the reason why."""
    if "die_cards" in parts:
        faces = cast(list[int], parts["die_cards"])
        cards = together([data.kinds[texts.language][face - 1] for face in faces], texts)
        said["dice"] = texts.say("dice-and-cards", {"dice": parts["dice"], "cards": cards})
    against = str(parts.get("against", ""))
    if against:
        if against != "roll":
            said["target"] = dice_words(strength_of(parts["target"]))
        said["against"] = texts.say(f"against-{against}", said)
        said["against_yours"] = texts.say("against-yours", said)
