"""The questions about dice that bots, tables and people ask, answered exactly and remembered (section 8 of the rules).

An `Aim` says what a roll is for. It is a value: equal aims have equal keys, and `Chances` keeps what it has worked out
by key. It never forgets what is right and only ever starts anew when it holds too much, so answers do not depend on it.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.knights.odds.contest import (
    NO_LEADER,
    UNSOLVED,
    Entrant,
    Scale,
    entry,
    entry_cards,
    entry_rerolls,
    winning_chances,
)
from banneret.games.knights.odds.roll_off import GroupRoll, RollOffs
from banneret.games.knights.odds.solver import Plan, Solution, best_chance, plan
from banneret.games.knights.rules.strength import FULL_BITS

BEAT: Final = 0  # a card, the king, another roll
TAKE: Final = 1  # an opponent's castle, whose owner rolls afterwards
WIN: Final = 2  # a tournament

MOST_PLANS: Final = 8192
MOST_CHANCES: Final = 65536
MOST_SOLUTIONS: Final = 16
MOST_ENTRANTS: Final = 1024
MOST_ROLL_OFFS: Final = 8

HALF: Final = 0.5


@final
class Terms:
    """The options that bear on the odds (section 11): K-3.8, K-9.4, K-10.4."""

    def __init__(self, all_plus_dice: bool = False, ties_defend: bool = False, ties_roll_off: bool = False) -> None:
        self.all_plus_dice = all_plus_dice
        self.ties_defend = ties_defend
        self.ties_roll_off = ties_roll_off
        self.code: i64 = int(all_plus_dice) + 2 * int(ties_defend) + 4 * int(ties_roll_off)


PRINTED: Final = Terms()  # as the rules stand without options


@final
class Aim:
    """What a roll is for, and whose it is: rerolls in all, and die cards as a mask.

    `target` is the strength that has to be beaten. `full` says that it is a full one (K-3.8). `rivals` are the entries
    of those who roll afterwards: the castle's owner, or the later rollers of a tournament. `tied` are the entries of
    those who lead a tournament together, where a tie is rolled off. What is not `exact` is quick: later rollers of a
    tournament care for the leader alone, and a tie that is rolled off is shared; that costs up to 0.005.
    """

    def __init__(
        self,
        kind: i64,
        target: i64,
        rerolls: i64,
        cards: i64,
        full: bool,
        rivals: list[int],
        tied: list[int],
        terms: Terms,
        exact: bool,
    ) -> None:
        self.kind: i64 = kind
        self.target: i64 = target
        self.rerolls: i64 = rerolls
        self.cards: i64 = cards
        self.full = full
        self.rivals = rivals
        self.tied = tied
        self.terms = terms
        self.exact = exact
        flags: i64 = kind * 32 + terms.code * 4 + (2 if full else 0) + (1 if exact else 0)
        self.key: tuple[int, ...] = (int(flags), int(target), int(entry(rerolls, cards)), len(tied), *tied, *rivals)


def beat(target: i64, rerolls: i64, cards: i64) -> Aim:
    """K-8, K-9.1, K-11 Beat the combination of a card or of the king."""
    return Aim(BEAT, target, rerolls, cards, False, [], [], PRINTED, False)


def defend(attack: i64, rerolls: i64, cards: i64, terms: Terms = PRINTED) -> Aim:
    """K-9.4 Beat the attacker's strength, or reach it where ties defend; full strengths where all plus dice count."""
    return Aim(BEAT, attack - 1 if terms.ties_defend else attack, rerolls, cards, terms.all_plus_dice, [], [], PRINTED,
                False)  # fmt: skip


def take(target: i64, rerolls: i64, cards: i64, defender: i64, terms: Terms = PRINTED) -> Aim:
    """K-9.2 Beat a castle's combination and then hold out against its owner's roll (an entry)."""
    return Aim(TAKE, target, rerolls, cards, False, [int(defender)], [], terms, False)


