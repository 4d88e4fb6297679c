"""A guided first game in the browser: explained at once, good answers marked, switched off and on with a click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browser_kit import PHONE
from tests.browser.conftest import Arrive

PATIENT_MILLISECONDS = 60_000.0  # the process of the tutor starts with the first advice
GUIDED = "form:has(input[name=game][value={game}]) button[name=guided]"


def test_a_newcomer_is_led_from_the_first_page_by_marked_answers(arrive: Arrive) -> None:
    somebody = arrive()
    page = somebody.page
    page.set_default_timeout(PATIENT_MILLISECONDS)
    page.goto(somebody.address)
    page.click(GUIDED.format(game="field_of_glory"))
    page.wait_for_selector(".listening .prompt-asked")
    expect(page.locator(".guide-told")).to_be_visible()
    marked = page.locator(".recommended").first
    expect(marked).to_be_visible(timeout=PATIENT_MILLISECONDS)
    expect(page.locator(".guide-row")).to_contain_text("The expert would:")
    question = page.locator(".prompt-sentence").inner_text()
    marked.click()
    page.wait_for_function("before => document.querySelector('.prompt-sentence').innerText !== before", arg=question)


def test_one_click_puts_the_guide_away_and_brings_it_back(arrive: Arrive) -> None:
    somebody = arrive(size=PHONE, language="hu")
    page = somebody.page
    page.set_default_timeout(PATIENT_MILLISECONDS)
    page.goto(somebody.address)
    page.click(GUIDED.format(game="field_of_glory"))
    page.wait_for_selector(".listening .prompt-asked")
    expect(page.locator(".guide-told")).to_be_visible()
    page.click("[data-guide-switch].guide-switch")
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".recommended")).to_have_count(0)
    page.click("[data-guide-switch].guide-switch")
    expect(page.locator(".guide-told")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
