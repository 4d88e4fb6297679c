"""Duels, searches and thrusts come out as often as section 13 of the specification has worked out."""

from __future__ import annotations

import pytest

from banneret.core.chance import FastChance
from banneret.games.mousquetaires.rules.cards import ATHOS, DARTAGNAN, FOE_WORDS
from banneret.games.mousquetaires.rules.duel import DUEL_COMPARE, DUEL_ROLL, open_duel
from banneret.games.mousquetaires.rules.searching_paris import search_paris
from banneret.games.mousquetaires.rules.thrusts import count_faces, landed_thrust
from tests.games.mousquetaires.tables import state, table

DUELS = 1500
# Chance to beat the foe in per cent and wounds taken, with 3, 4, 5 and 6 blue dice.
ODDS = {
    "guard2": [(66, 0.50), (93, 0.28), (99, 0.14), (100, 0.07)],
    "boisrenard": [(46, 0.50), (72, 0.37), (80, 0.30), (83, 0.27)],
    "lubin": [(52, 1.09), (84, 0.74), (99, 0.45), (100, 0.25)],
    "cahusac": [(16, 0.52), (45, 0.31), (78, 0.16), (95, 0.08)],
    "brisemont": [(38, 1.05), (73, 0.71), (97, 0.40), (100, 0.20)],
    "bernajoux": [(29, 0.94), (63, 0.65), (87, 0.40), (91, 0.25)],
    "felton": [(25, 1.00), (50, 0.79), (68, 0.61), (74, 0.49)],
    "la_houdiniere": [(21, 1.53), (46, 1.20), (79, 0.80), (99, 0.45)],
    "jussac": [(17, 1.60), (35, 1.43), (60, 1.19), (80, 0.92)],
    "cavois": [(3, 1.53), (8, 1.20), (17, 0.80), (25, 0.45)],
    "rochefort": [(8, 1.12), (27, 0.95), (55, 0.72), (75, 0.53)],
    "de_wardes": [(8, 1.12), (27, 0.95), (55, 0.72), (75, 0.53)],
    "wall": [(7, 0.00), (28, 0.00), (58, 0.00), (84, 0.00)],
    "even": [(36, 0.85), (69, 0.55), (91, 0.23), (99, 0.07)],
    "brute": [(83, 1.19), (98, 0.78), (100, 0.41), (100, 0.20)],
}


@pytest.mark.parametrize("foe", ODDS)
def test_M_7_3_duels_end_as_often_as_worked_out(foe: str) -> None:
    game = state(table({"active": "athos"}))
    chance = FastChance(len(foe))
    needed = 2 if foe == "cavois" else 1
    for blue, (per_cent, wounds) in enumerate(ODDS[foe], start=3):
        won = taken = 0
        for _ in range(DUELS):
            open_duel(game, ATHOS, FOE_WORDS.index(foe), -1)
            game.blue = blue
            rolling = True
            while rolling:
                DUEL_ROLL.run(game, chance)
                game.pop()
                DUEL_COMPARE.run(game, chance)
                rolling = game.stack[-1] is DUEL_ROLL
                if rolling:
                    game.pop()
            won += game.foe_hurt >= needed
            taken += int(game.man_hurt)
        assert abs(100 * won / DUELS - per_cent) < 5, (foe, blue)
        assert abs(taken / DUELS - wounds) < 0.13, (foe, blue)


@pytest.mark.parametrize(
    ("man", "improved", "per_cent"),
    [
        (ATHOS, False, [3.7, 11.1, 21.0, 32.0]),
        (ATHOS, True, [11.1, 27.2, 43.2, 57.1]),
        (DARTAGNAN, False, [11.1, 27.2, 43.2, 57.1]),
        (DARTAGNAN, True, [22.2, 39.5, 53.5, 64.7]),
    ],
)
def test_M_16_5_thrusts_succeed_as_often_as_worked_out(man: int, improved: bool, per_cent: list[float]) -> None:
    """Every roll of so many dice is counted: the odds are exact."""
    name = "athos" if man == ATHOS else "dartagnan"
    game = state(table({"active": "athos", "musketeers": {name: {"thrust": improved}}}))
    for dice, expected in enumerate(per_cent, start=3):
        hits = sum(landed_thrust(game, man, count_faces(list(faces))) != [] for faces in rolls(dice))
        assert round(100 * hits / 3**dice, 1) == expected


def rolls(dice: int) -> list[tuple[int, ...]]:
    """All rolls of blue dice; each face is on two of six sides, so all are equally likely."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(dice):
        found = [(*roll, face) for roll in found for face in range(3)]
    return found


@pytest.mark.parametrize(("actions", "per_cent"), [(3, 65), (4, 93)])
def test_M_11_5_searches_succeed_as_often_as_worked_out(actions: int, per_cent: int) -> None:
    game = state(table({"active": "dartagnan", "paris": "disappearance", "paris_enemies": "jussac"}))
    chance = FastChance(actions)
    done = 0
    for _ in range(DUELS):
        game.constance = 0
        for _ in range(actions):
            search_paris(game, DARTAGNAN, chance)
        done += game.constance == 6
    assert abs(100 * done / DUELS - per_cent) < 5
