"""The people at Knights' table: what lies before each of them, and how near they are to the three goals."""

from collections.abc import Callable
from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CASTLE_GUARD,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    GUARD_KINDS,
    KIND,
    KIND_IDS,
    OF_CASTLES,
    notation,
)
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.state import NO_SEAT, NOT_YET, STAYED_AWAY, Knights
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.standing import places
from banneret.games.knights.web.cards import Cards, card_id
from banneret.games.knights.web.goals import goal_tracks
from banneret.games.knights.web.part import TablePart

MANY: Final = 6  # groups of cards before one player
CROWD: Final = 9

# The answers that a card can stand for, and whether it fades when it cannot be chosen.
Use = tuple[list[str], bool]
NO_USE: Final[Use] = ([], True)


@final
class People(TablePart):
    """Draws the plates of the seats with their cards from a masked state."""

    def __init__(self, region: Region, game: Knights, seat: int, cards: Cards) -> None:
        super().__init__(region, game, seat, cards)
        uses: dict[type, Callable[[int, int], Use]] = {
            MainAction: self.attack,
            Revenge: self.give,
            ArrangeGuards: self.cover,
        }
        self.use = uses.get(type(self.top))

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
        if self.seat < 0:
            return self.region.finish(div("hand hand-watching", self.canvas.say("table-web-watching")))
        return self.region.finish(div("hand estate-hand", self.plate(self.seat), self.estate(self.seat)))

    # Plates.

    def plate(self, seat: int) -> Markup:
        """Shield, name, state and goals; of others also what lies before them."""
        game, own = self.game, seat == self.seat
        asked = not game.over and game.waiting() & BIT[seat] != 0
        look = classes(
            "plate estate-plate",
            "plate-own" if own else "",
            ("plate-turn" if own else "plate-thinks") if asked else "",
            "plate-winner" if seat in game.winners else "",
        )
        return self.region.element(
            "article",
            {"class": look, "id": f"seat-{seat}", "aria-label": self.canvas.names[seat]},
            shield(seat, "", "plate-shield"),
            div("plate-words", self.name(seat), self.chip(seat, asked)),
            goal_tracks(self.region, game, seat),
            NOTHING if own else self.estate(seat),
            self.region.note(seat),
        )

    def name(self, seat: int) -> Markup:
        name = self.canvas.names[seat]
        return div("plate-name", element("span", {"class": "name", "title": name}, name))

    def chip(self, seat: int, asked: bool) -> Markup:
        """What the seat is doing, in a word or two."""
        game, say = self.game, self.canvas.say
        if game.over:
            return span("chip", say("table-web-final-place", place=places(game)[seat]))
        if asked:
            key = "table-web-rolls" if game.roller == seat else "table-web-thinks"
            dots = NOTHING if seat == self.seat else span("dots", span("dot"), span("dot"), span("dot"))
            return span("chip chip-thinks", say("table-web-your-turn" if seat == self.seat else key), dots)
        if game.organiser != NO_SEAT and game.results[seat] != NOT_YET:
            away = game.results[seat] == STAYED_AWAY
            leads = game.leader == seat
            key = "table-web-stays-away" if away else "table-web-leads" if leads else "table-web-has-rolled"
            return span("chip", say(key))
        return span("chip", say("table-web-on-turn")) if seat == game.current else NOTHING

    # What lies before a seat.

    def estate(self, seat: int) -> Markup:
        """K-2.1 Castles, special cards and tournaments; a guard lies half on what it protects."""
        game = self.game
        covered = game.castle_guard_on[seat]
        guards = [card for card in game.specials[seat] if KIND[card] == CASTLE_GUARD]
        groups: list[Markup] = []
        if covered and guards:
            groups.append(self.guarded(seat, covered, guards[0]))
        groups.extend([self.owned(seat, card) for card in game.castles[seat] if card not in covered])
        for card in game.specials[seat]:
            alone = not (covered and card in guards)
            if alone and not (KIND[card] == BODYGUARD and game.bodyguard_on[seat] >= 0):
                groups.append(self.with_bodyguard(seat, card))
        if game.tournaments[seat]:
            groups.append(div("won-tournaments", *[self.owned(seat, card) for card in game.tournaments[seat]]))
        label = self.canvas.say("table-web-owns", name=self.canvas.names[seat])
        look = classes("estate", "estate-crowd" if len(groups) > CROWD else "estate-many" if len(groups) > MANY else "")
        return element("div", {"class": look, "role": "group", "aria-label": label}, *groups)

    def guarded(self, seat: int, castles: list[int], guard: int) -> Markup:
        """K-13.1 The castle guard between the castles that it covers."""
        drawn = [self.owned(seat, card, True) for card in castles]
        drawn.insert(1, self.with_bodyguard(seat, guard, "guard"))
        return div("guarded", *drawn)

    def with_bodyguard(self, seat: int, card: int, look: str = "") -> Markup:
        """K-13.2 A special card, and the bodyguard on it if it lies there."""
        if self.game.bodyguard_on[seat] != card:
            return self.owned(seat, card, look=look)
        bodyguard = next(own for own in self.game.specials[seat] if KIND[own] == BODYGUARD)
        pair = [self.owned(seat, card, True), self.owned(seat, bodyguard, look="guard")]
        return div(classes("guarded", "guarded-guard" if look else ""), *pair)

    def owned(self, seat: int, card: int, covered: bool = False, look: str = "") -> Markup:
        """A card before a seat, with what it can be used for in the present question."""
        game = self.game
        label = self.cards.words(card)
        if covered:
            label = f"{label}, {self.canvas.say('table-web-covered')}"
        acts, dims = self.use_of(seat, card)
        prize = card == game.prize and game.roller != NO_SEAT
        blocked = bool(acts) and bool(self.canvas.legal) and acts[0] not in self.canvas.legal
        more: dict[str, Attribute] = {} if blocked else {"title": self.cards.effect(card)}
        return self.region.piece(
            card_id(card),
            f"seat-{seat} {'covered' if covered else ''}",
            with_chance(self.canvas, label, acts),
            classes("estate-card", look, "prize" if prize else ""),
            self.cards.small(self.region, card),
            answer_bar(self.canvas, acts),
            acts=acts,
            dims=dims,
            more=more,
        )

    def use_of(self, seat: int, card: int) -> Use:
        """What a card before a seat can be used for in the present question."""
        if self.use is None or self.seat < 0 or card >= FIRST_TOURNAMENT:
            return NO_USE
        return self.use(seat, card)

    def attack(self, seat: int, card: int) -> Use:
        """K-7 A card of an opponent is attacked; K-13.4 an own guard is moved."""
        if seat != self.seat:
            return [f"attack {notation(card)}"], True
        return ([f"move {KIND_IDS[KIND[card]]}"], False) if KIND[card] in GUARD_KINDS else NO_USE

    def give(self, seat: int, card: int) -> Use:
        return ([f"give {notation(card)}"], True) if seat == self.seat and card < FIRST_SPECIAL else NO_USE

    def cover(self, seat: int, card: int) -> Use:
        """K-13 Cards fade only where the guard that is asked about is of their sort."""
        if seat != self.seat or not isinstance(self.top, ArrangeGuards):
            return NO_USE
        return [f"cover {notation(card)}"], (self.top.guard == OF_CASTLES) == (card < FIRST_SPECIAL)
