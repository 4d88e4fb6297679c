"""Databases of earlier versions: every table is there, finished games are read, running ones go on where they can."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from banneret.server.commands import Answer, Say
from banneret.server.errors import Conflict, StoreError
from banneret.server.results import APPLIED, DRAFTED
from banneret.server.store import Store, engine
from banneret.server.store.backup import copy_file, place_before
from banneret.server.store.migrations import versions
from banneret.server.store.rows import Person
from banneret.server.store.steps import steps_on
from tests.server.earlier_kit import earlier_database
from tests.server.lobby_kit import asynchronous, key, lobby_at
from tests.server.web_kit import serving

ANNA = Person("anna", "Anna", "en", "", 1000.0)
STEPS = sorted(path.name[1:5] for path in Path(versions.__file__).parent.glob("v0*.py"))


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    return earlier_database(tmp_path)


@asynchronous
async def test_a_finished_game_of_an_earlier_version_has_its_pages(old_file: Path) -> None:
    async with serving(old_file.parent) as server:
        browser = server.browser()
        for path in ("", "/log", "/standing", "/replay", "/replay?step=3&eyes=all", "/moment?step=90&eyes=0"):
            assert (await browser.get(f"/t/havoc-over{path}")).status_code == 200, path
        assert "Hello!" in (await browser.get("/t/havoc-over")).text
        record = (await browser.get("/t/havoc-over/record")).text
        assert "\nrules: 1\n" in record
        assert record.endswith("end: 1 0\n")


@asynchronous
async def test_a_game_of_an_earlier_version_is_not_judged_by_todays_rules(old_file: Path) -> None:
    async with serving(old_file.parent) as server:
        browser = server.browser()
        refused = await browser.get("/t/havoc-over/review")
        assert refused.status_code == 409
        assert "earlier version" in refused.text
        assert "/review" not in (await browser.page("/t/havoc-over")).html


@asynchronous
async def test_a_finished_game_that_todays_rules_leave_is_shown_as_far_as_they_follow(old_file: Path) -> None:
    with closing(sqlite3.connect(old_file)) as connection:
        written = [text for (text,) in connection.execute("SELECT text FROM lines WHERE table_id = 'knights-over'")]
    async with serving(old_file.parent) as server:
        browser = server.browser()
        page = (await browser.page("/t/knights-over")).words
        assert "begun under version 1" in page
        assert "was not stored" in page
        assert "1 pick 3, pick 4, reroll ~ dice: 3 ~ dice: 3" in page
        for path in ("/log", "/standing", "/replay", "/replay?step=51&eyes=all", "/regions", "/moment?step=0"):
            assert (await browser.get(f"/t/knights-over{path}")).status_code == 200, path
        assert "as far as today" in (await browser.page("/t/knights-over/replay")).words
        assert (await browser.get("/t/knights-over/moment?step=52")).status_code == 404
        record = (await browser.get("/t/knights-over/record")).text
        assert [row for row in record.splitlines() if row[0] in "*01"] == written
        assert (await browser.call("GET", "/api/tables/knights-over")).status_code == 200
        assert (await browser.call("GET", "/api/tables/knights-over/events")).status_code == 200
        assert "szabályok 1. változata" in (await server.browser("hu").page("/t/knights-over")).words


@asynchronous
async def test_the_result_of_a_finished_game_is_stored_for_later_versions(old_file: Path) -> None:
    Store(f"sqlite:///{old_file}").close()
    with closing(sqlite3.connect(old_file)) as connection, connection:
        connection.execute("UPDATE tables SET result = '0 1' WHERE id = 'knights-over'")
    async with serving(old_file.parent) as server:
        browser = server.browser()
        assert "Béla: 1" in (await browser.page("/t/knights-over")).words
        assert (await browser.get("/t/knights-over/record")).text.endswith("end: 0 1\n")


@pytest.mark.parametrize("table", ["havoc-running", "mousquetaires-running"])
@asynchronous
async def test_a_running_game_of_an_earlier_version_is_played_on(old_file: Path, table: str) -> None:
    url = f"sqlite:///{old_file}"
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        scene = await live.scene("anna")
        assert scene.asked == [0]
        answer = next(iter(scene.legal))
        assert (await live.perform(ANNA, key(), Answer(0, scene.question, [answer]))).status in (APPLIED, DRAFTED)
        after = await live.scene("anna")
        said = [entry.event.name for entry in after.log]
    async with lobby_at(url) as lobby:
        again = await (await lobby.table(table)).scene("anna")
        assert [entry.event.name for entry in again.log] == said
        assert (again.asked, again.draft, again.question) == (after.asked, after.draft, after.question)


@asynchronous
async def test_a_running_game_that_todays_rules_leave_can_be_looked_at_but_tells_no_secret(old_file: Path) -> None:
    async with lobby_at(f"sqlite:///{old_file}") as lobby:
        live = await lobby.table("warrior-running")
        scene = await live.scene("anna")
        assert (scene.asked, scene.legal, scene.side) == ([], {}, {})
        assert scene.log
        for act in (Answer(0, scene.question, ["pass"]), Say("Well?")):
            with pytest.raises(Conflict, match="earlier_rules"):
                await live.perform(ANNA, key(), act)
        with pytest.raises(Conflict, match="record_not_yet"):
            await live.record("anna")
    async with serving(old_file.parent) as server:
        html = (await server.browser().get("/t/warrior-running")).text
        with closing(sqlite3.connect(old_file)) as connection:
            rows = connection.execute("SELECT text FROM lines WHERE table_id = 'warrior-running' AND number > 17")
            assert not [text for (text,) in rows if len(text) > 12 and text in html]


@asynchronous
async def test_the_lists_hold_tables_of_every_version(old_file: Path) -> None:
    async with lobby_at(f"sqlite:///{old_file}") as lobby:
        mine = {card.id for card in await lobby.tables_of("anna")}
    assert mine == {
        "havoc-over", "havoc-running", "knights-over", "mousquetaires-running", "glory-over", "warrior-running"
    }  # fmt: skip


@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_database_of_every_earlier_schema_opens_and_is_kept_as_it_was(tmp_path: Path, step: str) -> None:
    place = tmp_path / "tables.db"
    old = engine.open_engine(engine.parse_url(f"sqlite:///{place}"))
    with old.connect() as connection, connection.begin():
        command.upgrade(steps_on(connection), step)
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, language, theme, created) VALUES ('anna', 'Anna', 'en', '', 1.0)"
        )
    old.dispose()
    with Store(f"sqlite:///{place}") as store:
        assert store.person("anna") == Person("anna", "Anna", "en", "", 1.0)
    kept = place_before(place, STEPS[-1])
    assert kept.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(kept)) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == (step,)
        assert copy.execute("SELECT name FROM people").fetchone() == ("Anna",)


def test_a_new_or_present_database_is_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    assert [path.name for path in tmp_path.iterdir() if "before" in path.name] == []


def test_a_copy_of_something_else_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no database" * 100)
    with pytest.raises(StoreError, match="store_not_a_database"):
        copy_file(tmp_path / "notes.txt", tmp_path / "copy.db")
    with pytest.raises(StoreError, match="store_cannot_open"):
        copy_file(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
