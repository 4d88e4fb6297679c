"""Cards in writing, H-6.3 limits, H-7 dogs out of the battle, H-8 hands, H-12.3 the best hand."""

from collections import Counter
from itertools import combinations, pairwise
from math import sqrt
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from banneret.core.bits import BIT, BITS, highest_bit, popcount
from banneret.games.havoc.rules.cards import (
    DOG,
    JOHN,
    KINDS,
    NO_SUIT,
    SUIT,
    SUIT_LETTERS,
    SUITS,
    UNKNOWN,
    VALUE,
    VALUES,
    cards_text,
    notation,
    parse_card,
    parse_cards,
)
from banneret.games.havoc.rules.hands import (
    RANK_IDS,
    best_dogs_out,
    best_hand,
    best_key,
    dogs_out_range,
    hand_key,
    key_tuple,
    laid_key,
    lay_fits,
    limit_full,
    rank_id,
    strength_of,
)
from tests.games.havoc.slow_hands import (
    DECKS,
    TABLE,
    Key,
    deck,
    slow_best,
    slow_key,
    slow_laid_key,
    slow_rank_and_key,
    value_of,
)

# Section 12 of the rules: each hand beats all hands below it.
ORDERED: list[tuple[str, str, Key]] = [
    ("g12 g11 g10 g9 g8 g7", "straight_flush_6", (17, (12,), ())),
    ("D b1 b2 b3 b4 b5", "straight_flush_6", (17, (5,), ())),
    ("b10 o10 g10 k10 y10 n10", "six_of_a_kind", (16, (10,), ())),
    ("D D D D D D", "six_of_a_kind", (16, (0,), ())),
    ("k14 k13 k12 k11 k10", "straight_flush_5", (15, (14,), ())),
    ("b4 b3 b2 b1 D", "straight_flush_5", (15, (4,), ())),
    ("b11 o11 g11 k11 y11 n2", "five_of_a_kind", (14, (11,), (2,))),
    ("b11 o11 g11 k11 y11", "five_of_a_kind", (14, (11,), ())),
    ("b3 o3 g3 k3 y3 n18", "five_of_a_kind", (14, (3,), (18,))),
    ("D D D D D b7", "five_of_a_kind", (14, (0,), (7,))),
    ("b6 o6 g6 k6 y12 n12", "big_house", (13, (6, 12), ())),
    ("b6 o6 g6 k6 D D", "big_house", (13, (6, 0), ())),
    ("D D D D b10 o10", "big_house", (13, (0, 10), ())),
    ("b5 o5 g5 k5 y9 n8", "four_of_a_kind", (12, (5,), (9, 8))),
    ("b5 o5 g5 k5 y9", "four_of_a_kind", (12, (5,), (9,))),
    ("b5 o5 g5 k5", "four_of_a_kind", (12, (5,), ())),
    ("D D D D b9 b7", "four_of_a_kind", (12, (0,), (9, 7))),
    ("b7 o7 g7 b4 o4 g4", "trios", (11, (7, 4), ())),
    ("b5 o5 g5 D D D", "trios", (11, (5, 0), ())),
    ("k12 k8 k5 k3 k2 D", "flush_6", (10, (12, 8, 5, 3, 2, 0), ())),
    ("k12 k8 k5 k3 D D", "flush_6", (10, (12, 8, 5, 3, 0, 0), ())),
    ("b9 b7 b3 D D D", "flush_6", (10, (9, 7, 3, 0, 0, 0), ())),
    ("b13 o13 g13 b1 o1 y4", "full_house", (9, (13, 1), (4,))),
    ("b13 o13 g13 b1 o1", "full_house", (9, (13, 1), ())),
    ("b10 o10 g10 D D", "full_house", (9, (10, 0), ())),
    ("b2 o2 g2 b1 o1", "full_house", (9, (2, 1), ())),
    ("b1 o1 g1 b7 o7", "full_house", (9, (1, 7), ())),
    ("D D D b10 o10", "full_house", (9, (0, 10), ())),
    ("b1 o2 g3 k4 y5 n6", "straight_6", (8, (6,), ())),
    ("D b1 o2 g3 k4 y5", "straight_6", (8, (5,), ())),
    ("b8 b5 b3 b2 D", "flush_5", (7, (8, 5, 3, 2, 0), ())),
    ("y8 y5 y3 D D", "flush_5", (7, (8, 5, 3, 0, 0), ())),
    ("b12 o12 g7 k7 y4 n4", "three_pairs", (6, (12, 7, 4), ())),
    ("b12 o12 g7 k7 D D", "three_pairs", (6, (12, 7, 0), ())),
    ("b1 o2 g3 k4 y5", "straight_5", (5, (5,), ())),
    ("D b1 o2 g3 k4", "straight_5", (5, (4,), ())),
    ("b9 o9 g9 D", "three_of_a_kind", (4, (9,), (0,))),
    ("b9 o9 g9", "three_of_a_kind", (4, (9,), ())),
    ("b1 o1 g1 b8 o3 g2", "three_of_a_kind", (4, (1,), (8, 3, 2))),
    ("b1 o1 g1 b7 o6 g5", "three_of_a_kind", (4, (1,), (7, 6, 5))),
    ("D D D", "three_of_a_kind", (4, (0,), ())),
    ("b8 o8 D D", "two_pairs", (3, (8, 0), ())),
    ("b7 o7 g3 k3 y12", "two_pairs", (3, (7, 3), (12,))),
    ("b7 o7 g3 k3 y5 n4", "two_pairs", (3, (7, 3), (5, 4))),
    ("b10 o10", "pair", (2, (10,), ())),
    ("b9 y9 o10 D", "pair", (2, (9,), (10, 0))),
    ("b5 g5 D", "pair", (2, (5,), (0,))),
    ("b5 g5", "pair", (2, (5,), ())),
    ("b1 o1", "pair", (2, (1,), ())),
    ("D D b7", "pair", (2, (0,), (7,))),
    ("D D", "pair", (2, (0,), ())),
    ("b13", "high_card", (1, (13,), ())),
    ("b3 b4 b5 b6 b7 o12", "high_card", (1, (12,), (7, 6, 5, 4, 3))),
    ("b10 o9 g8 k3", "high_card", (1, (10,), (9, 8, 3))),
    ("b10 D", "high_card", (1, (10,), (0,))),
    ("D", "high_card", (1, (0,), ())),
    ("", "no_cards", (0, (), ())),
]


