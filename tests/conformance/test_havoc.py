"""Havoc conforms; what the suite cannot know of it is checked beside."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from banneret.conformance import check_game
from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_table, walk
from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.core.view import View
from banneret.games.havoc.rules.cards import DOG, cards_text, parse_card, parse_cards
from banneret.games.havoc.rules.setup import regular_cards
from banneret.games.havoc.rules.state import NO_BATTLE, Havoc
from banneret.games.havoc.sight.memory import LOOSE, OPENING, SPLIT, HavocMemory
from banneret.games.registry import load

HAVOC = load("havoc")
LONGEST = 5_000


@pytest.mark.parametrize("seed", range(3))
def test_havoc_conforms(seed: int) -> None:
    report = check_game(HAVOC, seeds=[seed])
    # Nobody may do anything in Havoc but answer.
    assert {name for name, cases in report.cases.items() if cases == 0} == {"side_acts_stand_aside"}


def state_of(table: Table) -> Havoc:
    assert isinstance(table.game, Havoc)
    return table.game


def memory_of(view: View) -> HavocMemory:
    assert isinstance(view.memory, HavocMemory)
    return view.memory


@pytest.mark.parametrize("players", HAVOC.players)
def test_section_14_what_may_change_from_one_decision_to_the_next(players: int) -> None:
    """VP never decrease, the row never grows, and the peace level moves only where an event tells why."""
    for seed in range(4):
        picker = Picker(seed)
        table = random_table(HAVOC, players, picker)
        before, heard = state_of(table), 0
        for _ in walk(table, picker, LONGEST):
            after = state_of(table)
            events = {event.name for event in table.log[heard:]}
            assert all(one <= other for one, other in zip(before.vp, after.vp, strict=True))
            assert len(after.battle_row) <= len(before.battle_row)
            if after.level != before.level:
                assert events & {"peace_turned", "peacekeeper"}, (before.level, after.level, events)
            assert after.battle != NO_BATTLE or not any(after.laid)
            before, heard = after, len(table.log)


def positions_in_mode(mode: int, wanted: int, min_fresh: int = 0, in_doubt: bool = False) -> list[View]:
    """Views of games whose memory is in a mode, with or without dogs in doubt, found by playing."""
    found: list[View] = []
    for seed in range(400):
        picker = Picker(seed)
        table = random_table(HAVOC, 2 + seed % 3, picker)
        for _ in walk(table, picker, LONGEST):
            if table.game.over:
                break
            view = table.view(picker.below(table.game.players))
            memory = memory_of(view)
            others = [fresh for seat, fresh in enumerate(memory.fresh) if seat != view.seat]
            if memory.mode == mode and sum(others) >= min_fresh and any(memory.doubtful) == in_doubt:
                found.append(view)
                break
        if len(found) == wanted:
            return found
    raise AssertionError(f"only {len(found)} positions in mode {mode}")


def chi_square_of_hands(view: View, cards: list[int], chance_of_seat: dict[int, float], samples: int) -> float:
    """How far the cards of sampled hands are from evenly spread, in standard deviations of the chi-square."""
    sampler = HAVOC.sight.sampler(view)
    chance = FastChance(11)
    counts: dict[int, Counter[int]] = {seat: Counter() for seat in chance_of_seat}
    for _ in range(samples):
        world = sampler.sample(chance)
        assert isinstance(world, Havoc)
        for seat, counter in counts.items():
            counter.update(card for card in world.hands[seat] if card in cards)
    total = 0.0
    cells = 0
    for seat, share in chance_of_seat.items():
        if not 0 < share < 1:
            continue
        expected = samples * share
        total += sum((counts[seat][card] - expected) ** 2 / (expected * (1 - share)) for card in cards)
        cells += len(cards)
    return (total - cells) / math.sqrt(2 * cells)


def test_worlds_of_a_fresh_deal_spread_the_unseen_cards_evenly() -> None:
    """7 of the unseen regular cards are in each other hand, whichever they are."""
    for view in positions_in_mode(OPENING, 3):
        state, memory = view.state, memory_of(view)
        assert isinstance(state, Havoc)
        seen = [*state.recruits, *state.hands[view.seat]]
        unseen = [card for card in regular_cards(state.charter.max_value) if card not in seen]
        old = {seat: 7 / len(unseen) for seat in range(state.players) if seat != view.seat}
        assert memory.fresh == [0] * state.players
        assert abs(chi_square_of_hands(view, unseen, old, 1500)) < 6


def test_worlds_after_a_reshuffle_keep_old_and_new_cards_apart() -> None:
    """A card of the new deck is in the deck or among the cards drawn from it; each place is as likely as the others."""
    for view in positions_in_mode(SPLIT, 4, min_fresh=2):
        memory = memory_of(view)
        cards = [card for card in memory.deck_cards if card != DOG]
        share = {
            seat: fresh / len(memory.deck_cards)
            for seat, fresh in enumerate(memory.fresh)
            if seat != view.seat and fresh > 0
        }
        assert abs(chi_square_of_hands(view, cards, share, 1500)) < 6


def test_a_dog_that_may_be_old_or_new_leaves_all_other_cards_told_apart() -> None:
    """Worlds of such a position keep every regular card on its side, agree with the memory, and come in both cases."""
    for view in positions_in_mode(SPLIT, 3, in_doubt=True):
        memory, state = memory_of(view), view.state
        assert isinstance(state, Havoc)
        regular = [card for card in memory.deck_cards if card != DOG]
        assert memory.deck_cards.count(DOG) > 0
        assert memory.old_dogs > 0
        sampler, chance = HAVOC.sight.sampler(view), FastChance(5)
        deck_dogs: Counter[int] = Counter()
        for _ in range(300):
            world = sampler.sample(chance)
            assert isinstance(world, Havoc)
            world.check()
            memory.check(world)
            hands = [card for seat, hand in enumerate(world.hands) if seat != view.seat for card in hand]
            assert sorted(regular) == sorted(card for card in [*world.deck, *hands] if card in regular)
            deck_dogs[world.deck.count(DOG)] += 1
        assert sum(memory.doubtful) == 0 or len(deck_dogs) > 1


def test_no_game_that_was_heard_from_the_start_is_remembered_loosely() -> None:
    for seed in range(8):
        picker = Picker(seed)
        table = random_table(HAVOC, 2 + seed % 5, picker)
        for _ in walk(table, picker, LONGEST):
            assert all(memory.mode != LOOSE for memory in table.memories if isinstance(memory, HavocMemory))


def old_and_new(fresh: int, deck: str, old_dogs: int) -> HavocMemory:
    """Seat 0 remembers a new deck, of which seat 1 has drawn some cards; old dogs are in the hands of others."""
    cards = parse_cards(deck)
    return HavocMemory(0, [[], [], []], [0, fresh, 0], [], cards, cards.count(DOG) + old_dogs, old_dogs, [0] * 3, SPLIT)


@pytest.mark.parametrize(
    ("fresh", "deck", "old_dogs", "told"),
    [
        (0, "b1 D", 1, ([0, 0, 0], "D b1", 0, 0)),  # drew nothing: the dog is an old one
        (1, "b1 D", 0, ([0, 0, 0], "b1", 0, 0)),  # no old dog is left: it came from the deck
        (1, "b1 b2", 1, ([0, 1, 0], "b1 b2", 0, 0)),  # no dog in the deck: an old one
        (1, "b1 D", 1, ([0, 1, 0], "D b1", 1, 1)),  # either
    ],
)
def test_a_dog_is_in_doubt_only_where_both_sides_are_possible(
    fresh: int, deck: str, old_dogs: int, told: tuple[list[int], str, int, int]
) -> None:
    memory = old_and_new(fresh, deck, old_dogs)
    memory.leaves_hand(1, DOG)
    assert (memory.fresh, cards_text(sorted(memory.deck_cards)), memory.old_dogs, sum(memory.doubtful)) == told


def test_a_doubt_ends_when_a_card_shows_which_side_it_was() -> None:
    memory = old_and_new(1, "b1 D", 1)
    memory.leaves_hand(1, DOG)
    memory.leaves_hand(1, parse_card("b1"))  # the one card drawn: the dog was an old one
    assert (memory.doubtful, memory.old_dogs, memory.deck_cards) == ([0, 0, 0], 0, [DOG])
    memory = old_and_new(1, "b1 D", 1)
    memory.leaves_hand(1, DOG)
    memory.leaves_deck(DOG)  # the one dog of the deck is still there
    assert (memory.doubtful, memory.old_dogs, memory.fresh) == ([0, 0, 0], 0, [0, 1, 0])
    memory = old_and_new(1, "b1 D", 1)
    memory.leaves_hand(1, DOG)
    memory.leaves_hand(2, DOG)  # seat 2 drew nothing: its dog was the old one
    assert (memory.doubtful, memory.old_dogs, memory.fresh, memory.deck_cards) == ([0, 0, 0], 0, [0, 0, 0], [1])


def test_check_names_the_invariant_that_is_broken() -> None:
    picker = Picker(3)
    table = random_table(HAVOC, 4, picker)
    game = state_of(table)
    broken: dict[str, Callable[[Havoc], object]] = {
        "cards were lost": lambda copy: copy.hands[0].pop(),
        "recruits: three-recruits": lambda copy: copy.recruits.pop(),
        "recruits: recruits-cap": partial(fill_recruits, 6),
        "level: sides": lambda copy: setattr(copy, "level", 9),
        "john: john-option": lambda copy: setattr(copy, "john", 1),
        "wrong face": lambda copy: setattr(copy, "face", 1),
        "does not hold the peace card": lambda copy: setattr(copy, "holder", (copy.holder + 1) % 4),
        "Castillon is not the last": lambda copy: copy.battle_row.reverse(),
        "a battle was lost": lambda copy: copy.battle_row.pop(0),
        "a battle card has two owners": partial(give_trophies, [[1], [1], [], []]),
        "points were given": lambda copy: copy.vp.__setitem__(0, 1),
        "less than no points": lambda copy: copy.vp.__setitem__(0, -1),
        "is in no battle": partial(lay_outside_a_battle, 0),
        "is not laying": lambda copy: copy.picked[0].append(copy.hands[0][0]),
        "that it does not hold": lambda copy: copy.picked[0].append(copy.hands[1][1]),
    }
    game.check()
    for reason, damage in broken.items():
        copy = game.clone()
        damage(copy)
        with pytest.raises(AssertionError, match=reason):
            copy.check()
    game.check()


def give_trophies(trophies: list[list[int]], game: Havoc) -> None:
    game.trophies = trophies


def fill_recruits(count: int, game: Havoc) -> None:
    while len(game.recruits) < count:
        game.recruits.append(game.hands[0].pop())


def lay_outside_a_battle(seat: int, game: Havoc) -> None:
    game.laid[seat].append(game.hands[seat].pop())


def test_H_4_8_recruits_turned_up_before_a_reshuffle_are_told_before_it() -> None:
    """A memory that heard of the reshuffle first would take the last card of the old deck for one of the new."""
    table = random_table(HAVOC, 3, Picker(1))
    game = state_of(table).clone()
    game.listen()
    rest = game.deck[game.drawn :]
    rest.remove(DOG)
    game.deck, game.drawn, game.discard = [DOG], 0, rest
    game.discard.extend(game.recruits[1:])
    game.recruits = game.recruits[:1]
    game.refill_recruits(FastChance(1))
    events = game.take_events()
    assert [event.name for event in events] == ["recruits_refilled", "reshuffled", "recruits_refilled"]
    assert events[0].parts == {"cards": "D"}
    game.check()


def test_H_15_4_a_battle_that_comes_into_sight_is_told() -> None:
    """With four battles shown, each that leaves the row lets another one be seen, until all are."""
    options = {"battle_order": "random", "visible_battles": "next_four"}
    for seed in range(6):
        picker = Picker(seed)
        table = open_table(HAVOC, 4, options, ["a", "b", "c", "d"], str(seed))
        order = state_of(table).battle_row[:-1]
        for _ in walk(table, picker, LONGEST):
            pass
        told = [event.parts["battle"] for event in table.log if event.name == "battle_turned_up"]
        assert told == order[4:]
