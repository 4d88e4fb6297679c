"""Writes what a server needs, each version with the hashes of its files: `make pins`.

    python tools/pin_dependencies.py            # requirements-server.txt
    python tools/pin_dependencies.py --sbom dist/banneret.cdx.json

The versions are those of constraints.txt. pip works out what belongs together, for the interpreter and the system that
it runs on, and tells the hashes; nothing is installed. `--sbom` writes the same as a bill of materials (CycloneDX 1.5).
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "requirements-server.txt"
WANTED = ".[server,postgresql,calls]"
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")
HEAD = """\
# What a server needs, pinned with hashes. Written by `make pins`; CPython {python} on {system}.
# Use: pip install --require-hashes -r requirements-server.txt, then pip install --no-deps of the wheel.
"""


@dataclass(frozen=True)
class Pin:
    """One package."""

    name: str
    version: str
    hashes: list[str]


def resolved() -> list[Pin]:
    """What pip would install into an empty environment."""
    command = [
        sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--no-build-isolation",
        "--disable-pip-version-check", "--report", "-", "--constraint", "constraints.txt", WANTED,
    ]  # fmt: skip
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    report: dict[str, Any] = json.loads(told)
    pins = []
    for item in report["install"]:
        about, archive = item["metadata"], item["download_info"].get("archive_info")
        if archive is not None:  # all but the project itself
            name = re.sub(r"[-_.]+", "-", about["name"]).lower()
            pins.append(Pin(name, about["version"], [archive["hashes"]["sha256"]]))
    return sorted(pins, key=lambda pin: pin.name)


def pins_text(pins: list[Pin]) -> str:
    head = HEAD.format(python="{}.{}".format(*sys.version_info[:2]), system=sys.platform)
    rows = [
        "".join([f"{pin.name}=={pin.version}", *[f" \\\n    --hash=sha256:{one}" for one in pin.hashes]])
        for pin in pins
    ]
    return head + "\n".join(rows) + "\n"


def read_pins(text: str) -> list[Pin]:
    return [Pin(found["name"], found["version"], re.findall(r"[0-9a-f]{64}", found[3])) for found in PIN.finditer(text)]


def licence_of(name: str) -> str:
    """The licence that an installed package names, else nothing."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return ""
    if "License-Expression" in about:
        return str(about["License-Expression"])
    classified = [line for line in about.get_all("Classifier", []) if line.startswith("License :: ")]
    return classified[0].rpartition(" :: ")[2] if classified else ""


def component(pin: Pin) -> dict[str, Any]:
    found: dict[str, Any] = {
        "type": "library",
        "name": pin.name,
        "version": pin.version,
        "purl": f"pkg:pypi/{pin.name}@{pin.version}",
        "hashes": [{"alg": "SHA-256", "content": one} for one in pin.hashes],
    }
    licence = licence_of(pin.name)
    return {**found, "licenses": [{"license": {"name": licence}}]} if licence else found


def bill(pins: list[Pin], version: str) -> dict[str, Any]:
    """A bill of materials; the same for the same pins."""
    about = {"type": "application", "name": "banneret", "version": version, "purl": f"pkg:pypi/banneret@{version}"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": about},
        "components": [component(pin) for pin in pins],
    }


def own_version() -> str:
    found = re.search(r'^version = "([^"]+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sbom", type=Path, help="write the bill of materials of the pins into this file")
    given = parser.parse_args()
    if given.sbom is None:
        PINS.write_text(pins_text(resolved()), encoding="utf-8")
        return 0
    given.sbom.parent.mkdir(parents=True, exist_ok=True)
    told = json.dumps(bill(read_pins(PINS.read_text("utf-8")), own_version()), indent=2)
    given.sbom.write_text(told + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
