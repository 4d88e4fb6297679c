"""The table in a terminal: within the width, in both languages, from what the seat may see."""

from __future__ import annotations

import re

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import drafted, random_chain, random_table
from banneret.core.bits import BIT
from banneret.core.terminal import shown
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.board import BRIDGE, MOUNTAIN, OPEN_BORDER, RIVER
from banneret.games.warrior_knights.rules.cards import AREA, FATE_IDS, PORT, STAR
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.state import ASSAULT, WarriorKnights, put, put_list
from banneret.games.warrior_knights.terminal.map import MapDrawing
from banneret.games.warrior_knights.words import texts_in
from tests.games.warrior_knights.tables import charge, city, law, noble, office, own, play, reveal, table, troop

LANGUAGES = ("en", "hu")
NAMES = ["Anita", "Márk von und zu Hohenstaufen", "Éva", "Jenő", "Odo", "Ursula"]
UNSAID = re.compile(r"\[(sheet|army|troop|nation|result|action|votes)-")


def picture(game: WarriorKnights, seat: int, language: str = "en", width: int = 100) -> str:
    view = WARRIOR_KNIGHTS.view(game, seat)
    lines = WARRIOR_KNIGHTS.terminal.draw(
        view, language, NAMES[: game.players], WARRIOR_KNIGHTS.rules.load_data(), width, colour=False
    )
    assert {shown(line) for line in lines} == {width}
    return "\n".join(lines)


@pytest.mark.parametrize("players", WARRIOR_KNIGHTS.players)
def test_the_table_fits_its_width(players: int) -> None:
    picker = Picker(players)
    at = random_table(WARRIOR_KNIGHTS, players, picker)
    for number in range(260):
        if at.game.over:
            break
        seat = next(one for one in range(players) if at.waiting() & BIT[one])
        chain = random_chain(at.game, seat, picker)
        if number % 20 == 0:
            if drafts := drafted(at.game, seat, chain):
                at.submit(seat, drafts)
            for looker in (-1, seat):
                for language, width, colour in (("en", 80, True), ("hu", 100, False), ("hu", 80, True)):
                    names = NAMES[:players]
                    drawn = WARRIOR_KNIGHTS.terminal.draw(at.view(looker), language, names, at.data, width, colour)
                    assert {shown(line) for line in drawn} == {width}
                    assert not any(UNSAID.search(line) for line in drawn)
            at.cancel(seat)
        at.submit(seat, chain)


def test_places_nobles_and_numbers_are_on_the_map() -> None:
    game = table()
    own(game, 0, "monz")
    game.fortified |= BIT[city("monz")]
    star = noble(game, 0, "star", "monz", "vassal_50")
    game.exhausted |= BIT[star]
    drawn = picture(game, 0)
    sign = "MENZOV"[game.barons[0]]
    assert f"300/3 {sign}+" in drawn
    assert f"{sign.lower()}★" in drawn
    assert f"♜{sign} 400" in drawn


def test_a_siege_shows_its_besieger_and_a_ship_its_port() -> None:
    game = table()
    noble(game, 1, "circle", "froli", "vassal_50")
    game.besiegers = put(game.besiegers, city("froli"), 1)
    sailor = noble(game, 2, "square", "acre", "vassal_100")
    game.places = put(game.places, sailor, AREA["acre"] + PORT)
    drawn = picture(game, 0)
    assert f"⚔{'MENZOV'[game.barons[1]]}" in drawn
    assert f"~{'MENZOV'[game.barons[2]]}■" in drawn
    assert "at sea: Acre" in drawn


def test_every_border_is_drawn_as_the_rules_see_it() -> None:
    game = table()
    data = load_data()
    view = WARRIOR_KNIGHTS.view(game, -1)
    assert isinstance(view.state, WarriorKnights)
    from banneret.core.terminal import Pen

    drawing = MapDrawing(view.state, texts_in("en"), data, Pen(100, False))
    signs = {OPEN_BORDER: " :", BRIDGE: "=#", RIVER: "≈", MOUNTAIN: "^"}
    for here in range(36):
        for there in data.board.neighbours[here]:
            kind = data.board.borders[here][there]
            assert drawing.border(here, there, True, ":") in signs[kind]
            assert (drawing.border(here, there, True, ":") in ":#") == data.board.is_road(here, there)


