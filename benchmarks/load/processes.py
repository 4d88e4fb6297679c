"""What processes use, as Linux tells it: a server with its workers, without the processes that bots think in."""

import os
from collections.abc import Iterator
from pathlib import Path

THINKER = b"banneret.server.thinker"


def family(pid: int) -> Iterator[int]:
    """A process and its children, but for thinkers."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text(encoding="ascii").split()):
            if THINKER not in Path(f"/proc/{child}/cmdline").read_bytes():
                yield from family(child)


def memory(pid: int) -> int:
    """Bytes of memory that a server holds now; what its processes share is counted for each."""
    page = os.sysconf("SC_PAGE_SIZE")
    return page * sum(int(Path(f"/proc/{one}/statm").read_text(encoding="ascii").split()[1]) for one in family(pid))


def cpu_seconds(pid: int) -> float:
    """Processor time that a server has used, all its threads and processes together."""
    ran = 0
    for one in family(pid):
        for task in Path(f"/proc/{one}/task").glob("*/schedstat"):
            ran += int(task.read_text(encoding="ascii").split()[0])
    return ran / 1e9
