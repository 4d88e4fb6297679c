"""M-10 Tasks that Rochefort may interrupt: the chance of both duels, with the cards split as well as can be.

A task succeeds if nobody comes and it is carried out with all cards, or if Rochefort is put to flight with some of them
and it is carried out with the others. Milady is equally likely to be wherever she may still be and has something to do.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.odds.destination_odds import expected_rochefort
from banneret.games.mousquetaires.odds.draw_odds import search_chance
from banneret.games.mousquetaires.odds.duel_odds import Duellist, DuelOdds, DuelTables
from banneret.games.mousquetaires.odds.token_odds import expected_token
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    ARMOUR,
    ASSASSIN,
    COMBAT,
    DAGGER,
    DE_WARDES,
    DECOY,
    DOUBLE,
    FIRST_TOKEN_FOE,
    GALLANTRY,
    HARLOT,
    NEMESIS,
    NEMESIS_FIGHTER,
    PISTOL,
    ROCHEFORT,
    ROOM_TOKENS,
    SPACES,
    TOLEDO,
)
from banneret.games.mousquetaires.rules.challenges import level_of, pays_with_tokens
from banneret.games.mousquetaires.rules.mission_slots import has_trap, slot_at, trap_of
from banneret.games.mousquetaires.rules.quest import INN, ROAD, next_on_road
from banneret.games.mousquetaires.rules.searching_paris import SEARCH_DICE
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.tasks import (
    CHALLENGE,
    DUEL,
    FIGHT,
    SEARCH,
    SOLVE,
    STEP,
    UNMASK,
    WARDES,
)

BARELY: Final = 1e-9
FAIR_SEARCH: Final = 2  # the successes of one search on average


def duellist_of(game: Mousquetaires, man: i64) -> Duellist:
    """What a musketeer brings to a duel now."""
    return Duellist(
        man,
        game.thrusts & BIT[man] != 0,
        game.has_item(man, PISTOL),
        game.has_item(man, ARMOUR),
        game.has_item(man, TOLEDO),
    )


def needed_for(game: Mousquetaires, foe: i64) -> i64:
    """How many wounds beat a foe now; any wound makes Rochefort flee (M-10.5)."""
    return game.enemy_life[foe] if foe < ROCHEFORT else 1


@final
class Spent:
    """Cards that go into one duel: combat cards, double ones, and one card through Aramis' ability."""

    def __init__(self, singles: i64, doubles: i64, by_ability: i64) -> None:
        self.singles: i64 = singles
        self.doubles: i64 = doubles
        self.by_ability: i64 = by_ability


NOTHING: Final = Spent(0, 0, 0)


@final
class TaskPlan:
    """How a task goes best.

    `chance` is that of its success all in all, `comes` that Rochefort is there, `against` what goes into the duel with
    him then and `flees` the chance to put him to flight and to be able to go on; `task` is the chance of the task after
    that, with the other cards.
    """

    def __init__(self, chance: float, comes: float, against: Spent, flees: float, task: float) -> None:
        self.chance = chance
        self.comes = comes
        self.against = against
        self.flees = flees
        self.task = task


