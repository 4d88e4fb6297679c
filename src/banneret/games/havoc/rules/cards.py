"""Card kinds: small ints. Two dogs are the same kind; every regular card is a kind of its own.

0 is a dog, `suit * 18 + value` a regular card (suits 0 to 5 in the order of `SUIT_LETTERS`, values 1 to 18).
In writing: suit letter and value (`b9`), `D` a dog, `John` the John of Gaunt card, `?` a card that one may not see.
"""

from typing import Final

UNKNOWN: Final = -1
DOG: Final = 0
KINDS: Final = 109
JOHN: Final = 109

SUITS: Final = 6
NO_SUIT: Final = 6
VALUES: Final = 18
SUIT_LETTERS: Final = "bogkyn"

VALUE: Final = bytes([0] + [value for _ in range(SUITS) for value in range(1, VALUES + 1)])
SUIT: Final = bytes([NO_SUIT] + [suit for suit in range(SUITS) for _ in range(VALUES)])

_NOTATION: Final[list[str]] = [
    "D",
    *[f"{letter}{value}" for letter in SUIT_LETTERS for value in range(1, VALUES + 1)],
    "John",
    "?",  # UNKNOWN, as index -1
]
_KIND: Final[dict[str, int]] = {
    **{text: kind for kind, text in enumerate(_NOTATION[:-1])},
    "d": DOG,
    "?": UNKNOWN,
}


def notation(kind: int) -> str:
    """How a card is written."""
    if not UNKNOWN <= kind <= JOHN:
        raise ValueError(f"no card kind: {kind} (kinds are {UNKNOWN} to {JOHN})")
    return _NOTATION[kind]


def cards_text(cards: list[int]) -> str:
    """Cards as a person writes them, `b9 D o2`."""
    return " ".join([notation(kind) for kind in cards])


def parse_card(text: str) -> int:
    """The kind of a written card; ValueError says what is wrong with it."""
    kind = _KIND.get(text)
    if kind is None:
        raise ValueError(f"no card: {text!r} ({_fault(text)})")
    return kind


def parse_cards(text: str) -> list[int]:
    """The kinds of cards written one after another, with blanks between them."""
    return [parse_card(word) for word in text.split()]


def _fault(text: str) -> str:
    if not text:
        return "the text is empty"
    if text[0] not in SUIT_LETTERS:
        return f"a card is one of the suit letters {' '.join(SUIT_LETTERS)} and a value, or D, John, ?"
    return f"after the suit letter {text[0]} comes a value from 1 to {VALUES}"
