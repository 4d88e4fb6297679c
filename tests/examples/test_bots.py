"""The bots of examples/bots play as they stand: in a match, under the checker, and at a web table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.parse
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

from banneret.arena import match
from banneret.arena.bot_check import BotCheck
from banneret.games.registry import load
from tests.browser.served import running_server
from tests.server.web_kit import Page

BOTS = Path(__file__).resolve().parents[2] / "examples" / "bots"
KNIGHTS = load("knights")
PYTHON = f"{sys.executable} {BOTS / 'first_steps.py'}"
JAVASCRIPT = f"node {BOTS / 'careful_knight.mjs'}"


@pytest.mark.parametrize("command", [PYTHON, JAVASCRIPT], ids=["python", "javascript"])
def test_an_example_passes_the_checker_in_every_point(command: str) -> None:
    check = BotCheck(KNIGHTS, command, 60.0, "a seed")
    findings = check.run([2], 1)
    assert [finding.key for finding in findings] == ["ready", "games", "slowest", "same", "quits", "orphan-ends"]
    assert {finding.verdict for finding in findings} == {"ok"}


def test_the_examples_play_a_match_against_each_other() -> None:
    result = match(KNIGHTS, [f"exec:60s:{PYTHON}", f"exec:60s:{JAVASCRIPT}"], 2, 2, seed=1)
    assert result["forfeits"] == []
    assert result["games"] == 2


def test_the_same_bot_takes_a_seat_at_a_web_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kuhn's poker, the shortest game there is, against a bot of the server."""
    monkeypatch.setenv("BANNERET_SHELF", "kuhn=examples.kuhn.game:KUHN")
    with running_server(tmp_path / "tables.db") as address:
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

        def page(path: str, fields: list[tuple[str, str]] | None = None) -> str:
            data = urllib.parse.urlencode(fields).encode() if fields is not None else None
            asked = urllib.request.Request(address + path, data, {"origin": address})
            with browser.open(asked) as answer:
                return str(answer.read().decode())

        action, fields = Page(page("/settings/access")).form(action="/settings/access")
        shown = page(action, [(name, "a bot" if name == "name" else value) for name, value in fields])
        token = re.findall(r"banneret_[\w-]+\.[\w-]+", shown)[0]
        body = b'{"game":"kuhn","seats":["bot:random","open"],"pace":0,"key":"key-of-a-test"}'
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", body, headers)) as made:
            table = re.findall(r'"id":"([^"]+)"', made.read().decode())[0]
        done = subprocess.run(
            [sys.executable, BOTS / "at_the_web_table.py", address, table, PYTHON, "1"],
            capture_output=True, text=True, timeout=300, env={**os.environ, "BANNERET_TOKEN": token},
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?[\d.]+, -?[\d.]+\]\n", done.stdout)