@final
class TaskOdds:
    """The tasks of one musketeer, with the cards of his player that are not `spent` already."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, tables: DuelTables) -> None:
        self.game = game
        self.man: i64 = man
        self.tables = tables
        self.one = duellist_of(game, man)
        self.counts = [0] * ADVENTURES
        for card in game.hands[seat]:
            self.counts[card] += 1
        self.singles: i64 = self.counts[COMBAT]
        self.doubles: i64 = self.counts[DOUBLE]
        others = len(game.hands[seat]) - self.singles - self.doubles
        ready = game.charter.uses_any_card(man) and not game.aramis_used
        self.by_ability: i64 = 1 if ready and others > 0 else 0
        self.ability_ready = ready

    # Dice.

    def dice(self, spent: Spent) -> i64:
        """M-7.1 The blue dice with these cards, at most six."""
        data = self.game.charter.data
        dice: i64 = data.heroes[self.man].fight + spent.by_ability
        dice += spent.singles * data.adventure[COMBAT].amount + spent.doubles * data.adventure[DOUBLE].amount
        return min(dice, data.limits.blue)

    def rest(self, spent: Spent) -> Spent:
        """Everything that is left after the first duel."""
        return Spent(self.singles - spent.singles, self.doubles - spent.doubles, self.by_ability - spent.by_ability)

    def fought(self, foe: i64, dice: i64) -> DuelOdds:
        return self.tables.odds(self.one, foe, needed_for(self.game, foe), dice)

    # The task itself.

    def task(self, kind: i64, arg: i64, spent: Spent, searches: i64) -> float:
        """The chance that a task succeeds once nothing stands in its way, with everything that is not spent."""
        game = self.game
        dice = self.dice(self.rest(spent))
        if kind == CHALLENGE:
            return 1.0 if self.reaches(arg, spent) else 0.0
        if kind == DUEL:
            return self.fought(arg, dice).beaten
        if kind == WARDES:
            return self.fought(DE_WARDES, dice).beaten
        if kind == SEARCH:
            if self.can_finish(searches):
                return search_chance(game.charter.data.blue_faces, searches, self.successes_missing())
            return search_chance(game.charter.data.blue_faces, min(1, searches), FAIR_SEARCH)
        if kind == UNMASK:
            return 1.0 if self.cards_left(spent) > 0 else 0.0
        if kind == SOLVE:
            return self.trap(spent, dice)
        if kind == STEP:
            return self.met(arg * SPACES + game.cleared(arg), dice)
        if kind == FIGHT:
            return self.met(self.space_of(arg), dice)
        return 1.0

    def successes_missing(self) -> i64:
        return self.game.charter.data.tracks.successes - self.game.constance

    def can_finish(self, searches: i64) -> bool:
        """Whether so many searches can bring all successes that are missing; else a fair search is the aim."""
        return SEARCH_DICE * searches >= self.successes_missing()

    def left(self, spent: Spent, needed: i64) -> list[int]:
        """The hand after the first duel; the ability takes a card that is not needed if there is one."""
        left = self.counts[:]
        left[COMBAT] -= int(spent.singles)
        left[DOUBLE] -= int(spent.doubles)
        if spent.by_ability > 0:
            burnt: i64 = needed
            for card in range(ADVENTURES):
                if card != needed and card != COMBAT and card != DOUBLE and left[card] > 0:
                    burnt = card
            left[burnt] -= 1
        return left

    def cards_left(self, spent: Spent) -> i64:
        return sum(self.left(spent, GALLANTRY))

    def reaches(self, skill: i64, spent: Spent) -> bool:
        """M-6.2 Whether the level can still be reached after the duel with Rochefort."""
        game = self.game
        left = self.left(spent, skill)
        points: i64 = level_of(game, self.man, skill) - game.skill_of(self.man, skill) - left[skill]
        if pays_with_tokens(game, self.man):
            points -= game.epic + TOKENS_OF_A_CARD * game.all_for_one
        if self.ability_ready and spent.by_ability == 0 and sum(left) > left[skill]:
            points -= 1
        return points <= 0

    def trap(self, spent: Spent, dice: i64) -> float:
        """M-9.4 to M-9.6 The Nemesis is fought, the Harlot wants a card, the Beggars only gold."""
        trap = trap_of(self.game, slot_at(self.game.place[self.man]))
        if trap == NEMESIS:
            return self.fought(NEMESIS_FIGHTER, dice).beaten
        return 0.0 if trap == HARLOT and self.left(spent, GALLANTRY)[GALLANTRY] == 0 else 1.0

    def space_of(self, which: i64) -> i64:
        game = self.game
        if game.board_number == INN:
            return game.route[self.man] * SPACES + game.space[self.man] - 1
        if game.board_number == ROAD:
            return next_on_road(game)
        return game.room * ROOM_TOKENS + which

    def met(self, space: i64, dice: i64) -> float:
        """The chance that one action clears a space, whether its token is seen or not; on board 3 tokens are dice."""
        game = self.game
        if game.board_number == ROAD:
            dice = min(dice + game.epic + TOKENS_OF_A_CARD * game.all_for_one, game.charter.data.limits.blue)
        token = game.board[space]
        if game.face_up & BIT[space] == 0:
            return expected_token(game, self.tables).beaten(self.tables, self.one, dice)
        if token == DECOY or token == DAGGER:
            return 1.0
        return self.fought(FIRST_TOKEN_FOE + token, dice).beaten

    # What comes before it.

    def strikes(self, kind: i64) -> i64:
        """M-9.7 The life points that the Assassin takes before the task."""
        slot = slot_at(self.game.place[self.man])
        there = kind <= UNMASK and has_trap(self.game, slot, ASSASSIN)
        return self.game.charter.data.traps[ASSASSIN].amount if there else 0

    def comes(self, kind: i64) -> float:
        """M-9.3, M-10.1 The chance that Rochefort interrupts a task of this kind."""
        if kind == SOLVE and not self.game.charter.traps_interrupted:
            return 0.0
        return expected_rochefort(self.game, self.man, self.game.place[self.man])

    def past_rochefort(self, kind: i64, dice: i64) -> float:
        """M-10.5 The chance to put Rochefort to flight and still to stand where the task begins."""
        return self.fought(ROCHEFORT, dice).beaten_standing(self.game.life[self.man] - self.strikes(kind))

    def searches(self, kind: i64, actions: i64) -> i64:
        """How many searches the actions of this turn allow; the Assassin strikes before each of them."""
        strikes = self.strikes(kind)
        if strikes == 0:
            return actions
        return min(actions, max(0, (self.game.life[self.man] - 1) // strikes))

    def best(self, kind: i64, arg: i64, actions: i64) -> TaskPlan:
        """The split of the cards over both duels that lets the task succeed most often."""
        times = self.searches(kind, actions)
        alone = self.task(kind, arg, NOTHING, times) if self.game.life[self.man] > self.strikes(kind) else 0.0
        comes = self.comes(kind)
        if comes == 0.0:
            return TaskPlan(alone, 0.0, NOTHING, 1.0, alone)
        best = TaskPlan(-1.0, comes, NOTHING, 0.0, 0.0)
        for doubles in range(self.doubles + 1):
            for singles in range(self.singles + 1):
                for by_ability in range(self.by_ability + 1):
                    spent = Spent(singles, doubles, by_ability)
                    flees = self.past_rochefort(kind, self.dice(spent))
                    task = self.task(kind, arg, spent, times)
                    chance = (1.0 - comes) * alone + comes * flees * task
                    if chance > best.chance + BARELY:
                        best = TaskPlan(chance, comes, spent, flees, task)
        return best
