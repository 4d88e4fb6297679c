"""What can be remembered of the piles, and worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_table, walk
from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.core.view import SeatView
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.cards import (
    CARD_IDS,
    CARDS,
    LEFT,
    RIGHT,
    UNKNOWN,
    cards_text,
    parse_card,
    parse_cards,
)
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView, cards_of, mask_of, memory_in_play, recall
from banneret.games.knights.sight.sampler import KnightsSampler
from tests.games.knights.tables import NAMES, NOTHING, WINNING, play, state, table
from tests.games.knights.test_rules_turn import STUCK


def memory_of(at: Table, seat: int = 0) -> KnightsMemory:
    memory = at.view(seat).memory
    assert isinstance(memory, KnightsMemory)
    return memory


def state_seen(at: Table, seat: int) -> Knights:
    seen = at.view(seat).state
    assert isinstance(seen, Knights)
    return seen


def test_K_6_1_ruling_46_a_card_under_a_pile_is_remembered_and_never_listed() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "left": "castle_green_1 die_5 deck_a", "dice": NOTHING})
    play(at, "Anita", "swap left, attempt left")
    for seat in range(-1, 3):
        memory = memory_of(at, seat)
        known = cards_text([card for card in memory.known[LEFT] if card != UNKNOWN])
        assert known == "deck_a castle_green_1 die_5"
        assert memory.known[LEFT][-2:] == parse_cards("castle_green_1 die_5")
        view = at.view(seat).state
        shown = KNIGHTS.positions.describe(view, NAMES[:3])["left"]
        assert str(shown).split()[1:] == ["?"] * (len(memory.known[LEFT]) - 1)


def test_K_8_2_captured_cards_leave_the_remembered_pile() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "left": "die_5 deck_a", "dice": WINNING})
    size = len(memory_of(at).known[LEFT])
    play(at, "Anita", "attempt left, stop")
    assert len(memory_of(at).known[LEFT]) == size - 1
    assert memory_of(at).known[LEFT][0] == parse_card("deck_a")


def test_K_11_4_a_castle_that_the_king_takes_is_remembered_at_the_bottom() -> None:
    three = {"castles": {"Anita": "castle_red_1 castle_green_1 castle_blue_1"}, "dice": NOTHING}
    at = table(three)
    play(at, "Anita", "king, give castle_red_1, under right")
    assert memory_of(at).known[RIGHT][-1] == parse_card("castle_red_1")


def test_K_6_4_a_search_tells_what_lies_where_and_is_remembered() -> None:
    at = table({**STUCK, "king_ok": False, "swaps_used": 2}, players=2)
    memory = memory_of(at)
    barred = [card for card in range(CARDS) if not state(at).may_own(0, card)]
    assert cards_of(memory.absent[LEFT]) == [card for card in range(CARDS) if card not in barred]
    assert [cards_of(mask) for mask in memory.some[RIGHT]] == [cards_of(memory.absent[LEFT])]
    memory.check(state(at))
    play(at, "Anita", "search right, search right, search right")  # finds castle_yellow_1
    assert memory_of(at).some[RIGHT] == []
    memory_of(at).check(state(at))


def test_a_memory_survives_its_json_form() -> None:
    at = table({**STUCK, "king_ok": False, "swaps_used": 2}, players=2)
    play(at, "Anita", "search right")
    memory = memory_of(at)
    assert recall(memory.json()).json() == memory.json()
    assert memory.clone().json() == memory.json()


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ({"known": [LEFT, 1, "die_5"]}, "another card lies"),
        ({"known": [LEFT, 99, "die_5"]}, "has 3 cards"),
        ({"absent": [RIGHT, "castle_yellow_1"]}, "could have been searched"),
        ({"some": [LEFT, "castle_yellow_1"]}, "could not have been searched"),
    ],
)
def test_a_memory_that_is_not_true_is_found_out(damage: dict[str, list[Any]], reason: str) -> None:
    at = table({**STUCK, "king_ok": False, "swaps_used": 2}, players=2)
    memory = memory_of(at).clone()
    for name, (pile, *what) in damage.items():
        if name == "known" and what[0] < 50:
            memory.known[pile][what[0]] = parse_card(what[1])
        elif name == "known":
            memory.known[pile].append(parse_card(what[1]))
        elif name == "absent":
            memory.absent[pile] |= mask_of(parse_cards(what[0]))
        else:
            memory.some[pile].append(mask_of(parse_cards(what[0])))
    with pytest.raises(AssertionError, match=reason):
        memory.check(state(at))


def test_worlds_keep_what_a_search_has_told() -> None:
    at = table({**STUCK, "king_ok": False, "swaps_used": 2}, players=2)
    memory = memory_of(at, 1)
    sampler = KNIGHTS.sight.sampler(at.view(1))
    chance = FastChance(3)
    lefts: Counter[tuple[int, ...]] = Counter()
    for _ in range(300):
        world = sampler.sample(chance)
        assert isinstance(world, Knights)
        world.check()
        memory.check(world)
        assert world.legal(0) == at.game.legal(0)
        lefts[tuple(world.piles[LEFT])] += 1
    assert len(lefts) == 20  # two of the five unseen cards that Anita may not attempt, in their order
    assert max(lefts.values()) < 40


def test_worlds_that_are_hard_to_find_are_found() -> None:
    """A promise that only one unseen card can keep, in a pile with few unknown places."""
    at = table({**STUCK, "king_ok": False, "swaps_used": 2}, players=2)
    memory = memory_of(at).clone()
    hidden = state(at).piles[LEFT][1:]
    memory.absent = [0, 0]
    memory.some = [[mask_of([hidden[0]]), mask_of([hidden[1]])], [mask_of([state(at).piles[RIGHT][5]])]]
    sampler = KnightsSampler(SeatView(1, state_seen(at, 1), memory, {}))
    chance = FastChance(8)
    for _ in range(30):
        world = sampler.sample(chance)
        assert sorted(world.piles[LEFT][1:]) == sorted(hidden)
        memory.check(world)


def test_a_view_without_a_memory_gives_worlds_too() -> None:
    game = table({**STUCK, "king_ok": False, "swaps_used": 2}, players=2).game
    view = KNIGHTS.view(game, 0)
    assert view.memory is None
    world = KNIGHTS.sight.sampler(view).sample(FastChance(1))
    world.check()
    assert world.legal(0) == game.legal(0)


def test_a_sampler_needs_a_view_of_knights() -> None:
    from banneret.games.knights.sight import sampler
    from banneret.games.leduc import LEDUC

    view = LEDUC.view(LEDUC.new(2, chance=FastChance(1)), 0)
    compiled = not str(sampler.__file__).endswith(".py")  # compiled code asks for the type, plain code for its fields
    with pytest.raises(TypeError if compiled else AttributeError, match="Leduc"):
        KnightsSampler(cast(KnightsView, view))


def test_somebody_who_finds_a_game_in_play_knows_the_tops() -> None:
    at = open_table(KNIGHTS, 4, {}, NAMES[:4], "5")
    memory = memory_in_play(state(at))
    memory.check(state(at))
    assert [pile[0] for pile in memory.known] == [pile[0] for pile in state(at).piles]
    assert all(card == UNKNOWN for pile in memory.known for card in pile[1:])


def test_hidden_cards_are_spread_evenly_over_all_hidden_places() -> None:
    """Every unseen card is at every unknown place of both piles equally often, the first and the last included."""
    picker = Picker(5)
    found = 0
    for seed in range(40):
        at = random_table(KNIGHTS, 2 + seed % 5, Picker(seed))
        for step in walk(at, picker, 20_000):
            if step == 60 or at.game.over:
                break
        if at.game.over:
            continue
        view = at.view(0)
        memory = memory_of(at)
        if any(memory.some) or any(memory.absent):
            continue
        found += 1
        sampler = KNIGHTS.sight.sampler(view)
        places = [(pile, place) for pile in (LEFT, RIGHT) for place, card in enumerate(memory.known[pile]) if card < 0]
        unseen = {state(at).piles[pile][place] for pile, place in places}
        counts: Counter[tuple[int, int, int]] = Counter()
        samples = 400
        for _ in range(samples):
            world = sampler.sample(picker.chance())
            for pile, place in (*places[:1], *places[-1:]):
                counts[pile, place, world.piles[pile][place]] += 1  # type: ignore[attr-defined]
        expected = samples / len(unseen)
        terms = [
            (counts[*spot, card] - expected) ** 2 / expected for spot in (places[0], places[-1]) for card in unseen
        ]
        degrees = 2 * (len(unseen) - 1)
        assert sum(terms) < degrees + 5 * (2 * degrees) ** 0.5 + 5
        if found == 4:
            return
    raise AssertionError("no game came so far")


def test_card_names_are_unique() -> None:
    assert len(set(CARD_IDS)) == CARDS
