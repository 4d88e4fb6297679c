"""The processes of a server with workers: this one starts them, starts again who dies, and stops them together.

It loads everything and then does nothing but fork and wait, so that a new worker is there in a moment. The sockets of
the workers are its own: whoever asks while a worker is being replaced waits in the row of its socket.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

from banneret.server.front.handing import door_at, stream_door

LOG = logging.getLogger(__name__)
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 6.0
SHORT_LIFE: Final = 1.0  # seconds
MOST_SHORT_LIVES: Final = 5  # in a row: then there is no sense in starting anew
BACKLOG: Final = 512


@dataclass(frozen=True)
class Doors:
    """What a process of the family gets: where it listens, how it tells that it is ready, what closes when the family's
    head is gone, and, as a worker, where streams are handed over."""

    listener: socket.socket
    ready: int
    alive: int
    streams: socket.socket | None = None


@dataclass
class Family:
    """`work(number, doors)` is a worker, `greet(paths, doors)` the front; both run in processes of their own until
    they are told to stop."""

    workers: int
    listener: socket.socket
    work: Callable[[int, Doors], int]
    greet: Callable[[list[str], Doors], int]
    _children: dict[int, int] = field(default_factory=dict)
    _born: dict[int, float] = field(default_factory=dict)
    _stopping: bool = False

    def run(self, ready: Callable[[], None]) -> int:
        """Run until stopped; `ready` is called when all workers are there."""
        with tempfile.TemporaryDirectory(prefix="banneret-") as folder:
            self._paths = [str(Path(folder) / f"worker-{number}") for number in range(self.workers)]
            self._sockets = [(listen_at(path), door_at(stream_door(path))) for path in self._paths]
            self._ready_out, self._ready_in = os.pipe()
            self._alive_out, self._alive_in = os.pipe()
            for one in (signal.SIGTERM, signal.SIGINT):
                signal.signal(one, self._stop)
            signal.signal(signal.SIGALRM, self._kill)
            for number in range(self.workers):
                self._start(number)
            if self._all_there():
                self._start(self.workers)
                ready()
            else:
                self._stop()
            return self._wait()

    def _all_there(self) -> bool:
        until = time.monotonic() + START_SECONDS
        there = 0
        while there < self.workers and not self._stopping:
            if select.select([self._ready_out], [], [], 0.2)[0]:
                there += len(os.read(self._ready_out, self.workers))
            gone, _ = os.waitpid(-1, os.WNOHANG)
            if gone:
                self._children.pop(gone, None)
                return False
            if time.monotonic() > until:
                return False
        return not self._stopping

    def _start(self, number: int) -> None:
        """A worker, or the front, which has the number after theirs."""
        pid = os.fork()
        if pid:
            self._children[pid] = number
            self._born[number] = time.monotonic()
            return
        code = 1
        try:
            for one in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
                signal.signal(one, signal.SIG_DFL)
            os.close(self._alive_in)
            if number == self.workers:
                code = self.greet(self._paths, Doors(self.listener, self._ready_in, self._alive_out))
            else:
                listener, streams = self._sockets[number]
                code = self.work(number, Doors(listener, self._ready_in, self._alive_out, streams))
        except BaseException:
            LOG.exception("process %d of the server failed", number)
        finally:
            os._exit(code)

    def _wait(self) -> int:
        """Start again who dies, until all are stopped."""
        short_lives = 0
        while self._children:
            pid, status = os.waitpid(-1, 0)
            number = self._children.pop(pid, -1)
            if self._stopping or number < 0:
                continue
            short_lives = short_lives + 1 if time.monotonic() - self._born[number] < SHORT_LIFE else 0
            LOG.warning("process %d of the server ended (%d) and is started again", number, status)
            if short_lives > MOST_SHORT_LIVES:
                self._stop()
                return max(1, self._wait())
            self._start(number)
        signal.setitimer(signal.ITIMER_REAL, 0)
        return 0

    def _stop(self, number: int = signal.SIGTERM, frame: FrameType | None = None) -> None:
        if not self._stopping:
            self._stopping = True
            signal.setitimer(signal.ITIMER_REAL, STOP_SECONDS)
        for pid in list(self._children):
            os.kill(pid, signal.SIGTERM)

    def _kill(self, number: int, frame: FrameType | None) -> None:
        for pid in list(self._children):
            os.kill(pid, signal.SIGKILL)


def listen_at(path: str) -> socket.socket:
    found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    found.bind(path)
    found.listen(BACKLOG)
    return found
