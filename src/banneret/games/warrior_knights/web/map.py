"""The map: areas with what stands in them, paths of declared moves, and the lands overseas."""

from typing import final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Markup, element, number
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, owner_of, place_at
from banneret.games.warrior_knights.rules.cards import (
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
from banneret.games.warrior_knights.web.areas import (
    area_id,
    area_words,
    draw_area,
    draw_ground,
    draw_kingdom,
    draw_overseas,
    draw_tip,
    is_held,
    isle_with,
    kingdom_with,
    overseas_with,
    places_of,
    plain_area,
    plain_noble,
    tip_id,
)
from banneret.games.warrior_knights.web.land import land, lowered
from banneret.games.warrior_knights.web.records import Area, Lands
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.tokens import army_words, noble_token, seen_army, seen_place


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
        self.quiet = not sight.canvas.legal and not sight.canvas.chosen
        self.over: list[Markup] = []  # nobles who can be chosen while their areas can be too
        self.tips: list[Markup] = []

    # The two pictures.

    def kingdom(self) -> Markup:
        if self.quiet:
            return self.region.part(draw_kingdom, self.lands(range(KINGDOM_AREAS)))
        areas = [self.area(area) for area in range(KINGDOM_AREAS)]
        return kingdom_with(self.region, self.sight.asks_areas(), *areas, self.way(), *self.flush())

    def overseas(self) -> Markup:
        if self.quiet:
            return self.region.part(draw_overseas, self.lands(range(KINGDOM_AREAS, AREAS)))
        isles = [self.isle(area) for area in range(KINGDOM_AREAS, AREAS)]
        return overseas_with(self.region, *isles)

    def lands(self, areas: range) -> Lands:
        """Areas of which nothing is asked. Their tips are drawn with them."""
        found = [self.seen(area) for area in areas]
        self.tips.extend([self.region.sheet.mark(tip_id(area)) for area in found if is_held(area)])
        return Lands(tuple(found))

    def told(self) -> Markup:
        """What each area holds, in words: the style sheet shows it beside the map while the area is looked at."""
        return self.region.element("div", {"id": "tips", "class": "wk-tips"}, *self.tips)

    def isle(self, area: int) -> Markup:
        drawn = self.area(area)
        return isle_with(self.region, area, drawn, *self.flush())

    def flush(self) -> list[Markup]:
        """The chosen nobles of the picture drawn last."""
        found = self.over
        self.over = []
        return found

    # One area.

    def area(self, area: int) -> Markup:
        seen, sight = self.seen(area), self.sight
        acts = sight.area_acts(area) if sight.asks_areas() else []
        own = [army for army in (*self.places[area], *self.places[PORT + area]) if sight.army_acts(army)]
        drawn = self.asked_about(seen, acts) if acts or own else self.region.part(draw_area, seen)
        if is_held(seen):
            self.tips.append(self.region.part(draw_tip, seen))
        return drawn

    def seen(self, area: int) -> Area:
        """An area as the viewer sees it."""
        game, sight = self.game, self.sight
        city = CITY_IN[area]
        place = int(place_at(game, area))
        there = place != NO_CITY
        owner = int(owner_of(game, place)) if there else NO_SEAT
        return Area(
            area,
            f"{owner} {game.breaches[place]} {game.besiegers[place]}" if there else "",
            area == self.concerned,
            seen_place(sight, place) if there else None,
            not there and city != NO_CITY and (city != URAN or game.charter.with_uran),
            tuple([seen_army(sight, army) for army in self.places[area]]),
            tuple([seen_army(sight, army) for army in self.places[PORT + area]]),
            tuple([seen_army(sight, army) for army in self.garrison(place)]),
        )

    def asked_about(self, seen: Area, acts: list[str]) -> Markup:
        """An area that can be chosen, or a noble in it. Nobles who can be chosen stand above such an area."""
        inside = draw_ground(self.region, seen)
        nested: list[Markup] = []
        busy = bool(acts)
        for army, place, x, y in places_of(seen):
            asked = self.sight.army_acts(army.army)
            if not asked or (busy and not self.is_open(asked)):
                nested.append(plain_noble(self.region, army, place, x, y))
                continue
            token, words = noble_token(self.region, army, x, y), army_words(self.sight.box, army)
            figure = self.region.figure(f"noble-{army.army}", str(place), words, "wk-noble", token, acts=asked,
                                        dims=False)  # fmt: skip
            (self.over if busy else nested).append(figure)
        if not acts:
            return plain_area(self.region, seen, inside, nested)
        return self.region.figure(
            area_id(seen), seen.state, area_words(self.region, seen), "wk-area", *inside, *nested, acts=acts,
            nth=self.sight.steps_gone(seen.area), dims=False,
        )  # fmt: skip

    def is_open(self, acts: list[str]) -> bool:
        canvas = self.sight.canvas
        return any(act in canvas.legal or act in canvas.chosen for act in acts)

    def garrison(self, place: int) -> list[int]:
        """The garrison of a stronghold, if it has troops."""
        army = int(garrison_of(place - FIRST_STRONGHOLD))
        return [army] if place >= FIRST_STRONGHOLD and self.game.armies[army] else []

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
