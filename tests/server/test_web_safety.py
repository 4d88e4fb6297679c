"""What the application keeps out, and what it keeps to itself."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from banneret.core.record import Record, parse_record
from banneret.core.table import replay_table
from banneret.games import registry
from banneret.games.havoc.rules.cards import DOG, notation
from banneret.games.havoc.rules.state import Havoc
from banneret.server.clock import Ids
from banneret.server.commands import Answer
from banneret.server.web.application import Config
from banneret.server.web.forms import safe_path
from banneret.server.web.guard import FILE_POLICY, POLICY
from banneret.server.web.keys import Cookie, Keys
from banneret.server.web.languages import page_texts
from banneret.server.web.limits import NO_LIMITS, Buckets, Limits, OwnSlots, Rate
from banneret.server.web.styles import static_address
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import ORIGIN, Browser, HexIds, Page, Server, Stream, key, serving

HOSTILE = ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7*7 }}", "' onclick='x"]


async def two_people(server: Server) -> tuple[Browser, Browser, str]:
    """Anna and Béla at a table of their own."""
    anna, bela = server.browser(), server.browser()
    for browser, name in ((anna, "Anna"), (bela, "Béla")):
        page = await browser.page("/settings")
        action, fields = page.form(action="/settings")
        await browser.send(action, [(field, name if field == "name" else value) for field, value in fields])
    page = await anna.page("/new?game=havoc")
    action, fields = page.form(action="/new")
    kept = [(name, value) for name, value in fields if name not in ("players", "seat")]
    made = await anna.send(action, [*kept, ("players", "2"), ("seat", "me"), ("seat", "open")])
    table = made.headers["location"]
    await bela.click(await bela.page(table), name="do", value="take")
    return anna, bela, table


# Forms.


@asynchronous
async def test_a_form_without_its_token_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        page = await browser.page("/settings")
        _, fields = page.form(action="/settings")
        plain = [(name, value) for name, value in fields if name != "csrf"]
        for token in ([], [("csrf", "")], [("csrf", "A" * 43)]):
            answer = await browser.send("/settings", [*plain, *token])
            assert answer.status_code == 403
            assert "out of date" in Page(answer.text).words
        other = server.browser()
        _, foreign = (await other.page("/settings")).form(action="/settings")
        assert (await browser.send("/settings", foreign)).status_code == 403
        assert (await browser.send("/settings", fields)).status_code == 303


@asynchronous
async def test_a_form_of_another_site_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        _, fields = (await browser.page("/settings")).form(action="/settings")
        for headers in (
            {"origin": "http://evil.test"},
            {"origin": "null"},
            {"origin": "http://tables.test.evil.test"},
            {"origin": "", "sec-fetch-site": "cross-site"},
        ):
            assert (await browser.send("/settings", fields, headers=headers)).status_code == 403


@asynchronous
async def test_no_address_changes_something_by_being_opened(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser, _, table = await two_people(server)  # no bot, which would change something by itself
        before = (await (await server.lobby.table(table.rpartition("/")[2])).scene(browser.person())).version
        for route in server.app.litestar.routes:
            handlers = getattr(route, "route_handlers", [])
            if any("POST" in handler.http_methods for handler in handlers):
                path = re.sub(r"\{table:str\}", table.rpartition("/")[2], route.path)
                await browser.get(re.sub(r"\{\w+:int\}", "1", path))
        after = (await (await server.lobby.table(table.rpartition("/")[2])).scene(browser.person())).version
        assert before == after


def test_only_addresses_of_this_server_are_gone_back_to() -> None:
    assert safe_path("/t/abc?x=1") == "/t/abc?x=1"
    for path in ("//evil.test", "https://evil.test", "/\\evil.test", "", "javascript:alert(1)", "/a\nb", "/\\/x"):
        assert safe_path(path) == "/"


# Cookies, tokens, headers.


@asynchronous
async def test_the_cookie_is_signed_and_for_this_site_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        answer = await browser.get("/")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        await browser.play_now()
        name, value = browser.cookie()
        forged = server.browser()
        last = "A" if value[-2] != "A" else "B"
        forged.client.cookies.set(name, value[:-2] + last + value[-1])
        assert "not sat down" in (await forged.page("/mine")).words
        unsigned = server.browser()
        unsigned.client.cookies.set(name, value.rpartition(".")[0])
        assert "not sat down" in (await unsigned.page("/mine")).words


def test_a_signature_for_one_use_is_none_for_another() -> None:
    keys, person = Keys(Ids().secret, b"secret"), "ab" * 16
    session = "cd" * 16
    cookie = keys.cookie(person, session)
    assert keys.read_cookie(cookie) == Cookie(person, session, early=False, renew=False)
    assert keys.read_cookie(keys.cookie(person)) == Cookie(person, "", early=False, renew=False)
    assert keys.read_cookie(f"{person}.{session}.{keys.form_token(person)}") is None
    assert Keys(Ids().secret, b"other").read_cookie(cookie) is None
    signature = cookie.rpartition(".")[2]
    for broken in (
        "", ".", "..", cookie + "x", cookie.replace(".", "", 1), "é" * 50, f"{person}.x", f"{cookie}\n",
        f"{person}..{signature}", f"{person}.{person}.{signature}", f"{session}.{person}.{signature}",
        f"{person}.{signature}",
    ):  # fmt: skip
        assert keys.read_cookie(broken) is None


@asynchronous
async def test_every_response_carries_the_headers_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        paths = ["/", "/nothing", table, "/static/base.css", "/api/games", "/api", "/rules/havoc", "/static/none.js"]
        for name in ("icon.svg", "styles/page.css", "page.js"):  # what is no page needs fewer
            headers = (await browser.get(static_address(name))).headers
            assert headers["content-security-policy"] == FILE_POLICY
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
        for path in paths:
            headers = (await browser.get(path)).headers
            assert headers["content-security-policy"] == POLICY
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert ("no-store" in headers["cache-control"]) == (not path.startswith("/static/"))
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert FILE_POLICY == "default-src 'none'; frame-ancestors 'none'"


@asynchronous
async def test_no_page_has_inline_scripts_or_styles(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        for path in (
            "/",
            "/mine",
            "/new?game=havoc",
            "/settings",
            "/settings/access",
            "/rules",
            "/rules/havoc",
            "/api",
            table,
            "/nothing",
        ):
            page = Page((await browser.get(path)).text)
            for tag, given in page.tags:
                assert not any(name.startswith("on") or name == "style" for name in given), (path, tag, given)
                assert tag != "style"
                assert tag != "script" or given.get("src", "").startswith("/static/")
                assert not given.get("href", "").startswith(("http:", "https:", "javascript:"))


# Hostile input.


@asynchronous
async def test_hostile_names_and_chat_stay_text(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        for text in HOSTILE:
            action, fields = (await browser.page("/settings")).form(action="/settings")
            named = [(name, text[:32] if name == "name" else value) for name, value in fields]
            assert (await browser.send(action, named)).status_code == 303
            action, fields = (await browser.page(table)).form(id="chat")
            said = [(name, text if name == "text" else value) for name, value in fields]
            assert (await browser.send(action, said)).status_code == 303
            second = await browser.play_now()
            for path in (table, second, f"{second}/log", f"{second}/replay", "/mine", "/settings", "/"):
                page = Page((await browser.get(path)).text)
                scripts = [given for tag, given in page.tags if tag == "script"]
                assert all(given.get("src", "").startswith("/static/") for given in scripts)
                assert not any(tag == "img" for tag, _ in page.tags)
                assert not any(name.startswith("on") for _, given in page.tags for name in given)
            assert text in (await browser.page(table)).words
            assert "49" not in (await browser.page("/settings")).form(action="/settings")[1][1][1]


@asynchronous
async def test_nonsense_gets_a_sentence_and_never_a_server_error(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        token = await browser.csrf()
        for path in (
            "/t/%00", "/t/" + "x" * 300, "/t/nothing/stream", f"{table}/replay?step=abc", f"{table}/replay?step=99999",
            f"{table}/moment?step=0&eyes=zz", "/join/nothing/nothing", f"/join/{table[3:]}/wrong", "/rules/%2e%2e",
            "/new?game=../../etc", "/api/tables/none", "/api/tables?mine=maybe", "/static/%2e%2e/app.py",
        ):  # fmt: skip
            answer = await browser.get(path)
            assert 400 <= answer.status_code < 500, (path, answer.status_code)
            assert "Traceback" not in answer.text
        for path, fields in (
            (f"{table}/answer", [("question", "x")]),
            (f"{table}/answer", [("question", "1"), ("key", "short")]),
            (f"{table}/answer", [("question", "1"), ("key", key()), ("edit", "explode")]),
            (f"{table}/answer", [("question", "9" * 30), ("key", key())]),
            (f"{table}/say", [("key", key()), ("text", "x" * 600)]),
            (f"{table}/say", [("key", key()), ("text", "   ")]),
            (f"{table}/seat/77", [("key", key()), ("do", "bot")]),
            ("/settings", [("name", "x" * 99), ("language", "en"), ("theme", "")]),
            ("/settings/quick", [("language", "xx")]),
            ("/play-now", [("game", "chess"), ("key", key())]),
        ):
            answer = await browser.send(path, [("csrf", token), *fields])
            assert 400 <= answer.status_code < 500, (path, fields, answer.status_code)
        bad = await browser.client.post(
            "/settings", content=b"\xff\xfe=%zz", headers={"content-type": "application/x-www-form-urlencoded"}
        )
        assert bad.status_code == 400


@asynchronous
async def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        token = await browser.csrf()
        large = await browser.send("/settings", [("csrf", token), ("name", "x" * 50_000)])
        assert large.status_code == 413
        assert (await browser.get("/?" + "x" * 5000)).status_code == 413
        other = await browser.client.post(
            "/settings", content=b"<a/>", headers={"content-type": "text/xml", "origin": ORIGIN}
        )
        assert other.status_code == 415


# Limits.


@asynchronous
async def test_too_many_requests_of_one_address_get_429_and_others_none(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, address_reads=Rate(5, 0.5))
    async with serving(tmp_path, Config(limits=limits)) as server:
        busy, calm = server.browser(address="10.9.9.9"), server.browser(address="10.9.9.8")
        statuses = [(await busy.get("/rules")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        answer = await busy.get("/rules")
        assert answer.headers["retry-after"] == "2"
        assert "Please wait 2 seconds" in Page(answer.text).words
        api = await busy.get("/api/games")
        assert api.status_code == 429
        assert api.json()["code"] == "too_many_requests"
        assert (await calm.get("/rules")).status_code == 200
        server.clock.time += 2.1
        assert (await busy.get("/rules")).status_code == 200


@asynchronous
async def test_too_many_answers_of_one_person_get_429_wherever_they_come_from(tmp_path: Path) -> None:
    async with serving(tmp_path, Config(limits=replace(NO_LIMITS, person_writes=Rate(4, 0.1)))) as server:
        browser = server.browser()
        _, fields = (await browser.page("/settings")).form(action="/settings")
        statuses = [(await browser.send("/settings", fields)).status_code for _ in range(6)]
        assert 429 in statuses


@asynchronous
async def test_chat_and_new_tables_have_limits_of_their_own(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, person_chat=Rate(2, 0.1), address_tables=Rate(2, 0.01))
    async with serving(tmp_path, Config(limits=limits)) as server:
        browser = server.browser()
        table = await browser.play_now()
        token = await browser.csrf()
        said = [await browser.send(f"{table}/say", [("csrf", token), ("key", key()), ("text", "hi")]) for _ in range(4)]
        assert [answer.status_code for answer in said] == [303, 303, 429, 429]
        made = [
            await browser.send("/play-now", [("csrf", token), ("key", key()), ("game", "havoc"), ("level", "easy")])
            for _ in range(3)
        ]
        assert [answer.status_code for answer in made] == [303, 429, 429]


def test_buckets_fill_up_again_and_do_not_grow_without_end() -> None:
    slots, rate = OwnSlots(), Rate(2, 1.0)
    buckets = Buckets(slots)
    assert [buckets.take("a", "x", rate, 0.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert buckets.take("a", "x", rate, 1.0) == 0.0
    assert buckets.take("a", "y", rate, 1.0) == 0.0
    for number in range(30_000):
        buckets.take("a", str(number), rate, 2.0)
    assert sum(slots.get(f"a {number}") is not None for number in range(30_000)) <= 20_000


def test_usual_limits_let_people_play() -> None:
    limits = Limits()
    assert limits.person_writes.burst >= 20
    assert limits.person_writes.per_second >= 2


# Who sees what.


def hand_of(page: Page) -> set[str]:
    return {given["id"] for _, given in page.tags if given.get("class", "").find("hand-card") >= 0}


@asynchronous
async def test_nobodys_page_stream_or_api_contains_anothers_hand(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        live = await server.lobby.table(table.rpartition("/")[2])
        snapshot = await live.snapshot()
        assert snapshot.table is not None
        game = snapshot.table.game
        assert isinstance(game, Havoc)
        watcher = server.browser()
        for browser, others in ((anna, [1]), (bela, [0]), (watcher, [0, 1])):
            headers = {"cookie": browser.cookie_header(), "accept": "text/event-stream"}
            stream = Stream(server.app, f"{table}/stream", headers)
            await stream.until(lambda one: bool(one.messages()))
            texts = [
                (await browser.get(table)).text,
                (await browser.get(f"{table}/log")).text,
                (await browser.get(f"{table}/replay?step=0")).text,
                (await browser.get(f"{table}/regions")).text,
                (await browser.get(f"/api{table.replace('/t/', '/tables/')}")).text,
                (await browser.get(f"/api{table.replace('/t/', '/tables/')}/events")).text,
                stream.raw.decode(),
            ]
            await stream.close()
            hidden = {notation(card) for seat in others for card in game.hands[seat] if card != DOG}
            assert len(hidden) >= 7
            for text in texts:
                for card in hidden:
                    assert not re.search(rf"\b(card-)?{card}\b", text), (card, text[:200])


@asynchronous
async def test_swapped_hidden_cards_change_no_byte_of_what_a_seat_gets(tmp_path: Path) -> None:
    """Two servers, equal but for what Anna cannot see: the other's hand and the bottom of the deck."""
    first, second = tmp_path / "one", tmp_path / "two"
    first.mkdir()
    async with serving(first) as server:
        anna, bela, table = await two_people(server)
        cookies = [browser.cookie() for browser in (anna, bela)]
        live = await server.lobby.table(table.rpartition("/")[2])
        scene = await live.scene(anna.person())
        seat, id = scene.seat, scene.id
        assert scene.view is not None
    shutil.copytree(first, second)
    worlds = [first, second]
    swapped = plant_another_world(second / "web.db", id, seat)
    seen: list[list[bytes]] = []
    hands: list[object] = []
    for folder in worlds:
        async with serving(folder, ids=HexIds(1000)) as server:
            browsers = [server.browser(), server.browser()]
            for browser, cookie in zip(browsers, cookies, strict=True):
                browser.client.cookies.set(*cookie)
            seen.append(await everything(server, browsers, seat, table))
            snapshot = await (await server.lobby.table(id)).snapshot()
            assert snapshot.table is not None
            hands.append(snapshot.table.game.hands[1 - seat])  # type: ignore[attr-defined]
    assert swapped
    assert hands[0] != hands[1], "the worlds must differ"
    assert len(seen[0]) == len(seen[1])
    for one, other in zip(seen[0], seen[1], strict=True):
        assert one == other


