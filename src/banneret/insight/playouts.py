"""Playing on with experts: from a position to the end, or to a horizon where the game estimates the rest.

An estimate has its moods: right after a card is laid it thinks too much of it. So it is asked several times on the way,
and the mean counts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from banneret.bots.value import Value
from banneret.bots.value_file import Values
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance, FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Policy
from banneret.core.view import View

STOPS = (4, 10, 20)  # where a curve asks for the estimate
SPREAD = 0x9E3779B97F4A7C15
SEEDS = 2**62


def seed_at(seed: int, place: int) -> int:
    """Seeds of worlds and playouts, far apart for neighbouring places."""
    return (seed * 0x5851F42D4C957F2D + (place + 1) * SPREAD) % SEEDS


@dataclass(frozen=True, slots=True)
class Minds:
    """Who plays on: the game's expert; and who estimates the end after so many decisions, at each of the `stops`.

    No stops: all is played to the end. The network of a game corrects its estimate, where there is one for so many
    players; elsewhere, and without `values`, the game's own forecast is taken.
    """

    kind: GameKind
    expert: Policy[Game]
    stops: tuple[int, ...]
    values: Values | None

    @classmethod
    def of(cls, kind: GameKind, *stops: int) -> "Minds":
        """With stops in their order; 0 is none."""
        return cls(kind, kind.bot.policy(), tuple(stop for stop in stops if stop > 0), Values(kind))

    def play_out(self, world: Game, chance: Chance) -> list[float]:
        """The shares of the victory that experts come to from here; `world` is used up."""
        bot, decisions, seat = self.kind.bot, 0, world.turn()
        found: list[list[float]] = []
        while seat >= 0:
            answer = bot.solved(world, seat)
            if answer is None:
                if len(found) < len(self.stops) and decisions == self.stops[len(found)]:
                    estimate = self.estimate(world)
                    if estimate:
                        found.append(estimate)
                        if len(found) == len(self.stops):
                            return mean_of(found)
                answer = self.expert.choose(world, seat, chance)
                decisions += 1
            world.apply(seat, answer, chance)
            seat = world.turn()
        end = bot.utilities(world)
        return mean_of(found + [end] * max(1, len(self.stops) - len(found)))

    def estimate(self, world: Game) -> list[float]:
        """What each seat may expect in a world; an empty list: the game does not say."""
        value: Value | None = None
        if self.values is not None and self.kind.bot.fits_network(world):
            value = self.values.at(world.players)
        if value is None:
            return self.kind.bot.forecast(world)
        estimate = self.kind.bot.evaluate(world)
        return value.shares(world, estimate) if estimate else []

    def play_chain(self, world: Game, seat: int, chain: Sequence[Action], chance: Chance) -> list[float]:
        """The same after a seat has given a chain of answers, the last of which goes on."""
        for action in chain[:-1]:
            world.draft(seat, action)
        world.apply(seat, chain[-1], chance)
        return self.play_out(world, chance)


def mean_of(shares: Iterable[Sequence[float]]) -> list[float]:
    """The mean for each seat."""
    rows = list(shares)
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def known_chances(minds: Minds, view: View, worlds: int, seed: int) -> list[float]:
    """The chance to win of every seat, as the seat of a view could know it: in worlds that agree with what it knows."""
    if view.state.over:
        return minds.kind.bot.utilities(view.state)
    sampler = minds.kind.sight.sampler(view)
    found: list[list[float]] = []
    for place in range(worlds):
        chance = FastChance(seed_at(seed, place))
        found.append(minds.play_out(sampler.sample(chance), chance))
    return mean_of(found)


def open_chances(minds: Minds, game: Game, playouts: int, seed: int) -> list[float]:
    """The chance to win of every seat with all cards open, those of the piles included: for games that are over."""
    if game.over:
        return minds.kind.bot.utilities(game)
    return mean_of(
        minds.play_out(game.clone(), FastChance(seed_at(seed, place))) for place in range(playouts)
    )  # fmt: skip


def is_asked(view: View) -> bool:
    """Whether the seat of a view has a question to answer."""
    return view.seat >= 0 and view.state.waiting() & BIT[view.seat] != 0
