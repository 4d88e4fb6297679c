"""`banneret serve --workers`: several processes behind one address, of which any may die."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from banneret.server.connections import Connections
from banneret.server.front.figures import joined
from banneret.server.front.heads import CLIENT, BadHead, parse_request, sender_of, table_in
from banneret.server.front.passing import Front
from banneret.server.keeping import place_of
from banneret.server.running import BehindFront
from banneret.server.web.limits import Limits
from banneret.server.web.proxies import Proxies
from tests.server import postgres
from tests.server.lobby_kit import asynchronous
from tests.server.test_two_servers import KEYS, PATIENCE, Listener, Person, answer, asked, close, simplest
from tests.server.web_kit import serving as serving_here

WORKERS = 3
STARTED = re.compile(r"http://localhost:(\d+)/")
SOURCES = (f"127.0.1.{number}" for number in range(1, 255))
TABLES_AT_ONCE = Limits().address_tables


class Served:
    """A running `banneret serve --workers`."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def children(self) -> list[int]:
        """The workers in their order, then the front; one that is started again comes last."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("ascii")
        return sorted(map(int, found.split()))


@contextmanager
def serving(database: str) -> Iterator[Served]:
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "banneret.cli.main", "serve", "--workers", str(WORKERS), "--db", database],
        stdout=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip
    assert process.stdout is not None
    with process:
        try:
            found = STARTED.search(process.stdout.readline())
            assert found is not None, f"it did not come up: exit {process.poll()}"
            yield Served(process, int(found[1]))
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('workers') / 'tables.db'}"
    if request.param == "postgresql":
        database = postgres.make_database(request.getfixturevalue("postgresql"), "workers")
    with serving(database) as found:
        yield found


def at_every_worker(served: Served) -> list[tuple[tuple[Person, Person], str]]:
    """Two people at a table of each worker: a table is made where its maker's requests go."""
    found: dict[int, tuple[tuple[Person, Person], str]] = {}
    guest = Person([served.address])
    while len(found) < WORKERS:
        host = Person([served.address], next(SOURCES))
        table = str(host.post(0, "/tables", game="havoc", seats=["me", "open"], pace=0)["id"])
        if place_of(table, WORKERS) in found:
            host.close()
        else:
            guest.post(0, f"/tables/{table}/seats/1")
            found[place_of(table, WORKERS)] = ((host, guest), table)
    return [found[number] for number in range(WORKERS)]


def played(people: tuple[Person, Person], table: str) -> None:
    """Whoever is asked answers."""
    person, state = asked(people, 0, table)
    assert answer(person, 0, table, state, simplest(state))["status"] in ("applied", "drafted")


def test_tables_are_played_at_all_workers_over_one_connection(served: Served) -> None:
    seated = at_every_worker(served)
    for people, table in seated:
        listener = Listener(people[0], 0, table)
        played(people, table)
        assert listener.next()
        listener.close()
    watcher = Person([served.address])
    for _, table in seated:
        assert watcher.state(0, table)["status"] == "playing"
    known = {table["id"] for table in watcher.clients[0].get("/api/tables").json()}
    assert known >= {table for _, table in seated}
    close(watcher, *{person for people, _ in seated for person in people})


def test_a_worker_that_dies_is_replaced_and_its_tables_go_on(served: Served) -> None:
    seated = at_every_worker(served)
    for worker, (people, table) in zip(served.children(), seated, strict=False):
        person, state = asked(people, 0, table)
        drafted = next((one["notation"] for one in state["legal"] if one["draft"]), "")
        if drafted:
            assert answer(person, 0, table, state, drafted)["status"] == "drafted"
        before = person.state(0, table)
        os.kill(worker, signal.SIGKILL)
        after = person.state(0, table)  # who asks just waits
        assert {**after, "version": ""} == {**before, "version": ""}, "what was acknowledged is there"
        for _ in range(2):
            played(people, table)
        Listener(person, 0, table).close()
    assert len(served.children()) == WORKERS + 1
    close(*{person for people, _ in seated for person in people})


