"""Section 13 in whole games played at random."""

from __future__ import annotations

import pytest

from banneret.core.chance import FastChance
from banneret.core.view import masked
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import KINGDOM_CITIES, SLOTS
from banneret.games.warrior_knights.rules.state import WarriorKnights

OPTIONS: list[dict[str, str]] = [
    {},
    {"player_elimination": "on", "kingdom_cities": "18"},
    {"exchange_heirs": "on", "abandoned_nobles": "on", "miracles_can_happen": "on", "fallen_defenders": "count"},
    {"open_private_motions": "on", "negotiation": "permissions"},
    {"negotiation": "off", "might_is_right": "on", "fortified_income": "taxation"},
]


def random_side_act(game: WarriorKnights, chance: FastChance) -> None:
    """Now and then somebody gives crowns, hands over or kills an heir, or ends a lasting event."""
    seat = chance.below(game.players, "who")
    acts = game.side(seat) if chance.below(12, "side act") == 0 else []
    if acts:
        game.apply_side(seat, acts[chance.below(len(acts), "act")], chance)
        game.check()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_section_13_holds_in_random_games(players: int) -> None:
    """At every question; what the seat asked may see gives it the same answers, and clones are equal."""
    options = {"round_limit": "12", **OPTIONS[players - 2]}
    chance = FastChance(100 + players)
    game = WARRIOR_KNIGHTS.new(players, options, chance=chance)
    assert isinstance(game, WarriorKnights)
    decisions = 0
    while not game.over:
        random_side_act(game, chance)
        seat = game.turn()
        answers = game.legal(seat)
        eager = [answer for answer in answers if answer.notation not in ("pass", "done", "decline", "propose delay")]
        pool = eager if eager and chance.below(5, "eager") > 0 else answers
        if decisions % 29 == 0:
            seen = masked(game, seat, WARRIOR_KNIGHTS.rules.fields)
            assert [answer.id for answer in seen.legal(seat)] == [answer.id for answer in answers]
            assert WARRIOR_KNIGHTS.digest(game.clone()) == WARRIOR_KNIGHTS.digest(game)
        game.apply(seat, pool[chance.below(len(pool), "choice")], chance)
        game.check()
        decisions += 1
        assert decisions < 20000
    assert all(0 <= owner < players for owner in game.owners[:KINGDOM_CITIES] if owner >= 0)
    assert len(game.armies) == players * SLOTS
