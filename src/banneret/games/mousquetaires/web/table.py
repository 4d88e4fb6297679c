"""The musketeers' table for the browser: regions of HTML and SVG, drawn from a view and from nothing else."""

from typing import final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, escape
from banneret.core.rooms import GameWeb
from banneret.games.mousquetaires.rules.state import REASONS, SETTING_UP, Mousquetaires
from banneret.games.mousquetaires.sight.memory import MousquetairesMemory, MousquetairesView
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards
from banneret.games.mousquetaires.web.duel import Duel
from banneret.games.mousquetaires.web.map import Map
from banneret.games.mousquetaires.web.missions import Missions
from banneret.games.mousquetaires.web.people import People
from banneret.games.mousquetaires.web.quest import Quest
from banneret.games.mousquetaires.web.screen import Screen
from banneret.games.mousquetaires.web.tracks import Tracks


@final
class MousquetairesWeb(GameWeb[Mousquetaires, MousquetairesMemory]):
    """The musketeers' table in a browser."""

    def badge(self) -> tuple[str, str]:
        return "purpure", "swords"

    def draw(self, view: MousquetairesView, canvas: Canvas) -> Drawing:
        """The regions `board`, `hand`, `opponents` and `phase` (one line of text for the header)."""
        game = view.state
        seat = int(view.seat)
        story = [] if view.memory is None else view.memory.story
        cards = Cards(canvas)
        uses = Uses(canvas, game, seat)
        sheet = Sheet()
        hand = Region(canvas, "hand", sheet)
        milady = game.charter.with_milady and seat == game.charter.milady
        screen = Screen(hand, cards, uses).draw() if milady else None
        regions = {
            "board": board(Region(canvas, "board", sheet), cards, uses, story),
            "hand": People(hand, cards, uses).own(screen),
            "opponents": People(Region(canvas, "opponents", sheet), cards, uses).opponents(),
            "phase": escape(phase(game, canvas)),
        }
        return sheet.drawing(regions)


def board(region: Region, cards: Cards, uses: Uses, story: list[str]) -> str:
    game = uses.game
    missions = Missions(region, cards, uses)
    tracks = Tracks(region, cards, uses)
    dice = Duel(region, cards, uses, story)
    over_map = ending(region, game) if game.over else dice.going_on() if dice.is_on() else NOTHING
    look = classes("board mq-board", "mq-over" if game.over else "")
    return region.finish(
        div(
            look,
            tracks.draw(),
            div("mq-city-map", Map(region, cards, uses).draw(), over_map),
            tracks.arsenal(),
            div(
                "mq-fronts",
                missions.paris(),
                missions.louvre(),
                missions.siege(),
                Quest(region, cards, uses, missions).draw(),
                NOTHING if dice.is_on() else dice.last(),
            ),
        )
    )


def ending(region: Region, game: Mousquetaires) -> Markup:
    """M-21.1 Which side has won, and how."""
    say = region.canvas.say
    if not game.over:
        return NOTHING
    words = say("event-game-over", reason=REASONS[game.reason])
    return element(
        "section",
        {"class": f"mq-ending mq-ending-{REASONS[game.reason]}", "aria-label": say("table-web-phase-over")},
        element("p", {"class": "mq-ending-words"}, words),
        element("p", {"class": "mq-ending-note"}, say("summary-round", round=str(game.round))),
    )


def phase(game: Mousquetaires, canvas: Canvas) -> str:
    """Where the game stands, in a few words."""
    if game.over:
        return canvas.say("table-web-phase-over")
    if game.phase == SETTING_UP:
        return canvas.say("table-web-setting-up")
    return canvas.say("table-web-phase", round=int(game.round), what=canvas.say(f"table-web-phase-{int(game.phase)}"))
