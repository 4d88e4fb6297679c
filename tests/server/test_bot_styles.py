"""Bots of the level medium differ at a table: each name plays in its own style, and the table says which."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from banneret.bots import make_bot
from banneret.core.packing import pack_view
from banneret.core.table import open_table
from banneret.games import registry
from banneret.server.jobs import Job, chain_of
from banneret.server.seating import BOT_NAMES, style_of
from banneret.server.store.rows import BOT, PERSON, SeatRow
from banneret.server.thinker import bot_of, think
from banneret.server.web.languages import page_texts
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_api import Program, token_of
from tests.server.web_kit import key, serving


@pytest.mark.parametrize("game", list(registry.SHELF))
def test_the_first_bot_plays_as_the_expert_and_the_next_ones_in_the_styles_of_the_game(game: str) -> None:
    kind = registry.load(game)
    styles = [style_of(kind, SeatRow(seat, BOT, level="medium", name=name)) for seat, name in enumerate(BOT_NAMES)]
    assert styles[: len(kind.bot.styles()) + 1] == ["", *kind.bot.styles()]
    for language in ("en", "hu"):
        assert all(page_texts(language).has(f"web-style-{style}") for style in kind.bot.styles())
    for seat in (
        SeatRow(1, BOT, level="easy", name=BOT_NAMES[1]),
        SeatRow(1, BOT, level="hard", name=BOT_NAMES[1]),
        SeatRow(1, BOT, level="medium", name=BOT_NAMES[1], person="somebody"),
        SeatRow(1, PERSON, level="", name=BOT_NAMES[1], person="somebody"),
        SeatRow(1, BOT, level="medium", name="Somebody else"),
    ):
        assert style_of(kind, seat) == ""


def test_the_thinker_answers_in_the_style_that_it_is_given() -> None:
    kind = registry.load("havoc")
    table = open_table(kind, 2, {}, ["a", "b"], "styles")
    view = table.view(table.game.turn())
    packed = cast(dict[str, object], pack_view(kind, view))
    for style in kind.bot.styles():
        bot = make_bot(kind, f"expert-{style}", seed=1)
        job = Job("havoc", table.record.options, packed, "medium", 1, 0.05, style=style)
        assert bot_of(kind, "medium", style) == bot.name
        assert think(job) == chain_of(view, bot.choose)
    assert bot_of(kind, "medium", "") == "expert"
    assert bot_of(kind, "hard", "bold") == "ismcts"


@asynchronous
async def test_the_table_says_how_its_bots_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        program = Program(server, await token_of(browser))
        made = await program.post(
            "/api/tables",
            {"game": "havoc", "seats": ["me", "bot:medium", "bot:medium", "bot:medium"], "pace": 0, "key": key()},
        )
        state = await program.get(f"/api/tables/{made['id']}")
        assert [seat["style"] for seat in state["seats"]] == ["", "", "bold", "cautious"]
        page = (await browser.get(f"/t/{made['id']}")).text
        assert "bot, medium, bold" in page
        assert "bot, medium, cautious" in page
