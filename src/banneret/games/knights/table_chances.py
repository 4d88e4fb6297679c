"""Chances beside what can be answered, where the table allows help."""

from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.svg import NOTHING, Markup


def chance_of(canvas: Canvas, acts: list[str]) -> float | None:
    """The chance of the first of some answers that can be given now; None where nothing is told."""
    if canvas.prospects is None:
        return None
    for act in acts:
        if act in canvas.legal and act in canvas.prospects.answers:
            return canvas.prospects.answers[act]
    return None


def answer_words(canvas: Canvas, acts: list[str]) -> str:
    """For readers of the screen: what the bar beside an answer shows."""
    chance = chance_of(canvas, acts)
    return "" if chance is None else canvas.say("table-web-chance", percent=percent(chance))


def answer_bar(canvas: Canvas, acts: list[str], look: str = "") -> Markup:
    """The bar beside a card that can be attempted."""
    chance = chance_of(canvas, acts)
    return NOTHING if chance is None else chance_bar(chance, percent_words(canvas, chance), look)


def percent_words(canvas: Canvas, chance: float) -> str:
    return canvas.say("table-web-percent", percent=percent(chance))