def win(
    leader: i64,
    rerolls: i64,
    cards: i64,
    later: list[int],
    terms: Terms = PRINTED,
    tied: list[int] | None = None,
    exact: bool = True,
) -> Aim:
    """K-10 Win a tournament: beat the leader (NO_LEADER at first), and be beaten by none of the later entries.

    Where ties are rolled off, `tied` are the entries of those who have rolled the leader's strength.
    """
    leaders = tied if tied is not None and terms.ties_roll_off else []
    differs = terms.ties_roll_off or len(later) > 1
    return Aim(WIN, leader, rerolls, cards, terms.all_plus_dice, later, leaders, terms, exact and differs)


@final
class Chances:
    """What has been worked out so far. Pass it on: making a new one means to work everything out again."""

    def __init__(self) -> None:
        self.scales: dict[int, Scale] = {}
        self.beating: dict[int, list[float]] = {}
        self.plans: dict[tuple[int, ...], Plan] = {}
        self.known: dict[tuple[int, ...], float] = {}
        self.solutions: dict[tuple[int, ...], Solution] = {}
        self.entrants: dict[tuple[int, ...], Entrant] = {}
        self.roll_offs: dict[tuple[int, ...], RollOffs] = {}

    # Answers.

    def chance(self, aim: Aim) -> float:
        """How likely the aim is reached, before the first throw, by somebody who rolls as well as can be."""
        if aim.kind == BEAT:
            return self.beats(aim.target, aim.rerolls, aim.cards, aim.full)
        found = self.known.get(aim.key)
        if found is None:
            found = best_chance(self.utility(aim), aim.rerolls)
            if len(self.known) >= MOST_CHANCES:
                self.known.clear()
            self.known[aim.key] = found
        return found

    def plan(self, aim: Aim) -> Plan:
        """What to keep in every position of the roll."""
        found = self.plans.get(aim.key)
        if found is None:
            found = plan(self.utility(aim), aim.rerolls)
            if len(self.plans) >= MOST_PLANS:
                self.plans.clear()
            self.plans[aim.key] = found
        return found

    def solution(self, aim: Aim) -> Solution:
        """All values of the roll."""
        found = self.solutions.get(aim.key)
        if found is None:
            found = Solution(self.utility(aim), aim.rerolls)
            if len(self.solutions) >= MOST_SOLUTIONS:
                self.solutions.clear()
            self.solutions[aim.key] = found
        return found

    def beats(self, target: i64, rerolls: i64, cards: i64, full: bool = False) -> float:
        """B(t, R, cards): the best chance to beat a strength."""
        scale = self.scale(cards, full)
        code = int(entry(rerolls, cards) * 2 + (1 if full else 0))
        row = self.beating.get(code)
        if row is None:
            row = [UNSOLVED] * (len(scale.steps) + 1)
            self.beating[code] = row
        threshold = scale.threshold(target)
        found = row[threshold]
        if found == UNSOLVED:
            found = best_chance(scale.beating(threshold), rerolls)
            row[threshold] = found
        return found

    def tournament(self, entries: list[int], terms: Terms = PRINTED, leader: i64 = NO_LEADER, leading: int = 0,
                   ) -> list[float]:  # fmt: skip
        """K-10 The exact chance of everybody, in rolling order.

        The first `leading` of the entries have rolled already, and rolled `leader`, the best strength so far; more than
        one only where ties are rolled off. Those who have rolled less are out and not named.
        """
        if terms.ties_roll_off:
            whole = self.rolling_off(entries, terms.all_plus_dice)
            group = BIT[len(entries)] - 1
            if leading == 0:
                return whole.chances(group)
            return GroupRoll(whole, group, whole.chances(group)).after(leading, leader, BIT[leading] - 1)[:-1]
        chances = winning_chances(self.followers(entries[leading:], terms.all_plus_dice), leader)
        return [1.0 - sum(chances), *chances] if leading else chances

    # How aims are weighed.

    def utility(self, aim: Aim) -> list[float]:
        """By state: what a roll that ends there is worth."""
        scale = self.scale(aim.cards, aim.full)
        if aim.kind == BEAT:
            return scale.beating(scale.threshold(aim.target))
        if aim.kind == TAKE:
            return self.castle_utility(aim)
        threshold = scale.threshold(aim.target)
        if aim.terms.ties_roll_off:
            return self.tied_utility(aim, scale, threshold)
        if aim.exact:
            later = self.followers(aim.rivals, aim.full)
            ahead = [1.0] * len(scale.steps)
            for rank in range(threshold, len(scale.steps)):
                for rival in later:
                    ahead[rank] *= rival.failing(scale.steps[rank])
            return scale.weighed(ahead, threshold)
        return scale.weighed([self.unbeaten(step, aim) for step in scale.steps], threshold)

    def castle_utility(self, aim: Aim) -> list[float]:
        """K-9.4 The castle is taken by a roll that beats it and that its owner does not beat."""
        full = aim.terms.all_plus_dice
        scale = self.scale(aim.cards, full)
        rival: i64 = aim.rivals[0]
        taken: list[float] = []
        for step in scale.steps:
            if (step >> FULL_BITS if full else step) <= aim.target:
                taken.append(0.0)
            else:
                attack = step - 1 if aim.terms.ties_defend else step
                taken.append(1.0 - self.beats(attack, entry_rerolls(rival), entry_cards(rival), full))
        return scale.weighed(taken, 0)

    def unbeaten(self, strength: i64, aim: Aim) -> float:
        """The chance that no later roller beats a strength, each of them caring for it alone."""
        chance = 1.0
        for rival in aim.rivals:
            chance *= 1.0 - self.beats(strength, entry_rerolls(rival), entry_cards(rival), aim.full)
        return chance

    def tied_utility(self, aim: Aim, scale: Scale, threshold: i64) -> list[float]:
        """K-10.4 Who ties with the best rolls again. Where it need not be exact a tie is worth an equal share."""
        if aim.exact:
            everybody = [*aim.tied, int(entry(aim.rerolls, aim.cards)), *aim.rivals]
            whole = self.rolling_off(everybody, aim.full)
            group = BIT[len(everybody)] - 1
            rolling = GroupRoll(whole, group, whole.chances(group))
            return rolling.utility(len(aim.tied), aim.target, BIT[len(aim.tied)] - 1)
        worth: list[float] = []
        for step in scale.steps:
            ahead = 1.0
            for rival in aim.rivals:
                rerolls, cards = entry_rerolls(rival), entry_cards(rival)
                beaten = self.beats(step, rerolls, cards, aim.full)
                level = self.beats(step - 1, rerolls, cards, aim.full)
                ahead *= 1.0 - beaten - HALF * (level - beaten)
            worth.append(ahead)
        utility = scale.weighed(worth, threshold)
        if threshold > 0 and scale.steps[threshold - 1] == aim.target:
            share = worth[threshold - 1] / float(len(aim.tied) + 1)
            for state, rank in enumerate(scale.rank):
                if rank == threshold - 1:
                    utility[state] = share
        return utility

    # What is shared.

    def scale(self, cards: i64, full: bool) -> Scale:
        code = int(cards * 2 + (1 if full else 0))
        found = self.scales.get(code)
        if found is None:
            found = Scale(cards, full)
            self.scales[code] = found
        return found

    def followers(self, entries: list[int], full: bool) -> list[Entrant]:
        """Those who roll one after another, each solved with all who come later."""
        found: list[Entrant] = []
        for place in range(len(entries) - 1, -1, -1):
            key = (int(full), *entries[place:])
            entrant = self.entrants.get(key)
            if entrant is None:
                who: i64 = entries[place]
                entrant = Entrant(self.scale(entry_cards(who), full), entry_rerolls(who), found[::-1])
                if len(self.entrants) >= MOST_ENTRANTS:
                    self.entrants.clear()
                self.entrants[key] = entrant
            found.append(entrant)
        found.reverse()
        return found

    def rolling_off(self, entries: list[int], full: bool) -> RollOffs:
        key = (int(full), *entries)
        found = self.roll_offs.get(key)
        if found is None:
            found = RollOffs([self.scale(entry_cards(who), full) for who in entries], entries)
            if len(self.roll_offs) >= MOST_ROLL_OFFS:
                self.roll_offs.clear()
            self.roll_offs[key] = found
        return found
