"""M-5 The musketeers' turns, M-6 challenges."""

from __future__ import annotations

from banneret.games.mousquetaires.kind import MOUSQUETAIRES
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

TOGETHER = {"musketeers": {"dartagnan": {"at": "colombier"}}}


def test_M_5_1_the_captain_names_who_is_next() -> None:
    at = table({"phase": "turns", "musketeers": {"athos": {"done": True}}})
    assert (asked(at), offers(at, "turn")) == ("Anita", ["aramis", "dartagnan", "porthos"])
    assert refused(at, "turn athos") == ("had_his_turn", "M-5.1")
    play(at, "turn aramis", "end turn", "turn porthos", "end turn")
    assert told(at)["active"] == "dartagnan", "the last one is nobody's choice"


def test_M_5_2_a_lying_musketeer_only_recovers() -> None:
    at = table({"phase": "turns", "hands": {"Eva": "combat"}, "deck": "panache", "musketeers": {"athos": {"life": 0}}})
    play(at, "turn athos")
    assert (man(at, "athos")["life"], man(at, "athos")["done"], told(at)["hands"]["Eva"]) == (3, True, "panache combat")
    assert question(at) == "ChooseMusketeer"


def test_M_5_3_unused_actions_are_lost() -> None:
    at = table({"phase": "turns", "fewer_actions": 1})
    play(at, "turn dartagnan")
    assert told(at)["actions"] == 2
    play(at, "draw", "end turn")
    assert man(at, "dartagnan")["done"]


def test_M_5_4_the_actions_that_need_no_place() -> None:
    at = table({"active": "athos", "gold": 3, "hands": {"Eva": "essarts combat"}})
    assert offers(at, "move") == ["la_rochelle", "louvre", "paris", "quest", "richelieu"]
    assert {"draw", "play essarts", "buy thrust", "buy toledo", "end turn"} <= set(legal(at))
    assert refused(at, "move lodging") == ("closed_location", "M-5.4")
    assert refused(at, "move bastille") == ("closed_location", "M-5.4")
    assert refused(at, "move colombier") == ("already_there", "M-5.4")
    assert refused(at, "duel jussac") == ("enemy_not_here", "M-5.4")
    play(at, "move paris", "draw", "draw")
    assert refused(at, "draw")[0] in ("no_actions_left", "who_is_next", "not_asked")


def test_M_5_4_back_to_the_common_area() -> None:
    at = table({"active": "athos", "board": "- - guard3 guard4 decoy decoy decoy guard2 wall even brute guard3",
                "musketeers": {"athos": {"at": "quest", "route": "rooms", "space": 2}}})  # fmt: skip
    play(at, "return")
    assert (man(at, "athos")["route"], told(at)["actions"]) == ("none", 2)


def test_M_5_5_showing_a_card_costs_nothing_and_is_remembered() -> None:
    at = table({"active": "dartagnan", "hands": {"Anita": "combat combat"}})
    play(at, "show combat")
    assert (told(at)["actions"], seen(at, "Milady")["shown"]["Anita"]) == (3, "combat")
    play(at, "show combat")
    assert refused(at, "show combat") == ("already_shown", "M-5.5")
    assert seen(at, "Milady")["hands"]["Anita"] == "? ?"


def test_M_5_6_ruling_60_both_must_agree() -> None:
    at = table({"active": "dartagnan", "hands": {"Anita": "combat panache", "Eva": "erudition"}, **TOGETHER})
    play(at, "exchange athos", "give combat, offer")
    assert (asked(at), question(at)) == ("Eva", "AnswerExchange")
    play(at, "give erudition, offer")
    assert (asked(at), told(at)["actions"]) == ("Anita", 3)
    play(at, "settle")
    after = told(at)
    assert (after["hands"]["Anita"], after["hands"]["Eva"], after["actions"]) == ("erudition panache", "combat", 2)
    assert (after["shown"]["Anita"], after["shown"]["Eva"]) == ("erudition", "combat")


def test_M_5_6_nothing_for_nothing_is_no_exchange() -> None:
    at = table({"active": "dartagnan", "hands": {"Anita": "combat", "Eva": "erudition"}, **TOGETHER})
    play(at, "exchange athos", "offer")
    assert refused(at, "offer") == ("nothing_to_exchange", "M-5.6")
    play(at, "decline")
    assert told(at)["failed_offers"] == 1


def test_M_5_6_slots_and_doubles_of_both_men() -> None:
    men = {"dartagnan": {"at": "colombier", "equipment": "pistol toledo"}, "athos": {"equipment": "pistol armour"}}
    at = table({"active": "dartagnan", "hands": {"Anita": "", "Eva": ""}, "musketeers": men})
    play(at, "exchange athos", "hand toledo, offer")
    assert "offer" not in legal(at), "Athos would carry three pieces"
    assert refused(at, "offer") == ("slots_would_break", "M-5.6")
    play(at, "hand armour, offer", "settle")
    assert (man(at, "dartagnan")["equipment"], man(at, "athos")["equipment"]) == ("pistol armour", "pistol toledo")


