"""Within reach of everybody: explanations for fingers and keys, the first act, what changed, replays, hurried bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_kit import WARLIKE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_screens import GAMES, LYING, PHONE, SMALL, play, sit

MY_BATTLE = "body:has(#region-board .company) #region-hand button.piece.can[data-draft]"
CHOSEN = "#region-hand .piece.chosen"
UNTOLD = """() => {
  const told = [...document.querySelectorAll("[data-live] [title]")].filter((one) => one.getClientRects().length > 0);
  return told.length;
}"""


def test_a_tap_on_a_thing_tells_what_it_is(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE, has_touch=True, is_mobile=True)
    visitor.sit_at("me", "bot:random", "bot:random", "bot:random", "bot:random", game="mousquetaires")
    page = visitor.page
    thing = page.locator("#region-board .mq-track[title], #region-board [title]:not(button, button *)").first
    told = thing.get_attribute("title") or thing.locator("title").inner_text()
    thing.tap()
    expect(page.locator(".told")).to_contain_text(told)
    page.locator(".prompt-sentence").tap()
    expect(page.locator(".told")).to_have_count(0)


def test_a_held_finger_tells_and_chooses_nothing(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE, has_touch=True, is_mobile=True)
    table = visitor.sit_at("me", "bot:random", "bot:random", "bot:random", "bot:random", game="mousquetaires")
    page = visitor.page
    page.wait_for_selector("#region-opponents button.mq-man.can[title]", timeout=60_000)
    before = visitor.state(table)["version"]
    page.evaluate("""() => {
      const man = document.querySelector("#region-opponents button.mq-man.can[title]");
      const box = man.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, pointerType: "touch", clientX: box.x + 9, clientY: box.y + 9 };
      man.dispatchEvent(new PointerEvent("pointerdown", at));
      setTimeout(() => man.dispatchEvent(new PointerEvent("click", at)), 700);
    }""")
    expect(page.locator(".told")).to_be_visible()
    page.wait_for_timeout(900)
    expect(page.locator(".told")).to_be_visible()
    assert visitor.state(table)["version"] == before


def test_the_key_i_leads_to_everything_that_tells_what_it_is(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_at("me", "bot:random", "bot:random", "bot:random", "bot:random", game="mousquetaires")
    page = visitor.page
    page.wait_for_selector(".prompt")
    assert page.evaluate(UNTOLD) > 20
    page.keyboard.press("i")
    expect(page.locator(".told")).to_be_visible()
    seen = {page.locator(".told").inner_text()}
    for key in ["ArrowRight"] * 6 + ["ArrowDown"] * 4:
        page.keyboard.press(key)
        if page.locator(".told").count():
            seen.add(page.locator(".told").inner_text())
    assert len(seen) > 4
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)


def first_act(page: Page) -> int:
    """How many times Tab is pressed until something can be done; 99 where it never leads there."""
    for tabs in range(1, 6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.piece.can[data-acts], #region-prompt button[name=action]')"):
            return tabs
    return 99


# What has the focus, and whether it can be seen: it lies neither behind something nor outside of the window.
FOCUS = """() => {
  const one = document.activeElement;
  const seen = one.closest("label") ?? one;
  const box = seen.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.12, 0.5], [0.5, 0.12], [0.5, 0.88]];
  const shown = points.some(([x, y]) =>
    seen.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
  return [one.id || one.value || one.className.baseVal || one.className, one === document.body || shown];
}"""
ALL_WAYS = ["Right"] * 3 + ["Down"] * 4 + ["Left"] * 4 + ["Up"] * 7 + ["Right", "Down"] * 2


@pytest.mark.parametrize("game", GAMES)
def test_the_first_act_is_within_five_tabs_and_arrows_never_lead_behind_something(arrive: Arrive, game: str) -> None:
    visitor = arrive(size=SMALL)
    sit(visitor, game)
    page = visitor.page
    page.wait_for_selector(".prompt-asked")
    assert first_act(page) <= 5
    for clicks in (0, 6):
        play(visitor, game, clicks)
        for width, height in (SMALL, PHONE, LYING):
            page.set_viewport_size({"width": width, "height": height})
            been = set()
            for key in ALL_WAYS:
                page.keyboard.press(f"Arrow{key}")
                thing, shown = page.evaluate(FOCUS)
                assert shown, f"{width}x{height} after {clicks}, {key}: {thing}"
                been.add(thing)
            assert len(been) > 2, f"{width}x{height} after {clicks}: {been}"
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})


def test_screen_readers_hear_what_the_log_says(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_at("me", "bot:random")
    page = visitor.page
    expect(page.locator("#told[aria-live=polite]")).to_have_count(1)
    visitor.play_until("#told:not(:empty)")
    page.wait_for_function("""() => {
      const last = [...document.querySelectorAll("#region-log .log-words")].at(-1).firstChild.textContent.trim();
      return document.getElementById("told").textContent.includes(last);
    }""")


def test_the_newest_line_of_the_log_stays_in_sight_and_lines_that_stay_are_not_moved(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_at("me", "bot:random", "bot:random")
    page = visitor.page
    visitor.play_until("#region-log .log-earlier")
    page.reload()
    visitor.listening()
    page.evaluate("""() => {
      window.moved = 0;
      const count = (changes) => {
        for (const { removedNodes } of changes) for (const one of removedNodes) if (one.isConnected) window.moved++;
      };
      new MutationObserver(count).observe(document.querySelector("#region-log .log-lines"), { childList: true });
    }""")
    last = page.locator("#region-log .log-line").last
    known = last.inner_text()
    visitor.click_on(WARLIKE, most=3)
    expect(last).not_to_have_text(known)
    assert page.evaluate("window.moved") == 0
    page.wait_for_function("Math.abs(document.getElementById('region-log').scrollTop) < 2")


def test_bots_hurry_when_they_are_asked_to_and_tell_what_they_did(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_at("me", "bot:random", "bot:random", pace=0)
    page = visitor.page
    visitor.play_until(".prompt-asked .meanwhile")
    page.locator(".meanwhile > summary").click()
    assert page.locator(".meanwhile .log-line").count() >= 2
    page.locator(".meanwhile a.button").click()
    page.wait_for_url(re.compile("replay"))
    slider = page.locator(".slider")
    assert int(slider.input_value()) < int(slider.get_attribute("max") or 0)
    page.go_back()
    page.locator("#menu summary").click()
    page.locator("#pace").select_option("4.0")
    page.locator('form[action$="/settings"] .button').click()
    while page.locator(".prompt-waiting").count() == 0:
        visitor.click_next(unless=".prompt-waiting")
        page.wait_for_timeout(20)
    page.locator("[data-hurry]").click()
    expect(page.locator(".prompt-asked, .prompt-over")).to_be_visible()


def over(visitor: Visitor) -> str:
    table = visitor.sit_at("me", "bot:random")
    visitor.page.locator("#menu summary").click()
    visitor.page.locator('button[name="do"][value="hand-over"]').click()
    visitor.page.wait_for_selector(".prompt-over", timeout=60_000)
    return table


def test_a_replay_begins_at_the_beginning_plays_by_itself_and_has_addresses(arrive: Arrive) -> None:
    visitor = arrive()
    table = over(visitor)
    page = visitor.open(f"/t/{table}/replay")
    expect(page.locator(".slider")).to_have_value("0")
    page.locator("[data-speed]").select_option("0.2")
    page.locator("button[data-play]").click()
    page.wait_for_url(re.compile(r"step=[4-9]"))
    page.locator("button[data-play]").click()
    expect(page.locator("button[data-play]")).to_have_attribute("aria-pressed", "false")
    line = page.locator("a.log-step").first
    step = line.get_attribute("data-step") or ""
    line.click()
    page.wait_for_url(re.compile(rf"step={step}&"))
    expect(page.locator(".slider")).to_have_value(step)
    shared = page.url
    page.goto(shared)
    expect(page.locator(".slider")).to_have_value(step)
    assert page.locator(".replay-controls svg").count() >= 5
    assert not re.search("[⏮◀▶⏭]", page.locator(".replay-controls").inner_text())


def test_a_card_clicked_without_a_connection_is_not_ticked_unless_the_server_has_it(arrive: Arrive) -> None:
    visitor = arrive()
    table = visitor.sit_at("me", "bot:random")
    visitor.play_until(MY_BATTLE)
    page = visitor.page
    page.route("**/answer", lambda route: route.abort())
    page.locator(MY_BATTLE).first.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(page.locator(".toast")).to_be_visible(timeout=20_000)
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert visitor.state(table)["draft"] == []
    page.unroute("**/answer")
    page.locator(MY_BATTLE).first.click()
    expect(page.locator(f"{CHOSEN}[data-chosen]")).to_have_count(1)
    visitor.faults.clear()  # the browser itself reports requests that failed
