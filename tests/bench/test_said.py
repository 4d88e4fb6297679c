"""What is said of given figures, to the letter: pages, pictures and JSON, in both languages."""

import re

import pytest

from banneret.bench.errors import TEXTS
from banneret.bench.page import Page
from banneret.bench.phrases import Phrase
from banneret.bench.picture import LABELS, LETTER
from banneret.bench.words import Words
from banneret.core.errors import UserError
from banneret.core.texts import LANGUAGES, Texts
from tests.bench.samples import SAID, bench, renderings

ENGLISH, HUNGARIAN = (Words(Texts(language, [TEXTS])) for language in LANGUAGES)


@pytest.mark.parametrize("name", sorted(renderings()))
def test_a_run_is_told_to_the_letter(name: str) -> None:
    assert renderings()[name] == (SAID / name).read_text(encoding="utf-8")


NAMES = re.compile(r"`[^`]*`|<!--.*?-->|<svg[^>]*>|python 3[^|]*|Field of Glory|no such version|out of memory")
"""What is the same in every language: code, marks, versions, names, and what other programs said."""


def test_nothing_of_the_english_page_is_left_in_the_hungarian_one() -> None:
    words = re.compile(r"\b(the|of|met|missed|worst|bar|rounds?|players?|compiled|pure|to)\b")
    for name in ("bench.hu.md", "load.hu.md", "bench.hu.svg", "load.hu.svg"):
        assert words.findall(NAMES.sub("", renderings()[name])) == [], name


def test_every_title_has_room_beside_the_bars() -> None:
    for words in (ENGLISH, HUNGARIAN):
        assert all(LETTER * len(line.title.replace("`", "")) < LABELS - 12 for line in Page(bench(), words).lines())


@pytest.mark.parametrize(
    ("value", "english", "hungarian"),
    [
        (0.8123, "0.812", "0,812"),
        (6.04, "6.04", "6,04"),
        (27.31, "27.3", "27,3"),
        (525.4, "525", "525"),
        (1999.6, "2,000", "2\u00a0000"),
        (3_664_123.0, "3,660,000", "3\u00a0660\u00a0000"),
    ],
)
def test_three_digits_are_enough(value: float, english: str, hungarian: str) -> None:
    assert ENGLISH.rounded(value) == english
    assert HUNGARIAN.rounded(value) == hungarian


def test_dates_are_written_as_the_language_writes_them() -> None:
    assert ENGLISH.date("2030-01-09") == "2030-01-09"
    assert HUNGARIAN.date("2030-01-09") == "2030. 01. 09."


def test_what_stands_within_a_phrase_is_said_first() -> None:
    broken = Phrase(
        "load-left-out",
        {"contender": Phrase("load-contender-pages"), "number": "2", "reason": UserError("load_too_small")},
    )
    told = "left out, since it failed in round 2: The load test needs at least two tables and one round."
    assert ENGLISH.phrase(broken) == f"Banneret, drawn pages: {told}"
    assert HUNGARIAN.phrase(broken).startswith(
        "Banneret, kirajzolt oldalak: kimaradt, mert hibázott (2. kör): A terhelés"
    )


def test_a_reason_of_ours_is_said_in_the_language() -> None:
    parts = {"package": "rlcard 1", "reason": "", "why": "bench-no-message"}
    assert ENGLISH.say("bench-not-installed", parts) == "rlcard 1 cannot be installed: no message"
    assert HUNGARIAN.say("bench-not-installed", parts) == "nem telepíthető: rlcard 1; az ok: nincs üzenet"
