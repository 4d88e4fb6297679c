"""Which worlds are likely: players keep cards that go together, so that their hands are better than random ones."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.games.havoc.odds.random_hands import position
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import best_key
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.sight.companies import FIGHTS, UNDECIDED, part_in_battle
from banneret.games.havoc.sight.memory import HavocView
from banneret.games.havoc.sight.sampler import HavocSampler

# Of two deals the one with the better hands is taken so often, in hundredths; fitted to games of experts.
BETTER_TAKEN: Final = 80


@final
class Belief:
    """Worlds that agree with a view, those in which the others hold good cards more often than the deals alone say."""

    def __init__(self, view: HavocView) -> None:
        self.sampler = HavocSampler(view)
        self.seat: i64 = view.seat
        self.chosen_cards = have_recruited(view.state)

    def sample(self, chance: Chance) -> Havoc:
        world = self.sampler.sample(chance)
        if not self.chosen_cards:
            return world
        other = self.sampler.sample(chance)
        better = chance.below(100, "sample") < BETTER_TAKEN
        return world if (self.menace(world) >= self.menace(other)) == better else other

    def menace(self, world: Havoc) -> float:
        """How good the best hands are that those may lay who can still lay something."""
        total: float = 0.0
        for other in range(world.players):
            if other != self.seat:
                part = part_in_battle(world, other)
                if world.battle == CASTILLON or part == FIGHTS or part == UNDECIDED:
                    total += position(best_key(world.laid[other] + world.hands[other]), world.charter.max_value)
        return total


def have_recruited(game: Havoc) -> bool:
    """Whether anybody can have chosen cards: before the first recruiting hands are as they were dealt."""
    charter = game.charter
    dealt: i64 = game.players * (charter.data.dealt + 1)
    first_deck: i64 = 6 * charter.max_value + charter.dogs - dealt - 3
    return len(game.battle_row) < CASTILLON or game.deck_size() + game.players < first_deck
