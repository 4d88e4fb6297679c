"""The people at Havoc's table: plates of the others, the own plate and the own hand."""

from typing import final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Canvas, Region, last_act
from banneret.core.drawing.cards import small_backs
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.core.kernel import JointQuestion
from banneret.games.havoc.rules.battle import BattleContinue, HavocLay, JoinBattle
from banneret.games.havoc.rules.cards import DOG, notation
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import CASTILLON, HavocData
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
from banneret.games.havoc.web.records import Fan, OwnPlate, Plate
from banneret.games.havoc.words import combination_of


@final
class People:
    """Draws the plates of the seats and the viewer's hand from a masked state."""

    def __init__(self, region: Region, game: Havoc, seat: int) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = game
        self.seat = seat
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
        chip_look, chip = self.chip(state, seat)
        plate = Plate(
            seat, canvas.names[seat], look, chip_look, chip, self.holds(seat), len(game.hands[seat]),
            int(game.vp[seat]), self.trophies(seat), canvas.notes.get(seat, ""),
        )  # fmt: skip
        return self.region.part(draw_plate, plate)

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

    def chip(self, state: str, seat: int) -> tuple[str, str]:
        """The class and the words of the state; no class: nothing is said."""
        if self.game.over:
            return "chip", self.canvas.say("table-web-final-place", place=final_places(self.game)[seat])
        if state != "thinks" and is_settled(self.game) and self.game.places[seat]:
            return "chip", self.canvas.say("table-web-place-now", place=self.game.places[seat])
        return (f"chip chip-{state}", self.canvas.say(f"table-web-{state}")) if state else ("", "")

    def holds(self, seat: int) -> int:
        """The face of the Havoc/Peace card, where the seat holds it; else -1."""
        game = self.game
        return -1 if game.over or game.holder != seat else int(game.face)

    def trophies(self, seat: int) -> tuple[int, ...]:
        """The battle cards won, by number."""
        return tuple(self.game.trophies[seat])

    def has_won(self, seat: int) -> bool:
        return self.game.over and self.game.returns()[seat] > 0

    # The own hand.

    def own(self) -> str:
        """The viewer's plate and hand."""
        if self.seat < 0:
            return self.region.finish(div("hand hand-watching", self.canvas.say("table-web-watching")))
        order = by_suit if self.canvas.hand_order == "suit" else by_value
        fan = Fan(tuple(sorted(self.game.hands[self.seat], key=order)))
        use = self.use_of_cards() if self.canvas.legal or self.canvas.chosen else ""
        counts = self.game.battle != NO_BATTLE
        shown = draw_fan(self.region, fan, use, self.dims(), counts) if use else self.region.part(draw_fan, fan)
        return self.region.finish(div("hand", self.own_plate(), shown))

    def use_of_cards(self) -> str:
        """What a card of the hand is used for in the present question; empty: nothing."""
        top = self.top
        if isinstance(top, RecruitStep):
            return "place"
        if isinstance(top, HavocLay | JoinBattle | BattleContinue | CastillonLay):
            return "lay"
        return "discard" if isinstance(top, PeaceDiscard) else ""

    def dims(self) -> bool:
        """Whether cards that cannot be chosen now are objects of the question."""
        return not isinstance(self.top, RecruitStep) or self.top.draws == DRAWS

    def own_plate(self) -> Markup:
        seat = self.seat
        state = self.state(seat)
        shown = "" if state == "thinks" else state
        turn = "plate-turn" if state == "thinks" else ""
        look = classes("plate plate-own", turn, "plate-winner" if self.has_won(seat) else "")
        chip_look, chip = self.chip(shown, seat)
        if not chip_look:
            held = len(self.game.hands[seat])
            chip_look, chip = "chip", self.canvas.say("table-web-cards-held", count=held)
        return self.region.part(
            draw_own_plate,
            OwnPlate(
                seat, self.canvas.names[seat], look, chip_look, chip, self.holds(seat), int(self.game.vp[seat]),
                self.preview(), self.trophies(seat),
            ),
        )  # fmt: skip

    def preview(self) -> str:
        """The combination that the laid cards would make with those chosen now."""
        game = self.game
        picked = game.picked[self.seat]
        if not picked:
            return ""
        whole = [*game.laid[self.seat], *picked]
        out = 0 if isinstance(self.top, CastillonLay) or game.battle == CASTILLON else int(best_dogs_out(whole))
        if len(whole) - out > MOST_COUNTED:
            return ""
        return self.canvas.say(
            "table-web-preview", combination=combination_of(int(laid_key(whole, out)), self.canvas.texts)
        )


