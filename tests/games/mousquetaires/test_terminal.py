"""The table and the final standing in a terminal: within the width, in both languages, from what the seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.cli.answers import Typist
from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_chain, random_table
from banneret.core.terminal import shown
from banneret.core.wording import Wording, game_texts
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.data import load_data
from tests.games.mousquetaires.tables import play, table

LANGUAGES = ("en", "hu")


@pytest.mark.parametrize("players", MOUSQUETAIRES.players)
def test_the_table_fits_its_width(players: int) -> None:
    picker = Picker(players)
    at = random_table(MOUSQUETAIRES, players, picker)
    number = 0
    while not at.game.over:
        seat = at.game.turn()
        chain = random_chain(at.game, seat, picker)
        if number % 7 == 0:
            if chain[:-1]:
                at.submit(seat, chain[:-1])
            for looker in range(-1, players):
                for width in (80, 110):
                    for language in LANGUAGES:
                        drawn = MOUSQUETAIRES.terminal.draw(
                            at.view(looker), language, at.record.seats, at.data, width, colour=True
                        )
                        assert max(shown(line) for line in drawn) == width
                        assert not any("[table" in line or "[token" in line for line in drawn)
            at.cancel(seat)
        at.submit(seat, chain)
        number += 1
    for language in LANGUAGES:
        ended = MOUSQUETAIRES.terminal.draw_end(at.game, at.log, language, at.record.seats, at.data, 80, colour=False)
        assert max(shown(line) for line in ended) == 80
        standing = MOUSQUETAIRES.words.standing(at.game, at.log, language, at.record.seats, at.data)
        assert sorted(row.seat for row in standing.rows) == list(range(players))
        assert [row.won for row in standing.rows] == sorted([row.won for row in standing.rows], reverse=True)


def test_a_hidden_destination_is_drawn_for_milady_alone() -> None:
    at = table({"active": "athos", "destination": "quest"})
    pictures = [
        MOUSQUETAIRES.terminal.draw(at.view(seat), "en", at.record.seats, at.data, 100, colour=False) for seat in (4, 0)
    ]
    hers, theirs = ("\n".join(lines) for lines in pictures)
    assert "Your destination" in hers
    assert "Your destination" not in theirs
    assert "? ?" in theirs.replace(",", "")


def test_what_is_chosen_is_drawn_for_its_owner() -> None:
    at = table({"active": "dartagnan", "paris": "captive", "paris_enemies": "brisemont", "hands": {"Anita": "combat"}})
    play(at, "duel brisemont", "add combat")
    drawn = "\n".join(MOUSQUETAIRES.terminal.draw(at.view(0), "en", at.record.seats, at.data, 100, colour=False))
    assert "Chosen" in drawn
    assert "D'Artagnan against Brisemont" in drawn


def drawn_for(seat: int, position: dict[str, Any], language: str = "en", **more: Any) -> str:
    """The table as a seat sees it, without the frame and the breaks of lines."""
    at = table(position, **more)
    lines = MOUSQUETAIRES.terminal.draw(at.view(seat), language, at.record.seats, at.data, 100, colour=False)
    return " ".join(" ".join(lines).replace("│", " ").split())


def test_M_9_5_a_level_is_drawn_with_the_harlot() -> None:
    paris = {"active": "athos", "paris": "captive", "paris_enemies": "brisemont", "louvre": "court_gossip"}
    plain = drawn_for(0, paris)
    assert "Gallantry 6" in plain
    assert "Gallantry 7" in drawn_for(0, {**paris, "paris_trap": "harlot"})
    level = load_data().louvre[1].level
    assert f"Nobility {level + 1}" in drawn_for(0, {**paris, "louvre_trap": "harlot"})


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"more_red": 1}, "Reinforcement: one more red die"),
        ({"fewer_actions": 1}, "Conscripts: one action fewer"),
        ({"isolated": True}, "Isolation: no exchange"),
        ({"emergency": True, "budget": 5}, "Emergency! 5 actions left"),
    ],
)
def test_M_18_1_what_holds_this_round_is_drawn(effect: dict[str, Any], words: str) -> None:
    assert words not in drawn_for(0, {"active": "athos"})
    assert words in drawn_for(0, {"active": "athos", **effect})


def test_M_22_1_the_hourglass_is_drawn() -> None:
    position = {"active": "athos", "emergency": True}
    assert "The hourglass runs" in drawn_for(0, position, options={"emergency_mode": "timer"})


def test_M_17_2_what_kitty_showed_and_what_was_played_stay_known() -> None:
    position = {"active": "athos", "treachery_hand": "plot ambush", "treachery_shown": "ambush",
                "treachery_discard": "reinforcement reinforcement"}  # fmt: skip
    assert "known: Ambush · Treachery played: Reinforcement ×2" in drawn_for(0, position)


def test_M_5_7_the_discards_lie_open() -> None:
    drawn = drawn_for(0, {"active": "athos", "discard": "combat combat kitty"})
    assert "Discarded: Combat ×2, Kitty" in drawn


def test_M_1_3_what_is_used_up_this_round_is_drawn() -> None:
    men = {"athos": {"equipment": "thoroughbred pistol", "horse_used": True}, "porthos": {"banned": True}}
    drawn = drawn_for(0, {"active": "athos", "aramis_used": True, "musketeers": men}, options={"fatal_quest": "true"})
    assert "Pistol · Thoroughbred (ridden this round)" in drawn
    assert "ability used" in drawn
    assert "banned from the quest" in drawn


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("megy louvre", "move louvre"), ("lép louvre", "move louvre"), ("kész", "end turn"), ("vége", "end turn")],
)
def test_a_turn_is_answered_in_natural_words(typed: str, notation: str) -> None:
    """Milady has words that sound alike: what counts is what can be answered now."""
    at = table({"active": "athos"})
    typist = Typist(Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, "hu"), at.record.seats, at.data))
    found, left = typist.understand(typed.split(), at.legal(at.game.turn()))
    assert ([action.notation for action in found], left) == ([notation], [])


def test_names_are_not_cut_while_there_is_room() -> None:
    at = table({"active": "athos"})
    names = ["Kapitány Anna", *at.record.seats[1:]]
    drawn = MOUSQUETAIRES.terminal.draw(at.view(0), "hu", names, at.data, 80, colour=False)
    assert any("Kapitány Anna (te)" in line and "lap" in line for line in drawn)
