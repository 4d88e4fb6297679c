"""Chances of a fight beside the answers that lead to it, where the table allows help: to win, to tie, to lose."""

from collections.abc import Sequence

from banneret.core.drawing.bars import LENGTH, THICKNESS, percent
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, element, span, svg


def results_of(canvas: Canvas, acts: Sequence[str]) -> dict[str, int]:
    """In hundredths for the first of some answers that can be given now; empty where nothing is told."""
    prospects = canvas.prospects
    if prospects is None:
        return {}
    for act in acts:
        if act in canvas.legal and act in prospects.beside:
            told = {figure.of: percent(figure.value) for figure in prospects.beside[act]}
            return {"win": percent(prospects.answers[act]), "tie": told["tie"], "lose": told["loss"]}
    return {}


def with_results(canvas: Canvas, label: str, acts: Sequence[str]) -> str:
    """A label that tells those who hear it what the bar beside the thing shows."""
    results = results_of(canvas, acts)
    return f"{label}, {canvas.say('table-web-results', **results)}" if results else label


def results_bar(canvas: Canvas, acts: Sequence[str]) -> Markup:
    """The bar on a thing that stands for answers: the part that wins, then the part that ties."""
    results = results_of(canvas, acts)
    if not results:
        return NOTHING
    track: dict[str, Attribute] = {"class": "chance-track", "width": LENGTH, "height": THICKNESS, "rx": 4}
    reach = min(LENGTH, results["win"] + results["tie"])
    tied: dict[str, Attribute] = {**track, "class": "chance-tied", "width": reach}
    won: dict[str, Attribute] = {**track, "class": "chance-filled", "width": results["win"]}
    bar = svg("chance-bar", LENGTH, THICKNESS, element("rect", track), element("rect", tied), element("rect", won))
    words = canvas.say("table-web-results-short", **results)
    return element("span", {"class": "chance", "aria-hidden": "true"}, bar, span("chance-words", words))
