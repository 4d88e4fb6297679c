"""Positions: what describes a state puts it up again, and what cannot be is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_table, walk
from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.kernel import Game
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.positions.words import POSITION_KEYS
from banneret.games.mousquetaires.rules.cards import MUSKETEER_IDS
from banneret.games.mousquetaires.rules.state import Mousquetaires
from tests.games.mousquetaires.tables import table, told

LONGEST = 2_000


def digest_of(game: Game) -> str:
    """The digest with cards in order where their order does not matter."""
    assert isinstance(game, Mousquetaires)
    copy = game.clone()
    for cards in [*copy.hands, *copy.shown, copy.siege_cards, copy.treachery_hand, copy.treachery_shown, copy.tokens]:
        cards.sort()
    return MOUSQUETAIRES.digest(copy)


@pytest.mark.parametrize("players", MOUSQUETAIRES.players)
def test_what_describes_a_position_puts_it_up_again(players: int) -> None:
    """Along random games every position that can be described stands again, to the byte."""
    checked = 0
    for seed in range(2):
        picker = Picker(seed)
        at = random_table(MOUSQUETAIRES, players, picker)
        names = at.record.seats
        for place in walk(at, picker, LONGEST):
            if at.game.over or place % 5 or told(at)["round_phase"] == 0:
                continue
            words = {key: value for key, value in told(at).items() if key in POSITION_KEYS}
            words["phase"] = "stack"
            words.pop("enemy_life") if not words["enemy_life"] else None
            options = dict(at.record.options)
            again = MOUSQUETAIRES.positions.place(words, players, options, at.data, FastChance(1), names)
            assert MOUSQUETAIRES.positions.describe(again, names) == MOUSQUETAIRES.positions.describe(at.game, names)
            assert digest_of(again) == digest_of(at.game)
            checked += 1
    assert checked > 10


@pytest.mark.parametrize(
    ("position", "key", "why"),
    [
        ({"phase": "tea"}, "phase", "unknown-word"),
        ({"time": 12}, "time", "range"),
        ({"time": "noon"}, "time", "whole-number"),
        ({"isolated": 1}, "isolated", "true-or-false"),
        ({"hands": {"Otto": ""}}, "hands.Otto", "no-seat"),
        ({"hands": {"Anita": "", "0": ""}}, "hands.0", "seat-twice"),
        ({"hands": "combat"}, "hands", "table"),
        ({"hands": {"Anita": 3}}, "hands.Anita", "pieces-text"),
        ({"hands": {"Anita": "?"}}, "hands.Anita", "hidden-piece"),
        ({"hands": {"Anita": "kitty kitty"}}, "hands.Anita", "too-many"),
        ({"hands": {"Milady": "kitty"}}, "hands.Milady", "milady-has-no-hand"),
        ({"hands": {"Anita": "kitty"}, "shown": {"Anita": "winter"}}, "shown.Anita", "not-in-hand"),
        ({"siege_cards": "combat combat combat combat"}, "siege_cards", "siege-full"),
        ({"paris_overcome": "panache", "paris": "captive"}, "paris_overcome", "no-such-challenge"),
        ({"paris_enemies": "jussac"}, "paris_enemies", "no-mission"),
        ({"paris": "captive", "paris_trap": "thief harlot"}, "paris_trap", "one-trap"),
        ({"paris": "captive", "paris_trap": "nemesis"}, "named", "nemesis-named"),
        ({"board": "decoy"}, "board", "board-size"),
        ({"musketeers": {"athos": {"owner": "Milady"}}}, "musketeers.athos.owner", "milady-leads-nobody"),
        ({"musketeers": {"athos": {"owner": "nobody"}}}, "musketeers", "in-play"),
        ({"musketeers": {"athos": {"life": 0, "at": "paris"}}}, "musketeers.athos.at", "lies-elsewhere"),
        ({"musketeers": {"athos": {"route": "rooms"}}}, "musketeers.athos.route", "route-elsewhere"),
        ({"musketeers": {"planchet": {}}}, "musketeers.planchet", "unknown-word"),
        ({"destination": "paris", "card": "none"}, "card", "card-and-destination"),
        ({"destination": "paris", "ruled_out": "paris"}, "ruled_out", "ruled-out"),
        ({"duel": {"foe": "jussac"}}, "duel.man", "duellist"),
        ({"active": "athos", "musketeers": {"athos": {"life": 0}}}, "active", "nobody-acts"),
        ({"active": "athos", "musketeers": {"athos": {"done": True}}}, "active", "had-his-turn"),
        ({"phase": "siege", "active": "athos"}, "active", "no-turn-now"),
        ({"chance": {"red": "lily"}}, "chance.red", "no-such-face"),
        ({"chance": 3}, "chance", "table"),
        ({"stack": ["Nobody"]}, "stack", "unknown-word"),
        ({"stack": ["TakeAction x"]}, "stack", "frame-parts"),
        ({"phase": "stack", "stack": []}, "stack", "empty-stack"),
        ({"stack": ["NextRound", "TakeAction 0 0"], "active": "dartagnan"}, "stack", "no-end-of-turn"),
        ({"musketeers": {"athos": {"equipment": "pistol armour toledo"}}}, "musketeers.athos.equipment", "slots"),
        ({"musketeers": {"athos": {"skills": "panache nobility erudition"}}}, "musketeers.athos.skills", "slots"),
        ({"musketeers": {"athos": {"at": "quest", "route": "rooms", "space": 3}}}, "musketeers.athos.space",
         "uncleared"),
        ({"musketeers": {"athos": {"banned": True}}}, "musketeers.athos.banned", "banned"),
        ({"musketeers": {man: {"thrust": True} for man in MUSKETEER_IDS}, "items_gone": {"thrust": 1}}, "musketeers",
         "too-many"),
        ({"rochefort": 0, "destination": "paris"}, "destination", "without-rochefort"),
        ({"treachery_hand": "plot", "treachery_shown": "balm"}, "treachery_shown", "not-in-hand"),
        ({"louvre": "poisons_affair", "louvre_overcome": True}, "louvre_overcome", "mission-complete"),
        ({"board_number": 3, "board": "guard2 guard2 -"}, "board", "road-finished"),
        ({"board_number": 3, "board": "guard2 guard2 panache"}, "board", "challenges"),
        ({"board_number": 3, "board": "guard2 guard2 decoy"}, "board", "decoys"),
        ({"board_number": 4, "tokens_gone": "decoy decoy decoy decoy"}, "board", "tokens-left-out"),
        ({"dice": {"blue": "sword sword sword sword sword sword sword"}}, "dice.blue", "dice"),
        ({"duel": {"foe": "jussac", "man": "athos"}, "musketeers": {"athos": {"life": 0}}}, "duel.man",
         "duellist-stands"),
        ({"picked": {"Mark": [4]}}, "picked", "not-asked"),
        ({"picked": {"Anita": ["combat"]}}, "picked.Anita", "whole-number"),
        ({"round": 40}, "round", "range"),
        ({"stack": ["NextRound", "DealHands"]}, "deck", "pieces-lost"),
        ({"top_known": True, "treachery_rest": "discard"}, "top_known", "no-top-card"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_reason(position: dict[str, Any], key: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(position)
    assert (caught.value.code, caught.value.parts["key"]) == ("impossible_position", key)
    assert caught.value.parts["why"] == f"position-{why}"
    assert not str(caught.value.parts["reason"]).startswith("[")


def test_a_treachery_hand_needs_a_milady() -> None:
    with pytest.raises(ScenarioError) as caught:
        table({"treachery_hand": "plot"}, 4, {"milady": "none"})
    assert caught.value.parts["why"] == "position-no-milady"


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ScenarioError) as caught:
        table({"colour": "red"})
    assert caught.value.code == "unknown_key"


def test_M_4_1_without_rochefort_a_face_down_card_is_none_of_three() -> None:
    """A seat that guesses where Milady is guesses nothing that she could not have chosen."""
    at = table({"active": "porthos", "rochefort": 0, "destination": "lodging"})
    assert told(at)["ruled_out"] == "paris louvre quest"
    sampler = MOUSQUETAIRES.sight.sampler(at.view(0))
    for seed in range(20):
        sampler.sample(FastChance(seed)).check()
    with pytest.raises(ScenarioError):
        table({"active": "porthos", "rochefort": 0, "destination": "paris"})
