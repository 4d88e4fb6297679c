"""docs/odds/knights.md and its picture say what the solver says."""

from __future__ import annotations

from tools import odds_page


def test_the_page_and_the_picture_are_those_of_the_code() -> None:
    found = odds_page.rows()
    assert odds_page.PAGE.read_text("utf-8") == odds_page.page(found)
    assert odds_page.PICTURE.read_text("utf-8") == odds_page.picture(found)
