"""The Kingdom as it lies on the table: land, borders, roads and ports, drawn once from the data's coordinates."""

from functools import lru_cache
from math import cos, radians, sin
from typing import Final, final

from banneret.core.data import Sheet, load
from banneret.core.drawing.svg import Attribute, Markup, element, join, number, path
from banneret.core.labels import records
from banneret.games.warrior_knights.rules.board import BRIDGE, MOUNTAIN, RIVER
from banneret.games.warrior_knights.rules.cards import AREA_IDS, CITY_IN, KINGDOM_AREAS, NO_CITY
from banneret.games.warrior_knights.rules.data import DATA_FILE, WarriorKnightsData
from banneret.games.warrior_knights.web.shapes import GLYPHS, PLACES

NEAR: Final = 4.0  # corners of neighbouring areas that lie so close together are one
MARGIN: Final = 22
GROUND_ID: Final = "ground"

# What grows in the areas without a city, by the names of their pictures.
COUNTRY: Final = {
    "heron_marsh": "reed", "salt_flats": "reed", "amber_coast": "reed", "dragon_tail": "crag", "falcon_crag": "crag",
    "grey_cape": "crag", "ravenwood": "wood", "oakvale": "wood", "wolf_dale": "wood", "iron_hills": "hill",
    "vineyard_hills": "vine", "heather_plain": "hill", "eastmarch": "hill", "kingsmead": "field",
    "bridgefields": "field", "abbey_lands": "field", "millbrook": "field", "pilgrims_field": "field", "uran": "hill",
}  # fmt: skip
SNOW: Final = "M0 -11L5 -2L0 1L-4 -4Z"
SPOTS: Final = ((-34.0, -26.0), (-12.0, -40.0), (14.0, -32.0))


@final
class Land:
    """Where everything lies: the middle of each area, the corners of its hexagon, its port."""

    def __init__(self) -> None:
        sheet = load(DATA_FILE)
        rows = records(sheet, "area", AREA_IDS)
        self.radius = float(sheet.table("board").integer("hex_radius", 1, 999))
        self.middle = [(coordinate(row, "x"), coordinate(row, "y")) for row in rows]
        self.port = [
            (coordinate(row, "port_x"), coordinate(row, "port_y")) if row.flag("port") else None for row in rows
        ]
        self.corner = [self.corners(x, y) for x, y in self.middle]
        lands = range(KINGDOM_AREAS)
        across = [x for area in lands for x, _ in self.corner[area]] + [spot[0] for spot in self.port[:36] if spot]
        down = [y for area in lands for _, y in self.corner[area]] + [spot[1] for spot in self.port[:36] if spot]
        self.left, self.top = min(across) - MARGIN, min(down) - MARGIN
        self.width = max(across) + MARGIN - self.left
        self.height = max(down) + MARGIN - self.top

    def corners(self, x: float, y: float) -> list[tuple[float, float]]:
        return [
            (x + self.radius * cos(radians(60 * at - 30)), y + self.radius * sin(radians(60 * at - 30)))
            for at in range(6)
        ]

    def box(self) -> str:
        """The view box of the whole Kingdom."""
        return " ".join([number(value) for value in (self.left, self.top, self.width, self.height)])

    def outline(self, area: int) -> str:
        return points(self.corner[area])

    def border(self, one: int, other: int) -> list[tuple[float, float]]:
        """The two corners that neighbouring areas share."""
        return [
            (x, y)
            for x, y in self.corner[one]
            if any(abs(x - ox) < NEAR and abs(y - oy) < NEAR for ox, oy in self.corner[other])
        ]


def coordinate(row: Sheet, key: str) -> float:
    value = row.values[key]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise row.fault("bad_value", key, f"{value!r} is not a number", "number", {"value": repr(value)})
    return float(value)


def points(corners: list[tuple[float, float]]) -> str:
    return " ".join([f"{number(x)},{number(y)}" for x, y in corners])


@lru_cache(maxsize=1)
def land() -> Land:
    """The map of the box: no file laid over the data can change it."""
    return Land()


