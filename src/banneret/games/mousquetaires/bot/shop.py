"""What the musketeers buy (M-16)."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT, popcount
from banneret.games.mousquetaires.bot.exchange import wanted_prizes, wanted_skills
from banneret.games.mousquetaires.bot.quest import open_quest_levels
from banneret.games.mousquetaires.bot.worth import Worth, best_at
from banneret.games.mousquetaires.rules.actions import BUY_ITEM, BUY_THRUST, BUY_THRUST_DOUBLE, ENOUGH
from banneret.games.mousquetaires.rules.arsenal import item_bought
from banneret.games.mousquetaires.rules.cards import (
    ARMOUR,
    BALM_TOKEN,
    DARTAGNAN,
    EQUIPMENT,
    FIRST_SKILL_UPGRADE,
    PISTOL,
    THOROUGHBRED,
    TOLEDO,
)
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES
from banneret.games.mousquetaires.rules.state import NO_CARD, Mousquetaires

NOTHING: Final = -100.0


@final
class Shop:
    """Weighs the arsenal for one musketeer."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.man: i64 = man
        self.worth = worth

    def value(self, answer: i64) -> float:
        """What an item is worth to him beyond its price."""
        game = self.game
        item = item_bought(answer)
        temper = self.worth.temper
        price = temper.gold_kept * float(game.charter.data.items[item].gold)
        rounds = self.worth.rounds
        if item < EQUIPMENT and popcount(game.equipment[self.man]) >= game.charter.data.limits.equipment:
            return NOTHING
        if item == THOROUGHBRED:
            return temper.horse * rounds - price
        if item == ARMOUR:
            return temper.armour * rounds - price
        if item == PISTOL:
            return temper.pistol * rounds - price
        if item == TOLEDO:
            return temper.toledo * rounds - price
        if item == BALM_TOKEN:
            missing = game.most_life(self.man) - game.life[self.man]
            if missing < 2:
                return NOTHING
            return (3.2 if game.life[self.man] == 1 else 1.4) - price
        if answer == BUY_THRUST or answer == BUY_THRUST_DOUBLE:
            card = temper.single if answer == BUY_THRUST else temper.double
            return (1.2 if self.man == DARTAGNAN else 1.0) * temper.thrust * rounds - card
        return self.skill_value(item - FIRST_SKILL_UPGRADE) - price

    def skill_value(self, skill: i64) -> float:
        """A skill upgrade: for the challenges to come of the one who is best at it, and for those that lie open."""
        game = self.game
        if popcount(game.skills[self.man]) >= game.charter.data.limits.skills:
            return NOTHING
        value = 0.0
        best = best_at(game, skill) == self.man
        behind = game.skill_of(best_at(game, skill), skill) - game.skill_of(self.man, skill)
        if behind > 1:
            return 0.0
        share = 1.0 if best else 0.35
        board = game.board_number
        if board < ENGLAND or (board == ENGLAND and game.overcome & BIT[skill] == 0):
            value += 1.5
        if board < GALLERIES or open_quest_levels(game)[skill] > 0 or (board == GALLERIES and game.room < 2):
            value += 1.3
        if game.louvre != NO_CARD and not game.louvre_overcome and game.charter.data.louvre[game.louvre].skill == skill:
            value += 1.6
        if game.paris != NO_CARD and skill in game.charter.data.paris[game.paris].skills:
            value += 1.4
        value += 0.1 * self.worth.rounds
        return self.worth.temper.skill * value * share + self.worth.temper.enable * self.enabled(skill)

    def enabled(self, skill: i64) -> float:
        """The prize of a challenge that lacks just one point."""
        level = wanted_skills(self.game)[skill]
        missing = level - self.game.skill_of(self.man, skill) - self.game.hands[self.seat].count(skill)
        return wanted_prizes(self.game, self.worth)[skill] if level > 0 and missing == 1 else 0.0

    def best(self, options: list[Action]) -> tuple[Action, float]:
        """The purchase that brings most, and what it brings."""
        chosen = ENOUGH
        most = NOTHING
        for action in options:
            if action.verb == BUY_ITEM:
                value = self.value(action.piece)
                if value > most:
                    most = value
                    chosen = action
        return chosen, most

    def best_pair(self, options: list[Action]) -> tuple[Action, float]:
        """The first item of a purchase, and what it brings together with a second one for the gold that is left."""
        chosen, most = self.best(options)
        if chosen is ENOUGH:
            return chosen, most
        items = self.game.charter.data.items
        left = self.game.gold - items[item_bought(chosen.piece)].gold
        second = 0.0
        for action in options:
            if action.verb != BUY_ITEM or item_bought(action.piece) == item_bought(chosen.piece):
                continue
            if items[item_bought(action.piece)].gold <= left:
                second = max(second, self.value(action.piece))
        return chosen, most + second
