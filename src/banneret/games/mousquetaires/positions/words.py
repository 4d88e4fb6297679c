"""Reading a position: the words of docs/positions/mousquetaires.md, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD, Faults, PositionWords
from banneret.games.mousquetaires.rules.cards import MUSKETEER_IDS

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

FAULTS: Final = Faults("mousquetaires", str(Path(__file__).parent.with_name("texts")))


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    return FAULTS.impossible(key, why, more)


@final
class Words(PositionWords):
    """A part of a position as it was written; `path` stands before its keys in faults."""

    def __init__(
        self, values: Mapping[str, Json], names: list[str], known: list[str] = POSITION_KEYS, path: str = ""
    ) -> None:
        super().__init__(FAULTS, values, names, known, path)

    def man(self, key: str, default: int = -1) -> int:
        """A musketeer by his name; -1 is nobody."""
        usual = NOBODY_WORD if default < 0 else MUSKETEER_IDS[default]
        word = self.word(key, usual, [NOBODY_WORD, *MUSKETEER_IDS])
        return -1 if word == NOBODY_WORD else MUSKETEER_IDS.index(word)
