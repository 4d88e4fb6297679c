"""A worker process: reads a job a line, thinks, writes the answers a line. It knows what a seat knows, nothing more."""

from __future__ import annotations

import os
import sys
import time
import traceback

import msgspec

from banneret.bots import Ismcts, ParallelSearch, has_expert, make_bot
from banneret.core.actions import Action
from banneret.core.errors import UserError
from banneret.core.kind import GameKind
from banneret.core.view import View
from banneret.games import registry
from banneret.server.jobs import EXPERT, LEVELS, Job, Thought, chain_of, view_of

NICENESS = 5
FIRST_SHARE = 0.6  # of the time goes to the first answer of a chain; of what is left, half to each later one
LATER_SHARE = 0.5
SHORTEST = 0.02
READY = b"ready\n"


def make_way(niceness: int) -> None:
    """Let others have the processor first, where the system knows such a thing."""
    if sys.platform != "win32":
        os.nice(niceness)


def bot_of(kind: GameKind, level: str, style: str) -> str:
    """The bot behind a level; where nobody has written an expert, those who would need one answer at random."""
    name = LEVELS[level]
    if name in ("novice", EXPERT) and not has_expert(kind):
        return "random"
    return f"{EXPERT}-{style}" if name == EXPERT and style else name


def think(job: Job) -> list[str]:
    """The chain of answers of a job's bot, within its time as far as the bot keeps to it."""
    kind, view = view_of(job)
    name = bot_of(kind, job.level, job.style)
    until = time.monotonic() + job.seconds
    share = FIRST_SHARE
    bot = make_bot(kind, name, seconds=SHORTEST, seed=job.seed, processes=job.processes)

    def choose(seen: View) -> Action:
        nonlocal share
        if isinstance(bot, Ismcts | ParallelSearch):
            bot.allow(max(share * (until - time.monotonic()), SHORTEST))
        share = LATER_SHARE
        return bot.choose(seen)

    return chain_of(view, choose)


def main() -> None:
    try:
        serve()
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone
        os._exit(0)


def serve() -> None:
    """Ready means that the games are read: no bot pays for that with its time to think, and whoever waits for it waits
    for no other process: only thinking makes way."""
    for game in registry.SHELF:
        registry.load(game).rules.load_data()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot may print must not stand between the answers
    answers.write(READY)
    answers.flush()
    make_way(NICENESS)
    for line in sys.stdin.buffer:
        try:
            thought = Thought(think(msgspec.json.decode(line, type=Job)))
        except UserError as error:
            thought = Thought(trouble=str(error))
        except Exception:
            thought = Thought(trouble=traceback.format_exc())
        answers.write(msgspec.json.encode(thought) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
