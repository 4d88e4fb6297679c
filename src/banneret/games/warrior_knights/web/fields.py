"""What lies beside the map: the round's stacks, the special areas, the mercenary track, agendas, laws, expeditions."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.armies_and_places import city_stands
from banneret.games.warrior_knights.rules.baron_cards import PlaceMarker
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    AGENDAS,
    COLOR_IDS,
    EXPEDITION_IDS,
    EXPEDITIONS,
    FIRST_LAW,
    FIRST_NEUTRAL,
    KINGDOM_CITIES,
    LAST_EXPEDITION_SPACE,
    OPEN_MOTION_IDS,
    SPACE_IDS,
    SPACES,
    SPECIAL_IDS,
    SPECIALS,
    STACKS,
    STORMS,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.events import event_color
from banneret.games.warrior_knights.rules.expeditions import LaunchExpedition
from banneret.games.warrior_knights.rules.resolution import SendCard
from banneret.games.warrior_knights.rules.state import ACTIONS, NO_SEAT, NO_TARGET
from banneret.games.warrior_knights.web.news import News
from banneret.games.warrior_knights.web.planning import card_id, card_label, face, small_back
from banneret.games.warrior_knights.web.shapes import SPECIAL_SIGNS, TYPE_SIGNS
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.words import counted

# By question: the panel that answers it; where the table is narrow it comes first.
ASKED: Final[dict[type, str]] = {SendCard: "specials", PlaceMarker: "track", LaunchExpedition: "expeditions"}
ROUND_EVENTS: Final = (STORMS, TRUCE_OF_GOD)


@final
class Fields:
    """Draws the panels beside the map."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.say = sight.say

    def draw(self) -> Markup:
        news = News(self.region, self.sight).draw()
        rest = (self.specials(), self.track(), self.agendas(), self.expeditions())
        return div("wk-panels", self.pools(), self.stacks(), news, *rest)

    def panel(self, name: str, title: str, *children: Markup) -> Markup:
        head = element("h2", {"class": "wk-panel-head"}, title)
        asked = "wk-panel-asked" if ASKED.get(type(self.sight.top)) == name and self.sight.asked else ""
        look = classes(f"wk-panel wk-panel-{name}", asked)
        attributes: dict[str, Attribute] = {"id": f"panel-{name}", "class": look, "aria-label": title}
        return self.region.element("section", attributes, head, *children)

    # The round.

    def stacks(self) -> Markup:
        """W-6 How many cards are left in each stack, and the card that is being carried out."""
        game, sight = self.game, self.sight
        piles = [self.pile(stack) for stack in range(STACKS)]
        card = int(game.card)
        if card >= 0:
            label = card_label(sight, card)
            neutral = card >= FIRST_NEUTRAL
            owner = "" if neutral else sight.who(card // ACTION_KINDS)
            words = sight.name(label) if neutral else f"{owner}: {sight.name(label)}"
            tint = "wk-neutral-card" if neutral else sight.tincture(card // ACTION_KINDS)
            text = f"{words}. {sight.text(label)}"
            shown = self.region.piece("card-now", str(card), text, classes("wk-action wk-now", tint),
                                      face(self.region, card_id(card)),
                                      more={"title": text})  # fmt: skip
            piles.append(div("wk-now-card", shown, span("wk-now-words", words)))
        title = self.say("table-web-round-stacks", round=int(game.round))
        return self.panel("round", title, div("wk-piles", *piles))

    def pile(self, stack: int) -> Markup:
        game = self.game
        count = len(game.stacks[stack])
        now = game.phase == ACTIONS and game.stack_now == stack
        own = game.planned[self.sight.seat] if self.sight.seat >= 0 else []
        mine = len([card for card in own if card // ACTION_KINDS == stack])
        words = self.say("table-web-pile", number=stack + 1, count=count, own=mine)
        attributes: dict[str, Attribute] = {
            "id": f"stack-{stack + 1}",
            "class": classes("wk-pile", "wk-pile-now" if now else "", "" if count else "wk-pile-empty",
                             self.region.marks(f"stack-{stack + 1}", str(count))),
            "role": "img",
            "aria-label": words,
            "title": words,
        }  # fmt: skip
        return self.region.element("div", attributes, small_back(self.region), span("wk-pile-count", str(count)))

    # Special areas.

    def specials(self) -> Markup:
        rows = [self.special(area) for area in range(SPECIALS)]
        return self.panel("specials", self.say("table-web-specials"), *rows)

    def special(self, area: int) -> Markup:
        """W-6 The cards on an area by owner, and how many set its phase off."""
        game, sight = self.game, self.sight
        laid = game.laid[area]
        needed = int(game.charter.data.constants.special_at * game.count())
        id, name = SPECIAL_IDS[area], sight.name(sight.data.specials[area])
        words = self.say("table-web-special", name=name, count=len(laid), needed=needed)
        words = ". ".join([words, *self.laid_by(laid)])
        pips = [
            span(
                classes("wk-pip wk-pip-laid", sight.tincture(laid[at] // ACTION_KINDS)) if at < len(laid) else "wk-pip"
            )
            for at in range(max(needed, len(laid)))
        ]
        near = needed - len(laid) <= 2
        return self.region.piece(
            f"special-{id}",
            str(len(laid)),
            words,
            classes("wk-special", f"wk-special-{id}", "wk-near" if near else ""),
            sight.icon(self.region, SPECIAL_SIGNS[id]),
            span("wk-special-name", name),
            span("wk-pips", *pips),
            span("wk-special-count", f"{len(laid)}/{needed}"),
            acts=[f"send {id}"] if "send" in sight.words else [],
            more={"title": words},
        )

    def laid_by(self, laid: list[int]) -> list[str]:
        """Section 7 Whose cards lie on an area and which: so everybody knows what the others can plan."""
        sight = self.sight
        found: list[str] = []
        for seat in range(self.game.players):
            kinds = sorted([card % ACTION_KINDS for card in laid if card // ACTION_KINDS == seat])
            if kinds:
                cards = counted([sight.name(sight.data.actions[kind]) for kind in kinds])
                found.append(f"{sight.who(seat)}: {', '.join(cards)}")
        return found

    # Mercenaries.

    def track(self) -> Markup:
        game = self.game
        needed = int(game.count() + game.charter.data.constants.draft_over)
        marks = SPACES - game.track.count(NO_SEAT)
        title = self.say("table-web-track", count=marks, needed=needed)
        spaces = [self.space(space) for space in range(SPACES) if self.is_used(space)]
        return self.panel("track", title, div("wk-spaces", *spaces), self.offer())

    def is_used(self, space: int) -> bool:
        return self.game.track[space] != NO_SEAT or self.sight.data.labels[space] <= self.game.count()

    def space(self, space: int) -> Markup:
        game, sight = self.game, self.sight
        seat = game.track[space]
        fee = sight.data.fees[space]
        if seat == NO_SEAT:
            words = self.say("table-web-space", space=self.say(f"space-{SPACE_IDS[space]}"), fee=fee)
            inner = span("wk-fee", sight.icon(self.region, "crown"), str(fee))
        else:
            words = self.say("table-web-space-of", space=self.say(f"space-{SPACE_IDS[space]}"), name=sight.who(seat))
            inner = sight.shield(seat, "wk-small-shield")
        return self.region.piece(
            f"space-{SPACE_IDS[space]}", str(seat), words, "wk-space", inner,
            acts=[f"mark {SPACE_IDS[space]}"] if "mark" in sight.words else [], dims=False, more={"title": words},
        )  # fmt: skip

    def offer(self) -> Markup:
        """The troops that the next draft offers."""
        sight = self.sight
        chips = [span("wk-chip", sight.troop(kind)) for kind in self.game.offer]
        return div("wk-offer", span("wk-offer-head", self.say("table-web-offer")), *chips)

    # The Assembly.

    def agendas(self) -> Markup:
        """Current agendas, laws in force, open motions."""
        game, sight = self.game, self.sight
        current = [self.agenda(card, "wk-agenda-now") for card in game.current]
        laws = [self.agenda(card, "wk-law") for card in range(FIRST_LAW, AGENDAS) if game.has_law(card)]
        for motion in range(len(OPEN_MOTION_IDS)):
            if game.open_laws & BIT[motion]:
                label = sight.data.open_motions[motion]
                title: dict[str, Attribute] = {"class": "wk-agenda wk-law", "title": sight.text(label)}
                laws.append(element("span", title, sight.name(label)))
        in_force = div("wk-agenda-row", span("wk-offer-head", self.say("table-web-laws")), *laws) if laws else NOTHING
        return self.panel("agendas", self.say("table-web-agendas"), div("wk-agenda-row", *current), in_force)

    def agenda(self, card: int, look: str) -> Markup:
        sight = self.sight
        agenda = sight.data.agendas[card]
        title: dict[str, Attribute] = {"class": f"wk-agenda {look}", "title": sight.text(agenda.label)}
        sign = sight.icon(self.region, TYPE_SIGNS[agenda.type])
        return element("span", title, sign, sight.name(agenda.label))

    # Expeditions and events.

    def expeditions(self) -> Markup:
        rows = [self.expedition(one) for one in range(EXPEDITIONS)]
        return self.panel("expeditions", self.say("table-web-expeditions"), *rows)

    def expedition(self, one: int) -> Markup:
        """W-8.2 How far it has got, who has a stake in it, whether it is blessed."""
        game, sight = self.game, self.sight
        at = game.expeditions[one]
        stakes = [
            (seat, game.stakes[one * game.players + seat])
            for seat in range(game.players)
            if game.stakes[one * game.players + seat]
        ]
        name = sight.name(sight.data.expeditions[one])
        words = [self.say("table-web-expedition", name=name, space=at)]
        words.extend([self.say("table-web-stake", name=sight.who(seat), count=stake) for seat, stake in stakes])
        blessed = game.blessed & BIT[one] != 0
        if blessed:
            words.append(self.say("table-web-blessed"))
        steps = [
            span(classes("wk-sea-step", "wk-sea-now" if step == at else ""),
                 sight.icon(self.region, "ship") if step == at else Markup(str(step)))
            for step in range(1, LAST_EXPEDITION_SPACE + 1)
        ]  # fmt: skip
        chips = [span("wk-stake", sight.shield(seat, "wk-small-shield"), str(stake)) for seat, stake in stakes]
        acts = [f"launch {EXPEDITION_IDS[one]}"] if "launch" in sight.words else []
        return self.region.piece(
            f"expedition-{EXPEDITION_IDS[one]}",
            f"{at} {stakes}",
            with_chance(sight.canvas, ", ".join(words), acts),
            "wk-expedition",
            span("wk-expedition-name", name),
            span("wk-sea-steps", *steps),
            sight.icon(self.region, "cross", "wk-blessing") if blessed else NOTHING,
            span("wk-stakes", *chips),
            answer_bar(sight.canvas, acts),
            acts=acts,
            more={"title": ", ".join(words)},
        )

    def pools(self) -> Markup:
        """The influence pool, the cities that win, the colour of the next event, events in force, and discards."""
        game, sight = self.game, self.sight
        facts = [
            self.fact("laurel", self.say("table-web-pool", count=int(game.pool))),
            self.fact("city", self.say("table-web-city-goal", count=self.goal())),
        ]
        if game.event_deck:
            color = COLOR_IDS[event_color(game)]
            facts.append(span(f"wk-fact wk-event-{color}", sight.icon(self.region, "bell"),
                              self.say("table-web-next-event", color=color)))  # fmt: skip
        for event in ROUND_EVENTS:
            if game.in_force[event] != NO_TARGET:
                label = sight.data.events[event].label
                told: dict[str, Attribute] = {"class": "wk-fact wk-in-force", "title": sight.text(label)}
                facts.append(element("span", told, sight.icon(self.region, "bell"), sight.name(label)))
        return self.region.element("div", {"id": "facts", "class": "wk-facts"}, *facts, *self.discards())

    def discards(self) -> list[Markup]:
        """Section 7 Discards of events, agendas and mercenaries lie open: how many, and on a closer look which."""
        game, sight = self.game, self.sight
        events = [sight.name(sight.data.events[card].label) for card in game.event_discard]
        agendas = [sight.name(sight.data.agendas[card].label) for card in game.agenda_discard]
        troops = [sight.troop(kind) for kind in sorted(game.mercenary_discard)]
        found: list[Markup] = []
        for sign, what, names in (
            ("bell", "events", events),
            ("scroll", "agendas", agendas),
            ("helm", "troops", troops),
        ):
            if names:
                words = self.say(f"table-web-discarded-{what}", names=", ".join(counted(names)))
                told: dict[str, Attribute] = {"class": "wk-fact", "role": "img", "aria-label": words, "title": words}
                found.append(element("span", told, sight.icon(self.region, sign), str(len(names))))
        return found

    def goal(self) -> int:
        """W-14.1 How many cities win."""
        game = self.game
        if game.charter.two_barons:
            return int(game.charter.data.constants.two_player_cities)
        standing = len([city for city in range(KINGDOM_CITIES) if city_stands(game, city)])
        return standing // 2 + 1

    def fact(self, sign: str, words: str) -> Markup:
        return span("wk-fact", self.sight.icon(self.region, sign), words)