def key(text: str) -> int:
    return hand_key(parse_cards(text))


def spelt(text: str) -> Key:
    return key_tuple(key(text))


def laid(text: str, dogs_out: int) -> Key:
    return key_tuple(laid_key(parse_cards(text), dogs_out))


def limits(text: str) -> tuple[int, int]:
    """How many laid cards are no dogs, and how many are."""
    words = text.split()
    return len(words) - words.count("D"), words.count("D")


@st.composite
def cards_of_a_deck(draw: st.DrawFn, least: int = 0, most: int = 6) -> list[str]:
    """Cards of one real deck, out of few suits and neighbouring values as often as not, so that all ranks come up."""
    players = draw(st.sampled_from(sorted(DECKS)))
    suits = draw(st.sets(st.sampled_from(SUIT_LETTERS), min_size=1))
    highest = draw(st.integers(1, DECKS[players][0]))
    lowest = draw(st.integers(1, highest))
    dogs = draw(st.integers(0, DECKS[players][1]))
    pool = [card for card in deck(players) if card != "D" and card[0] in suits and lowest <= value_of(card) <= highest]
    pool += ["D"] * dogs
    if len(pool) < least:
        pool = deck(players)
    size = draw(st.integers(least, min(most, len(pool))))
    places = draw(st.lists(st.integers(0, len(pool) - 1), min_size=size, max_size=size, unique=True)) if pool else []
    return [pool[place] for place in places]


def kinds(cards: list[str]) -> list[int]:
    return [parse_card(card) for card in cards]


# ------------------------------------------------------------------------------------------------ cards and bits


def test_every_kind_of_card_is_written_and_read_back() -> None:
    everything = [UNKNOWN, *range(KINDS), JOHN]
    texts = [notation(kind) for kind in everything]
    assert len(set(texts)) == len(everything) == 111
    assert [parse_card(text) for text in texts] == everything
    assert parse_cards(cards_text(everything)) == everything
    assert [notation(kind) for kind in (DOG, 1, 9, 19, 108, JOHN, UNKNOWN)] == [
        "D",
        "b1",
        "b9",
        "o1",
        "n18",
        "John",
        "?",
    ]
    assert parse_card("d") == DOG
    assert parse_cards("  b9 D\to2 ") == [9, DOG, 20]
    assert parse_cards("") == []
    assert cards_text([]) == ""


