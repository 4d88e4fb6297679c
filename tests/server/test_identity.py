"""Who somebody is: sessions, cookies, keys, codes, and what belongs to a person."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from banneret.server.clock import Ids
from banneret.server.codes import DEVICE, LIFETIMES
from banneret.server.commands import Say
from banneret.server.sessions import device_of, first_session
from banneret.server.store.identities import MOST_KEYS
from banneret.server.store.rows import BOT
from banneret.server.web.application import COOKIE
from banneret.server.web.guard import cookie_of
from banneret.server.web.keys import Cookie, Keys
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Browser, Page, Server, Stream, key, serving

PATH = "/settings/identity"


async def name_oneself(browser: Browser, name: str) -> None:
    _, fields = (await browser.page("/settings")).form(action="/settings")
    answer = await browser.send("/settings", [(field, name if field == "name" else value) for field, value in fields])
    assert answer.status_code == 303, answer.text


async def name_on(browser: Browser) -> str:
    _, fields = (await browser.page("/settings")).form(action="/settings")
    return dict(fields)["name"]


async def press(browser: Browser, action: str, *more: tuple[str, str], at: str = PATH) -> Page:
    """Send a form of the identity page, and follow where it leads."""
    _, fields = (await browser.page(at)).form(action=action)
    answer = await browser.send(action, [*fields, *more])
    assert answer.status_code in (200, 303), (answer.status_code, Page(answer.text).words)
    return Page(answer.text) if answer.status_code == 200 else await browser.page(answer.headers["location"])


def same_cookie(server: Server, browser: Browser) -> Browser:
    """Another browser with the same cookie: one that was stolen, or planted."""
    other = server.browser(address="10.0.0.9")
    other.client.cookies.set(*browser.cookie(), domain="tables.test")
    return other


# Session fixation.


@pytest.mark.parametrize("first", ["/", "/play-now"])
@asynchronous
async def test_a_planted_cookie_is_worth_nothing_once_its_bearer_has_a_name(tmp_path: Path, first: str) -> None:
    """A guest's cookie, or that of somebody without a name, whom an attacker made."""
    async with serving(tmp_path) as server:
        attacker = server.browser()
        await attacker.page("/")
        if first == "/play-now":
            await attacker.play_now()
        victim = same_cookie(server, attacker)
        planted = victim.cookie()
        await name_oneself(victim, "Béla")
        assert victim.cookie() != planted
        assert await name_on(victim) == "Béla"
        table = await victim.play_now()
        assert await name_on(attacker) == ""
        assert (await attacker.get(table)).status_code == 403
        token = await attacker.csrf()
        answer = await attacker.send("/settings", [("csrf", token), ("name", ""), ("language", "en"), ("theme", "")])
        assert answer.status_code == 303
        assert attacker.person() != victim.person()
        assert (await attacker.get(table)).status_code == 403


@asynchronous
async def test_one_click_sent_twice_makes_one_person(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        page = await browser.page("/")
        button = page.button(name="level")
        assert button is not None
        early = same_cookie(server, browser)
        first, second = await browser.submit(page, button), await early.submit(page, button)
        assert first.headers["location"] == second.headers["location"]
        assert browser.cookie() == early.cookie()


# The cookie.


@asynchronous
async def test_two_servers_on_one_host_have_cookies_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with serving(tmp_path / "one") as first:
        browser = first.browser()
        await name_oneself(browser, "Anna")
        name, value = browser.cookie()
        async with serving(tmp_path / "two") as second:
            assert first.application.cookie == name
            names = {name}
            await second.application.rotate_key()
            other = second.browser()
            other.client.cookies.set(name, value)
            answer = await other.get("/")
            for cookie in answer.cookies.jar:
                names.add(cookie.name)
            if second.application.cookie != first.application.cookie:
                assert len(names) == 2
    assert re.fullmatch(COOKIE + r"-[0-9a-f]{8}", name)


@asynchronous
async def test_where_tls_is_spoken_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        answer = await browser.client.get("https://tables.test/")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"__Host-{server.application.cookie}=")
        assert "; Secure" in cookie
        assert "; Path=/;" in cookie
        assert "Domain" not in cookie
        assert "HttpOnly" in cookie
        plain = (await server.browser().get("/")).headers["set-cookie"]
        assert plain.startswith(f"{server.application.cookie}=")
        assert "Secure" not in plain


def test_the_own_cookie_goes_before_one_of_earlier_versions() -> None:
    assert cookie_of(f"{COOKIE}=old; banneret-1234=new", "banneret-1234") == "new"
    assert cookie_of(f"{COOKIE}=old; banneret-9999=other", "banneret-1234") == "old"
    assert cookie_of("a=b; c", "banneret-1234") == ""


@asynchronous
async def test_a_cookie_of_earlier_versions_still_counts_until_it_is_signed_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (person,) = [await server.lobby.people.enter("Anna", "en")]
        old = f"{person.id}.{server.application.keys._sign('cookie', person.id)}"
        browser = server.browser()
        browser.client.cookies.set(COOKIE, old)
        assert await name_on(browser) == "Anna"
        assert [row.id for row in await server.lobby.sessions.of(person.id)] == [first_session(person.id)]
        await press(browser, f"{PATH}/sign-out")
        again = server.browser()
        again.client.cookies.set(COOKIE, old)
        assert await name_on(again) == ""


