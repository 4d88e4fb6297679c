"""What people agree on by clicking: a pause, and taking an answer back; with time to answer, and a holiday."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.browser_kit import PHONE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_evening import call_oneself


def two_at_a_table(arrive: Arrive, clock: str) -> tuple[Visitor, Visitor]:
    """Anna, and Béla on a phone, who reads Hungarian, where answers may be taken back; with a clock or not."""
    anna, bela = arrive(), arrive("hu", PHONE)
    call_oneself(anna, "Anna")
    call_oneself(bela, "Béla")
    page = anna.open("/new?game=havoc")
    page.locator("#players").select_option("2")
    page.locator("#seat-1").select_option("open")
    page.locator("details:has([name=take_backs]) > summary").click()
    page.locator("[name=take_backs]").check()
    page.locator("#clock").select_option(clock)
    expect(page.locator("#bank-minutes")).to_be_visible(visible=clock == "bank")
    expect(page.locator("#answer-hours")).to_be_visible(visible=clock == "turns")
    page.locator(".form-end .button-primary").click()
    page.wait_for_selector(".waiting")
    bela.open(page.url.removeprefix(bela.address))
    bela.listening()
    bela.page.locator("button[value=take]").first.click()
    for visitor in (anna, bela):
        visitor.page.wait_for_selector("#region-hand .hand-card")
        visitor.listening()
    return anna, bela


def test_a_pause_is_offered_agreed_to_and_ended_by_the_other(arrive: Arrive) -> None:
    anna, bela = two_at_a_table(arrive, "turns")
    for visitor, words in ((anna, "to answer until"), (bela, "a válasz határideje:")):
        expect(visitor.page.locator(".prompt-clock")).to_contain_text(words)
    anna.page.locator("#menu > summary").click()
    expect(anna.page.locator(".seat-clock")).to_have_count(1)  # of who is asked
    anna.page.locator("[data-accord=pause]").click()
    expect(anna.page.locator(".accord-words")).to_have_text("You offered a pause. Still to agree: Béla.")
    expect(bela.page.locator(".accord-words")).to_have_text("Anna szünetet ajánl.")
    bela.page.locator("[data-accord=agree]").click()
    expect(anna.page.locator(".prompt-paused")).to_contain_text("The game is paused.")
    expect(bela.page.locator(".prompt-paused")).to_contain_text("A játék szünetel.")
    assert anna.page.locator(".piece.can").count() == 0
    bela.page.locator("[data-accord=resume]").click()
    for visitor in (anna, bela):
        expect(visitor.page.locator(".prompt-paused")).to_have_count(0)
        expect(visitor.page.locator(".accord")).to_have_count(0)

    last = datetime.now(UTC) + timedelta(days=3)
    page = bela.open("/settings")
    page.locator("#holiday").fill(f"{last:%Y-%m-%d}")
    page.locator("form:has(#holiday) .button-primary").click()
    page.wait_for_selector(".notice[role=status]")
    anna.page.locator("#menu > summary").click()
    expect(anna.page.locator("#menu")).to_contain_text(f"on holiday until the end of {last:%B} {last.day}")


def test_an_answer_is_taken_back_when_the_other_agrees(arrive: Arrive) -> None:
    anna, bela = two_at_a_table(arrive, "bank")
    expect(anna.page.locator(".prompt-clock [role=timer]")).to_have_text(re.compile(r"^\d+:\d\d$"))
    asked, other = (anna, bela) if anna.page.locator(".prompt-asked").count() else (bela, anna)
    while not other.page.locator(".prompt-asked").count():
        asked.click_next(unless="[data-accord=ask-back]")
        asked.page.wait_for_timeout(20)
    asked.page.locator("[data-accord=ask-back]").click()
    other.page.locator("[data-accord=agree]").click()
    expect(asked.page.locator(".prompt-asked")).to_be_visible()
    expect(other.page.locator(".prompt-waiting")).to_be_visible()
    for visitor, words in ((anna, "With the consent of all"), (bela, "Közös megegyezéssel")):
        expect(visitor.page.locator("#region-log")).to_contain_text(words)
