"""M-18 What treachery cards do."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import TARGET
from banneret.games.mousquetaires.rules.all_for_one import FREEZE_WINDOW, advance_time, lose_honour
from banneret.games.mousquetaires.rules.cards import (
    AMBUSH,
    BALM,
    BASTILLE,
    CONSCRIPTS,
    CORRUPTION,
    DEAD_END,
    EMERGENCY,
    ISOLATION,
    MUSKETEERS,
    PLOT,
    REINFORCEMENT,
    ROCHEFORT,
    SEND_TO_BASTILLE,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.state import NO_SEAT, Mousquetaires
from banneret.games.mousquetaires.rules.treasury import pay_gold
from banneret.games.mousquetaires.rules.wounds import imprison, wound

BY_CONSPIRACY: Final = 10  # beside the numbers of treachery cards: the Paris card chooses a musketeer too


def siege_red_dice(game: Mousquetaires) -> i64:
    """M-13.5 Printed on the time track, more by Reinforcement, at most four under the cap."""
    red = track_red_dice(game) + game.more_red
    return min(red, game.charter.data.limits.red) if game.charter.red_cap else red


def track_red_dice(game: Mousquetaires) -> i64:
    """M-13.5 What the time track alone gives Milady."""
    return game.charter.data.tracks.red_dice[game.time]


def changes_something(game: Mousquetaires, card: i64) -> bool:
    """M-4.4 A card that would change nothing may not be played."""
    if card == REINFORCEMENT:
        more = game.charter.data.treachery[card].amount
        red = track_red_dice(game) + game.more_red
        return more > 0 and (not game.charter.red_cap or red < game.charter.data.limits.red)
    if card == BALM:
        return game.rochefort < game.charter.data.foes[ROCHEFORT].life
    if card == CORRUPTION:
        return game.gold > 0
    if card == SEND_TO_BASTILLE or card == AMBUSH:
        return len(targets(game, card)) > 0
    if card == CONSCRIPTS or card == EMERGENCY or card == ISOLATION:
        return game.anybody_stands()
    return True


def targets(game: Mousquetaires, card: i64) -> list[int]:
    """M-18.1 Whom a card can hit: standing musketeers, for the Bastille those who are not there yet."""
    return [
        man
        for man in range(MUSKETEERS)
        if game.stands(man) and (card != SEND_TO_BASTILLE or game.place[man] != BASTILLE)
    ]


def take_effect(game: Mousquetaires, card: i64, chance: Chance) -> None:
    """M-18.1 The effect of a card, at once."""
    amount = game.charter.data.treachery[card].amount
    if card == REINFORCEMENT:
        game.more_red += amount
    elif card == CONSCRIPTS:
        game.fewer_actions -= amount
    elif card == DEAD_END:
        game.push(DEAD_END_MOVES)
        game.push(FREEZE_WINDOW)
    elif card == BALM:
        game.rochefort = min(amount, game.charter.data.foes[ROCHEFORT].life)
        if game.heard:
            game.emit("rochefort_healed", "M-18.1", NO_SEAT, {"life": game.rochefort})
    elif card == EMERGENCY:
        game.emergency = True
    elif card == ISOLATION:
        game.isolated = True
    elif card == PLOT:
        lose_honour(game, -amount, "M-18.1")
    elif card == CORRUPTION:
        pay_gold(game, -amount, "M-18.1")
    else:
        choose_target(game, card, chance)


def choose_target(game: Mousquetaires, card: i64, chance: Chance) -> None:
    """Milady chooses; without her it is chance (M-24.7). Nobody is asked where only one can be hit."""
    men = targets(game, card)
    if not men:
        if game.heard:
            game.emit("nobody_to_hit", "M-20.4", NO_SEAT, {})
        return
    if game.charter.with_milady:
        game.push(Target(game.charter.milady, card))
    else:
        hit(game, card, men[chance.below(len(men), "target")])


def hit(game: Mousquetaires, card: i64, man: i64) -> None:
    if card == SEND_TO_BASTILLE:
        imprison(game, man, "M-18.1")
    elif card == AMBUSH:
        wound(game, man, game.charter.data.treachery[card].amount, "M-18.1")
    else:
        wound(game, man, game.charter.data.paris[game.paris].round_end_amount, "M-20.4")


@final
class Target(Question["Mousquetaires"]):
    """M-18.1, M-20.4 Milady chooses a standing musketeer for Send to the Bastille, Ambush or the Conspiracy."""

    rule: ClassVar[str] = "M-18.1"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.card]

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {"why": "conspiracy" if self.card == BY_CONSPIRACY else TREACHERY_IDS[self.card]}

    def rule_now(self, game: Mousquetaires) -> str:
        return "M-20.4" if self.card == BY_CONSPIRACY else "M-18.1"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [TARGET[man] for man in targets(game, self.card)]

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        men = targets(game, self.card)
        return TARGET[men[0]] if len(men) == 1 else None

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("target_stands", self.rule_now(game))

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        hit(game, self.card, action.piece)


@final
class DeadEndMoves(Step["Mousquetaires"]):
    """M-18.1 Dead End: the time marker moves at once, unless the team has just frozen it."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        advance_time(game, game.charter.data.treachery[DEAD_END].amount, "M-18.1")


DEAD_END_MOVES: Final = DeadEndMoves()