def test_value_and_suit_tables_follow_the_encoding() -> None:
    assert len(VALUE) == len(SUIT) == KINDS
    assert (VALUE[DOG], SUIT[DOG]) == (0, NO_SUIT)
    for suit in range(SUITS):
        for value in range(1, VALUES + 1):
            kind = suit * VALUES + value
            assert (VALUE[kind], SUIT[kind]) == (value, suit)
            assert notation(kind) == f"{SUIT_LETTERS[suit]}{value}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("x9", "suit letters b o g k y n"),
        ("9", "suit letters"),
        ("john", "suit letters"),
        ("b", "value from 1 to 18"),
        ("b0", "value from 1 to 18"),
        ("b19", "value from 1 to 18"),
        ("b09", "value from 1 to 18"),
        ("b9 ", "value from 1 to 18"),
        ("b²", "value from 1 to 18"),
    ],
)
def test_a_card_that_does_not_exist_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        parse_card(text)
    assert repr(text) in str(refused.value)


@pytest.mark.parametrize("kind", [-2, 110])
def test_a_kind_that_does_not_exist_cannot_be_written(kind: int) -> None:
    with pytest.raises(ValueError, match=f"no card kind: {kind}"):
        notation(kind)


def test_bits_hold_the_powers_of_two_up_to_61() -> None:
    assert list(BIT) == [2**n for n in range(62)]
    assert BITS == 62
    for n in range(62):
        assert popcount(BIT[n]) == 1
        assert highest_bit(BIT[n]) == n
        assert popcount(BIT[n] - 1) == n
        assert highest_bit(BIT[n] - 1) == n - 1


@given(st.integers(0, 2**62 - 1))
def test_popcount_and_highest_bit_are_exact(mask: int) -> None:
    assert popcount(mask) == bin(mask).count("1")
    assert highest_bit(mask) == mask.bit_length() - 1


def test_a_negative_mask_is_refused() -> None:
    for call in (popcount, highest_bit):
        with pytest.raises(ValueError, match="cannot be negative: -1"):
            call(-1)


# ------------------------------------------------------------------------------------------------ H-6.3, H-6.7


@pytest.mark.parametrize("nondogs", range(10))
@pytest.mark.parametrize("dogs", range(13))
def test_H_6_3_a_lay_keeps_six_counted_cards_and_two_dogs_beside_them(nondogs: int, dogs: int) -> None:
    assert lay_fits(nondogs, dogs) == (nondogs + max(0, dogs - 2) <= 6)
    if lay_fits(nondogs, dogs):
        assert nondogs <= 6
        assert dogs <= 8
        assert nondogs + dogs <= 8


def test_H_6_3_edge_8_a_third_dog_beside_six_cards_is_illegal() -> None:
    assert lay_fits(6, 2)
    assert not lay_fits(6, 3)


def test_H_6_3_edge_9_five_dogs_and_three_cards_are_legal() -> None:
    assert lay_fits(*limits("D D D D D b2 o2 g2"))


def test_H_6_3_edge_10_a_seventh_card_that_is_no_dog_is_illegal() -> None:
    assert lay_fits(5 + 1, 1)
    assert not lay_fits(5 + 2, 1)


@pytest.mark.parametrize("nondogs", range(7))
@pytest.mark.parametrize("dogs", range(9))
def test_H_6_7_the_limit_is_full_when_no_card_of_any_kind_fits(nondogs: int, dogs: int) -> None:
    if lay_fits(nondogs, dogs):
        assert limit_full(nondogs, dogs) == (nondogs + max(0, dogs - 2) == 6 and dogs >= 2)
        assert limit_full(nondogs, dogs) == (not lay_fits(nondogs + 1, dogs) and not lay_fits(nondogs, dogs + 1))


def test_H_6_7_with_six_cards_and_fewer_than_two_dogs_dogs_still_fit() -> None:
    assert [limit_full(6, dogs) for dogs in (0, 1, 2)] == [False, False, True]


# ------------------------------------------------------------------------------------------------ H-7


def test_H_7_1_range_of_dogs_out_for_every_legal_lay() -> None:
    legal = [(m, d) for m in range(7) for d in range(9) if lay_fits(m, d)]
    assert len(legal) == 42
    for nondogs, dogs in legal:
        cards = [DOG] * dogs + list(range(1, nondogs + 1))
        fewest, most = dogs_out_range(cards)
        assert (fewest, most) == (max(0, nondogs + dogs - 6), min(2, dogs))
        assert fewest <= most
        for out in range(fewest, most + 1):
            assert 0 <= len(cards) - out <= 6


