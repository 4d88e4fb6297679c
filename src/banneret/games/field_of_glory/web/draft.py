"""The draft in the browser: four cards to keep two of, and the army so far by its types."""

from typing import final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, div, element, span
from banneret.games.field_of_glory.rules.cards import TYPE, TYPE_IDS, TYPES, notation
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.web.cards import Cards, shape
from banneret.games.field_of_glory.web.field import Ids
from banneret.games.field_of_glory.web.part import Part


@final
class Draft(Part):
    """Draws what a player sees of his own draft; of the other's there is nothing to see (F-3.6)."""

    def __init__(self, region: Region, game: FieldOfGlory, seat: int, cards: Cards, ids: Ids) -> None:
        super().__init__(region, game, seat, cards)
        self.ids = ids

    # The four cards.

    def offer(self) -> Markup:
        """F-3.6 The four cards; those kept are ticked and can be taken back until the next four are asked for."""
        game, seat, say = self.game, self.seat, self.canvas.say
        if seat < 0:
            return div("fog-offer fog-offer-watched", say("table-web-draft-watched"))
        if game.waiting() & BIT[seat] == 0 or seat in self.canvas.finished:
            return div("fog-offer fog-offer-watched", say("table-web-draft-done"))
        rounds, keep = int(game.rounds[seat]), int(game.charter.keep)
        before = game.picked[seat][: rounds * keep]
        met: list[int] = []
        drawn: list[Markup] = []
        for kind in game.offered(seat):
            acts = [f"keep {notation(kind)}"]
            nth = before.count(kind) + met.count(kind)
            met.append(kind)
            drawn.append(
                self.region.piece(
                    self.ids.next(seat, kind),
                    f"offer-{rounds}",
                    self.cards.label(kind),
                    "fog-offered",
                    self.cards.upright(self.region, kind, seat),
                    acts=acts,
                    nth=nth,
                    more=self.cards.told(kind),
                )
            )
        title = say("table-web-offer", round=rounds + 1, rounds=int(game.charter.rounds))
        return div(
            "fog-offer",
            div("fog-offer-head", element("h2", {"class": "fog-offer-title"}, title), self.progress(rounds)),
            div("fog-offer-cards", *drawn),
        )

    def progress(self, rounds: int) -> Markup:
        """Twelve marks, one for each round."""
        marks = [
            span("fog-mark fog-mark-now" if at == rounds else "fog-mark fog-mark-done" if at < rounds else "fog-mark")
            for at in range(self.game.charter.rounds)
        ]
        return element("div", {"class": "fog-progress", "aria-hidden": "true"}, *marks)

    # The army so far.

    def army(self) -> Markup:
        """The cards kept so far: each type with its number and the command points of its cards."""
        game, say = self.game, self.canvas.say
        kept = sorted(game.picked[self.seat])
        points = game.charter.points
        rows: list[Markup] = []
        for type in range(TYPES):
            cards = [kind for kind in kept if TYPE[kind] == type]
            name = game.charter.data.types[type].names[self.canvas.language]
            values = " ".join([str(points[kind]) for kind in cards])
            label = say("table-web-kept-type", name=name, count=len(cards), points=values)
            attributes: dict[str, Attribute] = {
                "class": "fog-type" if cards else "fog-type fog-type-none",
                "title": label,
            }
            rows.append(
                element(
                    "li",
                    attributes,
                    shape(self.region, TYPE_IDS[type]),
                    span("fog-type-name", name),
                    span("fog-type-count", f"×{len(cards)}"),
                    span("fog-type-points", values) if cards else NOTHING,
                )
            )
        total = say("table-web-kept", count=len(kept), points=sum([points[kind] for kind in kept]))
        return div(
            "fog-army",
            element("p", {"class": "fog-army-head"}, total),
            element("ul", {"class": "fog-types"}, *rows),
        )
