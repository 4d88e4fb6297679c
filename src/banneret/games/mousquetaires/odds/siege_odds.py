"""M-13 La Rochelle worked out exactly: one round, and the marker after several rounds with the same cards there."""

from math import comb
from typing import final

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.cards import SWORD
from banneret.games.mousquetaires.rules.data import MousquetairesData


def swords_spread(dice: i64, faces: list[int]) -> list[float]:
    """The chance of each number of swords."""
    chance = float(faces.count(SWORD)) / float(len(faces))
    count = int(dice)
    return [float(comb(count, hits)) * chance**hits * (1.0 - chance) ** (count - hits) for hits in range(count + 1)]


@final
class SiegeRound:
    """M-13.5 to M-13.8 One roll: `leads[lead + span]` is the chance that the musketeers lead by so many swords.

    `more` are Milady's swords beside the dice (the Smuggler), `sacrifices` how many of her swords can be bought off.
    """

    def __init__(self, data: MousquetairesData, blue: i64, red: i64, more: i64, sacrifices: i64) -> None:
        self.span: i64 = red + more
        self.leads = [0.0] * int(self.span + blue + 1)
        mine = swords_spread(blue, data.blue_faces)
        theirs = swords_spread(red, data.red_faces)
        for hits in range(blue + 1):
            for against in range(red + 1):
                lead: i64 = hits - max(0, against + more - sacrifices)
                self.leads[lead + self.span] += mine[hits] * theirs[against]

    def lost_from(self, marker: i64) -> float:
        """The chance that Milady wins by this roll."""
        return self.at_most(-marker)

    def at_most(self, lead: i64) -> float:
        chance = 0.0
        at: i64 = 0
        while at < len(self.leads) and at - self.span <= lead:
            chance += self.leads[at]
            at += 1
        return chance

    def mean(self) -> float:
        total = 0.0
        for at in range(len(self.leads)):
            total += float(at - self.span) * self.leads[at]
        return total


@final
class SiegeOutlook:
    """The marker after some rounds: lost, the right end reached at some time, and where it stands."""

    def __init__(self, end: i64, marker: i64) -> None:
        self.end: i64 = end
        self.places = [0.0] * int(end + 1)  # the right end not reached so far; 0 is lost
        self.crowned = [0.0] * int(end + 1)  # the right end reached before
        if marker == end:
            self.crowned[marker] = 1.0
        else:
            self.places[marker] = 1.0

    def after(self, one: SiegeRound) -> None:
        """Another roll; Milady's victory is final."""
        end = self.end
        places = [0.0] * int(end + 1)
        crowned = [0.0] * int(end + 1)
        places[0] = self.places[0]
        crowned[0] = self.crowned[0]
        for marker in range(1, end + 1):
            for at in range(len(one.leads)):
                goal: i64 = max(0, min(end, marker + at - one.span))
                crowned[goal] += self.crowned[marker] * one.leads[at]
                if goal == end:
                    crowned[goal] += self.places[marker] * one.leads[at]
                else:
                    places[goal] += self.places[marker] * one.leads[at]
        self.places = places
        self.crowned = crowned

    def lost(self) -> float:
        return self.places[0] + self.crowned[0]

    def reached_end(self) -> float:
        return sum(self.crowned, 0.0)

    def at_least(self, marker: i64) -> float:
        """The chance that the marker stands at a space or further to the right."""
        return sum(self.places[marker:], 0.0) + sum(self.crowned[marker:], 0.0)
