"""Small bars that show a chance: the number beside them says the same."""

from typing import Final

from banneret.core.drawing.svg import Attribute, Markup, classes, element, span, svg
from banneret.core.odds import percent

__all__ = ["chance_bar", "percent"]

LENGTH: Final = 100
THICKNESS: Final = 8


def chance_bar(share: float, words: str, look: str = "", label: str = "") -> Markup:
    """A bar and its number. Without a label it repeats what its surroundings say: screen readers pass over it."""
    track: dict[str, Attribute] = {"class": "chance-track", "width": LENGTH, "height": THICKNESS, "rx": 4}
    filled: dict[str, Attribute] = {**track, "class": "chance-filled", "width": percent(share)}
    bar = svg("chance-bar", LENGTH, THICKNESS, element("rect", track), element("rect", filled))
    attributes: dict[str, Attribute] = {"class": classes("chance", look)}
    if label:
        attributes.update({"role": "img", "aria-label": label})
    else:
        attributes["aria-hidden"] = "true"
    return element("span", attributes, bar, span("chance-words", words))
