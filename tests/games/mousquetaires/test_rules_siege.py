"""M-13 La Rochelle, M-14 the other places."""

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
    table,
    told,
)

AWAY = {"aramis": {"at": "paris"}}


def siege(blue: str = "", red: str = "shield", **more: Any) -> Any:
    return {"phase": "siege", "chance": {"blue": blue, "red": red}, "musketeers": AWAY, **more}


def test_M_13_1_cards_stay_from_round_to_round() -> None:
    at = table(siege("lily", siege_cards="combat"))
    assert (told(at)["round"], told(at)["siege_cards"]) == (2, "combat")


def test_M_13_2_combat_cards_laid_by_a_musketeer_there() -> None:
    at = table({"active": "aramis", "hands": {"Mark": "combat double erudition"}})
    assert offers(at, "reinforce") == ["combat", "double"]
    play(at, "reinforce double")
    assert (told(at)["blue_dice"], told(at)["actions"]) == (2, 2)
    at = table({"active": "athos", "hands": {"Eva": "combat"}})
    assert refused(at, "reinforce combat") == ("not_at_la_rochelle", "M-13.2")


def test_M_13_3_bassompierre_is_one_die() -> None:
    at = table({"active": "athos", "hands": {"Eva": "bassompierre"}})
    play(at, "play bassompierre")
    assert (told(at)["blue_dice"], told(at)["siege_cards"]) == (1, "bassompierre")


def test_M_13_4_ruling_11_a_destroyed_card_goes_to_the_discards() -> None:
    at = table({"phase": "end_of_turns", "destination": "la_rochelle", "siege_cards": "combat double"})
    assert (asked(at), legal(at)) == ("Milady", ["destroy combat", "destroy double"])
    play(at, "destroy double")
    assert (told(at)["siege_cards"], told(at)["discard"]) == ("combat", "double")


def test_M_13_4_ruling_69_bassompierre_can_be_destroyed() -> None:
    at = table({"phase": "end_of_turns", "destination": "la_rochelle", "siege_cards": "bassompierre"})
    assert told(at)["discard"] == "bassompierre", "the only one: she is not asked"


def test_M_13_5_dice_of_both_sides() -> None:
    at = table({"active": "athos", "siege_cards": "double double double", "time": 9, "more_red": 1})
    assert (told(at)["blue_dice"], told(at)["red_dice"]) == (6, 4)


def test_M_13_5_ruling_30_five_red_dice_only_by_option() -> None:
    at = table({"active": "athos", "time": 9, "more_red": 1}, options={"fixed_red_dice_cap": "false"})
    assert told(at)["red_dice"] == 5


def test_M_13_6_only_swords_count() -> None:
    at = table(siege("lily lily shield", "shield", siege_cards="double combat"))
    assert told(at)["la_rochelle"] == 5


def test_M_13_7_ruling_32_one_after_another_while_milady_has_a_sword() -> None:
    men = {"dartagnan": {"at": "la_rochelle"}, "athos": {"at": "la_rochelle", "life": 1}, "porthos": {"life": 0}}
    at = table({"phase": "siege", "time": 2, "chance": {"red": "sword sword"}, "musketeers": men})
    assert (asked(at), question(at)) == ("Anita", "Sacrifice")
    play(at, "decline")
    assert asked(at) == "Mark"
    play(at, "sacrifice", "sacrifice")
    assert (man(at, "aramis")["life"], man(at, "athos")["life"]) == (2, 0), "the last life point may be given"
    assert told(at)["la_rochelle"] == 5


def test_M_13_7_the_smuggler_s_sword_can_be_taken_away() -> None:
    at = table({"phase": "siege", "paris": "smuggler", "paris_enemies": "jussac", "chance": {"red": "shield"}})
    play(at, "sacrifice")
    assert (told(at)["la_rochelle"], man(at, "aramis")["life"]) == (5, 2)


def test_M_13_8_the_marker_moves_by_the_difference() -> None:
    assert told(table(siege("sword sword", "shield", siege_cards="double")))["la_rochelle"] == 7
    assert told(table(siege("", "sword")))["la_rochelle"] == 4


def test_M_13_9_ruling_31_passed_spaces_count() -> None:
    at = table(siege("sword sword", "shield", siege_cards="double", la_rochelle=8, all_for_one_left=0))
    assert (told(at)["epic"], told(at)["siege_paid"]) == (1, "epic all_for_one")
    at = table(siege("", "sword", la_rochelle=2))
    assert (told(at)["treachery_count"], told(at)["siege_paid"]) == (4, "treachery")


# M-14.


def test_M_14_1_an_unused_paris_card_unseen_by_the_others() -> None:
    at = table({"phase": "end_of_turns", "destination": "lodging", "paris": "smuggler", "paris_enemies": "jussac",
                "paris_gone": "message"})  # fmt: skip
    assert legal(at) == ["decline", "take abduction", "take captive", "take conspiracy", "take disappearance"]
    play(at, "take conspiracy")
    assert (told(at)["paris_hand"], seen(at, "Anita")["paris_hand"]) == ("conspiracy", "?")
    assert "conspiracy" not in str([event.told_to(0) for event in at.log_of(0)])


