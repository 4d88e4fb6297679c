"""Compile the engine into an environment of its own, library by library, and keep what has not changed.

python -m tools.compile_engine [--jobs 2] [--quietly] [--while PID]

The folder `.venv-compiled` becomes an environment that borrows all other packages from the one that runs this script.
`engine` in it leads to a copy of the package with the libraries that are ready: after each library to a new copy, all
at once, so that whoever starts a process finds a whole one. `progress.json` tells how far it is. Libraries are kept in
`build/engine` by what they are made of, so that an edit in one game compiles that game alone.

It may be stopped at any moment: what is half made is made anew.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from setuptools import Extension
from setuptools._distutils import ccompiler
from setuptools._distutils import sysconfig as compiler_config

import engine_build

ROOT = Path(__file__).resolve().parents[1]
WORK = Path("build", "engine")
KEPT = WORK / "kept"
UNFINISHED = WORK / "unfinished"
ENVIRONMENT = Path(".venv-compiled")
TREES = ENVIRONMENT / "trees"
CURRENT = ENVIRONMENT / "engine"
PROGRESS = ENVIRONMENT / "progress.json"
STAMP = ENVIRONMENT / ".stamp"
TREES_KEPT = 2
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
INCLUDED = re.compile(r'^#include ["<](.+)[">]$', re.MULTILINE)

MODULE_FILE = """\
typedef struct _object PyObject;
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);

__attribute__((visibility("default"))) PyObject *PyInit_{name}(void) {{
  PyObject *all = Py_BuildValue("(s)", "*");
  PyObject *library = all ? PyImport_ImportModuleLevel("{library}", 0, 0, all, 0) : 0;
  if (!library) return 0;
  Py_DecRef(all);
  PyObject *capsule = PyObject_GetAttrString(library, "ensure_deps");
  if (capsule) {{
    int (*ensure)(void) = (int (*)(void))PyCapsule_GetPointer(capsule, "{library}.ensure_deps");
    Py_DecRef(capsule);
    if (!ensure || ensure() < 0) return 0;
  }} else {{
    PyErr_Clear();
  }}
  capsule = PyObject_GetAttrString(library, "init_{mangled}");
  if (!capsule) return 0;
  PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, "{library}.init_{mangled}");
  Py_DecRef(capsule);
  return init ? init() : 0;
}}
"""
"""What mypyc's own template does, without the headers of Python, which take a compiler most of its time."""


@dataclass(frozen=True)
class Library:
    """One library, and the modules that lead into it."""

    extension: Extension
    modules: list[str]

    @property
    def name(self) -> str:
        """`engine`, or the game."""
        return str(self.extension.name).removeprefix("banneret_").removesuffix("__mypyc")

    @property
    def size(self) -> int:
        return sum(Path(source).stat().st_size for source in self.extension.sources)


class Progress:
    """What is told to whoever waits: in words here, in a file for the server."""

    def __init__(self, quietly: bool) -> None:
        self.quietly = quietly
        self.started = time.monotonic()
        self.libraries: list[str] = []
        self.done: list[str] = []

    def tell(self, stage: str, words: str) -> None:
        """`stage` is `reading`, `compiling`, `done` or `failed`."""
        if not self.quietly:
            print(f"{time.monotonic() - self.started:5.0f} s  {words}", flush=True)
        told = {"stage": stage, "libraries": self.libraries, "done": self.done, "pid": os.getpid()}
        replace(PROGRESS, json.dumps(told).encode())


def replace(path: Path, content: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)


# From sources to C.


def generate() -> list[Library]:
    """Let mypyc write the C of all libraries: the common one first, then the smallest game.

    What it remembers of earlier runs may lead it astray: after one that was stopped in here, or where it fails over it,
    it begins anew.
    """
    if UNFINISHED.exists():
        engine_build.forget()
    remembers = engine_build.CACHE.exists()
    replace(UNFINISHED, b"")
    try:
        found = engine_build.extensions()
    except Exception:  # a mistake in the sources ends the program instead
        if not remembers:
            raise
        engine_build.forget()
        found = engine_build.extensions()
    UNFINISHED.unlink()
    libraries: list[Library] = []
    for extension in found:
        if engine_build.is_library(extension):
            libraries.append(Library(extension, []))
        else:
            libraries[-1].modules.append(extension.name)
    return sorted(libraries, key=lambda library: (library.name != "engine", library.size))


# From C to libraries, each kept by the digest of everything it is made of.


def included(path: Path, folder: Path, found: dict[Path, None]) -> dict[Path, None]:
    """A C file and the generated headers that it includes, directly or not."""
    if path not in found:
        found[path] = None
        for name in INCLUDED.findall(path.read_text(encoding="utf-8")):
            if (folder / name).exists():
                included(folder / name, folder, found)
    return found


def digest_of(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:32]


def machine() -> bytes:
    """What a library depends on besides its C."""
    from mypy.version import __version__

    return f"{sys.version} {SUFFIX} {__version__} {sysconfig.get_config_var('CC')}".encode()


def built(sources: list[str], key: str, include: list[str], flags: list[str]) -> Path:
    """The shared object of these sources; made only where none is kept."""
    kept = KEPT / f"{key}{SUFFIX}"
    if not kept.exists():
        compiler = ccompiler.new_compiler()
        compiler_config.customize_compiler(compiler)
        place = WORK / "making" / key
        objects = compiler.compile(
            sources, output_dir=str(place), include_dirs=[*include, sysconfig.get_path("include")], extra_postargs=flags
        )
        fresh = place / kept.name
        compiler.link_shared_object(objects, str(fresh))
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh.replace(kept)
        shutil.rmtree(place)
    os.utime(kept)
    return kept


