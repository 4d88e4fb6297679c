"""Trains a small agent on Knights against random players, with numpy alone, and draws how it gets on.

`python examples/train_knights.py` takes a few minutes: a linear policy over the bytes of an observation, improved by
REINFORCE in 64 games at once. It prints the share of victories as it goes and writes the curve as a picture.
Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import banneret

GAMES = 64
PLAYERS = 2
RATE = 0.02


class Policy:
    """A weight for every byte and answer; legal answers are chosen by their softmax."""

    def __init__(self, size: int, answers: int, seed: int) -> None:
        self.weights: Any = np.zeros((size, answers), np.float32)
        self.dice = np.random.default_rng(seed)

    def chances(self, seen: Any, masks: Any) -> Any:
        scores = np.where(masks == 1, seen @ self.weights, -np.inf)
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        return raised / raised.sum(axis=1, keepdims=True)

    def choose(self, chances: Any) -> Any:
        drawn = self.dice.random((len(chances), 1))
        return (chances.cumsum(axis=1) < drawn).sum(axis=1).clip(max=chances.shape[1] - 1)


def learn(policy: Policy, steps: list[tuple[Any, int, Any]], advantage: float) -> None:
    """REINFORCE: what was answered in a game that went well is answered more often."""
    seen = np.array([step[0] for step in steps])
    change = -np.array([step[2] for step in steps])
    change[np.arange(len(steps)), [step[1] for step in steps]] += 1.0
    policy.weights += RATE * advantage * (seen.T @ change) / np.sqrt(len(steps))


def train(seconds: float, seed: int, report: float = 10.0) -> list[tuple[float, int, float]]:
    """Train for so long; seconds, games and the share of victories in each part of the time."""
    games = banneret.batch("knights", GAMES, PLAYERS, opponents=["random"], observation="view", max_cycles=1000)
    policy = Policy(games.table.encoder.size, len(games.table.actions), seed)
    seen, _ = games.reset(seed=seed)
    open_games: list[list[tuple[Any, int, Any]]] = [[] for _ in range(GAMES)]
    curve: list[tuple[float, int, float]] = []
    results: list[float] = []
    played = 0
    start = told = time.process_time()
    while (now := time.process_time()) - start < seconds:
        views = np.log2(1.0 + seen["observation"]).astype(np.float32)  # 0 and 1 stay, counts come near
        chances = policy.chances(views, seen["action_mask"])
        answers = policy.choose(chances)
        for place in range(GAMES):
            open_games[place].append((views[place], int(answers[place]), chances[place]))
        seen, rewards, over, cut, _ = games.step(answers)
        for place in np.flatnonzero(over | cut).tolist():
            if over[place]:
                learn(policy, open_games[place], float(rewards[place]) - 1.0 / PLAYERS)
                results.append(float(rewards[place]))
            open_games[place] = []
        if now - told >= report and results:
            played += len(results)
            curve.append((now - start, played, sum(results) / len(results)))
            print(f"{now - start:6.0f} s  {played:6d} games  {curve[-1][2]:.2f} of the victories", flush=True)
            results, told = [], now
    return curve


def picture(curve: list[tuple[float, int, float]]) -> str:
    """The curve as a drawing: the share of victories over the games played."""
    most = max(games for _, games, _ in curve)
    points = " ".join(f"{40 + 540 * games / most:.0f},{220 - 200 * share:.0f}" for _, games, share in curve)
    lines = "".join(
        f'<path d="M40 {220 - 200 * share:.0f}h540" stroke="#bbb"/>'
        f'<text x="8" y="{224 - 200 * share:.0f}">{share}</text>'
        for share in (0, 0.5, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-family="sans-serif" font-size="12">'
        f'{lines}<polyline points="{points}" fill="none" stroke="#7a1f1f" stroke-width="2"/>'
        f'<text x="300" y="245">games, up to {most}</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent on Knights and draw how it gets on.")
    parser.add_argument("--seconds", type=float, default=180.0, help="of computing time")
    parser.add_argument("--report", type=float, default=10.0, help="seconds of computing time for a point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=Path("knights.svg"))
    given = parser.parse_args()
    curve = train(given.seconds, given.seed, given.report)
    if not curve:
        parser.exit(1, "No game has ended in that time: give it more --seconds.\n")
    given.picture.write_text(picture(curve), "utf-8")
    print(f"the curve is in {given.picture}")


if __name__ == "__main__":
    main()
