"""The chances beside the answers: those of the solver, for the seat that is asked and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.odds import OddsError, Prospects, ShownChance
from banneret.core.table import Table
from banneret.games.knights.kind import CHANCES, KNIGHTS
from banneret.games.knights.odds.aims import roll_aim
from banneret.games.knights.odds.chances import win
from banneret.games.knights.odds.combinations import parse_roll, written_roll
from banneret.games.knights.odds.contest import NO_LEADER, entry
from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.strength import packed_strength, strength
from tests.games.knights.tables import NOTHING, WINNING, fresh, play, state, table

CASTLES = {"Anita": "castle_red_1", "Mark": "castle_yellow_2 castle_black_1", "Eva": "castle_white_1"}


def prospects(at: Table, seat: int = 0) -> Prospects:
    found = KNIGHTS.odds.prospects(at.view(seat))
    assert found is not None
    return found


def test_every_target_has_its_chance() -> None:
    at = table({"castles": CASTLES, "left": "castle_blue_2", "right": "tournament_1",
                "specials": {"Eva": "deck_b", "Anita": "catapult_a"}})  # fmt: skip
    found = prospects(at).answers
    assert found == pytest.approx(
        {
            "attempt left": 0.5314302289,
            "tournament right": 0.38450426,
            "attack castle_yellow_2": 0.4796705369,
            "attack castle_black_1": 0.4904884705,
            "attack deck_b": 0.6662014552,
        },
        abs=1e-7,
    )
    offered = {action.notation for action in at.legal(0)}
    assert offered - found.keys() == {"swap left", "swap right"}


def test_die_cards_of_both_sides_count() -> None:
    words = {"castles": CASTLES, "left": "castle_blue_2"}
    plain = prospects(table(words)).answers
    mine = prospects(table({**words, "specials": {"Anita": "die_3_a"}})).answers
    theirs = prospects(table({**words, "specials": {"Mark": "die_5"}})).answers
    assert mine["attempt left"] == pytest.approx(0.6177633095, abs=1e-8)
    assert mine["attack castle_yellow_2"] > plain["attack castle_yellow_2"] > theirs["attack castle_yellow_2"]
    assert theirs["attempt left"] == plain["attempt left"]


def test_the_king_treason_and_other_kings() -> None:
    castles = {**CASTLES, "Anita": "castle_red_1 castle_green_1 castle_blue_1"}
    words = {"castles": castles, "left": "castle_white_2", "specials": {"Anita": "treason"}}
    found = prospects(table(words)).answers
    assert found["king"] == pytest.approx(0.3044178047, abs=1e-8)
    assert found["attempt left"] == pytest.approx(0.6978580701, abs=1e-8)  # 1-1-1+2 by treason
    other = prospects(table(words, options={"king_combination": "4444"})).answers
    assert other["king"] == pytest.approx(0.1853185529, abs=1e-8)


def rolling(lying: str, **words: Any) -> Table:
    position = {"phase": "rolling", "purpose": "pile", "left": "castle_blue_2", "castles": CASTLES, "lying": lying}
    return table({**position, **words})


def test_a_roll_shows_stopping_the_picked_dice_and_the_best_choice() -> None:
    found = prospects(rolling("6 6 5 5 2 1"))
    assert found.answers == {"stop": 0.0}
    assert found.chosen is None
    assert found.best == ["pick 5", "pick 6"]
    assert found.best_chance == pytest.approx(0.47839506, abs=1e-8)
    found = prospects(rolling("6 6 5 5 2 1", picked="5"))
    assert found.chosen == pytest.approx(0.39814815, abs=1e-8)
    found = prospects(rolling("6 6 5 5 2 1", picked="5 6"))
    assert found.chosen == found.best_chance


def test_of_equal_dice_the_picked_ones_belong_to_the_best_choice() -> None:
    attack = {"purpose": "attack_castle", "prize": "castle_yellow_2", "lying": "4 4 4 5 5 6", "rerolls_left": 2}
    for picked in ("4", "5"):
        found = prospects(table({"phase": "rolling", "castles": CASTLES, **attack, "picked": picked}))
        assert f"pick {picked}" in found.best


def test_a_won_roll_is_best_stopped() -> None:
    found = prospects(rolling("5 5 5 1 6 6"))
    assert found.answers == {"stop": 1.0}
    assert found.best == []
    assert found.best_chance == 1.0


def test_a_defence_shows_the_chance_to_hold() -> None:
    words = {"castles": CASTLES, "prize": "castle_yellow_2", "asked": "Mark", "rerolls_left": 1}
    at = table({"phase": "rolling", "purpose": "defence", "beat": [3, 4, 3], "lying": "4 4 4 3 6 6", **words})
    found = prospects(at, 1)
    assert found.answers == {"stop": 0.0}
    assert found.best == ["pick 4"]
    assert found.best_chance == pytest.approx(2 / 6)  # a four or a five
    tie = table({"phase": "rolling", "purpose": "defence", "beat": [3, 4, 3], "lying": "4 4 4 3 6 6", **words},
                options={"defence_tie": "defender"})  # fmt: skip
    assert prospects(tie, 1).answers == {"stop": 1.0}


def test_joining_a_tournament_has_a_chance() -> None:
    at = table({"phase": "join", "left": "tournament_1", "results": {"Anita": [3, 3, 5]}, "castles": CASTLES})
    found = prospects(at, 1).answers
    aim = win(strength(3, 3, 5), 2, 0, [int(entry(2, 0))])
    assert found == {"join": CHANCES.chance(aim)}


def test_a_tournament_roll_counts_those_who_roll_later() -> None:
    words = {"phase": "rolling", "purpose": "tournament", "left": "tournament_1", "castles": CASTLES}
    at = table({**words, "asked": "Anita", "lying": "4 4 4 5 1 6"})
    found = prospects(at)
    aim = roll_aim(state(at), True)
    assert aim.key == win(NO_LEADER, 3, 0, [int(entry(2, 0))] * 2).key
    assert 0.0 < found.answers["stop"] < (found.best_chance or 0.0) < 1.0


def test_nobody_else_is_told_and_nothing_without_dice() -> None:
    at = rolling("6 6 5 5 2 1")
    assert KNIGHTS.odds.prospects(at.view(1)) is None
    assert KNIGHTS.odds.prospects(at.view(-1)) is None
    guards = table({"phase": "guards", "specials": {"Anita": "castle_guard_a"}, "castles": CASTLES})
    assert KNIGHTS.odds.prospects(guards.view(0)) is None
    chance = FastChance(2)
    game = fresh(2, seed=2)
    policy = KNIGHTS.bot.policy()
    while not game.over:
        seat = game.turn()
        found = KNIGHTS.odds.prospects(KNIGHTS.view(game, seat))
        if found is not None:
            assert all(0.0 <= share <= 1.0 for share in found.answers.values())
            assert found.best_chance is None or found.best_chance >= max(found.answers.values()) - 1e-12
        game.apply(seat, policy.choose(game, seat, chance), chance)
    assert KNIGHTS.odds.prospects(KNIGHTS.view(game, 0)) is None


@pytest.mark.parametrize(("players", "expected"), [(3, 0.38450426), (4, 0.30094542), (5, 0.24872572), (6, 0.21270547)])
def test_8_6_the_chance_of_a_tournament_is_exact_for_every_number_of_players(players: int, expected: float) -> None:
    at = table({"left": "tournament_1"}, players)
    found = prospects(at)
    assert found.answers["tournament left"] == pytest.approx(expected, abs=1e-7)
    assert found.meaning("tournament left") == "win-tournament"
    assert found.notes == [("chances-all-join", {})]


@pytest.mark.parametrize(
    ("players", "option", "about"),
    [(2, "tournament_tie=rolloff", False), (3, "tournament_tie=rolloff", True), (4, "plus_dice=all", True)],
)
def test_where_a_tournament_is_not_solved_to_the_last_digit_the_error_is_told(
    players: int, option: str, about: bool
) -> None:
    name, _, value = option.partition("=")
    found = prospects(table({"left": "tournament_1"}, players, {name: value}))
    assert (("chances-about", {}) in found.notes) == about


def test_a_chance_says_what_it_is_the_chance_of() -> None:
    castles = {"Anita": "castle_red_1 castle_white_1 castle_yellow_1", "Mark": "castle_green_1 castle_black_1"}
    at = table({"castles": castles, "specials": {"Mark": "deck_a"}, "left": "castle_blue_1", "right": "tournament_1"})
    found = prospects(at)
    assert {answer: found.meaning(answer) for answer in found.answers} == {
        "attempt left": "capture",
        "tournament right": "win-tournament",
        "attack castle_green_1": "take-castle",
        "attack castle_black_1": "take-castle",
        "attack deck_a": "take",
        "king": "overthrow",
    }
    assert prospects(rolling("6 6 5 5 2 1")).of == "capture"


def test_K_3_8_a_roll_with_all_its_plus_dice_is_read_and_written() -> None:
    data = load_data()
    assert parse_roll("TARGET", "4-4-4+5+2", data) == packed_strength(3, 4, [5, 2])
    assert parse_roll("TARGET", "444+2+5", data) == packed_strength(3, 4, [5, 2])
    assert parse_roll("TARGET", "castle_blue_2", data) == packed_strength(3, 4, [1])
    assert written_roll(packed_strength(3, 4, [5, 2])) == "4-4-4+5+2"
    for text in ("4-4-4+5+4", "2-2+5+5", "4-4-4+5+7", "3-3-3+5+5+5"):
        with pytest.raises(OddsError):
            parse_roll("TARGET", text, data)


FOURS = "4 4 4 4 6 6"
THREE_CASTLES = {"Anita": "castle_red_1 castle_white_1 castle_yellow_1", "Mark": "castle_green_1 castle_black_1"}


@pytest.mark.parametrize(
    ("of", "seat", "words", "answers", "expected"),
    [
        ("capture", 0, {"left": "castle_blue_1", "dice": WINNING}, ["Anita attempt left, stop"], True),
        ("capture", 0, {"left": "castle_blue_1", "dice": NOTHING}, ["Anita attempt left"], False),
        ("take", 0, {"specials": {"Mark": "deck_a"}, "dice": WINNING}, ["Anita attack deck_a, stop"], True),
        ("take", 0, {"specials": {"Mark": "deck_a"}, "dice": NOTHING}, ["Anita attack deck_a"], False),
        ("take-castle", 0, {"dice": [WINNING, NOTHING]}, ["Anita attack castle_black_1, stop"], True),
        ("take-castle", 0, {"dice": [FOURS, WINNING]}, ["Anita attack castle_black_1, stop", "Mark stop"], False),
        ("hold", 1, {"dice": [FOURS, WINNING]}, ["Anita attack castle_black_1, stop", "Mark stop"], True),
        ("hold", 1, {"dice": [WINNING, NOTHING]}, ["Anita attack castle_black_1, stop"], False),
        ("overthrow", 0, {"castles": THREE_CASTLES, "dice": WINNING}, ["Anita king, stop"], True),
        ("overthrow", 0, {"castles": THREE_CASTLES, "dice": NOTHING}, ["Anita king"], False),
        ("win-tournament", 0, {"left": "tournament_1", "dice": WINNING},
         ["Anita tournament left, stop", "Mark decline", "Eva decline"], True),
        ("win-tournament", 1, {"left": "tournament_1", "dice": [WINNING, NOTHING]},
         ["Anita tournament left, stop", "Mark join", "Eva decline"], False),
        ("capture", 0, {"left": "castle_blue_1", "dice": WINNING}, ["Anita attempt left"], None),
    ],
)  # fmt: skip
def test_the_log_tells_whether_a_shown_chance_came_about(
    of: str, seat: int, words: dict[str, Any], answers: list[str], expected: bool | None
) -> None:
    at = table({"castles": CASTLES, **words})
    before, heard = state(at), len(at.log)
    for answer in answers:
        name, _, text = answer.partition(" ")
        play(at, name, text)
    shown = ShownChance(seat, of, "", 0.5)
    assert KNIGHTS.odds.came_about(shown, before, at.log[heard:], at.game) is expected
