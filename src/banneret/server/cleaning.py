"""What people type: made harmless, or refused with the reason."""

from __future__ import annotations

import re
import unicodedata

from banneret.server.errors import BadInput, NotFound
from banneret.server.names import readable_letters, scripts_of

NAME_LENGTH = 32
TITLE_LENGTH = 60
CHAT_LENGTH = 500
KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_ANSWERS = 64
ANSWER_LENGTH = 100

# Control, format (zero-width, direction), surrogate and private characters: a name must not disguise itself.
UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def plain_line(text: str, code: str, most: int) -> str:
    """One line of visible characters in composed form, single spaces between words, at most so many."""
    if len(text) > 4 * most:  # before any work is done on it
        raise BadInput(code, {"most": most})
    spaced = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    visible = "".join(character for character in spaced if unicodedata.category(character) not in UNWANTED)
    line = " ".join(visible.split())
    if len(line) > most:
        raise BadInput(code, {"most": most})
    return line


def clean_name(text: str) -> str:
    """A name that can be read and cannot pass for another: see `names.py`."""
    if len(text) > 4 * NAME_LENGTH:
        raise BadInput("name_too_long", {"most": NAME_LENGTH})
    name = plain_line(readable_letters(text), "name_too_long", NAME_LENGTH)
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise BadInput("name_empty" if not name else "name_without_letters")
    if len(scripts_of(name)) > 1:
        raise BadInput("name_mixed_scripts")
    return name


def clean_title(text: str) -> str:
    return plain_line(text, "title_too_long", TITLE_LENGTH)


def clean_chat(text: str) -> str:
    said = plain_line(text, "chat_too_long", CHAT_LENGTH)
    if not said:
        raise BadInput("chat_empty")
    return said


def check_key(key: str) -> None:
    """An idempotency key is 8 to 64 letters, digits, `-` or `_`."""
    if not KEY.fullmatch(key):
        raise BadInput("bad_key")


def check_id(code: str, id: str) -> None:
    """An id that cannot be one of ours is not even looked up."""
    if not ID.fullmatch(id):
        raise NotFound(code)


def check_answers(notations: list[str]) -> None:
    if len(notations) > MOST_ANSWERS or any(len(notation) > ANSWER_LENGTH for notation in notations):
        raise BadInput("answer_too_long", {"answers": MOST_ANSWERS, "letters": ANSWER_LENGTH})
