"""Field of Glory's own shapes: types of cards, terrain, signs. Each fills 100 by 100 units; parts may be turned."""

from typing import Final

from banneret.core.drawing.emblems import EMBLEMS
from banneret.core.drawing.heraldry import CHARGES
from banneret.core.drawing.svg import Markup, join, path

SLANT: Final = "rotate(45 50 50)"
LEAN: Final = "translate(6 2) scale(.92) rotate(16 50 50)"

# By name: outlines, each with how it is turned. The types of cards are called as in the data file.
SHAPES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "elephant": (
        (
            "M8 62C6 40 22 26 42 25H57C60 17 68 13 77 15C88 17 95 27 95 40V68C95 82 86 88 77 84L80 76C84 78 86 75 86 69"
            "V54C83 58 80 60 76 60V88H61V67H37V88H22V66C16 66 13 70 13 78L7 78C7 70 8 66 8 62ZM79 32A3.500 3.500 0 1 0"
            " 79.010 32ZM57 31C51 37 51 49 61 55C68 48 68 36 62 31ZM71 46L70 53C74 57 80 56 84 52C80 52 75 50 71 46Z",
            "",
        ),
    ),
    "spear": (
        ("M47 40H53V98H47ZM50 2C60 14 62 24 57 38H43C38 24 40 14 50 2ZM49 12V36H51V12Z", SLANT),
        ("M32 38A24 24 0 1 1 31.990 38ZM32 46A16 16 0 1 0 32.010 46ZM32 55A7 7 0 1 1 31.990 55Z", "translate(-2 12)"),
    ),
    "archers": (
        ("M30 4C78 12 78 88 30 96L27 90C62 80 62 20 27 10Z", ""),
        ("M28 8H31V92H28Z", ""),
        ("M8 47.500H82V52.500H8ZM80 41L97 50L80 59ZM3 41H13L20 50L13 59H3L9 50Z", ""),
    ),
    "light_cavalry": (
        (
            "M4 50C12 38 24 38 32 41C44 45 54 42 61 37L70 21L71 10L79 19C88 23 95 32 97 41L90 46L81 40C80 47 78 52"
            " 74 56L88 66L84 86L77 84L79 71L62 63C55 65 46 65 39 61L30 73L10 79L7 72L23 65L26 53C18 50 12 55 8 64Z",
            "",
        ),
    ),
    "light_infantry": (
        ("M31 26H36V98H31ZM33.500 2L42 27H25Z", SLANT),
        ("M64 26H69V98H64ZM66.500 2L75 27H58Z", SLANT),
    ),
    "medium_infantry": (
        (
            "M50 1L60 14V62H40V14ZM48.500 12V58H51.500V12ZM24 63H76V72H24ZM44 72H56V86H44ZM50 84A8 8 0 1 1 49.990 84Z",
            SLANT,
        ),
    ),
    "cavalry": (
        (
            "M28 95C27 74 43 62 46 48L31 56C24 60 15 58 12 51L10 45C25 36 27 21 39 13L40 2L52 11C76 14 89 36 89 62"
            "C89 76 87 86 85 95ZM42 26A4 4 0 1 0 42.010 26ZM58 16C73 24 80 42 79 64L77 88H81L83.500 64"
            "C84 42 75 22 58 16ZM13 46L22 50L20 53L12 50Z",
            "",
        ),
    ),
    "heavy_infantry": (
        (
            "M24 4H76C81 4 83 7 83 11V89C83 93 81 96 76 96H24C19 96 17 93 17 89V11C17 7 19 4 24 4ZM25 12V88H75V12Z",
            "",
        ),
        (
            "M47 17H53V36A14 14 0 0 1 64 47H70V53H64A14 14 0 0 1 53 64V83H47V64A14 14 0 0 1 36 53H30V47H36"
            "A14 14 0 0 1 47 36ZM50 43A7 7 0 1 0 50.010 43Z",
            "",
        ),
    ),
    "pike": (
        ("M10 24H14V99H10ZM12 1L19 25H5Z", LEAN),
        ("M34 24H38V99H34ZM36 1L43 25H29Z", LEAN),
        ("M58 24H62V99H58ZM60 1L67 25H53Z", LEAN),
        ("M82 24H86V99H82ZM84 1L91 25H77Z", LEAN),
    ),
    "commander": (
        (EMBLEMS["laurel"], ""),
        (EMBLEMS["crown"], "translate(29 26) scale(.42)"),
    ),
    "overlap": (
        ("M40 95C12 84 6 42 27 24L19 17L46 9L45 37L37 30C23 45 28 72 45 80Z", ""),
        ("M60 95C88 84 94 42 73 24L81 17L54 9L55 37L63 30C77 45 72 72 55 80Z", ""),
        ("M50 46A9 9 0 1 1 49.990 46Z", ""),
    ),
    "reserves": (
        ("M8 30H38V74H8Z", "rotate(-14 23 52)"),
        ("M62 30H92V74H62Z", "rotate(14 77 52)"),
        ("M33 24H67V72H33ZM39 30V66H61V30Z", ""),
        ("M47 38H53V45H60V51H53V58H47V51H40V45H47Z", ""),
        ("M20 84H80V92H20Z", ""),
    ),
    "plain": (
        ("M4 78H96V84H4ZM16 72C15 58 12 48 6 40C15 46 19 54 21 62C22 50 26 40 34 32C29 44 27 58 27 72Z", ""),
        ("M50 72C49 62 47 54 42 48C49 52 53 58 54 64C55 54 58 46 64 40C60 50 59 62 59 72Z", ""),
        ("M76 72C75 58 72 48 66 40C75 46 79 54 81 62C82 50 86 42 94 34C89 46 87 58 87 72Z", ""),
    ),
    "rough": (
        ("M4 82L14 56L30 48L44 60L48 82ZM20 58L26 54L32 70L28 72Z", ""),
        ("M44 82L52 44L68 28L86 42L96 82ZM62 44L70 38L74 58L68 62ZM78 60L84 62L86 74L80 72Z", ""),
    ),
    "woods": (
        ("M32 4L50 34H42L56 58H40V80H24V58H8L22 34H14Z", ""),
        ("M70 26L84 50H78L92 72H76V90H64V72H56L60 64L52 50H56Z", ""),
        ("M4 82H96V88H4Z", ""),
    ),
    "hill": (
        ("M2 84C20 82 30 32 52 28C72 32 80 82 98 84ZM22 78C34 74 40 48 51 46C62 48 68 74 80 78Z", ""),
        ("M38 74C44 72 47 62 51.500 61C56 62 60 72 66 74Z", ""),
    ),
    "march": (("M8 18L38 50L8 82H30L60 50L30 18ZM48 18L78 50L48 82H66L96 50L66 18Z", ""),),
    "star": ((CHARGES["star"], ""),),
    "swords": ((EMBLEMS["swords"], ""),),
    "laurel": ((EMBLEMS["laurel"], ""),),
    "shuffle": (
        (
            "M4 22H26L62 68H78V56L98 74L78 92V80H56L20 34H4ZM4 68H20L30 56L37 65L26 80H4ZM56 22H78V10L98 28L78 46V34H62"
            "L53 45L46 36Z",
            "",
        ),
    ),
}

PICTURES: Final[dict[str, Markup]] = {
    name: join([path(data, transform=turn or None) for data, turn in parts]) for name, parts in SHAPES.items()
}
