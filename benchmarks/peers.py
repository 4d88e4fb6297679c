"""The peers' environment: packages by name and version, in a virtual environment of their own under the cache."""

import json
import os
import subprocess
import venv
from dataclasses import dataclass
from pathlib import Path

from benchmarks.errors import Progress

PINNED = {
    "numpy": "2.4.6",
    "open_spiel": "2.0.2",
    "rlcard": "1.2.0",
    "pygame": "2.6.1",  # PettingZoo's card games import it
    "pettingzoo": "1.27.0",
    "pokerkit": "0.7.7",
}

INSTALLED = (
    "import importlib.metadata as m, json; "
    "print(json.dumps({d.metadata['Name'].lower().replace('-', '_'): d.version for d in m.distributions()}))"
)


@dataclass(frozen=True, slots=True)
class Peers:
    """The interpreter that has them, and why some are missing."""

    python: Path
    missing: dict[str, str]


def cache_folder() -> Path:
    """Where the benchmark keeps environments between runs."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "banneret"


def make_environment(folder: Path) -> Path:
    """The interpreter of a virtual environment, made if it is not there."""
    windows = os.name == "nt"
    python = folder / ("Scripts" if windows else "bin") / ("python.exe" if windows else "python")
    if not python.exists():
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=not windows).create(folder)
    return python


def install(progress: Progress) -> Peers:
    """Install what is not there yet, one package at a time, so that one failure does not take the others along."""
    python = make_environment(cache_folder() / "peers")
    present: dict[str, str] = json.loads(_output([str(python), "-c", INSTALLED]))
    missing: dict[str, str] = {}
    for name, version in PINNED.items():
        if present.get(name) == version:
            continue
        progress(f"installing {name} {version}")
        done = subprocess.run(
            [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{name}=={version}"],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            missing[name] = last_line(done.stderr)
            progress(f"{name} {version} cannot be installed: {or_silence(missing[name])}")
    return Peers(python, missing)


def last_line(text: str) -> str:
    """The line of an error output that says most: the last that pip calls an error, else the last with content.

    Empty where there is none.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    telling = [line for line in lines if not line.startswith(("note:", "hint:", "╰─>"))]
    return (errors or telling or [""])[-1]


def or_silence(reason: str) -> str:
    """Why something failed; where nobody told us, we say that."""
    return reason or "no message"


def _output(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
