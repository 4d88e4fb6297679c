"""Worlds that explain what the others did are searched more often; all of it follows from the view."""

from __future__ import annotations

import pytest

from banneret.arena.playing import Seats
from banneret.bots import Ismcts, make_bot
from banneret.bots.likely_worlds import UNWEIGHED, LikelyWorlds
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.view import View
from banneret.games.registry import load

BELIEVED = [("havoc", 2), ("havoc", 4), ("mousquetaires", 3)]
ENOUGH = 60


def position(kind: GameKind, players: int) -> tuple[Game, View]:
    """Experts in mid-game, at a question where somebody's worlds differ in what speaks for them."""
    chance = FastChance(7)
    game = kind.new(players, kind.rules.simulation_options(), chance=chance, listen=True)
    bots = [make_bot(kind, "expert", seed=seat) for seat in range(players)]
    for bot in bots:
        bot.needs_memory = True
    seats = Seats(kind, game, bots)
    seats.hear()
    for asked in range(2000):
        seat = int(game.turn())
        if asked >= ENOUGH and len(game.legal(seat)) > 1:
            view = kind.view(game, seat, seats.memories[seat])
            worlds = LikelyWorlds(kind, view, 1)
            if len({round(worlds.likelihood(worlds.sample(FastChance(seed))), 6) for seed in range(4)}) == 4:
                return game, view
        seats.answer(seat, chance)
    pytest.fail("nothing is hidden")


@pytest.mark.parametrize(("game", "players"), BELIEVED)
def test_likely_worlds_are_met_more_often_and_all_agree_with_the_view(game: str, players: int) -> None:
    kind = load(game)
    _, view = position(kind, players)
    plain, likely = LikelyWorlds(kind, view, 1), LikelyWorlds(kind, view, 8)
    shown = kind.view_json(view)
    chance = FastChance(1)
    means = []
    for worlds in (plain, likely):
        found = [worlds.sample(chance) for _ in range(40)]
        for world in found:
            assert kind.view_json(kind.view(world, view.seat, view.memory)) == shown
        means.append(sum(plain.likelihood(world) for world in found))
    assert means[1] > 1.2 * means[0]
    assert kind.view_json(view) == shown


@pytest.mark.parametrize("game", ["havoc", "mousquetaires"])
def test_every_sign_has_its_weight(game: str) -> None:
    kind = load(game)
    for players in kind.players:
        state = kind.new(players, kind.rules.simulation_options(), chance=FastChance(3))
        for seat in range(players):
            assert len(kind.bot.signs(state, seat)) == len(kind.bot.sign_weights(players))


def test_the_same_view_and_seed_give_the_same_worlds_whatever_is_hidden() -> None:
    kind = load("havoc")
    game, view = position(kind, 4)
    elsewhere = kind.sight.sampler(view).sample(FastChance(99))
    twin = kind.view(elsewhere, view.seat, view.memory)
    assert kind.digest(elsewhere) != kind.digest(game)
    for seed in range(5):
        one, other = (LikelyWorlds(kind, seen).sample(FastChance(seed)) for seen in (view, twin))
        assert kind.digest(one) == kind.digest(other)
    answers = [Ismcts(kind, iterations=30, seed=4).choose(seen) for seen in (view, twin)]
    assert answers[0] is answers[1]


def test_where_nothing_tells_worlds_apart_they_are_weighed_again_after_a_while() -> None:
    kind = load("havoc")
    view = kind.view(game := kind.new(2, chance=FastChance(1)), 0, kind.sight.memory(game, 0))
    worlds = LikelyWorlds(kind, view)
    worlds.weights = [0.0] * len(worlds.weights)
    chance = FastChance(2)
    for _ in range(UNWEIGHED + 1):
        worlds.sample(chance)
        assert not worlds.ready
    worlds.weights = kind.bot.sign_weights(2)
    worlds.sample(chance)
    assert len(worlds.ready) == worlds.dealt


def test_without_signs_the_sampler_is_asked_once() -> None:
    kind = load("knights")
    view = kind.view(state := kind.new(2, chance=FastChance(1)), 0, kind.sight.memory(state, 0))
    worlds = LikelyWorlds(kind, view)
    assert worlds.dealt == 1
    assert kind.digest(worlds.sample(FastChance(2))) == kind.digest(kind.sight.sampler(view).sample(FastChance(2)))
