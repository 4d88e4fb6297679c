"""The store: what is written is there, what is not taken leaves no trace, and trouble is told in plain words."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace as changed
from sqlalchemy import Engine, inspect, select, text

from banneret.core.texts import LANGUAGES, Texts
from banneret.games import registry
from banneret.server.errors import StoreError
from banneret.server.store import Store, StoreConflict, engine
from banneret.server.store.announcements import AFTER_SILENCE
from banneret.server.store.driver import SOMETHING_ELSE
from banneret.server.store.rows import (
    BOT,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Change,
    ChatRow,
    CommandRow,
    DraftRow,
    InviteRow,
    LineRow,
    Person,
    SeatRow,
    TableRow,
    TokenRow,
)
from banneret.server.store.schema import METADATA
from banneret.server.store.steps import steps_on
from tests.server import postgres
from tests.server.lobby_kit import TOY, asynchronous, bid, lobby_at, people, says, shown, toy_table

TEXTS = str(Path(engine.__file__).parents[1] / "texts")
ANNA = Person("anna", "Anna ☩ „Nagy”", "hu", "dark", 1.5)
BERT = Person("bert", "<script>alert('b')</script>", "en", "", 2.5)
ROW = TableRow(
    "table1", "havoc", 1, 3, {"john_of_gaunt": "on"}, "", "the secret", OPEN, "anna", '{"pace": 1}', True,
    1, 0, "make-key-1", 100.0, None,
)  # fmt: skip
SEATS = (SeatRow(0, PERSON, "anna", "", "Anna"), SeatRow(1, INVITED), SeatRow(2, BOT, None, "easy", "Alienor"))
TOKEN = TokenRow("token1", "anna", "my bot", b"\x00secret\xff", "make-key-1", 10.0, 1000.0)
NAMES = count()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return postgres.make_database(request.getfixturevalue("postgresql"), f"store{next(NAMES)}")


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store(url) as opened:
        opened.save_person(ANNA)
        opened.save_person(BERT)
        yield opened


def new_table(store: Store, row: TableRow = ROW) -> str:
    return store.create(Change(row, 0, seats=SEATS))


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with store.engine.connect() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in METADATA.sorted_tables
        }


# What is written is there.


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def rows_of(engine: Engine, columns: dict[str, list[str]]) -> dict[str, list[tuple[object, ...]]]:
    """All rows of some tables, by the columns named."""
    with engine.connect() as connection:
        return {
            table.name: sorted(
                tuple(row) for row in connection.execute(select(*[table.c[name] for name in columns[table.name]]))
            )
            for table in METADATA.sorted_tables if table.name in columns
        }  # fmt: skip


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_it_holds(url: str, tmp_path: Path) -> None:
    old = engine.open_engine(engine.parse_url(url))
    with old.connect() as connection, connection.begin():
        command.upgrade(steps_on(connection), "0001")
        found = inspect(connection)
        first = {
            name: [column["name"] for column in found.get_columns(name)]
            for name in found.get_table_names() if name != "alembic_version"
        }  # fmt: skip
        assert "tokens" not in first
        assert "clock" not in first["tables"]
        connection.execute(METADATA.tables["people"].insert().values(
            id="anna", name="Anna", language="hu", theme="", created=1.0
        ))  # fmt: skip
        connection.execute(METADATA.tables["secrets"].insert().values(name="web", value=b"kept"))
        connection.execute(METADATA.tables["tables"].insert().values(
            id="table1", game="havoc", rules=1, players=2, options="{}", data_digest="", seed="s", status=OPEN,
            host="anna", settings="{}", public=True, version=4, asked=1, make_key="make-key-1", created=2.0,
        ))  # fmt: skip
        connection.execute(METADATA.tables["seats"].insert().values(
            table_id="table1", seat=0, kind=PERSON, person_id="anna", level="", name="Anna", drafted=3, ahead=0
        ))  # fmt: skip
    before = rows_of(old, first)
    old.dispose()
    with Store(url, tmp_path) as store:
        assert rows_of(store.engine, first) == before
        assert store.person("anna") == Person("anna", "Anna", "hu", "", 1.0)
        assert store.secret("web", b"another") == b"kept"
        stored = store.load("table1")
        assert stored is not None
        assert (stored.row.version, stored.row.clock) == (4, "")
        assert store.tokens_of("anna") == []
        assert store.make_token(TOKEN) == TOKEN.id
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    with Store(url) as again:
        assert again.tokens_of("anna") == [TOKEN]


def test_tokens_are_kept_found_noted_and_revoked(store: Store) -> None:
    assert store.make_token(TOKEN) == TOKEN.id
    assert store.make_token(replace(TOKEN, id="other")) == TOKEN.id, "the key was used before"
    second = replace(TOKEN, id="token2", make_key="make-key-2", made=20.0)
    assert store.make_token(second) == "token2"
    theirs = replace(TOKEN, id="token3", person="bert")
    assert store.make_token(theirs) == "token3"
    assert store.tokens_of("anna") == [second, TOKEN]
    assert store.token("token1") == TOKEN
    assert store.token("nothing") is None
    store.note_token("token1", 55.5)
    assert store.token("token1") == replace(TOKEN, used=55.5)
    assert not store.revoke_token("bert", "token1")
    assert store.revoke_token("anna", "token1")
    assert not store.revoke_token("anna", "token1")
    assert store.token("token1") is None
    assert store.tokens_of("bert") == [theirs]
    assert "secret" not in repr(TOKEN)


def test_a_table_comes_back_as_it_was_written(store: Store, url: str) -> None:
    assert new_table(store) == ROW.id
    invite = InviteRow(b"\x00\xffhash", 1, 5.0, 50.0)
    change = Change(
        changed(ROW, status=PLAYING, version=2, asked=5),
        1,
        seats=(changed(SEATS[1], kind=PERSON, person="bert", name="Béla", drafted=3, ahead=2, away_since=7.25),),
        invites=(invite,),
        lines=(LineRow(0, "* ~ deal b3 k5", 2, 8.0), LineRow(1, "0 recruit", 2, 8.0)),
        drafts=(DraftRow(0, 1, "lay b5, lay g5"),),
        chat=ChatRow(0, "bert", 1, "Béla", "szia ☩ <b>", 9.0),
        command=CommandRow("anna", "key-1", "applied", 2, 9.0),
    )
    store.write(change)
    store.write(Change(changed(change.row, version=3), 2, invites=(changed(invite, used_by="bert"),)))
    store.close()
    with Store(url) as again:
        stored = again.load(ROW.id)
    assert stored is not None
    assert stored.row == changed(change.row, version=3)
    assert stored.seats == (SEATS[0], change.seats[0], SEATS[2])
    assert stored.invites == (changed(invite, used_by="bert"),)
    assert stored.lines == change.lines
    assert stored.drafts == change.drafts
    assert stored.chat == (change.chat,)
    assert stored.commands == (change.command,)


def test_the_seed_is_not_shown_where_a_row_is_printed() -> None:
    assert "the secret" not in repr(ROW)


def test_people_are_entered_and_changed(store: Store) -> None:
    assert store.person("anna") == ANNA
    store.save_person(replace(ANNA, name="Panna", language="en", theme=""))
    assert store.person("anna") == replace(ANNA, name="Panna", language="en", theme="")
    assert store.person("nobody") is None
    assert store.load("nothing") is None


def test_a_secret_of_the_server_stays(store: Store, url: str) -> None:
    assert store.secret("cookies", b"first") == b"first"
    assert store.secret("cookies", b"second") == b"first"
    assert store.secret("other", b"third") == b"third"
    with Store(url) as again:
        assert again.secret("cookies", b"fourth") == b"first"


def test_undone_lines_leave_and_drafts_are_replaced(store: Store) -> None:
    new_table(store)
    lines = tuple(LineRow(number, f"0 x{number}", 2, 0.0) for number in range(4))
    store.write(Change(changed(ROW, version=2), 1, lines=lines, drafts=(DraftRow(0, 1, "lay b5"),)))
    after = LineRow(2, "0 y", 3, 1.0)
    store.write(Change(changed(ROW, version=3), 2, cut=2, lines=(after,), drafts=(DraftRow(0, 2, "lay g5"),)))
    stored = store.load(ROW.id)
    assert stored is not None
    assert stored.lines == (*lines[:2], after)
    assert stored.drafts == (DraftRow(0, 2, "lay g5"),)
    store.write(Change(changed(ROW, version=4), 3, drafts=(DraftRow(0, 2, ""),)))
    stored = store.load(ROW.id)
    assert stored is not None
    assert stored.drafts == ()


def test_only_the_last_two_hundred_lines_of_chat_are_read(store: Store) -> None:
    new_table(store)
    for number in range(205):
        said = ChatRow(number, "anna", 0, "Anna", f"line {number}", 0.0)
        store.write(Change(changed(ROW, version=number + 2), number + 1, chat=said))
    stored = store.load(ROW.id)
    assert stored is not None
    assert [said.number for said in stored.chat] == list(range(5, 205))


# What is not taken leaves no trace.


def test_making_a_table_again_with_the_same_key_gives_the_first(store: Store) -> None:
    new_table(store)
    before = everything(store)
    assert store.create(Change(changed(ROW, id="table2"), 0, seats=SEATS)) == ROW.id
    assert everything(store) == before
    assert store.create(Change(changed(ROW, id="table3", make_key="make-key-2"), 0, seats=SEATS)) == "table3"


@pytest.mark.parametrize(
    "change",
    [
        Change(changed(ROW, version=8), 7, lines=(LineRow(1, "0 x", 8, 0.0),)),
        Change(changed(ROW, version=3), 2, command=CommandRow("anna", "used-key", "applied", 3, 0.0)),
        Change(changed(ROW, version=3), 2, lines=(LineRow(0, "0 x", 3, 0.0),)),
        Change(
            changed(ROW, version=2),
            2,
            seats=(changed(SEATS[0], drafted=5),),
            drafts=(DraftRow(0, 1, "lay b5"),),
        ),
        Change(changed(ROW, version=3), 2, chat=ChatRow(0, "a stranger", -1, "X", "boo", 0.0)),
        Change(changed(ROW, id="no-table", version=3), 2),
    ],
    ids=["another version", "a used key", "a line that is there", "another draft", "no such person", "no such table"],
)
def test_a_change_that_does_not_fit_is_refused_whole(store: Store, change: Change) -> None:
    new_table(store)
    used = CommandRow("anna", "used-key", "applied", 2, 0.0)
    store.write(Change(changed(ROW, version=2), 1, lines=(LineRow(0, "* deal", 2, 0.0),), command=used))
    before = everything(store)
    with pytest.raises(StoreConflict):
        store.write(change)
    assert everything(store) == before


def test_changes_written_together_do_not_pull_each_other_down(store: Store) -> None:
    rows = [changed(ROW, id=f"t{number}", make_key=f"make-{number}") for number in range(3)]
    for row in rows:
        new_table(store, row)
    changes = [Change(changed(row, version=2), 1, lines=(LineRow(0, "*", 2, 0.0),)) for row in rows]
    changes[1] = changed(changes[1], before=9)
    assert store.write_all(changes) == [True, False, True]
    lengths = [len(stored.lines) for row in rows if (stored := store.load(row.id))]
    assert lengths == [1, 0, 1]


def test_of_two_writers_on_the_same_version_one_wins(store: Store, url: str) -> None:
    new_table(store)
    with Store(url) as other, ThreadPoolExecutor(2) as threads:
        for version in range(1, 21):

            def write(writer: Store, version: int = version) -> bool:
                line = LineRow(version, "0 x", version + 1, 0.0)
                return writer.write_all([Change(changed(ROW, version=version + 1), version, lines=(line,))])[0]

            assert sorted(threads.map(write, [store, other])) == [False, True]
    stored = store.load(ROW.id)
    assert stored is not None
    assert len(stored.lines) == 20


# Lists.


def test_the_lobby_shows_public_tables_that_wait_or_are_in_play(store: Store) -> None:
    for number, (status, public) in enumerate(
        [(PLAYING, True), (OPEN, False), (OPEN, True), (OVER, True), (OPEN, True)]
    ):
        new_table(
            store,
            changed(ROW, id=f"t{number}", make_key=f"m{number}", status=status, public=public, created=number),
        )
    assert [(summary.row.id, len(summary.seats)) for summary in store.public_tables(10)] == [
        ("t4", 3),
        ("t2", 3),
        ("t0", 3),
    ]
    assert [summary.row.id for summary in store.public_tables(1)] == ["t4"]


def test_the_tables_of_a_person(store: Store) -> None:
    for number, (status, host) in enumerate([(OPEN, "bert"), (OVER, "anna"), (PLAYING, "anna"), (PLAYING, "bert")]):
        row = changed(ROW, id=f"t{number}", make_key=f"m{number}", status=status, host=host, created=number)
        seats = (SEATS[0], SeatRow(1, FREE), SeatRow(2, BOT, "bert" if number == 2 else None, "easy", "X"))
        store.create(Change(row, 0, seats=seats if number != 3 else seats[1:]))
    assert [summary.row.id for summary in store.tables_of("anna", 10)] == ["t2", "t0", "t1"]
    assert [summary.row.id for summary in store.tables_of("bert", 10)] == ["t3", "t2", "t0"]


def test_the_tables_that_wait_for_a_bot(store: Store) -> None:
    """Seat 2 is a bot's; it is asked at tables 1, 3 and 4, of which 3 is over."""
    for number, (status, asked) in enumerate([(PLAYING, 3), (PLAYING, 4), (OPEN, 0), (OVER, 4), (PLAYING, 7)]):
        row = changed(ROW, id=f"t{number}", make_key=f"m{number}", status=status, asked=asked)
        new_table(store, changed(row, keeper="one" if number == 4 else ""))
    assert store.waiting_for_a_server() == {"t1": "", "t4": "one"}


