"""Let bots play whole games and tell how they end: a table of balance in Markdown.

python tools/balance.py warrior_knights --players 4 --games 40 --seed 1 --bots expert
python tools/balance.py havoc --players 3 --games 100 --bots expert,random --option john=on

Wins go by seat and by kind of victory (`GameRules.ending`), with Wilson's intervals; the length of the games and what
the game itself keeps account of (`GameRules.statistics`) as means with intervals. The same seed plays the same games.
Bots are named in seat order and repeated where there are fewer names than seats; all of them are asked as at a table,
with what their seats see and remember.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import NormalDist, fmean, stdev
from time import process_time

from banneret.arena.playing import play_game, seed_of
from banneret.arena.stats import CONFIDENCE, quantile, wilson
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.options import settle_options
from banneret.core.texts import Texts
from banneret.games.registry import load

ONE_WAY = "the only way"


@dataclass
class Played:
    """One finished game."""

    returns: list[float]
    ending: str
    figures: dict[str, float]


@dataclass
class Task:
    """What is played: the same for every game but its number."""

    game: str
    players: int
    seed: str
    bots: list[str]
    options: dict[str, str] = field(default_factory=dict)


def play(task: Task, number: int) -> Played:
    """One game from the deal to the end."""
    kind = load(task.game)
    names = [task.bots[seat % len(task.bots)] for seat in range(task.players)]
    bots = [make_bot(kind, name, seed=seed_of(task.seed, number, seat)) for seat, name in enumerate(names)]
    chance = FastChance(seed_of(task.seed, number))
    start = process_time()
    game = play_game(kind, bots, task.options, chance, keep_log=True)
    seconds = process_time() - start
    counted = {"decisions": float(game.decisions), "seconds": seconds}
    figures = {**counted, **kind.rules.statistics(game.game, game.log)}
    return Played(game.game.returns(), kind.rules.ending(game.game), figures)


def played(task: Task, games: int, workers: int) -> list[Played]:
    """All games, in order, each worker a process of its own."""
    with ProcessPoolExecutor(max_workers=workers, mp_context=get_context("spawn")) as pool:
        return list(pool.map(partial(play, task), range(games)))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def share_row(name: str, count: float, games: int) -> str:
    low, high = wilson(count / games, games, NormalDist().inv_cdf(0.5 + CONFIDENCE / 2))
    return f"| {name} | {count:g} | {percent(count / games)} | {percent(low)} – {percent(high)} |"


def mean_row(name: str, values: Sequence[float]) -> str:
    mean = fmean(values)
    reach = quantile(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    ends = f"{mean - reach:.4g} – {mean + reach:.4g}" if len(values) > 1 else "–"
    return f"| {name} | {mean:.4g} | {ends} | {min(values):.4g} | {max(values):.4g} |"


def in_order(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def report(task: Task, games: Sequence[Played]) -> str:
    """The table in Markdown."""
    count = len(games)
    options = "".join(f", {name} = {value}" for name, value in task.options.items())
    lines = [f"{task.game}, {task.players} players, {count} games, seed {task.seed}, {', '.join(task.bots)}{options}"]
    lines += ["", "| wins | games | share | 95 % interval |", "|---|---|---|---|"]
    for seat in range(task.players):
        lines.append(share_row(f"seat {seat + 1}", sum(game.returns[seat] for game in games), count))
    lines += ["", "| ends by | games | share | 95 % interval |", "|---|---|---|---|"]
    for ending in sorted({game.ending for game in games}):
        lines.append(share_row(ending or ONE_WAY, sum(game.ending == ending for game in games), count))
    lines += ["", "| figure | mean | 95 % interval | least | most |", "|---|---|---|---|---|"]
    for name in in_order(name for game in games for name in game.figures):
        lines.append(mean_row(name.replace("_", " "), [game.figures.get(name, 0.0) for game in games]))
    return "\n".join(lines) + "\n"


def parsed(words: Sequence[str]) -> tuple[Task, int, int]:
    """What the command line asks for; nonsense raises UserError."""
    parser = argparse.ArgumentParser(prog="tools/balance.py", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bots", default="expert", help="names in seat order, parted by commas")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(words)
    if given.games < 1 or given.workers < 1:
        parser.error("at least one game and one worker")
    kind = load(given.game)
    kind.check_players(given.players)
    options = dict(option.partition("=")[::2] for option in given.option)
    settle_options(kind.rules.options, given.players, options)
    bots = given.bots.split(",")
    for name in bots:
        make_bot(kind, name)
    return Task(given.game, given.players, given.seed, bots, options), given.games, given.workers


def main(words: Sequence[str] | None = None) -> int:
    try:
        task, games, workers = parsed(sys.argv[1:] if words is None else words)
    except UserError as error:
        print(Texts("en").error(error), file=sys.stderr)
        return 2
    print(report(task, played(task, games, workers)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
