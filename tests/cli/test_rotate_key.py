"""`banneret rotate-key`: a fresh key signs, and the last few still count."""

from __future__ import annotations

from pathlib import Path

from banneret.server.store import Store
from banneret.server.store.identities import MOST_KEYS, SIGNING_SECRET, Identities
from tests.cli.calls import Run


def keys(url: str) -> list[bytes]:
    with Store(url) as store:
        return Identities(store).secrets_of(SIGNING_SECRET)


def test_a_fresh_key_is_added_and_the_last_few_are_kept(tmp_path: Path, run: Run) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Store(url) as store:
        store.secret(SIGNING_SECRET, b"first")
    for number in range(MOST_KEYS + 1):
        assert run("rotate-key", "--db", url).code == 0
        assert len(keys(url)) == min(number + 2, MOST_KEYS)
    assert b"first" not in keys(url)
    before = keys(url)
    assert run("rotate-key", "--db", url, "--forget").code == 0
    assert len(keys(url)) == 1
    assert keys(url)[0] not in before
