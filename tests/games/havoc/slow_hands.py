"""H-8 taken literally: the hand table from top to bottom, on cards as people write them. Slow and plain on purpose."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

Key = tuple[int, tuple[int, ...], tuple[int, ...]]

SUIT_LETTERS = "bogkyn"
# Players: highest value and number of dogs (section 4).
DECKS = {2: (8, 6), 3: (10, 6), 4: (13, 8), 5: (15, 10), 6: (18, 12)}


def deck(players: int) -> list[str]:
    highest, dogs = DECKS[players]
    return [f"{suit}{value}" for suit in SUIT_LETTERS for value in range(1, highest + 1)] + ["D"] * dogs


def value_of(card: str) -> int:
    return 0 if card == "D" else int(card[1:])


def is_flush(cards: list[str]) -> bool:
    return len(cards) >= 5 and len({card[0] for card in cards if card != "D"}) <= 1


def is_straight(cards: list[str]) -> bool:
    values = [value_of(card) for card in cards]
    return len(values) >= 5 and len(set(values)) == len(values) and max(values) - min(values) == len(values) - 1


def has_groups(*sizes: int) -> Callable[[list[str]], bool]:
    """Whether there are groups of at least these sizes, the sizes falling."""

    def fits(cards: list[str]) -> bool:
        have = sorted(Counter(map(value_of, cards)).values(), reverse=True)
        return len(have) >= len(sizes) and all(size <= held for size, held in zip(sizes, have, strict=False))

    return fits


# Rank id, S, condition, and what Primary is: the highest value, all values, or the values of groups of these sizes.
TABLE: list[tuple[str, int, Callable[[list[str]], bool], str | tuple[int, ...]]] = [
    ("straight_flush_6", 17, lambda c: len(c) == 6 and is_flush(c) and is_straight(c), "highest"),
    ("six_of_a_kind", 16, has_groups(6), (6,)),
    ("straight_flush_5", 15, lambda c: len(c) == 5 and is_flush(c) and is_straight(c), "highest"),
    ("five_of_a_kind", 14, has_groups(5), (5,)),
    ("big_house", 13, has_groups(4, 2), (4, 2)),
    ("four_of_a_kind", 12, has_groups(4), (4,)),
    ("trios", 11, has_groups(3, 3), (3, 3)),
    ("flush_6", 10, lambda c: len(c) == 6 and is_flush(c), "all"),
    ("full_house", 9, has_groups(3, 2), (3, 2)),
    ("straight_6", 8, lambda c: len(c) == 6 and is_straight(c), "highest"),
    ("flush_5", 7, lambda c: len(c) == 5 and is_flush(c), "all"),
    ("three_pairs", 6, has_groups(2, 2, 2), (2, 2, 2)),
    ("straight_5", 5, lambda c: len(c) == 5 and is_straight(c), "highest"),
    ("three_of_a_kind", 4, has_groups(3), (3,)),
    ("two_pairs", 3, has_groups(2, 2), (2, 2)),
    ("pair", 2, has_groups(2), (2,)),
    ("high_card", 1, lambda c: len(c) >= 1, (1,)),
    ("no_cards", 0, lambda c: True, ()),
]


def slow_rank_and_key(cards: list[str]) -> tuple[str, Key]:
    for rank, strength, fits, primary in TABLE:
        if fits(cards):
            values = sorted(map(value_of, cards), reverse=True)
            if primary == "highest":
                return rank, (strength, (values[0],), ())
            if primary == "all":
                return rank, (strength, tuple(values), ())
            # The bigger group first, of equally big ones the higher value.
            held = Counter(values)
            combination = sorted(held, key=lambda value: (held[value], value), reverse=True)[: len(primary)]
            leftovers = [value for value in values if value not in combination]
            return rank, (strength, tuple(combination), tuple(leftovers))
    raise AssertionError("the last line of the table fits every hand")


def slow_key(cards: list[str]) -> Key:
    return slow_rank_and_key(cards)[1]


def slow_laid_key(laid: list[str], dogs_out: int) -> Key:
    counted = list(laid)
    for _ in range(dogs_out):
        counted.remove("D")
    return slow_key(counted)


def slow_best(cards: list[str], most: int = 6) -> tuple[Key, int]:
    """The greatest key of all choices of at most `most` cards, and the most cards that have it."""
    choices = {
        choice for size in range(min(most, len(cards)) + 1) for choice in combinations(sorted(cards), size)
    }  # equal choices, by other dogs, once only
    return max((slow_key(list(choice)), len(choice)) for choice in choices)