@pytest.mark.parametrize(
    ("text", "keys", "default"),
    [
        ("D b5 b6 b7 b8 b9", [(10, (9, 8, 7, 6, 5, 0), ()), (15, (9,), ())], 1),  # X2
        ("D D b1 b2 b3 b4", [(10, (4, 3, 2, 1, 0, 0), ()), (15, (4,), ()), (1, (4,), (3, 2, 1))], 1),  # edge 3
        ("D b2 o3 g4 k5 y6", [(1, (6,), (5, 4, 3, 2, 0)), (5, (6,), ())], 1),  # edge 4
        ("D D D b3 b7 b9", [(10, (9, 7, 3, 0, 0, 0), ()), (7, (9, 7, 3, 0, 0), ()), (1, (9,), (7, 3, 0))], 0),  # edge 5
        ("D D b7 b9", [(2, (0,), (9, 7)), (1, (9,), (7, 0)), (1, (9,), (7,))], 0),  # edge 6
        ("D o10", [(1, (10,), (0,)), (1, (10,), ())], 0),  # edge 7
        ("D D", [(2, (0,), ()), (1, (0,), ()), (0, (), ())], 0),
    ],
)
def test_H_7_1_keys_for_each_number_of_dogs_out_and_the_default(text: str, keys: list[Key], default: int) -> None:
    cards = parse_cards(text)
    assert dogs_out_range(cards) == (0, len(keys) - 1)
    assert [laid(text, out) for out in range(len(keys))] == keys
    assert best_dogs_out(cards) == default


@given(cards_of_a_deck(most=8))
def test_H_7_1_default_is_the_greatest_key_with_the_fewest_dogs_out(cards: list[str]) -> None:
    assume(lay_fits(*limits(" ".join(cards))))
    low, high = dogs_out_range(kinds(cards))
    options = [(slow_laid_key(cards, out), -out) for out in range(low, high + 1)]
    assert best_dogs_out(kinds(cards)) == -max(options)[1]


@pytest.mark.parametrize("dogs", [1, 2])
def test_H_7_2_X5_dogs_beside_two_triples_are_out_by_force(dogs: int) -> None:
    text = "b5 o5 g5 b10 o10 g10" + " D" * dogs
    assert lay_fits(6, dogs)
    assert dogs_out_range(parse_cards(text)) == (dogs, dogs)
    assert best_dogs_out(parse_cards(text)) == dogs
    assert laid(text, dogs) == (11, (10, 5), ())


def test_H_7_2_X6_a_six_pushes_the_dog_out_of_the_straight() -> None:
    assert dogs_out_range(parse_cards("D b1 o2 g3 k4 y5 n6")) == (1, 1)
    assert laid("D b1 o2 g3 k4 y5 n6", 1) == (8, (6,), ())
    assert dogs_out_range(parse_cards("D o1 g2 k3 y4 n5")) == (0, 1)
    assert best_dogs_out(parse_cards("D o1 g2 k3 y4 n5")) == 0
    assert laid("D o1 g2 k3 y4 n5", 0) == (8, (5,), ())


def test_H_7_2_X7_of_three_dogs_beside_five_cards_two_are_out() -> None:
    assert lay_fits(5, 3)
    assert dogs_out_range(parse_cards("D D D b2 o7 g9 k11 y12")) == (2, 2)
    assert laid("D D D b2 o7 g9 k11 y12", 2) == spelt("D b2 o7 g9 k11 y12") == (1, (12,), (11, 9, 7, 2, 0))


def test_H_7_2_edge_9_of_five_dogs_two_are_out_and_three_make_trios() -> None:
    assert dogs_out_range(parse_cards("D D D D D b2 o2 g2")) == (2, 2)
    assert laid("D D D D D b2 o2 g2", 2) == (11, (2, 0), ())


@given(cards_of_a_deck(most=8), st.integers(0, 2))
def test_H_7_3_dogs_out_do_not_count_in_any_way(cards: list[str], dogs_out: int) -> None:
    assume(cards.count("D") >= dogs_out and len(cards) - dogs_out <= 6)
    before = kinds(cards)
    assert key_tuple(laid_key(before, dogs_out)) == slow_laid_key(cards, dogs_out)
    assert before == kinds(cards)


def test_H_7_3_only_laid_dogs_can_be_out() -> None:
    with pytest.raises(ValueError, match="2 dogs cannot be out of the battle, 1 are laid"):
        laid_key(parse_cards("D b2 o2"), 2)
    with pytest.raises(ValueError, match="-1 dogs cannot be out of the battle, 1 are laid"):
        laid_key(parse_cards("D b2 o2"), -1)


