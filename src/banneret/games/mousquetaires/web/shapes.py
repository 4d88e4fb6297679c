"""The musketeers' own shapes: faces of dice, skills, equipment, traps, people. Each fills 100 by 100 units."""

from typing import Final

from banneret.core.drawing.canvas import Region, icon_of
from banneret.core.drawing.emblems import EMBLEMS
from banneret.core.drawing.heraldry import CHARGES
from banneret.core.drawing.svg import Attribute, Markup, element, join, path

SHAPES: Final[dict[str, tuple[str, ...]]] = {
    # Faces of dice.
    "sword": ("M93 5L89 24L47 66L54 73L46 81L37 72L22 87L24 92L17 97L10 96L4 90L3 83L8 76L13 78L28 63L19 54L27 46L34 53"
              "L76 11Z",),
    "shield": ("M12 8C26 12 38 10 50 3C62 10 74 12 88 8C92 48 82 80 50 97C18 80 8 48 12 8ZM50 16C41 21 32 22 23 21"
               "C22 48 30 70 50 84Z",),
    "lily": (CHARGES["lily"],),
    # Skills.
    "erudition": ("M50 22C38 12 22 10 6 14V82C22 78 38 80 50 90C62 80 78 78 94 82V14C78 10 62 12 50 22ZM46 30V78"
                  "C37 73 26 71 14 72V22C26 20 37 22 46 30ZM54 30C63 22 74 20 86 22V72C74 71 63 73 54 78ZM20 34H40V39"
                  "H20Z"
                  "M20 46H40V51H20ZM20 58H40V63H20ZM60 34H80V39H60ZM60 46H80V51H60ZM60 58H80V63H60Z",),
    "nobility": (EMBLEMS["crown"],),
    "gallantry": ("M50 52C36 52 26 42 27 28C33 30 37 29 40 25C40 15 45 8 52 4C54 10 58 12 63 12C72 13 77 21 76 30"
                  "C76 44 65 52 50 52ZM50 42A9 9 0 1 0 50 24A9 9 0 1 0 50 42ZM50 37A4 4 0 1 1 50 29A4 4 0 1 1 50 37Z",
                  "M47 54H53V97H47Z", "M53 80C58 66 70 62 84 64C82 78 68 86 53 84ZM47 72C42 60 32 57 20 59"
                  "C22 70 34 77 47 76Z"),
    "panache": ("M92 6C66 4 34 20 24 48C20 60 20 70 24 76L8 93L13 98L30 81C38 84 50 82 60 74C56 72 52 70 50 66"
                "C60 68 70 64 76 56C70 56 64 54 62 50C74 50 84 42 88 30C82 32 76 32 72 30C84 26 92 18 92 6ZM34 74"
                "C46 54 60 40 78 24L80 27C64 44 50 60 37 78Z",),
    # The arsenal.
    "thoroughbred": ("M28 95C27 74 43 62 46 48L31 56C24 60 15 58 12 51L10 45C25 36 27 21 39 13L40 2L52 11"
                     "C76 14 89 36 89 62C89 76 87 86 85 95ZM42 26A4 4 0 1 0 42.01 26ZM58 16C73 24 80 42 79 64L77 88H81"
                     "L83.5 64C84 42 75 22 58 16Z",),
    "pistol": ("M4 30H14L18 22H94V38H88V44H46C44 58 38 62 32 62L26 92H4C6 74 10 60 16 50L8 44H4ZM50 44"
               "C50 56 44 60 36 60"
               "L37 54C41 54 43 50 43 44ZM24 27V33H88V27Z",),
    "armour": ("M24 6C30 14 40 16 50 16C60 16 70 14 76 6L96 22L86 44L80 40C84 58 82 74 74 90C58 98 42 98 26 90"
               "C18 74 16 58 20 40L14 44L4 22ZM47 26V90H53V26ZM30 34C28 50 29 62 34 76L38 74C34 62 33 50 35 36ZM70 34"
               "L65 36C67 50 66 62 62 74L66 76C71 62 72 50 70 34Z",),
    "toledo": ("M97 3L88 26L42 72L50 80L44 86L34 76L20 90C22 96 14 99 9 95C4 91 5 83 12 84L26 70C16 62 16 50 24 42"
               "L30 48C26 54 26 60 32 64L76 14ZM42 84C54 94 68 92 76 82L70 76C64 84 56 84 48 78Z",),
    "balm": ("M38 4H62V14H58V30C74 36 84 48 84 64C84 84 70 96 50 96C30 96 16 84 16 64C16 48 26 36 42 30V14H38ZM46 44V58"
             "H32V68H46V82H54V68H68V58H54V44Z",),
    "thrust": ("M93 3L90 20L56 54L62 60L55 66L46 57L16 87L17 92L11 97L4 96L3 89L8 83L13 84L43 54L34 45L40 38L46 44"
               "L80 10Z", "M76 54C82 62 84 68 82 74C88 70 96 74 95 80C94 86 87 86 84 82H83L86 90L76 98L66 90L69 82H68"
               "C65 86 58 86 57 80C56 74 64 70 70 74C68 68 70 62 76 54Z"),
    # Markers.
    "heart": ("M50 94C20 72 4 54 4 32C4 16 16 6 28 6C38 6 46 12 50 22C54 12 62 6 72 6C84 6 96 16 96 32"
              "C96 54 80 72 50 94Z",),
    "coin": ("M50 3A47 47 0 1 1 49.99 3ZM50 11A39 39 0 1 0 50.01 11ZM50 24L57 42L76 43L61 55L66 74L50 63L34 74L39 55"
             "L24 43L43 42Z",),
    "epic": (EMBLEMS["laurel"], "M50 26L56 42L73 43L60 53L64 70L50 60L36 70L40 53L27 43L44 42Z"),
    "hourglass": ("M16 3H84V13H76C76 34 66 42 56 50C66 58 76 66 76 87H84V97H16V87H24C24 66 34 58 44 50"
                  "C34 42 24 34 24 13H16ZM33 13C33 32 42 40 50 46C58 40 67 32 67 13ZM33 87H67C66 74 58 66 50 60"
                  "C42 66 34 74 33 87ZM38 22H62C60 30 55 35 50 39C45 35 40 30 38 22Z",),
    "snow": ("M47 2H53V14L62 8L65 13L53 21V42L71 31L71 17L77 17L77 27L87 21L90 26L80 32L89 37L86 42L74 36L56 47V53"
             "L74 64L86 58L89 63L80 68L90 74L87 79L77 73L77 83L71 83L71 69L53 58V79L65 87L62 92L53 86V98H47V86L38 92"
             "L35 87L47 79V58L29 69V83H23V73L13 79L10 74L20 68L11 63L14 58L26 64L44 53V47L26 36L14 42L11 37L20 32"
             "L10 26L13 21L23 27V17H29V31L47 42V21L35 13L38 8L47 14Z",),
    "queen": (EMBLEMS["crown"],),
    "unity": ("M47 2H53V44L88 20L92 25L58 50L92 75L88 80L53 56V98H47V56L12 80L8 75L42 50L8 25L12 20L47 44Z",
              "M50 38A12 12 0 1 1 49.99 38Z"),
    "dice": ("M20 6H80C88 6 94 12 94 20V80C94 88 88 94 80 94H20C12 94 6 88 6 80V20C6 12 12 6 20 6ZM28 20"
             "A8 8 0 1 0 28.01 20Z"
             "M72 20A8 8 0 1 0 72.01 20ZM50 42A8 8 0 1 0 50.01 42ZM28 64A8 8 0 1 0 28.01 64ZM72 64A8 8 0 1 0 72.01 64"
             "Z",),
    "eye": ("M2 50C16 26 32 16 50 16C68 16 84 26 98 50C84 74 68 84 50 84C32 84 16 74 2 50ZM50 28A22 22 0 1 0 50.01 28Z"
            "M50 38A12 12 0 1 1 49.99 38Z",),
    "tick": ("M10 52L24 38L42 56L78 14L92 28L42 84Z",),
    "cross_out": ("M16 6L50 40L84 6L94 16L60 50L94 84L84 94L50 60L16 94L6 84L40 50L6 16Z",),
    "feet": ("M26 8C38 8 42 22 40 38C39 46 38 52 34 56H18C12 44 10 8 26 8ZM17 62H34C36 74 30 82 24 82"
             "C18 82 15 72 17 62Z"
             "M72 24C86 24 90 38 86 52C84 60 82 66 82 70H66C62 58 58 24 72 24ZM66 76H82C84 88 80 96 74 96"
             "C68 96 64 88 66 76Z",),
    "door": ("M22 97V30C22 12 36 3 50 3C64 3 78 12 78 30V97ZM32 97H68V32C68 20 60 13 50 13C40 13 32 20 32 32ZM58 52"
             "A4 4 0 1 1 57.99 52Z",),
    # Traps.
    "beggars": ("M6 52C20 48 34 50 46 58H66C74 58 76 68 68 70H50V74H72L88 60C94 56 100 62 95 68L78 86C74 90 70 92 64 92"
                "H30L6 88ZM50 6A16 16 0 1 1 49.99 6ZM72 26A12 12 0 1 1 71.99 26Z",),
    "harlot": ("M50 92L6 40C20 18 36 8 50 8C64 8 80 18 94 40ZM48 80V16H46C42 16 38 17 34 19ZM52 80L66 19"
               "C62 17 58 16 54 16"
               "H52ZM40 74L26 23C22 26 18 30 15 35ZM60 74L85 35C82 30 78 26 74 23Z",),
    "nemesis": ("M50 4A46 46 0 1 1 49.99 4ZM50 14A36 36 0 1 0 50.01 14ZM46 2H54V34H46ZM46 66H54V98H46ZM2 46H34V54H2Z"
                "M66 46H98V54H66ZM50 42A8 8 0 1 1 49.99 42Z",),
    "thief": ("M38 6H62L58 18C76 28 90 50 90 68C90 86 76 96 50 96C24 96 10 86 10 68C10 50 24 28 42 18ZM34 22H66V27H34Z"
              "M46 40V46C30 48 30 62 46 64V74C42 74 38 72 36 70L32 76C36 79 41 80 46 80V86H54V80C70 78 72 62 54 58V50"
              "C58 50 60 51 63 53L67 47C63 44 59 43 54 42V40Z",),
    "assassin": ("M50 98L38 40H46V28H26V18H42L40 6L50 2L60 6L58 18H74V28H54V40H62ZM48 46L50 84L52 46Z",),
    # People and places.
    "hat": ("M8 60C18 70 34 74 50 74C66 74 84 70 95 58C88 60 80 60 74 58C74 40 66 30 50 30C36 30 28 40 27 58"
            "C20 62 14 62 8 60Z", "M30 40C22 16 46 2 78 8C66 12 62 16 60 24C50 22 38 28 36 38Z"),
    "mask": ("M3 34C20 24 36 26 50 34C64 26 80 24 97 34C97 56 86 70 70 70C60 70 54 62 50 56C46 62 40 70 30 70"
             "C14 70 3 56 3 34ZM18 44C22 54 34 56 42 50C36 42 26 40 18 44ZM82 44C74 40 64 42 58 50C66 56 78 54 82 44"
             "Z",),
    "rapiers": (EMBLEMS["swords"],),
    "decoy": ("M50 4A46 46 0 1 1 49.99 4ZM50 12A38 38 0 1 0 50.01 12ZM24 46H76V54H24Z",),
    "unknown": ("M34 34C34 20 42 14 52 14C64 14 72 22 72 34C72 48 56 50 56 64H44C44 46 60 46 60 35C60 29 56 25 51 25"
                "C46 25 44 28 44 34ZM50 72A8 8 0 1 1 49.99 72Z",),
    "card": ("M22 4H78C82 4 85 7 85 11V89C85 93 82 96 78 96H22C18 96 15 93 15 89V11C15 7 18 4 22 4ZM24 13V87H76V13Z",),
    "letter": ("M6 20H94V80H6ZM14 26L50 54L86 26ZM12 32V74H88V32L50 62Z",),
    "ship": ("M8 66H92L80 92H22ZM46 6H52V62H46ZM54 10C74 18 84 34 82 58H54ZM44 18C30 26 22 40 22 58H44Z",),
}  # fmt: skip

PICTURES: Final = {name: join([path(part) for part in parts]) for name, parts in SHAPES.items()}


def shape_at(region: Region, name: str, x: float, y: float, size: float, look: str = "") -> Markup:
    """One of the shapes in a picture."""
    place: dict[str, Attribute] = {"x": x, "y": y, "width": size, "height": size, "class": look or None}
    return region.shared(name, 100, 100, PICTURES[name], place)


def shape(region: Region, name: str, look: str = "") -> Markup:
    """One of the shapes as an icon in the text."""
    return region.kept(("mousquetaires", name, look), lambda apart: icon_of(_shared(apart, name), look))


def _shared(region: Region, name: str) -> Markup:
    return region.shared(name, 100, 100, PICTURES[name], {"width": 100, "height": 100})


def sign(region: Region, name: str, label: str, look: str = "") -> Markup:
    """A shape that says something by itself: told to those who hear it, and where a pointer rests."""
    attributes: dict[str, Attribute] = {"class": f"mq-sign {look}" if look else "mq-sign", "role": "img"}
    return element("span", {**attributes, "aria-label": label, "title": label}, shape(region, name))
