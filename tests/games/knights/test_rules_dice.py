"""K-3 What a roll is worth, K-4 rolling."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.strength import (
    EXTRA_DICE,
    FULL_BITS,
    counts_of,
    full_strength_of,
    packed_strength,
    rest_of,
    strength,
    strength_of,
    strength_parts,
)
from tests.games.knights.tables import NOTHING, WINNING, asked, events, legal, play, question, refused, table, told

ALONE = {"castles": {"Anita": "castle_red_1"}, "left": "castle_green_1"}


def slow_strength(dice: list[int], die_cards: list[int]) -> tuple[int, int, int]:
    """K-3.2 as the specification writes it."""
    pool = [die for die in dice if die != 6] + die_cards
    if not pool:
        return 0, 0, 0
    n = max(pool.count(face) for face in pool)
    v = max(face for face in pool if pool.count(face) == n)
    return n, v, max((face for face in pool if face != v), default=0)


def faces(cards: int) -> list[int]:
    return [face for face in range(1, 6) if cards >> face - 1 & 1]


def worth(text: str, cards: str = "") -> tuple[int, int, int]:
    mask = sum(1 << int(face) - 1 for face in cards.split())
    return strength_parts(strength_of(counts_of([int(die) for die in text.split()]) + EXTRA_DICE[mask]))


def test_K_3_1_sixes_do_not_count_and_die_cards_do() -> None:
    assert worth("6 6 6 6 6 6") == (0, 0, 0)
    assert worth("6 6 6 6 6 6", "5") == (1, 5, 0)
    assert worth("3 3 1 2 6 6", "3") == (3, 3, 2)
    assert worth("4 4 4 6 6 6", "3") == (3, 4, 3)


def test_K_3_2_every_pool_is_worth_what_the_specification_says() -> None:
    for dice in combinations_with_replacement(range(1, 7), 6):
        for cards in range(32):
            found = strength_parts(strength_of(counts_of(list(dice)) + EXTRA_DICE[cards]))
            assert found == slow_strength(list(dice), faces(cards)), (dice, cards)


def test_K_3_2_ruling_14_single_dice_rank_by_their_face_and_six_sixes_are_lowest() -> None:
    assert worth("1 2 3 4 5 6") == (1, 5, 4)
    assert worth("6 6 6 6 4 2") == (1, 4, 2)
    order = ["6 6 6 6 6 6", "1 6 6 6 6 6", "2 6 6 6 6 6", "2 1 6 6 6 6", "5 4 3 2 1 6", "1 1 6 6 6 6"]
    ranked = [strength(*worth(text)) for text in order]
    assert ranked == sorted(ranked)


def test_K_3_3_strengths_compare_as_triples_do() -> None:
    known = sorted({slow_strength(list(dice), faces(cards)) for dice in combinations_with_replacement(range(1, 7), 6)
                    for cards in range(32)})  # fmt: skip
    assert [strength(*parts) for parts in known] == sorted(strength(*parts) for parts in known)


def test_K_3_4_ruling_10_further_dice_never_matter_and_any_set_has_a_plus_die() -> None:
    assert worth("3 3 3 5 5 4") == worth("3 3 3 5 1 1") == (3, 3, 5)
    assert worth("2 2 5 5 4 6") == (2, 5, 4)
    assert worth("1 2 3 4 5 5") == (2, 5, 4)
    assert worth("4 4 4 4 2 1") == (4, 4, 2)
    assert worth("4 4 4 4 4 3") == (5, 4, 3)


def test_K_3_5_ruling_6_a_tie_with_a_card_fails() -> None:
    at = table({**ALONE, "left": "castle_yellow_2", "dice": "3 3 3 2 6 6"})
    play(at, "Anita", "attempt left, stop")
    assert told(at)["castles"]["Anita"] == "castle_red_1"
    assert told(at)["last_strength"] == [3, 3, 2]


def test_K_3_5_ruling_8_the_highest_other_die_is_the_plus_die() -> None:
    at = table({**ALONE, "left": "castle_yellow_2", "dice": "3 3 3 1 2 4"})
    play(at, "Anita", "attempt left, stop")
    assert told(at)["castles"]["Anita"] == "castle_red_1 castle_yellow_2"


def test_K_3_5_ruling_9_a_missing_plus_die_counts_as_0() -> None:
    assert worth("4 4 4 6 6 6") == (3, 4, 0)
    assert strength(3, 4, 0) < strength(3, 4, 1)


def test_K_3_6_X4_the_best_plus_die_is_a_five_or_a_four_beside_fives() -> None:
    plus = {v: max(worth(f"{v} {v} {v} {p} 6 6")[2] for p in range(1, 6) if p != v) for v in range(1, 6)}
    assert plus == {1: 5, 2: 5, 3: 5, 4: 5, 5: 4}


def test_K_3_7_six_dice_have_121_strengths_and_die_cards_make_them_166() -> None:
    pools = [counts_of(list(dice)) for dice in combinations_with_replacement(range(1, 7), 6)]
    alone = {strength_of(pool) for pool in pools}
    helped = {strength_of(pool + EXTRA_DICE[cards]) for pool in pools for cards in range(32)}
    assert (len(alone), len(helped)) == (121, 166)
    assert max(strength_parts(found)[0] for found in alone) == 6
    assert max(strength_parts(found)[0] for found in helped) == 7


def test_K_12_2_a_die_card_never_lowers_a_strength() -> None:
    for dice in combinations_with_replacement(range(1, 7), 6):
        pool = counts_of(list(dice))
        for cards in range(32):
            for face in range(5):
                if not cards >> face & 1:
                    more = strength_of(pool + EXTRA_DICE[cards | 1 << face])
                    assert more >= strength_of(pool + EXTRA_DICE[cards])


def test_K_3_8_with_all_plus_dice_the_whole_rest_is_compared_from_the_highest_down() -> None:
    full = {}
    for dice in combinations_with_replacement(range(1, 7), 6):
        for cards in (0, 1, 4, 16, 31):
            pool = counts_of(list(dice)) + EXTRA_DICE[cards]
            n, v, _ = slow_strength(list(dice), faces(cards))
            rest = sorted((f for f in [*dice, *faces(cards)] if f not in (6, v)), reverse=True)
            found = full_strength_of(pool)
            assert found >> FULL_BITS == strength_of(pool)
            assert rest_of(found) == rest
            assert found == packed_strength(n, v, rest)
            full[found] = (n, v, rest + [0] * (10 - len(rest)))
    ranked = [full[key] for key in sorted(full)]
    assert ranked == sorted(ranked)
    assert packed_strength(3, 4, [2]) == strength(3, 4, 2) << FULL_BITS


def test_K_3_8_ruling_7_one_plus_die_counts_unless_all_were_agreed() -> None:
    position = {
        "castles": {"Anita": "castle_red_1", "Mark": "castle_black_1", "Eva": "castle_blue_1"},
        "left": "tournament_1", "dice": ["3 3 3 5 1 6", "3 3 3 5 4 6"],
    }  # fmt: skip
    for option, winner in (("one", "Anita"), ("all", "Mark")):
        at = table(position, options={"plus_dice": option})
        play(at, "Anita", "tournament left, stop")
        play(at, "Mark", "join, stop")
        assert told(at)["leader"] == winner


def test_K_4_1_all_six_dice_are_thrown_and_two_rerolls_follow() -> None:
    at = table({**ALONE, "dice": "1 2 3 4 5 5"})
    play(at, "Anita", "attempt left")
    assert (told(at)["lying"], told(at)["rerolls_left"]) == ("1 2 3 4 5 5", 2)
    assert question(at) == "Rolling"


def test_K_4_2_a_six_is_locked_at_once() -> None:
    at = table({**ALONE, "dice": "1 6 3 6 5 5"})
    play(at, "Anita", "attempt left")
    assert legal(at) == ["pick 1", "pick 3", "pick 5", "pick 6", "stop"]
    assert refused(at, "Anita", "pick 2") == ("six_is_locked", "K-4.2")


def test_K_4_3_dice_are_picked_in_any_order_and_rolled_in_the_order_of_their_places() -> None:
    at = table({**ALONE, "dice": ["1 2 3 4 5 5", "1 2 3"]})
    play(at, "Anita", "attempt left, pick 5 2 4, reroll")
    assert told(at)["lying"] == "1 1 3 2 3 5"
    assert told(at)["rerolls_left"] == 1
    assert refused(at, "Anita", "pick 1, pick 1") == ("die_already_picked", "K-4.3")
    assert refused(at, "Anita", "pick 1, stop") == ("dice_are_picked", "K-4.3")
    assert refused(at, "Anita", "end turn") == ("roll_goes_on", "K-4.3")


def test_K_4_3_everybody_sees_which_dice_were_thrown_last_whatever_they_show() -> None:
    at = table({**ALONE, "dice": ["1 2 3 4 5 5", "2 4"]})
    play(at, "Anita", "attempt left")
    game = at.game
    assert isinstance(game, Knights)
    assert game.throws == [1] * 6
    play(at, "Anita", "pick 2 4, reroll")
    game = at.game
    assert isinstance(game, Knights)
    assert (game.dice, game.throws) == ([1, 2, 3, 4, 5, 5], [1, 2, 1, 2, 1, 1])


@pytest.mark.parametrize(
    ("answers", "dice"),
    [("stop", ["1 2 3 4 5 5"]), ("pick 1, reroll, pick 1, reroll", ["1 2 3 4 5 5", "2", "2"]), ("", [NOTHING]),
     ("pick 1, reroll", ["1 6 6 6 6 6", "6"])],
)  # fmt: skip
def test_K_4_4_a_roll_ends_with_a_stop_without_rerolls_or_with_six_sixes(answers: str, dice: list[str]) -> None:
    at = table({**ALONE, "dice": dice})
    play(at, "Anita", f"attempt left, {answers}")
    assert asked(at) == ["Mark"]
    assert question(at) == "MainAction"


def test_K_4_5_a_better_state_that_was_rerolled_is_lost() -> None:
    at = table({**ALONE, "dice": ["5 5 5 5 1 1", "1 2 3 4"]})
    play(at, "Anita", "attempt left, pick 1 2 3 4, reroll, stop")
    assert told(at)["last_strength"] == [3, 1, 4]
    assert told(at)["castles"]["Anita"] == "castle_red_1"


def test_K_4_6_ruling_16_one_may_go_on_after_reaching_the_target_and_never_must() -> None:
    position = {
        "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1"},
        "dice": ["4 4 4 5 1 6", "4 1", "3 3 3 3 6 6"],
    }  # fmt: skip
    at = table(position)
    play(at, "Anita", "attack castle_green_1")
    assert told(at)["strength"] > told(at)["target"]
    assert "pick 1" in legal(at)
    play(at, "Anita", "pick 4 5, reroll, stop")
    assert told(at)["target"] == [4, 4, 1]
    play(at, "Mark", "stop")
    assert told(at)["castles"]["Anita"] == "castle_red_1 castle_green_1"


def test_section_10_dice_are_fair() -> None:
    counts = [0] * 7
    for seed in range(1000):
        at = table(ALONE, seed=seed)
        play(at, "Anita", "attempt left")
        for die in str(events(at, "thrown")[0]["dice"]).split():
            counts[int(die)] += 1
    assert sum(counts) == 6000
    assert sum((count - 1000) ** 2 / 1000 for count in counts[1:]) < 20  # five degrees of freedom: one in 800


def test_all_throws_of_two_dice_can_come_up() -> None:
    """Section 10: a reroll draws new values for the chosen dice only, and every value can come."""
    found = set()
    for seed in range(400):
        at = table({**ALONE, "phase": "rolling", "purpose": "pile", "lying": "1 2 3 4 5 6"}, seed=seed)
        play(at, "Anita", "pick 1 2, reroll")
        lying = (told(at)["lying"] or told(at)["last_dice"]).split()
        assert lying[2:] == ["3", "4", "5", "6"]
        found.add((lying[0], lying[1]))
    assert found == set(product("123456", repeat=2))


def test_a_winning_roll_beats_everything() -> None:
    assert strength(*worth(WINNING)) > max(*load_data().strengths, load_data().king)
