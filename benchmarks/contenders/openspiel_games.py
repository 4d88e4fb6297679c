"""OpenSpiel: driven from Python, by its own C++ random bots, searched by its C++ IS-MCTS, cloned."""

import importlib
from collections.abc import Callable
from functools import partial
from itertools import cycle, permutations
from random import Random, choice, choices
from typing import Any

pyspiel: Any = importlib.import_module("pyspiel")

MODULE = "pyspiel"
PACKAGES = ("open_spiel",)

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PLAYERS = 2
SIMULATIONS = 1000
LEDUC_CARDS = 6
USUAL_EXPLORATION = 1.4
EQUAL_EXPLORATION = 0.7 * 26
"""What our 0.7 on utilities from 0 to 1 is on chips from -13 to 13; OpenSpiel is slower with it."""
MIDDLE_OF_HEARTS = 38
"""Decisions into a game of hearts: the passing is done and some of the tricks are played."""


def driven_from_python(name: str) -> tuple[str, Callable[[int], int]]:
    """`random.choice` for the players, `random.choices` at chance nodes; one question a step: whose turn is it?"""
    game = pyspiel.load_game(name)

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            player = state.current_player()
            while player != TERMINAL:
                if player == CHANCE:
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, weights)[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
                player = state.current_player()
        return decisions

    return "decisions", batch


def random_bots(name: str) -> tuple[str, Callable[[int], Callable[[], int]]]:
    """Uniformly random bots in C++; the games are kept and their decisions counted outside the clock."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(PLAYERS)]
    seeds = iter(range(1 << 30))

    def batch(games: int) -> Callable[[], int]:
        played = []
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            played.append(state)
        return lambda: sum(1 for state in played for step in state.full_history() if step.player >= 0)

    return "decisions", batch


def ismcts(exploration: float) -> tuple[str, Callable[[int], int]]:
    """IS-MCTS at the first decision of every deal of Leduc by turns, one random playout an iteration."""
    game = pyspiel.load_game("leduc_poker")
    states = []
    for first, second in permutations(range(LEDUC_CARDS), 2):
        state = game.new_initial_state()
        state.apply_action(first)
        state.apply_action(second)
        states.append(state)
    deals = cycle(states)
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), exploration, SIMULATIONS)

    def batch(searches: int) -> int:
        for _ in range(searches):
            bot.step(next(deals))
        return SIMULATIONS * searches

    return "iterations", batch


def hearts_clone() -> tuple[str, Callable[[int], int]]:
    """`state.clone()` in the middle of a game of hearts."""
    state = pyspiel.load_game("hearts").new_initial_state()
    random, decisions = Random(3), 0
    while decisions < MIDDLE_OF_HEARTS:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1

    def batch(clones: int) -> int:
        for _ in range(clones):
            state.clone()
        return clones

    return "clones", batch


def returns(_: int) -> dict[str, Any]:
    """Leduc's exact distribution under random play: `chips of the first player,decisions` -> probability."""
    shares: dict[str, float] = {}

    def walk(state: Any, probability: float, decisions: int) -> None:
        if state.is_terminal():
            outcome = f"{state.returns()[0]:g},{decisions}"
            shares[outcome] = shares.get(outcome, 0.0) + probability
        elif state.is_chance_node():
            for action, weight in state.chance_outcomes():
                walk(state.child(action), probability * weight, decisions)
        else:
            actions = state.legal_actions()
            for action in actions:
                walk(state.child(action), probability / len(actions), decisions + 1)

    walk(pyspiel.load_game("leduc_poker").new_initial_state(), 1.0, 0)
    return {"games": None, "shares": shares}


VARIANTS = {
    "leduc_python": partial(driven_from_python, "leduc_poker"),
    "leduc_bots": partial(random_bots, "leduc_poker"),
    "leduc_ismcts": partial(ismcts, USUAL_EXPLORATION),
    "leduc_ismcts_equal": partial(ismcts, EQUAL_EXPLORATION),
    "gin_rummy_bots": partial(random_bots, "gin_rummy"),
    "hearts_clone": hearts_clone,
}
