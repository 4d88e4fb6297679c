"""What the tests of this folder share: a PostgreSQL server, one for a run."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    if postgres.programs() is None:
        if os.environ.get("CI"):
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)
    with postgres.server() as address:
        yield address
