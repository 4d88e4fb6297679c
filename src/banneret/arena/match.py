"""Bots against each other: the same deals for everybody, seats exchanged, and how sure the result is."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from statistics import fmean

from banneret.arena.game_work import GameWork
from banneret.arena.given import bots_given, seed_given, whole
from banneret.arena.playing import Progress, forfeit_json, play_game, seed_of
from banneret.arena.stats import CONFIDENCE, share_interval
from banneret.arena.workers import Workers, workers_given
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind

MOST_ARRANGEMENTS = 24
DEALS_WORTH_IT = 10  # all arrangements are played only where that leaves at least so many deals
METHOD = "Wilson interval for the number of independent games that the variance between deals stands for"

Seating = tuple[int, ...]


class Deal:
    """What one deal brought each bot, summed over all seatings: victories, points; and the games lost by forfeit."""

    def __init__(self, number: int, wins: list[float], points: list[float], forfeits: list[dict[str, Json]]) -> None:
        self.number = number
        self.wins = wins
        self.points = points
        self.forfeits = forfeits


class MatchWork(GameWork):
    """A match as work for workers: each deal is a piece, played with every seating."""

    def __init__(
        self,
        kind: GameKind,
        bots: Sequence[str],
        seatings: Sequence[Seating],
        options: Mapping[str, str] | None,
        seed: int | str,
        data: str,
    ) -> None:
        super().__init__(kind, options, seed, data)
        self.bots = list(bots)
        self.seatings = list(seatings)

    def piece(self, number: int) -> Deal:
        """One deal; its shuffles start alike for all seatings."""
        wins = [0.0] * len(self.bots)
        points = [0.0] * len(self.bots)
        forfeits: list[dict[str, Json]] = []
        for turn, seating in enumerate(self.seatings):
            seeds = [seed_of(self.seed, number, turn, seat) for seat in range(len(seating))]
            bots = self.roster.seated([self.bots[bot] for bot in seating], seeds)
            chance = FastChance(seed_of(self.seed, number))
            played = play_game(self.kind, bots, self.options, chance, self.components)
            scores = played.game.scores()
            for seat, share in enumerate(played.returns):
                wins[seating[seat]] += share
                points[seating[seat]] += scores[seat]
            if played.forfeit is not None:
                where: dict[str, Json] = {"bot": self.bots[seating[played.forfeit.seat]], "deal": number, "turn": turn}
                forfeits.append(forfeit_json(played.forfeit, **where))
        return Deal(number, wins, points, forfeits)


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


def match(
    kind: GameKind,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int | str = 0,
    workers: int | str | Workers = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    data: str = "",
) -> dict[str, Json]:
    """Let bots play at least so many games and tell each one's share of the victories.

    Every deal is played with all seatings of `seatings_of`, so the number of games is rounded up to whole deals. The
    result does not depend on the workers (`make_workers` says how to name them), as long as no bot plays by the clock.
    """
    if len(bots_given(bots)) < 2:
        raise UserError("match_bots")
    whole("games", games, 1)
    seed = seed_given(seed)
    kind.check_players(players)
    if len(bots) > players:
        raise UserError("too_many_bots", {"bots": len(bots), "seats": players})
    seatings = seatings_of(len(bots), players, games)
    deals = -(-games // len(seatings))
    total = deals * len(seatings)
    work = MatchWork(kind, bots, seatings, options, seed, data)
    for name in bots:
        make_bot(kind, name, programs=True)
    kind.new(players, work.options, chance=FastChance(0), data=work.components)
    hands = workers_given(workers)
    played: list[Deal] = []
    for _, deal in hands.run(work, range(deals)):
        played.append(deal)
        if progress is not None:
            progress(len(played) * len(seatings), total)
    played.sort(key=lambda deal: deal.number)
    forfeits: list[Json] = [lost for deal in played for lost in deal.forfeits]
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
        "forfeits": forfeits,
    }
