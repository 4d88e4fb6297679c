"""M-11 Paris, M-12 the Louvre."""

from __future__ import annotations

from typing import Any

from tests.games.mousquetaires.tables import events, legal, man, offers, play, question, refused, seen, table, told

LOUVRE: dict[str, Any] = {"active": "dartagnan", "louvre": "duelling_edict",
                          "louvre_deck": "poisons_affair court_gossip", "gold": 0,
                          "hands": {"Anita": "panache panache panache panache panache"},
                          "musketeers": {"dartagnan": {"at": "louvre"}}}  # fmt: skip
ALL_GONE = "henchman boisrenard lubin brisemont bernajoux biscarat cahusac laffemas jussac cavois la_houdiniere felton"


def test_M_11_1_one_card_or_none() -> None:
    at = table({"active": "dartagnan"})
    assert told(at)["paris"] == "none"
    assert refused(at, "search") == ("no_such_paris_task", "M-11.5")


def test_M_11_2_ruling_7_the_strength_is_exact_and_a_trap_optional() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "message"})
    play(at, "lay message", "post jussac")
    assert set(offers(at, "post")) == {"henchman", "boisrenard", "lubin"}
    assert set(offers(at, "set")) == {"beggars", "harlot", "nemesis", "thief", "assassin"}
    assert refused(at, "done") == ("strength_missing", "M-11.2")
    assert refused(at, "post brisemont") == ("strength_exact", "M-11.2")


def test_M_11_2_if_the_strength_cannot_be_made_the_largest_total_below() -> None:
    gone = "boisrenard lubin brisemont bernajoux biscarat cahusac laffemas jussac cavois la_houdiniere felton"
    at = table({"phase": "lay_paris", "paris_hand": "message", "enemies_gone": gone,
                "traps_gone": "beggars harlot nemesis"})  # fmt: skip
    play(at, "lay message", "post henchman, set thief, done")
    assert (told(at)["paris_enemies"], told(at)["paris_trap"]) == ("henchman", "thief")


def test_M_11_2_a_single_set_is_not_asked_for() -> None:
    gone = "boisrenard lubin brisemont bernajoux biscarat cahusac laffemas jussac cavois la_houdiniere felton"
    at = table({"phase": "lay_paris", "paris_hand": "message", "enemies_gone": gone,
                "traps_gone": "beggars harlot nemesis assassin"})  # fmt: skip
    play(at, "lay message")
    assert (told(at)["paris_enemies"], told(at)["paris_trap"], question(at)) == ("henchman", "thief", "PlayTreachery")


def test_M_11_2_ruling_55_without_enemies_a_mission_is_its_challenge() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "message", "enemies_gone": ALL_GONE,
                "traps_gone": "beggars harlot nemesis thief assassin"})  # fmt: skip
    play(at, "lay message")
    assert (told(at)["paris_enemies"], question(at)) == ("", "PlayTreachery")


def test_M_11_3_completed_in_any_order_without_reward() -> None:
    at = table({"active": "dartagnan", "gold": 0, "paris": "captive", "paris_enemies": "henchman",
                "hands": {"Anita": "gallantry"},
                "chance": {"blue": "sword sword sword", "red": "shield shield"}})  # fmt: skip
    play(at, "challenge gallantry")
    assert told(at)["paris"] == "captive"
    play(at, "duel henchman")
    assert (told(at)["paris"], told(at)["paris_gone"], told(at)["gold"]) == ("none", "captive", 1)
    assert events(at, "paris_completed") == [{"seat": -1, "rule": "M-11.3", "paris": "captive"}]


def test_M_11_4_constance_starts_at_zero_and_surplus_is_ignored() -> None:
    at = table({"active": "dartagnan", "paris": "disappearance", "paris_enemies": "brisemont", "constance": 5,
                "chance": {"blue": "sword lily sword"}})  # fmt: skip
    play(at, "search")
    assert told(at)["constance"] == 6
    assert refused(at, "search") == ("six_successes", "M-11.5")
    at = table({"phase": "lay_paris", "paris_hand": "message", "paris": "disappearance", "constance": 5,
                "paris_enemies": "brisemont"})  # fmt: skip
    play(at, "lay message")
    assert told(at)["constance"] == 0


