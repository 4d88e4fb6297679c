"""Attacks a server of this machine, and tells how others fare meanwhile.

    python tools/attack_server.py half-open --connections 5000
    python tools/attack_server.py greedy --seconds 30

`half-open` opens connections that send half a request or nothing: how many are refused at once, when the last one is
closed, how large the log is, and whether somebody else is served. `greedy` asks from one address for everything it is
allowed (replay positions with all eyes, pages, regions) as fast as answers come, while another address looks at the
lobby; its slowest looks are told. `stop` sends SIGTERM to a server with open streams and half-sent requests.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tests" / "earlier" / "tables.sql"
HALVES = (b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST /new HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\nhalf")
GREEDY, OTHER = "127.0.0.2", "127.0.0.3"
MB = 2**20


@dataclass(frozen=True)
class Target:
    """A running server."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path


@contextmanager
def serving(folder: Path) -> Iterator[Target]:
    """A server with the limits that everybody gets, on a database with finished games."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.executescript(GAMES.read_text(encoding="utf-8"))
    log = folder / "log"
    command = [sys.executable, "-P", "-m", "banneret.cli.main", "serve", "--db", f"sqlite:///{folder / 'tables.db'}"]
    with open(log, "wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, "LANG": "C.UTF-8"})
    try:
        for _ in range(1200):
            found = re.search(r"localhost:(\d+)/", log.read_text(errors="replace"))
            if found:
                yield Target(int(found[1]), process, log)
                return
            time.sleep(0.1)
        raise SystemExit(log.read_text(errors="replace"))
    finally:
        process.terminate()
        process.wait(20)


async def ask(port: int, path: str, source: str) -> tuple[int, float]:
    """The status of a page and the seconds until it was there."""
    begun = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
        answer = await reader.read()
    finally:
        writer.close()
    return int(answer[9:12] or b"0"), time.monotonic() - begun


async def closed(reader: asyncio.StreamReader) -> None:
    try:
        await reader.read()
    except OSError:
        return


async def half_open(target: Target, connections: int) -> bool:
    """5,000 connections of one address that never finish a request."""
    begun, ends, writers = time.monotonic(), [], []
    for number in range(connections):
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(GREEDY, 0))
        except OSError:
            continue
        writer.write(HALVES[number % len(HALVES)])
        writers.append(writer)
        ends.append(asyncio.ensure_future(closed(reader)))
        if number % 500 == 499:
            status, seconds = await ask(target.port, "/", OTHER)
            print(f"after {number + 1} connections the lobby: {status} in {seconds:.2f} s", flush=True)
    opened = time.monotonic() - begun
    open_now = sum(not end.done() for end in ends)
    await asyncio.wait(ends, timeout=60)
    left, taken = sum(not end.done() for end in ends), time.monotonic() - begun
    for writer in writers:
        writer.close()
    status, seconds = await ask(target.port, "/", OTHER)
    size = target.log.stat().st_size
    print(f"{connections} connections in {opened:.1f} s, {open_now} let in; all closed {taken - opened:.1f} s later")
    print(f"never closed: {left}; log: {size} bytes; the lobby then: {status} in {seconds:.2f} s")
    return left == 0 and size < MB and status == 200


async def greedy(target: Target, seconds: float) -> bool:
    """One address asks as fast as it can, another looks at the lobby twice a second."""
    paths = [f"/t/havoc-over/moment?step={step}&eyes=all" for step in range(90)]
    paths += [
        "/t/havoc-over",
        "/t/havoc-over/regions",
        "/t/glory-over/replay",
        "/rules/havoc",
        "/",
        "/t/havoc-over/log",
    ]
    until = time.monotonic() + seconds
    statuses: dict[int, int] = {}

    async def press(start: int) -> None:
        at = start
        while time.monotonic() < until:
            status, _ = await ask(target.port, paths[at % len(paths)], GREEDY)
            statuses[status] = statuses.get(status, 0) + 1
            at += 7

    pressing = [asyncio.create_task(press(number)) for number in range(30)]
    looks: list[float] = []
    while time.monotonic() < until:
        status, took = await ask(target.port, "/", OTHER)
        assert status == 200, status
        looks.append(took)
        await asyncio.sleep(0.1)
    await asyncio.gather(*pressing)
    looks.sort()
    slow = looks[int(len(looks) * 0.99) - 1]
    print(f"greedy: {statuses}; the other looked {len(looks)} times, half in {looks[len(looks) // 2]:.3f} s, ", end="")
    print(f"99 of 100 in {slow:.3f} s, at most {looks[-1]:.3f} s")
    return slow < 0.5


async def stop(target: Target) -> bool:
    """SIGTERM with streams and half-sent requests open."""
    streams = []
    for path in ("/t/havoc-running/stream", "/t/mousquetaires-running/stream"):
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        await reader.readuntil(b"event: ")
        streams.append(writer)
    for half in HALVES * 20:
        _, writer = await asyncio.open_connection("127.0.0.1", target.port)
        writer.write(half)
        streams.append(writer)
    await asyncio.sleep(0.5)
    begun = time.monotonic()
    target.process.send_signal(signal.SIGTERM)
    code = await asyncio.to_thread(target.process.wait, 30)
    taken = time.monotonic() - begun
    for writer in streams:
        writer.close()
    print(f"stopped {taken:.2f} s after SIGTERM with {len(streams)} connections open, exit status {code}")
    return taken < 5.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("attack", choices=["half-open", "greedy", "stop"])
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as target:
        if given.attack == "half-open":
            held = asyncio.run(half_open(target, given.connections))
        elif given.attack == "greedy":
            held = asyncio.run(greedy(target, given.seconds))
        else:
            held = asyncio.run(stop(target))
    print("held" if held else "did not hold")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
