"""The shelf: what pages tell of the games."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import banneret.server
from banneret.conformance.picker import Picker
from banneret.core.bits import BIT
from banneret.core.drawing.emblems import EMBLEMS
from banneret.core.table import open_table
from banneret.core.view import SPECTATOR
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.server.scene import Scene
from banneret.server.web.shelf import games_in, settled_options
from banneret.server.web.standings import standing_of

BASE = Path(banneret.server.__file__).parent / "static" / "base.css"
KNIGHTS = registry.load("knights")


def test_every_game_has_a_shield_of_its_own() -> None:
    tinctures = set(re.findall(r"\.tincture-(\w+)", BASE.read_text(encoding="utf-8")))
    badges = [registry.load(name).web.badge() for name in registry.game_ids()]
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


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("name", registry.game_ids())
def test_the_standing_does_not_repeat_the_sentence_above_it(name: str, language: str) -> None:
    kind = registry.load(name)
    players, names = 2, ["Anita", "Márk"]
    table = open_table(kind, players, {}, names, "1")
    picker = Picker(1)
    while not table.game.over:
        seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
        table.submit(seat, [picker.answer(table.legal(seat))])
    log = [SimpleNamespace(event=event) for event in table.log_of(SPECTATOR)]
    scene = SimpleNamespace(kind=kind, view=table.view(SPECTATOR), names=names, log=log)
    wording = Wording(kind, game_texts(kind, language), names, kind.rules.load_data())
    notes = standing_of(cast(Scene, scene), language).notes
    assert wording.event_for_all(log[-1].event) not in notes
    plain = kind.words.standing(
        table.view(SPECTATOR).state, table.log_of(SPECTATOR), language, names, kind.rules.load_data()
    )
    assert set(notes) == {note for note in plain.notes if note != wording.event_for_all(log[-1].event)}
