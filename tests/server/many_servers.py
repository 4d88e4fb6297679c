"""Several servers on one database, answers sent to any of them, and servers killed: what was acknowledged counts.

A driver plays tables of Havoc for two people and a bot. It drafts a chain at one server, commits it at another, now and
then at two at once, and sends again with the same key whatever got no answer. In the end the database must hold, for
every seat, the acknowledged chains in their order, each once.

    PYTHONPATH=. python -m tests.server.many_servers --servers 3 --kills 1000 --crashes 10 --answers 5000 --rest 2

runs the long form, on PostgreSQL; `--sqlite` on a file. A run prints its figures. SIGTERM ends it early: what was done
until then is checked and told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn

from banneret.core.table import replay_table
from banneret.server.app import Application
from banneret.server.keeping import Place
from banneret.server.lobby import Lobby
from banneret.server.running import load_everything
from banneret.server.snapshot import record_of
from banneret.server.store import Store
from banneret.server.tokens import Tokens
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS
from tests.server import postgres
from tests.server.lobby_kit import QuickThinkers

ROOT = Path(__file__).resolve().parents[2]
PLANS = ["me", "open", "bot:random"]
HTTP_SECONDS = 10.0
SLOW_SECONDS = 3.0


# The servers: a process that has everything loaded forks one whenever it is told to.


def nursery() -> None:
    """Reads orders a line, `{"url", "name", "port"}`, and says the process it has made."""
    load_everything()
    order: dict[str, Any] = {}

    def open_lobby() -> Lobby:
        return Lobby(Store(order["url"]), thinkers=QuickThinkers(), place=Place(order["name"]))

    app = Application(open_lobby, Config(limits=NO_LIMITS))
    uvicorn.Config(app, log_level="critical").load()  # what it loads late is loaded once, here
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if not order:
            Store(json.loads(line)["url"]).close()  # so is the driver of the database
        order.update(json.loads(line))
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                uvicorn.Server(uvicorn.Config(app, port=order["port"], log_level="critical")).run()
            finally:
                os._exit(1)
        print(child, flush=True)


class Servers:
    """So many servers on one database, each at a port of its own."""

    def __init__(self, url: str, count: int) -> None:
        self.url = url
        self.ports = [free_port() for _ in range(count)]
        self._pids = [0] * count
        self._nursery = subprocess.Popen(
            [sys.executable, "-P", "-m", "tests.server.many_servers", "nursery"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        )  # fmt: skip
        for number in range(count):
            self.start(number)

    def start(self, number: int) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        order = {"url": self.url, "name": f"server-{number}", "port": self.ports[number]}
        self._nursery.stdin.write(json.dumps(order) + "\n")
        self._nursery.stdin.flush()
        self._pids[number] = int(self._nursery.stdout.readline())

    def kill(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pids[number], signal.SIGKILL)

    def revive(self) -> None:
        """Start again who has ended, as whatever looks after servers does: without its database none can start."""
        for number, pid in enumerate(self._pids):
            if not Path(f"/proc/{pid}").exists():
                self.start(number)

    def close(self) -> None:
        for pid in self._pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._nursery.kill()
        self._nursery.communicate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# The people.


@dataclass
class Ledger:
    """What was acknowledged at a table: the chains of each seat in their order, and when; and how many seconds before
    each answer no server was there, and nobody was asked."""

    chains: dict[int, list[list[str]]] = field(default_factory=lambda: defaultdict(list))
    questions: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    drafts: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    moments: list[float] = field(default_factory=list)
    waits: list[tuple[float, float]] = field(default_factory=list)
    answers: int = 0
    races: int = 0


class Player:
    """Plays both people of a table, by programs' tokens."""

    def __init__(self, driver: Driver, number: int) -> None:
        self.driver = driver
        self.number = number
        self.random = Random(f"{driver.seed} {number}")
        self.tables: dict[str, Ledger] = {}
        self.keys = 0
        self.unserved = self.unasked = 0.0

    def key(self) -> str:
        self.keys += 1
        return f"many-{self.number:04}-{self.keys:06}"

    async def call(self, method: str, path: str, person: int, body: dict[str, object] | None = None) -> Any:
        """Ask a server, another one where there is no answer, until there is one."""
        end, troubles = time.monotonic() + self.driver.plan.patience, Counter[str]()
        while True:
            begun = time.monotonic()
            port = self.random.choice(self.driver.servers.ports)
            try:
                answer = await self.driver.http.request(
                    method, f"http://127.0.0.1:{port}/api{path}", json=body,
                    headers={"authorization": f"Bearer {self.driver.tokens[person]}"},
                )  # fmt: skip
                if answer.status_code < 500:
                    assert answer.status_code < 300, (path, body, answer.text)
                    return answer.json()
                troubles[f"{port}: {answer.text}"] += 1
            except httpx.HTTPError as error:
                troubles[f"{port}: {error!r}"] += 1
            assert time.monotonic() < end, f"no server answers {path}: {troubles.most_common(6)}"
            await asyncio.sleep(0.02)
            self.unserved += time.monotonic() - begun

    async def post(self, table: str, what: str, person: int, **body: object) -> str:
        """A command that counts once, however often it has to be sent."""
        told = await self.call("POST", f"/tables/{table}/{what}", person, {"key": self.key(), **body})
        return str(told["status"])

    async def play(self) -> None:
        """Game after game, until the driver has enough."""
        while not self.driver.enough():
            made = await self.call(
                "POST", "/tables", 0, {"key": self.key(), "game": "havoc", "seats": PLANS, "pace": 0}
            )
            table = str(made["id"])
            await self.call("POST", f"/tables/{table}/seats/1", 1, {"key": self.key()})
            ledger = self.tables[table] = Ledger()
            while not self.driver.enough() and await self.act(table, ledger):
                continue

    async def act(self, table: str, ledger: Ledger) -> bool:
        """One committed answer of whoever is asked; False when the game is over."""
        person, state = await self.asked(table)
        if person < 0:
            return False
        question, drafts = state["question"], [one["notation"] for one in state["legal"] if one["draft"]]
        chain = ledger.drafts[person]  # what was acknowledged; the server asked may not have heard of it yet
        if drafts and self.random.random() < 0.8:
            for _ in range(self.random.randrange(1, 4)):
                wanted = self.random.sample(drafts, min(len(drafts), self.random.randrange(1, 4)))
                status = await self.post(table, "draft", person, question=question, actions=wanted)
                assert status in ("drafted", "repeated", "refused"), status
                if status != "refused":
                    chain = ledger.drafts[person] = wanted
                    ledger.answers += 1
        commit = await self.commit_for(table, person, question, chain)
        if commit is None:
            status = await self.post(table, "draft", person, question=question, actions=[])
            assert status in ("drafted", "repeated"), status
            chain = ledger.drafts[person] = []
            commit = await self.commit_for(table, person, question, chain)
            if commit is None:
                return True
        if self.random.random() < 0.2:
            ledger.races += 1
            statuses = await asyncio.gather(*[
                self.post(table, "answers", person, question=question, actions=[commit]) for _ in range(2)
            ])  # fmt: skip
            assert sorted(status in ("applied", "repeated") for status in statuses) == [False, True], statuses
        else:
            status = await self.post(table, "answers", person, question=question, actions=[commit])
            assert status in ("applied", "repeated"), (status, commit, chain)
        ledger.chains[person].append([*chain, commit])
        ledger.questions[person] = question
        ledger.drafts[person] = []
        ledger.moments.append(time.monotonic())
        ledger.waits.append((self.unserved, self.unasked))
        self.unserved = self.unasked = 0.0
        ledger.answers += 1
        self.driver.answered()
        return True

    async def asked(self, table: str) -> tuple[int, dict[str, Any]]:
        """Who is asked by a server that has heard of all that was committed; -1 when the game is over."""
        end = time.monotonic() + self.driver.plan.patience
        ledger = self.tables[table]
        while True:
            begun, before = time.monotonic(), self.unserved
            for person in (0, 1):
                state: dict[str, Any] = await self.call("GET", f"/tables/{table}", person)
                if state["status"] == "over":
                    return -1, state
                if state["legal"] and state["question"] > ledger.questions[person]:
                    return person, state
            assert time.monotonic() < end, f"table {table} does not go on"
            await asyncio.sleep(0.01)
            self.unasked += time.monotonic() - begun - (self.unserved - before)

    async def commit_for(self, table: str, person: int, question: int, chain: list[str]) -> str | None:
        """An answer that commits the draft, as a server offers it that has heard of the draft."""
        end = time.monotonic() + self.driver.plan.patience
        while True:
            state = await self.call("GET", f"/tables/{table}", person)
            if state["draft"] == chain and state["question"] == question and state["legal"]:
                commits = [one["notation"] for one in state["legal"] if not one["draft"]]
                return self.random.choice(commits) if commits else None
            assert time.monotonic() < end, f"table {table}: no server knows the draft {chain}, but {state['draft']}"
            await asyncio.sleep(0.01)


