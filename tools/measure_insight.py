"""Measure what `docs/insight.md` says of grades and of the curve; best on the compiled engine.

python -m tools.measure_insight grades havoc --count 300    answers of a novice: do slips cost more than own answers?
python -m tools.measure_insight curve havoc --count 1000    games of experts: does the chance shown come about?
python -m tools.measure_insight curve havoc --count 200 --bot ismcts:50
python -m tools.measure_insight hints havoc --count 100     a novice against experts: what do hints win it?

A novice is an expert that answers at random in one of four small answers: a slip. A slip that is the expert's answer,
the same parts in another order, or came out the same in every world, is none in effect; both figures are told.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from math import sqrt
from statistics import mean, stdev
from time import process_time

from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Policy
from banneret.core.table import Table, open_table
from banneret.core.view import View
from banneret.games.registry import load
from banneret.insight.chains import LONGEST_CHAIN, Chain
from banneret.insight.hints import hint
from banneret.insight.judging import QUICK, Budget, Judgement, judge, sorted_parts
from banneret.insight.playouts import Minds, known_chances, seed_at

SLIPS_IN = 4
RESAMPLED = 400
QUARTERS = (0.25, 0.5, 0.75)
EDGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)
CURVE_WORLDS = 24


@dataclass(frozen=True, slots=True)
class Answer:
    """A judged answer of a novice: what it cost, and whether it was a slip, and one that changed anything.

    `alike` is the cost where the expert's answer is one of all, one standard error off each. `turned` is that of the
    expert's answer, had the slip been the expert's: by half of both one sees what the rule alone would tell.
    """

    cost: float
    alike: float
    turned: float
    slip: bool
    other: bool


def novice_chain(view: View, expert: Policy[Game], chance: FastChance) -> tuple[Chain, bool]:
    """A whole answer of a novice, and whether it slipped on the way."""
    state, seat, slip = view.state.clone(), view.seat, False
    chain: Chain = ()
    while len(chain) < LONGEST_CHAIN:
        rest = state.round_off(seat) if chain else []
        chain += tuple(rest)
        if rest and not rest[-1].draft:
            break
        answers = state.legal(seat)
        if len(answers) == 1:
            action = answers[0]
        elif chance.below(SLIPS_IN, "slip") == 0:
            action, slip = answers[chance.below(len(answers), "choice")], True
        else:
            action = expert.choose(state, seat, chance)
        chain += (action,)
        if action.seals or not action.draft:
            break
        state.draft(seat, action)
    return chain, slip


def new_table(kind: GameKind, players: int, seed: str) -> Table:
    names = [f"Seat {seat}" for seat in range(players)]
    return open_table(kind, players, kind.rules.simulation_options(), names, seed)


def asked_seat(table: Table) -> int:
    return next(seat for seat in range(table.game.players) if table.waiting() & BIT[seat])


def novice_answers(kind: GameKind, players: int, every: int, seed: str) -> Iterator[Answer]:
    """Answers of novices in game after game, one question of `every` judged."""
    expert, number, asked = kind.bot.policy(), 0, 0
    while True:
        number += 1
        chance, table = FastChance(seed_at(number, 1)), new_table(kind, players, f"{seed}-{number}")
        while not table.game.over:
            seat = asked_seat(table)
            view = table.view(seat)
            chain, slip = novice_chain(view, expert, chance)
            if not table.draft_of(seat) and len(view.state.legal(seat)) > 1:
                asked += 1
                found = judge(kind, view, Budget(), seed_at(number, asked), chain) if asked % every == 0 else None
                if found is not None and found.given is not None:
                    turned = Judgement(found.seat, found.answers, found.given, found.expert)
                    yield Answer(found.cost(), cost_alike(found), turned.cost(), slip, not is_the_experts(found))
            table.submit(seat, list(chain))


def cost_alike(found: Judgement) -> float:
    """The lead of the best of all answers, less one standard error."""
    if found.given is None:
        return 0.0
    leads = [other.ahead_of(found.given, found.seat) for other in found.answers if other is not found.given]
    return max(0.0, *[gap - error for gap, error in leads])


def is_the_experts(found: Judgement) -> bool:
    """Whether the answer given is the expert's in effect."""
    given, expert = found.given, found.expert
    if given is None or given is expert:
        return True
    return sorted_parts(given.chain) == sorted_parts(expert.chain) or given.shares == expert.shares


def area(slips: Sequence[float], own: Sequence[float]) -> float:
    """How often a slip cost more than an own answer; equal costs count half."""
    above = sum((slip > one) + 0.5 * (slip == one) for slip in slips for one in own)
    return above / (len(slips) * len(own))


def area_told(slips: Sequence[float], own: Sequence[float], rng: random.Random) -> str:
    """The area and its interval, by answers drawn anew from those measured."""
    drawn = sorted(area(rng.choices(slips, k=len(slips)), rng.choices(own, k=len(own))) for _ in range(RESAMPLED))
    return f"{area(slips, own):.2f} ({drawn[RESAMPLED // 40]:.2f}–{drawn[-RESAMPLED // 40]:.2f})"


