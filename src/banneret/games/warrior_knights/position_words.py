"""Reading a position: the words of docs/positions/warrior_knights.md, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.warrior_knights.cards import (
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

NONE_WORD: Final = "none"
NOBODY_WORD: Final = "nobody"
RAZED_WORD: Final = "razed"
OFF_WORD: Final = "off_board"
REMOVED_WORD: Final = "removed"
PORT_SIGN: Final = "port:"
ALL_WORD: Final = "all"
HIDDEN_WORD: Final = "?"

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
ROUND_PHASES: Final = ["setting_up", "planning", "actions", "upkeep"]
MEETINGS: Final = ["none", "open", "void"]

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

TEXTS: Final = str(Path(__file__).with_name("texts"))
ENGLISH: Final[list[Texts]] = []  # read when the first mistake is told


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    parts: dict[str, Json] = {"key": key, "why": f"position-{why}"}
    if more is not None:
        parts.update(more)
    if not ENGLISH:
        ENGLISH.append(Texts("en", [TEXTS]))
    parts["reason"] = ENGLISH[0].say(f"reason-position-{why}", parts)
    return ScenarioError("impossible_position", parts)


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
class Words:
    """A part of a position as it was written; `path` stands before its keys in faults."""

    def __init__(self, values: Mapping[str, Json], names: list[str], known: list[str], path: str = "") -> None:
        self.values = values
        self.names = names
        self.path = path
        for key in values:
            if key not in known:
                raise ScenarioError("unknown_key", {"key": f"{path}{key}", "reason": ", ".join(known)})

    def has(self, key: str) -> bool:
        return key in self.values

    def word(self, key: str, default: str, known: list[str]) -> str:
        """One of the words known."""
        value = self.values.get(key, default)
        if not isinstance(value, str) or value not in known:
            raise fault(self.path + key, "unknown-word", {"value": repr(value), "known": listed(known)})
        return value

    def kind(self, key: str, words: list[str]) -> int:
        """A piece by its word; -1 where it is `none` or not named."""
        word = self.word(key, NONE_WORD, [NONE_WORD, *words])
        return -1 if word == NONE_WORD else words.index(word)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.number_of(self.path + key, self.values.get(key, default), low, high)

    def number_of(self, key: str, value: Json, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise fault(key, "whole-number", {"value": repr(value)})
        if not low <= value <= high:
            raise fault(key, "range", {"value": value, "low": low, "high": high})
        return value

    def numbers(self, key: str, size: int, low: int, high: int) -> list[int]:
        """A list of so many numbers; -1: of any number of them. All are 0 where it is not named."""
        value = self.values.get(key)
        if value is None:
            return [0] * max(size, 0)
        if not isinstance(value, list) or (size >= 0 and len(value) != size):
            raise fault(self.path + key, "list-of", {"count": max(size, 0)})
        return [self.number_of(self.path + key, entry, low, high) for entry in value]

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise fault(self.path + key, "true-or-false", {"value": repr(value)})
        return value

    def kinds(self, key: str, words: list[str]) -> list[int]:
        """Pieces written one after another, with blanks between them."""
        return self.kinds_of(self.path + key, self.values.get(key, ""), words)

    def kinds_of(self, key: str, value: Json, words: list[str]) -> list[int]:
        if not isinstance(value, str):
            raise fault(key, "pieces-text", {"value": repr(value)})
        found: list[int] = []
        for word in value.split():
            if word == HIDDEN_WORD:
                raise fault(key, "hidden-piece")
            if word not in words:
                raise fault(key, "unknown-word", {"value": word, "known": listed(words)})
            found.append(words.index(word))
        return found

    def mask(self, key: str, words: list[str]) -> int:
        """A set of pieces."""
        found = 0
        for kind in self.kinds(key, words):
            found |= 2**kind
        return found

    def table(self, key: str) -> Mapping[str, Json]:
        value = self.values.get(key, {})
        if not isinstance(value, Mapping):
            raise fault(self.path + key, "table")
        return value

    def part(self, key: str, known: list[str]) -> "Words":
        """A table within this one."""
        return Words(self.table(key), self.names, known, f"{self.path}{key}.")

    def seat_of(self, key: str, value: Json) -> int:
        """A seat by its name or number."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, str) and value.isdigit() and int(value) < len(self.names):
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names):
            return value
        raise fault(key, "no-seat", {"value": repr(value), "known": ", ".join(self.names)})

    def who(self, key: str, default: int = -1) -> int:
        """A seat, or -1 for `nobody`."""
        value = self.values.get(key)
        if value is None:
            return default
        return -1 if value == NOBODY_WORD else self.seat_of(self.path + key, value)

    def seats(self, key: str) -> int:
        """A list of seats as a mask."""
        found = 0
        value = self.values.get(key, [])
        for name in value if isinstance(value, list) else [value]:
            found |= 2 ** self.seat_of(self.path + key, name)
        return found

    def by_seat(self, key: str) -> dict[int, Json]:
        """A table with a value for each seat named."""
        found: dict[int, Json] = {}
        for name, entry in self.table(key).items():
            seat = self.seat_of(f"{self.path}{key}.{name}", str(name))
            if seat in found:
                raise fault(f"{self.path}{key}.{name}", "seat-twice", {"who": self.names[seat]})
            found[seat] = entry
        return found

    def numbers_by_seat(self, key: str, default: int, low: int, high: int) -> list[int]:
        found = [default] * len(self.names)
        for seat, value in self.by_seat(key).items():
            found[seat] = self.number_of(f"{self.path}{key}.{self.names[seat]}", value, low, high)
        return found

    def lists_by_seat(self, key: str) -> list[list[int]]:
        """Lists of numbers by seat: the codes of unfinished answers."""
        found: list[list[int]] = [[] for _ in self.names]
        for seat, value in self.by_seat(key).items():
            name = f"{self.path}{key}.{self.names[seat]}"
            if not isinstance(value, list):
                raise fault(name, "list-of", {"count": 0})
            found[seat] = [self.number_of(name, entry, 0, 99_999) for entry in value]
        return found

    def texts(self, key: str) -> list[str]:
        """A list of texts; a single one may stand without brackets."""
        value = self.values.get(key, [])
        found = value if isinstance(value, list) else [value]
        for text in found:
            if not isinstance(text, str):
                raise fault(self.path + key, "pieces-text", {"value": repr(text)})
        return [str(text) for text in cast(list[Json], found)]


def listed(words: list[str]) -> str:
    return ", ".join([word for word in words if word])