def test_the_lines_between_rows_show_every_closed_border() -> None:
    data = load_data()
    from banneret.core.terminal import Pen

    drawing = MapDrawing(table(), texts_in("en"), data, Pen(100, False))
    for row in range(5):
        closed = 0
        for here in range(row * 6, row * 6 + 6):
            for there in data.board.neighbours[here]:
                if there // 6 == row + 1 and data.board.borders[here][there] != OPEN_BORDER:
                    closed += 1
        assert len(re.findall(r"[≈^=#]+", drawing.beneath(row))) == closed


def test_barons_tokens_charges_and_offices_are_named() -> None:
    game = table()
    charge(game, 0, "admiral")
    law(game, "tithe")
    army = noble(game, 1, "star", "rota", "vassal_50")
    office(game, army, "marshal")
    game.casualties = put(game.casualties, army, 1)
    game.banned = BIT[2]
    drawn = picture(game, 0)
    for words in ("Chairman", "Head of the Church", "banned", "Admiral", "Tithe", "Marshal of the Realm", "1 casualty"):
        assert words in drawn


def test_areas_track_offer_and_expeditions_are_shown() -> None:
    game = table()
    game.laid = put_list(game.laid, 0, [0, 6])
    game.track = put(game.track, 1, 2)
    game.expeditions = put(game.expeditions, 2, 1)
    game.stakes = put(game.stakes, 2 * 3 + 1, 4)
    game.blessed = BIT[2]
    drawn = picture(game, 0)
    signs = ["MENZOV"[baron] for baron in game.barons]
    assert f"Taxation 2/6 {signs[0]}{signs[1]}" in drawn
    assert f"[·] [{signs[2]}] 2[·] 3[·] 4[ ]" in drawn  # two spaces without a number, then those from 2 on
    assert f"China 1/3 ({signs[1]}4, blessed)" in drawn


def test_a_battle_hand_is_drawn_for_its_owner_alone() -> None:
    game = table()
    game.battle_kind = ASSAULT
    game.attacker, game.defender = 0, 1
    game.battle_area = AREA["monz"]
    game.fate_hands = [[FATE_IDS.index("fate_02"), FATE_IDS.index("fate_01")], [5]]
    assert "Your Fate" in picture(game, 0)
    assert "attacker: deal 100, prevent 100" in picture(game, 0)
    assert "attacker: 2 cards" in picture(game, 2)
    assert "Your Fate" not in picture(game, 2)


def test_what_is_chosen_and_planned_is_drawn_for_its_owner_alone() -> None:
    game = table()
    troop(game, 0, "star", "vassal_50")
    game.places = put(game.places, STAR, AREA["monz"])
    reveal(game, "0:mobilize_forces", "0:levy_taxes")
    play(game, "target surat", "choose star")
    mine = picture(game, 0)
    assert "Chosen" in mine
    assert "1: Levy Taxes" in mine
    assert "Chosen" not in picture(game, 1)
    assert "Levy Taxes" not in picture(game, 1).split("Your hand")[0]


@pytest.mark.parametrize(
    ("language", "held", "none"),
    [("en", "heir held by Éva", "no heir"), ("hu", "örököse túsz, őrzője Éva", "nincs örököse")],
)
def test_W_16_2_hostage_and_dead_heirs_are_told(language: str, held: str, none: str) -> None:
    game = table(3, {"exchange_heirs": "on"})
    assert held not in picture(game, 0, language)
    game.heirs = put(game.heirs, 1, 2)  # off the board and without troops
    assert held in picture(game, 1, language)
    assert none not in picture(game, 1, language)
    game.heirs = put(game.heirs, 1, -1)
    assert none in picture(game, -1, language)


@pytest.mark.parametrize(
    ("language", "waits"), [("en", "dead, waits for his heir"), ("hu", "halott, az örökösére vár")]
)
def test_W_16_2_who_waits_for_his_heir_is_told(language: str, waits: str) -> None:
    for option in ("off", "on"):
        game = table(3, {"exchange_heirs": option})
        game.dead = BIT[1]
        assert (waits in picture(game, 2, language)) == (option == "on")


def test_W_1_1_an_office_is_told_of_a_noble_off_the_board_too() -> None:
    game = table()
    assert "Prince-Bishop" not in picture(game, 0)
    office(game, 2, "bishop")
    assert "Prince-Bishop" in picture(game, 1)
