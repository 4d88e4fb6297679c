"""Cards, columns, terrain and people in the reader's words."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import (
    TYPE,
    TYPE_IDS,
    UNIT_KINDS,
    UNKNOWN,
    notation,
    parse_card,
    parse_cards,
    parse_placed,
)
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData

TEXTS_FOLDER: Final = str(Path(__file__).with_name("texts"))
SEATS: Final = ("seat", "who", "victim")
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


def short_words(card: int, texts: Texts) -> str:
    """`hi4`, in Hungarian `ng4`: a card as short as it can be typed."""
    if card == UNKNOWN:
        return notation(card)
    return texts.say(f"letters-{TYPE_IDS[TYPE[card]]}") + notation(card)[2:]


def short_list(cards: list[int], texts: Texts) -> str:
    return " ".join([short_words(card, texts) for card in cards])


def value_words(card: int, texts: Texts, data: FieldData) -> str:
    """What stands on a unit's card in numbers; of other cards there is nothing to tell but their points."""
    type = data.types[TYPE[card]]
    if card >= UNIT_KINDS:
        return ""
    return texts.say(
        "card-values",
        {"combat": type.combat, "movement": type.movement, "penalty": type.penalty, "victory": type.victory_points},
    )


def placed_words(placed: str, texts: Texts, data: FieldData, costs: Sequence[Json] = ()) -> str:
    """`Heavy Infantry (4) → column 3`, for each card and column of a list; with what each one costs, where told."""
    words: list[str] = []
    for place, text in enumerate(placed.split()):
        card, column = parse_placed(text)
        parts: dict[str, Json] = {"card": card_words(card, texts, data), "column": column + 1}
        if place < len(costs):
            cost = cast(int, costs[place])
            parts |= {"cost": cost, "sum": cost_sum(card, column, cost, texts, data)}
            words.append(texts.say("card-placed-for", parts))
        else:
            words.append(texts.say("card-placed", parts))
    return ", ".join(words)


def cost_sum(card: int, column: int, cost: int, texts: Texts, data: FieldData) -> str:
    """F-6.3 ` = 4 + 2 flank penalty + 1 terrain`: what a unit costs, where it is more than its movement."""
    type = data.types[TYPE[card]]
    if cost == type.movement:
        return ""
    penalty = type.penalty if column in (0, COLUMNS - 1) else 0
    words = f" = {type.movement}"
    if penalty:
        words += texts.say("cost-penalty", {"penalty": penalty})
    ground = cost - type.movement - penalty
    return words + texts.say("cost-terrain", {"ground": ground}) if ground else words


def standing_words(placed: str, texts: Texts, data: FieldData) -> str:
    """`Heavy Infantry (4), column 3`, for units that stand there."""
    units = [parse_placed(text) for text in placed.split()]
    said: list[str] = []
    for card, column in units:
        said.append(texts.say("card-standing", {"card": card_words(card, texts, data), "column": column + 1}))
    return "; ".join(said)


def flank_words(flank: str, texts: Texts, data: FieldData) -> str:
    """`Heavy Infantry (4) from column 3 against column 2`."""
    placed, _, target = flank.partition(">")
    card, origin = parse_placed(placed)
    parts: dict[str, Json] = {"card": card_words(card, texts, data), "origin": origin + 1, "column": target}
    return texts.say("card-flanking-front" if target == str(origin + 1) else "card-flanking", parts)


