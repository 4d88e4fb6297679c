"""Reading a position: its words, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.knights.actions import DICE
from banneret.games.knights.cards import UNKNOWN, parse_card
from banneret.games.knights.data import DATA_FILE
from banneret.games.knights.strength import FACES, LOCKED, packed_strength, strength

NOBODY_WORD: Final = "nobody"
NONE_WORD: Final = "none"
AWAY_WORD: Final = "stayed_away"

# Where the game stands.
TURN: Final = "turn"
ROLLING: Final = "rolling"
JOIN: Final = "join"
REVENGE: Final = "revenge"
GUARDS: Final = "guards"
OVER: Final = "over"
PHASES: Final = [TURN, ROLLING, JOIN, REVENGE, GUARDS]

# By purpose of a roll; the first word stands for none.
PURPOSE_WORDS: Final = [NONE_WORD, "pile", "attack_special", "attack_castle", "defence", "tournament", "king"]

DIE_WORDS: Final = [str(face) for face in range(1, LOCKED + 1)]
PLACE_WORDS: Final = [str(place) for place in range(1, DICE + 1)]

POSITION_KEYS: Final = [
    "phase", "turn", "asked", "first_player", "turns", "passes_in_row",
    "castles", "specials", "tournaments", "castle_guard_on", "bodyguard_on", "left", "right", "rest",
    "attempts", "swaps_used", "king_ok",
    "purpose", "lying", "rerolls_left", "prize", "pile", "beat", "picked", "chosen", "results", "contenders",
    "dice",
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

    def seat(self, key: str, default: int) -> int:
        return self.seat_of(key, self.position[key]) if key in self.position else default

    def by_seat(self, key: str) -> dict[int, Json]:
        """A table with a value for each seat named."""
        value = self.position.get(key, {})
        if not isinstance(value, Mapping):
            raise fault(key, "table")
        return {self.seat_of(f"{key}.{name}", name): of_seat for name, of_seat in value.items()}

    def seats(self, key: str) -> list[int]:
        value = self.position.get(key, [])
        return [self.seat_of(key, name) for name in (value if isinstance(value, list) else [value])]

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

    # Dice.

    def dice(self, key: str) -> list[int]:
        """Dice written one after another; a list of texts, one for each throw, is read as one."""
        value = self.position.get(key, "")
        texts = value if isinstance(value, list) else [value]
        found: list[int] = []
        for text in texts:
            for word in str(text).split():
                if word not in DIE_WORDS:
                    raise fault(key, "no-die", {"value": word})
                found.append(int(word))
        return found

    def places(self, key: str) -> list[int]:
        """Places of dice, 1 to 6."""
        found: list[int] = []
        for word in str(self.position.get(key, "")).split():
            if word not in PLACE_WORDS:
                raise fault(key, "no-place-of-die", {"value": word})
            found.append(int(word) - 1)
        return found

    def strength_of(self, key: str, value: Json, with_rest: bool) -> int:
        """[n, v, p]; with the option `plus_dice = all` the whole rest may follow, highest first (K-3.8)."""
        if not isinstance(value, list) or len(value) < 3 or (len(value) > 3 and not with_rest):
            raise fault(key, "no-strength", {"value": repr(value)})
        n = self.checked_number(key, value[0], 0, DICE + 1)
        v = self.checked_number(key, value[1], 0, FACES)
        rest = [self.checked_number(key, die, 0, FACES) for die in value[2:]]
        return packed_strength(n, v, rest) if with_rest else strength(n, v, rest[0])