class Driver:
    """All players, and who kills servers meanwhile."""

    def __init__(self, servers: Servers, tokens: list[str], plan: Plan, cluster: postgres.Cluster | None) -> None:
        self.servers = servers
        self.tokens = tokens
        self.plan = plan
        self.seed = plan.seed
        self.cluster = cluster
        self.count = 0
        self.kills = self.crashes = 0
        self.ended = False
        self.blows: list[tuple[str, float]] = []
        self.loads: list[float] = []
        self.players = [Player(self, number) for number in range(plan.tables)]

    def answered(self) -> None:
        self.count += 1

    def end(self) -> None:
        self.ended = True

    def enough(self) -> bool:
        return self.ended or (
            self.count >= self.plan.answers and self.kills >= self.plan.kills and self.crashes >= self.plan.crashes
        )

    async def run(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.end)
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=HTTP_SECONDS, limits=limits) as self.http:
            beside = [asyncio.create_task(work) for work in (self.kill_on(), self.revive_on())]
            try:
                await asyncio.gather(*[player.play() for player in self.players])
            finally:
                for task in beside:
                    task.cancel()

    async def revive_on(self) -> None:
        while True:
            await asyncio.sleep(0.2)
            self.servers.revive()
            self.loads.append(os.getloadavg()[0])

    async def kill_on(self) -> None:
        """A blow whenever so many more answers were given, at a random moment, and the last one is long enough ago."""
        random = Random(f"{self.seed} kills")
        blows = ["crash"] * self.plan.crashes + ["kill"] * self.plan.kills
        random.shuffle(blows)
        spacing = self.plan.answers / (len(blows) + 1)
        for place, blow in enumerate(blows, 1):
            end = time.monotonic() + self.plan.patience
            while self.count < place * spacing and time.monotonic() < end:
                await asyncio.sleep(0.005)
            if self.blows:
                await asyncio.sleep(max(0.0, self.blows[-1][1] + self.plan.rest - time.monotonic()))
            await asyncio.sleep(random.random() * 0.02)
            self.blows.append((blow, time.monotonic()))
            if place % 50 == 0:
                print(f"{place} blows, {self.count} committed answers, load {os.getloadavg()[0]:.1f}", flush=True)
            if blow == "crash":
                assert self.cluster is not None
                await asyncio.to_thread(self.cluster.crash)
                await asyncio.to_thread(self.cluster.start)
                self.crashes += 1
            else:
                number = random.randrange(len(self.servers.ports))
                self.servers.kill(number)
                self.servers.start(number)
                self.kills += 1


