"""The pictures of the README come out the same every time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.browser_kit import MISSING, chromium
from tests.browser.served import ROOT

SECONDS = 180


@pytest.mark.slow
def test_the_same_pictures_are_drawn_twice(tmp_path: Path) -> None:
    if not chromium():
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    found = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    folders = (tmp_path / "first", tmp_path / "second")
    at_work = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.browser.pictures", folder, "brief"],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": found},
        )
        for folder in folders
    ]  # fmt: skip
    try:
        assert [process.wait(SECONDS) for process in at_work] == [0, 0]
    finally:
        for process in at_work:
            process.kill()
    drawn = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders]
    assert {"hungarian.png", "lobby.png", "phone.png", "table.png", "terminal.svg"} <= set(drawn[0])
    assert set(drawn[0]) == set(drawn[1])
    assert [name for name in drawn[0] if drawn[0][name] != drawn[1][name]] == []
