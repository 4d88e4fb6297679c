"""Figures on the map: nobles with their shapes, cities, strongholds, what lies on them, and arms."""

from typing import Final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.heraldry import CHARGES, SHIELD, charge_of
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, element, join, number, path
from banneret.games.warrior_knights.rules.armies_and_places import (
    is_rested,
    owner_of,
    place_strength,
    strength_of,
    taxed_income_of,
)
from banneret.games.warrior_knights.rules.cards import (
    FIRST_STRONGHOLD,
    GARRISON,
    NO_OFFICE,
    SLOTS,
)
from banneret.games.warrior_knights.rules.heirs import heir_facts
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT
from banneret.games.warrior_knights.web.records import Army, Place
from banneret.games.warrior_knights.web.shapes import ALL, SHAPES
from banneret.games.warrior_knights.web.sight import Box, Sight, tint

TOKEN_WIDTH: Final = 29
TOKEN_HEIGHT: Final = 36
ROW: Final = 112  # how wide a row of nobles in an area may be


def sign(region: Region, name: str, x: float, y: float, size: float, look: str) -> Markup:
    """A shape with its middle at a place."""
    return region.symbol(name, ALL[name], x - size / 2, y - size / 2, size, class_=look)


def small_arms(region: Region, bearing: int, x: float, y: float, height: float) -> Markup:
    """A Baron's shield within a picture, its middle at a place."""
    picture = join([
        path(SHIELD, class_="wk-arms-field"),
        path(CHARGES[charge_of(bearing)], class_="wk-arms-charge", transform="translate(12 12) scale(.36)"),
    ])  # fmt: skip
    width = height * 60 / 72
    place: dict[str, Attribute] = {
        "x": x - width / 2, "y": y - height / 2, "width": width, "height": height, "class": tint(bearing),
    }  # fmt: skip
    return region.shared(f"arms-{bearing}", 60, 72, picture, place)


def noble_token(region: Region, army: Army, x: float, y: float) -> Markup:
    """A noble: his shape on his Baron's colour, the strength of his army, casualties, office, and whether he is tired.

    Nobles are told apart by shape, Barons by colour and by the charge at the token's corner.
    """
    left, top = x - TOKEN_WIDTH / 2, y - TOKEN_HEIGHT / 2
    frame: dict[str, Attribute] = {"x": left, "y": top, "width": TOKEN_WIDTH, "height": TOKEN_HEIGHT, "rx": 5}
    parts = [
        element("rect", {"class": "wk-token", **frame}),
        region.symbol(army.shape, SHAPES[army.shape], x - 8.5, top + 3, 17, class_="wk-token-shape"),
        element("text", {"class": "wk-token-strength", "x": x, "y": top + 32.5, "text-anchor": "middle"},
                str(max(0, army.strength))),
        small_arms(region, army.bearing, left + 2, top + 2, 13),
        sign(region, "moon", left + TOKEN_WIDTH - 2, top + 24, 11, "wk-token-moon") if army.tired else NOTHING,
        sign(region, "crown", left + TOKEN_WIDTH - 3, top + 13, 9, "wk-token-office") if army.office >= 0 else NOTHING,
        count_mark("wk-hurt", left + TOKEN_WIDTH - 1, top + 2, army.hurt) if army.hurt else NOTHING,
    ]  # fmt: skip
    look = classes("wk-figure", tint(army.bearing), "wk-tired" if army.tired else "")
    return element("g", {"class": look}, *parts)


def count_mark(look: str, x: float, y: float, count: int) -> Markup:
    return element("circle", {"class": look, "cx": x, "cy": y, "r": 7}) + element(
        "text", {"class": "wk-count", "x": x, "y": y + 4.5, "text-anchor": "middle"}, str(count)
    )


def spread(count: int, x: float, width: float = ROW) -> list[float]:
    """Where so many tokens stand side by side."""
    step = min(TOKEN_WIDTH + 3.0, (width - TOKEN_WIDTH) / (count - 1)) if count > 1 else 0.0
    return [x + step * (at - (count - 1) / 2) for at in range(count)]


def walls(region: Region, place: Place, x: float, y: float) -> Markup:
    """A city or stronghold: whose, how strong, how rich, with breaches, works and siege."""
    picture, size = ("stronghold", 40) if place.stronghold else ("city", 36)
    parts = [
        sign(region, picture, x, y, size, "wk-walls"),
        element("path", {"class": "wk-rampart", "d": f"M{number(x - 23)} {number(y + 10)}v10h46v-10"})
        if place.fortified else NOTHING,
        sign(region, "breach", x + 4, y + 4, 26, "wk-breach") if place.breaches else NOTHING,
        count_mark("wk-broken", x + 13, y - 15, place.breaches) if place.breaches else NOTHING,
        pill(x - 36, y + 6, str(place.strength), "wk-strength"),
        coin(x + 33, y + 6, str(place.income)) if not place.stronghold else NOTHING,
        small_arms(region, place.owner, x - 29, y - 10, 17) if place.owner >= 0 else NOTHING,
    ]  # fmt: skip
    look = classes("wk-place", tint(place.owner) if place.owner >= 0 else "wk-neutral")
    drawn = element("g", {"class": look}, *parts)
    if place.besieger < 0:
        return drawn
    tent = sign(region, "siege", x + 30, y - 13, 22, "wk-tent")
    return drawn + element("g", {"class": tint(place.besieger)}, tent)


