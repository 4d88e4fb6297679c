"""What the tests of this folder share: a PostgreSQL server, one for a run, empty databases, and the toy game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.store import Store
from tests.server import postgres
from tests.server.lobby_kit import TOY, url_of

NAMES = count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    if postgres.programs() is None:
        if os.environ.get("CI"):
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)
    with postgres.server() as address:
        yield address


@pytest.fixture(scope="session")
def current_schema(postgresql: str) -> str:
    """The name of a PostgreSQL database of the present schema, to be copied: no test waits for the steps to it."""
    Store(postgres.make_database(postgresql, "current")).close()
    return "current"


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: a SQLite file, or of the kind that `on_each_database` asks for."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return url_of(tmp_path)
    template: str = request.getfixturevalue("current_schema")
    return postgres.make_database(request.getfixturevalue("postgresql"), f"each{next(NAMES)}", template)


@pytest.fixture
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHELF, "toy", TOY)
