"""The viewer's own armies: nobles with shape, place and strength, and their troops card by card."""

from typing import final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.armies_and_places import is_rested, strength_of
from banneret.games.warrior_knights.rules.cards import GARRISON, NO_OFFICE, OFF_BOARD, REMOVED, SLOTS, is_vassal
from banneret.games.warrior_knights.rules.setup import AssignTroops
from banneret.games.warrior_knights.rules.wages import PayWages, is_billed
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.tokens import heir_words, seen_army


@final
class Armies:
    """Draws the five armies of the viewer."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.chosen = list(sight.canvas.chosen)

    def draw(self) -> Markup:
        if isinstance(self.sight.top, AssignTroops):
            return NOTHING  # the table shows them
        first = self.sight.seat * SLOTS
        armies = [self.army(first + slot) for slot in range(SLOTS) if self.is_shown(first + slot)]
        return element("div", {"class": "wk-armies"}, *armies)

    def is_shown(self, army: int) -> bool:
        return self.game.places[army] != REMOVED

    def army(self, army: int) -> Markup:
        sight, game = self.sight, self.game
        slot = army % SLOTS
        away = slot != GARRISON and game.places[army] == OFF_BOARD
        look = classes("wk-army", sight.tincture(sight.seat), "wk-away" if away else "",
                       "" if is_rested(game, army) else "wk-army-tired")  # fmt: skip
        return div(look, self.head(army), self.troops(army))

    def head(self, army: int) -> Markup:
        """The noble: whatever is asked about his army is answered here."""
        sight, game = self.sight, self.game
        hurt = game.casualties[army]
        strength = int(strength_of(game, army))
        where = sight.where(army)
        notes = [
            element("span", {"class": "wk-where", "title": where}, where),
            self.note("moon", sight.say("table-web-exhausted")) if not is_rested(game, army) else NOTHING,
            self.note("skull", sight.say("table-web-casualties", count=hurt), str(hurt)) if hurt else NOTHING,
        ]
        heir = heir_words(sight, army)
        if heir:
            notes.append(self.note("bell", heir))
        office = game.offices[army]
        if office != NO_OFFICE:
            card = sight.data.agendas[office].label
            notes.append(element("span", {"class": "wk-office", "title": sight.text(card)}, sight.name(card)))
        acts = sight.army_acts(army)
        return self.region.piece(
            f"army-{army}",
            f"{strength} {game.places[army]}",
            with_chance(sight.canvas, seen_army(sight, army).words, acts),
            "wk-army-head",
            sight.icon(self.region, sight.shape(army), "wk-army-shape"),
            span("wk-army-name", sight.noble(army)),
            span("wk-army-strength", str(strength)),
            span("wk-army-notes", *notes),
            answer_bar(sight.canvas, acts, "wk-army-chance"),
            acts=acts,
            nth=0,
            dims=False,
            more={"title": seen_army(sight, army).words},
        )

    def note(self, sign: str, words: str, count: str = "") -> Markup:
        attributes = {"class": f"wk-note wk-note-{sign}", "title": words}
        return element("span", {**attributes}, self.sight.icon(self.region, sign), count)

    def troops(self, army: int) -> Markup:
        kinds = self.game.armies[army]
        if not kinds:
            return div("wk-troops wk-troops-none", self.sight.say("table-web-no-troops"))
        if not any(self.sight.troop_acts(army, kind) for kind in kinds):
            return div("wk-troops", *[self.alike(kind, kinds.count(kind)) for kind in sorted(set(kinds))])
        met: list[int] = []
        pieces: list[Markup] = []
        for at, kind in enumerate(kinds):
            pieces.append(self.troop(army, kind, met.count(kind), at))
            met.append(kind)
        return div("wk-troops", *pieces)

    def alike(self, kind: int, count: int) -> Markup:
        """Equal cards of which nothing is asked."""
        words = self.sight.troop(kind) if count == 1 else f"{self.sight.troop(kind)} ×{count}"
        wage = self.sight.say("table-web-wage", count=count * self.game.charter.data.wages[kind])
        look = classes("wk-troop", "wk-vassal" if is_vassal(kind) else "")
        return element("span", {"class": look, "title": f"{words}, {wage}"}, words)

    def troop(self, army: int, kind: int, nth: int, at: int) -> Markup:
        sight = self.sight
        acts = sight.troop_acts(army, kind)
        unpaid = isinstance(sight.top, PayWages) and not is_vassal(kind) and is_billed(self.game, army)
        wage = self.game.charter.data.wages[kind]
        words = sight.troop(kind)
        label = f"{words}, {sight.say('table-web-wage', count=wage)}"
        whole = bool(acts) and acts[0].endswith(":all")
        return self.region.piece(
            f"troop-{army}-{kind}-{nth}",
            str(at),
            label,
            classes("wk-troop", "wk-vassal" if is_vassal(kind) else "", "wk-unpaid" if unpaid else ""),
            span("wk-troop-words", words),
            span("wk-wage", sight.icon(self.region, "crown"), str(wage)) if unpaid else NOTHING,
            acts=acts,
            nth=0 if whole else nth,
            dims=False,
            more={"title": label},
        )
