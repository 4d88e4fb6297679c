"""What the processes of one server count together: memory that a process makes before it forks them."""

from __future__ import annotations

import fcntl
import mmap
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from math import inf
from struct import Struct
from typing import Final

SLOT: Final = Struct("<16sdd")  # the digest of a name, its value, and when it was written
SLOTS_A_ROW: Final = 4
BUCKET_ROWS: Final = 8192
STREAM_ROWS: Final = 1024
EMPTY: Final = bytes(16)
NAMES_KEPT: Final = 4096


class SharedSlots:
    """A value and a time for each name. A name has a row of few slots; where they are full, the oldest is forgotten."""

    def __init__(self, rows: int) -> None:
        self._rows = rows
        self._memory = mmap.mmap(-1, rows * SLOTS_A_ROW * SLOT.size)
        self._locks, place = tempfile.mkstemp()  # of it only the locks are used, one for each row
        os.unlink(place)

    @contextmanager
    def holding(self, name: str) -> Iterator[None]:
        """Nobody else changes the row of a name meanwhile. Whoever is killed with it lets go of it."""
        row = self._row(digest_of(name))
        fcntl.lockf(self._locks, fcntl.LOCK_EX, 1, row)
        try:
            yield
        finally:
            fcntl.lockf(self._locks, fcntl.LOCK_UN, 1, row)

    def get(self, name: str) -> tuple[float, float] | None:
        digest = digest_of(name)
        for place in self._places(digest):
            found, value, at = SLOT.unpack_from(self._memory, place)
            if found == digest:
                return value, at
        return None

    def put(self, name: str, value: float, at: float) -> None:
        digest = digest_of(name)
        SLOT.pack_into(self._memory, self._place_for(digest), digest, value, at)

    def _place_for(self, digest: bytes) -> int:
        """Where a name stands, else a slot that is empty, else the oldest."""
        oldest, age = -1, inf
        for place in self._places(digest):
            found, _, at = SLOT.unpack_from(self._memory, place)
            if found == digest:
                return place
            at = -inf if found == EMPTY else at
            if at < age:
                oldest, age = place, at
        return oldest

    def drop(self, name: str) -> None:
        digest = digest_of(name)
        for place in self._places(digest):
            if SLOT.unpack_from(self._memory, place)[0] == digest:
                SLOT.pack_into(self._memory, place, EMPTY, 0.0, 0.0)

    def clear(self) -> None:
        self._memory[:] = bytes(len(self._memory))

    def _row(self, digest: bytes) -> int:
        return int.from_bytes(digest[:8], "little") % self._rows

    def _places(self, digest: bytes) -> range:
        first = self._row(digest) * SLOTS_A_ROW * SLOT.size
        return range(first, first + SLOTS_A_ROW * SLOT.size, SLOT.size)


@lru_cache(maxsize=NAMES_KEPT)
def digest_of(name: str) -> bytes:
    return blake2b(name.encode("utf-8", "surrogatepass"), digest_size=16).digest()


class SharedCounts:
    """The buckets of limits, which all processes fill and empty, and the open streams, which each process notes in a
    place of its own: what one of them had open is gone when it is started again."""

    def __init__(self, processes: int) -> None:
        self.buckets = SharedSlots(BUCKET_ROWS)
        self.streams = [SharedSlots(STREAM_ROWS) for _ in range(processes)]
