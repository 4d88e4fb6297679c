"""Where combinations end, counted a second time: every hand of two cards, by the second reading of section 8."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from banneret.core.odds import OddsChart
from banneret.games.havoc.kind import HAVOC
from tests.games.havoc.second_reading import key

SAMPLED = 0.015  # 20,000 deals are right to about half a percent


def asked(question: str, **given: str) -> OddsChart:
    return HAVOC.odds.chart(question, {name: [text] for name, text in given.items()}, "en", HAVOC.rules.load_data())


def cards_of_two() -> list[str]:
    """H-2.1 What is in play with two players."""
    return [f"{suit}{value}" for suit in "bogkyn" for value in range(1, 9)] + ["D"] * 6


@pytest.mark.parametrize(("hand", "left"), [("b8 o8", 1), ("b1 o1", 0), ("b8 o7", 0), ("b5 o4", 3), ("D D", 0)])
def test_H_9_1_a_combination_ends_where_every_other_hand_of_two_says(hand: str, left: int) -> None:
    rest, own = cards_of_two(), hand.split()
    for card in own:
        rest.remove(card)
    places = [0, 0]
    for other in combinations(rest, 2):
        # The other lays the best of both cards; equal combinations go to the smaller hand.
        theirs = max((key(list(cards)), len(cards) - 2) for cards in [other, other[:1], other[1:]])
        places[theirs > (key(own), -left)] += 1
    shown = [row.chances[0] for row in asked("beat", hand=hand, players="2", held="2", left=str(left)).rows]
    assert shown == pytest.approx([count / sum(places) for count in places], abs=SAMPLED)


def test_H_8_3_random_hands_of_three_are_as_good_as_all_of_them_are() -> None:
    shares: dict[str, float] = {row.name: row.chances[0] or 0.0 for row in asked("ranks", players="2", cards="3").rows}
    hands = Counter(key(list(hand))[0] for hand in combinations(cards_of_two(), 3))
    for strength, name in ((1, "high_card"), (2, "pair"), (4, "three_of_a_kind")):
        assert shares[name] == pytest.approx(hands[strength] / hands.total(), abs=0.005), name
