"""Reading a position: its words, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from banneret.core.errors import ScenarioError
from banneret.core.invariants import BrokenInvariant
from banneret.core.jsons import Json
from banneret.core.position import Faults, PositionWords
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import parse_card
from banneret.games.field_of_glory.rules.state import FieldOfGlory

BOTH_WORD: Final = "both"

# Where the game stands.
DRAFTING: Final = "draft"
TURN: Final = "turn"
ADVANCING: Final = "advance"
FLANKING: Final = "flank"
ACTING: Final = "actions"
OVERLAPPING: Final = "overlap"
BONUS: Final = "bonus"
RETREATING: Final = "retreat"
GIVING_UP: Final = "give_up"
DEFENCE_BONUS: Final = "defence_bonus"
DEFENCE_LEAD: Final = "defence_lead"
DRAWING: Final = "draw"
HAND_LIMIT: Final = "hand_limit"
OVER: Final = "over"

FIGHT_PHASES: Final = [OVERLAPPING, BONUS, RETREATING, DEFENCE_BONUS, DEFENCE_LEAD]
PHASES: Final = [
    DRAFTING, TURN, ADVANCING, FLANKING, ACTING, OVERLAPPING, BONUS, RETREATING, GIVING_UP, DEFENCE_BONUS,
    DEFENCE_LEAD, DRAWING, HAND_LIMIT,
]  # fmt: skip

REST_WORDS: Final = ["deck", "discard", "victory", "hand"]

POSITION_KEYS: Final = [
    "phase", "turn", "starter", "turn_no", "column",
    "terrain", "control", "units", "hands", "deck", "discard", "victory", "removed", "rest", "shuffles", "reshuffles",
    "round", "picked", "pool", "answered",
    "flank_targets", "plan", "fight", "attack",
]  # fmt: skip
FIGHT_KEYS: Final = ["kind", "column", "origin", "lead", "overlaps", "bonus", "sources"]

FAULTS: Final = Faults("field_of_glory", str(Path(__file__).parent.with_name("texts")))


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    return FAULTS.impossible(key, why, more)


def judge(game: FieldOfGlory, names: list[str]) -> None:
    """Refuse a position that breaks an invariant; the seat that the invariant names is told by its name."""
    try:
        game.check()
    except BrokenInvariant as broken:
        seat = broken.parts.get("who")
        who = names[seat] if isinstance(seat, int) else ""
        raise fault(broken.key.replace("{who}", who), broken.why, {**broken.parts, "who": who}) from broken


@final
class Words(PositionWords):
    """A position, or a table in it, as it was written; `names` are the seats, `path` stands before the keys."""

    def __init__(
        self, values: Mapping[str, Json], names: list[str], known: list[str] = POSITION_KEYS, path: str = ""
    ) -> None:
        super().__init__(FAULTS, values, names, known, path)

    def card_of(self, word: str) -> int:
        return parse_card(word)

    def column(self, key: str, default: int) -> int:
        """A column, 1 to 5; in the result they count from 0."""
        return self.number(key, default + 1, 1, COLUMNS) - 1
