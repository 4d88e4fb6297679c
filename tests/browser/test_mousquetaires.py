"""Mousquetaires du Roy in a real browser: alone, as one musketeer among bots, as Milady, on a phone, accessible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from banneret.server.web.lobby import PLANS
from tests.browser.browser_kit import PHONE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_accessible import EVERYWHERE, grave_faults, visitor_for_axe

BOT = next(plan for plan in PLANS if plan.startswith("bot:"))  # the quickest that is offered
ALONE = {"milady": "none"}
CONFIRM = "#region-prompt [data-confirm]"
ACTS = "#region-prompt button[value='end turn']"
END = "body[data-status=over], .prompt-over"

# What is clicked, best first: what is begun is finished, fights and challenges before walks, the end of the turn last.
CHOICES = [
    ".offer .button", CONFIRM, "button.mq-token-left.can", "button.mq-reserve-card.can", "button.mq-screen-card.can",
    "button.mq-man.can:not([data-acts^=exchange])", "#region-hand button.hand-card.can[data-draft]",
    "button.mq-enemy.can", "button.mq-challenge.can", "#constance.can", "button.mq-token.can:not([data-acts^=look])",
    "#place-paris.can", "#place-louvre.can", "#region-prompt button[value=keep]", "#region-prompt button[value=done]",
    "#region-prompt button[value=decline]", "#region-prompt button[value=draw]", ACTS,
    "#region-prompt button[name=action]", ".piece.can[data-acts]",
]  # fmt: skip


def play_until(visitor: Visitor, wanted: str) -> set[str]:
    """Play until something is on the page; what was clicked."""
    return visitor.play_until(wanted, CHOICES)


def sit(visitor: Visitor, *seats: str, **more: object) -> str:
    return visitor.sit_at(*seats, game="mousquetaires", **more)


def alone(visitor: Visitor) -> None:
    """One person leads all four, and Milady plays by herself; it is his turn."""
    sit(visitor, "me", options=ALONE)
    play_until(visitor, ACTS)


# Whole games.


def test_a_whole_game_alone_by_clicking(arrive: Arrive) -> None:
    """From the form of a new table to the standing, without any bot."""
    visitor = arrive()
    page = visitor.open("/new?game=mousquetaires")
    expect(page.locator(".seat-plans")).to_contain_text("Milady")
    page.locator("#players").select_option("1")
    page.locator(".new-table .button-primary").click()
    page.wait_for_selector("#region-prompt")
    visitor.listening()
    expect(page.locator(".mq-plate-milady")).to_contain_text("plays by herself")
    clicked = play_until(visitor, END)
    assert {CONFIRM, "button.mq-man.can:not([data-acts^=exchange])", "#place-paris.can"} <= clicked
    expect(page.locator(".mq-ending")).to_be_visible()
    page.locator('.prompt-over a[href$="/standing"]').click()
    expect(page.locator(".standing-table tbody tr")).to_have_count(1)
    expect(page.locator(".standing-table")).to_contain_text("Musketeers")
    page.locator('a[href$="/replay"]').first.click()
    page.locator(".slider").fill("3")
    expect(page.locator(".mq-board")).to_be_visible()


def test_as_one_musketeer_among_bots(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.record()
    sit(visitor, "me", *[BOT] * 4)
    page = visitor.page
    play_until(visitor, "button.mq-man.can[data-acts^=choose]")
    page.locator("#man-aramis").click()
    play_until(visitor, ACTS)
    expect(page.locator(".mq-sheet-mine")).to_have_count(1)
    expect(page.locator("#region-hand .hand-card").first).to_be_visible()
    play_until(visitor, "#place-colombier.can")  # not from the Bastille
    page.locator("#place-colombier").click()
    expect(page.locator("#place-colombier")).to_have_attribute("aria-label", re.compile(r"Aramis, [1-3] life point"))
    page.locator(ACTS).click()
    play_until(visitor, ".mq-roll .mq-throw")
    visitor.stop_recording()
    everything = page.content() + "\n".join(visitor.heard)
    assert "mq-screen" not in everything, "what lies behind Milady's screen was sent"
    assert "mq-going" not in everything


def test_as_milady(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor, *[BOT] * 3, "me")
    page = visitor.page
    expect(page.locator("#region-hand .mq-screen")).to_be_visible()
    page.locator("#left-decoy").click()
    expect(page.locator("#token-0[data-chosen]")).to_be_visible()
    page.locator("#token-0[data-chosen]").click()
    expect(page.locator("#token-0[data-chosen]")).to_have_count(0)
    play_until(visitor, "#place-richelieu.can")
    page.locator("#place-quest").click()
    expect(page.locator(".mq-going")).to_have_count(1)
    expect(page.locator("#location-quest")).to_be_visible()
    play_until(visitor, "#region-prompt button[value='draw treachery'], #place-richelieu.can")


def test_M_15_8_several_tokens_are_chosen_one_is_taken_back_and_all_are_paid_at_once(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor, "me", options={**ALONE, "easier_start": "true"})
    page = visitor.page
    play_until(visitor, f"body:has({ACTS}) #place-quest.can")
    page.locator("#place-quest.can .mq-nameplate").click()
    page.locator("#token-11[data-acts*=look]").click()
    for choice in page.locator(".offer .button").all()[:1]:
        choice.click()
    expect(page.locator("#token-11[data-chosen]")).to_be_visible()
    page.locator("#token-7.can").click()
    expect(page.locator("#token-7[data-chosen]")).to_be_visible()
    page.locator("#token-11[data-chosen]").click()
    expect(page.locator("#token-11[data-chosen]")).to_have_count(0)
    page.locator("#region-prompt button[value='pay 1']").click()
    expect(page.locator("#token-7.mq-token-up")).to_be_visible()
    expect(page.locator(".mq-token-up")).to_have_count(1)


# Phones, and everybody.


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_everything_can_be_read_and_tapped(arrive: Arrive, language: str) -> None:
    visitor = arrive(size=PHONE, language=language, has_touch=True, is_mobile=True)
    page = visitor.page
    alone(visitor)
    play_until(visitor, f"body:has(.mq-place.can):has(#region-hand .hand-card) {ACTS}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    written = "document.querySelector('.mq-place-name').getBoundingClientRect().height"
    assert page.evaluate(written) >= 11, "the names on the map can be read"
    hand = page.locator("#region-hand .hand-card").first.bounding_box()
    assert hand is not None
    assert hand["y"] > PHONE[1] / 2
    for button in page.locator("#region-prompt .prompt-answers > .button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, "a thumb needs 44 pixels"
    place = page.locator(".mq-place.can").first.bounding_box()
    assert place is not None
    assert min(place["width"], place["height"]) >= 44
    page.locator(".mq-place.can .mq-nameplate").last.tap()
    page.wait_for_selector(ACTS)


def test_the_table_of_the_musketeers_is_accessible(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    page = visitor.page
    alone(visitor)
    assert grave_faults(page, EVERYWHERE) == []
    play_until(visitor, ".mq-roll .mq-throw")
    assert grave_faults(page, EVERYWHERE) == []
    sit(visitor, BOT, "me")
    page.locator("#left-decoy").click()
    page.wait_for_selector("#token-0[data-chosen]")
    assert grave_faults(page, EVERYWHERE) == []
