"""M-15 The quest."""

from __future__ import annotations

from typing import Any

from tests.games.mousquetaires.tables import (
    asked,
    events,
    legal,
    man,
    offers,
    play,
    question,
    refused,
    seen,
    state,
    table,
    told,
)

INN = "decoy guard2 guard3 guard4 decoy decoy decoy guard2 wall even brute guard3"


def at_inn(board: str = INN, hand: str = "erudition", **him: Any) -> Any:
    """Athos at the inn."""
    return {"active": "athos", "board": board, "hands": {"Eva": hand}, "musketeers": {"athos": {"at": "quest", **him}}}


def test_M_15_1_two_cards_for_the_finisher_and_the_next_board() -> None:
    at = table(at_inn("- - - decoy decoy decoy decoy guard2 wall even brute guard3", route="rooms", space=3))
    play(at, "step rooms")
    assert (told(at)["board_number"], told(at)["hand_sizes"]["Eva"], man(at, "athos")["at"]) == (2, 3, "quest")
    assert question(at) == "TakeAction"


def test_M_15_2_seven_epic_tokens_at_most() -> None:
    at = table({"active": "athos", "epic": 7, "hands": {"Eva": "buckingham"}})
    assert refused(at, "play buckingham") == ("without_effect", "M-17.1")


def test_M_15_3_ruling_56_plain_doings_on_the_quest_do_not_call_rochefort() -> None:
    at = table({**at_inn(), "active": "porthos", "destination": "quest", "epic": 1,
                "musketeers": {"porthos": {"at": "quest"}}})  # fmt: skip
    play(at, "draw", "look rooms-2", "pay 0")
    assert (told(at)["card"], told(at)["ruled_out"]) == ("face_down", "")


def test_M_15_4_eight_fighting_tokens_and_four_decoys() -> None:
    position = {
        "stack": ["NextRound", "PrepareBoard"],
        "round_phase": 0,
        "board": " ".join("-" * 12),
        "tokens_gone": "",
    }
    at = table(position)
    assert question(at) == "PlaceTokens"
    assert offers(at, "place") == ["brute", "dagger", "decoy", "even", "guard2", "guard3", "guard4", "wall"]
    play(at, ", ".join(["place guard2"] * 4 + ["place guard3"] * 4))
    assert offers(at, "place") == ["decoy"], "the rest are decoys"
    assert refused(at, "place dagger") == ("token_not_for_space", "M-15.4")
    play(at, ", ".join(["place decoy"] * 4))
    assert refused(at, "place decoy") == ("board_is_full", "M-15.4")
    play(at, "done")
    assert told(at)["board"].split()[-4:] == ["decoy"] * 4


def test_M_15_5_decoy_dagger_and_enemy() -> None:
    at = table(at_inn("dagger guard2 guard3 guard4 decoy decoy decoy decoy wall even brute guard3"))
    play(at, "step rooms")
    assert (man(at, "athos")["life"], told(at)["board"].split()[0], told(at)["actions"]) == (2, "-", 2)
    play(at, "step rooms")
    assert (question(at), told(at)["duel"]["foe"]) == ("DuelCards", "guard2"), "cards come after the token is seen"


def test_M_15_5_a_dagger_that_fells_clears_the_fourth_space() -> None:
    at = table(at_inn("- - - dagger decoy decoy decoy decoy wall even brute guard3", route="rooms", space=3, life=1))
    play(at, "step rooms")
    assert (told(at)["board_number"], told(at)["hand_sizes"]["Eva"]) == (2, 3)
    assert (man(at, "athos")["life"], man(at, "athos")["at"], question(at)) == (0, "colombier", "ChooseMusketeer")


def test_M_15_6_ruling_15_after_a_failed_duel_he_stays_before_the_token() -> None:
    at = table({**at_inn("wall guard2 guard3 guard4 decoy decoy decoy decoy wall even brute guard3"),
                "chance": {"blue": "shield shield shield shield shield shield sword sword sword"}})  # fmt: skip
    play(at, "step rooms", "done")
    assert (told(at)["board"].split()[0], man(at, "athos")["space"]) == ("wall*", 1)
    assert offers(at, "step") == []
    play(at, "fight token", "done")
    assert told(at)["board"].split()[0] == "-"


