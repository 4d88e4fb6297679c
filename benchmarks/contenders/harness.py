"""The measuring loop, run by path in the contender's own environment: `python harness.py SCRIPT VARIANT`.

A script beside this file names the module it measures (`MODULE`), the packages whose versions matter (`PACKAGES`) and
its `VARIANTS`: functions that prepare the work and return its unit and a batch. `batch(n)` does the work n times and
returns how many units that was, or a function that counts them after the clock has been read.

One line of standard input is one request, one line of standard output the answer:
`go SECONDS` measures for that much CPU time, and `go SECONDS VARIANT` another variant than the one named at the start;
`ask NAME NUMBER` calls the script's function NAME with the number.
This file imports nothing but the standard library: the peers' environment has no Banneret.
"""

import importlib
import importlib.metadata
import json
import platform
import sys
from collections.abc import Callable
from time import process_time

Batch = Callable[[int], int | Callable[[], int]]

SHORTEST_BATCH = 0.010
"""CPU seconds between two readings of the clock: a reading costs as much as a fast decision."""
WARM_UP = 0.2


def timed(batch: Batch, size: int) -> tuple[int, float]:
    """Units done by one batch and the CPU seconds it took."""
    start = process_time()
    done = batch(size)
    took = process_time() - start
    return (done if isinstance(done, int) else done()), took


def sized(batch: Batch) -> int:
    """The batch size that comfortably lasts longer than the shortest batch, found while warming up."""
    size, spent = 1, 0.0
    while True:
        _, took = timed(batch, size)
        spent += took
        if took < 2 * SHORTEST_BATCH:
            size *= 2
        elif spent >= WARM_UP:
            return size


def rate(batch: Batch, size: int, seconds: float) -> float:
    """Units per CPU second over at least that many CPU seconds; batches that came out too short are not counted."""
    units, spent = 0, 0.0
    while spent < seconds:
        done, took = timed(batch, size)
        if took < SHORTEST_BATCH:
            size *= 2
        else:
            units += done
            spent += took
    return units / spent


def versions(packages: tuple[str, ...]) -> dict[str, str]:
    """The versions of the interpreter and of the packages that the script names."""
    return {"python": platform.python_version(), **{name: importlib.metadata.version(name) for name in packages}}


def main(script: str, variant: str) -> None:
    """Prepare the contender, say so, then answer requests until standard input ends."""
    contender = importlib.import_module(script)
    prepared: dict[str, tuple[str, Batch, int]] = {}

    def ready(name: str) -> tuple[str, Batch, int]:
        """The unit, the batch and its size, warmed up when it is first asked for."""
        if name not in prepared:
            unit, batch = contender.VARIANTS[name]()
            prepared[name] = unit, batch, sized(batch)
        return prepared[name]

    about = {
        "name": f"{script} {variant}",
        "unit": ready(variant)[0],
        "file": str(importlib.import_module(contender.MODULE).__file__),
        "versions": versions(contender.PACKAGES),
    }
    print(json.dumps({**about, "rate": None}), flush=True)
    for line in sys.stdin:
        request, *words = line.split(maxsplit=2)
        if request == "go":
            _, batch, size = ready(words[1].strip() if len(words) > 1 else variant)
            answer = {**about, "rate": rate(batch, size, float(words[0]))}
        elif request == "ask":
            answer = getattr(contender, words[0])(int(words[1]))
        else:
            raise SystemExit(f"unknown request {line!r}")
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
