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
from banneret.games.field_of_glory.web.records import Army, Progress


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
        return self.region.part(draw_progress, Progress(rounds, int(self.game.charter.rounds)))

    # The army so far.

    def army(self) -> Markup:
        kept = tuple(sorted(self.game.picked[self.seat]))
        points = self.game.charter.points
        return self.region.part(draw_army, Army(kept, tuple([int(points[kind]) for kind in kept])))


def draw_progress(region: Region, progress: Progress) -> Markup:
    """Twelve marks, one for each round."""
    now = progress.done
    marks = [
        span("fog-mark fog-mark-now" if at == now else "fog-mark fog-mark-done" if at < now else "fog-mark")
        for at in range(progress.rounds)
    ]
    return element("div", {"class": "fog-progress", "aria-hidden": "true"}, *marks)


def draw_army(region: Region, army: Army) -> Markup:
    """The cards kept so far: each type with its number and the command points of its cards."""
    say, cards = region.canvas.say, Cards(region.canvas)
    held = list(zip(army.kinds, army.points, strict=True))
    rows: list[Markup] = []
    for type in range(TYPES):
        points = [str(worth) for kind, worth in held if TYPE[kind] == type]
        name = cards.data.types[type].names[region.canvas.language]
        values = " ".join(points)
        label = say("table-web-kept-type", name=name, count=len(points), points=values)
        attributes: dict[str, Attribute] = {"class": "fog-type" if points else "fog-type fog-type-none", "title": label}
        rows.append(
            element(
                "li",
                attributes,
                shape(region, TYPE_IDS[type]),
                span("fog-type-name", name),
                span("fog-type-count", f"×{len(points)}"),
                span("fog-type-points", values) if points else NOTHING,
            )
        )
    total = say("table-web-kept", count=len(army.kinds), points=sum(army.points))
    return div(
        "fog-army", element("p", {"class": "fog-army-head"}, total), element("ul", {"class": "fog-types"}, *rows)
    )
