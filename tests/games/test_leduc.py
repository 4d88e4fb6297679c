"""Leduc hold'em: its rules one by one, and that it is exactly the game that OpenSpiel plays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256

import pytest

from banneret.conformance.suite import check_game
from banneret.core.chance import FastChance, NoChance, Outcome, ScriptedChance
from banneret.core.errors import OptionError
from banneret.core.fields import UNKNOWN
from banneret.core.table import open_table
from banneret.core.view import SPECTATOR
from banneret.games.leduc import CALL, CATALOGUE, DEALS, FOLD, LEDUC, MOST_PAID, RAISE, Leduc

# Measured by walking the whole tree of leduc_poker in OpenSpiel 2.0.2: how many ways a game can go, all of them as
# `cards and answers in order = chips of the first player`, and the chips of the first player under random play.
HISTORIES = 5520
DIGEST = "77240b08ea385347f085131115a3188ab4369c3913a2b824ea1dfb62efaf12ab"
CHIPS = {
    -13: Fraction(1, 160), -11: Fraction(1, 80), -9: Fraction(17, 480), -7: Fraction(11, 240), -5: Fraction(11, 160),
    -3: Fraction(31, 240), -1: Fraction(31, 240), 0: Fraction(5, 64), 1: Fraction(7, 30), 3: Fraction(13, 120),
    5: Fraction(11, 160), 7: Fraction(17, 480), 9: Fraction(29, 960), 11: Fraction(1, 80), 13: Fraction(1, 160),
}  # fmt: skip
MEAN = Fraction(-5, 64)


def dealt(name: str) -> Leduc:
    """A fresh game with the cards of the first seat, the second and the board: `KsQhJs`."""
    number = LEDUC.rules.outcome_value("deal", name)
    game = LEDUC.new(2, chance=ScriptedChance([Outcome("deal", [number], False)], None))
    assert isinstance(game, Leduc)
    return game


def played(name: str, answers: str) -> Leduc:
    """`dealt`, then answers in notation, each legal."""
    game = dealt(name)
    for action in CATALOGUE.parse_many(answers):
        assert game.refuse(game.turn(), action) is None
        game.apply(game.turn(), action, NoChance())
    return game


def endings(game: Leduc, history: list[int], probability: Fraction) -> Iterator[tuple[str, int, Fraction]]:
    """Every way a dealt game can end, with the chips of the first seat and how likely random play leads there."""
    seat = game.turn()
    if seat < 0:
        chips = int(game.returns()[0])
        yield " ".join(map(str, history)) + f" = {chips}", chips, probability
        return
    answers = game.legal(seat)
    for action in answers:
        after = game.clone()
        after.apply(seat, action, NoChance())
        board = [after.deck[0]] if after.turned_up and not game.turned_up else []
        yield from endings(after, [*history, action.id, *board], probability / len(answers))


def test_every_way_a_game_can_go_is_one_of_openspiels_and_equally_likely() -> None:
    histories: set[str] = set()
    chips: dict[int, Fraction] = defaultdict(Fraction)
    for deal in DEALS:
        game = dealt(deal.name)
        for history, won, probability in endings(game, [deal.hands[0][0], deal.hands[1][0]], Fraction(1, len(DEALS))):
            histories.add(history)
            chips[won] += probability
    assert len(histories) == HISTORIES
    assert sha256("\n".join(sorted(histories)).encode()).hexdigest() == DIGEST
    assert chips == CHIPS
    assert sum(won * share for won, share in chips.items()) == MEAN


def test_L_1_two_seats_and_no_other_number() -> None:
    with pytest.raises(OptionError, match="player_count"):
        LEDUC.new(3, chance=FastChance(1))


def test_L_1_both_seats_pay_an_ante_of_one_chip() -> None:
    assert dealt("KsQhJs").paid == [1, 1]


def test_L_2_all_deals_are_different_and_named_by_their_cards() -> None:
    names = [LEDUC.rules.outcome_name("deal", number) for number in range(len(DEALS))]
    assert len(set(names)) == 6 * 5 * 4
    assert [LEDUC.rules.outcome_value("deal", name) for name in names] == list(range(len(DEALS)))


def test_L_2_a_seat_sees_its_own_card_and_nothing_else() -> None:
    game = dealt("KsQhJs")
    seen = [LEDUC.view(game, seat).state for seat in (0, 1, SPECTATOR)]
    assert [state.hands for state in seen if isinstance(state, Leduc)] == [
        [[4], [UNKNOWN]],
        [[UNKNOWN], [3]],
        [[UNKNOWN], [UNKNOWN]],
    ]
    assert all(isinstance(state, Leduc) and state.deck == [UNKNOWN] * 4 for state in seen)


@pytest.mark.parametrize(
    ("answers", "seat", "legal"),
    [
        ("", 0, [CALL, RAISE]),
        ("call", 1, [CALL, RAISE]),
        ("raise", 1, [FOLD, CALL, RAISE]),
        ("call, raise", 0, [FOLD, CALL, RAISE]),
        ("raise, raise", 0, [FOLD, CALL]),
        ("call, raise, raise", 1, [FOLD, CALL]),
        ("raise, call", 0, [CALL, RAISE]),
        ("call, call, raise, raise", 0, [FOLD, CALL]),
    ],
)
def test_L_3_who_answers_and_with_what(answers: str, seat: int, legal: list[object]) -> None:
    game = played("KsQhJs", answers)
    assert game.turn() == seat
    assert game.legal(seat) == legal


@pytest.mark.parametrize(
    ("answers", "paid"),
    [
        ("raise", [3, 1]),
        ("raise, raise", [3, 5]),
        ("raise, raise, call", [5, 5]),
        ("call, call, raise", [5, 1]),
        ("call, call, raise, raise", [5, 9]),
        ("raise, raise, call, raise, raise, call", [MOST_PAID, MOST_PAID]),
    ],
)
def test_L_3_a_raise_is_two_chips_in_the_first_round_and_four_in_the_second(answers: str, paid: list[int]) -> None:
    assert played("KsQhJs", answers).paid == paid


@pytest.mark.parametrize(
    ("answers", "action", "code"),
    [("", FOLD, "nothing_to_fold_against"), ("raise, raise", RAISE, "two_raises_a_round")],
)
def test_L_3_what_is_refused_says_why(answers: str, action: object, code: str) -> None:
    game = played("KsQhJs", answers)
    refusal = next(game.refuse(game.turn(), known) for known in CATALOGUE.actions if known is action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, "L-3")


@pytest.mark.parametrize("answers", ["call, call", "raise, call", "raise, raise, call", "call, raise, call"])
def test_L_4_after_the_first_round_everybody_sees_the_board(answers: str) -> None:
    game = played("KsQhJs", answers)
    assert game.turn() == 0
    for seat in (0, 1, SPECTATOR):
        state = LEDUC.view(game, seat).state
        assert isinstance(state, Leduc)
        assert state.deck == [0, UNKNOWN, UNKNOWN, UNKNOWN]


@pytest.mark.parametrize(
    ("deal", "answers", "returns"),
    [
        ("KsQhJs", "raise, fold", [1.0, -1.0]),
        ("JsQhKs", "raise, raise, fold", [-3.0, 3.0]),
        ("JsQhKs", "call, call, call, raise, fold", [-1.0, 1.0]),
        ("KsQhJs", "call, call, call, call", [1.0, -1.0]),
        ("KsJhJs", "raise, call, call, call", [-3.0, 3.0]),
        ("JsKhJh", "raise, call, raise, call", [7.0, -7.0]),
        ("QsQhKs", "raise, raise, call, raise, raise, call", [0.0, 0.0]),
    ],
)
def test_L_5_who_wins_what(deal: str, answers: str, returns: list[float]) -> None:
    game = played(deal, answers)
    assert game.over
    assert game.returns() == returns
    assert LEDUC.bot.utilities(game) == [pytest.approx(0.5 + chips / 26) for chips in returns]


def test_events_tell_each_seat_its_card_and_all_the_rest() -> None:
    table = open_table(LEDUC, 2, {}, ["Anna", "Béla"], "4711")
    for _ in range(4):
        table.submit(table.game.turn(), [CALL])
    for seat in range(2):
        told = [event.json(seat) for event in table.log_of(seat)]
        assert [event["name"] for event in told] == [
            "dealt", "dealt", "answered", "answered", "turned_up", "answered", "answered", "shown",
        ]  # fmt: skip
        assert [bool(event["parts"]) for event in told[:2]] == [seat == 0, seat == 1]


def test_it_passes_the_suite_that_every_game_must_pass() -> None:
    report = check_game(LEDUC, seeds=range(20))
    looked_at = [name for name, cases in report.cases.items() if cases > 0]
    assert {"non_interference", "samples_look_the_same", "samples_are_fair", "records_replay"} <= set(looked_at)
