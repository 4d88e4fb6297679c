"""M-19 All for One cards and their windows, the Queen's honour and the time, which they can save."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    DECLINE,
    EPIC_TOKENS,
    FREEZE_TIME,
    QUEEN_HONOUR,
    USE,
    USE_CARD,
    USE_WORDS,
)
from banneret.games.mousquetaires.rules.cards import MUSKETEERS
from banneret.games.mousquetaires.rules.reasons import reason_of
from banneret.games.mousquetaires.rules.state import (
    BY_BAN,
    BY_QUEEN,
    BY_TIME,
    MILADY_WINS,
    NO_SEAT,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treasury import gain_epic

TOKENS_OF_A_CARD: Final = 2
HONOUR_OF_A_CARD: Final = 2
FREEZE_OR_NOT: Final = [USE[FREEZE_TIME], DECLINE]
SAVE_OR_NOT: Final = [USE[QUEEN_HONOUR], DECLINE]


def can_use(game: Mousquetaires, use: i64) -> bool:
    """M-19.3a Whether a use would change anything now."""
    if game.all_for_one == 0:
        return False
    if use == FREEZE_TIME:
        return not game.time_frozen
    if use == QUEEN_HONOUR:
        return game.queen > 0
    return game.epic < game.charter.data.limits.epic


def use_card(game: Mousquetaires, seat: i64, use: i64) -> None:
    """M-19.2 One card leaves the game for one of its three uses; M-19.4 no movement of the time is taken back."""
    game.all_for_one -= 1
    if game.heard:
        game.emit("used_all_for_one", "M-19.2", seat, {"use": USE_WORDS[use]})
    if use == FREEZE_TIME:
        game.time_frozen = True
    elif use == QUEEN_HONOUR:
        regain_honour(game, HONOUR_OF_A_CARD, "M-19.2")
    elif use == EPIC_TOKENS:
        gain_epic(game, TOKENS_OF_A_CARD, "M-19.2")


def regain_honour(game: Mousquetaires, count: i64, rule: str) -> None:
    """Not above full honour."""
    gained = min(count, game.queen)
    game.queen -= gained
    if game.heard:
        left = game.charter.data.tracks.queen_end - game.queen
        game.emit("queen_regained", rule, NO_SEAT, {"count": gained, "left": left})


def lose_honour(game: Mousquetaires, count: i64, rule: str) -> None:
    """The Queen's marker moves; on the Richelieu space the team may save her before Milady has won (M-19.3e)."""
    end = game.charter.data.tracks.queen_end
    game.queen = min(end, game.queen + count)
    if game.heard:
        game.emit("queen_lost", rule, NO_SEAT, {"count": count, "left": end - game.queen, "why": reason_of(rule)})
    if game.queen == end:
        game.fall_due(QUEEN_FALLS)


def advance_time(game: Mousquetaires, count: i64, rule: str) -> None:
    """M-20.2 The time marker moves unless it is frozen; on the Richelieu space Milady wins at once."""
    if game.time_frozen:
        if game.heard:
            game.emit("time_stands", "M-19.2", NO_SEAT, {})
        return
    end = game.charter.data.tracks.time_end
    game.time = min(end, game.time + count)
    if game.heard:
        told: dict[str, Json] = {"count": count, "time": game.time, "left": end - game.time, "why": reason_of(rule)}
        if rule == "M-20.2" and count > 1:
            told["why"] = "disappearance"
        game.emit("time_moved", rule, NO_SEAT, told)
    if game.time == end:
        game.win(MILADY_WINS, BY_TIME, "M-21.1")


@final
class QueenFalls(Step["Mousquetaires"]):
    """M-19.3e The Queen's marker has reached Richelieu: a card may bring her back, else Milady wins."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.queen < game.charter.data.tracks.queen_end:
            return
        if game.all_for_one > 0:
            game.push(SAVE_QUEEN)
        else:
            game.win(MILADY_WINS, BY_QUEEN, "M-21.1")


@final
class SaveQueen(Question["Mousquetaires"]):
    """M-19.3e The captain uses a card for the Queen, or the game is lost."""

    rule: ClassVar[str] = "M-19.3"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return SAVE_OR_NOT

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("save_queen_or_not" if action.verb == USE_CARD else "window_is_open", "M-19.3")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == USE_CARD:
            use_card(game, seat, QUEEN_HONOUR)
        else:
            game.win(MILADY_WINS, BY_QUEEN, "M-21.1")


@final
class FreezeWindow(Question["Mousquetaires"]):
    """M-19.3c, M-19.3d Before the time marker moves the captain may freeze it; not asked without a card or frozen."""

    rule: ClassVar[str] = "M-19.3"

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        return DECLINE if game.all_for_one == 0 or game.time_frozen else None

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return FREEZE_OR_NOT

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("freeze_or_not" if action.verb == USE_CARD else "window_is_open", "M-19.3")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == USE_CARD:
            use_card(game, seat, FREEZE_TIME)


@final
class BanCheck(Step["Mousquetaires"]):
    """M-25.2 When no musketeer may enter the quest any more, Milady wins."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        for man in range(MUSKETEERS):
            if game.in_play(man) and game.banned & BIT[man] == 0:
                return
        game.win(MILADY_WINS, BY_BAN, "M-25.2")


QUEEN_FALLS: Final = QueenFalls()
SAVE_QUEEN: Final = SaveQueen(0)
FREEZE_WINDOW: Final = FreezeWindow(0)
BAN_CHECK: Final = BanCheck()