# Keys.


def test_the_newest_key_signs_and_older_ones_still_count() -> None:
    person, session = "ab" * 16, "cd" * 16
    old, new = Keys(Ids().secret, b"one"), Keys(Ids().secret, b"one", b"two")
    assert new.read_cookie(old.cookie(person, session)) == Cookie(person, session, early=False, renew=True)
    assert new.read_cookie(new.cookie(person, session)) == Cookie(person, session, early=False, renew=False)
    assert old.read_cookie(new.cookie(person, session)) is None
    assert new.is_form_token(old.form_token(person), person)


def test_a_token_of_a_page_from_before_its_reader_had_a_name_is_proved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    guest, person, keys = "ab" * 16, "cd" * 16, Keys(Ids().secret, b"one")
    token = keys.form_token(guest)
    assert keys.is_form_token(token, person, guest)
    monkeypatch.setattr(keys, "_prove_token", None)
    assert keys.is_form_token(token, person, guest)


@asynchronous
async def test_a_rotated_key_signs_nobody_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, away = server.browser(), server.browser()
        await name_oneself(anna, "Anna")
        await name_oneself(away, "Dora")
        for _ in range(MOST_KEYS):  # Anna comes by between the rotations, Dora does not
            before = anna.cookie()[1]
            await server.application.rotate_key()
            assert await name_on(anna) == "Anna"
            assert anna.cookie()[1] != before, "signed anew with the newest key"
        assert await name_on(away) == ""
        assert len(await server.lobby.secrets("web")) == MOST_KEYS


