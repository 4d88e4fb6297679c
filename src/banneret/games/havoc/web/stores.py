"""What lies beside Havoc's battles: deck, discards, recruits, and the Havoc/Peace card."""

from collections.abc import Callable
from typing import Final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import shield, shield_of
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, join, span
from banneret.games.havoc.rules.cards import DOG, notation
from banneret.games.havoc.rules.state import HAVOC_FACE, JOHN_SEAT
from banneret.games.havoc.web.battlefield import JOHN_TINCTURE
from banneret.games.havoc.web.cards import Deck, card_id, havoc_back, havoc_card, peace_card, shape
from banneret.games.havoc.web.records import Peace, Recruits, Stores
from banneret.games.havoc.web.shapes import SHAPES

DECK: Final = "deck"
DISCARDS: Final = "discards"

# By name of a pile or notation of a recruit: what it stands for in the present question.
Acts = Callable[[str], list[str]]


def draw_stores(region: Region, stores: Stores, acts: Acts | None = None) -> Markup:
    """What can be drawn from: deck, discards, recruits."""
    piles = div(
        "piles",
        draw_pile(region, DECK, stores.deck, [] if acts is None else acts(DECK), True),
        draw_pile(region, DISCARDS, stores.discards, [] if acts is None else acts(DISCARDS), False),
    )
    recruits = NOTHING
    if stores.recruits.cap:
        shown = stores.recruits
        recruits = region.part(draw_recruits, shown) if acts is None else draw_recruits(region, shown, acts)
    return region.element("div", {"id": "stores", "class": "stores"}, piles, recruits)


def draw_pile(region: Region, name: str, count: int, acts: list[str], dims: bool) -> Markup:
    """A stack with its number of cards."""
    say = region.canvas.say
    depth = 0 if count == 0 else 1 if count < 8 else 2 if count < 25 else 3
    picture = havoc_back(region) if count else div("empty-slot")
    return div(
        f"pile pile-{name} depth-{depth}",
        region.piece(
            name,
            str(count),
            say(f"table-web-{name}-count", count=count),
            f"card-piece {name}",
            picture,
            span("pile-count", str(count)),
            acts=acts,
            dims=dims,
        ),
        div("pile-name", say(f"table-web-{name}")),
    )


def draw_recruits(region: Region, recruits: Recruits, acts: Acts | None = None) -> Markup:
    """The face-up recruits and the free places of their area."""
    say, deck, cap = region.canvas.say, Deck(region.canvas), recruits.cap
    dogs = 0
    picture = deck.small_picture if recruits.small else deck.picture
    places: list[Markup] = []
    for card in recruits.cards:
        places.append(
            region.piece(
                card_id(card, "recruits", dogs),
                "recruits",
                deck.words(card),
                "card-piece",
                picture(region, card),
                acts=[] if acts is None else acts(notation(card)),
                more=deck.marks(card),
            )
        )
        dogs += card == DOG
    places.extend([div("empty-slot") for _ in range(cap - len(places))])
    count = span("zone-count", f"{len(recruits.cards)}/{cap}")
    note = span("zone-note", say("table-web-recruits-full")) if len(recruits.cards) >= cap else NOTHING
    head = div("zone-head", span("zone-name", say("table-web-recruits")), count, note)
    label: dict[str, Attribute] = {"class": "recruits", "aria-label": say("table-web-recruits")}
    return element("section", label, head, div("row", *places))


def draw_peace(region: Region, peace: Peace) -> Markup:
    """The Havoc/Peace card, who holds it, and how near a year of peace is."""
    say, havoc = region.canvas.say, peace.face == HAVOC_FACE
    shown = havoc_card(region) if havoc else peace_card(region, peace.level)
    label = say("table-web-havoc-card" if havoc else "table-web-peace-card", level=peace.level)
    piece = region.piece("peace-card", f"{peace.holder} {peace.face} {peace.level}", label, "peace-piece", shown)
    title = span("peace-title", say("table-web-initiator" if havoc else "table-web-peacekeeper"))
    if peace.holder == JOHN_SEAT:
        arms, name = shield_of(JOHN_TINCTURE, SHAPES["helm"]), say("who-john")
    else:
        arms, name = shield(peace.holder), peace.name
    words = [div("peace-holder", title, arms, span("peace-name", name))]
    if peace.sides:
        words.append(draw_levels(region, peace))
    inner = (piece, div("peace-words", *words), draw_john(region, peace) if peace.john else NOTHING)
    return region.element("div", {"id": "peace", "class": "peace"}, *inner)


def draw_levels(region: Region, peace: Peace) -> Markup:
    """H-5.2 The sides of the card one after another, then the year of peace."""
    say, declared = region.canvas.say, peace.declared
    near = peace.level == peace.sides and not declared
    steps = [
        element(
            "li", {"class": classes("level", "level-now" if side == peace.level and not declared else "")}, str(side)
        )
        for side in range(1, peace.sides + 1)
    ]
    look = classes("level level-peace", "level-near" if near else "", "level-now" if declared else "")
    olive = shape(region, "olive")
    steps.append(element("li", {"class": look}, olive, span("level-name", say("table-web-year-of-peace"))))
    row = element("ol", {"class": "levels", "aria-label": say("table-web-levels")}, *steps)
    if not peace.cancels:
        return row
    key = "table-web-peace-declared" if declared else "table-web-peace-near"
    return join([row, div("peace-note", say(key, battle=peace.cancels))])


def draw_john(region: Region, peace: Peace) -> Markup:
    """John of Gaunt where he has turned up (H-16.2)."""
    arms = shield_of(JOHN_TINCTURE, SHAPES["helm"], "", "john-shield")
    changed = region.marks("john", peace.john_state)
    look: dict[str, Attribute] = {"class": classes("john", changed), "id": "john"}
    return region.element("div", look, arms, span("john-words", peace.john))
