"""M-10 A declared task: Rochefort may come between, the Assassin strikes, then it is carried out.

The declared action waits as a step on the stack; what interrupts it is pushed above it. What it costs is chosen by the
step itself, so that an action that is lost costs no cards.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.mousquetaires.rules.actions import DUEL_WORDS
from banneret.games.mousquetaires.rules.adventure_cards import discard_cards
from banneret.games.mousquetaires.rules.aftermath import (
    AFTER_ENEMY,
    AFTER_NEMESIS,
    AFTER_TOKEN,
    AFTER_WARDES,
    ROAD_TURN,
    meet_dagger,
)
from banneret.games.mousquetaires.rules.cards import (
    ASSASSIN,
    BEGGARS,
    DAGGER,
    DE_WARDES,
    DECOY,
    FIRST_TOKEN_FOE,
    GALLANTRY,
    HARLOT,
    LOCATION_WORDS,
    LODGING,
    MUSKETEER_IDS,
    NEMESIS,
    NEMESIS_FIGHTER,
    NO_TOKEN,
    ROCHEFORT,
    ROOM_TOKENS,
    ROUTE_WORDS,
    SKILL_IDS,
    SPACES,
)
from banneret.games.mousquetaires.rules.challenges import ChallengeCards
from banneret.games.mousquetaires.rules.charter import BY_BUDGET
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, DUEL_CARDS, DUEL_ROLL, end_duel, open_duel, start_duel
from banneret.games.mousquetaires.rules.mission_slots import has_trap, slot_at, trap_of
from banneret.games.mousquetaires.rules.missions import check_mission, remove_trap
from banneret.games.mousquetaires.rules.payments import PayPassage
from banneret.games.mousquetaires.rules.quest import INN, ROAD, clear_space, next_on_road, turn_up
from banneret.games.mousquetaires.rules.searching_paris import search_paris, unmask_paris
from banneret.games.mousquetaires.rules.state import AT_PARIS, NO_SEAT, Mousquetaires
from banneret.games.mousquetaires.rules.treasury import gain_all_for_one, pay_gold
from banneret.games.mousquetaires.rules.wounds import fall_if_spent, hurt, wound

# What can be declared. The argument is the skill, the enemy, the route or which token.
CHALLENGE: Final = 0
DUEL: Final = 1
WARDES: Final = 2
SEARCH: Final = 3
UNMASK: Final = 4
SOLVE: Final = 5
STEP: Final = 6
FIGHT: Final = 7
PASSAGE: Final = 8
TASK_WORDS: Final = ["challenge", "duel", "duel", "search", "unmask", "solve", "step", "fight", "passage"]


def spend_action(game: Mousquetaires) -> None:
    """M-5.4 Each action costs one; M-22.3 and one of the budget."""
    game.actions -= 1
    if game.emergency and game.charter.emergency_mode == BY_BUDGET:
        game.budget -= 1
        if game.budget == 0:
            game.time_out = True
            if game.heard:
                game.emit("budget_spent", "M-22.3", NO_SEAT, {})


def declare(game: Mousquetaires, man: i64, kind: i64, arg: i64) -> None:
    """M-6.2, M-7.9 The action is spent; Rochefort, then the Assassin, come before it is carried out.

    M-9.3 Nobody interrupts the solving of a trap, unless that was agreed.
    """
    spend_action(game)
    location: i64 = game.place[man]
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "task": TASK_WORDS[kind]}
        told["location"] = LOCATION_WORDS[location]
        told["detail"] = detail_of(kind, arg)
        game.emit("declared", "M-5.4", game.owner[man], told, reveals=kind == CHALLENGE or kind == SOLVE)
    game.push(CarryOut(man, kind, arg))
    if kind <= UNMASK and has_trap(game, slot_at(location), ASSASSIN):
        game.push(AssassinStrikes(man))
    if kind != SOLVE or game.charter.traps_interrupted:
        meet_rochefort(game, man, location)


def detail_of(kind: i64, arg: i64) -> str:
    if kind == CHALLENGE:
        return SKILL_IDS[arg]
    if kind == DUEL or kind == WARDES:
        return DUEL_WORDS[arg]
    return ROUTE_WORDS[arg] if kind == STEP else ""


# Rochefort (M-10).


def reveal_milady(game: Mousquetaires, rule: str) -> None:
    """Her location card is turned up and her figure moves there."""
    game.face_down = False
    game.revealed = True
    game.figure = game.destination
    if game.heard:
        told: dict[str, Json] = {"location": LOCATION_WORDS[game.destination]}
        told["drawn"] = "no" if game.charter.with_milady else "yes"  # M-24.2
        game.emit("milady_revealed", rule, game.charter.milady, told, reveals=True)


def rule_out(game: Mousquetaires, location: i64, rule: str) -> None:
    """M-10.9 What was not interrupted proves that her card is another one."""
    if game.face_down and game.ruled_out & BIT[location] == 0:
        game.ruled_out |= BIT[location]
        if game.heard:
            game.emit("not_there", rule, NO_SEAT, {"location": LOCATION_WORDS[location]}, reveals=True)


def meet_rochefort(game: Mousquetaires, man: i64, location: i64) -> None:
    """M-10.1, M-10.2 Where Milady is, Rochefort fights whoever declares a task, until he flees."""
    if game.charter.ignores_rochefort(man):
        return
    if game.face_down:
        if game.destination != location:
            rule_out(game, location, "M-10.9")
            return
        reveal_milady(game, "M-10.1")
    if not game.revealed or game.destination != location or game.fled:
        return
    game.push(AFTER_ROCHEFORT)
    start_duel(game, man, ROCHEFORT, -1)


@final
class AfterRochefort(Step["Mousquetaires"]):
    """M-10.5 A wound makes him flee and the action goes on; M-10.6 unhurt he stays and the action is lost.

    M-10.7 His first defeat pays a card; M-10.8 his wounds stay.
    """

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        wounds = game.foe_hurt
        hurt(game, man, game.man_hurt, "M-10.3")
        end_duel(game)
        if wounds > 0:
            game.rochefort = max(0, game.rochefort - wounds)
            game.fled = True
            game.figure = LODGING
            if game.heard:
                game.emit("rochefort_flees", "M-10.5", NO_SEAT, {"count": wounds, "life": game.rochefort})
            if game.rochefort == 0 and not game.rochefort_paid:
                game.rochefort_paid = True
                gain_all_for_one(game, game.charter.data.rochefort_cards, "M-10.7")
        if fall_if_spent(game, man):
            return
        if wounds == 0:
            lose_task(game, man, "M-10.6")


def lose_task(game: Mousquetaires, man: i64, rule: str) -> None:
    """The declared action is lost; nothing of it has been paid."""
    while isinstance(game.stack[-1], (CarryOut, AssassinStrikes)):
        game.pop()
    if game.heard:
        game.emit("action_lost", rule, game.owner[man], {"man": MUSKETEER_IDS[man], "why": "rochefort"})


@final
class AssassinStrikes(Step["Mousquetaires"]):
    """M-9.7 Whoever declares a task of this mission loses a life point first; armour does not help."""

    def __init__(self, man: i64) -> None:
        self.man: i64 = man

    def parts(self) -> list[int | list[int]]:
        return [self.man]

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.heard:
            game.emit("assassin", "M-9.7", game.owner[self.man], {"man": MUSKETEER_IDS[self.man]})
        wound(game, self.man, game.charter.data.traps[ASSASSIN].amount, "M-9.7")


# The task itself.


@final
class CarryOut(Step["Mousquetaires"]):
    """The declared task, once nothing stands in its way."""

    def __init__(self, man: i64, kind: i64, arg: i64) -> None:
        self.man: i64 = man
        self.kind: i64 = kind
        self.arg: i64 = arg

    def parts(self) -> list[int | list[int]]:
        return [self.man, self.kind, self.arg]

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = self.man
        kind = self.kind
        if kind == CHALLENGE:
            game.push(ChallengeCards(game.owner[man], man, self.arg))
        elif kind == DUEL:
            game.push(AFTER_ENEMY)
            start_duel(game, man, self.arg, slot_at(game.place[man]))
        elif kind == WARDES:
            game.push(AFTER_WARDES)
            start_duel(game, man, DE_WARDES, -1)
        elif kind == SEARCH:
            search_paris(game, man, chance)
            check_mission(game, AT_PARIS)
        elif kind == UNMASK:
            unmask_paris(game, man)
        elif kind == SOLVE:
            solve(game, man)
        elif kind == STEP:
            step_onto(game, man, self.arg, chance)
        elif kind == FIGHT:
            fight_token(game, man, self.arg, chance)
        else:
            game.push(PayPassage(game.owner[man], man))


def solve(game: Mousquetaires, man: i64) -> None:
    """M-9.4 to M-9.6 Beggars are paid, the Harlot gets a Gallantry card, the Nemesis is fought."""
    slot = slot_at(game.place[man])
    trap = trap_of(game, slot)
    seat: i64 = game.owner[man]
    if trap == NEMESIS:
        game.push(AFTER_NEMESIS)
        start_duel(game, man, NEMESIS_FIGHTER, slot)
        return
    if trap == BEGGARS:
        pay_gold(game, game.charter.data.traps[BEGGARS].amount, "M-9.4")
        remove_trap(game, BEGGARS, "M-9.4")
    elif GALLANTRY in game.hands[seat]:
        discard_cards(game, seat, [GALLANTRY], "M-9.5")
        remove_trap(game, HARLOT, "M-9.5")
    else:  # Aramis gave his Gallantry card to the duel with Rochefort
        if game.heard:
            game.emit("action_lost", "M-10.5", seat, {"man": MUSKETEER_IDS[man], "why": "card"}, reveals=True)
        return
    check_mission(game, slot)


def step_onto(game: Mousquetaires, man: i64, route: i64, chance: Chance) -> None:
    """M-15.5 Onto the next space of a route: its token is turned up and resolved within the same action."""
    place = game.cleared(route)
    game.route[man] = route
    game.space[man] = place + 1
    space = route * SPACES + place
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "route": ROUTE_WORDS[route], "space": place + 1}
        game.emit("stepped", "M-15.5", game.owner[man], told)
    turn_up(game, space, "M-15.5")
    meet_token(game, man, space, chance)


def meet_token(game: Mousquetaires, man: i64, space: i64, chance: Chance) -> None:
    """What a face-up token does to him who faces it."""
    token = game.board[space]
    if token == DECOY:
        clear_space(game, man, space, chance)
    elif token == DAGGER:
        meet_dagger(game, man, space, chance)
    else:
        game.push(AFTER_TOKEN)
        start_duel(game, man, FIRST_TOKEN_FOE + token, space)


def token_before(game: Mousquetaires, man: i64, which: i64) -> i64:
    """The token that he would fight, as far as it lies face up; NO_TOKEN: nobody has seen it."""
    if game.board_number == INN:
        space = game.route[man] * SPACES + game.space[man] - 1
    elif game.board_number == ROAD:
        space = next_on_road(game)
    else:
        space = game.room * ROOM_TOKENS + which
    return game.board[space] if game.face_up & BIT[space] else NO_TOKEN


def fight_token(game: Mousquetaires, man: i64, which: i64, chance: Chance) -> None:
    """M-15.6, M-15.11, M-15.13 The token before him, the next one of the road, or one of an antechamber."""
    if game.board_number == INN:
        meet_token(game, man, game.route[man] * SPACES + game.space[man] - 1, chance)
        return
    if game.board_number != ROAD:
        meet_token(game, man, game.room * ROOM_TOKENS + which, chance)
        return
    space = next_on_road(game)
    known = game.face_up & BIT[space] != 0
    game.push(AFTER_TOKEN)
    open_duel(game, man, FIRST_TOKEN_FOE + game.board[space] if known else BLIND_FOE, space)
    game.push(DUEL_ROLL)
    game.push(ROAD_TURN)
    game.push(DUEL_CARDS[game.owner[man]])


AFTER_ROCHEFORT: Final = AfterRochefort()
