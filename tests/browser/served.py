"""A server in a process of its own, as `banneret serve` runs it, and an address to reach it at."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(__file__).with_name("serve_program.py")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE_SECONDS = 10


@contextmanager
def running_server(database: Path | str, *wishes: str) -> Iterator[str]:
    """A server on a free port; its address. `database` is a file or an address, `wishes` are those of the program."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    found = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    process = subprocess.Popen(
        [sys.executable, "-P", PROGRAM, url, *wishes],
        stdout=subprocess.PIPE, text=True, encoding="utf-8", env={**os.environ, "PYTHONPATH": found},
    )  # fmt: skip
    assert process.stdout is not None
    with process:
        try:
            port = process.stdout.readline().strip()
            assert port.isdigit(), f"the server did not come up: exit {process.poll()}"
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
