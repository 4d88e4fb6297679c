"""The doors pass the peers' own tests: every game, with the fewest and the most seats."""

from __future__ import annotations

import warnings
from typing import Any

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability
from pettingzoo.test import api_test, render_test, seed_test

from banneret.envs.aec import env, raw_env
from banneret.envs.one_seat import OneSeat
from banneret.envs.spiel import spiel
from banneret.games.leduc import LEDUC
from banneret.games.registry import game_ids, load

# Every game, with the fewest and the most seats.
TABLES = [(id, players) for id in game_ids() for players in sorted({load(id).players[0], load(id).players[-1]})]
# Random games of these take long; a few rounds show all that is to be shown.
SHORT = {"knights": {"max_rounds": "2"}, "warrior_knights": {"round_limit": "1"}}


@pytest.fixture(autouse=True)
def _no_warnings_of_theirs() -> Any:
    """They warn that an observation with a mask is a dictionary, and that we render text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(raw_env(game, players, max_cycles=40), num_cycles=30)
    api_test(env(game, players, max_cycles=20), num_cycles=20)
    seed_test(lambda: raw_env(game, players, max_cycles=20), num_cycles=10)
    render_test(lambda render_mode=None: raw_env(game, players, max_cycles=10, render_mode=render_mode))
    capsys.readouterr()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium(game: str, players: int) -> None:
    check_env(OneSeat(game, players, opponents=["random"], max_cycles=10), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    made = spiel(game, players, options=SHORT.get(game))
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.slow
def test_leduc_is_the_game_that_openspiel_has() -> None:
    """936 information states, and the same exploitability to the last digit."""
    game = spiel(LEDUC, chance="explicit", reward="returns")
    assert len(policy.TabularPolicy(game).state_lookup) == 936
    assert round(exploitability.nash_conv(game, policy.UniformRandomPolicy(game)), 6) == 4.747222
    solver = cfr.CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert round(exploitability.nash_conv(game, solver.average_policy()), 12) == 3.318052938386
