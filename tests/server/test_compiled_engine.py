"""The engine that is compiled beside a running server: who is told, and which processes move to it when."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.server.compiled_engine import CompiledEngine
from banneret.server.thinkers import Thinkers
from tests.server.lobby_kit import asynchronous
from tests.server.test_thinkers import havoc, job_of, submit
from tests.server.web_kit import serving

WHERE = (
    "import os, sys; print('ready', flush=True); "
    '[print(\'{"trouble": "%s"}\' % os.environ.get("PYTHONPATH", "plain"), flush=True) for line in sys.stdin]'
)


def compiling(folder: Path, *done: str, stage: str = "compiling", pid: int = 0) -> CompiledEngine:
    """An engine that has come so far; this very process is the compiler unless another one is named."""
    told = {"stage": stage, "libraries": ["engine", "knights", "havoc"], "done": done, "pid": pid or os.getpid()}
    (folder / "progress.json").write_text(json.dumps(told), encoding="utf-8")
    engine = CompiledEngine(None)
    engine.folder = folder  # whatever engine this suite runs on
    return engine


def a_pid_of_nobody() -> int:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    return gone.pid


def test_a_game_has_a_package_when_its_library_is_ready(tmp_path: Path) -> None:
    (tmp_path / "tree").mkdir()
    (tmp_path / "engine").symlink_to("tree")
    engine = compiling(tmp_path, "engine", "knights")
    assert engine.package_for("knights") == str(tmp_path / "tree")
    assert engine.package_for("havoc") == ""


@pytest.mark.parametrize("content", ["", "[1, 2]", '{"stage": 3}'])
def test_a_broken_file_is_no_progress(tmp_path: Path, content: str) -> None:
    engine = compiling(tmp_path)
    (tmp_path / "progress.json").write_text(content, encoding="utf-8")
    assert engine.progress() is None
    assert engine.package_for("knights") == ""


def test_nobody_is_told_of_a_compiler_that_is_gone_or_has_failed(tmp_path: Path) -> None:
    assert compiling(tmp_path, pid=a_pid_of_nobody()).progress() is None
    assert compiling(tmp_path, stage="failed").progress() is None
    assert compiling(tmp_path, stage="done", pid=a_pid_of_nobody()).progress() is not None


@asynchronous
async def test_workers_move_to_the_compiled_engine_of_their_game(tmp_path: Path) -> None:
    engine = compiling(tmp_path, "engine", "knights")
    pool = Thinkers(1, limit=30.0, command=[sys.executable, "-c", WHERE], engine=engine)
    try:
        table = havoc("moving", 3)
        submit(table, await pool.think(job_of(table)))
        (plain,) = pool._idle
        submit(table, await pool.think(job_of(table)))
        assert pool._idle == [plain], "nothing has changed for this game"
        compiling(tmp_path, "engine", "knights", "havoc")
        submit(table, await pool.think(job_of(table)))
        (compiled,) = pool._idle
        assert plain.process.returncode is not None
        assert compiled.package == str((tmp_path / "engine").resolve())
        assert pool.killed == 0
    finally:
        await pool.close()


@asynchronous
async def test_the_first_page_tells_how_far_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.lobby.engine = compiling(tmp_path, "engine", "knights")
        browser = server.browser()
        assert "in the background (2 of 3)" in (await browser.page("/")).words
        assert (await browser.get("/engine")).json()["more"] is True
        compiling(tmp_path, "engine", "knights", "havoc", stage="done")
        assert "full speed" not in (await browser.page("/")).words, "what is done needs no words on a fresh page"
        told = (await browser.get("/engine")).json()
        assert told == {"text": "The engine is compiled: bots think at full speed.", "more": False}
        server.lobby.engine = CompiledEngine(None)
        assert "data-engine" not in (await browser.page("/")).html