def grades(kind: GameKind, players: int, count: int, every: int, seed: str) -> None:
    start, rng = process_time(), random.Random(seed)
    found = list(islice(novice_answers(kind, players, every, seed), count))
    own = [one for one in found if not one.slip]
    told = {
        "all slips": [one for one in found if one.slip],
        "slips that changed something": [one for one in found if one.slip and one.other],
    }
    for words, slips in told.items():
        costs, costs_own = [one.cost for one in slips], [one.cost for one in own]
        control = [cost for one in slips for cost in (one.cost, one.turned)]
        print(
            f"{kind.id}, {words}: {len(slips)} of {count} answers; area {area_told(costs, costs_own, rng)}; mean cost "
            f"{sum(costs) / len(costs):.3f} / {sum(costs_own) / len(costs_own):.3f}; over two points "
            f"{share_over(costs):.0%} / {share_over(costs_own):.0%}; "
            f"all treated alike {area_told([one.alike for one in slips], [one.alike for one in own], rng)}; "
            f"control {area(control, costs_own):.2f}"
        )
    print(f"{1000 * (process_time() - start) / count:.0f} ms of CPU an answer, the games included")


def share_over(costs: Sequence[float], most: float = 0.02) -> float:
    return sum(cost > most for cost in costs) / len(costs)


@dataclass(frozen=True, slots=True)
class Point:
    """At a quarter, half or three quarters of a game: the chance shown, the share of points, and what came about."""

    quarter: float
    shown: float
    points: float
    result: float


def curve_points(kind: GameKind, players: int, bot: str, seed: str, number: int) -> list[Point]:
    """A game of bots, as its first seat could know it; the bots toss other coins in each game."""
    table = new_table(kind, players, f"{seed}-{number}")
    bots = [make_bot(kind, bot, seed=seed_at(number, seat)) for seat in range(players)]
    moments: list[View] = []
    while not table.game.over:
        seat = asked_seat(table)
        if not table.committed and not table.draft_of(seat):
            memory = table.memory_of(0).clone()
            moments.append(kind.view(table.game, 0, memory))
        table.submit(seat, [bots[seat].choose(table.view(seat))])
    minds, found = Minds.of(kind, *Budget().stops), list[Point]()
    result = kind.bot.utilities(table.game)[0]
    for quarter in QUARTERS:
        view = moments[int(quarter * len(moments))]
        scores = view.state.scores()
        points = scores[0] / sum(scores) if sum(scores) > 0 else 1 / players
        shown = known_chances(minds, view, CURVE_WORLDS, seed_at(len(moments), int(100 * quarter)))[0]
        found.append(Point(quarter, shown, points, result))
    return found


def curve(kind: GameKind, players: int, count: int, bot: str, seed: str) -> None:
    start = process_time()
    found = [point for game in range(count) for point in curve_points(kind, players, bot, seed, game)]
    print(f"{kind.id}: {count} games of {bot}, {1000 * (process_time() - start) / count:.0f} ms of CPU a game")
    for quarter in QUARTERS:
        here = [point for point in found if point.quarter == quarter]
        own = [(point.shown - point.result) ** 2 for point in here]
        others = [(point.points - point.result) ** 2 for point in here]
        gain = [other - mine for mine, other in zip(own, others, strict=True)]
        print(
            f"  at {quarter:.0%}: Brier score {mean_told(own)}, by the share of points {mean_told(others)}; "
            f"better by {mean_told(gain)}"
        )
    for low, high in pairwise(EDGES):
        here = [point for point in found if low <= point.shown < high]
        if here:
            shown = sum(point.shown for point in here) / len(here)
            came = sum(point.result for point in here) / len(here)
            print(f"  {100 * shown:.0f} shown, {100 * came:.0f} came about ({len(here)})")


def novice_result(kind: GameKind, players: int, seed: str, number: int, advised: Budget | None) -> float:
    """What a novice wins of a game against experts; with a budget for hints it gives the first answer of each."""
    expert, chance, seat = kind.bot.policy(), FastChance(seed_at(number, 2)), number % players
    table = new_table(kind, players, f"{seed}-{number}")
    while not table.game.over:
        asked = asked_seat(table)
        view = table.view(asked)
        if asked != seat:
            table.submit(asked, [expert.choose(view.state, asked, chance)])
            continue
        told = hint(kind, view, advised) if advised is not None and not table.draft_of(seat) else None
        chain = novice_chain(view, expert, chance)[0] if told is None else told.advice[0].chain
        table.submit(seat, list(chain))
    return kind.bot.utilities(table.game)[seat]


def hints(kind: GameKind, players: int, count: int, seed: str) -> None:
    """Both play the same deals."""
    start = process_time()
    for words, advised in (("alone", None), ("with hints", QUICK)):
        won = [novice_result(kind, players, seed, number, advised) for number in range(count)]
        print(f"{kind.id}: a novice {words} wins {mean_told(won)} of {count} games")
    print(f"{(process_time() - start) / count:.1f} s of CPU a game")


def mean_told(values: Sequence[float]) -> str:
    """The mean and how far its interval of 95 % reaches on both sides."""
    if len(values) < 2:
        return f"{mean(values):.3f}"
    return f"{mean(values):.3f} ±{1.96 * stdev(values) / sqrt(len(values)):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["grades", "curve", "hints"])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="answers, or games")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--every", type=int, default=11, help="one question of so many is judged")
    parser.add_argument("--bot", default="expert", help="who plays the games of the curve")
    parser.add_argument("--seed", default="measured")
    given = parser.parse_args()
    kind = load(given.game)
    if given.what == "grades":
        grades(kind, given.players, given.count, given.every, given.seed)
    elif given.what == "hints":
        hints(kind, given.players, given.count, given.seed)
    else:
        curve(kind, given.players, given.count, given.bot, given.seed)


if __name__ == "__main__":
    main()
