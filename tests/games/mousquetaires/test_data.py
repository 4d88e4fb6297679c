"""The data file: counts of the box, and files laid over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.errors import DataError
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.data import load_data


def test_the_box_is_complete() -> None:
    data = load_data()
    assert sum(pile.count for pile in data.adventure) == 47
    assert sum(pile.count for pile in data.treachery) == 15
    assert sum(token.count for token in data.tokens) == 27
    assert (len(data.paris), len(data.louvre), len(data.traps), len(data.foes)) == (6, 8, 5, 28)
    assert sum(item.count for item in data.items) == 8 + 2 + 4 + 8


def overlay(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_an_owner_can_change_values(tmp_path: Path) -> None:
    path = overlay(tmp_path, '[[musketeers]]\nid = "athos"\nlife = 4\n\n[tracks.gold]\nstart = 5\n')
    data = load_data(path)
    assert (data.heroes[2].life, data.tracks.gold_start) == (4, 5)
    assert MOUSQUETAIRES.rules.data_digest(data) != ""
    assert MOUSQUETAIRES.rules.data_digest(load_data()) == ""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[[musketeers]]\nid = "athos"\nlife = 0\n', "bad_value"),
        ('[[enemies]]\nid = "jussac"\nspecial = "flies"\n', "bad_value"),
        ('[[musketeers]]\nid = "planchet"\nlife = 3\n', "unknown_record"),
        ("[tracks.time]\nred_dice = [1, 2]\n", "bad_value"),
        ('[[enemies]]\nid = "felton"\nthrust = ["lily"]\n', "bad_value"),
        ('[dice.blue]\nfaces = ["moon"]\n', "bad_value"),
        ("[box]\ntokens = 71\n", "fixed_value"),
        ("[all_for_one]\nsupply = 4\n", "bad_value"),
    ],
)
def test_a_value_that_does_not_fit_is_told(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, text))
    assert caught.value.code == code
    assert caught.value.line > 0


SETUP = "[[setup]]\nplayers = 3\nmilady = {milady}\ncards_per_hand = {cards}\n\n"


def test_a_row_of_the_seating_is_named_by_its_players_and_by_milady(tmp_path: Path) -> None:
    both = SETUP.format(milady="false", cards=6) + SETUP.format(milady="true", cards=8)
    seatings = load_data(overlay(tmp_path, both)).seatings
    assert (seatings["3"].hand, seatings["3+"].hand) == (6, 8)
    seatings = load_data(overlay(tmp_path, "[[setup]]\nplayers = 3\ncards_per_hand = 4\n")).seatings
    assert (seatings["3"].hand, seatings["3+"].hand) == (7, 4), "without a word about her it is the game with Milady"


def test_a_fault_in_a_row_of_the_seating_is_told_with_its_line(tmp_path: Path) -> None:
    wrong = SETUP.format(milady="true", cards=8) + SETUP.format(milady="false", cards=99)
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, wrong))
    assert (caught.value.code, caught.value.line) == ("bad_value", 9)


def test_a_row_of_the_seating_cannot_be_named_twice(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, 2 * SETUP.format(milady="false", cards=6)))
    assert caught.value.code == "record_twice"
