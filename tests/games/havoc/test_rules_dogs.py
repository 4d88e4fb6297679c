"""H-10 Activating dogs after a battle."""

from __future__ import annotations

from banneret.core.view import SPECTATOR
from banneret.games.havoc.kind import HAVOC
from tests.games.havoc.tables import NAMES, asked, events, legal, play, question, refused, seen, table, told

ACTIVATE = {"phase": "activate", "turn": "Anita", "recruits": "b1 o1 g1"}


def test_H_10_1_counted_dogs_and_dogs_out_work_but_two_at_most() -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "recruits": "b1 o1 g1",
                "laid": {"Anita": "D D D b9 o9 g9", "Mark": "D D b8"}})  # fmt: skip
    play(at, "Anita", "out 1")
    play(at, "Mark", "out 2")
    assert told(at)["budget"] == {"Anita": 2, "Mark": 2, "Eva": 0, "Jeno": 0}


def test_H_10_1_ruling_31_a_third_dog_is_discarded_with_the_rest() -> None:
    at = table({**ACTIVATE, "laid": {"Anita": "D D D b9"}})
    play(at, "Anita", "scavenge b9, scavenge b1")
    assert told(at)["discard"].split() == ["D", "D", "D"]
    assert question(at) == "TurnAction"


def test_H_10_1_ruling_30_a_stop_is_final_for_this_battle() -> None:
    at = table({**ACTIVATE, "laid": {"Anita": "D D b9", "Mark": "D D b8"}})
    play(at, "Anita", "stop")
    play(at, "Mark", "scavenge b8")
    assert asked(at) == ["Mark"], "Anita is not asked in the second round"
    assert events(at, "stopped_dogs") == [{"seat": 0, "rule": "H-10.1"}]


def test_H_10_2_one_act_a_round_two_dogs_together_or_one_by_one() -> None:
    at = table({**ACTIVATE, "discard": "n9", "laid": {"Anita": "D D b9", "Mark": "D b8"}})
    play(at, "Anita", "loot, take n9")
    assert asked(at) == ["Mark"]
    assert told(at)["laid"]["Anita"] == "b9"
    assert told(at)["discard"] == "D D"
    play(at, "Mark", "stop")
    assert question(at) == "TurnAction", "both dogs of Anita are used up"
    at = table({**ACTIVATE, "laid": {"Anita": "D D b9", "Mark": "D b8"}})
    play(at, "Anita", "scavenge b9")
    assert asked(at) == ["Mark"], "the second dog waits for the next round"
    play(at, "Mark", "scavenge b1")
    assert asked(at) == ["Anita"]


def test_H_10_2_the_looter_shows_what_was_taken() -> None:
    at = table({**ACTIVATE, "discard": "n9 n8", "laid": {"Anita": "D D b9"}})
    play(at, "Anita", "loot")
    assert (question(at), legal(at)) == ("LootPick", ["take n8", "take n9"])
    assert seen(at, "Anita")["discard"] == "n9 n8 D D"
    assert seen(at, "Mark")["discard"] == "? ? ? ?"
    play(at, "Anita", "take n8")
    assert events(at, "looted")[0]["card"] == "n8"
    assert "n8" in told(at)["hands"]["Anita"].split()


def test_H_10_3_ruling_32_loot_does_not_reach_the_battlefield_nor_scavenging_the_discards() -> None:
    at = table({**ACTIVATE, "discard": "n9", "deck": "n8", "laid": {"Anita": "D D b9", "Mark": "b8 o8"}})
    assert refused(at, "Anita", "scavenge n9") == ("not_face_up", "H-10.3")
    assert refused(at, "Anita", "scavenge n8") == ("not_face_up", "H-10.3")
    play(at, "Anita", "loot")
    assert legal(at) == ["take n9"], "laid cards are not discards yet"


def test_H_10_3_there_must_be_a_regular_card_to_loot() -> None:
    at = table({**ACTIVATE, "discard": "D", "laid": {"Anita": "D D b9"}})
    assert "loot" not in legal(at)
    assert refused(at, "Anita", "loot") == ("nothing_to_loot", "H-10.3")
    assert refused(at, "Anita", "pass") == ("dogs_at_work", "H-10.2")


def test_H_10_3_dogs_cannot_be_scavenged_from_the_table_or_the_recruits() -> None:
    at = table({**ACTIVATE, "recruits": "D b1 o1", "laid": {"Anita": "D b9", "Mark": "D D"}})
    assert legal(at) == ["scavenge b1", "scavenge b9", "scavenge o1", "stop"]
    assert refused(at, "Anita", "scavenge D") == ("dogs_cannot_be_scavenged", "H-10.2")


def test_H_10_1_with_nothing_to_take_the_dogs_stop_by_themselves() -> None:
    at = table({**ACTIVATE, "recruits": "D D D", "laid": {"Anita": "D D"}})
    assert question(at) == "TurnAction"
    assert told(at)["discard"] == "D D"


def test_H_10_4_recruits_are_not_refilled_and_discards_not_reshuffled_meanwhile() -> None:
    at = table({**ACTIVATE, "discard": "n9", "laid": {"Anita": "D D b9", "Mark": "b8 o8"},
                "rest": ["Eva", "Jeno"], "shuffles": ["n9 D D b9 b8 o8"]})  # fmt: skip
    play(at, "Anita", "scavenge b1")
    assert (told(at)["recruits"], told(at)["deck_size"], told(at)["discard"]) == ("o1 g1", 0, "n9 D")
    play(at, "Anita", "scavenge o1")
    assert len(told(at)["recruits"].split()) == 3


def test_H_10_what_a_battle_was_decided_with_stays_known_while_dogs_take_cards() -> None:
    at = table({"phase": "continue", "turn": "Anita", "asked": "Mark", "passed": ["Anita"],
                "laid": {"Anita": "b9 o9 g9", "Mark": "D D b2 o2"}, "hands": {"Anita": "k1", "Mark": "k2"},
                "recruits": "y1 y2 y3"})  # fmt: skip
    play(at, "Mark", "pass, out 0")
    for answer in ("scavenge b9", "scavenge b2"):
        assert told(at)["keys"] == {"Anita": [4, [9], []], "Mark": [3, [2, 0], []], "Eva": [], "Jeno": []}
        assert told(at)["ranks"]["Anita"] == "three_of_a_kind"
        lines = HAVOC.terminal.draw(at.view(SPECTATOR), "en", NAMES[:4], at.data, 80, False)
        assert any("three 9s · place 1" in line for line in lines)
        assert any("two pairs: 2s and dogs · place 2" in line for line in lines)
        play(at, "Mark", answer)
    assert told(at)["keys"] == {"Anita": [], "Mark": [], "Eva": [], "Jeno": []}, "over with the battle"
