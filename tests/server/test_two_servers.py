"""Two servers on one database: what is done at one is soon seen at the other, and nothing is done twice."""

from __future__ import annotations

import json
import queue
import re
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.served import running_server
from tests.server import postgres

PATIENCE = 60.0
PROMPTLY = 1.5  # seconds; the servers look every 0.4, the rest is for a machine with other work
KEYS = (f"two-servers-{number:08}" for number in count())
NAMES = count()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of two servers."""
    database: Path | str = tmp_path_factory.mktemp("two") / "tables.db"
    if request.param == "postgresql":
        database = postgres.make_database(request.getfixturevalue("postgresql"), f"two{next(NAMES)}")
    with running_server(database) as first, running_server(database) as second:
        yield [first, second]


class Person:
    """Somebody who speaks to both servers with one cookie, from an address of this machine."""

    def __init__(self, servers: list[str], source: str = "127.0.0.1") -> None:
        self.clients = [
            httpx.Client(base_url=address, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=source))
            for address in servers
        ]
        self.csrf = self._form_token()
        headers = {"x-csrf-token": self.csrf, "origin": servers[0]}
        assert self.clients[0].post("/settings/quick", data={"language": "en"}, headers=headers).status_code == 303
        for client in self.clients[1:]:
            client.cookies.update(self.clients[0].cookies)
        self.csrf = self._form_token()

    def _form_token(self) -> str:
        found = re.search(r'name="csrf" content="([^"]+)"', self.clients[0].get("/").text)
        assert found is not None
        return found[1]

    def post(self, at: int, path: str, **data: object) -> dict[str, Any]:
        client = self.clients[at]
        answer = client.post(
            f"/api{path}", json={"key": next(KEYS), **data},
            headers={"x-csrf-token": self.csrf, "origin": str(client.base_url).rstrip("/")},
        )  # fmt: skip
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def state(self, at: int, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.clients[at].get(f"/api/tables/{table}").json()
        return found

    def close(self) -> None:
        for client in self.clients:
            client.close()


class Listener:
    """An open stream, read in a thread: the messages with the moment when each came."""

    def __init__(self, person: Person, at: int, table: str) -> None:
        self.heard: queue.Queue[tuple[float, str, dict[str, Any]]] = queue.Queue()
        self._client = httpx.Client(
            base_url=str(person.clients[at].base_url), cookies=person.clients[at].cookies, timeout=PATIENCE
        )
        self._path = f"/t/{table}/stream"
        self._stop = threading.Event()
        self._socket: socket.socket | None = None
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        assert self.next()[1], "the first message is the present state"

    def _listen(self) -> None:
        try:
            with self._client.stream("GET", self._path) as stream:
                self._socket = stream.extensions["network_stream"].get_extra_info("socket")
                fields: dict[str, str] = {}
                for line in stream.iter_lines():
                    if self._stop.is_set():
                        return
                    if not line and "data" in fields:
                        self.heard.put((time.monotonic(), fields.get("id", ""), json.loads(fields["data"])))
                        fields = {}
                    name, _, value = line.partition(": ")
                    if name in ("id", "data"):
                        fields[name] = value
        except (httpx.HTTPError, RuntimeError):
            return

    def next(self) -> tuple[float, str, dict[str, Any]]:
        return self.heard.get(timeout=PATIENCE)

    def until(self, version: str) -> float:
        """When a version came, or one that is further."""
        while True:
            at, heard, _ = self.next()
            if int(heard.partition(".")[0]) >= int(version.partition(".")[0]):
                return at

    def close(self) -> None:
        self._stop.set()
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)  # whoever waits for something to come waits no longer
        self._thread.join(PATIENCE)
        self._client.close()


def close(*open_things: Person | Listener) -> None:
    for thing in open_things:
        thing.close()


def two_at_a_table(servers: list[str]) -> tuple[Person, Person, str]:
    """Anna, who made the table at the first server, and Béla, who sat down at the second."""
    anna, bela = Person(servers), Person(servers)
    table = str(anna.post(0, "/tables", game="havoc", seats=["me", "open"], pace=0)["id"])
    bela.post(1, f"/tables/{table}/seats/1")
    return anna, bela, table


def answer(person: Person, at: int, table: str, state: dict[str, Any], notation: str) -> dict[str, Any]:
    return person.post(at, f"/tables/{table}/answers", question=state["question"], actions=[notation])


def simplest(state: dict[str, Any]) -> str:
    legal = [choice["notation"] for choice in state["legal"]]
    return next((notation for notation in ("done", "recruit") if notation in legal), legal[0])


def asked(people: tuple[Person, Person], at: int, table: str) -> tuple[Person, dict[str, Any]]:
    """Who is asked according to a server, which may be a moment behind."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for person in people:
            state = person.state(at, table)
            if state["legal"]:
                return person, state
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


