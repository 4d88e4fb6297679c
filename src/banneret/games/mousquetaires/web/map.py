"""The map in the browser: Paris between its walls, the Seine, La Rochelle, the way to England; figures on it."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, element, join, path
from banneret.games.mousquetaires.rules.cards import (
    BASTILLE,
    COLOMBIER,
    LA_ROCHELLE,
    LOCATION_IDS,
    LOCATION_WORDS,
    LOCATIONS,
    LODGING,
    LOUVRE,
    MUSKETEER_IDS,
    MUSKETEERS,
    PARIS,
    QUEST,
    RICHELIEU,
    ROCHEFORT,
)
from banneret.games.mousquetaires.rules.state import NOWHERE, Mousquetaires
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Figure, Lady, Place
from banneret.games.mousquetaires.web.shapes import shape_at

WIDTH: Final = 640
HEIGHT: Final = 490
# The middle of each place.
SPOTS: Final[dict[int, tuple[int, int]]] = {
    QUEST: (98, 104), LA_ROCHELLE: (98, 366), RICHELIEU: (280, 100), LOUVRE: (270, 254), PARIS: (416, 270),
    LODGING: (504, 100), BASTILLE: (562, 262), COLOMBIER: (340, 424),
}  # fmt: skip
FIGURE_STEP: Final = 36
NAME_WIDTH: Final = 9.6
INITIALS: Final = ("D", "Ar", "At", "P")

SEA: Final = "M0 0H206C196 26 168 34 176 72C186 108 150 126 158 160C164 192 120 204 78 206C46 208 18 204 0 212Z"
COAST: Final = "M0 452C30 442 44 426 40 402C36 384 50 374 46 352C42 332 24 330 0 332Z"
SEINE: Final = (
    "M640 376C600 364 566 384 532 376C500 366 486 346 456 346C424 346 408 364 376 362C336 360 318 334 288 336"
    "C250 338 236 364 206 350C178 336 176 306 150 292C130 280 108 284 92 270L98 262C116 270 138 266 160 278"
    "C188 292 192 322 214 332C238 340 256 318 290 316C324 314 342 340 378 342C408 344 426 322 458 322"
    "C490 322 504 344 536 352C568 362 600 340 640 352Z"
)
ISLAND: Final = "M372 352C380 342 440 320 456 332C444 348 392 364 372 352Z"
WALL: Final = (
    "M206 74C236 26 330 22 416 22C510 22 610 46 622 154C634 270 610 442 500 466C400 486 268 486 226 434"
    "C190 388 184 152 206 74Z"
)
ROAD: Final = "M150 140C180 172 200 172 226 206M140 386C170 386 200 396 232 392"
BUILDINGS: Final[dict[int, tuple[str, ...]]] = {
    # Palace with two pavilions and a gallery between them.
    LOUVRE: ("M-56 8V-26L-50 -40L-44 -46L-38 -40L-32 -26V-18H32V-26L38 -40L44 -46L50 -40L56 -26V8Z",
             "M-50 -2V-16H-46V-2ZM-42 -2V-16H-38V-2ZM38 -2V-16H42V-2ZM46 -2V-16H50V-2ZM-26 -2V-12H-20V-2ZM-12 -2V-12"
             "H-6V-2Z"
             "M6 -2V-12H12V-2ZM20 -2V-12H26V-2Z"),
    # Notre-Dame: two towers and a rose window.
    PARIS: ("M-34 8V-50H-12V-28H12V-50H34V8ZM-34 -53H-12V-50H-34ZM12 -53H34V-50H12Z",
            "M-27 -28V-44H-19V-28ZM19 -28V-44H27V-28ZM0 -24A9 9 0 1 1 -0.01 -24ZM-26 8V-6C-26 -12 -18 -12 -18 -6V8Z"
            "M-5 8V4C-5 -4 5 -4 5 4V8ZM18 8V-6C18 -12 26 -12 26 -6V8Z"),
    # The prison: eight towers, four of them seen.
    BASTILLE: ("M-52 8V-44H-46V-38H-42V-44H-36V-38H-32V-44H-28V-30H-22V-44H-16V-38H-12V-44H-6V-38H-2V-44H2V-38H6V-44H12"
               "V-38H16V-44H22V-30H28V-44H32V-38H36V-44H42V-38H46V-44H52V8Z",
               "M-42 -14V-24H-38V-14ZM-12 -14V-24H-8V-14ZM8 -14V-24H12V-14ZM38 -14V-24H42V-14ZM-6 8V-4"
               "C-6 -11 6 -11 6 -4V8Z"
               "M-28 8V-26H-26V8ZM26 8V-26H28V8Z"),
    # A cardinal's palace with a portico.
    RICHELIEU: ("M-50 8V-22L0 -50L50 -22V8ZM-54 -22H54V-18H-54Z",
                "M-40 4V-14H-34V4ZM-26 4V-14H-20V4ZM20 4V-14H26V4ZM34 4V-14H40V4ZM-7 8V-10H7V8ZM0 -42"
                "A5 5 0 1 1 -0.01 -42Z"),
    # A town house with a high roof, the window alight.
    LODGING: ("M-32 8V-18L-24 -46H24L32 -18V8ZM14 -46V-56H20V-46Z",
              "M-22 0V-12H-10V0ZM10 0V-12H22V0ZM-5 8V-8H5V8ZM-14 -24V-36H-6V-24ZM6 -24V-36H14V-24Z"),
    # An inn with its sign.
    COLOMBIER: ("M-40 8V-16L-44 -18L-10 -44L24 -18L20 -16V8ZM30 8V-42H33V8ZM33 -40H56V-20H33Z",
                "M-30 2V-10H-20V2ZM2 2V-10H12V2ZM-15 8V-8C-15 -14 -5 -14 -5 -8V8ZM38 -30C42 -36 46 -36 52 -30"
                "C46 -24 42 -24 38 -30Z"),
    # A fortress above the sea.
    LA_ROCHELLE: ("M-48 8V-14H-42V-20H-36V-14H-30V-36L-22 -50L-14 -36V-14H-8V-20H-2V-14H4V-20H10V-14H16V-30H14V-40H20"
                  "V-36"
                  "H25V-40H31V-36H36V-40H42V-30H40V8Z",
                  "M-24 -24V-34H-20V-24ZM26 -16V-26H30V-16ZM-6 8V-2C-6 -8 4 -8 4 -2V8ZM-40 0V-6H-34V0Z"),
    # A ship on the way to England.
    QUEST: ("M-46 -8H46L34 12H-34ZM-2 -58H2V-8H-2ZM4 -54C26 -46 36 -32 34 -12H4ZM-4 -46C-22 -38 -30 -26 -30 -12H-4Z",
            "M-30 -2H-24V2H-30ZM-14 -2H-8V2H-14ZM2 -2H8V2H2ZM18 -2H24V2H18Z"),
}  # fmt: skip
HOUSES: Final = (
    (222, 128), (236, 170), (356, 150), (392, 112), (404, 158), (540, 166), (590, 140), (340, 206), (470, 196),
    (500, 222), (250, 386), (420, 412), (458, 436), (490, 394), (546, 412), (572, 386), (430, 466), (236, 70),
    (362, 60), (408, 52), (566, 78), (600, 190), (600, 332), (520, 440), (270, 440),
)  # fmt: skip
CLOAK: Final = "M0 -6C-11 -4 -14 12 -15 30H15C14 12 11 -4 0 -6Z"
HAT: Final = "M-13 -16C-6 -12 6 -12 13 -17C10 -17 8 -17 7 -18C6 -25 -6 -25 -7 -17C-9 -16 -11 -15 -13 -16Z"
PLUME: Final = "M-6 -20C-12 -30 0 -34 10 -30C4 -28 2 -25 1 -22Z"
GOWN: Final = "M-5 -8H5C6 2 14 14 17 30H-17C-14 14 -6 2 -5 -8Z"


def house(x: int, y: int) -> str:
    return f"M{x - 7} {y}V{y - 8}L{x} {y - 15}L{x + 7} {y - 8}V{y}Z"


def ground() -> Markup:
    """What never changes: sea, city, river, houses."""
    rose = "".join([f"M60 448L{60 + dx} {448 + dy}L{60 - ey} {448 + ex}Z" for dx, dy, ex, ey in
                    ((0, -30, 0, 6), (30, 0, 6, 0), (0, 30, 0, -6), (-30, 0, -6, 0))])  # fmt: skip
    return join([
        element("rect", {"class": "mq-land", "x": 0, "y": 0, "width": WIDTH, "height": HEIGHT}),
        path(SEA, class_="mq-water"),
        path(COAST, class_="mq-water"),
        path(WALL, class_="mq-city"),
        path(SEINE, class_="mq-water"),
        path(ISLAND, class_="mq-city mq-island"),
        path(ROAD, class_="mq-road"),
        path("".join([house(x, y) for x, y in HOUSES]), class_="mq-houses"),
        path(rose, class_="mq-compass"),
    ])  # fmt: skip


@final
class Map(TablePart):
    """Draws the map from a masked state."""

    def draw(self) -> Markup:
        attributes: dict[str, Attribute] = {
            "id": "map", "class": "mq-map", "viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "group",
            "aria-label": self.canvas.say("table-web-map"),
        }  # fmt: skip
        places = [self.place(location) for location in range(LOCATIONS)]
        people = [self.people(location) for location in range(LOCATIONS)]
        return self.region.element(
            "svg", attributes, self.region.kept(("ground",), lambda apart: ground()), *places, *people
        )

    def name(self, location: int) -> str:
        return place_name(self.game, location, self.canvas.language)

    # Places.

    def place(self, location: int) -> Markup:
        game = self.game
        mine = game.charter.with_milady and self.seat == game.charter.milady
        going = bool(mine and game.face_down and game.destination == location)
        place = Place(location, self.name(location), self.label(location), self.ruled_out(location), going)
        acts = self.uses.place(location) if self.answers else []
        return draw_place(self.region, place, acts) if acts else self.region.part(draw_place, place)

    def label(self, location: int) -> str:
        """The place and who is there, for those who hear it."""
        say = self.canvas.say
        words = [self.name(location)]
        words.extend([self.man_words(man) for man in range(MUSKETEERS) if self.is_at(man, location)])
        if self.milady_at() == location:
            words.append(say("who-milady"))
        if self.ruled_out(location):
            words.append(say("table-web-not-here"))
        return ", ".join(words)

    def ruled_out(self, location: int) -> bool:
        return bool(self.game.face_down) and self.game.ruled_out & BIT[location] != 0

    # Figures.

    def is_at(self, man: int, location: int) -> bool:
        return self.game.in_play(man) and self.game.place[man] == location

    def milady_at(self) -> int:
        """Where her figure stands: at home while nobody knows better."""
        figure = int(self.game.figure)
        return LODGING if figure == NOWHERE else figure

    def people(self, location: int) -> Markup:
        men = [man for man in range(MUSKETEERS) if self.is_at(man, location)]
        milady = self.milady_at() == location
        count = len(men) + (1 if milady else 0)
        if count == 0:
            return NOTHING
        x, y = SPOTS[location]
        left = x - FIGURE_STEP * (count - 1) / 2
        drawn = [self.figure(man, left + FIGURE_STEP * at, y - 20) for at, man in enumerate(men)]
        if milady:
            drawn.append(self.milady(left + FIGURE_STEP * len(men), y - 20))
        return join(drawn)

    def man_words(self, man: int) -> str:
        game, name = self.game, self.data.heroes[man].label.names[self.canvas.language]
        if game.lying & BIT[man]:
            return self.canvas.say("table-web-man-lies", man=name)
        return self.canvas.say("table-web-man-life", man=name, life=int(game.life[man]))

    def figure(self, man: int, x: float, y: float) -> Markup:
        game = self.game
        look = classes(
            "mq-figure", f"mq-{MUSKETEER_IDS[man]}", "mq-active" if game.active == man and not game.over else "",
            "mq-spent" if game.done & BIT[man] else "",
        )  # fmt: skip
        lies = game.lying & BIT[man] != 0
        figure = Figure(man, int(game.place[man]), x, y, lies, look, self.man_words(man))
        acts = self.uses.man(man) if self.answers else []
        return draw_figure(self.region, figure, acts) if acts else self.region.part(draw_figure, figure)

    def milady(self, x: float, y: float) -> Markup:
        game = self.game
        most = int(self.data.foes[ROCHEFORT].life)
        words = self.canvas.say("table-web-milady-with", life=int(game.rochefort), most=most)
        return self.region.part(draw_lady, Lady(self.milady_at(), x, y, bool(game.face_down), words))


def draw_place(region: Region, place: Place, acts: Sequence[str] = ()) -> Markup:
    """A place on the map."""
    x, y = SPOTS[place.location]
    width = max(60.0, NAME_WIDTH * len(place.name) + 18)
    walls, windows = BUILDINGS[place.location]
    return region.figure(
        f"place-{LOCATION_WORDS[place.location]}",
        "",
        place.words,
        "mq-place",
        element("ellipse", {"class": "mq-plot", "cx": x, "cy": y - 14, "rx": max(74, width / 2 - 2), "ry": 60}),
        path(walls, class_="mq-walls", transform=f"translate({x} {y - 16}) scale(1.12)"),
        path(windows, class_="mq-windows", transform=f"translate({x} {y - 16}) scale(1.12)"),
        element("rect", {"class": "mq-nameplate", "x": x - width / 2, "y": y + 18, "width": width, "height": 26,
                         "rx": 4}),
        element("text", {"class": "mq-place-name", "x": x, "y": y + 37, "text-anchor": "middle"}, place.name),
        draw_mark(region, place, x, y, width),
        acts=acts,
        dims=False,
    )  # fmt: skip


def draw_mark(region: Region, place: Place, x: float, y: float, width: float) -> Markup:
    """M-10.9 Where Milady is known not to be; and for her alone, where she is going."""
    if place.ruled_out:
        return shape_at(region, "cross_out", x + width / 2 - 8, y + 12, 16, "mq-ruled-out")
    return shape_at(region, "mask", x + width / 2 - 14, y + 6, 28, "mq-going") if place.going else NOTHING


def draw_figure(region: Region, figure: Figure, acts: Sequence[str] = ()) -> Markup:
    """A musketeer on the map."""
    man, x, y = figure.man, figure.x, figure.y
    turn = f"translate({x} {y}) scale(1.14)"
    if figure.lies:
        turn = f"translate({x} {y + 12}) rotate(-90) scale(1.12) translate(0 -8)"
    return region.figure(
        f"figure-{MUSKETEER_IDS[man]}",
        f"{figure.place} {figure.lies}",
        figure.words,
        figure.look,
        element(
            "g", {"transform": turn},
            element("ellipse", {"class": "mq-base", "cx": 0, "cy": 30, "rx": 16, "ry": 5}),
            path(CLOAK, class_="mq-cloak"),
            element("circle", {"class": "mq-face", "cx": 0, "cy": -10, "r": 6}),
            path(PLUME, class_="mq-plume"),
            path(HAT, class_="mq-hat"),
            element("text", {"class": "mq-initial", "x": 0, "y": 22, "text-anchor": "middle"}, INITIALS[man]),
        ),
        acts=acts,
        dims=False,
    )  # fmt: skip


def draw_lady(region: Region, lady: Lady) -> Markup:
    """Milady on the map."""
    return region.figure(
        "figure-milady",
        str(lady.place),
        lady.words,
        classes("mq-figure mq-milady", "mq-hidden" if lady.hidden else ""),
        element(
            "g", {"transform": f"translate({lady.x} {lady.y}) scale(1.14)"},
            element("ellipse", {"class": "mq-base", "cx": 0, "cy": 30, "rx": 17, "ry": 5}),
            path(GOWN, class_="mq-cloak"),
            element("circle", {"class": "mq-face", "cx": 0, "cy": -14, "r": 6.5}),
            shape_at(region, "mask", -9, -23, 18, "mq-mask"),
            element("text", {"class": "mq-initial", "x": 0, "y": 22, "text-anchor": "middle"}, "M"),
        ),
    )  # fmt: skip


def place_name(game: Mousquetaires, location: int, language: str) -> str:
    """The name on Milady's card where she has one, being the shorter one; else that of the board."""
    data = game.charter.data
    card = data.destinations.get(LOCATION_IDS[location])
    return (data.locations[location] if card is None else card).names[language]
