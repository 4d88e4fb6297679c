"""One search in several processes: each grows a tree of its own, and the tries of their roots are added up.

The other processes are copies of this one that live for one answer, so that they know what it knows and nothing has to
be sent to them but what they found. Each has dice of its own: with a budget of iterations the same view and seed give
the same answer.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Sequence
from contextlib import suppress

from banneret.bots.base import Bot, answers_to
from banneret.bots.ismcts import Ismcts
from banneret.bots.ismcts_tree import Branch, Node
from banneret.core.actions import Action
from banneret.core.errors import UserError
from banneret.core.view import View

MOST_PROCESSES = 64

Tries = list[tuple[str, int, float]]
"""What a search found out about each answer: its notation, how often it was tried, and what that brought in all."""


class Copy:
    """A copy of this process that searches on its own, and where its answer comes from."""

    def __init__(self, process: int, found: int) -> None:
        self.process = process
        self.found = found

    def tries(self) -> Tries:
        """What it found; nothing where it came to grief."""
        with os.fdopen(self.found, "rb") as pipe:
            written = pipe.read()
        with suppress(ChildProcessError):
            os.waitpid(self.process, 0)
        try:
            tries: Tries = pickle.loads(written)
        except (EOFError, pickle.UnpicklingError):
            return []
        return tries


def copied(search: Ismcts, view: View, step: int) -> Copy | None:
    """Let a copy of this process search; None where the system allows no further process."""
    found, told = os.pipe()
    try:
        process = os.fork()
    except OSError:
        os.close(found)
        os.close(told)
        return None
    if process == 0:
        try:
            os.closerange(0, 2)  # whoever waits for this process to end must not wait for its copies
            search.seed += step
            with os.fdopen(told, "wb") as pipe:
                pickle.dump(tries_of(search, view), pipe)
        finally:
            os._exit(0)
    os.close(told)
    return Copy(process, found)


def tries_of(search: Ismcts, view: View) -> Tries:
    search.choose(view)
    if search.search is None:
        return []
    return [(one.action.notation, int(one.visits), one.total) for one in search.search.root.branches]


def add(root: Node, seat: int, answers: Sequence[Action], tries: Tries) -> None:
    """Count the tries of another search at the same root."""
    named = {answer.notation: answer for answer in answers}
    for notation, visits, total in tries:
        branch = root.find(named[notation])
        if branch is None:
            branch = Branch(seat, named[notation])
            root.branches.append(branch)
        branch.visits += visits
        branch.available += visits
        branch.total += total


class ParallelSearch(Bot):
    """Several searches at once, the first of them in this process."""

    def __init__(self, searches: Sequence[Ismcts]) -> None:
        if not hasattr(os, "fork"):
            raise UserError("no_parallel_search", {})
        own = searches[0]
        super().__init__(f"{own.name}x{len(searches)}")
        self.own = own
        self.others = searches[1:]

    def allow(self, seconds: float) -> None:
        """Change the time that each process has."""
        for search in (self.own, *self.others):
            search.allow(seconds)

    def choose(self, view: View) -> Action:
        answers = answers_to(view)
        if len(answers) == 1 or self.own.kind.bot.solved(view.state, view.seat) is not None:
            return self.own.choose(view)
        step = self.own.next_step(view)
        copies = [copied(other, view, step) for other in self.others]
        try:
            answer = self.own.choose(view)
        finally:
            found = [copy.tries() for copy in copies if copy is not None]
        if self.own.search is None:
            return answer
        root = self.own.search.root
        for tries in found:
            add(root, int(view.seat), answers, tries)
        best = root.best()
        self.own.keep(view, best.action, best)
        return best.action
