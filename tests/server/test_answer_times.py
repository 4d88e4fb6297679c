"""The time to answer: hours at a turn-based table, a bank at a live one, and what happens when it is up."""

from __future__ import annotations

from dataclasses import replace as with_time

import pytest
from msgspec.structs import replace as with_fields

from banneret.server.answer_clocks import read_clocks
from banneret.server.commands import Agree, AskBack, HandOver, OfferPause, Reclaim, ReplaceLate, Resume, Undo, WaitOn
from banneret.server.errors import BadInput, Conflict, Forbidden
from banneret.server.keeping import Place
from banneret.server.live_table import LiveTable
from banneret.server.lobby import REST_SECONDS, Lobby
from banneret.server.results import APPLIED
from banneret.server.scene import ClockCard
from banneret.server.settings import Settings, Timeouts, check_settings
from banneret.server.store.rows import BOT, PERSON, Person
from banneret.server.web.forms import Form
from banneret.server.web.tempo import tempo_in
from tests.server.lobby_kit import (
    StillClock,
    asynchronous,
    bid,
    key,
    loaded,
    lobby_at,
    on_each_database,
    pass_slowly,
    people,
    says,
    soon,
    toy_table,
)

HOUR, DAY = 3600.0, 86400.0
PATIENT = Timeouts(linger=1e9, idle=60.0)
TURNS = Settings(pace=0.0, turns=True, answer=DAY)
HOST_DECIDES = Settings(pace=0.0, turns=True, answer=DAY, time_out="host")
BANK = Settings(pace=0.0, bank=60.0, answer=10.0)


pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


async def clock_of(live: LiveTable, person: Person) -> ClockCard:
    return next(card for card in (await live.scene(person.id)).clocks if card.mine)


async def kinds(live: LiveTable) -> list[str]:
    return [seat.kind for seat in (await live.snapshot()).seats]


async def told(live: LiveTable) -> list[str]:
    return [row.what for row in (await live.snapshot()).news if row.what != "sat"]


