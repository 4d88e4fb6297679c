"""The battlefield in the browser: five columns with both sides, terrain cards, and the track of phases."""

from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import shield, tincture_of
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import notation, placed_text
from banneret.games.field_of_glory.rules.fight_record import NO_CARD
from banneret.games.field_of_glory.rules.state import DRAW_PHASE, NO_SEAT, VICTORY_CHECK, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import lead_first
from banneret.games.field_of_glory.web.acts import Use, Uses
from banneret.games.field_of_glory.web.bonus import BonusCards
from banneret.games.field_of_glory.web.cards import Cards
from banneret.games.field_of_glory.web.chances import results_bar, with_results
from banneret.games.field_of_glory.web.part import Part

PHASE_WORDS: Final = ["draft", "check", "advance", "flanks", "actions", "draw"]


@final
class Ids:
    """Ids of cards: cards of a kind are told apart by their number, those on the field first."""

    def __init__(self) -> None:
        self.met: dict[str, int] = {}

    def next(self, seat: int, kind: int) -> str:
        name = f"card-{seat}-{notation(kind)}"
        count = self.met.get(name, 0)
        self.met[name] = count + 1
        return f"{name}-{count}"


@final
class Field(Part):
    """Draws the field from a masked state."""

    def __init__(self, region: Region, game: FieldOfGlory, seat: int, cards: Cards, uses: Uses, ids: Ids) -> None:
        super().__init__(region, game, seat, cards)
        self.uses = uses
        self.ids = ids
        self.bonus = BonusCards(region, game, seat, cards)

    # The track.

    def track(self) -> Markup:
        """F-5.1 The five phases of a turn."""
        game, say = self.game, self.canvas.say
        steps: list[Markup] = []
        for phase in range(VICTORY_CHECK, DRAW_PHASE + 1):
            now = phase == game.phase and not game.over
            attributes: dict[str, Attribute] = {
                "class": classes("fog-step", "fog-step-now" if now else "fog-step-done" if phase < game.phase else ""),
                "aria-current": "step" if now else None,
            }
            number = span("fog-step-number", str(phase))
            steps.append(
                element("li", attributes, number, span("fog-step-words", say(f"table-web-step-{PHASE_WORDS[phase]}")))
            )
        return element("ol", {"class": "fog-track", "aria-label": say("table-web-track")}, *steps)

    # Columns.

    def columns(self) -> Markup:
        return div("fog-columns", *[self.column(column) for column in range(COLUMNS)])

    def column(self, column: int) -> Markup:
        game, say = self.game, self.canvas.say
        terrain = game.charter.data.terrains[game.terrain[column]]
        owner = game.control[column]
        control = say("table-neutral") if owner == NO_SEAT else say("table-control", name=self.canvas.names[owner])
        fight = game.fight
        attributes: dict[str, Attribute] = {
            "class": classes(
                "fog-column",
                "fog-fought" if fight is not None and column in (fight.target, fight.origin) else "",
                "fog-last" if self.last_fight(column) else "",
            ),
            "role": "group",
            "aria-label": f"{say('table-column', column=column + 1)}: {terrain.names[self.canvas.language]}, {control}",
        }
        far = self.ranks(1 - self.near, column)
        return element(
            "section",
            attributes,
            div("fog-ranks fog-far", *reversed(far)),
            self.terrain(column),
            div("fog-ranks fog-near", *self.ranks(self.near, column)),
            self.slot(column),
        )

    def last_fight(self, column: int) -> bool:
        game = self.game
        return game.fight is None and game.reckoning is not None and game.reckoning.target == column

    def terrain(self, column: int) -> Markup:
        """F-3.3 The terrain card; a controlled one is turned, and shows the shield of its owner on his side."""
        game = self.game
        terrain = game.charter.data.terrains[game.terrain[column]]
        owner = game.control[column]
        id = f"terrain-{column + 1}"
        look = "fog-neutral" if owner == NO_SEAT else "fog-held-near" if owner == self.near else "fog-held-far"
        edge = NOTHING
        if owner != NO_SEAT:
            name = self.canvas.names[owner]
            edge = div(f"fog-control tincture-{tincture_of(owner)}", shield(owner), span("fog-control-name", name))
        attributes: dict[str, Attribute] = {
            "id": id,
            "class": classes("fog-terrain", look, self.region.marks(id, str(owner))),
            "title": terrain.texts[self.canvas.language],
        }
        return self.region.element(
            "div", attributes, self.cards.terrain(self.region, game.terrain[column], column), edge
        )

    def ranks(self, seat: int, column: int) -> list[Markup]:
        """The units of a side, the one in front first, and the bonus card of a fight behind them; a deployment that is
        being composed as it would stand."""
        game = self.game
        plan = game.plan
        if plan is not None and seat == self.seat:
            drawn = [self.unit(seat, kind, column, self.uses.unit(kind, column)) for kind in plan.kept[column]]
            met: list[int] = []
            for kind in plan.added[column]:
                placed = Use([f"place {placed_text(kind, column)}"])
                drawn.append(self.unit(seat, kind, column, placed, met.count(kind), "fog-placed"))
                met.append(kind)
            return drawn
        lead = self.lead_of(seat, column)
        units = game.at(seat, column)
        if lead != NO_CARD:
            units = lead_first(units, lead)
        drawn = []
        for place, kind in enumerate(units):
            look = "" if lead == NO_CARD else "fog-lead" if place == 0 else "fog-rear"
            use = self.uses.unit(kind, column) if seat == self.seat else Use([])
            drawn.append(self.unit(seat, kind, column, use, 0, look))
        bonus = self.bonus.beside(seat, column)
        return [*drawn, bonus] if bonus else drawn

    def lead_of(self, seat: int, column: int) -> int:
        """F-7.0 The unit that leads in a fight that is going on."""
        fight = self.game.fight
        if fight is None:
            return NO_CARD
        if seat == fight.attacker and column == fight.origin:
            return int(fight.lead)
        return int(fight.defender_lead) if seat == fight.defender() and column == fight.target else NO_CARD

    def unit(self, seat: int, kind: int, column: int, use: Use, nth: int = 0, look: str = "") -> Markup:
        label = self.cards.label(kind)
        flag = NOTHING
        if look in ("fog-lead", "fog-rear"):
            words = self.canvas.say("table-web-lead" if look == "fog-lead" else "table-web-rear")
            label = f"{label}, {words}"
            flag = span("fog-flag", words)
        more = self.cards.told(kind)
        if len(use.acts) > 1:
            more["data-drag"] = f"flank {placed_text(kind, column)}>"
        if bonuses := self.cards.bonus_chances(use.acts):
            more["title"] = bonuses
        return self.region.piece(
            self.ids.next(seat, kind),
            f"field-{seat}-{column}",
            with_results(self.canvas, label, use.acts),
            classes("fog-unit", look),
            self.cards.lying(self.region, kind, seat),
            flag,
            results_bar(self.canvas, use.acts),
            acts=use.acts,
            nth=nth,
            dims=False,
            more=more,
        )

    def slot(self, column: int) -> Markup:
        """Where a unit that has been taken up can be laid; it shows only then, over the whole column."""
        if not self.uses.is_open(column):
            return NOTHING
        attributes: dict[str, Attribute] = {
            "type": "button",
            "id": f"slot-{column + 1}",
            "class": "fog-slot",
            "data-place": str(column + 1),
            "aria-label": self.canvas.say("table-web-slot", column=column + 1),
        }
        return self.region.element("button", attributes)
