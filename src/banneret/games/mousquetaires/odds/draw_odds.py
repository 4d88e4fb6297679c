"""Counting out: drawing a card that is needed, searching Paris, Constance's abduction."""

from math import comb

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.cards import LILY, SWORD
from banneret.games.mousquetaires.rules.searching_paris import SEARCH_DICE


def chance_to_draw(wanted: i64, cards: i64, draws: i64, least: i64) -> float:
    """At least so many of the wanted cards among the next draws of a shuffled deck (hypergeometric)."""
    good = int(wanted)
    deck = int(cards)
    taken = min(int(draws), deck)
    if least <= 0:
        return 1.0
    ways = 0
    for hits in range(int(least), min(good, taken) + 1):
        if taken - hits <= deck - good:
            ways += comb(good, hits) * comb(deck - good, taken - hits)
    return float(ways) / float(comb(deck, taken))


def successes_within(dice: i64, hit: float, times: i64, target: i64) -> float:
    """The chance of so many successes when some dice are rolled several times (binomial)."""
    count = int(dice * times)
    return sum(
        [comb(count, hits) * hit**hits * (1.0 - hit) ** (count - hits) for hits in range(int(target), count + 1)], 0.0
    )


def search_chance(faces: list[int], times: i64, target: i64) -> float:
    """M-11.5 Searches: three blue dice each, a sword or a lily is a success."""
    return successes_within(SEARCH_DICE, search_hit(faces), times, target)


def search_hit(faces: list[int]) -> float:
    """M-11.5 The chance that one die of a search is a success."""
    return float(faces.count(SWORD) + faces.count(LILY)) / float(len(faces))


def mean_search(faces: list[int]) -> float:
    """The successes of one search on average."""
    return float(SEARCH_DICE) * search_hit(faces)


def searches_needed(faces: list[int], target: i64) -> float:
    """How many searches it takes on average until so many successes are there."""
    hit = search_hit(faces)
    expected = [0.0]
    for missing in range(1, int(target) + 1):
        rest = 1.0  # this search
        for hits in range(1, SEARCH_DICE + 1):
            chance = comb(SEARCH_DICE, hits) * hit**hits * (1.0 - hit) ** (SEARCH_DICE - hits)
            rest += chance * expected[max(0, missing - hits)]
        expected.append(rest / (1.0 - (1.0 - hit) ** SEARCH_DICE))
    return expected[int(target)]


def abduction_chance(faces: list[int], dice: i64, rounds: i64, target: i64) -> float:
    """M-20.4 The Abduction: red dice at the end of each round, a sword is a success of Milady."""
    return successes_within(dice, float(faces.count(SWORD)) / float(len(faces)), rounds, target)
