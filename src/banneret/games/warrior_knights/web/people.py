"""The Barons at the table: plates with all that is public about them, and the viewer's own place."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.armies_and_places import cities_of
from banneret.games.warrior_knights.rules.cards import BAD_HARVEST, GARRISON, HERETIC, OFF_BOARD, SLOTS
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.heirs import hostages, stands_out
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.state import PLANNING
from banneret.games.warrior_knights.web.armies import Armies
from banneret.games.warrior_knights.web.planning import Planning
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.tokens import army_words

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
        name = self.canvas.names[seat]
        baron = self.sight.baron(seat)
        words = div(
            "plate-words",
            div("plate-name", element("span", {"class": "name", "title": name}, name), *self.tokens(seat)),
            element("span", {"class": "wk-baron", "title": baron}, baron),
            self.chip(seat, thinks),
        )
        shield = self.sight.shield(seat, "plate-shield")
        attributes: dict[str, Attribute] = {"class": look, "id": f"seat-{seat}", "aria-label": f"{name}, {baron}"}
        return self.region.element(
            "article", attributes, shield, words, self.counts(seat), self.cards(seat), self.region.note(seat)
        )

    def tokens(self, seat: int) -> list[Markup]:
        """The Chairman's and the church's token, a ban, heresy, a bad harvest, armies off the board, and hostages."""
        game, say = self.game, self.canvas.say
        found: list[Markup] = []
        if game.chairman == seat:
            found.append(self.mark("gavel", say("table-web-chairman"), "wk-mark-chair"))
        if game.head == seat:
            found.append(self.mark("cross", say("table-web-head"), "wk-mark-church"))
        if game.banned & BIT[seat]:
            found.append(self.mark("skull", say("table-web-banned"), "wk-mark-ban"))
        for event in LASTING:
            if game.in_force[event] == seat:
                name = self.sight.name(self.sight.data.events[event].label)
                found.append(self.mark("bell", name, "wk-mark-ban"))
        away = [army_words(self.sight, army) for army in self.away(seat)] if seat != self.sight.seat else []
        if away:
            found.append(self.mark("helm", say("table-web-away", armies=". ".join(away)), "wk-mark-chair"))
        held = [self.sight.noble(army) for army in hostages(game, seat)]
        if held:
            found.append(self.mark("shield", say("table-web-hostages", nobles=", ".join(held)), "wk-mark-ban"))
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

    def mark(self, sign: str, words: str, look: str) -> Markup:
        attributes: dict[str, Attribute] = {"class": f"mark {look}", "role": "img", "aria-label": words, "title": words}
        return element("span", attributes, self.sight.icon(self.region, sign))

    def chip(self, seat: int, thinks: bool) -> Markup:
        game, say = self.game, self.canvas.say
        if game.over:
            return span("chip", say("table-web-victor")) if game.winner == seat else NOTHING
        if not game.in_play(seat):
            return span("chip", say("table-web-out"))
        if thinks:
            key = "table-web-your-turn" if seat == self.sight.seat else "table-web-thinks"
            dots = NOTHING if seat == self.sight.seat else span("dots", span("dot"), span("dot"), span("dot"))
            return span("chip chip-thinks", say(key), dots)
        if seat in self.canvas.finished:
            return span("chip chip-ready", say("table-web-ready"))
        return NOTHING

    def counts(self, seat: int) -> Markup:
        """W-1.1 What everybody may count."""
        game = self.game
        cities = len(cities_of(game, seat))
        counts = [
            self.count(seat, "crowns", "crown", game.crowns[seat]),
            self.count(seat, "votes", "vote", game.votes[seat]),
            self.count(seat, "faith", "cross", game.faith[seat]),
            self.count(seat, "cities", "city", cities),
            self.count(seat, "influence", "laurel", game.influence[seat]),
        ]
        if seat != self.sight.seat:
            counts.append(self.held(seat))
        return div("plate-row wk-counts", *counts)

    def held(self, seat: int) -> Markup:
        """W-1.1 How many action cards he holds, how many still lie in the stacks, and how many markers are free."""
        game, say = self.game, self.canvas.say
        held = len(game.hands[seat])
        words = say("table-web-cards-held", count=held)
        if game.phase != PLANNING and game.planned[seat]:
            words = f"{words}, {say('table-web-cards-planned', count=len(game.planned[seat]))}"
        words = f"{words}, {say('table-web-free-markers', count=int(free_markers(game, seat)))}"
        attributes: dict[str, Attribute] = {"class": "wk-count-of wk-held", "role": "img", "aria-label": words,
                                            "title": words}  # fmt: skip
        return element("span", attributes, self.sight.icon(self.region, "card"), str(held))

    def count(self, seat: int, what: str, sign: str, count: int) -> Markup:
        words = self.canvas.say(f"table-web-{what}", count=count)
        id = f"{what}-{seat}"
        attributes: dict[str, Attribute] = {
            "id": id,
            "class": classes("wk-count-of", f"wk-count-{what}", self.region.marks(id, str(count))),
            "role": "img",
            "aria-label": words,
            "title": words,
        }
        return self.region.element("span", attributes, self.sight.icon(self.region, sign), str(count))

    def cards(self, seat: int) -> Markup:
        """Charges: at most three (W-1.7)."""
        sight = self.sight
        labels = [sight.data.agendas[card].label for card in self.game.charges[seat]]
        chips = [
            element("span", {"class": "wk-charge", "title": sight.text(label)}, sight.name(label)) for label in labels
        ]
        return div("wk-charges", *chips) if chips else NOTHING