@dataclass(frozen=True)
class Plan:
    """`patience`: seconds without an answer after which a run has failed, whatever else the machine has to do; `rest`:
    seconds between two blows at least."""

    servers: int = 3
    tables: int = 4
    answers: int = 100
    kills: int = 4
    crashes: int = 0
    seed: str = "many servers"
    patience: float = 60.0
    rest: float = 0.0


@dataclass(frozen=True)
class Found:
    """What came of it. `gaps` are seconds between two committed answers of a table, `after` those from a blow to the
    next answer of a table; `slow` are gaps of more than SLOW_SECONDS, with the seconds of each in which no server was
    there and in which nobody was asked. `loads` are those of the machine."""

    tables: int
    answers: int
    kills: int
    crashes: int
    races: int
    seconds: float
    gaps: list[float]
    after: dict[str, list[float]]
    slow: list[tuple[float, float, float]]
    loads: list[float]

    def told(self) -> str:
        spreads = {"two answers of a table": self.gaps}
        spreads |= {f"a {blow} and the next answer of a table": seconds for blow, seconds in self.after.items()}
        told = [f"Between {what}: {spread(seconds)}." for what, seconds in spreads.items() if seconds]
        if self.slow:
            whole, unserved, unasked = (sum(column) for column in zip(*self.slow, strict=True))
            told.append(
                f"{len(self.slow)} pauses of more than {SLOW_SECONDS:.0f} s, {whole:.0f} s in all: no server for "
                f"{unserved:.0f} s, nobody asked for {unasked:.0f} s."
            )
        if self.loads:
            told.append(f"Load of the machine: {spread(self.loads, '')}.")
        return self._summary() + "\n" + "\n".join(told)

    def _summary(self) -> str:
        return (
            f"{self.answers} acknowledged answers at {self.tables} tables in {self.seconds:.0f} s, {self.races} sent "
            f"to two servers at once, {self.kills} kills of servers, {self.crashes} of the database: every committed "
            "chain is the acknowledged one, once."
        )


