"""Measures whether the chance that a review shows comes about, in games of bots; `tools.measure_insight curve` asks it.

The games are kept as records in a folder: those that are there are not played again, so that a measurement can be
stopped, gone on with, and made anew with another curve.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time

from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.kind import GameKind
from banneret.core.record import Record, parse_record
from banneret.core.table import Table, open_table, replay_line, replay_set_up
from banneret.core.view import View
from banneret.games.registry import load
from banneret.insight.playouts import STOPS, Minds, known_chances, seed_at

QUARTERS = (0.25, 0.5, 0.75)
EDGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)
CURVE_WORLDS = 24


def new_table(kind: GameKind, players: int, seed: str) -> Table:
    names = [f"Seat {seat}" for seat in range(players)]
    return open_table(kind, players, kind.rules.simulation_options(), names, seed)


def asked_seat(table: Table) -> int:
    return next(seat for seat in range(table.game.players) if table.waiting() & BIT[seat])


@dataclass(frozen=True, slots=True)
class Games:
    """Games of a bot against itself, by their numbers; it tosses other coins in each."""

    kind: GameKind
    players: int
    bot: str
    seed: str
    folder: Path

    def record(self, number: int) -> Record:
        """A game out of the folder; one that is not there is played now."""
        name = f"{self.kind.id}-{self.players}-{self.bot.replace(':', '_')}-{self.seed}-{number}.record"
        file = self.folder / name
        if not file.exists():
            written = file.with_suffix(".new")
            written.write_text(self.played(number).text(), encoding="utf-8")
            written.rename(file)
        return parse_record(file.read_text(encoding="utf-8"), load, str(file))

    def played(self, number: int) -> Record:
        table = new_table(self.kind, self.players, f"{self.seed}-{number}")
        bots = [make_bot(self.kind, self.bot, seed=seed_at(number, seat)) for seat in range(self.players)]
        while not table.game.over:
            seat = asked_seat(table)
            table.submit(seat, [bots[seat].choose(table.view(seat))])
        return table.record


@dataclass(frozen=True, slots=True)
class Point:
    """At a quarter, half or three quarters of a game: the chance shown, the share of points, and what came about."""

    quarter: float
    shown: float
    points: float
    result: float


def moments(record: Record) -> tuple[list[View], float]:
    """What the first seat saw before each answer of a game, and what it got in the end."""
    kind, found = record.kind, list[View]()
    table = replay_set_up(record, record.lines[0], None)
    for line in record.lines[1:]:
        if not table.committed:
            found.append(kind.view(table.game, 0, table.memory_of(0).clone()))
        replay_line(table, line, record.file)
        table.undoable.clear()
    return found, kind.bot.utilities(table.game)[0]


def points_of(record: Record) -> Iterator[Point]:
    minds = Minds.of(record.kind, *STOPS)
    seen, result = moments(record)
    for quarter in QUARTERS:
        view = seen[int(quarter * len(seen))]
        scores = view.state.scores()
        points = scores[0] / sum(scores) if sum(scores) > 0 else 1 / record.players
        shown = known_chances(minds, view, CURVE_WORLDS, seed_at(len(seen), int(100 * quarter)))[0]
        yield Point(quarter, shown, points, result)


def curve(games: Games, count: int) -> None:
    """Tell how good the curve is in the first so many games."""
    start = process_time()
    found = [point for number in range(count) for point in points_of(games.record(number))]
    spent = 1000 * (process_time() - start) / count
    print(f"{games.kind.id}: {count} games of {games.bot} for {games.players}, {spent:.0f} ms of CPU a game")
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


def mean_told(values: Sequence[float]) -> str:
    """The mean and how far its interval of 95 % reaches on both sides."""
    if len(values) < 2:
        return f"{mean(values):.3f}"
    return f"{mean(values):.3f} ±{1.96 * stdev(values) / sqrt(len(values)):.3f}"
