"""The map: areas with what stands in them, paths of declared moves, and the lands overseas."""

from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, number, span
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, owner_of, place_at
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    AREAS,
    CITY_IN,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    NO_CITY,
    PORT,
    SLOTS,
    URAN,
)
from banneret.games.warrior_knights.rules.state import NO_SEAT, NOWHERE
from banneret.games.warrior_knights.web.land import ground, harbour, land, lowered
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.tokens import army_words, noble_token, place_words, ruin, spread, walls

LOWER: Final = 18  # from this area on the lower half of the Kingdom
ISLE_WIDTH: Final = 168
ISLE_HEIGHT: Final = 84
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


@final
class Map:
    """Draws the Kingdom and the lands overseas from a masked state."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.places: list[list[int]] = [[] for _ in range(2 * AREAS)]
        for army, place in enumerate(self.game.places):
            if place >= 0 and army % SLOTS != GARRISON:
                self.places[place].append(army)
        self.concerned = sight.concerned()
        self.over: list[Markup] = []  # nobles who can be chosen while their areas can be too
        self.tips: list[Markup] = []

    # The two pictures.

    def kingdom(self) -> Markup:
        place = land()
        areas = [self.area(area, self.spot(area)) for area in range(KINGDOM_AREAS)]
        attributes: dict[str, Attribute] = {
            "id": "kingdom",
            "class": classes("wk-map", "wk-choosing" if self.sight.asks_areas() else ""),
            "viewBox": place.box(),
            "data-zoom": True,
            "role": "group",
            "aria-label": self.sight.say("table-web-map"),
        }
        base = ground(self.sight.data, self.sight.language)
        return self.region.element("svg", attributes, base, *areas, self.way(), *self.flush())

    def overseas(self) -> Markup:
        isles = [self.isle(area) for area in range(KINGDOM_AREAS, AREAS)]
        label: dict[str, Attribute] = {"class": "wk-overseas", "aria-label": self.sight.say("table-web-overseas")}
        return element("section", label, *isles)

    def told(self) -> Markup:
        """What each area holds, in words: the style sheet shows it beside the map while the area is looked at."""
        return div("wk-tips", *self.tips)

    def spot(self, area: int) -> Spot:
        place = land()
        x, y = place.middle[area]
        outline = element("polygon", {"class": "wk-hex", "points": place.outline(area)})
        return Spot((x, y - 26), (x, y + 32), place.port[area], outline)

    def isle(self, area: int) -> Markup:
        sight = self.sight
        outline = element("path", {"class": "wk-hex wk-isle", "d": ISLE})
        spot = Spot((58, 28), (124, 28), (142, 63), outline)
        drawn = self.area(area, spot)
        name: dict[str, Attribute] = {"class": "wk-name wk-name-city", "x": 58, "y": 64, "text-anchor": "middle"}
        box = f"0 0 {ISLE_WIDTH} {ISLE_HEIGHT}"
        return element(
            "svg",
            {"class": "wk-isle-map", "viewBox": box, "role": "group", "aria-label": sight.area(area)},
            element("path", {"class": "wk-shallows", "d": ISLE}),
            element("path", {"class": "wk-beach wk-land", "d": ISLE}),
            harbour(142, 63),
            element("text", name, sight.area(area)),
            drawn,
            *self.flush(),
        )

    def flush(self) -> list[Markup]:
        """The chosen nobles of the picture drawn last."""
        found = self.over
        self.over = []
        return found

    # One area.

    def area(self, area: int, spot: Spot) -> Markup:
        game, sight = self.game, self.sight
        city = CITY_IN[area]
        place = int(place_at(game, area))
        armies = self.places[area]
        at_sea = self.places[PORT + area]
        owner = int(owner_of(game, place)) if place != NO_CITY else NO_SEAT
        acts = sight.area_acts(area) if sight.asks_areas() else []
        inside: list[Markup] = [spot.outline]
        if owner >= 0:
            inside.append(element("g", {"class": f"wk-realm {sight.tincture(owner)}"}, spot.outline))
        if area == self.concerned:
            inside.append(element("g", {"class": "wk-concerned"}, spot.outline))
        if place != NO_CITY:
            inside.append(walls(self.region, sight, place, *spot.city))
        elif city != NO_CITY and (city != URAN or game.charter.with_uran):
            inside.append(ruin(self.region, *spot.city))
        nested, apart = self.nobles(armies, spot.troops, bool(acts))
        if spot.port is not None:
            sailing, sailing_apart = self.nobles(at_sea, spot.port, bool(acts))
            nested.extend(sailing)
            apart.extend(sailing_apart)
        self.over.extend(apart)
        words = self.words(area, place, armies, at_sea)
        held = bool(armies or at_sea or place != NO_CITY)
        id = AREA_IDS[area]
        if held:
            self.tips.append(self.tip(area, place, armies, at_sea))
        state = f"{owner} {game.breaches[place]} {game.besiegers[place]}" if place != NO_CITY else ""
        if acts:
            return self.region.figure(
                f"area-{id}", state, words, "wk-area", *inside, *nested, acts=acts, nth=sight.steps_gone(area),
                dims=False,
            )  # fmt: skip
        attributes: dict[str, Attribute] = {
            "id": f"area-{id}",
            "class": classes("piece plain wk-area", self.region.marks(f"area-{id}", state)),
            "role": "group" if nested else "img",
            "aria-label": words,
        }
        if held:
            attributes["tabindex"] = 0
        return self.region.element("g", attributes, *inside, *nested)

    def nobles(self, armies: list[int], at: tuple[float, float], busy: bool) -> tuple[list[Markup], list[Markup]]:
        """The nobles of an area: those who can be chosen stand above an area that can be chosen itself."""
        nested: list[Markup] = []
        apart: list[Markup] = []
        for army, x in zip(armies, spread(len(armies), at[0]), strict=True):
            token = noble_token(self.region, self.sight, army, x, at[1])
            acts = self.sight.army_acts(army)
            id = f"noble-{army}"
            place = str(self.game.places[army])
            if not acts or (busy and not self.is_open(acts)):
                attributes: dict[str, Attribute] = {"id": id, "class": self.region.marks(id, place) or None}
                nested.append(self.region.element("g", attributes, token))
                continue
            figure = self.region.figure(id, place, army_words(self.sight, army), "wk-noble", token, acts=acts,
                                        dims=False)  # fmt: skip
            (apart if busy else nested).append(figure)
        return nested, apart

    def is_open(self, acts: list[str]) -> bool:
        canvas = self.sight.canvas
        return any(act in canvas.legal or act in canvas.chosen for act in acts)

    # Words.

    def words(self, area: int, place: int, armies: list[int], at_sea: list[int]) -> str:
        """An area for those who hear it."""
        sight = self.sight
        parts = [sight.area(area)]
        if place != NO_CITY:
            parts.append(place_words(sight, place))
        parts.extend([army_words(sight, army) for army in [*armies, *self.garrison(place)]])
        parts.extend([sight.say("table-web-sails", army=army_words(sight, army)) for army in at_sea])
        return ". ".join(parts)

    def garrison(self, place: int) -> list[int]:
        """The garrison of a stronghold, if it has troops."""
        army = int(garrison_of(place - FIRST_STRONGHOLD))
        return [army] if place >= FIRST_STRONGHOLD and self.game.armies[army] else []

    def tip(self, area: int, place: int, armies: list[int], at_sea: list[int]) -> Markup:
        """The same for those who look at it."""
        sight = self.sight
        lines: list[Markup] = []
        if place != NO_CITY:
            lines.append(element("p", {}, place_words(sight, place)))
        for army in [*armies, *at_sea, *self.garrison(place)]:
            shape = sight.icon(self.region, sight.shape(army), classes("wk-tip-shape", sight.tincture(army // SLOTS)))
            lines.append(element("p", {"class": "wk-tip-army"}, shape, span("", army_words(sight, army))))
        head = element("strong", {}, sight.area(area))
        low = LOWER <= area < KINGDOM_AREAS
        look = classes("wk-tip", "wk-tip-high" if low else "")
        return self.region.element("div", {"class": look, "id": f"tip-{AREA_IDS[area]}"}, head, *lines)

    # The way of a move.

    def way(self) -> Markup:
        """W-10 The path that is being declared."""
        areas = self.sight.path()
        journey = self.sight.journey
        if journey is None or areas[0] >= KINGDOM_AREAS:
            return NOTHING
        place = land()
        spots = [lowered(place, area) for area in areas]
        if journey.voyage != NOWHERE:
            port = place.port[areas[0]]
            assert port is not None
            spots.append(port)
        steps = "L".join([f"{number(x)} {number(y)}" for x, y in spots])
        dots = [element("circle", {"class": "wk-way-dot", "cx": x, "cy": y, "r": 6}) for x, y in spots]
        line = [element("path", {"class": look, "d": f"M{steps}"}) for look in ("wk-way-edge", "wk-way")]
        return element("g", {"class": "wk-ways", "aria-hidden": "true"}, *line, *dots)
