"""A holiday stops the own time to answer at turn-based tables, and is shown at the seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.server.errors import BadInput
from banneret.server.holidays import MOST_DAYS, holiday_until, last_day, take_holiday
from banneret.server.settings import Settings, Timeouts
from banneret.server.store.rows import BOT, PERSON
from banneret.server.web.languages import said_day
from tests.server.lobby_kit import StillClock, asynchronous, lobby_at, on_each_database, people, says, toy_table
from tests.server.web_kit import serving

DAY = 86400.0
TURNS = Settings(pace=0.0, turns=True, answer=DAY)
PATIENT = Timeouts(linger=1e9)


pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@asynchronous
async def test_the_time_stands_still_until_the_holiday_ends_by_itself(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
        await clock.pass_by(DAY / 2)
        until = clock.now() + 5 * DAY
        await take_holiday(lobby, anna, until)
        scene = await live.scene(bela.id)
        assert scene.seats[0].holiday == until
        assert (scene.clocks[0].until, scene.clocks[0].runs) == (until + DAY / 2, False)
        await clock.pass_by(5 * DAY)
        await lobby.keep_deadlines()
        assert (await live.snapshot()).seats[0].kind == PERSON
        assert (await live.scene(bela.id)).seats[0].holiday == 0.0
        await clock.pass_by(DAY / 2)
        await lobby.keep_deadlines()
        snapshot = await live.snapshot()
        assert snapshot.seats[0].kind == BOT
        assert [row.what for row in snapshot.news if row.what != "sat"] == ["holiday", "timed_out"]


@on_each_database
@asynchronous
async def test_who_comes_back_early_goes_on_and_new_seats_know_of_it(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        anna = await take_holiday(lobby, anna, clock.now() + 5 * DAY)
        live = await toy_table(lobby, [anna, bela], settings=TURNS)
        assert (await live.scene(bela.id)).seats[0].holiday == clock.now() + 5 * DAY
        await clock.pass_by(DAY)
        await take_holiday(lobby, anna, None)
        assert (await live.scene(anna.id)).clocks[0].until == clock.now() + DAY
        await says(live, anna, "go")
        assert [row.what for row in (await live.snapshot()).news if row.what != "sat"] == ["holiday_over"]


def test_a_holiday_is_a_day_and_not_too_long() -> None:
    now = 1_000_000.0  # 12 January 1970, 13:46
    assert holiday_until("1970-01-12", now) == 12 * DAY
    assert said_day(last_day(12 * DAY), "en") == "January 12"
    assert holiday_until("1970-02-11", now) <= now + (MOST_DAYS + 1) * DAY
    for day in ("1970-01-11", "1970-02-12", "9000-01-01"):
        with pytest.raises(BadInput, match="bad_holiday"):
            holiday_until(day, now)
    for day in ("soon", "1970-13-01", "9999-12-31", "1970-01-12\n"):
        with pytest.raises(BadInput, match="bad_date"):
            holiday_until(day, now)


@asynchronous
async def test_the_settings_take_a_holiday_and_the_wish_to_be_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        await anna.play_now()
        page = await anna.page("/settings")
        action, fields = page.form(action="/settings/playing")
        answer = await anna.send(
            action, [*[field for field in fields if field[0] == "csrf"], ("holiday", "1970-01-20"), ("confirms", "1")]
        )
        assert answer.status_code == 303
        _, fields = (await anna.page("/settings")).form(action="/settings/playing")
        assert ("holiday", "1970-01-20") in fields
        assert ("confirms", "1") in fields
        answer = await anna.send(
            action, [*[field for field in fields if field[0] == "csrf"], ("holiday", "1990-01-20")]
        )
        assert answer.status_code == 400
