"""Information-set Monte Carlo tree search: one search for every game, on nothing but what a seat knows.

Each iteration deals a fresh world that agrees with the view, walks down the tree through the answers that are legal in
that world, adds one answer to the tree, plays on and tells every answer on the way what it led to. The tree belongs to
the information of the view's seat, not to one world; an answer is judged by how often it was *available* (Cowling,
Powley and Whitehouse, 2012). Every seat maximises its own utility. Where the game has a scripted expert, its advice is
tried first and more often (the PUCT rule; without an expert all answers start equal). Questions whose best answer the
game knows (`GameKind.solved`) are answered so, in the tree and in playouts alike, and no node is spent on them.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from banneret.bots.base import Bot, answers_to, chance_of
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Policy, RandomPolicy
from banneret.core.view import View

EXPLORATION: Final = 0.5
TRUST: Final = 0.6
CLOCK_EVERY: Final = 8  # iterations between two readings of the clock
LATE_ADVICE: Final = 3  # the visit of a node at which `ismcts-late` asks the expert: most nodes are seen once or twice


@final
class Branch:
    """One answer at a node and what search has found out about it."""

    __slots__ = ("action", "available", "nodes", "seat", "total", "visits")

    def __init__(self, seat: i64, action: Action) -> None:
        self.seat: i64 = seat
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.nodes: list[Node] = []

    def mean(self) -> float:
        """What the seat that gave this answer got on average, from 0 to 1."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


@final
class Node:
    """A position as the answers tell it, and what the seat asked has learnt from chance."""

    __slots__ = ("advice", "branches", "learnt", "seat", "visits")

    def __init__(self, seat: i64, learnt: i64) -> None:
        self.seat: i64 = seat
        self.learnt: i64 = learnt
        self.visits: i64 = 0
        self.advice: Action | None = None
        self.branches: list[Branch] = []

    def find(self, action: Action) -> Branch | None:
        for branch in self.branches:
            if branch.action is action:
                return branch
        return None


