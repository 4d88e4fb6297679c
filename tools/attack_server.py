"""Attacks a server of this machine, and tells how others fare meanwhile.

    python -m tools.attack_server half-open --connections 5000
    python -m tools.attack_server greedy --seconds 30
    python -m tools.attack_server bots --tables 500 --people 250 --seconds 120
    python -m tools.attack_server raw --requests 20000
    python -m tools.attack_server streams --connections 4000 --workers 2

`half-open` opens connections that send half a request or nothing: how many are refused at once, when the last one is
closed, how large the log is, and whether somebody else is served. `streams` asks for streams in every way that breaks
off, while workers are killed: no process may keep a file of them (`--workers 2`). `greedy` asks from one address for
everything it is allowed (replay positions with all eyes, pages, regions) as fast as answers come, while another
address looks at the lobby; its slowest looks are told. `bots` fills the server with tables of hard bots
(`tools/attack_bots.py`). `raw` sends made-up bytes over the line (`tools/fuzz_requests.py`). `stop` sends SIGTERM to
a server with open streams and half-sent requests.
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

from banneret.server.app import Application
from banneret.server.lobby import Lobby
from banneret.server.store import Store
from tools.attack_bots import Filled, bots, filled
from tools.fuzz_requests import Inventor, Knowledge

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tests" / "earlier" / "tables.sql"
HALVES = (
    b"",
    b"GET / HTTP/1.1\r\nhost: x\r\n",
    b"POST /new HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\nhalf",
    b"POST /new HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n9\r\nhalf",
)
PAGE = b"GET /rules HTTP/1.1\r\nhost: localhost\r\n\r\n"
STREAM = b"GET /t/%s/stream HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n"
STREAMED = (b"havoc-running", b"mousquetaires-running", b"havoc-over", b"nothing-there")
AT_ONCE, WAYS, KILLED_EVERY = 400, 7, 3
FILES_SPARED = 40  # more than kept connections of the last look at a process take
GREEDY, OTHER = "127.0.0.2", "127.0.0.3"
MB = 2**20


@dataclass(frozen=True)
class Target:
    """A running server."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def lay_games(folder: Path) -> None:
    """A database with finished games."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.executescript(GAMES.read_text(encoding="utf-8"))


@contextmanager
def serving(folder: Path, workers: int) -> Iterator[Target]:
    """A server with the limits that everybody gets."""
    log = folder / "log"
    command = [sys.executable, "-P", "-m", "banneret.cli.main", "serve", "--db", url_in(folder)]
    command += ["--workers", str(workers)] if workers > 1 else []
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


def processes(target: Target) -> dict[int, int]:
    """The processes of a server, and how many files each has open; the first one alone where it has no workers."""
    pid = target.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    found = [int(child) for child in children] or [pid]
    return {child: len(list(Path(f"/proc/{child}/fd").iterdir())) for child in found}


async def break_off(port: int, number: int) -> None:
    """Ask for a stream, and break off in one of several ways."""
    way, asked = number % WAYS, STREAM % STREAMED[number // WAYS % len(STREAMED)]
    source = f"127.9.{number // 200 % 250}.{number % 200 + 1}"
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    except OSError:
        return
    try:
        if way == 0:
            writer.write(asked[: number % len(asked)])
        elif way == 1:
            for start in range(0, len(asked), 7):
                writer.write(asked[start : start + 7])
                await asyncio.sleep(0.002)
        elif way == 2:
            writer.write(asked + PAGE)
        elif way == 3:
            writer.write(PAGE + asked)
        elif way == 4:
            writer.write(asked)
            writer.write_eof()
        else:
            writer.write(asked)
        async with asyncio.timeout(number % 20 / 10 if way < WAYS - 1 else 0.0):
            while await reader.read(4096):
                continue
    except (OSError, TimeoutError):
        pass
    finally:
        writer.transport.abort()


async def streams(target: Target, connections: int) -> bool:
    """Streams that break off at every moment; now and then a process of the server is killed meanwhile."""
    begun = processes(target)
    for start in range(0, connections, AT_ONCE):
        asking = asyncio.gather(*[break_off(target.port, start + one) for one in range(AT_ONCE)])
        now = processes(target)
        kill, rest = divmod(start // AT_ONCE, KILLED_EVERY)
        if len(now) > 1 and rest == KILLED_EVERY - 1:
            await asyncio.sleep(0.5)
            os.kill(sorted(now)[kill % len(now)], signal.SIGKILL)
        await asking
        status, seconds = await ask(target.port, "/", OTHER)
        files = list(processes(target).values())
        print(
            f"after {start + AT_ONCE} streams the lobby: {status} in {seconds:.2f} s; open files: {files}", flush=True
        )
    await asyncio.sleep(12)
    most = max(begun.values()) + FILES_SPARED
    left, log = processes(target), target.log.read_text(errors="replace")
    print(f"open files: {sorted(begun.values())}, later {sorted(left.values())}; tracebacks: {log.count('Traceback')}")
    return max(left.values()) <= most and "Traceback" not in log


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


async def raw(target: Target, requests: int, seed: int) -> bool:
    """Bytes that are no request, or hardly one, from as many addresses as it takes to be let in."""
    app = Application(lambda: Lobby(Store("sqlite://")))
    inventor = Inventor(seed, Knowledge(app.litestar))
    inventor.known.tables += ["havoc-over", "havoc-running", "mousquetaires-running"]
    statuses: dict[int, int] = {}
    waiting = asyncio.Semaphore(200)

    async def send(number: int, data: bytes) -> None:
        source = f"127.{1 + number // 250 % 250}.{number % 250}.2"
        async with waiting:
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(source, 0))
            answer = b""
            try:
                writer.write(data)
                async with asyncio.timeout(20):
                    answer = await reader.read(20)
            except (OSError, TimeoutError):
                answer = b""
            finally:
                writer.close()
            status = int(answer[9:12]) if answer[9:12].isdigit() else 0
            statuses[status] = statuses.get(status, 0) + 1
            if status == 500:
                print(f"500: {data!r}", flush=True)

    for first in range(0, requests, 1000):
        some = [inventor.raw([(b"host", b"localhost")]) for _ in range(min(1000, requests - first))]
        await asyncio.gather(*[send(first + place, data) for place, data in enumerate(some)])
        print(f"{first + len(some)} requests: {dict(sorted(statuses.items()))}", flush=True)
    status, seconds = await ask(target.port, "/", OTHER)
    log = target.log.read_text(errors="replace")
    print(f"the lobby then: {status} in {seconds:.2f} s; log: {len(log)} bytes, tracebacks: {log.count('Traceback')}")
    print("\n".join(log[found.start() : found.start() + 6000] for found in re.finditer("Traceback", log)))
    return status == 200 and not statuses.get(500) and "Traceback" not in log


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("attack", choices=["half-open", "greedy", "bots", "raw", "streams", "stop"])
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--people", type=int, default=250)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, found = Path(name), Filled()
        if given.attack == "bots":
            found = asyncio.run(filled(url_in(folder), given.tables, given.people))
        else:
            lay_games(folder)
        held = attacked(folder, given, found)
    print(f"{'held' if held else 'did not hold'}; load {os.getloadavg()[0]:.1f}")
    return 0 if held else 1


def attacked(folder: Path, given: argparse.Namespace, found: Filled) -> bool:
    with serving(folder, given.workers) as target:
        if given.attack == "bots":
            held = asyncio.run(bots(target.port, found, given.seconds, (GREEDY, OTHER)))
        elif given.attack == "raw":
            held = asyncio.run(raw(target, given.requests, given.seed))
        elif given.attack == "half-open":
            held = asyncio.run(half_open(target, given.connections))
        elif given.attack == "streams":
            held = asyncio.run(streams(target, given.connections))
        elif given.attack == "greedy":
            held = asyncio.run(greedy(target, given.seconds))
        else:
            held = asyncio.run(stop(target))
    return held


if __name__ == "__main__":
    sys.exit(main())