@on_each_database
@asynchronous
async def test_a_turn_ends_after_its_time_even_if_nobody_looks_and_a_bot_plays_on(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
        end = clock.now() + DAY
        assert await clock_of(live, anna) == ClockCard(0, "Anna", True, True, True, end, 0.0, False, False)
        assert not (await clock_of(live, bela)).runs, "Béla is not asked"
        await clock.pass_by(DAY - 60)
        await lobby.keep_deadlines()
        assert await kinds(live) == [PERSON, PERSON]
        id = live.id
        del live
        lobby.sweep()
        await clock.pass_by(90)
        await lobby.keep_deadlines()
        live = await lobby.table(id)
        assert await kinds(live) == [BOT, PERSON]
        assert (await live.snapshot()).seats[0].person == anna.id, "it can be taken back"
        assert await told(live) == ["timed_out"]
        await soon(lambda: asked(live), [1])


async def asked(live: LiveTable) -> list[int]:
    return (await live.snapshot()).asked()


@asynchronous
async def test_each_answer_has_the_whole_time_again_and_who_comes_back_too(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
        await clock.pass_by(20 * HOUR)
        await says(live, anna, "go")
        for person in (anna, bela):
            assert (await clock_of(live, person)).until == clock.now() + DAY
        await clock.pass_by(2 * HOUR)
        await bid(live, anna)
        assert not (await clock_of(live, anna)).runs
        await clock.pass_by(22 * HOUR)
        await lobby.keep_deadlines()
        assert (await kinds(live))[1] == BOT
        await live.perform(bela, key(), Reclaim())
        snapshot = await live.snapshot()
        assert snapshot.seats[1].kind == PERSON
        if snapshot.asked() == [1]:
            assert (await clock_of(live, bela)).until == clock.now() + DAY


@asynchronous
async def test_the_host_may_wait_on_or_let_a_bot_take_over(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela, cili = await people(lobby, "Anna", "Béla", "Cili")
        live = await toy_table(lobby, [anna, bela, cili], settings=HOST_DECIDES)
        await says(live, anna, "go")
        await bid(live, anna)
        await bid(live, cili)
        with pytest.raises(Conflict, match="not_late"):
            await live.perform(anna, key(), WaitOn(1))
        await clock.pass_by(DAY)
        await lobby.keep_deadlines()
        assert await kinds(live) == [PERSON] * 3
        cards = (await live.scene(anna.id)).clocks
        assert [(card.late, card.decides) for card in cards] == [(False, False), (True, True), (False, False)]
        for person in (bela, cili):
            with pytest.raises(Forbidden, match="not_host"):
                await live.perform(person, key(), WaitOn(1))
        await live.perform(anna, key(), WaitOn(1))
        assert (await clock_of(live, bela)).until == clock.now() + DAY
        await clock.pass_by(DAY)
        await lobby.keep_deadlines()
        await live.perform(anna, key(), ReplaceLate(1))
        assert (await live.snapshot()).seats[1].person == bela.id
        assert await told(live) == ["late", "waits_on", "late", "replaced"]


@asynchronous
async def test_about_the_hosts_own_time_the_others_decide_and_a_late_answer_still_counts(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=HOST_DECIDES)
        await clock.pass_by(DAY)
        await lobby.keep_deadlines()
        with pytest.raises(Forbidden, match="not_host"):
            await live.perform(anna, key(), WaitOn(0))
        assert next(card for card in (await live.scene(bela.id)).clocks if card.late).decides
        assert (await says(live, anna, "go")).status == APPLIED
        with pytest.raises(Conflict, match="not_late"):
            await live.perform(bela, key(), ReplaceLate(0))


@asynchronous
async def test_a_pause_stops_the_time(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
        await clock.pass_by(HOUR)
        for person in (anna, bela):
            await live.perform(person, key(), OfferPause())
        await clock.pass_by(3 * DAY)
        await lobby.keep_deadlines()
        assert (await clock_of(live, anna)).left == DAY - HOUR
        await live.perform(bela, key(), Resume())
        assert (await clock_of(live, anna)).until == clock.now() + DAY - HOUR


@asynchronous
async def test_where_the_time_was_up_without_a_server_people_have_an_hour_to_come_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
    clock = StillClock(clock.now() + 2 * DAY)
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        await lobby.keep_deadlines()
        live = await lobby.table(live.id)
        assert await kinds(live) == [PERSON, PERSON]
        await clock.pass_by(REST_SECONDS)
        await lobby.keep_deadlines()
        assert await kinds(live) == [BOT, PERSON]


@on_each_database
@asynchronous
async def test_of_two_servers_only_one_puts_a_bot_in(url: str) -> None:
    clock = StillClock()
    async with (
        lobby_at(url, clock=clock, timeouts=PATIENT, place=Place("one")) as lobby,
        lobby_at(url, clock=clock, timeouts=PATIENT, place=Place("two")) as other,
    ):
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
        there = await other.table(live.id)
        await clock.pass_by(DAY)
        for server in (lobby, other):
            await server.keep_deadlines()
        await there.look_up()
        assert await told(there) == ["timed_out"]


# The bank.


@asynchronous
async def test_what_goes_beyond_the_seconds_of_an_answer_comes_out_of_the_bank(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=BANK)
        assert (await clock_of(live, anna)).until == clock.now() + 70
        await pass_slowly(clock, 8)
        await says(live, anna, "wait")
        assert (await clock_of(live, anna)).until == clock.now() + 70, "eight of ten seconds: the bank is whole"
        await pass_slowly(clock, 25)
        await says(live, anna, "go")
        assert (await clock_of(live, anna)).until == clock.now() + 55
        await bid(live, anna)
        assert (await clock_of(live, anna)).left == 55.0
        await pass_slowly(clock, 30)
        assert (await clock_of(live, anna)).left == 55.0
        assert (await clock_of(live, bela)).until == clock.now() + 40


@asynchronous
async def test_when_the_bank_is_spent_a_bot_takes_over_and_a_reprieve_waits_for_who_comes_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=BANK)
        await pass_slowly(clock, 71)
        await soon(lambda: kinds(live), [BOT, PERSON])
        assert await told(live) == ["timed_out"]
        await live.perform(anna, key(), Reclaim())
        assert (await clock_of(live, anna)).left + (await clock_of(live, anna)).until > 0


@asynchronous
async def test_handing_a_seat_over_and_taking_it_back_gives_no_time_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=with_fields(BANK, bank=300.0, pace=10.0))
        await pass_slowly(clock, 110)
        await live.perform(anna, key(), HandOver())
        await live.perform(anna, key(), Reclaim())
        clock_now = await clock_of(live, anna)
        assert clock_now.until == clock.now() + 210, "a hundred of 300 seconds are spent, the answer's ten begin anew"


async def left_of(live: LiveTable, clock: StillClock, person: Person) -> float:
    card = await clock_of(live, person)
    return card.until - clock.now() if card.runs else card.left


async def take_back(live: LiveTable, person: Person, *others: Person) -> None:
    """Everybody agrees that a person takes the last answer back."""
    await live.perform(person, key(), AskBack((await live.scene(person.id)).lines))
    for other in others:
        await live.perform(other, key(), Agree((await live.snapshot()).accords.offers[0].number))


@asynchronous
async def test_an_answer_that_is_taken_back_by_consent_gives_no_time_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=with_fields(BANK, take_backs=True))
        await pass_slowly(clock, 6)
        await says(live, anna, "go")
        await take_back(live, anna, bela)
        assert await left_of(live, clock, anna) == 64.0, "six of the ten seconds of this question are used"
        await pass_slowly(clock, 2)
        await says(live, anna, "go")
        await pass_slowly(clock, 1)
        await take_back(live, anna, bela)
        assert await left_of(live, clock, anna) == 61.0, "and those that went by since, too"
        await pass_slowly(clock, 3)
        await says(live, anna, "go")
        assert await left_of(live, clock, anna) == 68.0, "another question has ten seconds of its own again"
        assert await left_of(live, clock, bela) == 70.0


@asynchronous
async def test_who_has_used_up_the_time_is_left_a_minute_where_all_agree_to_go_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=with_fields(BANK, take_backs=True))
        await pass_slowly(clock, 69)
        await says(live, anna, "go")
        await take_back(live, anna, bela)
        assert await left_of(live, clock, anna) == 60.0
        days = await toy_table(lobby, [anna, bela], settings=with_fields(TURNS, take_backs=True))
        await clock.pass_by(DAY - 60)
        await says(days, anna, "go")
        await take_back(days, anna, bela)
        assert await left_of(days, clock, anna) == HOUR


