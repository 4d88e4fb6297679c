"""The two builds of this package, pure and compiled: found where they are named, or built into the cache."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

from benchmarks.bars import COMPILED, PURE
from benchmarks.errors import BenchError, NoBuild, Progress
from benchmarks.peers import cache_folder, last_line, make_environment, or_silence

ROOT = Path(__file__).resolve().parents[1]
VARIABLES = {PURE: "BANNERET_PURE_PYTHON", COMPILED: "BANNERET_COMPILED_PYTHON"}
WITNESS = "import banneret.core.play as play; print(play.__file__)"
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md", "src")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")


@dataclass(frozen=True, slots=True)
class Builds:
    """The interpreters that import one build each."""

    pure: Path
    compiled: Path


def find_builds(progress: Progress, pure_python: str = "", compiled_python: str = "") -> Builds:
    """Both builds, each as `find_build` finds it."""
    return Builds(
        pure=find_build(PURE, progress, pure_python),
        compiled=find_build(COMPILED, progress, compiled_python),
    )


def clean_environment() -> dict[str, str]:
    """Nothing of ours leaks into a contender: its modules come from its own interpreter alone."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return {**kept, "PYTHONNOUSERSITE": "1", "PYTHONDONTWRITEBYTECODE": "1", "OMP_NUM_THREADS": "1"}


def build_of(python: str | Path) -> str:
    """Which build an interpreter imports."""
    try:
        done = subprocess.run(
            [str(python), "-c", WITNESS], capture_output=True, text=True, check=False, env=clean_environment(), cwd="/"
        )
    except OSError as error:
        raise BenchError(f"The interpreter {python} cannot import banneret: {error}") from error
    if done.returncode != 0:
        raise BenchError(f"The interpreter {python} cannot import banneret: {or_silence(last_line(done.stderr))}")
    return PURE if done.stdout.strip().endswith(".py") else COMPILED


def insist_on(kind: str, python: str | Path) -> None:
    """An interpreter of the other build must not be measured under this one's name."""
    if (found := build_of(python)) != kind:
        raise BenchError(f"The interpreter {python} was named for the {kind} build, but imports the {found} one.")


def find_build(kind: str, progress: Progress, named: str = "") -> Path:
    """A named interpreter first, then the environment variable, then this interpreter, then a build into the cache."""
    chosen = named or os.environ.get(VARIABLES[kind], "")
    if chosen:
        insist_on(kind, chosen)
        return Path(chosen)
    if build_of(sys.executable) == kind:
        return Path(sys.executable)
    return _built(kind, progress)


def _built(kind: str, progress: Progress) -> Path:
    """A wheel of the sources, installed into an environment that borrows this one's other packages."""
    folder = cache_folder() / "builds" / f"{kind}-{_fingerprint(ROOT)}"
    finished = folder / "finished"
    python = make_environment(folder)
    if finished.exists():
        return python
    progress(f"building the {kind} wheel")
    _borrow_packages(python)
    # A new environment brings an old setuptools along: where this one has the tools, it builds the wheel.
    has_tools = all(importlib.util.find_spec(tool) for tool in ("pip", "setuptools", "mypyc"))
    builder, isolation = (Path(sys.executable), ["--no-build-isolation"]) if has_tools else (python, [])
    with tempfile.TemporaryDirectory() as temporary:
        copy, wheels = Path(temporary, "source"), Path(temporary, "wheels")
        _copy_sources(ROOT, copy)
        _pip(builder, kind, "wheel", "--no-deps", *isolation, "--wheel-dir", str(wheels), str(copy))
        _pip(python, kind, "install", "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl")))
    insist_on(kind, python)
    finished.touch()
    return python


def _borrow_packages(python: Path) -> None:
    """Let an environment import what this one has installed, after its own; so its wheel wins over our sources."""
    own = Path(_output([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]))
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (own / "borrowed.pth").write_text("\n".join(sorted(borrowed)) + "\n", encoding="utf-8")


def _copy_sources(root: Path, to: Path) -> None:
    to.mkdir()
    for name in SOURCES:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=LEFT_OUT)
        elif (root / name).exists():
            shutil.copy(root / name, to / name)


def _fingerprint(root: Path) -> str:
    """A hash of everything that goes into a wheel, and of the interpreter."""
    digest = hashlib.sha256(sys.version.encode())
    for name in SOURCES:
        path = root / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in (".so", ".pyd", ".pyc") and ".egg-info" not in str(file):
                digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def _pip(python: Path, kind: str, *words: str) -> None:
    environment = {**clean_environment(), "BANNERET_COMPILE": "1" if kind == COMPILED else "0"}
    done = subprocess.run(
        [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    if done.returncode != 0:
        raise NoBuild(f"The {kind} build failed: {or_silence(compiler_error(done.stderr))}")


def compiler_error(text: str) -> str:
    """The first error that the compiler or the build names, else what the output ends with."""
    named = [line.strip() for line in text.splitlines() if ": error:" in line or " error: " in line.lower().strip()]
    return named[0] if named else last_line(text)


def _output(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
