"""The guide of a first game on the web: offered to newcomers, switched at the table, fading, and telling no secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.packing import pack_view
from banneret.games import registry
from banneret.insight.hints import explanation
from banneret.server.own_data import forget_person, own_data
from banneret.server.teaching import GuideJob
from banneret.server.web.languages import game_texts
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_hints import table_of_two
from tests.server.test_web_pages import next_page
from tests.server.tutor_kit import TutorAtHand
from tests.server.web_kit import Browser, Page, Server, key, serving


async def play_guided(browser: Browser, game: str) -> str:
    """From the first page into a guided game."""
    page = await browser.page("/")
    form = next(at for at, fields in page.fields.items() if ("game", game) in fields)
    answer = await browser.send(page.forms[form]["action"], [*page.fields[form], ("guided", "1")])
    assert answer.status_code == 303
    return str(answer.headers["location"])


def switch(page: Page) -> dict[str, str] | None:
    return next((one for one in page.buttons if "guide-switch" in one.get("class", "")), None)


def guide_of(page: Page) -> tuple[str, bool]:
    """The id of the explanation that a page shows, and whether it is unfolded."""
    found = [given for tag, given in page.tags if tag == "details" and given.get("class") == "guide"]
    return (found[0]["id"], "open" in found[0]) if found else ("", False)


async def asked(server: Server, browser: Browser, table: str) -> str:
    """The kind of the question that somebody is asked."""
    live = await server.lobby.table(table.rpartition("/")[2])
    return (await live.scene(browser.person())).frame


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_newcomers_are_offered_a_guided_game_against_easy_bots(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        first = await browser.page("/")
        assert len([one for one in first.buttons if one.get("name") == "guided"]) == 5
        assert any(given.get("name") == "guided" for tag, given in (await browser.page("/new?game=havoc")).tags)
        table = await play_guided(browser, "havoc")
        snapshot = await (await server.lobby.table(table.rpartition("/")[2])).snapshot()
        assert {seat.level for seat in snapshot.seats if seat.kind == "bot"} == {"easy"}
        page = await next_page(server, browser, table)
        told = explanation(game_texts("havoc", language), await asked(server, browser, table))
        assert told in page.words
        assert guide_of(page)[1]
        again = await browser.page("/")
        assert len([one for one in again.buttons if one.get("name") == "guided"]) == 4
        assert all(given.get("name") != "guided" for tag, given in (await browser.page("/new?game=havoc")).tags)


@asynchronous
async def test_one_click_switches_the_guide_off_and_on_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await play_guided(browser, "knights")
        page = await next_page(server, browser, table)
        assert guide_of(page)[0]
        for pressed in ("true", "false", "true"):
            button = switch(page)
            assert button is not None
            assert button["aria-pressed"] == pressed
            assert bool(guide_of(page)[0]) == (pressed == "true")
            await browser.submit(page, button)
            page = await browser.page(table)


@asynchronous
async def test_whoever_plays_a_game_for_the_first_time_may_switch_it_on_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now("havoc")
        page = await next_page(server, browser, table)
        button = switch(page)
        assert button is not None
        assert not guide_of(page)[0], "nobody is guided who has not asked for it"
        second = await browser.play_now("havoc")
        assert switch(await next_page(server, browser, second)) is None, "nobody is asked again at a second table"
        await browser.submit(page, button)
        assert guide_of(await browser.page(table))[0]


@asynchronous
async def test_an_explanation_fades_as_its_question_comes_up_again_and_survives_the_server(tmp_path: Path) -> None:
    looks: list[tuple[str, bool]] = []
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await play_guided(browser, "havoc")
        while len(looks) < 3:
            page = await next_page(server, browser, table)
            if await asked(server, browser, table) == "RecruitStep":
                looks.append(guide_of(page))
                assert guide_of(await browser.page(table)) == looks[-1], "looking again is no new question"
            if len(looks) < 3:
                await browser.click(page, form="answer", name="action", value=page.answers()[0])
        cookie = browser.client.cookies
    assert looks == [("guide-RecruitStep-full", True)] * 2 + [("guide-RecruitStep-folded", False)]
    async with serving(tmp_path) as server:
        again = server.browser()
        again.client.cookies = cookie
        person = await server.lobby.people.get(again.person())
        row = (await own_data(server.lobby, person))["guides"]
        assert isinstance(row, list)
        assert isinstance(row[0], dict)
        assert isinstance(row[0]["met"], dict)
        assert row[0]["met"]["RecruitStep"] == 3
        await forget_person(server.lobby, person)
        assert (await own_data(server.lobby, person))["guides"] == []


@asynchronous
async def test_among_people_questions_are_explained_and_nothing_is_marked(tmp_path: Path) -> None:
    """Marks are hints: alone they come by themselves, among people one asks for them, where the host allows it."""
    for hints in (False, True):
        folder = tmp_path / str(hints)
        folder.mkdir()
        async with serving(folder) as server:
            host, guest = server.browser(), server.browser(address="10.0.0.2")
            table = await table_of_two(host, guest, hints)
            server.application.tutors = TutorAtHand()
            browser = host if (await host.page(table)).answers() else guest
            headers = {"accept": "application/json", "x-csrf-token": await browser.csrf()}
            answer = await browser.send(f"{table}/guide", [("on", "1"), ("key", key())], headers=headers)
            assert answer.json() == {"on": True}
            page = await browser.page(table)
            assert guide_of(page)[0]
            assert "data-guide-advice" not in page.html
            told = await browser.send(f"{table}/guide/advice", [("key", key())], headers=headers)
            assert told.status_code == (200 if hints else 403)
            assert ("has used a hint" in (await browser.page(table)).words) == hints


@asynchronous
async def test_alone_the_experts_answer_is_marked_from_what_the_seat_sees(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = tutor = TutorAtHand()
        browser = server.browser()
        table = await play_guided(browser, "havoc")
        page = await next_page(server, browser, table)
        assert f'data-guide-advice="{table}/guide/advice"' in page.html
        headers = {"accept": "application/json", "x-csrf-token": await browser.csrf()}
        answer = await browser.send(f"{table}/guide/advice", [("key", key())], headers=headers)
        marked = [given["data-answers"].split("|") for _, given in Page(answer.text).tags if "data-answers" in given]
        assert len(marked) == 1
        assert marked[0][0] in page.answers()
        assert "The expert would:" in answer.text
        (job,) = tutor.jobs
        assert isinstance(job, GuideJob)
        live = await server.lobby.table(table.rpartition("/")[2])
        seen = (await live.scene(browser.person())).view
        assert seen is not None
        assert job.view == pack_view(registry.load("havoc"), seen), "nothing else of the table goes to the tutor"


@asynchronous
async def test_a_stranger_and_a_watcher_are_not_guided(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = server.browser(), server.browser(address="10.0.0.2")
        table = await table_of_two(host, guest, hints=True)
        watcher = await server.browser(address="10.0.0.3").page(table)
        assert switch(watcher) is None
        assert not guide_of(watcher)[0]
