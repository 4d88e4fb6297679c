"""The table and the final standing in a terminal: within the width, in both languages, from what the seat may see."""

from __future__ import annotations

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_chain, random_table
from banneret.core.terminal import shown
from banneret.games.mousquetaires.meta import MOUSQUETAIRES
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
                        drawn = MOUSQUETAIRES.draw(
                            at.view(looker), language, at.record.seats, at.data, width, colour=True
                        )
                        assert max(shown(line) for line in drawn) == width
                        assert not any("[table" in line or "[token" in line for line in drawn)
            at.cancel(seat)
        at.submit(seat, chain)
        number += 1
    for language in LANGUAGES:
        ended = MOUSQUETAIRES.draw_end(at.game, at.log, language, at.record.seats, at.data, 80, colour=False)
        assert max(shown(line) for line in ended) == 80
        standing = MOUSQUETAIRES.standing(at.game, at.log, language, at.record.seats, at.data)
        assert sorted(row.seat for row in standing.rows) == list(range(players))
        assert [row.won for row in standing.rows] == sorted([row.won for row in standing.rows], reverse=True)


def test_a_hidden_destination_is_drawn_for_milady_alone() -> None:
    at = table({"active": "athos", "destination": "quest"})
    pictures = [MOUSQUETAIRES.draw(at.view(seat), "en", at.record.seats, at.data, 100, colour=False) for seat in (4, 0)]
    hers, theirs = ("\n".join(lines) for lines in pictures)
    assert "Your destination" in hers
    assert "Your destination" not in theirs
    assert "? ?" in theirs.replace(",", "")


def test_what_is_chosen_is_drawn_for_its_owner() -> None:
    at = table({"active": "dartagnan", "paris": "captive", "paris_enemies": "brisemont", "hands": {"Anita": "combat"}})
    play(at, "duel brisemont", "add combat")
    drawn = "\n".join(MOUSQUETAIRES.draw(at.view(0), "en", at.record.seats, at.data, 100, colour=False))
    assert "Chosen" in drawn
    assert "D'Artagnan against Brisemont" in drawn
