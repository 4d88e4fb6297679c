"""A PostgreSQL server of our own for the tests: a private port and folder, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"
START_SECONDS = 30.0


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`; Debian keeps them off the path."""
    found = [Path(path).parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def runner() -> str | None:
    """PostgreSQL refuses to run as root; then the user that its package makes runs it."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server without a database name: `postgresql://...:port/`."""
    folder = programs()
    assert folder is not None, MISSING
    user = runner()
    place = Path(tempfile.mkdtemp(prefix="banneret-pg-"))
    try:
        if user is not None:
            shutil.chown(place, user)
        data = place / "data"
        made = subprocess.run(
            [folder / "initdb", "--pgdata", data, "--username", "banneret", "--auth", "trust", "--encoding", "UTF8",
             "--no-sync"],
            cwd=place, user=user, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr
        port = _free_port()
        with (place / "log").open("wb") as log:
            process = subprocess.Popen(
                [folder / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", place, "-c", "fsync=off"],
                cwd=place, user=user, stdout=log, stderr=log,
            )  # fmt: skip
        try:
            _wait_for(port, process, place / "log")
            yield f"postgresql://banneret@127.0.0.1:{port}/"
        finally:
            process.send_signal(signal.SIGINT)  # at once, without waiting for clients
            process.wait(START_SECONDS)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    import psycopg

    until = time.monotonic() + START_SECONDS
    while True:
        try:
            psycopg.connect(f"postgresql://banneret@127.0.0.1:{port}/postgres", connect_timeout=5).close()
            return
        except psycopg.OperationalError:
            assert process.poll() is None, log.read_text("utf-8")
            assert time.monotonic() < until, log.read_text("utf-8")
            time.sleep(0.1)


def make_database(address: str, name: str) -> str:
    """The address of a new, empty database."""
    import psycopg

    with psycopg.connect(address + "postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address + name
