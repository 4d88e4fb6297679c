"""F-3.6 A draft by suggestion: one round, or all that are left; the last word stays with the person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace as with_fields

from banneret.server.commands import ChangeSettings
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Browser, Server, key, serving

FOG = {"game": "field_of_glory", "seats": ["me", "bot:easy"], "pace": 0}


async def draft_of(browser: Browser, **more: object) -> str:
    made = await browser.call("POST", "/api/tables", {**FOG, **more, "key": key()})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def suggests(browser: Browser, table: str, rest: bool = False, **headers: str) -> Any:
    fields = [("csrf", await browser.csrf()), ("key", key()), *([("rest", "1")] if rest else [])]
    return await browser.send(f"/t/{table}/suggest", fields, headers={"accept": "application/json", **headers})


async def draft(server: Server, browser: Browser, table: str) -> list[str]:
    return (await (await server.lobby.table(table)).scene(browser.person())).draft


@asynchronous
async def test_a_round_is_chosen_and_can_be_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        table = await draft_of(anna)
        page = await anna.page(f"/t/{table}")
        assert sum(one.get("formaction") == f"/t/{table}/suggest" for one in page.buttons) == 2
        assert (await suggests(anna, table)).json()["status"] == "drafted"
        chosen = await draft(server, anna, table)
        assert [answer.partition(" ")[0] for answer in chosen] == ["keep", "keep"]
        again = await suggests(anna, table)
        assert again.json()["status"] == "repeated", "nothing is missing in this round"
        page = await anna.page(f"/t/{table}")
        assert sum(one.get("formaction") == f"/t/{table}/suggest" for one in page.buttons) == 1
        page = await anna.click(page, name="edit", value="cancel")
        assert await draft(server, anna, table) == []


@asynchronous
async def test_what_was_clicked_stands_and_the_rest_is_chosen_up_to_the_last_word(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        table = await draft_of(anna)
        page = await anna.page(f"/t/{table}")
        own = next(answer for answer in page.answers() if answer.startswith("keep "))
        page = await anna.click(page, name="action", value=own)
        assert (await suggests(anna, table, rest=True, accept="text/html")).status_code == 303
        chosen = await draft(server, anna, table)
        assert chosen[0] == own
        assert [answer for answer in chosen if answer == "next"] == ["next"] * 11
        assert len([answer for answer in chosen if answer.startswith("keep ")]) == 24
        scene = await (await server.lobby.table(table)).scene(anna.person())
        assert list(scene.legal) == ["done"], "the army is complete when its owner says so"
        assert (await suggests(anna, table)).status_code == 409
        page = await anna.page(f"/t/{table}")
        assert not any(one.get("formaction") == f"/t/{table}/suggest" for one in page.buttons)
        page = await anna.click(page, name="action", value="done")
        assert (await suggests(anna, table)).status_code == 409


@asynchronous
async def test_among_people_only_where_hints_are_allowed_and_it_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for hints in (False, True):
            anna, bela = server.browser(), server.browser()
            table = await draft_of(anna, seats=["me", "open"], public=True)
            live, host = await server.lobby.table(table), await server.lobby.people.get(anna.person())
            settings = (await live.snapshot()).settings
            await live.perform(host, key(), ChangeSettings(with_fields(settings, hints=hints)))
            await bela.call("POST", f"/api/tables/{table}/seats/1", {"key": key()})
            answer = await suggests(anna, table)
            assert answer.status_code == (201 if hints else 403)
            page = await bela.page(f"/t/{table}")
            assert ("has used a hint" in page.words) is hints
            assert (f"/t/{table}/suggest" in page.html) is hints
            assert await draft(server, bela, table) == []
            assert (await suggests(server.browser(), table)).status_code == 409, "who only watches"


@asynchronous
async def test_other_questions_and_other_games_have_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for game, seats in (("havoc", 3), ("warrior_knights", 3)):
            anna = server.browser()
            table = await draft_of(anna, game=game, seats=["me", *["bot:easy"] * (seats - 1)])
            assert "/suggest" not in (await anna.page(f"/t/{table}")).html
            assert (await suggests(anna, table)).status_code == 409
        table = await draft_of(server.browser(), options={"army_selection": "random"})
        assert "/suggest" not in (await server.browser().page(f"/t/{table}")).html


@asynchronous
async def test_two_taps_at_once_choose_the_same_once(tmp_path: Path) -> None:
    """All rounds are one question: what was thought of for another draft is not judged in this one."""
    async with serving(tmp_path) as server:
        anna = server.browser()
        table = await draft_of(anna)
        await anna.csrf()
        answers = await asyncio.gather(*[suggests(anna, table, rest=rest) for rest in (True, True, False)])
        assert {answer.json()["status"] for answer in answers} <= {"drafted", "repeated"}
        chosen = await draft(server, anna, table)
        assert [answer for answer in chosen if answer == "next"] == ["next"] * 11


@asynchronous
async def test_where_nothing_is_suggested_nobody_is_told_of_a_hint(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela = server.browser(), server.browser()
        table = await draft_of(anna, game="havoc", seats=["me", "open"], public=True)
        live, host = await server.lobby.table(table), await server.lobby.people.get(anna.person())
        settings = (await live.snapshot()).settings
        await live.perform(host, key(), ChangeSettings(with_fields(settings, hints=True)))
        await bela.call("POST", f"/api/tables/{table}/seats/1", {"key": key()})
        for browser in (anna, bela):
            assert (await suggests(browser, table)).status_code == 409
            assert "has used a hint" not in (await browser.page(f"/t/{table}")).words
