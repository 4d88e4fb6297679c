"""M-9 Traps, M-10 Rochefort."""

from __future__ import annotations

from typing import Any

from tests.games.mousquetaires.tables import (
    ALONE,
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

PARIS: dict[str, Any] = {"active": "dartagnan", "paris": "captive", "paris_enemies": "brisemont"}


def test_M_9_1_traps_only_when_a_mission_is_filled() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "captive", "traps_gone": "thief"})
    play(at, "lay captive", "set assassin")
    assert not any(text.startswith("set") for text in legal(at))
    assert refused(at, "set beggars") == ("one_trap_a_mission", "M-9.1")
    assert refused(at, "set thief") == ("not_in_miladys_hand", "M-11.2")


def test_M_9_2_a_trap_to_be_solved_keeps_the_mission_open() -> None:
    position = {**PARIS, "paris_enemies": "", "paris_trap": "beggars", "gold": 2, "hands": {"Anita": "gallantry"}}
    at = table(position)
    play(at, "challenge gallantry")
    assert told(at)["paris"] == "captive"
    play(at, "solve")
    assert (told(at)["paris"], told(at)["paris_gone"], told(at)["gold"]) == ("none", "captive", 0)


def test_M_9_2_the_others_stay_to_the_end_of_the_mission() -> None:
    position = {**PARIS, "paris_enemies": "", "paris_trap": "thief", "hands": {"Anita": "gallantry"}}
    at = table(position)
    assert refused(at, "solve") == ("trap_stays", "M-9.2")
    play(at, "challenge gallantry")
    assert (told(at)["paris"], told(at)["traps_gone"]) == ("none", "thief")


def test_M_9_3_ruling_2_rochefort_and_traps_by_option() -> None:
    position = {**PARIS, "paris_trap": "beggars", "gold": 3, "destination": "paris", "hands": {"Anita": "erudition"}}
    at = table(position, options={"rochefort_interrupts_traps": "true"})
    play(at, "solve")
    assert told(at)["duel"]["foe"] == "rochefort"


def test_M_9_4_beggars_are_not_offered_without_gold() -> None:
    at = table({**PARIS, "paris_trap": "beggars", "gold": 1})
    assert refused(at, "solve") == ("not_enough_gold", "M-9.4")


def test_M_9_5_the_harlot_takes_a_gallantry_card() -> None:
    at = table({**PARIS, "paris_trap": "harlot", "hands": {"Anita": "gallantry panache"}})
    play(at, "solve")
    assert (told(at)["traps_gone"], told(at)["discard"], told(at)["actions"]) == ("harlot", "gallantry", 2)
    at = table({**PARIS, "paris_trap": "harlot", "hands": {"Anita": "panache"}})
    assert refused(at, "solve") == ("needs_gallantry", "M-9.5")


def test_M_9_5_ruling_48_on_a_card_without_challenge_only_the_card_helps() -> None:
    at = table({"active": "dartagnan", "paris": "disappearance", "paris_enemies": "henchman", "paris_trap": "harlot",
                "hands": {"Anita": "gallantry"}, "chance": {"blue": "sword sword sword"}})  # fmt: skip
    play(at, "search")
    assert told(at)["paris_trap"] == "harlot"
    play(at, "solve")
    assert told(at)["paris_trap"] == ""


def test_M_9_6_only_the_named_one_meets_the_nemesis() -> None:
    position = {**PARIS, "paris_trap": "nemesis", "named": "athos"}
    assert refused(table(position), "solve") == ("not_the_named_one", "M-9.6")
    at = table({**position, "active": "athos", "hands": {"Eva": "erudition"}, "musketeers": {"athos": {"at": "paris"}},
                "chance": {"blue": "sword sword sword", "red": "shield shield sword"}})  # fmt: skip
    play(at, "solve")
    assert told(at)["duel"]["foe"] == "nemesis"
    play(at, "done")
    assert (told(at)["traps_gone"], told(at)["named"], man(at, "athos")["life"]) == ("nemesis", "nobody", 2)


def test_M_9_6_ruling_49_he_must_come_in_person() -> None:
    at = table({**PARIS, "active": "athos", "paris_trap": "nemesis", "named": "athos",
                "musketeers": {"athos": {"at": "bastille"}}})  # fmt: skip
    assert refused(at, "solve") == ("prisoner", "M-14.7")


def test_M_9_7_the_assassin_strikes_before_the_cards_at_every_task() -> None:
    at = table({**PARIS, "paris_trap": "assassin", "hands": {"Anita": "gallantry"},
                "musketeers": {"dartagnan": {"equipment": "armour"}}})  # fmt: skip
    play(at, "challenge gallantry")
    assert man(at, "dartagnan")["life"] == 2, "armour does not help"
    names = [event.name for event in at.log]
    assert names.index("assassin") < names.index("wounded") < names.index("discarded") < names.index("overcome")
    at = table({"active": "dartagnan", "paris": "disappearance", "paris_enemies": "henchman", "paris_trap": "assassin",
                "chance": {"blue": "shield shield shield"}})  # fmt: skip
    play(at, "search")
    assert man(at, "dartagnan")["life"] == 2


def test_M_9_8_the_thief_leaves_the_epic_tokens() -> None:
    at = table({"active": "dartagnan", "gold": 0, "paris": "captive", "paris_enemies": "cavois", "paris_trap": "thief",
                "enemy_life": {"cavois": 1}, "hands": {"Anita": "erudition"},
                "chance": {"blue": "sword sword sword", "red": "shield shield sword sword"}})  # fmt: skip
    play(at, "duel cavois", "done")
    assert (told(at)["gold"], told(at)["epic"]) == (0, 1)
    assert events(at, "thief")[0]["count"] == 2


