"""Importing this makes the games known to Gymnasium: then `gymnasium.make("banneret/Havoc-v2")` finds one.

In one line: `gymnasium.make("banneret.envs.gymnasium_entry:banneret/Havoc-v2")`.
"""

from typing import Any

from banneret.envs import RESEARCH, library
from banneret.games.registry import game_ids, load


def name_of(id: str) -> str:
    """`warrior_knights` is `banneret/WarriorKnights-v2`; the number behind it is that of the rules."""
    return "banneret/" + "".join(word.capitalize() for word in id.split("_")) + f"-v{load(id).rules_version}"


def register() -> None:
    """Enter every game of the shelf, one learner among bots, and as a batch."""
    registration: Any = library("gymnasium.envs.registration", RESEARCH)
    for id in game_ids():
        registration.register(
            id=name_of(id),
            entry_point="banneret.envs.one_seat:OneSeat",
            vector_entry_point="banneret.envs.gymnasium_entry:batch_of",
            kwargs={"game": id},
        )


def batch_of(num_envs: int, game: str, **more: Any) -> Any:
    """A batch as Gymnasium's `make_vec` asks for it."""
    from banneret.envs.batch import Batch

    return Batch(game, num_envs, **more)


register()
