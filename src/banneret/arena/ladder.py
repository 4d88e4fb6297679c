"""A ladder: all levels against each other on shared deals, rated. It goes on where it stopped.

What was played lies in a file of JSON lines: first what the ladder is about, then one line for each deal of each pair.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import cast

from banneret.arena.game_work import GameWork
from banneret.arena.match import seatings_of
from banneret.arena.playing import forfeit_json, play_game, seed_of
from banneret.arena.ratings import Table, added, intervals, ratings
from banneret.arena.stats import CONFIDENCE, share_interval
from banneret.arena.workers import Workers
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError, system_reason
from banneret.core.jsons import Json
from banneret.core.kind import GameKind

FORMAT = 1
LEVELS = ("random", "novice", "expert", "ismcts:500")
"""The levels of a table: random, easy, medium, hard."""

Row = dict[str, Json]


class LadderWork(GameWork):
    """Each piece is one deal of one pair, with the seats exchanged. All pairs play the same deals."""

    def __init__(
        self,
        kind: GameKind,
        levels: Sequence[str],
        players: int,
        options: Mapping[str, str] | None,
        seed: int | str,
        data: str = "",
    ) -> None:
        super().__init__(kind, options, seed, data)
        self.levels = list(levels)
        self.players = players
        self.pairs = list(combinations(range(len(levels)), 2))
        self.seatings = seatings_of(2, players, 1)

    def piece(self, number: int) -> Row:
        deal, pair = number // len(self.pairs), self.pairs[number % len(self.pairs)]
        wins = [0.0, 0.0]
        forfeits: list[Json] = []
        for turn, seating in enumerate(self.seatings):
            names = [self.levels[pair[side]] for side in seating]
            seeds = [seed_of(self.seed, deal, *pair, turn, seat) for seat in range(self.players)]
            bots = self.roster.seated(names, seeds)
            chance = FastChance(seed_of(self.seed, deal))
            played = play_game(self.kind, bots, self.options, chance, self.components)
            for seat, share in enumerate(played.returns):
                wins[seating[seat]] += share
            if played.forfeit is not None:
                forfeits.append(forfeit_json(played.forfeit, bot=names[played.forfeit.seat]))
        row: Row = {"deal": deal, "pair": list(pair), "games": len(self.seatings), "wins": [*wins]}
        return {**row, "forfeits": forfeits} if forfeits else row


def header_of(work: LadderWork) -> Row:
    return {
        "ladder": FORMAT,
        "game": work.game,
        "rules": work.rules_version,
        "players": work.players,
        "options": dict(work.options),
        "levels": list(work.levels),
        "seed": work.seed,
    }


class LadderFile:
    """What was played so far. A last line that was cut short is dropped, as if it had not been played."""

    def __init__(self, path: Path, header: Row) -> None:
        self.path = path
        self.rows: list[Row] = []
        try:
            text = path.read_text("utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            if whole != text:
                path.write_text(whole, "utf-8")
            found = self._rows(whole)
            if found and found[0] != json.loads(json.dumps(header)):
                raise UserError("ladder_other", {}, str(path))
            self.rows = found[1:]
            if not found:
                self._append(header)
        except OSError as fault:
            raise UserError("cannot_write", system_reason(fault), str(path)) from fault

    def _rows(self, text: str) -> list[Row]:
        rows: list[Row] = []
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                row = json.loads(line)
            except ValueError as fault:
                raise UserError("ladder_line", {}, str(self.path), number) from fault
            if not isinstance(row, dict) or ("ladder" in row) != (number == 1):
                raise UserError("ladder_line", {}, str(self.path), number)
            rows.append(cast(Row, row))
        return rows

    def _append(self, row: Row) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")

    def add(self, row: Row) -> None:
        self._append(row)
        self.rows.append(row)


def play_ladder(
    work: LadderWork, deals: int, workers: Workers, file: LadderFile | None, progress: Callable[[int, int], None]
) -> list[Row]:
    """Play what is missing of so many deals of every pair; all results, in order."""
    kind = work.kind
    kind.check_players(work.players)
    if len(work.levels) < 2:
        raise UserError("match_bots")
    for name in work.levels:
        make_bot(kind, name, programs=True)
    kind.new(work.players, work.options, chance=FastChance(0), data=work.components)
    rows = [] if file is None else list(file.rows)
    done = {number_of(work, row) for row in rows}
    missing = [number for number in range(deals * len(work.pairs)) if number not in done]
    for count, (_, row) in enumerate(workers.run(work, missing), start=1):
        rows.append(row)
        if file is not None:
            file.add(row)
        progress(len(done) + count, len(done) + len(missing))
    return sorted(rows, key=lambda row: number_of(work, row))


def number_of(work: LadderWork, row: Row) -> int:
    low, high = cast("list[int]", row["pair"])
    return cast(int, row["deal"]) * len(work.pairs) + work.pairs.index((low, high))


def standing(work: LadderWork, rows: Sequence[Row]) -> dict[str, Json]:
    """Ratings with intervals, and every pair's share of the victories."""
    count = len(work.levels)
    by_deal: dict[int, Table] = {}
    shares: dict[tuple[int, int], list[float]] = {pair: [] for pair in work.pairs}
    for row in rows:
        low, high = cast("list[int]", row["pair"])
        wins, games = cast("list[float]", row["wins"]), cast(int, row["games"])
        table = by_deal.setdefault(cast(int, row["deal"]), [[0.0] * count for _ in range(count)])
        table[low][high] += wins[0]
        table[high][low] += games - wins[0]
        shares[low, high].append(wins[0] / games)
    tables = [by_deal[deal] for deal in sorted(by_deal)]
    rated = ratings(added(tables))
    ends = intervals(tables)
    order = sorted(range(count), key=lambda level: -rated[level])
    levels: list[Json] = [
        {"bot": work.levels[level], "rating": rated[level], "interval": list(ends[level])} for level in order
    ]
    pairs: list[Json] = []
    for (low, high), found in shares.items():
        if found:
            share = sum(found) / len(found)
            pairs.append(
                {
                    "bots": [work.levels[low], work.levels[high]],
                    "games": len(found) * len(work.seatings),
                    "share": share,
                    "interval": list(share_interval(found)),
                }
            )
    forfeits: list[Json] = [lost for row in rows for lost in cast("list[Json]", row.get("forfeits", []))]
    return {**header_of(work), "deals": len(tables), "confidence": CONFIDENCE, "ratings": levels, "pairs": pairs,
            "forfeits": forfeits}  # fmt: skip