# M-10 Rochefort.

GUARDED: dict[str, Any] = {**PARIS, "destination": "paris", "hands": {"Anita": "gallantry"}}


def test_M_10_1_ruling_3_revealing_is_automatic() -> None:
    at = table(GUARDED)
    play(at, "challenge gallantry")
    assert (told(at)["card"], told(at)["figure"], question(at)) == ("revealed", "paris", "DuelCards")
    assert events(at, "milady_revealed") == [{"seat": 4, "rule": "M-10.1", "location": "paris", "drawn": "no"}]


def test_M_10_2_rochefort_fights_again_until_he_flees() -> None:
    at = table({**GUARDED, "chance": {"blue": "shield shield lily", "red": "sword sword sword shield"}})
    play(at, "challenge gallantry", "done")
    assert (told(at)["fled"], told(at)["actions"], question(at)) == (False, 2, "TakeAction")
    play(at, "challenge gallantry")
    assert told(at)["duel"]["foe"] == "rochefort"


def test_M_10_3_the_duel_costs_no_action_and_takes_cards() -> None:
    at = table({**GUARDED, "hands": {"Anita": "gallantry combat"}})
    play(at, "challenge gallantry")
    assert (told(at)["actions"], legal(at)) == (2, ["add combat", "done"])


def test_M_10_3_no_epic_tokens_against_him_on_board_three() -> None:
    at = table({"active": "porthos", "board_number": 3, "board": "guard2 guard2 guard2", "destination": "quest",
                "epic": 3, "hands": {"Jeno": "erudition"}, "musketeers": {"porthos": {"at": "quest"}},
                "chance": {"blue": "shield shield lily", "red": "sword sword sword sword"}})  # fmt: skip
    play(at, "fight token", "done")
    assert (told(at)["epic"], told(at)["board"]) == (3, "guard2 guard2 guard2")


def test_M_10_4_athos_works_undisturbed_where_she_is_revealed() -> None:
    at = table({**PARIS, "active": "athos", "destination": "paris", "card": "revealed", "hands": {"Eva": "erudition"},
                "musketeers": {"athos": {"at": "paris"}}})  # fmt: skip
    play(at, "duel brisemont")
    assert told(at)["duel"]["foe"] == "brisemont"


def test_M_10_5_he_flees_and_milady_gets_nothing() -> None:
    at = table({**GUARDED, "chance": {"blue": "sword sword sword", "red": "shield shield sword sword"}})
    play(at, "challenge gallantry", "done")
    assert (told(at)["fled"], told(at)["figure"], question(at)) == (True, "lodging", "TakeAction")
    assert told(at)["discard"] == "gallantry", "he has gone on with his challenge"
    play(at, "duel brisemont")
    fought = [event["foe"] for event in events(at, "duel_begins")]
    assert fought == ["rochefort", "brisemont"], "he does not interfere any more this round"


def test_M_10_5_the_declared_action_must_be_carried_on() -> None:
    at = table({"active": "aramis", "paris": "conspiracy", "paris_enemies": "brisemont", "destination": "paris",
                "hands": {"Mark": "combat"}, "musketeers": {"aramis": {"at": "paris"}},
                "chance": {"blue": "sword sword sword sword", "red": "shield shield sword shield"}})  # fmt: skip
    play(at, "unmask", "add combat, done")
    assert (told(at)["fled"], told(at)["actions"], told(at)["constance"]) == (True, 2, 0), "no card left: lost"
    assert events(at, "action_lost")[0]["rule"] == "M-10.5"


def test_M_10_6_an_unhurt_rochefort_costs_the_action_but_nothing_else() -> None:
    at = table({**GUARDED, "chance": {"blue": "shield " * 6, "red": "shield " * 10}})
    play(at, "challenge gallantry", "done")
    assert (told(at)["actions"], told(at)["fled"], told(at)["hands"]["Anita"]) == (2, False, "gallantry")
    at = table({"active": "porthos", "destination": "quest", "hands": {"Jeno": "erudition"},
                "musketeers": {"porthos": {"at": "quest"}},
                "chance": {"blue": "shield shield lily", "red": "sword sword sword sword"}})  # fmt: skip
    board = told(at)["board"]
    play(at, "step rooms", "done")
    assert (told(at)["board"], man(at, "porthos")["route"]) == (board, "none")


def test_M_10_7_out_of_action_he_needs_balm() -> None:
    at = table({"phase": "milady", "rochefort": 0})
    assert offers(at, "go") == ["la_rochelle", "lodging", "richelieu"]


def test_M_10_8_wounds_stay_from_round_to_round() -> None:
    at = table({"phase": "round_start", "rochefort": 2})
    assert told(at)["rochefort"] == 2


def test_M_10_9_an_undisturbed_task_rules_a_place_out() -> None:
    at = table({**PARIS, "destination": "louvre", "hands": {"Anita": "gallantry"}})
    play(at, "challenge gallantry")
    assert seen(at, "Mark")["ruled_out"] == "paris"
    assert events(at, "not_there") == [{"seat": -1, "rule": "M-10.9", "location": "paris"}]
    at = table({**PARIS, "active": "athos", "destination": "louvre", "musketeers": {"athos": {"at": "paris"}}})
    play(at, "duel brisemont")
    assert told(at)["ruled_out"] == "", "Athos proves nothing"


def test_M_10_1_the_automatic_milady_waits_in_the_open() -> None:
    at = table({**PARIS, "destination": "paris", "hands": {"Anita": "gallantry"}}, 4, ALONE)
    assert told(at)["card"] == "revealed"
    play(at, "challenge gallantry")
    assert told(at)["duel"]["foe"] == "rochefort"
