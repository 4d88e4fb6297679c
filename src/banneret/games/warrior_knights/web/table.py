"""Warrior Knights' table for the browser: regions of HTML and SVG, drawn from a view and from nothing else."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import classes, div, escape
from banneret.core.rooms import GameWeb
from banneret.games.warrior_knights.rules.cards import BEARINGS, STACKS
from banneret.games.warrior_knights.rules.state import (
    ACTIONS,
    MEETING_OPEN,
    PLANNING,
    SETTING_UP,
    UPKEEP,
    WarriorKnights,
)
from banneret.games.warrior_knights.sight.memory import WarriorKnightsMemory, WarriorKnightsView
from banneret.games.warrior_knights.web.fields import Fields
from banneret.games.warrior_knights.web.map import Map
from banneret.games.warrior_knights.web.people import People
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.stage import Stage

PHASE_WORDS: Final = {SETTING_UP: "setup", PLANNING: "planning", ACTIONS: "actions", UPKEEP: "upkeep"}


@final
class WarriorKnightsWeb(GameWeb[WarriorKnights, WarriorKnightsMemory]):
    """The regions `board`, `hand`, `opponents` and `phase` (one line of text for the header)."""

    def badge(self) -> tuple[str, str]:
        return "vert", "helm"

    def opening(self) -> str:
        return "W-3."

    def arms(self, game: WarriorKnights, seat: i64) -> int:
        """W-3.1 The red Baron's shield is red."""
        return BEARINGS[game.barons[seat]]

    def draw(self, view: WarriorKnightsView, canvas: Canvas) -> Drawing:
        sight = Sight(canvas, view.state, int(view.seat))
        sheet = Sheet()
        regions = {
            "board": board(Region(canvas, "board", sheet), sight),
            "hand": People(Region(canvas, "hand", sheet), sight).own(),
            "opponents": People(Region(canvas, "opponents", sheet), sight).opponents(),
            "phase": escape(phase(sight)),
        }
        return sheet.drawing(regions)


def board(region: Region, sight: Sight) -> str:
    """The map, the lands overseas, the fields beside them, and above the map what is on just now."""
    land = Map(region, sight)
    kingdom, overseas = land.kingdom(), land.overseas()
    stage = Stage(region, sight).draw()
    fields = Fields(region, sight).draw()
    look = classes("board wk-board", "wk-staged" if stage else "")
    return region.finish(div(look, div("wk-kingdom", kingdom, land.told()), overseas, stage, fields))


def phase(sight: Sight) -> str:
    """Where the game stands, in a few words."""
    game = sight.game
    if game.over:
        return sight.say("table-web-phase-over")
    if game.phase == SETTING_UP:
        return sight.say("table-web-phase-setup")
    what = sight.say(f"table-web-phase-{PHASE_WORDS[game.phase]}")
    if game.meeting == MEETING_OPEN:
        what = sight.say("table-web-assembly")
    elif game.phase == ACTIONS and game.stack_now < STACKS:
        what = sight.say("table-web-phase-stack", number=int(game.stack_now) + 1)
    return sight.say("table-web-phase", round=int(game.round), what=what)
