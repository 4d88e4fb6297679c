"""Information-set Monte Carlo tree search: one search for every game, on nothing but what a seat knows.

Each iteration deals a fresh world that agrees with the view, a likely one (`likely_worlds`), walks down the tree
through the answers that are legal in that world, adds one answer to the tree, plays on and tells every answer on the
way what it led to. The tree belongs to the information of the view's seat, not to one world; an answer is judged by
how often it was *available* (Cowling, Powley and Whitehouse, 2012). Every seat maximises its own utility. Where the
game has a scripted expert, its advice is tried first and more often (the PUCT rule; without an expert all answers
start equal). Questions whose best answer the game knows (`GameKind.solved`) are answered so, in the tree and in
playouts alike, and no node is spent on them.
A search ends when its budget is used up, or when what is left of it could not change the answer any more. In a chain of
drafts the next search goes on in the tree of the last one, for nothing new has come to light in between.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from banneret.bots.base import Bot, answers_to, chance_of
from banneret.bots.ismcts_tree import Branch, Node
from banneret.bots.likely_worlds import DEALT, LikelyWorlds
from banneret.bots.value import Value
from banneret.bots.value_file import Values
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Policy, RandomPolicy
from banneret.core.view import View, state_json

EXPLORATION: Final = 0.5
TRUST: Final = 0.6
MANY: Final = 10**15
CLOCK_EVERY: Final = 8  # iterations between two readings of the clock
WIDTH: Final = 2.0  # so many answers are tried at a node at first, and more by the square root of its tries
ADVICE_AT: Final = 3  # the visit of a node at which the expert is asked: most nodes are seen once or twice


@final
class Search:
    """One tree for one view, grown from nothing or from the `root` that an earlier search has left."""

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
        width: float,
        value: Value | None,
        dealt: i64,
        root: Node | None,
    ) -> None:
        self.kind = kind
        self.worlds = LikelyWorlds(kind, view, dealt)
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
        self.width = width
        self.value = value
        self.root = Node(view.seat, kind.bot.learnt(view.state, view.seat)) if root is None else root
        if self.root.advice is None:
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
        world = self.worlds.sample(self.chance)
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

        Of an answer that was never tried we expect what the others got on average. Long lists are widened little by
        little, so that the first of their answers are looked at more than once.
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
            room = self.width == 0.0 or float(len(answers) - len(untried)) < self.width * sqrt(1.0 + visits)
            if best is None or room:
                branch = untried[self.chance.below(len(untried), "untried")]
                hope = total / visits if visits > 0.0 else 0.0
                if best is None or hope + even * sqrt(float(branch.available)) > best_prospect:
                    best = branch
            untried.clear()
        assert best is not None
        return best

    def node_after(self, branch: Branch, world: Game, seat: i64) -> Node:
        """The node that an answer led to in this world."""
        learnt = self.kind.bot.learnt(world, seat)
        node = branch.node(seat, learnt)
        if node is None:
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
                        return estimate if self.value is None else self.value.shares(world, estimate)
                answer = self.playout.choose(world, seat, self.chance)
                decisions += 1
            world.apply(seat, answer, self.chance)
            seat = world.turn()
        return self.kind.bot.utilities(world)


@final
class Ismcts(Bot):
    """Searches for a number of iterations, for a time, or until the first of both is used up.

    With a budget of iterations the same view and seed give the same answer, and so does the same chain of drafts.
    `iterations` and `search` tell what the last call did. `trust` is how much of the prior goes to the expert's advice
    (0: it is not asked); it is asked at the root at once, elsewhere at the visit `advice_at` of a node. After
    `playout_decisions` the game's own estimate ends a playout (0: played to the end, as where it gives none); unless
    given, the game says how many. `width` says how soon long lists of answers are tried in full (0: at once).
    `whole_budget` searches on although the answer is settled. `values` are learned corrections of the game's estimate.
    Of `dealt` worlds that agree with the view the likelier is searched (1: any of them).
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
        advice_at: int = ADVICE_AT,
        width: float = WIDTH,
        whole_budget: bool = False,
        clock: Callable[[], float] = perf_counter,
        values: Values | None = None,
        dealt: int = DEALT,
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
        self.width = width
        self.whole_budget = whole_budget
        self.clock = clock
        self.values = values
        self.dealt: i64 = dealt
        self.iterations: i64 = 0
        self.search: Search | None = None
        self.step = 0
        self.drafted: Branch | None = None
        self.next_state: dict[str, Json] = {}

    def allow(self, seconds: float) -> None:
        """Change the time for an answer."""
        self.seconds = seconds

    def choose(self, view: View) -> Action:
        answers = answers_to(view)
        self.iterations = 0
        self.search = None
        root = self.kept(view)
        self.step = 0 if root is None else self.step + 1
        known = answers[0] if len(answers) == 1 else self.kind.bot.solved(view.state, view.seat)
        if known is not None:
            self.keep(view, known, None if root is None else root.find(known))
            return known
        fits = self.values is not None and self.kind.bot.fits_network(view.state)
        value = self.values.at(int(view.state.players)) if self.values is not None and fits else None
        start = self.clock() if self.seconds > 0.0 else 0.0
        chance = chance_of(self.seed + self.step)
        search = Search(
            self.kind, view, chance, self.exploration, self.trust, self.playout, self.playout_decisions,
            self.advice_at, self.width, value, self.dealt, root,
        )  # fmt: skip
        self.search = search
        while not self.is_enough(search.root, start):
            search.iterate()
            self.iterations += 1
        best = search.root.best()
        self.keep(view, best.action, best)
        return best.action

    def next_step(self, view: View) -> int:
        """Which answer of a chain of drafts this view asks for, from 0 on: each is searched with dice of its own."""
        return 0 if self.kept(view) is None else self.step + 1

    def is_enough(self, root: Node, start: float) -> bool:
        """Whether the budget is used up, or what is left of it cannot change the answer; the clock is read seldom.

        How much a time is still worth is told by how many iterations there were in the time before.
        """
        done = self.iterations
        left = self.most_iterations - done
        if done == 0:
            return False
        if self.most_iterations > 0 and left <= 0:
            return True
        if done % CLOCK_EVERY != 0:
            return False
        if self.seconds > 0.0:
            passed = self.clock() - start
            if passed >= self.seconds:
                return True
            in_time = int(float(done) * (self.seconds - passed) / passed) if passed > 0.0 else MANY
            left = in_time if self.most_iterations == 0 else min(left, in_time)
        return not self.whole_budget and root.lead() > left

    def keep(self, view: View, action: Action, branch: Branch | None) -> None:
        """Remember the tree behind an answer that is a draft: its owner goes on, and sees nothing new before."""
        self.drafted = None
        if branch is not None and action.draft and not action.seals:
            state = view.state.clone()
            state.draft(view.seat, action)
            state.round_off(view.seat)
            self.drafted = branch
            self.next_state = state_json(state, self.kind.rules.fields)

    def kept(self, view: View) -> Node | None:
        """The node of the last search that this view stands for, if it is what the draft before it led to."""
        drafted = self.drafted
        if drafted is None or drafted.seat != view.seat:
            return None
        if state_json(view.state, self.kind.rules.fields) != self.next_state:
            return None
        return drafted.node(view.seat, self.kind.bot.learnt(view.state, view.seat))
