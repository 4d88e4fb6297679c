"""K-14 The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.play import random_playout
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.state import Knights
from tests.games.knights.tables import NOTHING, WINNING, asked, events, fresh, play, table, told

# Anita owns one card of every kind; all castles of other colours than hers are covered or the only one of their owner.
NOBODY_CAN: dict[str, Any] = {
    "castles": {
        "Anita": "castle_red_1 castle_green_1 castle_blue_1", "Mark": "castle_yellow_1 castle_black_1",
        "Eva": "castle_yellow_2 castle_black_2", "Jeno": "castle_yellow_3", "Balint": "castle_white_1",
        "Dora": "castle_white_2",
    },
    "specials": {
        "Anita": "die_1_a die_2_a die_3_a die_4 die_5 catapult_a champion deck_a castle_guard_a bodyguard_a treason "
                 "royal_letter",
        "Mark": "castle_guard_b", "Eva": "castle_guard_c",
    },
    "castle_guard_on": {"Mark": "castle_yellow_1 castle_black_1", "Eva": "castle_yellow_2 castle_black_2"},
    "tournaments": {"Jeno": 3, "Balint": 3, "Dora": 3},
}  # fmt: skip


def test_K_14_1_four_castles_win() -> None:
    at = table({"castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"}, "left": "castle_blue_1",
                "dice": WINNING})  # fmt: skip
    play(at, "Anita", "attempt left, stop")
    assert (told(at)["winners"], told(at)["win_reason"]) == (["Anita"], "castles")
    assert at.game.returns() == [1.0, 0.0, 0.0]
    assert events(at, "won") == [{"seat": 0, "rule": "K-14.1", "reason": "castles", "castles": 4, "tournaments": 0}]


def test_K_14_1_a_castle_taken_from_a_player_wins_too() -> None:
    castles = {"Anita": "castle_red_1 castle_white_1 castle_yellow_1", "Mark": "castle_blue_1 castle_green_1"}
    at = table({"castles": castles, "dice": [WINNING, NOTHING]})
    play(at, "Anita", "attack castle_blue_1, stop")
    assert (told(at)["winners"], told(at)["win_reason"]) == (["Anita"], "castles")


def test_K_14_1_ruling_45_three_tournaments_win_with_the_second_castle() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "tournaments": {"Anita": 5}, "left": "castle_blue_1",
                "dice": WINNING})  # fmt: skip
    play(at, "Anita", "attempt left, stop")
    assert (told(at)["winners"], told(at)["win_reason"]) == (["Anita"], "tournaments")


def test_K_14_1_ruling_51_both_goals_at_once_cannot_be() -> None:
    """Whoever has two castles and three tournaments has won before a fourth castle could come."""
    for seed in range(30):
        game = fresh(2 + seed % 3, seed)
        random_playout(game, FastChance(seed))
        winner = game.winners[0]
        assert not (len(game.castles[winner]) == 4 and len(game.tournaments[winner]) >= 3)


def test_K_14_2_overthrowing_the_king_wins() -> None:
    at = table({"castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"}, "dice": WINNING})
    play(at, "Anita", "king, stop")
    assert events(at, "won") == [{"seat": 0, "rule": "K-14.2", "reason": "king", "castles": 3, "tournaments": 0}]


def test_K_14_3_ruling_44_the_game_stops_at_once_also_in_somebody_elses_turn() -> None:
    at = table({"castles": {"Mark": "castle_red_1 castle_white_1"}, "tournaments": {"Mark": 2}, "left": "tournament_9",
                "specials": {"Anita": "castle_guard_a"}, "dice": [NOTHING, WINNING]}, players=2)  # fmt: skip
    play(at, "Anita", "tournament left")
    play(at, "Mark", "join, stop")
    assert at.game.over
    assert (told(at)["winners"], told(at)["turn"]) == (["Mark"], "Anita")
    assert at.log[-1].name == "won"


def test_K_14_3_there_is_one_winner() -> None:
    for players in KNIGHTS.players:
        game = fresh(players, 3)
        random_playout(game, FastChance(4))
        assert len(game.winners) == 1
        assert sum(game.returns()) == 1.0


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ("castle_red_1 castle_green_1", "castle_black_1", ["Anita"]),
        ("castle_red_1", "castle_black_1", ["Anita", "Mark"]),
    ],
)
def test_K_14_4_after_the_agreed_rounds_most_castles_win(mine: str, theirs: str, winners: list[str]) -> None:
    at = table({"castles": {"Anita": mine, "Mark": theirs}, "turn": "Mark", "turns": 3, "left": "castle_blue_1",
                "dice": NOTHING}, players=2, options={"max_rounds": "2"})  # fmt: skip
    play(at, "Mark", "attempt left")
    assert (told(at)["winners"], told(at)["win_reason"]) == (winners, "limit")
    assert at.game.returns() == [1 / len(winners), 1 / len(winners) if len(winners) == 2 else 0.0]


def test_K_14_4_then_tournament_cards_then_special_cards_decide() -> None:
    castles = {"Anita": "castle_red_1", "Mark": "castle_black_1", "Eva": "castle_white_1"}
    position = {"castles": castles, "turn": "Eva", "turns": 2, "left": "castle_blue_1", "dice": NOTHING}
    specials = {"specials": {"Anita": "deck_a catapult_a", "Mark": "deck_b"}}
    at = table({**position, **specials}, options={"max_rounds": "1"})
    play(at, "Eva", "attempt left")
    assert told(at)["winners"] == ["Anita"]
    at = table({**position, **specials, "tournaments": {"Mark": 1, "Eva": 1}}, options={"max_rounds": "1"})
    play(at, "Eva", "attempt left")
    assert told(at)["winners"] == ["Mark"]


def test_K_14_4_the_limit_comes_after_whole_rounds_and_before_guards_are_placed() -> None:
    position = {"castles": {"Anita": "castle_red_1"}, "specials": {"Anita": "castle_guard_a"}, "left": "castle_blue_1"}
    at = table({**position, "turn": "Anita", "turns": 1, "dice": NOTHING}, players=3, options={"max_rounds": "1"})
    play(at, "Anita", "attempt left")
    assert not at.game.over
    at = table({**position, "turn": "Anita", "turns": 2, "dice": NOTHING}, players=3, options={"max_rounds": "1"})
    play(at, "Anita", "attempt left")
    assert at.game.over
    assert events(at, "limit_reached")[0]["winners"] == [0]


def test_K_14_4_after_the_limit_the_table_shows_the_last_round_and_no_other() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "turn": "Mark", "turns": 3, "left": "castle_blue_1",
                "dice": NOTHING}, players=2, options={"max_rounds": "2"})  # fmt: skip
    assert told(at)["round"] == 2
    play(at, "Mark", "attempt left")
    assert at.game.over
    assert (told(at)["turns"], told(at)["round"]) == (4, 2)


def test_K_14_4_six_passes_in_a_row_end_the_game() -> None:
    at = table({**NOBODY_CAN, "king_ok": False, "swaps_used": 1, "passes_in_row": 5}, players=6)
    play(at, "Anita", "swap right")
    assert at.game.over
    assert (told(at)["winners"], told(at)["win_reason"]) == (["Anita"], "limit")


def test_K_14_4_an_attempt_breaks_a_row_of_passes() -> None:
    at = table({**NOBODY_CAN, "king_ok": True, "swaps_used": 2, "passes_in_row": 5, "dice": NOTHING}, players=6)
    play(at, "Anita", "king")
    assert told(at)["passes_in_row"] == 0
    assert asked(at) == ["Anita"]


def test_K_14_4_ruling_52_without_a_limit_games_of_random_players_still_end() -> None:
    assert KNIGHTS.rules.plain_options["max_rounds"] == "0"
    for players in KNIGHTS.players:
        for seed in range(8):
            game = fresh(players, seed)
            random_playout(game, FastChance(seed))
            assert isinstance(game, Knights)
            assert game.turns < 20_000


def test_K_14_4_every_limit_that_is_offered_ends_the_game_in_time() -> None:
    for rounds in (1, 2, 3, 5, 10):
        game = fresh(4, 11, max_rounds=str(rounds))
        random_playout(game, FastChance(rounds))
        assert game.turns <= 4 * rounds
