"""A process that plays pieces of work: reads what is to be done and which numbers, writes what they brought."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import cast

from banneret.arena.workers import Trouble, Work


def main() -> None:
    """An interrupt is the business of whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs, results = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot may print must not stand between the results
    work: Work[object] | None = None
    try:
        while True:
            try:
                if work is None:
                    work = cast("Work[object]", pickle.load(jobs))
                numbers = cast("list[int]", pickle.load(jobs))
                answer: object = [work.piece(number) for number in numbers]
            except EOFError:
                return
            except Exception as error:
                answer = Trouble.of(error)
            pickle.dump(answer, results)
            results.flush()
    except BrokenPipeError:
        return
    finally:
        if work is not None:
            work.close()


if __name__ == "__main__":
    main()
