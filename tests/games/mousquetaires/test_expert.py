"""The scripted expert of both sides: always legal, sees nothing hidden, follows the advice of section 13."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from banneret.bots import Ismcts
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.rooms import Policy, RandomPolicy
from banneret.core.table import Table
from banneret.games.mousquetaires.bot.estimate import estimate
from banneret.games.mousquetaires.bot.expert import MousquetairesExpert
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.odds.duel_odds import DUELS
from banneret.games.mousquetaires.rules.state import MUSKETEERS_WIN, Mousquetaires
from tests.games.mousquetaires.tables import ALONE, fresh, play, question, state, table

EXPERT = MousquetairesExpert()
SETTINGS: list[dict[str, str]] = [
    {},
    {"emergency_mode": "off", "brave_athos": "true", "fatal_quest": "true", "easier_start": "true"},
    {"bastille_escape": "faq", "louvre_reward_on": "mission", "rochefort_interrupts_traps": "true"},
    {"fixed_red_dice_cap": "false", "musketeer_selection": "random", "emergency_budget_ratio": "50"},
]
TABLES = [(5, {}), (4, {}), (3, {}), (2, {}), (4, ALONE), (3, ALONE), (2, ALONE), (1, {})]
IDS = ["5", "4", "3", "2", "4 alone", "3 alone", "2 alone", "1"]


def seen_by(game: Game, seat: int) -> Mousquetaires:
    """The state as a seat sees it."""
    seen = MOUSQUETAIRES.view(game, seat).state
    assert isinstance(seen, Mousquetaires)
    return seen


def new(players: int, options: Mapping[str, str], chance: FastChance) -> Mousquetaires:
    game = MOUSQUETAIRES.new(players, options, chance=chance)
    assert isinstance(game, Mousquetaires)
    return game


@pytest.mark.parametrize(("players", "milady"), TABLES, ids=IDS)
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options) or "plain")
def test_every_answer_is_legal_and_the_game_comes_to_its_end(
    players: int, milady: dict[str, str], options: dict[str, str]
) -> None:
    for seed in range(2):
        chance = FastChance(seed)
        game = new(players, {**options, **milady}, chance)
        while (seat := game.turn()) >= 0:
            action = EXPERT.choose(game, seat, chance)
            assert action in game.legal(seat)
            game.apply(seat, action, chance)
        game.check()
        assert game.over


@pytest.mark.parametrize(("players", "milady"), TABLES, ids=IDS)
def test_it_answers_the_same_to_what_its_seat_sees_as_to_the_whole_state(players: int, milady: dict[str, str]) -> None:
    """Every fifth answer is random, so that it also meets what it would never have got itself into."""
    for seed in range(4):
        chance = FastChance(100 + seed)
        game = new(players, milady, chance)
        asked = 0
        while (seat := game.turn()) >= 0:
            legal = game.legal(seat)
            action = EXPERT.choose(game, seat, FastChance(asked))
            seen = seen_by(game, seat)
            assert action is EXPERT.choose(seen, seat, FastChance(asked)), question_of(game)
            assert action in legal
            asked += 1
            if chance.below(5, "stray") == 0:
                action = legal[chance.below(len(legal), "stray")]
            game.apply(seat, action, chance)
        assert asked > 30


def question_of(game: Mousquetaires) -> str:
    return type(game.stack[-1]).__name__


def test_asking_changes_nothing() -> None:
    chance = FastChance(7)
    game = new(4, {}, chance)
    while (seat := game.turn()) >= 0:
        before = MOUSQUETAIRES.digest(game)
        action = EXPERT.choose(game, seat, FastChance(1))
        assert MOUSQUETAIRES.digest(game) == before
        game.apply(seat, action, chance)


# Its strength; docs/balance.md has the long measurements.


def victories(
    players: int,
    options: Mapping[str, str],
    musketeers: Policy[Mousquetaires],
    milady: Policy[Mousquetaires],
    games: int,
) -> int:
    """How many games the musketeers win."""
    won = 0
    for seed in range(games):
        chance = FastChance(5000 + seed)
        game = new(players, options, chance)
        while (seat := game.turn()) >= 0:
            side = musketeers if game.on_side(seat) == MUSKETEERS_WIN else milady
            game.apply(seat, side.choose(game, seat, chance), chance)
        won += game.winner == MUSKETEERS_WIN
    return won


@pytest.mark.parametrize("players", [2, 3, 5])
def test_as_musketeers_it_beats_random_play_and_as_milady_it_beats_it_too(players: int) -> None:
    """Musketeers who play at random never win; against a random Milady the expert mostly does, against its own less."""
    games = 30
    chance: RandomPolicy[Mousquetaires] = RandomPolicy()
    assert victories(players, {}, chance, chance, games) <= 1
    against_chance = victories(players, {}, EXPERT, chance, games)
    against_expert = victories(players, {}, EXPERT, EXPERT, games)
    assert against_chance >= 0.5 * games
    assert against_expert <= against_chance - 0.15 * games


@pytest.mark.parametrize("players", [1, 2, 4])
def test_without_milady_it_beats_random_play(players: int) -> None:
    games = 30
    assert victories(players, ALONE if players > 1 else {}, RandomPolicy(), EXPERT, games) <= 1
    assert victories(players, ALONE if players > 1 else {}, EXPERT, EXPERT, games) >= 0.2 * games


# Single decisions.


def advice(at: Table) -> str:
    """What the expert answers, asked with what the seat sees, until its answer is committed."""
    game = at.game.clone()
    seat = game.turn()
    said: list[str] = []
    while True:
        action = EXPERT.choose(seen_by(game, seat), seat, FastChance(1))
        assert action in game.legal(seat)
        said.append(action.notation)
        if not action.draft:
            return ", ".join(said)
        game.apply(seat, action, FastChance(1))


def test_M_13_7_the_last_life_point_saves_la_rochelle() -> None:
    """D34 One sword too many at the left end: even a musketeer with one life point gives it."""
    position: dict[str, Any] = {"phase": "siege", "la_rochelle": 1, "time": 0, "destination": "louvre",
                                "musketeers": {"aramis": {"at": "la_rochelle", "life": 1}},
                                "chance": {"red": "sword"}}  # fmt: skip
    at = table(position)
    assert question(at) == "Sacrifice"
    assert advice(at) == "sacrifice"
    safe = table({**position, "la_rochelle": 9})
    assert advice(safe) == "decline"


def test_M_19_3_time_is_frozen_only_where_it_would_be_up() -> None:
    """D30"""
    position = {"phase": "round_end", "all_for_one": 1, "time": 11, "destination": "louvre"}
    assert advice(table(position)) == "use freeze_time"
    assert advice(table({**position, "time": 10})) == "decline"
    hurried = {**position, "time": 10, "paris": "disappearance", "paris_enemies": "jussac"}
    assert advice(table(hurried)) == "use freeze_time"


def test_M_18_1_milady_plays_the_card_that_wins() -> None:
    """D8 Plot on the last point of honour, Dead End on the last space of the time track."""
    position = {"phase": "treachery", "treachery_hand": "plot dead_end conscripts", "destination": "louvre"}
    assert advice(table({**position, "queen": 8})) == "scheme plot"
    assert advice(table({**position, "time": 11})) == "scheme dead_end"


def test_M_4_2_milady_lays_a_paris_card_at_once_when_paris_is_empty() -> None:
    at = table({"phase": "lay_paris", "paris_hand": "captive", "destination": "louvre"})
    assert advice(at) == "lay captive"


def test_M_9_7_ambush_falls_on_who_has_one_life_point_left() -> None:
    """D9"""
    position: dict[str, Any] = {"phase": "treachery", "treachery_hand": "ambush", "destination": "louvre",
                                "musketeers": {"athos": {"life": 1}}}  # fmt: skip
    at = table(position)
    play(at, "scheme ambush")
    assert advice(at) == "target athos"


def test_M_10_4_athos_is_the_first_to_act() -> None:
    """D10 Rochefort lets him pass; who sits in the Bastille comes before him."""
    assert advice(table({"phase": "turns", "destination": "louvre"})) == "turn athos"
    prisoner = {"phase": "turns", "destination": "louvre", "musketeers": {"porthos": {"at": "bastille"}}}
    assert advice(table(prisoner)) == "turn porthos"


def test_M_14_6_gold_opens_the_bastille() -> None:
    """D26"""
    position: dict[str, Any] = {"active": "porthos", "musketeers": {"porthos": {"at": "bastille"}}, "gold": 2,
                                "destination": "louvre", "hands": {"Jeno": "erudition"}}  # fmt: skip
    assert advice(table(position)) == "bribe"
    assert advice(table({**position, "gold": 0})) == "escape"


def test_M_15_14_the_last_antechamber_is_passed() -> None:
    """Whoever can win the game does."""
    position: dict[str, Any] = {"active": "porthos", "board_number": 4, "room": 4, "epic": 3, "destination": "louvre",
                                "board": "- - - - - - - - - panache* guard4* wall*",
                                "musketeers": {"porthos": {"at": "quest"}},
                                "hands": {"Jeno": "erudition"}}  # fmt: skip
    assert advice(table(position)) == "passage"
    position["hands"] = {"Jeno": "panache panache panache"}
    position["epic"] = 0
    assert advice(table(position)) == "challenge panache"


# Search and its estimate.


def test_the_estimate_of_a_game_that_is_over_is_its_result() -> None:
    chance = FastChance(2)
    game = new(3, {}, chance)
    while (seat := game.turn()) >= 0:
        if game.round > 0:
            shares = MOUSQUETAIRES.bot.evaluate(game)
            assert shares[0] == shares[1] == pytest.approx(1 - shares[2])
        game.apply(seat, EXPERT.choose(game, seat, chance), chance)
    assert estimate(game, DUELS.tables(game.charter.data)) == game.scores() == MOUSQUETAIRES.bot.utilities(game)


def share(position: Mapping[str, Any], players: int = 5) -> float:
    return MOUSQUETAIRES.bot.evaluate(state(table({"destination": "louvre", **position}, players)))[0]


def test_the_estimate_knows_what_is_better() -> None:
    here: dict[str, Any] = {"active": "athos", "hands": {}}
    assert share({**here, "board_number": 4, "room": 3}) > share({**here, "board_number": 2}) > share({**here})
    assert share({**here, "time": 2}) > share({**here, "time": 9})
    assert share({**here, "queen": 0}) > share({**here, "queen": 8})
    assert share({**here, "la_rochelle": 8}) > share({**here, "la_rochelle": 1})
    abduction = {**here, "paris": "abduction", "paris_enemies": "jussac"}
    assert share({**abduction, "constance": 0}) > share({**abduction, "constance": 5})


@pytest.mark.parametrize("players", [1, 3])
def test_search_answers_for_both_sides(players: int) -> None:
    """A short budget now and then on the way: legal answers, the same for the same seed."""
    at = fresh(players)
    chance = FastChance(6)
    searched: set[bool] = set()
    asked = 0
    while at.game.turn() >= 0 and asked < 150:
        seat = at.game.turn()
        view = at.view(seat)
        assert isinstance(view.state, Mousquetaires)
        action = EXPERT.choose(view.state, seat, chance)
        if asked % 10 == 0:
            found = [Ismcts(MOUSQUETAIRES, iterations=12, seed=asked).choose(view) for _ in range(2)]
            assert found[0] is found[1]
            assert found[0] in at.legal(seat)
            searched.add(state(at).on_side(seat) == MUSKETEERS_WIN)
        at.submit(seat, [action])
        asked += 1
    assert True in searched
    assert len(searched) == (1 if players == 1 else 2)
