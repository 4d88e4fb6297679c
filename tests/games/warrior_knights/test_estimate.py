"""The estimate of mid-game: shares of the victory that mean something."""

from __future__ import annotations

from math import log

import pytest

from banneret.core.chance import FastChance
from banneret.games.warrior_knights.bot.estimate import estimate
from banneret.games.warrior_knights.bot.expert import WarriorKnightsExpert
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.ending import end_game
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from tests.games.warrior_knights.tables import fates, noble, own, play, reveal, table, troop

CITIES = ["froli", "monz", "alta", "rota", "berac"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_shares_add_up_and_are_equal_where_all_have_the_same(players: int) -> None:
    found = estimate(table(players))
    assert sum(found) == pytest.approx(1.0)
    assert found == pytest.approx([1 / players] * players)


def test_what_a_Baron_has_more_of_makes_his_share_greater() -> None:
    def first() -> float:
        return estimate(game)[0]

    game = table(3)
    equal = first()
    game.influence = put(game.influence, 0, 2)
    with_influence = first()
    own(game, 0, "froli")
    with_city = first()
    troop(game, 0, "garrison", "swiss_200")
    with_troops = first()
    assert equal < with_influence < with_city < with_troops
    game.strongholds = put(game.strongholds, 0, -1)
    assert first() < with_troops


def test_a_lead_matters_more_when_the_pool_runs_out() -> None:
    game = table(3)
    game.influence = put(game.influence, 1, 3)
    game.pool = 25
    early = estimate(game)[1]
    game.pool = 2
    assert estimate(game)[1] > early


def test_enough_cities_are_nearly_a_victory() -> None:
    game = table(2)
    own(game, 0, *CITIES[:4])
    before = estimate(game)[0]
    own(game, 0, *CITIES)
    assert estimate(game)[0] > max(before, 0.9)


def test_a_game_that_is_over_is_worth_what_it_was() -> None:
    game = table(3)
    end_game(game, 2, 2, "W-14.2")
    assert estimate(game) == [0.0, 0.0, 1.0]


def test_a_Baron_who_is_out_has_no_share() -> None:
    game = table(3, {"player_elimination": "on"})
    game.out = 2
    assert estimate(game)[1] == pytest.approx(0.0, abs=1e-6)


def test_search_keeps_apart_what_chance_has_shown_and_nothing_else() -> None:
    found: set[int] = set()
    for first in (1, 2):
        game = table(2)
        noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
        fates(game, first)
        reveal(game, "0:versatile_strategy")
        asked = WARRIOR_KNIGHTS.bot.learnt(game, 0)
        play(game, "target froli", "assault", "with triangle", "attack")
        assert WARRIOR_KNIGHTS.bot.learnt(game, 0) != asked
        found.add(int(WARRIOR_KNIGHTS.bot.learnt(game, 0)))
        other = game.clone()
        other.fate = other.fate[::-1]
        other.fate_hands = [other.fate_hands[0], other.fate[:2]]
        assert WARRIOR_KNIGHTS.bot.learnt(other, 0) == WARRIOR_KNIGHTS.bot.learnt(game, 0)
    assert len(found) == 2


def test_it_tells_more_than_equal_shares_in_games_that_it_was_not_fitted_to() -> None:
    expert = WarriorKnightsExpert()
    loss = 0.0
    equal = 0.0
    for seed in range(8):
        players = 2 + seed % 4
        chance = FastChance(500 + seed)
        game = WARRIOR_KNIGHTS.new(players, chance=chance)
        assert isinstance(game, WarriorKnights)
        seen: list[list[float]] = []
        asked = 0
        while (seat := game.turn()) >= 0:
            asked += 1
            if asked % 40 == 0 and game.round > 1:
                seen.append(WARRIOR_KNIGHTS.bot.evaluate(game))
            game.apply(seat, expert.choose(game, seat, chance), chance)
        for shares in seen:
            equal += log(players)
            for share, result in zip(shares, game.returns(), strict=True):
                loss -= result * log(max(share, 1e-9))
    assert loss < 0.85 * equal
