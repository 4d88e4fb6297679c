"""Card kinds: small ints. Cards of one type with the same command points are the same kind.

Both armies are made of the same 28 kinds, numbered in the order of the card list in the data file; whose card it is
follows from where it lies. In writing: two letters and the command points (`hi4` is Heavy Infantry worth 4), `?` a
card that one may not see; a card in a column is `hi4@3`.
"""

from typing import Final

UNKNOWN: Final = -1

# Types, in the order of the data file: nine of units, then commander and the action cards.
ELEPHANT: Final = 0
SPEAR: Final = 1
ARCHERS: Final = 2
LIGHT_CAVALRY: Final = 3
LIGHT_INFANTRY: Final = 4
MEDIUM_INFANTRY: Final = 5
CAVALRY: Final = 6
HEAVY_INFANTRY: Final = 7
PIKE: Final = 8
COMMANDER: Final = 9
OVERLAP: Final = 10
RESERVES: Final = 11

UNIT_TYPES: Final = 9
TYPES: Final = 12
TYPE_IDS: Final = [
    "elephant", "spear", "archers", "light_cavalry", "light_infantry", "medium_infantry", "cavalry", "heavy_infantry",
    "pike", "commander", "overlap", "reserves",
]  # fmt: skip
TYPE_LETTERS: Final = ["el", "sp", "ar", "lc", "li", "mi", "cv", "hi", "pk", "co", "ov", "re"]

# For each type the command points of its kinds and how many cards of each an army list has.
_MADE_OF: Final = [
    ([2, 3], [1, 1]), ([2, 3, 4], [1, 1, 1]), ([2, 3], [1, 1]), ([2, 3, 4], [1, 2, 1]), ([2, 3, 4], [2, 2, 2]),
    ([2, 3, 4], [2, 3, 3]), ([2, 3, 4], [2, 2, 2]), ([2, 3, 4], [2, 2, 2]), ([2, 3, 4], [1, 1, 1]), ([5], [5]),
    ([2], [2]), ([2], [1]),
]  # fmt: skip

TYPE: Final = bytes([type for type, (points, _) in enumerate(_MADE_OF) for _ in points])
COPIES: Final = bytes([copies for _, counts in _MADE_OF for copies in counts])
_DIGITS: Final = [str(value) for points, _ in _MADE_OF for value in points]

KINDS: Final = 28
UNIT_KINDS: Final = 25  # kinds below this one are units
CO5: Final = 25
OV2: Final = 26
RE2: Final = 27
ARMY_CARDS: Final = 48

ARMY_LIST: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]

_NOTATION: Final[list[str]] = [
    *[TYPE_LETTERS[TYPE[kind]] + digit for kind, digit in enumerate(_DIGITS)],
    "?",  # UNKNOWN, as index -1
]
_KIND: Final[dict[str, int]] = {**{text: kind for kind, text in enumerate(_NOTATION[:-1])}, "?": UNKNOWN}


def notation(kind: int) -> str:
    """How a card is written."""
    if not UNKNOWN <= kind < KINDS:
        raise ValueError(f"no card kind: {kind} (kinds are {UNKNOWN} to {KINDS - 1})")
    return _NOTATION[kind]


def cards_text(cards: list[int]) -> str:
    """Cards as a person writes them, `hi4 co5 lc2`."""
    return " ".join([notation(kind) for kind in cards])


def parse_card(text: str) -> int:
    """The kind of a written card; ValueError says what is wrong with it."""
    kind = _KIND.get(text)
    if kind is None:
        raise ValueError(f"no card: {text!r} ({', '.join(_NOTATION[:-1])} are known)")
    return kind


def parse_cards(text: str) -> list[int]:
    """The kinds of cards written one after another, with blanks between them."""
    return [parse_card(word) for word in text.split()]


def placed_text(kind: int, column: int) -> str:
    """A card in a column, counted from 0: `hi4@3` stands in the third."""
    return f"{notation(kind)}@{column + 1}"


def parse_placed(text: str) -> tuple[int, int]:
    """The kind and the column of `hi4@3`."""
    card, _, column = text.partition("@")
    return parse_card(card), int(column) - 1