def test_servers_tell_that_they_live(store: Store) -> None:
    for name in ("one", "two", "one"):
        store.beat(name)
    found = store.beats()
    assert (found["one"], found["two"]) == (2, 1)


def test_sqlite_counts_what_is_no_table(tmp_path: Path) -> None:
    with Store(f"sqlite:///{tmp_path / 'store.db'}") as store:
        store.save_person(ANNA)
        before = store.something_else()
        store.write_all([])
        assert new_table(store) == ROW.id
        assert store.something_else() == before + 1
        assert new_table(store) == ROW.id
        store.write(Change(changed(ROW, version=2), 1))
        assert store.something_else() == before + 1, "changes of tables are seen by their versions"


def test_what_another_server_writes_is_announced_by_postgresql(store: Store, url: str) -> None:
    heard: queue.Queue[str] = queue.Queue()
    new_table(store)
    with Store(url) as other:
        announcements = other.announcements("two", heard.put)
        if url.startswith("sqlite"):
            assert announcements is None, "SQLite cannot tell; it is asked"
            return
        assert announcements is not None
        assert heard.get(timeout=10) == AFTER_SILENCE
        store.write(Change(changed(ROW, version=2), 1))
        assert heard.get(timeout=10) == ROW.id
        store.save_person(replace(ANNA, name="Panna"))
        assert heard.get(timeout=10) == SOMETHING_ELSE
        other.write(Change(changed(ROW, version=3), 2))
        store.save_person(ANNA)
        assert heard.get(timeout=10) == SOMETHING_ELSE, "what the server writes itself is no news to it"
        announcements.close()


