"""A yard of nine places: the smallest game whose page has a map, figures and cards to drag, a die and a clock.

Y-1  A knight stands on one of nine places, a1 to c3, and moves to a place beside it.
Y-2  A die is thrown as often as one likes.
Y-3  Banners from the hand are planted on places without one: one or two as a draft, confirmed by `done`.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, cast

from mypy_extensions import i64

from banneret.core.actions import Action, Catalogue
from banneret.core.chance import Chance
from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import Attribute, Markup, div, element, span, svg
from banneret.core.fields import Field, Public
from banneret.core.kernel import Frame, Game, Question
from banneret.core.kind import Kind, for_everybody
from banneret.core.refusals import Refusal
from banneret.core.rooms import Components, GameRules, GameWeb, PlainSight
from banneret.core.view import Memory, SeatView

PLACES = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
SIDE = 100
YEAR_2100 = 4_102_444_800_000
CATALOGUE = Catalogue()
ROLL = CATALOGUE.single(0, "roll")
MOVE = CATALOGUE.family(1, "move", "place", [f"knight {place}" for place in PLACES])
PLANT = CATALOGUE.family(2, "plant", "place", [f"banner {place}" for place in PLACES], draft=True)
DONE = CATALOGUE.single(3, "done")


class Yard(Game):
    """What stands in the yard."""

    def __init__(
        self, players: int, stack: list[Frame[Game]], over: bool, knight: int, die: int, throws: int,
        banners: list[int], planned: list[int],
    ) -> None:  # fmt: skip
        super().__init__(players)
        self.stack = stack
        self.over = over
        self.knight = knight
        self.die = die
        self.throws = throws
        self.banners = banners
        self.planned = planned

    def clone(self) -> Yard:
        copy = Yard(
            self.players, self.stack[:], self.over, self.knight, self.die, self.throws, self.banners[:], self.planned[:]
        )
        copy.waiting_mask = self.waiting_mask
        return copy

    def returns(self) -> list[float]:
        return [0.0] * self.players

    def scores(self) -> list[float]:
        return [float(len(self.banners))] * self.players


def beside(place: int) -> list[int]:
    row, column = divmod(place, 3)
    return [
        other for other in range(len(PLACES)) if abs(other // 3 - row) + abs(other % 3 - column) == 1
    ]  # fmt: skip


class Turn(Question[Yard]):
    """Y-1, Y-2, Y-3"""

    rule: ClassVar[str] = "Y-1"

    def legal(self, game: Yard, seat: i64) -> list[Action]:
        free = [place for place in range(len(PLACES)) if place not in game.banners and place not in game.planned]
        plants = [PLANT[place] for place in free] if len(game.planned) < 2 else []
        return [*plants, DONE] if game.planned else [ROLL, *[MOVE[place] for place in beside(game.knight)], *plants]

    def refuse(self, game: Yard, seat: i64, action: Action) -> Refusal:
        return Refusal("not_in_the_yard", "Y-1")

    def apply(self, game: Yard, seat: i64, action: Action, chance: Chance) -> None:
        if action is ROLL:
            game.die = chance.below(6, "die") + 1
            game.throws += 1
            game.emit("rolled", "Y-2", seat, {"face": game.die})
        elif action is DONE:
            game.banners += game.planned
            game.planned = []
            game.emit("planted", "Y-3", seat, {"count": len(game.banners)})
        elif action.verb == PLANT[0].verb:
            game.planned.append(int(action.piece))
        else:
            game.knight = int(action.piece)
            game.emit("moved", "Y-1", seat, {"place": PLACES[action.piece]})


FIELDS: list[Field[Yard]] = [
    Public("knight"), Public("die"), Public("throws"), Public("banners"), Public("planned"),
]  # fmt: skip


class YardRules(GameRules[Yard, Components]):
    """The rules as everybody else knows them."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, cast(list[type[Frame[Yard]]], [Turn]), FIELDS)

    def read_data(self, overlay: str) -> Components:
        return Components()

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Yard:
        game = Yard(players, [], False, 4, 1, 0, [], [])
        if listen:
            game.listen()
        game.push(Turn(0))
        return game

    def blank(self, players: int, options: dict[str, str], data: Components) -> Yard:
        return Yard(players, [], False, 0, 0, 0, [], [])


class YardWeb(GameWeb[Yard, Memory]):
    """The yard in a browser."""

    def draw(self, view: SeatView[Yard, Memory], canvas: Canvas) -> Drawing:
        game = view.state
        sheet = Sheet()
        board, hand = Region(canvas, "board", sheet), Region(canvas, "hand", sheet)
        clock = element("p", {"class": "clock", "data-until": YEAR_2100, "role": "timer"}, "")
        regions = {
            "board": board.finish(div("board", draw_map(board, game))),
            "hand": hand.finish(div("hand", draw_die(hand, game), draw_banner(hand), clock)),
            "opponents": "",
            "phase": "",
        }
        return sheet.drawing(regions)


def draw_map(region: Region, game: Yard) -> Markup:
    ground: list[Markup] = []
    for place, name in enumerate(PLACES):
        x, y = SIDE * (place % 3), SIDE * (place // 3)
        square: dict[str, Attribute] = {
            "x": x + 4,
            "y": y + 4,
            "width": SIDE - 8,
            "height": SIDE - 8,
            "class": "square",
        }
        banner = element("circle", {"class": "planted", "cx": x + 20, "cy": y + 20, "r": 8})
        planted = [banner] if place in (*game.banners, *game.planned) else []
        ground.append(
            element("g", {"id": f"place-{name}", "data-place": name, "role": "img", "aria-label": name},
                    element("rect", square), *planted)
        )  # fmt: skip
    x, y = SIDE * (game.knight % 3) + 50, SIDE * (game.knight // 3) + 50
    knight = region.figure(
        "knight", str(game.knight), region.canvas.say("knight"), "", element("circle", {"cx": x, "cy": y, "r": 26}),
        acts=[move.notation for move in MOVE], more={"data-drag": "move knight"},
    )  # fmt: skip
    whole: dict[str, Attribute] = {
        "id": "map", "data-zoom": "", "viewBox": f"0 0 {3 * SIDE} {3 * SIDE}", "role": "group", "aria-label": "yard",
    }  # fmt: skip
    return element("svg", whole, *ground, knight)


def draw_die(region: Region, game: Yard) -> Markup:
    return region.piece(
        "die", f"{game.throws}", f"{game.die}", "", span("face", str(game.die)),
        more={"data-roll": f"{game.throws} {game.die}"},
    )  # fmt: skip


def draw_banner(region: Region) -> Markup:
    return region.piece(
        "banner", "hand", region.canvas.say("banner"), "banner",
        svg("", 40, 40, element("circle", {"cx": 20, "cy": 20, "r": 16})),
        acts=[plant.notation for plant in PLANT], nth=2, more={"data-drag": "plant banner"},
    )  # fmt: skip


YARD = for_everybody(
    Kind(
        id="yard", prefix="Y", players=[1], folder=str(Path(__file__).parent), rules=YardRules(), sight=PlainSight(),
        web=YardWeb,
    )
)  # fmt: skip
