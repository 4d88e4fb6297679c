"""The search: the same view and seed give the same answer, budgets are kept, and what is obviously right is found."""

from __future__ import annotations

from time import perf_counter

import pytest
from mypy_extensions import i64

from banneret.bots import Ismcts, RandomBot
from banneret.bots.ismcts import CLOCK_EVERY
from banneret.core.actions import Action
from banneret.core.chance import Chance, FastChance, NoChance, Outcome, ScriptedChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import GameBot, Policy, RandomPolicy
from banneret.core.view import View
from banneret.games.leduc import CATALOGUE, LEDUC, Leduc
from banneret.games.registry import load

HAVOC = load("havoc")


def leduc(deal: str, answers: str = "") -> Leduc:
    """A game with these cards (first seat, second seat, board) after answers in notation."""
    script = ScriptedChance([Outcome("deal", [LEDUC.rules.outcome_value("deal", deal)], False)], None)
    game = LEDUC.new(2, chance=script)
    for action in CATALOGUE.parse_many(answers):
        game.apply(game.turn(), action, NoChance())
    assert isinstance(game, Leduc)
    return game


def view_of(kind: GameKind, game: Game) -> View:
    return kind.view(game, game.turn(), kind.sight.memory(game, game.turn()))


def visits(bot: Ismcts) -> dict[str, int]:
    """How often each answer was tried in the last search."""
    assert bot.search is not None
    return {branch.action.notation: branch.visits for branch in bot.search.root.branches}


@pytest.mark.parametrize("kind", [LEDUC, HAVOC], ids=["leduc", "havoc"])
def test_the_same_view_and_seed_give_the_same_search(kind: GameKind) -> None:
    view = view_of(kind, kind.new(2, chance=FastChance(3)))
    bots = [Ismcts(kind, iterations=40, seed=seed) for seed in (5, 5, 6)]
    answers = [bot.choose(view) for bot in bots]
    assert answers[0] is answers[1]
    assert visits(bots[0]) == visits(bots[1])
    assert bots[0].choose(view) is answers[0], "a bot asked twice says the same"
    means = [[branch.total for branch in bot.search.root.branches] for bot in bots if bot.search is not None]
    assert means[0] == means[1]
    assert means[0] != means[2]


def test_both_engines_search_alike() -> None:
    """Counted once, uncompiled; the compiled engine must come to the same numbers."""
    bot = Ismcts(LEDUC, iterations=500, seed=7, whole_budget=True)
    bot.choose(view_of(LEDUC, leduc("QsKsJs", "raise")))
    assert visits(bot) == {"fold": 24, "call": 29, "raise": 447}


@pytest.mark.parametrize("iterations", [1, 2, 17, 100])
def test_a_budget_of_iterations_is_used_up(iterations: int) -> None:
    bot = Ismcts(LEDUC, iterations=iterations, whole_budget=True)
    bot.choose(view_of(LEDUC, leduc("QsKsJs")))
    assert bot.iterations == iterations
    assert sum(visits(bot).values()) == iterations


@pytest.mark.parametrize("answers", ["", "raise", "raise, raise, call", "raise, raise, call, raise, raise"])
def test_a_search_ends_early_only_when_its_answer_stands(answers: str) -> None:
    """What is left of the budget would not let the second answer catch up, so that the whole budget says the same."""
    view = view_of(LEDUC, leduc("JsKhQs", answers))
    saved = 0
    for seed in range(12):
        hasty, patient = (Ismcts(LEDUC, iterations=400, seed=seed, whole_budget=whole) for whole in (False, True))
        assert hasty.choose(view) is patient.choose(view)
        assert patient.iterations == 400
        assert hasty.iterations <= 400
        if hasty.iterations < 400:
            first, second = sorted(visits(hasty).values())[:-3:-1]
            assert first - second > 400 - hasty.iterations
            saved += 1
    assert saved > 0


class Clock:
    """Every reading is a tenth of a second later."""

    def __init__(self) -> None:
        self.readings = 0

    def __call__(self) -> float:
        self.readings += 1
        return 100.0 + 0.1 * (self.readings - 1)


def test_a_budget_of_time_ends_when_the_clock_says_so() -> None:
    clock = Clock()
    bot = Ismcts(LEDUC, seconds=1.0, whole_budget=True, clock=clock)
    bot.choose(view_of(LEDUC, leduc("QsKsJs")))
    assert clock.readings == 11
    assert bot.iterations == 10 * CLOCK_EVERY


