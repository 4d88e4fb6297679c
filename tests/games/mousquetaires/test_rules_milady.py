"""M-4 Milady's phase, M-18 treachery cards, M-19 All for One cards."""

from __future__ import annotations

import pytest

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
    table,
    told,
)

MUSKETEERS = ("dartagnan", "aramis", "athos", "porthos")
PARIS = {"paris": "smuggler", "paris_enemies": "cavois", "enemy_life": {"cavois": 1}, "paris_trap": "thief"}


def test_M_4_1_six_destinations_chosen_in_secret() -> None:
    at = table({"phase": "milady"})
    assert offers(at, "go") == ["la_rochelle", "lodging", "louvre", "paris", "quest", "richelieu"]
    play(at, "go louvre")
    assert seen(at, "Anita")["destination"] == "?"
    assert events(at, "chose_destination") == [{"seat": 4, "rule": "M-4.1"}]


def test_M_4_1_without_rochefort_three_are_left() -> None:
    at = table({"phase": "milady", "rochefort": 0})
    assert offers(at, "go") == ["la_rochelle", "lodging", "richelieu"]
    assert refused(at, "go paris") == ("rochefort_is_out", "M-4.1")
    play(at, "go lodging")
    assert told(at)["ruled_out"] == "paris louvre quest"


def test_M_4_2_ruling_10_a_new_paris_card_replaces_the_old_one() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "disappearance message", "constance": 3, **PARIS})
    play(at, "lay disappearance")
    after = told(at)
    assert (after["paris"], after["paris_gone"], after["constance"]) == ("disappearance", "smuggler", 0)
    assert (after["traps_gone"], after["paris_hand"]) == ("thief", "message")
    assert "cavois" in after["enemies_hand"]
    assert question(at) == "Fill"


def test_M_4_2_ruling_9_she_may_leave_paris_empty() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "message"})
    play(at, "decline")
    assert (told(at)["paris"], question(at)) == ("none", "PlayTreachery")


def test_M_4_2_ruling_8_several_paris_cards_in_hand_one_laid_a_round() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "message smuggler"})
    assert offers(at, "lay") == ["message", "smuggler"]
    play(at, "lay smuggler", "post brisemont, done")
    assert question(at) == "PlayTreachery"


def test_M_4_3_draw_play_or_decline() -> None:
    at = table({"phase": "treachery", "treachery_hand": "plot", "treachery_deck": "ambush"})
    assert legal(at) == ["decline", "draw treachery", "scheme plot"]
    play(at, "draw treachery")
    assert told(at)["treachery_hand"] == "ambush plot"
    assert question(at) == "ChooseMusketeer"


def test_M_4_3_ruling_64_she_may_do_nothing() -> None:
    at = table({"phase": "treachery", "treachery_hand": "plot"})
    play(at, "decline")
    assert told(at)["queen"] == 0


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("balm", {}),
        ("send_to_the_bastille", {"musketeers": {name: {"at": "bastille"} for name in MUSKETEERS}}),
        ("ambush", {"musketeers": {name: {"life": 0} for name in MUSKETEERS}}),
        ("conscripts", {"musketeers": {name: {"life": 0} for name in MUSKETEERS}}),
        ("corruption", {"gold": 0}),
        ("reinforcement", {"time": 9}),
    ],
)  # fmt: skip
def test_M_4_4_a_card_that_changes_nothing_may_not_be_played(card: str, more: dict[str, object]) -> None:
    at = table({"phase": "treachery", "treachery_hand": card, **more})
    assert refused(at, f"scheme {card}") == ("changes_nothing", "M-4.4")


