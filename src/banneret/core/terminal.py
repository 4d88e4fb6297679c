"""Drawing for a terminal: a pen that knows the width and whether there is colour, boxes, and lines that wrap."""

import re
import unicodedata
from typing import Final, final

_ESCAPE: Final = re.compile("\x1b\\[[0-9;]*m")
_RESET: Final = "\x1b[0m"


def shown(text: str) -> int:
    """How many columns a text takes, escape sequences not counted."""
    columns = 0
    for sign in _ESCAPE.sub("", text):
        if unicodedata.combining(sign):
            continue
        columns += 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1
    return columns


def pad(text: str, width: int, right: bool = False) -> str:
    """The text with blanks after it (or before it) up to a width."""
    blanks = " " * max(0, width - shown(text))
    return blanks + text if right else text + blanks


def clip(text: str, width: int) -> str:
    """A plain text cut to a width; what is missing shows as `…`."""
    if shown(text) <= width:
        return text
    kept = ""
    for sign in text:
        if shown(kept + sign) > width - 1:
            break
        kept += sign
    return kept + "…"


def flow(pieces: list[str], width: int, gap: str = "  ") -> list[str]:
    """Pieces one after another; a line is broken only between them."""
    lines: list[str] = []
    line = ""
    for piece in pieces:
        if not line:
            line = piece
        elif shown(line) + shown(gap) + shown(piece) <= width:
            line += gap + piece
        else:
            lines.append(line)
            line = piece
    if line:
        lines.append(line)
    return lines


def wrap(text: str, width: int) -> list[str]:
    """A text in lines of at most that width, broken between words, never at a no-break space."""
    words = text.replace("\n", " ").replace("\t", " ").split(" ")
    return flow([word for word in words if word], width, " ")


def labelled(label: str, lines: list[str], indent: int) -> list[str]:
    """Lines with a label before the first and blanks before the others."""
    heads = [pad(label, indent)] + [" " * indent] * (len(lines) - 1)
    return [head + line for head, line in zip(heads, lines, strict=True)] if lines else [label]


@final
class Pen:
    """Paints where there is colour, and leaves the text alone where there is none."""

    def __init__(self, width: int, colour: bool) -> None:
        self.width = width
        self.colour = colour

    def paint(self, text: str, style: str) -> str:
        """`style` holds the numbers of an escape sequence, `1;38;5;214`."""
        return f"\x1b[{style}m{text}{_RESET}" if self.colour and text else text

    def bold(self, text: str) -> str:
        return self.paint(text, "1")

    def dim(self, text: str) -> str:
        return self.paint(text, "2")

    def chip(self, text: str, style: str) -> str:
        """A small card: coloured, or in brackets where there is no colour."""
        return self.paint(f" {text} ", style) if self.colour else f"[{text}]"

    def box(self, title: str, right: str, sections: list[list[str]]) -> list[str]:
        """Sections one beneath another in a frame, with words in its upper edge; the lines must fit in."""
        inner = self.width - 4
        head = f"─ {title} " if title else ""
        tail = f" {right} ─" if right else ""
        rule = "─" * max(0, inner + 2 - shown(head) - shown(tail))
        edge = self.dim("│")
        lines = [self.dim("╭") + self.dim("─ ") * bool(title) + self.bold(title) + self.dim(" ") * bool(title)
                 + self.dim(rule + tail + "╮")]  # fmt: skip
        for place, section in enumerate([section for section in sections if section]):
            if place:
                lines.append(self.dim("├" + "─" * (inner + 2) + "┤"))
            lines.extend([f"{edge} {pad(line, inner)} {edge}" for line in section])
        lines.append(self.dim("╰" + "─" * (inner + 2) + "╯"))
        return lines

    def columns(self, rows: list[list[str]], right: list[bool], gap: str = "  ") -> list[str]:
        """Rows of a table with columns as wide as they must be; `right` says which ones end flush."""
        widths = [max(shown(row[at]) for row in rows) for at in range(len(right))]
        lines: list[str] = []
        for row in rows:
            cells = [pad(cell, widths[at], right[at]) for at, cell in enumerate(row)]
            lines.append(gap.join(cells).rstrip())
        return lines
