"""F-8 Drawing cards, and the end of the game."""

from __future__ import annotations

from typing import Any

from banneret.core.chance import FastChance
from banneret.games.field_of_glory.bot.playout import QuickPolicy
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from tests.games.field_of_glory.tables import asked, events, field_of_glory, legal, play, question, refused, table, told

END: dict[str, Any] = {"phase": "draw", "hands": {"Red": "hi2", "Blue": "hi2"}, "shuffles": {"Red": 2, "Blue": 2}}


def test_F_8_1_ruling_36_the_draw_is_mandatory() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2 co5"}})
    assert legal(at) == ["draw", "trade co5", "trade hi2"]
    assert refused(at, "Red", "end") == ("must_draw", "F-8.1")
    assert refused(at, "Red", "trade li2") == ("not_in_hand", "F-8.1")
    play(at, "Red", "draw")
    assert told(at)["hand_sizes"]["Red"] == 5


def test_F_8_1_ruling_44_the_discarded_card_is_in_the_pile_before_the_draw() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2 co5"}, "rest": {"Red": "victory"}})
    play(at, "Red", "trade co5")
    assert told(at)["hands"]["Red"] == "hi2 co5", "the deck was refilled with the discarded card itself"
    assert told(at)["shuffles"]["Red"] == 2, "a reshuffle, and a deck that had run out for the rest of the draw"


def test_F_8_1_down_to_nine_one_card_at_a_time() -> None:
    at = table({"phase": "hand_limit", "turn": "Red", "hands": {"Red": "hi2 hi2 hi3 hi3 hi4 hi4 co5 co5 co5 co5 li2"}})
    assert (question(at), legal(at)) == (
        "DiscardDown", ["discard co5", "discard hi2", "discard hi3", "discard hi4", "discard li2"],
    )  # fmt: skip
    assert refused(at, "Red", "discard mi2") == ("not_in_hand", "F-8.1")
    play(at, "Red", "discard li2")
    assert question(at) == "DiscardDown"
    play(at, "Red", "discard hi3")
    assert asked(at) == ["Blue"]
    assert told(at)["discard"]["Red"] == "li2 hi3"


def test_F_8_2_ruling_25_the_game_ends_with_the_turn() -> None:
    at = table({**END, "turn": "Red", "control": {1: "Red"}})
    play(at, "Red", "draw")
    assert at.game.over
    assert events(at, "game_over")[0]["ending"] == "terrain"


def test_F_8_2_with_whole_rounds_the_other_player_has_one_more_turn() -> None:
    options = {"end_timing": "round"}
    at = table({**END, "turn": "Red", "starter": "Red", "control": {1: "Red"}}, options)
    play(at, "Red", "draw")
    assert asked(at) == ["Blue"]
    assert [event["seat"] for event in events(at, "last_turn")] == [1]
    play(at, "Blue", "end, draw")
    assert at.game.over
    at = table({**END, "turn": "Blue", "starter": "Red", "control": {1: "Red"}}, options)
    play(at, "Blue", "draw")
    assert at.game.over, "after the other player's turn the round is complete"


def test_F_8_2_in_the_last_turn_the_victory_check_counts() -> None:
    at = table({**END, "turn": "Red", "starter": "Red", "control": {1: "Blue", 2: "Blue", 3: "Blue"}},
               {"end_timing": "round"})  # fmt: skip
    play(at, "Red", "draw")
    assert at.game.over
    assert events(at, "game_over")[0]["ending"] == "control"


def test_F_8_3_terrain_then_points_then_a_draw() -> None:
    cases = [
        ({1: "Red"}, "", "hi2", [1.0, 0.0], "terrain"),
        ({}, "hi2", "li2", [1.0, 0.0], "points"),
        ({}, "hi2", "sp2", [0.0, 1.0], "points"),
        ({1: "Red", 2: "Blue"}, "hi2", "hi3", [0.5, 0.5], "drawn"),
    ]
    for control, red, blue, returns, ending in cases:
        at = table({**END, "turn": "Red", "control": control, "victory": {"Red": red, "Blue": blue}})
        play(at, "Red", "draw")
        assert at.game.returns() == returns
        assert told(at)["ending"] == ending


def test_F_8_3_no_advance_is_made_for_the_scoring() -> None:
    at = table({**END, "turn": "Red", "units": {"Red": {3: "cv2"}}})
    play(at, "Red", "draw")
    assert told(at)["ending"] == "drawn"
    assert told(at)["control"]["3"] == "nobody"


def test_F_8_4_every_game_ends() -> None:
    """Even if nobody ever fights: turns draw cards, and both decks are reshuffled again and again."""
    chance = FastChance(5)
    for seed in range(6):
        game = FIELD_OF_GLORY.new(2, {"army_selection": "random"}, chance=FastChance(seed))
        assert isinstance(game, FieldOfGlory)
        decisions = 0
        while game.turn() >= 0:
            seat = game.turn()
            calm = [action for action in game.legal(seat) if action.word in ("end", "draw", "discard", "stop")]
            actions = calm or game.legal(seat)
            game.apply(seat, actions[chance.below(len(actions), "choice")], chance)
            decisions += 1
        assert game.turn_no <= 40
        assert decisions < 400


def test_F_8_4_quick_games_end_in_time() -> None:
    policy = QuickPolicy()
    for seed in range(20):
        chance = FastChance(seed)
        game = FIELD_OF_GLORY.new(2, {"army_selection": "random"}, chance=chance)
        decisions = 0
        while game.turn() >= 0:
            game.apply(game.turn(), policy.choose(field_of_glory(game), game.turn(), chance), chance)
            decisions += 1
        game.check()
        assert decisions < 1000