def test_M_15_7_entering_a_route_and_ruling_16_leaving_it() -> None:
    board = "- - guard3 guard4 decoy decoy decoy decoy wall even brute guard3"
    at = table(at_inn(board, route="rooms", space=2))
    play(at, "return", "enter rooms")
    assert (man(at, "athos")["space"], told(at)["actions"]) == (2, 1)


def test_M_15_7_from_an_earlier_space_to_the_last_cleared_one() -> None:
    board = "- - - guard4 decoy decoy decoy decoy wall even brute guard3"
    at = table(at_inn(board, route="rooms", space=1))
    assert "step rooms" not in legal(at)
    play(at, "enter rooms")
    assert man(at, "athos")["space"] == 3


def test_M_15_8_ruling_17_reveals_are_free_and_stay_open() -> None:
    at = table({**at_inn(), "epic": 2, "all_for_one": 1})
    play(at, "look rooms-1, look rooms-2, look rooms-3")
    assert offers(at, "pay") == ["0", "1"]
    play(at, "pay 0")
    assert (told(at)["epic"], told(at)["actions"]) == (1, 3)
    assert told(at)["board"].split()[:4] == ["decoy*", "guard2*", "guard3*", "guard4"]
    assert seen(at, "Anita")["board"].split()[:4] == ["decoy*", "guard2*", "guard3*", "?"]
    play(at, "look rooms-4, look stable-1, look stable-2, look stable-3", "pay 1")
    assert (told(at)["epic"], told(at)["all_for_one"]) == (1, 0), "four tokens cost two, paid by the card"


def test_M_15_8_ruling_12_a_revealed_dagger_does_no_harm() -> None:
    at = table({**at_inn("dagger guard2 guard3 guard4 decoy decoy decoy decoy wall even brute guard3"), "epic": 1})
    play(at, "look rooms-1", "pay 0")
    assert (man(at, "athos")["life"], told(at)["board"].split()[0]) == (3, "dagger*")


def test_M_15_9_the_other_tokens_are_shown_and_leave() -> None:
    at = table(at_inn("- - - decoy decoy decoy decoy guard2 wall even brute guard3", route="rooms", space=3))
    play(at, "step rooms")
    assert events(at, "tokens_shown")[0]["tokens"] == "decoy decoy decoy guard2 wall even brute guard3"
    assert state(at).hidden_tokens() == 0


def test_M_15_10_four_challenges_then_de_wardes() -> None:
    at = table({"active": "athos", "board_number": 2, "overcome": "erudition gallantry panache",
                "hands": {"Eva": "nobility"}, "musketeers": {"athos": {"at": "quest"}},
                "chance": {"blue": "sword sword sword", "red": "shield shield sword shield"}})  # fmt: skip
    assert refused(at, "duel de_wardes") == ("four_challenges_first", "M-15.10")
    at = table({"active": "athos", "board_number": 2, "overcome": "erudition gallantry panache nobility", "epic": 2,
                "hands": {"Eva": "nobility"}, "musketeers": {"athos": {"at": "quest"}},
                "chance": {"blue": "sword sword sword", "red": "shield shield sword sword"}})  # fmt: skip
    play(at, "duel de_wardes")
    assert legal(at) == ["done"], "no epic tokens here"
    play(at, "done")
    assert (told(at)["board_number"], asked(at), question(at)) == (3, "Milady", "PlaceTokens")


def test_M_15_10_ruling_58_a_card_counts_as_two_tokens() -> None:
    at = table({"active": "athos", "board_number": 2, "all_for_one": 1, "epic": 7, "hands": {"Eva": ""},
                "musketeers": {"athos": {"at": "quest"}}})  # fmt: skip
    play(at, "challenge gallantry", "spend card")
    assert set(legal(at)) == {"spend token"}, "level 6, Gallantry 2: two points are missing"
    play(at, "spend token, spend token, done")
    assert (told(at)["epic"], told(at)["all_for_one"]) == (5, 0)


