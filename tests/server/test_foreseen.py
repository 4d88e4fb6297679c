"""Chances beside the answers: worked out once for each version that a seat sees, and charged to whoever asks first."""

from __future__ import annotations

import asyncio
from time import thread_time
from types import SimpleNamespace
from typing import cast

import pytest

from banneret.core.odds import Prospects
from banneret.server.live_table import LiveTable
from banneret.server.scene import Scene
from banneret.server.web.foreseen import foreseen
from tests.server.lobby_kit import asynchronous

WORK = 0.05


class Game:
    """A game whose chances take a while; the first time they cannot be told at all."""

    def __init__(self) -> None:
        self.counted = 0
        self.odds = self

    def prospects(self, view: object) -> Prospects:
        self.counted += 1
        until = thread_time() + WORK
        while thread_time() < until:
            pass
        if self.counted == 1:
            raise ArithmeticError
        return Prospects({"a": 0.5})


class Table:
    """Something that can be forgotten."""


def scene_of(game: Game, version: str, seat: int = 0, **more: object) -> Scene:
    parts = {"kind": game, "version": version, "seat": seat, "view": object(), "legal": {"a": None}, "odds": True}
    return cast(Scene, SimpleNamespace(**{**parts, **more}))


@asynchronous
async def test_chances_are_worked_out_once_for_each_version_of_a_seat() -> None:
    game, live, spent = Game(), cast(LiveTable, Table()), list[float]()
    with pytest.raises(ArithmeticError):
        await foreseen(live, scene_of(game, "1.0"), spent.append)
    assert spent == []
    pages = await asyncio.gather(*[foreseen(live, scene_of(game, "1.0"), spent.append) for _ in range(5)])
    assert (game.counted, len(set(map(id, pages)))) == (2, 1), "what has failed is tried again"
    assert len(spent) == 1
    assert spent[0] >= WORK
    for scene in (scene_of(game, "1.1"), scene_of(game, "1.1"), scene_of(game, "1.1", seat=1), scene_of(game, "1.1")):
        await foreseen(live, scene, spent.append)
    assert (game.counted, len(spent)) == (4, 3)
    assert await foreseen(live, scene_of(game, "1.2", odds=False)) is None
    assert await foreseen(live, scene_of(game, "1.2", legal={})) is None
    assert await foreseen(live, scene_of(game, "1.2", view=None)) is None
    assert game.counted == 4


@asynchronous
async def test_whoever_goes_away_takes_nothing_from_the_others() -> None:
    game, live = Game(), cast(LiveTable, Table())
    game.counted = 1
    gone, waits = (asyncio.create_task(foreseen(live, scene_of(game, "1.0"))) for _ in range(2))
    await asyncio.sleep(0.01)
    gone.cancel()
    assert await waits is not None
    assert game.counted == 2
