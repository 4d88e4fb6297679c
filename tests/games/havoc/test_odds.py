"""Odds: counted in sampled worlds, the same for every world that the seat cannot tell apart."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from banneret.arena.calibration import calibrate
from banneret.core.chance import FastChance
from banneret.core.events import Event
from banneret.core.odds import Odds, OddsError, ShownChance
from banneret.core.table import Table, open_table
from banneret.games.havoc.odds.beaten import can_beat
from banneret.games.havoc.odds.belief import Belief, strength_of
from banneret.games.havoc.odds.calculators import chance_to_hold
from banneret.games.havoc.rules.cards import DOG, VALUE, notation, parse_cards
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import best_dogs_out, best_hand, laid_key, lay_fits
from banneret.games.havoc.rules.scoring import strength
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.sight.memory import HavocView
from banneret.games.registry import load
from tests.games.havoc.tables import NAMES, play, table

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
    assert can_beat(parse_cards(laid), parse_cards(hand), strength(key_of(mine), 0)) is beaten


@pytest.mark.parametrize(
    ("laid", "hand", "mine", "held", "beaten"),
    [
        ("b8 o8", "", "k8 y8", 1, True),  # equal pairs, an empty hand against one card
        ("b8 o8", "", "k8 y8", 0, False),
        ("", "b8 o8 n1", "k8 y8", 2, True),  # the pair is laid, one card is kept
        ("", "b8 o8 n1", "k8 y8 g1", 0, False),
        ("b8 o8", "D D n1", "k8 y8", 2, True),  # two dogs out leave the hand smaller and the pair as it is
        ("b8 o8", "D n1", "k8 y8 g9", 1, False),
    ],
)
def test_H_9_1_equal_combinations_go_to_the_smaller_hand(
    laid: str, hand: str, mine: str, held: int, beaten: bool
) -> None:
    assert can_beat(parse_cards(laid), parse_cards(hand), strength(key_of(mine), held)) is beaten


def test_what_can_be_reached_is_what_trying_every_lay_finds() -> None:
    chance = FastChance(7)
    for _ in range(150):
        cards = parse_cards("b1 b2 b3 b4 o1 o2 o3 g1 g2 g4 k3 k4 y4 n1 D D D")
        chance.shuffle(cards, "sample")
        laid, hand, mine = cards[: chance.below(4, "sample")], cards[4:10], cards[10 : 12 + chance.below(4, "sample")]
        held = chance.below(6, "sample")
        own = strength(key_of(" ".join(map(notation, mine))), held)
        found = False
        for count in range(len(hand) + 1):
            for added in combinations(hand, count):
                whole = [*laid, *added]
                dogs = whole.count(0)
                if lay_fits(len(whole) - dogs, dogs) and (laid or count >= 2):
                    theirs = strength(laid_key(whole, best_dogs_out(whole)), len(hand) - count)
                    found = found or theirs > own
        assert can_beat(laid, hand, own) is found, (laid, hand, mine, held)


def shown(found: Odds | None) -> dict[str, float]:
    """All figures of the odds by what they are of."""
    assert found is not None
    told = {found.of: found.share}
    for figure in found.beside:
        told[figure.of] = figure.value
    return told


def battle(laid: str, hand: str, theirs: str, their_hand: str) -> Table:
    """Two players, Anita to go on or pass, Mark has passed."""
    return table(
        {
            "phase": "continue",
            "turn": "Anita",
            "asked": "Anita",
            "passed": ["Mark"],
            "laid": {"Anita": laid, "Mark": theirs},
            "hands": {"Anita": hand, "Mark": their_hand},
            "recruits": "b1 o1 g1",
        },
        players=2,
    )


def test_H_9_1_a_certain_loss_by_cards_in_hand_is_shown_as_certain() -> None:
    at = battle("b8 o8", "k1 k2 k3", "g8 y8", "n1")
    told = shown(KIND.odds.beaten(at.view(0), [], FastChance(1), 20))
    assert told == {"not-won": 1.0, "place-1": 0.0, "unpaid": 1.0, "worst": 1.0}
    at = battle("b8 o8", "k1", "g8 y8", "n1 n2 n3")
    told = shown(KIND.odds.beaten(at.view(0), [], FastChance(1), 20))
    assert told == {"not-won": 0.0, "place-1": 1.0, "unpaid": 0.0, "worst": 0.0}


def test_H_9_every_paid_place_has_its_chance_and_they_add_up() -> None:
    at = table({"phase": "continue", "turn": "Anita", "asked": "Anita", "battle_row": ["crecy", "castillon"],
                "laid": {"Anita": "b8 o8", "Mark": "g9 y9", "Eva": "k2 k5"}, "passed": ["Mark"]})  # fmt: skip
    told = shown(KIND.odds.beaten(at.view(0), [], FastChance(1), 60))
    assert list(told) == ["not-won", "place-1", "place-2", "place-3", "unpaid", "worst"]
    assert told["place-1"] == 0.0, "Mark is above for good"
    assert told["not-won"] == told["worst"] == 1.0
    assert sum(told[f"place-{place}"] for place in (1, 2, 3)) + told["unpaid"] == pytest.approx(1.0)
    assert told["unpaid"] == 0.0, "three take part, and three places pay"


def test_while_somebody_may_still_lay_nothing_possible_is_told_as_impossible_or_certain() -> None:
    at = table({"phase": "continue", "turn": "Anita", "asked": "Anita", "battle_row": ["crecy", "castillon"],
                "laid": {"Anita": "b13 o13 g13 k13 y13", "Mark": "g9 y9", "Eva": "k2 k5"},
                "passed": ["Mark"]})  # fmt: skip
    told = shown(KIND.odds.beaten(at.view(0), [], FastChance(1), 10))
    assert (told["not-won"], told["place-2"], told["worst"]) == (0.1, 0.1, 0.1), "Eva holds cards that nobody sees"
    assert told["place-3"] == told["unpaid"] == 0.0, "Mark is below for good"


def test_the_worst_case_is_never_less_likely_than_what_the_expert_does() -> None:
    for number in range(6):
        at, seat = laying(f"worst {number}")
        view = at.view(seat)
        assert isinstance(view.state, Havoc)
        cards = [f"lay {notation(card)}" for card in best_hand(view.state.hands[seat])[:3]]
        told = shown(KIND.odds.beaten(view, cards, FastChance(number), 60))
        assert told["worst"] >= told["not-won"]


def test_too_few_cards_to_enter_with_have_no_odds_and_passing_has() -> None:
    at, seat = laying("too few")
    view = at.view(seat)
    assert isinstance(view.state, Havoc)
    first = f"lay {notation(view.state.hands[seat][0])}"
    assert KIND.odds.beaten(view, [first], FastChance(1), 5) is None
    passing = battle("b8 o8", "k1 k2 k3", "g8 y8", "n1")
    assert KIND.odds.beaten(passing.view(0), [], FastChance(1), 5) is not None
    assert KIND.odds.beaten(passing.view(1), [], FastChance(1), 5) is None, "Mark is not asked"


def test_H_12_the_odds_at_castillon_count_the_cards_left_in_hand() -> None:
    hands = {"Anita": "b8 o8 k1", "Mark": "g8 y8"}
    at = table({"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Anita", "hands": hands}, players=2)
    play(at, "Anita", "lay b8 o8")
    told = shown(KIND.odds.beaten(at.view(0), [], FastChance(3), 200))
    assert told["place-1"] == pytest.approx(1.0 - told["not-won"])
    assert told["place-1"] + told["place-2"] == pytest.approx(1.0)
    assert told["worst"] == told["not-won"], "at Castillon everybody lays the best there is"


def test_whether_a_chance_came_about_is_played_out_in_the_true_world_once_the_battle_is_over() -> None:
    over = [Event("placed_in_battle", "H-9", 0, {})]
    for hand, theirs, lost in (("k1 k2 k3", "n1", True), ("k1", "n1 n2 n3", False)):
        at = battle("b8 o8", hand, "g8 y8", theirs)
        before = KIND.digest(at.game)
        told = {"not-won": lost, "place-1": not lost, "place-2": lost, "unpaid": lost, "worst": lost}
        for of, expected in told.items():
            shown = ShownChance(0, of, "pass", 0.5)
            assert KIND.odds.came_about(shown, at.game, over, at.game) is expected, of
            assert KIND.odds.came_about(shown, at.game, [], at.game) is None
        assert KIND.digest(at.game) == before


@pytest.mark.long
def test_what_is_shown_comes_about_as_often() -> None:
    """With so few worlds what is possible may be counted as 0 or 1, but seldom."""
    found = calibrate(KIND, 4, "calibration test", samples=40)
    assert {"not-won", "place-1", "place-2", "unpaid", "worst"} <= set(found.meanings())
    assert found.undecided == {}
    judged = 0
    for of in found.meanings():
        for one in found.bins(of):
            if one.count >= 10:
                judged += 1
                seldom = one.low in (-1.0, 1.0) and abs(one.mean - one.seen) < 0.1
                assert seldom or not one.is_off(4.5), (of, one)
    assert judged >= 8


def test_who_was_seen_choosing_cards_is_believed_to_have_chosen_the_hidden_ones_too() -> None:
    at, _ = laying("before any recruiting")
    view = cast(HavocView, at.view(0))
    assert view.memory is not None
    assert isinstance(at.game, Havoc)
    view.memory.known[1] += [card for card in at.game.hands[1] if card != DOG][:4]
    belief, chance = Belief(view), FastChance(5)
    worlds = [belief.sample(chance) for _ in range(100)]
    dealt = [belief.sampler.sample(chance) for _ in range(100)]
    for world in worlds:
        view.memory.check(world)
    plain = sum(strength_of(world, 1) for world in dealt)
    assert sum(strength_of(world, 1) for world in worlds) > plain + 50
    view.state.battle = CASTILLON
    assert [Belief(view).sample(FastChance(seed)).hands for seed in range(9)] == [
        belief.sampler.sample(FastChance(seed)).hands for seed in range(9)
    ], "the best cards were spent in the battle before"
    view.state.cancelled = [1]
    belief = Belief(view)
    worlds = [belief.sample(chance) for _ in range(100)]
    assert sum(strength_of(world, 1) for world in worlds) > plain + 150, "unless there was a year of peace"


# Questions without a game.


def chances(question: str, **given: list[str]) -> dict[str, list[float | None]]:
    chart = KIND.odds.chart(question, given, "en", KIND.rules.load_data())
    return {row.name: row.chances for row in chart.rows}


def test_section_15_random_hands_have_the_shares_of_the_specification() -> None:
    shares = chances("ranks", players=["4"], cards=["8"])
    for name, percent in (
        ("full_house", 6.9),
        ("flush_5", 7.9),
        ("two_pairs", 26.1),
        ("pair", 32.0),
        ("high_card", 8.4),
    ):
        best, least = (share or 0.0 for share in shares[name])
        assert best == pytest.approx(percent / 100, abs=0.006), name
        assert least >= best
    assert sum(row[0] or 0.0 for row in shares.values()) == pytest.approx(1.0)


def test_section_15_the_chance_to_hold_is_hypergeometric() -> None:
    assert chance_to_hold(3, 51, 1, 1) == pytest.approx(3 / 51)
    assert chance_to_hold(2, 4, 2, 2) == pytest.approx(1 / 6)
    assert chance_to_hold(5, 5, 2, 2) == pytest.approx(1.0)
    assert chances("holds", wanted=["2"], unseen=["4"], cards=["4"])["3"] == [pytest.approx(1.0)]


def test_section_15_a_combination_ends_by_strength_and_then_by_the_cards_left() -> None:
    sure = chances("beat", hand=["b3", "b4", "b5", "b6", "b7", "b8"], players=["2"])
    assert sure["1"][0] is not None
    assert sure["1"][0] > 0.99
    alone = chances("beat", hand=["D"], players=["2"], held=["2"])
    assert alone["1"] == [0.0], "any two cards are more than a dog"
    places = chances("beat", hand=["b9", "o9"], players=["4"], opponents=["3"])
    assert list(places) == ["1", "2", "3", "4"]
    assert sum(row[0] or 0.0 for row in places.values()) == pytest.approx(1.0)


def test_H_7_1_the_best_number_of_dogs_out_is_marked() -> None:
    chart = KIND.odds.chart("dogs", {"hand": ["D D b1 b2 b3 b4"]}, "hu", KIND.rules.load_data())
    assert [row.name for row in chart.rows if row.best] == ["1"]


@pytest.mark.parametrize(
    ("question", "given", "why"),
    [
        ("beat", {"hand": ["x9"]}, "havoc-odds-card"),
        ("beat", {"hand": ["b5", "b5"]}, "havoc-odds-not-in-play"),
        ("beat", {"hand": ["b1", "b2", "b3", "b4", "b5", "b6", "b7"]}, "havoc-odds-six"),
        ("beat", {"hand": ["b9"], "players": ["2"]}, "havoc-odds-not-in-play"),
        ("ranks", {"players": ["7"]}, "havoc-odds-number"),
        ("ranks", {"cards": ["17"]}, "havoc-odds-number"),
        ("holds", {"wanted": ["9"], "unseen": ["5"]}, "havoc-odds-number"),
        ("dogs", {"hand": ["b1", "b2"]}, "havoc-odds-laid"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_with_its_reason(
    question: str, given: dict[str, list[str]], why: str
) -> None:
    with pytest.raises(OddsError) as error:
        KIND.odds.chart(question, given, "en", KIND.rules.load_data())
    assert error.value.parts["why"] == why


# At the table.


def laying(seed: str) -> tuple[Table, int]:
    """A game whose first player has cried Havoc!"""
    at = open_table(KIND, 3, {}, NAMES[:3], seed)
    seat = int(at.game.turn())
    at.submit(seat, [KIND.rules.catalogue.parse("havoc")])
    return at, seat


def test_without_cards_or_without_a_battle_there_are_no_odds() -> None:
    at = open_table(KIND, 3, {}, ["a", "b", "c"], "no battle")
    seat = int(at.game.turn())
    assert KIND.odds.beaten(at.view(seat), [], FastChance(1), 10) is None
    at, seat = laying("nothing laid")
    assert KIND.odds.beaten(at.view(seat), [], FastChance(1), 10) is None
    assert KIND.odds.beaten(at.view(-1), [], FastChance(1), 10) is None


def test_stronger_cards_can_be_beaten_in_fewer_worlds_and_the_count_is_told() -> None:
    shares: list[tuple[float, float]] = []
    for number in range(4):
        at, seat = laying(f"stronger {number}")
        view = at.view(seat)
        assert isinstance(view.state, Havoc)
        hand = view.state.hands[seat]
        weak = [f"lay {notation(card)}" for card in sorted(hand, key=VALUE.__getitem__)[:2]]
        strong = [f"lay {notation(card)}" for card in best_hand(hand)]
        found = [KIND.odds.beaten(view, cards, FastChance(3), 80) for cards in (weak, strong)]
        assert [odds.samples for odds in found if odds is not None] == [80, 80]
        shares.append((shown(found[0])["worst"], shown(found[1])["worst"]))
    assert all(weak >= strong for weak, strong in shares)
    assert any(weak > strong for weak, strong in shares)


def test_odds_do_not_depend_on_what_the_seat_cannot_see() -> None:
    at, seat = laying("hidden")
    lays = [action for action in at.legal(seat) if action.draft][:3]
    at.submit(seat, lays)
    view = at.view(seat)
    other = KIND.sight.sampler(view).sample(FastChance(99))
    same = KIND.view(other, seat, view.memory)
    first = KIND.odds.beaten(view, [], FastChance(5), 60)
    second = KIND.odds.beaten(same, [], FastChance(5), 60)
    assert first is not None
    assert second is not None
    assert (first.times, first.samples) == (second.times, second.samples)


def test_answers_beyond_the_draft_count_too() -> None:
    at, seat = laying("beyond")
    lays = [action for action in at.legal(seat) if action.draft][:2]
    before = KIND.odds.beaten(at.view(seat), [action.notation for action in lays], FastChance(5), 60)
    at.submit(seat, lays)
    after = KIND.odds.beaten(at.view(seat), [], FastChance(5), 60)
    assert before is not None
    assert after is not None
    assert before.times == after.times
