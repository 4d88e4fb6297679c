"""On a real terminal: colour unless NO_COLOR asks for none, a fresh screen for each question, an interrupt by key."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60.0


def interruptible() -> None:
    """A program started in the background may find interrupts ignored; at a terminal they are not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program on a pseudo terminal, with somebody who reads and types."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        ours, theirs = pty.openpty()
        self.screen = ours
        self.seen = ""
        settings = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", "LC_ALL": "C.UTF-8"}
        plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "banneret.cli.main", *words],
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, preexec_fn=interruptible,
            env={**plain, **settings, "XDG_DATA_HOME": str(folder), **environment},
        )  # fmt: skip
        os.close(theirs)

    def read_until(self, text: str) -> str:
        """Everything up to a text; a program that never says it fails the test."""
        while text not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], PATIENCE)
            assert ready, f"never said {text!r}: {self.seen[-500:]!r}"
            try:
                piece = os.read(self.screen, 65536)
            except OSError:  # the other end is closed
                piece = b""
            assert piece, f"ended without saying {text!r}: {self.seen[-500:]!r}"
            self.seen += piece.decode("utf-8", errors="replace")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.screen)
        return code


def play(folder: Path, **environment: str) -> Terminal:
    return Terminal(folder, "play", "havoc", "--players", "2", "--bots", "random", "--seed", "2", **environment)


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colour_is_there_unless_it_is_not_wanted(tmp_path: Path, environment: dict[str, str], coloured: bool) -> None:
    terminal = play(tmp_path, **environment)
    shown = terminal.read_until("\n> ")
    assert bool(re.search("\x1b\\[[0-9;]*m", shown)) == coloured
    terminal.type("\n")
    again = terminal.read_until("\n> ")
    assert bool(re.search("\x1b\\[[0-9]+A\r\x1b\\[J", again)) == ("TERM" not in environment)
    assert "\x1b[2J" not in shown + again
    terminal.type("quit\n")
    assert "--resume" in terminal.read_until(".record")
    assert terminal.end() == 0


def test_control_c_at_the_prompt_leaves_a_game_to_resume(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.read_until("\n> ")
    os.killpg(terminal.process.pid, signal.SIGINT)
    told = terminal.read_until(".record")
    assert "The game is saved. To go on with it:" in told
    assert "Traceback" not in told
    assert terminal.end() == 130
    assert len(list((tmp_path / "banneret").iterdir())) == 1


def test_control_d_at_the_prompt_leaves_a_game_to_resume(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.read_until("\n> ")
    terminal.type("\x04")
    assert "The game is saved. To go on with it:" in terminal.read_until(".record")
    assert terminal.end() == 0


WAITS = """
import signal, sys, threading, time
threading.Thread(target=time.sleep, args=(120,), daemon=True).start()
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # the other thread gets it: nothing ends the wait of this one
if sys.argv[1] == "readline":
    import readline
from banneret.cli.console import read_line
try:
    read_line("> ")
except KeyboardInterrupt:
    print("noticed", flush=True)
"""


@pytest.mark.parametrize("reader", ["plain", "readline"])
def test_an_interrupt_that_python_has_noted_but_not_acted_on_ends_the_wait_for_a_key(reader: str) -> None:
    """As when it comes in the moment before the wait begins."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", WAITS, reader], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        preexec_fn=interruptible,
    )  # fmt: skip
    os.close(theirs)
    seen = ""
    while "> " not in seen:
        seen += os.read(ours, 1000).decode()
    process.send_signal(signal.SIGINT)
    while "noticed" not in seen:
        ready, _, _ = select.select([ours], [], [], PATIENCE)
        assert ready, "nothing was noticed without a key"
        seen += os.read(ours, 1000).decode()
    process.wait(PATIENCE)
    os.close(ours)
