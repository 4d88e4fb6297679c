"""The laboratory of balance: how games of bots end, and what an option, a value or a card changes about it.

Every variation plays the same deals as the plain game, so that differences are taken deal by deal: luck that both share
does not blur them.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean, stdev

from banneret.arena.game_work import GameWork
from banneret.arena.playing import play_game, seed_of
from banneret.arena.stats import CONFIDENCE, quantile, wilson
from banneret.arena.workers import Workers
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kind import GameKind
from banneret.core.rooms import Components

_RECORD = re.compile(r"(?P<list>[\w.]+)\[(?:(?P<by>\w+)=)?(?P<id>[^\]]+)\]\.(?P<key>\w+)")


@dataclass(frozen=True, slots=True)
class Variation:
    """What is different from the plain game. `overlay` is the text of a data file laid over ours, `data` a file."""

    name: str
    options: tuple[tuple[str, str], ...] = ()
    overlay: str = ""
    data: str = ""
    bots: tuple[str, ...] = ()


def variation_of(text: str) -> Variation:
    """`option:NAME=VALUE`, `value:KEY=VALUE`, `value:LIST[ID].KEY=VALUE`, `data:FILE` or `bots:BOT,...`."""
    sort, _, rest = text.partition(":")
    name, equals, value = (part.strip() for part in rest.partition("="))
    if sort == "option" and equals:
        return Variation(text, options=((name, value),))
    if sort == "value" and "=" in rest:
        return Variation(text, overlay=overlay_of(rest))
    if sort == "data" and rest:
        return Variation(text, data=rest)
    if sort == "bots" and rest:
        return Variation(text, bots=tuple(bot.strip() for bot in rest.split(",") if bot.strip()))
    raise UserError("lab_variation", {"text": text})


def overlay_of(rest: str) -> str:
    """A value as a data file: `constants.hand_size=8`, or `units[pikes].combat=3` in a list of records."""
    place, _, value = rest.rpartition("=")
    if found := _RECORD.fullmatch(place.strip()):
        identity = found["id"] if found["id"].isdecimal() else f'"{found["id"]}"'
        return f"[[{found['list']}]]\n{found['by'] or 'id'} = {identity}\n{found['key']} = {value.strip()}\n"
    return f"{place.strip()} = {value.strip()}\n"


@dataclass(frozen=True, slots=True)
class Ended:
    """One finished game."""

    returns: list[float]
    ending: str
    figures: dict[str, float]


class LabWork(GameWork):
    """Each piece is one deal, played plainly and with every variation."""

    def __init__(
        self,
        kind: GameKind,
        players: int,
        bots: Sequence[str],
        options: Mapping[str, str],
        variations: Sequence[Variation],
        seed: int | str,
        data: str = "",
    ) -> None:
        super().__init__(kind, options, seed, data)
        self.players = players
        self.bots = list(bots)
        self.variations = [Variation(""), *variations]
        self._overlaid: dict[str, Components] = {}

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "_overlaid": {}}

    def check(self) -> None:
        """Refuse what cannot be played before the first game."""
        self.kind.check_players(self.players)
        for variation in self.variations:
            for name in self.names(variation):
                make_bot(self.kind, name, programs=True)
            options = {**self.options, **dict(variation.options)}
            self.kind.new(self.players, options, chance=FastChance(0), data=self.data_of(variation))

    def names(self, variation: Variation) -> list[str]:
        bots = variation.bots or self.bots
        if len(bots) > self.players:
            raise UserError("too_many_bots", {"bots": len(bots), "seats": self.players})
        return [bots[seat % len(bots)] for seat in range(self.players)]

    def data_of(self, variation: Variation) -> Components:
        if variation.data:
            return self.kind.rules.load_data(variation.data)
        if not variation.overlay:
            return self.components
        if self.data:
            raise UserError("lab_value_data", {"text": variation.name})
        if variation.name not in self._overlaid:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder, "value.toml")
                file.write_text(variation.overlay, "utf-8")
                try:
                    self._overlaid[variation.name] = self.kind.rules.load_data(str(file))
                except UserError as error:
                    error.file, error.line = variation.name, 0
                    raise
        return self._overlaid[variation.name]

    def piece(self, number: int) -> list[Ended]:
        found = []
        for variation in self.variations:
            seeds = [seed_of(self.seed, number, seat) for seat in range(self.players)]
            bots = self.roster.seated(self.names(variation), seeds)
            options = {**self.options, **dict(variation.options)}
            chance = FastChance(seed_of(self.seed, number))
            played = play_game(self.kind, bots, options, chance, self.data_of(variation), keep_log=True)
            figures = {"decisions": float(played.decisions)}
            ending = "forfeit"
            if played.forfeit is None:
                figures.update(self.kind.rules.statistics(played.game, played.log))
                ending = self.kind.rules.ending(played.game)
            found.append(Ended(played.returns, ending, figures))
        return found


def play_lab(
    work: LabWork, games: int, workers: Workers, progress: Callable[[int, int], None] | None = None
) -> list[list[Ended]]:
    """All games, by variation (the plain game first) and deal."""
    work.check()
    found: dict[int, list[Ended]] = {}
    for number, ended in workers.run(work, range(games)):
        found[number] = ended
        if progress is not None:
            progress(len(found), games)
    return [[found[number][place] for number in range(games)] for place in range(len(work.variations))]


# What the games say.


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its interval; `low` and `high` are the mean itself where there is too little to tell."""

    mean: float
    low: float
    high: float


def share_of(games: Sequence[Ended], counted: Callable[[Ended], float]) -> Estimate:
    """A share of the games, with Wilson's interval."""
    share = fmean([counted(game) for game in games])
    low, high = wilson(share, len(games), NormalDist().inv_cdf(0.5 + CONFIDENCE / 2))
    return Estimate(share, low, high)


def mean_of(values: Sequence[float]) -> Estimate:
    mean = fmean(values)
    reach = quantile(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - reach, mean + reach)


def change_of(plain: Sequence[Ended], varied: Sequence[Ended], counted: Callable[[Ended], float]) -> Estimate:
    """How much more a variation has of something, deal by deal."""
    return mean_of([counted(after) - counted(before) for before, after in zip(plain, varied, strict=True)])


def in_order(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def endings_of(games: Sequence[Sequence[Ended]]) -> list[str]:
    return sorted({game.ending for some in games for game in some})


def figures_of(games: Sequence[Sequence[Ended]]) -> list[str]:
    return in_order(name for some in games for game in some for name in game.figures)
