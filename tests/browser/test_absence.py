"""Somebody stays away: the host is offered a bot by itself, without loading the page again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser_kit import Visitor
from tests.browser.served import running_server


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that takes people for absent after half a second, and lets a bot be put in some seconds later."""
    with running_server(tmp_path_factory.mktemp("absence") / "tables.db", "hurry") as address:
        yield address


@pytest.mark.parametrize(("language", "words"), [("en", "Can be replaced in"), ("hu", "Pótolható ennyi idő múlva:")])
def test_a_bot_is_offered_when_the_grace_time_is_over(
    browser: Browser, hurried: str, language: str, words: str
) -> None:  # fmt: skip
    anna, bela = (Visitor(browser.new_context(locale=language), hurried) for _ in range(2))
    table = anna.sit_at("me", "open", public=True)
    bela.open(f"/t/{table}")
    bela.page.locator('button[value="take"]').click()
    page = anna.page
    page.wait_for_selector("#region-hand .hand-card")
    page.locator("#menu summary").click()
    bela.close()
    soon = page.locator(".seat-grace")
    expect(soon).to_contain_text(words)
    expect(page.locator(".seat-item .tag-away time")).to_be_visible()  # since when
    expect(soon.locator("[data-until]")).to_have_text(re.compile("^0:0[0-8]$"))
    page.locator('.seat-item button[value="replace"]').click()
    expect(page.locator("#region-opponents")).to_be_visible()
    page.locator("#menu summary").click()
    expect(page.locator(".seat-item .tag-away")).to_have_count(0)
    assert anna.state(table)["seats"][1]["kind"] == "bot"
    assert anna.faults == []
    anna.close()
