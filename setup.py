"""Build the package, and compile its engine with mypyc where that is asked for or possible.

The environment variable BANNERET_COMPILE decides:

    1      compile, or fail
    auto   compile where mypyc and a C compiler are at hand; elsewhere say so in one line and build pure Python
    0      pure Python
    unset  `auto` for wheels, so that `pip install .` is compiled where it can be; pure for editable installs,
           where a compiled module would win over the source that is being edited
"""

from __future__ import annotations

import importlib.util
import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
HOT_ROOMS = ("rules", "sight", "odds", "bot")
"""The rooms of a game that are worth compiling; positions, terminal and drawing gain nothing."""

COMPILED = (
    "banneret/core/*.py",
    "banneret/bots/*.py",
    "banneret/games/*.py",
    "banneret/games/*/kind.py",
    "banneret/games/*/fields.py",
    *(f"banneret/games/*/{room}/*.py" for room in HOT_ROOMS),
)
EXCLUDED = ("banneret/core/position.py", "banneret/core/plain_*.py", "banneret/core/values.py")
"""Modules below the patterns that gain nothing: what reads positions and draws plainly goes with those rooms."""

BUILDING = {"bdist_wheel", "editable_wheel", "build", "build_ext"}


def compiled_modules(root: Path = Path()) -> list[Path]:
    """The modules to compile, relative to the root: one sorted list, since the order of a build must not matter."""
    source = root / SOURCE
    found = {path for pattern in COMPILED for path in source.glob(pattern) if path.name != "__init__.py"}
    kept = [path for path in found if not any(path.match(str(SOURCE / pattern)) for pattern in EXCLUDED)]
    return sorted(path.relative_to(root) for path in kept)


def what_is_missing() -> str:
    """What keeps this machine from compiling; empty if nothing does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    from setuptools._distutils import ccompiler, errors
    from setuptools._distutils import sysconfig as compiler_config

    compiler = ccompiler.new_compiler()
    compiler_config.customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="ascii")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (errors.CompileError, errors.DistutilsPlatformError, errors.DistutilsExecError):
            return "no C compiler with the headers of Python was found"
    return ""


def wants_compiling() -> bool:
    """Whether this run compiles, by what it makes, by BANNERET_COMPILE and by what the machine has."""
    if not BUILDING.intersection(sys.argv):
        return False  # metadata and source archives need no compiler
    wish = os.environ.get("BANNERET_COMPILE") or ("auto" if "bdist_wheel" in sys.argv else "0")
    if wish not in ("0", "1", "auto"):
        raise SystemExit(f"BANNERET_COMPILE is {wish!r}; it can be 1 (compile or fail), auto or 0 (pure Python)")
    if wish == "auto" and (missing := what_is_missing()):
        print(f"banneret: building pure Python, several times slower than compiled: {missing}", file=sys.stderr)
        return False
    return wish != "0"


def libraries(modules: list[Path]) -> dict[str, list[str]]:
    """The modules by the library they go into: one for each game, and one for everything that all games stand on.

    Calls within a library and down into the common one are native. One library for all would be one C file, which
    takes a compiler minutes and one core however many there are.
    """
    found: dict[str, list[str]] = {}
    for path in modules:
        within = path.relative_to(SOURCE / "banneret").parts
        name = within[1] if within[0] == "games" and len(within) > 2 else "engine"
        found.setdefault(f"banneret_{name}", []).append(str(path))
    return dict(sorted(found.items(), key=size_of))


def size_of(library: tuple[str, list[str]]) -> int:
    """The largest library comes first: compiled last it would keep one core waiting for the other."""
    return -sum(Path(file).stat().st_size for file in library[1])


def extensions() -> list[Extension]:
    """All compiled modules in one mypyc call, so that calls between them are native."""
    modules = compiled_modules()
    if not modules or not wants_compiling():
        return []
    from mypyc.build import mypycify

    target = Path("build", "mypyc")
    target.mkdir(parents=True, exist_ok=True)
    return mypycify(
        ["--strict", *map(str, modules)],
        opt_level="3",
        debug_level="0",
        target_dir=str(target),
        separate=[(files, name) for name, files in libraries(modules).items()],
    )


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
