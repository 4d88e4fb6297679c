"""Bots at a walking pace: the host sets it, every player may hurry them, and in a quick start they set up for all."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.server.bot_play import is_hurried
from banneret.server.snapshot import Snapshot
from banneret.server.web.replays import last_own_step
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_pages import next_page
from tests.server.web_kit import Browser, Server, key, serving


async def new_table(browser: Browser, game: str, *seats: str, **more: str) -> str:
    fields = [("csrf", await browser.csrf()), ("key", key()), ("game", game), ("players", str(len(seats)))]
    fields += [("seat", seat) for seat in seats] + [("pace", "0.0"), ("public", "1"), *more.items()]
    return str((await browser.send("/new", fields)).headers["location"])


async def snapshot_of(server: Server, table: str) -> Snapshot:
    return await (await server.lobby.table(table.rpartition("/")[2])).snapshot()


@pytest.mark.parametrize("game", ["field_of_glory", "warrior_knights"])
@asynchronous
async def test_a_quick_start_begins_with_the_first_decision_of_the_game(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        assert 'name="quick"' in (await browser.get(f"/new?game={game}")).text
        table = await new_table(browser, game, "me", "bot:random", quick="1")
        await next_page(server, browser, table)
        snapshot = await snapshot_of(server, table)
        assert snapshot.table is not None
        opening = snapshot.kind.web.opening()
        assert opening
        assert not snapshot.table.game.stack[-1].rule.startswith(opening)
        assert any(line.seat == 0 for line in snapshot.table.record.lines), "somebody has set up for me"
        assert not snapshot.left_to_bot(0)


@asynchronous
async def test_games_without_anything_to_set_up_offer_no_quick_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert 'name="quick"' not in (await server.browser().get("/new?game=havoc")).text


@asynchronous
async def test_hurrying_counts_until_a_person_answers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest, stranger = (server.browser(address=f"10.0.0.{number}") for number in (1, 2, 3))
        table = await new_table(host, "havoc", "me", "open")
        await guest.click(await guest.page(table), formaction=f"{table}/seat/1", value="take")
        assert not is_hurried(await snapshot_of(server, table))
        refused = await stranger.send(f"{table}/hurry", [("csrf", await stranger.csrf()), ("key", key())])
        assert refused.status_code == 403
        await guest.send(f"{table}/hurry", [("csrf", await guest.csrf()), ("key", key())])
        assert is_hurried(await snapshot_of(server, table))
        asked = host if (await snapshot_of(server, table)).asked() == [0] else guest
        page = await asked.page(table)
        await asked.click(page, name="action")
        snapshot = await snapshot_of(server, table)
        if snapshot.steps:
            assert not is_hurried(snapshot)
            assert last_own_step(snapshot, snapshot.seat_of(asked.person())) == snapshot.steps


@asynchronous
async def test_only_the_host_changes_the_pace_and_nothing_else_changes_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = server.browser(), server.browser(address="10.0.0.2")
        table = await new_table(host, "havoc", "me", "open", odds="1", title="Friday")
        await guest.click(await guest.page(table), formaction=f"{table}/seat/1", value="take")
        wish = [("pace", "2.0"), ("key", key())]
        assert (await guest.send(f"{table}/pace", [("csrf", await guest.csrf()), *wish])).status_code == 403
        await host.send(f"{table}/pace", [("csrf", await host.csrf()), *wish])
        settings = (await snapshot_of(server, table)).settings
        assert (settings.pace, settings.odds, settings.title, settings.public) == (2.0, True, "Friday", True)