def seat_words(seat: Json, names: list[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def together(words: list[str], texts: Texts) -> str:
    """`Anita and Márk`."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def lead_words(side: Mapping[str, Json], texts: Texts, data: FieldData) -> str:
    """The unit that leads a side of a fight."""
    return type_words(parse_cards(str(side["units"]))[0], texts, data)


def sum_words(
    side: Mapping[str, Json], other: Mapping[str, Json], ground: str, texts: Texts, data: FieldData,
    before_bonus: bool = False,
) -> str:  # fmt: skip
    """`4 (Heavy Infantry) + 5 (bonus card from the hand: Commander) − 2 (Woods) = 7`: every term says what it is.

    `before_bonus`: the bonus card is still to come.
    """
    words = ""
    for term in cast(Sequence[Mapping[str, Json]], side["terms"]):
        name = str(term["term"])
        parts: dict[str, Json] = {"source": side["source"]}
        if name == "lead":
            parts["card"] = lead_words(side, texts, data)
        elif name == "bonus":
            parts["card"] = type_words(parse_card(str(side["bonus"])), texts, data)
        elif name == "modifier":
            parts["card"] = lead_words(other, texts, data)
        elif name == "companion":
            parts["card"] = type_words(parse_cards(str(side["units"]))[1], texts, data)
        elif name == "terrain":
            terrain = data.terrains[TERRAIN_IDS.index(ground)].names[texts.language]
            parts["ground"] = terrain.lower() if texts.language == "hu" else terrain
        value = cast(int, term["value"])
        sign = ("−" if value < 0 else "+") + " "
        if not words:
            sign = "−" if value < 0 else ""
        words += f"{' ' if words else ''}{sign}{abs(value)} ({texts.say(f'sum-{name}', parts)})"
    if not side["bonus"] and not before_bonus:
        words += f" + 0 ({texts.say('sum-no-bonus')})"
    return f"{words} = {side['total']}".replace("= -", "= −")


def outcome_words(attack: Mapping[str, Json], defence: Mapping[str, Json], winner: int) -> dict[str, Json]:
    """How two strengths compare, and why it is settled so: `outcome` is `attack`, `defence`, `tie` or `spear`."""
    left, right = cast(int, attack["total"]), cast(int, defence["total"])
    sign = ">" if left > right else "<" if left < right else "="
    outcome = "attack" if left > right else "defence" if left < right else "tie" if winner == NOBODY_WON else "spear"
    return {"compared": f"{left} {sign} {right}".replace("-", "−"), "outcome": outcome}


def readable(parts: Mapping[str, Json], language: str, names: list[str], data: FieldData) -> dict[str, Json]:
    """Parts of events, refusals and actions, ready to stand in a sentence. Beside cards stands their `count`."""
    texts = texts_in(language)
    said: dict[str, Json] = dict(parts)
    if "lead" in parts:  # F-7.1 by what a retreat is measured
        leader = parse_card(str(parts["lead"]))
        said["leader"] = type_words(leader, texts, data)
        said["pace"] = data.types[TYPE[leader]].movement
        paces = [data.types[TYPE[card]].movement for card in parse_cards(str(parts.get("cards", "")))]
        said["paces"] = ", ".join([str(pace) for pace in dict.fromkeys(paces)])
    if "origin" in parts:  # F-5.9 from the front, or from a column beside
        said["side"] = "front" if parts["origin"] == parts.get("column") else "beside"
    for name, value in parts.items():
        if name in SEATS:
            said[name] = seat_words(value, names)
        elif name in CARDS:
            card = parse_card(str(value))
            said[name] = card_words(card, texts, data)
            said["worth"] = 0 if card == UNKNOWN else data.types[TYPE[card]].victory_points
        elif name == "cards":
            cards = parse_cards(str(value))
            said[name] = cards_words(cards, texts, data)
            said["count"] = len(cards)
            said["gained"] = sum([data.types[TYPE[card]].victory_points for card in cards if card != UNKNOWN])
        elif name == "placed":
            said[name] = placed_words(str(value), texts, data, cast(Sequence[Json], parts.get("costs", ())))
            said["standing"] = standing_words(str(value), texts, data)
        elif name == "dropped":
            said[name] = standing_words(str(value), texts, data)
            said["drops"] = len(str(value).split())
        elif name == "flank":
            said[name] = flank_words(str(value), texts, data)
        elif name == "terrain":
            terrain = [data.terrains[TERRAIN_IDS.index(str(id))] for id in cast(Sequence[Json], value)]
            said[name] = ", ".join([entry.names[language].lower() for entry in terrain])
        elif name in ("attack", "defence"):
            side = cast(Mapping[str, Json], value)
            other = cast(Mapping[str, Json], parts["defence" if name == "attack" else "attack"])
            said[name] = sum_words(side, other, str(parts["ground"]), texts, data)
            said[f"{name}_by"] = seat_words(side["seat"], names)
        elif name == "winner":
            attack, defence = cast(Mapping[str, Json], parts["attack"]), cast(Mapping[str, Json], parts["defence"])
            said[name] = seat_words(value, names)
            said["front"] = lead_words(defence, texts, data)
            said |= outcome_words(attack, defence, cast(int, value))
        elif name == "from":
            said[name] = "nobody" if value == NOBODY_WON else "other"
        elif name in ("columns", "captured"):
            counts = zip(names, cast(Sequence[int], value), strict=False)
            said[name] = ", ".join([f"{who} {number}" for who, number in counts])
        elif name == "winners":
            winners = cast(Sequence[int], value)
            said[name] = together([names[seat] for seat in winners], texts)
            said["wins"] = len(winners)
    return said
