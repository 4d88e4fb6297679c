"""What others have done tells what they hold: worlds that explain it are searched more often than others.

A sampler deals what a seat cannot see as if nobody had a reason for anything. But players keep cards that go together
and lay their tokens by habit. So several worlds lie ready, and one of them is taken by chance,
in proportion to what speaks for it (`GameBot.signs`, weights fitted to games of experts). Few worlds make it a
cautious belief: those who play otherwise are met as well. All of it follows from the view.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Sampler
from banneret.core.view import View

DEALT: Final = 8  # among so many worlds one is chosen
UNWEIGHED: Final = 56  # worlds that are taken as they come after eight that nothing told apart
STEPS: Final = 2**30
MOST: Final = 30.0  # what speaks for or against a world counts no more than this


@final
class LikelyWorlds(Sampler):
    """Made once for a view, like the sampler whose worlds it chooses from; `dealt` 1: whatever that deals.

    So many worlds lie ready; for each that is asked for a new one takes the place of the oldest.
    """

    def __init__(self, kind: GameKind, view: View, dealt: i64 = DEALT) -> None:
        self.sampler = kind.sight.sampler(view)
        self.bot = kind.bot
        self.seat: i64 = view.seat
        self.weights = kind.bot.sign_weights(int(view.state.players))
        self.dealt: i64 = dealt if self.weights else 1
        self.unweighed: i64 = 0
        self.oldest: i64 = 0
        self.ready: list[Game] = []
        self.likelihoods: list[float] = []

    def sample(self, chance: Chance) -> Game:
        world = self.sampler.sample(chance)
        if self.dealt < 2:
            return world
        if self.unweighed > 0:
            self.unweighed -= 1
            return world
        if self.ready:
            self.ready[self.oldest] = world
            self.likelihoods[self.oldest] = self.likelihood(world)
            self.oldest = (self.oldest + 1) % self.dealt
        elif not self.lay_ready(world, chance):
            return world
        mark = float(chance.below(STEPS, "belief")) / float(STEPS) * sum(self.likelihoods)
        at: i64 = 0
        while at < self.dealt - 1 and self.likelihoods[at] <= mark:
            mark -= self.likelihoods[at]
            at += 1
        return self.ready[at].clone()

    def lay_ready(self, world: Game, chance: Chance) -> bool:
        """The first worlds. Where nothing tells them apart they are not kept, and no further ones weighed for a while:
        mostly what is hidden tells nothing then."""
        self.ready.append(world)
        self.likelihoods.append(self.likelihood(world))
        while len(self.ready) < self.dealt:
            self.ready.append(self.sampler.sample(chance))
            self.likelihoods.append(self.likelihood(self.ready[-1]))
        if min(self.likelihoods) < max(self.likelihoods):
            return True
        self.ready.clear()
        self.likelihoods.clear()
        self.unweighed = UNWEIGHED
        return False

    def likelihood(self, world: Game) -> float:
        """How likely the others have done what they did, if this is the world; up to a factor."""
        total = 0.0
        for at, sign in enumerate(self.bot.signs(world, self.seat)):
            total += self.weights[at] * sign
        return exp(max(-MOST, min(MOST, total)))