def pill(x: float, y: float, words: str, look: str) -> Markup:
    return element("rect", {"class": look, "x": x - 15, "y": y - 8, "width": 30, "height": 16, "rx": 4}) + element(
        "text", {"class": f"{look}-number", "x": x, "y": y + 4.5, "text-anchor": "middle"}, words
    )


def coin(x: float, y: float, words: str) -> Markup:
    return element("circle", {"class": "wk-coin", "cx": x, "cy": y, "r": 9.5}) + element(
        "text", {"class": "wk-coin-number", "x": x, "y": y + 4.5, "text-anchor": "middle"}, words
    )


def ruin(region: Region, x: float, y: float) -> Markup:
    return sign(region, "ruin", x, y + 2, 34, "wk-ruin")


def seen_place(sight: Sight, place: int) -> Place:
    """A city or stronghold as the viewer sees it."""
    found = sight.places_seen.get(place)
    if found is not None:
        return found
    game = sight.game
    stronghold = place >= FIRST_STRONGHOLD
    owner, besieger = int(owner_of(game, place)), game.besiegers[place]
    neutral, free = owner == NEUTRAL, besieger == NO_SEAT
    found = sight.places_seen[place] = Place(
        place,
        stronghold,
        int(place_strength(game, place)),
        0 if stronghold else int(taxed_income_of(game, place)),
        game.breaches[place],
        not stronghold and game.fortified & BIT[place] != 0,
        -1 if neutral else sight.bearing(owner),
        -1 if free else sight.bearing(besieger),
        sight.who(place - FIRST_STRONGHOLD) if stronghold else "" if neutral else sight.who(owner),
        "" if free else sight.who(besieger),
        0 if free else game.siege_rounds[place],
    )
    return found


def place_words(box: Box, place: Place) -> str:
    """A place in one sentence, for those who read it."""
    say = box.canvas.say
    if place.stronghold:
        name = say("table-web-stronghold-of", name=place.owner_name)
        parts = [say("table-web-stronghold", name=name, strength=place.strength)]
    else:
        name = box.name(box.data.cities[place.place].label)
        parts = [say("table-web-city", name=name, strength=place.strength, income=place.income)]
        held = place.owner >= 0
        parts.append(say("table-web-held-by", name=place.owner_name) if held else say("table-web-neutral"))
    if place.fortified:
        parts.append(say("table-web-fortified"))
    if place.breaches:
        parts.append(say("table-web-breaches", count=place.breaches))
    if place.besieger >= 0:
        parts.append(say("table-web-besieged", name=place.besieger_name, round=place.siege_rounds))
    return ", ".join(parts)


def seen_army(sight: Sight, army: int) -> Army:
    """An army as the viewer sees it."""
    found = sight.armies_seen.get(army)
    if found is not None:
        return found
    game = sight.game
    found = sight.armies_seen[army] = Army(
        army,
        sight.shape(army),
        sight.bearing(army // SLOTS),
        int(strength_of(game, army)),
        not is_rested(game, army),
        game.casualties[army],
        -1 if game.offices[army] == NO_OFFICE else game.offices[army],
        sight.noble(army),
        sight.who(army // SLOTS),
        tuple(game.armies[army]),
        tuple([(fact, sight.who(seat)) for fact, seat in heir_facts(game, army)]),
    )
    return found


def army_words(box: Box, army: Army) -> str:
    """An army in one sentence: all of it is open to everybody (A-9)."""
    say, slot = box.canvas.say, army.army % SLOTS
    shape = say("table-web-garrison") if slot == GARRISON else box.name(box.data.shapes[slot])
    parts = [
        say("table-web-army", noble=army.noble, shape=shape, name=army.name, strength=army.strength),
        box.troops(army.troops),
    ]
    if army.office >= 0:
        parts.append(box.name(box.data.agendas[army.office].label))
    if army.hurt:
        parts.append(say("table-web-casualties", count=army.hurt))
    if army.tired:
        parts.append(say("table-web-exhausted"))
    heir = heir_words(box, army)
    return "; ".join([*parts, heir] if heir else parts)


def heir_words(box: Box, army: Army) -> str:
    """What is to be told of a noble's heir; empty where all is well."""
    return ", ".join([box.canvas.say(f"table-web-{fact}", name=name) for fact, name in army.heirs])