def draw_fan(region: Region, fan: Fan, use: str = "", dims: bool = True, counts: bool = False) -> Markup:
    """The own cards, with what they can be used for in the present question; `counts`: each dog is one by itself."""
    if not fan.cards:
        return div("fan fan-empty", region.canvas.say("table-web-no-cards"))
    deck, dogs = Deck(region.canvas), 0
    pieces: list[Markup] = []
    for card in fan.cards:
        pieces.append(
            region.piece(
                card_id(card, "hand", dogs),
                "hand",
                deck.words(card),
                "card-piece hand-card",
                deck.picture(region, card),
                acts=[f"{use} {notation(card)}"] if use else [],
                nth=dogs if counts else 0,
                dims=dims,
                more=deck.marks(card),
            )
        )
        dogs += card == DOG
    return div("fan", *pieces)


def draw_plate(region: Region, plate: Plate) -> Markup:
    """The plate of another."""
    label = region.canvas.say("table-web-cards-held", count=plate.held)
    id = f"cards-{plate.seat}"
    cards: dict[str, Attribute] = {
        "id": id, "class": classes("plate-cards", region.marks(id, str(plate.held))),
        "role": "img", "aria-label": label, "title": label,
    }  # fmt: skip
    backs = region.element("div", cards, small_backs(plate.held), span("plate-count", str(plate.held)))
    name = draw_name(region, plate.name, plate.holds)
    return region.element(
        "article",
        {"class": plate.look, "id": f"seat-{plate.seat}", "aria-label": plate.name},
        shield(plate.seat, "", "plate-shield"),
        div("plate-words", name, draw_chip(region.canvas, plate.chip_look, plate.chip)),
        draw_points(region, plate.seat, plate.points),
        div("plate-row", backs, draw_trophies(region, plate.trophies)),
        last_act(plate.note, plate.name),
    )


def draw_own_plate(region: Region, plate: OwnPlate) -> Markup:
    """The viewer's own plate."""
    name = draw_name(region, plate.name, plate.holds)
    row = span("chip chip-preview", plate.preview) if plate.preview else draw_trophies(region, plate.trophies)
    return region.element(
        "article",
        {"class": plate.look, "id": f"seat-{plate.seat}", "aria-label": plate.name},
        shield(plate.seat, "", "plate-shield"),
        div("plate-words", name, draw_chip(region.canvas, plate.chip_look, plate.chip)),
        draw_points(region, plate.seat, plate.points),
        div("plate-row", row),
    )


def draw_name(region: Region, name: str, holds: int) -> Markup:
    """A name, and the sign of who holds the Havoc/Peace card."""
    mark = NOTHING
    if holds >= 0:
        havoc = holds == HAVOC_FACE
        say = region.canvas.say("table-web-initiator" if havoc else "table-web-peacekeeper")
        look = "mark-havoc" if havoc else "mark-peace"
        inner = shape(region, "swords" if havoc else "olive")
        mark = element("span", {"class": f"mark {look}", "role": "img", "aria-label": say, "title": say}, inner)
    return div("plate-name", element("span", {"class": "name", "title": name}, name), mark)


def draw_chip(canvas: Canvas, look: str, words: str) -> Markup:
    """A state in words; three dots that move while somebody thinks."""
    if not look:
        return NOTHING
    dots = span("dots", span("dot"), span("dot"), span("dot")) if look == "chip chip-thinks" else NOTHING
    return span(look, words, dots)


def draw_points(region: Region, seat: int, points: int) -> Markup:
    """H-9.4 Victory points, on a coin."""
    label = region.canvas.say("table-web-points", points=points)
    look = classes("points", region.marks(f"points-{seat}", str(points)))
    attributes: dict[str, Attribute] = {"class": look, "role": "img", "aria-label": label, "title": label}
    return region.element("span", {**attributes, "id": f"points-{seat}"}, span("coin", str(points)))


def draw_trophies(region: Region, trophies: tuple[int, ...]) -> Markup:
    """The battle cards won, by number."""
    assert isinstance(region.canvas.data, HavocData)
    seals: list[Markup] = []
    for battle in trophies:
        name = region.canvas.data.battles[battle].names[region.canvas.language]
        inner = str(battle) if battle <= CASTILLON else shape(region, "torch")
        seals.append(element("li", {"class": "seal", "title": name, "aria-label": name}, inner))
    label = region.canvas.say("table-web-battles-won")
    return element("ul", {"class": "trophies", "aria-label": label}, *seals) if seals else NOTHING
