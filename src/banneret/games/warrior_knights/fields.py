"""Every field of the state (W-1), declared once: what it holds, who sees it, what positions call it.

`make state` writes the constructor and the clone of `rules/state.py` from here. No list is ever changed in place: all
are shared by a clone. A word with a dot stands in a table: `battle.kind`, or `barons.crowns` in the table of each
Baron. What is written by Barons (armies, their cards), by cities or by expeditions is told in `positions/`.
"""

from typing import Final, cast

from banneret.core import features
from banneret.core.bits import BIT
from banneret.core.feature_lists import Bag, EachSeat, Own, Pile, Record, Row, SeatBag, Tail, ThenSeats
from banneret.core.fields import Agreed, Counted, Field, OwnedCounted, OwnedSecret, Public
from banneret.core.jsons import Json
from banneret.core.position import PositionWords
from banneret.core.values import (
    HIDDEN_WORD,
    NONE_WORD,
    BySeat,
    Flag,
    Number,
    Numbers,
    PieceMask,
    Pieces,
    Seat,
    SeatMask,
    Told,
    Value,
    Word,
)
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    ACTION_KINDS,
    AGENDA_IDS,
    AREA_IDS,
    AREAS,
    BARON_IDS,
    CITIES,
    COLOR_IDS,
    CRUSADER,
    EVENT_COLORS,
    EVENT_IDS,
    EXPEDITIONS,
    FATE_IDS,
    FIRST_NEUTRAL,
    MARSHAL,
    NEUTRAL_IDS,
    OPEN_MOTION_IDS,
    PORT,
    REMOVED,
    SEATS,
    SLOTS,
    SPACE_IDS,
    SPACES,
    SPECIALS,
    STACKS,
    TROOP_IDS,
    TROOP_KINDS,
    VASSAL_50,
)
from banneret.games.warrior_knights.rules.events import HIDDEN_EVENT
from banneret.games.warrior_knights.rules.state import BATTLE_IDS, RAZED, REASONS, WarriorKnights
from banneret.games.warrior_knights.sight.visibility import (
    HIDDEN_PLAN,
    CommittedField,
    EventDeckField,
    FateHandsField,
    PlannedField,
    StacksField,
)

MOST: Final = 999
MOST_CODE: Final = 99_999
MOST_REQUEST: Final = 999_999
MOST_ABILITIES: Final = 255
ROUND_PHASES: Final = ["setting_up", "planning", "actions", "upkeep"]
MEETINGS: Final = ["none", "open", "void"]


class Listed(Numbers):
    """Whole numbers in a list, so many of them; -1: any number."""

    def __init__(self, low: int, high: int, size: int = -1, start: str = "[]") -> None:
        super().__init__(low, high, start)
        self.size = size

    def read(self, words: PositionWords, key: str, given: Json) -> list[int]:
        if not isinstance(given, list) or (self.size >= 0 and len(given) != self.size):
            raise words.impossible(key, "list-of", {"count": max(self.size, 0)})
        return super().read(words, key, given)


class SecretNumber(Number):
    """A number that a viewer may not see."""

    def tell(self, value: object, names: list[str]) -> Json:
        number = cast(int, value)
        return HIDDEN_WORD if number < 0 else number


class Ordinal(Number):
    """The first is told as 1 and held as 0."""

    def tell(self, value: object, names: list[str]) -> Json:
        return cast(int, value) + 1

    def read(self, words: PositionWords, key: str, given: Json) -> int:
        return super().read(words, key, given) - 1


class FlagBySeat(Told):
    """A set of seats, told of each of them."""

    def __init__(self) -> None:
        super().__init__("i64", "0")

    def tell(self, value: object, names: list[str]) -> Json:
        mask = cast(int, value)
        return {name: mask & BIT[seat] != 0 for seat, name in enumerate(names)}


class Track(Told):
    """A seat or nobody on each space of the mercenary track."""

    def tell(self, value: object, names: list[str]) -> Json:
        who = Seat()
        return {space: who.tell(seat, names) for space, seat in zip(SPACE_IDS, cast(list[int], value), strict=True)}


class Hands(Told):
    """The Fate cards of both sides of a battle."""

    def tell(self, value: object, names: list[str]) -> Json:
        cards = Pieces(FATE_IDS)
        return [cards.tell(hand, names) for hand in cast(list[list[int]], value)]

    def read(self, words: PositionWords, key: str, given: Json) -> list[list[int]]:
        hands = words.items_of(given)
        if len(hands) != 2:
            raise words.impossible(key, "list-of", {"count": 2})
        return [words.kinds_of(key, hand, FATE_IDS) for hand in hands]


WEALTH: Final = BySeat(Number(0, MOST))
AGENDAS: Final = Pieces(AGENDA_IDS)
TROOPS: Final = Pieces(TROOP_IDS)
BY_ARMY: Final = Value("list[int]", "[0 for _ in range(players * SLOTS)]")
BY_PLACE: Final = Value("list[int]", "[0 for _ in range(PLACES)]")
MASK: Final = Value("i64", "0")

