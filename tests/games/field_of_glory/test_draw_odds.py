"""What the next cards may bring: exact by what the player knows, told at the table where help is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from banneret.core.table import Table
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.odds.draw_odds import none_drawn
from banneret.games.field_of_glory.rules.cards import TYPE, TYPE_IDS, parse_card, parse_cards
from banneret.games.field_of_glory.rules.data import load_data
from tests.games.field_of_glory.tables import play, question, state, table
from tests.games.field_of_glory.test_table_drawing import Page, canvas

HANDS = {"Red": "co5 hi2 re2", "Blue": "cv4 cv3"}
DRAWING: dict[str, Any] = {"turn": "Red", "phase": "draw", "hands": HANDS}
OUT = {"rest": {"Red": "victory"}}


def after(at: Table, act: str) -> dict[str, float]:
    found = FIELD_OF_GLORY.odds.prospects(at.view(0))
    assert found is not None
    return found.after[act]


def counted_out(first: Sequence[int], second: Sequence[int], draws: int, blanks: int = 0) -> dict[str, float]:
    """All ways to draw from a deck, and from a pile (with some cards that nobody wants) once the deck is empty."""
    first_draws = min(draws, len(first))
    pile = [*second, *[-1] * blanks]
    second_draws = min(draws - first_draws, len(pile))
    hits: dict[str, int] = {}
    ways = 0
    for deck_part in combinations(first, first_draws):
        for pile_part in combinations(pile, second_draws):
            ways += 1
            for id in {TYPE_IDS[TYPE[card]] for card in [*deck_part, *pile_part] if card >= 0}:
                hits[id] = hits.get(id, 0) + 1
    return {id: count / ways for id, count in hits.items()}


def test_none_of_the_wanted_cards_is_certain_only_without_draws_or_wanted_cards() -> None:
    assert none_drawn(2, 5, 0) == 1.0
    assert none_drawn(0, 5, 3) == 1.0
    assert none_drawn(3, 5, 3) == 0.0, "exactly: what is certain is told as 100 %"
    assert none_drawn(0, 0, 0) == 1.0


def test_F_8_1_a_draw_tells_every_type_it_may_bring() -> None:
    at = table(DRAWING)
    assert question(at) == "DrawMode"
    deck = state(at).decks[0]
    assert after(at, "draw") == pytest.approx(counted_out(deck, [], 3))
    assert after(at, "trade co5") == pytest.approx(counted_out(deck, [], 5))
    assert after(at, "trade hi2") == after(at, "trade re2") == pytest.approx(counted_out(deck, [], 2))


def test_F_4_3_a_deck_that_runs_out_goes_on_with_the_discards() -> None:
    at = table({**DRAWING, **OUT, "deck": {"Red": "pk3 mi2"}, "discard": {"Red": "cv2 li2 li3 sp4"}})
    deck, pile = parse_cards("pk3 mi2"), parse_cards("cv2 li2 li3 sp4")
    told = after(at, "draw")
    assert told == pytest.approx(counted_out(deck, pile, 3))
    assert told["pike"] == told["medium_infantry"] == 1.0
    assert told["light_infantry"] == pytest.approx(0.5)
    assert after(at, "trade co5") == pytest.approx(counted_out(deck, pile, 5, blanks=1))
    assert "commander" not in after(at, "trade co5"), "to get the same card back is to gain nothing"


def test_F_4_3_with_fewer_cards_than_draws_all_of_them_come() -> None:
    at = table({**DRAWING, **OUT, "deck": {"Red": "pk3"}, "discard": {"Red": "cv2"}})
    assert after(at, "draw") == {"cavalry": 1.0, "pike": 1.0}
    empty = table({**DRAWING, **OUT, "deck": {"Red": ""}, "discard": {"Red": ""}})
    assert after(empty, "draw") == {}


def test_F_6_6_in_the_action_phase_reserves_and_the_draw_to_come_are_told() -> None:
    at = table({"turn": "Red", "hands": HANDS})
    assert after(at, "reserves") == after(at, "draw") == pytest.approx(counted_out(state(at).decks[0], [], 3))
    play(at, "Red", "deploy")
    assert FIELD_OF_GLORY.odds.prospects(at.view(0)) is None
    without = table({"turn": "Red", "hands": {"Red": "co5 hi2", "Blue": "cv4"}})
    found = FIELD_OF_GLORY.odds.prospects(without.view(0))
    assert found is not None
    assert set(found.after) == {"draw"}


def test_what_is_told_follows_from_the_view_alone() -> None:
    """The order of the deck and all cards of the other change nothing."""
    cards = parse_cards("pk3 mi2 co5 li2 li3")
    tables = [
        table({**DRAWING, **OUT, "deck": {"Red": deck}, "hands": {"Red": "hi2", "Blue": blue}}, seed=seed)
        for deck, blue, seed in (("pk3 mi2 co5 li2 li3", "cv4 cv3", 1), ("li3 co5 pk3 li2 mi2", "el2 sp4", 9))
    ]
    told = [after(at, "draw") for at in tables]
    assert told[0] == told[1] == pytest.approx(counted_out(cards, [], 3))
    for at in tables:
        assert FIELD_OF_GLORY.odds.prospects(at.view(1)) is None
        assert FIELD_OF_GLORY.odds.prospects(at.view(-1)) is None


# At the table.


def shown(at: Table, language: str = "en", helped: bool = True) -> Page:
    given = canvas(at, 0, language)
    if helped:
        given.prospects = FIELD_OF_GLORY.odds.prospects(at.view(0))
    drawing = FIELD_OF_GLORY.web.draw(at.view(0), given)
    return Page(drawing.regions["board"] + drawing.regions["hand"])


@pytest.mark.parametrize(
    ("language", "title", "heads", "told"),
    [
        (
            "en",
            "What your next cards may bring",
            ["3 cards", "1 for 2", "1 for 5"],
            "The next 3 cards, at least one – ",
        ),
        ("hu", "Mit hozhatnak a következő lapjaid", ["3 lap", "1 helyett 2"], "A következő 3 lap közt legalább egy – "),
    ],
)
def test_F_8_1_where_a_draw_is_chosen_a_chart_tells_what_it_may_bring(
    language: str, title: str, heads: list[str], told: str
) -> None:
    at = table({**DRAWING, **OUT, "deck": {"Red": "pk3 mi2 mi3"}, "discard": {"Red": "cv2 li2"}})
    page = shown(at, language)
    text = page.text()
    assert title in text
    for head in heads:
        assert head in text
    assert "open" in page.with_id("draws")
    assert told in page.with_id("deck-0")["title"]
    assert told not in page.with_id("deck-1")["title"]
    words = load_data().types[TYPE[parse_card("pk3")]].names[language]
    assert f"{words}: 100%" in page.with_id("deck-0")["title"]
    assert f"{words}: 67%" in page.card("hi2")["title"]
    assert f"{words}: 100%" in page.card("co5")["title"]
    plain = shown(at, language, helped=False)
    assert title not in plain.text(), "only where help is allowed"
    assert "–" not in plain.with_id("deck-0")["title"]


def test_F_6_6_before_the_draw_the_chart_is_folded_up() -> None:
    at = table({"turn": "Red", "hands": HANDS})
    page = shown(at)
    assert "open" not in page.with_id("draws")
    assert "1 for" not in page.text()
    assert "The next 3 cards" in page.card("re2")["title"]
    assert "The next" not in page.card("co5")["title"]
