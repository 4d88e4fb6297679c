"""Every field of Knights' state (section 4 of the specification), declared once: what it holds, who sees it, its word.

`make state` writes the constructor and the clone of `rules/state.py` from here.
"""

from typing import Final, cast

from banneret.core import features
from banneret.core.feature_lists import Bag, EachSeat, Pile, Row
from banneret.core.fields import COPIED, Agreed, Field, Public
from banneret.core.jsons import Json
from banneret.core.position import PositionWords
from banneret.core.values import NONE_WORD, BySeat, Cards, Flag, Number, PieceMask, Seat, SeatMask, Told, Value, Word
from banneret.games.knights.rules.actions import DICE
from banneret.games.knights.rules.cards import (
    CARD_IDS,
    CARDS,
    CASTLES,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    GUARD_IDS,
    NO_CARD,
    PILE_IDS,
    SPECIALS,
    TOURNAMENTS,
)
from banneret.games.knights.rules.rolling import dice_text
from banneret.games.knights.rules.state import REASON_IDS, STAYED_AWAY, Knights
from banneret.games.knights.rules.strength import strength_parts
from banneret.games.knights.sight.visibility import ChosenField, PickedField, PilesField

MOST_TURNS: Final = 99_999
MOST_ATTEMPTS: Final = 99
MOST_REROLLS: Final = 9

# By purpose of a roll; the first word stands for none.
PURPOSE_WORDS: Final = [NONE_WORD, "pile", "attack_special", "attack_castle", "defence", "tournament", "king"]


class Dice(Told):
    """Dice as they lie, one after another."""

    def tell(self, value: object, names: list[str]) -> Json:
        return dice_text(cast(list[int], value))


class Strength(Told):
    """K-3.2 What dice are worth, as [n, v, p]; nothing where none have been thrown."""

    def __init__(self) -> None:
        super().__init__("i64", "NO_TARGET")

    def tell(self, value: object, names: list[str]) -> Json:
        strength = cast(int, value)
        return list(strength_parts(strength)) if strength >= 0 else []


class Seats(Told):
    """Seats by their names."""

    def tell(self, value: object, names: list[str]) -> Json:
        return [names[seat] for seat in cast(list[int], value)]


class OneCard(Told):
    """A card, or none."""

    def __init__(self) -> None:
        super().__init__("i64", "NO_CARD")

    def tell(self, value: object, names: list[str]) -> Json:
        card = cast(int, value)
        return CARD_IDS[card] if card >= 0 else ""

    def read(self, words: PositionWords, key: str, given: Json) -> int:
        cards = words.cards_of(key, given)
        if len(cards) > 1:
            raise words.impossible(key, "covered-special")
        return cards[0] if cards else NO_CARD


OWNED: Final = Cards(CARD_IDS, sort=True)
MASKS: Final = Value("list[int]", "[0 for _ in range(players)]")

# In observations.
COUNTED: Final = features.Number(0, 255, capped=True)
STRENGTH: Final = features.Code(2**37 - 1, STAYED_AWAY)  # n, v and p have three binary digits each, p first
LYING: Final = Row(DICE, features.OneOf(1, 6))
OF_CASTLES: Final = EachSeat(Bag(CASTLES))

FIELDS: Final[list[Field[Knights]]] = [
    Agreed("charter"),
    PilesField("piles", Value("list[list[int]]", "[[], []]"), copy=COPIED, shape=Row(2, Pile(CARDS))),
    Public("castles", BySeat(OWNED), copy=COPIED, shape=OF_CASTLES),
    Public("specials", BySeat(OWNED), copy=COPIED, shape=EachSeat(Bag(SPECIALS, FIRST_SPECIAL))),
    Public("tournaments", BySeat(OWNED), copy=COPIED, shape=EachSeat(Bag(TOURNAMENTS, FIRST_TOURNAMENT))),
    Public("colours", MASKS, copy=COPIED, shape=features.Nothing("follows from `castles`")),
    Public("kinds", MASKS, copy=COPIED, shape=features.Nothing("follows from `specials`")),
    Public("castle_guard_on", BySeat(OWNED), copy=COPIED, shape=OF_CASTLES),
    Public("bodyguard_on", BySeat(OneCard()), copy=COPIED, shape=EachSeat(features.OneOf(0, CARDS - 1))),
    Public("first", Seat("0"), word="first_player"),
    Public("current", Seat("0"), word="turn"),
    Public("turns", Number(0, MOST_TURNS), shape=COUNTED),
    Public("passes_in_row", Number(), shape=COUNTED),
    Public("attempts", Number(0, MOST_ATTEMPTS)),
    Public("swaps_used", Number(), shape=COUNTED),
    Public("king_ok", Flag()),
    Public("searchable", PieceMask(PILE_IDS)),
    Public("guards_due", PieceMask(GUARD_IDS)),
    Public("guards_placed", PieceMask(GUARD_IDS)),
    Public("roller", Seat("NO_SEAT")),
    Public("purpose", Word(PURPOSE_WORDS, "NO_ROLL")),
    Public("dice", Dice(), word="lying", shape=LYING),
    Public("throws", shape=Row(DICE, COUNTED)),
    Public("rerolls_left", Number(1, MOST_REROLLS), shape=COUNTED),
    Public("target", Value("i64", "NO_TARGET"), shape=STRENGTH),
    Public("prize", Word(CARD_IDS, "NO_CARD", NONE_WORD)),
    Public("prize_pile", Word(PILE_IDS, "NO_PILE", NONE_WORD), word="pile"),
    Public("last_roller", Seat("NO_SEAT")),
    Public("last_dice", Dice(), shape=LYING),
    Public("last_strength", Strength(), shape=STRENGTH),
    PickedField("picked", PieceMask([str(place) for place in range(1, DICE + 1)])),
    ChosenField("chosen", OWNED),
    Public("organiser", Seat("NO_SEAT")),
    Public("leader", Seat("NO_SEAT")),
    Public("best", Value("i64", "NO_TARGET"), shape=STRENGTH),
    Public("contenders", SeatMask()),
    Public(
        "results",
        Value("list[int]", "[NOT_YET for _ in range(players)]"),
        copy=COPIED,
        shape=EachSeat(STRENGTH),
    ),
    Public("winners", Seats(), shape=Row(6, features.Seat())),
    Public("win_reason", Word(REASON_IDS, "NOT_WON")),
]