def test_M_5_6_partners_are_in_the_same_place_whatever_their_state() -> None:
    at = table({"active": "dartagnan", "hands": {"Anita": "combat"}, "musketeers": {
        "dartagnan": {"at": "colombier"}, "aramis": {"life": 0}, "athos": {"at": "paris"}}})  # fmt: skip
    assert offers(at, "exchange") == ["aramis"]
    assert refused(at, "exchange athos") == ("not_together", "M-5.6")
    prison = {"dartagnan": {"at": "bastille"}, "athos": {"at": "bastille"}}
    assert offers(table({"active": "dartagnan", "musketeers": prison}), "exchange") == ["athos"]
    board = "- decoy guard3 guard4 decoy decoy decoy guard2 wall even brute guard3"
    quest = {"dartagnan": {"at": "quest"}, "porthos": {"at": "quest", "route": "rooms", "space": 1}}
    assert offers(table({"active": "dartagnan", "board": board, "musketeers": quest}), "exchange") == ["porthos"]


def test_M_5_6_ruling_37_two_musketeers_of_one_player_exchange_equipment_only() -> None:
    men = {"dartagnan": {"at": "colombier", "equipment": "pistol"}, "athos": {"equipment": "armour"}}
    at = table({"active": "dartagnan", "hands": {"Anita": "combat"}, "musketeers": men}, players=3)
    play(at, "exchange athos")
    assert legal(at) == ["call off", "hand pistol", "receive armour"]
    assert refused(at, "give combat") == ("own_men_share_cards", "M-5.6")
    play(at, "hand pistol, receive armour, offer")
    assert (man(at, "dartagnan")["equipment"], man(at, "athos")["equipment"]) == ("armour", "pistol")
    assert told(at)["actions"] == 2


def test_M_5_7_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    hands = {"Anita": "", "Mark": "", "Eva": "", "Jeno": ""}
    at = table({"active": "dartagnan", "hands": hands, "rest": "discard"})
    assert told(at)["deck_size"] == 0
    play(at, "draw")
    assert (told(at)["deck_size"], told(at)["discard"]) == (46, "")
    assert events(at, "reshuffled") == [{"seat": -1, "rule": "M-5.7", "count": 47}]


def test_M_5_7_with_both_piles_empty_nobody_draws() -> None:
    rest = "erudition " * 6 + "nobility " * 6 + "gallantry " * 6 + "panache " * 6 + "combat " * 13 + "double " * 3
    people = "essarts buckingham bassompierre treville chevreuse kitty winter"
    at = table({"active": "dartagnan", "hands": {"Anita": rest + people, "Mark": "", "Eva": "", "Jeno": ""}})
    assert refused(at, "draw") == ("no_card_to_draw", "M-5.7")


def test_M_5_8_milady_turns_up_her_card_at_the_end() -> None:
    at = table({"phase": "turns", "destination": "lodging",
                "musketeers": {name: {"done": True} for name in ("dartagnan", "aramis", "athos")}})  # fmt: skip
    play(at, "end turn")
    assert (asked(at), question(at)) == ("Milady", "TakeParis")
    assert events(at, "milady_revealed") == [{"seat": 4, "rule": "M-5.8", "location": "lodging", "drawn": "no"}]


def test_M_5_9_a_turn_ends_by_itself() -> None:
    at = table({"active": "dartagnan", "actions": 1, "all_for_one": 1})
    play(at, "draw")
    assert question(at) == "ChooseMusketeer"
    at = table({"active": "dartagnan", "actions": 1, "epic": 1, "musketeers": {"dartagnan": {"at": "quest"}}})
    play(at, "draw")
    assert (question(at), told(at)["actions"]) == ("TakeAction", 0), "a reveal from the pool is open"


# M-6 Challenges.


def louvre(hand: str, man_name: str = "dartagnan", card: str = "poisons_affair", **more: object) -> dict[str, object]:
    owner = {"dartagnan": "Anita", "aramis": "Mark", "athos": "Eva", "porthos": "Jeno"}[man_name]
    return {"active": man_name, "louvre": card, "louvre_enemies": "jussac", "hands": {owner: hand},
            "musketeers": {man_name: {"at": "louvre"}}, **more}  # fmt: skip


def test_M_6_1_ruling_6_a_value_equal_to_the_level_is_enough() -> None:
    at = table(louvre("panache panache", card="duelling_edict"))
    play(at, "challenge panache")
    assert told(at)["louvre_overcome"]


def test_M_6_1_an_upgrade_counts() -> None:
    position = louvre("panache", card="duelling_edict")
    position["musketeers"] = {"dartagnan": {"at": "louvre", "skills": "panache"}}
    at = table(position)
    play(at, "challenge panache")
    assert told(at)["louvre_overcome"]


