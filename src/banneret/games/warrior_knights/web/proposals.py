"""W-9.3.4 What a private motion can be about, and which charge is given up: cards to choose from, under headings."""

from typing import Final

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Markup, div, element, span
from banneret.core.labels import Label
from banneret.games.warrior_knights.rules.cards import AGENDA, OPEN_MOTION_IDS
from banneret.games.warrior_knights.web.shapes import TYPE_SIGNS
from banneret.games.warrior_knights.web.sight import Sight

# By word of the answer: the text of its heading.
HEADINGS: Final = {
    "propose pardon": "pardon",
    "propose repeal": "repeal",
    "propose vote": "vote",
    "propose motion": "motion",
    "give up": "give-up",
}


def proposals(region: Region, sight: Sight) -> Markup:
    """All that can be proposed or given up, by kind."""
    groups: dict[str, list[Markup]] = {}
    for action in sight.canvas.legal.values():
        if action.word in HEADINGS:
            groups.setdefault(action.word, []).append(proposal(region, sight, action))
    if not groups:
        return NOTHING
    rows = [
        element("h3", {}, sight.say(f"table-web-propose-{HEADINGS[word]}")) + div("wk-proposals", *chips)
        for word, chips in groups.items()
    ]
    return div("wk-proposal-groups", *rows)


def proposal(region: Region, sight: Sight, action: Action) -> Markup:
    name, text, sign = named(sight, action)
    return region.piece(
        f"propose-{action.id}",
        "",
        f"{name}. {text}" if text else name,
        "wk-proposal",
        sight.icon(region, sign),
        span("", name),
        acts=[action.notation],
        more={"title": text or name, "data-ask": "1"},
    )


def named(sight: Sight, action: Action) -> tuple[str, str, str]:
    """Name, text and sign of what is proposed."""
    if action.word == "propose pardon":
        seat = int(sight.game.seat_of_baron(action.piece))
        return sight.who(seat), "", "shield"
    label: Label
    if action.word == "propose motion":
        label = sight.data.open_motions[OPEN_MOTION_IDS.index(action.piece_name)]
        name = sight.name(label)
        if sight.game.open_laws & BIT[action.piece]:  # W-16.1 in force: it can only be ended
            name = sight.say("table-web-motion-ends", name=name)
        return name, sight.text(label), "scroll"
    agenda = sight.data.agendas[AGENDA[action.piece_name]]
    return sight.name(agenda.label), sight.text(agenda.label), TYPE_SIGNS[agenda.type]
