"""Ray, where it is installed: the same results to the byte, also when a node is lost in the middle."""

from __future__ import annotations

import json
import os
import pickle
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from banneret.arena import match
from banneret.arena.lab import LabWork
from banneret.arena.ladder import LadderWork
from banneret.arena.match import MatchWork
from banneret.arena.ray_workers import Crew, RayWorkers, ray_module, versions
from banneret.arena.selfplay import SelfPlayWork
from banneret.arena.simulate import SimulationWork
from banneret.arena.workers import Chunks, Here, Processes, Work
from banneret.core.errors import UserError
from banneret.games.registry import load
from tests.arena.odd_work import OddWork

try:
    ray: Any = ray_module()
except UserError:
    pytest.skip("Ray is not installed: pip install 'banneret[cluster]'", allow_module_level=True)
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]
HAVOC = load("havoc")
SECONDS_TO_START = 240.0


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


def free_port(first: int) -> int:
    """A port that nobody listens at, out of the way of those that Ray gives its workers (10002 to 19999)."""
    for port in range(first, first + 1000):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("every port is taken")


@pytest.fixture
def outside() -> Iterator[str]:
    """The address for clients of a cluster of two cores that was started by Ray's own command."""
    address = str(ray.util.get_node_ip_address())
    port = free_port(23000)
    path = os.pathsep.join([entry for entry in sys.path if entry])
    words = ["start", "--head", "--block", "--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats"]
    ports = [f"--port={free_port(24000)}", f"--ray-client-server-port={port}"]
    head = subprocess.Popen(
        [sys.executable, "-m", "ray.scripts.scripts", *words, *ports],
        env={**os.environ, "PYTHONPATH": path, "RAY_worker_niceness": "0"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + SECONDS_TO_START
        while head.poll() is None and time.monotonic() < end:
            with socket.socket() as tried:
                if tried.connect_ex((address, port)) == 0:
                    break
            time.sleep(0.5)
        yield f"ray://{address}:{port}"
    finally:
        ray.shutdown()
        head.terminate()
        head.wait()


def test_every_kind_of_work_is_the_same_from_outside_a_cluster(outside: str) -> None:
    """Match, simulation, ladder, laboratory and self-play: equal to the byte here, in processes and by `ray://`."""
    ray.init(outside, log_to_driver=False, configure_logging=False)
    knights = load("knights")
    works: list[Work[Any]] = [
        MatchWork(HAVOC, ["random", "expert"], [(0, 1), (1, 0)], {}, "s", ""),
        SimulationWork(knights, ["random", "random"], {}, "s", True, ""),
        LadderWork(HAVOC, ["random", "novice"], 2, {}, "s", ""),
        LabWork(knights, 2, ["random"], {}, [], "s", ""),
        SelfPlayWork(load("field_of_glory"), 2, "s"),
    ]
    for work in works:
        found = [dict(workers.run(work, range(4))) for workers in (Here(), Processes(2), RayWorkers())]
        packed = [pickle.dumps([vars_of(one[number]) for number in range(4)]) for one in found]
        assert packed[0] == packed[1] == packed[2], type(work).__name__


def vars_of(result: object) -> object:
    if isinstance(result, list):
        return [vars_of(one) for one in result]
    return json.dumps(vars(result)) if hasattr(result, "__dict__") else repr(result)
