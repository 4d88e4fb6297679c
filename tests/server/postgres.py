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


class Cluster:
    """A server with a folder and a port of its own; it can be killed and started again."""

    def __init__(self, place: Path) -> None:
        folder = programs()
        assert folder is not None, MISSING
        self._folder = folder
        self._user = runner()
        self._place = place
        self.port = _free_port()
        self.address = f"postgresql://banneret@127.0.0.1:{self.port}/"
        if self._user is not None:
            shutil.chown(place, self._user)
        made = subprocess.run(
            [folder / "initdb", "--pgdata", place / "data", "--username", "banneret", "--auth", "trust",
             "--encoding", "UTF8", "--no-sync"],
            cwd=place, user=self._user, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr
        self.start()

    def start(self) -> None:
        with (self._place / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._folder / "postgres", "-D", self._place / "data", "-p", str(self.port), "-h", "127.0.0.1",
                 "-k", self._place, "-c", "fsync=off"],
                cwd=self._place, user=self._user, stdout=log, stderr=log,
            )  # fmt: skip
        _wait_for(self.port, self._process, self._place / "log")

    def crash(self) -> None:
        """All its processes end at once, as if the power had failed; what was committed is there afterwards."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(START_SECONDS)

    def stop(self) -> None:
        """Its folder is thrown away: nothing need be written back."""
        self.crash()


@contextmanager
def cluster() -> Iterator[Cluster]:
    place = Path(tempfile.mkdtemp(prefix="banneret-pg-"))
    try:
        found = Cluster(place)
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server without a database name: `postgresql://...:port/`."""
    with cluster() as found:
        yield found.address


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


def make_database(address: str, name: str, template: str = "template1") -> str:
    """The address of a new database: empty, or a copy of another one that nobody uses."""
    import psycopg

    with psycopg.connect(address + "postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
    return address + name
