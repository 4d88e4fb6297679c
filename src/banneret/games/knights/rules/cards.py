"""Cards: small ints in the order of the data file. 0 to 15 are castles, 16 to 38 special cards, 39 to 47 tournaments.

In writing a card is its id in the data file (`castle_red_1`, `die_5`, `tournament_3`); `?` is one that nobody sees.
"""

from typing import Final

UNKNOWN: Final = -1
NO_CARD: Final = -1

COLOUR_IDS: Final = ["red", "green", "blue", "yellow", "black", "white"]
COLOURS: Final = 6
NO_COLOUR: Final = 6

# The kinds of special cards. The die cards come first: the kind of the card of face f is f - 1.
KIND_IDS: Final = [
    "die_1", "die_2", "die_3", "die_4", "die_5", "catapult", "champion", "deck", "castle_guard", "bodyguard",
    "treason", "royal_letter",
]  # fmt: skip
KINDS: Final = 12
DIE_CARDS: Final = 31  # the mask of the five kinds of die cards
CATAPULT: Final = 5
CHAMPION: Final = 6
DECK: Final = 7
CASTLE_GUARD: Final = 8
BODYGUARD: Final = 9
TREASON: Final = 10
ROYAL_LETTER: Final = 11
NO_KIND: Final = 12

# The two guards (K-13): which cards they protect, and their kinds.
OF_CASTLES: Final = 0
OF_SPECIALS: Final = 1
GUARDS: Final[list[int]] = [OF_CASTLES, OF_SPECIALS]
GUARD_KINDS: Final[list[int]] = [CASTLE_GUARD, BODYGUARD]
GUARD_IDS: Final = ["castle_guard", "bodyguard"]

_CASTLES: Final[list[tuple[int, int]]] = [(0, 3), (1, 3), (2, 3), (3, 3), (4, 2), (5, 2)]  # colour, how many
_SPECIALS: Final[list[tuple[int, int]]] = [
    (0, 2), (1, 2), (2, 2), (3, 1), (4, 1), (CATAPULT, 3), (CHAMPION, 1), (DECK, 3), (CASTLE_GUARD, 3), (BODYGUARD, 3),
    (TREASON, 1), (ROYAL_LETTER, 1),
]  # fmt: skip

CASTLES: Final = 16
SPECIALS: Final = 23
TOURNAMENTS: Final = 9
FIRST_SPECIAL: Final = 16
FIRST_TOURNAMENT: Final = 39
CARDS: Final = 48


def _special_ids() -> list[str]:
    """A kind with several cards has letters behind its name."""
    ids: list[str] = []
    for kind, count in _SPECIALS:
        ids.extend([KIND_IDS[kind] if count == 1 else f"{KIND_IDS[kind]}_{'abc'[copy]}" for copy in range(count)])
    return ids


CARD_IDS: Final[list[str]] = [
    *[f"castle_{COLOUR_IDS[colour]}_{copy}" for colour, count in _CASTLES for copy in range(1, count + 1)],
    *_special_ids(),
    *[f"tournament_{number}" for number in range(1, TOURNAMENTS + 1)],
]

# By card: the colour of a castle, the kind of a special card.
COLOUR: Final = bytes(
    [colour for colour, count in _CASTLES for _ in range(count)] + [NO_COLOUR] * (SPECIALS + TOURNAMENTS)
)
KIND: Final = bytes(
    [NO_KIND] * CASTLES + [kind for kind, count in _SPECIALS for _ in range(count)] + [NO_KIND] * TOURNAMENTS
)

LEFT: Final = 0
RIGHT: Final = 1
NO_PILE: Final = -1
PILE_IDS: Final = ["left", "right"]

_CARD: Final[dict[str, int]] = {**{text: card for card, text in enumerate(CARD_IDS)}, "?": UNKNOWN}


def notation(card: int) -> str:
    """How a card is written."""
    if not UNKNOWN <= card < CARDS:
        raise ValueError(f"no card: {card} (cards are {UNKNOWN} to {CARDS - 1})")
    return "?" if card == UNKNOWN else CARD_IDS[card]


def cards_text(cards: list[int]) -> str:
    """Cards as a person writes them, `castle_red_1 die_5`."""
    return " ".join([notation(card) for card in cards])


def parse_card(text: str) -> int:
    """The card of that name; ValueError where there is none."""
    card = _CARD.get(text)
    if card is None:
        raise ValueError(f"no card: {text!r}")
    return card


def parse_cards(text: str) -> list[int]:
    """Cards written one after another, with blanks between them."""
    return [parse_card(word) for word in text.split()]
