"""The musketeers' duels: what one is worth, how many cards go into it, which die is rolled again."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.mousquetaires.bot.worth import SPACE_WORK, Worth
from banneret.games.mousquetaires.odds.reroll_odds import reroll_values
from banneret.games.mousquetaires.odds.task_odds import duellist_of, needed_for
from banneret.games.mousquetaires.odds.token_odds import blind_token
from banneret.games.mousquetaires.rules.actions import ADD, ANY_CARD, CARD, DONE, KEEP, REROLL, TOKEN
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    ARAMIS,
    COMBAT,
    DE_WARDES,
    DOUBLE,
    ENEMIES,
    GUARD,
    NEMESIS_FIGHTER,
    NO_TOKEN,
    ROCHEFORT,
    ROOM_TOKENS,
    THIEF,
)
from banneret.games.mousquetaires.rules.chosen_cards import BY_ABILITY, TOKEN_CODE, left_in_hand
from banneret.games.mousquetaires.rules.data import ARRESTS
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, dice_of
from banneret.games.mousquetaires.rules.quest import INN, ROAD
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, Mousquetaires

IMPOSSIBLE: Final = -1000.0
ARREST_WORTH: Final = 3.0
LEAST_GAIN: Final = 0.25


@final
class Purse:
    """The cards of a hand that can become dice, and the cheapest way to so many of them."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, worth: Worth) -> None:
        plenty = worth.plenty(seat)
        self.single = plenty * worth.temper.single
        self.double = plenty * worth.temper.double
        self.other = plenty * worth.temper.other
        self.singles: i64 = left_in_hand(game, seat, COMBAT)
        self.doubles: i64 = left_in_hand(game, seat, DOUBLE)
        self.any_card = False
        if game.charter.uses_any_card(man) and not game.aramis_used:
            self.any_card = cheapest_other(game, seat) >= 0
            for code in game.picked[seat]:
                if BY_ABILITY <= code < TOKEN_CODE:
                    self.any_card = False

    def cost(self, dice: i64) -> float:
        """What so many dice cost in cards; IMPOSSIBLE (negative) where there are not enough."""
        best = IMPOSSIBLE
        doubles: i64 = 0
        while doubles <= self.doubles:
            rest = max(0, dice - 2 * doubles)
            price = self.double * float(doubles)
            if rest > 0 and self.any_card:
                price += self.other
                rest -= 1
            if rest <= self.singles:
                price += self.single * float(rest)
                if best < 0.0 or price < best:
                    best = price
            doubles += 1
        return best


@final
class Stake:
    """The best way to fight: how many cards' dice to add, and what the duel is then worth."""

    def __init__(self, value: float, dice: i64, chance: float) -> None:
        self.value = value
        self.dice: i64 = dice
        self.chance = chance


