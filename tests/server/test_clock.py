"""A real-time limit at the table: measured by the server, kept with the table, ended by an act of the record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.commands import Say, TakeSeat, Undo
from banneret.server.errors import Conflict
from banneret.server.live_table import LiveTable
from banneret.server.lobby import Lobby
from banneret.server.scene import Countdown
from banneret.server.settings import Timeouts
from banneret.server.store.rows import Person
from banneret.server.table_clock import LAPSE_SECONDS, glass_of
from tests.server.lobby_kit import (
    AT_ONCE,
    QuickThinkers,
    StillClock,
    asynchronous,
    bid,
    key,
    lobby_at,
    pass_slowly,
    people,
    says,
    soon,
    stored_lines,
    url_of,
)
from tests.server.timed_game import CHARGE, SECONDS

PATIENT = Timeouts(linger=1e9)


@pytest.fixture(autouse=True)
def timed() -> Iterator[None]:
    registry.SHELF["timed"] = ("tests.server.timed_game", "TIMED")
    yield
    del registry.SHELF["timed"]


async def timed_table(lobby: Lobby, seated: list[Person], *others: str) -> LiveTable:
    plans = ["me", *["open"] * (len(seated) - 1), *others]
    made = await lobby.create(seated[0], key(), "timed", len(plans), plans, settings=AT_ONCE)
    live = await lobby.table(made.id)
    for seat, person in enumerate(seated[1:], start=1):
        await live.perform(person, key(), TakeSeat(seat))
    return live


async def countdown(live: LiveTable, person: Person) -> Countdown:
    found = (await live.scene(person.id)).countdown
    assert found is not None
    return found


async def frame(live: LiveTable, person: Person) -> str:
    return (await live.scene(person.id)).frame


@asynchronous
async def test_the_time_runs_while_the_question_is_open_and_its_end_is_an_act_of_the_record(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await timed_table(lobby, [anna, bela])
        start = clock.now()
        assert (await countdown(live, bela)).until == start + SECONDS
        await pass_slowly(clock, 40)
        assert (await countdown(live, anna)) == Countdown(True, start + SECONDS, SECONDS - 40.0)
        assert stored_lines(lobby, live)[1:] == []
        await pass_slowly(clock, 20)
        await soon(lambda: frame(live, anna), "Bid")
        assert [line.split(";")[0].strip() for line in stored_lines(lobby, live)[1:]] == ["T! time up"]
        assert not (await countdown(live, anna)).runs


@asynchronous
async def test_an_answer_stops_the_clock_and_the_next_limit_starts_anew(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await timed_table(lobby, [anna, bela])
        await pass_slowly(clock, 30)
        await says(live, anna, "wait")
        assert (await countdown(live, anna)).left == SECONDS - 30
        await says(live, anna, "go")
        await pass_slowly(clock, 100)
        assert (await countdown(live, anna)) == Countdown(False, clock.now() + SECONDS - 30, SECONDS - 30.0)
        for person in (anna, bela):
            await bid(live, person)
        assert (await countdown(live, anna)) == Countdown(True, clock.now() + SECONDS, float(SECONDS))


@asynchronous
async def test_taking_an_answer_back_gives_no_time_back(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await timed_table(lobby, [anna, bela])
        await pass_slowly(clock, 20)
        await says(live, anna, "wait")
        scene = await live.scene(anna.id)
        await live.perform(anna, key(), Undo(scene.seat, scene.question))
        assert (await countdown(live, anna)).left == SECONDS - 20


@asynchronous
async def test_a_restart_keeps_what_is_spent_and_does_not_count_the_time_without_a_server(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await timed_table(lobby, [anna, bela])
        await pass_slowly(clock, 25)
        table = live.id
    clock.time += 3600
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        live = await lobby.table(table)
        assert (await countdown(live, anna)).left == SECONDS - 25
        await soon(lambda: measured_until(live), clock.now())
        await pass_slowly(clock, 34)
        assert await frame(live, anna) == "Opening"
        await pass_slowly(clock, 1)
        await soon(lambda: frame(live, anna), "Bid")
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        live = await lobby.table(table)
        assert await frame(live, anna) == "Bid", "the end is part of the record"


@asynchronous
async def test_a_short_stop_of_the_server_counts(tmp_path: Path) -> None:
    """A reload that nobody notices is no way to stop the time."""
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        table = (await timed_table(lobby, [anna, bela])).id
    clock.time += LAPSE_SECONDS
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        assert (await countdown(await lobby.table(table), anna)).left == SECONDS - LAPSE_SECONDS


@asynchronous
async def test_who_is_away_stops_the_clock_if_it_is_theirs(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=Timeouts(linger=10.0)) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await timed_table(lobby, [anna, bela])
        async with await live.subscribe(anna.id):
            await pass_slowly(clock, 30)
            assert (await countdown(live, anna)).left == SECONDS - 30, "the limit is not Béla's"
        await pass_slowly(clock, 10)
        await soon(lambda: _runs(live, bela), False)
        assert (await countdown(live, bela)).left == SECONDS - 30, "it stood still from the moment she was gone"
        await pass_slowly(clock, 200)
        async with await live.subscribe(anna.id):
            await soon(lambda: _runs(live, anna), True)
            await pass_slowly(clock, 5)
            assert (await countdown(live, anna)).left == SECONDS - 35


async def measured_until(live: LiveTable) -> float:
    """The moment of the last note."""
    glass = glass_of(await live.snapshot())
    assert glass is not None
    return glass.at


async def _runs(live: LiveTable, person: Person) -> bool:
    return (await countdown(live, person)).runs


@asynchronous
async def test_an_answer_of_a_bot_costs_its_charge_however_long_it_thinks(tmp_path: Path) -> None:
    clock, thinkers = StillClock(), QuickThinkers()
    thinkers.gate.clear()
    async with lobby_at(url_of(tmp_path), clock=clock, thinkers=thinkers, timeouts=PATIENT) as lobby:
        (anna,) = await people(lobby, "Anna")
        made = await lobby.create(anna, key(), "timed", 2, ["bot:easy", "me"], settings=AT_ONCE)
        live = await lobby.table(made.id)
        await pass_slowly(clock, 30)
        assert (await countdown(live, anna)) == Countdown(False, clock.now() + SECONDS, float(SECONDS))
        thinkers.gate.set()

        async def moved_on() -> bool:
            return len(stored_lines(lobby, live)) > 1

        await soon(moved_on, True)
        line = (await live.scene(anna.id)).log
        answers = [entry for entry in line if entry.event.name in ("waits", "peeks", "goes_on")]
        assert (await countdown(live, anna)).left <= SECONDS - CHARGE * min(1, len(answers))


@asynchronous
async def test_who_must_be_silent_is_told_so(tmp_path: Path) -> None:
    async with lobby_at(url_of(tmp_path), timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await timed_table(lobby, [anna, bela])
        await live.perform(anna, key(), Say("Hurry!"))
        assert (await live.scene(bela.id)).silenced
        with pytest.raises(Conflict, match="may_not_talk"):
            await live.perform(bela, key(), Say("I do!"))
        await says(live, anna, "go")
        await live.perform(bela, key(), Say("I did!"))
        assert [line.text for line in (await live.scene(anna.id)).chat] == ["Hurry!", "I did!"]
