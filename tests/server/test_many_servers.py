"""Servers that share a database die while answers go to any of them: the long form is `many_servers.py` itself."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.many_servers import Plan, attack

NAMES = count()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_committed_chain_is_the_acknowledged_one_once(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url, plan = f"sqlite:///{tmp_path / 'tables.db'}", Plan(servers=2, tables=3, answers=40, kills=3)
    if kind == "postgresql":
        url = postgres.make_database(request.getfixturevalue("postgresql"), f"many{next(NAMES)}")
        plan = Plan(servers=3, tables=3, answers=40, kills=3)
    found = attack(url, plan)
    assert found.answers >= plan.answers
    assert found.kills == plan.kills
