"""The two generals at the table: plates with control and cards, and the own hand."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region, last_act
from banneret.core.drawing.cards import small_backs
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span, svg
from banneret.games.field_of_glory.odds.standstill import winner_ahead
from banneret.games.field_of_glory.rules.cards import notation
from banneret.games.field_of_glory.rules.draw_phase import DrawMode
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.web.acts import Use, Uses
from banneret.games.field_of_glory.web.cards import Cards
from banneret.games.field_of_glory.web.chances import results_bar, with_results
from banneret.games.field_of_glory.web.draft import Draft
from banneret.games.field_of_glory.web.draws import Draws
from banneret.games.field_of_glory.web.field import Ids
from banneret.games.field_of_glory.web.part import Part
from banneret.games.field_of_glory.web.records import Control, Plate

NO_HAND: Final = -1
NOT_AHEAD: Final = -1


@final
class People(Part):
    """Draws plates and the viewer's hand from a masked state."""

    def __init__(self, region: Region, game: FieldOfGlory, seat: int, cards: Cards, uses: Uses, ids: Ids) -> None:
        super().__init__(region, game, seat, cards)
        self.uses = uses
        self.ids = ids
        self.draws = Draws(region.canvas, game)

    def opponents(self) -> str:
        """The other one; a spectator sees both."""
        others = [seat for seat in range(PLAYERS) if seat != self.seat]
        if self.seat < 0:
            others.reverse()
        return self.region.finish(div("opponents fog-generals", *[self.plate(seat) for seat in others]))

    # Plates.

    def plate(self, seat: int) -> Markup:
        game, own = self.game, seat == self.seat
        thinks = self.thinks(seat)
        look = classes(
            "plate fog-plate",
            "plate-own" if own else "",
            ("plate-turn" if own else "plate-thinks") if thinks else "",
            "plate-winner" if game.over and game.winner == seat else "",
        )
        held, purse, control = NO_HAND, "", None
        if game.phase != DRAFT:
            control = self.control(seat)
            if own:
                purse = self.purse()
            else:
                held = len(game.hands[seat])
        plate = Plate(
            seat, self.canvas.names[seat], look, *self.chip(seat, thinks), held, purse, control,
            self.canvas.notes.get(seat, ""),
        )  # fmt: skip
        return self.region.part(draw_plate, plate)

    def thinks(self, seat: int) -> bool:
        game = self.game
        return not game.over and game.waiting() & BIT[seat] != 0 and seat not in self.canvas.finished

    def chip(self, seat: int, thinks: bool) -> tuple[str, str, bool]:
        """The class and the words of what the general is doing, and whether dots move beside it; no class: nothing."""
        game, say = self.game, self.canvas.say
        if game.over:
            key = "table-web-drawn" if game.winner < 0 else "table-web-victor" if game.winner == seat else ""
            return ("chip", say(key), False) if key else ("", "", False)
        if game.phase == DRAFT:
            if not thinks:
                return "chip chip-ready", say("table-web-ready"), False
            key = "table-web-choosing"
        elif not thinks:
            return ("chip", say("table-web-on-turn"), False) if game.active == seat else ("", "", False)
        else:
            key = "table-web-your-turn" if seat == self.seat else "table-web-thinks"
        return "chip chip-thinks", say(key), seat != self.seat

    def purse(self) -> str:
        """The command points of the own hand."""
        points = self.game.charter.points
        total = sum([points[kind] for kind in self.game.hands[self.seat]])
        return self.canvas.say("table-web-hand-points", points=total)

    def control(self, seat: int) -> Control:
        game = self.game
        winner, turns = winner_ahead(game)
        ahead = int(turns) if winner == seat else NOT_AHEAD
        return Control(seat, int(game.charter.columns_to_win), int(game.controlled(seat)), ahead)

    # The own hand.

    def own(self) -> str:
        game = self.game
        if self.seat < 0:
            return self.region.finish(div("hand hand-watching", self.canvas.say("table-web-watching")))
        if game.phase == DRAFT:
            army = Draft(self.region, game, self.seat, self.cards, self.ids).army()
            return self.region.finish(div("hand fog-hand fog-hand-draft", self.plate(self.seat), army))
        plan = game.plan
        spent = plan.paid if plan is not None else []
        hand = sorted([*plan.rest, *spent]) if plan is not None else sorted(game.hands[self.seat])
        met: list[int] = []
        pieces: list[Markup] = []
        for kind in hand:
            nth = met.count(kind)
            advised = 0 <= nth - spent.count(kind) < self.advised(kind)
            pieces.append(self.hand_card(kind, nth, nth < spent.count(kind), advised))
            met.append(kind)
        fan = div("fan", *pieces) if pieces else div("fan fan-empty", self.canvas.say("table-hand-empty"))
        return self.region.finish(div("hand fog-hand", self.plate(self.seat), fan))

    def advised(self, kind: int) -> int:
        """How many cards of a kind belong to the payment that is missed least, where help is allowed."""
        prospects = self.canvas.prospects
        return 0 if prospects is None else prospects.best.count(f"spend {notation(kind)}")

    def hand_card(self, kind: int, nth: int, spent: bool, advised: bool) -> Markup:
        label = self.cards.label(kind)
        if advised:
            label = f"{label}, {self.canvas.say('table-web-advised')}"
        use = Use([f"spend {notation(kind)}"]) if spent else self.uses.hand_card(kind)
        more = self.cards.told(kind)
        if ahead := self.draws.told(use.acts):
            more["title"] = ahead
        if not spent and use.acts:
            self.mark(kind, use, more)
        return self.region.piece(
            self.ids.next(self.seat, kind),
            "hand",
            with_results(self.canvas, label, use.acts),
            classes("card-piece hand-card", "fog-spent" if spent else "", "fog-advised" if advised else ""),
            self.cards.upright(self.region, kind, self.seat),
            results_bar(self.canvas, use.acts),
            acts=use.acts,
            nth=nth if spent or self.uses.plan is not None else 0,
            more=more,
            reason=use.reason,
        )

    def mark(self, kind: int, use: Use, more: dict[str, Attribute]) -> None:
        """A unit that goes to columns is taken up by a click, or dragged; its cost is written on each column."""
        if any("place" in act for act in use.acts):
            first = "deploy, " if self.uses.free else ""
            more["data-drag"] = f"{first}place {notation(kind)}@|pay, spend {notation(kind)}"
            more["data-tags"] = "|".join(use.tags)
        if isinstance(self.uses.top, DrawMode):
            more["data-ask"] = "1"


