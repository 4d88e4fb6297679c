"""Measure what `docs/insight.md` says of grades and of the curve; best on the compiled engine.

python -m tools.measure_insight grades havoc --count 300    answers of a novice: do slips cost more than own answers?
python -m tools.measure_insight curve havoc --count 1000    games of experts: does the chance shown come about?
python -m tools.measure_insight curve havoc --count 200 --bot ismcts:20 --games build/curves    its games are kept
python -m tools.measure_insight hints havoc --count 100     a novice against experts: what do hints win it? Kept, too

A novice is an expert that answers at random in one of four small answers: a slip. One that has the parts of the
expert's answer, or leads to the same position, is no other answer; and one that came out the same in every world
changed nothing. The figures are told for all three.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from time import process_time

from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.packing import pack_game
from banneret.core.rooms import Policy, Sampler
from banneret.core.view import View
from banneret.games.registry import load
from banneret.insight.chains import LONGEST_CHAIN, Chain
from banneret.insight.hints import hint
from banneret.insight.judging import QUICK, Budget, Judgement, judge, sorted_parts
from banneret.insight.playouts import seed_at
from tools.insight_curve import Games, asked_seat, curve, mean_told, new_table

SLIPS_IN = 4
SAME_IN = 6  # worlds in which two answers must lead to the same position to be the same
RESAMPLED = 400


@dataclass(frozen=True, slots=True)
class Answer:
    """A judged answer of a novice: what it cost, whether it was a slip, another answer, one that changed anything.

    `turned` is the cost of the expert's answer, had the slip been the expert's: by half of both one sees what the trust
    in the expert alone would tell.
    """

    cost: float
    turned: float
    slip: bool
    other: bool
    changed: bool


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
                    other = not same_answer(kind, view, found.given.chain, found.expert.chain)
                    changed = other and found.given.shares != found.expert.shares
                    yield Answer(found.cost(), turned.cost(), slip, other, changed)
            table.submit(seat, list(chain))


def same_answer(kind: GameKind, view: View, one: Chain, other: Chain) -> bool:
    """Whether two answers have the same parts, or lead to the same position in worlds that agree with the view."""
    if sorted_parts(one) == sorted_parts(other):
        return True
    sampler = kind.sight.sampler(view)
    return all(
        position_after(kind, view, one, sampler, place) == position_after(kind, view, other, sampler, place)
        for place in range(SAME_IN)
    )


def position_after(kind: GameKind, view: View, chain: Chain, sampler: Sampler, place: int) -> dict[str, Json]:
    chance = FastChance(seed_at(1, place))
    world = sampler.sample(chance)
    for action in chain[:-1]:
        world.draft(view.seat, action)
    world.apply(view.seat, chain[-1], chance)
    return pack_game(kind, world)


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
        "slips that are another answer": [one for one in found if one.slip and one.other],
        "slips that changed something": [one for one in found if one.slip and one.changed],
    }
    for words, slips in told.items():
        costs, costs_own = [one.cost for one in slips], [one.cost for one in own]
        control = [cost for one in slips for cost in (one.cost, one.turned)]
        print(
            f"{kind.id}, {words}: {len(slips)} of {count} answers; area {area_told(costs, costs_own, rng)}; mean cost "
            f"{sum(costs) / len(costs):.3f} / {sum(costs_own) / len(costs_own):.3f}; over two points "
            f"{share_over(costs):.0%} / {share_over(costs_own):.0%}; control {area(control, costs_own):.2f}"
        )
    print(f"{1000 * (process_time() - start) / count:.0f} ms of CPU an answer, the games included")


def share_over(costs: Sequence[float], most: float = 0.02) -> float:
    return sum(cost > most for cost in costs) / len(costs)


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


def kept_results(file: Path, count: int, play: Callable[[int], float]) -> list[float]:
    """What the first so many games brought; those whose results lie in the file, one a line, are not played again."""
    found = [float(line) for line in file.read_text("utf-8").split()][:count] if file.exists() else []
    with file.open("a", encoding="utf-8") as kept:
        for number in range(len(found), count):
            found.append(play(number))
            print(found[-1], file=kept, flush=True)
    return found


def hints(kind: GameKind, players: int, count: int, seed: str, folder: Path) -> None:
    """Both play the same deals."""
    for words, advised in (("alone", None), ("hinted", QUICK)):
        start, file = process_time(), folder / f"{kind.id}-{players}-{words}-{seed}.txt"
        won = kept_results(file, count, partial(novice_result, kind, players, seed, advised=advised))
        spent = process_time() - start
        print(f"{kind.id}: a novice, {words}, wins {mean_told(won)} of {count} games; {spent:.0f} s of CPU")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["grades", "curve", "hints"])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="answers, or games")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--every", type=int, default=11, help="one question of so many is judged")
    parser.add_argument("--bot", default="expert", help="who plays the games of the curve")
    parser.add_argument(
        "--games", type=Path, default=Path("build/curves"), help="where games of the curve and results of hints lie"
    )
    parser.add_argument("--seed", default="measured")
    given = parser.parse_args()
    kind = load(given.game)
    given.games.mkdir(parents=True, exist_ok=True)
    if given.what == "grades":
        grades(kind, given.players, given.count, given.every, given.seed)
    elif given.what == "hints":
        hints(kind, given.players, given.count, given.seed, given.games)
    else:
        curve(Games(kind, given.players, given.bot, given.seed, given.games), given.count)


if __name__ == "__main__":
    main()
