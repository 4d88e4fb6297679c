"""Reading a position: the words of docs/scenarios.md, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.havoc.actions import BATTLE_IDS
from banneret.games.havoc.cards import UNKNOWN, parse_card
from banneret.games.havoc.data import DATA_FILE
from banneret.games.havoc.hands import key_of_tuple
from banneret.games.havoc.state import JOHN_SEAT, NO_BATTLE, NO_SEAT

NOBODY_WORD: Final = "nobody"
JOHN_WORD: Final = "john"
EVERYBODY_WORD: Final = "everybody"
NO_BATTLE_WORD: Final = "none"
HIDDEN_WORD: Final = "?"

# Indexed by the battle's number; the last two are the sides of the Chevauchées.
BATTLE_WORDS: Final = [NO_BATTLE_WORD, *BATTLE_IDS, "castillon", "calais_to_tours", "tours_to_bordeaux"]
JOHN_WORDS: Final = ["absent", "in_deck", "pending", "fighting", "peacekeeper", "gone"]
FACE_WORDS: Final = ["peace", "havoc"]

# Where the game stands.
TURN: Final = "turn"
RECRUITING: Final = "recruiting"
LOOT: Final = "loot"
YEAR_OF_PEACE: Final = "year_of_peace"
HAVOC_LAY: Final = "havoc"
JOIN: Final = "join"
CONTINUE: Final = "continue"
DOGS_OUT: Final = "dogs_out"
ACTIVATE: Final = "activate"
LOOT_AFTER_BATTLE: Final = "loot_after_battle"
NEXT_BATTLE: Final = "next_battle"
EXCHANGE: Final = "exchange"
CASTILLON_LAY: Final = "castillon"
OVER: Final = "over"

PHASES: Final = [
    TURN, RECRUITING, LOOT, YEAR_OF_PEACE, HAVOC_LAY, JOIN, CONTINUE, DOGS_OUT, ACTIVATE, LOOT_AFTER_BATTLE,
    NEXT_BATTLE, EXCHANGE, CASTILLON_LAY,
]  # fmt: skip

POSITION_KEYS: Final = [
    "phase", "turn", "asked", "draws", "dogs_used", "forced_pass", "after", "answered",
    "hands", "deck", "discard", "recruits", "laid", "picked", "rest", "shuffles",
    "vp", "trophies", "battle_row", "cancelled",
    "holder", "face", "level", "skip_turning", "peacekeeper", "first_turn", "john", "john_after",
    "battle", "initiator", "joined", "passed", "dogs_out", "budget", "keys", "places", "winner",
]  # fmt: skip


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
    """A position as it was written; `names` are the seats."""

    def __init__(self, position: Mapping[str, Json], names: list[str]) -> None:
        self.position = position
        self.names = names
        for key in position:
            if key not in POSITION_KEYS:
                raise ScenarioError("unknown_key", {"key": key, "reason": ", ".join(POSITION_KEYS)})

    def has(self, key: str) -> bool:
        return key in self.position

    def name_of(self, seat: int) -> str:
        return JOHN_WORD if seat == JOHN_SEAT else NOBODY_WORD if seat == NO_SEAT else self.names[seat]

    def word(self, key: str, default: str, known: list[str]) -> str:
        """One of the words known; `known` is told where it is another."""
        value = self.position.get(key, default)
        if not isinstance(value, str) or value not in known:
            raise fault(key, "unknown-word", {"value": repr(value), "known": ", ".join(known)})
        return value

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.checked_number(key, self.position.get(key, default), low, high)

    def checked_number(self, key: str, value: Json, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise fault(key, "whole-number", {"value": repr(value)})
        if not low <= value <= high:
            raise fault(key, "range", {"value": value, "low": low, "high": high})
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.position.get(key, default)
        if not isinstance(value, bool):
            raise fault(key, "true-or-false", {"value": repr(value)})
        return value

    # Seats.

    def seat_of(self, key: str, value: Json) -> int:
        """A seat by its name or number."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, str) and value in [str(seat) for seat in range(len(self.names))]:
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names):
            return value
        raise fault(key, "no-seat", {"value": repr(value), "known": ", ".join(self.names)})

    def seat(self, key: str, default: int, john: bool = False) -> int:
        """A seat, nobody or, where he can be meant, John of Gaunt."""
        if key not in self.position:
            return default
        value = self.position[key]
        if value == NOBODY_WORD:
            return NO_SEAT
        if john and value == JOHN_WORD and JOHN_WORD not in self.names:
            return JOHN_SEAT
        return self.seat_of(key, value)

    def asked(self, default: int) -> int:
        """The seat that the next question is put to."""
        return self.seat_of("asked", self.position["asked"]) if "asked" in self.position else default

    def seats(self, key: str) -> list[int]:
        """A list of seats; a single one may stand without brackets."""
        value = self.position.get(key, [])
        found: list[int] = []
        for name in value if isinstance(value, list) else [value]:
            seat = self.seat_of(key, name)
            if seat in found:
                raise fault(key, "seat-twice", {"who": self.names[seat]})
            found.append(seat)
        return found

    def by_seat(self, key: str) -> dict[int, Json]:
        """A table with a value for each seat named."""
        value = self.position.get(key, {})
        if not isinstance(value, Mapping):
            raise fault(key, "table")
        found: dict[int, Json] = {}
        for name, entry in value.items():
            seat = self.seat_of(f"{key}.{name}", str(name))
            if seat in found:
                raise fault(f"{key}.{name}", "seat-twice", {"who": self.names[seat]})
            found[seat] = entry
        return found

    def numbers(self, key: str, players: int, default: int, low: int, high: int) -> list[int]:
        """A number for each seat; `default` where none is named."""
        found = [default] * players
        for seat, value in self.by_seat(key).items():
            found[seat] = self.checked_number(f"{key}.{self.names[seat]}", value, low, high)
        return found

    def keys(self, key: str) -> dict[int, int]:
        """H-8.4 Combinations by seat, `[4, [2], []]`, or `[]` for none. John's follows from the data file."""
        value = self.position.get(key, {})
        if not isinstance(value, Mapping):
            raise fault(key, "table")
        found: dict[int, int] = {}
        for name, entry in value.items():
            if entry == [] or (name == JOHN_WORD and JOHN_WORD not in self.names):
                continue
            try:
                strength, primary, leftovers = cast(list[Json], entry)
                found[self.seat_of(f"{key}.{name}", str(name))] = key_of_tuple(
                    cast(int, strength), cast(list[int], primary), cast(list[int], leftovers)
                )
            except (TypeError, ValueError) as error:
                raise fault(f"{key}.{name}", "no-key", {"value": repr(entry)}) from error
        return found

    # Cards.

    def cards_of(self, key: str, value: Json) -> list[int]:
        """Cards written one after another."""
        if not isinstance(value, str):
            raise fault(key, "cards-text", {"value": repr(value)})
        found: list[int] = []
        for text in value.split():
            try:
                card = parse_card(text)
            except ValueError as error:
                raise fault(key, "no-card", {"card": text}) from error
            if card == UNKNOWN:
                raise fault(key, "hidden-card")
            found.append(card)
        return found

    def cards(self, key: str) -> list[int]:
        return self.cards_of(key, self.position.get(key, ""))

    def cards_by_seat(self, key: str) -> dict[int, list[int]]:
        return {seat: self.cards_of(f"{key}.{self.names[seat]}", text) for seat, text in self.by_seat(key).items()}

    def card_lists(self, key: str) -> list[list[int]]:
        value = self.position.get(key, [])
        if not isinstance(value, list):
            raise fault(key, "shuffle-list")
        return [self.cards_of(key, text) for text in cast(list[Json], value)]

    # Battles.

    def battle_of(self, key: str, value: Json) -> int:
        if not isinstance(value, str) or value not in BATTLE_WORDS[1:]:
            raise fault(key, "battle-word", {"value": repr(value), "known": ", ".join(BATTLE_WORDS[1:])})
        return BATTLE_WORDS.index(value)

    def battle(self, key: str, default: int) -> int:
        value = self.position.get(key, BATTLE_WORDS[default])
        return NO_BATTLE if value == NO_BATTLE_WORD else self.battle_of(key, value)

    def battles_of(self, key: str, value: Json) -> list[int]:
        """Battles as a list of words, or as one text with blanks between them."""
        words = value.split() if isinstance(value, str) else value
        if not isinstance(words, list):
            raise fault(key, "battle-list", {"value": repr(value)})
        found: list[int] = []
        for word in cast(list[Json], words):
            number = self.battle_of(key, word)
            if number in found:
                raise fault(key, "battle-twice", {"battle": word})
            found.append(number)
        return found
