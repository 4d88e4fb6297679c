"""The data file of Knights, and files that an owner of the box lays over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import DataError
from banneret.core.wording import game_texts
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.cards import parse_card
from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.strength import strength_parts

CASTLE = """
[[castle]]
id = "castle_red_1"
red_value = 5
yellow = 4
strength = [3, 5, 4]
"""


def overlay(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_an_owner_may_lay_the_printed_dice_over_ours(tmp_path: Path) -> None:
    data = load_data(overlay(tmp_path, CASTLE))
    assert strength_parts(data.strengths[parse_card("castle_red_1")]) == (3, 5, 4)
    assert data.strengths[1:] == load_data().strengths[1:]
    assert KNIGHTS.rules.data_digest(data)
    assert KNIGHTS.rules.data_digest(KNIGHTS.rules.load_data()) == ""
    game = KNIGHTS.new(4, {}, chance=FastChance(1), data=data)
    assert isinstance(game, Knights)
    assert game.charter.data is data


def test_rerolls_and_goals_come_from_the_file(tmp_path: Path) -> None:
    text = '[rerolls]\nattempt_pile = 4\n[[goal]]\nid = "goal_tournaments"\ntournaments = 2\n'
    data = load_data(overlay(tmp_path, text))
    assert (data.rerolls.pile, data.goals.tournaments) == (4, 2)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('[[castle]]\nid = "castle_red_1"\nred_value = 2\n', 0, "knights-agree"),
        ('[[castle]]\nid = "castle_red_1"\nstrength = [3, 1]\n', 3, "knights-three-numbers"),
        ('[[castle]]\nid = "castle_red_1"\nstrength = [3, 1, 1]\nyellow = 1\n', 3, "knights-combination"),
        ('[[castle]]\nid = "castle_red_1"\ncolour = "green"\n', 3, "knights-fixed"),
        ('[[castle]]\nid = "castle_red_1"\nfixed_start = true\n', 1, "knights-fixed-start"),
        ('[[special]]\nid = "die_5"\nkind = "die_4"\n', 3, "knights-fixed"),
        ('[[special_kind]]\nid = "die_5"\nface = 4\n', 3, "knights-agree"),
        ('[[special_kind]]\nid = "catapult"\nrerolls = 4\n', 3, "knights-agree"),
        ('[[special_kind]]\nid = "deck"\nswaps = 3\n', 3, "knights-agree"),
        ('[[colour]]\nid = "red"\nhex = "red"\n', 3, "knights-colour"),
        ("[king]\nyellow = 3\nstrength = [3, 5, 3]\n", 0, "knights-agree"),
        ("[rerolls]\nking = -1\n", 2, "range"),
    ],
)
def test_a_value_that_cannot_be_is_told_with_its_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, text))
    assert caught.value.code == "bad_value"
    assert caught.value.parts["why"] == why
    assert line in (0, caught.value.line)
    for language in ("en", "hu"):
        assert game_texts(KNIGHTS, language).has(f"reason-{why}")


def test_the_reference_odds_are_kept_for_the_solver() -> None:
    from banneret.core.data import load
    from banneret.games.knights.rules.data import DATA_FILE

    assert len(load(DATA_FILE).table("reference").tables("beat")) == 121
