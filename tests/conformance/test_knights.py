"""Knights conforms; what the suite cannot know of it is checked beside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from banneret.conformance import check_game, secrecy
from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_table, walk
from banneret.core.table import Table
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.actions import SEARCH
from banneret.games.knights.rules.cards import CARDS, FIRST_SPECIAL, NO_CARD, RIGHT
from banneret.games.knights.rules.state import NO_SEAT, Knights
from tests.games.knights.tables import table as table_in
from tests.games.knights.test_rules_turn import STUCK

LONGEST = 20_000
# Nobody may do anything in Knights but answer, and nobody is asked together with others.
NEVER = {"side_acts_stand_aside", "joint_answers_in_any_order"}


@pytest.mark.parametrize("seed", range(2))
def test_knights_conforms(seed: int) -> None:
    report = check_game(KNIGHTS, seeds=[seed])
    assert {name for name, cases in report.cases.items() if cases == 0} == NEVER


def state_of(table: Table) -> Knights:
    assert isinstance(table.game, Knights)
    return table.game


def owned(game: Knights) -> dict[int, int]:
    """Every card that lies before a player, with its owner."""
    return {
        card: seat
        for seat in range(game.players)
        for card in [*game.castles[seat], *game.specials[seat], *game.tournaments[seat]]
    }


@pytest.mark.parametrize("players", KNIGHTS.players)
def test_section_15_what_may_change_from_one_decision_to_the_next(players: int) -> None:
    """Specials and tournaments never go back, piles grow by the king alone, sixes stay, rerolls fall one by one."""
    for seed in range(3):
        picker = Picker(seed)
        table = random_table(KNIGHTS, players, picker)
        before, heard = state_of(table), 0
        for _ in walk(table, picker, LONGEST):
            after = state_of(table)
            events = [event.name for event in table.log[heard:]]
            was, now = owned(before), owned(after)
            for card, seat in was.items():
                if card >= FIRST_SPECIAL:
                    assert card in now
                if card >= CARDS - 9:
                    assert now[card] == seat
            grown = [len(pile) > len(old) for pile, old in zip(after.piles, before.piles, strict=True)]
            assert any(grown) == ("castle_lost" in events)
            rerolled = "rerolled" in events and "thrown" not in events and after.roller != NO_SEAT
            if rerolled:
                assert after.rerolls_left == before.rerolls_left - 1
                assert all(new == 6 for old, new in zip(before.dice, after.dice, strict=True) if old == 6)
            assert after.turns >= before.turns
            before, heard = after, len(table.log)
        assert before.over
        assert before.turns < LONGEST


@pytest.mark.parametrize("seed", range(6))
def test_K_6_4_a_search_tells_no_more_than_where_something_can_be_found(seed: int) -> None:
    """Such positions are too rare to be met by chance: the checks of secrecy are made in one that was written."""
    table = table_in({**STUCK, "king_ok": False, "swaps_used": 2}, players=2, seed=seed)
    for _ in range(3):
        assert state_of(table).searchable == 2
        for check in (secrecy.non_interference, secrecy.samples_look_the_same, secrecy.views_carry_all):
            assert check(table, Picker(seed)) > 0
        assert secrecy.memory_is_true(table, Picker(seed)) == 1
        table.submit(0, [SEARCH[RIGHT]])
    assert state_of(table).searchable == 0


def give(seat: int, card: int, game: Knights) -> None:
    """A card moves from wherever it is to a player, without any care."""
    game.piles = [[own for own in pile if own != card] for pile in game.piles]
    game.gain(seat, card)


def cover(castles: list[int], special: int, game: Knights) -> None:
    game.castle_guard_on[0] = castles
    game.bodyguard_on[0] = special


def take_castle(seat: int, game: Knights) -> None:
    card = game.castles[seat][0]
    game.lose(seat, card)
    game.piles[0] = [*game.piles[0], card]


def same_colour(game: Knights) -> None:
    cards = [card for pile in game.piles for card in pile if card < FIRST_SPECIAL]
    give(0, next(card for card in cards if not game.may_own(0, card)), game)


def test_check_names_the_invariant_that_is_broken() -> None:
    table = random_table(KNIGHTS, 4, Picker(3))
    game = state_of(table)
    broken: dict[str, Callable[[Knights], object]] = {
        "cards were lost": lambda copy: copy.piles.__setitem__(0, copy.piles[0][1:]),
        "castles.1: no-castle": partial(take_castle, 1),
        "castles.0: owned-twice": same_colour,
        "colours of seat 0 are counted": lambda copy: copy.colours.__setitem__(0, 63),
        "kinds of seat 0 are counted": lambda copy: copy.kinds.__setitem__(0, 63),
        "castle_guard_on.0: no-guard": partial(cover, [game.castles[0][0]], NO_CARD),
        "bodyguard_on.0: no-guard": partial(cover, [], 20),
        "another seat should be on turn": lambda copy: setattr(copy, "turns", copy.turns + 1),
        "swaps_used: too-many-swaps": lambda copy: setattr(copy, "swaps_used", 9),
        "swaps_used: .*count.: 1": lambda copy: setattr(copy, "swaps_used", 2),
        "piles to be searched are told wrongly": lambda copy: setattr(copy, "searchable", 1),
        "dice lie without a roller": lambda copy: setattr(copy, "dice", [1]),
        "somebody leads": lambda copy: setattr(copy, "leader", 1),
        "results of no tournament": lambda copy: setattr(copy, "results", [5, -1, -1, -1]),
        "dice are picked": lambda copy: setattr(copy, "picked", 1),
        "cards are chosen": lambda copy: setattr(copy, "chosen", [1]),
        "without a reason": lambda copy: setattr(copy, "win_reason", 1),
        "without a winner": lambda copy: setattr(copy, "winners", [1]),
        "passes_in_row: all-have-passed": lambda copy: setattr(copy, "passes_in_row", 9),
    }  # fmt: skip
    game.check()
    for reason, damage in broken.items():
        copy = game.clone()
        damage(copy)
        with pytest.raises(AssertionError, match=reason):
            copy.check()
    game.check()
