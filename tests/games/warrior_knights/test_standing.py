"""W-14 The final standing: who came where, and what decided."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.standing import Standing
from banneret.core.terminal import shown
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import CITY_IDS, KINGDOM_CITIES
from banneret.games.warrior_knights.rules.ending import end_game
from banneret.games.warrior_knights.rules.state import (
    BY_CITIES,
    BY_INFLUENCE,
    BY_ROUNDS,
    LAST_BARON,
    NO_SEAT,
    WarriorKnights,
)
from tests.games.warrior_knights.tables import own, table

NAMES = ["Anita", "Márk", "Éva"]


def told(game: WarriorKnights, language: str = "en") -> Standing:
    return WARRIOR_KNIGHTS.words.standing(game, game.events, language, NAMES, WARRIOR_KNIGHTS.rules.load_data())


def ended(winner: int, reason: int, influence: list[int], options: dict[str, str] | None = None) -> WarriorKnights:
    game = table(options=options)
    game.influence = influence
    end_game(game, winner, reason, "W-14.2")
    return game


def test_the_most_influence_comes_first() -> None:
    standing = told(ended(1, BY_INFLUENCE, [3, 9, 5]))
    assert [row.seat for row in standing.rows] == [1, 2, 0]
    assert [row.place for row in standing.rows] == [1, 2, 3]
    assert [row.won for row in standing.rows] == [True, False, False]
    assert standing.rows[0].cells[0] == "Márk"
    assert standing.rows[0].cells[2] == "9"
    assert standing.notes == [
        "The pool of influence is empty: Márk has the most (9) and wins! Influence decided (Anita 3, Márk 9, Éva 5; "
        "W-14.2).",
        "Ended in round 2.",
    ]


def test_the_winner_by_cities_leads_whatever_the_influence() -> None:
    game = table()
    own(game, 0, *[name for name in CITY_IDS[:KINGDOM_CITIES] if name != "uran"][:9])
    game.influence = [0, 9, 5]
    end_game(game, 0, BY_CITIES, "W-14.1")
    assert [row.seat for row in told(game).rows] == [0, 1, 2]
    assert told(game, "hu").notes[0] == "Anita 9 várost ural (9 elég a győzelemhez), és győzött!"


def test_what_broke_the_tie_is_told() -> None:
    game = table()
    own(game, 2, "monz")
    game.influence = [5, 1, 5]
    end_game(game, 2, BY_INFLUENCE, "W-14.2")
    assert told(game).notes[0] == (
        "The pool of influence is empty: Éva has the most (5) and wins! Equal influence, so the number of cities "
        "decided (Anita 0, Éva 1; W-14.2)."
    )
    richer = table()
    richer.influence = [5, 1, 5]
    richer.crowns = [15, 15, 16]
    end_game(richer, 2, BY_INFLUENCE, "W-14.2")
    assert "crowns, faith and votes" in told(richer).notes[0]


def test_might_is_right_counts_kingdom_cities_first() -> None:
    game = table(options={"might_is_right": "on", "round_limit": "12"})
    game.influence = [5, 1, 4]
    end_game(game, 0, BY_ROUNDS, "W-14.2")
    assert (
        told(game)
        .notes[0]
        .endswith(" Equal numbers of Kingdom cities, so influence decided (Anita 5, Márk 1, Éva 4; W-16.4).")
    )
    ahead = table(options={"might_is_right": "on", "round_limit": "12"})
    own(ahead, 1, "monz")
    ahead.influence = [5, 1, 4]
    end_game(ahead, 1, BY_ROUNDS, "W-14.2")
    assert told(ahead).notes[0].endswith(" The number of Kingdom cities decided (Anita 0, Márk 1, Éva 0; W-16.4).")


def test_without_a_winner_all_who_are_equal_share_a_place() -> None:
    standing = told(ended(NO_SEAT, BY_INFLUENCE, [5, 5, 2]))
    assert [row.place for row in standing.rows] == [1, 1, 3]
    assert not any(row.won for row in standing.rows)
    assert standing.notes[0].startswith("There is no king and no winner, for Anita and Márk are equal in everything:")


def test_the_eliminated_come_last() -> None:
    game = table(options={"player_elimination": "on"})
    game.influence = [9, 1, 2]
    game.out = BIT[0] | BIT[1]
    end_game(game, 2, LAST_BARON, "W-16.3")
    assert [row.seat for row in told(game).rows] == [2, 0, 1]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("width", [80, 100])
def test_the_end_is_drawn_within_its_width(language: str, width: int) -> None:
    game = ended(1, BY_INFLUENCE, [3, 9, 5])
    data = WARRIOR_KNIGHTS.rules.load_data()
    lines = WARRIOR_KNIGHTS.terminal.draw_end(game, game.events, language, NAMES, data, width, colour=False)
    assert {shown(line) for line in lines} == {width}
    assert lines[2].startswith("│ ★ ")
