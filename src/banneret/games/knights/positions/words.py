"""Reading a position: its words, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from banneret.core.errors import ScenarioError
from banneret.core.invariants import BrokenInvariant
from banneret.core.jsons import Json
from banneret.core.position import Faults, PositionWords
from banneret.core.values import put
from banneret.games.knights.fields import FIELDS
from banneret.games.knights.rules.actions import DICE
from banneret.games.knights.rules.cards import parse_card
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.strength import FACES, LOCKED, packed_strength, strength

AWAY_WORD: Final = "stayed_away"

# Where the game stands.
TURN: Final = "turn"
ROLLING: Final = "rolling"
JOIN: Final = "join"
REVENGE: Final = "revenge"
PLACING: Final = "guards"
MOVING: Final = "move"
OVER: Final = "over"
PHASES: Final = [TURN, ROLLING, JOIN, REVENGE, PLACING, MOVING]

DIE_WORDS: Final = [str(face) for face in range(1, LOCKED + 1)]
PLACE_WORDS: Final = [str(place) for place in range(1, DICE + 1)]

POSITION_KEYS: Final = [
    "phase", "turn", "asked", "first_player", "turns", "passes_in_row",
    "castles", "specials", "tournaments", "castle_guard_on", "bodyguard_on", "left", "right", "rest",
    "attempts", "swaps_used", "king_ok", "guard", "guards_due", "guards_placed",
    "purpose", "lying", "rerolls_left", "prize", "pile", "beat", "picked", "chosen", "results", "contenders",
    "dice",
]  # fmt: skip

NAMED: Final = {field.word: field for field in FIELDS if field.word}
FAULTS: Final = Faults("knights", str(Path(__file__).parent.with_name("texts")))


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    return FAULTS.impossible(key, why, more)


def judge(game: Knights, names: list[str]) -> None:
    """Refuse a position that breaks an invariant; seats are told by their names."""
    try:
        game.check()
    except BrokenInvariant as broken:
        key, _, seat = broken.key.partition(".")
        told = dict(broken.parts)
        if "who" in told:
            told["who"] = names[int(str(told["who"]))]
        raise fault(f"{key}.{names[int(seat)]}" if seat else key, broken.why, told) from broken


@final
class Words(PositionWords):
    """A position as it was written; `names` are the seats."""

    def __init__(
        self, values: Mapping[str, Json], names: list[str], known: list[str] = POSITION_KEYS, path: str = ""
    ) -> None:
        super().__init__(FAULTS, values, names, known, path)

    def card_of(self, word: str) -> int:
        return parse_card(word)

    def place(self, game: Knights, *keys: str) -> None:
        """Give the fields of these words the values that are named."""
        for key in keys:
            if key in self.values:
                put(game, NAMED[key].name, NAMED[key].value.read(self, key, self.values[key]))

    # Dice.

    def dice(self, key: str) -> list[int]:
        """Dice written one after another; a list of texts, one for each throw, is read as one."""
        value = self.values.get(key, "")
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
        for word in str(self.values.get(key, "")).split():
            if word not in PLACE_WORDS:
                raise fault(key, "no-place-of-die", {"value": word})
            found.append(int(word) - 1)
        return found

    def strength_of(self, key: str, value: Json, with_rest: bool) -> int:
        """[n, v, p]; with the option `plus_dice = all` the whole rest may follow, highest first (K-3.8)."""
        if not isinstance(value, list) or len(value) < 3 or (len(value) > 3 and not with_rest):
            raise fault(key, "no-strength", {"value": repr(value)})
        n = self.number_of(key, value[0], 0, DICE + 1)
        v = self.number_of(key, value[1], 0, FACES)
        rest = [self.number_of(key, die, 0, FACES) for die in value[2:]]
        return packed_strength(n, v, rest) if with_rest else strength(n, v, rest[0])
