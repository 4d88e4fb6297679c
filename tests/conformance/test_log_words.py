"""Words of the log that several seats share: whoever is taken for a spectator reads what a spectator reads."""

from __future__ import annotations

from random import Random

import pytest

from banneret.conformance.walk import seats_of
from banneret.core.chance import FastChance
from banneret.core.table import open_table
from banneret.core.wording import Wording, game_texts, reader_of
from banneret.games import registry

PLAYERS = {"field_of_glory": 2}
NAMES = ("Anna", "Béla", "Kati", "Dénes")
ANSWERS = 400


@pytest.mark.parametrize("game", registry.SHELF)
def test_a_seat_reads_an_event_as_its_reader_does(game: str) -> None:
    kind = registry.load(game)
    players = PLAYERS.get(game, 4)
    table = open_table(kind, players, {}, list(NAMES[:players]), f"words of {game}")
    chance, random = FastChance(11), Random(game)
    for _ in range(ANSWERS):
        if table.game.over:
            break
        seat = random.choice(seats_of(table.waiting(), players))
        actions = table.legal(seat)
        table.submit(seat, [actions[chance.below(len(actions), "choice")]])
    wording = Wording(kind, game_texts(kind, "en"), list(NAMES[:players]), table.data)
    shared = 0
    for event in table.log:
        for seat in range(players):
            if event.heard_by(seat):
                reader = reader_of(event, seat)
                assert reader in (seat, -1)
                assert wording.event(event, reader) == wording.event(event, seat), (event, seat)
                shared += reader != seat
    assert shared
