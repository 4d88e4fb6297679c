"""What may be done at any time: by programs, by forms without scripts, and never by others."""

from __future__ import annotations

from pathlib import Path

from tests.server.lobby_kit import asynchronous
from tests.server.test_web_api import Program, token_of
from tests.server.web_kit import key, serving

TABLE = {"game": "warrior_knights", "seats": ["me", "open", "bot:easy"], "pace": 0, "public": True}


@asynchronous
async def test_a_program_gives_crowns_beside_the_question(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Program(server, await token_of(server.browser()))
        bela = Program(server, await token_of(server.browser(address="10.0.0.2")))
        made = await anna.post("/api/tables", {**TABLE, "key": key()})
        table = f"/api/tables/{made['id']}"
        await bela.post(f"{table}/seats/1", {"key": key()})
        before = await anna.get(table)
        gifts = [choice["notation"] for choice in before["side"] if choice["notation"].startswith("gift ")]
        assert len(gifts) == 30, "15 crowns to each of two Barons"
        once = {"action": gifts[4], "key": key()}
        assert (await anna.post(f"{table}/side", once))["status"] == "applied"
        assert (await anna.post(f"{table}/side", once))["status"] == "repeated"
        after = await anna.get(table)
        assert sum(choice["notation"].startswith("gift ") for choice in after["side"]) == 20
        assert (after["question"], after["legal"]) == (before["question"], before["legal"])
        refused = await anna.post(f"{table}/side", {"action": gifts[14], "key": key()})
        assert (refused["status"], refused["code"]) == ("refused", "no_side_act")
        assert "not possible now" in refused["sentence"]
        stranger = Program(server, await token_of(server.browser(address="10.0.0.3")))
        assert (await stranger.get(table))["side"] == []
        answer = await stranger.browser.client.post(f"{table}/side", json={"action": gifts[0], "key": key()})
        assert answer.status_code == 403


@asynchronous
async def test_the_page_offers_a_list_for_each_receiver_and_works_without_scripts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        csrf = await anna.csrf()
        seats = {**TABLE, "seats": ["me", "bot:easy", "bot:easy"], "key": key()}
        made = (await anna.call("POST", "/api/tables", seats)).json()
        page = await anna.page(f"/t/{made['id']}")
        lists = [given for tag, given in page.tags if tag == "select" and given.get("form") == "anytime"]
        assert [given["name"] for given in lists] == ["choice-0", "choice-1"]
        values = [given["value"] for tag, given in page.tags if tag == "option" and given["value"].startswith("gift ")]
        assert len(values) == 30
        fields = [
            ("csrf", csrf),
            ("key", key()),
            ("choice-0", values[2]),
            ("choice-1", values[-1]),
            ("from", "choice-0"),
        ]
        sent = await anna.send(f"/t/{made['id']}/side", fields)
        assert sent.status_code in (200, 303)
        left = await anna.page(f"/t/{made['id']}")
        gone = [given["value"] for tag, given in left.tags if tag == "option" and given["value"].startswith("gift ")]
        assert len(gone) == 24
        refused = await anna.send(f"/t/{made['id']}/side", [("csrf", csrf), ("key", key()), ("act", values[14])])
        assert refused.status_code == 409
        assert "not possible now" in refused.text


@asynchronous
async def test_games_without_such_acts_offer_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        page = await anna.page(await anna.play_now())
        assert not [given for tag, given in page.tags if given.get("class") == "anytime"]
