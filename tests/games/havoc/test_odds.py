"""Odds: counted in sampled worlds, the same for every world that the seat cannot tell apart."""

from __future__ import annotations

import pytest

from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.games.havoc.odds.beaten import can_beat
from banneret.games.havoc.rules.cards import VALUE, notation, parse_cards
from banneret.games.havoc.rules.hands import best_dogs_out, best_hand, laid_key
from banneret.games.havoc.rules.state import Havoc
from banneret.games.registry import load

KIND = load("havoc")


def key_of(cards: str) -> int:
    laid = parse_cards(cards)
    return int(laid_key(laid, best_dogs_out(laid)))


@pytest.mark.parametrize(
    ("laid", "hand", "mine", "beaten"),
    [
        ("", "b9 g9", "b8 g8", True),
        ("", "b7 g7", "b8 g8", False),
        ("b9 o8", "g9", "k9 y9", True),  # the pair is equal, the eight beside it decides
        ("b2 o3 g5 k7 y9", "b9 g9 o9", "n9 k9", True),  # one more card fits: a pair of nines with better cards
        ("b2 o3 g5 k7 y9 n11", "b9 g9 o9", "n12 k12", False),  # six are laid: nothing fits but dogs
        ("b2 o3 g5 k7", "b9 g9 o9 k9", "n12 k12 b12", False),  # two more fit: a pair at most
        ("b2", "b9 g9 o9 k9", "n12 k12 b12", True),
        ("", "D D D", "b1", True),
    ],
)
def test_H_6_3_who_has_laid_cards_beats_only_with_what_still_fits(
    laid: str, hand: str, mine: str, beaten: bool
) -> None:
    assert can_beat(parse_cards(laid), parse_cards(hand), key_of(mine)) is beaten


def laying(seed: str) -> tuple[Table, int]:
    """A game whose first player has cried Havoc!"""
    table = open_table(KIND, 3, {}, ["a", "b", "c"], seed)
    seat = int(table.game.turn())
    table.submit(seat, [KIND.rules.catalogue.parse("havoc")])
    return table, seat


def test_without_cards_or_without_a_battle_there_are_no_odds() -> None:
    table = open_table(KIND, 3, {}, ["a", "b", "c"], "no battle")
    seat = int(table.game.turn())
    assert KIND.odds.beaten(table.view(seat), [], FastChance(1), 10) is None
    table, seat = laying("nothing laid")
    assert KIND.odds.beaten(table.view(seat), [], FastChance(1), 10) is None
    assert KIND.odds.beaten(table.view(-1), [], FastChance(1), 10) is None


def test_stronger_cards_are_beaten_less_often_and_the_count_is_told() -> None:
    shares: list[tuple[float, float]] = []
    for number in range(4):
        table, seat = laying(f"stronger {number}")
        view = table.view(seat)
        assert isinstance(view.state, Havoc)
        hand = view.state.hands[seat]
        weak = [f"lay {notation(card)}" for card in sorted(hand, key=VALUE.__getitem__)[:2]]
        strong = [f"lay {notation(card)}" for card in best_hand(hand)]
        found = [KIND.odds.beaten(view, cards, FastChance(3), 80) for cards in (weak, strong)]
        assert found[0] is not None
        assert found[1] is not None
        assert found[0].samples == found[1].samples == 80
        shares.append((found[0].share, found[1].share))
    assert all(weak >= strong for weak, strong in shares)
    assert any(weak > strong for weak, strong in shares)


def test_odds_do_not_depend_on_what_the_seat_cannot_see() -> None:
    table, seat = laying("hidden")
    lays = [action for action in table.legal(seat) if action.draft][:3]
    table.submit(seat, lays)
    view = table.view(seat)
    other = KIND.sight.sampler(view).sample(FastChance(99))
    same = KIND.view(other, seat, view.memory)
    first = KIND.odds.beaten(view, [], FastChance(5), 60)
    second = KIND.odds.beaten(same, [], FastChance(5), 60)
    assert first is not None
    assert second is not None
    assert (first.times, first.samples) == (second.times, second.samples)


def test_answers_beyond_the_draft_count_too() -> None:
    table, seat = laying("beyond")
    lays = [action for action in table.legal(seat) if action.draft][:2]
    before = KIND.odds.beaten(table.view(seat), [action.notation for action in lays], FastChance(5), 60)
    table.submit(seat, lays)
    after = KIND.odds.beaten(table.view(seat), [], FastChance(5), 60)
    assert before is not None
    assert after is not None
    assert before.times == after.times
