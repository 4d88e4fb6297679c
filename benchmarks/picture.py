"""The bars as a picture: horizontal bars on a logarithmic axis, whiskers for the range, a mark where the bar is."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 1300
LABELS: Final = 540
FIGURES: Final = 370
ROW: Final = 34
THICK: Final = 14
TOP: Final = 70
PLOT: Final = WIDTH - LABELS - FIGURES - 20
LETTER: Final = 6.3
"""Pixels of a letter, on average: the picture is as wide as the longest figures need."""

PAPER: Final = "#ffffff"
INK: Final = "#1f2430"
FAINT: Final = "#6b7280"
GRID: Final = "#e5e7eb"
MET: Final = "#3f7fb5"
MISSED: Final = "#c2603c"


@dataclass(frozen=True, slots=True)
class Row:
    """One bar: its range over the rounds and its limit (zero: none); absolute figures are drawn as multiples of it."""

    title: str
    least: float
    middle: float
    greatest: float
    limit: float
    text: str
    met: bool
    absolute: bool
    better_below: bool

    def drawn(self) -> tuple[float, float, float, float]:
        """Least, middle, greatest and limit in the units of the axis."""
        if not self.absolute:
            return self.least, self.middle, self.greatest, self.limit
        if self.better_below:
            return self.limit / self.greatest, self.limit / self.middle, self.limit / self.least, 1.0
        return self.least / self.limit, self.middle / self.limit, self.greatest / self.limit, 1.0


def draw(rows: list[Row], caption: str) -> str:
    """Two panels: ratios to other contenders, and absolute figures as multiples of their bar."""
    panels = [
        ("How many times as fast", [row for row in rows if not row.absolute]),
        ("Absolute figures, as multiples of their bar", [row for row in rows if row.absolute]),
    ]
    parts: list[str] = []
    y = TOP
    for heading, members in panels:
        if members:
            parts += _panel(heading, members, y)
            y += 78 + ROW * len(members)
    width = max([WIDTH, *[LABELS + PLOT + 12 + math.ceil(LETTER * len(row.text)) for row in rows]])
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y + 10}" width="{width}" height="{y + 10}" '
        'role="img" font-family="system-ui, sans-serif" font-size="13">',
        "<title>Banneret's benchmarks against their bars</title>",
        f"<desc>{escape('; '.join(f'{row.title}: {row.text}' for row in rows))}</desc>",
        f'<rect width="{width}" height="{y + 10}" fill="{PAPER}"/>',
        text(20, 28, "Benchmarks and their bars", size=18, weight="600"),
        text(20, 50, caption, colour=FAINT),
    ]
    return "\n".join([*head, *parts, "</svg>"]) + "\n"


def _panel(heading: str, rows: list[Row], top: int) -> list[str]:
    values = [value for row in rows for value in row.drawn() if value > 0.0]
    low, high = math.floor(math.log10(min(values) * 0.999)), math.ceil(math.log10(max(values) * 1.05))
    bottom = top + 36 + ROW * len(rows)

    def x(value: float) -> float:
        return LABELS + PLOT * (math.log10(value) - low) / (high - low)

    parts = [text(20, top + 20, heading, weight="600")]
    for power in range(low, high + 1):
        at = x(10.0**power)
        parts.append(line(at, top + 30, at, bottom, GRID, 1))
        parts.append(text(at, bottom + 16, f"{10.0**power:g}×", colour=FAINT, anchor="middle"))
    for number, row in enumerate(rows):
        parts += _bar(row, top + 36 + ROW * number + ROW // 2, x, 10.0**low)
    return parts


def _bar(row: Row, y: int, x: Callable[[float], float], origin: float) -> list[str]:
    least, middle, greatest, limit = row.drawn()
    colour = MET if row.met else MISSED
    left = x(origin)
    parts = [
        text(LABELS - 12, y + 4, row.title, anchor="end"),
        f'<rect x="{left:.1f}" y="{y - THICK / 2:.1f}" width="{x(middle) - left:.1f}" height="{THICK}" '
        f'fill="{colour}"/>',
        line(x(least), y, x(greatest), y, INK, 1.5),
        line(x(least), y - 4, x(least), y + 4, INK, 1.5),
        line(x(greatest), y - 4, x(greatest), y + 4, INK, 1.5),
        text(LABELS + PLOT + 12, y + 4, row.text),
    ]
    if limit > 0.0:
        parts.append(line(x(limit), y - 12, x(limit), y + 12, "#000000", 3))
    return parts


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width:g}"/>'


def text(
    x: float, y: float, words: str, *, colour: str = INK, anchor: str = "start", size: int = 13, weight: str = "400"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" font-size="{size}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )
