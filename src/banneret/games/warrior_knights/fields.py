"""Every field of the state (W-1), declared once: what it holds, who sees it, what positions call it.

`make state` writes the constructor and the clone of `rules/state.py` from here. No list is ever changed in place: all
are shared by a clone. A word with a dot stands in a table: `battle.kind`, or `barons.crowns` in the table of each
Baron. What is written by Barons (armies, their cards), by cities or by expeditions is told in `positions/`.
"""

from typing import Final, cast

from banneret.core.bits import BIT
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
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    EVENT_IDS,
    FATE_IDS,
    OPEN_MOTION_IDS,
    SEATS,
    SPACE_IDS,
    STACKS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.state import BATTLE_IDS, REASONS, WarriorKnights
from banneret.games.warrior_knights.sight.visibility import (
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

FIELDS: Final[list[Field[WarriorKnights]]] = [
    Agreed("charter"),
    OwnedCounted("hands", BySeat(Pieces(ACTION_IDS), "charter.hand")),
    PlannedField("planned", Value("list[list[int]]", "[[] for _ in range(players)]")),
    OwnedSecret("picked", BySeat(Listed(0, MOST_CODE))),
    OwnedSecret("ballots", Value("list[list[int]]", "[[] for _ in range(players)]")),
    CommittedField("committed", BySeat(SecretNumber(0, MOST))),
    StacksField("stacks", Value("list[list[int]]", "[[] for _ in range(STACKS)]")),
    FateHandsField("fate_hands", Hands("list[list[int]]", "[[], []]"), word="battle.hands"),
    EventDeckField("event_deck", Pieces(EVENT_IDS, "list(range(EVENTS))"), word="events"),
    Counted("neutral_aside"),
    Counted("fate", Pieces(FATE_IDS, "list(range(FATES))")),
    Counted("agenda_deck", AGENDAS, "charter.agendas", word="agendas"),
    Counted("mercenary_deck", TROOPS, "charter.data.mercenaries", word="mercenaries"),
    Public("round", Number(0, MOST)),
    Public("phase", Word(ROUND_PHASES, "SETTING_UP"), word="round_phase"),
    Public("winner", Seat("NO_SEAT")),
    Public("reason", Word(REASONS, "NO_REASON")),
    Public("barons", BySeat(Word(BARON_IDS)), "list(range(players))", word="barons.baron"),
    Public("out", FlagBySeat(), word="barons.out"),
    Public("crowns", WEALTH, word="barons.crowns"),
    Public("votes", WEALTH, word="barons.votes"),
    Public("faith", WEALTH, word="barons.faith"),
    Public("influence", WEALTH, word="barons.influence"),
    Public("pool", Number(0, MOST, "charter.influence")),
    Public("chairman", Seat("NO_SEAT")),
    Public("head", Seat("NO_SEAT")),
    Public("banned", FlagBySeat(), word="barons.banned"),
    Public("charges", BySeat(AGENDAS), word="barons.charges"),
    Public("laws", PieceMask(AGENDA_IDS)),
    Public("open_laws", PieceMask(OPEN_MOTION_IDS)),
    Public("strongholds", Value("list[int]", "[OFF_BOARD for _ in range(players)]")),
    Public("armies", Value("list[list[int]]", "[[] for _ in range(players * SLOTS)]")),
    Public("casualties", BY_ARMY),
    Public("places", BY_ARMY, "[OFF_BOARD for _ in range(players * SLOTS)]"),
    Public("offices", BY_ARMY, "[NO_OFFICE for _ in range(players * SLOTS)]"),
    Public("exhausted", MASK),
    Public("heirs", BY_ARMY, "[army // SLOTS for army in range(players * SLOTS)]"),
    Public("dead", MASK),
    Public("vassals_gone", BySeat(TROOPS), word="barons.vassals_gone"),
    Public("owners", BY_PLACE, "owners_at_start(charter)"),
    Public("fortified", MASK),
    Public("breaches", BY_PLACE),
    Public("besiegers", BY_PLACE, "[NO_SEAT for _ in range(PLACES)]"),
    Public("siege_rounds", BY_PLACE),
    Public("open_hand", BySeat(Pieces(ACTION_IDS)), word="barons.open_hand"),
    Public("stack_now", Ordinal(1, STACKS + 1)),
    Public("card", Value("i64", "NO_CARD")),
    Public("neutral_done", Value("list[int]", "charter.neutral_cards")),
    Public("laid", Value("list[list[int]]", "[[] for _ in range(SPECIALS)]")),
    Public("track", Track("list[int]", "[NO_SEAT for _ in range(SPACES)]")),
    Public("expeditions", Value("list[int]", "[0 for _ in range(EXPEDITIONS)]")),
    Public("stakes", Value("list[int]", "[0 for _ in range(EXPEDITIONS * players)]")),
    Public("blessed", MASK),
    Public("event_discard", Pieces(EVENT_IDS)),
    Public("in_force", Value("list[int]", "[NO_TARGET for _ in range(EVENTS)]")),
    Public("event", Word(EVENT_IDS, "NO_CARD", NONE_WORD)),
    Public("drawer", Seat("NO_SEAT")),
    Public("target", Number(-1, MOST, "NO_TARGET")),
    Public("pledges", BySeat(Number(0, MOST))),
    Public("agenda_discard", AGENDAS),
    Public("current", AGENDAS),
    Public("agenda", Word(AGENDA_IDS, "NO_CARD", NONE_WORD)),
    Public("acting", Seat("NO_SEAT")),
    Public("meeting", Word(MEETINGS, "NO_MEETING")),
    Public("shut_out", SeatMask()),
    Public("counted", Number(0, SEATS)),
    Public("written", BySeat(Listed(0, MOST_CODE))),
    Public("choices", BySeat(Number(-MOST, MOST), "NO_TARGET")),
    Public("mercenary_discard", TROOPS),
    Public("offer", TROOPS),
    Public("asked_before", Listed(-MOST, MOST_REQUEST)),
    Public("moved", MASK),
    Public("marched", MASK),
    Public("fought", Flag()),
    Public("battle_kind", Word(BATTLE_IDS, "NO_BATTLE"), word="battle.kind"),
    Public("attacker", Seat("NO_SEAT"), word="battle.attacker"),
    Public("defender", Seat("NO_SEAT"), word="battle.defender"),
    Public("battle_area", Word(AREA_IDS, "NOWHERE", NONE_WORD), word="battle.area"),
    Public("battle_place", Value("i64", "NOWHERE")),
    Public("fighters", MASK),
    Public("commanders", Value("list[int]", "[OFF_BOARD, OFF_BOARD]")),
    Public("hands_open", Flag(), word="battle.open"),
    Public("losses", Listed(0, MOST, 2, "[0, 0]"), word="battle.losses"),
    Public("victories", Listed(0, MOST, 2, "[0, 0]"), word="battle.victories"),
    Public("fallen", MASK),
    Public("abilities", Number(0, MOST_ABILITIES), word="battle.abilities"),
    Public("verdict", Number(-MOST, MOST), word="battle.verdict"),
    Public("captures", Number(0, 2), word="battle.captures"),
    Public("tolled", MASK),
]
