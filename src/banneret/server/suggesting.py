"""A set-up in rounds, as a draft of cards, by suggestion: what an expert would choose from what the seat may see.

What is suggested becomes the draft of the seat, and can be changed as if it had been clicked. The answer that commits
is left to the person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from banneret.core.packing import pack_view
from banneret.core.table import Table
from banneret.games import registry
from banneret.server.bot_play import bot_seed
from banneret.server.commands import Answer, Stale
from banneret.server.errors import Conflict
from banneret.server.jobs import DEFAULT_LEVEL, Job
from banneret.server.results import APPLIED, DRAFTED, REPEATED, STALE, Result
from banneret.server.scene import Scene
from banneret.server.store.rows import Person

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

MOST_ROUNDS: Final = 64
LONGEST_KEY: Final = 60  # before the number of the round


@cache
def chooses_in_rounds(game: str) -> bool:
    """Whether there are answers that show something new and go on with the same question."""
    return any(action.seals for action in registry.load(game).rules.catalogue.actions)


def may_suggest(scene: Scene) -> bool:
    """Whether something can be chosen by suggestion now: where hints are allowed, at a question of the set-up."""
    opening = scene.kind.web.opening()
    if not scene.hints or not opening or not chooses_in_rounds(scene.kind.id) or scene.view is None:
        return False
    stack = scene.view.state.stack
    return bool(stack) and stack[-1].rule.startswith(opening) and any(action.draft for action in scene.legal.values())


@dataclass(frozen=True)
class Suggested(Answer):
    """What was thought of for a draft; Stale where the draft is another one meanwhile, as after a second tap."""

    draft: Sequence[str]

    def change(self, table: Table) -> None:
        if [action.notation for action in table.draft_of(self.seat)] != list(self.draft):
            raise Stale
        super().change(table)


async def suggest(live: LiveTable, person: Person, key: str, rest: bool) -> Result:
    """Choose what is missing in this round, and with `rest` in all later ones, too."""
    scene = await live.scene(person.id)
    if not may_suggest(scene):
        raise Conflict("nothing_to_suggest")
    result = Result(REPEATED, scene.version)
    for number in range(MOST_ROUNDS):
        chain = await live.services.thinkers.think(await job_for(live, scene, person.id))
        commits = not scene.kind.rules.catalogue.parse(chain[-1]).draft
        steps = chain if rest and not commits else chain[:-1]
        if steps:
            answer = Suggested(scene.seat, scene.question, steps, scene.draft)
            result = await live.perform(person, f"{key[:LONGEST_KEY]}-{number}", answer)
        if result.status == STALE:
            result = Result(REPEATED, result.version)
        if commits or not rest or result.status not in (DRAFTED, APPLIED):
            break
        scene = await live.scene(person.id)
        if not may_suggest(scene):
            break
    return result


async def job_for(live: LiveTable, scene: Scene, person: str) -> Job:
    """The question as a bot in this seat would get it."""
    assert scene.view is not None
    row = (await live.snapshot()).row
    packed = cast(dict[str, object], pack_view(scene.kind, scene.view))
    seed = bot_seed(row.seed, scene.seat, scene.question)
    return Job(row.game, row.options, packed, DEFAULT_LEVEL, seed, 0.0, person, live.services.homes.of(person))
