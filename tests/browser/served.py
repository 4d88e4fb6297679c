"""A server in a process of its own, as `banneret serve` runs it, and an address to reach it at."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(__file__).with_name("serve_program.py")
PATIENCE_SECONDS = 10


@contextmanager
def running_server(database: Path) -> Iterator[str]:
    """A server on a free port; its address."""
    process = subprocess.Popen(
        [sys.executable, "-P", PROGRAM, f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
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
