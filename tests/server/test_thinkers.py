"""Bots in processes of their own: they answer, they are stopped, and the server never waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import cast

import pytest
from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Game, Question
from banneret.core.packing import pack_view
from banneret.core.table import Table, open_table
from banneret.games import registry
from banneret.server import thinkers as thinkers_module
from banneret.server.jobs import LEVELS, Job, chain_of, quick_chain, view_of
from banneret.server.thinkers import COMMAND, Thinkers
from tests.server.lobby_kit import asynchronous

READY = "import sys, time, os, signal; print('ready', flush=True); "
DEAF = READY + "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)"
DYING = READY + "sys.stdin.readline(); os._exit(3)"
BABBLING = READY + "sys.stdin.readline(); print('hm, let me think', flush=True); time.sleep(1000)"
FAILING = READY + '[print(\'{"trouble": "no idea"}\', flush=True) for line in sys.stdin]'
COUNTING = (
    READY
    + """
import json
for line in sys.stdin:
    print(json.dumps({"trouble": f"{json.loads(line)['processes']} at once"}), flush=True)
"""
)
NEVER_UP = "raise SystemExit(1)"


@asynccontextmanager
async def thinkers(workers: int = 1, limit: float = 30.0, command: Sequence[str] = COMMAND) -> AsyncIterator[Thinkers]:
    pool = Thinkers(workers, seconds=0.2, limit=limit, command=command)
    try:
        yield pool
    finally:
        await pool.close()


def havoc(seed: str, moves: int) -> Table:
    """A game of Havoc after some quick moves."""
    kind = registry.load("havoc")
    table = open_table(kind, 3, {}, ["a", "b", "c"], seed)
    for move in range(moves):
        seat = table.game.turn()
        table.submit(seat, [kind.rules.catalogue.parse(word) for word in quick_chain(kind, table.view(seat), move)])
    return table


def job_of(table: Table, level: str = "easy", seed: int = 1) -> Job:
    seat = table.game.turn()
    packed = cast(dict[str, object], pack_view(table.kind, table.view(seat)))
    return Job(table.kind.id, table.record.options, packed, level, seed, 0.0)


def submit(table: Table, answers: list[str]) -> None:
    """Refused raises; a chain that does not commit leaves a draft."""
    seat = table.game.turn()
    table.submit(seat, [table.kind.rules.catalogue.parse(answer) for answer in answers])
    assert not table.drafts


@pytest.mark.parametrize("level", list(LEVELS))
@asynchronous
async def test_a_worker_answers_with_a_whole_chain(level: str) -> None:
    async with thinkers() as pool:
        for moves in (0, 7, 30):
            table = havoc("chains", moves)
            submit(table, await pool.think(job_of(table, level)))
        assert pool.killed == 0


@pytest.mark.parametrize("level", ["hard", "master"])
@asynchronous
async def test_two_processes_search_where_one_would_lie_idle(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "PROCESSORS", 2)
    async with thinkers(workers=2) as pool:
        table = havoc("chains", 7)
        submit(table, await pool.think(job_of(table, level)))
        assert pool.killed == 0


@asynchronous
async def test_no_more_processes_search_than_are_idle(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers_module, "PROCESSORS", 3)
    table = havoc("counted", 3)
    async with thinkers(workers=4, command=[sys.executable, "-c", COUNTING]) as pool:
        await pool.think(job_of(table, "hard"))
        async with pool.queue.turn("somebody"), pool.queue.turn("else"):
            await pool.think(job_of(table, "hard"))
            async with pool.queue.turn("a third"):
                await pool.think(job_of(table, "hard"))
    told = [record.getMessage().rpartition(": ")[2] for record in caplog.records]
    assert told == ["3 at once", "2 at once", "1 at once"]


@asynchronous
async def test_the_same_seed_gives_the_same_answer() -> None:
    async with thinkers(workers=2) as pool:
        table = havoc("seeds", 12)
        answers = [await pool.think(job_of(table, "easy", seed)) for seed in (5, 5, 6, 7, 8, 9, 10, 11)]
    assert answers[0] == answers[1]
    assert len({tuple(answer) for answer in answers}) > 1


@asynchronous
async def test_a_bot_that_takes_too_long_is_ended_and_replaced() -> None:
    table = havoc("slow", 5)
    async with thinkers(limit=0.3, command=[sys.executable, "-c", DEAF]) as pool:
        loop = asyncio.get_running_loop()
        answers: list[str] = []
        for times in (1, 2):
            before = loop.time()
            answers = await pool.think(job_of(table))
            assert answers == quick_chain(*view_of(job_of(table)), seed=1)
            assert 0.3 <= loop.time() - before < 20.0
            assert pool.killed == times
        submit(table, answers)


@pytest.mark.parametrize(
    "program", [DYING, BABBLING, FAILING, NEVER_UP], ids=["dying", "babbling", "failing", "never up"]
)
@asynchronous
async def test_a_worker_that_fails_does_not_stop_the_game(program: str) -> None:
    async with thinkers(command=[sys.executable, "-c", program]) as pool:
        table = havoc("trouble", 3)
        for _ in range(3):
            submit(table, await pool.think(job_of(table)))


@asynchronous
async def test_without_any_program_bots_play_quickly() -> None:
    async with thinkers(command=["/no/such/program"]) as pool:
        table = havoc("none", 3)
        submit(table, await pool.think(job_of(table)))


@asynchronous
async def test_a_bad_job_is_answered_by_the_quick_policy_and_the_worker_lives_on() -> None:
    async with thinkers() as pool:
        table = havoc("bad", 3)
        submit(table, await pool.think(job_of(table, level="genius")))
        assert pool.killed == 0
        submit(table, await pool.think(job_of(table)))


@asynchronous
async def test_the_loop_goes_on_while_bots_think() -> None:
    async with thinkers(limit=0.5, command=[sys.executable, "-c", DEAF]) as pool:
        await pool.warm_up()
        thinking = asyncio.create_task(pool.think(job_of(havoc("loop", 3))))
        beats = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert beats >= 10


@asynchronous
async def test_closing_leaves_no_process_behind() -> None:
    pool = Thinkers(2, limit=30.0, command=[sys.executable, "-c", DEAF])
    table = havoc("close", 3)
    thinking = [asyncio.create_task(pool.think(job_of(table))) for _ in range(2)]
    while len(pool._busy) < 2:
        await asyncio.sleep(0.02)
    processes = [worker.process.pid for worker in pool._busy]
    await pool.close()
    for task in thinking:
        assert await task
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, signal.SIG_DFL)


def test_a_worker_ends_with_its_server() -> None:
    worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    with worker.stdin, worker.stdout:
        assert worker.stdout.readline() == b"ready\n"
        worker.stdin.close()  # as the system does when the server is killed
        assert worker.wait(30) == 0


class Endless(Question[Game]):
    """A question that takes every answer and stays."""

    def apply(self, game: Game, seat: i64, action: Action, chance: Chance) -> None:
        return None


def test_a_chain_that_does_not_end_is_told() -> None:
    table = havoc("endless", 0)
    draft = next(action for action in table.kind.rules.catalogue.actions if action.draft)
    view = table.view(table.game.turn())
    view.state.stack.append(Endless(view.seat))
    with pytest.raises(RuntimeError, match="for ever"):
        chain_of(view, lambda seen: draft)
