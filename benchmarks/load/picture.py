"""How long it takes until the last seat has heard, by the pace: one curve for each server, on logarithmic axes."""

import math
from dataclasses import dataclass
from html import escape
from typing import Final

from benchmarks.picture import FAINT, GRID, INK, PAPER, line, text

WIDTH: Final = 1050
HEIGHT: Final = 560
LEFT, RIGHT, TOP, BOTTOM = 80, 320, 90, 60
COLOURS: Final = ("#3f7fb5", "#2f8f6b", "#c2603c", "#8a6bb0")


@dataclass(frozen=True, slots=True)
class Curve:
    """Points of actions a second and milliseconds; `sustained` is the rate up to which answers came in time."""

    label: str
    points: list[tuple[float, float]]
    sustained: float


def draw(curves: list[Curve], limit: float, title: str, caption: str) -> str:
    """All servers in one field; the limit is a line across it."""
    rates = [rate for curve in curves for rate, _ in curve.points]
    times = [limit, *[time for curve in curves for _, time in curve.points]]
    across = Axis(rates, LEFT, WIDTH - RIGHT)
    up = Axis(times, HEIGHT - BOTTOM, TOP)
    said = "; ".join(f"{one.label}: {one.sustained:.0f} actions/s" for one in curves)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'role="img" font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title, quote=False)}</title>",
        f"<desc>{escape(said)}</desc>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        text(20, 28, title, size=18, weight="600"),
        text(20, 50, caption, colour=FAINT),
        text(20, 76, "ms until the last seat has heard", colour=FAINT),
        text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "actions a second", colour=FAINT, anchor="middle"),
    ]
    for value in across.ticks():
        parts.append(line(across.at(value), TOP, across.at(value), HEIGHT - BOTTOM, GRID, 1))
        parts.append(text(across.at(value), HEIGHT - BOTTOM + 18, f"{value:g}", colour=FAINT, anchor="middle"))
    for value in up.ticks():
        parts.append(line(LEFT, up.at(value), WIDTH - RIGHT, up.at(value), GRID, 1))
        parts.append(text(LEFT - 8, up.at(value) + 4, f"{value:g}", colour=FAINT, anchor="end"))
    parts.append(line(LEFT, up.at(limit), WIDTH - RIGHT, up.at(limit), INK, 2))
    parts.append(text(WIDTH - RIGHT + 8, up.at(limit) + 4, f"{limit:g} ms"))
    for number, curve in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        parts += [
            f'<circle cx="{across.at(rate):.1f}" cy="{up.at(time):.1f}" r="4" fill="{colour}" fill-opacity="0.75"/>'
            for rate, time in curve.points
        ]
        y = TOP + 44 * number
        parts.append(f'<circle cx="{WIDTH - RIGHT + 84}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(text(WIDTH - RIGHT + 96, y + 4, curve.label))
        parts.append(text(WIDTH - RIGHT + 96, y + 21, f"{curve.sustained:,.0f} actions/s", colour=FAINT))
    return "\n".join([*parts, "</svg>"]) + "\n"


class Axis:
    """A logarithmic axis over whole powers of ten."""

    def __init__(self, values: list[float], begin: float, end: float) -> None:
        positive = [value for value in values if value > 0.0] or [1.0]
        self.low = math.floor(math.log10(min(positive)))
        self.high = max(self.low + 1, math.ceil(math.log10(max(positive))))
        self.begin = begin
        self.end = end

    def at(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low) if value > 0.0 else 0.0
        return self.begin + (self.end - self.begin) * share

    def ticks(self) -> list[float]:
        return [10.0**power for power in range(self.low, self.high + 1)]
