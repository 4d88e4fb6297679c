"""PettingZoo's Leduc hold'em (RLCard's rules behind PettingZoo's interface), driven from Python."""

import importlib
from collections.abc import Callable
from functools import partial
from random import choice
from typing import Any

leduc_holdem: Any = importlib.import_module("pettingzoo.classic.leduc_holdem_v4")

MODULE = "pettingzoo.classic.leduc_holdem_v4"
PACKAGES = ("pettingzoo", "rlcard", "numpy")


def by_random_choice(space: Any, mask: Any) -> Any:
    """One of the actions that the mask allows."""
    return choice(mask.nonzero()[0])


def as_documented(space: Any, mask: Any) -> Any:
    """What PettingZoo's documentation does."""
    return space.sample(mask)


def driven_from_python(choose: Callable[[Any, Any], Any]) -> tuple[str, Callable[[int], int]]:
    """The loop of PettingZoo's documentation, seeded once."""
    env = leduc_holdem.env()
    env.reset(seed=7)

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(choose(env.action_space(agent), observation["action_mask"]))
                    decisions += 1
        return decisions

    return "decisions", batch


VARIANTS = {
    "choice": partial(driven_from_python, by_random_choice),
    "documented": partial(driven_from_python, as_documented),
}
