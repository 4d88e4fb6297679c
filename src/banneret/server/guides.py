"""Guided first games: who is guided in which game, and how often each kind of question was explained.

Nobody waits for it: what came up is counted in memory and written in the background.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import TypeVar

from banneret.core.errors import UserError
from banneret.insight.guide import GONE, stage
from banneret.server.scene import Scene
from banneret.server.services import Services
from banneret.server.store.guides import GuideStore
from banneret.server.store.rows import PERSON, GuideRow

T = TypeVar("T")
LOG = logging.getLogger(__name__)
KEPT_AT_HAND = 4096


@dataclass(frozen=True, slots=True)
class GuideShown:
    """What a page shows of the guide at an own question. `stage` tells how much of the explanation where it is on;
    `marks`: the recommended answers are to be marked, since nobody else plays here."""

    on: bool
    stage: str = GONE
    marks: bool = False


def plays_alone(scene: Scene) -> bool:
    """Whether the viewer is the only person at a table."""
    return all(card.mine or (card.kind != PERSON and not card.stands_in) for card in scene.seats)


def keep(at_hand: dict[tuple[str, str], T], key: tuple[str, str], value: T) -> None:
    """Remember something; of very many the oldest is forgotten."""
    at_hand[key] = value
    if len(at_hand) > KEPT_AT_HAND:
        del at_hand[next(iter(at_hand))]


class Guides:
    """The guides of all people; those of late are kept at hand."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[tuple[str, str], GuideRow | None] = {}
        self._first: dict[tuple[str, str], bool] = {}
        self._last: dict[tuple[str, str], tuple[int, str]] = {}
        self._writing: set[asyncio.Task[None]] = set()

    async def is_new_to(self, person: str, game: str) -> bool:
        """Whether somebody has never sat at a table of a game, nor said anything about being guided."""
        return await self._row(person, game) is None and await self._tables(person, game) == 0

    async def is_on(self, person: str, game: str) -> bool:
        row = await self._row(person, game)
        return row is not None and row.guided

    async def switch(self, person: str, game: str, on: bool) -> None:
        """On or off. Whoever switches it on again is told everything in full again."""
        known = await self._row(person, game)
        met = {} if known is None or (on and not known.guided) else known.met
        row = GuideRow(person, game, on, met)
        keep(self._known, (person, game), row)
        await self._services.queue.call(self._store().save_guide, row)

    async def at(self, person: str, scene: Scene) -> GuideShown | None:
        """What to show somebody who is asked; a kind of question is counted once for each question that is put.

        Who was never guided in the game is offered it at the first table.
        """
        if not person or scene.seat < 0 or not scene.legal:
            return None
        row = await self._row(person, scene.kind.id)
        if row is None:
            return GuideShown(False) if await self._is_first(person, scene) else None
        if not row.guided:
            return GuideShown(False)
        shown = stage(self._count(row, scene))
        return GuideShown(True, shown, shown != GONE and scene.hints and plays_alone(scene))

    def forget(self) -> None:
        """Look everybody up again: another server has written."""
        self._known.clear()

    async def close(self) -> None:
        """Finish writing."""
        if self._writing:
            await asyncio.wait(self._writing)

    def _count(self, row: GuideRow, scene: Scene) -> int:
        """How often this kind of question has come up, the present one included."""
        place, now = (row.person, scene.id), (scene.question, scene.frame)
        times = row.met.get(scene.frame, 0)
        if self._last.get(place) == now:
            return times
        keep(self._last, place, now)
        if stage(times) == GONE:
            return times
        counted = replace(row, met={**row.met, scene.frame: times + 1})
        keep(self._known, (row.person, row.game), counted)
        task = asyncio.create_task(self._write(counted))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return times + 1

    async def _write(self, row: GuideRow) -> None:
        try:
            await self._services.queue.call(self._store().save_guide, row)
        except UserError as error:
            LOG.warning("a guide could not be written: %s", error)

    async def _is_first(self, person: str, scene: Scene) -> bool:
        first = self._first.get((person, scene.id))
        if first is None:
            first = await self._tables(person, scene.kind.id) <= 1
            keep(self._first, (person, scene.id), first)
        return first

    async def _tables(self, person: str, game: str) -> int:
        return await self._services.queue.call(self._store().tables_of_game, person, game)

    async def _row(self, person: str, game: str) -> GuideRow | None:
        if (person, game) not in self._known:
            keep(self._known, (person, game), await self._services.queue.call(self._store().guide, person, game))
        return self._known[person, game]

    def _store(self) -> GuideStore:
        return GuideStore(self._services.queue.store)
