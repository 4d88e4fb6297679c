"""F-5.1 to F-5.6 The turn, the victory check and the advance."""

from __future__ import annotations

from banneret.core.chance import FastChance
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.flanks import FlankAttack
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from tests.games.field_of_glory.tables import asked, events, legal, play, question, refused, table, told


def test_F_5_1_turns_alternate_and_have_five_phases() -> None:
    at = table({"phase": "turn", "turn": "Blue", "starter": "Blue", "hands": {"Red": "mi2", "Blue": "mi2"}})
    assert (asked(at), told(at)["turn_no"], told(at)["phase"]) == (["Blue"], 1, "actions")
    play(at, "Blue", "end")
    assert question(at) == "DrawMode"
    play(at, "Blue", "draw")
    assert (asked(at), told(at)["turn_no"]) == (["Red"], 2)
    play(at, "Red", "end, draw")
    assert (asked(at), told(at)["turn_no"]) == (["Blue"], 3)


def test_F_5_1_ruling_37_the_first_turn_has_no_restrictions() -> None:
    at = table({"phase": "turn", "turn": "Red", "units": {"Red": {3: "hi2"}, "Blue": {3: "hi3"}},
                "hands": {"Red": "mi2 cv3"}})  # fmt: skip
    assert legal(at) == ["charge hi2@3", "deploy", "end"]


def test_F_5_2_ruling_45_three_columns_win_for_the_active_player_only() -> None:
    at = table({"phase": "turn", "turn": "Blue", "control": {1: "Blue", 2: "Blue", 5: "Blue", 3: "Red", 4: "Red"}})
    assert at.game.over
    assert at.game.returns() == [0.0, 1.0]
    at = table({"phase": "turn", "turn": "Red", "control": {1: "Blue", 2: "Blue", 5: "Blue", 3: "Red", 4: "Red"}})
    assert not at.game.over


def test_F_5_3_unopposed_columns_are_taken_from_anybody() -> None:
    at = table({"phase": "turn", "turn": "Red", "control": {2: "Blue", 3: "Red"},
                "units": {"Red": {1: "cv2", 2: "cv3", 3: "cv4", 4: "mi2"}, "Blue": {4: "mi2"}}})  # fmt: skip
    assert told(at)["control"] == {"1": "Red", "2": "Red", "3": "Red", "4": "nobody", "5": "nobody"}


def test_F_5_4_ruling_7_one_of_an_unopposed_pair_goes_on_every_turn() -> None:
    at = table({"phase": "turn", "turn": "Red", "control": {2: "Red"}, "units": {"Red": {2: "hi2 ar2", 4: "cv2 cv3"}}})
    assert (question(at), legal(at)) == ("AdvanceDiscard", ["give up ar2", "give up hi2"])
    assert refused(at, "Red", "end") == ("one_unit_stays", "F-5.4")
    assert refused(at, "Red", "give up cv2") == ("not_in_column", "F-5.4")
    play(at, "Red", "give up ar2")
    assert legal(at) == ["give up cv2", "give up cv3"], "columns come in order"
    play(at, "Red", "give up cv3")
    assert told(at)["units"]["Red"] == {"1": "", "2": "hi2", "3": "", "4": "cv2", "5": ""}
    assert told(at)["discard"]["Red"] == "ar2 cv3"


def test_F_5_4_two_of_a_kind_choose_themselves() -> None:
    at = table({"phase": "turn", "turn": "Red", "units": {"Red": {2: "hi2 hi2"}}})
    assert question(at) == "MainAction"
    assert told(at)["units"]["Red"]["2"] == "hi2"
    assert told(at)["discard"]["Red"] == "hi2"


def test_F_5_4_with_on_capture_a_pair_may_stay_where_control_was_had() -> None:
    options = {"unopposed_pair": "on_capture"}
    at = table({"phase": "turn", "turn": "Red", "control": {2: "Red"}, "units": {"Red": {2: "hi2 ar2"}}}, options)
    assert question(at) == "MainAction"
    at = table({"phase": "turn", "turn": "Red", "control": {2: "Blue"}, "units": {"Red": {2: "hi2 ar2"}}}, options)
    assert question(at) == "AdvanceDiscard"


def test_F_5_5_columns_are_independent_and_go_from_1_to_5() -> None:
    at = table({"phase": "turn", "turn": "Red", "units": {"Red": {5: "cv2", 1: "cv3"}, "Blue": {3: "cv2"}},
                "hands": {"Red": "mi2", "Blue": "mi2"}})  # fmt: skip
    assert [event["column"] for event in events(at, "took_control")] == []
    assert told(at)["control"]["1"] == told(at)["control"]["5"] == "Red"
    play(at, "Red", "end, draw")
    assert [event["column"] for event in events(at, "took_control")] == [3]


def test_F_5_6_columns_of_the_enemy_are_not_touched_and_control_lasts() -> None:
    at = table({"phase": "turn", "turn": "Red", "control": {1: "Red", 2: "Blue", 3: "Red"},
                "units": {"Blue": {3: "cv2", 4: "cv3"}}})  # fmt: skip
    assert told(at)["control"] == {"1": "Red", "2": "Blue", "3": "Red", "4": "nobody", "5": "nobody"}


def test_section_16_after_the_advance_unopposed_columns_are_held_by_one_unit() -> None:
    """At the first question of every turn that comes after the advance."""
    looked = 0
    for seed in range(25):
        chance = FastChance(seed)
        game = FIELD_OF_GLORY.new(2, {"army_selection": "random"}, chance=chance)
        assert isinstance(game, FieldOfGlory)
        turn = 0
        while game.turn() >= 0:
            top = game.stack[-1]
            if game.turn_no != turn and isinstance(top, (FlankAttack, MainAction)):
                turn = int(game.turn_no)
                seat = game.active
                for column in range(5):
                    if game.holds(seat, column) and not game.holds(1 - seat, column):
                        assert game.control[column] == seat
                        assert len(game.at(seat, column)) == 1
                        looked += 1
            actions = game.legal(game.turn())
            game.apply(game.turn(), actions[chance.below(len(actions), "choice")], chance)
    assert looked > 50
