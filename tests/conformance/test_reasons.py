"""What an expert says about its answer does not depend on what whoever asks cannot see."""

from __future__ import annotations

import pytest

from banneret.bots import make_bot
from banneret.conformance.walk import seats_of
from banneret.core.chance import FastChance
from banneret.core.table import open_table
from banneret.games import registry

ANSWERS = 500
PLAYERS = {"field_of_glory": 2}


@pytest.mark.parametrize("game", registry.SHELF)
def test_reasons_follow_from_what_the_asker_knows(game: str) -> None:
    """In every world that agrees with the asker's view and allows the answer, the reason is the same."""
    kind = registry.load(game)
    players = PLAYERS.get(game, 3)
    table = open_table(kind, players, {}, [str(seat) for seat in range(players)], "reasons")
    experts = [make_bot(kind, "expert", seed=seat) for seat in range(players)]
    chance = FastChance(1)
    said = 0
    for _ in range(ANSWERS):
        if table.game.over:
            break
        seat = seats_of(table.waiting(), players)[0]
        asker = (seat + 1) % players
        view = table.view(asker)
        world = None if table.draft_of(seat) else kind.sight.sampler(view).sample(chance)
        saw = table.view(seat).state
        action = experts[seat].choose(table.view(seat))
        if world is not None and action in world.legal(seat):
            other = kind.view(world, seat).state
            here = kind.bot.explain(saw, seat, action, view.state)
            there = kind.bot.explain(other, seat, action, view.state)
            assert (here is None) == (there is None), action.notation
            if here is not None and there is not None:
                assert (here.key, here.parts) == (there.key, there.parts), action.notation
                said += 1
        table.submit(seat, [action])
    assert said > 0
