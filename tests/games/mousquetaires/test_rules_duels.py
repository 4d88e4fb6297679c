"""M-7 Duels, M-8 wounds and recovery."""

from __future__ import annotations

from typing import Any

from tests.games.mousquetaires.tables import events, legal, man, play, question, refused, table, told

OWNER = {"dartagnan": "Anita", "aramis": "Mark", "athos": "Eva", "porthos": "Jeno"}


def facing(enemy: str, who: str = "athos", blue: str = "", red: str = "", hand: str = "erudition", **him: Any) -> Any:
    """A musketeer in Paris before an enemy, with the dice to come."""
    return {"active": who, "gold": 0, "paris": "captive", "paris_enemies": enemy, "hands": {OWNER[who]: hand},
            "chance": {"blue": blue, "red": red}, "musketeers": {who: {"at": "paris", **him}}}  # fmt: skip


def test_M_7_1_ruling_67_dice_of_cards_up_to_six() -> None:
    at = table({**facing("jussac", hand="combat combat combat combat"), "chance": {}})
    play(at, "duel jussac", "add combat combat combat")
    assert legal(at) == ["done"]
    assert refused(at, "add combat") == ("six_dice", "M-7.1")


def test_M_7_2_cards_before_the_first_roll_only() -> None:
    at = table(facing("brisemont", blue="shield shield shield sword shield", red="shield shield shield shield shield",
                      hand="combat combat", equipment="toledo"))  # fmt: skip
    play(at, "duel brisemont", "done")
    assert question(at) == "RerollDie", "after the roll there is nothing to add"
    assert refused(at, "add combat") == ("reroll_or_keep", "M-16.3")
    play(at, "keep", "keep")
    assert told(at)["hands"]["Eva"] == "combat combat"


def test_M_7_3_swords_that_no_shield_stops_wound_both_at_once() -> None:
    at = table(facing("brisemont", "porthos", "sword sword lily", "sword sword shield"))
    play(at, "duel brisemont", "done")
    assert (told(at)["enemies_gone"], man(at, "porthos")["life"]) == ("brisemont", 3)


def test_M_7_3_an_enemy_thrust_wounds_once_whatever_the_shields() -> None:
    at = table(facing("bernajoux", "porthos", "shield shield shield", "sword sword sword"))
    play(at, "duel bernajoux", "done")
    assert man(at, "porthos")["life"] == 4
    assert events(at, "thrust_by_foe") != []


def test_M_7_3_ruling_21_a_thrust_takes_exactly_one_life_point() -> None:
    at = table(facing("cavois", blue="lily lily lily", red="shield shield shield shield"))
    play(at, "duel cavois", "done")
    assert (told(at)["enemy_life"]["cavois"], question(at)) == (1, "TakeAction")


def test_M_7_3_ruling_19_equipment_does_not_count_for_a_thrust() -> None:
    at = table(facing("brisemont", "dartagnan", "lily lily shield lily lily shield", "shield shield shield",
                      equipment="pistol"))  # fmt: skip
    play(at, "duel brisemont", "done")
    assert events(at, "thrust_by_man") == [], "two lilies and the pistol's sword are no thrust"


def test_M_7_3_the_pistol_adds_a_sword_to_the_first_roll_only() -> None:
    at = table(facing("henchman", blue="shield shield lily shield lily lily", red="shield shield shield",
                      equipment="pistol"))  # fmt: skip
    play(at, "duel henchman", "done")
    assert told(at)["paris_enemies"] == "henchman", "one sword against two shields, then none"
    at = table(facing("henchman jussac", blue="sword shield lily", red="shield sword", equipment="pistol"))
    play(at, "duel henchman", "done")
    assert told(at)["gold"] == 1, "two swords against one shield"


def test_M_7_4_ruling_20_the_enemy_goes_on_against_a_musketeer_without_dice() -> None:
    red = "sword sword shield shield sword sword shield shield shield sword"
    at = table(facing("jussac", "porthos", "shield shield lily shield shield shield", red))
    play(at, "duel jussac", "done")
    assert man(at, "porthos")["life"] == 4, "4, 3, 2 dice against 3, 2, 1; the last red die hits him"
    assert told(at)["dice"] == {"blue": "", "red": "sword"}


def test_M_7_4_an_armour_works_without_dice() -> None:
    red = "sword sword shield shield sword sword shield shield shield sword"
    at = table(facing("jussac", "porthos", "shield shield lily shield shield shield", red, equipment="armour"))
    play(at, "duel jussac", "done")
    assert (man(at, "porthos")["life"], events(at, "undecided") != []) == (5, True)


def test_M_7_5_life_never_goes_below_zero() -> None:
    at = table(facing("jussac", "dartagnan", "lily lily lily", "sword sword sword sword", life=1))
    play(at, "duel jussac", "done")
    assert (man(at, "dartagnan")["life"], man(at, "dartagnan")["at"]) == (0, "colombier")


def test_M_7_6_ruling_47_the_henchman_pays_every_time_and_comes_back() -> None:
    at = table(facing("henchman jussac", blue="sword sword sword", red="shield shield"))
    play(at, "duel henchman", "done")
    assert (told(at)["gold"], told(at)["paris_enemies"]) == (1, "jussac")
    assert "henchman" in told(at)["enemies_hand"]


