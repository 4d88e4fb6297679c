"""The Barons at the table: plates with all that is public about them, and the viewer's own place."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region, last_act
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.armies_and_places import cities_of
from banneret.games.warrior_knights.rules.cards import BAD_HARVEST, GARRISON, HERETIC, OFF_BOARD, SLOTS
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.heirs import hostages, stands_out
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.state import PLANNING
from banneret.games.warrior_knights.web.armies import Armies
from banneret.games.warrior_knights.web.planning import Planning
from banneret.games.warrior_knights.web.records import Count, Mark, Plate
from banneret.games.warrior_knights.web.shapes import ALL
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.tokens import army_words, seen_army

LASTING: Final = (HERETIC, BAD_HARVEST)


@final
class People:
    """Draws plates and the own place from a masked state."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.canvas = region.canvas
        self.sight = sight
        self.game = sight.game

    def opponents(self) -> str:
        others = self.game.order_from(self.sight.seat)[1:] if self.sight.seat >= 0 else list(range(self.game.players))
        gone = [seat for seat in range(self.game.players) if not self.game.in_play(seat) and seat != self.sight.seat]
        seats = [seat for seat in others if seat != self.sight.seat and seat not in gone] + gone
        return self.region.finish(div("opponents wk-barons", *[self.plate(seat) for seat in seats]))

    def own(self) -> str:
        """The own plate, and below it the cards to plan with, or the armies."""
        if self.sight.seat < 0:
            return self.region.finish(div("hand hand-watching", self.canvas.say("table-web-watching")))
        planning = isinstance(self.sight.top, PlanCards)
        maker = Planning(self.region, self.sight) if planning else Armies(self.region, self.sight)
        things = maker.draw()
        look = classes("hand wk-hand", "wk-hand-planning" if planning else "")
        return self.region.finish(div(look, self.plate(self.sight.seat), things))

    # Plates.

    def plate(self, seat: int) -> Markup:
        game = self.game
        own = seat == self.sight.seat
        thinks = self.sight.is_asked(seat) and seat not in self.canvas.finished
        look = classes(
            "plate wk-plate",
            "plate-own" if own else "",
            ("plate-turn" if own else "plate-thinks") if thinks else "",
            "plate-winner" if game.over and game.winner == seat else "",
            "" if game.in_play(seat) else "wk-gone",
        )
        chip_look, chip, dots = self.chip(seat, thinks)
        name = self.canvas.names[seat]
        charges = [self.sight.data.agendas[card].label for card in game.charges[seat]]
        plate = Plate(
            seat,
            self.sight.bearing(seat),
            look,
            name,
            self.sight.baron(seat),
            tuple(self.tokens(seat)),
            chip_look,
            chip,
            dots,
            self.counts(seat),
            None if own else self.held(seat),
            tuple([(self.sight.name(label), self.sight.text(label)) for label in charges]),
            self.canvas.notes.get(seat, ""),
        )
        return self.region.part(draw_plate, plate)

    def tokens(self, seat: int) -> list[Mark]:
        """The Chairman's and the church's token, a ban, heresy, a bad harvest, armies off the board, and hostages."""
        game, say = self.game, self.canvas.say
        found: list[Mark] = []
        if game.chairman == seat:
            found.append(Mark("gavel", say("table-web-chairman"), "wk-mark-chair"))
        if game.head == seat:
            found.append(Mark("cross", say("table-web-head"), "wk-mark-church"))
        if game.banned & BIT[seat]:
            found.append(Mark("skull", say("table-web-banned"), "wk-mark-ban"))
        for event in LASTING:
            if game.in_force[event] == seat:
                name = self.sight.name(self.sight.data.events[event].label)
                found.append(Mark("bell", name, "wk-mark-ban"))
        gone = [seen_army(self.sight, army) for army in self.away(seat)] if seat != self.sight.seat else []
        if gone:
            away = [army_words(self.sight.box, army) for army in gone]
            found.append(Mark("helm", say("table-web-away", armies=". ".join(away)), "wk-mark-chair"))
        held = [self.sight.noble(army) for army in hostages(game, seat)]
        if held:
            found.append(Mark("shield", say("table-web-hostages", nobles=", ".join(held)), "wk-mark-ban"))
        return found

    def away(self, seat: int) -> list[int]:
        """W-1.1 What he has off the board: nobles, and the garrison of a stronghold that is not there."""
        game = self.game
        if not game.in_play(seat):
            return []
        armies = [army for army in range(seat * SLOTS, seat * SLOTS + SLOTS) if stands_out(game, army)]
        return [
            army
            for army in armies
            if (game.strongholds[seat] if army % SLOTS == GARRISON else game.places[army]) == OFF_BOARD
        ]

    def chip(self, seat: int, thinks: bool) -> tuple[str, str, bool]:
        """The class and the words of a Baron's state, and whether dots move beside it; no class: there is nothing."""
        game, say = self.game, self.canvas.say
        if game.over:
            return ("chip", say("table-web-victor"), False) if game.winner == seat else ("", "", False)
        if not game.in_play(seat):
            return "chip", say("table-web-out"), False
        if thinks:
            own = seat == self.sight.seat
            return "chip chip-thinks", say("table-web-your-turn" if own else "table-web-thinks"), not own
        if seat in self.canvas.finished:
            return "chip chip-ready", say("table-web-ready"), False
        return "", "", False

    def counts(self, seat: int) -> tuple[Count, ...]:
        """W-1.1 What everybody may count."""
        game = self.game
        return (
            self.count("crowns", "crown", game.crowns[seat]),
            self.count("votes", "vote", game.votes[seat]),
            self.count("faith", "cross", game.faith[seat]),
            self.count("cities", "city", len(cities_of(game, seat))),
            self.count("influence", "laurel", game.influence[seat]),
        )

    def held(self, seat: int) -> Count:
        """W-1.1 How many action cards he holds, how many still lie in the stacks, and how many markers are free."""
        game, say = self.game, self.canvas.say
        held = len(game.hands[seat])
        words = say("table-web-cards-held", count=held)
        if game.phase != PLANNING and game.planned[seat]:
            words = f"{words}, {say('table-web-cards-planned', count=len(game.planned[seat]))}"
        words = f"{words}, {say('table-web-free-markers', count=int(free_markers(game, seat)))}"
        return Count("held", "card", held, words)

    def count(self, what: str, sign: str, count: int) -> Count:
        return Count(what, sign, count, self.canvas.say(f"table-web-{what}", count=count))