def test_a_time_that_could_not_change_the_answer_is_not_used_up() -> None:
    """Every tenth of a second brings eight iterations: the lead is compared with those that are still to come."""
    clock = Clock()
    bot = Ismcts(LEDUC, seconds=10.0, seed=1, clock=clock)
    bot.choose(view_of(LEDUC, leduc("QsKsJs", "raise")))
    first, second = sorted(visits(bot).values())[:-3:-1]
    assert clock.readings < 101
    assert bot.iterations == CLOCK_EVERY * (clock.readings - 1)
    assert first - second > 100 * CLOCK_EVERY - bot.iterations


def test_the_first_budget_that_is_used_up_ends_the_search() -> None:
    bot = Ismcts(LEDUC, iterations=40, seconds=1.0, whole_budget=True, clock=Clock())
    bot.choose(view_of(LEDUC, leduc("QsKsJs")))
    assert bot.iterations == 40


def test_real_time_is_kept() -> None:
    bot = Ismcts(LEDUC, seconds=0.05, whole_budget=True)
    start = perf_counter()
    bot.choose(view_of(LEDUC, leduc("QsKsJs")))
    assert 0.05 <= perf_counter() - start < 5.0
    assert bot.iterations > 0


def test_a_single_answer_needs_no_search() -> None:
    game = HAVOC.new(2, chance=FastChance(1))
    chance = FastChance(2)
    bot = Ismcts(HAVOC, iterations=1_000_000)
    for _ in range(5000):
        if game.over:
            game = HAVOC.new(2, chance=chance)
        legal = game.legal(game.turn())
        if len(legal) == 1:
            assert bot.choose(HAVOC.view(game, game.turn())) is legal[0]
            assert bot.iterations == 0
            return
        game.apply(game.turn(), legal[chance.below(len(legal), "choice")], chance)
    pytest.fail("no position with a single answer was met")


@pytest.mark.parametrize(
    ("deal", "answers"),
    [
        ("KsQhKh", "call, call, call, raise"),
        ("KsQhKh", "raise, call, raise, raise"),
        ("QsKhQh", "call, call, call, raise"),
        ("JsKhJh", "raise, call, raise, raise"),
    ],
)
def test_a_pair_that_cannot_be_beaten_is_never_folded(deal: str, answers: str) -> None:
    view = view_of(LEDUC, leduc(deal, answers))
    for seed in range(20):
        assert Ismcts(LEDUC, iterations=200, seed=seed).choose(view).notation != "fold"


def test_a_jack_under_a_board_it_does_not_pair_folds_against_two_raises() -> None:
    """It has 9 chips in and must pay 4 more: the other jack ties, every other card beats it."""
    view = view_of(LEDUC, leduc("JsKhQs", "raise, raise, call, raise, raise"))
    for seed in range(20):
        assert Ismcts(LEDUC, iterations=2000, seed=seed).choose(view).notation == "fold"


def test_the_value_of_an_answer_is_what_it_is_worth() -> None:
    """The last question of a game: a queen with a jack on the board pays 4 chips or loses the 5 that are in.

    Of the four cards that the other may hold, a jack and two kings beat the queen, and the other queen ties.
    """
    view = view_of(LEDUC, leduc("QsKhJs", "raise, raise, call, call, raise"))
    bot = Ismcts(LEDUC, iterations=20_000, seed=1, whole_budget=True)
    bot.choose(view)
    assert bot.search is not None
    means = {branch.action.notation: branch.mean() for branch in bot.search.root.branches}
    assert means["fold"] == pytest.approx(0.5 - 5 / 26)
    assert means["call"] == pytest.approx(0.5 - 9 * 3 / 4 / 26, abs=0.02)


def test_it_beats_random_play_in_leduc() -> None:
    chips = 0.0
    games = 300
    chance = FastChance(4)
    for number in range(games):
        seat = number % 2
        bots = [Ismcts(LEDUC, iterations=100, seed=number), RandomBot(number)]
        game = LEDUC.new(2, chance=chance)
        while not game.over:
            turn = game.turn()
            bot = bots[0] if turn == seat else bots[1]
            game.apply(turn, bot.choose(LEDUC.view(game, turn)), chance)
        chips += game.returns()[seat]
    assert chips / games > 0.5


def test_search_leaves_the_view_as_it_was() -> None:
    for kind in (LEDUC, HAVOC):
        view = view_of(kind, kind.new(2, chance=FastChance(3)))
        before = kind.view_json(view)
        Ismcts(kind, iterations=30).choose(view)
        assert kind.view_json(view) == before