def test_M_7_6_ruling_23_both_fall_and_the_reward_is_paid() -> None:
    at = table(facing("la_houdiniere jussac", "dartagnan", "sword sword sword", "sword sword sword sword", life=1))
    play(at, "duel la_houdiniere", "done")
    assert (told(at)["gold"], told(at)["enemies_gone"]) == (3, "la_houdiniere")
    assert man(at, "dartagnan")["life"] == 0


def test_M_7_7_a_failed_duel_may_be_tried_again() -> None:
    at = table(facing("boisrenard", blue="shield shield lily shield lily lily", red="shield shield shield"))
    play(at, "duel boisrenard", "done")
    assert (told(at)["actions"], told(at)["paris_enemies"]) == (2, "boisrenard")
    assert "duel boisrenard" in legal(at)


def test_M_7_8_ruling_22_jussac_is_immune_and_lubin_has_a_pistol() -> None:
    at = table(facing("jussac", "porthos", "lily " * 6, "shield " * 10))
    play(at, "duel jussac", "done")
    assert events(at, "thrust_by_man") == []
    at = table(facing("lubin", blue="shield lily lily", red="sword shield"))
    play(at, "duel lubin", "done")
    assert man(at, "athos")["life"] == 2, "a sword of the dice and one of the pistol against one shield"


def test_M_7_9_order_rochefort_assassin_cards_roll() -> None:
    position = {**facing("brisemont", "porthos", hand="erudition"), "paris_trap": "assassin", "destination": "paris",
                "chance": {"blue": "sword sword sword", "red": "shield shield sword sword"}}  # fmt: skip
    at = table(position)
    play(at, "duel brisemont")
    assert (told(at)["duel"]["foe"], man(at, "porthos")["life"]) == ("rochefort", 5)
    play(at, "done")
    assert (told(at)["duel"]["foe"], man(at, "porthos")["life"]) == ("brisemont", 2), "two wounds and the assassin"


def test_M_7_10_the_mission_is_looked_at_after_the_musketeer_has_fallen() -> None:
    at = table({"active": "dartagnan", "louvre": "duelling_edict", "louvre_overcome": True,
                "louvre_enemies": "la_houdiniere", "louvre_deck": "court_gossip", "hands": {"Anita": "erudition"},
                "chance": {"blue": "sword sword sword", "red": "sword sword sword sword"},
                "musketeers": {"dartagnan": {"at": "louvre", "life": 1}}})  # fmt: skip
    play(at, "duel la_houdiniere", "done")
    order = [event.name for event in at.log if event.name in (
        "wounded", "beaten", "gained_gold", "fell", "louvre_completed", "gained_epic", "louvre_opened")]  # fmt: skip
    assert order == ["wounded", "beaten", "gained_gold", "fell", "louvre_completed", "gained_epic", "louvre_opened"]
    assert question(at) == "Fill"


def test_M_8_1_a_felled_musketeer_keeps_what_he_has() -> None:
    at = table(facing("jussac", "dartagnan", "lily lily lily", "sword sword sword sword", "panache", life=1,
                      equipment="pistol", thrust=True, skills="nobility"))  # fmt: skip
    play(at, "duel jussac", "done")
    him = man(at, "dartagnan")
    assert (him["equipment"], him["thrust"], him["skills"]) == ("pistol", True, "nobility")
    assert (told(at)["hands"]["Anita"], question(at)) == ("panache", "ChooseMusketeer")


def test_M_8_2_sources_of_wounds() -> None:
    at = table({"phase": "round_end", "paris": "conspiracy", "paris_enemies": "brisemont"})
    assert question(at) == "Target"
    play(at, "target porthos")
    assert man(at, "porthos")["life"] == 4
    assert events(at, "wounded")[0]["rule"] == "M-20.4"


def test_M_8_3_felled_in_the_bastille_he_lies_at_the_vieux_colombier() -> None:
    at = table({"phase": "treachery", "treachery_hand": "ambush",
                "musketeers": {"athos": {"at": "bastille", "life": 1}}})  # fmt: skip
    play(at, "scheme ambush", "target athos")
    assert (man(at, "athos")["at"], man(at, "athos")["life"]) == ("colombier", 0)


def test_M_8_4_healing_stops_at_the_printed_life() -> None:
    at = table({"active": "athos", "gold": 3, "hands": {"Eva": "treville erudition"},
                "musketeers": {"athos": {"life": 2}, "porthos": {"life": 1}}})  # fmt: skip
    play(at, "buy balm", "enough")
    assert man(at, "athos")["life"] == 3
    play(at, "play treville")
    assert man(at, "porthos")["life"] == 5, "the only one whom Mr. de Tréville can help"


def test_M_8_5_ruling_36_felled_in_phase_one_he_recovers_in_this_round() -> None:
    at = table({"phase": "treachery", "treachery_hand": "ambush", "musketeers": {"athos": {"life": 1}}})
    play(at, "scheme ambush", "target athos", "turn athos")
    assert (man(at, "athos")["life"], man(at, "athos")["done"]) == (3, True)


def test_M_8_5_felled_in_phase_three_he_recovers_in_the_next_round() -> None:
    at = table({"phase": "siege", "chance": {"red": "sword"}, "musketeers": {"aramis": {"life": 1}}})
    play(at, "sacrifice")
    assert (told(at)["round"], man(at, "aramis")["life"]) == (2, 0)
    play(at, "go lodging", "decline", "turn aramis")
    assert man(at, "aramis")["life"] == 3
