"""The load test: a small run of the real thing, a checker that notices, and figures that follow from the times."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from benchmarks.errors import BenchError
from benchmarks.load import boardgame
from benchmarks.load.boardgame import FILES, MEMORY, BoardgameServer
from benchmarks.load.check import Ledger, check_tables, read_database
from benchmarks.load.drive import Climb, Phase, Plan, Players, climb, quantile
from benchmarks.load.our_server import OurServer, last_words, unseen
from benchmarks.load.page import BEGIN, END, LoadPage, as_json, put_into, section_of
from benchmarks.load.report import LoadReport, Measured, Round
from benchmarks.load.run import left_out, run_load

SMALL = Plan(
    tables=3, rounds=1, pace=0.2, seconds=0.6, burst_every=0.2, burst_share=0.5, first_rate=5.0, lowest_rate=5.0,
    highest_rate=5.0, step_seconds=0.4, halvings=0, limit=20.0,
)  # fmt: skip
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="addresses of loopback are Linux's")


def quiet(text: str) -> None:
    """Nobody listens."""


# The real thing.


@linux
def test_a_small_run_measures_both_ways_of_watching_and_loses_nothing() -> None:
    said: list[str] = []
    report = run_load(SMALL, said.append, peers=False, python=Path(sys.executable))
    assert [one.name for one in report.measured] == ["pages", "programs"]
    ours = ("Banneret, drawn pages", "Banneret, JSON for programs")
    asked = ("seating people at 3 tables", "round 1 of 1", "checking every action")
    assert said == [f"{what}: {who}" for what in asked for who in ours]
    for one in report.measured:
        (turn,) = one.rounds
        assert turn.human.times
        assert all(0 < time < SMALL.limit for time in turn.human.times)
        assert len(turn.climb.phases) == 1
        assert turn.cpu > 0
        assert one.tables_checked >= SMALL.tables
        assert one.answers_checked >= len(turn.human.times)
    pages, programs = report.measured
    assert pages.rounds[0].size > programs.rounds[0].size > 100


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Ledger]]:
    """The database of a server that was killed, and what it had acknowledged."""
    if not sys.platform.startswith("linux"):
        pytest.skip("addresses of loopback are Linux's")
    folder = tmp_path_factory.mktemp("load")

    async def play() -> tuple[Path, dict[str, Ledger]]:
        server = OurServer(Path(sys.executable), folder, Random(1), programs=True)
        try:
            await server.start()
            await server.seat(1, 4)
            (table,) = server.tables
            for _ in range(8):
                await table.act()
            assert server.finish().answers == sum(map(len, table.ledger.answers.values())) >= 8
            return server.database, {table.id: table.ledger}
        finally:
            server.hang_up()
            server.kill()

    return asyncio.run(play())


# The checker.


def changed(played: tuple[Path, dict[str, Ledger]], folder: Path, change: Callable[[sqlite3.Connection], None]) -> str:
    """What the checker says of a copy of the database with a change."""
    file, acknowledged = played
    for part in file.parent.glob(f"{file.name}*"):
        shutil.copy(part, folder / part.name)
    with sqlite3.connect(folder / file.name) as database:
        change(database)
    database.close()
    with pytest.raises(BenchError) as caught:
        check_tables(acknowledged, read_database(folder / file.name))
    return str(caught.value)


def test_what_is_whole_passes(played: tuple[Path, dict[str, Ledger]]) -> None:
    file, acknowledged = played
    assert check_tables(acknowledged, read_database(file)).tables == 1


LAST = "SELECT max(number) FROM lines"
LOST = re.compile(r"answer \d+ \(“.+”\) was acknowledged and is lost; \d+ were acknowledged, \d+ are kept\.$")
DOUBLED = re.compile(r"answer \d+ \(“.+”\) is kept, but was not acknowledged so often; \d+ were .*, \d+ are kept\.$")


def test_a_lost_action_is_noticed(played: tuple[Path, dict[str, Ledger]], tmp_path: Path) -> None:
    def lose(database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM drafts")
        database.execute(f"DELETE FROM lines WHERE number = ({LAST})")

    assert LOST.search(changed(played, tmp_path, lose))


def test_a_lost_action_is_noticed_in_the_middle_too(played: tuple[Path, dict[str, Ledger]], tmp_path: Path) -> None:
    def lose(database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM lines WHERE number = 3")

    assert LOST.search(changed(played, tmp_path, lose))


def test_a_doubled_action_is_noticed(played: tuple[Path, dict[str, Ledger]], tmp_path: Path) -> None:
    def double(database: sqlite3.Connection) -> None:
        columns = "table_id, number + 1, text, version, at"
        database.execute(f"INSERT INTO lines SELECT {columns} FROM lines WHERE number = ({LAST})")

    assert DOUBLED.search(changed(played, tmp_path, double))


def test_an_exchanged_action_is_noticed(played: tuple[Path, dict[str, Ledger]]) -> None:
    file, acknowledged = played
    ((id, ledger),) = acknowledged.items()
    other = Ledger({seat: list(answers) for seat, answers in ledger.answers.items()}, ledger.version, ledger.actions)
    seat = next(seat for seat, answers in other.answers.items() if answers)
    other.answers[seat][0] = "something else"
    with pytest.raises(BenchError) as caught:
        check_tables({id: other}, read_database(file))
    place = f"Table {id}, seat {seat}: answer 1 (“something else”)"
    assert str(caught.value) == f"{place} was acknowledged, but another one is kept in its place."


def test_a_lost_table_and_a_lost_version_are_noticed(played: tuple[Path, dict[str, Ledger]]) -> None:
    file, acknowledged = played
    ((id, ledger),) = acknowledged.items()
    for acknowledged, told in (
        ({"nowhere": ledger}, "Table nowhere is not in the database, though it was acknowledged."),
        (
            {id: Ledger(ledger.answers, ledger.version + 1000)},
            f"Table {id}: version {ledger.version + 1000} was told, but {ledger.version} is what is kept.",
        ),
    ):
        with pytest.raises(BenchError) as caught:
            check_tables(acknowledged, read_database(file))
        assert str(caught.value) == told


def test_a_missing_database_is_told(tmp_path: Path) -> None:
    with pytest.raises(BenchError) as caught:
        read_database(tmp_path / "none.db")
    assert str(caught.value) == f"There is no database {tmp_path / 'none.db'}."


# The pace.


class SteadyTable:
    """A table that takes a while to act; together they can do no more than so much at once."""

    def __init__(self, gate: asyncio.Semaphore, seconds: float, lasts: int = 10**9) -> None:
        self.over = False
        self.gate = gate
        self.seconds = seconds
        self.left = lasts

    async def act(self) -> float:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        async with self.gate:
            await asyncio.sleep(self.seconds)
        self.left -= 1
        self.over = self.left <= 0
        return loop.time() - begin


def test_tables_act_at_the_pace_and_in_bursts() -> None:
    async def play() -> Phase:
        gate = asyncio.Semaphore(1000)
        players = Players([SteadyTable(gate, 0.001) for _ in range(20)], Random(1))
        return await players.phase(1.0, 100.0, burst_every=0.25, burst_share=0.5)

    phase = asyncio.run(play())
    assert 70 < len(phase.times) < 200
    assert len(phase.burst_times) == 30
    assert phase.offered == pytest.approx(140.0)


def test_a_game_that_ends_is_left_alone() -> None:
    async def play() -> Phase:
        players = Players([SteadyTable(asyncio.Semaphore(9), 0.001, lasts=3) for _ in range(4)], Random(1))
        return await players.phase(0.5, 400.0)

    phase = asyncio.run(play())
    assert len(phase.times) == 12
    assert phase.ended == 4


def test_the_climb_ends_near_what_can_be_done() -> None:
    """One at a time, 10 ms each: a hundred a second is the most."""

    async def rise(start: float) -> Climb:
        gate = asyncio.Semaphore(1)
        players = Players([SteadyTable(gate, 0.01) for _ in range(40)], Random(1))
        plan = Plan(first_rate=20.0, lowest_rate=5.0, highest_rate=6400.0, step_seconds=0.5, halvings=1, limit=0.2)
        return await climb(players, plan, start)

    for start in (20.0, 400.0):
        assert 15 < asyncio.run(rise(start)).rate < 110


def test_quantiles_are_values_that_occurred() -> None:
    values = [float(value) for value in range(1, 101)]
    assert [quantile(values, share) for share in (0.5, 0.99, 1.0)] == [50.0, 99.0, 100.0]
    assert quantile([3.0], 0.99) == 3.0


def test_a_pace_that_is_not_kept_does_not_hold() -> None:
    assert Phase(10.0, 1.0, [0.1] * 10).holds(0.25)
    assert Phase(10.0, 1.0, [0.1] * 10, missed=1).holds(0.25)
    assert not Phase(10.0, 1.0, [0.1] * 10, missed=2).holds(0.25)
    assert not Phase(10.0, 1.0, [0.3] * 10).holds(0.25)
    assert not Phase(10.0, 1.0).holds(0.25)


def test_too_small_a_run_is_refused() -> None:
    for plan in (Plan(tables=1), Plan(rounds=0)):
        with pytest.raises(BenchError) as caught:
            run_load(plan, quiet, python=Path(sys.executable))
        assert re.search("at least two tables and one round|only Linux", str(caught.value))


@linux
def test_a_run_in_which_nobody_acts_is_refused() -> None:
    plan = replace(SMALL, pace=1e6, seconds=0.1, burst_every=0.0)
    with pytest.raises(BenchError) as caught:
        run_load(plan, quiet, peers=False, python=Path(sys.executable))
    told = "At 3 tables nobody acted in 0.1 seconds: name more tables or more seconds."
    assert str(caught.value) == told


# The report.


def report(peers: bool = True) -> LoadReport:
    """Ours does 30, 40 and 50 actions a second, the other one 100 in every round."""

    def measured(name: str, rates: list[float], time: float) -> Measured:
        rounds = [
            Round(Phase(rate, 1.0, [time] * 10, [2 * time]), Climb([Phase(rate, 1.0, [time] * 10)], rate), 0.01, 0.5, 9)
            for rate in rates
        ]
        return Measured(name, "", rounds, 2048.0, 4096.0, 3, 70)

    found = [measured("pages", [30.0, 40.0, 50.0], 0.02)]
    if peers:
        found.append(measured("boardgame-memory", [100.0, 100.0, 100.0], 0.01))
    machine = {"date": "2030-01-01", "processor": "abacus", "cores": "2", "system": "Linux", "interpreter": "CPython"}
    return LoadReport(machine, Plan(), "compiled", found, ["measured on the pure build: there is no compiled one"])


def page(peers: bool = True) -> LoadPage:
    return LoadPage(report(peers))


def test_ratios_are_taken_within_a_round() -> None:
    ((name, cells),) = page().ratios()
    assert name == "Banneret, drawn pages ÷ boardgame.io, in memory"
    assert cells[0] == "**2** (2 to 2)"
    assert cells[3] == "**0.4** (0.3 to 0.5)"
    assert page(peers=False).ratios() == []


def test_the_part_of_the_page_tells_conditions_figures_and_that_nothing_was_lost() -> None:
    section = page().section("load.svg")
    for words in (
        "abacus",
        "(load.svg)",
        "**40** (30 to 50)",
        "not durable",
        "2 kB",
        "70 acknowledged",
        "- measured on",
    ):
        assert words in section
    assert "ratio |" not in page(peers=False).section("load.svg")


def test_the_part_takes_the_place_of_an_older_one_and_leaves_the_rest() -> None:
    page = put_into("# Benchmarks\n\nengine\n", f"{BEGIN}\nold\n{END}", "Title")
    assert page == f"# Benchmarks\n\nengine\n\n{BEGIN}\nold\n{END}\n"
    assert put_into(page, f"{BEGIN}\nnew\n{END}", "Title") == page.replace("old", "new")
    assert section_of(page) == f"{BEGIN}\nold\n{END}"
    assert section_of("# Benchmarks\n") == ""
    assert put_into("", f"{BEGIN}\nnew\n{END}", "Title").startswith("# Title\n\n<!--")


def test_the_picture_and_the_json_are_well_formed() -> None:
    root = ElementTree.fromstring(page().svg())
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2 * (3 + 3 + 1)
    assert json.loads(as_json(report()))["contenders"][0]["sustained"] == [30.0, 40.0, 50.0]


def test_a_server_that_ended_is_left_out_with_its_last_words_and_another_with_the_mistake(tmp_path: Path) -> None:
    broken = [sys.executable, "-c", "import sys; sys.exit('out of memory')"]
    with (tmp_path / "server.log").open("w+", encoding="utf-8") as log:
        server = subprocess.Popen(broken, stderr=log, text=True)
        server.wait()
        ended = left_out("boardgame-files", 2, last_words(server, log), unseen("T"))
    said = "boardgame.io, FlatFile: left out, since it failed in round 2: "
    assert ended == f"{said}its server ended with exit code 1: out of memory"
    lost = left_out("boardgame-files", 2, "", unseen("T"))
    assert lost == f"{said}Table T: 120 seconds after an answer somebody had still not heard of it."


# boardgame.io.


@linux
@pytest.mark.slow
@pytest.mark.skipif(shutil.which("npm") is None or shutil.which("node") is None, reason="npm is not installed")
@pytest.mark.parametrize("storage", [MEMORY, FILES])
def test_boardgame_io_is_played_over_its_own_socket(storage: str, tmp_path: Path) -> None:
    installed = boardgame.install(quiet)
    if installed.missing:
        pytest.skip(f"boardgame.io cannot be installed: {installed.missing}")

    async def play() -> int:
        server = BoardgameServer(installed, storage, tmp_path)
        try:
            await server.start()
            await server.seat(3, 4)
            for table in server.tables:
                for _ in range(5):
                    assert await table.act() > 0
                table.seats[2].socket.close()  # a line that breaks: the seat comes back and misses nothing
                await asyncio.sleep(0)
                assert await table.act() > 0
            return server.finish().answers
        finally:
            server.hang_up()
            server.kill()

    assert asyncio.run(play()) == 18


def test_without_npm_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert boardgame.install(quiet).missing == "npm is not installed"
