"""Knights' table in the terminal: everything is on it, nothing sticks out, and cards are known without colour."""

from __future__ import annotations

import re

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.core.terminal import shown
from banneret.games.knights.kind import KNIGHTS
from tests.games.knights.tables import NAMES, play, table

LONG_NAMES = ["Anita", "Márk von und zu Hohenstaufen", "Éva", "Jenő", "Odo", "Ursula"]


def drawn(at: Table, seat: int, language: str, width: int, colour: bool = False, names: list[str] | None = None) -> str:
    lines = KNIGHTS.terminal.draw(at.view(seat), language, names or NAMES[: at.game.players], at.data, width, colour)
    assert {shown(line) for line in lines} == {width}, "\n".join(lines)
    return "\n".join(lines)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("players", "width"), [(2, 60), (3, 80), (4, 80), (5, 100), (6, 120), (6, 60)])
def test_every_line_is_exactly_as_wide_as_the_table(players: int, width: int, language: str) -> None:
    names = LONG_NAMES[:players]
    for seed in range(2):
        options = {"tournament_tie": "rolloff", "plus_dice": "all", "max_rounds": "5"}
        at = open_table(KNIGHTS, players, options, names, str(seed))
        chance = FastChance(seed)
        while not at.game.over:
            seat = next(seat for seat in range(players) if at.waiting() & BIT[seat])
            text = drawn(at, seat, language, width, names=names)
            assert not re.search(r"\[(table|card|strength|face)-", text)
            legal = at.legal(seat)
            at.submit(seat, [legal[chance.below(len(legal), "choice")]])
        drawn(at, 0, language, width, names=names)
        end = KNIGHTS.terminal.draw_end(at.game, at.log, language, names, at.data, max(width, 80), False)
        assert {shown(line) for line in end} == {max(width, 80)}
        assert any(line.startswith("│ ★ 1.") for line in end)


def test_cards_are_told_by_words_and_dice() -> None:
    at = table({
        "castles": {"Anita": "castle_red_1", "Mark": "castle_black_1 castle_white_1"},
        "specials": {"Mark": "castle_guard_a die_5"}, "castle_guard_on": {"Mark": "castle_black_1"},
        "tournaments": {"Anita": 2}, "left": "tournament_9", "right": "catapult_a",
    })  # fmt: skip
    text = drawn(at, 0, "en", 120)
    for piece in ("[red castle 1-1-1+5]", "[black castle 2-2-2+5 (covered)]", "[white castle 3-3-3+5]",
                  "[Die card 5 5-5-5+2]", "[2 tournaments]", "[Tournament]", "[Catapult 2-2-2+3]", "5-5-5+4",
                  "Anita (you)"):  # fmt: skip
        assert piece in text
    assert "[vörös vár 1-1-1+5]" in drawn(at, 0, "hu", 120)


def test_dice_show_what_is_locked_and_what_is_picked() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "left": "castle_green_1", "dice": "6 2 3 3 5 6"})
    play(at, "Anita", "attempt left, pick 2")
    mine, theirs = drawn(at, 0, "en", 100), drawn(at, 1, "en", 100)
    assert "[6×] [2*] [3 ] [3 ] [5 ] [6×] → a pair of 3s + 5 (2 rerolls left)" in mine
    assert "[2 ]" in theirs
    assert "green castle (2-2-2+1): beat three 2s + 1" in mine
    assert "3-as pár + 5" in drawn(at, 0, "hu", 80)


def test_a_tournament_shows_its_results() -> None:
    at = table({"castles": {"Anita": "castle_red_1"}, "left": "tournament_1", "dice": "3 3 3 1 6 6"})
    play(at, "Anita", "tournament left")
    assert "no result yet" in drawn(at, 1, "en", 80)
    play(at, "Anita", "stop")
    play(at, "Mark", "decline")
    text = drawn(at, 2, "en", 80)
    assert "★ Anita: three 3s + 1" in text
    assert "Mark: stays out" in text


def test_colour_changes_nothing_but_the_look() -> None:
    at = open_table(KNIGHTS, 4, {}, NAMES[:4], "3")
    plain, painted = drawn(at, 0, "en", 100), drawn(at, 0, "en", 100, colour=True)
    assert "\x1b" not in plain
    bare = re.sub("\x1b\\[[0-9;]*m", "", painted)
    assert re.sub(r"[\[\]]", " ", plain) == re.sub(r"[\[\]]", " ", bare)


def test_the_standing_tells_how_it_was_won() -> None:
    at = table({"castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"}, "left": "castle_blue_1",
                "dice": "5 5 5 5 6 6"})  # fmt: skip
    play(at, "Anita", "attempt left, stop")
    standing = KNIGHTS.words.standing(at.game, at.log, "en", NAMES[:3], at.data)
    assert standing.notes == ["Won with four castles."]
    assert (standing.rows[0].seat, standing.rows[0].won, standing.rows[0].cells) == (
        0, True, ["Anita", "4", "0", "0", "1", "1"],
    )  # fmt: skip
    assert [row.place for row in standing.rows] == [1, 2, 2]
