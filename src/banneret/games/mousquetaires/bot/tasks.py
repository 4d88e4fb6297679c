"""Everything that a musketeer can do at a place, and what it is worth."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.bot.duel import Duels, Purse, cheapest_other
from banneret.games.mousquetaires.bot.quest import Deed, Quest, open_quest_levels
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.rules.actions import CHALLENGE, DUEL, REINFORCE, SEARCH, SOLVE, UNMASK
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    ASSASSIN,
    BEGGARS,
    COMBAT,
    DOUBLE,
    ENEMIES,
    GALLANTRY,
    HARLOT,
    LA_ROCHELLE,
    LOUVRE,
    NEMESIS,
    NEMESIS_FIGHTER,
    PARIS,
    QUEST,
    SKILLS,
    THIEF,
)
from banneret.games.mousquetaires.rules.challenges import harder
from banneret.games.mousquetaires.rules.chosen_cards import left_in_hand
from banneret.games.mousquetaires.rules.data import BY_DISCARD, BY_SEARCH
from banneret.games.mousquetaires.rules.mission_slots import has_trap, slot_at, trap_of
from banneret.games.mousquetaires.rules.quest import ENGLAND
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, Mousquetaires

OUT_OF_REACH: Final = -1.0
LIFE_FOR_SIEGE: Final = 1.3


@final
class Places:
    """Weighs the places of the board for one musketeer, with the cards of his player."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.man: i64 = man
        self.worth = worth
        self.duels = Duels(game, seat, worth)
        self.purse = Purse(game, seat, man, worth)
        self.quest = Quest(game, seat, man, worth)
        self.base: i64 = game.charter.data.heroes[man].fight

    def deeds(self, location: i64, count: i64) -> list[Deed]:
        """What he could do there with so many actions, the best first; on the quest in the order of doing."""
        if count <= 0:
            return []
        if location == LA_ROCHELLE:
            found = self.reinforcements()
        elif location == QUEST:
            found = self.quest.deeds(count)
            if len(found) > 1 and found[0].value == 0.0:
                return found
            self.add_quest_challenges(found)
        elif location == PARIS or location == LOUVRE:
            found = self.mission(slot_at(location))
        else:
            return []
        return ordered(found)

    # Challenges.

    def points_cost(self, skill: i64, level: i64, tokens: i64) -> float:
        """What overcoming a challenge costs in cards and tokens; OUT_OF_REACH where it cannot be done."""
        game = self.game
        missing = level - game.skill_of(self.man, skill)
        if missing <= 0:
            return 0.0
        cards = min(missing, left_in_hand(game, self.seat, skill))
        cost = float(cards) * self.worth.card_worth(skill, self.man)
        missing -= cards
        if missing > 0 and self.purse.any_card and cheapest_other(game, self.seat) != skill:
            cost += self.purse.other
            missing -= 1
        if missing > 0:
            if missing > tokens:
                return OUT_OF_REACH
            cost += self.worth.epic * float(missing)
        return cost

    def add_quest_challenges(self, found: list[Deed]) -> None:
        game = self.game
        levels = open_quest_levels(game)
        england = game.board_number == ENGLAND
        tokens: i64 = game.epic + TOKENS_OF_A_CARD * game.all_for_one if england else 0
        prize = self.worth.quest * (1.0 if england else self.worth.temper.room)
        for skill in range(SKILLS):
            if levels[skill] > 0:
                cost = self.points_cost(skill, levels[skill], tokens)
                if cost >= 0.0:
                    found.append(Deed(prize - cost, CHALLENGE[skill]))

    # Missions.

    def mission(self, slot: i64) -> list[Deed]:
        game = self.game
        found: list[Deed] = []
        if slot == AT_PARIS and game.paris == NO_CARD:
            return found
        if slot == AT_LOUVRE and game.louvre == NO_CARD:
            return found
        share = self.worth.mission_share(slot)
        harm = 0.0
        if has_trap(game, slot, ASSASSIN):
            if game.life[self.man] <= 1:
                return found
            harm = self.worth.wound_cost(self.man, 1.0, 0.0) + 0.3
        for enemy in range(ENEMIES):
            if game.enemy_at[enemy] == slot:
                prize = self.duels.enemy_prize(enemy, slot)
                value = self.duels.stake(self.man, enemy, prize, self.base, self.purse).value
                found.append(Deed(value - harm, DUEL[enemy]))
        self.add_challenges(slot, share, harm, found)
        self.add_trap(slot, share, found)
        if slot == AT_PARIS:
            self.add_successes(share, harm, found)
        return found

    def add_challenges(self, slot: i64, share: float, harm: float, found: list[Deed]) -> None:
        game = self.game
        data = game.charter.data
        more = harder(game, slot)
        if slot == AT_LOUVRE:
            if not game.louvre_overcome:
                card = data.louvre[game.louvre]
                cost = self.points_cost(card.skill, card.level + more, 0)
                if cost >= 0.0:
                    reward = self.worth.epic * float(card.epic)
                    if not has_trap(game, slot, THIEF):
                        reward += self.worth.gold * float(card.gold)
                    found.append(Deed(share + reward - cost - harm, CHALLENGE[card.skill]))
            return
        paris = data.paris[game.paris]
        for place in range(len(paris.skills)):
            if game.paris_overcome & BIT[place] == 0:
                skill: i64 = paris.skills[place]
                cost = self.points_cost(skill, paris.levels[place] + more, 0)
                if cost >= 0.0:
                    found.append(Deed(share - cost - harm, CHALLENGE[skill]))

    def add_trap(self, slot: i64, share: float, found: list[Deed]) -> None:
        game = self.game
        trap = trap_of(game, slot)
        if trap == BEGGARS:
            price: i64 = game.charter.data.traps[BEGGARS].amount
            if game.gold >= price:
                found.append(Deed(share - self.worth.gold * float(price), SOLVE))
        elif trap == HARLOT:
            overcome = game.louvre_overcome if slot == AT_LOUVRE else not self.has_challenge()
            if overcome and left_in_hand(game, self.seat, GALLANTRY) > 0:
                found.append(Deed(share - self.worth.card_worth(GALLANTRY, self.man), SOLVE))
        elif trap == NEMESIS and game.named == self.man:
            stake = self.duels.stake(self.man, NEMESIS_FIGHTER, share, self.base, self.purse)
            found.append(Deed(stake.value, SOLVE))

    def has_challenge(self) -> bool:
        """Whether the Paris card has a challenge that is not overcome: overcoming it chases the Harlot away."""
        game = self.game
        for place in range(len(game.charter.data.paris[game.paris].skills)):
            if game.paris_overcome & BIT[place] == 0:
                return True
        return False

    def add_successes(self, share: float, harm: float, found: list[Deed]) -> None:
        """M-11.5 Searching brings two successes on average, each discarded card one."""
        game = self.game
        if game.constance >= game.charter.data.tracks.successes:
            return
        missing = game.charter.data.tracks.successes - game.constance
        action = game.charter.data.paris[game.paris].action
        if action == BY_SEARCH:
            found.append(Deed(share - harm, SEARCH))
            if missing > 2:
                found.append(Deed(0.9 * share - harm, SEARCH))
        elif action == BY_DISCARD:
            cards = cheapest_cards(game, self.seat, self.man, self.worth, min(3, missing))
            if cards:
                cost = 0.0
                for card in cards:
                    cost += self.worth.card_worth(card, self.man)
                found.append(Deed(share * float(len(cards)) / 2.0 - cost - harm, UNMASK))

    # La Rochelle.

    def reinforcements(self) -> list[Deed]:
        """M-13.2 The cards that he could lay, doubles first; each slot is worth having."""
        game = self.game
        found: list[Deed] = []
        free = game.charter.data.limits.siege_cards - len(game.siege_cards)
        doubles = left_in_hand(game, self.seat, DOUBLE)
        singles = left_in_hand(game, self.seat, COMBAT)
        die = self.worth.siege_die()
        share = 1.0
        while free > 0 and doubles + singles > 0:
            if doubles > 0:
                found.append(Deed(share * (2.0 * die - self.worth.card_worth(DOUBLE, self.man)), REINFORCE[DOUBLE]))
                doubles -= 1
            else:
                value = share * (die - self.worth.card_worth(COMBAT, self.man))
                found.append(Deed(value - 0.3, REINFORCE[COMBAT]))
                singles -= 1
            share *= 0.85
            free -= 1
        return found

    def presence(self) -> float:
        """M-13.7 What it is worth to end the turn at La Rochelle: a sword of Milady can be bought off."""
        game = self.game
        worth = self.worth
        others: i64 = 0
        for other in range(len(game.place)):
            if other != self.man and game.stands_at(other, LA_ROCHELLE):
                others += 1
        value = worth.temper.defeat * (worth.siege_loss(others) - worth.siege_loss(others + 1))
        if game.life[self.man] > 1 and others == 0:
            value += max(0.0, worth.siege - LIFE_FOR_SIEGE)
        return value


def cheapest_cards(game: Mousquetaires, seat: i64, man: i64, worth: Worth, count: i64) -> list[int]:
    """The cards of a hand that are missed least; those worth more than a common card stay."""
    kinds: list[int] = []
    for card in range(ADVENTURES):
        left = left_in_hand(game, seat, card)
        while left > 0:
            kinds.append(card)
            left -= 1
    chosen: list[int] = []
    while kinds and len(chosen) < count:
        best = kinds[0]
        for card in kinds:
            if worth.card_worth(card, man) < worth.card_worth(best, man):
                best = card
        kinds.remove(best)
        chosen.append(best)
    return chosen


def ordered(found: list[Deed]) -> list[Deed]:
    """The best first."""
    sorted_deeds: list[Deed] = []
    for deed in found:
        at = 0
        while at < len(sorted_deeds) and sorted_deeds[at].value >= deed.value:
            at += 1
        sorted_deeds.insert(at, deed)
    return sorted_deeds