def test_M_18_1_the_effects_of_treachery_cards() -> None:
    at = table({"phase": "treachery", "treachery_hand": "reinforcement"})
    play(at, "scheme reinforcement")
    assert (told(at)["more_red"], told(at)["red_dice"]) == (1, 2)
    at = table({"phase": "treachery", "treachery_hand": "send_to_the_bastille",
                "musketeers": {"athos": {"at": "quest", "route": "rooms", "space": 1}}, "board_number": 1,
                "board": "- guard2 guard3 guard4 decoy decoy decoy guard2 wall even brute guard3"})  # fmt: skip
    play(at, "scheme send_to_the_bastille", "target athos")
    assert (man(at, "athos")["at"], man(at, "athos")["route"]) == ("bastille", "none")
    at = table({"phase": "treachery", "treachery_hand": "plot"})
    play(at, "scheme plot")
    assert told(at)["queen"] == 1
    at = table({"phase": "treachery", "treachery_hand": "corruption", "gold": 1})
    play(at, "scheme corruption")
    assert told(at)["gold"] == 0
    at = table({"phase": "treachery", "treachery_hand": "balm", "rochefort": 0})
    play(at, "scheme balm")
    assert told(at)["rochefort"] == 5
    at = table({"phase": "treachery", "treachery_hand": "dead_end", "time": 4})
    play(at, "scheme dead_end")
    assert told(at)["time"] == 5


def test_M_18_1_isolation_forbids_exchanges() -> None:
    at = table({"phase": "treachery", "treachery_hand": "isolation", "musketeers": {"dartagnan": {"at": "colombier"}}})
    play(at, "scheme isolation", "turn dartagnan")
    assert refused(at, "exchange athos") == ("isolated", "M-18.1")
    assert [at.game.may_talk(seat) for seat in range(5)] == [False, False, False, False, True]


def test_M_18_1_a_single_target_is_not_asked_for() -> None:
    lying = {name: {"life": 0} for name in ("dartagnan", "aramis", "porthos")}
    at = table({"phase": "treachery", "treachery_hand": "ambush", "musketeers": lying})
    play(at, "scheme ambush")
    assert (man(at, "athos")["life"], asked(at)) == (2, "Anita")


def test_M_18_2_ruling_29_the_deck_is_never_reshuffled() -> None:
    at = table({"phase": "treachery", "treachery_hand": "plot", "treachery_rest": "discard"})
    assert refused(at, "draw treachery") == ("no_treachery_left", "M-18.2")
    at = table({"phase": "round_end", "paris": "captive", "paris_enemies": "jussac", "treachery_hand": "plot",
                "treachery_rest": "discard"})  # fmt: skip
    assert told(at)["treachery_count"] == 1


def test_M_19_1_a_used_card_leaves_the_game() -> None:
    at = table({"active": "dartagnan", "all_for_one": 1, "queen": 3})
    play(at, "use queen_honour")
    assert (told(at)["all_for_one"], told(at)["all_for_one_left"], told(at)["queen"]) == (0, 2, 1)


def test_M_19_2_ruling_1_a_frozen_marker_stands_for_the_whole_round() -> None:
    at = table({"phase": "treachery", "treachery_hand": "dead_end", "time": 5, "all_for_one": 2})
    play(at, "scheme dead_end", "use freeze_time")
    assert (told(at)["time"], told(at)["time_frozen"]) == (5, True)
    play(at, "turn dartagnan")
    assert refused(at, "use freeze_time") == ("use_changes_nothing", "M-19.3")


def test_M_19_2_the_queen_not_above_full_and_tokens_to_the_cap() -> None:
    at = table({"active": "dartagnan", "all_for_one": 2, "queen": 1, "epic": 6})
    play(at, "use queen_honour", "use epic")
    assert (told(at)["queen"], told(at)["epic"], told(at)["all_for_one"]) == (0, 7, 0)


def test_M_19_3_ruling_71_the_menu_offers_what_changes_something() -> None:
    at = table({"active": "dartagnan", "all_for_one": 1, "queen": 0, "epic": 7})
    assert offers(at, "use") == ["freeze_time"]
    at = table({"active": "dartagnan", "all_for_one": 1, "queen": 2, "epic": 2, "time_frozen": True})
    assert offers(at, "use") == ["epic", "queen_honour"]
    at = table({"active": "dartagnan", "queen": 2})
    assert refused(at, "use queen_honour") == ("no_all_for_one", "M-19.3")


