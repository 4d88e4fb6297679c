"""What is on just now, shown above the map: troops to assign, a battle, a meeting, an event, a draft, the end."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.by_question import ByQuestion
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.actions import TO
from banneret.games.warrior_knights.rules.armies_and_places import cities_of, garrison_of
from banneret.games.warrior_knights.rules.bargaining import BuyOff, GivePermission
from banneret.games.warrior_knights.rules.battle import ChooseBattle
from banneret.games.warrior_knights.rules.cards import (
    ARSON,
    ASSASSIN,
    BLACK_DEATH,
    BROKEN_LINE,
    COLOR_IDS,
    COURT_INTRIGUE,
    CRUMBLING_WALLS,
    DESERTION,
    EARTHQUAKE,
    KIDNAPPED,
    MUTINY,
    NATION_IDS,
    NO_HEIR,
    PAPAL_FAVOUR,
    PEASANTS_REVOLT,
    SLOT_IDS,
    SLOTS,
    STRENGTH,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.ending import final_ranks
from banneret.games.warrior_knights.rules.event_armies import TakeVolunteer
from banneret.games.warrior_knights.rules.events import NameDrawer, PledgeFaith, event_color
from banneret.games.warrior_knights.rules.expeditions import StakeCrowns
from banneret.games.warrior_knights.rules.hiring import HireTroops, fee_of
from banneret.games.warrior_knights.rules.setup import AssignTroops
from banneret.games.warrior_knights.rules.state import (
    MEETING_OPEN,
    NO_BATTLE,
    NO_CARD,
    NO_SEAT,
    NO_TARGET,
    REASONS,
    WarriorKnights,
)
from banneret.games.warrior_knights.web.assembly import Assembly
from banneret.games.warrior_knights.web.battle import Battle
from banneret.games.warrior_knights.web.chances import battle_chances
from banneret.games.warrior_knights.web.pickers import barons, picker, staged
from banneret.games.warrior_knights.web.sight import Sight

# Section 5.1 What the random target of an event is.
NOBLE_EVENTS: Final = (NO_HEIR, ASSASSIN, KIDNAPPED, BROKEN_LINE)
PLACE_EVENTS: Final = (CRUMBLING_WALLS, ARSON, BLACK_DEATH, PEASANTS_REVOLT, EARTHQUAKE)
NATION_EVENTS: Final = (DESERTION, MUTINY)
BARON_EVENTS: Final = (PAPAL_FAVOUR, COURT_INTRIGUE)


@final
class Stage:
    """Chooses what is shown, and draws it."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.say = sight.say
        self.questions: ByQuestion[WarriorKnights, Markup] = ByQuestion()
        self.questions.on(ChooseBattle, self.battle)
        self.questions.on(HireTroops, self.hire)
        self.questions.on(StakeCrowns, self.stake)
        self.questions.on(BuyOff, self.offer)
        self.questions.on(GivePermission, self.price)

    def draw(self) -> Markup:
        """The map stays free where the answer is given on it."""
        game, sight, top = self.game, self.sight, self.sight.top
        if game.over:
            return self.ending()
        if isinstance(top, AssignTroops):
            return self.assignment() if sight.seat >= 0 else NOTHING
        if sight.asks_areas():
            return NOTHING
        if game.battle_kind != NO_BATTLE:
            return Battle(self.region, sight).draw()
        if game.event != NO_CARD:
            return self.event()
        if game.meeting == MEETING_OPEN:
            return Assembly(self.region, sight).draw()
        return self.question()

    def box(self, name: str, sign: str, title: str, *children: Markup) -> Markup:
        return staged(self.sight, self.region, name, sign, title, *children)

    # Single questions.

    def question(self) -> Markup:
        sight = self.sight
        if isinstance(sight.top, NameDrawer):
            return self.next_event()
        if not sight.asked:
            return NOTHING
        if type(sight.top) in self.questions.entries:
            return self.questions.answer(self.game, sight.seat)
        if sight.asks_barons() and "fight" not in sight.words:
            return self.box("barons", "shield", self.say("table-web-name-baron"), barons(self.region, sight))
        return NOTHING

    def next_event(self) -> Markup:
        """W-8.1 The back of the next event, and who may draw it."""
        sight = self.sight
        color = COLOR_IDS[event_color(self.game)]
        back = div(f"wk-event-back wk-event-{color}", sight.icon(self.region, "bell"))
        who = barons(self.region, sight) if sight.asks_barons() else NOTHING
        return self.box("event", "bell", self.say("table-web-next-event", color=color), div("wk-row", back, who))

    def battle(self, game: WarriorKnights, seat: i64, question: ChooseBattle) -> Markup:
        return battle_chances(self.region, self.sight)

    def stake(self, game: WarriorKnights, seat: i64, question: StakeCrowns) -> Markup:
        sight = self.sight
        name = sight.name(sight.data.expeditions[question.expedition])
        most = len(sight.canvas.legal) - 1
        words = self.say("table-web-stake-how-much", count=game.crowns[seat])
        return self.box("stake", "ship", name, picker(self.region, sight, "stake", words, 0, most, "crown"))

    def offer(self, game: WarriorKnights, seat: i64, question: BuyOff) -> Markup:
        sight = self.sight
        words = self.say("table-web-offer-how-much", count=game.crowns[seat])
        title = self.say("table-web-buy-off", name=sight.who(int(question.attacker)))
        numbers = picker(self.region, sight, "offer", words, 0, game.crowns[seat], "crown")
        return self.box("offer", "crown", title, numbers)

    def price(self, game: WarriorKnights, seat: i64, question: GivePermission) -> Markup:
        sight = self.sight
        if "price" not in sight.words:
            return NOTHING
        most = game.crowns[question.asker]
        words = self.say("table-web-price", name=sight.who(int(question.asker)), count=most)
        title = self.say("table-web-permission", name=sight.who(int(question.asker)))
        return self.box("price", "crown", title, picker(self.region, sight, "price", words, 1, most, "crown"))

    def hire(self, game: WarriorKnights, seat: i64, question: HireTroops) -> Markup:
        return self.mercenaries(game.offer, [int(fee_of(game, seat, kind, True)) for kind in game.offer])

    def mercenaries(self, kinds: list[int], fees: list[int]) -> Markup:
        """W-9.4 Troops to be had, with what they cost."""
        met: list[int] = []
        chips: list[Markup] = []
        for kind, fee in sorted(zip(kinds, fees, strict=True)):
            chips.append(self.mercenary(kind, met.count(kind), fee))
            met.append(kind)
        title = self.say("table-web-hire", count=self.game.crowns[self.sight.seat])
        return self.box("hire", "helm", title, div("wk-recruits", *chips))

    def mercenary(self, kind: int, nth: int, fee: int) -> Markup:
        sight = self.sight
        words = sight.troop(kind)
        return self.region.piece(
            f"offer-{TROOP_IDS[kind]}-{nth}",
            "offer",
            f"{words}, {self.say('table-web-fee', count=fee)}",
            "wk-recruit",
            span("wk-recruit-strength", str(STRENGTH[kind])),
            span("wk-recruit-name", words),
            span("wk-fee", sight.icon(self.region, "crown"), str(fee)),
            acts=[f"hire {TROOP_IDS[kind]}"],
            nth=nth,
        )

    # Setting up.

    def assignment(self) -> Markup:
        """W-3.8 The cards one after another; each goes to one of five armies."""
        sight, game = self.sight, self.game
        cards = game.armies[garrison_of(sight.seat)]
        chain = [answer - TO[0].id for answer in game.picked[sight.seat]]
        rest = [self.waiting(kind, at, at == len(chain)) for at, kind in enumerate(cards) if at >= len(chain)]
        armies = [self.post(slot, [cards[at] for at, to in enumerate(chain) if to == slot]) for slot in range(SLOTS)]
        row = div("wk-recruits", *rest) if rest else element("p", {}, self.say("table-web-assigned"))
        return self.box("assign", "helm", self.say("table-web-assign"), row, div("wk-posts", *armies))

    def waiting(self, kind: int, at: int, now: bool) -> Markup:
        """A card that waits; the first one is assigned next."""
        sight = self.sight
        words = sight.troop(kind)
        acts = [f"to {slot}" for slot in SLOT_IDS] if now else []
        return self.region.piece(
            f"assign-{at}",
            "waits",
            words,
            classes("wk-recruit", "wk-recruit-next" if now else ""),
            span("wk-recruit-strength", str(STRENGTH[kind])),
            span("wk-recruit-name", words),
            acts=acts,
            nth=99,
            more={"data-drag": "to"} if now and sight.asked else {},
        )

    def post(self, slot: int, kinds: list[int]) -> Markup:
        """An army that gets cards."""
        sight, game = self.sight, self.game
        army = sight.seat * SLOTS + slot
        total = sum([STRENGTH[kind] for kind in kinds])
        name = sight.noble(army)
        text = sight.text(sight.data.shapes[slot]) if slot < len(sight.data.shapes) else name
        chips = [span("wk-chip", sight.troop(kind)) for kind in kinds]
        return self.region.piece(
            f"post-{SLOT_IDS[slot]}",
            str(total),
            f"{name}, {total}. {text}",
            classes("wk-post", sight.tincture(sight.seat)),
            sight.icon(self.region, SLOT_IDS[slot], "wk-army-shape"),
            span("wk-army-name", name),
            span("wk-army-strength", str(total)),
            span("wk-post-troops", *chips),
            acts=[f"to {SLOT_IDS[slot]}"] if "to" in sight.words else [],
            nth=len(game.picked[sight.seat]) + 1,
            more={"title": text, "data-place": SLOT_IDS[slot]},
        )

    # Events.

    def event(self) -> Markup:
        """W-8.1 The card that was turned up, who drew it, whom it hits, and what has been pledged against it."""
        sight, game = self.sight, self.game
        card = sight.data.events[game.event]
        color = COLOR_IDS[card.color]
        parts = [element("p", {"class": "wk-event-text"}, sight.text(card.label))]
        if game.drawer != NO_SEAT:
            parts.append(element("p", {}, self.say("table-web-drawn-by", name=sight.who(int(game.drawer)))))
        target = self.target()
        if target:
            parts.append(element("p", {"class": "wk-event-target"}, self.say("table-web-event-target", target=target)))
        if card.cancel > 0:
            pledged = sum(game.pledges) if game.pledges else 0
            words = self.say("table-web-cancel", count=int(card.cancel), pledged=pledged)
            parts.append(element("p", {"class": "wk-event-cancel"}, sight.icon(self.region, "cross"), words))
        if isinstance(sight.top, PledgeFaith) and "pledge" in sight.words:
            most = len(sight.canvas.legal) - 1
            words = self.say("table-web-pledge", count=game.faith[sight.seat])
            parts.append(picker(self.region, sight, "pledge", words, 0, most, "cross"))
        if isinstance(sight.top, TakeVolunteer) and "hire" in sight.words:
            parts.append(self.mercenaries(sight.top.cards, [0] * len(sight.top.cards)))
        title = sight.name(card.label)
        look = f"event wk-event-{color}"
        return self.box("event", "bell", title, div(f"wk-{look}", *parts))

    def target(self) -> str:
        """Whom or what a random event has found: by what the event aims at."""
        game, sight = self.game, self.sight
        target = int(game.target)
        if target == NO_TARGET:
            return ""
        if game.event in PLACE_EVENTS:
            return sight.place(target)
        if game.event in NOBLE_EVENTS:
            return sight.noble(target)
        if game.event in BARON_EVENTS:
            return sight.who(target)
        return self.say(f"table-web-nation-{NATION_IDS[target]}") if game.event in NATION_EVENTS else ""

    # The end.

    def ending(self) -> Markup:
        """W-14 Who has won, and how everybody stands."""
        game, sight = self.game, self.sight
        order = sorted(range(game.players), key=final_ranks(game).__getitem__, reverse=True)
        rows = [
            div(
                classes("wk-rank", "wk-rank-first" if seat == game.winner else ""),
                sight.shield(seat, "wk-small-shield"),
                span("wk-rank-name", sight.who(seat)),
                span("wk-fact", sight.icon(self.region, "laurel"), str(game.influence[seat])),
                span("wk-fact", sight.icon(self.region, "city"), str(len(cities_of(game, seat)))),
                span("wk-fact", sight.icon(self.region, "crown"), str(game.crowns[seat])),
            )
            for seat in order
        ]
        who = sight.who(int(game.winner)) if game.winner != NO_SEAT else ""
        reason = REASONS[game.reason].replace("_", "-")
        title = self.say(f"table-web-won-{reason}", name=who) if who else self.say("table-web-nobody-wins")
        return self.box("ending", "laurel", title, div("wk-ranks", *rows))
