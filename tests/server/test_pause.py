"""A pause that all people at the table agree to: nobody answers, bots and clocks stand still, anybody lets it go on."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from banneret.games import registry
from banneret.server.accords import PAUSE, TAKE_BACK, Accords, Offer
from banneret.server.agreeing import after_command
from banneret.server.commands import Agree, AskBack, HandOver, Leave, OfferPause, Refuse, Resume, TakeSeat
from banneret.server.errors import Conflict, Forbidden
from banneret.server.keeping import Place
from banneret.server.live_table import LiveTable
from banneret.server.results import APPLIED
from banneret.server.settings import Settings, Timeouts
from banneret.server.store.rows import Person
from banneret.server.transition import transition_between
from tests.server.lobby_kit import (
    TOY,
    QuickThinkers,
    StillClock,
    asynchronous,
    bid,
    finished,
    key,
    lobby_at,
    on_each_database,
    people,
    says,
    soon,
    toy_table,
)
from tests.server.timed_game import SECONDS

PATIENT = Timeouts(linger=1e9)


@pytest.fixture(autouse=True)
def games_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHELF, "toy", TOY)
    monkeypatch.setitem(registry.SHELF, "timed", ("tests.server.timed_game", "TIMED"))


async def told(live: LiveTable) -> list[tuple[str, str]]:
    return [(row.what, row.name) for row in (await live.snapshot()).news if row.what not in ("sat", "took_over")]


async def offer(live: LiveTable) -> int:
    return (await live.snapshot()).accords.offers[0].number


async def pause(live: LiveTable, *seated: Person) -> None:
    for person in seated:
        await live.perform(person, key(), OfferPause())
    assert (await live.snapshot()).paused


@asynchronous
async def test_all_have_to_agree_and_then_nobody_can_answer(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela, cili = await people(lobby, "Anna", "Béla", "Cili")
        live = await toy_table(lobby, [anna, bela, cili])
        await live.perform(anna, key(), OfferPause())
        assert (await live.scene(bela.id)).offers[0].missing == ("Béla", "Cili")
        assert (await live.scene(bela.id)).offers[0].may_answer
        assert not (await live.scene(anna.id)).offers[0].may_answer
        await live.perform(bela, key(), Agree(await offer(live)))
        assert (await live.scene(anna.id)).legal, "one of three has not agreed yet"
        await live.perform(cili, key(), OfferPause())  # offering the same is agreeing
        scene = await live.scene(anna.id)
        assert scene.paused
        assert (scene.legal, scene.side, scene.offers) == ({}, {}, ())
        with pytest.raises(Conflict, match="paused"):
            await says(live, anna, "go")
        await live.perform(bela, key(), Resume())
        assert (await says(live, anna, "go")).status == APPLIED
        assert await told(live) == [
            ("pause_asked", "Anna"), ("pause_agreed", "Béla"), ("paused", "Anna"), ("resumed", "Béla"),
        ]  # fmt: skip


@asynchronous
async def test_one_who_declines_ends_the_offer_and_a_late_yes_is_refused_clearly(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela])
        await live.perform(anna, key(), OfferPause())
        first = await offer(live)
        await live.perform(bela, key(), Refuse(first))
        with pytest.raises(Conflict, match="offer_gone"):
            await live.perform(bela, key(), Agree(first))
        await live.perform(bela, key(), OfferPause())
        assert await offer(live) != first
        await live.perform(bela, key(), Refuse(await offer(live)))
        assert await told(live) == [
            ("pause_asked", "Anna"), ("pause_refused", "Béla"), ("pause_asked", "Béla"), ("pause_withdrawn", "Béla"),
        ]  # fmt: skip
        assert (await live.scene(anna.id)).legal


@asynchronous
async def test_who_only_watches_has_no_say(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela, stranger = await people(lobby, "Anna", "Béla", "Zoli")
        live = await toy_table(lobby, [anna, bela])
        await live.perform(anna, key(), OfferPause())
        number = await offer(live)
        for command in (OfferPause(), Agree(number), Refuse(number), Resume()):
            with pytest.raises(Forbidden, match="not_seated"):
                await live.perform(stranger, key(), command)
        assert not (await live.scene(stranger.id)).offers[0].may_answer


@asynchronous
async def test_bots_agree_always_stand_still_and_go_on_by_themselves(url: str) -> None:
    thinkers = QuickThinkers()
    async with lobby_at(url, thinkers=thinkers) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy")
        thinkers.gate.clear()
        await says(live, anna, "go")
        while not thinkers.jobs:
            await asyncio.sleep(0.01)
        await pause(live, anna)
        thinkers.gate.set()  # the bot that thought meanwhile comes too late
        await asyncio.sleep(0.1)
        assert (await live.scene(anna.id)).finished == []
        await live.perform(anna, key(), Resume())
        assert await finished(live, [1])


@asynchronous
async def test_a_limit_of_the_rules_stands_still(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        made = await lobby.create(anna, key(), "timed", 2, ["me", "open"])
        live = await lobby.table(made.id)
        await live.perform(bela, key(), TakeSeat(1))
        await clock.pass_by(4)
        await pause(live, anna, bela)
        for _ in range(3):
            await clock.pass_by(SECONDS)
        countdown = (await live.scene(anna.id)).countdown
        assert countdown is not None
        assert (countdown.runs, countdown.left) == (False, SECONDS - 4.0)
        await live.perform(bela, key(), Resume())
        await clock.pass_by(3)
        countdown = (await live.scene(anna.id)).countdown
        assert countdown is not None
        assert countdown.left == SECONDS - 7.0


@asynchronous
async def test_a_limit_of_the_rules_stands_still_while_people_are_asked_about_taking_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=PATIENT) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        settings = Settings(pace=0.0, take_backs=True)
        made = await lobby.create(anna, key(), "timed", 2, ["me", "open"], settings=settings)
        live = await lobby.table(made.id)
        await live.perform(bela, key(), TakeSeat(1))
        await says(live, anna, "peek")
        await clock.pass_by(4)
        await live.perform(anna, key(), AskBack((await live.scene(anna.id)).lines))
        for _ in range(3):
            await clock.pass_by(SECONDS)
        countdown = (await live.scene(anna.id)).countdown
        assert countdown is not None
        assert (countdown.runs, countdown.left) == (False, SECONDS - 4.0)
        await live.perform(bela, key(), Refuse(await offer(live)))
        await clock.pass_by(3)
        countdown = (await live.scene(anna.id)).countdown
        assert countdown is not None
        assert (countdown.runs, countdown.left) == (True, SECONDS - 7.0)


@asynchronous
async def test_an_offer_that_is_still_open_makes_no_version_whatever_else_is_offered(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], settings=Settings(pace=0.0, take_backs=True))
        await says(live, anna, "go")
        snapshot = await live.snapshot()
        assert snapshot.table is not None
        offers = (Offer(1, PAUSE, 0, (0,)), Offer(2, TAKE_BACK, 0, (0,), lines=len(snapshot.table.record.lines)))
        both = replace(snapshot, accords=Accords(asked=2, offers=offers))
        assert transition_between(both, after_command(both, 5.0), 5.0) is None


@on_each_database
@asynchronous
async def test_a_pause_survives_a_restart_and_is_seen_by_another_server(url: str) -> None:
    async with (
        lobby_at(url, place=Place("one"), timeouts=Timeouts(listen=0.05)) as lobby,
        lobby_at(url, place=Place("two"), timeouts=Timeouts(listen=0.05)) as other,
    ):
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela], "bot:easy")
        await live.perform(anna, key(), OfferPause())
        there = await other.table(live.id)
        await there.perform(bela, key(), Agree(await offer(there)))
        with pytest.raises(Conflict, match="paused"):
            await says(live, anna, "go")
    async with lobby_at(url) as lobby:
        again = await lobby.table(live.id)
        assert (await again.scene(anna.id)).paused
        await again.perform(anna, key(), Resume())
        assert (await says(again, anna, "go")).status == APPLIED
        assert await finished(again, [2])


@asynchronous
async def test_who_gets_up_is_asked_no_longer_and_the_last_one_lets_the_game_go_on(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela, cili = await people(lobby, "Anna", "Béla", "Cili")
        live = await toy_table(lobby, [anna, bela, cili])
        await live.perform(anna, key(), OfferPause())
        await live.perform(bela, key(), HandOver())
        assert not (await live.snapshot()).paused
        await live.perform(cili, key(), Leave())
        assert (await live.snapshot()).paused, "only Anna is left, and she wants it"
        await live.perform(anna, key(), Leave())
        assert not (await live.snapshot()).paused


@asynchronous
async def test_who_offers_a_pause_and_leaves_takes_the_offer_along(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela, cili = await people(lobby, "Anna", "Béla", "Cili")
        live = await toy_table(lobby, [anna, bela, cili])
        await live.perform(anna, key(), OfferPause())
        await live.perform(anna, key(), Leave())
        assert (await live.snapshot()).accords.offers == ()
        assert ("pause_lapsed", "Anna") not in await told(live), "a bot sits there now, under its own name"
        assert (await told(live))[-1][0] in ("pause_lapsed", "host")


@asynchronous
async def test_the_same_request_twice_counts_once(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela])
        again = key()
        for _ in range(2):
            await live.perform(anna, again, OfferPause())
        await live.perform(bela, key(), OfferPause())
        await live.perform(anna, key(), Resume())
        await live.perform(anna, again, OfferPause())
        assert (await live.snapshot()).accords.offers == ()
        await bid_soon(live, anna, bela)


async def bid_soon(live: LiveTable, anna: Person, bela: Person) -> None:
    await says(live, anna, "go")
    for person in (anna, bela):
        await bid(live, person)

    async def asked() -> bool:
        return bool((await live.snapshot()).asked())

    await soon(asked, True)
