"""Measure what a newcomer waits for, on a clean clone of the committed tree: the figures of the README.

python -m tools.first_minute              the first and the second start, and the build
python -m tools.first_minute --suite      and how long `make quick` and `make test` take

Packages come from where pip finds them; a machine that has fetched them before is quicker.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ADDRESS = re.compile(r"http://localhost:\d+/")
LONGEST_START = 900.0
LONGEST_COMPILE = 1800.0


def environment(clone: Path) -> dict[str, str]:
    """As on a machine that has never seen the project: no data of earlier games, no variables of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BANNERET_", "VIRTUAL_ENV"))}
    return {**kept, "XDG_DATA_HOME": str(clone.parent / "data"), "MAKEFLAGS": ""}


@contextlib.contextmanager
def playing(clone: Path) -> Iterator[float]:
    """`make play` until the page has come; gives the seconds it took, and stops the server afterwards."""
    began = time.monotonic()
    game = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment(clone), text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert game.stdout is not None
    try:
        for line in game.stdout:
            print(f"    {line.rstrip()}", flush=True)
            found = ADDRESS.search(line)
            if found:
                break
            if time.monotonic() - began > LONGEST_START:
                raise SystemExit("the server did not come up")
        else:
            raise SystemExit("make play ended without a page")
        with urllib.request.urlopen(found.group(), timeout=60) as page:
            assert b"<html" in page.read()
        yield time.monotonic() - began
    finally:
        os.killpg(game.pid, signal.SIGINT)
        game.wait(30)


def compiled(clone: Path) -> None:
    """Wait until the compiler beside the game has done its work."""
    began = time.monotonic()
    while not (clone / ".venv-compiled" / ".stamp").exists():
        if time.monotonic() - began > LONGEST_COMPILE:
            raise SystemExit("the engine was not compiled")
        time.sleep(1)


def timed(clone: Path, *command: str) -> tuple[float, float]:
    """Seconds of time and of processor time that a command takes; it must succeed."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    log = clone.parent / "log"
    with log.open("w") as out:
        done = subprocess.run(command, cwd=clone, env=environment(clone), stdout=out, stderr=subprocess.STDOUT)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{log.read_text()[-3000:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - began, cpu


def measure(clone: Path, suite: bool) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []

    def tell(what: str, figure: str) -> None:
        rows.append((what, figure))
        print(f"{what}: {figure}", flush=True)

    with playing(clone) as seconds:
        tell("`make play`, first start, until the page", f"{seconds:.0f} s")
        began = time.monotonic()
        compiled(clone)
        tell("the engine is compiled beside the game after another", f"{time.monotonic() - began:.0f} s")
    with playing(clone) as seconds:
        tell("`make play`, second start, until the page", f"{seconds:.1f} s")
    shutil.rmtree(clone / ".venv-compiled")
    shutil.rmtree(clone / "build")
    wall, cpu = timed(clone, "make", "compile")
    written = sum(path.stat().st_size for path in (clone / "build" / "engine" / "c").iterdir())
    tell("`make compile`, from nothing", f"{wall:.0f} s, {cpu:.0f} s of processor time, {written / 1e6:.0f} MB of C")
    if suite:
        timed(clone, "make", "dev")
        tell("`make quick`", f"{timed(clone, 'make', 'quick')[0]:.0f} s")
        tell("`make test`", f"{timed(clone, 'make', 'test')[0] / 60:.1f} min")
    return rows


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure what a newcomer waits for, on a clean clone.")
    parser.add_argument("--suite", action="store_true", help="also `make quick` and `make test`")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "banneret")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        rows = measure(clone, given.suite)
    print("\n| | |\n|---|---|")
    for what, figure in rows:
        print(f"| {what} | {figure} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
