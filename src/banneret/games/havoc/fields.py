"""Every field of Havoc's state (H-1), declared once: what it holds, who sees it, what positions call it.

`make state` writes the constructor and the clone of `rules/state.py` from here.
"""

from typing import Final, cast

from banneret.core import features
from banneret.core.feature_lists import Bag, EachSeat, Own, Row
from banneret.core.fields import COPIED, EACH_COPIED, Agreed, Field, OwnedCounted, OwnedSecret, Public
from banneret.core.jsons import Json
from banneret.core.position import PositionWords
from banneret.core.values import HIDDEN_WORD, BySeat, Cards, Flag, Number, Seat, SeatMask, Told, Value, Word
from banneret.games.havoc.rules.actions import BATTLE_IDS
from banneret.games.havoc.rules.cards import JOHN, notation
from banneret.games.havoc.rules.data import MOST_HELD, TOURS_TO_BORDEAUX
from banneret.games.havoc.rules.state import FACE_WORDS, JOHN_SEAT, JOHN_WORDS, Havoc
from banneret.games.havoc.sight.visibility import BattleRowField, DeckField, DiscardField, DrawnField

MOST_LEVEL: Final = 3
MOST_VP: Final = 999

CARD_WORDS: Final = [notation(card) for card in range(JOHN + 1)]
NO_BATTLE_WORD: Final = "none"
# Indexed by the battle's number; the last two are the sides of the Chevauchées.
BATTLE_WORDS: Final = [NO_BATTLE_WORD, *BATTLE_IDS, "castillon", "calais_to_tours", "tours_to_bordeaux"]
JOHN_NAMED: Final = {JOHN_SEAT: "john"}


class Battles(Told):
    """Battle cards, as a list of words or one text with blanks between them."""

    def tell(self, value: object, names: list[str]) -> Json:
        return [BATTLE_WORDS[number] if number > 0 else HIDDEN_WORD for number in cast(list[int], value)]

    def read(self, words: PositionWords, key: str, given: Json) -> list[int]:
        listed = given.split() if isinstance(given, str) else given
        if not isinstance(listed, list):
            raise words.impossible(key, "battle-list", {"value": repr(given)})
        found: list[int] = []
        for word in listed:
            if not isinstance(word, str) or word not in BATTLE_WORDS[1:]:
                known = ", ".join(BATTLE_WORDS[1:])
                raise words.impossible(key, "battle-word", {"value": repr(word), "known": known})
            number = BATTLE_WORDS.index(word)
            if number in found:
                raise words.impossible(key, "battle-twice", {"battle": word})
            found.append(number)
        return found


HAND: Final = Cards(CARD_WORDS, sort=True)
CARDS: Final = Cards(CARD_WORDS)

# In observations.
BATTLES: Final = Bag(TOURS_TO_BORDEAUX, 1)

FIELDS: Final[list[Field[Havoc]]] = [
    Agreed("charter"),
    OwnedCounted("hands", BySeat(HAND), copy=EACH_COPIED),
    OwnedSecret("picked", BySeat(HAND), copy=EACH_COPIED, shape=Own(Bag(JOHN + 1))),
    Public("laid", BySeat(CARDS), copy=EACH_COPIED),
    Public("recruits", HAND, copy=COPIED),
    DiscardField("discard", CARDS, copy=COPIED),
    DeckField("deck", shape=features.Count(MOST_HELD)),
    DrawnField("drawn", Value("i64", "0"), shape=features.Nothing("part of the deck")),
    BattleRowField(
        "battle_row",
        Battles(),
        start="list(range(1, CASTILLON + 1))",
        copy=COPIED,
        shape=Row(TOURS_TO_BORDEAUX, features.OneOf(1, TOURS_TO_BORDEAUX)),
    ),
    Public("cancelled", Battles(), copy=COPIED, shape=BATTLES),
    Public("trophies", BySeat(Battles()), copy=EACH_COPIED, shape=EachSeat(BATTLES)),
    Public("vp", BySeat(Number(0, MOST_VP)), copy=COPIED, shape=EachSeat(features.Number(0, 255, capped=True))),
    Public("holder", Seat("0", JOHN_NAMED)),
    Public("face", Word(FACE_WORDS, "PEACE")),
    Public("level", Number(0, MOST_LEVEL)),
    Public("skip_turning", Flag()),
    Public("peacekeeper", Seat("0", JOHN_NAMED)),
    Public("john", Word(JOHN_WORDS), start="JOHN_IN_DECK if charter.with_john else JOHN_ABSENT"),
    Public("john_after", Seat("NO_SEAT")),
    Public("first_turn", Flag("True")),
    Public("active", Seat("0"), word="turn"),
    Public("next_seat", Value("i64", "0"), shape=features.Seat([JOHN_SEAT])),
    Public("battle", Word(BATTLE_WORDS, "NO_BATTLE")),
    Public("initiator", Seat("NO_SEAT", JOHN_NAMED)),
    Public("fighters", SeatMask(), word="joined"),
    Public("passed", SeatMask()),
    Public("dogs_out", BySeat(Number(-1, 2), "NOT_DECLARED"), copy=COPIED),
    Public("budget", BySeat(Number(0, 2)), copy=COPIED),
    Public(
        "keys",
        Value("list[int]", "[NO_KEY for _ in range(players)]"),
        copy=COPIED,
        shape=features.Nothing("follows from `laid`"),
    ),
    Public("places", BySeat(Number(0, 7)), copy=COPIED),
    Public("winner", Seat("NO_SEAT", JOHN_NAMED)),
]
