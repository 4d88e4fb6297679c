"""The shelf: what pages tell of the games."""

import re
from pathlib import Path

import banneret.server
from banneret.core.drawing.emblems import EMBLEMS
from banneret.games import registry
from banneret.server.web.shelf import games_in, settled_options

BASE = Path(banneret.server.__file__).parent / "static" / "base.css"
KNIGHTS = registry.load("knights")


def test_every_game_has_a_shield_of_its_own() -> None:
    tinctures = set(re.findall(r"\.tincture-(\w+)", BASE.read_text(encoding="utf-8")))
    badges = [registry.load(name).badge() for name in registry.game_ids()]
    assert len(set(badges)) == len(badges)
    for tincture, emblem in badges:
        assert tincture in tinctures
        assert emblem in EMBLEMS
    for game in games_in("en"):
        assert "game-badge" in str(game["badge"])


def test_what_a_table_agreed_on_is_told_in_words_even_where_it_is_none_of_the_values_proposed() -> None:
    told = {one["name"]: one["value"] for one in settled_options(KNIGHTS, "en", {"max_rounds": "7"})}
    assert told["Limit of rounds"] == "7 rounds"
    assert {one["name"]: one["value"] for one in settled_options(KNIGHTS, "hu", {})}[
        "A fordulók korlátja"
    ] == "Nincs korlát"
