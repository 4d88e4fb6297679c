"""The people at Havoc's table: plates of the others, the own plate and the own hand."""

from typing import final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.cards import small_backs
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.core.kernel import JointQuestion
from banneret.games.havoc.rules.battle import BattleContinue, HavocLay, JoinBattle
from banneret.games.havoc.rules.cards import DOG, notation
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import MOST_COUNTED, best_dogs_out, laid_key
from banneret.games.havoc.rules.peace import PeaceDiscard
from banneret.games.havoc.rules.recruiting import DRAWS, RecruitStep
from banneret.games.havoc.rules.state import HAVOC_FACE, NO_BATTLE, Havoc
from banneret.games.havoc.sight.companies import (
    FIGHTS,
    PASSED,
    STAYED_OUT,
    UNDECIDED,
    final_places,
    is_settled,
    part_in_battle,
)
from banneret.games.havoc.web.cards import Deck, by_suit, by_value, card_id, shape
from banneret.games.havoc.words import combination_of


@final
class People:
    """Draws the plates of the seats and the viewer's hand from a masked state."""

    def __init__(self, region: Region, game: Havoc, seat: int, deck: Deck) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = game
        self.seat = seat
        self.deck = deck
        self.top = game.stack[-1] if game.stack else None

    def opponents(self) -> str:
        """Everybody else, clockwise from the viewer's left; a spectator sees all."""
        game = self.game
        seats = [(self.seat + 1 + step) % game.players for step in range(game.players)]
        plates = [self.plate(seat) for seat in seats if seat != self.seat]
        return self.region.finish(div("opponents", *plates))

    # Plates.

    def plate(self, seat: int) -> Markup:
        """Shield, name, state, cards, points and battles won."""
        game, canvas = self.game, self.canvas
        state = self.state(seat)
        look = classes("plate", f"plate-{state}" if state else "", "plate-winner" if self.has_won(seat) else "")
        held = len(game.hands[seat])
        label = canvas.say("table-web-cards-held", count=held)
        cards: dict[str, Attribute] = {
            "id": f"cards-{seat}",
            "class": classes("plate-cards", self.region.marks(f"cards-{seat}", str(held))),
            "role": "img",
            "aria-label": label,
            "title": label,
        }
        return self.region.element(
            "article",
            {"class": look, "id": f"seat-{seat}", "aria-label": canvas.names[seat]},
            shield(seat, "", "plate-shield"),
            div("plate-words", self.name(seat), self.chip(state, seat)),
            self.points(seat),
            div(
                "plate-row",
                self.region.element("div", cards, small_backs(held), span("plate-count", str(held))),
                self.trophies(seat),
            ),
            self.region.note(seat),
        )

    def name(self, seat: int) -> Markup:
        name = self.canvas.names[seat]
        return div("plate-name", element("span", {"class": "name", "title": name}, name), self.marks(seat))

    def state(self, seat: int) -> str:
        """What the seat is doing: one word, first that fits."""
        game = self.game
        if game.over:
            return ""
        if game.waiting() & BIT[seat]:
            joint = isinstance(self.top, JointQuestion)
            return "ready" if joint and seat in self.canvas.finished else "thinks"
        if isinstance(self.top, JointQuestion):
            return "ready"
        if game.battle == CASTILLON or is_settled(game):
            return ""
        part = part_in_battle(game, seat)
        return {FIGHTS: "fights", PASSED: "passed", STAYED_OUT: "stayed-out", UNDECIDED: "undecided"}.get(part, "")

    def chip(self, state: str, seat: int) -> Markup:
        """The state in words; three dots that move while somebody thinks."""
        if self.game.over:
            return span("chip", self.canvas.say("table-web-final-place", place=final_places(self.game)[seat]))
        if state != "thinks" and is_settled(self.game) and self.game.places[seat]:
            return span("chip", self.canvas.say("table-web-place-now", place=self.game.places[seat]))
        if not state:
            return NOTHING
        dots = span("dots", span("dot"), span("dot"), span("dot")) if state == "thinks" else NOTHING
        return span(f"chip chip-{state}", self.canvas.say(f"table-web-{state}"), dots)

    def marks(self, seat: int) -> Markup:
        """Who holds the Havoc/Peace card."""
        game = self.game
        if game.over or game.holder != seat:
            return NOTHING
        havoc = game.face == HAVOC_FACE
        say = self.canvas.say("table-web-initiator" if havoc else "table-web-peacekeeper")
        look = "mark-havoc" if havoc else "mark-peace"
        inner = shape(self.region, "swords" if havoc else "olive")
        return element("span", {"class": f"mark {look}", "role": "img", "aria-label": say, "title": say}, inner)

    def points(self, seat: int) -> Markup:
        """H-9.4 Victory points, on a coin."""
        points = self.game.vp[seat]
        label = self.canvas.say("table-web-points", points=points)
        look = classes("points", self.region.marks(f"points-{seat}", str(points)))
        attributes: dict[str, Attribute] = {"class": look, "role": "img", "aria-label": label, "title": label}
        return self.region.element("span", {**attributes, "id": f"points-{seat}"}, span("coin", str(points)))

    def trophies(self, seat: int) -> Markup:
        """The battle cards won, by number."""
        battles = self.game.trophies[seat]
        seals: list[Markup] = []
        for battle in battles:
            name = self.game.charter.battle(battle).names[self.canvas.language]
            inner = str(battle) if battle <= CASTILLON else shape(self.region, "torch")
            seals.append(element("li", {"class": "seal", "title": name, "aria-label": name}, inner))
        label = self.canvas.say("table-web-battles-won")
        return element("ul", {"class": "trophies", "aria-label": label}, *seals) if seals else NOTHING

    def has_won(self, seat: int) -> bool:
        return self.game.over and self.game.returns()[seat] > 0

    # The own hand.

    def own(self) -> str:
        """The viewer's plate and hand."""
        if self.seat < 0:
            return self.region.finish(div("hand hand-watching", self.canvas.say("table-web-watching")))
        cards = self.game.hands[self.seat]
        order = by_suit if self.canvas.hand_order == "suit" else by_value
        dogs = 0
        pieces: list[Markup] = []
        for card in sorted(cards, key=order):
            pieces.append(self.hand_card(card, dogs))
            dogs += card == DOG
        fan = div("fan", *pieces) if pieces else div("fan fan-empty", self.canvas.say("table-web-no-cards"))
        return self.region.finish(div("hand", self.own_plate(), fan))

    def own_plate(self) -> Markup:
        seat = self.seat
        state = self.state(seat)
        shown = "" if state == "thinks" else state
        turn = "plate-turn" if state == "thinks" else ""
        look = classes("plate plate-own", turn, "plate-winner" if self.has_won(seat) else "")
        return self.region.element(
            "article",
            {"class": look, "id": f"seat-{seat}", "aria-label": self.canvas.names[seat]},
            shield(seat, "", "plate-shield"),
            div("plate-words", self.name(seat), self.chip(shown, seat) or self.count()),
            self.points(seat),
            div("plate-row", self.preview() or self.trophies(seat)),
        )

    def count(self) -> Markup:
        held = len(self.game.hands[self.seat])
        return span("chip", self.canvas.say("table-web-cards-held", count=held))

    def preview(self) -> Markup:
        """The combination that the laid cards would make with those chosen now."""
        game = self.game
        picked = game.picked[self.seat]
        if not picked:
            return NOTHING
        whole = [*game.laid[self.seat], *picked]
        out = 0 if isinstance(self.top, CastillonLay) or game.battle == CASTILLON else int(best_dogs_out(whole))
        if len(whole) - out > MOST_COUNTED:
            return NOTHING
        words = combination_of(int(laid_key(whole, out)), self.canvas.texts)
        return span("chip chip-preview", self.canvas.say("table-web-preview", combination=words))

    def hand_card(self, card: int, nth: int) -> Markup:
        """A card of the hand, with what it can be used for in the present question."""
        name = notation(card)
        acts: list[str] = []
        dims = True
        if isinstance(self.top, RecruitStep):
            acts = [f"place {name}"]
            dims = self.top.draws == DRAWS
        elif isinstance(self.top, HavocLay | JoinBattle | BattleContinue | CastillonLay):
            acts = [f"lay {name}"]
        elif isinstance(self.top, PeaceDiscard):
            acts = [f"discard {name}"]
        return self.region.piece(
            card_id(card, "hand", nth),
            "hand",
            self.deck.words(card),
            "card-piece hand-card",
            self.deck.picture(self.region, card),
            acts=acts,
            nth=nth if self.lays() else 0,
            dims=dims,
            more=self.deck.marks(card),
        )

    def lays(self) -> bool:
        return self.game.battle != NO_BATTLE
