"""Reading a position: the words of docs/positions/havoc.md, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD, Faults, PositionWords
from banneret.games.havoc.fields import BATTLE_WORDS, Battles
from banneret.games.havoc.rules.cards import parse_card
from banneret.games.havoc.rules.hands import key_of_tuple
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_SEAT

JOHN_WORD: Final = "john"
EVERYBODY_WORD: Final = "everybody"

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


BATTLES: Final = Battles()
FAULTS: Final = Faults("havoc", str(Path(__file__).parent.with_name("texts")))


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    return FAULTS.impossible(key, why, more)


@final
class Words(PositionWords):
    """A position as it was written; `names` are the seats."""

    def __init__(
        self, values: Mapping[str, Json], names: list[str], known: list[str] = POSITION_KEYS, path: str = ""
    ) -> None:
        super().__init__(FAULTS, values, names, known, path)

    def card_of(self, word: str) -> int:
        return parse_card(word)

    def name_of(self, seat: int) -> str:
        return JOHN_WORD if seat == JOHN_SEAT else NOBODY_WORD if seat == NO_SEAT else self.names[seat]

    # Seats.

    def seat(self, key: str, default: int, john: bool = False) -> int:
        """A seat, nobody or, where he can be meant, John of Gaunt."""
        if key not in self.values:
            return default
        value = self.values[key]
        if value == NOBODY_WORD:
            return NO_SEAT
        if john and value == JOHN_WORD and JOHN_WORD not in self.names:
            return JOHN_SEAT
        return self.seat_of(key, value)

    def asked(self, default: int) -> int:
        """The seat that the next question is put to."""
        return self.seat_of("asked", self.values["asked"]) if "asked" in self.values else default

    def keys(self, key: str) -> dict[int, int]:
        """H-8.4 Combinations by seat, `[4, [2], []]`, or `[]` for none. John's follows from the data file."""
        found: dict[int, int] = {}
        for name, entry in self.table(key).items():
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

    # Battles.

    def battle(self, key: str, default: int) -> int:
        return BATTLE_WORDS.index(self.word(key, BATTLE_WORDS[default], BATTLE_WORDS))

    def battles_of(self, key: str, value: Json) -> list[int]:
        return BATTLES.read(self, key, value)
