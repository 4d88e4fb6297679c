"""Sampled worlds agree with the view that they come from."""

from __future__ import annotations

import pytest

from banneret.core.chance import FastChance
from banneret.core.observation import Encoder
from banneret.core.view import View, state_json
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.state import WarriorKnights


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_sampled_world_looks_the_same_to_the_seat(players: int) -> None:
    chance = FastChance(40 + players)
    game = WARRIOR_KNIGHTS.new(players, {"round_limit": "12"}, chance=chance)
    encoder = Encoder(WARRIOR_KNIGHTS, players)
    backs = next(slice(slot.start, slot.stop) for slot in encoder.layout if slot.name == "event_deck")
    decisions = 0
    checked = 0
    varied = 0
    while not game.over and decisions < 1500:
        seat = game.turn()
        answers = game.legal(seat)
        if decisions % 11 == 0:
            for viewer in range(players):
                view = WARRIOR_KNIGHTS.view(game, viewer)
                sampler = WARRIOR_KNIGHTS.sight.sampler(view)
                world = sampler.sample(FastChance(decisions))
                other = sampler.sample(FastChance(decisions + 1))
                assert isinstance(world, WarriorKnights)
                again = WARRIOR_KNIGHTS.view(world, viewer)
                fields = WARRIOR_KNIGHTS.rules.fields
                assert state_json(again.state, fields) == state_json(view.state, fields)
                in_world = encoder.encode(View(viewer, world, None, {}))  # with open cards: they fit, too
                assert in_world[backs] == encoder.encode(view)[backs]
                if not any(world.picked):
                    world.check()
                varied += WARRIOR_KNIGHTS.digest(world) != WARRIOR_KNIGHTS.digest(other)
                checked += 1
        eager = [answer for answer in answers if answer.notation not in ("pass", "done", "decline", "propose delay")]
        pool = eager if eager and chance.below(5, "eager") > 0 else answers
        game.apply(seat, pool[chance.below(len(pool), "choice")], chance)
        decisions += 1
    assert checked > 50
    assert varied == checked
