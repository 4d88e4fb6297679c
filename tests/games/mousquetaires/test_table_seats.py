"""Sides at the web table: who plays for whom is told before the game, and the musketeers win and lose together."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace as with_fields

from banneret.core.chance import FastChance
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.server.store.rows import OVER
from banneret.server.web.regions import TableArtist
from tests.games.mousquetaires.tables import play, table
from tests.server.lobby_kit import AT_ONCE, asynchronous, key, says
from tests.server.web_kit import serving

SIDES = {"en": ("Musketeers", "Milady"), "hu": ("Testőrök", "Milady")}


def test_M_2_5_the_last_seat_is_miladys_where_she_has_a_player() -> None:
    def sides(players: int, milady: str) -> list[str]:
        return [MOUSQUETAIRES.rules.side_of(seat, players, {"milady": milady}) for seat in range(players)]

    assert sides(5, "player") == ["musketeers"] * 4 + ["milady"]
    assert sides(2, "player") == ["musketeers", "milady"]
    assert sides(4, "none") == ["musketeers"] * 4
    assert sides(1, "player") == ["musketeers"], "one person plays without her"


@asynchronous
async def test_the_form_and_the_list_of_seats_tell_the_sides(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for language, sides in SIDES.items():
            browser = server.browser(language)
            form = await browser.page("/new?game=mousquetaires")
            assert {"en": "The last seat is Milady", "hu": "Az utolsó hely Miladyé"}[language] in form.words
            proposed = next(fields for fields in form.fields.values() if ("game", "mousquetaires") in fields)
            assert ("option-emergency_mode", "timer") in proposed, "people who play live play against the clock"
            await browser.send("/settings/quick", [("csrf", await browser.csrf()), ("language", language)])
            person = await server.lobby.people.get(browser.person())
            made = await server.lobby.create(person, key(), "mousquetaires", 3, ["me", "open", "open"], {}, AT_ONCE)
            page = (await browser.get(f"/t/{made.id}")).text
            assert [page.count(f'<span class="tag">{side}</span>') for side in sides] == [2, 1]


@asynchronous
async def test_M_24_1_alone_no_bot_is_needed_and_the_standing_names_the_side(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        await browser.send("/settings/quick", [("csrf", await browser.csrf()), ("language", "en")])
        person = await server.lobby.people.get(browser.person())
        made = await server.lobby.create(person, key(), "mousquetaires", 1, ["me"], {"milady": "none"}, AT_ONCE)
        live = await server.lobby.table(made.id)
        chance = FastChance(4)
        for _ in range(600):
            scene = await live.scene(person.id)
            if scene.status == OVER:
                break
            assert [card.kind for card in scene.seats] == ["person"]
            legal = list(scene.legal)
            await says(live, person, "end turn" if "end turn" in legal else legal[chance.below(len(legal), "choice")])
        page = await browser.page(f"/t/{made.id}/standing")
        assert "Musketeers" in page.words
        assert "D'Artagnan, Aramis, Athos, Porthos" in page.words


@asynchronous
async def test_M_5_6_of_two_answers_that_end_an_offer_only_making_it_is_the_great_button(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        person = await server.lobby.people.enter("Anita", "en")
        made = await server.lobby.create(person, key(), "mousquetaires", 1, ["me"], {"milady": "none"}, AT_ONCE)
        scene = await (await server.lobby.table(made.id)).scene(person.id)
        legal = {text: MOUSQUETAIRES.rules.catalogue.parse(text) for text in ("call off", "offer", "give combat")}
        buttons = TableArtist(with_fields(scene, legal=legal, draft=["give combat"]), "en").buttons({"give combat"})
        assert [(button.notation, button.primary) for button in buttons] == [("call off", False), ("offer", True)]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_M_21_1_the_musketeers_share_the_first_place(language: str) -> None:
    at = table({
        "active": "porthos", "board_number": 4, "room": 4, "board": "- - - - - - - - - erudition* dagger* brute*",
        "epic": 3, "musketeers": {"porthos": {"at": "quest"}},
    })  # fmt: skip
    play(at, "passage")
    told = MOUSQUETAIRES.words.standing(at.game, at.log, language, at.record.seats, at.data)
    assert [(row.seat, row.place, row.won) for row in told.rows] == [
        (0, 1, True), (1, 1, True), (2, 1, True), (3, 1, True), (4, 2, False),
    ]  # fmt: skip
    assert {row.cells[1] for row in told.rows[:4]} == {SIDES[language][0]}
