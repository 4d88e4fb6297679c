"""Which lessons a browser has done, and how far it is in others: a cookie remembers it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from banneret.games import registry
from banneret.insight.lessons import Lesson, lessons_of

LONGEST = 3500
ENTRY = re.compile(r"([a-z_]+)\.(\d{1,3})(?:\.(\d{1,3}))?")


@cache
def all_lessons(game: str) -> list[Lesson]:
    return lessons_of(registry.load(game))


@dataclass(frozen=True)
class Progress:
    """By game and number of a lesson: the stage that comes next, which is beyond the last one once it is done."""

    stages: dict[tuple[str, int], int]

    @classmethod
    def read(cls, cookie: str) -> Progress:
        """`havoc.1-havoc.2.1`: the first is done, the second goes on at its second stage. What makes no sense is left
        out."""
        stages: dict[tuple[str, int], int] = {}
        for found in ENTRY.findall(cookie[:LONGEST]):
            game, number = found[0].strip("_"), int(found[1])
            lessons = all_lessons(game) if game in registry.game_ids() else []
            if 1 <= number <= len(lessons):
                most = len(lessons[number - 1].stages)
                stages[game, number] = min(int(found[2]), most - 1) if found[2] else most
        return cls(stages)

    def written(self) -> str:
        return "-".join(
            f"{game}.{number}" if self.is_done(game, number) else f"{game}.{number}.{stage}"
            for (game, number), stage in self.stages.items()
        )

    def is_done(self, game: str, number: int) -> bool:
        return self.stage(game, number) == len(all_lessons(game)[number - 1].stages)

    def stage(self, game: str, number: int) -> int:
        return self.stages.get((game, number), 0)

    def answered(self, game: str, number: int, stage: int) -> Progress:
        """With the right answer at a stage; nothing takes back what is done."""
        if self.is_done(game, number):
            return self
        return Progress({**self.stages, (game, number): stage + 1})