# In observations.
COUNTED: Final = features.Number(0, 255, capped=True)
ARMIES: Final = features.SeatBits(SLOTS)
BALLOT: Final = Tail(6, COUNTED)
CARDS: Final = SeatBag(ACTION_KINDS, list(range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRAL_IDS))))
CARD: Final = features.Seat(CARDS.extra, ACTION_KINDS)
WHERE: Final = features.OneOf(REMOVED, PORT + AREAS - 1)
BY_SEAT: Final = EachSeat(COUNTED)
VOTE: Final = features.OneOf(0, SEATS - 1)  # a seat, or in favour and against: what is voted on tells
ON_SEAT: Final = ("heretic", "bad_harvest")
ON_ARMY: Final = ("no_heir", "broken_line")
LASTING: Final = Record(
    {
        id: features.Seat() if id in ON_SEAT else features.Seat(each=SLOTS) if id in ON_ARMY else features.OneOf(0, 0)
        for id in EVENT_IDS
    }
)

FIELDS: Final[list[Field[WarriorKnights]]] = [
    Agreed("charter"),
    OwnedCounted("hands", BySeat(Pieces(ACTION_IDS), "charter.hand")),
    PlannedField(
        "planned",
        Value("list[list[int]]", "[[] for _ in range(players)]"),
        shape=EachSeat(Bag(HIDDEN_PLAN + STACKS)),
    ),
    OwnedSecret("picked", BySeat(Listed(0, MOST_CODE)), shape=Own(Tail(6, features.Code(MOST_CODE)))),
    OwnedSecret("ballots", Value("list[list[int]]", "[[] for _ in range(players)]"), shape=Own(BALLOT)),
    CommittedField("committed", BySeat(SecretNumber(0, MOST)), shape=EachSeat(features.Number(-1, 254, capped=True))),
    StacksField(
        "stacks",
        Value("list[list[int]]", "[[] for _ in range(STACKS)]"),
        shape=Row(STACKS, features.Count(255)),
    ),
    FateHandsField(
        "fate_hands",
        Hands("list[list[int]]", "[[], []]"),
        word="battle.hands",
        shape=Row(2, Bag(len(FATE_IDS))),
    ),
    EventDeckField(
        "event_deck",
        Pieces(EVENT_IDS, "list(range(EVENTS))"),
        word="events",
        shape=Pile(
            len(COLOR_IDS),
            HIDDEN_EVENT - len(COLOR_IDS) + 1,
            backs=[HIDDEN_EVENT - color for color in EVENT_COLORS],
        ),
    ),
    Counted("neutral_aside", shape=features.Count(255)),
    Counted("fate", Pieces(FATE_IDS, "list(range(FATES))"), shape=features.Count(255)),
    Counted("agenda_deck", AGENDAS, "charter.agendas", word="agendas", shape=features.Count(255)),
    Counted("mercenary_deck", TROOPS, "charter.data.mercenaries", word="mercenaries", shape=features.Count(255)),
    Public("round", Number(0, MOST), shape=COUNTED),
    Public("phase", Word(ROUND_PHASES, "SETTING_UP"), word="round_phase"),
    Public("winner", Seat("NO_SEAT")),
    Public("reason", Word(REASONS, "NO_REASON")),
    Public("barons", BySeat(Word(BARON_IDS)), "list(range(players))", word="barons.baron"),
    Public("out", FlagBySeat(), word="barons.out", shape=features.SeatBits()),
    Public("crowns", WEALTH, word="barons.crowns", shape=BY_SEAT),
    Public("votes", WEALTH, word="barons.votes", shape=BY_SEAT),
    Public("faith", WEALTH, word="barons.faith", shape=BY_SEAT),
    Public("influence", WEALTH, word="barons.influence", shape=BY_SEAT),
    Public("pool", Number(0, MOST, "charter.influence"), shape=COUNTED),
    Public("chairman", Seat("NO_SEAT")),
    Public("head", Seat("NO_SEAT")),
    Public("banned", FlagBySeat(), word="barons.banned", shape=features.SeatBits()),
    Public("charges", BySeat(AGENDAS), word="barons.charges"),
    Public("laws", PieceMask(AGENDA_IDS)),
    Public("open_laws", PieceMask(OPEN_MOTION_IDS)),
    Public(
        "strongholds",
        Value("list[int]", "[OFF_BOARD for _ in range(players)]"),
        shape=EachSeat(features.OneOf(0, AREAS - 1)),
    ),
    Public(
        "armies",
        Value("list[list[int]]", "[[] for _ in range(players * SLOTS)]"),
        shape=EachSeat(Bag(TROOP_KINDS), SLOTS),
    ),
    Public("casualties", BY_ARMY, shape=EachSeat(COUNTED, SLOTS)),
    Public("places", BY_ARMY, "[OFF_BOARD for _ in range(players * SLOTS)]", shape=EachSeat(WHERE, SLOTS)),
    Public(
        "offices",
        BY_ARMY,
        "[NO_OFFICE for _ in range(players * SLOTS)]",
        shape=EachSeat(features.OneOf(MARSHAL, CRUSADER), SLOTS),
    ),
    Public("exhausted", MASK, shape=ARMIES),
    Public(
        "heirs",
        BY_ARMY,
        "[army // SLOTS for army in range(players * SLOTS)]",
        shape=EachSeat(features.Seat(), SLOTS),
    ),
    Public("dead", MASK, shape=ARMIES),
    Public("vassals_gone", BySeat(TROOPS), word="barons.vassals_gone", shape=EachSeat(Bag(2, VASSAL_50))),
    Public("owners", BY_PLACE, "owners_at_start(charter)", shape=Row(CITIES, features.Seat([RAZED]))),
    Public("fortified", MASK, shape=features.Bits(CITIES)),
    Public("breaches", BY_PLACE, shape=ThenSeats(CITIES, COUNTED)),
    Public("besiegers", BY_PLACE, "[NO_SEAT for _ in range(PLACES)]", shape=ThenSeats(CITIES, features.Seat())),
    Public("siege_rounds", BY_PLACE, shape=ThenSeats(CITIES, COUNTED)),
    Public("open_hand", BySeat(Pieces(ACTION_IDS)), word="barons.open_hand"),
    Public("stack_now", Ordinal(1, STACKS + 1), shape=features.OneOf(0, STACKS)),
    Public("card", Value("i64", "NO_CARD"), shape=CARD),
    Public("neutral_done", Value("list[int]", "charter.neutral_cards"), shape=Bag(len(NEUTRAL_IDS), FIRST_NEUTRAL)),
    Public("laid", Value("list[list[int]]", "[[] for _ in range(SPECIALS)]"), shape=Row(SPECIALS, CARDS)),
    Public("track", Track("list[int]", "[NO_SEAT for _ in range(SPACES)]"), shape=Row(SPACES, features.Seat())),
    Public("expeditions", Value("list[int]", "[0 for _ in range(EXPEDITIONS)]"), shape=Row(EXPEDITIONS, COUNTED)),
    Public(
        "stakes",
        Value("list[int]", "[0 for _ in range(EXPEDITIONS * players)]"),
        shape=EachSeat(COUNTED, EXPEDITIONS, by_place=True),
    ),
    Public("blessed", MASK, shape=features.Bits(EXPEDITIONS)),
    Public("event_discard", Pieces(EVENT_IDS)),
    Public("in_force", Value("list[int]", "[NO_TARGET for _ in range(EVENTS)]"), shape=LASTING),
    Public("event", Word(EVENT_IDS, "NO_CARD", NONE_WORD)),
    Public("drawer", Seat("NO_SEAT")),
    Public("target", Number(-1, MOST, "NO_TARGET"), shape=features.Code(MOST)),
    Public("pledges", BySeat(Number(0, MOST)), shape=BY_SEAT),
    Public("agenda_discard", AGENDAS),
    Public("current", AGENDAS),
    Public("agenda", Word(AGENDA_IDS, "NO_CARD", NONE_WORD)),
    Public("acting", Seat("NO_SEAT")),
    Public("meeting", Word(MEETINGS, "NO_MEETING")),
    Public("shut_out", SeatMask()),
    Public("counted", Number(0, SEATS)),
    Public("written", BySeat(Listed(0, MOST_CODE)), shape=EachSeat(BALLOT)),
    Public("choices", BySeat(Number(-MOST, MOST), "NO_TARGET"), shape=EachSeat(VOTE)),
    Public("mercenary_discard", TROOPS),
    Public("offer", TROOPS),
    Public("asked_before", Listed(-MOST, MOST_REQUEST), shape=Tail(4, features.Code(MOST_REQUEST))),
    Public("moved", MASK, shape=ARMIES),
    Public("marched", MASK, shape=ARMIES),
    Public("fought", Flag()),
    Public("battle_kind", Word(BATTLE_IDS, "NO_BATTLE"), word="battle.kind"),
    Public("attacker", Seat("NO_SEAT"), word="battle.attacker"),
    Public("defender", Seat("NO_SEAT"), word="battle.defender"),
    Public("battle_area", Word(AREA_IDS, "NOWHERE", NONE_WORD), word="battle.area"),
    Public("battle_place", Value("i64", "NOWHERE"), shape=features.OneOrSeat(CITIES)),
    Public("fighters", MASK, shape=ARMIES),
    Public("commanders", Value("list[int]", "[OFF_BOARD, OFF_BOARD]"), shape=Row(2, features.Seat(each=SLOTS))),
    Public("hands_open", Flag(), word="battle.open"),
    Public("losses", Listed(0, MOST, 2, "[0, 0]"), word="battle.losses", shape=Row(2, COUNTED)),
    Public("victories", Listed(0, MOST, 2, "[0, 0]"), word="battle.victories", shape=Row(2, COUNTED)),
    Public("fallen", MASK, shape=ARMIES),
    Public("abilities", Number(0, MOST_ABILITIES), word="battle.abilities", shape=features.Bits(8)),
    Public("verdict", Number(-MOST, MOST), word="battle.verdict", shape=features.Number(-99, 99, capped=True)),
    Public("captures", Number(0, 2), word="battle.captures"),
    Public("tolled", MASK, shape=ARMIES),
]
