"""The API: everything a program needs to play, and its description."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from banneret.bots import is_program
from banneret.core.errors import UserError
from banneret.server import live_table
from banneret.server.jobs import LEVELS, check_level
from banneret.server.web.api_shapes import Plan
from banneret.server.web.lobby import PLANS
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Browser, Server, key, serving


async def token_of(browser: Browser) -> str:
    page = await browser.page("/settings/access")
    action, fields = page.form(action="/settings/access")
    made = await browser.send(action, [(name, "a bot" if name == "name" else value) for name, value in fields])
    found = re.search(r"banneret_[\w-]+\.[\w-]+", made.text)
    assert found is not None
    return found[0]


class Program:
    """A program with a token and no cookie."""

    def __init__(self, server: Server, token: str) -> None:
        self.browser = server.browser(authorization=f"Bearer {token}", accept="application/json")

    async def get(self, path: str) -> Any:
        answer = await self.browser.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, data: object) -> Any:
        answer = await self.browser.client.post(path, json=data)
        assert answer.status_code == 201, answer.text
        return answer.json()


@asynchronous
async def test_events_are_told_without_a_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        program = Program(server, await token_of(server.browser()))
        made = await program.post(
            "/api/tables", {"game": "havoc", "seats": ["me", "open"], "pace": 0, "key": key()}
        )  # fmt: skip
        table = f"/api/tables/{made['id']}"
        await program.post(f"{table}/start", {"key": key()})
        whole = await program.get(f"{table}/events")
        assert next(event["words"] for event in whole["events"] if event["name"] == "dealt").startswith("You are dealt")

        def scene(*given: object) -> None:
            raise AssertionError("a scene was made")

        monkeypatch.setattr(live_table, "make_scene", scene)
        assert await program.get(f"{table}/events") == whole


@asynchronous
async def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        program = Program(server, await token_of(server.browser()))
        games = await program.get("/api/games")
        assert games[0]["id"] == "havoc"
        made = await program.post(
            "/api/tables", {"game": "havoc", "seats": ["me", "bot:easy", "bot:easy"], "pace": 0, "key": key()}
        )
        table = f"/api/tables/{made['id']}"
        assert (await program.browser.get(f"{table}/record")).status_code == 409
        live = await server.lobby.table(made["id"])
        heard = 0
        while (state := await program.get(table))["status"] != "over":
            if not state["legal"]:
                person = (await live.snapshot()).row.host
                async with await live.subscribe(person, state["version"]) as notices:
                    await anext(notices)
                continue
            done = [choice for choice in state["legal"] if choice["notation"] == "done"]
            choice = (done or state["legal"])[0]
            outcome = await program.post(
                f"{table}/answers", {"question": state["question"], "actions": [choice["notation"]], "key": key()}
            )
            assert outcome["status"] in ("applied", "drafted")
            heard += 1
        assert heard > 5
        events = await program.get(f"{table}/events")
        assert events["events"][-1]["name"] == "game_over"
        later = await program.get(f"{table}/events?since={events['events'][-1]['version'] - 1}")
        assert 0 < len(later["events"]) < len(events["events"])
        assert (await program.browser.get(f"{table}/record")).text.startswith("banneret-record")
        assert state["returns"]


@asynchronous
async def test_a_key_counts_once_and_a_question_that_is_gone_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first = Program(server, await token_of(server.browser()))
        second = Program(server, await token_of(server.browser()))
        made = await first.post("/api/tables", {"game": "havoc", "seats": ["me", "open"], "key": key()})
        table = f"/api/tables/{made['id']}"
        await second.post(f"{table}/seats/1", {"key": key()})
        asked = first if (await first.get(table))["legal"] else second
        state = await asked.get(table)
        once = {"question": state["question"], "actions": ["recruit"], "key": key()}
        assert (await asked.post(f"{table}/answers", once))["status"] == "applied"
        assert (await asked.post(f"{table}/answers", once))["status"] == "repeated"
        assert (await asked.post(f"{table}/answers", {**once, "key": key()}))["status"] == "stale"
        state = await asked.get(table)
        refused = await asked.post(
            f"{table}/answers", {"question": state["question"], "actions": ["out 1"], "key": key()}
        )
        assert refused["status"] == "refused"
        assert refused["rule"].startswith("H-")
        undone = await asked.post(f"{table}/undo", {"question": state["question"], "key": key()})
        assert undone["status"] in ("applied", "refused")


@asynchronous
async def test_a_program_replaces_its_draft(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        program = Program(server, await token_of(server.browser()))
        other = Program(server, await token_of(server.browser()))
        made = await program.post("/api/tables", {"game": "havoc", "seats": ["me", "open"], "key": key()})
        table = f"/api/tables/{made['id']}"
        await other.post(f"{table}/seats/1", {"key": key()})
        asked, waits = (program, other) if (await program.get(table))["legal"] else (other, program)
        question = (await asked.get(table))["question"]
        await asked.post(f"{table}/answers", {"question": question, "actions": ["havoc"], "key": key()})
        state, before = await asked.get(table), await waits.get(table)
        lays = [choice["notation"] for choice in state["legal"] if choice["draft"]][:3]
        for chain in (lays, lays[1:], lays[:1], []):
            sent = {"question": state["question"], "actions": chain, "key": key()}
            assert (await asked.post(f"{table}/draft", sent))["status"] == "drafted"
            assert (await asked.get(table))["draft"] == chain
            assert await waits.get(table) == before
        refused = await asked.post(
            f"{table}/draft", {"question": state["question"], "actions": [lays[0], lays[0]], "key": key()}
        )
        assert refused["status"] == "refused"
        assert (await asked.get(table))["draft"] == []


@asynchronous
async def test_bad_calls_get_a_status_a_code_and_a_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        program = Program(server, await token_of(server.browser()))
        client = program.browser.client
        for path, data, status in (
            ("/api/tables", {"game": "chess", "seats": ["me"], "key": key()}, 404),
            ("/api/tables", {"game": "havoc", "seats": ["me"], "key": key()}, 400),
            ("/api/tables", {"game": "havoc", "seats": ["me", "bot:huge"], "key": key()}, 400),
            ("/api/tables", {"game": "havoc", "seats": ["me", "open"], "key": "x"}, 400),
            ("/api/tables", {"game": "havoc", "seats": ["me", "open"], "key": key(), "more": 1}, 400),
            ("/api/tables", [], 400),
            ("/api/tables/none/answers", {"question": 1, "actions": ["recruit"], "key": key()}, 404),
            ("/api/tables/none/seats/0", {"key": key()}, 404),
        ):
            answer = await client.post(path, json=data)
            assert answer.status_code == status, (path, data, answer.text)
            fault = answer.json()
            assert fault["status"] == status
            assert fault["code"]
            assert fault["sentence"]
            assert not fault["sentence"].startswith("[")
        assert (await client.delete("/api/tables")).status_code == 405
        for body, why in (
            (b"{", "this is not JSON"),
            (b"", "the body is empty"),
            (b"[]", "data: object belongs here, not array"),
            (b'{"game": "havoc", "seats": ["me", "open"]}', "the field key is missing"),
            (b'{"game": "havoc", "seats": ["me", "open"], "key": "abcdefgh", "more": 1}', "there is no field more"),
            (
                b'{"game": "havoc", "seats": ["me", "bot:god"], "key": "abcdefgh"}',
                "seats[1]: bot:god is not one of the choices",
            ),
            (b'{"game": "havoc", "seats": ["me", "open"], "key": "x"}', "key: the length must be >= 8"),
            (
                b'{"game": "havoc", "seats": ["me", "open"], "key": "a b c d e"}',
                "key is not written like this: ^[A-Za-z",
            ),
            (
                b'{"game": "havoc", "seats": ["me", "open"], "key": "abcdefgh", "pace": 99}',
                "pace: the number must be <= 10.0",
            ),
        ):
            answer = await client.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["sentence"].startswith(f"The request does not make sense: {why}"), answer.text
        answer = await client.get("/t/none/moment")
        assert (answer.status_code, "the field step is missing" in answer.text) == (400, True)


@asynchronous
async def test_a_bad_token_is_refused_and_a_cookie_needs_the_pages_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(accept="application/json")
        bad = server.browser(authorization="Bearer nonsense", accept="application/json")
        assert (await bad.get("/api/games")).status_code == 401
        told = await server.browser(accept="application/json").client.post(
            "/api/tables", json={"game": "havoc", "seats": ["me", "open"], "key": key()}
        )
        assert (told.status_code, told.json()["code"]) == (401, "no_token")
        wanted = {"game": "havoc", "seats": ["me", "open"], "key": key()}
        await browser.get("/settings")
        assert (await browser.client.post("/api/tables", json=wanted)).status_code == 403
        assert (await browser.call("POST", "/api/tables", wanted)).status_code == 201


@asynchronous
async def test_the_description_names_every_operation_and_the_page_explains_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        description = (await browser.get("/api/openapi.json")).json()
        assert description["openapi"].startswith("3.")
        operations = {
            (method, path): operation
            for path, methods in description["paths"].items()
            for method, operation in methods.items()
        }
        assert len(operations) == 19
        assert all(path.startswith("/api/") for _, path in operations)
        page = await browser.page("/api")
        for (method, path), operation in operations.items():
            assert operation["description"]
            assert f"{method.upper()} {path}" in re.sub(r"\s+", " ", page.words)
        hungarian = await server.browser("hu").page("/api")
        assert "A programok felülete" in hungarian.words
        for operation in operations.values():
            plain = operation["description"].replace("`", "").partition(".")[0]
            assert plain not in hungarian.words
        for shown in (page, hungarian):
            assert "GET /api/tables/{table}/stream" in re.sub(r"\s+", " ", shown.words)
            assert "web-api-operation" not in shown.words


def test_seats_can_be_planned_as_on_the_page() -> None:
    assert list(get_args(Plan)) == PLANS


@asynchronous
async def test_the_api_answers_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        games = (await server.browser("hu").get("/api/games")).json()
        assert "százéves háború" in games[0]["title"].lower()


@asynchronous
async def test_nobody_can_start_a_program_by_naming_it_as_a_bot(tmp_path: Path) -> None:
    """`exec:` is a name of bots on the command line alone: neither a plan for a seat nor a level may be one."""
    mark = tmp_path / "started"
    async with serving(tmp_path) as server:
        program = Program(server, await token_of(server.browser()))
        for plan in (f"exec:touch {mark}", f"bot:exec:touch {mark}", f"bot:EXEC:touch {mark}"):
            wish = {"game": "havoc", "seats": ["me", plan], "pace": 0, "key": key()}
            answer = await program.browser.client.post("/api/tables", json=wish)
            assert answer.status_code == 400
        with pytest.raises(UserError, match="unknown_level"):
            check_level(f"exec:touch {mark}")
        for level in LEVELS.values():
            assert not is_program(level)
    assert not mark.exists()
