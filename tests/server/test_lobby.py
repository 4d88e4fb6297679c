"""The lobby: its bots, its lists, its end, and its words."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.core.errors import UserError
from banneret.core.record import parse_record
from banneret.core.table import replay_table
from banneret.core.texts import LANGUAGES, Texts
from banneret.games import registry
from banneret.server import errors
from banneret.server.commands import Answer
from banneret.server.jobs import Job
from banneret.server.settings import Settings
from banneret.server.store.rows import OVER
from tests.server.lobby_kit import (
    AT_ONCE,
    GatedStore,
    QuickThinkers,
    StillClock,
    asynchronous,
    bid,
    finished,
    key,
    loaded,
    lobby_at,
    people,
    says,
    toy_table,
)

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@asynchronous
async def test_bots_play_by_themselves_to_the_end(url: str) -> None:
    thinkers = QuickThinkers()
    async with lobby_at(url, thinkers=thinkers) as lobby:
        (anna,) = await people(lobby, "Anna")
        made = await lobby.create(anna, key(), "havoc", 3, 3 * ["bot:easy"], settings=AT_ONCE)
        live = await lobby.table(made.id)
        async with await live.subscribe("") as stream:
            async for _ in stream:
                if (await live.scene("")).status == OVER:
                    break
        record = parse_record(await live.record(""), registry.load)
        assert replay_table(record).game.over
        assert len(thinkers.jobs) >= len(record.lines) - 1


@asynchronous
async def test_bots_are_given_what_their_seat_sees_and_nothing_else(url: str) -> None:
    thinkers = QuickThinkers()
    async with lobby_at(url, thinkers=thinkers) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy", "bot:easy")
        await says(live, anna, "go")
        snapshot = await live.snapshot()
        assert snapshot.table is not None
        assert {job.view["seat"] for job in thinkers.jobs} == {1, 2}
        for job in thinkers.jobs:
            hands = job.view["fields"]["hands"]  # type: ignore[index]
            assert [hand == [-1] * 3 for hand in hands] == [seat != job.view["seat"] for seat in range(3)]
            assert snapshot.row.seed not in str(job)


@asynchronous
async def test_bots_answer_a_joint_question_and_survive_a_restart(url: str) -> None:
    thinkers = QuickThinkers()
    async with lobby_at(url, thinkers=thinkers) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy", "bot:easy")
        thinkers.gate.clear()
        await says(live, anna, "go")
        await bid(live, anna)
        assert (await live.scene("")).finished == [0]
        table = live.id
    async with lobby_at(url) as lobby:  # nobody touches the table: its bots go on by themselves
        for _ in range(200):
            if len(loaded(lobby, table).lines) > 2:
                break
            await asyncio.sleep(0.02)
        lines = [line.text for line in loaded(lobby, table).lines]
        assert [line[:2] for line in lines[1:5]] == ["0 ", "0 ", "1 ", "2 "]


@asynchronous
async def test_bots_keep_the_pace_that_people_can_follow(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy", settings=Settings(pace=2.0))
        async with await live.subscribe(anna.id):
            await says(live, anna, "go")
            await asyncio.sleep(0.05)
            assert (await live.scene("")).finished == []
            await clock.pass_by(1.9)
            assert (await live.scene("")).finished == []
            await clock.pass_by(0.2)
            assert await finished(live, [1])


@pytest.mark.parametrize("nonsense", [["done"], ["fly away"], [], ["pick 1", "pick 1", "done"], ["pick 1"] * 100])
@asynchronous
async def test_a_bot_whose_answer_is_nonsense_does_not_stop_the_game(
    url: str, nonsense: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    class Mad(QuickThinkers):
        async def think(self, job: Job) -> list[str]:
            return nonsense

    async with lobby_at(url, thinkers=Mad()) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy")
        await says(live, anna, "go")
        await bid(live, anna)
        for _ in range(100):
            if (await live.scene("")).frame == "Opening":
                break
            await asyncio.sleep(0.02)
        assert (await live.scene(anna.id)).frame == "Opening"
    assert "refused" in caplog.text


@asynchronous
async def test_bots_wait_for_a_database_that_is_away(url: str) -> None:
    clock, store = StillClock(), GatedStore(url)
    async with lobby_at(url, clock=clock, store=store) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy")
        await says(live, anna, "go")
        store.broken = True
        await asyncio.sleep(0.1)
        store.broken = False
        await clock.pass_by(1.1)
        await clock.pass_by(2.1)
        assert await finished(live, [1])


# The server as a whole.


SERVER = Path(errors.__file__).parent
# Parts that are not written where the error is raised.
COMPUTED = {
    "earlier_rules": {"game", "rules", "ours"},
    "bad_request": {"reason"},
    "not_writable": {"reason"},
    "store_cannot_open": {"reason"},
}


@asynchronous
async def test_closing_ends_streams_and_refuses_commands(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        stream = await live.subscribe(anna.id, (await live.scene(anna.id)).version)
        reading = asyncio.create_task(anext(stream, None))
        await asyncio.sleep(0)
        await lobby.close()
        assert await reading is None
        with pytest.raises(errors.StoreError, match="server_stops"):
            await live.perform(anna, key(), Answer(0, 1, ["go"]))
        with pytest.raises(errors.StoreError, match="server_stops"):
            await lobby.table(live.id)


def codes() -> Iterator[tuple[str, set[str]]]:
    """Every error code that the server raises, with the names of its parts."""
    classes = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, UserError)}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes and node.args:
                names = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                given = node.args[1] if len(node.args) > 1 else ast.Dict(keys=[], values=[])
                parts = given.keys if isinstance(given, ast.Dict) else []
                for name in names:
                    computed = COMPUTED[str(name)] if None in parts or not isinstance(given, ast.Dict) else set()
                    yield str(name), computed | {str(part.value) for part in parts if isinstance(part, ast.Constant)}


def test_every_error_has_a_text_in_both_languages() -> None:
    texts = [Texts(language, [str(SERVER / "texts")]) for language in LANGUAGES]
    found = list(codes())
    assert len(found) > 40
    for code, parts in found:
        for text in texts:
            sentence = text.error(UserError(code, dict.fromkeys(parts, "X")))
            assert not sentence.startswith("["), f"{code} ({text.language})"
