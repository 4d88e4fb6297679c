"""M-5 Phase II: the musketeers' turns."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules import actions as words
from banneret.games.mousquetaires.rules import tasks
from banneret.games.mousquetaires.rules.actions import END_TURN, TURN, TURN_OF
from banneret.games.mousquetaires.rules.adventure_cards import deal_to
from banneret.games.mousquetaires.rules.all_for_one import use_card
from banneret.games.mousquetaires.rules.arsenal import buy
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NO_TOKEN,
    RICHELIEU,
    ROUTE_WORDS,
    TOKEN_WORDS,
)
from banneret.games.mousquetaires.rules.challenges import NO_LEVEL, level_of
from banneret.games.mousquetaires.rules.characters import play_character
from banneret.games.mousquetaires.rules.charter import BY_BUDGET
from banneret.games.mousquetaires.rules.exchange import OfferExchange
from banneret.games.mousquetaires.rules.menu import look_cost, menu, turn_is_over
from banneret.games.mousquetaires.rules.menu_refusals import refuse_in_turn
from banneret.games.mousquetaires.rules.places import arrive, bribe, check_richelieu, fight_guard
from banneret.games.mousquetaires.rules.quest import turn_up
from banneret.games.mousquetaires.rules.siege import reinforce
from banneret.games.mousquetaires.rules.state import MUSKETEERS_PHASE, NO_ROUTE, NO_SEAT, NOBODY, Mousquetaires
from banneret.games.mousquetaires.rules.treasury import pay_epic
from banneret.games.mousquetaires.rules.wounds import recover


@final
class PhaseTwo(Step["Mousquetaires"]):
    """M-22.3 Phase II begins; under Emergency! with a budget the actions are counted."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        game.phase = MUSKETEERS_PHASE
        if game.emergency and game.charter.emergency_mode == BY_BUDGET:
            standing: i64 = 0
            for man in range(MUSKETEERS):
                if game.stands(man):
                    standing += 1
            actions = standing * actions_of_a_turn(game)
            share = game.charter.budget_percent * actions
            game.budget = (2 * share + 100) // 200
            game.time_out = game.budget == 0
            if game.heard:
                told: dict[str, Json] = {"count": game.budget, "all": actions, "percent": game.charter.budget_percent}
                game.emit("budget", "M-22.3", NO_SEAT, told)
        game.push(TURNS)


def actions_of_a_turn(game: Mousquetaires) -> i64:
    """M-5.3 Three actions, four with three musketeers, fewer under Conscripts."""
    return max(0, game.charter.seating.actions - game.fewer_actions)


@final
class Turns(Step["Mousquetaires"]):
    """M-5.1 One turn after another until every musketeer has had his; when the time is up, the lying ones recover."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        for man in range(MUSKETEERS):
            if not game.in_play(man) or game.done & BIT[man]:
                continue
            if not game.time_out:
                game.push(self)
                game.push(CHOOSE_MUSKETEER)
                return
            if game.lying & BIT[man]:
                game.done |= BIT[man]
                recover(game, man, chance)


@final
class ChooseMusketeer(Question["Mousquetaires"]):
    """M-5.1 The team decides who is next among those who have not yet had their turn."""

    rule: ClassVar[str] = "M-5.1"

    def stands(self, game: Mousquetaires) -> bool:
        return not game.time_out

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [
            TURN[man] for man in range(MUSKETEERS) if game.in_play(man) and game.done & BIT[man] == 0
        ]  # fmt: skip

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        left = self.legal(game, seat)
        return left[0] if len(left) == 1 else None

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == TURN_OF:
            return Refusal("had_his_turn", "M-5.1", {"man": action.piece_name})
        return Refusal("who_is_next", "M-5.1")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        begin_turn(game, action.piece, chance)


def begin_turn(game: Mousquetaires, man: i64, chance: Chance) -> None:
    """M-5.2 A lying musketeer only recovers; M-5.3 a standing one has his actions."""
    if game.lying & BIT[man]:
        game.done |= BIT[man]
        recover(game, man, chance)
        return
    game.active = man
    game.actions = actions_of_a_turn(game)
    game.failed_offers = 0
    game.arrived = False
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "count": game.actions}
        game.emit("turn_begins", "M-5.3", game.owner[man], told)
    game.push(END_OF_TURN)
    game.turn_depth = len(game.stack)
    game.push(TakeAction(game.owner[man], man))


@final
class EndOfTurn(Step["Mousquetaires"]):
    """M-14.5 Who is still at Richelieu's without having arrived there in this turn is checked now."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.active
        game.done |= BIT[man]
        game.active = NOBODY
        game.actions = 0
        game.turn_depth = 0
        game.failed_offers = 0
        if game.stands_at(man, RICHELIEU) and not game.arrived:
            check_richelieu(game, man, "M-14.5")
        game.arrived = False


