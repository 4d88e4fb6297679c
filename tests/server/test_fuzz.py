"""Made-up requests: whatever is sent, the answer is a sentence, never a traceback (`tools/fuzz_server.py`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.core.texts import quotable
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import ORIGIN, serving
from tools.fuzz_requests import Inventor, Knowledge
from tools.fuzz_server import fuzz

REQUESTS = 400


@asynchronous
async def test_no_made_up_request_breaks_the_server(tmp_path: Path) -> None:
    found = await fuzz(REQUESTS, 2026, tmp_path)
    assert [f"{asked}: {why}" for asked, why in found.failed] == []
    assert sum(found.statuses.values()) == REQUESTS
    assert {200, 400, 404, 405} <= set(found.statuses)


@asynchronous
async def test_every_address_of_the_application_is_attacked(tmp_path: Path) -> None:
    """Also those that are added later: they are asked of the application."""
    async with serving(tmp_path) as server:
        known = Knowledge(server.app.litestar)
        known.tables.append("table1")
        inventor = Inventor(1, known)
        made = {inventor.address() for _ in range(6000)}
        wanted = [(method, path) for path, methods in known.addresses for method in methods if method != "OPTIONS"]
        assert ("POST", "/t/{table}/hint") in wanted
        assert len(wanted) > 90
        for method, path in wanted:
            pattern = re.compile(re.sub(r"\\\{\w+\\\}", ".*", re.escape(path)), re.DOTALL)
            assert any(one == method and pattern.fullmatch(target) for one, target in made), (method, path)


@pytest.mark.parametrize("body", [b"[" * 20_000, b'{"key":' * 4_000, b'{"key": "\xff\xfe"}', b"\xff"])
@asynchronous
async def test_json_that_nobody_can_read_is_refused_with_a_sentence(tmp_path: Path, body: bytes) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(accept="application/json")
        headers = {"content-type": "application/json", "origin": ORIGIN, "x-csrf-token": await browser.csrf()}
        answer = await browser.client.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["sentence"]


@pytest.mark.parametrize("target", ["/?x=%ff", "/t/nowhere/replay?eyes=%c3%28", "/api/tables?mine=%ed%a0%80"])
@asynchronous
async def test_an_address_that_is_not_utf_8_is_refused(tmp_path: Path, target: str) -> None:
    async with serving(tmp_path) as server:
        assert (await server.browser().get(target)).status_code == 400


@pytest.mark.parametrize(
    "target",
    [
        "/static/%00",
        "/static/a%00.css",
        "/t/%00",
        "/%0a",
        "/static/games/havoc/%7f",
        "/static/base.css/x",
        "/static/",
        "/static/table",
        "/static/games/x/y/z",
    ],
)
@asynchronous
async def test_a_page_that_cannot_be_written_is_not_there(tmp_path: Path, target: str) -> None:
    async with serving(tmp_path) as server:
        assert (await server.browser().get(target)).status_code == 404


@asynchronous
async def test_a_number_that_no_float_can_hold_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now("havoc")
        answer = await browser.get(f"{table}/replay?at={'9' * 400}")
        assert answer.status_code == 404
        assert "traceback" not in answer.text.lower()
    assert quotable({"step": 10**400, "seat": 3}) == {"step": str(10**400), "seat": 3}


@asynchronous
async def test_the_way_back_may_be_written_in_any_letters(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        fields = [("csrf", await browser.csrf()), ("theme", "dark"), ("back", "/ő?a=1&b=%C5%91#c")]
        answer = await browser.send("/settings/quick", fields)
        assert (answer.status_code, answer.headers["location"]) == (303, "/%C5%91?a=1&b=%C5%91#c")


@pytest.mark.parametrize("host", ["/x: y", "x:y", "x:", "a b", "[::1", "ő", "x:99999999"])
@asynchronous
async def test_a_host_that_is_none_is_refused(tmp_path: Path, host: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        assert (await browser.client.get("/", headers={b"host": host.encode()})).status_code == 400
        two = [(b"host", host.encode()), (b"host", b"tables.test")]
        assert (await browser.client.get("/", headers=two)).status_code == 400
        for sound in ("tables.test", "tables.test:8000", "[::1]:8000", "10.0.0.1"):
            assert (await browser.client.get("/", headers={"host": sound})).status_code == 200


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/", {"GET"}), ("/api/games", {"GET"}), ("/api/tables", {"GET", "POST"}), ("/play-now", {"POST"})],
)
@asynchronous
async def test_a_method_that_is_not_there_is_told_which_are(tmp_path: Path, path: str, allowed: set[str]) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        csrf = await browser.csrf()
        for method in ("PUT", "DELETE", "PATCH", "QUERY", "TRACE"):
            answer = await browser.client.request(method, path, headers={"x-csrf-token": csrf, "origin": ORIGIN})
            assert answer.status_code == 405, method
            assert set(answer.headers["allow"].split(", ")) - {"OPTIONS", "HEAD"} == allowed
