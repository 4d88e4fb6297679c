"""F-5.7 to F-5.10 Flank attacks."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.flanks import flank_options
from banneret.games.field_of_glory.rules.state import PLAYERS, Charter, FieldOfGlory
from tests.games.field_of_glory.tables import DATA, asked, fought, legal, play, question, refused, state, table, told

FLANK: dict[str, Any] = {
    "phase": "flank", "turn": "Red", "units": {"Red": {2: "hi2", 3: "mi2"}, "Blue": {2: "cv2"}},
    "hands": {"Red": "li2 li3", "Blue": "li2 li3"},
}  # fmt: skip


def targets(mine: str, theirs: str) -> dict[int, list[int]]:
    """Targets and helpers for columns written as a row, `x.x..`: x is a unit."""
    game = FieldOfGlory(PLAYERS, Charter(FIELD_OF_GLORY.rules.plain_options, DATA))
    for seat, row in enumerate((mine, theirs)):
        for column, sign in enumerate(row):
            if sign == "x":
                game.set_units(seat, column, [13])
    masks = flank_options(game, 0)
    return {t + 1: [a + 1 for a in range(5) if mask >> a & 1] for t, mask in enumerate(masks) if mask}


@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        (".xx..", ".x...", {2: [3]}),
        (".xx..", ".x.x.", {}),
        ("xx...", ".x...", {2: [1]}),
        ("xxx..", ".x...", {2: [1, 3]}),
        (".xxx.", ".x...", {2: [3]}),
        ("xx.xx", ".x.x.", {2: [1], 4: [5]}),
        (".x.x.", ".x.x.", {}),
        (".xxx.", ".x.x.", {}),
        ("xx...", ".xx..", {2: [1]}),
        (".x...", ".x...", {}),
        ("x.x..", ".x...", {}),
        ("...xx", "...x.", {4: [5]}),
        ("xx...", "x....", {1: [2]}),
        ("xx...", "x.x..", {}),
    ],
)
def test_F_5_7_a_target_has_a_free_helper_and_nobody_beyond(
    mine: str, theirs: str, found: dict[int, list[int]]
) -> None:
    assert targets(mine, theirs) == found


def test_F_5_8_targets_never_disturb_each_other() -> None:
    """At most two targets; no column of one is a column of another."""
    for mine in range(32):
        for theirs in range(32):
            rows = ["".join("x" if mask >> column & 1 else "." for column in range(5)) for mask in (mine, theirs)]
            found = targets(*rows)
            assert len(found) <= 2
            used = [{target, *helpers} for target, helpers in found.items()]
            assert len(used) < 2 or not used[0] & used[1]


def test_F_5_8_ruling_12_one_attack_on_each_target_or_none() -> None:
    at = table({**FLANK, "units": {"Red": {1: "lc2", 2: "hi2", 4: "hi3", 5: "lc3"}, "Blue": {2: "hi2", 4: "hi3"}}})
    assert legal(at) == ["flank hi2@2>2", "flank hi3@4>4", "flank lc2@1>2", "flank lc3@5>4", "stop"]
    play(at, "Red", "flank hi3@4>4, bonus li2")
    play(at, "Blue", "bonus li2")
    assert legal(at) == ["flank hi2@2>2", "flank lc2@1>2", "stop"]
    assert refused(at, "Red", "flank hi3@4>4") == ("no_flank_target", "F-5.7")
    play(at, "Red", "stop")
    assert question(at) == "MainAction"


def test_F_5_8_the_phase_is_skipped_without_a_target() -> None:
    at = table({"phase": "turn", "turn": "Red", "units": {"Red": {2: "hi2"}, "Blue": {2: "hi3"}}})
    assert question(at) == "MainAction"


def test_F_5_9_the_origin_is_the_target_itself_or_its_helper() -> None:
    at = table(FLANK)
    assert legal(at) == ["flank hi2@2>2", "flank mi2@3>2", "stop"]
    assert refused(at, "Red", "flank mi2@1>2") == ("not_from_there", "F-5.9")
    assert refused(at, "Red", "flank cv2@3>2") == ("not_in_column", "F-5.9")
    assert refused(at, "Red", "flank mi2@3>4") == ("no_flank_target", "F-5.7")
    assert refused(at, "Red", "end") == ("flank_or_stop", "F-5.8")


def test_F_5_9_with_on_capture_two_helpers_fight_together() -> None:
    at = table({**FLANK, "control": {3: "Red"}, "units": {"Red": {2: "hi2", 3: "mi2 ar2"}, "Blue": {2: "hi3"}}},
               {"unopposed_pair": "on_capture"})  # fmt: skip
    assert legal(at) == ["flank ar2@3>2", "flank hi2@2>2", "flank mi2@3>2", "stop"]
    play(at, "Red", "flank mi2@3>2, bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["pair"] == 1
    assert told(at)["units"]["Red"] == {"1": "", "2": "hi2", "3": "mi2", "4": "", "5": ""}


def test_F_5_10_ruling_10_the_bonus_card_comes_after_the_retreat() -> None:
    at = table(FLANK)
    play(at, "Red", "flank hi2@2>2")
    assert (asked(at), question(at)) == (["Blue"], "RetreatChoice")
    play(at, "Blue", "stand")
    assert (asked(at), question(at)) == (["Red"], "AttackerBonus")
    play(at, "Red", "bonus li3")
    play(at, "Blue", "bonus li2")
    assert fought(at)["attack"] == {
        "units": "hi2", "card": "li3", "lead": 4, "bonus": 3, "pair": 0, "terrain": 0, "modifier": -2, "companion": 0,
        "overlap": 0, "flank": 2, "total": 7,
    }  # fmt: skip


def test_F_5_10_with_before_retreat_the_bonus_card_comes_first() -> None:
    at = table(FLANK, {"flank_bonus_timing": "before_retreat"})
    play(at, "Red", "flank hi2@2>2")
    assert (asked(at), question(at)) == (["Red"], "AttackerBonus")
    play(at, "Red", "bonus li2")
    play(at, "Blue", "retreat cv2")
    assert told(at)["discard"] == {"Red": "li2 hi2", "Blue": "cv2"}


def test_F_5_10_ruling_11_a_full_retreat_costs_the_flank_attacker_a_unit() -> None:
    at = table(FLANK)
    play(at, "Red", "flank mi2@3>2")
    play(at, "Blue", "retreat cv2")
    assert question(at) == "MainAction"
    assert told(at)["units"]["Red"] == {"1": "", "2": "hi2", "3": "", "4": "", "5": ""}
    assert told(at)["discard"]["Red"] == "mi2", "there is no bonus card yet"
    at = table(FLANK, {"flank_full_retreat_costs_unit": "off"})
    play(at, "Red", "flank mi2@3>2")
    play(at, "Blue", "retreat cv2")
    assert told(at)["units"]["Red"]["3"] == "mi2"


def test_F_5_10_ruling_9_a_tie_costs_only_the_units_that_fought() -> None:
    at = table({**FLANK, "control": {2: "Blue", 3: "Red"}, "units": {"Red": {2: "hi2", 3: "mi2"}, "Blue": {2: "el2"}}})
    play(at, "Red", "flank mi2@3>2, bonus li2")
    play(at, "Blue", "bonus li2")
    assert fought(at)["winner"] == "nobody"
    assert told(at)["units"] == {
        "Red": {"1": "", "2": "hi2", "3": "", "4": "", "5": ""},
        "Blue": {"1": "", "2": "", "3": "", "4": "", "5": ""},
    }
    assert told(at)["control"] == {"1": "nobody", "2": "nobody", "3": "Red", "4": "nobody", "5": "nobody"}


def test_F_5_10_ruling_13_overlap_is_not_for_flank_attacks() -> None:
    at = table({**FLANK, "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}},
                "hands": {"Red": "ov2 li2"}})  # fmt: skip
    play(at, "Red", "flank hi2@2>2")
    assert legal(at) == ["bonus deck", "bonus li2", "bonus ov2"]
    assert refused(at, "Red", "overlap") == ("no_overlap_in_flanks", "F-6.5"), "there was no time for it either"
    early = table({**FLANK, "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}},
                   "hands": {"Red": "ov2 li2"}}, {"flank_bonus_timing": "before_retreat"})  # fmt: skip
    play(early, "Red", "flank hi2@2>2")
    assert refused(early, "Red", "overlap") == ("no_overlap_in_flanks", "F-6.5")


def test_F_6_5_with_the_option_the_time_for_overlap_is_over_once_the_bonus_card_is_asked_for() -> None:
    at = table({**FLANK, "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}},
                "hands": {"Red": "ov2 li2"}}, {"overlap_in_flank_attack": "on"})  # fmt: skip
    play(at, "Red", "flank hi2@2>2, no overlap")
    assert question(at) == "AttackerBonus"
    assert refused(at, "Red", "overlap") == ("no_overlap_now", "F-6.5")


def test_F_5_7_random_flank_snapshots_stay_valid() -> None:
    """Whatever happens in a flank attack, the other target still has its units and its enemy."""
    at = table({**FLANK, "units": {"Red": {1: "lc2", 2: "hi2", 4: "hi3", 5: "lc3"}, "Blue": {2: "hi2", 4: "hi3"}}})
    chance = FastChance(3)
    for first in ("flank hi2@2>2", "flank lc2@1>2"):
        fork = at.fork()
        play(fork, "Red", first)
        while question(fork) != "FlankAttack":
            seat = fork.game.turn()
            actions = fork.legal(seat)
            fork.submit(seat, [actions[chance.below(len(actions), "choice")]])
        game = state(fork)
        assert game.holds(0, 3)
        assert game.holds(1, 3)
        assert game.holds(0, 4)
        assert legal(fork) == ["flank hi3@4>4", "flank lc3@5>4", "stop"]
