"""One area of the map, drawn from what stands in it and from nothing else: kept, and shared by all who see the same."""

from functools import cache
from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import Attribute, Markup, classes, element, span
from banneret.games.warrior_knights.rules.cards import AREA_IDS, KINGDOM_AREAS, PORT
from banneret.games.warrior_knights.web.land import GROUND_ID, ground, harbour, land
from banneret.games.warrior_knights.web.records import Area, Army, Lands
from banneret.games.warrior_knights.web.shapes import ALL
from banneret.games.warrior_knights.web.sight import Box, tint
from banneret.games.warrior_knights.web.tokens import army_words, noble_token, place_words, ruin, spread, walls

LOWER: Final = 18  # from this area on the lower half of the Kingdom
ISLE_WIDTH: Final = 168
ISLE_HEIGHT: Final = 84
ISLE_SIGNS: Final = 12  # a longer name is pressed into its room
ISLE_ROOM: Final = 120
ISLE: Final = "M8 44C4 20 18 8 42 8C70 4 112 2 132 14C146 24 140 46 118 52C104 58 108 72 84 75C50 80 12 76 8 44Z"


@final
class Spot:
    """Where the things of an area are drawn."""

    def __init__(
        self, city: tuple[float, float], troops: tuple[float, float], port: tuple[float, float] | None, outline: Markup
    ) -> None:
        self.city = city
        self.troops = troops
        self.port = port
        self.outline = outline


@cache
def spot_of(area: int) -> Spot:
    if area >= KINGDOM_AREAS:
        return Spot((58, 28), (124, 28), (142, 63), element("path", {"class": "wk-hex wk-isle", "d": ISLE}))
    place = land()
    x, y = place.middle[area]
    outline = element("polygon", {"class": "wk-hex", "points": place.outline(area)})
    return Spot((x, y - 26), (x, y + 32), place.port[area], outline)


def area_id(area: Area) -> str:
    return f"area-{AREA_IDS[area.area]}"


def is_held(area: Area) -> bool:
    return bool(area.armies or area.at_sea or area.place is not None)


def draw_ground(region: Region, area: Area) -> list[Markup]:
    """What lies beneath the nobles: the field, whose it is, and the city or stronghold."""
    spot, place = spot_of(area.area), area.place
    inside: list[Markup] = [spot.outline]
    if place is not None and place.owner >= 0:
        inside.append(element("g", {"class": f"wk-realm {tint(place.owner)}"}, spot.outline))
    if area.concerned:
        inside.append(element("g", {"class": "wk-concerned"}, spot.outline))
    if place is not None:
        inside.append(walls(region, place, *spot.city))
    elif area.ruined:
        inside.append(ruin(region, *spot.city))
    return inside


def places_of(area: Area) -> list[tuple[Army, int, float, float]]:
    """Every noble with the number of his place and the spot where he stands: those on land, then those at sea."""
    spot = spot_of(area.area)
    found: list[tuple[Army, int, float, float]] = []
    for armies, place, at in ((area.armies, area.area, spot.troops), (area.at_sea, PORT + area.area, spot.port)):
        if at is not None:
            rows = zip(armies, spread(len(armies), at[0]), strict=True)
            found.extend([(army, place, x, at[1]) for army, x in rows])
    return found


def plain_noble(region: Region, army: Army, place: int, x: float, y: float) -> Markup:
    """A noble of whom nothing is asked."""
    id = f"noble-{army.army}"
    attributes: dict[str, Attribute] = {"id": id, "class": region.marks(id, str(place)) or None}
    return region.element("g", attributes, noble_token(region, army, x, y))


def area_words(region: Region, area: Area) -> str:
    """An area for those who hear it."""
    box = Box(region.canvas)
    parts = [box.area(area.area)]
    if area.place is not None:
        parts.append(place_words(box, area.place))
    parts.extend([army_words(box, army) for army in (*area.armies, *area.garrison)])
    parts.extend([region.canvas.say("table-web-sails", army=army_words(box, army)) for army in area.at_sea])
    return ". ".join(parts)


