"""Names: what nobody sees, what piles up, what could pass for somebody else is cleaned, or refused with a sentence."""

from __future__ import annotations

import pytest

from banneret.core.texts import LANGUAGES
from banneret.server.cleaning import clean_name
from banneret.server.errors import BadInput
from banneret.server.names import likeness
from banneret.server.seating import bot_name, free_name
from banneret.server.store.rows import PERSON, SeatRow
from banneret.server.web.faults import sentence_of
from banneret.server.web.languages import page_texts


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Kovács   Éva ", "Kovács Éva"),
        ("A\u200bn\u200dn\ufeffa", "Anna"),  # zero-width
        ("\u202eannA", "annA"),  # direction
        ("An\u3164na\u2800\u115f", "Anna"),  # letters and signs that nobody sees
        ("A\ufe0fnna", "Anna"),
        ("\U0001d400nna", "Anna"),  # mathematical
        ("\uff21nna", "Anna"),  # wide
        ("Z\u0336\u0321\u0327\u0334\u0328a\u20dd", "Z\u0336\u0334a"),  # a tower, a circle
        ("Z" + 40 * "\u0336", "Z\u0336\u0336"),
        ("\u0301\u0301Anna", "Anna"),  # accents upon nothing
        ("Nguyễn Văn Ánh", "Nguyễn Văn Ánh"),
        ("Анна", "Анна"),
        ("Ελένη", "Ελένη"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("さくら Anna", "さくら Anna"),
        ("山田タロウ", "山田タロウ"),
        ("Anna ☩ „Nagy”", "Anna ☩ „Nagy”"),
        ("42", "42"),
    ],
)
def test_what_can_be_read_is_kept(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name_empty"),
        (" \u00a0\u2003 ", "name_empty"),
        ("\u3164\u2800\u200b", "name_empty"),
        ("\u202e\u2066", "name_empty"),
        ("☩☩", "name_without_letters"),
        ("...", "name_without_letters"),
        ("\u0410nna", "name_mixed_scripts"),  # a Cyrillic A
        ("Ann\u03b1", "name_mixed_scripts"),  # a Greek alpha
        ("B\u0585b", "name_mixed_scripts"),  # an Armenian o
        ("x" * 33, "name_too_long"),
        ("x" * 100_000, "name_too_long"),
    ],
)
def test_what_disguises_itself_is_refused_with_a_sentence(typed: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        clean_name(typed)
    assert caught.value.code == code
    for language in LANGUAGES:
        sentence = sentence_of(caught.value, page_texts(language))
        assert sentence != page_texts(language).say("error-unexpected")


@pytest.mark.parametrize("other", ["anna", "Anná", "\u0410\u043d\u043d\u0430".replace("\u043d", "n"), "ANNA", "Anna."])
def test_names_that_look_alike_are_told_apart_by_a_number(other: str) -> None:
    seats = [SeatRow(0, PERSON, "p", "", "Anna")]
    assert free_name(other, seats) == f"{other} 2"


def test_names_that_differ_are_left_alone() -> None:
    seats = [SeatRow(0, PERSON, "p", "", "Anna")]
    for other in ("Hanna", "Ann", "Béla", "Анна"):
        assert free_name(other, seats) == other
    assert likeness("Bill") == likeness("BiII")


def test_a_bot_gets_no_name_that_looks_like_a_persons() -> None:
    assert bot_name([SeatRow(0, PERSON, "p", "", "alíenor")]) == "Bertrand"
