"""How a vote ends if one seat commits so many votes and the others vote as the expert does."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.events import Event
from banneret.core.rooms import Policy
from banneret.games.warrior_knights.odds.came_about import VOTE_DECIDED, vote_won
from banneret.games.warrior_knights.odds.vote_habits import BURDENS
from banneret.games.warrior_knights.odds.vote_prospects import matter_of
from banneret.games.warrior_knights.rules.actions import FOR
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.voting import Declare

SEED: Final = 1  # for what may be drawn when a decision is carried out, on which no vote depends


def vote_goes(before: WarriorKnights, seat: i64, commit: Action, expert: Policy[WarriorKnights]) -> bool | None:
    """W-9.3.6 Whether what the seat then declares is decided; None where it has nothing to declare.

    A gift it wants for itself, even what an expert who holds it already would leave to others.
    """
    mine = FOR[before.barons[seat]]
    is_gift = matter_of(before) not in BURDENS
    world = before.clone()
    world.listen()
    chance = FastChance(SEED)
    heard: list[Event] = []
    world.apply(seat, commit, chance)
    while not world.over:
        heard.extend(world.take_events())
        if any(event.name in VOTE_DECIDED for event in heard):
            return vote_won(before, seat, heard)
        asked = world.turn()
        action = expert.choose(world, asked, chance)
        if is_gift and asked == seat and isinstance(world.stack[-1], Declare):
            action = mine
        world.apply(asked, action, chance)
    return None
