"""The pure and the compiled engine play the same games to the same end.

Run as `parity.py PURE COMPILED [GAMES]`, where PURE and COMPILED are the interpreters that import one engine each.
Prints what was compared; exits 1 at the first game that went another way, with its seed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAYER = ROOT / "benchmarks" / "contenders" / "parity.py"
WITNESS = "import banneret.core.bits as bits; print(bits.__file__)"

Endings = dict[str, list[str]]
"""For each game and number of players: how the games with the seeds 0, 1, 2 ... ended."""


def difference(pure: Endings, compiled: Endings) -> str:
    """The first thing in which the engines differ; empty if they agree."""
    if pure.keys() != compiled.keys():
        return f"the engines know different games: {sorted(pure.keys() ^ compiled.keys())}"
    for name, endings in pure.items():
        if len(endings) != len(compiled[name]):
            return f"{name}: {len(endings)} games pure, {len(compiled[name])} compiled"
        for seed, (one, other) in enumerate(zip(endings, compiled[name], strict=True)):
            if one != other:
                return f"{name}, seed {seed}: {one} pure, {other} compiled"
    if not any(pure.values()):
        return "no game was played"
    return ""


def output_of(python: str, *words: str) -> str:
    """What an interpreter prints, with nothing of this process leaking in."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return subprocess.run([python, *words], stdout=subprocess.PIPE, text=True, check=True, env=environment).stdout


def main(pure: str, compiled: str, games: str = "100") -> int:
    """Compare two interpreters."""
    for python, suffix in ((pure, ".py"), (compiled, (".so", ".pyd"))):
        loaded = output_of(python, "-c", WITNESS).strip()
        if not loaded.endswith(suffix):
            print(f"parity: {python} loads {loaded}, which is the wrong engine", file=sys.stderr)
            return 1
    played: Endings
    again: Endings
    with ThreadPoolExecutor(2) as both:
        told = both.map(lambda python: output_of(python, str(PLAYER), games), (pure, compiled))
        played, again = (json.loads(endings) for endings in told)
    if found := difference(played, again):
        print(f"parity: {found}", file=sys.stderr)
        return 1
    for name, endings in played.items():
        print(f"parity: {name}: {len(endings)} games end the same on both engines")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
