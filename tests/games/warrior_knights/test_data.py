"""The data file: counts of the box, the map, and files laid over it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from banneret.core.errors import DataError
from banneret.games.warrior_knights.rules.board import BRIDGE, MOUNTAIN, NOT_ADJACENT, OPEN_BORDER, RIVER
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    AREA,
    AREA_IDS,
    CITY_AREA,
    CITY_IDS,
    CITY_IN,
    DEAL,
    DRAW,
    EVENT_COLORS,
    EVENTS,
    KINGDOM_AREAS,
    PREVENT,
    TROOP_IDS,
    VICTORY,
)
from banneret.games.warrior_knights.rules.data import WarriorKnightsData, load_data

DATA = load_data()
BOARD = DATA.board


def names(areas: list[int]) -> set[str]:
    return {AREA_IDS[area] for area in areas}


def test_W_3_2_the_backs_of_events_are_those_of_the_data_file() -> None:
    assert [event.color for event in DATA.events] == EVENT_COLORS


def test_W_2_the_box_is_complete() -> None:
    assert (len(DATA.mercenaries), len(DATA.fates), len(DATA.events)) == (66, 24, 36)
    assert sum(card.copies for card in DATA.agendas) == 44
    assert (sum(DATA.action_copies), sum(DATA.neutral_copies), DATA.markers) == (12, 8, 8)
    assert Counter(card.color for card in DATA.events) == {0: 13, 1: 11, 2: 12}
    assert len(DATA.events) == EVENTS
    per_type = Counter[int]()
    for card in DATA.agendas:
        per_type[int(card.type)] += int(card.copies)
    assert per_type == {0: 4, 1: 12, 2: 9, 3: 6, 4: 5, 5: 8}


def test_W_2_1_each_mercenary_nationality_has_eleven_cards() -> None:
    counts = Counter(TROOP_IDS[kind] for kind in DATA.mercenaries)
    assert counts["english_50"] == counts["lombard_100"] == 4
    assert (counts["swiss_150"], counts["swiss_200"]) == (2, 1)


def test_W_2_1_the_fate_deck_names_every_noble_and_city_once() -> None:
    assert {(card.baron, card.shape) for card in DATA.fates} == {(b, s) for b in range(6) for s in range(4)}
    assert {int(card.city) for card in DATA.fates} == set(range(24))
    assert set(Counter(int(card.nation) for card in DATA.fates).values()) == {4}
    battle = Counter(int(card.battle) for card in DATA.fates)
    assert battle == {DEAL: 9, PREVENT: 6, VICTORY: 6, DRAW: 3}
    assert sum(card.revolt for card in DATA.fates) == 6


def test_W_2_1_areas_are_hexes_of_six_rows() -> None:
    for area in range(KINGDOM_AREAS):
        row, col = area // 6 + 1, area % 6 + 1
        shift = 0 if row % 2 == 0 else -1
        around = [(row, col - 1), (row, col + 1)]
        around += [(row + by, col + shift + side) for by in (-1, 1) for side in (0, 1)]
        hexes = {(r - 1) * 6 + c - 1 for r, c in around if 1 <= r <= 6 and 1 <= c <= 6}
        assert set(BOARD.neighbours[area]) == hexes, AREA_IDS[area]


def test_W_2_1_overseas_areas_have_a_port_and_no_land_border() -> None:
    for area in range(KINGDOM_AREAS, len(AREA_IDS)):
        assert BOARD.port[area]
        assert not BOARD.neighbours[area]
    assert names(BOARD.ports[:6]) == {"ballin", "uran", "surat", "isar", "olbi", "thira"}
    assert [CITY_IN[CITY_AREA[city]] for city in range(24)] == list(range(24))
    assert len(CITY_IDS) == 24


@pytest.mark.parametrize(
    ("a", "b", "border"),
    [
        ("ballin", "amber_coast", BRIDGE),
        ("kingsmead", "straven", RIVER),
        ("vecht", "bridgefields", BRIDGE),
        ("ravenwood", "froli", MOUNTAIN),
        ("rota", "olbi", MOUNTAIN),
        ("grey_cape", "kovel", OPEN_BORDER),
        ("grey_cape", "monz", NOT_ADJACENT),
    ],
)
def test_W_2_1_borders(a: str, b: str, border: int) -> None:
    assert BOARD.borders[AREA[a]][AREA[b]] == BOARD.borders[AREA[b]][AREA[a]] == border


def test_X_10_rivers_and_mountains_cannot_be_crossed() -> None:
    assert names(BOARD.steps[AREA["kingsmead"]]) == {"ballin", "froli", "vecht"}
    assert "amber_coast" in names(BOARD.steps[AREA["ballin"]])
    assert names(BOARD.steps[AREA["ravenwood"]]).isdisjoint({"froli", "oakvale", "heron_marsh"})


def test_X_11_three_steps_along_roads_and_no_mixing() -> None:
    isar = AREA["isar"]
    ends = names(BOARD.reach[isar])
    assert {"bridgefields", "vecht", "lenz", "bingen", "kingsmead", "oakvale", "wolf_dale"} <= ends
    assert [AREA["bridgefields"], AREA["iron_hills"]] not in BOARD.paths(isar)
    assert all(len(path) <= 3 for path in BOARD.paths(isar))


def test_case_9_the_great_east_road_from_surat() -> None:
    ends = names(BOARD.reach[AREA["surat"]])
    assert {"monz", "oakvale", "vecht"} <= ends
    assert [AREA["monz"], AREA["ravenwood"]] not in BOARD.paths(AREA["surat"])


def test_W_10_2_a_road_is_gone_back_too_but_no_step_is_taken_twice() -> None:
    for start in range(KINGDOM_AREAS):
        for path in BOARD.ways[start]:
            taken = list(pairwise([start, *path]))
            assert path[-1] != start
            assert len(set(taken)) == len(taken)
            assert len(path) == 1 or all(BOARD.is_road(a, b) for a, b in taken)
    oakvale, vecht, bridgefields, monz = (AREA[name] for name in ("oakvale", "vecht", "bridgefields", "monz"))
    assert [vecht, bridgefields, vecht] in BOARD.ways[oakvale]
    assert [vecht, oakvale, monz] in BOARD.ways[oakvale]


def test_W_10_5_distances_go_over_sea_too() -> None:
    assert BOARD.distance(AREA["cadiz"], AREA["jerusalem"]) == 1
    assert BOARD.distance(AREA["ballin"], AREA["thira"]) == 1
    assert BOARD.distance(AREA["vecht"], AREA["vecht"]) == 0
    assert BOARD.distance(AREA["vecht"], AREA["cadiz"]) == 2


def overlay(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_an_owner_can_change_values(tmp_path: Path) -> None:
    path = overlay(tmp_path, '[[city]]\nid = "vecht"\nstrength = 500\n\n[constants]\nstarting_crowns = 20\n')
    data = load_data(path)
    assert isinstance(data, WarriorKnightsData)
    assert (data.cities[7].strength, data.constants.starting_crowns) == (500, 20)
    assert data.digest != DATA.digest


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[[city]]\nid = "vecht"\nstrength = -1\n', "bad_value"),
        ('[[city]]\nid = "vecht"\nrealm = "overseas"\n', "fixed_value"),
        ('[[fate]]\nid = "fate_01"\ncity = "paris"\n', "bad_value"),
        ('[[mercenary]]\nid = "english_01"\nwage = 9\n', "bad_value"),
        ('[[city]]\nid = "paris"\nstrength = 100\n', "unknown_record"),
        ('[[neutral_action]]\nid = "important_event"\ncopies = 0\n', "bad_value"),
        ('[[agenda]]\nid = "tithe"\ncopies = 2\n', "bad_value"),
        ('[[agenda]]\nid = "chancellor"\ncopies = 2\n', "bad_value"),
        ('[[agenda]]\nid = "marshal"\ncopies = 2\n', "bad_value"),
        ("[constants]\nstrength_per_card = 0\n", "bad_value"),
        ("[constants]\nbreach_value = 0\n", "bad_value"),
        ("[constants]\ncasualty_value = 0\n", "bad_value"),
        ("[constants]\nmax_charges = 0\n", "bad_value"),
        ("[constants]\nspecial_phase_threshold_per_baron = 0\n", "bad_value"),
        ("[constants]\nroad_steps = 40\n", "bad_value"),
        ("[constants]\ninfluence_per_baron = 20\n", "fixed_value"),
        ("[constants]\nfate_draw_cap = 10\n", "fixed_value"),
        ("[constants]\nstacks = 4\n", "fixed_value"),
        ("[constants]\nwage_divisor = 25\n", "fixed_value"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, text))
    assert caught.value.code == code
    assert caught.value.line > 0


def test_an_owner_can_put_several_of_one_motion_among_the_agendas(tmp_path: Path) -> None:
    data = load_data(overlay(tmp_path, '[[agenda]]\nid = "amnesty"\ncopies = 2\n'))
    assert data.agendas[AGENDA["amnesty"]].copies == 2
