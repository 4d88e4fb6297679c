"""K-10 A tournament as a game of its own: everybody rolls once, in order, and plays for the card (section 8.2).

Whoever rolls knows the best roll so far. A roll that does not beat it wins nothing; one that does wins if all later
rollers fail to beat it in turn. So the last roller is solved first, then the one before, up to the organiser.

An *entry* is who rolls: how many rerolls, and which die cards (a mask), as one number. A *threshold* is how many of the
different strengths that an entry can roll do not beat the best so far: all that the roller has to know of it.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.knights.odds.dice import POOL
from banneret.games.knights.odds.solver import best_chance, plan, spread
from banneret.games.knights.rules.strength import EXTRA_DICE, full_strength_of, strength_of

CARD_SETS: Final = 32
UNSOLVED: Final = -1.0
NO_LEADER: Final = -1  # weaker than every roll, the one of six sixes too


def entry(rerolls: i64, cards: i64) -> i64:
    """Who rolls: rerolls and die cards."""
    return rerolls * CARD_SETS + cards


def entry_rerolls(who: i64) -> i64:
    return who // CARD_SETS


def entry_cards(who: i64) -> i64:
    return who % CARD_SETS


@final
class Scale:
    """The different strengths that six dice and some die cards can give, weakest first; full ones by K-3.8."""

    def __init__(self, cards: i64, full: bool) -> None:
        self.of_state: list[i64] = []
        for pool in POOL:
            counts = pool + EXTRA_DICE[cards]
            self.of_state.append(full_strength_of(counts) if full else strength_of(counts))
        self.steps: list[i64] = sorted(set(self.of_state))
        places = {step: place for place, step in enumerate(self.steps)}
        self.rank: list[int] = [places[strength] for strength in self.of_state]

    def threshold(self, strength: i64) -> i64:
        """How many of the steps do not beat a strength."""
        low: i64 = 0
        high: i64 = len(self.steps)
        while low < high:
            middle = (low + high) // 2
            if self.steps[middle] <= strength:
                low = middle + 1
            else:
                high = middle
        return low

    def beating(self, threshold: i64) -> list[float]:
        """The utility of somebody who only wants to get beyond a threshold."""
        return [1.0 if rank >= threshold else 0.0 for rank in self.rank]

    def weighed(self, worth: list[float], threshold: i64) -> list[float]:
        """The utility of somebody to whom the steps beyond a threshold are worth something."""
        return [worth[rank] if rank >= threshold else 0.0 for rank in self.rank]


@final
class Entrant:
    """One roller of a tournament, solved for a threshold when it is asked for; those who roll later are known.

    `worth` is, by step, the chance that nobody later beats it.
    """

    def __init__(self, scale: Scale, rerolls: i64, later: list["Entrant"]) -> None:
        self.scale = scale
        self.rerolls: i64 = rerolls
        self.last = not later
        self.worth: list[float] = [still_ahead(later, step) for step in scale.steps]
        self.wins: list[float] = [UNSOLVED] * (len(scale.steps) + 1)
        self.fails: list[float] = [UNSOLVED] * (len(scale.steps) + 1)

    def solve(self, threshold: i64) -> None:
        """Find out `wins` and `fails` for a threshold: the chance to win the card, and the one not to get beyond it."""
        utility = self.scale.weighed(self.worth, threshold)
        if self.last:
            self.wins[threshold] = best_chance(utility, self.rerolls)
            self.fails[threshold] = 1.0 - self.wins[threshold]
            return
        best = plan(utility, self.rerolls)
        fails = 0.0
        for state, share in enumerate(spread(best)):
            if self.scale.rank[state] < threshold:
                fails += share
        self.wins[threshold] = best.chance
        self.fails[threshold] = fails

    def ends(self, threshold: i64) -> list[float]:
        """By step: the chance to end there against a threshold. It is not kept: there are many, and few who ask."""
        found = [0.0] * len(self.scale.steps)
        for state, share in enumerate(spread(plan(self.scale.weighed(self.worth, threshold), self.rerolls))):
            found[self.scale.rank[state]] += share
        return found

    def failing(self, strength: i64) -> float:
        """The chance not to beat a strength."""
        threshold = self.scale.threshold(strength)
        if self.fails[threshold] == UNSOLVED:
            self.solve(threshold)
        return self.fails[threshold]

    def winning(self, leader: i64) -> float:
        """The chance to win the card against the best strength so far."""
        threshold = self.scale.threshold(leader)
        if self.wins[threshold] == UNSOLVED:
            self.solve(threshold)
        return self.wins[threshold]


def still_ahead(later: list[Entrant], strength: i64) -> float:
    """The chance that a strength is beaten by none of those who have yet to roll."""
    chance = 1.0
    for entrant in later:
        chance *= entrant.failing(strength)
    return chance


def winning_chances(entrants: list[Entrant], leader: i64) -> list[float]:
    """The chance of everybody who has yet to roll, in order, to win the card; `leader` is the best strength so far."""
    chances: list[float] = []
    leading: dict[int, float] = {int(leader): 1.0}
    for entrant in entrants:
        scale = entrant.scale
        wins = 0.0
        faced = [0.0] * (len(scale.steps) + 1)
        led: dict[int, float] = {}
        for strength, share in leading.items():
            wins += share * entrant.winning(strength)
            faced[scale.threshold(strength)] += share
            led[strength] = share * entrant.failing(strength)
        chances.append(wins)
        if not entrant.last:
            for threshold, share in enumerate(faced):
                if share > 0.0:
                    ends = entrant.ends(threshold)
                    for rank in range(threshold, len(ends)):
                        step = int(scale.steps[rank])
                        led[step] = led.get(step, 0.0) + share * ends[rank]
        leading = led
    return chances
