"""Two people at one table, each with a browser: nobody is ever sent what the other alone may know."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.browser_kit import Visitor
from tests.browser.conftest import Arrive

STEPS, SECONDS = 40, 120.0
HAND = """[...document.querySelectorAll("#region-hand .hand-card")]
  .map(card => [card.id, card.getAttribute("aria-label")])"""
OPENLY = """[...document.querySelectorAll("#region-board [id^=card-], #region-opponents [id^=card-]")]
  .map(card => card.id)"""


HELD = re.compile(r'id="(card-[a-z]\d+)"[^>]*class="[^"]*hand-card')


class Hand:
    """What somebody holds, and which of it nobody else has ever seen."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.names: dict[str, str] = {}
        self.held: set[str] = set()
        self.known: set[str] = set()

    def look(self) -> None:
        cards = dict(self.visitor.page.evaluate(HAND))
        self.names |= cards
        self.held = set(cards)
        self.known |= set(self.visitor.page.evaluate(OPENLY))

    def still(self, table: str) -> set[str]:
        """What the server says is in the hand now: a page may be a moment behind another one."""
        return set(HELD.findall(self.visitor.context.request.get(f"{self.visitor.address}/t/{table}").text()))

    def secrets(self, other: Hand) -> set[str]:
        """Cards of which there is one alone, held now, that never lay open and were never in the other's hand."""
        told = self.known | other.known | set(other.names)
        return {card for card in self.held - told if re.fullmatch(r"card-[a-z]\d+", card)}


class Sent:
    """What somebody was sent so far, and the words in it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.texts: list[str] = []
        self.words: set[str] = set()

    def hear(self) -> None:
        for text in self.visitor.heard[len(self.texts) :]:
            self.texts.append(text)
            self.words |= words_of(text)

    def mentions(self, card: str, name: str) -> bool:
        named = name.partition(",")[0]
        return card.removeprefix("card-") in self.words or any(named in text for text in self.texts)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def click_once(visitors: list[Visitor], end: float) -> int:
    """Wait until somebody is asked, and click for them: how often, once unless time is up."""
    while time.monotonic() < end and visitors[0].status() == "playing":
        if any(visitor.click_next() for visitor in visitors):
            return 1
        visitors[0].page.wait_for_timeout(15)
    return 0


def test_hands_are_never_in_the_page_or_the_traffic_of_somebody_else(arrive: Arrive) -> None:
    anna, bela = arrive(), arrive()
    table = anna.make_table("me", "open", public=True)
    for visitor in (anna, bela):
        visitor.record()
        visitor.open(f"/t/{table}")
    bela.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, bela):
        visitor.page.wait_for_selector("#region-hand .hand-card")
        visitor.listening()
    hands = {"anna": Hand(anna), "bela": Hand(bela)}
    sent = {visitor: Sent(visitor) for visitor in (anna, bela)}
    checked: set[str] = set()
    clicks = 0
    end = time.monotonic() + SECONDS
    while clicks < STEPS and anna.status() == "playing" and time.monotonic() < end:
        for hand in hands.values():
            hand.look()
        for holder, other in ((hands["anna"], hands["bela"]), (hands["bela"], hands["anna"])):
            page = other.visitor.page.content()
            words = words_of(page)
            heard = sent[other.visitor]
            heard.hear()
            for card in holder.secrets(other) & holder.still(table):
                checked.add(card)
                name = holder.names[card].partition(",")[0]
                shown = card.removeprefix("card-") in words or name in page
                assert not shown, f"{card} is on the other's page"
                assert not heard.mentions(card, name), f"{card} was sent to the other"
        clicks += click_once([anna, bela], end)
    for visitor in (anna, bela):
        visitor.stop_recording()
    assert clicks >= 20
    assert len(checked) >= 8
    traffic = "\n".join(anna.heard)
    assert all(card.removeprefix("card-") in traffic for card in hands["anna"].names), "what was sent was not recorded"


def test_what_one_says_the_other_reads_at_once_and_harmlessly(arrive: Arrive) -> None:
    anna, bela = arrive(), arrive()
    table = anna.sit_at("me", "open", public=True)
    bela.open(f"/t/{table}")
    bela.listening()
    hostile = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    anna.page.locator("#chat input[name=text]").fill(hostile)
    anna.page.keyboard.press("Enter")
    expect(bela.page.locator(".chat-words")).to_have_text(hostile)
    assert bela.page.locator(".chat-line img, .chat-line script").count() == 0


def test_an_invitation_seats_a_friend(arrive: Arrive) -> None:
    anna, bela = arrive(), arrive()
    page = anna.open("/new?game=havoc")
    page.locator("#players").select_option("2")
    page.locator("#seat-1").select_option("invite")
    page.locator(".new-table .button-primary").click()
    link = page.locator(".invite-link").input_value()
    bela.page.goto(link)
    bela.page.locator("#name").fill("Béla")
    bela.page.locator("main .button-primary").click()
    expect(bela.page.locator("#region-hand .hand-card").first).to_be_visible()
    expect(anna.page.locator("#region-opponents")).to_contain_text("Béla")
