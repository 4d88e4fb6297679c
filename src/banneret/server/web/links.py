"""Links that people pass on: to be copied, shared, or read by a phone from a QR code."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import segno

from banneret.core.drawing.svg import element, path
from banneret.server.web.pages import safe

QUIET = 4  # modules of blank around a code
CODES_KEPT = 256


@dataclass(frozen=True)
class Link:
    """An address with its QR code; `words` says what it is for. `scanned`: the code is what it is made for."""

    address: str
    words: str
    code: object
    scanned: bool


def link_to(address: str, words: str, scanned: bool = False) -> Link:
    return Link(address, words, safe(qr_code(address)), scanned)


@lru_cache(maxsize=CODES_KEPT)
def qr_code(text: str) -> str:
    """A text as a QR code: dark modules as one path on a light ground, whatever the theme."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    size = len(rows) + 2 * QUIET
    runs: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            end = next((at for at in range(x, len(row)) if not row[at]), len(row))
            runs.append(f"M{x + QUIET} {y + QUIET}h{end - x}v1h-{end - x}z")
            x = end
    ground = element("rect", {"class": "qr-ground", "width": size, "height": size})
    look = {"class": "qr", "viewBox": f"0 0 {size} {size}", "aria-hidden": "true"}
    return element("svg", look, ground, path("".join(runs), class_="qr-dark")).text
