"""Havoc's table in the terminal: everything is on it, nothing sticks out, and it shows what the seat may see."""

from __future__ import annotations

import re

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.core.terminal import Pen, clip, flow, pad, shown, wrap
from banneret.games import registry
from banneret.games.havoc.rules.cards import notation
from banneret.games.havoc.rules.state import Havoc

KIND = registry.load("havoc")
NAMES = ["Anita", "Márk von und zu Hohenstaufen", "Éva", "Jenő", "Odo", "Ursula"]


def drawn(table: Table, seat: int, language: str, width: int, colour: bool = False) -> list[str]:
    return KIND.terminal.draw(table.view(seat), language, NAMES[: table.game.players], table.data, width, colour)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("players", "width"), [(2, 60), (3, 80), (4, 80), (5, 100), (6, 120), (6, 60)])
def test_every_line_is_exactly_as_wide_as_the_table(players: int, width: int, language: str) -> None:
    for seed in range(3):
        options = {"john_of_gaunt": "on", "visible_battles": "next_four", "battle_order": "random"}
        table = open_table(KIND, players, options, NAMES[:players], str(seed))
        chance = FastChance(seed)
        while not table.game.over:
            seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
            lines = drawn(table, seat, language, width)
            assert {shown(line) for line in lines} == {width}, "\n".join(lines)
            assert not re.search(r"\[(table|card)-", "\n".join(lines))
            legal = table.legal(seat)
            table.submit(seat, [legal[chance.below(len(legal), "choice")]])
        assert {shown(line) for line in drawn(table, 0, language, width)} == {width}
        end = KIND.terminal.draw_end(
            table.game, table.log, language, NAMES[:players], table.data, max(width, 80), False
        )
        assert {shown(line) for line in end} == {max(width, 80)}
        assert any(line.startswith("│ ★ 1.") for line in end)


def test_the_hand_of_the_seat_is_shown_and_no_other() -> None:
    table = open_table(KIND, 4, {}, NAMES[:4], "3")
    assert isinstance(table.game, Havoc)
    seen = set(re.findall(r"[bogkyn]\d+|D(?= dog)", "\n".join(drawn(table, 2, "en", 120))))
    recruits = {notation(card) for card in table.game.recruits}
    assert {notation(card) for card in table.game.hands[2]} | recruits == seen
    spectator = set(re.findall(r"\[([bogkyn]\d+|D) ", "\n".join(drawn(table, -1, "en", 120))))
    assert spectator == recruits


def test_colour_changes_nothing_but_the_look() -> None:
    table = open_table(KIND, 4, {}, NAMES[:4], "3")
    plain, painted = drawn(table, 0, "en", 100), drawn(table, 0, "en", 100, colour=True)
    assert not any("\x1b" in line for line in plain)
    bare = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in painted]
    assert [re.sub(r"[\[\]]", " ", line) for line in plain] == [re.sub(r"[\[\]]", " ", line) for line in bare]


def test_chosen_cards_show_the_combination_they_would_make() -> None:
    table = open_table(KIND, 2, {}, NAMES[:2], "3")
    seat = table.game.turn()
    table.submit(seat, [KIND.rules.catalogue.parse("havoc")])
    assert isinstance(table.game, Havoc)
    values: dict[int, list[int]] = {}
    for card in table.game.hands[seat]:
        values.setdefault(int(notation(card)[1:] or 0), []).append(card)
    pair = next(cards for cards in values.values() if len(cards) > 1)[:2]
    table.submit(seat, [KIND.rules.catalogue.parse(f"lay {notation(card)}") for card in pair])
    text = "\n".join(drawn(table, seat, "en", 80))
    assert re.search(r"Chosen: .*→ pair of \w+", text)
    assert "Chosen" not in "\n".join(drawn(table, 1 - seat, "en", 80))


@pytest.mark.parametrize(
    ("text", "columns"), [("", 0), ("abc", 3), ("\x1b[1mabc\x1b[0m", 3), ("Jenő", 4), ("e\u0301", 1), ("漢字", 4)]
)
def test_columns_are_counted_as_a_terminal_counts_them(text: str, columns: int) -> None:
    assert shown(text) == columns
    assert shown(pad(text, 9)) == 9


def test_lines_break_between_pieces_only() -> None:
    assert flow(["aa", "bb", "cc"], 6) == ["aa  bb", "cc"]
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("after 4\N{NO-BREAK SPACE}000 kB", 8) == ["after", "4\N{NO-BREAK SPACE}000 kB"]
    assert clip("Hohenstaufen", 6) == "Hohen…"
    assert Pen(20, False).box("T", "", [["x"], []]) == [
        "╭─ T ──────────────╮",
        "│ x                │",
        "╰──────────────────╯",
    ]
