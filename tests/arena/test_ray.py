"""Ray, where it is installed: the same results to the byte, also when a node is lost in the middle."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from banneret.arena import match
from banneret.arena.ray_workers import Crew, RayWorkers, versions
from banneret.arena.workers import Chunks, Work
from banneret.core.errors import UserError
from banneret.games.registry import load
from tests.arena.odd_work import OddWork

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'banneret[cluster]'")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]
HAVOC = load("havoc")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes of one core each on this machine."""
    path = os.pathsep.join([entry for entry in sys.path if entry])
    made = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": path}})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def test_a_match_on_ray_is_the_match_played_here_also_when_a_node_is_lost(cluster: Any) -> None:
    alone = match(HAVOC, ["random", "random"], 120, 2, seed="s")
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if done >= 10 and not killed:
            killed.append(done)
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)

    together = match(HAVOC, ["random", "random"], 120, 2, seed="s", workers="ray", progress=kill_one)
    assert killed
    assert json.dumps(alone) == json.dumps(together)


def test_a_piece_whose_actor_was_lost_is_played_again_and_mistakes_are_told(cluster: Any, tmp_path: Path) -> None:
    work: Work[int] = OddWork(str(tmp_path), "dies-once")
    assert dict(RayWorkers().run(work, range(8))) == {number: number * number for number in range(8)}
    with pytest.raises(UserError, match="match_bots"):
        dict(RayWorkers().run(OddWork(str(tmp_path), "user"), range(8)))
    crew = Crew(ray, work, Chunks(range(2), 1))
    ours = versions("havoc")
    crew.compare(ours)
    with pytest.raises(UserError, match="worker_version"):
        crew.compare(("0.0", ours[1], ours[2]))