def test_what_is_done_at_one_server_shows_at_the_other_within_a_second(servers: list[str]) -> None:
    anna, bela, table = two_at_a_table(servers)
    listeners = [Listener(person, 1, table) for person in (anna, bela)]
    delays = []
    for _ in range(12):
        person, state = asked((anna, bela), 0, table)
        outcome = answer(person, 0, table, state, simplest(state))
        done = time.monotonic()
        assert outcome["status"] in ("applied", "drafted")
        if outcome["status"] == "applied":
            delays += [listener.until(outcome["version"]) - done for listener in listeners]
    assert len(delays) >= 8
    assert max(delays) < PROMPTLY, delays
    close(*listeners, anna, bela)


def test_a_draft_shows_at_the_other_server_to_its_owner_alone(servers: list[str]) -> None:
    anna, bela, table = two_at_a_table(servers)
    person, state = asked((anna, bela), 0, table)
    other = bela if person is anna else anna
    version = answer(person, 0, table, state, "havoc")["version"]
    while (state := person.state(1, table))["version"] != version:
        time.sleep(0.05)
    own, foreign = Listener(person, 1, table), Listener(other, 1, table)
    lay = next(choice["notation"] for choice in state["legal"] if choice["draft"])
    sent = time.monotonic()
    assert answer(person, 0, table, state, lay)["status"] == "drafted"
    at, _, update = own.next()
    assert at - sent < PROMPTLY
    assert any(f'data-chosen="{lay}"' in part for part in update["parts"].values())
    assert person.state(1, table)["draft"] == [lay]
    with pytest.raises(queue.Empty):
        foreign.heard.get(timeout=1.0)
    close(own, foreign, anna, bela)


def test_one_question_is_answered_once_whichever_server_is_asked(servers: list[str]) -> None:
    anna, bela, table = two_at_a_table(servers)
    lost = 0
    with ThreadPoolExecutor(4) as threads:
        for _ in range(15):
            person, state = asked((anna, bela), 0, table)
            notation = simplest(state)
            start = threading.Barrier(4)

            def race(at: int, person: Person = person, state: dict[str, Any] = state, notation: str = notation,
                     start: threading.Barrier = start) -> str:  # fmt: skip
                start.wait()
                return str(answer(person, at, table, state, notation)["status"])

            statuses = sorted(threads.map(race, [0, 1, 0, 1]))
            won = [status for status in statuses if status in ("applied", "drafted")]
            if notation == "recruit":
                assert won == ["applied"], statuses
                lost += statuses.count("stale")
            assert set(statuses) <= {"applied", "drafted", "refused", "repeated", "stale"}
    assert lost >= 3
    lines = [anna.clients[at].get(f"/api/tables/{table}/events").json()["events"] for at in (0, 1)]
    assert len(lines[0]) >= len(lines[1]) > 0
    time.sleep(1.0)
    lines = [anna.clients[at].get(f"/api/tables/{table}/events").json()["events"] for at in (0, 1)]
    assert lines[0] == lines[1]
    close(anna, bela)


def test_a_key_counts_once_at_both(servers: list[str]) -> None:
    anna, bela, table = two_at_a_table(servers)
    person, state = asked((anna, bela), 0, table)
    once = {"question": state["question"], "actions": ["recruit"], "key": next(KEYS)}
    statuses = [person.post(at, f"/tables/{table}/answers", **once)["status"] for at in (0, 1, 0)]
    assert statuses == ["applied", "repeated", "repeated"]
    close(anna, bela)


def test_who_listens_at_one_server_is_not_away_for_the_other(tmp_path: Path) -> None:
    """These servers take somebody for absent after half a second without a sign."""
    database = tmp_path / "tables.db"
    with running_server(database, "hurry") as first, running_server(database, "hurry") as second:
        anna, bela, table = two_at_a_table([first, second])
        listeners = [Listener(anna, 0, table), Listener(bela, 1, table)]
        time.sleep(4.0)
        assert sum(listener.heard.qsize() for listener in listeners) <= 12, "the servers do not quarrel for ever"
        pages = [anna.clients[at].get(f"/t/{table}").text for at in (0, 1)]
        assert all("tag-away" not in page for page in pages)
        listeners[1].close()
        end = time.monotonic() + PATIENCE
        while "tag-away" not in anna.clients[0].get(f"/t/{table}").text:
            assert time.monotonic() < end, "who has gone is away for both"
            time.sleep(0.1)
        close(listeners[0], anna, bela)