@final
class Search:
    """One tree for one view."""

    def __init__(
        self,
        kind: GameKind,
        view: View,
        chance: FastChance,
        exploration: float,
        trust: float,
        playout: Policy[Game],
        playout_decisions: i64,
        advice_at: i64,
    ) -> None:
        self.kind = kind
        self.sampler = kind.sight.sampler(view)
        self.chance = chance
        self.seat: i64 = view.seat
        self.own: i64 = BIT[view.seat]
        self.exploration = exploration
        self.trust = trust
        self.expert = kind.bot.policy()
        self.advised = trust > 0.0 and not isinstance(self.expert, RandomPolicy)
        self.playout = playout
        self.playout_decisions: i64 = playout_decisions
        self.advice_at: i64 = advice_at
        self.root = Node(view.seat, kind.bot.learnt(view.state, view.seat))
        self.advise(self.root, view.state)
        self.path: list[Branch] = []
        self.untried: list[Branch] = []

    def advise(self, node: Node, world: Game) -> None:
        """Ask the expert what it would answer here; that takes longer than all else in most games."""
        if self.advised:
            node.advice = self.expert.choose(world, node.seat, self.chance)

    def asked(self, world: Game) -> i64:
        """The seat that answers next: where several are asked at once and answer blindly, our own comes first."""
        return self.seat if world.waiting_mask & self.own != 0 else world.turn()

    def follow(self, world: Game) -> i64:
        """Give all answers that the game knows to be best; the seat that is then asked."""
        seat = self.asked(world)
        while seat >= 0:
            known = self.kind.bot.solved(world, seat)
            if known is None:
                break
            world.apply(seat, known, self.chance)
            seat = self.asked(world)
        return seat

    def iterate(self) -> None:
        """One world from the root to the end."""
        world = self.sampler.sample(self.chance)
        path = self.path
        path.clear()
        node = self.root
        seat = self.seat
        while seat >= 0:
            answers = world.stack[-1].legal(world, seat)
            branch = self.select(node, answers)
            path.append(branch)
            world.apply(seat, branch.action, self.chance)
            seat = self.follow(world)
            if branch.visits == 0 and len(answers) > 1:
                break
            if seat >= 0:
                node = self.node_after(branch, world, seat)
                node.visits += 1
                if node.visits == self.advice_at:
                    self.advise(node, world)
        utilities = self.play_out(world, seat)
        for branch in path:
            branch.visits += 1
            branch.total += utilities[branch.seat]

    def select(self, node: Node, answers: list[Action]) -> Branch:
        """The answer with the best prospect: its mean, and a bonus for answers that were tried little for their prior.

        Of an answer that was never tried we expect what the others got on average.
        """
        branches = node.branches
        known: i64 = len(branches)
        at: i64 = 0
        advice = node.advice
        even = self.exploration / float(len(answers))
        favoured = even
        if advice is not None:
            even *= 1.0 - self.trust
            favoured = even + self.exploration * self.trust
        untried = self.untried
        visits = 0.0
        total = 0.0
        best: Branch | None = None
        best_prospect = -1.0
        for answer in answers:
            # Lists of legal answers mostly keep their order, so that the next branch is mostly the one.
            if at < known and branches[at].action is answer:
                branch: Branch | None = branches[at]
                at += 1
            else:
                branch = node.find(answer)
            if branch is None:
                branch = Branch(node.seat, answer)
                branches.append(branch)
            branch.available += 1
            if branch.visits == 0:
                if answer is advice:
                    best = branch
                    best_prospect = 2.0
                untried.append(branch)
            else:
                tried = float(branch.visits)
                visits += tried
                total += branch.total
                bonus = favoured if answer is advice else even
                prospect = branch.total / tried + bonus * sqrt(float(branch.available)) / (1.0 + tried)
                if prospect > best_prospect:
                    best_prospect = prospect
                    best = branch
        if untried:
            branch = untried[self.chance.below(len(untried), "untried")]
            untried.clear()
            hope = total / visits if visits > 0.0 else 0.0
            if best is None or hope + even * sqrt(float(branch.available)) > best_prospect:
                best = branch
        assert best is not None
        return best

    def node_after(self, branch: Branch, world: Game, seat: i64) -> Node:
        """The node that an answer led to in this world."""
        learnt = self.kind.bot.learnt(world, seat)
        for node in branch.nodes:
            if node.seat == seat and node.learnt == learnt:
                return node
        node = Node(seat, learnt)
        branch.nodes.append(node)
        return node

    def play_out(self, world: Game, seat: i64) -> list[float]:
        """Answers of the playout policy to the end, or until the game gives an estimate when it is asked for one.

        Answers that are known to be best do not count as decisions.
        """
        decisions: i64 = 0
        while seat >= 0:
            answer = self.kind.bot.solved(world, seat)
            if answer is None:
                if decisions == self.playout_decisions and decisions > 0:
                    estimate = self.kind.bot.evaluate(world)
                    if estimate:
                        return estimate
                answer = self.playout.choose(world, seat, self.chance)
                decisions += 1
            world.apply(seat, answer, self.chance)
            seat = world.turn()
        return self.kind.bot.utilities(world)

    def best(self) -> Action:
        """The answer that was tried most; of equals the better one."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if branch.visits > best.visits or (branch.visits == best.visits and branch.total > best.total):
                best = branch
        return best.action


@final
class Ismcts(Bot):
    """Searches for a number of iterations, for a time, or until the first of both is used up.

    With a budget of iterations the same view and seed give the same answer. `iterations` and `search` tell what the
    last call did. `trust` is how much of the prior goes to the expert's advice (0: it is not asked); it is asked at the
    root at once, elsewhere at the visit `advice_at` of a node. After `playout_decisions` the game's own estimate ends a
    playout (0: played to the end, as where it gives none); unless given, the game says how many.
    """

    def __init__(
        self,
        kind: GameKind,
        iterations: int = 0,
        seconds: float = 0.0,
        seed: int = 0,
        exploration: float = EXPLORATION,
        trust: float = TRUST,
        playout: Policy[Game] | None = None,
        playout_decisions: int | None = None,
        advice_at: int = 1,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if iterations < 0 or seconds < 0.0 or (iterations == 0 and seconds == 0.0):
            raise UserError("search_budget", {"iterations": iterations, "seconds": seconds})
        super().__init__(f"ismcts:{iterations}" if iterations > 0 else f"ismcts:{seconds:g}s")
        self.kind = kind
        self.most_iterations: i64 = iterations
        self.seconds = seconds
        self.seed = seed
        self.exploration = exploration
        self.trust = trust
        self.playout = kind.bot.playout_policy() if playout is None else playout
        self.playout_decisions: i64 = kind.bot.playout_decisions() if playout_decisions is None else playout_decisions
        self.advice_at: i64 = advice_at
        self.clock = clock
        self.iterations: i64 = 0
        self.search: Search | None = None

    def choose(self, view: View) -> Action:
        answers = answers_to(view)
        self.iterations = 0
        self.search = None
        if len(answers) == 1:
            return answers[0]
        known = self.kind.bot.solved(view.state, view.seat)
        if known is not None:
            return known
        until = self.clock() + self.seconds if self.seconds > 0.0 else 0.0
        chance = chance_of(self.seed)
        search = Search(
            self.kind, view, chance, self.exploration, self.trust, self.playout, self.playout_decisions, self.advice_at
        )  # fmt: skip
        self.search = search
        iterations: i64 = 0
        while self.most_iterations == 0 or iterations < self.most_iterations:
            search.iterate()
            iterations += 1
            if self.seconds > 0.0 and iterations % CLOCK_EVERY == 0 and self.clock() >= until:
                break
        self.iterations = iterations
        return search.best()
