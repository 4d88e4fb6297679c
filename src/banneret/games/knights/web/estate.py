"""What lies before a seat of Knights: castles, special cards and tournaments, with the guards upon them."""

from collections.abc import Callable
from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import Attribute, Markup, classes, div, element
from banneret.games.knights.rules.cards import BODYGUARD, CASTLE_GUARD, KIND
from banneret.games.knights.web.cards import Cards, card_id
from banneret.games.knights.web.records import Estate

MANY: Final = 6  # groups of cards before one player
CROWD: Final = 9

# The answers that a card can stand for, and whether it fades when it cannot be chosen.
Use = tuple[list[str], bool]
NO_USE: Final[Use] = ([], True)
Uses = Callable[[int, int], Use]


@final
class EstateArtist:
    """Draws an estate; `use` tells what its cards stand for in the present question."""

    def __init__(self, region: Region, estate: Estate, use: Uses | None) -> None:
        self.region = region
        self.canvas = region.canvas
        self.cards = Cards(region.canvas)
        self.estate = estate
        self.use = use

    def draw(self) -> Markup:
        """A guard lies half on what it protects."""
        estate = self.estate
        covered = estate.covered
        guards = [card for card in estate.specials if KIND[card] == CASTLE_GUARD]
        groups: list[Markup] = []
        if covered and guards:
            groups.append(self.guarded(guards[0]))
        groups.extend([self.owned(card) for card in estate.castles if card not in covered])
        for card in estate.specials:
            alone = not (covered and card in guards)
            if alone and not (KIND[card] == BODYGUARD and estate.bodyguarded >= 0):
                groups.append(self.with_bodyguard(card))
        if estate.tournaments:
            groups.append(div("won-tournaments", *[self.owned(card) for card in estate.tournaments]))
        label = self.canvas.say("table-web-owns", name=estate.name)
        look = classes("estate", "estate-crowd" if len(groups) > CROWD else "estate-many" if len(groups) > MANY else "")
        return element("div", {"class": look, "role": "group", "aria-label": label}, *groups)

    def guarded(self, guard: int) -> Markup:
        """K-13.1 The castle guard between the castles that it covers."""
        drawn = [self.owned(card, True) for card in self.estate.covered]
        drawn.insert(1, self.with_bodyguard(guard, "guard"))
        return div("guarded", *drawn)

    def with_bodyguard(self, card: int, look: str = "") -> Markup:
        """K-13.2 A special card, and the bodyguard on it if it lies there."""
        if self.estate.bodyguarded != card:
            return self.owned(card, look=look)
        bodyguard = next(own for own in self.estate.specials if KIND[own] == BODYGUARD)
        pair = [self.owned(card, True), self.owned(bodyguard, look="guard")]
        return div(classes("guarded", "guarded-guard" if look else ""), *pair)

    def owned(self, card: int, covered: bool = False, look: str = "") -> Markup:
        """A card before a seat, with what it can be used for in the present question."""
        seat = self.estate.seat
        label = self.cards.words(card)
        if covered:
            label = f"{label}, {self.canvas.say('table-web-covered')}"
        acts, dims = NO_USE if self.use is None else self.use(seat, card)
        blocked = bool(acts) and bool(self.canvas.legal) and acts[0] not in self.canvas.legal
        more: dict[str, Attribute] = {} if blocked else {"title": self.cards.effect(card)}
        return self.region.piece(
            card_id(card),
            f"seat-{seat} {'covered' if covered else ''}",
            with_chance(self.canvas, label, acts),
            classes("estate-card", look, "prize" if card == self.estate.prize else ""),
            self.cards.small(self.region, card),
            answer_bar(self.canvas, acts),
            acts=acts,
            dims=dims,
            more=more,
        )


def draw_estate(region: Region, estate: Estate, use: Uses | None = None) -> Markup:
    """What lies before a seat."""
    return EstateArtist(region, estate, use).draw()
