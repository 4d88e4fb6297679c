"""My record: what finished games came to, told in pictures, private unless shared, and naming no other person."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from banneret.server.own_data import forget_person, own_data
from banneret.server.own_record import DRAWN, LOST, MIXED, NOBODY, PEOPLE, WON, played_by, tallies, tally
from banneret.server.settings import Settings, settings_text
from banneret.server.store.rows import BOT, OVER, PERSON, Change, SeatRow, TableRow, TableSummary
from tests.server.lobby_kit import asynchronous, on_each_database
from tests.server.test_web_review import complete, finished_table
from tests.server.tutor_kit import TutorAtHand
from tests.server.web_kit import Browser, Server, key, serving

ME, FRIEND = "me", "friend"
EASY, HARD = SeatRow(1, BOT, None, "easy", "Alienor"), SeatRow(2, BOT, None, "hard", "Bertrand")


def table(game: str, result: str, *seats: SeatRow, id: str = "table1", host: str = ME) -> TableSummary:
    row = TableRow(
        id, game, 1, len(seats), {}, "", "seed", OVER, host, "{}", False, 3, 0, f"make-{id}", 100.0, 200.0,
        result=result,
    )  # fmt: skip
    return TableSummary(row, seats)


def mine(seat: int, person: str = ME) -> SeatRow:
    return SeatRow(seat, PERSON, person, "", "Somebody")


@pytest.mark.parametrize(
    ("summary", "outcome", "against"),
    [
        (table("havoc", "1 0", mine(0), EASY), WON, "easy"),
        (table("havoc", "0 1", mine(0), EASY), LOST, "easy"),
        (table("field_of_glory", "0.5 0.5", mine(0), EASY), DRAWN, "easy"),
        (table("havoc", "0 0 1", mine(0), EASY, HARD), LOST, MIXED),
        (table("warrior_knights", "0 0 0", mine(0), EASY, HARD), LOST, MIXED),
        (table("havoc", "1 0", mine(0), mine(1, FRIEND)), WON, PEOPLE),
        (table("havoc", "1 0", mine(0), SeatRow(1, BOT, FRIEND, "medium", "Friend")), WON, PEOPLE),
        (table("mousquetaires", "1", mine(0)), WON, NOBODY),
    ],
)
def test_a_finished_game_is_won_shared_or_lost(summary: TableSummary, outcome: str, against: str) -> None:
    played = played_by(summary, ME)
    assert played is not None
    assert (played.outcome, played.against) == (outcome, against)


def test_musketeers_win_together_and_are_told_by_their_side() -> None:
    bots = [SeatRow(seat, BOT, None, "easy", f"Bot {seat}") for seat in range(3)]
    together = played_by(table("mousquetaires", "0.5 0.5 0", mine(0), bots[1], bots[2]), ME)
    alone = played_by(table("mousquetaires", "0 0 1", bots[0], bots[1], mine(2)), ME)
    assert together is not None
    assert alone is not None
    assert (together.side, together.outcome) == ("musketeers", WON)
    assert (alone.side, alone.outcome) == ("milady", WON)
    found = tallies([together, alone], lambda one: one.side)
    assert {side: (one.played, one.won) for side, one in found.items()} == {"milady": (1, 1), "musketeers": (1, 1)}
    assert tally([together, alone]).lost == 0


def test_what_was_played_on_from_another_game_is_no_result() -> None:
    won = table("havoc", "1 0", mine(0), EASY)
    assert played_by(won, ME) is not None
    settings = settings_text(Settings(played_on=True))
    assert played_by(replace(won, row=replace(won.row, settings=settings)), ME) is None


def test_people_are_never_named() -> None:
    played = played_by(table("havoc", "1 0 0", mine(0), mine(1, FRIEND), HARD), ME)
    assert played is not None
    assert played.others == ("", "Bertrand")


async def enter(server: Server, browser: Browser, number: int, result: str, *seats: SeatRow) -> None:
    """A finished game straight into the database."""
    summary = table("havoc", result, *seats, id=f"entered{number}", host=browser.person())
    queue = server.lobby.services.queue
    await queue.call(queue.store.create, Change(summary.row, 0, seats=summary.seats))


@pytest.mark.parametrize(
    ("language", "none", "told"),
    [("en", "not finished a game yet", "1 of 2 won"), ("hu", "Még nem fejeztél be", "2 játszmából 1 győzelem")],
)
@asynchronous
async def test_the_page_tells_results_and_is_kind_to_those_without(
    tmp_path: Path, language: str, none: str, told: str
) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        assert none in (await browser.page("/record")).words
        await browser.play_now("havoc")
        assert none in (await browser.page("/record")).words, "a game in play is no result"
        person = browser.person()
        await enter(server, browser, 1, "1 0", mine(0, person), EASY)
        await enter(server, browser, 2, "0 1", mine(0, person), EASY)
        page = await browser.page("/record")
        assert told in page.words
        assert any(tag == "svg" and given.get("class") == "ended" for tag, given in page.tags)
        assert "/record" in (await browser.page("/mine")).links


@on_each_database
@asynchronous
async def test_a_record_is_private_until_shared_and_again_when_the_link_is_withdrawn(url: str, tmp_path: Path) -> None:
    async with serving(tmp_path, url=url) as server:
        browser, friend = server.browser(), server.browser(address="10.0.0.2")
        await browser.play_now("havoc")
        await friend.play_now("havoc")
        await enter(
            server, browser, 1, "1 0", mine(0, browser.person()), SeatRow(1, PERSON, friend.person(), "", "Dorothea")
        )
        page = await browser.page("/record")
        assert "Nobody but you" in page.words
        await browser.send(*page.form(action="/record/share"))
        page = await browser.page("/record")
        link = next(given["value"] for tag, given in page.tags if "invite-link" in given.get("class", ""))
        path = "/" + link.split("/", 3)[3]
        stranger = server.browser(address="10.0.0.3")
        seen = await stranger.page(path)
        assert "1 of 1 won" in seen.words
        assert "a person" in seen.words
        assert "Dorothea" not in seen.html
        assert friend.person() not in seen.html
        assert not any(one.startswith("/t/") for one in seen.links), "the tables stay private"
        assert (await stranger.get("/record/guessed")).status_code == 404
        answer = await browser.send("/record/withdraw", [("csrf", await browser.csrf()), ("key", key())])
        assert answer.status_code == 303
        assert (await stranger.get(path)).status_code == 404
        await browser.send("/record/share", [("csrf", await browser.csrf()), ("key", key())])
        assert (await stranger.get(path)).status_code == 404, "a new link is another one"


@asynchronous
async def test_whoever_leaves_for_good_shares_nothing_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        await browser.play_now("havoc")
        await browser.send("/record/share", [("csrf", await browser.csrf()), ("key", key())])
        person = await server.lobby.people.get(browser.person())
        assert (await own_data(server.lobby, person))["record_shared"] is True
        await forget_person(server.lobby, person)
        assert (await own_data(server.lobby, person))["record_shared"] is False


@asynchronous
async def test_luck_and_skill_are_told_of_reviewed_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        browser = server.browser()
        await browser.play_now("havoc")
        person = await server.lobby.people.get(browser.person())
        game = await finished_table(server.lobby, person)
        before = await browser.page("/record")
        assert "Have a finished game reviewed" in before.words
        await complete(browser, f"/t/{game}/review")
        page = await browser.page("/record")
        assert "From one reviewed game" in page.words
        assert any(given.get("class") == "bar-luck" for tag, given in page.tags if tag == "rect")
