"""The battlefield in the browser: five columns with both sides, terrain cards, and the track of phases."""

from collections.abc import Sequence
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
from banneret.games.field_of_glory.web.records import Terrain, Track, Unit

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
        return self.region.part(draw_track, Track(int(self.game.phase), bool(self.game.over)))

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
        owner = int(self.game.control[column])
        look = "fog-neutral" if owner == NO_SEAT else "fog-held-near" if owner == self.near else "fog-held-far"
        name = "" if owner == NO_SEAT else self.canvas.names[owner]
        return self.region.part(draw_terrain, Terrain(column, int(self.game.terrain[column]), owner, name, look))

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
        unit = Unit(self.ids.next(seat, kind), seat, kind, column, look)
        return draw_unit(self.region, unit, use.acts, nth) if use.acts else self.region.part(draw_unit, unit)

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


def draw_track(region: Region, track: Track) -> Markup:
    """F-5.1 The five phases of a turn."""
    say = region.canvas.say
    steps: list[Markup] = []
    for phase in range(VICTORY_CHECK, DRAW_PHASE + 1):
        now = phase == track.phase and not track.over
        attributes: dict[str, Attribute] = {
            "class": classes("fog-step", "fog-step-now" if now else "fog-step-done" if phase < track.phase else ""),
            "aria-current": "step" if now else None,
        }
        number = span("fog-step-number", str(phase))
        steps.append(
            element("li", attributes, number, span("fog-step-words", say(f"table-web-step-{PHASE_WORDS[phase]}")))
        )
    return element("ol", {"class": "fog-track", "aria-label": say("table-web-track")}, *steps)


def draw_terrain(region: Region, terrain: Terrain) -> Markup:
    """F-3.3 The terrain card; a controlled one is turned, and shows the shield of its owner on his side."""
    cards, owner = Cards(region.canvas), terrain.owner
    id = f"terrain-{terrain.column + 1}"
    edge = NOTHING
    if owner != NO_SEAT:
        name = span("fog-control-name", terrain.name)
        edge = div(f"fog-control tincture-{tincture_of(owner)}", shield(owner), name)
    attributes: dict[str, Attribute] = {
        "id": id,
        "class": classes("fog-terrain", terrain.look, region.marks(id, str(owner))),
        "title": cards.data.terrains[terrain.terrain].texts[region.canvas.language],
    }
    return region.element("div", attributes, cards.terrain(region, terrain.terrain, terrain.column), edge)


def draw_unit(region: Region, unit: Unit, acts: Sequence[str] = (), nth: int = 0) -> Markup:
    """A unit on the field."""
    canvas, cards, acts = region.canvas, Cards(region.canvas), list(acts)
    label = cards.label(unit.kind)
    flag = NOTHING
    if unit.part in ("fog-lead", "fog-rear"):
        words = canvas.say("table-web-lead" if unit.part == "fog-lead" else "table-web-rear")
        label = f"{label}, {words}"
        flag = span("fog-flag", words)
    more = cards.told(unit.kind)
    if len(acts) > 1:
        more["data-drag"] = f"flank {placed_text(unit.kind, unit.column)}>"
    if bonuses := cards.bonus_chances(acts):
        more["title"] = bonuses
    return region.piece(
        unit.id,
        f"field-{unit.seat}-{unit.column}",
        with_results(canvas, label, acts),
        classes("fog-unit", unit.part),
        cards.lying(region, unit.kind, unit.seat),
        flag,
        results_bar(canvas, acts),
        acts=acts,
        nth=nth,
        dims=False,
        more=more,
    )
