"""What the server keeps is for its owner alone, and no visitor is ever told where it is kept or what is in it."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from banneret.cli.arguments import Given
from banneret.cli.main import COMMANDS
from banneret.cli.serve import database_of
from banneret.core.errors import RecordError
from banneret.server.errors import StoreError
from banneret.server.store import Store
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Page, key, serving

PRIVATE_WORDS = ["postgresql", "banneret_user", "pa55word", "db.internal", "5432", "/var/lib", "secret card", "SELECT"]
URL = "postgresql://banneret_user:pa55word@db.internal:5432/games"
REASON = "could not SELECT from /var/lib/games.db: secret card h7"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
@pytest.mark.parametrize("there", [False, True])
def test_the_database_and_what_lies_beside_it_is_for_its_owner_alone(tmp_path: Path, there: bool) -> None:
    file = tmp_path / "tables.db"
    before = os.umask(0)
    try:
        if there:
            with Store(f"sqlite:///{file}"):
                for part in tmp_path.iterdir():
                    part.chmod(0o666)
                with Store(f"sqlite:///{file}"):
                    assert {part.name for part in tmp_path.iterdir()} == {
                        file.name + end for end in ("", "-wal", "-shm")
                    }
                    assert {mode(part) for part in tmp_path.iterdir()} == {0o600}
        else:
            with Store(f"sqlite:///{file}"):
                assert {mode(part) for part in tmp_path.iterdir()} == {0o600}
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
@pytest.mark.parametrize("there", [False, True])
def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "banneret"
    if there:
        folder.mkdir()
        folder.chmod(0o755)
    assert (
        database_of(Given(next(command for command in COMMANDS if command.name == "serve")))
        == f"sqlite:///{folder / 'tables.db'}"
    )
    assert mode(folder) == 0o700


FAULTS: list[Callable[[], Exception]] = [
    *[
        lambda code=code: StoreError(
            code, {"url": URL, "reason": REASON, "mode": REASON, "theirs": REASON, "ours": "1"}
        )
        for code in ("store_failed", "store_locked", "store_damaged", "store_disk", "store_full", "store_read_only")
    ],
    lambda: RecordError("bad_line", {"line": REASON, "reason": REASON}, "/var/lib/games.db"),
    lambda: RuntimeError(f"{URL} {REASON}"),
]


@pytest.mark.parametrize("fault", FAULTS)
@asynchronous
async def test_no_answer_tells_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[], Exception]
) -> None:
    def fails(*arguments: object) -> object:
        raise fault()

    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        id = table.rpartition("/")[2]
        page = await browser.page("/new?game=havoc")
        _, fields = page.form(action="/new")
        token = await browser.csrf()
        store = server.lobby.services.queue.store
        for name in (
            "load",
            "versions",
            "create",
            "save_person",
            "public_tables",
            "tables_of",
            "write_all",
            "tokens_of",
        ):
            monkeypatch.setattr(store, name, fails)
        server.lobby._warm.clear()
        server.lobby._known.clear()
        answers = [
            await browser.get("/"),
            await browser.get("/mine"),
            await browser.get(table),
            await browser.get(f"{table}/replay"),
            await browser.get(f"{table}/record"),
            await browser.get("/settings/access"),
            await browser.get("/api/tables"),
            await browser.get(f"/api/tables/{id}"),
            await browser.send("/new", fields),
            await browser.send("/settings", [("csrf", token), ("name", "Eve"), ("language", "hu"), ("theme", "")]),
            await browser.send(f"{table}/say", [("csrf", token), ("key", key()), ("text", "hello")]),
        ]
        for answer in answers:
            told = answer.text + "".join(answer.headers.values())
            assert [word for word in PRIVATE_WORDS if word in told] == []
            assert answer.status_code >= 400
            if "text/html" in answer.headers["content-type"]:
                assert Page(answer.text).words.strip()
