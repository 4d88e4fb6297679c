"""Chances in fights: two bonus cards, each known or out of a known set, and what the columns give (sections 7, 17).

What stands in the columns is told by an edge: twice the attacker's lead without bonus cards, less one where the
defending lead wins ties (F-7.6). So the attacker wins where `edge + 2 * (his points - the defender's)` is above zero,
loses where it is below, and ties where it is zero. A spread holds for each number of command points how likely it is.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.field_of_glory.rules.cards import KINDS

POINTS: Final = 10  # command points are 0 (no bonus card) to 9


@final
class FightOdds:
    """How likely the attacker wins, ties, loses."""

    def __init__(self, win: float, tie: float, lose: float) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose


def certain(points: i64) -> list[float]:
    """The spread of a known card."""
    spread = [0.0] * POINTS
    spread[points] = 1.0
    return spread


def spread_of(counts: list[int], points: list[int]) -> list[float]:
    """The spread of a card drawn from a set, counted by kind; without any card the bonus is 0 (F-7.3)."""
    weights = [0.0] * POINTS
    total = 0.0
    for kind in range(KINDS):
        weights[points[kind]] += float(counts[kind])
        total += float(counts[kind])
    if total <= 0.0:
        return certain(0)
    return [weight / total for weight in weights]


def fight_odds(edge: i64, attack: list[float], defence: list[float]) -> FightOdds:
    """The chances of a fight, exact for independent bonus cards."""
    win = 0.0
    tie = 0.0
    lose = 0.0
    mine: i64 = 0
    while mine < POINTS:
        chance = attack[mine]
        if chance > 0.0:
            theirs: i64 = 0
            while theirs < POINTS:
                both = chance * defence[theirs]
                lead = edge + 2 * (mine - theirs)
                if lead > 0:
                    win += both
                elif lead == 0:
                    tie += both
                else:
                    lose += both
                theirs += 1
        mine += 1
    return FightOdds(win, tie, lose)


def edge_of(lead: i64, ties_defend: bool) -> i64:
    """The edge of a lead in base strength."""
    return 2 * lead - 1 if ties_defend else 2 * lead


# Draws without replacement.


def chance_to_draw(wanted: i64, cards: i64, draws: i64, least: i64) -> float:
    """At least so many of the wanted cards in so many draws: hypergeometric."""
    draws = min(draws, cards)
    if least <= 0:
        return 1.0
    chance = 0.0
    count = least
    while count <= wanted and count <= draws:
        chance += ways(wanted, count) * ways(cards - wanted, draws - count) / ways(cards, draws)
        count += 1
    return min(1.0, chance)


def ways(cards: i64, taken: i64) -> float:
    """In how many ways some of the cards can be taken."""
    if taken < 0 or taken > cards:
        return 0.0
    found = 1.0
    for number in range(taken):
        found = found * float(cards - number) / float(number + 1)
    return found


def chance_of_points(counts: list[int], draws: i64, least: i64) -> float:
    """At least so many command points together in so many cards; `counts` are the cards by their points."""
    cards: i64 = sum(counts)
    draws = min(draws, cards)
    if least <= 0:
        return 1.0
    return ways_to_reach(counts, 0, draws, least) / ways(cards, draws)


def ways_to_reach(counts: list[int], value: i64, draws: i64, least: i64) -> float:
    """In how many ways so many cards of this value or more reach a sum."""
    if value == len(counts):
        return 1.0 if draws == 0 and least <= 0 else 0.0
    found = 0.0
    taken: i64 = 0
    while taken <= draws and taken <= counts[value]:
        found += ways(counts[value], taken) * ways_to_reach(counts, value + 1, draws - taken, least - taken * value)
        taken += 1
    return found
