"""RLCard's Leduc hold'em environment, driven from Python by `random.choice`."""

import importlib
from collections import Counter
from collections.abc import Callable
from random import Random, choice
from typing import Any

rlcard: Any = importlib.import_module("rlcard")

MODULE = "rlcard"
PACKAGES = ("rlcard", "numpy")


def driven_from_python() -> tuple[str, Callable[[int], int]]:
    """`reset`, then `step` with one of the raw legal actions until the hand is over."""
    env = rlcard.make("leduc-holdem", config={"seed": 7})

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(state["raw_legal_actions"]), raw_action=True)
                decisions += 1
        return decisions

    return "decisions", batch


def returns(games: int) -> dict[str, Any]:
    """`chips of the first player, decisions` -> share of the games; payoffs are in big blinds of two chips."""
    env = rlcard.make("leduc-holdem", config={"seed": 11})
    random = Random(11)
    found: Counter[str] = Counter()
    for _ in range(games):
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(state["raw_legal_actions"]), raw_action=True)
            decisions += 1
        found[f"{2 * env.get_payoffs()[0]:g},{decisions}"] += 1
    return {"games": games, "shares": {outcome: count / games for outcome, count in found.items()}}


VARIANTS = {"python": driven_from_python}
