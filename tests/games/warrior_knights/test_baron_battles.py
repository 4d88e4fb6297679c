"""Battles of two Barons: solved as a small game, and as they go against a defender who keeps what the expert keeps."""

from __future__ import annotations

from itertools import permutations

import pytest

from banneret.core.chance import FastChance
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.odds.baron_battles import BaronBattle
from banneret.games.warrior_knights.odds.battle_on_table import battle_of, hand_of, led_side
from banneret.games.warrior_knights.odds.battle_solver import (
    ATTACKERS_DIE,
    DEFENDERS_DIE,
    DRIVEN_OFF,
    FIGURES,
    FRESH,
    NO_ABILITY,
    RESULTS,
    TAKEN,
    UNSEEN,
    Battle,
    Deck,
    Side,
    Solver,
    add_outcome,
    army_side,
    keeps,
    worth_of,
)
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.cards import (
    CONSTABLE,
    FATES,
    STANDARD_BEARER,
    STAR,
    TRIANGLE,
)
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.sides import DEFENCE_SIDE
from tests.games.warrior_knights.tables import fates, noble, play, reveal, table

DATA = load_data()


def field(attack: int, defence: int) -> list[float]:
    sides = [army_side(strength, -(-strength // 100), NO_ABILITY) for strength in (attack, defence)]
    return BaronBattle(Battle(sides[0], sides[1], False), Deck(FRESH)).solve()


def test_two_Barons_are_near_an_equilibrium() -> None:
    assert 0.69 <= field(300, 200)[TAKEN] <= 0.74
    equal = field(100, 100)  # who holds a loss kills the other: both sides fare alike
    assert equal[ATTACKERS_DIE] == pytest.approx(equal[DEFENDERS_DIE], abs=0.01)
    assert equal[ATTACKERS_DIE] < 0.7
    two = field(200, 200)
    assert two[TAKEN] == pytest.approx(two[ATTACKERS_DIE] + two[DRIVEN_OFF], abs=0.05)


def test_neither_Baron_gains_much_by_another_choice() -> None:
    """The attacker's best answer to what the defender keeps on the average is hardly worth more than his own play."""
    battle = Battle(army_side(300, 3, NO_ABILITY), army_side(200, 2, NO_ABILITY), False)
    fight = BaronBattle(battle, Deck(FRESH))
    played = best = 0.0
    for hand, choices in zip(fight.attack.hands, fight.attack.choices, strict=True):
        counted = sum(choice.chosen for choice in choices)
        worths = [fight.weighed(choice.keep, hand.left)[1] for choice in choices]
        shares = [choice.chosen / counted for choice in choices]
        played += hand.weight * sum(worth * share for worth, share in zip(worths, shares, strict=True))
        best += hand.weight * max(worths)
    assert 0.0 <= best - played < 0.03


def by_hand(solver: Solver, hand: list[int], keep: list[int], bag: list[int], order: list[int]) -> list[float]:
    """The figures of a choice, by every order in which the unseen cards can lie: the defender's hand, then the rest."""
    unseen = [result for result, count in enumerate(bag) for _ in range(count)]
    cards = solver.battle.defence.cards
    total = [0.0] * FIGURES
    worlds = list(permutations(unseen))
    for world in worlds:
        left = iter(world)
        deck = [next(left) if card == UNSEEN else card for card in order]
        drawn = [deck[:cards].count(result) for result in range(RESULTS)]
        for reply in solver.replies(drawn):
            rest = deck[cards:]
            held = [keep[:3], reply.kept[:3]]
            for side, owed in enumerate((keep[3], reply.kept[3])):
                while owed > 0 and rest:
                    card = rest.pop(0)
                    if card < 3:
                        held[side][card] += 1
                        owed -= 1
            add_outcome(total, solver.battle.outcome(*held[0], *held[1]), reply.share / len(worlds))
    return total


@pytest.mark.parametrize(
    "below",
    [
        [UNSEEN, 1, UNSEEN, UNSEEN, 3, 2, UNSEEN, 0, UNSEEN],  # known cards in the defender's hand and beneath it
        [0, 2, 3, 1, 0, 1, 3, 2, 0],  # all is known
        [UNSEEN, UNSEEN, UNSEEN, 2, 3, UNSEEN, UNSEEN, 0, 1],
        [UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, 2, 2, 2, 2],  # what an own `draw` card brings is known
    ],
)
def test_W_11_known_cards_come_where_they_lie(below: list[int]) -> None:
    """What is known of the order of the deck counts in a battle of two Barons, for the hands and for `draw` cards."""
    battle = Battle(army_side(200, 2, NO_ABILITY), army_side(100, 1, NO_ABILITY), False)
    bag = [2, 1, 1, 1] if below.count(UNSEEN) else [0, 0, 0, 0]
    hand = [1, 1, 1, 1]
    for any_reply in (False, True):
        solver = Solver(battle, Deck(bag, [UNSEEN] * sum(hand) + below), any_reply)
        for keep in keeps(hand, battle.attack.most_kept()):
            found = solver.against_replies(hand, keep, bag)
            assert found == pytest.approx(by_hand(solver, hand, keep, bag, below), abs=1e-9)


def test_W_11_a_defending_Baron_keeps_what_the_expert_keeps() -> None:
    """In a battle on the table, whatever the defender has drawn."""
    for first in range(0, FATES, 5):
        game = table(2)
        noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
        noble(game, 1, "star", "froli", "vassal_100", "vassal_50")
        fates(game, *[(first + at) % FATES + 1 for at in range(10)])
        reveal(game, "0:versatile_strategy")
        play(game, "target froli", f"fight {game.name_of(1)}", "with triangle", "attack")
        hand = hand_of(game, DEFENCE_SIDE)
        (reply,) = Solver(battle_of(game), Deck(FRESH)).replies(hand)
        expert = WARRIOR_KNIGHTS.bot.policy()
        while True:
            answer = expert.choose(game, 1, FastChance(1))
            if not answer.draft:
                break
            game.apply(1, answer, FastChance(1))
        kept = hand[:]
        for dropped in game.picked[1]:
            kept[DATA.fates[CATALOGUE.actions[dropped].piece].battle] -= 1
        assert kept == reply.kept


def test_W_11_nothing_is_certain_that_the_defender_could_turn() -> None:
    """All cards are known: he would keep his loss, and could keep the other card."""
    battle = Battle(army_side(100, 1, 0), army_side(50, 1, NO_ABILITY), False)
    for defence in ([0, 1], [2, 1], [1, 1]):
        deck = Deck([0, 0, 0, 0], [2, 2, 2, *defence, 0, 0, 0, 0])
        solver = Solver(battle, deck)
        likely = Solver(battle, deck).replies([defence.count(result) for result in range(RESULTS)])[0].kept
        surely = all(battle.outcome(0, 0, 1, *kept[:3]) & 1 for kept in keeps(hand_counts(defence), 1))
        taken = solver.solve()[TAKEN]
        assert (taken == 1.0) == surely
        assert (taken > 0.99) == bool(battle.outcome(0, 0, 1, *likely[:3]) & 1)


def hand_counts(cards: list[int]) -> list[int]:
    return [cards.count(result) for result in range(RESULTS)]


def test_W_11_offices_count_with_the_noble_who_commands() -> None:
    """A Standard-Bearer leads before a better ability, and a Constable the defence of walls."""
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100")
    noble(game, 0, "star", "froli", "vassal_50")
    armies = [STAR, TRIANGLE]
    plain = led_side(game, 2, armies, 0, False)
    assert (plain.cards, plain.nobles, plain.deal, plain.victory) == (4, 2, 0, 1)
    game.offices[STAR] = STANDARD_BEARER
    borne = led_side(game, 2, armies, 0, False)
    assert (borne.deal, borne.victory) == (1, 1)
    game.offices[STAR] = CONSTABLE
    assert led_side(game, 2, armies, 0, False).cards == 4
    walls = led_side(game, 2, armies, 3, True)
    assert (walls.cards, walls.deal, walls.other) == (5, 1, 3)
    game.exhausted |= 1 << STAR
    tired = led_side(game, 2, [STAR], 0, True)
    assert (tired.cards, tired.deal) == (5, 0), "an exhausted commander brings no ability"


@pytest.mark.parametrize(("hand", "inside"), [([4, 0, 3, 0], 4), ([5, 0, 3, 0], 5), ([5, 0, 2, 0], 5)])
def test_W_11_all_losses_are_dropped_where_a_dead_noble_would_save_the_walls(hand: list[int], inside: int) -> None:
    """W-11.4 No victories count once all defending nobles have fallen."""
    attack = army_side(100 * (sum(hand) - 2), 5, NO_ABILITY)
    battle = Battle(attack, Side(inside, 1, inside, NO_ABILITY, True, True), True)
    solver = Solver(battle, Deck(FRESH))
    left = [FRESH[result] - hand[result] for result in range(RESULTS)]
    best, figures = solver.best_keep(hand, left)
    every = [solver.figures(hand, keep, left) for keep in keeps(hand, attack.most_kept())]
    assert best == [0, 0, hand[2], 0]
    assert worth_of(figures) == pytest.approx(max(map(worth_of, every)))