def test_M_6_2_ruling_65_an_unwinnable_challenge_cannot_be_declared() -> None:
    at = table(louvre("panache panache"))
    assert "challenge panache" not in legal(at)
    assert refused(at, "challenge panache") == ("out_of_reach", "M-6.2")
    assert refused(at, "challenge nobility") == ("no_such_challenge", "M-5.4")
    why = at.refuse(0, MOUSQUETAIRES.rules.catalogue.parse("challenge panache"))
    assert why is not None
    assert why.parts == {"level": 7, "points": 1}, "two of the three points are in hand"


def test_M_6_2_ruling_66_superfluous_cards_are_not_accepted() -> None:
    at = table(louvre("erudition erudition kitty", "aramis", "spanish_cipher"))
    play(at, "challenge erudition", "discard erudition")
    assert legal(at) == ["done"]
    assert refused(at, "discard erudition") == ("no_surplus", "M-6.2")


def test_M_6_2_a_reachable_level_must_be_reached() -> None:
    at = table(louvre("erudition kitty", "aramis", "spanish_cipher"))
    play(at, "challenge erudition")
    assert refused(at, "give up") == ("level_must_be_reached", "M-6.2")
    assert refused(at, "done") == ("level_not_reached", "M-6.2")


def test_M_6_2_out_of_reach_after_an_interruption_the_action_is_lost() -> None:
    position = louvre("combat", "aramis", "spanish_cipher", destination="louvre",
                      chance={"blue": "sword sword sword lily", "red": "shield shield sword sword"})  # fmt: skip
    at = table(position)
    play(at, "challenge erudition", "ability combat, done")
    assert (question(at), legal(at)) == ("ChallengeCards", ["give up"])
    play(at, "give up")
    assert (told(at)["louvre_overcome"], told(at)["actions"], told(at)["fled"]) == (False, 2, True)


def test_M_6_2_skill_alone_is_enough_and_nobody_is_asked() -> None:
    at = table({"active": "aramis", "paris": "message", "paris_enemies": "jussac", "hands": {"Mark": "combat"},
                "musketeers": {"aramis": {"at": "paris"}}})  # fmt: skip
    play(at, "challenge erudition")
    assert (question(at), told(at)["paris_overcome"]) == ("TakeAction", "erudition")


def test_M_6_3_other_cards_do_not_count() -> None:
    at = table(louvre("erudition nobility combat kitty", "aramis", "spanish_cipher", aramis_used=True))
    play(at, "challenge erudition")
    assert legal(at) == ["discard erudition"]
    assert refused(at, "discard nobility") == ("wrong_skill_card", "M-6.3")


def test_M_6_2_where_only_cards_of_the_skill_count_they_are_laid_without_a_question() -> None:
    """Everybody knows that who declares a challenge can meet it: the cards follow from public facts."""
    at = table(louvre("panache panache panache panache nobility"))
    play(at, "challenge panache")
    assert (question(at), told(at)["discard"]) == ("TakeAction", "panache panache panache")
    assert told(at)["louvre_overcome"]
    assert told(at)["hands"]["Anita"] == "nobility panache"


def test_M_6_4_any_card_helps_aramis_once_per_round() -> None:
    at = table(louvre("kitty panache", "aramis", "spanish_cipher"))
    play(at, "challenge erudition")
    assert legal(at) == ["ability kitty", "ability panache"]
    play(at, "ability kitty, done")
    assert (told(at)["louvre_overcome"], told(at)["aramis_used"], told(at)["discard"]) == (True, True, "kitty")
    at = table(louvre("kitty panache", "aramis", "spanish_cipher", aramis_used=True))
    assert refused(at, "challenge erudition") == ("out_of_reach", "M-6.2")


def test_M_6_4_ruling_41_a_double_card_gives_one_die_through_the_ability() -> None:
    at = table({"active": "aramis", "paris": "smuggler", "paris_enemies": "jussac", "hands": {"Mark": "double double"},
                "musketeers": {"aramis": {"at": "paris"}}})  # fmt: skip
    play(at, "duel jussac", "ability double")
    assert refused(at, "ability double") == ("aramis_once", "M-6.4")
    play(at, "add double")
    assert legal(at) == ["done"], "3 + 1 + 2 dice"


def test_M_6_4_only_aramis_and_not_at_la_rochelle() -> None:
    at = table({"active": "porthos", "board_number": 2, "epic": 1, "hands": {"Jeno": "panache kitty"},
                "musketeers": {"porthos": {"at": "quest"}}})  # fmt: skip
    play(at, "challenge panache")
    assert legal(at) == ["discard panache", "spend token"]
    assert refused(at, "ability kitty") == ("only_aramis", "M-6.4")
    at = table({"active": "aramis", "hands": {"Mark": "erudition"}})
    assert refused(at, "reinforce erudition") == ("no_combat_card", "M-13.2")
