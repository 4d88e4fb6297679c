"""Lessons and puzzles on a phone: all that matters is in sight, and a map can be looked at closely."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browser_kit import PHONE
from tests.browser.conftest import Arrive

HELD = "cards => cards.every(card => card.getBoundingClientRect().right <= innerWidth)"


def holds_all_cards_in_sight(page: Page, count: int) -> None:
    cards = page.locator(".pictured .hand-card > :first-child")
    expect(cards).to_have_count(count)
    assert cards.evaluate_all(HELD)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_lesson_on_a_phone_shows_the_whole_hand_and_what_an_answer_did(arrive: Arrive) -> None:
    page = arrive("hu", PHONE).open("/learn/havoc/lessons/5")
    holds_all_cards_in_sight(page, 8)
    choices = page.locator(".lesson-choices button")
    choices.nth(0).click()
    expect(page.locator(".lesson-answered")).to_be_in_viewport()
    expect(page.locator(".lesson-wrong")).to_have_count(1)
    choices.nth(1).click()
    expect(page.locator(".lesson-answered")).to_be_in_viewport()
    expect(page.locator(".lesson-wrong")).to_have_count(0)
    holds_all_cards_in_sight(page, 9)


def test_the_hand_of_a_puzzle_is_whole_on_a_phone(arrive: Arrive) -> None:
    holds_all_cards_in_sight(arrive("en", PHONE).open("/learn/havoc/puzzles/1"), 14)


def test_the_map_of_a_lesson_can_be_zoomed(arrive: Arrive) -> None:
    page = arrive("en", PHONE).open("/learn/warrior_knights/lessons/2")
    closer = page.locator(".zoom-button").first
    closer.click()
    expect(page.locator("svg[data-zoomed]")).to_have_count(1)
    expect(closer).to_have_attribute("aria-label", "Zoom in")
