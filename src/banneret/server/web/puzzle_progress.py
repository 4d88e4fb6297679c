"""The puzzle of the day, and which puzzles a browser has solved: a cookie remembers the first answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from banneret.games import registry
from banneret.insight.puzzles import Puzzle, puzzle_files, puzzle_of_day, puzzles_of

DAY_SECONDS = 86400
LONGEST = 3500
ENTRY = re.compile(r"([a-z_]+)\.([0-9a-f]+)\.([0-9a-f]+)")


@cache
def all_puzzles(game: str) -> list[Puzzle]:
    return puzzles_of(registry.load(game))


@cache
def counts() -> dict[str, int]:
    """How many there are of each game, counted without reading them."""
    return {game: len(puzzle_files(registry.load(game))) for game in registry.game_ids()}


def daily(now: float) -> tuple[str, int] | None:
    """The game and the number of the puzzle of a day, the same for everybody; it changes at midnight, UTC."""
    return puzzle_of_day(counts(), int(now // DAY_SECONDS))


@dataclass(frozen=True)
class Progress:
    """For each game the puzzles that were answered, and those whose first answer was right: a bit for each number."""

    tried: dict[str, int]
    solved: dict[str, int]

    @classmethod
    def read(cls, cookie: str) -> Progress:
        """`havoc.7.5`: three tried, the first and the third solved. What makes no sense is left out."""
        tried: dict[str, int] = {}
        solved: dict[str, int] = {}
        for entry in cookie[:LONGEST].split("-"):
            found = ENTRY.fullmatch(entry)
            game, answered, right = found.groups() if found is not None else ("", "", "")
            if counts().get(game):
                every = 2 ** counts()[game] - 1
                tried[game] = int(answered, 16) & every
                solved[game] = int(right, 16) & tried[game]
        return cls(tried, solved)

    def written(self) -> str:
        return "-".join(f"{game}.{mask:x}.{self.solved.get(game, 0):x}" for game, mask in self.tried.items())

    def is_tried(self, game: str, number: int) -> bool:
        return self.tried.get(game, 0) >> (number - 1) & 1 == 1

    def is_solved(self, game: str, number: int) -> bool:
        return self.solved.get(game, 0) >> (number - 1) & 1 == 1

    def answered(self, game: str, number: int, right: bool) -> Progress:
        """With one more answer; only the first one to each puzzle counts."""
        if self.is_tried(game, number):
            return self
        bit = 2 ** (number - 1)
        return Progress(
            {**self.tried, game: self.tried.get(game, 0) | bit},
            {**self.solved, game: self.solved.get(game, 0) | (bit if right else 0)},
        )

    def next(self, game: str, after: int = 0) -> int:
        """The first puzzle after a number that was not tried; if all were, the one that follows."""
        numbers = [(after + step) % counts()[game] + 1 for step in range(counts()[game])]
        return next((number for number in numbers if not self.is_tried(game, number)), numbers[0])
