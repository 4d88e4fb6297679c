"""Measures the doors for research against the peers' own games, all in turn, in answers per CPU second.

`.venv-compiled/bin/python tools/measure_doors.py --rounds 5` prints a table in Markdown: PettingZoo's door and its
Leduc (which needs rlcard and pygame), a batch of 64 games, OpenSpiel's door and its gin rummy. A ratio is taken within
each round; the worst one counts against the bar. A peer that is not installed is left out, which is told above the
table. `--only` measures the contenders with a word in their names: `--only OpenSpiel` is a run of these two alone.
"""

from __future__ import annotations

import argparse
import importlib
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

import numpy as np

import banneret
from banneret.core import bits
from banneret.envs.aec import raw_env

Contender = Callable[[], Iterator[int]]

LEDUC = "PettingZoo's Leduc"
GIN_RUMMY = "OpenSpiel's gin rummy"
BARS = {
    "PettingZoo's door: knights": (LEDUC, 8.0),
    "PettingZoo's door: havoc": (LEDUC, 8.0),
    "PettingZoo's door": (LEDUC, 3.0),
    "Batch(64): knights": (LEDUC, 12.0),
    "Batch(64)": (LEDUC, 0.0),
    "OpenSpiel's door": (GIN_RUMMY, 1.0),
}
"""How a name begins, the peer that it is compared with, and how many times as quick it must be; 0: no bar."""


def chosen(mask: Any, dice: random.Random) -> int:
    return int(dice.choice(mask.nonzero()[0]))


def aec(make: Callable[[], Any]) -> Contender:
    """Answers given in an AEC environment by the documented loop, a hundred at a time; the steps by which agents leave
    after the end are no answers."""

    def play() -> Iterator[int]:
        env, dice, number = make(), random.Random(1), 0
        while True:
            env.reset(seed=number)
            number += 1
            given = 0
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(chosen(seen["action_mask"], dice))
                given += 1
                if given == 100:
                    yield given
                    given = 0
            yield given

    return play


def batch(game: str, size: int) -> Contender:
    """Steps of learners in a batch against random players."""

    def play() -> Iterator[int]:
        games = banneret.batch(game, size, 2, observation="view", copy=False, legal_only=True)
        seen, _ = games.reset(seed=1)
        while True:
            seen, _, _, _, _ = games.step(seen["legal"][:, 0])
            yield size

    return play


def openspiel(make: Callable[[], Any]) -> Contender:
    """Answers given in a game of OpenSpiel from Python."""

    def play() -> Iterator[int]:
        game, dice = make(), random.Random(1)
        while True:
            state, given = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    given += 1
            yield given

    return play


def peers() -> dict[str, Contender]:
    """The peers' own games, where they are installed."""
    found: dict[str, Contender] = {}
    try:
        leduc = importlib.import_module("pettingzoo.classic").leduc_holdem_v4
        leduc.raw_env()
        found[LEDUC] = aec(leduc.raw_env)
    except Exception as missing:  # it needs a library of its own
        print(f"{LEDUC} is left out: {missing}")
    pyspiel = importlib.import_module("pyspiel")
    found[GIN_RUMMY] = openspiel(lambda: pyspiel.load_game("gin_rummy"))
    return found


def doors() -> dict[str, Contender]:
    found: dict[str, Contender] = {}
    for game in banneret.games():  # type: ignore[operator]
        few = banneret.game(game).players
        players = 2 if 2 in few else few[0]
        make = partial(raw_env, game, players, observation="view")
        found[f"PettingZoo's door: {game}, {players} players"] = aec(make)
    for game in ("knights", "havoc"):
        found[f"Batch(64): {game}, 2 players"] = batch(game, 64)
    found["OpenSpiel's door: havoc, 2 players"] = openspiel(lambda: banneret.spiel("havoc", 2))
    return found


def measured(contenders: dict[str, Contender], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The rate of each in every round; all take turns."""
    playing = {name: play() for name, play in contenders.items()}
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, answers in playing.items():
            start, given = time.process_time(), 0
            while (spent := time.process_time() - start) < seconds:
                given += next(answers)
            rates[name].append(given / spent)
    return rates


def compared(name: str, rates: dict[str, list[float]]) -> str:
    """How many times as quick as its peer: the median of the rounds, the worst, and the bar."""
    peer, bar = next((told for start, told in BARS.items() if name.startswith(start)), ("", 0.0))
    if peer not in rates:
        return ""
    ratios = [own / other for own, other in zip(rates[name], rates[peer], strict=True)]
    return f"{median(ratios):.2f} (worst {min(ratios):.2f}) times {peer}" + (f", bar {bar:g}" if bar else "")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the doors for research against the peers' own games.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="of computing time for each in a round")
    parser.add_argument("--only", default="", metavar="WORD", help="contenders with this word in their names")
    given = parser.parse_args()
    chosen_ones = {name: play for name, play in {**doors(), **peers()}.items() if given.only in name}
    rates = measured(chosen_ones, given.rounds, given.seconds)
    print(f"engine: {bits.__file__}; numpy {np.__version__}")
    print("| | answers per CPU second, median | range | against the peer |\n|---|---|---|---|")
    for name, values in rates.items():
        told = f"{min(values):,.0f} to {max(values):,.0f} | {compared(name, rates)}"
        print(f"| {name} | {median(values):,.0f} | {told} |")


if __name__ == "__main__":
    main()
