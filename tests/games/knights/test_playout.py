"""The quick answers of playouts: always legal, sensible with dice, and they end games."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.table import Table
from banneret.games.knights.bot.playout import QuickPolicy, dice_to_reroll
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.state import Knights
from tests.games.knights.tables import state, table

ROLL: dict[str, Any] = {
    "phase": "rolling", "purpose": "pile", "left": "castle_blue_2", "rerolls_left": 2,
    "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1", "Eva": "castle_white_1"},
}  # fmt: skip


def answer(at: Table) -> str:
    return QuickPolicy().choose(state(at), at.game.turn(), FastChance(1)).notation


def rerolls(**words: Any) -> str:
    mask = dice_to_reroll(state(table({**ROLL, **words})))
    return " ".join(str(place + 1) for place in range(6) if mask >> place & 1)


@pytest.mark.parametrize("players", KNIGHTS.players)
def test_it_answers_legally_and_games_end_soon(players: int) -> None:
    policy = KNIGHTS.bot.playout_policy()
    turns = 0
    for seed in range(20):
        chance = FastChance(seed)
        options = {"plus_dice": "all", "tournament_tie": "rolloff"} if seed % 2 else {}
        game = KNIGHTS.new(players, options, chance=chance)
        while not game.over:
            seat = game.turn()
            action = policy.choose(game, seat, chance)
            assert action in game.legal(seat)
            game.apply(seat, action, chance)
        assert isinstance(game, Knights)
        turns += int(game.turns)
    assert turns / 20 < 25 * players


def test_it_keeps_the_largest_set_and_locked_dice() -> None:
    assert rerolls(lying="5 5 2 1 6 6") == "3 4"
    assert rerolls(lying="3 3 5 5 1 6") == "1 2 5"
    assert rerolls(lying="1 2 3 6 6 6", specials={"Anita": "die_2_a"}) == "1 3"


def test_it_stops_when_the_card_is_beaten_but_goes_on_against_castles_where_nothing_can_be_lost() -> None:
    assert rerolls(lying="4 4 4 5 1 2") == ""
    attack = {"purpose": "attack_castle", "prize": "castle_green_1"}
    assert rerolls(lying="4 4 4 5 1 2", **attack) == "4 5 6"
    assert rerolls(lying="2 2 2 3 1 6", **attack) == ""


def test_it_picks_die_by_die() -> None:
    at = table({**ROLL, "lying": "5 5 2 1 6 6"})
    assert answer(at) == "pick 3"
    at = table({**ROLL, "lying": "5 5 2 1 6 6", "picked": "3"})
    assert answer(at) == "pick 4"
    at = table({**ROLL, "lying": "5 5 2 1 6 6", "picked": "3 4"})
    assert answer(at) == "reroll"
    at = table({**ROLL, "lying": "4 4 4 5 1 2"})
    assert answer(at) == "stop"


def test_it_takes_part_gives_up_its_weakest_castle_and_uses_its_guards() -> None:
    castles = {"castles": {"Anita": "castle_yellow_3 castle_red_1 castle_blue_3"}}
    assert answer(table({**ROLL, "phase": "join", "left": "tournament_1", "results": {"Anita": [1, 5, 4]}})) == "join"
    assert answer(table({**castles, "phase": "revenge"})) == "give castle_red_1"
    assert answer(table({**castles, "phase": "revenge", "chosen": "castle_red_1"})) == "under left"
    guards = {**castles, "phase": "guards", "specials": {"Anita": "castle_guard_a"}}
    assert answer(table(guards)) == "cover castle_yellow_3"
    chosen = {"chosen": "castle_yellow_3"}
    assert answer(table({**guards, **chosen})) == "cover castle_red_1"
    assert answer(table({**guards, "castle_guard_on": {"Anita": "castle_red_1"}})) == "keep"
