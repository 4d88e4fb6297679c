"""What people give and see of a table: names, chat, scenes, streams, events, records and replay positions."""

from __future__ import annotations

import asyncio

import pytest

from banneret.core.record import parse_record
from banneret.core.table import replay_table
from banneret.games import registry
from banneret.server import errors
from banneret.server.commands import Answer, ChangeSettings, Say, Start, Undo
from banneret.server.live_table import LiveTable
from banneret.server.results import APPLIED, REPEATED, STALE
from banneret.server.scene import entries_from
from banneret.server.settings import Settings
from banneret.server.store.rows import OVER, PLAYING, Person
from banneret.server.web.log_lines import LogLines
from banneret.server.web.regions import TableArtist
from tests.server.lobby_kit import (
    asynchronous,
    bid,
    key,
    lobby_at,
    people,
    replayed,
    says,
    shown,
    toy_table,
)

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna\t\n Mária ", "Anna Mária"),
        ("<b>x</b>", "<b>x</b>"),
        ("a\x00b\x1b[31m\u202ec\u200bd", "ab[31mcd"),
        ("e\u0301", "é"),
        ("seat 0: X\n* ~ deal", "seat 0: X * ~ deal"),
    ],
)
@asynchronous
async def test_names_are_made_harmless(url: str, given: str, kept: str) -> None:
    async with lobby_at(url) as lobby:
        person = await lobby.people.enter(given, "hu", "dark")
        assert person.name == kept
        assert (await lobby.people.get(person.id)).name == kept


@asynchronous
async def test_people_are_known_by_their_id_alone(url: str) -> None:
    async with lobby_at(url) as lobby:
        for name in ("", "   ", "\u200b\u202e", "x" * 33, "x" * 100_000):
            with pytest.raises(errors.BadInput):
                await lobby.people.enter(name, "en")
        with pytest.raises(errors.BadInput, match="unknown_language"):
            await lobby.people.enter("Anna", "klingon")
        with pytest.raises(errors.BadInput, match="unknown_theme"):
            await lobby.people.enter("Anna", "en", "pink")
        anna = await lobby.people.enter("Anna", "en")
        changed = await lobby.people.change(anna.id, language="hu", theme="dark")
        assert (changed.language, changed.theme, changed.name) == ("hu", "dark", "Anna")
        for id in ("", "nobody", "\x00", "x" * 1000, "' OR 1=1 --"):
            with pytest.raises(errors.NotFound, match="no_such_person"):
                await lobby.people.get(id)
            with pytest.raises(errors.NotFound, match="no_such_table"):
                await lobby.table(id)
        saved = await lobby.secret("cookies")
        assert saved == await lobby.secret("cookies")
        assert len(saved) == 32


@asynchronous
async def test_two_of_one_name_are_told_apart(url: str) -> None:
    async with lobby_at(url) as lobby:
        seated = await people(lobby, "Anna", "Anna", "Anna")
        live = await toy_table(lobby, seated)
        assert (await live.scene("")).names == ["Anna", "Anna 2", "Anna 3"]