def test_M_14_2_the_lodging_is_closed() -> None:
    assert refused(table({"active": "athos"}), "move lodging") == ("closed_location", "M-5.4")


def test_M_14_3_ruling_28_search_or_draw_until_three() -> None:
    position = {"phase": "end_of_turns", "destination": "richelieu", "treachery_deck": "plot ambush balm"}
    at = table({**position, "treachery_hand": "corruption"})
    assert {"fetch plot", "draw three"} <= set(legal(at))
    play(at, "draw three")
    assert told(at)["treachery_count"] == 3
    at = table({**position, "treachery_hand": "corruption isolation conscripts"})
    assert refused(at, "draw three") == ("holds_three", "M-14.3")
    play(at, "fetch balm")
    assert told(at)["treachery_count"] == 4
    assert "balm" not in str([event.told_to(0) for event in at.log_of(0)])


def test_M_14_3_a_musketeer_standing_there_disturbs_her() -> None:
    at = table({"phase": "end_of_turns", "destination": "richelieu", "musketeers": {"athos": {"at": "richelieu"}}})
    assert question(at) != "AtRichelieus"


def test_M_14_4_milady_caught_loses_her_benefit() -> None:
    at = table({"active": "dartagnan", "destination": "richelieu"})
    play(at, "move richelieu")
    assert (told(at)["card"], told(at)["disturbed"], told(at)["actions"]) == ("revealed", True, 2)
    assert man(at, "dartagnan")["at"] == "richelieu"


def test_M_14_4_ruling_27_a_second_visitor_is_not_imprisoned() -> None:
    at = table({"active": "athos", "destination": "richelieu", "card": "revealed", "disturbed": True})
    play(at, "move richelieu")
    assert man(at, "athos")["at"] == "richelieu"


def test_M_14_4_athos_and_riders_are_checked_too() -> None:
    at = table({"active": "athos", "destination": "paris", "musketeers": {"athos": {"equipment": "thoroughbred"}}})
    play(at, "ride richelieu")
    assert (man(at, "athos")["at"], man(at, "athos")["done"]) == ("bastille", True)


def test_M_14_5_ruling_26_who_stays_is_checked_at_the_end_of_his_turn() -> None:
    at = table({"active": "athos", "destination": "paris", "musketeers": {"athos": {"at": "richelieu"}}})
    play(at, "draw", "end turn")
    assert man(at, "athos")["at"] == "bastille"
    assert events(at, "imprisoned")[0]["rule"] == "M-14.5"
    at = table({"active": "athos", "destination": "richelieu", "musketeers": {"athos": {"at": "richelieu"}}})
    play(at, "end turn")
    assert (man(at, "athos")["at"], told(at)["disturbed"], told(at)["card"]) == ("richelieu", True, "revealed")


def test_M_14_6_bribe_or_fight() -> None:
    at = table({"active": "athos", "gold": 1, "musketeers": {"athos": {"at": "bastille"}}})
    play(at, "bribe")
    assert (man(at, "athos")["at"], told(at)["gold"], told(at)["actions"]) == ("colombier", 0, 2)


def test_M_14_6_ruling_24_with_the_option_only_over_a_beaten_guard() -> None:
    position = {"active": "porthos", "hands": {"Jeno": "erudition"}, "musketeers": {"porthos": {"at": "bastille"}},
                "chance": {"blue": "shield lily lily", "red": "sword sword shield"}}  # fmt: skip
    at = table(position, options={"bastille_escape": "faq"})
    play(at, "escape", "done")
    assert (man(at, "porthos")["at"], man(at, "porthos")["life"], told(at)["actions"]) == ("bastille", 4, 2)
    at = table(position)
    play(at, "escape", "done")
    assert man(at, "porthos")["at"] == "colombier"


def test_M_14_7_ruling_25_what_a_prisoner_can_do() -> None:
    at = table({"active": "athos", "gold": 4, "hands": {"Eva": "essarts combat"},
                "musketeers": {"athos": {"at": "bastille", "equipment": "thoroughbred"}}})  # fmt: skip
    assert {"draw", "play essarts", "buy pistol", "bribe", "escape"} <= set(legal(at))
    assert not offers(at, "move")
    assert refused(at, "ride paris") == ("prisoner", "M-14.7")
    assert refused(at, "move paris") == ("prisoner", "M-14.7")


def test_M_14_8_felled_in_the_escape() -> None:
    at = table({"active": "athos", "hands": {"Eva": "erudition"}, "deck": "panache",
                "musketeers": {"athos": {"at": "bastille", "life": 1}},
                "chance": {"blue": "lily lily shield", "red": "sword sword sword"}})  # fmt: skip
    play(at, "escape", "done")
    assert (man(at, "athos")["life"], man(at, "athos")["at"], man(at, "athos")["done"]) == (3, "colombier", True)
    assert told(at)["hands"]["Eva"] == "erudition panache"


def test_M_14_9_milady_has_no_card_for_the_vieux_colombier() -> None:
    assert "colombier" not in offers(table({"phase": "milady"}), "go")
