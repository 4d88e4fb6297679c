"""The piles of both sides in the browser: draw decks on their shuffle cards, discards, captured cards."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, join, span
from banneret.games.field_of_glory.rules.fight_record import NO_CARD
from banneret.games.field_of_glory.rules.state import DRAFT, FieldOfGlory
from banneret.games.field_of_glory.web.acts import Use, Uses
from banneret.games.field_of_glory.web.cards import Cards, shape
from banneret.games.field_of_glory.web.chances import results_bar, with_results
from banneret.games.field_of_glory.web.draws import Draws
from banneret.games.field_of_glory.web.part import Part
from banneret.games.field_of_glory.web.records import Discards, Victory
from banneret.games.field_of_glory.words import cards_words

FEW: Final = 5


@final
class Piles(Part):
    """Draws the piles from a masked state: of the other's discards only the top card is in it."""

    def __init__(self, region: Region, game: FieldOfGlory, seat: int, cards: Cards, uses: Uses, draws: Draws) -> None:
        super().__init__(region, game, seat, cards)
        self.uses = uses
        self.draws = draws

    def draw(self) -> Markup:
        far, near = self.side_piles(1 - self.near, "far"), self.side_piles(self.near, "near")
        return div("fog-piles", far, near)

    def side_piles(self, seat: int, side: str) -> Markup:
        if self.game.phase == DRAFT:
            return NOTHING
        label = self.canvas.say("table-web-piles", name=self.canvas.names[seat])
        return element(
            "section",
            {"class": f"fog-side-piles fog-piles-{side}", "aria-label": label},
            shield(seat, "", "fog-piles-shield"),
            self.deck(seat),
            self.discards(seat),
            self.victory(seat),
        )

    def deck(self, seat: int) -> Markup:
        """F-4.4 The draw deck on its shuffle card, which says what comes when it has run out."""
        game, say = self.game, self.canvas.say
        count, last = len(game.decks[seat]), int(game.charter.last_shuffle)
        shuffles = min(last, game.shuffles[seat])
        use = self.uses.deck() if seat == self.seat else Use([])
        picture = self.cards.back(self.region) if count else div("empty-slot")
        words = say("table-web-deck", count=count)
        ahead = self.draws.told(["draw"]) if seat == self.seat else ""
        marker = say("table-shuffles", shuffles=shuffles)
        left = say("table-web-shuffles-left", left=last - shuffles)
        return div(
            "fog-pile fog-deck",
            self.region.piece(
                f"deck-{seat}",
                f"{count} {shuffles}",
                with_results(self.canvas, f"{words}, {marker}", use.acts),
                classes("fog-pile-card", "fog-deep" if count >= FEW else ""),
                picture,
                span("fog-count", str(count)),
                results_bar(self.canvas, use.acts),
                acts=use.acts,
                more={"title": f"{words}. {ahead}" if ahead else words},
            ),
            element(
                "span",
                {"class": f"fog-shuffle fog-shuffle-{shuffles}", "title": marker},
                shape(self.region, "shuffle"),
                span("fog-shuffle-words", left),
                span("fog-shuffle-count", str(last - shuffles)),
            ),
        )

    def discards(self, seat: int) -> Markup:
        """F-4.1 The top card of a discard pile; its owner may look through all of it."""
        pile = self.game.discards[seat]
        shown = tuple(pile[::-1]) if seat == self.seat else ()
        return self.region.part(draw_discards, Discards(seat, len(pile), pile[-1] if pile else NO_CARD, shown))

    def victory(self, seat: int) -> Markup:
        """F-8.3 The cards captured, with their victory points; everybody may look through them."""
        game = self.game
        return self.region.part(draw_victory, Victory(seat, tuple(game.victory[seat]), int(game.captured_points(seat))))


def draw_discards(region: Region, pile: Discards) -> Markup:
    canvas, cards, id = region.canvas, Cards(region.canvas), f"discards-{pile.seat}"
    words = canvas.say("table-web-discards", count=pile.size)
    if not pile.size:
        label = canvas.say("table-no-discards")
        return div("fog-pile", region.piece(id, "0", label, "fog-pile-card", div("empty-slot")))
    label = f"{words}, {canvas.say('table-top', card=cards.words(pile.top))}"
    piece = region.piece(
        id,
        f"{pile.size} {pile.top}",
        label,
        "fog-pile-card fog-discards",
        cards.small(region, pile.top, pile.seat),
        span("fog-count", str(pile.size)),
        more={"title": title(cards, words, pile.shown) if pile.shown else label},
    )
    return div("fog-pile", browsed(cards, piece, words, pile.shown))


def draw_victory(region: Region, pile: Victory) -> Markup:
    canvas, cards, captured = region.canvas, Cards(region.canvas), pile.cards
    words = canvas.say("table-web-captured", count=len(captured), points=pile.points)
    piece = region.piece(
        f"victory-{pile.seat}",
        f"{len(captured)} {pile.points}",
        words,
        "fog-pile-card fog-victory",
        cards.small(region, captured[-1], 1 - pile.seat) if captured else div("empty-slot"),
        span("fog-count", str(len(captured))) if captured else NOTHING,
        more={"title": title(cards, words, captured)},
    )
    coin = span("fog-points", shape(region, "star"), str(pile.points))
    return div("fog-pile fog-pile-victory", browsed(cards, join([piece, coin]), words, captured))


def title(cards: Cards, words: str, kinds: Sequence[int]) -> str:
    """What a pile is, and all its cards."""
    return f"{words}: {cards_words(list(kinds), cards.canvas.texts, cards.data)}" if kinds else words


def browsed(cards: Cards, pile: Markup, words: str, kinds: Sequence[int]) -> Markup:
    """A pile that is opened by a click, a touch or a key to look through its cards; plain where there are none."""
    if not kinds:
        return pile
    rows = [element("li", {}, cards.words(kind)) for kind in kinds]
    return element(
        "details",
        {"class": "fog-browse"},
        element("summary", {"class": "fog-browse-pile"}, pile),
        element("ol", {"class": "fog-browse-cards", "aria-label": words}, *rows),
    )
