"""What the table shows beside the answers of a musketeer where help is allowed: exact chances (section 13).

In the menu a duel is worked out with all dice that the hand can give and a task with the chance that Rochefort comes
between, fought with three dice, or that the Assassin fells the musketeer; Milady is equally likely to be wherever she
may still be. While cards are chosen the chance is that of the cards chosen so far.
"""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.odds import Prospects
from banneret.games.mousquetaires.odds.draw_odds import search_chance
from banneret.games.mousquetaires.odds.duel_odds import Duellist, DuelOdds, DuelTables
from banneret.games.mousquetaires.odds.token_odds import blind_token
from banneret.games.mousquetaires.rules import actions as words
from banneret.games.mousquetaires.rules.actions import DONE, KEEP
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
    GUARD,
    NEMESIS,
    NEMESIS_FIGHTER,
    PISTOL,
    ROCHEFORT,
    ROOM_TOKENS,
    SPACES,
    TOLEDO,
)
from banneret.games.mousquetaires.rules.chosen_cards import CARD_CODE
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, AddTokens, DuelCards, RerollDie, count_faces, dice_of
from banneret.games.mousquetaires.rules.milady import ALL_DESTINATIONS
from banneret.games.mousquetaires.rules.mission_slots import has_trap, slot_at, trap_of
from banneret.games.mousquetaires.rules.quest import INN, ROAD, next_on_road
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import TakeAction
from banneret.games.mousquetaires.sight.memory import MousquetairesView
from banneret.games.mousquetaires.sight.visibility import is_milady


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


def dice_in_reach(game: Mousquetaires, seat: i64, man: i64) -> i64:
    """M-7.1 The most blue dice that the cards of a hand can give."""
    dice: i64 = game.charter.data.heroes[man].fight
    others: i64 = 0
    for card in game.hands[seat]:
        if card == COMBAT or card == DOUBLE:
            dice += game.charter.data.adventure[card].amount
        else:
            others += 1
    if others > 0 and game.charter.uses_any_card(man) and not game.aramis_used:
        dice += 1
    return min(dice, game.charter.data.limits.blue)


def chance_of_rochefort(game: Mousquetaires, man: i64, location: i64) -> float:
    """M-10.1, M-10.9 How likely Rochefort meets a task declared there: all places not ruled out are alike."""
    if game.charter.ignores_rochefort(man) or game.rochefort == 0:
        return 0.0
    if game.revealed:
        return 1.0 if game.figure == location and not game.fled else 0.0
    if not game.face_down or game.ruled_out & BIT[location]:
        return 0.0
    left = 0
    for place in ALL_DESTINATIONS:
        if game.ruled_out & BIT[place] == 0:
            left += 1
    return 1.0 / float(left)


def prospects(view: MousquetairesView, tables: DuelTables) -> Prospects | None:
    """The chances of a seat's answers; None where nothing is rolled for, and for Milady."""
    game = view.state
    seat = view.seat
    if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0 or is_milady(game, seat):
        return None
    return Reckoner(game, seat, tables).prospects()


