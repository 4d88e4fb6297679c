"""M-1 the table, M-2 setting up, M-3 the round, M-23 and M-24 the numbers of players, M-25 easier and harder."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.core.errors import OptionError
from banneret.core.table import Table
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.data import load_data
from tests.games.mousquetaires.tables import (
    ALONE,
    asked,
    events,
    fresh,
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


def past_the_board(at: Table) -> None:
    """Milady lays the inn: the decoys last."""
    for token in ["guard2"] * 4 + ["guard3"] * 4 + ["decoy"] * 4:
        play(at, f"place {token}")
    play(at, "done")


def started(players: int, options: dict[str, str] | None = None) -> Table:
    """A game at the first question of round 1."""
    at = fresh(players, options)
    while state(at).round == 0:
        play(at, legal(at)[0])
    return at


def test_M_1_1_rounds_phases_and_a_winner() -> None:
    at = started(5)
    assert (told(at)["round"], told(at)["round_phase"], told(at)["winner"]) == (1, 1, "nobody")


def test_M_1_2_ruling_72_gold_beyond_the_track_is_lost() -> None:
    at = table({"active": "dartagnan", "gold": 9, "hands": {"Anita": "essarts"}})
    play(at, "play essarts")
    assert told(at)["gold"] == 10


def test_M_1_3_a_musketeer_has_place_life_and_empty_slots() -> None:
    at = started(5)
    assert man(at, "porthos") == {
        "owner": man(at, "porthos")["owner"], "at": "louvre", "life": 5, "equipment": "", "skills": "",
        "thrust": False, "horse_used": False, "route": "none", "space": 0, "banned": False, "done": False,
    }  # fmt: skip


def test_M_1_4_several_musketeers_play_from_one_hand() -> None:
    at = table({"phase": "turns", "hands": {"Anita": "panache combat"}}, players=3)
    assert man(at, "dartagnan")["owner"] == man(at, "athos")["owner"] == "Anita"
    play(at, "turn dartagnan", "show combat", "end turn", "turn athos")
    assert offers(at, "show") == ["panache"], "the same hand, in which the combat card is known already"


def test_M_1_5_what_the_team_owns_is_seen_by_all() -> None:
    at = table({"active": "dartagnan", "siege_cards": "combat", "epic": 3, "all_for_one": 1, "gold": 4})
    for seat in ("Mark", "Milady"):
        view = seen(at, seat)
        assert (view["siege_cards"], view["epic"], view["all_for_one"], view["gold"]) == ("combat", 3, 1, 4)


def test_M_1_6_what_only_milady_knows() -> None:
    at = table(
        {"active": "dartagnan", "destination": "louvre", "treachery_hand": "plot balm", "paris_hand": "smuggler"}
    )
    hers, theirs = seen(at, "Milady"), seen(at, "Anita")
    assert (hers["destination"], theirs["destination"]) == ("louvre", "?")
    assert (hers["treachery_hand"], theirs["treachery_hand"]) == ("balm plot", "? ?")
    assert (hers["paris_hand"], theirs["paris_hand"]) == ("smuggler", "?")
    assert "?" not in hers["board"]
    assert set(theirs["board"].split()) == {"?"}
    assert theirs["rochefort"] == 5


def test_M_1_7_ruling_74_what_lies_at_a_mission_is_open() -> None:
    at = table({"active": "dartagnan", "paris": "captive", "paris_enemies": "brisemont", "paris_trap": "nemesis",
                "named": "athos", "paris_overcome": "gallantry"})  # fmt: skip
    view = seen(at, "Mark")
    assert (view["paris_enemies"], view["paris_trap"], view["named"]) == ("brisemont", "nemesis", "athos")
    assert view["paris_overcome"] == "gallantry"


def test_M_1_8_the_quest_has_a_current_board() -> None:
    assert told(started(5))["board_number"] == 1


def test_M_2_1_markers_and_stock_at_the_start() -> None:
    at = told(fresh(5))
    assert (at["time"], at["gold"], at["la_rochelle"], at["queen"], at["louvre_mark"], at["constance"]) == (
        0, 3, 5, 0, 0, 0,
    )  # fmt: skip
    assert at["rochefort"] == 5
    assert at["stock"] == {
        "thoroughbred": 2, "pistol": 2, "armour": 2, "toledo": 2, "balm": 2, "thrust": 4,
        "erudition": 2, "nobility": 2, "gallantry": 2, "panache": 2,
    }  # fmt: skip


def test_M_2_2_milady_holds_three_treachery_cards() -> None:
    at = told(fresh(5))
    assert (at["treachery_count"], at["treachery_deck_size"]) == (3, 12)


@pytest.mark.parametrize(("players", "options", "left"), [(5, {"emergency_mode": "off"}, 13), (2, {}, 14)])
def test_M_2_2_cards_that_are_taken_out_first(players: int, options: dict[str, str], left: int) -> None:
    at = told(fresh(players, options))
    assert at["treachery_count"] + at["treachery_deck_size"] == left
    cards = f"{at['treachery_hand']} {at['treachery_deck']}".split()
    assert ("emergency" in cards) == (players == 2)
    assert ("isolation" in cards) == (players == 5)


def test_M_2_3_the_louvre_deck_shows_its_top_title() -> None:
    at = fresh(5)
    deck = told(at)["louvre_deck"].split()
    assert len(deck) == 8
    assert seen(at, "Anita")["louvre_deck"].split() == [deck[0]] + ["?"] * 7


def test_M_2_4_milady_prepares_the_first_board_before_anything_else() -> None:
    at = fresh(5)
    assert (asked(at), question(at)) == ("Milady", "PlaceTokens")


def test_M_2_5_musketeers_are_taken_in_the_order_of_seats() -> None:
    at = fresh(5)
    past_the_board(at)
    assert asked(at) == "Anita"
    play(at, "choose athos")
    assert refused(at, "choose athos") == ("musketeer_taken", "M-2.5")
    play(at, "choose dartagnan", "choose porthos")
    assert asked(at) == "Milady", "the last musketeer is nobody's choice"
    assert man(at, "aramis")["owner"] == "Jeno"
    assert told(at)["hand_sizes"] == {"Anita": 5, "Mark": 5, "Eva": 5, "Jeno": 5, "Milady": 0}


def test_M_2_5_round_the_table_with_two_players() -> None:
    at = fresh(3)
    past_the_board(at)
    play(at, "choose athos", "choose dartagnan", "choose porthos")
    assert man(at, "aramis")["owner"] == "Mark"


def test_M_2_5_musketeers_at_random() -> None:
    at = fresh(4, {"musketeer_selection": "random"})
    past_the_board(at)
    owners = [entry["owner"] for entry in told(at)["musketeers"].values()]
    assert sorted(owners) == ["Anita", "Eva", "Mark", "nobody"]


def test_M_2_6_where_the_figures_start() -> None:
    at = started(5)
    places = {name: entry["at"] for name, entry in told(at)["musketeers"].items()}
    assert places == {"dartagnan": "paris", "aramis": "la_rochelle", "athos": "colombier", "porthos": "louvre"}


def test_M_2_7_milady_lays_and_fills_paris_then_the_louvre() -> None:
    at = fresh(5)
    past_the_board(at)
    play(at, "choose athos", "choose dartagnan", "choose porthos")
    assert (asked(at), question(at)) == ("Milady", "FirstParisCard")
    assert len(offers(at, "lay")) == 6
    play(at, "lay smuggler", "post brisemont, done")
    assert question(at) == "Fill"
    top = told(at)["louvre"]
    assert top != "none"
    while question(at) == "Fill":
        play(at, legal(at)[0])
    assert (question(at), told(at)["round"]) == ("ChooseDestination", 1)


def test_M_2_8_the_easier_start_gives_a_card() -> None:
    assert told(fresh(5, {"easier_start": "true"}))["all_for_one"] == 1
    assert told(fresh(5))["all_for_one"] == 0


def test_M_3_1_four_phases_then_the_next_round() -> None:
    at = table({"phase": "siege", "chance": {"red": "shield"}, "musketeers": {"aramis": {"at": "paris"}}})
    assert (told(at)["round"], told(at)["round_phase"], question(at)) == (2, 1, "ChooseDestination")
    play(at, "go lodging", "decline")
    assert (told(at)["round_phase"], question(at)) == (2, "ChooseMusketeer")


def test_M_3_2_what_held_for_a_round_is_cleared() -> None:
    at = table({"phase": "round_start", "destination": "louvre", "card": "revealed", "fled": True, "aramis_used": True,
                "more_red": 1, "fewer_actions": 1, "isolated": True, "time_frozen": True, "louvre_completed": True,
                "musketeers": {"athos": {"equipment": "thoroughbred", "horse_used": True, "done": True}}})  # fmt: skip
    after = told(at)
    assert (after["destination"], after["card"], after["figure"], after["fled"]) == ("none", "none", "lodging", False)
    assert (after["more_red"], after["fewer_actions"], after["isolated"], after["time_frozen"]) == (0, 0, False, False)
    assert (after["aramis_used"], after["louvre_completed"]) == (False, False)
    assert (man(at, "athos")["horse_used"], man(at, "athos")["done"]) == (False, False)


def test_M_3_3_the_game_stops_at_the_first_marker_on_richelieu() -> None:
    at = table({"phase": "round_end", "time": 11, "queen": 8, "paris": "message", "paris_enemies": "jussac"})
    assert at.game.over
    assert (told(at)["reason"], told(at)["queen"]) == ("time", 8), "Paris does not act any more"


def check_count(players: int, in_play: int, actions: int, cards: int) -> None:
    at = table({"phase": "turns"}, players=players)
    assert sum(entry["owner"] != "nobody" for entry in told(at)["musketeers"].values()) == in_play
    assert told(at)["hand_sizes"]["Anita"] == cards
    play(at, "turn dartagnan")
    assert told(at)["actions"] == actions


def test_M_23_1_five_players() -> None:
    check_count(5, 4, 3, 5)


def test_M_23_2_ruling_40_four_players_leave_one_musketeer_out() -> None:
    check_count(4, 3, 4, 7)
    at = table({"phase": "lay_paris", "paris_hand": "smuggler",
                "musketeers": {"athos": {"owner": "nobody"}, "porthos": {"owner": "Eva"}}}, players=4)  # fmt: skip
    play(at, "lay smuggler", "set nemesis, post henchman, done")
    assert offers(at, "name") == ["aramis", "dartagnan", "porthos"]


def test_M_23_3_three_players_lead_two_each() -> None:
    check_count(3, 4, 3, 9)
    owners = Counter(entry["owner"] for entry in told(table({}, players=3))["musketeers"].values())
    assert owners == {"Anita": 2, "Mark": 2}


def test_M_23_4_ruling_39_two_players_and_the_extra_card() -> None:
    check_count(2, 4, 3, 9)
    at = started(2)
    assert told(at)["hand_sizes"]["Anita"] == 10, "a card at the start of the first round, too"


def test_M_23_4_ruling_38_a_single_player_never_exchanges() -> None:
    at = table(
        {"active": "dartagnan", "musketeers": {"dartagnan": {"at": "colombier", "equipment": "pistol"}}}, players=2
    )
    assert refused(at, "exchange athos") == ("no_exchange_alone", "M-5.6")


@pytest.mark.parametrize(
    ("players", "in_play", "actions", "cards"), [(1, 4, 3, 9), (2, 4, 3, 9), (3, 3, 4, 7), (4, 4, 3, 5)]
)
def test_M_24_1_without_milady_as_with_one_player_more(players: int, in_play: int, actions: int, cards: int) -> None:
    at = table({"phase": "turns"}, players=players, options=ALONE)
    assert sum(entry["owner"] != "nobody" for entry in told(at)["musketeers"].values()) == in_play
    assert told(at)["hand_sizes"]["Anita"] == cards
    play(at, "turn dartagnan")
    assert told(at)["actions"] == actions


def test_M_24_1_five_players_need_a_milady_and_one_has_none() -> None:
    with pytest.raises(OptionError):
        fresh(5, ALONE)
    assert told(fresh(1))["treachery_count"] == 0


def test_M_24_2_ruling_57_la_rochelle_only_with_two_cards_lying_there() -> None:
    places = set()
    for seed in range(30):
        at = table({"phase": "milady", "siege_cards": "combat", "treachery_rest": "discard"}, 4, ALONE, seed)
        places.add(told(at)["destination"])
    assert places == {"paris", "louvre", "quest"}
    places = set()
    for seed in range(40):
        at = table({"phase": "milady", "siege_cards": "combat combat", "treachery_rest": "discard"}, 4, ALONE, seed)
        places.add(told(at)["destination"])
        assert told(at)["card"] == "revealed"
    assert places == {"paris", "louvre", "quest", "la_rochelle"}


def test_M_24_2_ruling_45_on_board_four_she_is_at_the_quest_if_rochefort_can_fight() -> None:
    board = {"phase": "milady", "board_number": 4, "treachery_rest": "discard"}
    for seed in range(6):
        assert told(table({**board, "siege_cards": "combat combat"}, 4, ALONE, seed))["destination"] == "quest"
    at = table({**board, "rochefort": 0, "siege_cards": "combat combat"}, 4, ALONE)
    assert told(at)["destination"] == "la_rochelle"
    at = table({**board, "rochefort": 0}, 4, ALONE)
    assert (told(at)["destination"], told(at)["figure"]) == ("none", "lodging")


def test_M_24_2_any_other_useless_card_is_just_discarded() -> None:
    at = table({"phase": "milady", "gold": 0, "treachery_deck": "corruption plot"}, 4, ALONE)
    assert (told(at)["treachery_discard"], told(at)["queen"]) == ("corruption", 0)


def test_M_24_3_ruling_73_draws_for_milady_are_ignored() -> None:
    at = table({"phase": "round_end", "paris": "captive", "paris_enemies": "jussac", "treachery_deck": "plot",
                "treachery_rest": "discard"}, 4, ALONE)  # fmt: skip
    assert events(at, "drew_treachery") == []
    assert told(at)["queen"] == 1, "the card was turned up in the next round"


def test_M_24_4_the_first_paris_card_is_random() -> None:
    found = {told(fresh(1, seed=seed))["paris"] for seed in range(30)}
    assert len(found) > 3


def test_M_24_5_a_shuffled_pile_fills_a_mission() -> None:
    order = "jussac thief assassin lubin henchman boisrenard brisemont bernajoux biscarat cahusac laffemas cavois " \
            "la_houdiniere felton beggars harlot nemesis"  # fmt: skip
    at = table({"phase": "milady", "treachery_rest": "discard",
                "chance": {"destination": [0], "paris": [0], "mission": [order]}}, 4, ALONE)  # fmt: skip
    assert told(at)["paris"] == "smuggler"
    assert (told(at)["paris_enemies"], told(at)["paris_trap"]) == ("lubin", "thief"), "strength 2, one trap"
    assert "jussac" in told(at)["enemies_hand"]


def test_M_24_6_quest_tokens_at_random() -> None:
    boards = {state(fresh(4, ALONE, seed)).board[0] for seed in range(20)}
    assert len(boards) > 3
    for seed in range(5):
        tokens = told(fresh(4, ALONE, seed))["board"].split()
        assert tokens.count("decoy") == 4
        assert set(seen(fresh(4, ALONE, seed), "Anita")["board"].split()) == {"?"}


def test_M_24_7_ruling_44_chance_chooses_for_her() -> None:
    hurt = set()
    for seed in range(30):
        at = table({"phase": "milady", "treachery_deck": "ambush"}, 4, ALONE, seed)
        hurt |= {
            name for name, entry in told(at)["musketeers"].items() if entry["life"] < (5 if name == "porthos" else 3)
        }
    assert hurt == {"dartagnan", "aramis", "athos", "porthos"}
    destroyed = set()
    there = {"phase": "end_of_turns", "destination": "la_rochelle", "siege_cards": "combat double"}
    for seed in range(20):
        destroyed.add(told(table(there, 4, ALONE, seed))["discard"])
    assert destroyed == {"combat", "double"}


def test_M_24_8_milady_is_never_asked_and_never_at_richelieus() -> None:
    at = table({"active": "dartagnan", "destination": "paris"}, 4, ALONE)
    play(at, "move richelieu")
    assert man(at, "dartagnan")["at"] == "bastille"
    assert "Milady" not in at.record.seats


def test_M_25_1_the_easier_start() -> None:
    assert events(fresh(5, {"easier_start": "true"}), "gained_all_for_one") == [
        {"seat": -1, "rule": "M-2.8", "count": 1, "why": "easier"}
    ]  # fmt: skip


FATAL = {"fatal_quest": "true"}


def test_M_25_2_ruling_51_who_falls_on_the_quest_may_not_return() -> None:
    at = table({"phase": "treachery", "treachery_hand": "ambush", "musketeers": {"athos": {"at": "quest", "life": 1}}},
               options=FATAL)  # fmt: skip
    play(at, "scheme ambush", "target athos")
    assert (man(at, "athos")["banned"], man(at, "athos")["at"]) == (True, "colombier")
    play(at, "turn athos", "turn dartagnan", "move quest", "end turn")
    at = table({"active": "athos", "musketeers": {"athos": {"banned": True}}}, options=FATAL)
    assert refused(at, "move quest") == ("banned", "M-25.2")


def test_M_25_2_ruling_70_the_last_room_wins_even_then() -> None:
    at = table({"active": "athos", "board_number": 4, "room": 4, "board": "- - - - - - - - - erudition - dagger",
                "musketeers": {"dartagnan": {"banned": True}, "aramis": {"banned": True}, "porthos": {"banned": True},
                               "athos": {"at": "quest", "life": 1}}}, options=FATAL)  # fmt: skip
    play(at, "fight second")
    assert (at.game.over, told(at)["winner"]) == (True, "musketeers")


def test_M_25_3_brave_athos_meets_rochefort() -> None:
    position = {"active": "athos", "destination": "paris", "paris": "smuggler", "paris_enemies": "jussac",
                "hands": {"Eva": "nobility"}, "musketeers": {"athos": {"at": "paris"}}}  # fmt: skip
    at = table(position, options={"brave_athos": "true"})
    play(at, "challenge nobility")
    assert told(at)["duel"]["foe"] == "rochefort"


def test_ruling_61_the_27_enemy_tokens() -> None:
    tokens = Counter(state(fresh(5)).tokens)
    data = load_data()
    assert sum(tokens.values()) == 27
    assert [tokens[kind] for kind in range(12)] == [4, 2, 4, 4, 3, 2, 2, 2, 1, 1, 1, 1]
    assert [kind for kind in range(12) if data.foes[16 + kind].fixed] == [5, 6, 7]


def test_ruling_63_emergency_is_a_budget_by_default() -> None:
    defaults = {option.id: option.default for option in MOUSQUETAIRES.rules.options}
    assert defaults["emergency_mode"] == "budget"
