"""Small bars that show a chance: the number beside them says the same."""

from typing import Final

from banneret.core.drawing.svg import Attribute, Markup, classes, element, span, svg

LENGTH: Final = 100
THICKNESS: Final = 8


def percent(share: float) -> int:
    """A chance in whole hundredths; what is possible is never 0, what is not certain never 100."""
    rounded = round(share * 100)
    if share > 0.0 and rounded == 0:
        return 1
    return 99 if share < 1.0 and rounded == 100 else rounded


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