def test_M_15_11_ruling_14_only_the_first_token_and_blind() -> None:
    at = table({"active": "athos", "board_number": 3, "board": "guard2 dagger guard4", "epic": 2,
                "hands": {"Eva": "combat"}, "musketeers": {"athos": {"at": "quest"}},
                "chance": {"blue": "sword sword sword sword sword", "red": "shield shield"}})  # fmt: skip
    play(at, "fight token")
    assert told(at)["duel"]["foe"] == "unknown"
    play(at, "add combat, done")
    assert (question(at), told(at)["duel"]["foe"]) == ("AddTokens", "guard2")
    play(at, "spend token, done")
    assert (told(at)["board"], told(at)["epic"]) == ("- dagger guard4", 1)


def test_M_15_11_the_last_space_finishes_the_board() -> None:
    at = table({"active": "athos", "board_number": 3, "board": "- - dagger", "hands": {"Eva": "combat"},
                "musketeers": {"athos": {"at": "quest"}}})  # fmt: skip
    play(at, "fight token", "done")
    assert (told(at)["board_number"], question(at)) == (4, "PlaceTokens")
    assert offers(at, "place") == ["erudition", "gallantry", "nobility", "panache"], "the challenge comes first"


ROOMS = "panache guard2 guard4 nobility guard3 wall gallantry guard3 dagger erudition dagger brute"


def test_M_15_12_the_first_antechamber_lies_open() -> None:
    view = seen(table({"active": "athos", "board_number": 4, "board": ROOMS}), "Anita")
    assert view["board"].split()[:4] == ["panache*", "guard2*", "guard4*", "?"]


def test_M_15_13_challenge_enemies_or_passage() -> None:
    position = {"active": "porthos", "board_number": 4, "board": ROOMS, "hands": {"Jeno": "panache panache panache"},
                "musketeers": {"porthos": {"at": "quest"}}, "epic": 4, "all_for_one": 1}  # fmt: skip
    at = table(position)
    assert {"challenge panache", "fight first", "fight second", "passage"} <= set(legal(at))
    play(at, "passage")
    assert legal(at) == ["pay 0", "pay 1"]
    play(at, "pay 1")
    assert (told(at)["room"], told(at)["epic"], told(at)["all_for_one"], told(at)["actions"]) == (2, 3, 0, 2)


def test_M_15_13_ruling_13_a_dagger_is_met_by_a_duel_action() -> None:
    board = ROOMS.replace("guard2 guard4", "dagger guard4").replace("guard3 dagger", "guard3 guard2")
    at = table({"active": "porthos", "board_number": 4, "board": board, "hands": {"Jeno": "panache"},
                "musketeers": {"porthos": {"at": "quest"}}})  # fmt: skip
    play(at, "fight first")
    assert (man(at, "porthos")["life"], told(at)["board"].split()[1], told(at)["actions"]) == (4, "-", 2)


def test_M_15_14_the_fourth_antechamber_wins() -> None:
    at = table({"active": "athos", "board_number": 4, "room": 4, "board": "- - - - - - - - - erudition brute dagger",
                "epic": 3, "musketeers": {"athos": {"at": "quest"}}})  # fmt: skip
    play(at, "passage")
    assert (at.game.over, told(at)["winner"], at.game.scores()) == (True, "musketeers", [1.0, 1.0, 1.0, 1.0, 0.0])
    assert at.game.returns() == [0.25, 0.25, 0.25, 0.25, 0.0]


def test_ruling_68_a_thoroughbred_does_not_help_inside_the_inn() -> None:
    at = table(at_inn(equipment="thoroughbred"))
    assert offers(at, "ride") == ["colombier", "la_rochelle", "louvre", "paris", "richelieu"]
