"""What lies beside the map: the round's stacks, the special areas, the mercenary track, agendas, laws, expeditions."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import Attribute, Markup, classes, div, element, span
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
from banneret.games.warrior_knights.web.panels import (
    draw_agendas,
    draw_expedition,
    draw_facts,
    draw_offer,
    draw_pile,
    draw_space,
    draw_special,
)
from banneret.games.warrior_knights.web.planning import card_id, card_label, face
from banneret.games.warrior_knights.web.records import (
    Agendas,
    Expedition,
    Facts,
    Laid,
    Offer,
    Pile,
    Space,
    Special,
    Stake,
)
from banneret.games.warrior_knights.web.sight import Sight

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
        own = game.planned[self.sight.seat] if self.sight.seat >= 0 else []
        mine = len([card for card in own if card // ACTION_KINDS == stack])
        now = game.phase == ACTIONS and game.stack_now == stack
        return self.region.part(draw_pile, Pile(stack, len(game.stacks[stack]), mine, now))

    # Special areas.

    def specials(self) -> Markup:
        rows = [self.special(area) for area in range(SPECIALS)]
        return self.panel("specials", self.say("table-web-specials"), *rows)

    def special(self, area: int) -> Markup:
        game, sight = self.game, self.sight
        needed = int(game.charter.data.constants.special_at * game.count())
        seen = Special(area, needed, tuple([self.laid(card) for card in game.laid[area]]))
        acts = [f"send {SPECIAL_IDS[area]}"] if "send" in sight.words else []
        return draw_special(self.region, seen, acts) if acts else self.region.part(draw_special, seen)

    def laid(self, card: int) -> Laid:
        seat = card // ACTION_KINDS
        return Laid(seat, self.sight.bearing(seat), self.sight.who(seat), card % ACTION_KINDS)

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
        sight, seat = self.sight, int(self.game.track[space])
        free = seat == NO_SEAT
        seen = Space(space, seat, -1 if free else sight.bearing(seat), "" if free else sight.who(seat))
        acts = [f"mark {SPACE_IDS[space]}"] if "mark" in sight.words else []
        return draw_space(self.region, seen, acts) if acts else self.region.part(draw_space, seen)

    def offer(self) -> Markup:
        return self.region.part(draw_offer, Offer(tuple(self.game.offer)))

    # The Assembly.

    def agendas(self) -> Markup:
        """Current agendas, laws in force, open motions."""
        game = self.game
        laws = [card for card in range(FIRST_LAW, AGENDAS) if game.has_law(card)]
        motions = [motion for motion in range(len(OPEN_MOTION_IDS)) if game.open_laws & BIT[motion]]
        seen = Agendas(tuple(game.current), tuple(laws), tuple(motions))
        return self.panel("agendas", self.say("table-web-agendas"), self.region.part(draw_agendas, seen))

    # Expeditions and events.

    def expeditions(self) -> Markup:
        rows = [self.expedition(one) for one in range(EXPEDITIONS)]
        return self.panel("expeditions", self.say("table-web-expeditions"), *rows)

    def expedition(self, one: int) -> Markup:
        game, sight = self.game, self.sight
        stakes = [
            Stake(seat, sight.bearing(seat), sight.who(seat), int(game.stakes[one * game.players + seat]))
            for seat in range(game.players)
            if game.stakes[one * game.players + seat]
        ]
        seen = Expedition(one, int(game.expeditions[one]), tuple(stakes), game.blessed & BIT[one] != 0)
        acts = [f"launch {EXPEDITION_IDS[one]}"] if "launch" in sight.words else []
        return draw_expedition(self.region, seen, acts) if acts else self.region.part(draw_expedition, seen)

    def pools(self) -> Markup:
        game = self.game
        in_force = [event for event in ROUND_EVENTS if game.in_force[event] != NO_TARGET]
        color = COLOR_IDS[event_color(game)] if game.event_deck else ""
        facts = Facts(
            int(game.pool), self.goal(), color, tuple(in_force), tuple(game.event_discard),
            tuple(game.agenda_discard), tuple(sorted(game.mercenary_discard)),
        )  # fmt: skip
        return self.region.part(draw_facts, facts)

    def goal(self) -> int:
        """W-14.1 How many cities win."""
        game = self.game
        if game.charter.two_barons:
            return int(game.charter.data.constants.two_player_cities)
        standing = len([city for city in range(KINGDOM_CITIES) if city_stands(game, city)])
        return standing // 2 + 1
