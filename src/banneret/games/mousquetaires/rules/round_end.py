"""M-20 Phase IV: time, Louvre, Paris."""

from typing import Final, final

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.mousquetaires.rules.all_for_one import FREEZE_WINDOW, advance_time, lose_honour
from banneret.games.mousquetaires.rules.cards import LOUVRE_IDS
from banneret.games.mousquetaires.rules.data import (
    COSTS_HONOUR,
    DRAWS_TREACHERY,
    EXTRA_TIME,
    ROLLS_SUCCESSES,
    WOUNDS_ONE,
)
from banneret.games.mousquetaires.rules.dice import roll_red, tell_roll
from banneret.games.mousquetaires.rules.missions import leave_louvre
from banneret.games.mousquetaires.rules.searching_paris import count_successes
from banneret.games.mousquetaires.rules.siege import swords_in
from banneret.games.mousquetaires.rules.state import (
    BY_CONSTANCE,
    LAST_PHASE,
    MILADY_WINS,
    NO_CARD,
    NO_SEAT,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treachery import BY_CONSPIRACY, choose_target


@final
class PhaseFour(Step["Mousquetaires"]):
    """M-20.1 Time, Louvre, Paris; before them the team may freeze the time (M-19.3d)."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        game.phase = LAST_PHASE
        game.push(PARIS_TAKES_ITS_TOLL)
        game.push(LOUVRE_TAKES_ITS_TOLL)
        game.push(TIME_GOES_BY)
        game.push(FREEZE_WINDOW)


@final
class TimeGoesBy(Step["Mousquetaires"]):
    """M-20.2 One space, with The Disappearance two in one movement."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        spaces = 1
        if game.paris != NO_CARD:
            card = game.charter.data.paris[game.paris]
            if card.round_end == EXTRA_TIME:
                spaces += int(card.round_end_amount)
        advance_time(game, spaces, "M-20.2")


@final
class LouvreTakesItsToll(Step["Mousquetaires"]):
    """M-12.5, M-20.3 Without a mission completed this round the marker goes down, and the Queen loses honour."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.louvre == NO_CARD:
            return
        if game.louvre_completed:
            if game.heard:
                game.emit("louvre_stands", "M-12.5", NO_SEAT, {})
            return
        tracks = game.charter.data.tracks
        game.louvre_mark += 1
        if game.heard:
            told: dict[str, Json] = {"mark": game.louvre_mark + 1}
            game.emit("louvre_moved", "M-12.5", NO_SEAT, told)
        if game.louvre_mark == tracks.louvre_end:
            game.push(LOUVRE_FAILS)
        loss = tracks.honour_loss[game.louvre_mark]
        if loss > 0:
            lose_honour(game, loss, "M-12.5")


@final
class LouvreFails(Step["Mousquetaires"]):
    """M-12.5 Milady draws a card, the mission fails and the next one is opened."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        game.draw_treachery(game.charter.data.tracks.fail_draws, "M-12.5")
        if game.heard:
            game.emit("louvre_failed", "M-12.5", NO_SEAT, {"louvre": LOUVRE_IDS[game.louvre]})
        leave_louvre(game, "M-12.5")


@final
class ParisTakesItsToll(Step["Mousquetaires"]):
    """M-11.6, M-20.4 What the Paris card does at the end of a round."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.paris == NO_CARD:
            return
        card = game.charter.data.paris[game.paris]
        if card.round_end == ROLLS_SUCCESSES:
            game.blue_dice = []
            game.red_dice = roll_red(game, card.round_end_amount, chance)
            tell_roll(game, "M-20.4", "abduction", {})
            count_successes(game, swords_in(game.red_dice), "M-20.4")
            if game.constance >= game.charter.data.tracks.successes:
                game.win(MILADY_WINS, BY_CONSTANCE, "M-21.1")
        elif card.round_end == DRAWS_TREACHERY:
            game.draw_treachery(card.round_end_amount, "M-20.4")
        elif card.round_end == COSTS_HONOUR:
            lose_honour(game, -card.round_end_amount, "M-20.4")
        elif card.round_end == WOUNDS_ONE:
            choose_target(game, BY_CONSPIRACY, chance)


PHASE_FOUR: Final = PhaseFour()
TIME_GOES_BY: Final = TimeGoesBy()
LOUVRE_TAKES_ITS_TOLL: Final = LouvreTakesItsToll()
LOUVRE_FAILS: Final = LouvreFails()
PARIS_TAKES_ITS_TOLL: Final = ParisTakesItsToll()
