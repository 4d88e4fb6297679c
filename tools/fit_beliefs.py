"""Fit what the signs of a likely world count: the weights of `games/*/bot/belief.py`.

python -m tools.fit_beliefs havoc --players 4 --games 200
python -m tools.fit_beliefs mousquetaires --players 3,4,5

Experts play; at some of their questions the world as it is stands among others that agree with what the seat knows, and
the weights are those that pick it out best (a conditional logit). Prints the weights and how well they do on games that
they were not fitted to: the mean logarithm of the chance given to the true world.
"""

from __future__ import annotations

import argparse
from math import log
from typing import Any

import numpy as np

from banneret.arena.playing import Seats, seed_of
from banneret.bots import make_bot
from banneret.core.chance import FastChance
from banneret.core.kind import GameKind
from banneret.games.registry import load

OTHERS = 8  # worlds beside the true one
ONE_OF = 6  # of so many questions one is looked at
PULL = 1.0  # towards 0
STEPS = 60
Worlds = list[list[list[float]]]
Numbers = np.ndarray[Any, np.dtype[Any]]


def watch(kind: GameKind, players: int, number: int, seed: str) -> Worlds:
    """A game of experts: for some questions the signs of the true world, then those of others."""
    chance = FastChance(seed_of(seed, players, number))
    own = FastChance(seed_of(seed, players, number, "worlds"))
    game = kind.new(players, kind.rules.simulation_options(), chance=chance, listen=True)
    bots = [make_bot(kind, "expert", seed=seed_of(seed, players, number, seat)) for seat in range(players)]
    for bot in bots:
        bot.needs_memory = True
    seats = Seats(kind, game, bots)
    seats.hear()
    found: Worlds = []
    while (seat := int(game.turn())) >= 0:
        if len(game.legal(seat)) > 1 and own.below(ONE_OF, "question") == 0:
            sampler = kind.sight.sampler(kind.view(game, seat, seats.memories[seat]))
            worlds = [game, *[sampler.sample(own) for _ in range(OTHERS)]]
            found.append([kind.bot.signs(world, seat) for world in worlds])
        seats.answer(seat, chance)
    return found


def chances(signs: Numbers, weights: Numbers) -> Numbers:
    """What each world of each row gets."""
    marks = signs @ weights
    marks = np.exp(marks - marks.max(axis=1, keepdims=True))
    shares: Numbers = marks / marks.sum(axis=1, keepdims=True)
    return shares


def fit(signs: Numbers) -> Numbers:
    """Newton's method; the true world is the first of each row."""
    count = signs.shape[2]
    weights: Numbers = np.zeros(count)
    for _ in range(STEPS):
        shares = chances(signs, weights)
        mean = (shares[:, :, None] * signs).sum(axis=1)
        slope = (signs[:, 0] - mean).sum(axis=0) - PULL * weights
        bend = np.einsum("nk,nki,nkj->ij", shares, signs, signs) - mean.T @ mean + PULL * np.eye(count)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if abs(step).max() < 1e-6:
            break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="2")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="beliefs")
    given = parser.parse_args()
    kind = load(given.game)
    rows: Worlds = []
    odd: list[bool] = []
    for players in map(int, given.players.split(",")):
        for number in range(given.games):
            found = watch(kind, players, number, given.seed)
            rows += found
            odd += [number % 2 == 1] * len(found)
    signs, half = np.array(rows), np.array(odd)
    held = [
        np.log(chances(signs[half == side], fit(signs[half != side]))[:, 0]) for side in (False, True)
    ]  # fmt: skip
    told = np.concatenate(held)
    error = told.std() / np.sqrt(len(told))
    print(f"{len(rows)} questions; held out {told.mean():.3f} +- {error:.3f}, by chance {-log(OTHERS + 1):.3f}")
    print("[" + ", ".join(f"{weight:.2f}" for weight in fit(signs)) + "]")


if __name__ == "__main__":
    main()
