"""M-16 The arsenal, M-17 character cards."""

from __future__ import annotations

from tests.games.mousquetaires.tables import (
    ALONE,
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


def test_M_16_1_one_or_two_items_in_an_action() -> None:
    at = table({"active": "athos", "gold": 8, "hands": {"Eva": "combat double"}})
    play(at, "buy pistol", "buy thoroughbred")
    assert (told(at)["gold"], told(at)["actions"], man(at, "athos")["equipment"]) == (1, 2, "thoroughbred pistol")
    play(at, "buy thrust_double")
    assert (told(at)["discard"], man(at, "athos")["thrust"], told(at)["stock"]["thrust"]) == ("double", True, 3)


def test_M_16_1_what_cannot_be_paid_is_not_sold() -> None:
    at = table({"active": "athos", "gold": 2, "hands": {"Eva": "erudition"}, "items_gone": {"panache": 2}})
    assert refused(at, "buy pistol") == ("not_enough_gold", "M-16.1")
    assert refused(at, "buy thrust") == ("needs_combat_card", "M-16.1")
    assert refused(at, "buy panache") == ("sold_out", "M-16.1")


def test_M_16_2_two_slots_without_doubles() -> None:
    at = table(
        {"active": "athos", "gold": 10, "hands": {"Eva": ""}, "musketeers": {"athos": {"skills": "erudition nobility"}}}
    )
    assert refused(at, "buy erudition") == ("no_second_item", "M-16.2")
    play(at, "buy panache")
    assert legal(at) == ["replace erudition", "replace nobility"]
    play(at, "replace nobility", "enough")
    assert (man(at, "athos")["skills"], told(at)["items_gone"]["nobility"]) == ("erudition panache", 1)


def test_M_16_3_ruling_18_the_toledo_sword_rerolls_once_per_duel() -> None:
    at = table({"active": "athos", "paris": "captive", "paris_enemies": "brisemont", "hands": {"Eva": "erudition"},
                "musketeers": {"athos": {"at": "paris", "equipment": "toledo"}},
                "chance": {"blue": "shield shield lily shield shield shield sword",
                           "red": "sword sword sword shield shield shield"}})  # fmt: skip
    play(at, "duel brisemont", "done")
    assert legal(at) == ["keep", "reroll lily", "reroll shield"], "both rolls are seen"
    assert refused(at, "reroll sword") == ("no_such_die", "M-16.3")
    play(at, "reroll lily")
    assert (question(at), man(at, "athos")["life"]) == ("TakeAction", 3), "two more rolls, and nobody is asked"
    assert len(events(at, "rolled")) == 3
    assert events(at, "rerolled") == [{"seat": 2, "rule": "M-16.3", "face": "lily", "rolled": "shield"}]


def test_M_16_3_a_free_move_once_per_round() -> None:
    at = table({"active": "athos", "musketeers": {"athos": {"equipment": "thoroughbred"}}})
    play(at, "ride paris")
    assert (told(at)["actions"], man(at, "athos")["horse_used"]) == (3, True)
    assert refused(at, "ride louvre") == ("horse_used", "M-16.3")
    assert refused(table({"active": "athos"}), "ride paris") == ("no_horse", "M-16.3")


def test_M_16_4_no_balm_for_an_unhurt_musketeer() -> None:
    assert refused(table({"active": "athos"}), "buy balm") == ("unhurt", "M-16.4")


def test_M_16_5_the_new_thrust_replaces_the_old_one_except_for_dartagnan() -> None:
    fight = {
        "paris": "captive",
        "paris_enemies": "cavois",
        "chance": {"blue": "lily lily lily", "red": "sword shield sword shield"},
    }
    at = table({**fight, "active": "athos", "hands": {"Eva": "erudition"},
                "musketeers": {"athos": {"at": "paris", "thrust": True}}})  # fmt: skip
    play(at, "duel cavois", "done")
    assert events(at, "thrust_by_man") == []
    for blue in ("lily lily sword", "lily lily shield"):
        at = table({**fight, "active": "dartagnan", "hands": {"Anita": "erudition"},
                    "chance": {"blue": blue, "red": "sword shield sword shield"},
                    "musketeers": {"dartagnan": {"thrust": True}}})  # fmt: skip
        play(at, "duel cavois", "done")
        assert len(events(at, "thrust_by_man")) == 1
    assert refused(table({"active": "athos", "hands": {"Eva": "combat"}, "musketeers": {"athos": {"thrust": True}}}),
                   "buy thrust") == ("one_thrust_each", "M-16.5")  # fmt: skip


def test_M_16_6_a_skill_upgrade_is_worth_one_point() -> None:
    at = table(
        {
            "active": "athos",
            "gold": 2,
            "board_number": 2,
            "hands": {"Eva": ""},
            "musketeers": {"athos": {"at": "quest"}},
        }
    )
    assert "challenge nobility" not in legal(at)
    play(at, "buy nobility")
    assert "challenge nobility" in legal(at), "Nobility 5 and the upgrade reach level 6"


def test_M_16_7_upgrades_cannot_be_exchanged() -> None:
    at = table({"active": "dartagnan", "hands": {"Anita": "combat"}, "musketeers": {
        "dartagnan": {"at": "colombier", "skills": "panache", "thrust": True, "equipment": "pistol"}}})  # fmt: skip
    play(at, "exchange athos")
    assert legal(at) == ["call off", "give combat", "hand pistol", "offer"]


def test_M_17_1_a_character_card_without_effect_may_not_be_played() -> None:
    everybody = "essarts buckingham treville chevreuse"
    at = table({"active": "athos", "gold": 10, "epic": 7, "hands": {"Eva": everybody}})
    for card in everybody.split():
        assert refused(at, f"play {card}") == ("without_effect", "M-17.1")
    assert refused(at, "play combat") == ("no_character_card", "M-17.1")


def test_M_17_2_gold_epic_and_honour() -> None:
    at = table({"active": "athos", "gold": 1, "queen": 2, "hands": {"Eva": "essarts buckingham chevreuse"}})
    play(at, "play essarts", "play buckingham", "play chevreuse")
    assert (told(at)["gold"], told(at)["epic"], told(at)["queen"]) == (4, 1, 1)
    assert told(at)["discard"] == "essarts buckingham chevreuse"


def test_M_17_2_treville_heals_or_releases() -> None:
    men = {"porthos": {"life": 2}, "aramis": {"at": "bastille"}, "dartagnan": {"life": 0}}
    at = table({"active": "athos", "hands": {"Eva": "treville"}, "musketeers": men})
    play(at, "play treville")
    assert legal(at) == ["heal porthos", "release aramis"]
    play(at, "release aramis")
    assert man(at, "aramis")["at"] == "colombier"


def test_M_17_2_ruling_52_kitty_merely_shows_the_card() -> None:
    at = table({"active": "athos", "destination": "richelieu", "hands": {"Eva": "kitty"}})
    play(at, "play kitty")
    assert (told(at)["card"], told(at)["figure"], told(at)["disturbed"]) == ("revealed", "richelieu", False)


def test_M_17_2_kitty_shows_the_hand_of_a_revealed_milady() -> None:
    at = table({"active": "athos", "destination": "paris", "card": "revealed", "treachery_hand": "plot balm",
                "hands": {"Eva": "kitty"}})  # fmt: skip
    play(at, "play kitty")
    assert (seen(at, "Anita")["treachery_shown"], seen(at, "Anita")["treachery_hand"]) == ("balm plot", "? ?")


def test_M_17_2_lord_de_winter_costs_a_random_card() -> None:
    at = table({"active": "athos", "treachery_hand": "plot balm", "hands": {"Eva": "winter"}, "chance": {"lost": [1]}})
    play(at, "play winter")
    assert (told(at)["treachery_hand"], told(at)["treachery_discard"]) == ("plot", "balm")
    at = table({"active": "athos", "treachery_hand": "", "hands": {"Eva": "winter"}})
    assert refused(at, "play winter") == ("without_effect", "M-17.1")


def test_M_17_3_kitty_and_lord_de_winter_without_milady() -> None:
    at = table({"active": "athos", "treachery_deck": "plot ambush", "hands": {"Eva": "kitty winter"}}, 4, ALONE)
    assert seen(at, "Eva")["treachery_deck"].split()[0] == "?"
    play(at, "play kitty")
    assert (asked(at), legal(at)) == ("Eva", ["discard top", "leave top"])
    assert seen(at, "Anita")["treachery_deck"].split()[:2] == ["plot", "?"]
    play(at, "leave top")
    assert (told(at)["top_known"], seen(at, "Mark")["treachery_deck"].split()[0]) == (True, "plot")
    play(at, "play winter")
    assert told(at)["skip_treachery"]
    at = table({"active": "athos", "treachery_deck": "plot ambush", "hands": {"Eva": "kitty"}}, 4, ALONE)
    play(at, "play kitty", "discard top")
    assert (told(at)["treachery_discard"], told(at)["top_known"]) == ("plot", False)
    at = table({"phase": "milady", "skip_treachery": True, "treachery_deck": "plot"}, 4, ALONE)
    assert (told(at)["queen"], told(at)["skip_treachery"]) == (0, False)
    assert offers(at, "turn")
