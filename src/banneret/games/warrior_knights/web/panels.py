"""What stands in the panels beside the map, drawn from values alone: kept, and shared by all who see the same."""

from collections.abc import Sequence

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, join, span
from banneret.games.warrior_knights.rules.cards import (
    EXPEDITION_IDS,
    LAST_EXPEDITION_SPACE,
    SPACE_IDS,
    SPECIAL_IDS,
)
from banneret.games.warrior_knights.web.planning import small_back
from banneret.games.warrior_knights.web.records import Agendas, Expedition, Facts, Laid, Offer, Pile, Space, Special
from banneret.games.warrior_knights.web.shapes import ALL, SPECIAL_SIGNS, TYPE_SIGNS
from banneret.games.warrior_knights.web.sight import Box, tint
from banneret.games.warrior_knights.words import counted


def icon(region: Region, name: str, look: str = "") -> Markup:
    return region.icon(name, ALL[name], look)


def draw_pile(region: Region, pile: Pile) -> Markup:
    """W-6 How many cards are left in a stack."""
    id = f"stack-{pile.stack + 1}"
    words = region.canvas.say("table-web-pile", number=pile.stack + 1, count=pile.left, own=pile.own)
    look = classes("wk-pile", "wk-pile-now" if pile.now else "", "" if pile.left else "wk-pile-empty",
                   region.marks(id, str(pile.left)))  # fmt: skip
    attributes: dict[str, Attribute] = {
        "id": id, "class": look, "role": "img", "aria-label": words, "title": words,
    }  # fmt: skip
    return region.element("div", attributes, small_back(region), span("wk-pile-count", str(pile.left)))


def draw_special(region: Region, special: Special, acts: Sequence[str] = ()) -> Markup:
    """W-6 The cards on an area by owner, and how many set its phase off."""
    box, laid, needed = Box(region.canvas), special.laid, special.needed
    id, name = SPECIAL_IDS[special.area], box.name(box.data.specials[special.area])
    words = region.canvas.say("table-web-special", name=name, count=len(laid), needed=needed)
    words = ". ".join([words, *laid_by(box, laid)])
    pips = [span(classes("wk-pip wk-pip-laid", tint(card.bearing))) for card in laid]
    pips.extend([span("wk-pip") for _ in range(needed - len(laid))])
    return region.piece(
        f"special-{id}",
        str(len(laid)),
        words,
        classes("wk-special", f"wk-special-{id}", "wk-near" if needed - len(laid) <= 2 else ""),
        icon(region, SPECIAL_SIGNS[id]),
        span("wk-special-name", name),
        span("wk-pips", *pips),
        span("wk-special-count", f"{len(laid)}/{needed}"),
        acts=acts,
        more={"title": words},
    )


def laid_by(box: Box, laid: Sequence[Laid]) -> list[str]:
    """Section 7 Whose cards lie on an area and which: so everybody knows what the others can plan."""
    found: list[str] = []
    for seat, name in sorted({(card.seat, card.name) for card in laid}):
        kinds = sorted([card.kind for card in laid if card.seat == seat])
        found.append(f"{name}: {', '.join(counted([box.name(box.data.actions[kind]) for kind in kinds]))}")
    return found


def draw_space(region: Region, space: Space, acts: Sequence[str] = ()) -> Markup:
    """A space of the mercenary track: its fee, or who has marked it."""
    say, word = region.canvas.say, SPACE_IDS[space.space]
    if space.seat < 0:
        fee = Box(region.canvas).data.fees[space.space]
        words = say("table-web-space", space=say(f"space-{word}"), fee=fee)
        inner = span("wk-fee", icon(region, "crown"), str(fee))
    else:
        words = say("table-web-space-of", space=say(f"space-{word}"), name=space.name)
        inner = shield(space.bearing, "", "wk-small-shield")
    return region.piece(
        f"space-{word}", str(space.seat), words, "wk-space", inner, acts=acts, dims=False, more={"title": words}
    )


def draw_offer(region: Region, offer: Offer) -> Markup:
    """The troops that the next draft offers."""
    box = Box(region.canvas)
    chips = [span("wk-chip", box.troop(kind)) for kind in offer.troops]
    return div("wk-offer", span("wk-offer-head", region.canvas.say("table-web-offer")), *chips)


