"""Havoc's table for the browser: regions of HTML and SVG, drawn from a view and from nothing else."""

from typing import final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import escape
from banneret.core.rooms import GameWeb
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.next_battle import ChooseNextBattle
from banneret.games.havoc.rules.peace import PeaceDiscard
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.state import NO_BATTLE, Havoc
from banneret.games.havoc.sight.companies import is_settled
from banneret.games.havoc.sight.memory import HavocMemory, HavocView
from banneret.games.havoc.web.board import Board
from banneret.games.havoc.web.cards import Deck
from banneret.games.havoc.web.people import People


@final
class HavocWeb(GameWeb[Havoc, HavocMemory]):
    """Havoc in a browser."""

    def badge(self) -> tuple[str, str]:
        return "gules", "crown"

    def draw(self, view: HavocView, canvas: Canvas) -> Drawing:
        return draw(view, canvas)


def draw(view: HavocView, canvas: Canvas) -> Drawing:
    """The regions `board`, `hand`, `opponents` and `phase` (one line of text for the header)."""
    game = view.state
    seat = int(view.seat)
    deck = Deck(canvas)
    sheet = Sheet()
    regions = {
        "board": Board(Region(canvas, "board", sheet), game, seat, deck).draw(),
        "hand": People(Region(canvas, "hand", sheet), game, seat).own(),
        "opponents": People(Region(canvas, "opponents", sheet), game, seat).opponents(),
        "phase": escape(phase(game, canvas)),
    }
    return sheet.drawing(regions)


def phase(game: Havoc, canvas: Canvas) -> str:
    """Where the game stands, in a few words."""
    if game.over:
        return canvas.say("table-web-phase-over")
    top = game.stack[-1]
    if isinstance(top, PeaceDiscard):
        return canvas.say("table-web-phase-peace")
    if isinstance(top, ChooseNextBattle):
        return canvas.say("table-web-phase-choosing")
    if game.battle == NO_BATTLE:
        recruiting = isinstance(top, RecruitStep | LootPick)
        return canvas.say("table-web-phase-recruiting" if recruiting else "table-web-phase-turn")
    card = game.charter.battle(game.battle)
    name = card.names[canvas.language]
    if game.battle == CASTILLON:
        return canvas.say("table-web-phase-final", battle=name, year=card.year)
    key = "table-web-phase-after" if is_settled(game) else "table-web-phase-battle"
    return canvas.say(key, battle=name, year=card.year)
