"""Chances beside the answers: worked out once for each draft of a question, and charged to whoever asks first."""

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


def scene_of(game: Game, draft: str = "", seat: int = 0, **more: object) -> Scene:
    parts = {"kind": game, "question": 3, "lines": 7, "draft": draft.split(), "seat": seat, "view": object(),
             "legal": {"a": None}, "odds": True}  # fmt: skip
    return cast(Scene, SimpleNamespace(**{**parts, **more}))


@asynchronous
async def test_chances_are_worked_out_once_for_each_draft_of_a_question() -> None:
    game, live, spent = Game(), cast(LiveTable, Table()), list[float]()
    with pytest.raises(ArithmeticError):
        await foreseen(live, scene_of(game), spent.append)
    assert spent == []
    pages = await asyncio.gather(*[foreseen(live, scene_of(game), spent.append) for _ in range(5)])
    assert (game.counted, len(set(map(id, pages)))) == (2, 1), "what has failed is tried again"
    assert len(spent) == 1
    assert spent[0] >= WORK
    for draft in ("a", "", "a", "a b", "a"):
        await foreseen(live, scene_of(game, draft), spent.append)
    assert game.counted == 4, "whoever drafts to and fro costs nothing"
    await foreseen(live, scene_of(game, seat=1), spent.append)
    for more in ({"lines": 8}, {"lines": 8, "question": 4}, {"lines": 8, "question": 4}, {}):
        await foreseen(live, scene_of(game, **more), spent.append)  # type: ignore[arg-type]
    assert (game.counted, len(spent)) == (8, 7)
    for name, nothing in (("odds", False), ("legal", {}), ("view", None)):
        assert await foreseen(live, scene_of(game, "c", **{name: nothing})) is None  # type: ignore[arg-type]
    assert game.counted == 8


@asynchronous
async def test_a_question_that_is_hard_to_reckon_is_charged_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    game, spent = Game(), list[float]()
    game.counted = 1
    monkeypatch.setattr("banneret.server.web.foreseen.MOST_CHARGED", WORK / 5)
    await foreseen(cast(LiveTable, Table()), scene_of(game), spent.append)
    assert spent == [WORK / 5]


@asynchronous
async def test_whoever_goes_away_takes_nothing_from_the_others() -> None:
    game, live = Game(), cast(LiveTable, Table())
    game.counted = 1
    gone, waits = (asyncio.create_task(foreseen(live, scene_of(game))) for _ in range(2))
    await asyncio.sleep(0.01)
    gone.cancel()
    assert await waits is not None
    assert game.counted == 2