@final
class Duels:
    """Weighs duels with the prices of one moment."""

    def __init__(self, game: Mousquetaires, seat: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.worth = worth

    def stake(self, man: i64, foe: i64, prize: float, base: i64, purse: Purse) -> Stake:
        """The number of dice that is worth most against a foe whose defeat is worth the prize."""
        game = self.game
        tables = self.worth.tables
        one = duellist_of(game, man)
        needed: i64 = 1 if foe == BLIND_FOE else needed_for(game, foe)
        arrests = foe < ENEMIES and game.charter.data.foes[foe].special == ARRESTS
        life: i64 = game.life[man]
        most = game.charter.data.limits.blue
        best = Stake(IMPOSSIBLE, 0, 0.0)
        more: i64 = 0
        while base + more <= most:
            cost = purse.cost(more)
            if cost < 0.0:
                break
            if foe == BLIND_FOE:
                blind = blind_token(game)
                chance = blind.beaten(tables, one, base + more)
                harm = self.worth.wound_cost(man, blind.wounds(tables, one, base + more), 0.1 if life > 1 else 0.5)
            else:
                odds = tables.odds(one, foe, 1, base + more)
                chance = odds.beaten
                if needed > 1:  # a wound stays (M-7.7): half of the work
                    chance = 0.5 * chance + 0.5 * tables.odds(one, foe, needed, base + more).beaten
                harm = self.worth.wound_cost(man, odds.wounds, odds.hurt_by(life))
                if arrests:
                    harm += ARREST_WORTH * (odds.hurt_by(1) - odds.hurt_by(life))
            value = prize * chance - cost - harm
            if value > best.value + (LEAST_GAIN if more > 0 else 0.0):
                best = Stake(value, more, chance)
            more += 1
        return best

    def prize(self, foe: i64) -> float:
        """What beating the foe of the present duel is worth."""
        game = self.game
        worth = self.worth
        if foe == ROCHEFORT:
            weak = 3.0 if not game.rochefort_paid and game.rochefort <= 2 else 0.0
            return self.worth.temper.rochefort + weak
        if foe == GUARD:
            return 4.0 if game.charter.guard_must_fall else 0.3
        if foe == NEMESIS_FIGHTER:
            return worth.mission_share(game.spot)
        if foe < ENEMIES:
            return self.enemy_prize(foe, game.enemy_at[foe])
        return self.token_prize(foe)

    def enemy_prize(self, enemy: i64, slot: i64) -> float:
        """A task of its mission and the reward; Cavois' second life counts as a task of its own."""
        game = self.game
        worth = self.worth
        foe = game.charter.data.foes[enemy]
        reward = worth.epic * float(foe.epic)
        if slot == AT_PARIS or slot == AT_LOUVRE:
            if game.trap_at[THIEF] != slot:
                reward += worth.gold * float(foe.gold)
            reward += worth.mission_share(slot) * float(game.enemy_life[enemy])
        return reward

    def token_prize(self, foe: i64) -> float:
        """A step of the quest."""
        game = self.game
        quest = self.worth.quest
        if foe == DE_WARDES:
            return quest * self.worth.temper.wardes
        if game.board_number == INN:
            return quest * SPACE_WORK
        if game.board_number == ROAD:
            return quest * self.worth.temper.road
        other: i64 = game.room * ROOM_TOKENS + (2 if game.spot % ROOM_TOKENS == 1 else 1)
        return quest * self.worth.temper.room * (0.45 if game.board[other] != NO_TOKEN else 1.0)

    # Answers.

    def choose_cards(self, options: list[Action]) -> Action:
        """M-7.2 Cards one after another until the best number of dice is there."""
        game = self.game
        seat = self.seat
        man = game.duellist
        base = dice_of(game, game.picked[seat])
        purse = Purse(game, seat, man, self.worth)
        best = self.stake(man, game.foe, self.prize(game.foe), base, purse)
        if best.dice <= 0:
            return DONE
        if best.dice >= 2 and ADD[DOUBLE] in options and (purse.singles < best.dice or purse.singles > 3):
            return ADD[DOUBLE]
        other = cheapest_other(game, seat)
        if other >= 0 and ANY_CARD[other] in options:
            return ANY_CARD[other]
        if ADD[COMBAT] in options:
            return ADD[COMBAT]
        return ADD[DOUBLE] if ADD[DOUBLE] in options else DONE

    def choose_tokens(self, options: list[Action]) -> Action:
        """M-15.11 Epic tokens as dice while each brings more than it is worth."""
        game = self.game
        man = game.duellist
        dice = game.blue
        cards: i64 = 0
        for code in game.picked[self.seat]:
            if code == TOKEN_CODE:
                dice += 1
            else:
                dice += 2
                cards += 1
        if TOKEN not in options and CARD not in options:
            return DONE
        one = duellist_of(game, man)
        tables = self.worth.tables
        prize = self.prize(game.foe)
        now = tables.odds(one, game.foe, 1, dice)
        more = tables.odds(one, game.foe, 1, min(dice + 1, game.charter.data.limits.blue))
        harm = self.worth.wound_cost(man, now.wounds - more.wounds, 0.0)
        gain = prize * (more.beaten - now.beaten) + harm
        return TOKEN if TOKEN in options and gain > self.worth.epic + 0.3 else DONE

    def reroll(self) -> Action:
        """M-16.3 Exact: what keeping and rolling each die again are worth."""
        kept, rolled = reroll_values(self.game, self.worth.tables)
        best = KEEP
        value = kept.value
        for face in range(len(rolled)):
            odds = rolled[face]
            if odds is not None and odds.value > value + 1e-9:
                value = odds.value
                best = REROLL[face]
        return best


def cheapest_other(game: Mousquetaires, seat: i64) -> i64:
    """The card that Aramis' ability spends: the least useful one, never a combat card; -1 without one."""
    best: i64 = -1
    least: i64 = 1000
    for card in range(ADVENTURES):
        if card == COMBAT or card == DOUBLE or left_in_hand(game, seat, card) == 0:
            continue
        price: i64 = 20 if card > DOUBLE else game.skill_of(ARAMIS, card)
        if price < least:
            least = price
            best = card
    return best