def test_a_seat_of_a_joint_question_answers_although_a_lower_seat_is_asked_too() -> None:
    """Castillon: everybody lays at once; seat 1 must choose without waiting for seat 0."""
    game = HAVOC.new(2, chance=FastChance(1), listen=True)
    memories = [HAVOC.sight.memory(game, seat) for seat in range(2)]
    chance = FastChance(8)
    while game.waiting() != 3:
        legal = game.legal(game.turn())
        game.apply(game.turn(), legal[chance.below(len(legal), "choice")], chance)
        for event in game.take_events():
            for seat, memory in enumerate(memories):
                if event.heard_by(seat):
                    memory.hear(event)
    for _ in range(10):
        action = Ismcts(HAVOC, iterations=30, seed=3).choose(HAVOC.view(game, 1, memories[1]))
        assert game.refuse(1, action) is None
        game.apply(1, action, chance)
        if game.waiting() != 3:
            break
    assert game.waiting() == 1


class CountingPolicy(Policy[Game]):
    """The last legal answer, counted."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, game: Game, seat: i64, chance: Chance) -> Action:
        self.decisions += 1
        return game.legal(seat)[-1]


class EstimatedBot(GameBot[Game]):
    """An estimate in mid-game and a policy that counts, for advice and playouts."""

    def __init__(self, estimate: list[float]) -> None:
        self.estimate = estimate
        self.counting = CountingPolicy()

    def policy(self) -> Policy[Game]:
        return self.counting

    def playout_policy(self) -> Policy[Game]:
        return self.counting

    def utilities(self, game: Game) -> list[float]:
        return LEDUC.bot.utilities(game)

    def evaluate(self, game: Game) -> list[float]:
        assert not game.over
        return self.estimate


def leduc_with(bot: EstimatedBot) -> GameKind:
    return GameKind("estimated", "L", [2], "", LEDUC.rules, LEDUC.sight, bot)


TO_THE_END = (3 + 3) + (2 + 3)  # `call`, then `raise, raise, call` twice; `raise`, then `raise, call` and those three


@pytest.mark.parametrize(
    ("estimate", "playout_decisions", "decisions", "means"),
    [
        ([0.875, 0.125], 1, 2, {0.875}),
        ([0.875, 0.125], 2, 4, {0.875}),
        ([0.875, 0.125], 0, TO_THE_END, {0.0, 0.5, 1.0}),
        ([], 1, TO_THE_END, {0.0, 0.5, 1.0}),
    ],
)
def test_playouts_end_with_the_games_own_estimate_or_at_the_end(
    estimate: list[float], playout_decisions: int, decisions: int, means: set[float]
) -> None:
    """Two iterations try both answers once; the policy raises as long as it may, so that 13 chips are at stake."""
    estimated = EstimatedBot(estimate)
    kind = leduc_with(estimated)
    bot = Ismcts(kind, iterations=2, trust=0.0, playout_decisions=playout_decisions)
    bot.choose(view_of(LEDUC, leduc("JsKsKh")))
    assert estimated.counting.decisions == decisions
    assert bot.search is not None
    assert [branch.visits for branch in bot.search.root.branches] == [1, 1]
    assert {branch.mean() for branch in bot.search.root.branches} <= means


def test_the_advice_of_the_expert_is_tried_first_and_more_often() -> None:
    view = view_of(LEDUC, leduc("QsKsJs"))
    estimated = EstimatedBot([])
    kind = leduc_with(estimated)
    bot = Ismcts(kind, iterations=1)
    assert bot.choose(view).notation == "raise", "the policy gives the last legal answer"
    assert bot.search is not None
    assert bot.search.root.advice is CATALOGUE.parse("raise")
    level = leduc_with(EstimatedBot([0.5, 0.5]))
    shares = []
    for trust in (0.0, 0.6, 0.9):
        bot = Ismcts(level, iterations=200, trust=trust, playout_decisions=1, whole_budget=True)
        bot.choose(view)
        shares.append(visits(bot)["raise"])
    assert shares[0] < shares[1] < shares[2]


def test_late_advice_asks_the_expert_less_often_and_the_search_stays_repeatable() -> None:
    """At the root at once, elsewhere at the third visit: the same view, seed and iterations, the same tree."""
    view = view_of(LEDUC, leduc("QsKsJs"))
    asked = []
    for advice_at in (1, 3):
        trees = []
        for _ in range(2):
            estimated = EstimatedBot([])
            bot = Ismcts(
                leduc_with(estimated), iterations=60, seed=3, playout=RandomPolicy(), advice_at=advice_at,
                whole_budget=True,
            )  # fmt: skip
            bot.choose(view)
            assert bot.search is not None
            assert bot.search.root.advice is CATALOGUE.parse("raise")
            trees.append((visits(bot), estimated.counting.decisions))
        assert trees[0] == trees[1]
        asked.append(trees[0][1])
    assert 1 < asked[1] < asked[0]


def test_another_playout_policy_can_be_given() -> None:
    estimated = EstimatedBot([])
    kind = leduc_with(estimated)
    Ismcts(kind, iterations=50, trust=0.0, playout=RandomPolicy()).choose(view_of(LEDUC, leduc("QsKsJs")))
    assert estimated.counting.decisions == 0


class SolvedBot(EstimatedBot):
    """Leduc in which everybody knows that seat 1 always calls, and an estimate is asked for after one answer."""

    def solved(self, game: Game, seat: i64) -> Action | None:
        return CATALOGUE.parse("call") if seat == 1 else None

    def playout_decisions(self) -> int:
        return 1


def test_what_the_game_has_solved_is_left_to_it() -> None:
    """No node is spent on seat 1, neither in the tree nor by asking a policy in playouts."""
    kind = leduc_with(SolvedBot([]))
    bot = Ismcts(kind, iterations=100, seed=2)
    bot.choose(view_of(LEDUC, leduc("QsKsJs")))
    assert bot.search is not None
    waiting = [bot.search.root]
    nodes = 0
    while waiting:
        node = waiting.pop()
        nodes += 1
        assert node.seat == 0
        for branch in node.branches:
            waiting.extend(branch.nodes)
    assert nodes > 1


def test_a_solved_question_is_answered_without_search() -> None:
    bot = Ismcts(leduc_with(SolvedBot([])), iterations=100)
    assert bot.choose(view_of(LEDUC, leduc("QsKsJs", "raise"))).notation == "call"
    assert bot.search is None
    assert bot.iterations == 0


def test_the_game_says_how_long_playouts_are() -> None:
    estimated = SolvedBot([0.875, 0.125])
    Ismcts(leduc_with(estimated), iterations=2, trust=0.0).choose(view_of(LEDUC, leduc("JsKsKh")))
    assert estimated.counting.decisions == 2, "one answer of seat 0 in each playout; solved ones do not count"
    assert Ismcts(LEDUC, iterations=1).playout_decisions == 10


def crying_havoc() -> tuple[Game, View]:
    """Seat 0 has cried Havoc in its first turn and lays two cards or more, one after the other."""
    game = HAVOC.new(2, chance=FastChance(5), listen=True)
    seat = game.turn()
    memory = HAVOC.sight.memory(game, seat)
    game.apply(seat, HAVOC.rules.catalogue.parse("havoc"), NoChance())
    for event in game.take_events():
        if event.heard_by(seat):
            memory.hear(event)
    return game, HAVOC.view(game, seat, memory)


def lay_two(bot: Ismcts) -> list[tuple[str, dict[str, int], int]]:
    """Two answers of the chain: what was laid, how often each answer was tried, and in how many iterations."""
    game, view = crying_havoc()
    found = []
    for _ in range(2):
        action = bot.choose(view)
        assert action.draft
        found.append((action.notation, visits(bot), int(bot.iterations)))
        game.apply(view.seat, action, NoChance())
        view = HAVOC.view(game, view.seat, view.memory)
    return found


def test_a_chain_of_drafts_goes_on_in_the_same_tree_and_stays_repeatable() -> None:
    first, second = lay_two(Ismcts(HAVOC, iterations=60, seed=4, whole_budget=True))
    assert sum(first[1].values()) == first[2] == second[2] == 60
    assert 60 < sum(second[1].values()) <= 60 + first[1][first[0]], "what was tried behind the first card counts"
    again = Ismcts(HAVOC, iterations=60, seed=4, whole_budget=True)
    assert lay_two(again) == [first, second]
    assert lay_two(again) == [first, second], "the next chain begins with a new tree"


def test_a_view_that_is_not_what_the_draft_led_to_gets_a_tree_of_its_own() -> None:
    game, view = crying_havoc()
    bot = Ismcts(HAVOC, iterations=40, seed=4, whole_budget=True)
    laid = bot.choose(view)
    other = next(action for action in game.legal(view.seat) if action.draft and action is not laid)
    game.apply(view.seat, other, NoChance())
    strayed = HAVOC.view(game, view.seat, view.memory)
    answer, tried = bot.choose(strayed), visits(bot)
    assert sum(tried.values()) == 40
    fresh = Ismcts(HAVOC, iterations=40, seed=4, whole_budget=True)
    assert fresh.choose(strayed) is answer
    assert visits(fresh) == tried


def test_long_lists_of_answers_are_widened_little_by_little() -> None:
    """Of the first cards that can be laid only some are tried soon; without a width all of them are."""
    _, view = crying_havoc()
    tried = []
    for width in (0.5, 2.0, 0.0):
        bot = Ismcts(HAVOC, iterations=24, seed=2, trust=0.0, exploration=50.0, width=width, whole_budget=True)
        bot.choose(view)
        tried.append(sum(1 for times in visits(bot).values() if times > 0))
    assert tried[0] <= 0.5 * (1 + 24) ** 0.5 + 1
    assert tried[0] < tried[1] <= tried[2] == len(view.state.legal(view.seat))
