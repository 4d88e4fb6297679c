"""K-1 Setting up, K-2 owning cards, and the components of section 3."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import OptionError
from banneret.core.table import open_table
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.cards import (
    CARD_IDS,
    COLOUR,
    COLOUR_IDS,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    KIND_IDS,
)
from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.strength import strength_parts
from tests.games.knights.tables import NAMES, asked, events, fresh, legal, play, refused, state, table, told

# Section 5: players, cards in the left pile and in the right one, castles in the piles.
SIZES = [(2, 23, 23, 14), (3, 23, 22, 13), (4, 22, 22, 12), (5, 22, 21, 11), (6, 21, 21, 10)]


def test_section_3_the_box_has_16_castles_23_special_cards_and_9_tournaments() -> None:
    data = load_data()
    colours = Counter(COLOUR_IDS[COLOUR[card]] for card in range(48) if card < FIRST_SPECIAL)
    kinds = Counter(KIND_IDS[KIND[card]] for card in range(48) if FIRST_SPECIAL <= card < FIRST_TOURNAMENT)
    assert colours == {"red": 3, "green": 3, "blue": 3, "yellow": 3, "black": 2, "white": 2}
    assert sum(kinds.values()) == 23
    assert len([card for card in CARD_IDS if card.startswith("tournament_")]) == 9
    castles = [strength_parts(data.strengths[card]) for card in range(16)]
    assert len(set(castles)) == 16
    assert all(n == 3 and v != p and p > 0 for n, v, p in castles)


def test_K_12_2_ruling_4_there_are_two_die_cards_of_1_2_3_and_one_of_4_5() -> None:
    kinds = Counter(KIND_IDS[KIND[card]] for card in range(48) if FIRST_SPECIAL <= card < FIRST_TOURNAMENT)
    assert [kinds[f"die_{face}"] for face in range(1, 6)] == [2, 2, 2, 1, 1]


@pytest.mark.parametrize("players", KNIGHTS.players)
def test_K_1_1_the_first_player_is_chosen_by_lot_or_agreed_and_play_runs_clockwise(players: int) -> None:
    firsts = {int(fresh(players, seed).first) for seed in range(60)}
    assert firsts == set(range(players))
    for seat in range(players):
        game = fresh(players, 3, first_player=str(seat + 1))
        assert (game.first, game.current, game.turn()) == (seat, seat, seat)
    assert [fresh(players).left_of(seat) for seat in range(players)] == [*range(1, players), 0]


def test_K_1_1_an_agreed_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(OptionError, match="option_excluded"):
        fresh(3, 1, first_player="4")


def test_K_1_2_goal_cards_are_only_what_the_rules_say_of_winning() -> None:
    goals = load_data().goals
    assert (goals.castles, goals.king_castles, goals.tournament_castles, goals.tournaments) == (4, 3, 2, 3)
    assert not any("goal" in card for card in CARD_IDS)


def test_K_1_3_blank_cards_are_not_in_play() -> None:
    game = fresh(4)
    in_play = [card for pile in game.piles for card in pile] + [card for own in game.castles for card in own]
    assert sorted(in_play) == list(range(48))
    assert not any("blank" in card for card in CARD_IDS)


@pytest.mark.parametrize("players", KNIGHTS.players)
def test_K_1_4_ruling_5_everybody_gets_one_castle_of_another_colour(players: int) -> None:
    dealt: set[int] = set()
    for seed in range(40):
        game = fresh(players, seed)
        assert [len(own) for own in game.castles] == [1] * players
        assert len({COLOUR[own[0]] for own in game.castles}) == players
        dealt.update(own[0] for own in game.castles)
    assert len(dealt) > 10


def test_K_1_4_fixed_castles_are_the_marked_six_dealt_at_random() -> None:
    fixed = {"castle_red_2", "castle_green_2", "castle_blue_2", "castle_yellow_2", "castle_black_2", "castle_white_1"}
    first = set()
    for seed in range(40):
        game = fresh(6, seed, starting_castles="fixed")
        assert {CARD_IDS[own[0]] for own in game.castles} == fixed
        first.add(game.castles[0][0])
    assert len(first) == 6


@pytest.mark.parametrize(("players", "left", "right", "castles"), SIZES)
def test_K_1_5_ruling_41_ruling_42_undealt_castles_are_shuffled_in_and_the_left_pile_gets_the_odd_card(
    players: int, left: int, right: int, castles: int
) -> None:
    game = fresh(players)
    assert [len(pile) for pile in game.piles] == [left, right]
    assert len([card for pile in game.piles for card in pile if card < FIRST_SPECIAL]) == castles


def test_K_1_5_each_pile_shows_its_top_card_and_nothing_else() -> None:
    table_ = open_table(KNIGHTS, 4, {}, NAMES[:4], "1")
    game = state(table_)
    for seat in range(-1, 4):
        view = table_.view(seat).state
        assert [pile[0] for pile in view.piles] == [pile[0] for pile in game.piles]  # type: ignore[attr-defined]
        assert all(card == -1 for pile in view.piles for card in pile[1:])  # type: ignore[attr-defined]
    assert [event["card"] for event in events(table_, "turned_up")] == [CARD_IDS[pile[0]] for pile in game.piles]


def test_K_2_1_captured_cards_lie_open_before_their_owner() -> None:
    at = table({"left": "deck_a", "castles": {"Anita": "castle_red_1"}, "dice": "5 5 5 5 6 6"})
    play(at, "Anita", "attempt left, stop")
    for name in NAMES[:3]:
        view = at.view(NAMES.index(name)).state
        assert KNIGHTS.positions.describe(view, NAMES[:3])["specials"] == {"Anita": "deck_a", "Mark": "", "Eva": ""}


def test_K_2_2_ruling_37_what_counts_is_the_colour_or_kind_and_not_the_dice() -> None:
    at = table({
        "castles": {"Anita": "castle_red_2", "Mark": "castle_green_1", "Eva": "castle_white_1"},
        "specials": {"Anita": "die_3_a castle_guard_a"},
        "left": "castle_red_1", "right": "bodyguard_a",
    })  # fmt: skip
    assert refused(at, "Anita", "attempt left") == ("owns_colour", "K-2.4")
    assert "attempt right" in legal(at)
    game = state(at)
    assert not game.may_own(0, CARD_IDS.index("die_3_b"))
    assert game.may_own(0, CARD_IDS.index("die_2_a"))
    assert not game.may_own(0, CARD_IDS.index("castle_guard_c"))


def test_K_2_3_tournament_cards_are_exempt() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "tournaments": {"Anita": 4}, "right": "tournament_9"})
    assert "tournament right" in legal(at)


def test_K_2_4_a_card_that_one_may_not_own_cannot_be_announced() -> None:
    at = table({
        "castles": {"Anita": "castle_red_1", "Mark": "castle_red_2 castle_green_1"},
        "specials": {"Anita": "deck_a", "Mark": "deck_b"},
    })  # fmt: skip
    assert refused(at, "Anita", "attack castle_red_2") == ("owns_colour", "K-2.4")
    assert refused(at, "Anita", "attack deck_b") == ("owns_kind", "K-2.4")
    assert "attack castle_green_1" in legal(at)


def test_K_7_2_ruling_40_at_the_start_only_the_piles_can_be_attempted() -> None:
    for seed in range(20):
        game = fresh(4, seed)
        assert not any(action.word == "attack" for action in game.legal(game.turn()))


def test_section_10_the_deck_is_shuffled_evenly() -> None:
    tops: Counter[int] = Counter()
    for seed in range(2000):
        tops[fresh(2, seed, starting_castles="fixed").piles[0][0]] += 1
    assert len(tops) == 48
    specials = [tops[card] for card in range(16, 39)]
    assert max(specials) < 75
    assert min(specials) > 20


def test_records_name_cards_and_dice() -> None:
    assert KNIGHTS.rules.outcome_name("dice", 4) == "5"
    assert KNIGHTS.rules.outcome_value("dice", "5") == 4
    assert KNIGHTS.rules.outcome_name("deck", 0) == "castle_red_1"
    assert KNIGHTS.rules.outcome_value("castles", "castle_white_2") == 15
    assert (KNIGHTS.rules.outcome_name("castle", 2), KNIGHTS.rules.outcome_value("first_player", "3")) == ("2", 3)


def test_the_turn_is_told_with_its_round() -> None:
    at = table({"turns": 4, "left": "castle_blue_1", "castles": {"Anita": "castle_red_1"}, "dice": "6 6 6 6 6 6"})
    assert (told(at)["round"], told(at)["first_player"]) == (2, "Eva")
    play(at, "Anita", "attempt left")
    assert asked(at) == ["Mark"]
    assert events(at, "turn_begins") == [{"seat": 1, "rule": "K-5.1", "round": 2}]


def test_same_seed_same_game() -> None:
    assert KNIGHTS.digest(fresh(5, 7)) == KNIGHTS.digest(fresh(5, 7))
    assert KNIGHTS.digest(KNIGHTS.new(5, {}, chance=FastChance(8))) != KNIGHTS.digest(fresh(5, 7))
