"""Havoc's board: the row of battles, the present battle, the battlefield, recruits, deck, discards, the peace card."""

from collections.abc import Mapping
from typing import final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, div, element, join, span
from banneret.games.havoc.rules.cards import UNKNOWN
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.dogs import ActivateDog
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.next_battle import ChooseNextBattle
from banneret.games.havoc.rules.peace import PeaceDiscard
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.state import (
    HAVOC_FACE,
    JOHN_PEACEKEEPER,
    JOHN_PENDING,
    JOHN_SEAT,
    NO_BATTLE,
    NO_SEAT,
    Havoc,
)
from banneret.games.havoc.web.battlefield import Battlefield, draw_loot
from banneret.games.havoc.web.cards import (
    Deck,
    battle_card,
    shape,
    split_name,
)
from banneret.games.havoc.web.records import BattleCard, Battles, Peace, Recruits, Stores, Tile
from banneret.games.havoc.web.shapes import BATTLE_PICTURES
from banneret.games.havoc.web.stores import DECK, DISCARDS, draw_peace, draw_stores


@final
class Board:
    """Draws the board region from a masked state."""

    def __init__(self, region: Region, game: Havoc, seat: int, deck: Deck) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = game
        self.seat = seat
        self.deck = deck
        self.top = game.stack[-1] if game.stack else None
        self.battlefield = Battlefield(region, game, seat, deck)

    def draw(self) -> str:
        game = self.game
        if isinstance(self.top, LootPick) and self.top.seat == self.seat:
            look, field = "board-loot", draw_loot(self.region, game, self.deck)
        elif game.battle != NO_BATTLE:
            look, field = "board-over" if game.over else "board-battle", self.battlefield.draw()
        else:
            look, field = "board-peace", NOTHING
        below = NOTHING if game.over else join([self.stores(), self.peace()])
        return self.region.finish(div(f"board {look}", self.track(), self.battle(), field, below))

    # The row of battles.

    def track(self) -> Markup:
        """All battles in order: those over with their winners, the next one, those to come."""
        game = self.game
        winners = {battle: seat for seat, own in enumerate(game.trophies) for battle in own}
        over = sorted({*winners, *game.cancelled} - set(game.battle_row))
        tiles = [self.tile(battle, winners.get(battle, NO_SEAT), False) for battle in over]
        tiles.extend(
            [self.tile(battle, winners.get(battle, NO_SEAT), True, at) for at, battle in enumerate(game.battle_row)]
        )
        battles = Battles(tuple(tiles))
        if isinstance(self.top, ChooseNextBattle) and (self.canvas.legal or self.canvas.chosen):
            open_ones = [battle for battle in game.battle_row if battle not in (UNKNOWN, CASTILLON)]
            return draw_battles(
                self.region, battles, {battle: [f"next {game.charter.battle(battle).id}"] for battle in open_ones}
            )
        return self.region.part(draw_battles, battles)

    def tile(self, battle: int, winner: int, to_come: bool, at: int = 0) -> Tile:
        game = self.game
        if battle == UNKNOWN:
            return Tile(UNKNOWN, "hidden", NO_SEAT, "", False, ())
        fought = battle == game.battle
        state, name = "to-come", ""
        if winner != NO_SEAT:
            state, name = "won", self.canvas.names[winner]
        elif not to_come:
            state = "cancelled"
        elif fought or (at == 0 and game.battle == NO_BATTLE and not isinstance(self.top, ChooseNextBattle)):
            state = "now"
        return Tile(battle, state, winner, name, fought, tuple(game.charter.points[battle]))

    # The present battle.

    def battle(self) -> Markup:
        """The battle being fought, or the next one."""
        game = self.game
        if game.battle == NO_BATTLE:
            battle = game.battle_row[0]
            heading = self.canvas.say("table-web-next-battle")
        else:
            battle = int(game.battle)
            heading = self.canvas.say("table-web-battle")
        if game.over:
            heading = self.canvas.say("table-web-last-battle")
        taken = self.battlefield.own_place()
        card, language = game.charter.battle(battle), self.canvas.language
        shown = BattleCard(
            int(card.number), card.names[language], int(card.year), card.texts[language],
            tuple(game.charter.points[battle]), taken, heading, game.battle != NO_BATTLE,
        )  # fmt: skip
        return self.region.part(battle_card, shown)

    # Deck, discards, recruits.

    def stores(self) -> Markup:
        game = self.game
        last = game.battle == CASTILLON
        recruits = Recruits(
            () if last else tuple(game.recruits), 0 if last else int(game.charter.cap), game.battle != NO_BATTLE
        )
        stores = Stores(int(game.deck_size()), len(game.discard), recruits)
        asked = isinstance(self.top, RecruitStep | ActivateDog) and (self.canvas.legal or self.canvas.chosen)
        if not asked:
            return self.region.part(draw_stores, stores)
        return draw_stores(self.region, stores, self.store_acts)

    def store_acts(self, name: str) -> list[str]:
        """What the deck, the discards or a recruit stand for."""
        if isinstance(self.top, RecruitStep):
            return ["loot"] if name == DISCARDS else [f"draw {name}", f"fetch {name}"]
        if isinstance(self.top, ActivateDog) and name != DECK:
            return ["loot"] if name == DISCARDS else [f"scavenge {name}"]
        return []

    # Peace and Havoc.

    def peace(self) -> Markup:
        game = self.game
        shows = game.face != HAVOC_FACE and game.battle == NO_BATTLE
        sides = int(game.charter.sides)
        declared = shows and isinstance(self.top, PeaceDiscard)
        cancels = ""
        if shows and (declared or game.level == sides):
            battle = game.charter.battle(game.cancelled[-1] if declared else game.battle_row[0])
            cancels = battle.names[self.canvas.language]
        john = self.john()
        return self.region.part(
            draw_peace,
            Peace(
                int(game.face), int(game.level), int(game.holder),
                "" if game.holder == JOHN_SEAT else self.canvas.names[int(game.holder)],
                sides if shows else 0, declared, cancels, john, f"{game.john} {game.john_after}" if john else "",
            ),
        )  # fmt: skip

    def john(self) -> str:
        """H-16.2 What is to be told of John of Gaunt where he has turned up."""
        game = self.game
        if game.john == JOHN_PENDING:
            key = "table-web-john-pending"
        elif game.john == JOHN_PEACEKEEPER:
            key = "table-web-john-keeper"
        else:
            return ""
        return self.canvas.say(key, name=self.canvas.names[int(game.john_after)])


