"""Bars with intervals as a picture (SVG) that stands by itself, on light pages and on dark ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

ROW, GAP, LEFT, WIDTH, RIGHT, TOP = 18, 10, 150, 420, 60, 34
COLOURS = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#bbbbbb")
INK = "#777777"


@dataclass(frozen=True, slots=True)
class Bar:
    """One value from 0 to `most`, with an interval; `series` chooses its colour."""

    value: float
    low: float
    high: float
    series: int
    told: str


def chart(title: str, groups: Sequence[tuple[str, Sequence[Bar]]], series: Sequence[str], most: float = 1.0) -> str:
    """Groups of bars beneath each other, whiskers for intervals, a legend where there are several series."""
    legend = len(series) > 1
    top = TOP + (ROW * len(series) if legend else 0)
    height = top + sum(len(bars) * ROW + GAP for _, bars in groups) + 4
    width = LEFT + WIDTH + RIGHT
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="12" fill="{INK}"><title>{escape(title)}</title>',
        f'<text x="4" y="18" font-size="14" font-weight="bold">{escape(title)}</text>',
    ]
    if legend:
        for place, name in enumerate(series):
            y = TOP + place * ROW
            rows.append(f'<rect x="{LEFT}" y="{y - 10}" width="12" height="12" fill="{colour(place)}"/>')
            rows.append(f'<text x="{LEFT + 18}" y="{y}">{escape(name)}</text>')
    y = top
    for name, bars in groups:
        rows.append(f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        for bar in bars:
            rows += drawn(bar, y, most)
            y += ROW
        y += GAP
    return "\n".join([*rows, "</svg>"]) + "\n"


def drawn(bar: Bar, y: int, most: float) -> list[str]:
    def at(value: float) -> float:
        return round(LEFT + WIDTH * min(max(value / most, 0.0), 1.0), 1)

    low, high, middle = at(bar.low), at(bar.high), y + ROW / 2
    return [
        f'<rect x="{LEFT}" y="{y + 2}" width="{round(at(bar.value) - LEFT, 1)}" height="{ROW - 4}" '
        f'fill="{colour(bar.series)}" fill-opacity="0.75"><title>{escape(bar.told)}</title></rect>',
        f'<path d="M{low} {middle}H{high}M{low} {y + 5}V{y + ROW - 5}M{high} {y + 5}V{y + ROW - 5}" '
        f'stroke="{INK}" fill="none"/>',
        f'<text x="{high + 6}" y="{y + 13}">{escape(bar.told)}</text>',
    ]


def colour(series: int) -> str:
    return COLOURS[series % len(COLOURS)]
