"""Duels reckoned a second time, out of the pseudo-code of M-7.3 and the data file alone: every roll, all gear."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from banneret.games.mousquetaires.kind import MOUSQUETAIRES

FOES = {foe["id"]: foe for foe in tomllib.loads((MOUSQUETAIRES.folder / "data.toml").read_text("utf-8"))["enemies"]}
SWORD, SHIELD, LILY = "sword", "shield", "lily"
BLUE, RED = (SWORD, SHIELD, LILY), (SWORD, SHIELD)  # each face equally often
End = tuple[int, int]  # wounds given and taken


def rolls(dice: int, faces: tuple[str, ...]) -> Iterator[tuple[Counter[str], float]]:
    counted = Counter(tuple(sorted(roll)) for roll in product(faces, repeat=dice))
    for roll, ways in counted.items():
        yield Counter(roll), ways / len(faces) ** dice


def holds(roll: Counter[str], thrust: list[str]) -> bool:
    return bool(thrust) and all(roll[face] >= count for face, count in Counter(thrust).items())


def duel(foe: dict[str, Any], blue: int, thrusts: list[list[str]], gear: set[str]) -> dict[End, float]:
    """How often the duel ends how; a Toledo sword is used where it is worth most, a wound a tenth of a victory."""
    life: int = foe["life"]
    special, armour = foe["special"], int("armour" in gear)

    def worth(ends: dict[End, float]) -> float:
        return round(sum(share * ((given >= life) - taken / 10) for (given, taken), share in ends.items()), 9)

    @cache
    def rolled(blue: int, red: int, first: bool, sword: bool) -> dict[End, float]:
        total: dict[End, float] = {}
        for theirs, their_share in rolls(red, RED):
            for mine, share in rolls(blue, BLUE):
                ways = [compared(mine, theirs, blue, red, first, sword)]
                for face in filter(mine.get, BLUE if sword else ()):
                    again: dict[End, float] = {}
                    for fresh in BLUE:
                        other = mine - Counter([face]) + Counter([fresh])
                        for end, chance in compared(other, theirs, blue, red, first, False).items():
                            again[end] = again.get(end, 0.0) + chance / 3
                    ways.append(again)
                for end, chance in max(ways, key=worth).items():
                    total[end] = total.get(end, 0.0) + share * their_share * chance
        return total

    def compared(
        mine: Counter[str], theirs: Counter[str], blue: int, red: int, first: bool, sword: bool
    ) -> dict[End, float]:
        thrust = special != "thrust_immune" and any(holds(mine, one) for one in thrusts)
        if thrust or holds(theirs, foe["thrust"]):
            return {(int(thrust), int(holds(theirs, foe["thrust"]))): 1.0}
        given = mine[SWORD] + (first and "pistol" in gear) - theirs[SHIELD] - (special == "armour")
        taken = theirs[SWORD] + (first and special == "pistol") - mine[SHIELD] - armour
        if given > 0 or taken > 0:
            return {(max(0, given), max(0, taken)): 1.0}
        blue, red = max(0, blue - 1), max(0, red - 1)
        return rolled(blue, red, False, sword) if blue or red else {(0, 0): 1.0}

    return rolled(blue, foe["dice"], True, "toledo" in gear)


@pytest.mark.parametrize(
    ("foe", "man", "gear"),
    [
        ("boisrenard", "athos", ""),
        ("lubin", "porthos", "armour"),
        ("cahusac", "dartagnan", "pistol"),
        ("felton", "dartagnan", "thrust"),
        ("brisemont", "aramis", "toledo"),
        ("boisrenard", "athos", "thrust pistol armour toledo"),
        ("cavois", "porthos", "thrust armour"),
        ("jussac", "dartagnan", "thrust"),
    ],
)
def test_M_7_3_duels_are_told_as_the_rules_reckon_them(foe: str, man: str, gear: str) -> None:
    own = ["lily", "lily", "sword"] if man == "dartagnan" else ["lily"] * 3
    improved = ["lily", "lily", "shield"]
    thrusts = [own] if "thrust" not in gear else [own, improved] if man == "dartagnan" else [improved]
    given = {"foe": [foe], "man": [man], **{one: ["1"] for one in gear.split()}}
    chart = MOUSQUETAIRES.odds.chart("duel", given, "en", MOUSQUETAIRES.rules.load_data())
    life = 5 if man == "porthos" else 3
    for dice, row in enumerate(chart.rows[:2], start=3):
        ends = duel(FOES[foe], dice, thrusts, set(gear.split()))
        beaten = sum(share for (wounds, _), share in ends.items() if wounds >= FOES[foe]["life"])
        hurt = [sum(share for (_, taken), share in ends.items() if taken >= least) for least in (1, life)]
        assert row.chances == pytest.approx([beaten, *hurt], abs=1e-9)


def test_M_13_8_a_marker_that_stays_where_it_is_moves_by_no_negative_number() -> None:
    given = {"blue": ["6"], "red": ["4"]}
    chart = MOUSQUETAIRES.odds.chart("siege", given, "en", MOUSQUETAIRES.rules.load_data())
    assert "+0.00" in chart.notes[0]