def draw_plate(region: Region, plate: Plate) -> Markup:
    """A Baron's plate from what is public about him."""
    dots = span("dots", span("dot"), span("dot"), span("dot")) if plate.dots else NOTHING
    words = div(
        "plate-words",
        div(
            "plate-name",
            element("span", {"class": "name", "title": plate.name}, plate.name),
            *[draw_mark(region, mark) for mark in plate.marks],
        ),
        element("span", {"class": "wk-baron", "title": plate.baron}, plate.baron),
        span(plate.chip_look, plate.chip, dots) if plate.chip_look else NOTHING,
    )
    counts = [draw_count(region, plate.seat, count) for count in plate.counts]
    if plate.held is not None:
        counts.append(draw_held(region, plate.held))
    charges = [element("span", {"class": "wk-charge", "title": text}, name) for name, text in plate.charges]
    attributes: dict[str, Attribute] = {
        "class": plate.look, "id": f"seat-{plate.seat}", "aria-label": f"{plate.name}, {plate.baron}",
    }  # fmt: skip
    return region.element(
        "article", attributes, shield(plate.bearing, "", "plate-shield"), words, div("plate-row wk-counts", *counts),
        div("wk-charges", *charges) if charges else NOTHING, last_act(plate.note, plate.name),
    )  # fmt: skip


def draw_mark(region: Region, mark: Mark) -> Markup:
    attributes: dict[str, Attribute] = {
        "class": f"mark {mark.look}", "role": "img", "aria-label": mark.words, "title": mark.words,
    }  # fmt: skip
    return element("span", attributes, region.icon(mark.sign, ALL[mark.sign]))


def draw_held(region: Region, held: Count) -> Markup:
    attributes: dict[str, Attribute] = {
        "class": "wk-count-of wk-held", "role": "img", "aria-label": held.words, "title": held.words,
    }  # fmt: skip
    return element("span", attributes, region.icon(held.sign, ALL[held.sign]), str(held.amount))


def draw_count(region: Region, seat: int, count: Count) -> Markup:
    id = f"{count.what}-{seat}"
    attributes: dict[str, Attribute] = {
        "id": id,
        "class": classes("wk-count-of", f"wk-count-{count.what}", region.marks(id, str(count.amount))),
        "role": "img",
        "aria-label": count.words,
        "title": count.words,
    }
    return region.element("span", attributes, region.icon(count.sign, ALL[count.sign]), str(count.amount))
