"""What a search has found out: answers, and the positions that they lead to."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action


@final
class Branch:
    """One answer at a node and what search has found out about it."""

    __slots__ = ("action", "available", "nodes", "seat", "total", "visits")

    def __init__(self, seat: i64, action: Action) -> None:
        self.seat: i64 = seat
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.nodes: list[Node] = []

    def mean(self) -> float:
        """What the seat that gave this answer got on average, from 0 to 1."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def node(self, seat: i64, learnt: i64) -> "Node | None":
        """The position that this answer led to, for a seat that has learnt this from chance."""
        for node in self.nodes:
            if node.seat == seat and node.learnt == learnt:
                return node
        return None


@final
class Node:
    """A position as the answers tell it, and what the seat asked has learnt from chance."""

    __slots__ = ("advice", "branches", "learnt", "seat", "visits")

    def __init__(self, seat: i64, learnt: i64) -> None:
        self.seat: i64 = seat
        self.learnt: i64 = learnt
        self.visits: i64 = 0
        self.advice: Action | None = None
        self.branches: list[Branch] = []

    def find(self, action: Action) -> Branch | None:
        for branch in self.branches:
            if branch.action is action:
                return branch
        return None

    def best(self) -> Branch:
        """The answer that was tried most; of equals the better one."""
        best = self.branches[0]
        for branch in self.branches:
            if branch.visits > best.visits or (branch.visits == best.visits and branch.total > best.total):
                best = branch
        return best

    def lead(self) -> i64:
        """By how many tries the answer that was tried most is ahead of every other."""
        most: i64 = 0
        second: i64 = 0
        for branch in self.branches:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return most - second
