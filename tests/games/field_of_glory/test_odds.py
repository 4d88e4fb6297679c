"""Odds: fights, duels of bonus cards, payments and draws, against what can be counted out by hand."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, cast

import pytest

from banneret.core.chance import FastChance
from banneret.core.odds import OddsError, Prospects
from banneret.core.table import Table, open_table
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.odds.assault import richer
from banneret.games.field_of_glory.odds.bonus_duel import solve
from banneret.games.field_of_glory.odds.fight_odds import (
    POINTS,
    certain,
    chance_of_points,
    chance_to_draw,
    edge_of,
    fight_odds,
    spread_of,
)
from banneret.games.field_of_glory.odds.payment import cheapest_payment
from banneret.games.field_of_glory.odds.prospects import RISKED, Reckoner, hardly_risked
from banneret.games.field_of_glory.odds.unseen import own_deck, points_spread, remembered
from banneret.games.field_of_glory.odds.worth import worths_of
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, COPIES, KINDS, notation, parse_cards
from banneret.games.field_of_glory.rules.data import load_data
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.sight.army_belief import army_shares
from banneret.games.field_of_glory.sight.memory import FieldMemory, counted
from tests.games.field_of_glory.tables import NAMES, play, question, state, table

DATA = load_data()
CARD_POINTS = DATA.points
AVERAGE = spread_of(counted(ARMY_LIST), CARD_POINTS)


# Fights.


@pytest.mark.parametrize(
    ("lead", "win", "tie", "lose"),
    [
        (-4, 0.0, 0.0, 100.0),
        (-3, 0.0, 3.5, 96.5),
        (-2, 3.5, 11.6, 84.9),
        (-1, 15.1, 20.8, 64.1),
        (0, 35.9, 28.2, 35.9),
        (1, 64.1, 20.8, 15.1),
        (2, 84.9, 11.6, 3.5),
        (3, 96.5, 3.5, 0.0),
        (4, 100.0, 0.0, 0.0),
    ],
)
def test_blind_bonus_cards_give_the_chances_of_the_specification(
    lead: int, win: float, tie: float, lose: float
) -> None:
    odds = fight_odds(edge_of(lead, False), AVERAGE, AVERAGE)
    assert [round(100 * chance, 1) for chance in (odds.win, odds.tie, odds.lose)] == [win, tie, lose]


@pytest.mark.parametrize(("lead", "win", "tie"), [(-3, 0, 80), (-2, 80, 267), (-1, 347, 480), (0, 827, 650)])
def test_blind_bonus_cards_are_exact(lead: int, win: int, tie: int) -> None:
    odds = fight_odds(edge_of(lead, False), AVERAGE, AVERAGE)
    assert [odds.win * 2304, odds.tie * 2304] == pytest.approx([win, tie])


def test_a_commander_on_equal_terms_wins_nine_times_in_ten() -> None:
    odds = fight_odds(0, certain(5), AVERAGE)
    assert (round(100 * odds.win, 1), round(100 * odds.tie, 1)) == (89.6, 10.4)


def test_F_7_6_a_defending_lead_that_wins_ties_leaves_none() -> None:
    plain = fight_odds(edge_of(0, False), AVERAGE, AVERAGE)
    spear = fight_odds(edge_of(0, True), AVERAGE, AVERAGE)
    assert [spear.win, spear.tie, spear.lose] == pytest.approx([plain.win, 0.0, plain.lose + plain.tie])


# Duels.


@pytest.mark.parametrize(
    ("payoff", "value", "rows", "columns"),
    [
        ([[1, -1], [-1, 1]], 0, [0.5, 0.5], [0.5, 0.5]),  # matching pennies
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),  # rock, paper, scissors
        ([[3, 5], [2, 9]], 3, [1, 0], [1, 0]),  # a saddle
        ([[4, 1], [2, 3]], 2.5, [0.25, 0.75], [0.5, 0.5]),
        ([[-2, 3], [3, -4]], 1 / 12, [7 / 12, 5 / 12], [7 / 12, 5 / 12]),  # two-finger Morra
        ([[2.5]], 2.5, [1], [1]),
    ],
)
def test_small_games_are_solved(
    payoff: list[list[float]], value: float, rows: list[float], columns: list[float]
) -> None:
    duel = solve([[float(entry) for entry in row] for row in payoff])
    assert duel.value == pytest.approx(value)
    assert duel.rows == pytest.approx(rows)
    assert duel.columns == pytest.approx(columns)


def test_no_other_choice_does_better_against_a_solution() -> None:
    chance = FastChance(7)
    for _ in range(200):
        height, width = 1 + chance.below(6, "rows"), 1 + chance.below(6, "columns")
        payoff = [[float(chance.below(9, "entry")) - 4.0 for _ in range(width)] for _ in range(height)]
        duel = solve(payoff)
        for shares in (duel.rows, duel.columns):
            assert sum(shares) == pytest.approx(1)
            assert min(shares) > -1e-9
        for column in range(width):
            got = sum(duel.rows[row] * payoff[row][column] for row in range(height))
            assert got > duel.value - 1e-9
        for row in range(height):
            assert sum(duel.columns[at] * payoff[row][at] for at in range(width)) < duel.value + 1e-9


# Payments and draws.


def test_F_6_4_the_cheapest_payment_is_the_cheapest_of_all() -> None:
    worths = worths_of(CARD_POINTS)
    chance = FastChance(3)
    for _ in range(60):
        hand = [ARMY_LIST[chance.below(48, "card")] for _ in range(1 + chance.below(9, "size"))]
        cost = 1 + chance.below(14, "cost")
        sums = [
            sum(worths[card] for card in cards)
            for size in range(1, len(hand) + 1)
            for cards in combinations(hand, size)
            if sum(CARD_POINTS[card] for card in cards) >= cost
        ]
        found = cheapest_payment(hand, worths, CARD_POINTS, cost)
        if not sums:
            assert found is None
            continue
        assert found is not None
        assert found.worth == min(sums) == sum(worths[card] for card in found.cards)
        assert found.points == sum(CARD_POINTS[card] for card in found.cards) >= cost
        left = hand[:]
        for card in found.cards:
            left.remove(card)
        assert found.points - min(CARD_POINTS[card] for card in found.cards) < cost


def test_a_commander_does_not_pay_what_a_small_card_pays() -> None:
    found = cheapest_payment(parse_cards("co5 li2 mi3"), worths_of(CARD_POINTS), CARD_POINTS, 2)
    assert found is not None
    assert found.cards == parse_cards("li2")


def test_the_chance_to_draw_is_counted_out() -> None:
    for wanted, draws, least in product(range(5), range(1, 5), range(4)):
        hits = [sum(card < wanted for card in drawn) >= least for drawn in combinations(range(7), draws)]
        assert chance_to_draw(wanted, 7, draws, least) == pytest.approx(sum(hits) / len(hits))


def test_the_chance_of_points_is_counted_out() -> None:
    cards = [2, 2, 3, 3, 4, 5]
    counts = [cards.count(points) for points in range(POINTS)]
    for draws, least in product(range(1, 5), range(18)):
        hits = [sum(drawn) >= least for drawn in combinations(cards, draws)]
        assert chance_of_points(counts, draws, least) == pytest.approx(sum(hits) / len(hits))


# Beside the answers of a table.


def prospects(at: Table) -> Prospects | None:
    return FIELD_OF_GLORY.odds.prospects(at.view(at.game.turn()))


def shown(at: Table) -> dict[str, float]:
    found = prospects(at)
    assert found is not None
    return found.answers


CHARGE: dict[str, Any] = {
    "turn": "Red",
    "units": {"Red": {3: "hi2 hi3"}, "Blue": {3: "pk2"}},
    "hands": {"Red": "co5 li2", "Blue": "co5 mi2"},
}


def results(at: Table) -> dict[str, list[float]]:
    """To win, to tie, to lose, by answer."""
    found = prospects(at)
    assert found is not None
    assert {found.meaning(act) for act in found.answers} <= {"victory"}
    told = {act: [chance, *[figure.value for figure in found.beside[act]]] for act, chance in found.answers.items()}
    assert [figure.of for figures in found.beside.values() for figure in figures] == ["tie", "loss"] * len(told)
    return told


def army_spread(located: str, number: int) -> list[float]:
    """The points of a card out of sight, of which so many are in the army: as a draft keeps them."""
    counts = [int(copies) for copies in COPIES]
    for card in parse_cards(located):
        counts[card] -= 1
    chances = army_shares(counts, number, True)
    return points_spread([counts[kind] * chances[kind] / number for kind in range(KINDS)], CARD_POINTS)


def test_F_7_2_to_win_to_tie_and_to_lose_are_told_apart() -> None:
    at = table(CHARGE)
    for odds in results(at).values():
        assert sum(odds) == pytest.approx(1.0)
    even = {**CHARGE, "units": {"Red": {3: "hi2"}, "Blue": {3: "hi3"}}}
    at = table(even)
    play(at, "Red", "charge hi2@3")
    for odds in results(at).values():
        assert sum(odds) == pytest.approx(1.0)
        assert odds[1] > 0.0
    spear = table({**CHARGE, "units": {"Red": {3: "hi2 hi3"}, "Blue": {3: "sp2"}}})
    assert {odds[1] for odds in results(spear).values()} == {0.0}, "a defending Spear leaves no tie"


def test_F_7_2_before_a_charge_each_bonus_card_has_its_chance_and_so_has_the_game_of_both() -> None:
    at = table(CHARGE)
    found = prospects(at)
    assert found is not None
    told = found.after["charge hi2@3"]
    assert list(told) == ["bonus li2", "bonus co5", "bonus deck", ""]
    assert told["bonus li2"] < told["bonus co5"]
    assert told[""] == found.answers["charge hi2@3"]
    assert min(told.values()) <= told[""] <= max(told.values())
    play(at, "Red", "charge hi2@3")
    declared = prospects(at)
    assert declared is not None
    assert declared.after == {}, "neither an attack nor a draw can be chosen now"
    assert {name: declared.answers[name] for name in told if name} == pytest.approx(
        {name: chance for name, chance in told.items() if name}
    )


def test_F_7_2_a_defender_who_has_no_cards_left_lays_none() -> None:
    """What the other may lay is no card of an average deck where he has neither deck nor hand."""
    nothing = {"hands": {"Red": "co5 li2", "Blue": ""}, "rest": {"Blue": "victory"}}
    at = table({**CHARGE, **nothing, "units": {"Red": {3: "hi2"}, "Blue": {3: "pk2"}}})
    assert shown(at)["charge hi2@3"] == pytest.approx(1.0)


def test_F_7_2_a_defender_in_need_lays_his_best_card() -> None:
    """Nothing of his is out of sight but commanders: his bonus card is one of them, from the hand or from the deck."""
    gone = [card for card in ARMY_LIST if card != parse_cards("co5")[0]]
    gone.remove(parse_cards("hi2")[0])
    units = {"Red": {3: "hi2"}, "Blue": {3: "hi2"}}
    at = table({"turn": "Red", "units": units, "hands": {"Red": "co5 li2", "Blue": "co5 co5"}})
    memory = at.view(0).memory
    assert isinstance(memory, FieldMemory)
    for card in gone:
        memory.located[1][card] += 1
    found = Reckoner(state(at), 0, memory).answers()["charge hi2@3"]
    assert found.win == pytest.approx(0.0)


def test_F_7_2_in_the_game_of_both_the_other_has_no_card_that_was_seen_to_go() -> None:
    """All his commanders lie in his pile, though not on top: against five points he has nothing better than four."""
    units = {"Red": {3: "hi2"}, "Blue": {3: "hi2"}}
    hands = {"Red": "co5 li2", "Blue": "mi2 mi3"}
    gone = {"discard": {"Blue": "co5 co5 co5 co5 co5 li2"}}
    found = prospects(table({"turn": "Red", "units": units, "hands": hands, **gone}))
    assert found is not None
    assert found.after["charge hi2@3"]["bonus co5"] == pytest.approx(1.0)


def test_F_4_3_in_the_game_of_both_a_card_that_is_certainly_held_is_one_of_his_choices() -> None:
    at = played(3, 220)
    memory = at.view(0).memory
    assert isinstance(memory, FieldMemory)
    memory = memory.clone()
    trail = memory.trails[1]
    trail.held = [0] * KINDS
    trail.held[parse_cards("co5")[0]] = 1
    hand = remembered(state(at), memory, 1).by_points(CARD_POINTS)
    assert hand.lacks(5, 5) == 0.0
    assert hand.best_up_to(5)[5] == pytest.approx(1.0)


def test_F_7_2_how_likely_a_random_hand_holds_a_card_of_a_value_is_counted_out() -> None:
    position = {"turn": "Red", "hands": {"Red": "co5", "Blue": "mi2 mi3 cv4"}, "rest": {"Blue": "discard"}}
    at = table(position, {"army_selection": "random"})
    memory = at.view(0).memory
    assert isinstance(memory, FieldMemory)
    unseen = ARMY_LIST[:]
    for card in state(at).discards[1]:
        unseen.remove(card)
    hands = list(combinations(unseen, 3))
    believed = remembered(state(at), memory, 1)
    chosen = believed.by_points(CARD_POINTS)
    believed.held_back = 1.0
    hand = believed.by_points(CARD_POINTS)
    assert chosen.lacks(5, 5) < hand.lacks(5, 5), "good cards are held back, poor ones spent"
    assert chosen.lacks(2, 2) > hand.lacks(2, 2)
    for value in (2, 3, 4, 5):
        hits = [any(CARD_POINTS[card] == value for card in cards) for cards in hands]
        assert 1.0 - hand.lacks(value, value) == pytest.approx(sum(hits) / len(hits))
    for value in (2, 3, 4, 5):
        best = [max([CARD_POINTS[card] for card in cards if CARD_POINTS[card] <= value], default=0) for cards in hands]
        for points in range(2, value + 1):
            assert hand.best_up_to(value)[points] == pytest.approx(best.count(points) / len(best))


def test_a_bonus_card_shows_its_chance_on_both_sides() -> None:
    at = table(CHARGE)
    play(at, "Red", "charge hi2@3")
    assert shown(at)["bonus li2"] < shown(at)["bonus co5"]
    play(at, "Red", "bonus deck")
    assert question(at) == "DefenderBonus"
    hidden = richer(army_spread("hi2 hi3", 22), False)
    for answer, points in (("bonus co5", 5), ("bonus mi2", 2), ("no bonus", 0)):
        odds = fight_odds(2, hidden, certain(points))
        assert results(at)[answer] == pytest.approx([odds.lose, odds.tie, odds.win])


def test_F_7_2_a_card_laid_from_the_hand_is_feared_more_than_one_from_the_deck() -> None:
    chances: list[list[float]] = []
    for laid in ("bonus li2", "bonus co5", "bonus deck"):
        at = table({**CHARGE, "units": {"Red": {3: "hi2"}, "Blue": {3: "hi3"}}})
        play(at, "Red", f"charge hi2@3, {laid}")
        chances.append(results(at)["bonus co5"])
    hand, other_card, deck = chances
    assert hand == other_card, "which card it is must not matter, only where it came from"
    assert hand[0] < deck[0]


def test_F_3_6_a_draft_keeps_commanders_and_few_action_cards() -> None:
    everything = [int(copies) for copies in COPIES]
    chances = army_shares(everything, 24, True)
    assert sum(everything[kind] * chances[kind] for kind in range(KINDS)) == pytest.approx(24)
    commander, overlap, heavy, light = [chances[kind] for kind in parse_cards("co5 ov2 hi4 hi2")]
    assert commander > 0.85
    assert overlap < 0.15
    assert heavy > light
    assert army_shares(everything, 24, False) == pytest.approx([0.5] * KINDS)
    assert army_shares(everything, 48, True) == [1.0] * KINDS
    assert army_shares(everything, 0, True) == [0.0] * KINDS
    few = [1 if kind < 3 else 0 for kind in range(KINDS)]
    assert sum(army_shares(few, 2, True)[:3]) == pytest.approx(2)


def test_F_4_3_a_bonus_card_that_was_the_last_of_a_deck_is_none_of_the_discards() -> None:
    units = {"Red": {3: "hi2"}, "Blue": {3: "pk2"}}
    last = {"deck": {"Red": "pk3"}, "discard": {"Red": "cv2 li2 mi2"}, "rest": {"Red": "victory"}}
    at = table({**CHARGE, **last, "units": units})
    play(at, "Red", "charge hi2@3, bonus deck")
    assert question(at) == "DefenderBonus"
    assert state(at).decks[0] == []
    captured = " ".join(notation(card) for card in state(at).victory[1])
    odds = fight_odds(0, richer(army_spread(f"hi2 cv2 li2 mi2 {captured}", 3), False), certain(5))
    assert 0.0 < odds.tie < 1.0, "it may be a commander, though none was discarded"
    assert results(at)["bonus co5"] == pytest.approx([odds.lose, odds.tie, odds.win])


def test_F_7_2_who_takes_his_deck_has_a_rich_one() -> None:
    """He knows what it is made of, and could have laid a card of his hand."""
    deck = [0.0, 0.0, 0.25, 0.25, 0.25, 0.25, 0.0, 0.0, 0.0, 0.0]
    means = []
    for spread in (deck, richer(deck, True), richer(deck, False)):
        assert sum(spread) == pytest.approx(1.0)
        assert [share > 0.0 for share in spread] == [share > 0.0 for share in deck], "no card comes from nowhere"
        means.append(sum(points * share for points, share in enumerate(spread)))
    assert means[0] < means[1] < means[2], "less is left to guess once the deck is made of cards that all have seen"
    assert richer(certain(0), False) == certain(0)


def test_F_7_2_who_attacks_with_a_card_of_his_hand_hardly_risks_to_be_beaten() -> None:
    """By the edge: the fewest points that no card beats, and the best card where every other one may be beaten."""
    hand = [0.0, 0.0, 0.25, 0.25, 0.25, 0.25, 0.0, 0.0, 0.0, 0.0]
    for edge, safe in ((-3, 5), (0, 5), (1, 5), (2, 4), (3, 4), (4, 3), (6, 2), (20, 2)):
        spread = hardly_risked(hand, edge, 5)
        assert sum(spread) == pytest.approx(1.0)
        assert sum(spread[:safe]) == pytest.approx((safe - 2) * RISKED / ((safe - 2) * RISKED + 6 - safe))
    assert hardly_risked(certain(0), 0, 5) == certain(0)


def test_F_7_2_before_an_attack_the_own_card_is_the_one_that_the_expert_would_lay() -> None:
    """Declared, then with the bonus card itself: the chances of all that he might choose, as often as he does."""
    at = table(CHARGE)
    found = prospects(at)
    assert found is not None
    game = state(at)
    reckoner = Reckoner(game, 0, cast(FieldMemory, at.view(0).memory))
    for action in game.legal(0):
        attack = reckoner.attack(action)
        if attack is None:
            continue
        bonus = reckoner.assault.bonus_choices(game, 0)
        shares = reckoner.duel(attack, bonus.rows, bonus.columns).rows
        expected = 0.0
        for row, share in zip(bonus.rows, shares, strict=True):
            assert row.action is not None
            expected += share / sum(shares) * found.after[action.notation][row.action.notation]
        assert found.answers[action.notation] == pytest.approx(expected)


def test_F_7_2_a_defender_may_lay_a_high_card_or_else_take_his_deck() -> None:
    at = table(CHARGE)
    reckoner = Reckoner(state(at), 0, cast(FieldMemory, at.view(0).memory))
    rough = reckoner.assault.other_choices(state(at), 1, reckoner.theirs, True)
    choices = reckoner.their_choices()
    assert len(choices) > len(rough)
    assert all(sum(choice.spread) == pytest.approx(1.0) for choice in choices)
    deck = choices[0].spread
    hand = reckoner.theirs.by_points(state(at).charter.points)
    five = hand.best_up_to(5)[5]
    only = [five * (points == 5) + (1.0 - five) * deck[points] for points in range(len(deck))]
    assert any(choice.spread == pytest.approx(only) for choice in choices), "a five if he has one, the deck if not"


def test_F_7_2_an_own_bonus_card_that_nobody_looked_at_is_none_of_the_discards() -> None:
    units = {"Red": {3: "hi2"}, "Blue": {3: "ar2 sp3"}}
    last = {"deck": {"Blue": "pk4"}, "discard": {"Blue": "cv2 li2"}, "rest": {"Blue": "victory"}}
    at = table({**CHARGE, **last, "units": units}, {"deck_bonus_seen_by": "nobody"})
    play(at, "Red", "charge hi2@3, bonus deck")
    play(at, "Blue", "stand")
    play(at, "Blue", "bonus deck")
    assert question(at) == "DefenderLead"
    odds = fight_odds(edge_of(-1, True), army_spread("hi2", 23), certain(4))
    assert shown(at)["lead sp3"] == pytest.approx(odds.lose)


def test_F_6_4_how_to_pay_is_shown_while_a_deployment_is_composed() -> None:
    position = {"turn": "Red", "hands": {"Red": "hi2 li2 li2 mi3"}}
    at = table(position)
    play(at, "Red", "deploy")
    assert prospects(at) is None
    play(at, "Red", "place hi2@3")
    found = prospects(at)
    assert found is not None
    assert (found.answers, found.best) == ({}, ["spend li2", "spend li2"])
    play(at, "Red", "pay, spend mi3")
    found = prospects(at)
    assert found is not None
    assert found.best == ["spend li2"]
    play(at, "Red", "spend li2")
    assert prospects(at) is None, "it is paid"
    strict = table(position, {"payment_rule": "irredundant"})
    play(strict, "Red", "deploy, place hi2@3, pay, spend li2")
    assert prospects(strict) is None


def test_nothing_is_shown_where_nothing_is_fought_for() -> None:
    at = table({"turn": "Red", "hands": {"Red": "hi2 co5"}})
    assert shown(at) == {}
    assert FIELD_OF_GLORY.odds.prospects(at.view(-1)) is None
    assert FIELD_OF_GLORY.odds.prospects(at.view(1)) is None


def played(seed: int, answers: int) -> Table:
    """A table so many answers into a game, with its memory."""
    at = open_table(FIELD_OF_GLORY, 2, FIELD_OF_GLORY.rules.plain_options, NAMES, str(seed))
    policy = FIELD_OF_GLORY.bot.playout_policy()
    chance = FastChance(seed)
    for _ in range(answers):
        seat = 0 if at.waiting() % 2 == 1 else 1
        at.submit(seat, [policy.choose(at.view(seat).state, seat, chance)])
    return at


@pytest.mark.parametrize(("seed", "answers"), [(1, 100), (2, 130), (3, 220), (4, 220), (6, 220)])
def test_what_is_unseen_agrees_with_sampled_worlds(seed: int, answers: int) -> None:
    at = played(seed, answers)
    view = at.view(0)
    memory = view.memory
    assert isinstance(memory, FieldMemory)
    game = view.state
    assert isinstance(game, FieldOfGlory)
    sampler = FIELD_OF_GLORY.sight.sampler(view)
    chance = FastChance(seed)
    deck, hand, samples = [0.0] * KINDS, [0.0] * KINDS, 1500
    for _ in range(samples):
        world = sampler.sample(chance)
        assert isinstance(world, FieldOfGlory)
        if world.decks[1]:
            deck[world.decks[1][-1]] += 1 / samples
        for card in world.hands[1]:
            hand[card] += 1 / samples / len(world.hands[1])
        if world.decks[0]:
            assert counted(world.decks[0]) == own_deck(game, 0)
    if game.decks[1]:
        assert deck == pytest.approx(remembered(game, memory, 1).top(game, 1), abs=0.06)
    if game.hands[1]:
        assert hand == pytest.approx(remembered(game, memory, 1).in_hand(), abs=0.06)


# Questions without a game.


def chances(name: str, **given: str | list[str]) -> dict[str, list[float | None]]:
    values = {key: [value] if isinstance(value, str) else value for key, value in given.items()}
    charts = [FIELD_OF_GLORY.odds.chart(name, values, language, DATA) for language in ("en", "hu")]
    for english, hungarian in zip(charts[0].rows, charts[1].rows, strict=True):
        assert english.label != hungarian.label
    return {row.name: row.chances for row in charts[0].rows}


def test_the_questions_are_answered() -> None:
    assert chances("blind")["0"] == pytest.approx([827 / 2304, 650 / 2304, 827 / 2304])
    assert chances("fight", attack="hi4,hi2", defence="pk3")["5"] == pytest.approx([1.0, 0.0, 0.0])
    woods = chances("fight", attack="cv3", defence="li2", terrain="woods", against="li3")
    assert woods["4"] == pytest.approx([0.0, 1.0, 0.0])
    flank = chances("fight", attack="cv2", defence="pk2", flank="")
    assert flank["deck"] == pytest.approx([827 / 2304, 650 / 2304, 827 / 2304])
    assert chances("fight", attack="mi2", defence="sp2", overlap="1")["deck"][1] == 0.0
    assert chances("draw", wanted="1", cards="4", draws="2") == {"1": [0.25], "2": [0.5]}
    assert chances("pay", cost="5", hand="li2,mi3", draws="1") == {"0": [1.0], "1": [1.0]}
    assert chances("pay", cost="5", draws="1")["1"] == pytest.approx([5 / 48])
    assert chances("duel", lead="0", attack="co5", price="0")["attack-5"] == [1.0]
    mixed = chances("duel", lead="0", attack="co5,hi4", defence="co5,hi4", price="4")
    assert sum(chance[0] or 0.0 for name, chance in mixed.items() if name.startswith("attack")) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("fight", {"attack": "xx", "defence": "hi2"}, "fog-odds-card"),
        ("fight", {"attack": "co5", "defence": "hi2"}, "fog-odds-units"),
        ("fight", {"attack": "hi2,cv2", "defence": "hi2"}, "fog-odds-stack"),
        ("fight", {"attack": "hi2", "defence": "hi2", "terrain": "sea"}, "fog-odds-terrain"),
        ("duel", {"lead": "many"}, "fog-odds-number"),
        ("draw", {"wanted": "9", "cards": "4"}, "fog-odds-number"),
        ("pay", {"cost": "3", "hand": "el2,el2"}, "fog-odds-too-many"),
    ],
)
def test_what_makes_no_sense_is_refused(name: str, given: dict[str, str], why: str) -> None:
    with pytest.raises(OddsError) as caught:
        chances(name, **given)
    assert caught.value.parts["why"] == why