@lru_cache(maxsize=8)
def ground(data: WarriorKnightsData, language: str) -> Markup:
    """All that never moves: sea, land, borders, roads, ports and the names of areas."""
    place = land()
    edges = [
        (one, other)
        for one in range(KINGDOM_AREAS)
        for other in data.board.neighbours[one]
        if one < other < KINGDOM_AREAS
    ]
    lands = range(KINGDOM_AREAS)
    sea: dict[str, Attribute] = {
        "class": "wk-sea", "x": place.left - 400, "y": place.top - 400,
        "width": place.width + 800, "height": place.height + 800,
    }  # fmt: skip
    parts = [
        element("rect", sea),
        waves(place),
        *[element("polygon", {"class": "wk-shallows", "points": place.outline(area)}) for area in lands],
        *[element("polygon", {"class": "wk-beach", "points": place.outline(area)}) for area in lands],
        *[
            element("polygon", {"class": f"wk-land wk-land-{country(area)}", "points": place.outline(area)})
            for area in lands
        ],
        *[glyphs(place, area) for area in lands],
        *[road(place, one, other) for one, other in edges if data.board.is_road(one, other)],
        *[stroke(place, one, other, "wk-river-bank") for one, other in edges if wet(data, one, other)],
        *[stroke(place, one, other, "wk-river") for one, other in edges if wet(data, one, other)],
        *[bridge(place, one, other) for one, other in edges if data.board.borders[one][other] == BRIDGE],
        *[ridge(place, one, other) for one, other in edges if data.board.borders[one][other] == MOUNTAIN],
        *[harbour(*spot) for spot in place.port[:KINGDOM_AREAS] if spot is not None],
        *[name_of(place, area, data.areas[area].names[language]) for area in lands],
    ]
    return element("g", {"id": GROUND_ID, "class": "wk-ground", "aria-hidden": "true"}, *parts)


def country(area: int) -> str:
    return COUNTRY.get(AREA_IDS[area], "city")


def wet(data: WarriorKnightsData, one: int, other: int) -> bool:
    return data.board.borders[one][other] in (RIVER, BRIDGE)


def waves(place: Land) -> Markup:
    """Small waves at sea."""
    found = []
    for row in range(14):
        for column in range(11):
            x = place.left + 20 + column * 72 + (row % 2) * 36
            y = place.top + 16 + row * 46
            found.append(f"M{number(x)} {number(y)}q5 -6 10 0q5 6 10 0")
    return path("".join(found), class_="wk-waves")


def glyphs(place: Land, area: int) -> Markup:
    """Trees or hills in the upper half of an area without a city."""
    kind = COUNTRY.get(AREA_IDS[area])
    if kind is None:
        return Markup("")
    x, y = place.middle[area]
    return join([
        element("g", {"transform": f"translate({number(x + dx)} {number(y + dy)})"}, GLYPHS[kind]) for dx, dy in SPOTS
    ])  # fmt: skip


def line(ends: list[tuple[float, float]], look: str) -> Markup:
    (x1, y1), (x2, y2) = ends
    return element("line", {"class": look, "x1": x1, "y1": y1, "x2": x2, "y2": y2})


def stroke(place: Land, one: int, other: int, look: str) -> Markup:
    return line(place.border(one, other), look)


def road(place: Land, one: int, other: int) -> Markup:
    ends = [lowered(place, one), lowered(place, other)]
    return line(ends, "wk-road-bed") + line(ends, "wk-road")


def lowered(place: Land, area: int) -> tuple[float, float]:
    """Roads and paths run a little below the middle of an area, past the gates of its city."""
    x, y = place.middle[area]
    return x, y + 6


def bridge(place: Land, one: int, other: int) -> Markup:
    (x1, y1), (x2, y2) = place.border(one, other)
    across = f"translate({number((x1 + x2) / 2)} {number((y1 + y2) / 2)}) rotate({number(slope(x1, y1, x2, y2))})"
    planks = [
        element("rect", {"class": "wk-bridge", "x": -7, "y": -11, "width": 14, "height": 22, "rx": 2}),
        path("M-7 -6H7M-7 -1H7M-7 4H7M-7 9H7", class_="wk-planks"),
    ]
    return element("g", {"transform": across}, *planks)


def slope(x1: float, y1: float, x2: float, y2: float) -> float:
    """The direction of a border in degrees; all are multiples of 60 from the vertical."""
    if abs(x1 - x2) < NEAR:
        return 90.0
    return 30.0 if (y2 - y1) * (x2 - x1) > 0 else -30.0


def ridge(place: Land, one: int, other: int) -> Markup:
    """A row of peaks along a border."""
    (x1, y1), (x2, y2) = place.border(one, other)
    peaks = []
    for share in (0.12, 0.37, 0.63, 0.88):
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        peaks.append((y, x))
    found: list[Markup] = []
    for y, x in sorted(peaks):
        middle: dict[str, Attribute] = {"transform": f"translate({number(x)} {number(y)})"}
        found.append(element("g", middle, path("M-11 8L0 -11L11 8Z", class_="wk-peak"), path(SNOW, class_="wk-snow")))
    return join(found)


def harbour(x: float, y: float) -> Markup:
    """A port, with its middle at a place."""
    return element("circle", {"class": "wk-port", "cx": x, "cy": y, "r": 15}) + path(
        PLACES["anchor"], class_="wk-anchor", transform=f"translate({number(x - 8)} {number(y - 8)}) scale(.16)"
    )


def name_of(place: Land, area: int, words: str) -> Markup:
    x, y = place.middle[area]
    town = CITY_IN[area] != NO_CITY
    at: dict[str, Attribute] = {"class": "wk-name wk-name-city" if town else "wk-name", "x": x, "y": y + 8}
    return element("text", {**at, "text-anchor": "middle"}, words)