def draw_area(region: Region, area: Area) -> Markup:
    """An area of which nothing is asked, nor of anybody in it."""
    inside = draw_ground(region, area)
    nested = [plain_noble(region, army, place, x, y) for army, place, x, y in places_of(area)]
    return plain_area(region, area, inside, nested)


def plain_area(region: Region, area: Area, inside: list[Markup], nested: list[Markup]) -> Markup:
    id = area_id(area)
    attributes: dict[str, Attribute] = {
        "id": id,
        "class": classes("piece plain wk-area", region.marks(id, area.state)),
        "role": "group" if nested else "img",
        "aria-label": area_words(region, area),
    }
    if is_held(area):
        attributes["tabindex"] = 0
    return region.element("g", attributes, *inside, *nested)


def draw_tip(region: Region, area: Area) -> Markup:
    """What an area holds, for those who look at it."""
    box = Box(region.canvas)
    lines: list[Markup] = []
    if area.place is not None:
        lines.append(element("p", {}, place_words(box, area.place)))
    for army in (*area.armies, *area.at_sea, *area.garrison):
        shape = region.icon(army.shape, ALL[army.shape], classes("wk-tip-shape", tint(army.bearing)))
        lines.append(element("p", {"class": "wk-tip-army"}, shape, span("", army_words(box, army))))
    head = element("strong", {}, box.area(area.area))
    low = LOWER <= area.area < KINGDOM_AREAS
    look = classes("wk-tip", "wk-tip-high" if low else "")
    return region.element("div", {"class": look, "id": tip_id(area), "data-about": area_id(area)}, head, *lines)


def tip_id(area: Area) -> str:
    return f"tip-{AREA_IDS[area.area]}"


def draw_lands(region: Region, lands: Lands) -> list[Markup]:
    """Areas one after another; what each of them holds in words is drawn beside it."""
    drawn: list[Markup] = []
    for area in lands.areas:
        drawn.append(region.part(draw_area, area))
        if is_held(area):
            region.part(draw_tip, area)
    return drawn


def draw_kingdom(region: Region, lands: Lands) -> Markup:
    """The Kingdom while nothing is asked of it."""
    return kingdom_with(region, False, *draw_lands(region, lands))


def kingdom_with(region: Region, choosing: bool, *inside: Markup) -> Markup:
    """The picture of the Kingdom, its ground first."""
    box = Box(region.canvas)
    attributes: dict[str, Attribute] = {
        "id": "kingdom",
        "class": classes("wk-map", "wk-choosing" if choosing else ""),
        "viewBox": land().box(),
        "data-zoom": True,
        "role": "group",
        "aria-label": region.canvas.say("table-web-map"),
    }
    base = region.sheet.fragment(GROUND_ID, ground(box.data, region.canvas.language).text)
    return region.element("svg", attributes, base, *inside)


def draw_overseas(region: Region, lands: Lands) -> Markup:
    """The lands overseas while nothing is asked of them."""
    isles: list[Markup] = []
    for area in lands.areas:
        isles.append(isle_with(region, area.area, *draw_lands(region, Lands((area,)))))
    return overseas_with(region, *isles)


def overseas_with(region: Region, *isles: Markup) -> Markup:
    words = region.canvas.say("table-web-overseas")
    label: dict[str, Attribute] = {"id": "overseas", "class": "wk-overseas", "aria-label": words}
    return region.element("section", label, *isles)


def isle_with(region: Region, area: int, *inside: Markup) -> Markup:
    """The picture of a land overseas."""
    title = Box(region.canvas).area(area)
    name: dict[str, Attribute] = {"class": "wk-name wk-name-city", "x": 62, "y": 64, "text-anchor": "middle"}
    if len(title) > ISLE_SIGNS:
        name |= {"textLength": ISLE_ROOM, "lengthAdjust": "spacingAndGlyphs"}
    box = f"0 0 {ISLE_WIDTH} {ISLE_HEIGHT}"
    return element(
        "svg",
        {"class": "wk-isle-map", "viewBox": box, "role": "group", "aria-label": title},
        element("path", {"class": "wk-shallows", "d": ISLE}),
        element("path", {"class": "wk-beach wk-land", "d": ISLE}),
        harbour(142, 63),
        element("text", name, title),
        *inside,
    )
