"""What those who run a server can do: look, end, hand over, delete, ban, take words back, tidy, copy and put back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from banneret.server.commands import Answer, Say
from banneret.server.errors import Conflict, NotFound, StoreError
from banneret.server.operating import DAY, Operator
from banneret.server.results import APPLIED, DRAFTED
from banneret.server.store import Store
from banneret.server.store.backup import copy_file, put_back
from banneret.server.store.engine import open_engine, parse_url
from banneret.server.store.identities import SIGNING_SECRET
from banneret.server.store.rows import Person
from banneret.server.store.transfer import copy_to_file, put_into, revision_of
from tests.server import postgres
from tests.server.earlier_kit import earlier_database
from tests.server.lobby_kit import asynchronous, key, lobby_at, run, soon
from tests.server.web_kit import serving

ANNA = Person("anna", "Anna", "en", "", 1000.0)
LATER = 1_000_000.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{earlier_database(tmp_path)}"


def test_tables_and_people_are_listed(url: str) -> None:
    with Store(url) as store:
        found = {line.id: line for line in Operator(store, LATER).tables()}
        assert (found["havoc-over"].status, found["havoc-over"].lines, found["havoc-over"].chat) == ("over", 91, 1)
        assert found["havoc-running"].host_name == "Anna"
        assert {(line.name, line.banned, line.tables) for line in Operator(store, LATER).people()} == {
            ("Anna", False, 6), ("Béla", False, 6)
        }  # fmt: skip


@asynchronous
async def test_a_running_server_notices_what_is_done_beside_it(url: str) -> None:
    async with lobby_at(url) as lobby:
        live = await lobby.table("havoc-running")
        over = await lobby.table("havoc-over")
        assert (await over.scene("")).chat[0].text == "Hello!"
        with Store(url) as store:
            operator = Operator(store, LATER)
            operator.hand_over("havoc-running", 1)
            operator.take_words_back("havoc-over", 0)
        await lobby.listen()
        scene = await live.scene("bela")
        assert (scene.seats[1].kind, scene.claim) == ("bot", 1)
        assert (await over.scene("")).chat[0].text == ""
        with Store(url) as store:
            Operator(store, LATER).end_table("havoc-running")
        await lobby.listen()
        scene = await live.scene("anna")
        assert (scene.status, scene.asked, scene.returns) == ("over", [], [])
        with pytest.raises(Conflict, match="table_over"):
            await live.perform(ANNA, key(), Answer(0, scene.question, ["recruit"]))


@asynchronous
async def test_a_table_that_was_ended_or_deleted_has_its_page_or_none(tmp_path: Path, url: str) -> None:
    with Store(url) as store:
        operator = Operator(store, LATER)
        operator.end_table("havoc-running")
        operator.delete_table("knights-over")
        with pytest.raises(Conflict, match="table_over"):
            operator.end_table("havoc-running")
        with pytest.raises(Conflict, match="table_over"):
            operator.hand_over("havoc-over", 0)
        for gone in (operator.delete_table, operator.end_table, operator.chat):
            with pytest.raises(NotFound):
                gone("knights-over")
    async with serving(tmp_path) as server:
        browser = server.browser()
        for path in ("", "/log", "/replay", "/record", "/regions"):
            assert (await browser.get(f"/t/havoc-running{path}")).status_code == 200, path
        assert (await browser.get("/t/knights-over")).status_code == 404


@asynchronous
async def test_who_is_banned_looks_and_does_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        await browser.play_now("havoc")
        with Store(f"sqlite:///{tmp_path / 'web.db'}") as store:
            [person] = Operator(store, LATER).people()
            Operator(store, LATER).ban(person.id)
            assert [line.banned for line in Operator(store, LATER).people()] == [True]
        await server.lobby.listen()
        assert (await browser.get("/")).status_code == 200
        refused = await browser.send("/settings/quick", [("csrf", await browser.csrf()), ("theme", "dark")])
        assert refused.status_code == 403
        assert "banned" in refused.text
        with Store(f"sqlite:///{tmp_path / 'web.db'}") as store:
            Operator(store, LATER).lift_ban(person.id)
            with pytest.raises(NotFound):
                Operator(store, LATER).lift_ban(person.id)
        await server.lobby.listen()
        assert (await browser.send("/settings/quick", [("csrf", await browser.csrf())])).status_code == 303


@asynchronous
async def test_a_person_is_deleted_as_people_delete_themselves(url: str) -> None:
    async with lobby_at(url) as lobby:
        live, over = await lobby.table("havoc-running"), await lobby.table("havoc-over")
        session = await lobby.sessions.begin("anna", "browser")
        token = (await lobby.tokens.make(ANNA, "program", key())).text
        assert (await live.scene("anna")).seat == 0
        with Store(url) as store:
            Operator(store, LATER).forget_person("anna")
            with pytest.raises(NotFound, match="nobody_of_that_id"):
                Operator(store, LATER).forget_person("nobody")
        await lobby.listen()
        scene = await live.scene("bela")
        assert (scene.seats[0].kind, scene.claim) == ("bot", -1)
        assert (await live.scene("anna")).seat == -1
        assert not await lobby.sessions.holds(session.id, "anna")
        assert await lobby.tokens.person_of(token) == ""
        news = [line for line in (await live.snapshot()).news if line.what == "left"]
        assert [(line.name, line.by) for line in news] == [("–", "")], "the log tells that somebody left, not who"
        told = [(await over.scene("")), scene]
        assert not any("Anna" in seat.name for one in told for seat in one.seats)
        assert [said.text for said in told[0].chat] == ["…"]
        assert "Anna" not in await over.record("")
    with Store(url) as store:
        assert "Anna" not in {line.name for line in Operator(store, LATER).people()}


def test_nothing_is_tidied_unless_it_is_asked_for(url: str) -> None:
    with Store(url) as store:
        store.save_person(Person("guest", "Guest", "en", "", 1000.0))
        operator = Operator(store, 1000.0 + 10 * DAY)
        assert operator.tidy() == operator.tidy(11, 11, 11)
        assert len(operator.tables()) == 6
        removed = operator.tidy(unfinished=9, chat=9, guests=9)
        assert (removed.tables, removed.chat, removed.guests) == (3, 1, 1)
        assert {line.id for line in operator.tables()} == {"havoc-over", "knights-over", "glory-over"}
        assert {line.name for line in operator.people()} == {"Anna", "Béla"}
        assert operator.tidy(9, 9, 9).tables == 0


@asynchronous
async def test_a_copy_taken_while_a_server_writes_holds_all_that_was_acknowledged(url: str, tmp_path: Path) -> None:
    file = tmp_path / "web.db"
    async with lobby_at(url) as lobby:
        live = await lobby.table("havoc-running")
        for number in range(5):
            await live.perform(ANNA, key(), Say(f"word {number}"))
            copy_file(file, tmp_path / f"copy{number}.db")
        with pytest.raises(StoreError, match="store_in_use"):
            put_back(tmp_path / "copy0.db", file)
    for number in range(5):
        with Store(f"sqlite:///{tmp_path / f'copy{number}.db'}") as store:
            said = [line.text for line in Operator(store, LATER).chat("havoc-running")]
            assert said == [f"word {earlier}" for earlier in range(number + 1)]


@asynchronous
async def test_a_copy_that_is_put_back_is_played_on(url: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "web.db", tmp_path / "copy.db"
    copy_file(file, copy)
    async with lobby_at(url) as lobby:
        await (await lobby.table("havoc-running")).perform(ANNA, key(), Say("after the copy"))
    before = put_back(copy, file)
    assert before is not None
    with closing(sqlite3.connect(before)) as connection:
        assert connection.execute("SELECT count(*) FROM chat").fetchone() == (2,)
    async with lobby_at(url) as lobby:
        live = await lobby.table("havoc-running")
        scene = await live.scene("anna")
        assert scene.chat == []
        answer = next(iter(scene.legal))
        await live.perform(ANNA, key(), Answer(0, scene.question, [answer]))

        async def question() -> bool:
            now = await live.scene("anna")
            return (now.question, now.draft) != (scene.question, [])

        await soon(question, True)


def test_a_copy_of_postgresql_is_played_on_in_an_empty_database_while_the_first_runs(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("postgresql")
    first, second = (postgres.make_database(address, name) for name in ("copied", "restored"))
    put_into(parse_url(first), tmp_path / "web.db")  # a file of an earlier schema; the server brings it up to date
    Store(first, tmp_path).close()
    copy = tmp_path / "copy.db"

    async def speak() -> bytes:
        async with lobby_at(first) as lobby:
            live = await lobby.table("havoc-running")
            signing = await lobby.secret(SIGNING_SECRET)
            for number in range(3):
                await live.perform(ANNA, key(), Say(f"word {number}"))
                if number == 1:
                    await asyncio.to_thread(copy_to_file, parse_url(first), copy)
            return signing

    async def play_on() -> None:
        async with lobby_at(first) as lobby, lobby_at(second) as restored:
            live, again = await lobby.table("havoc-running"), await restored.table("havoc-running")
            scene = await again.scene("anna")
            assert [said.text for said in scene.chat] == ["word 0", "word 1"]
            told = await again.perform(ANNA, key(), Answer(0, scene.question, [next(iter(scene.legal))]))
            assert told.status in (APPLIED, DRAFTED)
            records = [await (await one.table("havoc-over")).record("") for one in (lobby, restored)]
            assert records[0] == records[1]
            assert [said.text for said in (await live.scene("anna")).chat] == ["word 0", "word 1", "word 2"]

    signing = run(speak())
    assert copy.stat().st_mode & 0o777 == 0o600
    put_into(parse_url(second), copy)
    with pytest.raises(StoreError, match="store_not_empty"):
        put_into(parse_url(second), copy)
    run(play_on())
    with Store(first) as store, Store(f"sqlite:///{copy}") as file:
        assert Operator(file, LATER).people() == Operator(store, LATER).people()
        assert file.secret(SIGNING_SECRET, b"fresh") == signing, "who was known stays known"


def test_postgresql_is_copied_before_it_is_changed_and_left_alone_where_that_fails(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    earlier = postgres.make_database(request.getfixturevalue("postgresql"), "earlier")
    put_into(parse_url(earlier), tmp_path / "web.db")

    def state() -> tuple[str, list[str]]:
        engine = open_engine(parse_url(earlier))
        with engine.connect() as connection:
            found = revision_of(connection, engine.url), sorted(inspect(connection).get_table_names())
        engine.dispose()
        return found

    before = state()
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    for copies, code in ((None, "store_earlier"), (in_the_way, "store_uncopied")):
        with pytest.raises(StoreError, match=code):
            Store(earlier, copies)
        assert state() == before
    copies = tmp_path / "data" / "banneret"
    with Store(earlier, copies) as store:
        people = Operator(store, LATER).people()
    assert state() != before
    (copy,) = copies.iterdir()
    assert copy.name.startswith("earlier-")
    assert copy.name.endswith(f".before-{state()[0]}")
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == (before[0],)
        assert kept.execute("SELECT count(*) FROM people").fetchone() == (len(people),)
    Store(earlier, copies).close()
    assert list(copies.iterdir()) == [copy]


def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    empty = postgres.make_database(request.getfixturevalue("postgresql"), "nothing")
    with pytest.raises(StoreError, match="store_not_ours"):
        copy_to_file(parse_url(empty), tmp_path / "copy.db")
    with pytest.raises(StoreError, match="store_failed"):
        copy_to_file(parse_url(empty + "-else"), tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("not a database at all, but long enough" * 100)
    with pytest.raises(StoreError, match="store_not_a"):
        put_into(parse_url(empty), tmp_path / "text.db")
    assert [file.name for file in tmp_path.iterdir()] == ["text.db"]


def test_only_a_database_of_ours_is_put_back(tmp_path: Path, url: str) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    (tmp_path / "text.db").write_text("not a database at all, but long enough" * 100)
    for copy, code in ((other, "store_not_ours"), (tmp_path / "text.db", "store_not_a"), (tmp_path / "no.db", "open")):
        with pytest.raises(StoreError, match=code):
            put_back(copy, tmp_path / "web.db")
    with Store(url) as store:
        assert len(Operator(store, LATER).tables()) == 6