@final
class Reckoner:
    """The chances of one question."""

    def __init__(self, game: Mousquetaires, seat: i64, tables: DuelTables) -> None:
        self.game = game
        self.seat: i64 = seat
        self.tables = tables
        self.answers: ByQuestion[Mousquetaires, Prospects] = ByQuestion()
        self.answers.on(TakeAction, self.menu)
        self.answers.on(DuelCards, self.cards)
        self.answers.on(AddTokens, self.tokens)
        self.answers.on(RerollDie, self.reroll)

    def prospects(self) -> Prospects | None:
        """The chances of the answers; None where nothing is rolled for."""
        if type(self.game.stack[-1]) not in self.answers.entries:
            return None
        found = self.answers.answer(self.game, self.seat)
        return found if found.answers else None

    def fought(self, man: i64, foe: i64, dice: i64) -> DuelOdds:
        return self.tables.odds(duellist_of(self.game, man), foe, needed_for(self.game, foe), dice)

    def goes_on(self, man: i64, location: i64, wounds: i64) -> float:
        """M-10.5 The chance that a declared task is carried out: nobody comes, or Rochefort is put to flight.

        Then he must still stand after the wounds that come before the task (M-9.7).
        """
        life = self.game.life[man] - wounds
        alone = 1.0 if life > 0 else 0.0
        comes = chance_of_rochefort(self.game, man, location)
        if comes == 0.0:
            return alone
        duel = self.fought(man, ROCHEFORT, self.game.charter.data.heroes[man].fight)
        return (1.0 - comes) * alone + comes * duel.beaten_standing(life)

    def before(self, action: Action, man: i64) -> float:
        """The chance that what comes before a task lets him carry it out: Rochefort, then the Assassin."""
        game = self.game
        location: i64 = game.place[man]
        if action.verb == words.ESCAPE_GUARD:
            return 1.0
        if action.verb == words.SOLVE_TRAP:
            return self.goes_on(man, location, 0) if game.charter.traps_interrupted else 1.0
        strikes = has_trap(game, slot_at(location), ASSASSIN)
        return self.goes_on(man, location, game.charter.data.traps[ASSASSIN].amount if strikes else 0)

    # The menu.

    def menu(self, game: Mousquetaires, seat: i64, question: TakeAction) -> Prospects:
        """By answer: the chance of every task that is left to chance."""
        man = question.man
        dice = dice_in_reach(game, seat, man)
        found: dict[str, float] = {}
        for action in game.legal(seat):
            chance = self.task(action, man, dice)
            if chance >= 0.0:
                found[action.notation] = chance * self.before(action, man)
        return Prospects(found)

    def task(self, action: Action, man: i64, dice: i64) -> float:
        """The chance that a task succeeds once it is carried out; below 0 where nothing is rolled for."""
        game = self.game
        verb = action.verb
        if verb == words.CHALLENGE_SKILL or verb == words.SECRET_PASSAGE or verb == words.UNMASK_PARIS:
            return 1.0
        if verb == words.DUEL_FOE:
            foe = DE_WARDES if action.piece == words.DUEL_DE_WARDES else action.piece
            return self.fought(man, foe, dice).beaten
        if verb == words.ESCAPE_GUARD:
            return self.fought(man, GUARD, dice).beaten
        if verb == words.SEARCH_PARIS:
            missing = game.charter.data.tracks.successes - game.constance
            return search_chance(game.charter.data.blue_faces, 1, missing)
        if verb == words.SOLVE_TRAP:
            if trap_of(game, slot_at(game.place[man])) == NEMESIS:
                return self.fought(man, NEMESIS_FIGHTER, dice).beaten
            return 1.0 if game.charter.traps_interrupted else -1.0
        if verb == words.STEP_ON:
            return self.met(man, action.piece * SPACES + game.cleared(action.piece), dice)
        if verb == words.FIGHT_TOKEN:
            return self.met(man, self.space_of(man, action.piece), dice)
        return -1.0

    def space_of(self, man: i64, which: i64) -> i64:
        game = self.game
        if game.board_number == INN:
            return game.route[man] * SPACES + game.space[man] - 1
        if game.board_number == ROAD:
            return next_on_road(game)
        return game.room * ROOM_TOKENS + which

    def met(self, man: i64, space: i64, dice: i64) -> float:
        """The chance that one action clears a space, whether its token is seen or not."""
        game = self.game
        token = game.board[space]
        if game.face_up & BIT[space] == 0:
            return blind_token(game).beaten(self.tables, duellist_of(game, man), dice)
        if token == DECOY or token == DAGGER:
            return 1.0
        return self.fought(man, FIRST_TOKEN_FOE + token, dice).beaten

    # A duel.

    def foe_with(self, dice: i64) -> float:
        """The chance to beat the foe of the present duel, who may still lie face down (M-15.11)."""
        game = self.game
        if game.foe == BLIND_FOE:
            return blind_token(game).beaten(self.tables, duellist_of(game, game.duellist), dice)
        return self.fought(game.duellist, game.foe, dice).beaten

    def cards(self, game: Mousquetaires, seat: i64, question: DuelCards) -> Prospects:
        """M-7.2 The chance with the cards picked, and with each card that can be added."""
        picked = game.picked[seat]
        now = self.foe_with(dice_of(game, picked))
        found = {DONE.notation: now}
        for action in game.legal(seat):
            if action.verb == words.ADD_CARD:
                found[action.notation] = self.foe_with(dice_of(game, [*picked, action.piece]))
            elif action.verb == words.USE_ANY_CARD:
                found[action.notation] = self.foe_with(dice_of(game, [*picked, ADVENTURES]))
        return Prospects(found, now if picked else None)

    def tokens(self, game: Mousquetaires, seat: i64, question: AddTokens) -> Prospects:
        """M-15.11 The chance with the tokens picked, and with one more."""
        limit = game.charter.data.limits.blue
        dice = game.blue
        for code in game.picked[seat]:
            dice += 2 if code == CARD_CODE else 1
        now = self.foe_with(min(limit, dice))
        found = {DONE.notation: now}
        for action in game.legal(seat):
            if action.verb == words.SPEND_TOKEN:
                found[action.notation] = self.foe_with(min(limit, dice + 1))
            elif action.verb == words.SPEND_CARD:
                found[action.notation] = self.foe_with(min(limit, dice + 2))
        return Prospects(found, now if game.picked[seat] else None)

    def reroll(self, game: Mousquetaires, seat: i64, question: RerollDie) -> Prospects:
        """M-16.3 What keeping the roll and rolling each die again are worth; the best of them weighs wounds too."""
        kept, rolled = reroll_values(game, self.tables)
        found = {KEEP.notation: kept.beaten}
        best = KEEP.notation
        best_odds = kept
        for face in range(len(rolled)):
            odds = rolled[face]
            if odds is not None:
                action = words.REROLL[face]
                found[action.notation] = odds.beaten
                if odds.value > best_odds.value:
                    best = action.notation
                    best_odds = odds
        return Prospects(found, None, [best], best_odds.beaten)


def reroll_values(game: Mousquetaires, tables: DuelTables) -> tuple[DuelOdds, list[DuelOdds | None]]:
    """The duel as it lies on the table: kept, and with one die of each face rolled again."""
    one = duellist_of(game, game.duellist)
    needed = needed_for(game, game.foe)
    mine = count_faces(game.blue_dice)
    theirs = count_faces(game.red_dice)
    kept = tables.compared(
        one, game.foe, needed, mine, theirs, game.blue, game.red, game.first_roll, True
    )  # fmt: skip
    rolled: list[DuelOdds | None] = []
    for face in range(len(mine)):
        if mine[face] == 0:
            rolled.append(None)
            continue
        rolled.append(
            tables.rerolled(one, game.foe, needed, mine, theirs, game.blue, game.red, game.first_roll, face)
        )  # fmt: skip
    return kept, rolled
