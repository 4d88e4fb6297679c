"""An evening with friends by clicking: an invitation, one rematch for all, the same person on another device."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.browser_kit import PHONE, Visitor
from tests.browser.conftest import Arrive

SECONDS = 420.0  # a whole game of four; on a quiet machine a tenth of it


def call_oneself(visitor: Visitor, name: str) -> None:
    page = visitor.open("/settings")
    page.locator("#name").fill(name)
    page.locator(".settings-form .button-primary").click()
    page.wait_for_selector(".notice[role=status]")


def play_to_the_end(table: str, visitors: list[Visitor]) -> None:
    """By requests; the first sees on her page what becomes of it, the others come back when it is over."""
    for visitor in visitors[1:]:
        visitor.open("/settings")
    end = time.monotonic() + SECONDS
    while visitors[0].status() != "over":
        assert time.monotonic() < end, visitors[0].prompt()
        if not any(visitor.answer(table) for visitor in visitors):
            visitors[0].page.wait_for_timeout(15)
    for visitor in visitors[1:]:
        visitor.open(f"/t/{table}")
        visitor.listening()


def test_three_people_and_a_bot_play_again_together(arrive: Arrive) -> None:
    anna, bela, cili = arrive(), arrive(), arrive("hu")
    for visitor, name in ((anna, "Anna"), (bela, "Béla"), (cili, "Cili")):
        call_oneself(visitor, name)
    table = anna.sit_at("me", "open", "open", "bot:easy", public=True, options={"peace_card": "short"})
    for visitor in (bela, cili):
        visitor.open(f"/t/{table}")
        visitor.listening()
        visitor.page.locator("button[value=take]").first.click()
    for visitor in (anna, bela, cili):
        visitor.page.wait_for_selector("#region-hand .hand-card")
    play_to_the_end(table, [anna, bela, cili])

    bela.page.locator(".prompt-over .button-primary").click()
    bela.page.wait_for_selector(".waiting")
    again = urlsplit(bela.page.url).path
    expect(anna.page.locator(".prompt-offer")).to_have_text("Béla offers another game.")
    expect(cili.page.locator(".prompt-offer")).to_have_text("Béla újabb játszmát ajánl.")
    anna.page.locator(".prompt-over .button-primary").click()
    anna.page.wait_for_selector(".waiting")
    assert urlsplit(anna.page.url).path == again
    stranger = arrive()
    stranger.open(again)
    assert stranger.page.locator("button[value=take]").count() == 0
    page = cili.open("/")
    expect(page.locator(f'.table-row:has(a[href="{again}"]) .tag-turn')).to_have_text("fenntartjuk a helyed")
    page.locator(f'a[href="{again}"]').click()
    page.locator("button[value=take]").click()
    for visitor in (anna, bela, cili):
        expect(visitor.page.locator("body")).to_have_attribute("data-status", "playing")
        expect(visitor.page.locator("#region-hand .hand-card").first).to_be_visible()
        assert urlsplit(visitor.page.url).path == again


def test_an_invitation_is_copied_and_leads_on_when_it_was_used(arrive: Arrive) -> None:
    anna, bela, late = arrive(permissions=["clipboard-read", "clipboard-write"]), arrive(), arrive()
    call_oneself(anna, "Anna")
    page = anna.open("/new?game=havoc")
    page.locator("#players").select_option("2")
    page.locator("#seat-1").select_option("invite")
    page.locator(".new-table .button-primary").click()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.locator(".invite-link").input_value()
    page.locator(".qr-fold summary").click()
    expect(page.locator(".qr")).to_be_visible()
    page.reload()
    expect(page.locator(".invite-link")).to_have_value(link)
    bela.page.goto(link)
    expect(bela.page.locator(".lead")).to_contain_text("Anna keeps a seat for you")
    assert bela.page.locator("#name").get_attribute("placeholder") is None, "no name is suggested, least the host's"
    bela.page.locator("#name").fill("Béla")
    bela.page.locator("main .button-primary").click()
    expect(bela.page.locator("#region-hand .hand-card").first).to_be_visible()
    bela.page.goto(link)
    expect(bela.page.locator("#notice")).to_contain_text("You already sit at this table.")
    late.page.goto(link)
    late.faults.clear()  # the browser notes the status
    late.page.get_by_role("link", name="Watch").click()
    expect(late.page.locator("#region-opponents")).to_contain_text("Béla")


def test_a_game_goes_on_on_the_phone(arrive: Arrive) -> None:
    desk, phone = arrive(), arrive(size=PHONE)
    call_oneself(desk, "Anna")
    table = desk.sit_at("me", "bot:easy")
    page = desk.open("/settings")
    page.get_by_role("link", name="Manage").click()
    page.locator("#device .button-primary").click()
    expect(page.locator(".qr")).to_be_attached()
    phone.page.goto(page.locator(".invite-link").input_value())
    phone.page.get_by_role("button", name="Continue as Anna").click()
    phone.page.locator(f'a[href="/t/{table}"]').click()
    expect(phone.page.locator("#region-hand .hand-card").first).to_be_visible()
    page.reload()
    expect(page.locator("#sessions .table-row")).to_have_count(2)
    page.locator("#sessions .table-row form .button").click()
    expect(page.locator("#sessions .table-row")).to_have_count(1)
    desk.answer(table)  # what is new there is no longer for the phone
    expect(phone.page.locator("main")).to_contain_text("This table is private.")
    phone.faults.clear()  # the browser notes the status
    phone.open("/mine")
    expect(phone.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
