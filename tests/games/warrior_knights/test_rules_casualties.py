"""W-12.2 Which mercenaries fall with a noble: every greatest set can be named, and each in one way alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.cards import STRENGTH, TROOP_IDS
from banneret.games.warrior_knights.rules.losses import CasualtyToll
from banneret.games.warrior_knights.rules.state import WarriorKnights
from tests.games.warrior_knights.card_tables import hurt
from tests.games.warrior_knights.tables import asks, noble, table, why

ARMIES = [
    ["english_50", "polish_50", "swiss_50"],
    ["english_50", "english_50", "polish_50", "swiss_100"],
    ["english_100", "english_50", "polish_100", "swiss_150", "lombard_50"],
    ["english_150", "swiss_150", "polish_200"],
    ["english_50", "english_100"],
    ["swiss_200"],
]


def outcomes(game: WarriorKnights) -> list[tuple[int, ...]]:
    """What is left of the army at the end of every way of answering."""
    if asks(game) != "LoseTroops":
        return [tuple(game.armies[0])]
    found: list[tuple[int, ...]] = []
    for action in game.legal(game.turn()):
        at = game.clone()
        at.apply(at.turn(), action, FastChance(1))
        found.extend(outcomes(at))
    return found


@pytest.mark.parametrize("tokens", [1, 2, 3])
@pytest.mark.parametrize("troops", ARMIES, ids=[" ".join(troops) for troops in ARMIES])
def test_W_12_2_each_greatest_set_can_be_named_in_one_way(troops: list[str], tokens: int) -> None:
    game = table(2)
    hurt(game, noble(game, 0, "star", "monz", *troops, "vassal_100"), tokens)
    kinds = [TROOP_IDS.index(name) for name in troops]
    sets = [group for size in range(len(kinds) + 1) for group in combinations(kinds, size)]
    totals = {group: sum(STRENGTH[kind] for kind in group) for group in sets}
    most = max(total for total in totals.values() if total <= 100 * tokens)
    lost = {tuple(sorted(group)) for group, total in totals.items() if total == most}
    game.push(CasualtyToll(0))
    game.advance(FastChance(1))
    left = outcomes(game)
    assert len(left) == len(set(left)) == len(lost)
    for army in left:
        assert 25 in army  # the vassal stays
    assert game.casualties[0] == 0


def test_W_12_2_an_earlier_kind_is_not_named_after_a_later_one() -> None:
    game = table(2)
    hurt(game, noble(game, 0, "star", "monz", "english_50", "polish_50", "swiss_50", "lombard_50"), 1)
    game.push(CasualtyToll(0))
    game.advance(FastChance(1))
    assert [action.notation for action in game.legal(0)] == ["lose english_50", "lose polish_50", "lose swiss_50"]
    game.apply(0, game.legal(0)[1], FastChance(1))
    assert [action.notation for action in game.legal(0)] == ["lose swiss_50", "lose lombard_50"]
    assert why(game, "lose english_50") == "total_not_reached"