def test_old_keys_are_forgotten(store: Store) -> None:
    new_table(store)
    for number, at in enumerate([1.0, 2.0, 3.0]):
        done = CommandRow("anna", f"key-{number}", "applied", number + 2, at)
        store.write(Change(changed(ROW, version=number + 2), number + 1, command=done))
    assert store.forget_commands(2.5) == 2
    stored = store.load(ROW.id)
    assert stored is not None
    assert [done.key for done in stored.commands] == ["key-2"]


# Trouble is told in plain words.


def trouble(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        Store(url)
    for language in LANGUAGES:
        sentence = Texts(language, [TEXTS]).error(caught.value)
        assert "[" not in sentence
        assert "\n" not in sentence
    return caught.value


@pytest.mark.parametrize(
    "url", ["", "nonsense", "mysql://root:secret@host/x", "postgres//x:secret@y", "oracle://x:secret@y"]
)
def test_an_address_that_is_none_is_refused_without_showing_a_password(url: str) -> None:
    error = trouble(url)
    assert error.code == "store_bad_url"
    assert "secret" not in str(error)


def test_a_database_in_memory_is_refused() -> None:
    assert trouble("sqlite://").code == "store_in_memory"
    assert trouble("sqlite:///:memory:").code == "store_in_memory"


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    assert trouble(f"sqlite:///{tmp_path / 'no' / 'such.db'}").code == "store_no_folder"
    assert trouble(f"sqlite:///{tmp_path}").code == "store_cannot_open"
    (tmp_path / "text.db").write_text("This is not a database, it is a letter. " * 100, encoding="utf-8")
    assert trouble(f"sqlite:///{tmp_path / 'text.db'}").code == "store_not_a_database"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "old.db").executescript(
        "PRAGMA journal_mode=WAL; CREATE TABLE x(y); DROP TABLE x;"
    ).connection.close()
    assert trouble(f"sqlite:///file:{tmp_path / 'old.db'}?mode=ro&uri=true").code == "store_read_only"


