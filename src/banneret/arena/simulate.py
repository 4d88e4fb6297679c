"""Bots play many games: how long they are, how they end, how fast the engine is."""

from collections.abc import Mapping, Sequence
from time import perf_counter

from banneret.arena.game_work import GameWork
from banneret.arena.given import bots_given, seed_given, whole
from banneret.arena.playing import Progress, forfeit_json, play_game, seed_of
from banneret.arena.workers import Workers, workers_given
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind


class Count:
    """What is counted of one game."""

    def __init__(self, decisions: int, scores: list[float], returns: list[float], forfeit: dict[str, Json] | None):
        self.decisions = decisions
        self.scores = scores
        self.returns = returns
        self.forfeit = forfeit


class SimulationWork(GameWork):
    """A simulation as work for workers: each game is a piece."""

    def __init__(
        self,
        kind: GameKind,
        bots: Sequence[str],
        options: Mapping[str, str] | None,
        seed: int | str,
        check: bool,
        data: str,
    ) -> None:
        super().__init__(kind, options, seed, data)
        self.bots = list(bots)
        self.check = check

    def piece(self, number: int) -> Count:
        seeds = [seed_of(self.seed, number, seat) for seat in range(len(self.bots))]
        bots = self.roster.seated(self.bots, seeds)
        chance = FastChance(seed_of(self.seed, number))
        try:
            played = play_game(self.kind, bots, self.options, chance, self.components, self.check)
        except AssertionError as broken:
            raise AssertionError(f"{number}: {broken}") from broken
        lost = played.forfeit
        told = None if lost is None else forfeit_json(lost, bot=self.bots[lost.seat], game=number)
        return Count(played.decisions, played.game.scores(), played.returns, told)


def simulate(
    kind: GameKind,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    check: bool = False,
    progress: Progress | None = None,
    data: str = "",
    workers: int | str | Workers = 1,
) -> dict[str, Json]:
    """Play so many games, the bots in seat order (fewer names than seats are repeated), and count.

    With random bots alone the whole game runs in the engine's inner loop. `check` looks at the rules' invariants after
    every answer. `data` is a file laid over the game's own data.
    """
    if not bots_given(bots):
        raise UserError("no_bots")
    whole("games", games, 1)
    seed = seed_given(seed)
    kind.check_players(players)
    if len(bots) > players:
        raise UserError("too_many_bots", {"bots": len(bots), "seats": players})
    names = [bots[seat % len(bots)] for seat in range(players)]
    for name in bots:
        make_bot(kind, name, programs=True)
    work = SimulationWork(kind, names, options, seed, check, data)
    kind.new(players, work.options, chance=FastChance(0), data=work.components)
    hands = workers_given(workers)
    start = perf_counter()
    counts: dict[int, Count] = {}
    for number, count in hands.run(work, range(games)):
        counts[number] = count
        if progress is not None:
            progress(len(counts), games)
    in_order = [counts[number] for number in range(games)]
    decisions = sum(count.decisions for count in in_order)
    scores = [sum(count.scores[seat] for count in in_order) for seat in range(players)]
    returns = [sum(count.returns[seat] for count in in_order) for seat in range(players)]
    forfeits: list[Json] = [count.forfeit for count in in_order if count.forfeit is not None]
    seconds = perf_counter() - start
    return {
        "game": kind.id,
        "players": players,
        "games": games,
        "bots": list(names),
        "seed": seed,
        "checked": check,
        "decisions": decisions,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "mean_decisions": decisions / games,
        "mean_scores": [points / games for points in scores],
        "mean_returns": [share / games for share in returns],
        "forfeits": forfeits,
    }
