"""A tutor's process: reads a job a line, thinks, writes what it tells a line. It makes way for the bots of people."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from typing import cast

import msgspec

from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.packing import unpack_view
from banneret.core.record import parse_record
from banneret.games import registry
from banneret.insight.guide import expert_answer
from banneret.insight.hints import Hint, hint
from banneret.insight.judging import Budget
from banneret.insight.review import Moment, Reviewer
from banneret.server.teaching import GuideJob, HintJob, Lesson, ReviewJob, Taught, told
from banneret.server.thinker import READY, make_way

NICENESS = 15  # bots that people wait for have 5
MOST_MOMENTS = 40
REVIEW = Budget(worlds=32, answers=8)


class Tutor:
    """Keeps the review that it is at, so that the next part need not begin with the first line."""

    def __init__(self, budget: Budget = REVIEW) -> None:
        self.budget = budget
        self._record = ""
        self._at = 0
        self._moments: Iterator[Moment] = iter(())

    def teach(self, job: Lesson) -> Taught:
        return self.review(job) if isinstance(job, ReviewJob) else self.advise(job)

    def advise(self, job: HintJob | GuideJob) -> Taught:
        kind = registry.load(job.game)
        view = unpack_view(kind, cast(Mapping[str, Json], job.view), job.options, kind.rules.load_data())
        if isinstance(job, GuideJob):
            one = expert_answer(kind, view)
            return Taught() if one is None else told(Hint([one], False))
        found = hint(kind, view)
        return Taught() if found is None else told(found)

    def review(self, job: ReviewJob) -> Taught:
        if (job.record, job.done) != (self._record, self._at):
            record = parse_record(job.record, registry.load)
            self._moments = Reviewer(record, self.budget, job.seats).moments(job.done)
            self._record, self._at = job.record, job.done
        until = time.monotonic() + job.seconds
        found: list[dict[str, object]] = []
        for moment in self._moments:
            found.append(cast(dict[str, object], moment.json()))
            if time.monotonic() >= until or len(found) == MOST_MOMENTS:
                break
        self._at += len(found)
        return Taught(moments=found)


def serve() -> None:
    make_way(NICENESS)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    answers.write(READY)
    answers.flush()
    tutor = Tutor()
    for line in sys.stdin.buffer:
        try:
            taught = tutor.teach(msgspec.json.decode(line, type=Lesson))
        except UserError as error:
            taught = Taught(trouble=str(error))
        except Exception:
            taught = Taught(trouble=traceback.format_exc())
        answers.write(msgspec.json.encode(taught) + b"\n")
        answers.flush()


def main() -> None:
    try:
        serve()
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone
        os._exit(0)


if __name__ == "__main__":
    main()