def test_H_7_4_no_more_than_six_cards_count() -> None:
    assert laid("D D b1 o2 g3 k4 y5 n6", 2) == (8, (6,), ())
    with pytest.raises(ValueError, match="at most 6 cards count, not 7"):
        laid_key(parse_cards("D D b1 o2 g3 k4 y5 n6"), 1)
    with pytest.raises(ValueError, match="at most 6 cards count, not 7"):
        hand_key(parse_cards("b1 o2 g3 k4 y5 n6 b7"))


def test_H_7_4_all_laid_cards_may_be_out() -> None:
    assert laid("D D", 2) == (0, (), ())


# ------------------------------------------------------------------------------------------------ H-8


def test_H_8_1_X1_a_dog_is_the_zero_below_the_one() -> None:
    assert laid("b1 o2 g3 k4 y5 D", 0) == (8, (5,), ())


def test_H_8_1_dogs_fit_any_suit() -> None:
    for suit in SUIT_LETTERS:
        assert spelt(f"{suit}8 {suit}5 {suit}3 D D") == (7, (8, 5, 3, 0, 0), ())


def test_H_8_1_two_dogs_or_a_dog_without_a_one_make_no_straight() -> None:
    assert spelt("D D b1 o2 g3 k4") == (2, (0,), (4, 3, 2, 1))
    assert spelt("D b2 o3 g4 k5 y6") == (1, (6,), (5, 4, 3, 2, 0))


def test_H_8_1_fewer_than_five_cards_are_neither_flush_nor_straight() -> None:
    assert spelt("b1 b2 b3 b4") == (1, (4,), (3, 2, 1))
    assert spelt("D b1 b2 b3") == (1, (3,), (2, 1, 0))


def test_H_8_2_edge_1_a_sixth_card_of_another_suit_spoils_straight_and_flush() -> None:
    assert spelt("b3 b4 b5 b6 b7") == (15, (7,), ())
    assert spelt("b3 b4 b5 b6 b7 o12") == (1, (12,), (7, 6, 5, 4, 3))


def test_H_8_2_a_sixth_card_of_the_suit_leaves_a_flush() -> None:
    assert spelt("b3 b4 b5 b6 b7 b12") == (10, (12, 7, 6, 5, 4, 3), ())


def test_H_8_2_edge_2_a_sixth_card_apart_spoils_a_straight() -> None:
    assert spelt("b3 o4 g5 k6 y7") == (5, (7,), ())
    assert spelt("b3 o4 g5 k6 y7 n12") == (1, (12,), (7, 6, 5, 4, 3))


@pytest.mark.parametrize(("text", "rank", "expected"), ORDERED, ids=[text or "none" for text, _, _ in ORDERED])
def test_H_8_3_ordered_hand_has_its_rank_and_key(text: str, rank: str, expected: Key) -> None:
    assert (rank_id(key(text)), spelt(text)) == (rank, expected)
    assert strength_of(key(text)) == expected[0]
    assert slow_rank_and_key(text.split()) == (rank, expected)


def test_H_8_3_ids_stand_in_the_order_of_the_table() -> None:
    assert [(rank, strength) for rank, strength, _, _ in TABLE] == [
        (rank, strength) for strength, rank in reversed(list(enumerate(RANK_IDS)))
    ]
    assert {rank for _, rank, _ in ORDERED} == set(RANK_IDS)


def test_H_8_3_X9_the_list_of_hands_is_strictly_descending() -> None:
    listed = [
        "g12 g11 g10 g9 g8 g7",
        "b10 o10 g10 k10 y10 n10",
        "b4 b3 b2 b1 D",
        "b11 o11 g11 k11 y11",
        "b12 o12 b6 o6 g6 k6",
        "b5 o5 g5 k5",
        "b4 o4 g4 b7 o7 g7",
        "k12 k8 k5 k3 k2 D",
        "b13 o13 g13 b1 o1",
        "D b1 o2 g3 k4 y5",
        "b8 b5 b3 b2 D",
        "b12 o12 b4 o4 b7 o7",
        "b1 o2 g3 k4 y5",
        "b9 o9 g9",
        "b8 o8 D D",
        "b10 o10",
        "b13",
    ]
    assert [rank_id(key(text)) for text in listed] == RANK_IDS[:0:-1]
    assert all(key(stronger) > key(weaker) for stronger, weaker in combinations(listed, 2))


@given(cards_of_a_deck())
@settings(max_examples=500)
def test_H_8_3_same_rank_and_key_as_the_table_read_line_by_line(cards: list[str]) -> None:
    found = hand_key(kinds(cards))
    assert (rank_id(found), key_tuple(found)) == slow_rank_and_key(cards)


