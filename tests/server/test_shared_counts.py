"""Processes that count together, of which any may die."""

from __future__ import annotations

import os
import signal

import pytest

from banneret.server.web.limits import Buckets, OpenStreams, Rate
from banneret.server.web.shared_counts import SharedCounts, SharedSlots

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no workers where nothing can be forked")
SLOW = Rate(10, 0.001)


def in_another_process(deed: object) -> None:
    """Do something in a process that was forked, and wait for its end."""
    assert callable(deed)
    child = os.fork()
    if child == 0:
        try:
            deed()
            os._exit(0)
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == 0


def test_an_allowance_is_used_up_by_all_processes_together() -> None:
    slots = SharedSlots(64)
    here = Buckets(slots)

    def elsewhere() -> None:
        buckets = Buckets(slots)
        assert [buckets.take("reads", "anna", SLOW, 1.0) for _ in range(6)] == [0.0] * 6

    in_another_process(elsewhere)
    assert [here.take("reads", "anna", SLOW, 1.0) > 0 for _ in range(6)] == [False] * 4 + [True] * 2
    assert here.take("reads", "bela", SLOW, 1.0) == 0
    assert here.take("writes", "anna", SLOW, 1.0) == 0
    in_another_process(lambda: Buckets(slots).charge("work", "anna", SLOW, 1.0, 15.0))
    assert here.debt("work", "anna", SLOW, 1.0) == pytest.approx(5.0 / SLOW.per_second)


def test_many_processes_lose_no_charge() -> None:
    slots, rate = SharedSlots(4), Rate(10**6, 1e-9)
    children = []
    for _ in range(4):
        child = os.fork()
        if child == 0:
            for _ in range(500):
                Buckets(slots).charge("work", "anna", rate, 1.0, 1.0)
            os._exit(0)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 4
    assert slots.get("work anna") == (10**6 - 2000, 1.0)


def test_a_process_that_is_killed_while_it_counts_holds_nobody_up() -> None:
    slots = SharedSlots(1)
    child = os.fork()
    if child == 0:
        with slots.holding("reads anna"):
            os.kill(os.getpid(), signal.SIGKILL)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL
    assert Buckets(slots).take("reads", "anna", SLOW, 1.0) == 0


def test_where_there_is_no_room_the_oldest_is_forgotten() -> None:
    slots = SharedSlots(1)
    for number in range(6):
        slots.put(f"name {number}", float(number), float(number))
    assert [slots.get(f"name {number}") is not None for number in range(6)] == [False] * 2 + [True] * 4
    slots.drop("name 3")
    slots.put("name 6", 6.0, 0.0)
    assert slots.get("name 2") == (2.0, 2.0), "an empty place is taken first"


def test_streams_are_counted_over_all_processes_until_one_is_started_again() -> None:
    counts = SharedCounts(2)
    one, two = OpenStreams(counts.streams, 0), OpenStreams(counts.streams, 1)
    for now in (1.0, 2.0):
        one.enter("address here", now)
    two.enter("address here", 3.0)
    assert (one.count("address here"), two.count("address here"), one.count("person anna")) == (3, 3, 0)
    one.leave("address here", 4.0)
    assert two.count("address here") == 2
    again = OpenStreams(counts.streams, 0)
    assert (again.count("address here"), two.count("address here")) == (1, 1)
    two.leave("address here", 5.0)
    assert (again.count("address here"), two.here) == (0, {})