def test_bodies_heads_and_connections_of_every_kind(served: Served) -> None:
    def told(request: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as client:
            client.sendall(request)
            client.settimeout(PATIENCE)
            heard = b""
            with suppress(ConnectionResetError):  # what was refused is not read to its end
                while piece := client.recv(65536):
                    heard += piece
            return heard

    host = b"host: here\r\n"
    twice = told(b"GET /rules HTTP/1.1\r\n" + host + b"\r\nGET /t/x HTTP/1.1\r\n" + host + b"connection: close\r\n\r\n")
    assert twice.count(b"HTTP/1.1 200 OK") == 1
    assert twice.count(b"HTTP/1.1 404") == 1
    chunked = b"POST /new HTTP/1.1\r\n" + host + b"content-type: application/x-www-form-urlencoded\r\n"
    assert b" 403 " in told(chunked + b"transfer-encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n")
    assert b" 413 " in told(chunked + b"content-length: 100000\r\n\r\n" + b"a" * 100000)
    assert told(b"GET / HTTP/1.1\r\n" + host + b"a: b\nc: d\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert told(b"GET / HTTP/1.1\r\n" + host + b"content-length: 1\r\ncontent-length: 2\r\n\r\n").startswith(
        b"HTTP/1.1 400"
    )
    assert told(b"nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert told(b"GET / HTTP/1.1\r\na: " + b"b" * 200_000 + b"\r\n\r\n")[:12] in (b"", b"HTTP/1.1 431")
    assert told(b"GET /rules HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_an_address_has_one_allowance_at_all_workers_together(served: Served) -> None:
    source, begun, made, refused = next(SOURCES), time.monotonic(), Counter[int](), 0
    while not refused:
        host = Person([served.address], source)
        for _ in range(3):
            answer = host.clients[0].post(
                "/api/tables", json={"key": next(KEYS), "game": "havoc", "seats": ["me", "open"]},
                headers={"x-csrf-token": host.csrf, "origin": served.address},
            )  # fmt: skip
            if answer.status_code == 429:
                refused += 1
            else:
                made[place_of(answer.json()["id"], WORKERS)] += 1
        host.close()
    assert len(made) > 1, "they fell to several workers"
    allowed = TABLES_AT_ONCE.burst + TABLES_AT_ONCE.per_second * (time.monotonic() - begun)
    assert TABLES_AT_ONCE.burst <= made.total() <= allowed
    other = Person([served.address], next(SOURCES))
    assert other.post(0, "/tables", game="havoc", seats=["me", "open"])["id"]
    other.close()


def test_figures_are_those_of_all_workers(served: Served) -> None:
    visitors = [Person([served.address], next(SOURCES)) for _ in range(4)]
    with httpx.Client(base_url=served.address, timeout=PATIENCE) as client:
        told = client.get("/metrics")
        assert client.get("/metrics", headers={"accept-encoding": "gzip"}).text.count("# TYPE banneret_streams ") == 1
    assert told.status_code == 200
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    for number in range(WORKERS):
        assert f'banneret_streams{{worker="{number}"}} 0\n' in told.text
    answered = re.findall(
        r'^banneret_requests_total\{worker="(\d)",method="POST",status="303"\} (\d+)$', told.text, re.M
    )
    assert sum(int(count) for _, count in answered) >= len(visitors)
    close(*visitors)


def test_figures_of_several_workers_stand_below_what_they_are_about() -> None:
    one = '# HELP a_total About a.\n# TYPE a_total counter\na_total{method="GET"} 1\n# HELP b About b.\nb 2\n'
    two = "# HELP a_total About a.\n# TYPE a_total counter\n# HELP b About b.\nb 3\n"
    assert joined([one, two]).splitlines() == [
        "# HELP a_total About a.", "# TYPE a_total counter", 'a_total{worker="0",method="GET"} 1', "# HELP b About b.",
        'b{worker="0"} 2', 'b{worker="1"} 3',
    ]  # fmt: skip


@pytest.mark.parametrize("fields", [b"a: b\r\n" * 40, b"a:" + b" " * 60_000])
def test_a_bad_head_is_refused_without_trying_its_good_part_in_many_ways(fields: bytes) -> None:
    """Were a field read in two ways, forty before a bad line would keep the front busy for ever."""
    with pytest.raises(BadHead):
        parse_request(b"GET / HTTP/1.1\r\n" + fields + b"\x00\r\n\r\n")


def test_who_asks_cannot_say_to_be_somebody_else() -> None:
    head = parse_request(
        b"GET /t/abc/stream?x=1 HTTP/1.1\r\nHost: a\r\nX-Banneret-Client: 9.9.9.9 1\r\nConnection: x\r\n\r\n"
    )
    assert table_in(head) == "abc"
    passed = head.passed_on((CLIENT, b"1.2.3.4 5"))
    assert passed.lower().count(CLIENT) == 1
    assert b"9.9.9.9" not in passed
    assert b"connection" not in passed
    assert table_in(parse_request(b"GET /api/tables/%61bc HTTP/1.1\r\n\r\n")) == "abc"
    assert table_in(parse_request(b"GET /tables HTTP/1.1\r\n\r\n")) == ""
    assert sender_of(head, "1.2.3.4") == "1.2.3.4"
    for broken in (b"GET / HTTP/2.0", b"GET  / HTTP/1.1", b"GET / HTTP/1.1\r\n folded: x", b"GET / HTTP/1.1\r\na b: x"):
        with pytest.raises(BadHead):
            parse_request(broken + b"\r\n\r\n")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["told to stop", "killed"])
def test_all_processes_end_with_the_first_even_with_open_streams(how: signal.Signals, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        anna = Person([served.address])
        table = str(anna.post(0, "/tables", game="havoc", seats=["me", "bot:random"], pace=0)["id"])
        listener = Listener(anna, 0, table)
        children = served.children()
        served.process.send_signal(how)
        served.process.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{pid}").exists() for pid in children):
            assert time.monotonic() < until, "a process has been left behind"
            time.sleep(0.05)
        close(listener, anna)


HALF = b"POST /new HTTP/1.1\r\nhost: x\r\n"


@pytest.mark.parametrize("half", [b"", HALF, HALF + b"content-length: 99\r\n\r\nhalf"])
@asynchronous
async def test_half_sent_requests_do_not_keep_the_front_from_stopping(half: bytes) -> None:
    front, stop = Front(["nowhere"], Connections(Proxies())), asyncio.Event()
    listener = socket.create_server(("127.0.0.1", 0))
    serves = asyncio.create_task(front.serve(listener, stop, 3600.0))
    reader, writer = await asyncio.open_connection(*listener.getsockname())
    writer.write(half)
    while front.connections.by_address.total() == 0:
        await asyncio.sleep(0.01)
    stop.set()
    await serves
    with suppress(ConnectionResetError):
        assert await reader.read() == b""
    writer.close()


@pytest.mark.parametrize("path", ["/", "/nothing", "/t/nowhere", "/api/tables/nowhere"])
@asynchronous
async def test_a_request_that_names_no_host_is_answered_behind_the_front(path: str, tmp_path: Path) -> None:
    """As HTTP/1.0 allows; the socket that it comes over has a path in the place of an address, and no port."""
    told: list[int] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            told.append(message["status"])

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.0", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
        "headers": [(CLIENT, b"10.0.0.1 4242")], "client": None, "server": ("worker-0.sock", None), "state": {},
        "extensions": {},
    }  # fmt: skip
    async with serving_here(tmp_path) as server:
        await cast(Any, BehindFront(server.app))(scope, receive, send)
    assert told == [200 if path == "/" else 404]
