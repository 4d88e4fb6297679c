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
from banneret.games.havoc.web.records import Fighter
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
        fighter = self.seen(company)
        if isinstance(self.top, ActivateDog) and (self.canvas.legal or self.canvas.chosen):
            return draw_fighter(self.region, fighter, True)
        return self.region.part(draw_fighter, fighter)

    def seen(self, company: Company) -> Fighter:
        """One participant's place on the battlefield."""
        game, canvas, seat = self.game, self.canvas, company.seat
        john = seat == JOHN_SEAT
        rank, place, points = "", 0, ""
        if self.has_place(company):
            rank, place = combination_of(company.key, canvas.texts), company.place
            points = canvas.say("table-web-gained", points=company.points) if self.settled else str(company.points)
        look = classes(
            "company",
            "company-first" if place == 1 else "",
            "company-own" if seat == self.seat else "",
            "company-passed" if not john and not self.settled and has_passed(game, seat) else "",
        )
        waits, back, ready = self.waits(company) if not company.laid and not john else ("", False, False)
        return Fighter(
            seat, "" if john else canvas.names[seat], look, seat == game.initiator and game.battle != CASTILLON,
            rank, place, "" if john else points, self.laid(company), waits, back, ready,
            tuple([VALUE[card] for card in game.charter.data.john_hand]) if john else (),
        )  # fmt: skip

    def laid(self, company: Company) -> tuple[tuple[int, int, bool, bool], ...]:
        """The laid cards, dogs last; those out of the battle stand apart."""
        others = sorted([card for card in company.laid if card != DOG], key=by_value)
        dogs = len(company.laid) - len(others)
        found = [(card, 0, False, in_combination(company.key, VALUE[card])) for card in others]
        for nth in range(dogs):
            out = nth >= dogs - company.dogs_out
            found.append((DOG, nth, out, not out and in_combination(company.key, VALUE[DOG])))
        return tuple(found)

    def waits(self, company: Company) -> tuple[str, bool, bool]:
        """H-12 At Castillon all choose in secret; elsewhere somebody is about to lay."""
        say = self.canvas.say
        if self.settled:
            return "", False, False
        if not isinstance(self.top, CastillonLay):
            return say("table-web-nothing-laid"), False, False
        ready = company.seat in self.canvas.finished
        return say("table-web-has-chosen" if ready else "table-web-chooses-secretly"), True, ready

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


def draw_fighter(region: Region, fighter: Fighter, scavenged: bool = False) -> Markup:
    """One participant of a battle; his cards may be there to be scavenged."""
    canvas, seat = region.canvas, fighter.seat
    john = seat == JOHN_SEAT
    name = canvas.say("who-john") if john else fighter.name
    head = [shield_of(JOHN_TINCTURE, SHAPES["helm"]) if john else shield(seat), span("company-name", name)]
    if fighter.initiator:
        words = span("company-mark-name", canvas.say("table-web-initiator"))
        head.append(span("company-mark", shape(region, "swords"), words))
    facts: list[Markup] = []
    if fighter.rank:
        facts = [span("company-rank", fighter.rank), draw_place(region, fighter)]
    return region.element(
        "article",
        {"id": f"company-{seat}", "class": fighter.look, "aria-label": name},
        div("company-head", *head, div("company-facts", *facts)),
        draw_laid(region, fighter, scavenged),
    )


def draw_place(region: Region, fighter: Fighter) -> Markup:
    """The place and what it pays: now, or paid already."""
    say, place = region.canvas.say, fighter.place
    label: dict[str, Attribute] = {
        "class": classes("place-badge", f"place-{min(place, 4)}"),
        "title": say("table-web-place-now", place=place),
    }
    number = span("place-number", say("table-web-place", place=place))
    return element("span", label, number, span("coin", fighter.points) if fighter.points else NOTHING)


def draw_laid(region: Region, fighter: Fighter, scavenged: bool) -> Markup:
    """The cards of a participant; H-16.11 John's three 9s are no cards."""
    if fighter.seat == JOHN_SEAT:
        return div("laid", *[span("ghost-card", str(value)) for value in fighter.nines])
    if fighter.back:
        back = span("small-card", havoc_back(region))
        look = classes("laid laid-secret", "laid-ready" if fighter.ready else "")
        return div(look, back, span("laid-words", fighter.waits))
    if not fighter.cards:
        return div("laid laid-empty", fighter.waits)
    deck, zone = Deck(region.canvas), f"laid-{fighter.seat}"
    pieces: list[Markup] = []
    for card, nth, out, counts in fighter.cards:
        label = deck.words(card)
        if out:
            label = f"{label}, {region.canvas.say('table-web-out-of-battle')}"
        pieces.append(
            region.piece(
                card_id(card, zone, nth),
                f"{zone} {'out' if out else ''}",
                label,
                classes("small-card", "dog-out" if out else "counts" if counts else ""),
                deck.small_picture(region, card),
                acts=[f"scavenge {notation(card)}"] if scavenged else [],
                more=deck.marks(card),
            )
        )
    return div("laid", *pieces)


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
