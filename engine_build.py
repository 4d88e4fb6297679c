"""What of the package is compiled, into which libraries, and how; `setup.py` and `tools/compile_engine.py` go by it."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension

SOURCE = Path("src")
TARGET = Path("build", "mypyc")
"""Where mypyc writes C; what it wrote before and still holds it does not write again."""

TIDIED = Path("build", "engine", "c")
CACHE = Path("build", "engine", "types")
LISTED = Path("build", "engine", "compiled.txt")

HOT_ROOMS = ("rules", "sight", "odds", "bot")
"""The rooms of a game that are worth compiling. Positions and terminal gain nothing; the drawings of a game put
together what `core/drawing` makes, and keep what they drew before: their C would cost more than it gains."""

COMPILED = (
    "banneret/core/*.py",
    "banneret/core/drawing/canvas.py",
    "banneret/core/drawing/sheet.py",
    "banneret/core/drawing/svg.py",
    "banneret/bots/*.py",
    "banneret/games/*.py",
    "banneret/games/*/kind.py",
    *(f"banneret/games/*/{room}/*.py" for room in HOT_ROOMS),
)
EXCLUDED = (
    "banneret/bots/outside.py",
    "banneret/bots/parallel.py",
    "banneret/bots/program.py",
    "banneret/bots/value_file.py",
    "banneret/core/data.py",
    "banneret/core/card_list.py",
    "banneret/core/card_texts.py",
    "banneret/core/position.py",
    "banneret/core/plain_*.py",
    "banneret/core/values.py",
    "banneret/core/scenario*.py",
    "banneret/core/expect*.py",
    "banneret/core/toml_lines.py",
    "banneret/core/earlier_rules.py",
    "banneret/core/hourglass.py",
    "banneret/core/sources.py",
    "banneret/core/terminal.py",
    "banneret/games/registry.py",
    "banneret/games/*/rules/invariants.py",
    "banneret/games/*/odds/baron_battles.py",
    "banneret/games/*/odds/calculators.py",
    "banneret/games/*/odds/came_about.py",
    "banneret/games/*/odds/prospects.py",
    "banneret/games/*/rules/menu_refusals.py",
    "banneret/games/*/rules/options.py",
    "banneret/games/*/bot/reasons.py",
)
"""Modules below the patterns that gain nothing: what reads files once, reads and judges positions, draws plainly,
explains a refusal, or answers a question from outside the play. They would be a tenth of the C."""

QUICK_FLAGS = (
    "-O1",
    "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition",
    "-finline-small-functions",
    "-finline-functions",
    "-fstrict-aliasing",
    "-fexpensive-optimizations",
    "-ftree-pre",
    "-foptimize-sibling-calls",
    "-fcaller-saves",
)
"""What makes compiled Python fast, of all that gcc does at -O3, at half of its time: mypyc's code is mostly checks that
never fail, so that it matters to lay the unlikely blocks aside and to inline what is small, and little else does."""

SILENT = "-Wno-all"
"""Warnings about code that nobody wrote help nobody, and looking for them doubles gcc's time."""

HIDDEN = "-fvisibility=hidden"
"""Functions of a library are called from within it, or through its table of exports: nobody may put others in their
place, so that calls need no detour. A tenth faster."""

TOP_LEVEL = re.compile(r"^(char CPyDef_\w+____top_level__\(void\) \{)$", re.MULTILINE)
INDENTED = re.compile(r"^[ \t]+", re.MULTILINE)


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


def uses_gcc() -> bool:
    """Whether the C compiler of this Python is gcc, whose flags we know."""
    return "gcc" in (sysconfig.get_config_var("CC") or "").split("/")[-1]


def extensions() -> list[Extension]:
    """All compiled modules in one mypyc call, so that calls between them are native: libraries, and the module files
    that lead into them."""
    from mypyc.build import mypycify

    modules = compiled_modules()
    forget_other_modules(modules)
    TARGET.mkdir(parents=True, exist_ok=True)
    found: list[Extension] = mypycify(
        ["--strict", f"--cache-dir={CACHE}", *map(str, modules)],
        opt_level="2",
        debug_level="0",
        target_dir=str(TARGET),
        separate=[(files, name) for name, files in libraries(modules).items()],
    )
    for extension in found:
        if is_library(extension):
            extension.sources = [str(tidied(Path(source))) for source in extension.sources]
            if uses_gcc():
                extension.extra_compile_args = [*extension.extra_compile_args, *QUICK_FLAGS, HIDDEN, SILENT]
    return found


def forget_other_modules(modules: list[Path]) -> None:
    """What mypyc remembers holds for the modules that it compiled then: with one more or less it would call functions
    where they no longer are."""
    listed = "\n".join(map(str, modules))
    if LISTED.exists() and LISTED.read_text(encoding="utf-8") == listed:
        return
    forget()
    LISTED.parent.mkdir(parents=True, exist_ok=True)
    LISTED.write_text(listed, encoding="utf-8")


def forget() -> None:
    """Drop what mypyc has written and remembers."""
    for folder in (TARGET, CACHE):
        shutil.rmtree(folder, ignore_errors=True)


def is_library(extension: Extension) -> bool:
    return str(extension.name).endswith("__mypyc")


def tidied(source: Path) -> Path:
    """A copy of a C file without its indentation, which grows with every class and is most of what mypyc writes.

    What runs once, when a module is imported, is marked as such: it is long, and not worth a compiler's thought.
    """
    text = INDENTED.sub("", source.read_text(encoding="utf-8"))
    if uses_gcc():
        text = TOP_LEVEL.sub(r'__attribute__((cold, optimize("O0"))) \1', text)
    copy = TIDIED / source.name
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    return copy
