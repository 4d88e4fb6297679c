"""The map of Warrior Knights, drawn for a terminal: six rows of areas, every second one half a place to the right."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.terminal import Pen, clip, pad, shown
from banneret.core.texts import Texts
from banneret.games.warrior_knights.rules.armies_and_places import is_rested, place_at, place_strength, taxed_income_of
from banneret.games.warrior_knights.rules.board import BRIDGE, MOUNTAIN, NOT_ADJACENT, RIVER
from banneret.games.warrior_knights.rules.cards import (
    AREAS,
    CITIES,
    FIRST_STRONGHOLD,
    KINGDOM_AREAS,
    NO_CITY,
    PORT,
    SHAPES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, WarriorKnights

SIGNS: Final = "MENZOV"  # of the Barons, in the order of their ids
SHAPE_SIGNS: Final = "★■▲●"
STRONGHOLD_SIGN: Final = "♜"
SIEGE_SIGN: Final = "⚔"
PORT_SIGN: Final = "~"
RIVER_SIGN: Final = "≈"
MOUNTAIN_SIGN: Final = "^"
BRIDGE_SIGN: Final = "="
ROAD_BRIDGE_SIGN: Final = "#"
ROAD_SIGNS: Final = "-:"  # across a border from left to right, and from row to row
STYLES: Final = ["38;5;160", "38;5;35", "38;5;33", "38;5;245", "38;5;178", "38;5;134"]
COLUMNS: Final = 6


@final
class MapDrawing:
    """One picture of the map; everything on it is public."""

    def __init__(self, game: WarriorKnights, texts: Texts, data: WarriorKnightsData, pen: Pen) -> None:
        self.game = game
        self.texts = texts
        self.data = data
        self.pen = pen
        self.inner = pen.width - 4
        self.cell = self.inner * 2 // (2 * COLUMNS + 1)

    def lines(self) -> list[str]:
        """The Kingdom; between two rows stands what parts them, if anything does."""
        found: list[str] = []
        rows = KINGDOM_AREAS // COLUMNS
        for row in range(rows):
            indent = " " * (self.cell // 2) if row % 2 == 1 else ""
            found.extend([indent + line for line in self.row(row * COLUMNS)])
            if row + 1 < rows:
                found.append(self.beneath(row))
        return found

    def overseas(self) -> list[str]:
        return self.row(KINGDOM_AREAS)

    def row(self, first: int) -> list[str]:
        """Six areas side by side, three lines each, with the borders between them; a line of nothing is left out."""
        last = min(first + COLUMNS, AREAS)
        cells = [self.area(area) for area in range(first, last)]
        lines: list[str] = []
        for at in range(3):
            line = ""
            for area, cell in zip(range(first, last), cells, strict=True):
                border = self.border(area, area + 1, at == 1, ROAD_SIGNS[0]) if area + 1 < last else ""
                line += pad(cell[at], self.cell - 1) + (self.pen.dim(border) if border.strip() else border)
            if line.strip():
                lines.append(line.rstrip())
        return lines

    def border(self, here: int, there: int, middle: bool, road: str) -> str:
        """One sign of a border; crossings stand in its middle."""
        kind = self.data.board.borders[here][there]
        on_road = self.data.board.is_road(here, there)
        if kind == MOUNTAIN:
            return MOUNTAIN_SIGN
        if kind == BRIDGE and middle:
            return ROAD_BRIDGE_SIGN if on_road else BRIDGE_SIGN
        if kind in (BRIDGE, RIVER):
            return RIVER_SIGN
        return road if middle and on_road else " "

    def beneath(self, row: int) -> str:
        """The borders between a row and the next one: each half of an area's width is one of them."""
        half = self.cell // 2
        shifted = row % 2
        signs = [" "] * (self.cell * COLUMNS + half)
        for column in range(COLUMNS):
            upper = row * COLUMNS + column
            start = column * self.cell + shifted * half
            middle = start + (self.cell - half if shifted else half)
            for lower, left, right in (
                (column - 1 + shifted, start, middle),
                (column + shifted, middle, start + self.cell),
            ):
                there = (row + 1) * COLUMNS + lower
                if 0 <= lower < COLUMNS and self.data.board.borders[upper][there] != NOT_ADJACENT:
                    for at in range(left, right - 1):
                        signs[at] = self.border(upper, there, at == (left + right - 1) // 2, ROAD_SIGNS[1])
        return self.pen.dim("".join(signs).rstrip())

    def area(self, area: int) -> list[str]:
        """Name, city or stronghold, nobles."""
        port = PORT_SIGN if self.data.board.port[area] else ""
        name = clip(self.data.areas[area].names[self.texts.language], self.cell - 1 - len(port)) + port
        place = place_at(self.game, area)
        title = self.pen.dim(name) if place == NO_CITY else self.pen.bold(name)
        return [title, self.fit(self.place(place)), self.fit(self.nobles(area))]

    def place(self, place: i64) -> list[str]:
        """`200/3 M+ ⚔E`: strength and income, whose it is, fortified, besieged by whom."""
        game = self.game
        if place == NO_CITY:
            return []
        strength = str(place_strength(game, place))
        if place < CITIES:
            pieces = [f"{strength}/{taxed_income_of(game, place)}"]
            if game.owners[place] != NEUTRAL:
                owner = game.owners[place]
                pieces.append(self.paint(owner, self.sign(owner) + ("+" if game.fortified & BIT[place] else "")))
        else:
            owner = int(place) - FIRST_STRONGHOLD
            pieces = [self.paint(owner, STRONGHOLD_SIGN + self.sign(owner)), strength]
        besieger = game.besiegers[place]
        if besieger != NO_SEAT:
            pieces.append(self.paint(besieger, SIEGE_SIGN + self.sign(besieger)))
        return pieces

    def nobles(self, area: int) -> list[str]:
        """Who stands in the area, then who is on its port."""
        found: list[str] = []
        for sea in (0, PORT):
            for seat in range(self.game.players):
                for shape in range(SHAPES):
                    if self.game.places[seat * SLOTS + shape] == area + sea:
                        found.append((PORT_SIGN if sea else "") + self.noble(seat * SLOTS + shape))
        return found

    def noble(self, army: int) -> str:
        """`M★`; an exhausted noble has a small letter."""
        sign = self.sign(army // SLOTS)
        if not is_rested(self.game, army):
            sign = sign.lower()
        return self.paint(army // SLOTS, sign + SHAPE_SIGNS[army % SLOTS])

    def sign(self, seat: int) -> str:
        return SIGNS[self.game.barons[seat]]

    def paint(self, seat: int, text: str) -> str:
        return self.pen.paint(text, STYLES[self.game.barons[seat]])

    def fit(self, pieces: list[str]) -> str:
        """As many pieces as go into a cell; `…` says that there are more."""
        line = ""
        for at, piece in enumerate(pieces):
            longer = f"{line} {piece}" if line else piece
            more = 0 if at == len(pieces) - 1 else 1
            if shown(longer) + more > self.cell - 1:
                return line + "…"
            line = longer
        return line
