"""Names that people can tell apart: no blanks that are letters, no towers of accents, no letters of two alphabets."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

MOST_MARKS = 2  # upon one letter; Vietnamese, Hebrew and Thai need no more once the text is composed
NAMES_KEPT = 4096

# Letters, marks and signs that nobody sees, which Unicode does not count among the blanks.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")

# Writing systems that stand beside one another, and beside Latin letters, in one name.
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})

# Letters of other alphabets that look like Latin ones, and figures that look like letters.
LOOKS_LIKE = {
    **str.maketrans("\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445", "abekmhopctyx"),
    **str.maketrans("\u0455\u0456\u0458\u0501\u051b\u051d\u04af\u04bb\u04cf", "sijdqwyhl"),
    **str.maketrans(
        "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b3", "abenikuvoptuxy"
    ),
    **str.maketrans("0135|!", "olesll"),
}


def readable_letters(text: str) -> str:
    """The plain form of every letter (no bold, wide or circled ones), without what nobody sees or what piles up."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(character)
        if character in UNSEEN or category == "Me" or "\ufe00" <= character <= "\ufe0f":
            continue
        marks = marks + 1 if category == "Mn" else 0
        if marks == 0 or (marks <= MOST_MARKS and kept and kept[-1].strip()):
            kept.append(character)
    return "".join(kept)


def scripts_of(name: str) -> set[str]:
    """The writing systems of the letters of a name, by the first word of their names; those of East Asia are one."""
    found: set[str] = set()
    for letter in name:
        if unicodedata.category(letter)[0] == "L":
            script = unicodedata.name(letter, "?").partition(" ")[0]
            found.add("EAST" if script in EAST_ASIAN else script)
    found -= {"MODIFIER", "MASCULINE", "FEMININE", "MICRO"}
    return found - {"LATIN"} if "EAST" in found else found


@lru_cache(maxsize=NAMES_KEPT)
def likeness(name: str) -> str:
    """What a reader in a hurry sees: names of one likeness are told apart by a number."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(
        letter for letter in plain if (not unicodedata.combining(letter) and letter.isalnum()) or letter in "|!"
    )
    return bare.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w").replace("i", "l")
