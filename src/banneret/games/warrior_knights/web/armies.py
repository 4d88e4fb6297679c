"""The viewer's own armies: nobles with shape, place and strength, and their troops card by card."""

from collections.abc import Sequence
from typing import final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.armies_and_places import is_rested
from banneret.games.warrior_knights.rules.cards import GARRISON, OFF_BOARD, REMOVED, SLOTS, is_vassal
from banneret.games.warrior_knights.rules.setup import AssignTroops
from banneret.games.warrior_knights.rules.wages import PayWages, is_billed
from banneret.games.warrior_knights.web.records import Head, Troops
from banneret.games.warrior_knights.web.shapes import ALL
from banneret.games.warrior_knights.web.sight import Box, Sight
from banneret.games.warrior_knights.web.tokens import army_words, heir_words, seen_army


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
        head = Head(seen_army(sight, army), int(game.places[army]), sight.where(army))
        acts = sight.army_acts(army)
        return draw_head(self.region, head, acts) if acts else self.region.part(draw_head, head)

    def troops(self, army: int) -> Markup:
        kinds = self.game.armies[army]
        if not any(self.sight.troop_acts(army, kind) for kind in kinds):
            return self.region.part(draw_troops, Troops(tuple(sorted(kinds))))
        met: list[int] = []
        pieces: list[Markup] = []
        for at, kind in enumerate(kinds):
            pieces.append(self.troop(army, kind, met.count(kind), at))
            met.append(kind)
        return div("wk-troops", *pieces)

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


def draw_head(region: Region, head: Head, acts: Sequence[str] = ()) -> Markup:
    """The noble of an own army."""
    canvas, box, army = region.canvas, Box(region.canvas), head.army
    words, heir = army_words(box, army), heir_words(box, army)
    notes = [
        element("span", {"class": "wk-where", "title": head.where}, head.where),
        draw_note(region, "moon", canvas.say("table-web-exhausted")) if army.tired else NOTHING,
        draw_note(region, "skull", canvas.say("table-web-casualties", count=army.hurt), str(army.hurt))
        if army.hurt else NOTHING,
    ]  # fmt: skip
    if heir:
        notes.append(draw_note(region, "bell", heir))
    if army.office >= 0:
        card = box.data.agendas[army.office].label
        notes.append(element("span", {"class": "wk-office", "title": box.text(card)}, box.name(card)))
    return region.piece(
        f"army-{army.army}",
        f"{army.strength} {head.place}",
        with_chance(canvas, words, acts),
        "wk-army-head",
        region.icon(army.shape, ALL[army.shape], "wk-army-shape"),
        span("wk-army-name", army.noble),
        span("wk-army-strength", str(army.strength)),
        span("wk-army-notes", *notes),
        answer_bar(canvas, acts, "wk-army-chance"),
        acts=acts,
        nth=0,
        dims=False,
        more={"title": words},
    )


def draw_note(region: Region, sign: str, words: str, count: str = "") -> Markup:
    attributes = {"class": f"wk-note wk-note-{sign}", "title": words}
    return element("span", {**attributes}, region.icon(sign, ALL[sign]), count)


def draw_troops(region: Region, troops: Troops) -> Markup:
    """Troops of which nothing is asked, equal cards together."""
    canvas, box, kinds = region.canvas, Box(region.canvas), troops.kinds
    if not kinds:
        return div("wk-troops wk-troops-none", canvas.say("table-web-no-troops"))
    drawn: list[Markup] = []
    for kind in sorted(set(kinds)):
        count = kinds.count(kind)
        words = box.troop(kind) if count == 1 else f"{box.troop(kind)} ×{count}"
        wage = canvas.say("table-web-wage", count=count * box.data.wages[kind])
        look = classes("wk-troop", "wk-vassal" if is_vassal(kind) else "")
        drawn.append(element("span", {"class": look, "title": f"{words}, {wage}"}, words))
    return div("wk-troops", *drawn)
