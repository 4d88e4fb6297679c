"""Piles that may be looked through, and the control race on the plates of the generals."""

from __future__ import annotations

import re

import pytest

from banneret.core.table import Table
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.odds.standstill import winner_ahead
from tests.games.field_of_glory.tables import NAMES, state, table
from tests.games.field_of_glory.test_table_drawing import drawn, page

PILES = {"turn": "Red", "discard": {"Red": "hi2 hi3 co5", "Blue": "sp4 lc2"}, "victory": {"Blue": "pk3 el2"}}


def browsed(at: Table, seat: int) -> list[list[str]]:
    """The lists of cards that a viewer can open, pile by pile."""
    lists = re.findall(r'<ol class="fog-browse-cards".*?</ol>', drawn(at, seat).regions["board"])
    return [re.findall(r"<li>(.*?)</li>", text) for text in lists]


def test_F_4_1_the_own_discard_pile_is_looked_through_without_a_mouse() -> None:
    """A pointer's title is not enough: a touch or a key opens the list, which is made of plain text."""
    at = table(PILES)
    captured = ["Pike (3)", "Elephant (2)"]
    own = ["Commander (5)", "Heavy Infantry (3)", "Heavy Infantry (2)"]
    assert browsed(at, 0) == [captured, own]
    assert browsed(at, 1) == [["Light Cavalry (2)", "Spear (4)"], captured]
    assert browsed(at, -1) == [captured], "a spectator sees what was captured, and the top cards"
    assert len(page(at).looks("fog-browse-pile")) == 2


def terminal(at: Table, seat: int, language: str = "en") -> str:
    return "\n".join(FIELD_OF_GLORY.terminal.draw(at.view(seat), language, NAMES, at.data, 90, False))


@pytest.mark.parametrize(
    ("language", "label", "own", "other"),
    [("en", "Your discard pile: ", "co5 hi3 hi2", "lc2 sp4"), ("hu", "A dobópaklid: ", "ve5 ng3 ng2", "kl2 lá4")],
)
def test_F_4_1_the_own_discard_pile_is_listed_in_the_terminal(language: str, label: str, own: str, other: str) -> None:
    at = table(PILES)
    assert label + own in terminal(at, 0, language)
    assert label + other in terminal(at, 1, language)
    assert other.split()[1] not in terminal(at, 0, language)
    assert label not in terminal(at, -1, language)
    assert label not in terminal(table({"turn": "Red"}), 0, language)


def test_section_10_captured_cards_are_listed_in_the_terminal_for_everybody() -> None:
    at = table(PILES)
    for seat in (0, 1, -1):
        assert "captured victory points: 5 (pk3 el2)" in terminal(at, seat)
        assert terminal(at, seat).count("captured victory points: 0 ") == 1


# The control race (section 17).


@pytest.mark.parametrize(
    ("control", "red", "blue", "ahead"),
    [
        ({}, {}, {}, (-1, 0)),
        ({1: "Blue", 2: "Blue", 3: "Blue"}, {}, {}, (1, 1)),  # X-1 he only has to begin his turn
        ({1: "Red", 2: "Red", 3: "Red"}, {}, {}, (0, 1)),
        ({1: "Red", 2: "Red", 3: "Red"}, {}, {3: "hi2"}, (-1, 0)),  # the other's Advance takes one away first
        ({1: "Blue", 2: "Blue"}, {}, {3: "hi2"}, (1, 2)),  # his Advance makes the third, his next check wins
        ({1: "Blue", 2: "Blue"}, {3: "mi2"}, {3: "hi2"}, (-1, 0)),  # opposed
        ({1: "Red", 2: "Red"}, {4: "hi2"}, {}, (0, 2)),
        ({1: "Red", 2: "Red", 3: "Red"}, {}, {1: "hi2", 4: "hi3", 5: "hi4"}, (1, 2)),
    ],
)
def test_F_5_2_who_wins_if_nothing_changes_in_the_columns(
    control: dict[int, str], red: dict[int, str], blue: dict[int, str], ahead: tuple[int, int]
) -> None:
    at = table({"turn": "Red", "control": control, "units": {"Red": red, "Blue": blue}})
    assert winner_ahead(state(at)) == ahead


def test_F_5_5_columns_that_an_advance_has_not_reached_yet_count_as_taken() -> None:
    at = table({"turn": "Red", "phase": "advance", "column": 1, "control": {1: "Red"},
                "units": {"Red": {1: "hi2 hi3", 3: "mi2", 5: "cv2"}}})  # fmt: skip
    assert winner_ahead(state(at)) == (0, 1)


@pytest.mark.parametrize(
    ("language", "said", "about"),
    [
        ("en", "wins next turn", "Wins at the start of the next own turn"),
        ("hu", "következő körében győz", "a következő saját köre elején győz"),
    ],
)
def test_F_5_2_the_plate_of_whoever_is_about_to_win_says_so(language: str, said: str, about: str) -> None:
    at = table({"turn": "Red", "control": {1: "Blue", 2: "Blue", 3: "Blue"}})
    for seat in (0, 1, -1):
        shown = page(at, seat, language)
        assert shown.text().count(said) == 1
        assert about in shown.with_id("control-1")["aria-label"]
        assert about not in shown.with_id("control-0")["aria-label"]
    assert said not in page(table({"turn": "Red"}), 0, language).text()