def test_H_8_3_every_hand_of_a_small_deck() -> None:
    """Three suits of five values and three dogs: all 31 180 ways to count at most six of them."""
    small = [f"{suit}{value}" for suit in "bky" for value in (1, 2, 3, 4, 5)] + ["D"] * 3
    hands = [list(cards) for size in range(7) for cards in combinations(small, size)]
    assert len(hands) == 31180
    seen = set()
    for cards in hands:
        found = hand_key(kinds(cards))
        assert key_tuple(found) == slow_key(cards), cards
        seen.add(rank_id(found))
    assert set(RANK_IDS) - seen == {"six_of_a_kind", "five_of_a_kind", "four_of_a_kind", "big_house"}


def test_H_8_4_ordered_hands_are_strictly_descending() -> None:
    assert len(ORDERED) == 57
    for (stronger, _, _), (weaker, _, _) in combinations(ORDERED, 2):
        assert key(stronger) > key(weaker), (stronger, weaker)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("b5 g5", "o5 k5"),
        ("b7 b5 b3 b2 b1", "y7 y5 y3 y2 y1"),
        ("D b1 o2 g3 k4", "D n1 k2 y3 b4"),
    ],
)
def test_H_8_4_suits_never_break_ties(one: str, other: str) -> None:
    assert key(one) == key(other)


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("b5 o5", "b1 o1"),
        ("b2 o2 g2 b1 o1", "b1 o1 g1 b7 o7"),
        ("b1 o1 g1 b8 o3 g2", "b1 o1 g1 b7 o6 g5"),
    ],
)
def test_H_8_4_X3_the_combination_decides_first_then_the_leftovers(stronger: str, weaker: str) -> None:
    assert key(stronger) > key(weaker)


@given(cards_of_a_deck(), cards_of_a_deck())
@settings(max_examples=300)
def test_H_8_4_keys_compare_like_the_tuples_of_the_rule(one: list[str], other: list[str]) -> None:
    key_one, key_other = hand_key(kinds(one)), hand_key(kinds(other))
    assert (key_one > key_other) == (slow_key(one) > slow_key(other))
    assert (key_one == key_other) == (slow_key(one) == slow_key(other))


def test_H_8_4_all_hands_of_a_small_deck_are_in_the_order_of_the_tuples() -> None:
    small = [f"{suit}{value}" for suit in "bg" for value in range(1, 6)] + ["D"] * 4
    hands = [list(cards) for size in range(7) for cards in combinations(small, size)]
    by_number = sorted(hands, key=lambda cards: hand_key(kinds(cards)))
    assert all(slow_key(one) <= slow_key(next_one) for one, next_one in pairwise(by_number))
    assert len({hand_key(kinds(cards)) for cards in hands}) == len({slow_key(cards) for cards in hands})


def test_H_8_5_X4_dogs_make_groups_of_zeros() -> None:
    assert spelt("D D D") == (4, (0,), ())
    assert spelt("D D b10 o10 g10") == (9, (10, 0), ())


def test_H_8_5_a_leftover_dog_beats_a_missing_card() -> None:
    assert key("b5 g5 D") > key("b5 g5")
    assert key("b10 D") > key("b10")
    assert laid("D o10", 0) > laid("D o10", 1)


def test_H_8_5_the_four_and_the_three_are_compared_first() -> None:
    assert key("b6 o6 g6 k6 D D") > key("b5 o5 g5 k5 b18 o18")
    assert key("b2 o2 g2 D D") > key("b1 o1 g1 b18 o18")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("D D D D b9", (12, (0,), (9,))),
        ("D D D D b9 b7", (12, (0,), (9, 7))),
        ("D D D D D b9", (14, (0,), (9,))),
        ("D D D b9 b7", (7, (9, 7, 0, 0, 0), ())),
        ("D D D b9 b7 b3", (10, (9, 7, 3, 0, 0, 0), ())),
        ("D D b9 b7 b3", (7, (9, 7, 3, 0, 0), ())),
    ],
)
def test_H_8_5_four_dogs_in_one_suit_are_four_of_a_kind_two_or_three_leave_a_flush(text: str, expected: Key) -> None:
    assert spelt(text) == expected


@given(cards_of_a_deck(), st.randoms(use_true_random=False))
def test_H_8_6_the_key_depends_on_the_counted_cards_alone(cards: list[str], order: Random) -> None:
    shuffled = list(cards)
    order.shuffle(shuffled)
    assert hand_key(kinds(shuffled)) == hand_key(kinds(cards)) == laid_key(kinds(shuffled), 0)


