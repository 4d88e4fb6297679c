"""Small helps at the table: a draft by suggestion, a question before what cannot be undone, who is writing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_kit import PATIENCE, PHONE
from tests.browser.conftest import Arrive
from tests.browser.test_consent import two_at_a_table

SUGGEST, REST = "[data-accord=suggest]:not([name=rest])", "[data-accord=suggest][name=rest]"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_an_army_is_drafted_by_suggestion_on_a_phone(arrive: Arrive, language: str) -> None:
    """F-3.6 One round, changed, and then all that are left: five taps instead of 36."""
    visitor = arrive(language=language, size=PHONE, has_touch=True)
    visitor.sit_at("me", "bot:random", game="field_of_glory")
    page = visitor.page
    expect(page.locator(".fog-offered")).to_have_count(4)
    page.locator(SUGGEST).tap()
    expect(page.locator(".fog-offered.chosen")).to_have_count(2)
    expect(page.locator(SUGGEST)).to_have_count(0)
    page.locator(".fog-offered.chosen").first.tap()
    expect(page.locator(".fog-offered.chosen")).to_have_count(1)
    page.locator(REST).tap()
    expect(page.locator(".fog-mark-done")).to_have_count(11, timeout=4 * PATIENCE)  # a bot thinks for each round
    expect(page.locator(".fog-offered.chosen")).to_have_count(2)
    expect(page.locator("[data-accord=suggest]")).to_have_count(0)
    page.locator(".fog-offered.chosen").first.tap()
    expect(page.locator(".fog-offered.chosen")).to_have_count(1)
    page.locator("button.fog-offered.can").last.tap()
    page.locator("#region-prompt [data-confirm][value=done]").tap()
    expect(page.locator(".fog-offered")).to_have_count(0)


@pytest.mark.parametrize(("game", "set_up"), [("field_of_glory", ".fog-offer"), ("warrior_knights", ".wk-post")])
def test_one_click_on_the_first_page_leads_past_the_setting_up(arrive: Arrive, game: str, set_up: str) -> None:
    visitor = arrive()
    page = visitor.open("/")
    page.locator(f"form.play-now:has([value={game}]) [name=quick]").click()
    page.wait_for_selector(".listening .prompt-asked", timeout=4 * PATIENCE)  # bots choose for everybody
    expect(page.locator(set_up)).to_have_count(0)
    expect(page.locator("#region-hand .piece").first).to_be_visible()


def test_who_wants_it_is_asked_before_a_single_tap_that_may_not_be_taken_back(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE, has_touch=True)
    page = visitor.open("/settings")
    page.locator("[name=confirms]").check()
    page.locator(".playing-form .button-primary").tap()
    expect(page.locator("[name=confirms]")).to_be_checked()
    visitor.sit_at("me", "bot:random")
    visitor.play_until("#region-prompt button[data-single]")
    single = page.locator("#region-prompt button[data-single]").first
    said, log = single.get_attribute("value"), page.locator(".log-line").count()
    single.tap()
    expect(page.locator(".offer .button")).to_have_count(1)
    expect(page.locator(".offer .button")).to_have_attribute("value", said or "")
    page.locator("#region-opponents .plate").first.tap()
    expect(page.locator(".offer")).to_have_count(0)
    assert page.locator(".log-line").count() == log, "nothing was answered"
    single.tap()
    page.locator(".offer .button").tap()
    expect(page.locator(".log-line").nth(log)).to_be_attached()


def test_the_other_sees_who_is_writing_until_the_line_comes(arrive: Arrive) -> None:
    anna, bela = two_at_a_table(arrive, "none")
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/writing") else None)
    for visitor in (anna, bela):
        visitor.page.locator("label:has(#side-chat)").click()
    field = anna.page.locator("#chat [name=text]")
    field.press_sequentially("Bon jour, Béla")
    expect(bela.page.locator("[data-live=writing]")).to_have_text("Anna éppen ír…")
    expect(anna.page.locator("[data-live=writing]")).to_have_text("")
    assert 1 <= len(sent) <= 3, "not every letter is told"
    field.press("Enter")
    expect(bela.page.locator(".chat-words")).to_have_text("Bon jour, Béla")
    expect(bela.page.locator("[data-live=writing]")).to_have_text("")
    field.press_sequentially("…")
    expect(bela.page.locator("[data-live=writing]")).to_have_text("Anna éppen ír…")
    expect(bela.page.locator("[data-live=writing]")).to_have_text("", timeout=PATIENCE)
