"""Answers compared: each is played on by experts in the same sampled worlds, so that only the answer differs.

An estimate one step ahead cannot rank answers. What decides is how games end, and worlds that are common to all answers
take out most of the luck. Everything follows from the view, the seed and the budget.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.view import View
from banneret.insight.chains import Chain, completed, variants
from banneret.insight.playouts import STOPS, Minds, mean_of, seed_at

JUDGED_AT = (20, 40)
SURE = 2.0
# An answer that the expert would not give is behind by so much, give or take so much; and so far may an estimate
# mislead in all worlds alike. As games played to their end from such answers say.
BEHIND = 0.04
SPREAD = 0.1
DOUBT = 0.03


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is played: all answers in `glance` worlds, the `finalists` best of them in `worlds`.

    At most `answers` are looked at; a playout ends at the last of the `stops` (none: at the end of the game), one for
    a curve at the last of its own.
    """

    worlds: int = 48
    glance: int = 8
    answers: int = 10
    finalists: int = 4
    stops: tuple[int, ...] = JUDGED_AT
    curve_stops: tuple[int, ...] = STOPS


QUICK = Budget(worlds=24, glance=6, answers=8, finalists=3)


@dataclass(slots=True)
class Judged:
    """A chain of answers, and what every seat got in each of the worlds."""

    chain: Chain
    shares: list[list[float]] = field(default_factory=list)

    def chance(self, seat: int) -> float:
        return sum(row[seat] for row in self.shares) / len(self.shares)

    def chances(self) -> list[float]:
        return mean_of(self.shares)

    def ahead_of(self, other: "Judged", seat: int) -> tuple[float, float]:
        """By how much it is better for a seat in the worlds that both were played in, and the standard error."""
        gaps = [mine[seat] - theirs[seat] for mine, theirs in zip(self.shares, other.shares, strict=False)]
        mean = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return mean, 1.0
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


@dataclass(frozen=True, slots=True)
class Judgement:
    """The answers of one question, best first. `expert` is what the expert would give, `given` what was given."""

    seat: int
    answers: list[Judged]
    expert: Judged
    given: Judged | None

    @property
    def best(self) -> Judged:
        return self.answers[0]

    def behind(self, one: Judged) -> tuple[float, float]:
        """How far an answer is behind the expert's, and the standard error of that.

        Playouts say how far; what is known of such answers before they are played counts beside them, the more the less
        sure they are. An answer that came out the same in every world is as good.
        """
        gap, error = self.expert.ahead_of(one, self.seat)
        if one is self.expert or gap == error == 0.0:
            return 0.0, 0.0
        noise = error**2 + DOUBT**2
        prior = noise / (noise + SPREAD**2)
        return gap + prior * (BEHIND - gap), SPREAD * sqrt(prior)

    def surely_ahead(self, one: Judged) -> float:
        """By how much an answer is better than the expert's beyond two standard errors.

        The expert's answer is one that was named before. Of the others it is the best of several that is compared, and
        the best of several mostly had luck.
        """
        behind, error = self.behind(one)
        return max(0.0, -behind - SURE * error)

    def cost(self) -> float:
        """What the answer given cost: how far it is behind the expert's, and another one surely ahead of it."""
        if self.given is None:
            return 0.0
        return max(0.0, self.behind(self.given)[0] + self.surely_ahead(self._rival()))

    def better(self) -> Judged | None:
        """The answer by which `cost` is told; None where there is none."""
        return self._rival() if self.cost() > 0.0 else None

    def _rival(self) -> Judged:
        """The best of the other answers; the expert's, unless one is surely better."""
        rivals = [one for one in self.answers if one is not self.given]
        return max(rivals, key=lambda one: (self.surely_ahead(one), one is self.expert))


def judge(
    kind: GameKind, view: View, budget: Budget, seed: int, given: Sequence[Action] | None = None
) -> Judgement | None:  # fmt: skip
    """Compare the answers of a view's seat; `given` is one that is judged in any case. None: there is no choice."""
    minds = Minds.of(kind, *budget.stops)
    chains, expert, own = candidates(minds, view, budget, seed, given)
    if len(chains) < 2 or expert is None:
        return None
    kept = [Judged(chain) for chain in chains]
    worlds = Worlds(minds, view, seed)
    worlds.play(kept, min(budget.glance, budget.worlds))
    if len(kept) > budget.finalists:
        always = [one for one in kept if one.chain in (expert, own)]
        others = sorted((one for one in kept if one not in always), key=lambda one: -one.chance(view.seat))
        kept = always + others[: max(1, budget.finalists - len(always))]
    worlds.play(kept, budget.worlds)
    kept.sort(key=lambda one: -one.chance(view.seat))
    named = {one.chain: one for one in kept}
    return Judgement(int(view.seat), kept, named[expert], None if own is None else named[own])


def candidates(
    minds: Minds, view: View, budget: Budget, seed: int, given: Sequence[Action] | None
) -> tuple[list[Chain], Chain | None, Chain | None]:
    """The chains to be compared: the expert's, the one given, what the expert makes of its beginnings, and others.

    Of the others those come first that are not one of them in another order, which mostly is the same answer.
    """
    legal = view.state.legal(view.seat)
    expert = completed(view, (), minds.expert, seed)
    own = None if given is None else completed(view, given, minds.expert, seed)
    found = [chain for chain in dict.fromkeys((expert, own)) if chain is not None]
    if own is not None and len(own) > 1:
        found += [one for one in variants(view, own, minds.expert, seed, budget.answers // 3) if one not in found]
    rest = list(range(len(legal)))
    FastChance(seed).shuffle(rest, "order")
    reordered: list[Chain] = []
    for place in rest:
        if len(found) >= budget.answers:
            break
        chain = completed(view, (legal[place],), minds.expert, seed)
        if chain is None or chain in found:
            continue
        if any(sorted_parts(chain) == sorted_parts(other) for other in found):
            reordered.append(chain)
        else:
            found.append(chain)
    found += reordered[: budget.answers - len(found)] if len(found) == 1 else []
    return found, expert, own


def sorted_parts(chain: Chain) -> list[int]:
    """The answers of a chain, whatever their order."""
    return sorted(int(action.id) for action in chain)


class Worlds:
    """Worlds that agree with a view, in a fixed order; playouts in one of them share their chance."""

    def __init__(self, minds: Minds, view: View, seed: int) -> None:
        self.minds = minds
        self.seat = int(view.seat)
        self.sampler = minds.kind.sight.sampler(view)
        self.seed = seed
        self.sampled: list[Game] = []

    def play(self, answers: Sequence[Judged], worlds: int) -> None:
        """Play every answer on in the first so many worlds; those that were played already are not played again."""
        while len(self.sampled) < worlds:
            self.sampled.append(self.sampler.sample(FastChance(seed_at(self.seed, 2 * len(self.sampled)))))
        for answer in answers:
            for place in range(len(answer.shares), worlds):
                chance = FastChance(seed_at(self.seed, 2 * place + 1))
                world = self.sampled[place].clone()
                answer.shares.append(self.minds.play_chain(world, self.seat, answer.chain, chance))