def test_H_8_6_the_best_rank_of_the_counted_cards_is_taken() -> None:
    assert rank_id(key("D D D D b1 b2")) == "four_of_a_kind"
    assert rank_id(key("b1 b2 b3 b4 b5 b6")) == "straight_flush_6"


@pytest.mark.parametrize("kind", [JOHN, UNKNOWN])
def test_H_8_1_a_card_without_a_value_is_in_no_hand(kind: int) -> None:
    for call in (hand_key, best_key):
        with pytest.raises(ValueError, match="cards that have no value: b1 " + notation(kind).replace("?", r"\?")):
            call([1, kind])


# ------------------------------------------------------------------------------------------------ invariants


@given(cards_of_a_deck(), cards_of_a_deck(), cards_of_a_deck())
def test_H_8_4_keys_are_a_total_preorder(one: list[str], two: list[str], three: list[str]) -> None:
    a, b, c = hand_key(kinds(one)), hand_key(kinds(two)), hand_key(kinds(three))
    assert a <= a
    assert a <= b or b <= a
    assert not (a <= b <= c) or a <= c
    assert 0 <= a < 2**35


@given(cards_of_a_deck(most=5), st.data())
@settings(max_examples=300)
def test_H_8_4_one_more_card_raises_hands_that_cannot_be_spoilt(cards: list[str], data: st.DataObject) -> None:
    players = max(DECKS)
    more = Counter(deck(players)) - Counter(cards)
    card = data.draw(st.sampled_from(sorted(more)))
    before = hand_key(kinds(cards))
    after = hand_key(kinds([*cards, card]))
    if 18 - strength_of(before) in (4, 6, 9, 14, 15, 16, 17):
        assert after > before
    if after <= before:
        assert 18 - strength_of(before) in (3, 11, 13)


@pytest.mark.parametrize(
    ("text", "card"), [("b3 b4 b5 b6 b7", "o9"), ("b1 b3 b5 b6 b7", "o9"), ("b3 o4 b5 b6 b7", "o9")]
)
def test_H_8_2_one_more_card_can_spoil_straights_and_flushes_of_five(text: str, card: str) -> None:
    assert key(f"{text} {card}") < key(text)


# ------------------------------------------------------------------------------------------------ H-12.3


def chosen(text: str, most: int = 6) -> str:
    return cards_text(best_hand(parse_cards(text), most))


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("", ""),
        ("D", "D"),
        ("D b5 b6 b7 b8 b9", "b9 b8 b7 b6 b5"),
        ("D b1 o2 g3 k4 y5 n6 b9", "n6 y5 k4 g3 o2 b1"),
        ("b1 o1 g1 k1 b2 o2 g2 k2", "b2 o2 g2 k2 b1 o1"),
        ("b4 o4 g4 b7 o7 g7 k12 D", "b7 o7 g7 b4 o4 g4"),
        ("b12 b8 o9 g9 D D D", "D D D o9 g9 b12"),
        ("b12 b8 b5 o9 g7 D D D", "b12 b8 b5 D D D"),
        ("b12 b8 b5 b2 o9 g7 D D k1", "b12 b8 b5 b2 D D"),
        ("D D D D D D D D D D D D b18", "D D D D D D"),
        ("b1 b2 b3 b4 b5 o1 o2 o3 o4 o5 o6", "o6 o5 o4 o3 o2 o1"),
        ("b18 o16 g14 k12 y10 n8 b6 D", "b18 o16 g14 k12 y10 n8"),
    ],
)
def test_H_12_3_the_best_six_cards_of_a_hand(cards: str, best: str) -> None:
    assert chosen(cards).split() == best.split()
    assert key(best) == best_key(parse_cards(cards))