def built_library(library: Library) -> Path:
    extension = library.extension
    files = [file for source in extension.sources for file in included(Path(source), engine_build.TARGET, {})]
    key = digest_of(machine(), " ".join(extension.extra_compile_args).encode(), *(file.read_bytes() for file in files))
    return built(extension.sources, key, extension.include_dirs, extension.extra_compile_args)


def built_module(module: str, library: str) -> Path:
    """The file that Python imports: it leads into the library."""
    text = MODULE_FILE.format(name=module.split(".")[-1], library=library, mangled=module.replace(".", "___"))
    key = digest_of(machine(), text.encode())
    source = WORK / "modules" / f"{module}.c"
    replace(source, text.encode())
    return built([str(source)], key, [], ["-O1", "-g0"])


# From libraries to a package that can be imported.


def publish(package: Path, files: dict[str, Path]) -> None:
    """Lead `engine` to a copy of the package with these compiled files, named by module."""
    tree = TREES / digest_of(str(package).encode(), *(f"{name}={file.name}".encode() for name, file in files.items()))
    if not tree.exists():
        fresh = TREES / f"making.{os.getpid()}"
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(package, fresh / "banneret")
        for name, file in files.items():
            place = fresh.joinpath(*name.split(".")).with_suffix(SUFFIX)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
        fresh.replace(tree)
    link = CURRENT.with_name(f"engine.{os.getpid()}")
    link.unlink(missing_ok=True)
    link.symlink_to(tree.relative_to(ENVIRONMENT), target_is_directory=True)
    link.replace(CURRENT)
    os.utime(tree)


def source_copy() -> Path:
    """The package as it is now, so that edits while the compiler works do not get into it."""
    package = engine_build.SOURCE / "banneret"
    files = sorted(path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    key = digest_of(*(str(path).encode() + b"\0" + path.read_bytes() for path in files))
    copy = WORK / "sources" / key
    if not copy.exists():
        shutil.rmtree(WORK / "sources", ignore_errors=True)
        fresh = WORK / "sources" / f"making.{os.getpid()}"
        shutil.copytree(package, fresh, ignore=shutil.ignore_patterns("__pycache__"))
        fresh.replace(copy)
    return copy


def make_environment() -> None:
    """An environment without packages of its own but the engine."""
    if not (ENVIRONMENT / "bin" / "python").exists():
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(ENVIRONMENT)], check=True)
    of_this = sysconfig.get_path("purelib")
    folder = ENVIRONMENT / Path(of_this).relative_to(sys.prefix)
    replace(folder / "borrowed.pth", f"{of_this}\n".encode())
    replace(folder / "engine.pth", f"{CURRENT.absolute()}\n".encode())


def forget_old() -> None:
    """What no build has asked for of late goes."""
    for folder, most in ((TREES, TREES_KEPT), (KEPT, 4000)):
        known = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in known[most:]:
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
    shutil.rmtree(WORK / "making", ignore_errors=True)


def begin(library: Library, pool: ThreadPoolExecutor) -> dict[str, Future[Path]]:
    """The files of a library, by module, as they will be."""
    name = str(library.extension.name)
    parts = {name: pool.submit(built_library, library)}
    return parts | {module: pool.submit(built_module, module, name) for module in library.modules}


def compile_engine(jobs: int, progress: Progress) -> None:
    began = time.time()
    make_environment()
    progress.tell("reading", "reading the sources")
    package = source_copy()
    libraries = generate()
    progress.libraries = [library.name for library in libraries]
    size = sum(library.size for library in libraries) / 1e6
    progress.tell("compiling", f"{len(libraries)} libraries, {size:.0f} MB of C")
    files: dict[str, Path] = {}
    with ThreadPoolExecutor(jobs) as pool:
        begun = [(library, begin(library, pool)) for library in libraries]
        for library, parts in begun:
            files |= {name: part.result() for name, part in parts.items()}
            publish(package, files)
            progress.done.append(library.name)
            progress.tell("compiling", f"{library.name} is ready")
    forget_old()
    STAMP.touch()
    os.utime(STAMP, (began, began))  # an edit since then is newer
    progress.tell("done", "the engine is compiled")


# Running it.


@contextlib.contextmanager
def alone(wait: bool) -> Iterator[bool]:
    """One run at a time in this folder; whether it is ours."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("Another run compiles the engine: waiting for it ...", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def end_with(pid: int) -> None:
    """End this process and its compilers when another one is gone."""
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            os.killpg(0, signal.SIGKILL)
        time.sleep(0.5)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the engine into .venv-compiled, library by library.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="libraries at the same time")
    parser.add_argument("--quietly", action="store_true", help="at low priority, without words")
    parser.add_argument("--while", dest="other", type=int, default=0, metavar="PID", help="end when this process ends")
    given = parser.parse_args(arguments)
    os.chdir(ROOT)
    if given.quietly:
        os.nice(19)
    if given.other:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, lambda *_: os.killpg(0, signal.SIGKILL))  # make sends it to this process alone
        threading.Thread(target=end_with, args=(given.other,), daemon=True).start()
    progress = Progress(given.quietly)
    with alone(wait=not given.quietly) as ours:
        if not ours:
            return 0
        try:
            compile_engine(given.jobs, progress)
        except BaseException:
            progress.tell("failed", "the engine could not be compiled")
            raise
    return 0


if __name__ == "__main__":
    sys.exit(main())