@asynchronous
async def test_undoing_an_answer_gives_no_time_back_however_often(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=BANK)
        for used in (8.0, 16.0):
            await pass_slowly(clock, 8)
            await says(live, anna, "wait")
            scene = await live.scene(anna.id)
            await live.perform(anna, key(), Undo(scene.seat, scene.question))
            assert await left_of(live, clock, anna) == 70.0 - used


@on_each_database
@asynchronous
async def test_of_two_servers_neither_writes_back_less_time_than_was_used(url: str) -> None:
    """The keeper writes the time down every few seconds, and no version tells the other server of it."""
    clock, elsewhere = StillClock(), StillClock()  # there nothing happens by itself
    deaf = with_time(PATIENT, listen=1e9)
    async with (
        lobby_at(url, clock=clock, timeouts=deaf, place=Place("one")) as lobby,
        lobby_at(url, clock=elsewhere, timeouts=deaf, place=Place("two")) as other,
    ):
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=with_fields(BANK, bank=300.0))
        there = await other.table(live.id)
        await there.snapshot()
        await pass_slowly(clock, 110)
        elsewhere.time = clock.time
        assert (await says(there, anna, "go")).status == APPLIED
        assert read_clocks(loaded(lobby, live.id).row.clocks).seats[0].used == 100.0
        await live.look_up()
        for server in (live, there):
            assert await left_of(server, clock, anna) == 210.0, "a hundred of 300 seconds are used"
        await pass_slowly(clock, 50)
        elsewhere.time = clock.time
        await there.look_up()
        for server in (live, there):
            assert await left_of(server, clock, anna) == 160.0, "who looks at the other server is shown the same"


def test_numbers_of_another_clock_are_not_read() -> None:
    form = Form([("clock", "none"), ("bank_minutes", ""), ("answer_hours", "x")])
    assert tempo_in(form, Settings()) == Settings()


@on_each_database
@asynchronous
async def test_a_bank_survives_a_restart_and_the_time_without_a_server_does_not_count(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=BANK)
        await pass_slowly(clock, 30)
    clock = StillClock(clock.now() + 5000)
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        await soon(lambda: at_hand(lobby), 1)
        live = await lobby.table(live.id)
        await pass_slowly(clock, 10)
        left = (await clock_of(live, anna)).until - clock.now()
        assert 25.0 <= left <= 35.0, left


async def at_hand(lobby: Lobby) -> int:
    return lobby.tables_at_hand()


@asynchronous
async def test_since_when_somebody_is_asked_is_told_and_kept(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela])
        start = clock.now()
        await clock.pass_by(100)
        assert [card.since for card in (await live.scene("")).seats] == [start, 0.0]
        await says(live, anna, "go")
        await clock.pass_by(7)
        assert [card.since for card in (await live.scene("")).seats] == [start + 100, start + 100]
        assert loaded(lobby, live.id).row.due is None, "without a limit nothing is due"
    async with lobby_at(url, clock=clock) as lobby:
        again = await lobby.table(live.id)
        assert [card.since for card in (await again.scene("")).seats] == [start + 100, start + 100]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(turns=True), "bad_turn_time"),
        (Settings(turns=True, answer=60.0), "bad_turn_time"),
        (Settings(turns=True, answer=31 * DAY), "bad_turn_time"),
        (Settings(turns=True, answer=DAY, bank=60.0), "bad_turn_time"),
        (Settings(bank=-1.0), "bad_bank"),
        (Settings(bank=float("nan")), "bad_bank"),
        (Settings(bank=60.0, answer=2 * HOUR), "bad_bank"),
        (Settings(bank=60.0, time_out="nobody"), "bad_time_out"),
    ],
)
def test_times_that_make_no_sense_are_refused(settings: Settings, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        check_settings(settings)
