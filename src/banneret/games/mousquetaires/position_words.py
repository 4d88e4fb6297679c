"""Reading a position: the words of docs/scenarios.md, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.mousquetaires.cards import HIDDEN_WORD, MUSKETEER_IDS, UNKNOWN, parse_words
from banneret.games.mousquetaires.data import DATA_FILE

NONE_WORD: Final = "none"
NOBODY_WORD: Final = "nobody"
EMPTY_WORD: Final = "-"  # a space without a token
FACE_UP_SIGN: Final = "*"  # after a token that lies face up

# Where the game stands.
ROUND_START: Final = "round_start"
MILADY: Final = "milady"
LAY_PARIS: Final = "lay_paris"
TREACHERY: Final = "treachery"
PHASE_TWO: Final = "phase_two"
TURNS: Final = "turns"
ACTION: Final = "action"
END_OF_TURNS: Final = "end_of_turns"
SIEGE: Final = "siege"
ROUND_END: Final = "round_end"
STACK: Final = "stack"
OVER: Final = "over"
PHASES: Final = [
    ROUND_START, MILADY, LAY_PARIS, TREACHERY, PHASE_TWO, TURNS, ACTION, END_OF_TURNS, SIEGE, ROUND_END, STACK,
]  # fmt: skip

POSITION_KEYS: Final = [
    "phase", "stack", "round", "round_phase", "active", "actions", "failed_offers", "arrived",
    "time", "gold", "la_rochelle", "queen", "louvre_mark", "constance", "time_frozen", "epic", "all_for_one",
    "all_for_one_left", "siege_cards", "siege_paid", "items_gone", "musketeers",
    "hands", "shown", "picked", "deck", "discard", "rest",
    "treachery_hand", "treachery_deck", "treachery_discard", "treachery_shown", "top_known", "treachery_rest",
    "destination", "card", "ruled_out", "fled", "disturbed", "rochefort", "rochefort_paid",
    "paris", "paris_hand", "paris_gone", "paris_enemies", "paris_trap", "paris_overcome",
    "louvre", "louvre_deck", "louvre_gone", "louvre_enemies", "louvre_trap", "louvre_overcome",
    "named", "enemies_gone", "traps_gone", "enemy_life",
    "board_number", "board", "tokens_gone", "overcome", "room",
    "more_red", "fewer_actions", "isolated", "emergency", "budget", "time_out", "louvre_completed", "skip_treachery",
    "aramis_used", "duel", "dice", "chance",
]  # fmt: skip
MAN_KEYS: Final = [
    "owner", "at", "life", "equipment", "skills", "thrust", "horse_used", "route", "space", "banned", "done",
]  # fmt: skip
DUEL_KEYS: Final = ["foe", "man", "spot", "blue", "red", "first_roll", "may_reroll", "foe_hurt", "man_hurt"]

TEXTS: Final = str(Path(DATA_FILE).with_name("texts"))
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
            raise fault(self.path + key, "unknown-word", {"value": repr(value), "known": ", ".join(known)})
        return value

    def kind(self, key: str, words: list[str]) -> int:
        """A piece by its word; -1 where it is `none` or not named."""
        word = self.word(key, NONE_WORD, [NONE_WORD, *words])
        return -1 if word == NONE_WORD else words.index(word)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise fault(self.path + key, "whole-number", {"value": repr(value)})
        if not low <= value <= high:
            raise fault(self.path + key, "range", {"value": value, "low": low, "high": high})
        return value

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
        try:
            found = parse_words(value, words)
        except ValueError as error:
            unknown = [word for word in value.split() if word not in words and word != HIDDEN_WORD]
            raise fault(key, "unknown-word", {"value": unknown[0], "known": ", ".join(words)}) from error
        if UNKNOWN in found:
            raise fault(key, "hidden-piece")
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

    def seat_of(self, key: str, value: Json) -> int:
        """A seat by its name or number."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, str) and value.isdigit() and int(value) < len(self.names):
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names):
            return value
        raise fault(key, "no-seat", {"value": repr(value), "known": ", ".join(self.names)})

    def by_seat(self, key: str) -> dict[int, Json]:
        """A table with a value for each seat named."""
        found: dict[int, Json] = {}
        for name, entry in self.table(key).items():
            seat = self.seat_of(f"{key}.{name}", str(name))
            if seat in found:
                raise fault(f"{key}.{name}", "seat-twice", {"who": self.names[seat]})
            found[seat] = entry
        return found

    def kinds_by_seat(self, key: str, words: list[str]) -> dict[int, list[int]]:
        named = self.by_seat(key).items()
        return {seat: self.kinds_of(f"{key}.{self.names[seat]}", text, words) for seat, text in named}

    def man(self, key: str, default: int = -1) -> int:
        """A musketeer by his name; -1 is nobody."""
        usual = NOBODY_WORD if default < 0 else MUSKETEER_IDS[default]
        word = self.word(key, usual, [NOBODY_WORD, *MUSKETEER_IDS])
        return -1 if word == NOBODY_WORD else MUSKETEER_IDS.index(word)

    def texts(self, key: str) -> list[str]:
        """A list of texts; a single one may stand without brackets."""
        value = self.values.get(key, [])
        found = value if isinstance(value, list) else [value]
        for text in found:
            if not isinstance(text, str):
                raise fault(self.path + key, "pieces-text", {"value": repr(text)})
        return [str(text) for text in cast(list[Json], found)]