@asynchronous
async def test_chat_is_kept_and_limited(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        once = key()
        assert (await live.perform(anna, once, Say(" szia\n<b>világ</b> "))).status == APPLIED
        assert (await live.perform(anna, once, Say("again"))).status == REPEATED
        await live.perform(cleo, key(), Say("hello"))
        for text in ("", " \n ", "x" * 501, "x" * 1_000_000):
            with pytest.raises(errors.BadInput):
                await live.perform(anna, key(), Say(text))
        table = live.id
    async with lobby_at(url) as lobby:
        said = (await (await lobby.table(table)).scene(cleo.id)).chat
        assert [(line.seat, line.name, line.text, line.mine) for line in said] == [
            (0, "Anna", "szia <b>világ</b>", False),
            (-1, "Cleo", "hello", True),
        ]


@asynchronous
async def test_a_spectator_sees_what_everybody_may_see(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "peek")
        mine, theirs, public = [await live.scene(person) for person in (anna.id, bert.id, "")]
        assert [entry.event.name for entry in public.log] == ["dealt", "dealt", "peeks"]
        assert [entry.parts for entry in public.log] == [{}, {}, {}]
        assert "card" in mine.log[-1].parts
        assert "cards" in mine.log[0].parts
        assert theirs.log[-1].parts == {}
        assert (public.seat, public.legal, public.side, public.draft, public.question) == (-1, {}, {}, [], 0)
        refusal = public.why("go")
        assert refusal is not None
        assert refusal.code == "not_asked"
        assert theirs.why("go") is not None
        assert mine.why("go") is None
        assert public.view is not None
        view = public.kind.view_json(public.view)
        assert view["state"]["hands"] == [[-1] * 3] * 2  # type: ignore[index,call-overload]


@asynchronous
async def test_a_scene_holds_no_ids_of_people_and_no_secret_of_the_table(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await live.perform(anna, key(), Say("hello"))
        seed = (await live.snapshot()).row.seed
        for person in (anna.id, bert.id, ""):
            text = str(shown(await live.scene(person)))
            assert not [secret for secret in (anna.id, bert.id, seed) if secret in text]


@asynchronous
async def test_a_table_that_becomes_private_ends_the_streams_of_strangers(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        stranger = await live.subscribe(cleo.id, (await live.scene(cleo.id)).version)
        await live.perform(anna, key(), ChangeSettings(Settings(public=False, pace=0.0)))
        with pytest.raises(StopAsyncIteration):
            await anext(stranger)
        for look in (
            live.scene(cleo.id),
            live.events(cleo.id, ""),
            replayed(live, cleo.id, 0),
            live.subscribe(cleo.id),
        ):
            with pytest.raises(errors.Forbidden, match="private_table"):
                await look
        with pytest.raises(errors.Forbidden, match="private_table"):
            await live.perform(cleo, key(), Say("let me in"))
        assert await lobby.public_tables() == []
        stranger.close()


# Versions, events, records, replay positions.


@asynchronous
async def test_a_stream_begins_where_the_reader_stopped(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        old = (await live.scene(bert.id)).version
        await says(live, anna, "wait")
        new = (await live.scene(bert.id)).version
        async with await live.subscribe(bert.id, old) as stream:
            assert (await anext(stream)).version == new
        async with await live.subscribe(bert.id, new) as stream:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(stream), 0.05)
            await asyncio.gather(says(live, anna, "wait"), live.perform(bert, key(), Say("hm")))
            notice = await anext(stream)
            assert notice.touched == {"game", "chat"}
            assert notice.version == (await live.scene(bert.id)).version


@asynchronous
async def test_events_since_a_version(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        start = await live.events(anna.id, "")
        assert [entry.event.name for entry in start.entries] == ["dealt", "dealt"]
        await says(live, anna, "wait")
        await says(live, anna, "go")
        later = await live.events(anna.id, start.version)
        assert (later.kept, [entry.event.name for entry in later.entries]) == (2, ["waits", "goes_on"])
        assert [entry.number for entry in later.entries] == [2, 3]
        assert (await live.events(anna.id, later.version)).entries == []
        for bad in ("x", "-1", "1e9", "²", "9" * 13, "\x00", ".5"):
            with pytest.raises(errors.BadInput, match="bad_version"):
                await live.events(anna.id, bad)
        table = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        again = await live.events(anna.id, start.version)
        assert (again.version, again.kept) == (later.version, later.kept)
        assert [entry.parts for entry in again.entries] == [entry.parts for entry in later.entries]


@asynchronous
async def test_a_log_that_is_continued_is_the_one_that_is_made_anew_also_after_an_undo(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        pages = {person: LogLines() for person in (anna.id, bert.id, "")}

        async def check() -> None:
            snapshot = await live.snapshot()
            for person, lines in pages.items():
                scene = await live.scene(person)
                assert scene.log == entries_from(snapshot, scene.seat, 0, 0)
                assert [entry.number for entry in scene.log] == list(range(len(scene.log)))
                shown = TableArtist(scene, "en").render(None, lines).regions["log"]
                assert shown == TableArtist(scene, "en").render().regions["log"]

        await check()
        for _ in range(2):
            await says(live, anna, "wait")
            await check()
            undone = await live.perform(anna, key(), Undo(0, (await live.scene(anna.id)).question))
            assert undone.status == APPLIED
            await says(live, anna, "go")
            await check()
            await bid(live, anna)
            await check()
            await bid(live, bert)
            await check()


async def play_toy(live: LiveTable, seated: list[Person]) -> None:
    while (await live.scene("")).status == PLAYING:
        if (await live.scene("")).frame == "Opening":
            await says(live, seated[0], "go")
        for person in seated:
            await bid(live, person)


@asynchronous
async def test_the_record_is_given_after_the_end_only(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        with pytest.raises(errors.Conflict, match="record_not_yet"):
            await live.record(anna.id)
        await play_toy(live, [anna, bert])
        scene = await live.scene(anna.id)
        assert (scene.status, scene.asked, sum(scene.scores), scene.frame) == (OVER, [], 3, "")
        record = parse_record(await live.record(""), registry.load)
        assert (record.seats, record.returns) == (["Anna", "Bert"], scene.returns)
        assert replay_table(record).record.text() == await live.record(anna.id)
        assert (await live.perform(anna, key(), Answer(0, scene.question, ["go"]))).status == STALE
        with pytest.raises(errors.Conflict, match="table_over"):
            await live.perform(anna, key(), Start())
        assert (await lobby.tables_of(anna.id))[0].ended is not None


@asynchronous
async def test_replay_positions_show_what_one_could_see_then(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        first = await live.scene(anna.id)
        await says(live, anna, "wait")
        await says(live, anna, "go")
        past = await replayed(live, anna.id, 0)
        assert first.view is not None
        assert (past.steps, past.eyes) == (2, 0)
        assert first.kind.view_json(past.view) == first.kind.view_json(first.view)
        waited = await replayed(live, "", 1)
        assert (waited.eyes, [entry.event.name for entry in waited.log[waited.fresh :]]) == (-1, ["waits"])
        for look in (
            replayed(live, anna.id, 0, 1),
            replayed(live, "", 0, 0),
            replayed(live, anna.id, 0, open_hands=True),
        ):
            with pytest.raises(errors.Conflict, match="record_not_yet"):
                await look
        for step, eyes in ((-1, None), (3, None), (10**9, None)):
            with pytest.raises(errors.NotFound, match="no_such_moment"):
                await replayed(live, anna.id, step, eyes)
        await play_toy(live, [anna, bert])
        theirs = await replayed(live, "", 0, 1)
        assert theirs.view.state.hands[0] == [-1] * 3  # type: ignore[attr-defined]
        everything = await replayed(live, "", 0, open_hands=True)
        assert everything.view.state.hands[1] == theirs.view.state.hands[1]  # type: ignore[attr-defined]
        assert -1 not in everything.view.state.hands[0]  # type: ignore[attr-defined]
        with pytest.raises(errors.NotFound, match="no_such_moment"):
            await replayed(live, "", 0, 7)