def test_M_19_3_the_captain_is_asked_once_at_the_start_of_phase_four() -> None:
    at = table({"phase": "round_end", "all_for_one": 1, "time": 2})
    assert (asked(at), question(at), legal(at)) == ("Anita", "FreezeWindow", ["decline", "use freeze_time"])
    play(at, "decline")
    assert (told(at)["time"], question(at)) == (3, "ChooseDestination")


def test_M_19_4_it_does_not_undo_the_siege_or_constance() -> None:
    at = table({"phase": "siege", "la_rochelle": 1, "all_for_one": 3, "chance": {"red": "sword"},
                "musketeers": {"aramis": {"at": "paris"}}})  # fmt: skip
    assert (at.game.over, told(at)["reason"]) == (True, "la_rochelle")
    at = table({"phase": "round_end", "all_for_one": 1, "time_frozen": True, "paris": "abduction", "constance": 5,
                "paris_enemies": "jussac", "chance": {"red": "sword shield shield shield"}})  # fmt: skip
    assert (at.game.over, told(at)["reason"]) == (True, "constance")


def test_M_19_5_a_card_won_at_the_siege_can_freeze_the_time_at_once() -> None:
    at = table({"phase": "siege", "la_rochelle": 9, "siege_paid": "epic", "siege_cards": "combat",
                "chance": {"blue": "sword", "red": "shield"}, "musketeers": {"aramis": {"at": "paris"}}})  # fmt: skip
    play(at, "use freeze_time")
    assert (told(at)["time"], told(at)["la_rochelle"]) == (0, 10)


def test_M_19_5_rochefort_s_card_within_the_same_action() -> None:
    at = table({"active": "dartagnan", "board_number": 2, "destination": "quest", "rochefort": 1,
                "hands": {"Anita": "panache"}, "musketeers": {"dartagnan": {"at": "quest"}}, "epic": 1,
                "chance": {"blue": "sword sword sword", "red": "shield shield sword sword"}})  # fmt: skip
    play(at, "challenge panache", "done")
    assert (question(at), told(at)["all_for_one"]) == ("ChallengeCards", 1)
    play(at, "spend card, done")
    assert (told(at)["overcome"], told(at)["epic"], told(at)["all_for_one"]) == ("panache", 1, 0)


def test_ruling_34_the_queen_beyond_richelieu_is_clamped() -> None:
    at = table({"phase": "round_end", "queen": 8, "louvre": "poisons_affair", "louvre_enemies": "jussac",
                "louvre_mark": 2, "all_for_one": 1, "time_frozen": True})  # fmt: skip
    assert (question(at), told(at)["queen"]) == ("SaveQueen", 9)
    play(at, "use queen_honour")
    assert told(at)["queen"] == 7


def test_ruling_35_the_louvre_comes_before_paris() -> None:
    at = table({"phase": "round_end", "queen": 8, "louvre": "poisons_affair", "louvre_enemies": "jussac",
                "louvre_mark": 1, "paris": "message", "paris_enemies": "felton", "all_for_one": 1,
                "time_frozen": True})  # fmt: skip
    play(at, "use queen_honour")
    assert (at.game.over, told(at)["queen"]) == (False, 8)


def test_M_19_3_declining_loses_the_queen() -> None:
    at = table({"phase": "treachery", "treachery_hand": "plot", "queen": 8, "all_for_one": 1})
    play(at, "scheme plot")
    assert question(at) == "SaveQueen"
    play(at, "decline")
    assert (at.game.over, told(at)["reason"], at.game.returns()) == (True, "queen", [0.0, 0.0, 0.0, 0.0, 1.0])
