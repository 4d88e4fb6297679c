"""What a server needs is pinned with hashes, and the bill of materials says the same."""

from __future__ import annotations

import re

from tools.pin_dependencies import PINS, Pin, bill, pins_text, read_pins


def test_every_pin_has_a_hash_and_nothing_names_a_place() -> None:
    text = PINS.read_text(encoding="utf-8")
    pins = read_pins(text)
    assert len(pins) == text.count("==") > 20
    assert {"litestar", "uvicorn", "sqlalchemy", "msgspec", "alembic", "cryptography"} <= {pin.name for pin in pins}
    assert all(pin.hashes for pin in pins)
    assert not re.search(r"https?:|index-url|find-links", text)


def test_the_pins_are_the_versions_that_the_checks_run_with() -> None:
    tried = dict(
        line.split("==", 1)
        for line in (PINS.parent / "constraints.txt").read_text("utf-8").splitlines()
        if "==" in line and not line.startswith("#")
    )
    known = {re.sub(r"[-_.]+", "-", name).lower(): version.strip() for name, version in tried.items()}
    pins = read_pins(PINS.read_text(encoding="utf-8"))
    assert {pin.name: pin.version for pin in pins if known.get(pin.name, pin.version) != pin.version} == {}


def test_pins_that_are_written_are_read_again() -> None:
    pins = [Pin("a-b", "1.0", ["0" * 64, "1" * 64]), Pin("c", "2.0rc1", ["f" * 64])]
    assert read_pins(pins_text(pins)) == pins


def test_the_bill_names_every_pin() -> None:
    told = bill([Pin("msgspec", "1.0", ["0" * 64]), Pin("nowhere-at-all", "2", ["1" * 64])], "9.9")
    assert (told["bomFormat"], told["metadata"]["component"]["version"]) == ("CycloneDX", "9.9")
    assert [part["purl"] for part in told["components"]] == ["pkg:pypi/msgspec@1.0", "pkg:pypi/nowhere-at-all@2"]
    assert told["components"][0]["licenses"]
    assert "licenses" not in told["components"][1]
