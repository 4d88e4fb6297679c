"""A whole game through the page, and what is left of it afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browser_kit import WARLIKE
from tests.browser.conftest import Arrive


def test_a_newcomer_is_in_a_game_two_clicks_after_arriving(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.open("/")
    page.locator('form[action="/play-now"] .button-primary').first.click()
    expect(page.locator("#region-hand .hand-card").first).to_be_visible()
    assert visitor.status() == "playing"


def test_a_whole_game_of_havoc_against_a_bot(arrive: Arrive) -> None:
    """From the form of a new table to the final standing, the replay and the record."""
    visitor = arrive()
    page = visitor.open("/new?game=havoc")
    page.locator("#players").select_option("2")
    page.locator("#seat-1").select_option("bot:random")
    page.locator("summary", has_text="table").last.click()
    page.locator("#pace").select_option("0.0")
    page.locator(".new-table .button-primary").click()
    page.wait_for_selector("#region-prompt")
    visitor.among_bots = True
    clicked, _ = visitor.click_on(WARLIKE, ".prompt-over")
    assert len(clicked) > 20
    expect(page.locator(".prompt-over .button-primary")).to_be_visible()

    with page.expect_download() as download:
        page.locator('.prompt-over a[href$="/record"]').click()
    assert download.value.path().read_text("utf-8").startswith("banneret-record")

    page.locator('.prompt-over a[href$="/standing"]').click()
    expect(page.locator(".standing-table tbody tr")).to_have_count(2)
    page.locator('a[href$="/replay"]').first.click()
    step = page.locator("[data-live=step]")
    at_first = step.inner_text()
    assert at_first.startswith("0 / ")
    page.locator("[data-go=last]").click()
    expect(step).not_to_have_text(at_first, use_inner_text=True)
    page.locator(".slider").fill("3")
    expect(page.locator(".slider")).to_have_value("3")
    expect(step).to_contain_text("3")
    page.locator("[data-go=on]").click()
    expect(page.locator(".slider")).to_have_value("4")

    page.go_back()
    page.locator('form[action$="/again"] .button-primary').click()
    page.wait_for_selector("#region-prompt")
    expect(page.locator("body")).to_have_attribute("data-status", "playing")
