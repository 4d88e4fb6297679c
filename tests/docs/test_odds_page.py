"""The pages of docs/odds and the picture say what the code says, and every game with such questions has its page."""

from __future__ import annotations

import pytest

from tools import calibration, odds_knights, odds_page


@pytest.mark.parametrize("name", odds_page.games())
def test_the_page_is_that_of_the_code(name: str) -> None:
    assert (odds_page.PAGES / f"{name}.md").read_text("utf-8") == odds_page.page(name)


def test_the_picture_is_that_of_the_code() -> None:
    drawn = odds_knights.picture(odds_knights.rows())
    assert (odds_page.PICTURES / odds_knights.PICTURE).read_text("utf-8") == drawn


def test_no_page_is_left_over() -> None:
    compared = [f"{name}-calibration" for name in calibration.games()]
    found = [file.stem for file in odds_page.PAGES.glob("*.md")]
    assert sorted(found) == sorted([*odds_page.games(), *compared, "README"])


def test_the_page_that_leads_to_the_others_names_them_all() -> None:
    assert (odds_page.PAGES / "README.md").read_text("utf-8") == calibration.index()
