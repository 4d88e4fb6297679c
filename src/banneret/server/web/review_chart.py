"""The picture of a review: the chance to win of every seat over the game, as known and with all cards open."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.core.drawing.svg import Markup, element
from banneret.insight.review import Moment, Turn

WIDTH, HEIGHT = 720.0, 240.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 10.0, 10.0, 22.0
COLOURS = 6


def chart(points: Sequence[Moment], turns: Sequence[Turn], title: str) -> Markup:
    """Full lines: as each seat could know its chance. Dashed ones: with all cards open."""
    last = max(1, points[-1].at)

    def across(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / last

    def down(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share)

    drawn: list[Markup] = [element("title", {}, title)]
    for turn in turns:
        x, width = across(turn.start), max(3.0, across(turn.end) - across(turn.start))
        box = {"class": "turn", "x": f"{x:.1f}", "y": f"{TOP}", "width": f"{width:.1f}"}
        drawn.append(element("rect", {**box, "height": f"{HEIGHT - TOP - BOTTOM}"}))
    for percent in (0, 50, 100):
        y = f"{down(percent / 100):.1f}"
        drawn.append(element("line", {"class": "axis", "x1": f"{LEFT}", "x2": f"{WIDTH - RIGHT}", "y1": y, "y2": y}))
        place = {"x": f"{LEFT - 6}", "y": f"{down(percent / 100) + 4:.1f}", "text-anchor": "end"}
        drawn.append(element("text", place, f"{percent}%"))
    for kind in ("open", "known"):
        for seat in range(len(points[0].known)):
            shares = [(one.at, (one.known if kind == "known" else one.all_open)[seat]) for one in points]
            line = " ".join(f"{across(at):.1f},{down(share):.1f}" for at, share in shares)
            drawn.append(element("polyline", {"class": f"{kind} line-{seat % COLOURS}", "points": line}))
    box = {"class": "review-chart", "viewBox": f"0 0 {WIDTH:g} {HEIGHT:g}", "role": "img"}
    return element("svg", {**box, "aria-label": title}, *drawn)
