"""One open page: what it has been sent, and what it has to be sent now.

A page remembers a hash of every fragment, not the text. An update holds the fragments whose hash is another, and the
text around fragments, `/hand`, where that has changed; in it a comment `<!--card-b7-->` stands for the element with
that id, which the page has already or gets in the same update.
"""

from __future__ import annotations

import msgspec

from banneret.core.drawing.svg import MARK
from banneret.server.web.log_lines import LogLines
from banneret.server.web.regions import Rendered

TABLE = "/"  # all regions that the game draws, whose pieces wander from one to another


class Patch(msgspec.Struct, frozen=True):
    """What has changed: texts by id of a fragment or `/region`, new symbols by region, pieces that lie elsewhere."""

    parts: dict[str, str] = {}
    symbols: dict[str, str] = {}
    moved: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.parts or self.symbols)


def on_the_wire(text: str) -> str:
    """A text with comments in the places of its marks."""
    if MARK not in text:
        return text
    pieces = text.split(MARK)
    pieces[1::2] = [f"<!--{id}-->" for id in pieces[1::2]]
    return "".join(pieces)


class Shown:
    """What a page shows."""

    def __init__(self) -> None:
        self.inputs: dict[str, object] = {}
        self.lines = LogLines()
        self._hashes: dict[str, dict[str, int]] = {}
        self._symbols: dict[str, set[str]] = {}
        self._pieces: dict[str, str] | None = None

    def take(self, rendered: Rendered) -> Patch:
        """The difference to what is rendered, which the page shows from now on."""
        self.inputs = rendered.inputs
        parts: dict[str, str] = {}
        for name, region in rendered.own.items():
            self._compare(name, {f"/{name}": region.text, **region.fragments}, parts)
        drawing = rendered.drawing
        if drawing is None:
            self._pieces = None
            return Patch(parts)
        texts = {f"/{name}": text for name, text in rendered.table.items()}
        self._compare(TABLE, {**texts, **drawing.fragments}, parts)
        symbols: dict[str, str] = {}
        for name, found in drawing.symbols.items():
            known = self._symbols.setdefault(name, set())
            if not found.keys() <= known:
                symbols[name] = "".join([text for id, text in found.items() if id not in known])
                known.update(found)
        before, self._pieces = self._pieces, drawing.pieces
        if before is None or before == drawing.pieces:
            return Patch(parts, symbols)
        return Patch(parts, symbols, sorted([id for id, at in drawing.pieces.items() if before.get(id) != at]))

    def _compare(self, source: str, texts: dict[str, str], parts: dict[str, str]) -> None:
        before = self._hashes.get(source, {})
        now = dict(zip(texts, map(hash, texts.values()), strict=True))
        if now == before:
            return
        self._hashes[source] = now
        for id in [id for id, mark in now.items() if before.get(id) != mark]:
            parts[id] = on_the_wire(texts[id])