def plant_another_world(file: Path, table: str, seat: int) -> bool:
    """Exchange a card that the other seat was dealt with the last card of the deck."""
    with sqlite3.connect(file) as connection:
        row = connection.execute("SELECT players, options, seed FROM tables WHERE id = ?", (table,)).fetchone()
        (text,) = connection.execute("SELECT text FROM lines WHERE table_id = ? AND number = 0", (table,)).fetchone()
        kind = registry.load("havoc")
        head = Record(kind, row[0], json.loads(row[1]), ["0", "1"], row[2])
        game = replay_table(parse_record(head.text() + text + "\n", registry.load)).game
        theirs = next(card for card in game.hands[1 - seat] if card != DOG)  # type: ignore[attr-defined]
        hidden = [card for card in game.deck[game.drawn + 8 :] if card != DOG][-1]  # type: ignore[attr-defined]
        one, other = notation(theirs), notation(hidden)
        swapped = re.sub(rf"\b({one}|{other})\b", lambda found: other if found[0] == one else one, text)
        connection.execute("UPDATE lines SET text = ? WHERE table_id = ? AND number = 0", (swapped, table))
        return bool(swapped != text)


async def everything(server: Server, browsers: list[Browser], seat: int, table: str) -> list[bytes]:
    """All that one seat gets while both play some turns that do not depend on the swapped cards."""
    own = browsers[0]
    headers = {"cookie": own.cookie_header(), "accept": "text/event-stream"}
    stream = Stream(server.app, f"{table}/stream", headers)
    await stream.until(lambda one: bool(one.messages()))
    got: list[bytes] = []
    live = await server.lobby.table(table.rpartition("/")[2])
    api = f"/api{table.replace('/t/', '/tables/')}"
    for _ in range(10):
        for path in (table, f"{table}/log", f"{table}/replay?step=0", f"{table}/odds", api, f"{api}/events", "/mine"):
            got.append((await own.get(path)).content)
        refused = await own.send(
            f"{table}/answer",
            [("csrf", await own.csrf()), ("question", "1"), ("key", key()), ("action", "lay b1")],
            headers={"accept": "application/json"},
        )
        got.append(refused.content)
        asked = (await live.snapshot()).asked()
        browser = browsers[asked[0] if seat == 0 else 1 - asked[0]]
        scene = await live.scene(browser.person())
        answers = [one for one in scene.legal if one in ("recruit", "draw deck") or one.startswith("place")]
        person = await server.lobby.people.get(browser.person())
        if not answers:
            break
        placed = "place D" if "place D" in answers else answers[0]
        await live.perform(person, key(), Answer(scene.seat, scene.question, [placed]))
        version = (await live.scene(own.person())).version
        await stream.until(lambda one, now=version: one.messages()[-1][1] == now)  # type: ignore[misc]
    await stream.close()
    return [*got, stream.raw]


