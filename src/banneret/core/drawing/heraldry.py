"""Shields of the seats: a tincture and a charge each, so that nobody is told apart by colour alone."""

from functools import lru_cache
from typing import Final

from banneret.core.drawing.svg import Markup, classes, element, path, svg

# By seat: the colour of the field (a class, its tone is a token of the style sheet) and the charge on it.
TINCTURES: Final = ("gules", "azure", "vert", "purpure", "sable", "or")
CHARGE_NAMES: Final = ("lion", "lily", "tower", "stag", "star", "chevron")

# Charges fill a square of 100 by 100 units; holes are cut out of them.
CHARGES: Final[dict[str, str]] = {
    "lion": "M50 6C57 2 66 3 70 8C77 7 84 12 86 19C92 23 95 31 92 38C96 45 95 53 90 58C91 66 86 73 80 75"
    "C77 83 70 88 63 87C59 93 54 96 50 97C46 96 41 93 37 87C30 88 23 83 20 75C14 73 9 66 10 58C5 53 4 45 8 38"
    "C5 31 8 23 14 19C16 12 23 7 30 8C34 3 43 2 50 6ZM31 24C26 28 25 34 28 38C25 50 30 60 38 64C36 72 40 79 50 84"
    "C60 79 64 72 62 64C70 60 75 50 72 38C75 34 74 28 69 24C64 22 60 24 58 27C53 25 47 25 42 27C40 24 36 22 31 24Z"
    "M36 40C41 39 45 42 46 46C42 48 37 46 36 40ZM64 40C63 46 58 48 54 46C55 42 59 39 64 40ZM43 60C46 58 54 58 57 60"
    "C56 65 53 67 51.5 68L51.5 72C55 74 58 73 60 71C58 77 54 79 50 79C46 79 42 77 40 71C42 73 45 74 48.5 72L48.5 68"
    "C47 67 44 65 43 60Z",
    "lily": "M50 2C58 14 65 24 65 36C65 46 60 52 57 60L62 60C62 50 68 36 80 35C91 34 97 43 95 52C93 60 84 63 79 58"
    "C84 56 86 51 83 48C77 44 71 54 71 60L74 60L74 70L68 70C66 76 60 80 60 86L66 93L56 97L50 92L44 97L34 93L40 86"
    "C40 80 34 76 32 70L26 70L26 60L29 60C29 54 23 44 17 48C14 51 16 56 21 58C16 63 7 60 5 52C3 43 9 34 20 35"
    "C32 36 38 50 38 60L43 60C40 52 35 46 35 36C35 24 42 14 50 2Z",
    "tower": "M18 6H32V16H43V6H57V16H68V6H82V32L74 38V82H84V96H16V82H26V38L18 32ZM43 96H57V76A7 7 0 0 0 43 76ZM47 48"
    "H53V62H47ZM26 40V43H74V40Z",
    "stag": "M44 40C38 36 33 36 27 34C17 32 10 24 9 13C9 9 13 8 14 12C15 17 17 20 20 22C19 16 18 11 20 6"
    "C22 2 25 4 24 8C23 14 25 21 29 26C31 27 33 28 35 28C33 23 32 18 33 13C34 9 38 10 37 14C36 20 39 27 44 31"
    "C46 33 48 34 50 34C52 34 54 33 56 31C61 27 64 20 63 14C62 10 66 9 67 13C68 18 67 23 65 28C67 28 69 27 71 26"
    "C75 21 77 14 76 8C75 4 78 2 80 6C82 11 81 16 80 22C83 20 85 17 86 12C87 8 91 9 91 13C90 24 83 32 73 34"
    "C67 36 62 36 56 40C58 41 60 42 62 44C68 42 75 42 82 46C79 53 72 56 66 55C67 62 64 68 61 74C60 82 59 90 55 95"
    "C52 97 48 97 45 95C41 90 40 82 39 74C36 68 33 62 34 55C28 56 21 53 18 46C25 42 32 42 38 44C40 42 42 41 44 40Z"
    "M39 56C41 60 44 61 46 60C45 57 42 55 39 56ZM61 56C58 55 55 57 54 60C56 61 59 60 61 56ZM45 87C46 91 48 92 50 92"
    "C52 92 54 91 55 87C52 85 48 85 45 87Z",
    "star": "M50 3L61.8 36.3L97 37L69 58.3L79 92L50 72L21 92L31 58.3L3 37L38.2 36.3ZM50 44A9 9 0 1 0 50.01 44Z",
    "chevron": "M50 16L94 56L94 82L50 42L6 82L6 56Z",
}

SHIELDS_KEPT: Final = 1024
SHIELD: Final = "M3 3H57V38C57 54 45 64 30 69C15 64 3 54 3 38Z"
SHADOW: Final = "translate(0 2.5)"  # drawn, for a filter takes a browser much longer
SHEEN: Final = "M3 3H30V69C15 64 3 54 3 38Z"


def tincture_of(seat: int) -> str:
    return TINCTURES[seat % len(TINCTURES)]


def charge_of(seat: int) -> str:
    return CHARGE_NAMES[seat % len(CHARGE_NAMES)]


def arms_id(seat: int) -> str:
    return f"arms-{seat % len(TINCTURES)}"


@lru_cache(maxsize=SHIELDS_KEPT)
def shield(seat: int, label: str = "", look: str = "") -> Markup:
    """The shield of a seat. Its colours are classes: the style sheet knows the tinctures. What is drawn on it the page
    holds once (`all_arms`)."""
    look = classes("shield", f"tincture-{tincture_of(seat)}", look)
    return svg(look, 60, 72, element("use", {"href": f"#{arms_id(seat)}"}), label=label)


@lru_cache(maxsize=1)
def all_arms() -> str:
    """What the shields of all seats use, to stand once in a page."""
    parts = [
        element("symbol", {"id": arms_id(seat), "viewBox": "0 0 60 72"}, *arms(CHARGES[charge_of(seat)]))
        for seat in range(len(TINCTURES))
    ]
    return element("svg", {"class": "symbols", "width": 0, "height": 0, "aria-hidden": "true"}, *parts).text


def shield_of(tincture: str, charge: str, label: str = "", look: str = "") -> Markup:
    """A shield with any charge, for persons who are no seat."""
    return svg(classes("shield", f"tincture-{tincture}", look), 60, 72, *arms(charge), label=label)


def arms(charge: str) -> list[Markup]:
    """What is drawn on a shield, from its shadow to its rim."""
    return [
        path(SHIELD, class_="arms-shadow", transform=SHADOW),
        path(SHIELD, class_="arms-field"),
        path(SHEEN, class_="arms-sheen"),
        path(charge, class_="arms-charge", transform="translate(12 12) scale(.36)"),
        path(SHIELD, class_="arms-rim"),
    ]
