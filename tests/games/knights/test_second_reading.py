"""Whole games with all options: at every question the engine stands where a second reading of the rules stands.

Every question is compared with all answers that it can begin with, so that none is missing and none is too many.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_chain, random_options, random_table
from banneret.core.table import Table
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.cards import CARD_IDS
from banneret.games.knights.rules.data import DATA_FILE
from banneret.games.knights.rules.frames import QUESTIONS
from banneret.games.knights.rules.state import REASON_IDS, Knights
from tests.games.knights.second_reading import SecondReading, is_castle, printed, sort_of
from tests.games.knights.tables import NAMES, table
from tests.games.knights.test_rules_end import NOBODY_CAN

CARDS = printed(DATA_FILE)
TIMES = 10
LONGEST = 4000  # answers of one game; without a limit of rounds a few games of random players go on and on


def game_of(at: Table) -> Knights:
    assert isinstance(at.game, Knights)
    return at.game


def written(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def owned(game: Knights) -> list[list[str]]:
    return [written(game.castles[s] + game.specials[s] + game.tournaments[s]) for s in range(game.players)]


def compare(book: SecondReading, game: Knights) -> None:
    """Every zone and count is the same."""
    assert list(book.piles.values()) == [written(pile) for pile in game.piles]
    assert [sorted(cards) for cards in book.owned] == [sorted(cards) for cards in owned(game)]
    assert [sorted(cards) for cards in book.guarded] == [sorted(written(cards)) for cards in game.castle_guard_on]
    assert book.bodyguard_on == ["" if card < 0 else CARD_IDS[card] for card in game.bodyguard_on]
    assert (book.attempts, book.swaps_used) == (game.attempts, game.swaps_used)
    if game.dice:
        assert (book.dice, book.rerolls_left) == (game.dice, game.rerolls_left)


def crowded(players: int, picker: Picker) -> dict[str, Any]:
    """A position late in a game: most cards lie before players, so that there is little to attempt."""
    held: list[list[str]] = [[] for _ in range(players)]
    piles: list[list[str]] = [[], []]
    for card in picker.some(CARD_IDS, len(CARD_IDS)):
        takers = [seat for seat in range(players) if may_take(held[seat], card)]
        poor = [seat for seat in takers if is_castle(card) and not any(map(is_castle, held[seat]))]
        if poor or (takers and not picker.once_in(8)):
            held[picker.one(poor or takers)].append(card)
        else:
            picker.one(piles).append(card)
    return in_words(held, piles)


def stuck(players: int, picker: Picker) -> dict[str, Any]:
    """Anita has a card of every kind, and nobody else a castle that can be attacked: only the piles can help her."""
    held: list[list[str]] = [[] for _ in range(players)]
    piles: list[list[str]] = [[], []]
    castles = 1 + picker.below(3)
    for card in picker.some(CARD_IDS, len(CARD_IDS)):
        others = [seat for seat in range(1, players) if not any(map(is_castle, held[seat]))]
        if zone_of(card) == "tournament_" and not picker.once_in(40):
            held[1 + picker.below(players - 1)].append(card)
        elif zone_of(card) != "tournament_" and may_take(held[0], card, castles):
            held[0].append(card)
        elif is_castle(card) and others:
            held[others[0]].append(card)
        else:
            picker.one(piles).append(card)
    return in_words(held, piles)


def in_words(held: list[list[str]], piles: list[list[str]]) -> dict[str, Any]:
    """Everybody's cards as a position."""
    position: dict[str, Any] = {"left": " ".join(piles[0]), "right": " ".join(piles[1]), "rest": "left"}
    for zone, start in (("castles", "castle_"), ("specials", ""), ("tournaments", "tournament_")):
        position[zone] = {NAMES[s]: " ".join(c for c in own if zone_of(c) == start) for s, own in enumerate(held)}
    return position


def zone_of(card: str) -> str:
    return "castle_" if is_castle(card) else "tournament_" if card.startswith("tournament_") else ""


def may_take(held: list[str], card: str, castles: int = 3) -> bool:
    """K-2.2, K-14.1 Whether a seat may hold a card too, and has not won with it."""
    most = castles if is_castle(card) else 2
    if zone_of(card) and len([own for own in held if zone_of(own) == zone_of(card)]) >= most:
        return False
    return sort_of(card) not in map(sort_of, held)


def follow(at: Table, picker: Picker, met: Counter[str]) -> None:
    """One game; the second reading is asked the same questions and told the same dice."""
    game = game_of(at)
    first = int(game.current)
    book = SecondReading(at.record.options, CARDS, owned(game), [written(pile) for pile in game.piles], first)
    book.guarded = [written(cards) for cards in game.castle_guard_on]
    asking = book.game()
    asked = next(asking, None)
    for _ in range(LONGEST):
        game = game_of(at)
        if game.over:
            break
        assert asked is not None
        seat = int(game.turn())
        question = type(game.stack[-1]).__name__
        assert asked[:2] == (seat, question)
        assert sorted(asked[2]) == sorted(action.notation for action in game.legal(seat))
        compare(book, game)
        chain = random_chain(game, seat, picker)
        heard = len(at.log)
        at.submit(seat, chain)
        met.update([question, chain[-1].word, *[event.name for event in at.log[heard:]]])
        outcomes = at.record.lines[-1].outcomes
        book.dice_to_come = [value + 1 for outcome in outcomes for value in outcome.values]
        try:
            asked = asking.send([action.notation for action in chain])
        except StopIteration:
            asked = None
        assert book.dice_to_come == []
    else:
        return
    game = game_of(at)
    assert asked is None
    compare(book, game)
    assert (book.winners, book.reason) == (game.winners, REASON_IDS[game.win_reason])
    met[book.reason] += 1


@pytest.mark.parametrize("players", KNIGHTS.players)
def test_the_engine_stands_where_a_second_reading_of_the_rules_stands(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(TIMES):
        picker = Picker(seed)
        follow(random_table(KNIGHTS, players, picker), picker, met)
        late = table(crowded(players, picker), players, random_options(KNIGHTS, players, picker), seed)
        follow(late, picker, met)
    assert {frame.__name__ for frame in QUESTIONS} <= set(met)


def test_K_6_4_where_nothing_is_in_sight_the_engine_searches_as_a_second_reading_does() -> None:
    met: Counter[str] = Counter()
    for seed in range(4 * TIMES):
        picker = Picker(seed)
        players = picker.one(KNIGHTS.players)
        follow(table(stuck(players, picker), players, {"max_rounds": "1"}, seed), picker, met)
    assert met["search"] > TIMES


def test_K_6_5_where_nothing_can_be_found_the_engine_passes_as_a_second_reading_does() -> None:
    met: Counter[str] = Counter()
    for seed in range(TIMES):
        picker = Picker(seed)
        options = random_options(KNIGHTS, 6, picker)
        follow(table(NOBODY_CAN, 6, {**options, "max_rounds": "3"}, seed), picker, met)
    assert met["passes"] > 0
    assert met["limit"] > 0
