"""The chances beside the answers of a question, at tables that help: worked out once for all that is shown of it,
beside the loop, and charged to whoever asks first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import thread_time
from typing import Final
from weakref import WeakKeyDictionary

from banneret.core.kind import GameKind
from banneret.core.odds import Prospects
from banneret.core.view import View
from banneret.server.live_table import LiveTable
from banneret.server.scene import Scene

Charge = Callable[[float], None]
Foreseen = asyncio.Task[Prospects | None]

MOST_DRAFTS: Final = 64
MOST_CHARGED: Final = 0.5  # seconds: a question that is hard to reckon keeps nobody from playing


@dataclass
class OfQuestion:
    """What was worked out for a seat's present question, by the draft it was asked with. `about` is the number of the
    question, which no later one has, and the length of the record: but for the draft, nothing else changes the view."""

    about: tuple[int, int]
    by_draft: dict[tuple[str, ...], Foreseen] = field(default_factory=dict)


KEPT: Final[WeakKeyDictionary[LiveTable, dict[int, OfQuestion]]] = WeakKeyDictionary()


def to_nobody(seconds: float) -> None:
    """Whoever looks without an address is charged nothing."""


async def foreseen(live: LiveTable, scene: Scene, charge: Charge = to_nobody) -> Prospects | None:
    """What a game tells of the answers that a scene offers; None where the table or the question knows no chances."""
    if not scene.odds or not scene.legal or scene.view is None:
        return None
    about, draft, seats = (scene.question, scene.lines), tuple(scene.draft), KEPT.setdefault(live, {})
    if scene.seat not in seats or seats[scene.seat].about != about:
        seats[scene.seat] = OfQuestion(about)
    kept = seats[scene.seat].by_draft
    task = kept.get(draft)
    if task is None or (task.done() and (task.cancelled() or task.exception())):
        task = kept[draft] = asyncio.create_task(worked_out(scene.kind, scene.view, charge))
        if len(kept) > MOST_DRAFTS:
            del kept[next(iter(kept))]
    return await asyncio.shield(task)


async def worked_out(kind: GameKind, view: View, charge: Charge) -> Prospects | None:
    def timed() -> tuple[Prospects | None, float]:
        begun = thread_time()
        return kind.odds.prospects(view), thread_time() - begun

    found, seconds = await asyncio.to_thread(timed)
    charge(min(seconds, MOST_CHARGED))
    return found
