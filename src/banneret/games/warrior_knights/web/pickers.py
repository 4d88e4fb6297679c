"""The box above the map, and what is answered in it: numbers and shields, one click each."""

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import Attribute, Markup, div, element, span
from banneret.games.warrior_knights.rules.cards import BARON_IDS
from banneret.games.warrior_knights.web.sight import Sight


def staged(sight: Sight, region: Region, name: str, sign: str, title: str, *children: Markup) -> Markup:
    """Something that is on just now; it can be folded up to look at the map beneath."""
    head = element("h2", {"class": "wk-stage-title"}, sight.icon(region, sign), title)
    summary = element("summary", {"class": "wk-stage-head"}, head)
    attributes: dict[str, Attribute] = {"class": f"wk-stage wk-stage-{name}", "id": name, "open": True}
    return region.element("details", attributes, summary, div("wk-stage-body", *children))


def picker(
    region: Region, sight: Sight, way: str, words: str, low: int, high: int, sign: str, draft: bool = False
) -> Markup:
    """Numbers to choose from; what cannot be taken back is asked again before it is done."""
    more: dict[str, Attribute] = {} if draft else {"data-ask": "1"}
    name = "".join([letter if letter.isalnum() else "-" for letter in way])
    numbers = [
        region.piece(
            f"pick-{name}-{count}", "", with_chance(sight.canvas, f"{words}: {count}", [f"{way} {count}"]), "wk-number",
            span("", str(count)), answer_bar(sight.canvas, [f"{way} {count}"], "wk-number-chance"),
            acts=[f"{way} {count}"], more=more, nth=len(sight.canvas.chosen),
        )
        for count in range(low, high + 1)
        if is_open(sight, way, count)
    ]  # fmt: skip
    head = span("wk-picker-head", sight.icon(region, sign), span("", words))
    group: dict[str, Attribute] = {"class": "wk-numbers", "role": "group", "aria-label": words}
    return div("wk-picker", head, element("div", group, *numbers))


def is_open(sight: Sight, way: str, count: int) -> bool:
    """A chain is open where its first answer is; a single answer where it is legal itself."""
    first, comma, _ = way.partition(", ")
    return (first if comma else f"{way} {count}") in sight.canvas.legal


def barons(region: Region, sight: Sight) -> Markup:
    """The Barons who can be named."""
    shields = [
        region.piece(
            f"name-{BARON_IDS[sight.game.barons[seat]]}",
            "",
            f"{sight.who(seat)}, {sight.baron(seat)}",
            "wk-choice",
            sight.shield(seat, "wk-choice-shield"),
            span("wk-choice-name", sight.who(seat)),
            acts=sight.baron_acts(seat),
        )
        for seat in sight.game.turn_order()
    ]
    return div("wk-choices", *shields)