@asynchronous
async def test_a_server_learns_of_a_key_that_another_one_has_made(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        await one.application.rotate_key()
        browser = one.browser()
        await name_oneself(browser, "Anna")
        elsewhere = other.browser()
        elsewhere.client.cookies.set(*browser.cookie())
        other.clock.time += 10.0
        assert await name_on(elsewhere) == "Anna"


# Sessions.


@asynchronous
async def test_sessions_are_listed_and_ended_one_by_one_or_all_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        desk = server.browser(**{"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"})
        await name_oneself(desk, "Anna")
        phone = await second_device(server, desk)
        page = await desk.page(PATH)
        assert "Firefox, Linux" in page.words
        assert len([form for form in page.forms if "/sessions/" in form.get("action", "")]) == 1
        end = next(form["action"] for form in page.forms if "/sessions/" in form.get("action", ""))
        stranger = server.browser()
        await name_oneself(stranger, "Eve")
        token = await stranger.csrf()
        assert (await stranger.send(end, [("csrf", token)])).status_code == 404
        await press(desk, end)
        assert await name_on(phone) == ""
        assert await name_on(desk) == "Anna"
        again = await second_device(server, desk)
        await press(again, f"{PATH}/sign-out", ("everywhere", "1"))
        assert [await name_on(browser) for browser in (desk, again)] == ["", ""]
        assert await server.lobby.sessions.of(desk.person()) == []


@asynchronous
async def test_signing_out_here_leaves_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        desk = server.browser()
        await name_oneself(desk, "Anna")
        phone = await second_device(server, desk)
        stolen = same_cookie(server, phone)
        await press(phone, f"{PATH}/sign-out", ("everywhere", "0"))
        assert [await name_on(browser) for browser in (desk, phone, stolen)] == ["Anna", "", ""]


@asynchronous
async def test_an_open_stream_ends_with_its_session(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        desk = server.browser()
        table = await desk.play_now()
        id = table.rpartition("/")[2]
        stolen = Stream(server.app, f"{table}/stream", {"cookie": desk.cookie_header(), "accept": "text/event-stream"})
        await stolen.until(lambda stream: len(stream.messages()) > 0)
        person = await server.lobby.people.get(desk.person())
        await server.lobby.sessions.end_all(person.id)
        live = await server.lobby.table(id)
        await live.perform(person, key(), Say("hello"))
        await stolen.until(lambda stream: stream.messages()[-1][0] == "bye")
        await stolen.close()


@asynchronous
async def test_a_session_that_was_ended_at_one_server_is_ended_at_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        desk = one.browser()
        await name_oneself(desk, "Anna")
        elsewhere = other.browser()
        elsewhere.client.cookies.set(*desk.cookie(), domain="tables.test")
        assert await name_on(elsewhere) == "Anna"
        await press(desk, f"{PATH}/sign-out", ("everywhere", "1"))
        await other.lobby.listen()
        assert await name_on(elsewhere) == ""


def test_a_browser_is_called_as_its_owner_would() -> None:
    assert (
        device_of("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36")
        == "Chrome, Android"
    )
    assert (
        device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1") == "Safari, iPhone"
    )
    assert device_of("curl/8") == device_of("") == ""


# Another device, and coming back.


async def link_of(browser: Browser) -> str:
    page = await press(browser, f"{PATH}/device")
    links = [given["value"] for tag, given in page.tags if tag == "input" and "/device/" in given.get("value", "")]
    return "/" + links[0].split("/", 3)[3]


async def second_device(server: Server, browser: Browser) -> Browser:
    phone = server.browser(address="10.0.0.7")
    await press(phone, "/device", at=await link_of(browser))
    return phone


@asynchronous
async def test_a_link_brings_ones_identity_to_another_device_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        desk = server.browser()
        await name_oneself(desk, "Anna")
        table = await desk.play_now()
        link = await link_of(desk)
        preview, phone, late = server.browser(), server.browser(), server.browser()
        page = await preview.page(link)
        assert "Continue as Anna?" in page.words
        assert await name_on(preview) == ""
        held = await phone.page(link)
        _, fields = held.form(action="/device")
        assert (await phone.send("/device", fields)).status_code == 303
        assert await name_on(phone) == "Anna"
        assert (await phone.get(table)).status_code == 200
        assert phone.cookie() != desk.cookie()
        assert (await late.get(link)).status_code == 410
        assert "does not count any more" in Page((await late.get(link)).text).words
        _, fields = (await preview.page("/settings")).form(action="/settings")
        answer = await preview.send("/device", [fields[0], ("token", link.rpartition("/")[2])])
        assert answer.status_code == 410


@asynchronous
async def test_a_link_to_another_device_counts_for_minutes_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        desk = server.browser()
        await name_oneself(desk, "Anna")
        first = await link_of(desk)
        second = await link_of(desk)
        assert (await server.browser().get(first)).status_code == 410, "the later link takes its place"
        assert (await server.browser().get(second)).status_code == 200
        server.clock.time += LIFETIMES[DEVICE]
        assert (await server.browser().get(second)).status_code == 410


@asynchronous
async def test_a_recovery_code_brings_back_once_however_it_is_typed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        lost = server.browser()
        await name_oneself(lost, "Anna")
        page = await press(lost, f"{PATH}/recovery")
        (code,) = re.findall(r"\b(?:[2-9a-z]{5}-){4}[2-9a-z]{5}\b", page.words)
        assert code not in (await lost.page(PATH)).words, "shown once"
        back = server.browser()
        _, fields = (await back.page("/recover")).form(action="/recover")
        for wrong in ("", "x", code[:-1], code + "2"):
            answer = await back.send("/recover", [fields[0], ("code", wrong)])
            assert answer.status_code == 410
            assert "This code does not count" in Page(answer.text).words
        answer = await back.send("/recover", [fields[0], ("code", f"  {code.upper().replace('-', ' ')} ")])
        assert answer.status_code == 303
        assert await name_on(back) == "Anna"
        late = server.browser()
        _, fields = (await late.page("/recover")).form(action="/recover")
        assert (await late.send("/recover", [fields[0], ("code", code)])).status_code == 410


# What is known of somebody.


@asynchronous
async def test_one_can_take_ones_data_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, eve = server.browser(), server.browser()
        await name_oneself(anna, "Anna")
        await name_oneself(eve, "Eve")
        table = (await anna.play_now()).rpartition("/")[2]
        person = await server.lobby.people.get(anna.person())
        await (await server.lobby.table(table)).perform(person, key(), Say("good evening"))
        answer = await anna.get(f"{PATH}/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = json.loads(answer.text)
        assert told["person"]["name"] == "Anna"
        assert [entry["id"] for entry in told["tables"]] == [table]
        assert [entry["text"] for entry in told["chat"]] == ["good evening"]
        assert len(told["sessions"]) == 1
        snapshot = await (await server.lobby.table(table)).snapshot()
        for secret in (snapshot.row.seed, anna.cookie()[1].rpartition(".")[2]):
            assert secret not in answer.text
        assert "good evening" not in (await eve.get(f"{PATH}/export")).text


@asynchronous
async def test_one_can_have_everything_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        await name_oneself(anna, "Annabella")
        table = (await anna.play_now()).rpartition("/")[2]
        person = await server.lobby.people.get(anna.person())
        live = await server.lobby.table(table)
        await live.perform(person, key(), Say("good evening"))
        phone = await second_device(server, anna)
        _, fields = (await anna.page(PATH)).form(action=f"{PATH}/delete")
        assert (await anna.send(f"{PATH}/delete", fields)).status_code == 400
        assert await name_on(anna) == "Annabella"
        await press(anna, f"{PATH}/delete", ("sure", "1"))
        assert [await name_on(browser) for browser in (anna, phone)] == ["", ""]
        snapshot = await (await server.lobby.table(table)).snapshot()
        assert all(seat.person is None and seat.kind == BOT for seat in snapshot.seats)
        assert await server.lobby.tables_of(person.id) == [] or (await server.lobby.tables_of(person.id))[0].mine < 0
        assert [row.text for row in snapshot.chat] == ["…"]
        assert [holder.person for holder in snapshot.holders] == [person.id]
        assert [line.name for line in snapshot.news if line.what == "left"] == ["–"]
        assert not any("Annabella" in (line.name, line.by) for line in snapshot.news)
