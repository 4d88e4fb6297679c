"""Tokens for programs: told once, kept as a hash, good for one person until they are revoked or too old."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from banneret.server import errors
from banneret.server.tokens import LIFETIME, MOST_TOKENS, NOTED_EVERY, TRUSTED
from tests.server.lobby_kit import StillClock, asynchronous, key, lobby_at, people
from tests.server.web_kit import Browser, Page, serving

ACCESS = "/settings/access"


# In the lobby.


@asynchronous
async def test_a_token_acts_for_who_made_it_and_nobody_else(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        first = (await lobby.tokens.make(anna, " my  bot ", key())).text
        second = (await lobby.tokens.make(bert, "bot", key())).text
        assert await lobby.tokens.person_of(first) == anna.id
        assert await lobby.tokens.person_of(second) == bert.id
        assert [token.name for token in await lobby.tokens.of(anna.id)] == ["my bot"]
        name, _, secret = first.partition(".")
        broken = [
            "", "x", first + "x", first[:-1], first.upper(), f"{name}.{second.partition('.')[2]}", f"{name}.", secret,
            f"{second.partition('.')[0]}.{secret}", first.removeprefix("banneret_"), f"{first}\n", "é" * 50, "x" * 5000,
        ]  # fmt: skip
        for text in broken:
            assert await lobby.tokens.person_of(text) == ""


@asynchronous
async def test_the_database_holds_no_token(url: str, tmp_path: Path) -> None:
    async with lobby_at(url) as lobby:
        (anna,) = await people(lobby, "Anna")
        text = (await lobby.tokens.make(anna, "bot", key())).text
        secret = text.partition(".")[2]
        assert len(secret) >= 40
        files = b"".join(path.read_bytes() for path in tmp_path.glob("lobby.db*"))
        assert secret.encode() not in files
    with sqlite3.connect(tmp_path / "lobby.db") as connection:
        assert secret not in str(connection.execute("SELECT * FROM tokens").fetchall())


@asynchronous
async def test_a_revoked_token_counts_no_longer_also_for_another_server(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby, lobby_at(url, clock=clock) as other:
        anna, bert = await people(lobby, "Anna", "Bert")
        made = await lobby.tokens.make(anna, "bot", key())
        assert await lobby.tokens.person_of(made.text) == await other.tokens.person_of(made.text) == anna.id
        for id in (made.id + "x", "../etc", ""):
            with pytest.raises(errors.NotFound, match="no_such_token"):
                await lobby.tokens.revoke(anna.id, id)
        with pytest.raises(errors.NotFound, match="no_such_token"):
            await lobby.tokens.revoke(bert.id, made.id)
        assert await lobby.tokens.person_of(made.text) == anna.id
        await lobby.tokens.revoke(anna.id, made.id)
        assert await lobby.tokens.person_of(made.text) == ""
        clock.time += TRUSTED
        assert await other.tokens.person_of(made.text) == ""
        assert await lobby.tokens.of(anna.id) == []


@asynchronous
async def test_a_revoked_token_counts_no_longer_where_the_time_was_set_back(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby, lobby_at(url, clock=clock) as other:
        (anna,) = await people(lobby, "Anna")
        made = await lobby.tokens.make(anna, "bot", key())
        assert await other.tokens.person_of(made.text) == anna.id
        await lobby.tokens.revoke(anna.id, made.id)
        clock.time -= 3600.0
        assert await other.tokens.person_of(made.text) == ""


@asynchronous
async def test_a_token_gets_old_and_it_is_known_when_it_was_used(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby:
        (anna,) = await people(lobby, "Anna")
        text = (await lobby.tokens.make(anna, "bot", key())).text
        assert (await lobby.tokens.of(anna.id))[0].used is None
        start = clock.time
        assert await lobby.tokens.person_of(text) == anna.id
        assert (await lobby.tokens.of(anna.id))[0].used == start
        clock.time += NOTED_EVERY / 2
        await lobby.tokens.person_of(text)
        assert (await lobby.tokens.of(anna.id))[0].used == start
        clock.time = start + LIFETIME - 1
        assert await lobby.tokens.person_of(text) == anna.id
        assert (await lobby.tokens.of(anna.id))[0].used == clock.time
        clock.time = start + LIFETIME
        assert await lobby.tokens.person_of(text) == ""


@asynchronous
async def test_a_form_sent_twice_makes_one_token_and_nobody_has_too_many(url: str) -> None:
    async with lobby_at(url) as lobby:
        (anna,) = await people(lobby, "Anna")
        once = key()
        first = await lobby.tokens.make(anna, "bot", once)
        again = await lobby.tokens.make(anna, "bot", once)
        assert (again.id, again.text) == (first.id, "")
        for name, code in (("", "name_empty"), ("x" * 33, "name_too_long")):
            with pytest.raises(errors.BadInput, match=code):
                await lobby.tokens.make(anna, name, key())
        with pytest.raises(errors.BadInput, match="bad_key"):
            await lobby.tokens.make(anna, "bot", "short")
        for number in range(1, MOST_TOKENS):
            await lobby.tokens.make(anna, f"bot {number}", key())
        with pytest.raises(errors.Conflict, match="too_many_tokens"):
            await lobby.tokens.make(anna, "one more", key())
        await lobby.tokens.revoke(anna.id, first.id)
        assert (await lobby.tokens.make(anna, "one more", key())).text


# On the page.


async def make_token(browser: Browser, name: str) -> tuple[Page, str]:
    page = await browser.page(ACCESS)
    action, fields = page.form(action=ACCESS)
    answer = await browser.send(action, [(field, name if field == "name" else value) for field, value in fields])
    assert answer.status_code == 200
    found = re.search(r"banneret_[\w-]+\.[\w-]+", answer.text)
    assert found is not None
    return Page(answer.text), found[0]


@asynchronous
async def test_tokens_are_made_named_listed_and_revoked_on_a_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser, stranger = server.browser(), server.browser()
        assert ACCESS in (await browser.page("/settings")).links
        assert ACCESS in (await browser.page("/api")).links
        assert "You have no tokens" in (await browser.page(ACCESS)).words
        page, token = await make_token(browser, "<b>My bot</b>")
        assert "<b>My bot</b>" in page.words
        assert token not in (await browser.get(ACCESS)).text, "it is shown once"
        page, _ = await make_token(browser, "Another")
        assert "My bot" not in (await stranger.page(ACCESS)).words
        program = server.browser(authorization=f"Bearer {token}", accept="application/json")
        assert (await program.get("/api/tables?mine=true")).status_code == 200
        listed = await browser.page(ACCESS)
        assert "never" in listed.words
        revokes = [form["action"] for form in listed.forms if form.get("action", "").endswith("/revoke")]
        assert len(revokes) == 2
        revokes.sort(key=lambda action: token.removeprefix("banneret_").partition(".")[0] in action)
        _, fields = listed.form(action=revokes[1])
        taken = await stranger.send(revokes[1], fields)
        assert taken.status_code == 403
        _, own = (await stranger.page("/settings")).form(action="/settings")
        taken = await stranger.send(revokes[1], [pair for pair in own if pair[0] == "csrf"])
        assert taken.status_code == 404
        assert (await program.get("/api/tables?mine=true")).status_code == 200
        assert (await browser.send(revokes[1], fields)).status_code == 303
        refused = await program.get("/api/tables?mine=true")
        assert refused.status_code == 401
        assert refused.headers["www-authenticate"] == "Bearer"
        assert refused.json()["code"] == "bad_token"
        assert "My bot" not in (await browser.page(ACCESS)).words


@asynchronous
async def test_a_token_makes_and_revokes_no_tokens(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        page, token = await make_token(browser, "bot")
        revoke = next(form["action"] for form in page.forms if form.get("action", "").endswith("/revoke"))
        program = server.browser(authorization=f"Bearer {token}")
        assert (await program.get(ACCESS)).status_code == 403
        for path in (ACCESS, revoke):
            answer = await program.send(path, [("name", "worm"), ("key", key())])
            assert answer.status_code == 403
            assert "in the browser" in Page(answer.text).words
        assert [row.name for row in await server.lobby.tokens.of(browser.person())] == ["bot"]


@asynchronous
async def test_what_is_wrong_with_a_token_is_told_on_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for language, sentence in (("en", "Please give a name."), ("hu", "Kérlek, adj meg egy nevet.")):
            browser = server.browser(language)
            action, fields = (await browser.page(ACCESS)).form(action=ACCESS)
            answer = await browser.send(action, [(name, "" if name == "name" else value) for name, value in fields])
            assert answer.status_code == 400
            assert sentence in Page(answer.text).words


@asynchronous
async def test_the_description_says_how_a_token_is_used(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        description = (await server.browser().get("/api/openapi.json")).json()
        scheme = description["components"]["securitySchemes"]["token"]
        assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
        assert "Authorization: Bearer" in scheme["description"]
        assert "Authorization: Bearer" in description["info"]["description"]
        assert "Authorization: Bearer" in (await server.browser("hu").page("/api")).words
        acting = description["paths"]["/api/tables/{table}/answers"]["post"]
        assert acting["security"] == [{"token": []}]