def draw_agendas(region: Region, agendas: Agendas) -> Markup:
    """Current agendas, laws in force, open motions."""
    box = Box(region.canvas)
    current = [draw_agenda(region, box, card, "wk-agenda-now") for card in agendas.current]
    laws = [draw_agenda(region, box, card, "wk-law") for card in agendas.laws]
    for motion in agendas.motions:
        label = box.data.open_motions[motion]
        laws.append(element("span", {"class": "wk-agenda wk-law", "title": box.text(label)}, box.name(label)))
    head = span("wk-offer-head", region.canvas.say("table-web-laws"))
    in_force = div("wk-agenda-row", head, *laws) if laws else NOTHING
    return join([div("wk-agenda-row", *current), in_force])


def draw_agenda(region: Region, box: Box, card: int, look: str) -> Markup:
    agenda = box.data.agendas[card]
    title: dict[str, Attribute] = {"class": f"wk-agenda {look}", "title": box.text(agenda.label)}
    return element("span", title, icon(region, TYPE_SIGNS[agenda.type]), box.name(agenda.label))


def draw_expedition(region: Region, expedition: Expedition, acts: Sequence[str] = ()) -> Markup:
    """W-8.2 How far it has got, who has a stake in it, whether it is blessed."""
    canvas, box, at = region.canvas, Box(region.canvas), expedition.at
    id, name = EXPEDITION_IDS[expedition.expedition], box.name(box.data.expeditions[expedition.expedition])
    words = [canvas.say("table-web-expedition", name=name, space=at)]
    words.extend([canvas.say("table-web-stake", name=one.name, count=one.stake) for one in expedition.stakes])
    if expedition.blessed:
        words.append(canvas.say("table-web-blessed"))
    steps = [
        span(classes("wk-sea-step", "wk-sea-now" if step == at else ""),
             icon(region, "ship") if step == at else Markup(str(step)))
        for step in range(1, LAST_EXPEDITION_SPACE + 1)
    ]  # fmt: skip
    chips = [span("wk-stake", shield(one.bearing, "", "wk-small-shield"), str(one.stake)) for one in expedition.stakes]
    return region.piece(
        f"expedition-{id}",
        f"{at} {[(one.seat, one.stake) for one in expedition.stakes]}",
        with_chance(canvas, ", ".join(words), acts),
        "wk-expedition",
        span("wk-expedition-name", name),
        span("wk-sea-steps", *steps),
        icon(region, "cross", "wk-blessing") if expedition.blessed else NOTHING,
        span("wk-stakes", *chips),
        answer_bar(canvas, acts),
        acts=acts,
        more={"title": ", ".join(words)},
    )


def draw_facts(region: Region, facts: Facts) -> Markup:
    """The influence pool, the cities that win, the colour of the next event, events in force, and discards."""
    say, box = region.canvas.say, Box(region.canvas)
    shown = [
        span("wk-fact", icon(region, "laurel"), say("table-web-pool", count=facts.pool)),
        span("wk-fact", icon(region, "city"), say("table-web-city-goal", count=facts.goal)),
    ]
    if facts.color:
        words = say("table-web-next-event", color=facts.color)
        shown.append(span(f"wk-fact wk-event-{facts.color}", icon(region, "bell"), words))
    for event in facts.in_force:
        label = box.data.events[event].label
        told: dict[str, Attribute] = {"class": "wk-fact wk-in-force", "title": box.text(label)}
        shown.append(element("span", told, icon(region, "bell"), box.name(label)))
    return region.element("div", {"id": "facts", "class": "wk-facts"}, *shown, *draw_discards(region, facts, box))


def draw_discards(region: Region, facts: Facts, box: Box) -> list[Markup]:
    """Section 7 Discards of events, agendas and mercenaries lie open: how many, and on a closer look which."""
    found: list[Markup] = []
    for sign, what, names in (
        ("bell", "events", [box.name(box.data.events[card].label) for card in facts.events]),
        ("scroll", "agendas", [box.name(box.data.agendas[card].label) for card in facts.agendas]),
        ("helm", "troops", [box.troop(kind) for kind in facts.troops]),
    ):
        if names:
            words = region.canvas.say(f"table-web-discarded-{what}", names=", ".join(counted(names)))
            told: dict[str, Attribute] = {"class": "wk-fact", "role": "img", "aria-label": words, "title": words}
            found.append(element("span", told, icon(region, sign), str(len(names))))
    return found
