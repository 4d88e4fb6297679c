"""Positions: what describes a state puts it up again, and what cannot be is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_options, walk
from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.options import settle_options
from banneret.core.table import open_table
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.positions.words import POSITION_KEYS
from banneret.games.warrior_knights.rules.state import WarriorKnights

LONGEST = 20_000
NAMES = ["Anita", "Mark", "Eva"]


def place(position: dict[str, Any], players: int = 3, options: dict[str, str] | None = None) -> WarriorKnights:
    settled = settle_options(WARRIOR_KNIGHTS.rules.options, players, {} if options is None else options)
    data = WARRIOR_KNIGHTS.rules.load_data()
    WARRIOR_KNIGHTS.positions.scripted(position)
    game = WARRIOR_KNIGHTS.positions.place(position, players, settled, data, FastChance(1), NAMES[:players])
    assert isinstance(game, WarriorKnights)
    return game


@pytest.mark.parametrize("players", WARRIOR_KNIGHTS.players)
def test_what_describes_a_position_puts_it_up_again(players: int) -> None:
    """Along random games every position that can be described stands again, to the byte."""
    checked = 0
    for seed in range(2):
        picker = Picker(seed)
        options = {**random_options(WARRIOR_KNIGHTS, players, picker), "round_limit": "12"}
        names = [f"player {seat}" for seat in range(players)]
        at = open_table(WARRIOR_KNIGHTS, players, options, names, str(seed))
        for step in walk(at, picker, LONGEST):
            if at.game.over or step % 7:
                continue
            told = WARRIOR_KNIGHTS.positions.describe(at.game, names)
            words = {key: value for key, value in told.items() if key in POSITION_KEYS}
            again = WARRIOR_KNIGHTS.positions.place(
                words, players, dict(at.record.options), at.data, FastChance(1), names
            )
            assert WARRIOR_KNIGHTS.positions.describe(again, names) == told
            assert WARRIOR_KNIGHTS.digest(again) == WARRIOR_KNIGHTS.digest(at.game)
            checked += 1
    assert checked > 20


@pytest.mark.parametrize(
    ("position", "key", "why"),
    [
        ({"phase": "tea"}, "phase", "unknown-word"),
        ({"phase": "setup", "round": 3}, "round", "fresh-setup"),
        ({"round": 0}, "round", "range"),
        ({"round": "first"}, "round", "whole-number"),
        ({"fought": 1}, "fought", "true-or-false"),
        ({"barons": {"Otto": {}}}, "barons.Otto", "no-seat"),
        ({"barons": {"Anita": {}, "0": {}}}, "barons.0", "seat-twice"),
        ({"barons": "Anita"}, "barons", "table"),
        ({"barons": {"Anita": 15}}, "barons.Anita", "table"),
        ({"barons": {"Anita": {"baron": "otto"}}}, "barons.Anita.baron", "unknown-word"),
        ({"barons": {"Anita": {"baron": "viola"}, "Eva": {"baron": "viola"}}}, "barons.Eva.baron", "too-many"),
        ({"barons": {"Anita": {"crowns": -1}}}, "barons.Anita.crowns", "range"),
        ({"barons": {"Anita": {"charges": "marshal"}}}, "barons.Anita.charges", "no-charge"),
        ({"barons": {"Anita": {"garrison": 3}}}, "barons.Anita.garrison", "pieces-text"),
        ({"barons": {"Anita": {"garrison": "?"}}}, "barons.Anita.garrison", "hidden-piece"),
        ({"barons": {"Anita": {"garrison": "vassal_100 vassal_100"}}}, "barons.Anita.garrison", "too-many"),
        ({"barons": {"Anita": {"garrison": "swiss_200 swiss_200"}}}, "barons.Anita", "too-many"),
        ({"barons": {"Anita": {"star": {"at": "paris"}}}}, "barons.Anita.star.at", "unknown-word"),
        ({"barons": {"Anita": {"star": {"at": "monz"}}}}, "barons.Anita.star", "no-troops"),
        ({"barons": {"Anita": {"star": {"office": "tithe"}}}}, "barons.Anita.star.office", "no-office"),
        ({"barons": {"Anita": {"star": {"heir": "Otto"}}}}, "barons.Anita.star.heir", "no-seat"),
        ({"barons": {"Anita": {"open_hand": "levy_taxes levy_taxes levy_taxes"}}}, "barons.Anita.open_hand",
         "not-in-hand"),
        ({"cities": {"paris": "Anita"}}, "cities.paris", "unknown-word"),
        ({"cities": {"monz": "Otto"}}, "cities.monz", "no-seat"),
        ({"cities": {"uran": "Anita"}}, "cities.uran", "no-uran"),
        ({"cities": {"monz": {"breaches": 3}}}, "cities.monz.breaches", "too-many-breaches"),
        ({"cities": {"monz": {"fortified": True}}}, "cities.monz.fortified", "fortified-neutral"),
        ({"barons": {"Eva": {"breaches": 5}}}, "barons.Eva.breaches", "too-many-breaches"),
        ({"barons": {"Mark": {"breaches": 1}}}, "barons.Mark.breaches", "breached-off-board"),
        ({"cities": {"monz": {"besieger": "Mark"}}}, "cities.monz.besieger", "siege-without-noble"),
        ({"chairman": "nobody", "phase": "planning"}, "chairman", "no-chairman"),
        ({"pool": 31}, "pool", "pool-too-great"),
        ({"stacks": ["", "", "", ""]}, "stacks", "list-of"),
        ({"stacks": ["madder:levy_taxes madder:levy_taxes madder:levy_taxes"]}, "stacks", "too-many"),
        ({"stacks": ["viola:levy_taxes"]}, "stacks", "unknown-word"),
        ({"stacks": ["uncertain_times uncertain_times"]}, "stacks", "too-many"),
        ({"laid": {"taxation": 3}}, "laid.taxation", "pieces-text"),
        ({"track": {"first": "Otto"}}, "track.first", "no-seat"),
        ({"expeditions": {"china": {"space": 4}}}, "expeditions.china.space", "range"),
        ({"expeditions": {"china": {"space": 2}}}, "expeditions.china.stakes", "expedition-stake"),
        ({"fate": "fate_01 fate_01"}, "fate", "too-many"),
        ({"fate": "fate_25"}, "fate", "unknown-word"),
        ({"laws": "fine"}, "laws", "no-law"),
        ({"laws": "tithe", "current": "tithe"}, "current", "too-many"),
        ({"in_force": {"storms": "Anita"}}, "in_force.storms", "unknown-word"),
        ({"battle": {"hands": ["fate_01"]}}, "battle.hands", "list-of"),
        ({"battle": {"losses": 3}}, "battle.losses", "list-of"),
        ({"picked": {"Anita": 3}}, "picked.Anita", "list-of"),
        ({"chance": 3}, "chance", "table"),
        ({"chance": {"fate": [1.5]}}, "chance.fate", "pieces-text"),
        ({"stack": ["Nobody"]}, "stack", "unknown-word"),
        ({"stack": ["SendCard x"]}, "stack", "frame-parts"),
        ({"phase": "stack", "stack": []}, "stack", "empty-stack"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_reason(position: dict[str, Any], key: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        place(position)
    assert (caught.value.code, caught.value.parts["key"]) == ("impossible_position", key)
    assert caught.value.parts["why"] == f"position-{why}"
    assert not str(caught.value.parts["reason"]).startswith("[")


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ScenarioError) as caught:
        place({"colour": "red"})
    assert caught.value.code == "unknown_key"
    with pytest.raises(ScenarioError) as caught:
        place({"barons": {"Anita": {"star": {"colour": "red"}}}})
    assert (caught.value.code, caught.value.parts["key"]) == ("unknown_key", "barons.Anita.star.colour")


def test_without_a_position_a_game_is_set_up() -> None:
    assert WARRIOR_KNIGHTS.digest(place({})) == WARRIOR_KNIGHTS.digest(WARRIOR_KNIGHTS.new(3, chance=FastChance(1)))


def test_a_seat_named_like_a_baron_plays_him() -> None:
    settled = settle_options(WARRIOR_KNIGHTS.rules.options, 3, {})
    data = WARRIOR_KNIGHTS.rules.load_data()
    names = ["viola", "Mark", "emerande"]
    game = WARRIOR_KNIGHTS.positions.place({"round": 3}, 3, settled, data, FastChance(1), names)
    assert isinstance(game, WarriorKnights)
    assert game.barons == [5, 0, 1]