def spread(values: list[float], unit: str = " s") -> str:
    ordered = sorted(values)
    shares = [f"p{share} {ordered[share * (len(ordered) - 1) // 100]:.2f}{unit}" for share in (50, 95, 99)]
    return ", ".join([*shares, f"most {ordered[-1]:.2f}{unit}"])


def check(url: str, ledgers: dict[str, Ledger]) -> None:
    """The database holds what was acknowledged, in its order, once, and the records can be played."""
    with Store(url) as store:
        for table, ledger in ledgers.items():
            stored = store.load(table)
            assert stored is not None, f"table {table} is lost"
            record = record_of(stored)
            replay_table(record)
            kept: dict[int, list[list[str]]] = defaultdict(list)
            for line in record.lines[1:]:
                if line.seat < 2:
                    kept[line.seat].append([action.notation for action in line.actions])
            for seat in (0, 1):
                drafted = [draft.text.split(", ") for draft in stored.drafts if draft.seat == seat]
                told = ledger.chains[seat]
                known = kept[seat] + [chain for chain in drafted if chain in told[len(kept[seat]) :]]
                assert known == told, f"table {table}, seat {seat}: {told} was acknowledged, {known} is kept"


def seat_people(url: str) -> list[str]:
    """Two people with tokens."""

    async def make() -> list[str]:
        async with Lobby(Store(url), thinkers=QuickThinkers()) as lobby:
            found = []
            for name in ("Anna", "Bert"):
                person = await lobby.people.enter(name, "en")
                tokens: Tokens = lobby.tokens
                found.append((await tokens.make(person, "driver", f"token-{name}")).text)
            return found

    return asyncio.run(make())


def attack(url: str, plan: Plan, cluster: postgres.Cluster | None = None) -> Found:
    """Run a plan on an empty database, and check what it holds afterwards."""
    tokens = seat_people(url)
    servers = Servers(url, plan.servers)
    begin = time.monotonic()
    try:
        driver = Driver(servers, tokens, plan, cluster)
        asyncio.run(driver.run())
    finally:
        servers.close()
    ledgers = {table: ledger for player in driver.players for table, ledger in player.tables.items()}
    check(url, ledgers)
    gaps = [
        (after - before, *waits)
        for ledger in ledgers.values()
        for before, after, waits in zip(ledger.moments, ledger.moments[1:], ledger.waits[1:], strict=False)
    ]
    after: dict[str, list[float]] = {"kill": [], "crash": []}
    for blow, at in driver.blows:
        for ledger in ledgers.values():
            place = bisect_right(ledger.moments, at)
            if 0 < place < len(ledger.moments):
                after[blow].append(ledger.moments[place] - at)
    return Found(
        len(ledgers), sum(ledger.answers for ledger in ledgers.values()), driver.kills, driver.crashes,
        sum(ledger.races for ledger in ledgers.values()), time.monotonic() - begin, [gap for gap, _, _ in gaps], after,
        [gap for gap in gaps if gap[0] > SLOW_SECONDS], driver.loads,
    )  # fmt: skip


@contextmanager
def database(sqlite: bool) -> Iterator[tuple[str, postgres.Cluster | None]]:
    if sqlite:
        with tempfile.TemporaryDirectory(prefix="banneret-many-") as folder:
            yield f"sqlite:///{Path(folder) / 'tables.db'}", None
    else:
        with postgres.cluster() as cluster:
            yield postgres.make_database(cluster.address, "many"), cluster


def main() -> None:
    if sys.argv[1:] == ["nursery"]:
        nursery()
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in (("servers", 3), ("tables", 6), ("answers", 5000), ("kills", 100), ("crashes", 10)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--seed", default="many servers")
    parser.add_argument("--patience", type=float, default=600.0)
    parser.add_argument("--rest", type=float, default=0.0, help="seconds between two kills at least")
    parser.add_argument("--sqlite", action="store_true", help="a file in the place of PostgreSQL; no crashes then")
    given = parser.parse_args()
    crashes = 0 if given.sqlite else given.crashes
    with database(given.sqlite) as (url, cluster):
        plan = Plan(
            given.servers, given.tables, given.answers, given.kills, crashes, given.seed, given.patience, given.rest
        )
        print(attack(url, plan, cluster).told())


if __name__ == "__main__":
    main()
