"""docs/cards/warrior_knights.md says what the data file says."""

from __future__ import annotations

from tools import cards_page


def test_the_page_is_that_of_the_data_file() -> None:
    assert cards_page.PAGE.read_text("utf-8") == cards_page.page()


def test_every_card_stands_on_the_page_in_both_languages() -> None:
    page = cards_page.page()
    data = cards_page.read()
    for key in ("action", "neutral_action", "event", "agenda", "open_motion", "noble", "city", "shape", "expedition"):
        for record in data[key]:
            assert cards_page.named(record) in page, record["id"]
            for text in cards_page.texts(record):
                assert text in page, record["id"]


def test_the_counts_are_those_of_the_box() -> None:
    page = cards_page.page()
    assert "36 cards: 13 red, 11 green, 12 blue." in page
    assert "44 cards, 41 different ones." in page
    assert "24 cards: 9 “deal 100”, 6 “prevent 100”, 6 “victory”, 3 “draw another”; 6 with a revolt." in page
    assert "66 mercenaries and 24 vassals." in page
