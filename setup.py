"""Build the package, and compile its engine with mypyc where that is asked for or possible.

The environment variable BANNERET_COMPILE decides:

    1      compile, or fail
    auto   compile where mypyc and a C compiler are at hand; elsewhere say so in one line and build pure Python
    0      pure Python
    unset  `auto` for wheels, so that `pip install .` is compiled where it can be; pure for editable installs,
           where a compiled module would win over the source that is being edited
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))

import engine_build

BUILDING = {"bdist_wheel", "editable_wheel", "build", "build_ext"}


def wants_compiling() -> bool:
    """Whether this run compiles, by what it makes, by BANNERET_COMPILE and by what the machine has."""
    if not BUILDING.intersection(sys.argv):
        return False  # metadata and source archives need no compiler
    wish = os.environ.get("BANNERET_COMPILE") or ("auto" if "bdist_wheel" in sys.argv else "0")
    if wish not in ("0", "1", "auto"):
        raise SystemExit(f"BANNERET_COMPILE is {wish!r}; it can be 1 (compile or fail), auto or 0 (pure Python)")
    if wish == "auto" and (missing := engine_build.what_is_missing()):
        print(f"banneret: building pure Python, several times slower than compiled: {missing}", file=sys.stderr)
        return False
    return wish != "0"


if __name__ == "__main__":
    setup(
        ext_modules=engine_build.extensions() if wants_compiling() else [],
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
