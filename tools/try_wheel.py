"""Use an installed Banneret as a newcomer would: is it compiled, does it serve, can a game be played through the API?

Run it with the interpreter of an environment where a wheel was installed, from a folder without the sources.
"""

from __future__ import annotations

import http.cookiejar
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ADDRESS = re.compile(r"http://localhost:\d+")
CSRF = re.compile(r'<meta name="csrf" content="([^"]+)">')
GAME = "knights"
LONGEST = 300.0


class Visitor:
    """Somebody with a browser's cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)
        self.keys = 0
        self.token = ""

    def page(self, path: str) -> str:
        with self.opener.open(self.address + path, timeout=60) as answer:
            return str(answer.read().decode())

    def call(self, path: str, **fields: object) -> dict[str, object]:
        """A call of the API, by the rules for scripts of our own pages."""
        self.token = self.token or CSRF.findall(self.page("/settings"))[0]
        self.keys += 1
        body = json.dumps({**fields, "key": f"try-wheel-{self.keys:04}"}).encode() if fields else None
        headers = {"content-type": "application/json", "x-csrf-token": self.token, "origin": self.address}
        request = urllib.request.Request(f"{self.address}/api{path}", body, headers)
        with self.opener.open(request, timeout=60) as answer:
            read = json.loads(answer.read() or b"{}")
        assert isinstance(read, dict)
        return read


def engine_file() -> str:
    from banneret.core import bits

    return str(bits.__file__)


def play(visitor: Visitor) -> int:
    """A game against a bot, always by the first answer; how many answers it took."""
    table = visitor.call("/tables", game=GAME, seats=["me", "bot:medium"], pace=0.0)["id"]
    began, answers = time.monotonic(), 0
    while time.monotonic() - began < LONGEST:
        state = visitor.call(f"/tables/{table}")
        if state["status"] == "over":
            return answers
        legal = state["legal"]
        assert isinstance(legal, list)
        if legal:
            visitor.call(f"/tables/{table}/answers", question=state["question"], actions=[legal[-1]["notation"]])
            answers += 1
        else:
            time.sleep(0.2)
    raise SystemExit(f"the game was not over after {LONGEST:g} seconds and {answers} answers")


def main() -> int:
    engine = engine_file()
    if engine.endswith(".py"):
        raise SystemExit(f"the engine is not compiled: {engine}")
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "banneret", "serve", "--db", f"sqlite:///{Path(folder, 'tables.db').as_posix()}"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        try:
            assert server.stdout is not None
            address = next((found.group() for line in server.stdout if (found := ADDRESS.search(line))), "")
            visitor = Visitor(address)
            assert "Banneret" in visitor.page("/")
            answers = play(visitor)
        finally:
            server.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            server.wait(30)
    print(f"compiled, served, and a game of {GAME} played to its end in {answers} answers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
