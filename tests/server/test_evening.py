"""An evening with friends: playing again together, invitations that lead on, lists that find the right table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from banneret.server import errors
from banneret.server.bot_play import is_hurried
from banneret.server.commands import (
    Decline,
    HandOver,
    Hurry,
    Leave,
    NoteAbsence,
    OfferRematch,
    OpenSeat,
    SetBot,
    Start,
    TakeSeat,
)
from banneret.server.jobs import quick_chain
from banneret.server.live_table import LiveTable
from banneret.server.lobby import ABANDONED_SECONDS, Lobby
from banneret.server.rematch import play_again
from banneret.server.settings import Settings, Timeouts, read_settings
from banneret.server.store.rows import BOT, INVITED, OPEN, OVER, PERSON, PLAYING, Person
from tests.server.lobby_kit import (
    AT_ONCE,
    StillClock,
    asynchronous,
    key,
    loaded,
    lobby_at,
    people,
    says,
    toy_table,
)
from tests.server.web_kit import Browser, Page, Server, serving

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


async def play_out(live: LiveTable, seated: list[Person], rounds: int = 0) -> None:
    """Everybody answers at random until the game is over, or so many times."""
    for _ in range(rounds or 4000):
        snapshot = await live.snapshot()
        if snapshot.row.status == OVER:
            return
        for person in seated:
            scene = await live.scene(person.id)
            if scene.legal and scene.view is not None:
                await says(live, person, *quick_chain(scene.kind, scene.view, scene.question))
        await asyncio.sleep(0)
    assert rounds, "the game goes on for ever"


async def finished_table(lobby: Lobby, seated: list[Person], *others: str) -> LiveTable:
    live = await toy_table(lobby, seated, *others)
    await play_out(live, seated)
    return live


# Playing again.


@asynchronous
async def test_three_people_and_a_bot_play_again_at_one_table_whoever_asks(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo, dora = await people(lobby, "Anna", "Bert", "Cleo", "Dora")
        old = await finished_table(lobby, [anna, bert, cleo], "bot:easy")
        with pytest.raises(errors.Forbidden, match="not_seated"):
            await play_again(lobby, dora, old.id, key())
        made = await asyncio.gather(*[play_again(lobby, one, old.id, key()) for one in (bert, anna)])
        assert made[0] == made[1], "one table, however many ask"
        for viewer in (anna, bert, cleo, dora):
            scene = await old.scene(viewer.id)
            assert scene.next_table == made[0]
            assert scene.news[-1].row.what == "again"
        live = await lobby.table(made[0])
        snapshot = await live.snapshot()
        assert snapshot.row.status == OPEN
        assert [seat.name for seat in snapshot.seats] == ["Bert", "Cleo", (await old.snapshot()).seats[3].name, "Anna"]
        assert [seat.kind for seat in snapshot.seats] == [PERSON, INVITED, BOT, PERSON]
        assert snapshot.seats[2].level == "easy"
        assert (snapshot.row.game, snapshot.row.options, snapshot.settings) == (
            "toy", (await old.snapshot()).row.options, Settings(pace=AT_ONCE.pace, language=anna.language),
        )  # fmt: skip
        with pytest.raises(errors.Forbidden, match="seat_is_kept"):
            await live.perform(dora, key(), TakeSeat(1))
        assert await play_again(lobby, cleo, old.id, key()) == live.id
        assert (await live.snapshot()).row.status == PLAYING
        for person in (anna, bert, cleo):
            running = [card for card in await lobby.tables_of(person.id) if card.status != OVER]
            assert [card.id for card in running] == [live.id], "nobody is at two tables"
            assert {card.series for card in await lobby.tables_of(person.id)} == {old.id}


@asynchronous
async def test_bots_that_were_hurried_walk_again_in_the_next_game(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        old = await toy_table(lobby, [anna, bert])
        await play_out(old, [anna, bert], rounds=2)
        await old.perform(bert, key(), Hurry())
        assert is_hurried(await old.snapshot())
        await play_out(old, [anna, bert])
        live = await lobby.table(await play_again(lobby, anna, old.id, key()))
        await play_again(lobby, bert, old.id, key())
        assert read_settings(loaded(lobby, live.id).row.settings).hurried == -1
        assert not is_hurried(await live.snapshot())


def AT_ONCE_OF(host: Person) -> Settings:
    return Settings(pace=AT_ONCE.pace, language=host.language)


@asynchronous
async def test_who_was_replaced_by_a_bot_gets_the_seat_back_and_who_left_does_not(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert, cleo])
        await live.perform(bert, key(), HandOver())
        await live.perform(cleo, key(), Leave())
        await play_out(live, [anna])
        again = await lobby.table(await play_again(lobby, bert, live.id, key()))
        seats = (await again.snapshot()).seats
        assert [(seat.kind, seat.person) for seat in seats] == [(PERSON, bert.id), (BOT, None), (INVITED, anna.id)]
        await again.perform(anna, key(), TakeSeat(2))
        assert (await again.snapshot()).row.status == PLAYING


@asynchronous
async def test_who_does_not_come_keeps_nobody_waiting(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        old = await finished_table(lobby, [anna, bert, cleo])
        live = await lobby.table(await play_again(lobby, cleo, old.id, key()))
        await live.perform(bert, key(), Decline())
        scene = await live.scene("")
        assert scene.news[-1].row.what == "declined"
        assert [card.kind for card in scene.seats] == [INVITED, PERSON, INVITED]
        await live.perform(cleo, key(), SetBot(0))
        await live.perform(cleo, key(), Start())
        snapshot = await live.snapshot()
        assert snapshot.row.status == PLAYING
        assert [seat.person for seat in snapshot.seats] == [None, cleo.id, None]


@asynchronous
async def test_a_seat_of_friends_is_not_open_to_strangers_when_somebody_gets_up(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, dora = await people(lobby, "Anna", "Bert", "Dora")
        old = await finished_table(lobby, [anna, bert], "bot:easy")
        live = await lobby.table(await play_again(lobby, anna, old.id, key()))
        kept = next(seat.seat for seat in (await live.snapshot()).seats if seat.person == bert.id)
        with pytest.raises(errors.Forbidden, match="seat_is_kept"):
            await live.perform(dora, key(), TakeSeat(kept))
        await live.perform(anna, key(), OpenSeat(kept))
        await live.perform(dora, key(), TakeSeat(kept))
        assert (await live.snapshot()).row.status == PLAYING


@asynchronous
async def test_only_a_finished_game_is_played_again(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        with pytest.raises(errors.Conflict, match="not_over"):
            await play_again(lobby, anna, live.id, key())


@asynchronous
async def test_an_offer_survives_a_server_that_died_before_the_table_was_made(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        old = await finished_table(lobby, [anna, bert])
        await old.perform(anna, key(), OfferRematch("abcdefghjkmn"))
    async with lobby_at(url) as lobby:
        assert await play_again(lobby, bert, old.id, key()) == "abcdefghjkmn"
        assert (await (await lobby.table("abcdefghjkmn")).snapshot()).row.series == old.id


# Lists.


@asynchronous
async def test_finished_games_are_listed_with_their_results_and_those_of_a_group_together(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        old = await finished_table(lobby, [anna, bert])
        again = await lobby.table(await play_again(lobby, anna, old.id, key()))
        await play_again(lobby, bert, old.id, key())
        await play_out(again, [anna, bert])
        cards = await lobby.tables_of(anna.id)
        assert {card.id for card in cards if len(card.result) == 2} == {old.id, again.id}
        assert [card.next_table for card in sorted(cards, key=lambda card: card.next_table)] == ["", again.id]


@asynchronous
async def test_tables_that_everybody_has_left_are_told_from_the_others(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=Timeouts(linger=10.0)) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        await toy_table(lobby, [anna, bert])
        assert [card.abandoned for card in await lobby.public_tables()] == [False]
        await clock.pass_by(11.0)
        await clock.pass_by(ABANDONED_SECONDS + 11.0)
        assert [card.abandoned for card in await lobby.public_tables()] == [True]


# At the door.


async def name_oneself(browser: Browser, name: str) -> None:
    _, fields = (await browser.page("/settings")).form(action="/settings")
    await browser.send("/settings", [(field, name if field == "name" else value) for field, value in fields])


async def invited(server: Server, host: Browser, public: bool = True) -> tuple[str, str]:
    """A table for two, the other seat by invitation: its address, and that of the invitation."""
    _, fields = (await host.page("/new?game=havoc")).form(action="/new")
    left_out = ("players", "seat") if public else ("players", "seat", "public")
    kept = [(name, value) for name, value in fields if name not in left_out]
    made = await host.send("/new", [*kept, ("players", "2"), ("seat", "me"), ("seat", "invite")])
    page = await host.page(made.headers["location"])
    link = next(given["value"] for tag, given in page.tags if "invite-link" in given.get("class", ""))
    return made.headers["location"], "/" + link.split("/", 3)[3]


@asynchronous
async def test_an_invitation_says_who_invites_to_what_and_can_be_copied_shared_and_scanned(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = server.browser(), server.browser()
        await name_oneself(host, "Márta")
        table, link = await invited(server, host)
        page = await host.page(table)
        assert any("data-copy" in given for _, given in page.tags)
        assert any("data-share" in given for _, given in page.tags)
        assert any(given.get("class") == "qr" for _, given in page.tags)
        assert link not in (await server.browser().get(table)).text
        words = (await guest.page(link)).words
        assert "Márta keeps a seat for you: Havoc" in words
        assert "What shall the others call you?" in words


@asynchronous
async def test_a_used_link_leads_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest, late = server.browser(), server.browser(), server.browser()
        for public in (True, False):
            table, link = await invited(server, host, public)
            page = await guest.page(link)
            await guest.click(page, **{"class": "button button-primary button-large"})
            assert "You already sit at this table." in (await guest.page(link)).words
            answer = await late.get(link)
            assert answer.status_code == 410
            found = Page(answer.text)
            assert "This seat is not free any more" in found.words
            assert (table in found.links) == public
            assert ("watch" in found.words.lower()) == public
            assert "ask your host for another link" in found.words.lower()


@asynchronous
async def test_a_name_is_asked_for_once_before_others_see_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = server.browser(), server.browser()
        _, fields = (await host.page("/new?game=havoc")).form(action="/new")
        assert ("name", "") in fields
        kept = [(name, value) for name, value in fields if name not in ("players", "seat", "name")]
        made = await host.send("/new", [*kept, ("name", "Márta"), ("players", "2"), ("seat", "me"), ("seat", "open")])
        table = made.headers["location"]
        page = await guest.page(table)
        assert "What shall the others call you?" in page.words
        _, fields = page.form(id="do")
        answer = await guest.send(f"{table}/seat/1", [*fields, ("do", "take"), ("name", "Béla")])
        assert answer.status_code == 303
        seats = (await (await server.lobby.table(table.rpartition("/")[2])).snapshot()).seats
        assert [seat.name for seat in seats] == ["Márta", "Béla"]
        assert "What shall the others call you?" not in (await host.page("/new?game=havoc")).words


@asynchronous
async def test_a_seat_and_the_prompt_tell_who_is_away_and_since_when(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = server.browser(), server.browser("hu")
        await name_oneself(host, "Márta")
        _, link = await invited(server, host)
        page = await guest.page(link)
        assert any(given.get("id") == "name" and "required" in given for _, given in page.tags)
        _, fields = page.form(action=link.rpartition("/")[0])
        named = [(name, "Béla" if name == "name" else value) for name, value in fields]
        joined = await guest.send(link.rpartition("/")[0], named)
        table = joined.headers["location"]
        live = await server.lobby.table(table.rpartition("/")[2])
        asked = (await live.snapshot()).asked()[0]
        gone, watching, words = (host, guest, "Márta 13:46 (UTC) óta nincs itt.")
        if asked == 1:
            gone, watching, words = guest, host, "Béla has been away since 13:46 (UTC)."
        assert words not in (await watching.page(table)).words
        await live.by_itself(NoteAbsence(gone.person(), 1_000_000.0))
        page = await watching.page(table)
        assert any("tag-away" in given.get("class", "") for _, given in page.tags)
        assert any("prompt-away" in given.get("class", "") for _, given in page.tags)
        assert any("last-act-away" in given.get("class", "") for _, given in page.tags)
        assert any("prompt-for-people" in given.get("class", "") for _, given in page.tags), "no bot can be hurried"
        assert words in page.words
        assert page.words.count(words.partition(" ")[2]) == 2, "on the seat, below the name, and in the prompt"


@asynchronous
async def test_the_lobby_shows_free_seats_first_and_is_narrowed_down(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela = [
            await server.lobby.people.enter(name, language) for name, language in (("Anna", "en"), ("Béla", "hu"))
        ]
        full = (await server.lobby.create(anna, key(), "havoc", 2, ["me", "bot:easy"])).id
        kept = (await server.lobby.create(anna, key(), "havoc", 2, ["me", "invite"])).id
        free = (await server.lobby.create(anna, key(), "havoc", 2, ["me", "open"])).id
        magyar = (await server.lobby.create(bela, key(), "knights", 2, ["me", "open"])).id
        now = await server.browser().play_now()
        visitor = server.browser()

        async def listed(query: str = "") -> list[str]:
            page = await visitor.page(f"/{query}")
            return [link.removeprefix("/t/") for link in page.links if link.startswith("/t/")]

        shown = await listed()
        assert set(shown) == {full, kept, free, magyar}
        assert set(shown[:2]) == {free, magyar}
        assert now.removeprefix("/t/") not in shown, "a game against bots is nobody else's business"
        assert await listed("?game=knights") == [magyar]
        assert await listed("?language=hu") == [magyar]
        assert set(await listed("?language=en&game=havoc")) == {free, kept, full}
        assert await listed("?game=chess") == []
