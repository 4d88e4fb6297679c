"""A game on one page: short, in both languages, and every rule that it names exists."""

from __future__ import annotations

import re

import pytest

from banneret.core.texts import LANGUAGES
from banneret.core.wording import game_texts
from banneret.games import registry
from banneret.insight.primer import MOST_WORDS, pictured_table, primer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_ids())
def test_every_game_has_a_page_of_under_300_words_that_names_real_rules(game: str, language: str) -> None:
    kind = registry.load(game)
    told = primer(game_texts(kind, language))
    assert 100 < told.words() < MOST_WORDS
    assert len(told.turn) >= 3
    assert len(told.know) >= 3
    text = " ".join([told.about, told.aim, *told.turn, *told.know, told.first])
    named = re.findall(rf"{kind.prefix}-\d+\.\d+", text)
    assert len(named) >= 8
    assert set(named) <= set(kind.rules.numbers)


@pytest.mark.parametrize("game", registry.game_ids())
def test_both_languages_name_the_same_rules(game: str) -> None:
    kind = registry.load(game)
    number = re.compile(rf"{kind.prefix}-\d+\.\d+")
    named = [set(number.findall(str(primer(game_texts(kind, language))))) for language in LANGUAGES]
    assert named[0] == named[1]


def test_the_pictured_table_is_always_the_same() -> None:
    kind = registry.load("havoc")
    digests = {kind.digest(pictured_table(kind, 3, ["A", "B", "C"]).game) for _ in range(2)}
    assert len(digests) == 1