@final
class TakeAction(Question["Mousquetaires"]):
    """M-5.4, M-5.5 One action or free thing after another, until the turn is over."""

    rule: ClassVar[str] = "M-5.4"

    def __init__(self, seat: i64, man: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man]

    def stands(self, game: Mousquetaires) -> bool:
        return not game.time_out

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {"man": MUSKETEER_IDS[self.man], "count": game.actions}

    def about(self, game: Mousquetaires, seat: i64, action: Action) -> dict[str, Json]:
        """The level of a challenge; which token would be fought, where it lies face up."""
        if action.verb == words.CHALLENGE_SKILL:
            level = level_of(game, self.man, action.piece)
            return {"level": level} if level != NO_LEVEL else {}
        if action.verb == words.FIGHT_TOKEN and action in self.legal(game, seat):
            token = tasks.token_before(game, self.man, action.piece)
            return {"token": TOKEN_WORDS[token]} if token != NO_TOKEN else {}
        return {}

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        return END_TURN if turn_is_over(game, self.man) else None

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return menu(game, seat, self.man)

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return refuse_in_turn(game, seat, self.man, action)

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        verb = action.verb
        if verb == words.LOOK_AT:
            game.picked[seat].append(action.piece)
        elif verb == words.END_TURN_ANSWER:
            game.pop()
        elif verb == words.PAY_WITH:
            self.look(game, seat, action.piece)
        elif verb == words.RIDE_TO:
            game.horses_used |= BIT[self.man]
            arrive(game, self.man, action.piece, "M-16.3")
        elif verb == words.USE_CARD:
            use_card(game, seat, action.piece)
        elif verb == words.SHOW_CARD:
            game.shown[seat].append(action.piece)
            if game.heard:
                game.emit("showed", "M-5.5", seat, {"card": ADVENTURE_WORDS[action.piece]}, reveals=True)
        else:
            self.act(game, seat, action, chance)

    def act(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        """Everything that costs an action; tasks are declared (M-10)."""
        verb = action.verb
        man = self.man
        piece = action.piece
        if verb == words.CHALLENGE_SKILL:
            tasks.declare(game, man, tasks.CHALLENGE, piece)
        elif verb == words.DUEL_FOE:
            tasks.declare(game, man, tasks.WARDES if piece == words.DUEL_DE_WARDES else tasks.DUEL, piece)
        elif verb == words.SEARCH_PARIS:
            tasks.declare(game, man, tasks.SEARCH, 0)
        elif verb == words.UNMASK_PARIS:
            tasks.declare(game, man, tasks.UNMASK, 0)
        elif verb == words.SOLVE_TRAP:
            tasks.declare(game, man, tasks.SOLVE, 0)
        elif verb == words.STEP_ON:
            tasks.declare(game, man, tasks.STEP, piece)
        elif verb == words.FIGHT_TOKEN:
            tasks.declare(game, man, tasks.FIGHT, piece)
        elif verb == words.SECRET_PASSAGE:
            tasks.declare(game, man, tasks.PASSAGE, 0)
        elif verb == words.EXCHANGE_WITH:
            game.push(OfferExchange(seat, man, piece))
        elif verb == words.BRIBE_GUARD:
            bribe(game, man)
        elif verb == words.ESCAPE_GUARD:
            fight_guard(game, man)
        else:
            tasks.spend_action(game)
            self.plain_action(game, seat, action, chance)

    def plain_action(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        """Actions that nobody interrupts."""
        verb = action.verb
        man = self.man
        if verb == words.DRAW_CARD:
            deal_to(game, seat, 1, "M-5.4", chance)
        elif verb == words.MOVE_TO:
            arrive(game, man, action.piece, "M-5.4")
        elif verb == words.RETURN_TO_COMMON:
            game.route[man] = NO_ROUTE
            game.space[man] = 0
            if game.heard:
                game.emit("returned", "M-5.4", seat, {"man": MUSKETEER_IDS[man]})
        elif verb == words.ENTER_ROUTE:
            game.route[man] = action.piece
            game.space[man] = game.cleared(action.piece)
            if game.heard:
                told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "route": ROUTE_WORDS[action.piece]}
                told["space"] = game.space[man]
                game.emit("entered", "M-15.7", seat, told)
        elif verb == words.PLAY_CHARACTER:
            play_character(game, seat, man, action.piece, chance)
        elif verb == words.REINFORCE_WITH:
            reinforce(game, seat, man, action.piece)
        elif verb == words.BUY_ITEM:
            buy(game, seat, man, action.piece)

    def look(self, game: Mousquetaires, seat: i64, cards: i64) -> None:
        """M-15.8 The picked tokens are turned up for all and stay so."""
        spaces = game.picked[seat]
        game.picked[seat] = []
        pay_epic(game, look_cost(game, len(spaces)), cards, "M-15.8")
        for space in spaces:
            turn_up(game, space, "M-15.8")


PHASE_TWO: Final = PhaseTwo()
TURNS: Final = Turns()
CHOOSE_MUSKETEER: Final = ChooseMusketeer(0)
END_OF_TURN: Final = EndOfTurn()
