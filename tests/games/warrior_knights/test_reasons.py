"""Why the expert did something, asked after the fact."""

from __future__ import annotations

import re

import pytest

from banneret.core.chance import FastChance
from banneret.core.wording import Wording, game_texts
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from tests.games.warrior_knights.tables import noble, own, play, reveal, table, upkeep

PARSE = WARRIOR_KNIGHTS.rules.catalogue.parse


def test_a_battle_by_what_it_is_worth() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    toward = WARRIOR_KNIGHTS.bot.explain(game, 0, PARSE("target monz"), game)
    assert toward is not None
    assert (toward.key, toward.parts["area"]) == ("battle", "monz")
    wording = Wording(WARRIOR_KNIGHTS, game_texts(WARRIOR_KNIGHTS, "hu"), ["Anita", "Márk", "Éva"], game.charter.data)
    assert re.search(r"várhatóan \d+,\d befolyást", wording.reason(toward))
    play(game, "target monz")
    passed = WARRIOR_KNIGHTS.bot.explain(game, 0, PARSE("pass"), game)
    assert passed is not None
    assert passed.key == "no-battle"
    crowns = WARRIOR_KNIGHTS.bot.explain(game, 0, PARSE("take crowns"), game)
    assert crowns is None  # it was not asked for that


def test_secret_plans_are_not_explained() -> None:
    game = WARRIOR_KNIGHTS.new(3, chance=FastChance(1))
    assert WARRIOR_KNIGHTS.bot.explain(game, 0, PARSE("to star"), game) is None
    assert WARRIOR_KNIGHTS.bot.explain(game, 0, PARSE("plan 1:levy_taxes"), game) is None


def test_a_revolt_that_was_put_down() -> None:
    game = table(3)
    own(game, 0, "monz")
    game.faith = [2, 0, 0]
    game.fate = [3, *[card for card in game.fate if card != 3]]  # a revolt
    upkeep(game)
    kept = WARRIOR_KNIGHTS.bot.explain(game, 0, PARSE("pay faith"), game)
    assert kept is not None
    assert (kept.key, kept.parts["city"]) == ("city-kept", "monz")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_reason_has_its_words(language: str) -> None:
    texts = game_texts(WARRIOR_KNIGHTS, language)
    for key in ("battle", "no-battle", "nothing-better", "city-kept", "city-let-go", "leader-refused", "no-harm"):
        assert texts.has(f"bot-{key}")