def draw_plate(region: Region, plate: Plate) -> Markup:
    """A general's plate."""
    name, control = plate.name, plate.control
    dots = span("dots", span("dot"), span("dot"), span("dot")) if plate.dots else NOTHING
    chip = span(plate.chip_look, plate.chip, dots) if plate.chip_look else NOTHING
    row = NOTHING
    if control is not None:
        first = span("chip fog-purse", plate.purse) if plate.held == NO_HAND else draw_hand(region, plate)
        row = div("plate-row", first, draw_control(region, control))
    return region.element(
        "article",
        {"class": plate.look, "id": f"seat-{plate.seat}", "aria-label": name},
        shield(plate.seat, "", "plate-shield"),
        div("plate-words", div("plate-name", element("span", {"class": "name", "title": name}, name)), chip),
        row,
        last_act(plate.note, name),
    )


def draw_hand(region: Region, plate: Plate) -> Markup:
    """The hand of the other from behind."""
    label = region.canvas.say("table-web-cards-held", count=plate.held)
    id = f"cards-{plate.seat}"
    attributes: dict[str, Attribute] = {
        "id": id,
        "class": classes("plate-cards", region.marks(id, str(plate.held))),
        "role": "img",
        "aria-label": label,
        "title": label,
    }
    return region.element("div", attributes, small_backs(plate.held), span("plate-count", str(plate.held)))


def draw_control(region: Region, control: Control) -> Markup:
    """F-5.2 How many terrain cards a general controls, on the way to the three that win, and whether he is there
    soon if nothing changes."""
    say, seat, goal, held = region.canvas.say, control.seat, control.goal, control.held
    label = say("table-web-controls", held=held, goal=goal)
    race = NOTHING
    if control.turns != NOT_AHEAD:
        label = f"{label}. {say('table-web-race-about', turns=control.turns)}"
        race = span("fog-race", say("table-web-race", turns=control.turns))
    marks = [
        element(
            "rect",
            {"class": "fog-goal-held" if at < held else "fog-goal-open", "x": 2 + 30 * at, "y": 2, "width": 26,
             "height": 18, "rx": 3},
        )
        for at in range(max(goal, held))
    ]  # fmt: skip
    look = classes(
        "fog-goal", f"fog-goal-{seat}", "fog-goal-near" if held == goal - 1 else "",
        "fog-goal-reached" if held >= goal else "", "fog-goal-race" if race else "",
        region.marks(f"control-{seat}", str(held)),
    )  # fmt: skip
    attributes: dict[str, Attribute] = {"id": f"control-{seat}", "class": look, "role": "img"}
    return region.element(
        "span",
        {**attributes, "aria-label": label, "title": label},
        svg("fog-goal-marks", 30 * max(goal, held) - 2 + 2, 22, *marks),
        span("fog-goal-count", f"{held}/{goal}"),
        race,
    )