def test_a_file_that_is_damaged_is_told_when_the_server_starts(tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    with Store(f"sqlite:///{path}") as store:
        store.save_person(ANNA)
        new_table(store)
        with store.engine.connect() as connection:
            pages, size = (
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "page_size")
            )
    assert pages > 8
    with path.open("r+b") as file:
        file.seek(3 * size)
        file.write(b"\xa5" * 4 * size)
    assert trouble(f"sqlite:///{path}").code == "store_damaged"


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    with Store(f"sqlite:///{tmp_path / 'store.db'}") as store:
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count=1")
        with pytest.raises(StoreError) as caught:
            store.save_person(replace(ANNA, name="Anna " * 10_000))
    assert caught.value.code == "store_full"
    for language in LANGUAGES:
        assert "\n" not in Texts(language, [TEXTS]).error(caught.value)


def test_who_waits_for_the_lock_keeps_nobody_from_reading(tmp_path: Path) -> None:
    path = tmp_path / "locked.db"
    with Store(f"sqlite:///{path}") as store, ThreadPoolExecutor(1) as threads:
        store.save_person(ANNA)
        new_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = threads.submit(store.write, Change(changed(ROW, version=2), 1))
        for _ in range(20):
            assert store.person("anna") == ANNA
            assert store.load(ROW.id) is not None
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        writing.result(10)


