"""The pages about being called: what is offered, what is taken, and the links in letters."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from banneret.server.calls.config import CallsConfig
from banneret.server.calls.sealing import to_base64
from banneret.server.logs import shown_path
from banneret.server.web.application import Config
from banneret.server.web.calls import PATH
from banneret.server.web.limits import NO_LIMITS, Limits
from tests.server.calls_kit import ADDRESS, AWAY, MINUTE, CalledBrowser, Mailbox, caller_of, mailbox, push_service
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import ORIGIN, Browser, Server, serving

BROWSER = CalledBrowser()
HERS = "anna@mail.test"


def with_mail(box: Mailbox, limits: Limits = NO_LIMITS) -> Config:
    return Config(limits=limits, calls=CallsConfig(ADDRESS, box.server, private_push=True))


async def named(server: Server, language: str = "en", name: str = "Anna", address: str = "10.0.0.1") -> Browser:
    browser = server.browser(language, address)
    page = await browser.page("/settings")
    _, fields = page.form(action="/settings")
    fields = [(key, name if key == "name" else value) for key, value in fields]
    assert (await browser.send("/settings", fields)).status_code == 303
    return browser


async def subscribe(browser: Browser, endpoint: str, **more: str) -> int:
    given = {"endpoint": endpoint, "key": to_base64(BROWSER.point), "auth": to_base64(BROWSER.auth), **more}
    headers = {"x-csrf-token": await browser.csrf(), "accept": "application/json"}
    return (await browser.send(f"{PATH}/device", list(given.items()), headers=headers)).status_code


@asynchronous
async def test_a_browser_is_listed_told_its_turn_and_removed(tmp_path: Path) -> None:
    config = Config(limits=NO_LIMITS, calls=CallsConfig(ADDRESS, private_push=True))
    async with push_service() as service, serving(tmp_path, config) as server:
        anna, bela = await named(server), await named(server, "hu", "Béla", "10.0.0.2")
        page = await anna.page(PATH)
        assert page.button(**{"data-call-me": ""}) is not None
        assert await subscribe(anna, f"{service.origin}/hers") == 201
        page = await anna.page(PATH)
        assert page.button(**{"data-call-me": ""}) is None, "this browser is on already"
        removing = next(form["action"] for form in page.forms if form.get("action", "").endswith("/remove"))
        assert "hers" not in page.html, "the address of the push service is nobody's business"
        other = await bela.send(removing, [("csrf", await bela.csrf())])
        assert other.status_code == 404
        made = await anna.call("POST", "/api/tables", {
            "game": "havoc", "seats": ["me", "open"], "pace": 0, "public": True, "key": "calls-key-1",
        })  # fmt: skip
        table = made.json()["id"]
        await bela.call("POST", f"/api/tables/{table}/seats/1", {"key": "calls-key-2"})
        asked = (await anna.call("GET", f"/api/tables/{table}")).json()["asked"]
        if asked == [1]:
            assert await subscribe(bela, f"{service.origin}/his") == 201
        await server.clock.pass_by(AWAY)
        await server.clock.pass_by(MINUTE)
        caller, book = await caller_of(server.lobby, config.calls)
        await caller.look()
        (pushed,) = service.pushed
        assert pushed.told(BROWSER)["url"] == f"/t/{table}"
        await book.close()
        assert (await anna.send(removing, [("csrf", await anna.csrf())])).status_code == 303
        assert (await anna.page(PATH)).button(**{"data-call-me": ""}) is not None


@asynchronous
async def test_what_no_browser_would_send_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await named(server)
        assert await subscribe(anna, "https://127.0.0.1/x") == 400
        assert await subscribe(anna, "http://push.example.org/x") == 400
        assert await subscribe(anna, "https://push.example.org/x", key="ab") == 400
        assert await subscribe(anna, "https://push.example.org/x", key="ő", auth="=") == 400
        assert await subscribe(anna, "https://push.example.org/x") == 201
        stranger = server.browser()
        assert (await stranger.send(f"{PATH}/device", [("endpoint", "https://a.org")])).status_code == 403
        assert (await stranger.get(PATH)).status_code == 200


@asynchronous
async def test_the_offer_stands_at_tables_with_other_people_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela = await named(server), await named(server, "hu", "Béla", "10.0.0.2")
        alone = await anna.page(await anna.play_now("havoc"))
        assert alone.button(**{"data-call-me": ""}) is None
        made = await anna.call("POST", "/api/tables", {
            "game": "havoc", "seats": ["me", "open"], "pace": 0, "public": True, "key": "calls-key-1",
        })  # fmt: skip
        table = made.json()["id"]
        await bela.call("POST", f"/api/tables/{table}/seats/1", {"key": "calls-key-2"})
        offered = (await bela.page(f"/t/{table}")).button(**{"data-call-me": ""})
        assert offered is not None
        assert offered["title"] == "Értesítést kérek, ha én jövök"
        assert "hidden" in offered, "scripts decide whether it can be done here"
        watching = await server.browser(address="10.0.0.3").page(f"/t/{table}")
        assert watching.button(**{"data-call-me": ""}) is None


@asynchronous
async def test_an_address_is_given_confirmed_and_taken_back_on_pages(tmp_path: Path) -> None:
    async with mailbox() as box, serving(tmp_path, with_mail(box)) as server:
        anna = await named(server)
        page = await anna.page(PATH)
        action, fields = page.form(action=f"{PATH}/mail")
        bad = await anna.send(action, [(k, "anna@" if k == "address" else v) for k, v in fields])
        assert bad.status_code == 400
        assert "does not look like" in bad.text
        fields = [(name, HERS if name == "address" else value) for name, value in fields]
        assert (await anna.send(action, fields)).headers["location"] == f"{PATH}?sent=true"
        assert "not confirmed yet" in (await anna.page(PATH)).words

        reader = server.browser("hu", "10.0.0.9")  # whoever reads the mailbox need not be signed in
        link = box.link("calls/confirm/")
        asked = await reader.page(link)
        assert "not confirmed yet" in (await anna.page(PATH)).words, "being opened does nothing yet"
        done = await reader.submit(asked, next(one for one in asked.buttons if "button-large" in one["class"]))
        assert "A címed meg van erősítve" in done.text
        page = await anna.page(PATH)
        assert "is confirmed" in page.words
        assert HERS in page.html
        assert len(box.letters) == 1
        action, fields = page.form(action=f"{PATH}/mail")
        changed = [(name, "24" if name == "hours" else value) for name, value in fields]
        assert (await anna.send(action, changed)).headers["location"] == f"{PATH}?saved=true"
        assert len(box.letters) == 1, "the address is the same"
        moved = [(name, "new@mail.test" if name == "address" else value) for name, value in fields]
        page = await anna.page(str((await anna.send(action, moved)).headers["location"]))
        assert "until then e-mails go to the address you had" in page.words
        assert "A link was sent to new@mail.test." in page.words.replace("\u2068", "").replace("\u2069", "")
        assert HERS in page.html
        page = await anna.click(await anna.page(PATH), formaction=f"{PATH}/mail/remove")
        assert HERS not in page.html


@asynchronous
async def test_one_click_of_a_mail_program_ends_letters(tmp_path: Path) -> None:
    async with mailbox() as box, serving(tmp_path, with_mail(box)) as server:
        anna = await named(server)
        book = server.application.calls
        for kind, body in (
            ("application/x-www-form-urlencoded", b"List-Unsubscribe=One-Click"),
            ("multipart/form-data; boundary=b", b"--b\r\ncontent-disposition: form-data; name=x\r\n\r\ny\r\n--b--\r\n"),
        ):
            _, fields = (await anna.page(PATH)).form(action=f"{PATH}/mail")
            await anna.send(f"{PATH}/mail", [(k, HERS if k == "address" else v) for k, v in fields])
            row = await book.address(anna.person())
            assert row is not None
            await book.confirm(box.link("calls/confirm/").rpartition("/")[2])
            stop = f"/calls/stop/{book.token('stop', row.nonce)}"
            program = server.browser(address="10.0.0.8")
            assert (await program.get(stop)).status_code == 200
            assert await book.address(anna.person()) is not None, "being opened does nothing yet"
            answer = await program.client.post(stop, content=body, headers={"content-type": kind, "origin": "null"})
            assert answer.status_code < 300, answer.text
            assert await book.address(anna.person()) is None
            told = await server.browser("hu", "10.0.0.8").client.post(
                stop, content=body, headers={"content-type": kind}
            )
            assert (told.status_code, "Nem volt mit leállítani" in told.text) == (200, True), "it was done before"
            assert "There was nothing to stop" in (page := await program.page(stop)).words
            assert not [one for one in page.buttons if "button-large" in one.get("class", "")]
        assert (await server.browser().get("/calls/stop/abc")).status_code == 404
        answer = await server.browser().client.post("/calls/stop/abc", content=b"", headers={"origin": ORIGIN})
        assert answer.status_code == 404


@asynchronous
async def test_nobody_floods_a_mailbox(tmp_path: Path) -> None:
    limits = Limits()
    async with mailbox() as box, serving(tmp_path, with_mail(box, limits)) as server:
        statuses = []
        for number in range(6):
            somebody = await named(server, name=f"Anna {number}", address=f"10.0.{number}.1")
            _, fields = (await somebody.page(PATH)).form(action=f"{PATH}/mail")
            answer = await somebody.send(f"{PATH}/mail", [(k, HERS if k == "address" else v) for k, v in fields])
            statuses.append(answer.status_code)
        assert statuses == [303] * limits.letters.burst + [429] * (6 - limits.letters.burst)
        assert len(box.letters) == limits.letters.burst


@asynchronous
async def test_without_a_mail_server_nothing_is_said_of_letters(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await named(server)
        assert all(form.get("action") != f"{PATH}/mail" for form in (await anna.page(PATH)).forms)
        answer = await anna.send(f"{PATH}/mail", [("csrf", await anna.csrf()), ("address", HERS), ("hours", "6")])
        assert answer.status_code == 409
        assert HERS not in answer.text


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_app_can_be_installed(tmp_path: Path, language: str) -> None:
    @asynchronous
    async def test() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser(language)
            page = await browser.page("/")
            (address,) = [given["href"] for tag, given in page.tags if given.get("rel") == "manifest" and tag == "link"]
            answer = await browser.get(address)
            assert answer.headers["content-type"].startswith("application/manifest+json")
            told = json.loads(answer.text)
            assert (told["lang"], told["start_url"], told["display"]) == (language, "/", "standalone")
            for icon in told["icons"]:
                drawn = await browser.get(icon["src"])
                assert drawn.status_code == 200
                assert "http" not in re.sub(r'xmlns="[^"]*"', "", drawn.text)
            worker = await browser.get("/service-worker.js")
            assert worker.headers["content-type"].startswith("text/javascript")
            assert worker.headers["cache-control"] == "no-store"
            assert 'addEventListener("push"' in worker.text

    test()


def test_no_token_of_a_link_stands_in_a_log() -> None:
    assert shown_path("/calls/stop/abc.def") == "/calls/stop"
    assert shown_path("/calls/confirm/abc.def") == "/calls/confirm"
    assert shown_path("/device/abcdef") == "/device/"
