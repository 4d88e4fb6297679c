"""Pictures of somebody's results: how games ended, and what luck and own answers brought in reviewed ones."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.core.drawing.svg import Markup, element
from banneret.insight.review import Balance
from banneret.server.own_record import Tally

BAR_WIDTH, BAR_HEIGHT = 200.0, 14.0
WIDTH, HEIGHT = 720.0, 220.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 10.0, 10.0, 10.0
LEAST_POINTS = 20.0


def bar(counts: Tally, title: str) -> Markup:
    """Won, shared and lost games side by side."""
    drawn: list[Markup] = [element("title", {}, title)]
    at = 0.0
    for name, count in (("won", counts.won), ("drawn", counts.drawn), ("lost", counts.lost)):
        width = BAR_WIDTH * count / counts.played
        if count:
            place = {"x": f"{at:.1f}", "y": "0", "width": f"{width:.1f}", "height": f"{BAR_HEIGHT:g}"}
            drawn.append(element("rect", {"class": f"ended-{name}", **place}))
        at += width
    box = {"class": "ended", "viewBox": f"0 0 {BAR_WIDTH:g} {BAR_HEIGHT:g}", "preserveAspectRatio": "none"}
    return element("svg", {**box, "role": "img", "aria-label": title}, *drawn)


def luck_and_skill(balances: Sequence[Balance], title: str) -> Markup:
    """For each reviewed game, the oldest first, what own answers and what luck brought, in points of a hundred."""
    most = max([LEAST_POINTS, *[100 * abs(part) for one in balances for part in (one.answers, one.luck)]])
    middle = TOP + (HEIGHT - TOP - BOTTOM) / 2
    step = (WIDTH - LEFT - RIGHT) / len(balances)
    thick = min(14.0, step / 3)
    drawn: list[Markup] = [element("title", {}, title)]
    for points in (-most, 0.0, most):
        y = middle - points / most * (middle - TOP)
        line = {"class": "axis", "x1": f"{LEFT:g}", "x2": f"{WIDTH - RIGHT:g}", "y1": f"{y:.1f}", "y2": f"{y:.1f}"}
        place = {"x": f"{LEFT - 6:g}", "y": f"{y + 4:.1f}", "text-anchor": "end"}
        drawn += [element("line", line), element("text", place, f"{points:+.0f}" if points else "0")]
    for number, one in enumerate(balances):
        centre = LEFT + step * (number + 0.5)
        for name, part, x in (("skill", one.answers, centre - thick), ("luck", one.luck, centre)):
            height = abs(100 * part) / most * (middle - TOP)
            top = middle - height if part > 0 else middle
            box = {"x": f"{x:.1f}", "y": f"{top:.1f}", "width": f"{thick:.1f}", "height": f"{max(1.0, height):.1f}"}
            drawn.append(element("rect", {"class": f"bar-{name}", **box}))
    look = {"class": "review-chart", "viewBox": f"0 0 {WIDTH:g} {HEIGHT:g}", "role": "img", "aria-label": title}
    return element("svg", look, *drawn)
