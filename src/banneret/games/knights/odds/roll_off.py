"""K-10.4 with `tournament_tie = rolloff`: everybody tied for the best strength rolls again, in the same order.

To tie is then worth something too: the chance in the roll-off among those tied. A tournament is therefore solved after
all roll-offs among fewer of its members; that all of them tie again and everything starts anew is a fixed point. Sets
of members are masks; a *leader* is the best strength so far and the set of those who rolled it.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.knights.odds.contest import CARD_SETS, NO_LEADER, Scale
from banneret.games.knights.odds.solver import Plan, plan, spread

CLOSE: Final = 1e-7  # what one more round would change is far less
MOST_ROUNDS: Final = 20

# By set of leaders: the chances of all members, and at the end the chance that all of them tie.
Outlook = dict[int, list[float]]


@final
class RollOffs:
    """The members of a tournament in rolling order, and their chances in the roll-off of any of them."""

    def __init__(self, scales: list[Scale], entries: list[int]) -> None:
        self.scales = scales
        self.entries = entries
        self.known: dict[tuple[int, ...], list[float]] = {}  # by the entries of a group: the chances of its members

    def chances(self, group: i64) -> list[float]:
        """The chance of every member if this group rolls for the card, nobody leading yet; 0 for all others."""
        members = self.members(group)
        entries = tuple([self.entries[member] for member in members])
        found = self.known.get(entries)
        if found is None:
            found = self.solve(group, members)
            self.known[entries] = found
        chances = [0.0] * len(self.scales)
        for place, member in enumerate(members):
            chances[member] = found[place]
        return chances

    def solve(self, group: i64, members: list[int]) -> list[float]:
        """The chances of the members of a group, in their order."""
        guess = [0.0] * len(self.scales)
        for member in members:
            guess[member] = 1.0 / float(len(members))
        if len(members) > 1:
            for _ in range(MOST_ROUNDS):
                told = GroupRoll(self, group, guess).outlook(0, NO_LEADER)[0]
                again = told[-1]
                apart = 0.0
                better = guess[:]
                for member in members:
                    better[member] = (told[member] - again * guess[member]) / (1.0 - again)
                    apart = max(apart, abs(better[member] - guess[member]))
                guess = better
                if apart * again < CLOSE:
                    break
        return [guess[member] for member in members]

    def members(self, group: i64) -> list[int]:
        """The members of a group in rolling order."""
        return [at for at in range(len(self.scales)) if BIT[at] & group != 0]


@final
class GroupRoll:
    """A group that rolls in order; `guess` are the chances of its members if all of them tie."""

    def __init__(self, whole: RollOffs, group: i64, guess: list[float]) -> None:
        self.whole = whole
        self.order = whole.members(group)
        self.known: dict[tuple[int, int], Outlook] = {}
        self.ended: Outlook = {int(group): [*guess, 1.0]}

    def settled(self, leaders: i64) -> list[float]:
        """Everybody has rolled: one leader wins, several roll off."""
        found = self.ended.get(int(leaders))
        if found is None:
            found = [*self.whole.chances(leaders), 0.0]
            self.ended[int(leaders)] = found
        return found

    def after(self, place: i64, strength: i64, leaders: i64) -> list[float]:
        """The chances when the roller at that place of the order is about to roll."""
        if place == len(self.order):
            return self.settled(leaders)
        return self.outlook(place, strength)[int(leaders)]

    def outlook(self, place: i64, strength: i64) -> Outlook:
        """The chances for every set of leaders that earlier rollers can be; nobody, where the first one rolls."""
        found = self.known.get((int(place), int(strength)))
        if found is None:
            found = self.look(place, strength)
            self.known[(int(place), int(strength))] = found
        return found

    def look(self, place: i64, strength: i64) -> Outlook:
        roller: i64 = self.order[place]
        scale = self.whole.scales[roller]
        threshold = scale.threshold(strength)
        ahead = [self.after(place + 1, step, BIT[roller]) for step in scale.steps[threshold:]]
        ties = threshold > 0 and scale.steps[threshold - 1] == strength
        told: Outlook = {}
        for leaders in self.possible_leaders(place, strength):
            told[leaders] = self.after(place + 1, strength, leaders | BIT[roller]) if ties else []
        plans = self.plans_for(roller, threshold, ahead, told)
        for leaders, tied in told.items():
            failed = self.after(place + 1, strength, leaders) if threshold > 0 else []
            ends = plans[leaders]
            chances = [0.0] * (len(self.whole.scales) + 1)
            for rank, share in enumerate(ends):
                if share > 0.0:
                    gains = ahead[rank - threshold] if rank >= threshold else failed
                    if ties and rank == threshold - 1:
                        gains = tied
                    for at in range(len(chances)):
                        chances[at] += share * gains[at]
            told[leaders] = chances
        return told

    def plans_for(self, roller: i64, threshold: i64, ahead: list[list[float]], tied: Outlook) -> dict[int, list[float]]:
        """By set of leaders: how likely each step is at the end, if the roller rolls as is best against them.

        Only what a tie is worth differs. What is best both for the least and for the greatest worth is best in between.
        """
        rerolls: i64 = self.whole.entries[roller] // CARD_SETS
        scale = self.whole.scales[roller]
        by_worth = sorted(tied, key=lambda leaders: tied[leaders][roller] if tied[leaders] else 0.0)
        least = plan(self.weigh(roller, threshold, ahead, tied[by_worth[0]]), rerolls)
        ends = ends_of(least, scale)
        found = {by_worth[0]: ends}
        if len(by_worth) > 1:
            most = plan(self.weigh(roller, threshold, ahead, tied[by_worth[-1]]), rerolls)
            same = most.kept == least.kept
            for leaders in by_worth[1:]:
                if not same:
                    ends = ends_of(plan(self.weigh(roller, threshold, ahead, tied[leaders]), rerolls), scale)
                found[leaders] = ends
        return found

    def possible_leaders(self, place: i64, strength: i64) -> list[int]:
        """Every set of earlier rollers who can have rolled a strength."""
        if place == 0:
            return [0]
        sets: list[int] = [0]
        for member in self.order[:place]:
            scale = self.whole.scales[member]
            threshold = scale.threshold(strength)
            if threshold > 0 and scale.steps[threshold - 1] == strength:
                bit = int(BIT[member])
                sets = sets + [one | bit for one in sets]
        return [one for one in sets if one != 0]

    def weigh(self, roller: i64, threshold: i64, ahead: list[list[float]], tied: list[float]) -> list[float]:
        """What the roller's steps are worth to it: ahead of all, level with the leaders, or nothing."""
        worth = [0.0] * threshold + [chances[roller] for chances in ahead]
        if tied:
            worth[threshold - 1] = tied[roller]
        return [worth[rank] for rank in self.whole.scales[roller].rank]

    def utility(self, place: i64, strength: i64, leaders: i64) -> list[float]:
        """By state, what it is worth to the roller at a place of the order."""
        roller: i64 = self.order[place]
        scale = self.whole.scales[roller]
        threshold = scale.threshold(strength)
        ahead = [self.after(place + 1, step, BIT[roller]) for step in scale.steps[threshold:]]
        ties = threshold > 0 and scale.steps[threshold - 1] == strength
        tied = self.after(place + 1, strength, leaders | BIT[roller]) if ties else []
        return self.weigh(roller, threshold, ahead, tied)


def ends_of(best: Plan, scale: Scale) -> list[float]:
    """By step: how likely a roll by a plan ends there."""
    ends = [0.0] * len(scale.steps)
    for state, share in enumerate(spread(best)):
        ends[scale.rank[state]] += share
    return ends
