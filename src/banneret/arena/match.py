"""Bots against each other: the same deals for everybody, seats exchanged, and how sure the result is."""

import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from multiprocessing import get_context
from statistics import fmean

from banneret.arena.simulate import Progress, play_game, seed_of
from banneret.arena.stats import CONFIDENCE, share_interval
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.rooms import Components, shares_of
from banneret.games.registry import load

MOST_ARRANGEMENTS = 24
DEALS_WORTH_IT = 10  # all arrangements are played only where that leaves at least so many deals
METHOD = "Wilson interval for the number of independent games that the variance between deals stands for"

Seating = tuple[int, ...]


class Task:
    """What a worker needs to know to play a part of a match; it travels to another process."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seatings: Sequence[Seating],
        options: Mapping[str, str],
        seed: int | str,
        data: str,
    ) -> None:
        self.game = game
        self.bots = list(bots)
        self.seatings = list(seatings)
        self.options = dict(options)
        self.seed = seed
        self.data = data


class Deal:
    """What one deal brought each bot, summed over all seatings: victories, points."""

    def __init__(self, number: int, wins: list[float], points: list[float]) -> None:
        self.number = number
        self.wins = wins
        self.points = points


def seatings_of(bots: int, players: int, games: int) -> list[Seating]:
    """Who sits where, in the games of one deal: every bot has each seat equally often.

    The seats are filled evenly with the bots in turn. Where there are few different ways to arrange that, all of them;
    else the filling is turned around the table. If the seats cannot be shared out evenly each bot takes its turn in
    having one more.
    """
    fillings = [tuple((seat + shift) % bots for seat in range(players)) for shift in range(bots)]
    if players % bots == 0:
        fillings = fillings[:1]
    turned = {filling[by:] + filling[:by] for filling in fillings for by in range(players)}
    if players <= 6:
        all_ways = {way for filling in fillings for way in permutations(filling)}
        if len(all_ways) <= MOST_ARRANGEMENTS and len(all_ways) * DEALS_WORTH_IT <= games:
            return sorted(all_ways)
    return sorted(turned)


def play_deal(kind: GameKind, task: Task, data: Components, number: int) -> Deal:
    """One deal, played with every seating; the shuffles of a deal start alike for all."""
    wins = [0.0] * len(task.bots)
    points = [0.0] * len(task.bots)
    for turn, seating in enumerate(task.seatings):
        bots = [
            make_bot(kind, task.bots[bot], seed=seed_of(task.seed, number, turn, seat))
            for seat, bot in enumerate(seating)
        ]
        game, _ = play_game(kind, bots, task.options, FastChance(seed_of(task.seed, number)), data)
        scores = game.scores()
        for seat, share in enumerate(shares_of(game.returns())):
            wins[seating[seat]] += share
            points[seating[seat]] += scores[seat]
    return Deal(number, wins, points)


_kind: GameKind | None = None
_task: Task | None = None
_data: Components | None = None


def _start_worker(task: Task) -> None:
    """In a worker process: the game is loaded once; an interrupt is the main process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    global _kind, _task, _data
    _kind = load(task.game)
    _task = task
    _data = _kind.rules.load_data(task.data)


def _work(number: int) -> Deal:
    assert _kind is not None
    assert _task is not None
    assert _data is not None
    return play_deal(_kind, _task, _data, number)


def _in_workers(task: Task, deals: int, workers: int) -> Iterator[Deal]:
    with get_context("spawn").Pool(workers, _start_worker, (task,)) as pool:
        yield from pool.imap_unordered(_work, range(deals))


def _played(deals: Iterable[Deal], games_a_deal: int, games: int, progress: Progress | None) -> list[Deal]:
    """All deals in order, whoever finished first."""
    done: list[Deal] = []
    for deal in deals:
        done.append(deal)
        if progress is not None:
            progress(len(done) * games_a_deal, games)
    return sorted(done, key=lambda deal: deal.number)


def match(
    kind: GameKind,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int | str = 0,
    workers: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    data: str = "",
) -> dict[str, Json]:
    """Let bots play at least so many games and tell each one's share of the victories.

    Every deal is played with all seatings of `seatings_of`, so the number of games is rounded up to whole deals. The
    result does not depend on the number of workers, as long as no bot plays by the clock.
    """
    if len(bots) < 2:
        raise UserError("match_bots")
    kind.check_players(players)
    if len(bots) > players:
        raise UserError("too_many_bots", {"bots": len(bots), "seats": players})
    seatings = seatings_of(len(bots), players, games)
    deals = -(-games // len(seatings))
    total = deals * len(seatings)
    task = Task(kind.id, bots, seatings, {} if options is None else options, seed, data)
    components = kind.rules.load_data(data)
    for name in bots:
        make_bot(kind, name)
    kind.new(players, task.options, chance=FastChance(0), data=components)
    if min(workers, deals) > 1:
        played = _played(_in_workers(task, deals, min(workers, deals)), len(seatings), total, progress)
    else:
        here = (play_deal(kind, task, components, number) for number in range(deals))
        played = _played(here, len(seatings), total, progress)
    results: list[Json] = []
    for bot, name in enumerate(bots):
        groups = [deal.wins[bot] / len(seatings) for deal in played]
        seats = sum(seating.count(bot) for seating in seatings)
        low, high = share_interval(groups)
        results.append(
            {
                "bot": name,
                "share": fmean(groups),
                "interval": [low, high],
                "fair_share": seats / (len(seatings) * players),
                "mean_points": sum(deal.points[bot] for deal in played) / (deals * seats),
            }
        )
    return {
        "game": kind.id,
        "players": players,
        "games": total,
        "deals": deals,
        "seed": seed,
        "confidence": CONFIDENCE,
        "interval_method": METHOD,
        "bots": results,
    }
