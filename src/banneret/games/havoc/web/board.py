"""Havoc's board: the row of battles, the present battle, the battlefield, recruits, deck, discards, the peace card."""

from typing import final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import shield, shield_of
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, join, span
from banneret.games.havoc.rules.cards import DOG, UNKNOWN, notation
from banneret.games.havoc.rules.data import CASTILLON
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
from banneret.games.havoc.web.battlefield import JOHN_TINCTURE, Battlefield, draw_loot
from banneret.games.havoc.web.cards import (
    Deck,
    battle_card,
    card_id,
    havoc_back,
    havoc_card,
    peace_card,
    shape,
    split_name,
)
from banneret.games.havoc.web.records import BattleCard, Tile
from banneret.games.havoc.web.shapes import BATTLE_PICTURES, SHAPES


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
        over = sorted({*[battle for own in game.trophies for battle in own], *game.cancelled} - set(game.battle_row))
        tiles = [self.tile(battle, False) for battle in over]
        tiles.extend([self.tile(battle, True, at) for at, battle in enumerate(game.battle_row)])
        words = self.canvas.say("table-web-battles")
        label: dict[str, Attribute] = {"id": "battles", "class": "track", "aria-label": words}
        return self.region.element("ol", label, *[element("li", {"class": "track-item"}, tile) for tile in tiles])

    def tile(self, battle: int, to_come: bool, at: int = 0) -> Markup:
        game = self.game
        if battle == UNKNOWN:
            label = self.canvas.say("table-web-hidden-battle")
            picture = shape(self.region, "swords", "tile-picture")
            return element("div", {"class": "tile tile-hidden", "role": "img", "aria-label": label}, picture)
        card = game.charter.battle(battle)
        name = card.names[self.canvas.language]
        winner = next((seat for seat in range(game.players) if battle in game.trophies[seat]), NO_SEAT)
        choosing = isinstance(self.top, ChooseNextBattle)
        state, note = "to-come", ""
        if winner != NO_SEAT:
            state = "won"
            note = self.canvas.say("table-web-won-by", name=self.canvas.names[winner])
        elif not to_come:
            state = "cancelled"
            note = self.canvas.say("table-web-cancelled")
        elif battle == game.battle or (at == 0 and game.battle == NO_BATTLE and not choosing):
            state = "now"
            note = self.canvas.say("table-web-fought-now" if battle == game.battle else "table-web-next")
        tile = Tile(battle, state, int(winner), name, int(card.year), tuple(game.charter.points[battle]), note)
        acts = [f"next {card.id}"] if choosing and to_come and battle != CASTILLON else []
        return tile_with(self.region, tile, acts) if acts else self.region.part(draw_tile, tile)

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
        """What can be drawn from: deck, discards, recruits."""
        recruiting = isinstance(self.top, RecruitStep)
        game = self.game
        piles = div(
            "piles",
            self.pile("deck", int(game.deck_size()), ["draw deck", "fetch deck"] if recruiting else [], True),
            self.pile(
                "discards",
                len(game.discard),
                ["loot"] if recruiting or isinstance(self.top, ActivateDog) else [],
                False,
            ),
        )
        recruits = NOTHING if game.battle == CASTILLON else self.recruits()
        return self.region.element("div", {"id": "stores", "class": "stores"}, piles, recruits)

    def pile(self, name: str, count: int, acts: list[str], dims: bool) -> Markup:
        """A stack with its number of cards."""
        say = self.canvas.say
        depth = 0 if count == 0 else 1 if count < 8 else 2 if count < 25 else 3
        picture = havoc_back(self.region) if count else div("empty-slot")
        return div(
            f"pile pile-{name} depth-{depth}",
            self.region.piece(
                name,
                str(count),
                say(f"table-web-{name}-count", count=count),
                f"card-piece {name}",
                picture,
                span("pile-count", str(count)),
                acts=acts,
                dims=dims,
            ),
            div("pile-name", say(f"table-web-{name}")),
        )

    def recruits(self) -> Markup:
        """The face-up recruits and the free places of their area."""
        game, say = self.game, self.canvas.say
        dogs = 0
        picture = self.deck.picture if game.battle == NO_BATTLE else self.deck.small_picture
        places: list[Markup] = []
        for card in game.recruits:
            name = notation(card)
            acts: list[str] = []
            if isinstance(self.top, RecruitStep):
                acts = [f"draw {name}", f"fetch {name}"]
            elif isinstance(self.top, ActivateDog):
                acts = [f"scavenge {name}"]
            places.append(
                self.region.piece(
                    card_id(card, "recruits", dogs),
                    "recruits",
                    self.deck.words(card),
                    "card-piece",
                    picture(self.region, card),
                    acts=acts,
                    more=self.deck.marks(card),
                )
            )
            dogs += card == DOG
        cap = int(game.charter.cap)
        places.extend([div("empty-slot") for _ in range(cap - len(places))])
        full = len(game.recruits) >= cap
        count = span("zone-count", f"{len(game.recruits)}/{cap}")
        note = span("zone-note", say("table-web-recruits-full")) if full else NOTHING
        head = div("zone-head", span("zone-name", say("table-web-recruits")), count, note)
        label: dict[str, Attribute] = {"class": "recruits", "aria-label": say("table-web-recruits")}
        return element("section", label, head, div("row", *places))

    # Peace and Havoc.

    def peace(self) -> Markup:
        """The Havoc/Peace card, who holds it, and how near a year of peace is."""
        game = self.game
        havoc = game.face == HAVOC_FACE
        shown = havoc_card(self.region) if havoc else peace_card(self.region, int(game.level))
        label = self.canvas.say("table-web-havoc-card" if havoc else "table-web-peace-card", level=int(game.level))
        piece = self.region.piece("peace-card", f"{game.holder} {game.face} {game.level}", label, "peace-piece", shown)
        words = [div("peace-holder", *self.holder(havoc))]
        if not havoc and game.battle == NO_BATTLE:
            words.append(self.levels())
        inner = (piece, div("peace-words", *words), self.john())
        return self.region.element("div", {"id": "peace", "class": "peace"}, *inner)

    def holder(self, havoc: bool) -> list[Markup]:
        game, say = self.game, self.canvas.say
        title = span("peace-title", say("table-web-initiator" if havoc else "table-web-peacekeeper"))
        if game.holder == JOHN_SEAT:
            return [title, shield_of(JOHN_TINCTURE, SHAPES["helm"]), span("peace-name", say("who-john"))]
        seat = int(game.holder)
        return [title, shield(seat), span("peace-name", self.canvas.names[seat])]

    def levels(self) -> Markup:
        """H-5.2 The sides of the card one after another, then the year of peace."""
        game, say = self.game, self.canvas.say
        sides = int(game.charter.sides)
        declared = isinstance(self.top, PeaceDiscard)
        near = game.level == sides and not declared
        steps = [
            element(
                "li", {"class": classes("level", "level-now" if side == game.level and not declared else "")}, str(side)
            )
            for side in range(1, sides + 1)
        ]
        look = classes("level level-peace", "level-near" if near else "", "level-now" if declared else "")
        olive = shape(self.region, "olive")
        steps.append(element("li", {"class": look}, olive, span("level-name", say("table-web-year-of-peace"))))
        row = element("ol", {"class": "levels", "aria-label": say("table-web-levels")}, *steps)
        if not near and not declared:
            return row
        battle = game.charter.battle(game.cancelled[-1] if declared else game.battle_row[0])
        key = "table-web-peace-declared" if declared else "table-web-peace-near"
        return join([row, div("peace-note", say(key, battle=battle.names[self.canvas.language]))])

    def john(self) -> Markup:
        """John of Gaunt where he has turned up (H-16.2)."""
        game = self.game
        if game.john == JOHN_PENDING:
            key = "table-web-john-pending"
        elif game.john == JOHN_PEACEKEEPER:
            key = "table-web-john-keeper"
        else:
            return NOTHING
        arms = shield_of(JOHN_TINCTURE, SHAPES["helm"], "", "john-shield")
        words = self.canvas.say(key, name=self.canvas.names[int(game.john_after)])
        changed = self.region.marks("john", f"{game.john} {game.john_after}")
        return self.region.element(
            "div", {"class": classes("john", changed), "id": "john"}, arms, span("john-words", words)
        )


def draw_tile(region: Region, tile: Tile) -> Markup:
    """A battle of the row of which nothing is asked."""
    return tile_with(region, tile, [])


def tile_with(region: Region, tile: Tile, acts: list[str]) -> Markup:
    """A battle of the row: its picture, name, year, points, and whose it is."""
    mark = NOTHING
    if tile.winner != NO_SEAT:
        mark = shield(tile.winner, "", "tile-shield")
    elif tile.state == "cancelled":
        mark = shape(region, "olive", "tile-mark")
    points = " · ".join([str(value) for value in tile.points])
    return region.piece(
        f"battle-{tile.battle}",
        f"{tile.state} {tile.winner}",
        ", ".join([part for part in (f"{tile.name} {tile.year}", points, tile.note) if part]),
        f"tile tile-{tile.state}",
        shape(region, BATTLE_PICTURES[tile.battle], "tile-picture"),
        span("tile-name", split_name(tile.name)[1]),
        span("tile-year", str(tile.year)),
        span("tile-points", points),
        mark,
        acts=acts,
    )
