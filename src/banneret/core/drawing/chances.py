"""Chances beside what can be answered, where the table allows help. Texts: `table-web-chance`, `table-web-percent`."""

from collections.abc import Sequence

from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.svg import NOTHING, Markup


def chance_of(canvas: Canvas, acts: Sequence[str]) -> float | None:
    """The chance of the first of some answers that can be given now; None where nothing is told."""
    if canvas.prospects is None:
        return None
    for act in acts:
        if act in canvas.legal and act in canvas.prospects.answers:
            return canvas.prospects.answers[act]
    return None


def with_chance(canvas: Canvas, label: str, acts: Sequence[str]) -> str:
    """A label that tells those who hear it what the bar beside the thing shows."""
    chance = chance_of(canvas, acts)
    return label if chance is None else f"{label}, {canvas.say('table-web-chance', percent=percent(chance))}"


def answer_bar(canvas: Canvas, acts: Sequence[str], look: str = "") -> Markup:
    """The bar on a thing that stands for answers."""
    chance = chance_of(canvas, acts)
    if chance is None:
        return NOTHING
    return chance_bar(chance, canvas.say("table-web-percent", percent=percent(chance)), look)
