"""Combinations of dice in writing: `4-4-4+1`, `444+1`, `5-5-5-5`; and sets of die cards: `die_3`, `3,5`."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.odds import OddsError
from banneret.games.knights.rules.cards import CARD_IDS, FIRST_TOURNAMENT, KIND_IDS
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.strength import FACES, FULL_BITS, packed_strength, rest_of, strength, strength_parts

MOST_OF_A_KIND: Final = 7  # six dice and a die card
MOST_PLUS_DICE: Final = 9  # six dice and five die cards, less the set
KING: Final = "king"
NONE: Final = "none"


def written(packed: i64) -> str:
    """A strength as a card shows it: `4-4-4+1`; of an empty pool a dash."""
    if packed <= 0:
        return "–"
    n, v, p = strength_parts(packed)
    return "-".join([str(v)] * n) + (f"+{p}" if p else "")


def wrong(name: str, text: str, why: str) -> OddsError:
    return OddsError("odds_value", {"name": name, "text": text, "why": why})


def parse_target(name: str, text: str, data: KnightsData) -> i64:
    """What has to be beaten: a combination, a card by its id, or the king."""
    word = text.strip().lower()
    if word == KING:
        return data.king
    if word in CARD_IDS and CARD_IDS.index(word) < FIRST_TOURNAMENT:
        return data.strengths[CARD_IDS.index(word)]
    return parse_combination(name, text)


def is_roll(text: str) -> bool:
    """Whether a target is named by its dice, as rolls are, and not by its card."""
    return text.strip()[:1].isdecimal()


def parse_combination(name: str, text: str) -> i64:
    """`4-4-4+1` is (3, 4, 1); without a plus die (n, v, 0); a dash is a roll of sixes only."""
    word = text.strip()
    if word in ("-", "–", "0"):
        return 0
    red, plus, yellow = word.partition("+")
    faces = [sign for sign in red if sign not in "- "]
    if not faces or any(face not in "12345" for face in faces) or len(set(faces)) > 1 or len(faces) > MOST_OF_A_KIND:
        raise wrong(name, text, "knights-no-combination")
    if plus and (len(yellow.strip()) != 1 or yellow.strip() not in "12345"):
        raise wrong(name, text, "knights-no-combination")
    face = int(faces[0])
    other = int(yellow) if plus else 0
    if other == face:
        raise wrong(name, text, "knights-plus-die")
    return strength(len(faces), face, other)


def parse_roll(name: str, text: str, data: KnightsData) -> i64:
    """K-3.8 A roll with all its plus dice, `4-4-4+5+2`, as a full strength; a card or the king has one."""
    head, _, tail = text.strip().partition("+")
    others = [sign for sign in tail if sign not in "+ "]
    if len(others) < 2:
        n, v, p = strength_parts(parse_target(name, text, data))
        return packed_strength(n, v, [p] if p else [])
    n, v, _ = strength_parts(parse_combination(name, head))
    if any(face not in "12345" for face in others) or len(others) > MOST_PLUS_DICE:
        raise wrong(name, text, "knights-no-combination")
    rest = sorted([int(face) for face in others], reverse=True)
    if v in rest:
        raise wrong(name, text, "knights-plus-die")
    if any(rest.count(face) > n or (rest.count(face) == n and face > v) for face in rest):
        raise wrong(name, text, "knights-larger-set")
    return packed_strength(n, v, rest)


def written_roll(full: i64) -> str:
    """A full strength: `4-4-4+5+2`."""
    n, v, _ = strength_parts(full >> FULL_BITS)
    return "+".join([written(strength(n, v, 0)), *[str(face) for face in rest_of(full)]])


def parse_die_cards(name: str, texts: list[str]) -> i64:
    """`die_3`, `die_3,die_5`, `3 5` or `none`: a mask of die cards."""
    mask: i64 = 0
    for text in texts:
        for word in text.replace(",", " ").replace("+", " ").split():
            if word.lower() == NONE:
                continue
            face = word.lower().removeprefix("die_").removeprefix("die")
            if face not in ("1", "2", "3", "4", "5"):
                raise wrong(name, word, "knights-no-die-card")
            mask |= BIT[int(face) - 1]
    return mask


def parse_dice(name: str, text: str) -> list[int]:
    """Six dice as they lie: `6 6 5 5 2 1` or `665521`."""
    dice = [int(sign) for sign in text if sign in "123456"]
    if len(dice) != 6 or any(sign not in "123456,- " for sign in text):
        raise wrong(name, text, "knights-six-dice")
    return dice


def die_card_names(cards: i64, data: KnightsData, language: str) -> str:
    """The die cards of a mask in words; empty if there are none."""
    return " + ".join([data.kinds[language][face] for face in range(FACES) if cards & BIT[face]])


def die_card_ids(cards: i64) -> str:
    return "+".join([KIND_IDS[face] for face in range(FACES) if cards & BIT[face]]) or NONE
