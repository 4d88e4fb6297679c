"""An estimate of who wins in mid-game, for search that does not play on to the end.

Everything that counts lies open: the work left on the quest against the rounds left, the fronts, the team's means. The
weights were fitted to games of the expert against itself (a logistic regression), one set with a Milady player and
one without.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.games.mousquetaires.bot.temper import TEMPER
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.odds.draw_odds import abduction_chance
from banneret.games.mousquetaires.odds.duel_odds import DuelTables
from banneret.games.mousquetaires.rules.cards import MUSKETEERS
from banneret.games.mousquetaires.rules.data import ROLLS_SUCCESSES
from banneret.games.mousquetaires.rules.siege import siege_blue_dice
from banneret.games.mousquetaires.rules.state import MUSKETEERS_WIN, NO_CARD, Mousquetaires

MOST: Final = 6.0
WITH_MILADY: Final[list[float]] = [
    -0.08, -2.28, -1.15, -1.39, 1.30, -1.61, 1.34, 0.34, -0.68, -1.11, 1.33, 0.00, 0.22, 1.29, 0.19, 0.20,
]  # fmt: skip
WITHOUT_MILADY: Final[list[float]] = [
    -0.96, -2.96, 0.86, -1.43, 1.42, -2.46, 0.19, 0.50, -1.45, -1.99, 1.44, 0.14, 1.22, 1.43, -0.48, 0.83,
]  # fmt: skip

# How the sum is read as a chance: its part and what the musketeers have more, without a Milady player and then with
# one, by the number of players. The estimate thinks too little of a small team; fitted to games of experts, one half
# of them checked by the other.
READ_AS: Final[list[list[float]]] = [[1.1, 1.5], [0.6, 1.0], [0.8, 0.6], [1.0, 0.0], [1.0, 0.0]]


def features(game: Mousquetaires, tables: DuelTables) -> list[float]:
    """What counts, each about 0 to 1."""
    worth = Worth(game, tables, TEMPER)
    data = game.charter.data
    cards = 0
    for hand in game.hands:
        cards += len(hand)
    life = 0.0
    standing = 0.0
    gear: i64 = 0
    most = 0.0
    for man in range(MUSKETEERS):
        if game.in_play(man):
            life += float(game.life[man])
            most += float(game.most_life(man))
            gear += popcount(game.equipment[man]) + popcount(game.skills[man])
            if game.lying & BIT[man] == 0:
                standing += 0.25
    strangled = 0.0
    if game.paris != NO_CARD and data.paris[game.paris].round_end == ROLLS_SUCCESSES:
        missing = data.tracks.successes - game.constance
        strangled = abduction_chance(data.red_faces, data.paris[game.paris].round_end_amount, 2, missing)
    rounds = float(worth.rounds_left)
    return [
        1.0,
        worth.work / 20.0,
        rounds / 12.0,
        min(3.0, worth.work / (2.2 * rounds)),
        float(worth.honour_left) / 9.0,
        1.0 / (0.5 + float(worth.honour_left)),
        float(game.siege) / 10.0,
        max(-1.0, min(1.0, worth.siege_drift(float(siege_blue_dice(game))) / 10.0)),
        1.0 / (0.5 + float(game.siege)),
        strangled,
        float(game.epic) / 7.0,
        float(game.all_for_one),
        float(cards) / 30.0,
        life / max(1.0, most) + standing,
        float(gear) / 8.0 + float(game.gold) / 20.0,
        float(len(game.treachery_hand)) / 4.0 if game.charter.with_milady else float(game.rochefort) / 5.0,
    ]


def sum_of(game: Mousquetaires, tables: DuelTables) -> float:
    """What counts, weighted: the more, the better for the musketeers."""
    weights = WITH_MILADY if game.charter.with_milady else WITHOUT_MILADY
    total = 0.0
    found = features(game, tables)
    for at in range(len(found)):
        total += weights[at] * found[at]
    return max(-MOST, min(MOST, total))


def chance_of_musketeers(game: Mousquetaires, tables: DuelTables) -> float:
    """How likely the team brings the jewels back."""
    return 1.0 / (1.0 + exp(-sum_of(game, tables)))


def estimate(game: Mousquetaires, tables: DuelTables) -> list[float]:
    """What each seat may expect: the musketeers win and lose together."""
    return game.scores() if game.over else by_side(game, chance_of_musketeers(game, tables))


def forecast(game: Mousquetaires, tables: DuelTables) -> list[float]:
    """The same as chances that come about."""
    if game.over:
        return game.scores()
    read = READ_AS[game.players - 1 if game.charter.with_milady else 0]
    return by_side(game, 1.0 / (1.0 + exp(-read[0] * sum_of(game, tables) - read[1])))


def by_side(game: Mousquetaires, chance: float) -> list[float]:
    """A chance of the musketeers, for every seat."""
    return [chance if game.on_side(seat) == MUSKETEERS_WIN else 1.0 - chance for seat in range(game.players)]
