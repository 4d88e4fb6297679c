"""Reading a position: the words of docs/positions/warrior_knights.md, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.position import HIDDEN_WORD, NONE_WORD, Faults, PositionWords
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    ACTION_KINDS,
    AREA_IDS,
    BARON_IDS,
    FIRST_NEUTRAL,
    NEUTRAL_IDS,
    OFF_BOARD,
    PORT,
    REMOVED,
    SLOT_IDS,
    SLOTS,
)

RAZED_WORD: Final = "razed"
OFF_WORD: Final = "off_board"
REMOVED_WORD: Final = "removed"
PORT_SIGN: Final = "port:"
ALL_WORD: Final = "all"

# Where the game stands.
SETUP: Final = "setup"
PLANNING: Final = "planning"
CARDS: Final = "cards"
TAXATION: Final = "taxation"
WAGES: Final = "wages"
ASSEMBLY: Final = "assembly"
DRAFT: Final = "draft"
UPKEEP: Final = "upkeep"
STACK: Final = "stack"
OVER: Final = "over"
STARTS: Final = [SETUP, PLANNING, CARDS, TAXATION, WAGES, ASSEMBLY, DRAFT, UPKEEP, STACK]

POSITION_KEYS: Final = [
    "phase", "stack", "round", "round_phase", "picked", "counted",
    "barons", "chairman", "head", "pool", "laws", "open_laws", "cities",
    "stacks", "stack_now", "card", "neutral_aside", "neutral_pile", "laid", "track", "expeditions",
    "fate", "events", "event_discard", "in_force", "event", "drawer", "target", "pledges",
    "agendas", "agenda_discard", "current", "agenda", "acting", "meeting", "shut_out", "written", "committed",
    "choices", "mercenaries", "mercenary_discard", "offer", "asked_before", "moved", "marched", "fought", "battle",
    "chance",
]  # fmt: skip
BARON_KEYS: Final = [
    "baron", "crowns", "votes", "faith", "influence", "banned", "out", "charges", "stronghold", "breaches", "besieger",
    "siege_round", "garrison", "garrison_casualties", "vassals_gone", "open_hand", "star", "square", "triangle",
    "circle",
]  # fmt: skip
NOBLE_KEYS: Final = ["at", "troops", "casualties", "office", "exhausted", "dead", "heir"]
CITY_KEYS: Final = ["owner", "fortified", "breaches", "besieger", "siege_round"]
EXPEDITION_KEYS: Final = ["space", "blessed", "stakes"]
BATTLE_KEYS: Final = [
    "kind", "attacker", "defender", "area", "place", "fighters", "commanders", "hands", "open", "losses", "victories",
    "fallen", "abilities", "verdict", "captures", "tolled",
]  # fmt: skip

FAULTS: Final = Faults("warrior_knights", str(Path(__file__).parent.with_name("texts")))


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    return FAULTS.impossible(key, why, more)


def card_word(card: int, barons: list[int]) -> str:
    """An action card: `emerande:levy_taxes`, or a neutral one by its name."""
    if card < 0:
        return HIDDEN_WORD
    if card >= FIRST_NEUTRAL:
        return NEUTRAL_IDS[card - FIRST_NEUTRAL]
    return f"{BARON_IDS[barons[card // ACTION_KINDS]]}:{ACTION_IDS[card % ACTION_KINDS]}"


def army_word(army: int, barons: list[int]) -> str:
    """An army by its Baron and its slot: `emerande:star`."""
    return NONE_WORD if army < 0 else f"{BARON_IDS[barons[army // SLOTS]]}:{SLOT_IDS[army % SLOTS]}"


def place_word(place: int) -> str:
    """Where a noble is."""
    if place == OFF_BOARD:
        return OFF_WORD
    if place == REMOVED:
        return REMOVED_WORD
    return AREA_IDS[place] if place < PORT else PORT_SIGN + AREA_IDS[place - PORT]


def every_card(barons: list[int]) -> list[str]:
    """The words of all action cards in play, in their order."""
    words = [f"{BARON_IDS[baron]}:{kind}" for baron in barons for kind in ACTION_IDS]
    return words + [""] * (FIRST_NEUTRAL - len(words)) + NEUTRAL_IDS


def every_army(barons: list[int]) -> list[str]:
    return [f"{BARON_IDS[baron]}:{slot}" for baron in barons for slot in SLOT_IDS]


@final
class Words(PositionWords):
    """A part of a position as it was written; `path` stands before its keys in faults."""

    def __init__(
        self, values: Mapping[str, Json], names: list[str], known: list[str] = POSITION_KEYS, path: str = ""
    ) -> None:
        super().__init__(FAULTS, values, names, known, path)

    def part(self, key: str, known: list[str]) -> "Words":
        """A table within this one."""
        return Words(self.table(key), self.names, known, f"{self.path}{key}.")

    def who(self, key: str, default: int = -1) -> int:
        """A seat, or -1 for `nobody`."""
        value = self.values.get(key)
        if value is None:
            return default
        return self.seat_or_nobody(key, value)