@pytest.mark.parametrize(
    ("cards", "most", "best"),
    [
        ("b10 o10 g10 k10 y10 n10 b3", 5, "b10 o10 g10 k10 y10"),
        ("b6 o6 g6 k6 y12 n12", 5, "b6 o6 g6 k6 y12"),
        ("b7 o7 g7 b4 o4 g4", 5, "b7 o7 g7 b4 o4"),
        ("b1 b2 b3 b4 b5 b6", 5, "b6 b5 b4 b3 b2"),
        ("b2 b4 b6 b8 b10 b12", 5, "b12 b10 b8 b6 b4"),
        ("b1 o2 g3 k4 y5 n6", 5, "n6 y5 k4 g3 o2"),
        ("b5 o5 b9 o9 b7 o7", 5, "b9 o9 b7 o7 b5"),
        ("b1 b2 b3 b4 b5 b6", 4, "b6 b5 b4 b3"),
        ("b7 o7 g7 k7 y7 n2", 4, "b7 o7 g7 k7"),
        ("b7 o7 g7 b8 o8 n2", 4, "b7 o7 g7 b8"),
        ("b5 o5 b9 o9 b7 o7", 4, "b9 o9 b7 o7"),
        ("b7 o7 g7 k7 n9", 3, "b7 o7 g7"),
        ("b5 o5 b9 o9 b7 o7", 3, "b9 o9 b7"),
        ("D D D o9", 2, "D D"),
        ("D D D o9", 1, "o9"),
        ("D D D o9", 0, ""),
    ],
)
def test_H_12_3_the_best_hand_of_fewer_cards(cards: str, most: int, best: str) -> None:
    assert chosen(cards, most).split() == best.split()
    assert key(best) == best_key(parse_cards(cards), most)


@given(cards_of_a_deck(most=9), st.integers(0, 6))
@settings(max_examples=150, deadline=None)
def test_H_12_3_the_best_of_up_to_nine_cards_and_of_smaller_limits(cards: list[str], most: int) -> None:
    check_best(cards, most)


@given(cards_of_a_deck(least=10, most=12))
@settings(max_examples=40, deadline=None)
def test_H_12_3_the_best_six_of_ten_to_twelve_cards(cards: list[str]) -> None:
    check_best(cards, 6)


def check_best(cards: list[str], most: int) -> None:
    hand = best_hand(kinds(cards), most)
    assert not Counter(hand) - Counter(kinds(cards)), "only held cards are laid, each once"
    assert len(hand) <= most
    assert hand_key(hand) == best_key(kinds(cards), most)
    assert (key_tuple(hand_key(hand)), len(hand)) == slow_best(cards, most)


@given(cards_of_a_deck(least=7, most=20))
def test_H_12_3_no_six_cards_beat_the_best_hand(cards: list[str]) -> None:
    best = best_key(kinds(cards))
    assert hand_key(best_hand(kinds(cards))) == best
    assert all(laid_key(kinds(cards)[start : start + 6], 0) <= best for start in range(len(cards) - 5))


@given(cards_of_a_deck())
def test_H_12_3_equal_keys_are_made_of_equally_many_cards(cards: list[str]) -> None:
    strength, primary, leftovers = key_tuple(hand_key(kinds(cards)))
    in_combination = {0: 0, 1: 1, 2: 2, 3: 4, 4: 3, 5: 5, 6: 6, 7: 5, 8: 6, 9: 5, 10: 6, 11: 6, 12: 4, 13: 6, 14: 5}
    assert in_combination.get(strength, 5 if strength == 15 else 6) + len(leftovers) == len(cards)
    assert len(primary) <= 6


@pytest.mark.parametrize("most", [-1, 7])
def test_H_12_3_a_hand_of_another_size_is_refused(most: int) -> None:
    with pytest.raises(ValueError, match=f"a hand has 0 to 6 cards, not {most}"):
        best_key([DOG], most)


# Section 15: per cent of random hands of eight cards whose best hand has rank 1 to 4, 5, 6 ... 17.
ODDS = {
    2: [0.2, 1.3, 1.3, 1.3, 1.2, 19.1, 7.1, 6.7, 14.0, 9.6, 5.2, 25.3, 7.5, 0.1],
    4: [0.0, 0.3, 0.5, 0.2, 1.2, 6.9, 1.5, 7.9, 5.3, 4.3, 5.3, 26.1, 32.0, 8.4],
}


@pytest.mark.parametrize("players", sorted(ODDS))
def test_H_8_3_ranks_of_random_hands_come_up_as_often_as_tabulated(players: int) -> None:
    """The table is good to half a per cent; to that comes four times the standard error of our smaller sample."""
    samples = 8000
    random = Random(1340 + players)
    pool = kinds(deck(players))
    counts = [0] * 14
    for _ in range(samples):
        rank = 18 - strength_of(best_key(random.sample(pool, 8)))
        counts[max(rank - 4, 0)] += 1
    for count, per_cent in zip(counts, ODDS[players], strict=True):
        share = per_cent / 100
        assert abs(100 * count / samples - per_cent) <= 0.5 + 400 * sqrt(share * (1 - share) / samples)
