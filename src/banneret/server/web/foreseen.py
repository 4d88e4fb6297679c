"""The chances beside the answers of a question, at tables that help: worked out once for all that is shown of it,
beside the loop, and charged to whoever asks first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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

# By table and seat, for the version that the seat saw last.
KEPT: Final[WeakKeyDictionary[LiveTable, dict[int, tuple[str, Foreseen]]]] = WeakKeyDictionary()


def to_nobody(seconds: float) -> None:
    """Whoever looks without an address is charged nothing."""


async def foreseen(live: LiveTable, scene: Scene, charge: Charge = to_nobody) -> Prospects | None:
    """What a game tells of the answers that a scene offers; None where the table or the question knows no chances."""
    if not scene.odds or not scene.legal or scene.view is None:
        return None
    kept = KEPT.setdefault(live, {})
    version, task = kept.get(scene.seat, ("", None))
    if task is None or version != scene.version or (task.done() and (task.cancelled() or task.exception())):
        task = asyncio.create_task(worked_out(scene.kind, scene.view, charge))
        kept[scene.seat] = scene.version, task
    return await asyncio.shield(task)


async def worked_out(kind: GameKind, view: View, charge: Charge) -> Prospects | None:
    def timed() -> tuple[Prospects | None, float]:
        begun = thread_time()
        return kind.odds.prospects(view), thread_time() - begun

    found, seconds = await asyncio.to_thread(timed)
    charge(seconds)
    return found
