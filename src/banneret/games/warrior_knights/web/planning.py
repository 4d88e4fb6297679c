"""W-5 Planning: six kinds of cards in hand, and three stacks that they are dragged or clicked into."""

from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import Attribute, Markup, classes, div, element, path, span, svg
from banneret.core.labels import Label
from banneret.games.warrior_knights.rules.actions import PLAN
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    ACTION_KINDS,
    FIRST_NEUTRAL,
    NEUTRAL_IDS,
    STACK_IDS,
    STACKS,
)
from banneret.games.warrior_knights.rules.planning import in_stack, unplanned
from banneret.games.warrior_knights.web.shapes import ALL, CARD_SIGNS
from banneret.games.warrior_knights.web.sight import Sight

WIDTH: Final = 100
HEIGHT: Final = 132


def card_label(sight: Sight, card: int) -> Label:
    """An action card of a Baron (by kind), or a neutral one."""
    if card >= FIRST_NEUTRAL:
        return sight.data.neutrals[card - FIRST_NEUTRAL]
    return sight.data.actions[card % ACTION_KINDS]


def card_id(card: int) -> str:
    return NEUTRAL_IDS[card - FIRST_NEUTRAL] if card >= FIRST_NEUTRAL else ACTION_IDS[card % ACTION_KINDS]


def face(region: Region, name: str) -> Markup:
    """The face of an action card: its sign on the owner's colour."""
    return region.kept(("action", name), lambda apart: _face(apart, name))


def _face(region: Region, name: str) -> Markup:
    sign = CARD_SIGNS[name]
    return svg(
        "card wk-card",
        WIDTH,
        HEIGHT,
        element("rect", {"class": "card-face", "x": 0.5, "y": 0.5, "width": 99, "height": 131, "rx": 8}),
        path("M8 8H92V58L50 70L8 58Z", class_="wk-card-field"),
        region.symbol(sign, ALL[sign], 30, 13, 40, class_="wk-card-sign"),
    )


def small_back(region: Region) -> Markup:
    """The back of an action card."""
    return svg(
        "wk-back",
        60,
        80,
        element("rect", {"class": "back-field back-edge", "x": 1, "y": 1, "width": 58, "height": 78, "rx": 6}),
        region.symbol("swords", ALL["swords"], 16, 26, 28, class_="back-emblem"),
    )


@final
class Planning:
    """Draws the cards in hand and the three stacks in the making."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.chain = sight.game.picked[sight.seat]
        self.open = sight.asked

    def draw(self) -> Markup:
        sight = self.sight
        cards = [self.card(kind) for kind in range(ACTION_KINDS)]
        stacks = [self.stack(stack) for stack in range(STACKS)]
        label: dict[str, Attribute] = {
            "class": "wk-stacks",
            "role": "group",
            "aria-label": sight.say("table-web-stacks"),
        }
        return div("wk-planning", div("wk-cards", *cards), element("div", label, *stacks))

    def card(self, kind: int) -> Markup:
        """All cards of a kind that are not planned yet: one lies on the other."""
        sight = self.sight
        left = int(unplanned(self.game.hands[sight.seat], self.chain, kind))
        name, label = ACTION_IDS[kind], sight.data.actions[kind]
        words = f"{sight.name(label)}, {sight.say('table-web-cards-left', count=left)}. {sight.text(label)}"
        most = self.game.charter.data.constants.cards_per_stack
        acts = [
            f"plan {stack}:{name}" for at, stack in enumerate(STACK_IDS) if left and in_stack(self.chain, at) < most
        ]
        acts = acts or [f"plan 1:{name}"]
        more: dict[str, Attribute] = {"title": f"{sight.name(label)}: {sight.text(label)}"}
        if self.open and left:
            more["data-drag"] = f"plan *:{name}"
        return self.region.piece(
            f"hand-{sight.seat}-{name}",
            str(left),
            words,
            classes("wk-action", sight.tincture(sight.seat), "wk-spent" if not left else ""),
            face(self.region, name),
            span("wk-card-name", sight.say(f"table-web-face-{name}")),
            span("wk-left", f"×{left}"),
            acts=acts if self.open else [],
            nth=99,  # a card that is planned lies in its stack, and is taken back there
            more=more,
        )

    def stack(self, stack: int) -> Markup:
        sight = self.sight
        most = int(self.game.charter.data.constants.cards_per_stack)
        planned = [answer - PLAN[0].id for answer in self.chain if (answer - PLAN[0].id) // ACTION_KINDS == stack]
        met: list[int] = []
        slots: list[Markup] = []
        for card in planned:
            slots.append(self.planned(stack, card % ACTION_KINDS, met.count(card)))
            met.append(card)
        slots.extend([div("wk-slot") for _ in range(most - len(planned))])
        words = sight.say("table-web-stack-with", number=stack + 1, count=len(planned))
        head = span("wk-stack-head", sight.say("table-web-stack", number=stack + 1))
        attributes: dict[str, Attribute] = {
            "class": "wk-stack", "id": f"plan-{sight.seat}-{stack + 1}", "data-place": STACK_IDS[stack],
            "role": "group", "aria-label": words,
        }  # fmt: skip
        return self.region.element("div", attributes, head, div("wk-slots", *slots))

    def planned(self, stack: int, kind: int, nth: int) -> Markup:
        """A card that lies in a stack; a click takes it back."""
        sight = self.sight
        name, label = ACTION_IDS[kind], sight.data.actions[kind]
        return self.region.piece(
            f"planned-{sight.seat}-{stack}-{name}-{nth}",
            str(stack),
            sight.say("table-web-planned", card=sight.name(label), number=stack + 1),
            classes("wk-action wk-laid", sight.tincture(sight.seat)),
            face(self.region, name),
            acts=[f"plan {stack + 1}:{name}"],
            nth=nth,
        )
