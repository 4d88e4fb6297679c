"""Field of Glory's board: the field between the piles and what goes on: a deployment, a fight, the end."""

from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span, svg
from banneret.games.field_of_glory.rules.deployment_plan import Plan
from banneret.games.field_of_glory.rules.state import (
    BY_CONTROL,
    BY_POINTS,
    BY_TERRAIN,
    DRAFT,
    DRAW_PHASE,
    PLAYERS,
    FieldOfGlory,
)
from banneret.games.field_of_glory.web.acts import Uses
from banneret.games.field_of_glory.web.cards import Cards, shape
from banneret.games.field_of_glory.web.draft import Draft
from banneret.games.field_of_glory.web.draws import Draws
from banneret.games.field_of_glory.web.field import Field
from banneret.games.field_of_glory.web.fights import Fights
from banneret.games.field_of_glory.web.part import Part
from banneret.games.field_of_glory.web.piles import Piles

BAR: Final = 100


@final
class Board(Part):
    """Draws the board region from a masked state."""

    def __init__(self, region: Region, game: FieldOfGlory, seat: int, cards: Cards, uses: Uses, field: Field) -> None:
        super().__init__(region, game, seat, cards)
        self.uses = uses
        self.field = field
        self.draws = Draws(region.canvas, game)

    def draw(self) -> str:
        game = self.game
        if game.phase == DRAFT:
            draft = Draft(self.region, game, self.seat, self.cards, self.field.ids).offer()
            return self.region.finish(div("board fog-board fog-drafting", self.field.columns(), draft))
        piles = Piles(self.region, game, self.seat, self.cards, self.uses, self.draws)
        parts = [self.field.track(), piles.draw(), self.field.columns(), self.arena()]
        look = classes("board fog-board", "fog-over" if game.over else "", "fog-deploying" if game.plan else "")
        return self.region.finish(div(look, *parts))

    def arena(self) -> Markup:
        """Beside the field: how it ended, the deployment in the making, the fight, what the next cards may bring."""
        game = self.game
        plan = game.plan
        parts = [
            self.ending() if game.over else NOTHING,
            self.purse(plan) if plan is not None else NOTHING,
            Fights(self.region, game, self.seat, self.cards).draw(),
        ]
        if not any(parts):
            parts = [self.quiet()]
        drawing = game.phase == DRAW_PHASE
        chart = self.draws.chart(self.region, drawing)
        return div("fog-arena", *([chart, *parts] if drawing else [*parts, chart]))

    def quiet(self) -> Markup:
        """Before the first fight: what the game is about."""
        goal = self.canvas.say("table-web-goal", goal=int(self.game.charter.columns_to_win))
        return div("fog-quiet", shape(self.region, "laurel", "fog-quiet-sign"), element("p", {}, goal))

    # Deploying.

    def purse(self, plan: Plan) -> Markup:
        """F-6.9 What the deployment costs, what is paid, and what the cards left could pay; a card laid here pays."""
        say = self.canvas.say
        cost, paid, left = int(plan.cost), int(plan.paid_points), int(plan.rest_points)
        enough = plan.placed > 0 and paid >= cost
        if plan.placed == 0:
            note = say("table-web-plan-empty")
        elif enough:
            note = say("table-web-plan-paid", over=paid - cost)
        else:
            note = say("table-web-plan-missing", missing=cost - paid)
        attributes: dict[str, Attribute] = {
            "id": "purse",
            "class": classes("fog-plan", "fog-plan-paid" if enough else ""),
            "aria-label": say("table-web-plan"),
        }
        return self.region.element(
            "section",
            attributes,
            element("h2", {"class": "fog-sums-title"}, say("table-web-plan")),
            element(
                "dl",
                {"class": "fog-ledger"},
                self.entry("table-web-plan-cost", cost),
                self.entry("table-web-plan-pays", paid),
                self.entry("table-web-plan-left", left),
            ),
            self.bar(paid, cost),
            element("p", {"class": "fog-plan-note", "role": "status"}, note),
            self.region.element(
                "button", {"type": "button", "id": "pay-here", "class": "fog-slot fog-pay-here", "data-place": "",
                           "aria-label": say("table-web-pay-here")}, say("table-web-pay-here"),
            ),
        )  # fmt: skip

    def entry(self, key: str, value: int) -> Markup:
        return div("fog-entry", element("dt", {}, self.canvas.say(key)), element("dd", {}, str(value)))

    def bar(self, paid: int, cost: int) -> Markup:
        share = min(BAR, BAR * paid // cost) if cost else 0
        track: dict[str, Attribute] = {"class": "fog-bar-track", "width": BAR, "height": 8, "rx": 4}
        filled: dict[str, Attribute] = {**track, "class": "fog-bar-filled", "width": share}
        return svg("fog-bar", BAR, 8, element("rect", track), element("rect", filled))

    # The end.

    def ending(self) -> Markup:
        """F-5.2, F-8.3 Who has won, by what, and how the two stand."""
        game, say = self.game, self.canvas.say
        key = {BY_CONTROL: "control", BY_TERRAIN: "terrain", BY_POINTS: "points"}.get(int(game.ending), "drawn")
        seats = list(range(PLAYERS))
        if game.winner == 1:
            seats.reverse()
        return element(
            "section",
            {"class": "fog-ending", "aria-label": say("table-web-phase-over"), "tabindex": 0},  # to scroll by keys
            element("p", {"class": "fog-ending-reason"}, say(f"table-web-ending-{key}")),
            element("ul", {"class": "fog-standing"}, *[self.standing(seat) for seat in seats]),
        )

    def standing(self, seat: int) -> Markup:
        game, say = self.game, self.canvas.say
        won = game.winner == seat
        note = say(
            "table-web-standing", columns=int(game.controlled(seat)), points=int(game.captured_points(seat))
        )  # fmt: skip
        laurel = shape(self.region, "laurel", "fog-laurel") if won else NOTHING
        return element(
            "li",
            {"class": classes("fog-general", "fog-victor" if won else "")},
            span("fog-arms", laurel, shield(seat)),
            div("fog-general-words", span("fog-general-name", self.canvas.names[seat]), span("fog-general-note", note)),
        )
