"""The middle of Havoc's board in a battle: who fights with what, and at the end how the game was decided."""

from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import shield, shield_of
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.havoc.rules.cards import DOG, VALUE, notation
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.dogs import ActivateDog
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.sight.companies import (
    Company,
    companies,
    final_places,
    has_passed,
    in_combination,
    is_settled,
)
from banneret.games.havoc.web.cards import Deck, by_suit, by_value, card_id, havoc_back, shape
from banneret.games.havoc.web.shapes import SHAPES
from banneret.games.havoc.words import combination_of

JOHN_TINCTURE: Final = "argent"


@final
class Battlefield:
    """Draws all participants with their laid cards, combination and place."""

    def __init__(self, region: Region, game: Havoc, seat: int, deck: Deck) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = game
        self.seat = seat
        self.deck = deck
        self.top = game.stack[-1] if game.stack else None
        self.companies = companies(game)
        self.settled = is_settled(game)

    def own_place(self) -> int:
        """The viewer's place as things stand; 0: none."""
        return next((mine.place for mine in self.companies if mine.seat == self.seat and self.has_place(mine)), 0)

    def has_place(self, company: Company) -> bool:
        """Whether a place can be told of a participant: John's always, others' once they have laid."""
        return bool(company.laid) or company.seat == JOHN_SEAT or self.settled

    def draw(self) -> Markup:
        """Everybody who fights."""
        look = classes("field", "field-many" if len(self.companies) > 4 else "")
        label = self.canvas.say("table-web-battlefield")
        standings = self.standings() if self.game.over else NOTHING
        inner = [self.company(company) for company in self.companies]
        return element("section", {"class": look, "aria-label": label}, standings, *inner)

    def company(self, company: Company) -> Markup:
        """One participant's place on the battlefield."""
        game, canvas, seat = self.game, self.canvas, company.seat
        john = seat == JOHN_SEAT
        name = canvas.say("who-john") if john else canvas.names[seat]
        head = [shield_of(JOHN_TINCTURE, SHAPES["helm"]) if john else shield(seat), span("company-name", name)]
        if seat == game.initiator and game.battle != CASTILLON:
            words = span("company-mark-name", canvas.say("table-web-initiator"))
            head.append(span("company-mark", shape(self.region, "swords"), words))
        facts: list[Markup] = []
        if self.has_place(company):
            facts.append(span("company-rank", combination_of(company.key, canvas.texts)))
            facts.append(self.place(company))
        look = classes(
            "company",
            "company-first" if facts and company.place == 1 else "",
            "company-own" if seat == self.seat else "",
            "company-passed" if not john and not self.settled and has_passed(game, seat) else "",
        )
        cards = self.nines() if john else self.laid(company)
        return self.region.element(
            "article",
            {"id": f"company-{seat}", "class": look, "aria-label": name},
            div("company-head", *head, div("company-facts", *facts)),
            cards,
        )

    def place(self, company: Company) -> Markup:
        """The place and what it pays: now, or paid already."""
        say = self.canvas.say
        label: dict[str, Attribute] = {
            "class": classes("place-badge", f"place-{min(company.place, 4)}"),
            "title": say("table-web-place-now", place=company.place),
        }
        number = span("place-number", say("table-web-place", place=company.place))
        if company.seat == JOHN_SEAT:
            return element("span", label, number)
        points = say("table-web-gained", points=company.points) if self.settled else str(company.points)
        return element("span", label, number, span("coin", points))

    def laid(self, company: Company) -> Markup:
        """The laid cards, dogs last; those out of the battle stand apart."""
        if not company.laid:
            return self.nothing_laid(company)
        others = sorted([card for card in company.laid if card != DOG], key=by_value)
        dogs = len(company.laid) - len(others)
        pieces = [self.laid_card(company, card, 0, False) for card in others]
        pieces.extend([self.laid_card(company, DOG, nth, nth >= dogs - company.dogs_out) for nth in range(dogs)])
        return div("laid", *pieces)

    def nothing_laid(self, company: Company) -> Markup:
        """H-12 At Castillon all choose in secret; elsewhere somebody is about to lay."""
        say = self.canvas.say
        if self.settled:
            return div("laid laid-empty")
        if not isinstance(self.top, CastillonLay):
            return div("laid laid-empty", say("table-web-nothing-laid"))
        ready = company.seat in self.canvas.finished
        words = say("table-web-has-chosen" if ready else "table-web-chooses-secretly")
        back = span("small-card", havoc_back(self.region))
        return div(classes("laid laid-secret", "laid-ready" if ready else ""), back, span("laid-words", words))

    def laid_card(self, company: Company, card: int, nth: int, out: bool) -> Markup:
        zone = f"laid-{company.seat}"
        label = self.deck.words(card)
        look = ""
        if out:
            label = f"{label}, {self.canvas.say('table-web-out-of-battle')}"
            look = "dog-out"
        elif in_combination(company.key, VALUE[card]):
            look = "counts"
        return self.region.piece(
            card_id(card, zone, nth),
            f"{zone} {'out' if out else ''}",
            label,
            classes("small-card", look),
            self.deck.small_picture(self.region, card),
            acts=[f"scavenge {notation(card)}"] if isinstance(self.top, ActivateDog) else [],
            more=self.deck.marks(card),
        )

    def nines(self) -> Markup:
        """H-16.11 John's three 9s are no cards."""
        return div("laid", *[span("ghost-card", str(VALUE[card])) for card in self.game.charter.data.john_hand])

    def standings(self) -> Markup:
        """H-13.1 How the game ended: everybody in order, the winner under laurels."""
        game, canvas = self.game, self.canvas
        places = final_places(game)
        rows: list[Markup] = []
        for seat in sorted(range(game.players), key=places.__getitem__):
            first = places[seat] == 1
            laurel = shape(self.region, "laurel", "laurel") if first else NOTHING
            rows.append(
                element(
                    "li",
                    {"class": classes("standing", "standing-first" if first else "")},
                    div("standing-arms", laurel, shield(seat)),
                    div(
                        "standing-words",
                        span(
                            "standing-name",
                            canvas.say("table-web-standing", place=places[seat], name=canvas.names[seat]),
                        ),
                        span("standing-note", canvas.say("table-web-battles-count", count=len(game.trophies[seat]))),
                    ),
                    span("coin", str(game.vp[seat])),
                )
            )
        return element("ol", {"class": "standings", "aria-label": canvas.say("table-web-standings")}, *rows)


def draw_loot(region: Region, game: Havoc, deck: Deck) -> Markup:
    """H-4.5 The discards as the looter alone looks through them."""
    dogs = 0
    pieces: list[Markup] = []
    for card in sorted(game.discard, key=by_suit):
        pieces.append(
            region.piece(
                card_id(card, "discards", dogs),
                "discards",
                deck.words(card),
                "small-card",
                deck.small_picture(region, card),
                acts=[f"take {notation(card)}"],
                more=deck.marks(card),
            )
        )
        dogs += card == DOG
    heading = region.canvas.say("table-web-looking-through")
    head = div("zone-head", span("zone-name", heading))
    return element("section", {"class": "field loot", "aria-label": heading}, head, div("row", *pieces))