@asynchronous
async def test_a_private_table_is_seen_by_those_who_belong_to_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser, stranger = server.browser(), server.browser()
        table = await browser.play_now()
        for path in ("", "/log", "/replay", "/stream", "/regions", "/odds"):
            answer = await stranger.get(table + path)
            assert answer.status_code == 403, path
            assert "invitation" in answer.text
        assert (await stranger.get(f"/api{table.replace('/t/', '/tables/')}")).status_code == 403
        assert table not in (await stranger.page("/")).links


@asynchronous
async def test_an_invitation_seats_one_person_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest, late = server.browser(), server.browser(), server.browser()
        page = await host.page("/new?game=havoc")
        action, fields = page.form(action="/new")
        kept = [(name, value) for name, value in fields if name not in ("players", "seat", "public")]
        made = await host.send(action, [*kept, ("players", "2"), ("seat", "me"), ("seat", "invite")])
        assert made.status_code == 303
        pages = [await host.page(made.headers["location"]) for _ in range(2)]  # it is there after a reload too
        link, again = (
            next(given["value"] for tag, given in page.tags if "invite-link" in given.get("class", ""))
            for page in pages
        )
        assert link == again
        assert "New invitation" in pages[0].words, "there is one already"
        assert link.startswith(f"{ORIGIN}/join/")
        path = link.removeprefix(ORIGIN)
        page = await guest.page(path)
        _, fields = page.form(action=path.rpartition("/")[0])
        named = [(name, "Guest" if name == "name" else value) for name, value in fields]
        joined = await guest.send(path.rpartition("/")[0], named)
        assert joined.status_code == 303
        assert "token" not in joined.headers["location"]
        page = await guest.page(joined.headers["location"])
        assert "Guest" in page.words
        assert (await late.get(path)).status_code == 410
        assert "ask your host for another link" in Page((await late.get(path)).text).words.lower()
        assert (await guest.get(path)).headers["location"] == f"{joined.headers['location']}?here=true"
        assert (await late.get(path[:-1] + "x")).status_code == 404


@pytest.mark.parametrize("status", [400, 403, 404, 405, 409, 410, 413, 415, 429, 500, 503])
def test_every_kind_of_error_has_a_heading(status: int) -> None:
    assert page_texts("en").has(f"web-error-{status}")
    assert page_texts("hu").has(f"web-error-{status}")
