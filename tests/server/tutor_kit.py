"""The tutor in this process, for tests."""

from __future__ import annotations

import asyncio

from banneret.insight.judging import Budget
from banneret.server.teaching import Lesson, Taught
from banneret.server.tutor import Tutor

TINY = Budget(worlds=2, glance=1, answers=3, finalists=2, stops=(2,), curve_stops=(2,))


class TutorAtHand:
    """Teaches in a thread; a review is worked out with next to no budget."""

    def __init__(self) -> None:
        self.tutor = Tutor(TINY)
        self.jobs: list[Lesson] = []

    async def teach(self, job: Lesson) -> Taught:
        self.jobs.append(job)
        return await asyncio.to_thread(self.tutor.teach, job)

    async def close(self) -> None:
        return None
