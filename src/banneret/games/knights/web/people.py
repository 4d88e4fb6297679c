"""The people at Knights' table: what lies before each of them, and how near they are to the three goals."""

from typing import final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region, last_act
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, span
from banneret.games.knights.rules.cards import (
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    GUARD_KINDS,
    KIND,
    KIND_IDS,
    NO_CARD,
    OF_CASTLES,
    notation,
)
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.state import NO_SEAT, NOT_YET, STAYED_AWAY, Knights
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.standing import places
from banneret.games.knights.web.cards import Cards
from banneret.games.knights.web.estate import NO_USE, Use, Uses, draw_estate
from banneret.games.knights.web.goals import goal_tracks, seen_goals
from banneret.games.knights.web.part import TablePart
from banneret.games.knights.web.records import Estate, Plate


@final
class People(TablePart):
    """Draws the plates of the seats with their cards from a masked state."""

    def __init__(self, region: Region, game: Knights, seat: int, cards: Cards) -> None:
        super().__init__(region, game, seat, cards)
        uses: dict[type, Uses] = {MainAction: self.attack, Revenge: self.give, ArrangeGuards: self.cover}
        answers = seat >= 0 and (self.canvas.legal or self.canvas.chosen)
        self.use = uses.get(type(self.top)) if answers else None

    def opponents(self) -> str:
        """Everybody else, clockwise from the viewer's left; a spectator sees all."""
        game = self.game
        seats = [(self.seat + 1 + step) % game.players for step in range(game.players)]
        others = [seat for seat in seats if seat != self.seat]
        look = classes(
            "opponents estates", "estates-many" if len(others) > 3 else "estates-few" if len(others) < 3 else ""
        )
        return self.region.finish(div(look, *[self.plate(seat) for seat in others]))

    def own(self) -> str:
        """The viewer's plate and cards."""
        seat = self.seat
        if seat < 0:
            return self.region.finish(div("hand hand-watching", self.canvas.say("table-web-watching")))
        plate, estate = self.plate(seat), self.estate(seat)
        cards = (
            self.region.part(draw_estate, estate) if self.use is None else draw_estate(self.region, estate, self.use)
        )
        return self.region.finish(div("hand estate-hand", plate, cards))

    def plate(self, seat: int) -> Markup:
        """Shield, name, state and goals; of others also what lies before them."""
        plate = self.seen(seat)
        if self.use is None or plate.estate is None:
            return self.region.part(draw_plate, plate)
        return draw_plate(self.region, plate, self.use)

    # What is seen of a seat.

    def seen(self, seat: int) -> Plate:
        game, own = self.game, seat == self.seat
        asked = not game.over and game.waiting() & BIT[seat] != 0
        look = classes(
            "plate estate-plate",
            "plate-own" if own else "",
            ("plate-turn" if own else "plate-thinks") if asked else "",
            "plate-winner" if seat in game.winners else "",
        )
        chip_look, chip = self.chip(seat, asked)
        return Plate(
            look, chip_look, chip, asked and not own, seen_goals(game, seat, self.canvas.names[seat]),
            None if own else self.estate(seat), self.canvas.notes.get(seat, ""),
        )  # fmt: skip

    def chip(self, seat: int, asked: bool) -> tuple[str, str]:
        """What the seat is doing, in a word or two; no class: nothing is said."""
        game, say = self.game, self.canvas.say
        if game.over:
            return "chip", say("table-web-final-place", place=places(game)[seat])
        if asked:
            key = "table-web-rolls" if game.roller == seat else "table-web-thinks"
            return "chip chip-thinks", say("table-web-your-turn" if seat == self.seat else key)
        if game.organiser != NO_SEAT and game.results[seat] != NOT_YET:
            away = game.results[seat] == STAYED_AWAY
            leads = game.leader == seat
            return "chip", say(
                "table-web-stays-away" if away else "table-web-leads" if leads else "table-web-has-rolled"
            )
        return ("chip", say("table-web-on-turn")) if seat == game.current else ("", "")

    def estate(self, seat: int) -> Estate:
        game = self.game
        castles, specials, tournaments = (
            tuple(game.castles[seat]), tuple(game.specials[seat]), tuple(game.tournaments[seat]),
        )  # fmt: skip
        prize = int(game.prize) if game.roller != NO_SEAT else NO_CARD
        mine = prize in castles or prize in specials or prize in tournaments
        return Estate(
            seat, self.canvas.names[seat], castles, specials, tournaments, tuple(game.castle_guard_on[seat]),
            int(game.bodyguard_on[seat]), prize if mine else NO_CARD,
        )  # fmt: skip

    # What a card before a seat can be used for in the present question.

    def attack(self, seat: int, card: int) -> Use:
        """K-7 A card of an opponent is attacked; K-13.4 an own guard is moved."""
        if card >= FIRST_TOURNAMENT:
            return NO_USE
        if seat != self.seat:
            return [f"attack {notation(card)}"], True
        return ([f"move {KIND_IDS[KIND[card]]}"], False) if KIND[card] in GUARD_KINDS else NO_USE

    def give(self, seat: int, card: int) -> Use:
        return ([f"give {notation(card)}"], True) if seat == self.seat and card < FIRST_SPECIAL else NO_USE

    def cover(self, seat: int, card: int) -> Use:
        """K-13 Cards fade only where the guard that is asked about is of their sort."""
        if seat != self.seat or card >= FIRST_TOURNAMENT or not isinstance(self.top, ArrangeGuards):
            return NO_USE
        return [f"cover {notation(card)}"], (self.top.guard == OF_CASTLES) == (card < FIRST_SPECIAL)


def draw_plate(region: Region, plate: Plate, use: Uses | None = None) -> Markup:
    """The plate of a seat."""
    seat, name = plate.goals.seat, plate.goals.name
    dots = span("dots", span("dot"), span("dot"), span("dot")) if plate.dots else NOTHING
    chip = span(plate.chip_look, plate.chip, dots) if plate.chip_look else NOTHING
    return region.element(
        "article",
        {"class": plate.look, "id": f"seat-{seat}", "aria-label": name},
        shield(seat, "", "plate-shield"),
        div("plate-words", div("plate-name", element("span", {"class": "name", "title": name}, name)), chip),
        region.part(goal_tracks, plate.goals),
        NOTHING if plate.estate is None else draw_estate(region, plate.estate, use),
        last_act(plate.note, name),
    )
