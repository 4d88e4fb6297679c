"""Memory and sampled worlds far into the game, when decks have been reshuffled."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from banneret.conformance.walk import onlookers, view_text
from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.core.view import View
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS, parse_card
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.sight.memory import FieldMemory, Trail
from tests.games.field_of_glory.tables import NAMES, events, field_of_glory, play, state, table

LONG = {"army_selection": "random"}


def state_of(table: Table) -> FieldOfGlory:
    assert isinstance(table.game, FieldOfGlory)
    return table.game


def memory_of(view: View) -> FieldMemory:
    assert isinstance(view.memory, FieldMemory)
    return view.memory


def long_play(at: Table, chance: FastChance) -> None:
    """One answer: mostly drawing as many cards as possible, sometimes deploying and fighting; nobody wins early."""
    seat = at.game.turn()
    actions = at.legal(seat)
    game = state_of(at)
    by_word: dict[str, list[int]] = {}
    for place, action in enumerate(actions):
        by_word.setdefault(action.word, []).append(place)
    calm = game.controlled(game.active) >= 1
    wishes = ["trade", "confirm", "spend", "pay", "discard", "charge", "stand", "bonus", "bonus deck", "reserves"]
    if calm:
        wishes = [*wishes, "end"]
    wished = [place for word in wishes for place in by_word.get(word, [])]
    if "deploy" in by_word and not calm and chance.below(2, "choice") == 0:
        wished = by_word["deploy"]
    places = wished or list(range(len(actions)))
    at.submit(seat, [actions[places[chance.below(len(places), "choice")]]])


@pytest.mark.parametrize("seed", range(8))
def test_memory_stays_true_and_worlds_agree_through_many_reshuffles(seed: int) -> None:
    """What is remembered holds in the true state; what is sampled is possible and looks the same."""
    options = {**LONG, "deck_bonus_seen_by": "nobody"} if seed % 2 else LONG
    at = open_table(FIELD_OF_GLORY, 2, options, NAMES, f"long {seed}")
    chance, worlds = FastChance(seed), FastChance(seed + 100)
    refilled = unclear = held = 0
    for step in range(600):
        if at.game.over:
            break
        long_play(at, chance)
        for seat in onlookers(at.game):
            view = at.view(seat)
            memory = memory_of(view)
            memory.check(field_of_glory(at.game))
            for trail in memory.trails:
                refilled += trail.refilled
                unclear += sum(trail.unclear)
                held += sum(trail.held)
            if step % 5 == seed % 5 and not at.game.over:
                world = FIELD_OF_GLORY.sight.sampler(view).sample(worlds)
                world.check()
                memory.check(field_of_glory(world))
                again = FIELD_OF_GLORY.view(world, seat, memory)
                assert view_text(FIELD_OF_GLORY, again) == view_text(FIELD_OF_GLORY, view)
    assert refilled > 20
    assert unclear + held > 0


def test_after_a_reshuffle_the_deck_is_known_and_after_two_some_of_the_hand() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2 mi2", "Blue": "li2"}, "deck": {"Red": "cv2"},
                "discard": {"Red": "sp2 sp3 sp4"}, "rest": {"Red": "victory"},
                "reshuffles": {"red": ["sp3 sp4 sp2"]}})  # fmt: skip
    play(at, "Red", "draw")
    trail = memory_of(at.view(1)).trails[0]
    assert trail.refilled
    assert trail.drawn == 2
    assert [kind for kind in range(KINDS) if trail.deck[kind]] == [2, 3, 4]
    play(at, "Blue", "end, draw")
    play(at, "Red", "end, trade sp3")
    trail = memory_of(at.view(1)).trails[0]
    assert sum(trail.held) == 2, "two of the three Spears must be in the hand, since the deck ran empty"
    assert [event["count"] for event in events(at, "reshuffled")] == [3, 1]
    memory_of(at.view(1)).check(field_of_glory(at.game))


def trail_with(deck: dict[str, int], drawn: int, held: dict[str, int] | None = None) -> Trail:
    counts = [0] * KINDS
    for name, count in deck.items():
        counts[parse_card(name)] = count
    certain = [0] * KINDS
    for name, count in (held or {}).items():
        certain[parse_card(name)] = count
    return Trail([], True, counts, drawn, certain, [0] * KINDS)


@pytest.mark.parametrize(
    ("trail", "hidden", "unseen", "drawn", "unclear"),
    [
        (trail_with({"hi2": 1, "co5": 2}, 2), 5, {"hi2": 1}, 2, 1),  # from the deck or from before: unclear
        (trail_with({"hi2": 1, "co5": 2}, 0), 5, {"hi2": 1}, 0, 0),  # nothing was drawn yet: from before
        (trail_with({"co5": 2}, 2), 5, {"hi2": 1}, 2, 0),  # not in this deck: from before
        (trail_with({"hi2": 1, "co5": 2}, 2), 5, {}, 1, 0),  # all others are seen: from the deck
        (trail_with({"hi2": 1, "co5": 2}, 2), 2, {"hi2": 1}, 1, 0),  # no older card is left: from the deck
        (trail_with({"hi2": 1, "co5": 2}, 2, {"hi2": 1}), 5, {"hi2": 1}, 2, 0),  # certainly held before
    ],
)
def test_where_a_card_that_is_shown_came_from(
    trail: Trail, hidden: int, unseen: dict[str, int], drawn: int, unclear: int
) -> None:
    counts = [0] * KINDS
    for name, count in unseen.items():
        counts[parse_card(name)] = count
    trail = trail.clone()
    trail.leaves_hand(parse_card("hi2"), hidden, counts)
    assert (trail.drawn, sum(trail.unclear)) == (drawn, unclear)


def test_worlds_put_cards_where_they_are_as_often_as_they_are_there() -> None:
    """Hands that are shown at random: what worlds say about the other's deck is right on average, kind by kind."""
    expected, found, variance = [0.0, 0.0], [0, 0], [0.0, 0.0]
    for seed in range(60):
        at = open_table(FIELD_OF_GLORY, 2, {**LONG, "starting_player": "red"}, NAMES, f"calibration {seed}")
        chance = FastChance(seed)
        while not at.game.over and state(at).turn_no < 13 + seed % 4:
            seat = at.game.turn()
            actions = at.legal(seat)
            wished = [action for action in actions if action.word in ("end", "trade", "discard")]
            at.submit(seat, [wished[chance.below(len(wished), "choice")]])
        view = at.view(0)
        if at.game.over or not memory_of(view).trails[1].refilled:
            continue
        sampler = FIELD_OF_GLORY.sight.sampler(view)
        worlds = 40
        counts: Counter[int] = Counter()
        for _ in range(worlds):
            world = sampler.sample(chance)
            assert isinstance(world, FieldOfGlory)
            counts.update(world.hands[1])
        true = Counter(state(at).hands[1])
        for kind in range(KINDS):
            share = counts[kind] / worlds
            group = 0 if memory_of(view).trails[1].unclear[kind] else 1
            expected[group] += share
            found[group] += true[kind]
            variance[group] += min(share, COPIES[kind]) * (1 + 1 / worlds)
    for group in (0, 1):
        assert found[group] > 20
        assert abs(found[group] - expected[group]) < 4 * math.sqrt(variance[group])
