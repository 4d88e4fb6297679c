"""Chance: the fast source, the live one, recording and scripts."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest

from banneret.core.chance import (
    AskingChance,
    Chance,
    ChanceNeeded,
    FastChance,
    LiveChance,
    NoChance,
    Outcome,
    RecordingChance,
    ScriptedChance,
    secret_of,
)
from banneret.core.errors import RecordError
from banneret.core.table import LiveSource


def test_the_fast_source_gives_the_same_numbers_for_ever() -> None:
    """sfc32, worked out once by the plain algorithm; goldens and search depend on it."""
    chance = FastChance(42)
    assert [chance.next32() for _ in range(4)] == by_hand(42, 4)
    wide = FastChance(2**40 + 7)
    assert [wide.next32() for _ in range(4)] == by_hand(2**40 + 7, 4)


def by_hand(seed: int, count: int) -> list[int]:
    """The published generator with its twelve rounds of warming up."""
    word = 2**32
    a, b, c, n = seed % word, seed // word % word, 0x9E3779B9, 1
    found = []
    for _ in range(12 + count):
        out = (a + b + n) % word
        n = (n + 1) % word
        a, b, c = b ^ (b // 2**9), (c + c * 8) % word, ((c * 2**21) % word + c // 2**11 + out) % word
        found.append(out)
    return found[12:]


@pytest.mark.parametrize("source", [FastChance(3), LiveChance(secret_of("3"))])
def test_numbers_and_orders_are_evenly_spread(source: Chance) -> None:
    draws = Counter(source.below(6, "die") for _ in range(6000))
    assert set(draws) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in draws.values()) < 5 + 5 * math.sqrt(10)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        source.shuffle(items, "cards")
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations([1, 2, 3]))
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 5 + 5 * math.sqrt(10)


def test_each_line_has_a_stream_of_its_own() -> None:
    """What is taken back leaves no trace, and a resumed game goes on as if it had never stopped."""
    source = LiveSource("seed")
    first = [source.at(3).below(1000, "x") for _ in range(2)]
    assert first[0] == first[1]
    stream = source.at(3)
    assert [stream.below(1000, "x") for _ in range(5)] != [source.at(4).below(1000, "x") for _ in range(5)]
    assert LiveSource("other").at(3).below(2**40, "x") != source.at(3).below(2**40, "x")


def test_a_secret_is_256_bits() -> None:
    assert len(secret_of("a seed")) == 32
    assert secret_of("a seed") != secret_of("a seed ")
    with pytest.raises(ValueError, match="32 bytes"):
        LiveChance(b"short")


def test_no_chance_draws_nothing() -> None:
    with pytest.raises(RuntimeError, match="no chance is allowed here"):
        NoChance().below(6, "die")
    with pytest.raises(RuntimeError):
        NoChance().shuffle([1, 2], "cards")
    NoChance().shuffle([1], "cards")


def test_what_was_recorded_can_be_played_again() -> None:
    recording = RecordingChance(FastChance(9))
    items = [3, 1, 4, 1, 5]
    drawn = recording.below(20, "die")
    recording.shuffle(items, "cards")
    last = recording.below(20, "die")
    assert [(outcome.label, outcome.shuffled) for outcome in recording.outcomes] == [
        ("die", False), ("cards", True), ("die", False),
    ]  # fmt: skip
    script = ScriptedChance(recording.outcomes, None)
    again = [1, 1, 3, 4, 5]
    # Per label in order: a refactoring that shuffles before the die is thrown changes nothing.
    script.shuffle(again, "cards")
    assert [script.below(20, "die"), script.below(20, "die")] == [drawn, last]
    assert again == items
    assert script.left_over() == []


def test_a_script_that_does_not_fit_is_refused() -> None:
    outcomes = [Outcome("die", [5], False), Outcome("cards", [1, 2], True)]
    with pytest.raises(RecordError, match="outcome_differs"):
        ScriptedChance(outcomes, None).below(5, "die")
    with pytest.raises(RecordError, match="outcome_differs"):
        ScriptedChance(outcomes, None).shuffle([1], "die")
    with pytest.raises(RecordError, match="outcome_differs"):
        ScriptedChance(outcomes, None).shuffle([1, 3], "cards")
    with pytest.raises(RecordError, match="outcome_missing"):
        ScriptedChance(outcomes, None).below(5, "coin")
    assert ScriptedChance(outcomes, None).left_over() == ["die", "cards"]


def test_a_script_may_fall_back_on_another_source() -> None:
    script = ScriptedChance([Outcome("die", [2], False)], FastChance(1))
    assert script.below(6, "die") == 2
    assert script.below(6, "die") == FastChance(1).below(6, "die")
    items, same = [1, 2, 3, 4], [1, 2, 3, 4]
    ScriptedChance([], FastChance(1)).shuffle(items, "cards")
    FastChance(1).shuffle(same, "cards")
    assert items == same


def test_a_scenario_may_name_a_part_of_the_order() -> None:
    rest = [1, 4]
    FastChance(1).shuffle(rest, "cards")
    for top_is_last in (False, True):
        items = [1, 2, 3, 4, 2]
        ScriptedChance([Outcome("cards", [3, 2, 2], True, top_is_last)], FastChance(1)).shuffle(items, "cards")
        assert items == ([*rest, 3, 2, 2] if top_is_last else [3, 2, 2, *rest])
    with pytest.raises(RecordError, match="outcome_differs"):
        ScriptedChance([Outcome("cards", [3, 3], True)], FastChance(1)).shuffle([1, 2, 3, 4], "cards")
    with pytest.raises(RecordError, match="outcome_differs"):
        ScriptedChance([Outcome("cards", [3], True)], None).shuffle([1, 2, 3, 4], "cards")


def test_any_number_and_any_text_is_a_seed() -> None:
    seeds: list[int | str] = [0, -1, 2**63 - 1, 2**63, 2**64, -(2**70), 10**40, "", "7", "a deal", "égaré"]
    first = [FastChance(seed).next32() for seed in seeds]
    assert len(set(first)) == len(seeds)
    assert first == [FastChance(seed).next32() for seed in seeds]


def test_chance_that_asks_walks_over_every_outcome() -> None:
    """A die and a shuffle of three: 6 times 6 ends, each reached once; what has one way only is not asked."""
    ends: list[tuple[int, ...]] = []
    labels: set[str] = set()
    open_paths: list[list[int]] = [[]]
    while open_paths:
        path = open_paths.pop()
        chance = AskingChance(path)
        items = [1, 2, 3]
        try:
            die = chance.below(6, "die")
            assert chance.below(1, "nothing") == 0
            chance.shuffle(items, "cards")
        except ChanceNeeded as needed:
            labels.add(needed.label)
            open_paths += [[*path, outcome] for outcome in range(needed.outcomes)]
            continue
        ends.append((die, *items))
    assert len(ends) == len(set(ends)) == 36
    assert labels == {"die", "cards"}


def test_chance_that_asks_refuses_an_outcome_there_is_not() -> None:
    with pytest.raises(RecordError):
        AskingChance([6]).below(6, "die")
