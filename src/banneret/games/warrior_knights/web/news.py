"""What has just happened, out of the log that the viewer heard: the last battle, expeditions, decisions."""

from collections.abc import Mapping
from typing import Final, final

from banneret.core.drawing.canvas import Heard, Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    AREA_IDS,
    CITY_IDS,
    EXPEDITION_IDS,
    FATE_IDS,
    SLOT_IDS,
    SLOTS,
)
from banneret.games.warrior_knights.rules.sides import ATTACK_SIDE, DEFENCE_SIDE
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_BATTLE
from banneret.games.warrior_knights.web.battle import SIDE_IDS, fate_face
from banneret.games.warrior_knights.web.sight import Sight

CARDS: Final = ("baron_card", "neutral_card")
CARDS_BACK: Final = 2  # news are shown until so many cards have been revealed


def text_of(parts: Mapping[str, Json], key: str) -> str:
    value = parts.get(key, "")
    return value if isinstance(value, str) else ""


def number_of(parts: Mapping[str, Json], key: str) -> int:
    value = parts.get(key, 0)
    return value if isinstance(value, int) else 0


@final
class News:
    """Draws the last thing worth a look."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.say = sight.say
        self.recent = recent(list(sight.canvas.log))

    def draw(self) -> Markup:
        """A battle that is still on is shown above the map; one that was bought off or refused is no news."""
        if self.sight.game.battle_kind != NO_BATTLE or self.sight.game.over:
            return NOTHING
        for at in range(len(self.recent) - 1, -1, -1):
            name = self.recent[at].name
            if name == "names_battle":
                shown = self.battle(self.recent[at:])
            elif name == "expedition_result":
                shown = self.expeditions([one for one in self.recent[at:] if one.name == name])
            elif name == "agenda":
                shown = self.decision(self.recent[at:])
            else:
                continue
            if shown:
                return shown
        return NOTHING

    def panel(self, title: str, *children: Markup) -> Markup:
        head = element("h2", {"class": "wk-panel-head"}, title)
        label: dict[str, Attribute] = {"id": "news", "class": "wk-panel wk-news", "aria-label": title}
        label["class"] = classes("wk-panel wk-news", self.region.marks("news", title))
        return self.region.element("section", label, head, *children)

    # A battle.

    def battle(self, events: list[Heard]) -> Markup:
        """W-11 The hands that were shown, losses and victories, and who fell, retreated or captured."""
        named = events[0]
        sides = (named.seat, number_of(named.parts, "defender"))
        both = (ATTACK_SIDE, DEFENCE_SIDE)
        rows = [self.hand(side, sides[side], self.shown(events, sides[side])) for side in both]
        sums = [self.sum(event.name, event.parts) for event in events if event.name in ("losses", "victories")]
        lines = [element("li", {}, line) for line in self.outcomes(events)]
        if not sums and not lines:
            return NOTHING
        area = self.sight.area(AREA_IDS.index(text_of(named.parts, "area")))
        title = self.say("table-web-battle", kind=text_of(named.parts, "battle"), place=area)
        shown = rows if sums else []
        return self.panel(title, *shown, div("wk-news-sums", *sums), element("ul", {"class": "wk-news-lines"}, *lines))

    def shown(self, events: list[Heard], seat: int) -> list[int]:
        hands = [text_of(one.parts, "cards") for one in events if one.name == "shows_hand" and one.seat == seat]
        return [FATE_IDS.index(card) for card in hands[0].split()] if hands else []

    def hand(self, side: int, seat: int, cards: list[int]) -> Markup:
        name = self.say("table-web-neutral-side") if seat == NEUTRAL else self.sight.who(seat)
        sign = self.sight.shield(seat, "wk-small-shield") if seat != NEUTRAL else NOTHING
        fates = self.sight.data.fates
        faces = [span("wk-news-fate", fate_face(self.region, int(fates[card].battle))) for card in cards]
        words = [self.say(f"table-web-fate-{word}") for word in self.results(cards)]
        hidden = element("span", {"class": "visually-hidden"}, ", ".join(words))
        look = f"wk-news-side wk-side-{SIDE_IDS[side]}"
        return div(look, sign, span("wk-news-name", name), span("wk-news-fates", *faces), hidden)

    def results(self, cards: list[int]) -> list[str]:
        return [("deal", "prevent", "victory", "draw")[self.sight.data.fates[card].battle] for card in cards]

    def sum(self, name: str, told: Mapping[str, Json]) -> Markup:
        words = self.say(
            f"table-web-news-{name}", attack=number_of(told, "attacker"), defence=number_of(told, "defender")
        )
        return span("wk-news-sum", words)

    def outcomes(self, events: list[Heard]) -> list[str]:
        found: list[str] = []
        for event in events:
            words = self.outcome(event.name, event.seat, event.parts)
            if words:
                found.append(words)
        return found

    def outcome(self, name: str, seat: int, told: Mapping[str, Json]) -> str:
        sight = self.sight
        if name in ("noble_dies", "retreats"):
            noble = sight.noble(seat * SLOTS + SLOT_IDS.index(text_of(told, "noble")))
            if name == "noble_dies":
                return self.say("table-web-news-dies", noble=noble)
            return self.say(
                "table-web-news-retreats", noble=noble, area=sight.area(AREA_IDS.index(text_of(told, "area")))
            )
        if name == "takes_city":
            city = sight.name(sight.data.cities[CITY_IDS.index(text_of(told, "city"))].label)
            return self.say("table-web-news-takes", name=sight.who(seat), city=city)
        if name == "takes_stronghold":
            return self.say("table-web-news-stronghold", name=sight.who(seat))
        if name in ("besieges", "starved_out"):
            return self.say(f"table-web-news-{name.replace('_', '-')}", name=sight.who(seat))
        return ""

    # Expeditions and decisions.

    def expeditions(self, events: list[Heard]) -> Markup:
        """W-8.2 What became of the fleets."""
        lines: list[Markup] = []
        for event in events:
            told = event.parts
            name = self.sight.name(self.sight.data.expeditions[EXPEDITION_IDS.index(text_of(told, "expedition"))])
            result = text_of(told, "result")
            key = {"lost": "lost", "no_news": "none"}.get(result, "times")
            times = int(result) if result.isdigit() else 0
            lines.append(element("li", {}, self.say(f"table-web-news-fleet-{key}", name=name, count=times)))
        return self.panel(self.say("table-web-expeditions"), element("ul", {"class": "wk-news-lines"}, *lines))

    def decision(self, events: list[Heard]) -> Markup:
        """W-9.3 How an agenda was decided, with the votes that were shown."""
        game, sight = self.sight.game, self.sight
        card = AGENDA[text_of(events[0].parts, "agenda")]
        votes: list[Markup] = []
        verdict = ""
        for event in events[1:]:
            shown = event.parts.get("votes")
            if event.name == "votes_shown" and isinstance(shown, list):
                votes = [
                    span("wk-stake", sight.shield(seat, "wk-small-shield"), str(count))
                    for seat, count in enumerate(shown)
                    if seat < game.players and isinstance(count, int) and count > 0
                ]
            elif event.name == "decided":
                verdict = self.say("table-web-news-passed" if event.parts.get("passed") else "table-web-news-rejected")
            elif event.name == "chosen":
                verdict = self.say("table-web-news-chosen", name=sight.who(event.seat))
        if not verdict:
            return NOTHING
        title = sight.name(sight.data.agendas[card].label)
        return self.panel(title, div("wk-news-sums", span("wk-news-sum", verdict), *votes))


def recent(log: list[Heard]) -> list[Heard]:
    """The events since the last cards but few."""
    cards = 0
    for at in range(len(log) - 1, -1, -1):
        if log[at].name in CARDS:
            cards += 1
            if cards == CARDS_BACK:
                return log[at:]
    return log
