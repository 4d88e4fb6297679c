"""What this browser remembers: sound and notifications, on the settings page and in the menu of a table."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.browser_kit import DESK, PATIENCE, PHONE
from tests.browser.conftest import Arrive

SOUND, NOTIFY, DENIED = "[data-setting=sound]", "[data-setting=notify]", "[data-note=denied]"


def test_the_sound_is_switched_off_here_and_at_the_table(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.open("/settings")
    expect(page.locator(SOUND)).to_be_checked()
    page.locator(SOUND).click()
    visitor.sit_at("me", "bot:random")
    page.locator("#menu summary").click()
    expect(page.locator(SOUND)).not_to_be_checked()
    page.locator(SOUND).click()
    visitor.open("/settings")
    expect(page.locator(SOUND)).to_be_checked()


# A browser that is willing, and remembers as browsers do: one without windows never grants anything.
WILLING = """const leave = { get: () => localStorage.getItem("leave") ?? "default" };
  Object.defineProperty(Notification, "permission", leave);
  Notification.requestPermission = async () => {
    localStorage.setItem("asked", Number(localStorage.getItem("asked")) + 1);
    localStorage.setItem("leave", "granted");
    return "granted";
  };"""


def test_notifications_are_asked_for_once_and_remembered(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.page.add_init_script(WILLING)
    page = visitor.open("/settings")
    expect(page.locator(NOTIFY)).not_to_be_checked()
    page.locator(NOTIFY).click()
    expect(page.locator(NOTIFY)).to_be_checked()
    expect(page.locator(DENIED)).to_be_hidden()
    page.reload()
    expect(page.locator(NOTIFY)).to_be_checked()
    page.locator(NOTIFY).click()
    page.reload()
    expect(page.locator(NOTIFY)).not_to_be_checked()
    page.locator(NOTIFY).click()
    expect(page.locator(NOTIFY)).to_be_checked()
    assert page.evaluate("localStorage.getItem('asked')") == "1"


@pytest.mark.parametrize(("language", "words"), [("en", "does not let this page"), ("hu", "nem engedi")])
def test_where_the_browser_refuses_notifications_the_page_says_so(arrive: Arrive, language: str, words: str) -> None:
    visitor = arrive(language=language)
    page = visitor.page
    page.add_init_script("""Object.defineProperty(Notification, "permission", { get: () => window.leave ?? "default" });
        Notification.requestPermission = async () => (window.leave = "denied");""")
    visitor.open("/settings")
    expect(page.locator(DENIED)).to_be_hidden()
    page.locator(NOTIFY).click()
    expect(page.locator(DENIED)).to_contain_text(words)
    expect(page.locator(NOTIFY)).not_to_be_checked()
    expect(page.locator(NOTIFY)).to_be_disabled()


def test_a_browser_without_notifications_is_not_offered_any(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.page.add_init_script("delete window.Notification")
    page = visitor.open("/settings")
    expect(page.locator("[data-note=none]")).to_be_visible()
    expect(page.locator(NOTIFY)).to_be_disabled()


OVER_ONE_ANOTHER = """() => [...document.querySelectorAll(".plate-words:has(.mark):has(.chip)")].filter((words) => {
  const [one, other] = [".mark", ".chip"].map((kind) => words.querySelector(kind).getBoundingClientRect());
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}).map((words) => words.textContent)"""


@pytest.mark.parametrize("size", [DESK, PHONE, (1280, 720)])
def test_the_mark_beside_a_short_name_covers_nothing(arrive: Arrive, size: tuple[int, int]) -> None:
    """Who keeps the peace card has a mark: somebody has it from the beginning."""
    visitor = arrive(size=size)
    page = visitor.open("/settings")
    page.locator("#name").fill("Ida")
    page.locator(".settings-form .button").click()
    expect(page.locator("#name")).to_have_value("Ida")
    visitor.sit_at("me", "bot:random")
    visitor.play_until(".plate-own .mark")
    assert page.evaluate(OVER_ONE_ANOTHER) == []


OUTSIDE = """() => [".plate .name", ".company-name", ".log-words", ".seat-name", ".prompt-sentence"]
  .flatMap((kind) => [...document.querySelectorAll(kind)])
  .filter((one) => one.offsetParent)
  .filter((one) => {
    const frame = one.closest(".plate, .company, .log-line, .seat-item, .prompt").getBoundingClientRect();
    return one.getBoundingClientRect().right > frame.right + 1;
  }).map((one) => one.textContent)"""


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("hu", PHONE)])
def test_long_names_stay_within_their_frames(arrive: Arrive, language: str, size: tuple[int, int]) -> None:
    names = ["M" * 32, "Őrültségnyire hosszú nevű lovag!"]
    people = [arrive(language=language, size=size) for _ in names]
    for visitor, name in zip(people, names, strict=True):
        page = visitor.open("/settings")
        page.locator("#name").fill(name)
        page.locator(".settings-form .button").click()
        expect(page.locator("#name")).to_have_value(name)
    anna, bela = people
    table = anna.make_table("me", "open", public=True, title="W" * 60)
    anna.open("/")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    bela.open(f"/t/{table}")
    bela.page.locator('button[value="take"]').click()
    anna.open(f"/t/{table}")
    for visitor in people:
        visitor.page.wait_for_selector("#region-hand .hand-card")
    end = time.monotonic() + PATIENCE / 1000
    while anna.page.locator("#region-board .company .card-number").count() == 0:
        assert time.monotonic() < end, f"no battle came; the page says {anna.prompt()!r}"
        for visitor in people:
            visitor.click_next()
            visitor.page.wait_for_timeout(20)
            assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for visitor in people:
        expect(visitor.page.locator("#region-board .company .card-number").first).to_be_visible()
        assert visitor.page.evaluate(OUTSIDE) == []
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
