"""The scripted expert: always legal, sees nothing hidden, follows the advice of the specification, beats chance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, cast

import pytest

from banneret.arena import match
from banneret.core.chance import FastChance, NoChance
from banneret.core.kernel import Game
from banneret.games.havoc.bot.estimate import estimate
from banneret.games.havoc.bot.expert import HavocExpert
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.odds.ceilings import ceiling
from banneret.games.havoc.odds.random_hands import MOST, chance_beyond, position
from banneret.games.havoc.rules.cards import parse_cards
from banneret.games.havoc.rules.data import load_data
from banneret.games.havoc.rules.hands import best_key, hand_key, strength_of
from banneret.games.havoc.rules.setup import regular_cards
from banneret.games.havoc.rules.state import Havoc
from tests.games.havoc.tables import NAMES, table

EXPERT = HavocExpert()
JOHN = {"john_of_gaunt": "on"}
SETTINGS: list[dict[str, str]] = [
    {},
    JOHN,
    {**JOHN, "chevauchees_mode": "extra", "battle_order": "winner_chooses"},
    {"battle_order": "winner_chooses", "peace_before_castillon": "at_once"},
    {"battle_order": "random", "visible_battles": "next_four", "peace_card": "short"},
    {"first_round_free": "on", "small_game_scoring": "printed", "castillon_play": "auto_best"},
]


def havoc(players: int, options: Mapping[str, str], chance: FastChance) -> Havoc:
    game = HAVOC.new(players, options, chance=chance)
    assert isinstance(game, Havoc)
    return game


def seen(game: Game, seat: int) -> Havoc:
    """The state as a seat sees it."""
    state = HAVOC.view(game, seat).state
    assert isinstance(state, Havoc)
    return state


def advice(position: Mapping[str, Any], players: int = 4, options: Mapping[str, str] | None = None) -> str:
    """What the expert answers, asked with what the seat sees, until its answer is committed."""
    at = table(position, players, options)
    game = at.game
    seat = game.turn()
    said: list[str] = []
    while True:
        action = EXPERT.choose(seen(game, seat), seat, NoChance())
        assert action in game.legal(seat)
        said.append(action.notation)
        if not action.draft:
            return ", ".join(said)
        game.apply(seat, action, NoChance())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()) or "plain")
def test_every_answer_is_legal_and_the_game_comes_to_its_end(players: int, options: dict[str, str]) -> None:
    chance = FastChance(players)
    game = havoc(players, options, chance)
    while (seat := game.turn()) >= 0:
        action = EXPERT.choose(game, seat, NoChance())
        assert action in game.legal(seat)
        game.apply(seat, action, chance)
    assert sum(game.returns()) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()) or "plain")
def test_it_answers_the_same_to_what_its_seat_sees_as_to_the_whole_state(players: int, options: dict[str, str]) -> None:
    """Every third answer is random, so that it also meets what it would never have got itself into."""
    chance = FastChance(100 + players)
    game = havoc(players, options, chance)
    asked = 0
    while (seat := game.turn()) >= 0:
        legal = game.legal(seat)
        action = EXPERT.choose(game, seat, NoChance())
        assert action is EXPERT.choose(seen(game, seat), seat, NoChance())
        assert action in legal
        asked += 1
        if chance.below(3, "stray") == 0:
            action = legal[chance.below(len(legal), "stray")]
        game.apply(seat, action, chance)
    assert asked > 50


def test_asking_changes_nothing() -> None:
    chance = FastChance(7)
    game = havoc(4, JOHN, chance)
    while (seat := game.turn()) >= 0:
        before = HAVOC.digest(game)
        action = EXPERT.choose(game, seat, NoChance())
        assert HAVOC.digest(game) == before
        game.apply(seat, action, chance)


@pytest.mark.parametrize(("players", "games"), [(2, 20), (3, 12), (4, 12), (6, 6)])
def test_it_beats_random_play(players: int, games: int) -> None:
    expert, chance = cast("list[dict[str, Any]]", match(HAVOC, ["expert", "random"], games, players, seed=1)["bots"])
    assert expert["share"] >= 0.95
    assert expert["mean_points"] > 1.5 * chance["mean_points"]


# Single decisions (section 15 of the specification).


def test_H_12_at_castillon_it_lays_the_strongest_hand() -> None:
    hands = {"Anita": "D b3 b5 b7 b9 o9 g9 k3 n1", "Mark": "b1"}
    position = {"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Anita", "hands": hands}
    said = advice(position, 4)
    laid = parse_cards(said.replace("lay ", "").replace(",", "").removesuffix(" done"))
    assert hand_key(laid) == best_key(parse_cards(hands["Anita"]))


def test_H_12_2_a_dog_that_adds_nothing_is_exchanged_and_one_that_makes_the_hand_is_kept() -> None:
    position = {"phase": "exchange", "battle_row": ["castillon"], "peacekeeper": "Anita"}
    useless = {"Anita": "D b3 o3 g9 k9 n9 b5", "Mark": "b1 b2 b4 b6 b7 b8", "Eva": "o1 o2 o4", "Jeno": "n1 n2 n3"}
    assert advice({**position, "hands": useless}) == "exchange 1"
    house = {**useless, "Anita": "D D b3 o3 g3 k3"}
    assert advice({**position, "hands": house}) == "exchange 0"


def test_H_6_5_it_passes_when_nobody_can_beat_it_any_more() -> None:
    position = {"phase": "continue", "turn": "Anita", "battle_row": ["poitiers", "formigny", "castillon"],
                "hands": {"Anita": "b8 o8 g8 k1", "Mark": "n1 n2 n3"}, "laid": {"Anita": "b7 o7", "Mark": "n5 o5"},
                "passed": ["Mark"]}  # fmt: skip
    assert advice(position, 2) == "pass"


def test_H_6_5_the_last_to_act_lays_what_it_takes_to_win() -> None:
    position = {"phase": "continue", "turn": "Anita", "battle_row": ["agincourt", "castillon"],
                "hands": {"Anita": "g7 k1 n2 y3 b8 o6", "Mark": "n1"}, "laid": {"Anita": "b7 o7", "Mark": "n8 o8"},
                "passed": ["Mark"]}  # fmt: skip
    assert advice(position, 2) == "lay g7, done"


def test_H_7_1_on_tours_to_bordeaux_it_lets_itself_be_second() -> None:
    """The dog out makes a straight flush and the first place, which pays nothing; with it the flush is second."""
    position = {"phase": "dogs_out", "turn": "Anita", "battle": "tours_to_bordeaux", "john": "fighting",
                "john_after": "Jeno", "initiator": "john", "battle_row": ["orleans", "formigny", "castillon"],
                "hands": {"Anita": "k1 k2", "Mark": "n1 n2"},
                "laid": {"Anita": "D b4 b5 b6 b7 b8", "Mark": "o12 g12 k12 n12"}}  # fmt: skip
    assert advice(position, options=JOHN) == "out 0"


def test_H_10_a_dog_takes_the_card_that_helps_most() -> None:
    position = {"phase": "activate", "turn": "Anita", "battle_row": ["auray", "verneuil", "formigny", "castillon"],
                "hands": {"Anita": "b9 o9 g9 k2", "Mark": "n1 n3"}, "laid": {"Anita": "D b4", "Mark": "n9 o11"},
                "recruits": "y1 y5 y7"}  # fmt: skip
    assert advice(position) == "scavenge n9"


# Odds and estimates.


def test_H_8_3_the_table_of_chances_agrees_with_the_specification() -> None:
    """Section 15: 4 players, 8 cards: 7.9 % flush of five, 6.9 % full house; 2 players, 8 cards: 19.1 % full house."""

    def share(players: int, cards: int, strength: int) -> float:
        below = chance_beyond(players, float(cards), float(strength))
        return 100 * (below - chance_beyond(players, float(cards), float(strength + 1)))

    assert share(4, 8, 7) == pytest.approx(7.9, abs=0.5)
    assert share(4, 8, 9) == pytest.approx(6.9, abs=0.5)
    assert share(2, 8, 9) == pytest.approx(19.1, abs=0.5)
    assert share(6, 12, 10) == pytest.approx(19.3, abs=0.5)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_chances_fall_with_the_strength_and_rise_with_the_cards(players: int) -> None:
    places = [step / 4 for step in range(4, 72)]
    for cards in range(2, MOST):
        row = [chance_beyond(players, float(cards), place) for place in places]
        assert row == sorted(row, reverse=True)
    for place in places:
        column = [chance_beyond(players, cards / 2, place) for cards in range(2, 2 * MOST)]
        assert all(more >= fewer - 0.01 for fewer, more in pairwise(column))


def test_the_position_of_a_key_keeps_the_order_of_ranks() -> None:
    hands = ["b13", "b1 o1", "b5 g5", "b9 o9 g9", "b1 o2 g3 k4 y5", "b6 o6 g6 k6 y12 n12"]
    keys = [hand_key(parse_cards(hand)) for hand in hands]
    places = [position(key, 13) for key in keys]
    assert places == sorted(places)
    assert [int(place) for place in places] == [strength_of(key) for key in keys]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_hand_goes_beyond_the_ceiling_of_its_cards(players: int) -> None:
    chance = FastChance(players)
    cards = regular_cards(load_data().counts[players].max_value)
    for _ in range(3000):
        chance.shuffle(cards, "test")
        size = 2 + chance.below(5, "test")
        hand = cards[:size]
        for shown in range(2, size + 1):
            assert ceiling(hand[:shown]) >= strength_of(hand_key(hand))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_estimate_shares_out_one_victory_at_every_decision(players: int) -> None:
    chance = FastChance(players)
    game = havoc(players, JOHN, chance)
    while (seat := game.turn()) >= 0:
        shares = estimate(game)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        game.apply(seat, EXPERT.choose(game, seat, NoChance()), chance)
    assert estimate(game) == game.returns()


def test_the_estimate_prefers_points_and_cards() -> None:
    row = {"battle_row": ["orleans", "formigny", "castillon"], "turn": "Anita", "peacekeeper": "Mark"}
    hands = {"Anita": "b1 o2 g3", "Mark": "b4 o5 g6", "Eva": "b7 o8 g9", "Jeno": "b10 o11 g12"}
    assert ranking({**row, "hands": hands, "vp": {"Anita": 10, "Mark": 10, "Eva": 25, "Jeno": 10}}) == "Eva"
    rich = {**hands, "Jeno": "b10 o10 g10 k10 b11 o11 g11 k11 D D b12 o12"}
    assert ranking({**row, "hands": rich}) == "Jeno"


def ranking(position: Mapping[str, Any]) -> str:
    """Who has the best prospects."""
    game: Game = table(position).game
    shares = HAVOC.bot.evaluate(game)
    return NAMES[shares.index(max(shares))]
