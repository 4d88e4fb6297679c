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
    hit = float(faces.count(SWORD) + faces.count(LILY)) / float(len(faces))
    return successes_within(SEARCH_DICE, hit, times, target)


def abduction_chance(faces: list[int], dice: i64, rounds: i64, target: i64) -> float:
    """M-20.4 The Abduction: red dice at the end of each round, a sword is a success of Milady."""
    return successes_within(dice, float(faces.count(SWORD)) / float(len(faces)), rounds, target)
