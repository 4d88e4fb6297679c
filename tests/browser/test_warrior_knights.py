"""Warrior Knights in a real browser: planning, a march, a phone, the keyboard alone, accessibility."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_kit import PHONE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_accessible import EVERYWHERE, grave_faults, visitor_for_axe

CARD = "#region-hand button.wk-action.can[data-drag]"
LAID = "#region-hand .wk-laid[data-chosen]"
CONFIRM = "#region-prompt [data-confirm]"
PLANNING = f"body:not(:has({LAID})) {CARD}"
NOBLE = "g.wk-noble.can[data-acts^=choose]"
AREA = "g.wk-area.can"

# A Baron who fills his stacks with cards that move nobles, and then does what is highlighted first.
CHOICES = [
    ".offer .button", ".wk-stack[data-open]", f"{CONFIRM}:not([value=done])",
    f"{CARD}[id$=mobilize_forces]", f"{CARD}[id$=versatile_strategy]", CARD, CONFIRM, "button.wk-post.can",
    "button.wk-fate.can", "button.wk-number.can", "button.wk-choice.can", AREA, "button.wk-agenda-card.can",
    "button.wk-recruit.can", "button.wk-special.can", "g.wk-noble.can", "button.wk-army-head.can",
    "button.wk-fighter.can", "button.wk-troop.can", "#region-prompt button[name=action]",
    "#region-prompt button[value=cancel]",
]  # fmt: skip


def play_until(visitor: Visitor, wanted: str) -> None:
    """Play, one game after another if need be, until something is on the page."""
    visitor.play_until(wanted, CHOICES, again=lambda: sit(visitor))


def sit(visitor: Visitor) -> str:
    return visitor.sit_at("me", "bot:random", "bot:random", game="warrior_knights")


def planning(arrive: Arrive, **more: object) -> Visitor:
    """Somebody who plans now."""
    visitor = arrive(**more)
    sit(visitor)
    play_until(visitor, PLANNING)
    expect(visitor.page.locator("#region-opponents .chip-ready")).to_have_count(2)  # the bots plan at the same time
    return visitor


def lay(page: Page, card: str, stack: int) -> None:
    """Take up a card and put it into a stack."""
    before = page.locator(LAID).count()
    page.locator(f"{CARD}[id$={card}]").click()
    page.locator(f".wk-stack[data-place='{stack}'][data-open]").click()
    expect(page.locator(LAID)).to_have_count(before + 1)


# Planning.


def test_six_cards_are_planned_by_clicking_dragged_taken_back_and_confirmed_once(arrive: Arrive) -> None:
    visitor = planning(arrive)
    page = visitor.page
    expect(page.locator(".wk-slot")).to_have_count(6)
    lay(page, "levy_taxes", 1)
    lay(page, "levy_taxes", 1)
    page.locator(f"{CARD}[id$=mobilize_forces]").click()
    expect(page.locator(".wk-stack[data-open]")).to_have_count(2)  # the first stack is full
    page.keyboard.press("Escape")
    page.locator(LAID).first.click()
    expect(page.locator(LAID)).to_have_count(1)
    card = page.locator(f"{CARD}[id$=versatile_strategy]").bounding_box()
    place = page.locator(".wk-stack[data-place='3']").bounding_box()
    assert card is not None
    assert place is not None
    page.mouse.move(card["x"] + 20, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(place["x"] + 30, place["y"] + 40, steps=6)
    expect(page.locator(".wk-stack[data-place='3'][data-over]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".wk-stack[data-place='3'] .wk-laid")).to_have_count(1)
    for name, stack in (("mobilize_forces", 1), ("rally_support", 2), ("serve_the_church", 2), ("draft_soldiers", 3)):
        lay(page, name, stack)
    page.locator(f"{CONFIRM}[value=done]").click()
    expect(page.locator(".wk-planning")).to_have_count(0)
    expect(page.locator("#region-log")).to_contain_text("You have planned")


def test_the_keyboard_alone_plans_a_card(arrive: Arrive) -> None:
    visitor = planning(arrive)
    page = visitor.page
    page.locator(f"{CARD}[id$=levy_taxes]").focus()
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.matches('.wk-stack[data-open]')"), "the focus goes to the stacks"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".wk-stack[data-place='2'] .wk-laid")).to_have_count(1)


# Marching.


def test_a_noble_is_chosen_steps_along_his_way_and_goes(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor)
    page = visitor.page
    play_until(visitor, NOBLE)
    page.locator(NOBLE).first.click()
    expect(page.locator("g.wk-noble.chosen")).to_have_count(1)
    page.locator(AREA).first.click()
    expect(page.locator(f"{CONFIRM}[value=go]")).to_be_visible()
    expect(page.locator(".wk-way")).to_have_count(1)
    page.locator('#region-prompt button[value="cancel"]').click()
    expect(page.locator("g.wk-noble.chosen")).to_have_count(0)
    page.locator(NOBLE).first.click()
    refused = page.locator("g.wk-area[data-why]").first
    refused.hover()
    expect(page.locator(".why")).to_contain_text(re.compile(r"W-\d+"))
    page.locator(AREA).first.click()
    page.locator(f"{CONFIRM}[value=go]").click()
    expect(page.locator("#region-log .log-mine", has_text=re.compile("march|sail|ask")).first).to_be_attached()


def test_an_area_tells_its_armies_when_it_is_pointed_at_or_has_the_focus(arrive: Arrive) -> None:
    visitor = planning(arrive)
    page = visitor.page
    area = page.locator("g.wk-area:has(.wk-figure)").first
    tip = page.locator(f"#tip-{(area.get_attribute('id') or '').removeprefix('area-')}")
    expect(tip).to_be_hidden()
    area.hover()
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("strength")
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    area.focus()
    expect(tip).to_be_visible()


# Phones, and everybody.


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_the_cards_and_stacks_are_under_the_thumb_and_the_map_is_zoomed(
    arrive: Arrive, language: str
) -> None:
    visitor = planning(arrive, size=PHONE, language=language, has_touch=True, is_mobile=True)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for thing in [*page.locator(CARD).all(), *page.locator(".wk-stack").all()]:
        expect(thing).to_be_in_viewport(ratio=1)
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, "a thumb needs 44 pixels"
    page.locator(CARD).first.tap()
    page.locator(".wk-stack[data-open]").first.tap()
    expect(page.locator(LAID)).to_have_count(1)
    expect(page.locator(CONFIRM)).to_be_in_viewport(ratio=1)
    whole = page.locator("#kingdom").get_attribute("viewBox")
    page.locator(".zoom-button").first.tap()
    assert page.locator("#kingdom").get_attribute("viewBox") != whole


def test_the_table_of_warrior_knights_is_accessible(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    page = visitor.page
    sit(visitor)
    page.wait_for_selector("button.wk-post.can")
    assert grave_faults(page, EVERYWHERE) == []
    play_until(visitor, AREA)
    assert grave_faults(page, EVERYWHERE) == []
    play_until(visitor, PLANNING)
    page.locator(CARD).first.click()
    assert grave_faults(page, EVERYWHERE) == []
    play_until(visitor, "#battle, #assembly, #event")
    assert grave_faults(page, EVERYWHERE) == []