def draw_battles(region: Region, battles: Battles, acts: Mapping[int, list[str]] | None = None) -> Markup:
    """The row of battles; `acts` by the number of a battle."""
    tiles = [draw_tile(region, tile, [] if acts is None else acts.get(tile.battle, [])) for tile in battles.tiles]
    words = region.canvas.say("table-web-battles")
    label: dict[str, Attribute] = {"id": "battles", "class": "track", "aria-label": words}
    return region.element("ol", label, *[element("li", {"class": "track-item"}, tile) for tile in tiles])


def draw_tile(region: Region, tile: Tile, acts: list[str]) -> Markup:
    """A battle of the row: its picture, name, year, points, and whose it is."""
    if tile.battle == UNKNOWN:
        label = region.canvas.say("table-web-hidden-battle")
        picture = shape(region, "swords", "tile-picture")
        return element("div", {"class": "tile tile-hidden", "role": "img", "aria-label": label}, picture)
    assert isinstance(region.canvas.data, HavocData)
    card = region.canvas.data.battles[tile.battle]
    name, mark = card.names[region.canvas.language], NOTHING
    if tile.winner != NO_SEAT:
        mark = shield(tile.winner, "", "tile-shield")
    elif tile.state == "cancelled":
        mark = shape(region, "olive", "tile-mark")
    points = " · ".join([str(value) for value in tile.points])
    return region.piece(
        f"battle-{tile.battle}",
        f"{tile.state} {tile.winner}",
        ", ".join([part for part in (f"{name} {card.year}", points, tile_note(region.canvas, tile)) if part]),
        f"tile tile-{tile.state}",
        shape(region, BATTLE_PICTURES[tile.battle], "tile-picture"),
        span("tile-name", split_name(name)[1]),
        span("tile-year", str(card.year)),
        span("tile-points", points),
        mark,
        acts=acts,
    )


def tile_note(canvas: Canvas, tile: Tile) -> str:
    """Who won a battle, or what became of it."""
    if tile.state == "won":
        return canvas.say("table-web-won-by", name=tile.name)
    if tile.state == "cancelled":
        return canvas.say("table-web-cancelled")
    if tile.state == "now":
        return canvas.say("table-web-fought-now" if tile.fought else "table-web-next")
    return ""
