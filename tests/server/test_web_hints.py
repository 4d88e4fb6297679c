"""Hints on the web: alone always, among people where the host allows it, and told to all."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.server.store.rows import HINT_USED
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_pages import next_page
from tests.server.tutor_kit import TutorAtHand
from tests.server.web_kit import Browser, key, serving


async def table_of_two(host: Browser, guest: Browser, hints: bool) -> str:
    """A table where two people play."""
    fields = [("csrf", await host.csrf()), ("key", key()), ("game", "havoc"), ("players", "2"), ("public", "1"),
              ("seat", "me"), ("seat", "open"), ("pace", "0.0"), *([("hints", "1")] if hints else [])]  # fmt: skip
    table = str((await host.send("/new", fields)).headers["location"])
    await guest.click(await guest.page(table), formaction=f"{table}/seat/1", value="take")
    return table


@pytest.mark.parametrize(("language", "chance"), [("en", "chance to win"), ("hu", "nyerési esély")])
@asynchronous
async def test_alone_against_bots_a_hint_can_be_had_and_followed(tmp_path: Path, language: str, chance: str) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        browser = server.browser(language)
        table = await browser.play_now("havoc")
        page = await next_page(server, browser, table)
        told = await browser.click(page, formaction=f"{table}/hint")
        assert chance in told.words
        forms = [at for at, form in enumerate(told.forms) if form.get("action") == f"{table}/answer"]
        assert 2 <= len(forms) <= 3
        before = await server.lobby.table(table.rpartition("/")[2])
        steps = (await before.snapshot()).version_of(browser.person())
        answer = await browser.send(f"{table}/answer", told.fields[forms[0]])
        assert answer.status_code == 303
        assert (await before.snapshot()).version_of(browser.person()) != steps


@asynchronous
async def test_among_people_there_is_no_hint_unless_the_host_allows_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        host, guest = server.browser(), server.browser(address="10.0.0.2")
        table = await table_of_two(host, guest, hints=False)
        for browser in (host, guest):
            page = await browser.page(table)
            assert page.button(formaction=f"{table}/hint") is None
            answer = await browser.send(f"{table}/hint", [("csrf", await browser.csrf()), ("key", key())])
            assert answer.status_code == 403


@asynchronous
async def test_a_used_hint_is_told_to_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        host, guest = server.browser(), server.browser(address="10.0.0.2")
        table = await table_of_two(host, guest, hints=True)
        asked, other = (host, guest) if (await host.page(table)).answers() else (guest, host)
        assert "has used a hint" not in (await other.page(table)).words
        waiting = await other.send(f"{table}/hint", [("csrf", await other.csrf()), ("key", key())])
        assert waiting.status_code == 409, "who is not asked gets no hint"
        told = await asked.click(await asked.page(table), formaction=f"{table}/hint")
        assert "chance to win" in told.words
        assert "has used a hint" in (await other.page(table)).words


@asynchronous
async def test_a_script_gets_the_piece_beside_the_question(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now("havoc")
        await next_page(server, browser, table)
        headers = {"accept": "application/json", "x-csrf-token": await browser.csrf()}
        answer = await browser.send(f"{table}/hint", [("key", key())], headers=headers)
        assert answer.status_code == 200
        assert answer.text.lstrip().startswith("<section")
        page = await browser.page(table)
        assert page.button(**{"data-hint": ""}) is not None


async def seen_elsewhere(asked: Browser, table: str, used: str) -> None:
    """Something at this table that is carried out under this key."""
    said = await asked.send(f"{table}/say", [("csrf", await asked.csrf()), ("key", used), ("text", "Well met!")])
    assert said.status_code == 303


@pytest.mark.parametrize("door", ["hint", "guide/advice", "suggest"])
@asynchronous
async def test_a_key_of_something_else_opens_no_door_to_hints(door: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        for hints in (False, True):
            host, guest = server.browser(), server.browser(address="10.0.0.2")
            table = await table_of_two(host, guest, hints=hints)
            asked, other = (host, guest) if (await host.page(table)).answers() else (guest, host)
            used = key()
            await seen_elsewhere(asked, table, used)
            fields = [("csrf", await asked.csrf()), ("key", used)]
            answer = await asked.send(f"{table}/{door}", fields)
            if hints:
                assert answer.status_code < 400 or answer.status_code == 409, "no draft of cards here"
                assert ("has used a hint" in (await other.page(table)).words) == (answer.status_code != 409)
            else:
                assert answer.status_code in (403, 409)


@asynchronous
async def test_a_hint_that_is_sent_twice_is_told_once_but_one_at_the_next_question_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        host, guest = server.browser(), server.browser(address="10.0.0.2")
        table = await table_of_two(host, guest, hints=True)
        live = await server.lobby.table(table.rpartition("/")[2])
        asked, other = (host, guest) if (await host.page(table)).answers() else (guest, host)
        fields = [("csrf", await asked.csrf()), ("key", key())]
        for told in (1, 2):
            for _ in range(2):
                assert (await asked.send(f"{table}/hint", fields)).status_code == 200
                assert sum(line.text == HINT_USED for line in (await live.snapshot()).chat) == told
            question = (await live.scene(asked.person())).question
            scene = await live.scene(asked.person())
            while scene.question == question or not scene.legal:
                turn = asked if scene.legal else other
                page = await turn.page(table)
                await turn.click(page, value=page.answers()[0])
                scene = await live.scene(asked.person())