def test_M_11_5_searching_counts_swords_and_lilies() -> None:
    at = table({"active": "dartagnan", "paris": "disappearance", "paris_enemies": "brisemont",
                "chance": {"blue": "sword lily shield"}, "hands": {"Anita": "combat"}})  # fmt: skip
    play(at, "search")
    assert (told(at)["constance"], told(at)["actions"], question(at)) == (2, 2, "TakeAction")


def test_M_11_5_unmasking_discards_one_to_three_cards() -> None:
    at = table({"active": "dartagnan", "paris": "conspiracy", "paris_enemies": "brisemont",
                "hands": {"Anita": "combat kitty panache erudition"}})  # fmt: skip
    play(at, "unmask")
    assert refused(at, "done") == ("one_card_at_least", "M-11.5")
    play(at, "discard combat kitty panache")
    assert refused(at, "discard erudition") == ("three_cards_at_most", "M-11.5")
    play(at, "done")
    assert (told(at)["constance"], told(at)["discard"]) == (3, "combat kitty panache")


def test_M_11_5_both_are_tasks_for_rochefort() -> None:
    at = table({"active": "dartagnan", "paris": "disappearance", "paris_enemies": "brisemont", "destination": "paris",
                "hands": {"Anita": "combat"}})  # fmt: skip
    play(at, "search")
    assert told(at)["duel"]["foe"] == "rochefort"


def test_M_11_6_the_smuggler_acts_at_la_rochelle() -> None:
    at = table({"phase": "siege", "paris": "smuggler", "paris_enemies": "brisemont", "chance": {"red": "shield"},
                "musketeers": {"aramis": {"at": "paris"}}})  # fmt: skip
    assert told(at)["la_rochelle"] == 4


def test_M_12_1_only_the_top_title_of_the_deck_is_known() -> None:
    view = seen(table(LOUVRE), "Milady")
    assert view["louvre_deck"].split()[:2] == ["poisons_affair", "?"]


def test_M_12_2_the_next_card_is_opened_and_filled_in_mid_turn() -> None:
    at = table({**LOUVRE, "louvre_mark": 2})
    play(at, "challenge panache")
    assert (question(at), told(at)["louvre"], told(at)["louvre_mark"]) == ("Fill", "poisons_affair", 0)
    play(at, "post brisemont, done")
    assert (question(at), told(at)["actions"]) == ("TakeAction", 2)


def test_M_12_3_ruling_4_the_reward_comes_with_the_challenge_or_with_the_mission() -> None:
    at = table({**LOUVRE, "louvre_enemies": "jussac"})
    play(at, "challenge panache")
    assert (told(at)["gold"], told(at)["epic"]) == (1, 1)
    at = table({**LOUVRE, "louvre_enemies": "jussac"}, options={"louvre_reward_on": "mission"})
    play(at, "challenge panache")
    assert (told(at)["gold"], told(at)["epic"]) == (0, 0)
    at = table(LOUVRE, options={"louvre_reward_on": "mission"})
    play(at, "challenge panache")
    assert (told(at)["gold"], told(at)["epic"]) == (1, 3)


def test_M_12_4_ruling_54_every_completed_mission_gives_its_bonus() -> None:
    at = table(LOUVRE)
    play(at, "challenge panache", "set thief, post henchman, done")
    assert told(at)["epic"] == 3, "one of the reward, two of the bonus"
    at = table({**LOUVRE, "louvre_mark": 2})
    play(at, "challenge panache")
    assert told(at)["epic"] == 1, "too late for the bonus"


def test_M_12_5_ruling_5_the_marker_goes_down_and_costs_honour() -> None:
    for mark, after, queen in ((0, 1, 0), (1, 2, 1)):
        at = table({"phase": "round_end", "louvre": "poisons_affair", "louvre_enemies": "jussac", "louvre_mark": mark})
        assert (told(at)["louvre_mark"], told(at)["queen"]) == (after, queen)


def test_M_12_6_without_cards_nothing_happens() -> None:
    cards = "poisons_affair court_gossip compromising_letter chancellors_search kings_jealousy spanish_cipher"
    at = table({"phase": "round_end", "louvre_gone": f"{cards} ballet_rehearsal duelling_edict"})
    assert (told(at)["louvre_mark"], told(at)["queen"], question(at)) == (0, 0, "ChooseDestination")
    at = table({**LOUVRE, "louvre_deck": "", "louvre_gone": f"{cards} ballet_rehearsal"})
    play(at, "challenge panache")
    assert (told(at)["louvre"], question(at), man(at, "dartagnan")["at"]) == ("none", "TakeAction", "louvre")
    assert legal(at)