def test_a_file_that_another_program_has_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LOCK_SECONDS", 0.05)
    path = tmp_path / "locked.db"
    Store(f"sqlite:///{path}").close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert trouble(f"sqlite:///{path}").code == "store_locked"
    other.close()


def test_a_server_that_is_not_there() -> None:
    error = trouble("postgresql://banneret:secret@127.0.0.1:1/nothing")
    assert error.code == "store_failed"
    assert "secret" not in str(error)


def test_a_database_of_a_newer_program(url: str) -> None:
    with Store(url) as store, store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    error = trouble(url)
    assert error.code == "store_newer"
    assert error.parts["theirs"] == "9999"


def test_a_database_of_another_program_is_left_alone(url: str) -> None:
    with Store(url) as store, store.engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    assert trouble(url).code == "store_not_ours"


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    with Store(f"sqlite:///{tmp_path / 'store.db'}") as store, store.engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@asynchronous
async def test_a_lobby_plays_on_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHELF, "toy", TOY)
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        tables = [await toy_table(lobby, [anna, bert], "bot:easy") for _ in range(5)]
        for live in tables:
            assert (await says(live, anna, "go")).status == "applied"
        await asyncio.gather(*[bid(live, person) for live in tables for person in (anna, bert)])
        for live in tables:
            while (await live.scene("")).frame != "Opening":
                await asyncio.sleep(0.01)
        before = [shown(await live.scene(anna.id)) for live in tables]
        ids = [live.id for live in tables]
    async with lobby_at(url) as lobby:
        assert [shown(await (await lobby.table(id)).scene(anna.id)) for id in ids] == before
