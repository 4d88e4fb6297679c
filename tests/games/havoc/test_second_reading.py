"""Whole games with all options: at every question the engine stands where a second reading of the rules stands.

Every question is compared with all answers that it can begin with, so that none is missing and none is too many.
"""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_chain, random_options, random_table, seats_of
from banneret.core.actions import Action
from banneret.core.table import Table
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.rules.cards import JOHN, notation
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.frames import QUESTIONS
from banneret.games.havoc.rules.hands import key_tuple
from banneret.games.havoc.rules.state import Havoc
from tests.games.havoc.second_reading import SecondReading
from tests.games.havoc.tables import NAMES
from tests.games.havoc.tables import table as placed

MANY = 14
"""With more cards in a hand the second reading would take too long to find the best ones."""


def game_of(table: Table) -> Havoc:
    assert isinstance(table.game, Havoc)
    return table.game


def written(cards: list[int]) -> list[str]:
    return [notation(card) for card in cards]


def compare(book: SecondReading, game: Havoc) -> None:
    """Every zone, track and marker is the same."""
    assert [sorted(hand) for hand in book.hands] == [sorted(written(hand)) for hand in game.hands]
    assert sorted(book.recruits) == sorted(written(game.recruits))
    assert (book.deck, book.discard) == (written(game.deck[game.drawn :]), written(game.discard))
    assert (book.points, book.trophies) == (game.vp, game.trophies)
    if not game.over:
        assert book.laid == [written(cards) for cards in game.laid]
        assert (book.row, book.level, book.skip_turning) == (game.battle_row, game.level, game.skip_turning)
        assert book.peacekeeper == game.peacekeeper


def chosen(table: Table, seat: int, picker: Picker) -> list[Action]:
    """Random answers, but robbing the dead where it is possible and recruiting more often, so that all comes up."""
    legal = table.game.legal(seat)
    for action in legal:
        if action.notation == "loot" or (action.notation == "recruit" and picker.once_in(2)):
            return [action]
    return random_chain(table.game, seat, picker)


def answer(table: Table, picker: Picker) -> list[list[str]]:
    """Let everybody who is asked answer; the chains in the order of seats."""
    before = len(table.record.lines)
    for seat in seats_of(table.waiting(), table.game.players):
        table.submit(seat, chosen(table, seat, picker))
    return [[action.notation for action in line.actions] for line in table.record.lines[before:]]


def play(seed: int, players: int, met: Counter[str]) -> None:
    """A game from its beginning."""
    picker = Picker(seed)
    table = random_table(HAVOC, players, picker)
    game = game_of(table)
    book = SecondReading(
        table.record.options, [written(hand) for hand in game.hands], written(game.deck), written(game.recruits),
        game.battle_row[:], int(game.peacekeeper),
    )  # fmt: skip
    follow(table, book, picker, met)


def play_late(seed: int, players: int, met: Counter[str]) -> None:
    """The end of a game in which nearly all cards are held, some seats having none: decks and discards run out."""
    picker = Picker(seed)
    options = random_options(HAVOC, players, picker)
    fresh = game_of(random_table(HAVOC, players, picker))
    cards = [card for card in fresh.deck if card != JOHN] + [card for hand in fresh.hands for card in hand]
    cards = picker.some(cards + fresh.recruits, len(cards) + 3)
    deck, discard, recruits = [[cards.pop() for _ in range(size)] for size in (picker.below(5), picker.below(4), 3)]
    if options["john_of_gaunt"] == "on":
        deck.insert(picker.below(len(deck) + 1), JOHN)
    elif not deck and not discard:
        cards.extend([recruits.pop() for _ in range(picker.below(4))])
    hands: list[list[int]] = [[] for _ in range(players)]
    rich = picker.some(range(players), 1 + picker.below(players))
    for card in cards:
        hands[picker.one(rich)].append(card)
    row = list(range(8 - picker.below(4), 9))
    if options["battle_order"] != "historical":
        row = picker.some(row, len(row))
    row = [*row, CASTILLON]
    keeper, turn, level = picker.below(players), picker.below(players), 1 + picker.below(2)
    position = {
        "hands": {NAMES[seat]: " ".join(written(hand)) for seat, hand in enumerate(hands)},
        "deck": " ".join(written(deck)), "discard": " ".join(written(discard)), "recruits": " ".join(written(recruits)),
        "battle_row": [fresh.charter.battle(battle).id for battle in row],
        "level": level, "turn": NAMES[turn], "peacekeeper": NAMES[keeper],
    }  # fmt: skip
    at = placed(position, players, options, seed)
    book = SecondReading(
        at.record.options, [written(hand) for hand in hands], written(deck), written(recruits), row, keeper
    )
    book.discard, book.level, book.first_turn, book.first_seat = written(discard), level, False, turn
    follow(at, book, picker, met)


def follow(table: Table, book: SecondReading, picker: Picker, met: Counter[str]) -> None:
    """The second reading is asked the same questions and told the same shuffles."""
    players = int(table.game.players)
    asking = book.game()
    asked = next(asking)
    while not table.game.over:
        game = game_of(table)
        question = type(game.stack[-1]).__name__
        met[question] += 1
        assert asked == (seats_of(table.waiting(), players)[0], question)
        compare(book, game)
        for seat in seats_of(table.waiting(), players):
            assert sorted(book.answers(seat, question)) == sorted(action.notation for action in game.legal(seat))
        lays_itself = question == "FinalDogs" and table.record.options["castillon_play"] == "auto_best"
        if lays_itself and max(map(len, game.hands)) > MANY:
            return
        heard = len(table.log)
        chains = answer(table, picker)
        met.update([event.name for event in table.log[heard:]])
        outcomes = table.record.lines[-1].outcomes
        book.shuffles = [written(outcome.values) for outcome in outcomes if outcome.label == "reshuffle"]
        try:
            for chain in chains:
                asked = asking.send(chain)
        except StopIteration:
            assert table.game.over
        assert book.shuffles == []
    game = game_of(table)
    compare(book, game)
    assert [key_tuple(key) for key in game.keys] == [book.keys[seat] for seat in range(players)]
    assert [seat for seat, share in enumerate(game.returns()) if share > 0] == book.winners()


@pytest.mark.parametrize("players", HAVOC.players)
def test_the_engine_stands_where_a_second_reading_of_the_rules_stands(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        play(seed, players, met)
    assert {frame.__name__ for frame in QUESTIONS} <= set(met)


@pytest.mark.parametrize("players", HAVOC.players)
def test_H_3_1_where_cards_run_out_it_stands_where_a_second_reading_stands(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(80):
        play_late(seed, players, met)
    assert {"forced_pass", "no_card_left", "reshuffled", "year_of_peace", "chevauchees", "johns_turn"} <= set(met)
