"""What a bot is given to think about, and the chain of answers it gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

import msgspec

from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.packing import unpack_view
from banneret.core.view import View
from banneret.games import registry
from banneret.server.errors import BadInput

EXPERT = "expert"
# The levels a person can choose, and the bot behind each.
LEVELS: Mapping[str, str] = {
    "random": "random", "easy": "novice", "medium": EXPERT, "hard": "ismcts", "master": "master",
}  # fmt: skip
DEFAULT_LEVEL = "medium"
LONGEST_CHAIN = 64


class Job(msgspec.Struct, frozen=True):
    """A question for a bot: the packed view and nothing else of the table. `owner` is whose table it is, `house` where
    that person comes from: the pool goes by them, no bot gets them. `style`: how an expert plays, if not as usual.
    `processes`: how many may search at once."""

    game: str
    options: dict[str, str]
    view: dict[str, object]
    level: str
    seed: int
    seconds: float
    owner: str = ""
    house: str = ""
    style: str = ""
    processes: int = 1


class Thought(msgspec.Struct, frozen=True):
    """The answers in notation, the last of which commits; or what went wrong."""

    answers: list[str] = []
    trouble: str = ""


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadInput("unknown_level", {"level": level, "known": ", ".join(LEVELS)})


def chain_of(view: View, choose: Callable[[View], Action]) -> list[str]:
    """Ask for answers until one commits, or seals: then there is something new to be seen before the next one.

    Each draft is applied to a copy of what the seat sees.
    """
    state = view.state.clone()
    chain: list[str] = []
    while len(chain) < LONGEST_CHAIN:
        action = choose(View(view.seat, state, view.memory, view.facts))
        chain.append(action.notation)
        if action.seals or not action.draft:
            return chain
        state.draft(view.seat, action)
        rest = state.round_off(view.seat)
        chain += [forced.notation for forced in rest]
        if rest and not rest[-1].draft:
            return chain
    raise RuntimeError(f"the bot of seat {view.seat} goes on for ever: {', '.join(chain[:8])} ...")


def view_of(job: Job) -> tuple[GameKind, View]:
    kind = registry.load(job.game)
    return kind, unpack_view(kind, cast(Mapping[str, Json], job.view), job.options, kind.rules.load_data())


def quick_chain(kind: GameKind, view: View, seed: int) -> list[str]:
    """Answers without thinking: what the game's playouts would do."""
    chance = FastChance(seed)
    policy = kind.bot.playout_policy()

    def choose(seen: View) -> Action:
        return policy.choose(seen.state, seen.seat, chance)

    return chain_of(view, choose)
