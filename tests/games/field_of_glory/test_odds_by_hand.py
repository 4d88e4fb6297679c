"""Fights reckoned a second time, out of section 7 and the data file alone."""

from __future__ import annotations

import random
import tomllib
from itertools import product

import pytest

from banneret.games.field_of_glory.kind import FIELD_OF_GLORY

DATA = tomllib.loads((FIELD_OF_GLORY.folder / "data.toml").read_text("utf-8"))
UNITS = {unit["id"]: unit for unit in DATA["unit_type"]}
LETTERS = {
    "el": "elephant", "sp": "spear", "ar": "archers", "lc": "light_cavalry", "li": "light_infantry",
    "mi": "medium_infantry", "cv": "cavalry", "hi": "heavy_infantry", "pk": "pike",
}  # fmt: skip
CARDS = {letters + str(points) for letters, unit in LETTERS.items() for points in UNITS[unit]["command_points"]}
DECK = [points for unit in UNITS.values() for points in unit["command_points"]] + [5] * 5 + [2] * 3
WOODS = {effect["unit"]: effect["value"] for effect in DATA["terrain"][2]["effects"]}


def column(chance: random.Random) -> list[str]:
    """F-6.4.2 One unit, or two that may stand together, the lead first."""
    while True:
        units = [chance.choice(sorted(CARDS)) for _ in range(chance.choice((1, 2)))]
        types = {LETTERS[unit[:2]] for unit in units}
        if len(types) == 1 or "archers" in types or types == {"elephant", "light_infantry"}:
            return units


def lead_of(attack: list[str], defence: list[str], terrain: str, held: bool, flank: bool) -> int:
    """F-7.5 to F-7.7 The attacker's strength over the defender's without bonus cards."""
    ours, theirs = ([LETTERS[unit[:2]] for unit in units] for units in (attack, defence))
    lead = UNITS[ours[0]]["combat_value"] - UNITS[theirs[0]]["combat_value"] + len(ours) - len(theirs) + 2 * flank
    if terrain == "woods":
        lead += WOODS.get(ours[0], 0) - WOODS.get(theirs[0], 0)
    lead -= terrain == "hill" and held
    for effect in UNITS[ours[0]]["effects"]:
        if effect["effect"] == "combat_modifier" and (effect.get("vs") == theirs[0] or effect.get("with") in ours[1:]):
            lead += effect["value"]
    return int(lead)


def test_F_7_6_fights_are_told_as_the_rules_reckon_them() -> None:
    chance, data = random.Random(7), FIELD_OF_GLORY.rules.load_data()
    for _ in range(60):
        attack, defence = column(chance), column(chance)
        terrain = chance.choice(["plain", "rough", "woods", "hill"])
        held, flank = chance.random() < 0.5, chance.random() < 0.3
        given = {"attack": [",".join(attack)], "defence": [",".join(defence)], "terrain": [terrain]}
        given |= {"held": ["1"]} if held else {}
        given |= {"flank": ["1"]} if flank else {}
        shown = FIELD_OF_GLORY.odds.chart("fight", given, "en", data).rows[0].chances
        lead, spear = lead_of(attack, defence, terrain, held, flank), defence[0].startswith("sp")
        ends = [lead + own - other for own, other in product(DECK, DECK)]
        counts = [sum(end > 0 for end in ends), sum(end == 0 for end in ends), sum(end < 0 for end in ends)]
        expected = [counts[0], 0, counts[1] + counts[2]] if spear else counts
        assert shown == pytest.approx([count / len(ends) for count in expected]), (given, lead)
