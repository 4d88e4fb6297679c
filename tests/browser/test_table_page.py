"""The table page at work: reload, lost connection, undo, language, keyboard, phone, no scripts."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browser_kit import PHONE, Visitor
from tests.browser.conftest import Arrive

BATTLE = "#region-board .company"
MY_BATTLE = f"body:has({BATTLE}) #region-hand button.piece.can[data-draft]"
PAINTED_WHILE_TOUCHED = """button => new Promise((resume) => {
  button.click();
  requestAnimationFrame(() => resume(button.matches(".touched")));
})"""
MY_TURN = '#region-prompt button[name="action"][value="recruit"]'
CHOSEN = "#region-hand .piece.chosen"


def in_battle(arrive: Arrive, **more: object) -> tuple[Visitor, str]:
    """Somebody who is asked to lay cards in a battle."""
    visitor = arrive(**more)
    table = visitor.sit_at("me", "bot:random")
    visitor.play_until(MY_BATTLE)
    return visitor, table


def choose_a_card(page: Page) -> str:
    """Choose the first card that can be laid; its id, once the server knows."""
    card = page.locator(MY_BATTLE).first
    name = card.get_attribute("id") or ""
    card.click()
    expect(page.locator(f"#{name}.chosen[data-chosen]")).to_be_visible()
    return name


def test_a_reload_in_mid_battle_keeps_the_table_and_what_was_chosen(arrive: Arrive) -> None:
    visitor, _ = in_battle(arrive)
    page = visitor.page
    chosen = choose_a_card(page)
    sentence, battle = page.locator(".prompt-sentence"), page.locator(BATTLE)
    asked, seen = sentence.inner_text(), battle.all_inner_texts()
    page.reload()
    expect(page.locator(f"#{chosen}.chosen")).to_be_visible()
    assert (sentence.inner_text(), battle.all_inner_texts()) == (asked, seen)
    page.locator(f"#{chosen}").click()
    expect(page.locator(f"#{chosen}.can")).to_be_visible()
    assert page.locator(CHOSEN).count() == 0


def test_a_chosen_card_is_put_back_by_one_request(arrive: Arrive) -> None:
    visitor, table = in_battle(arrive)
    page = visitor.page
    first, second = choose_a_card(page), choose_a_card(page)
    kept = page.locator(f"#{second}").get_attribute("data-chosen")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.locator(f"#{first}").click()
    expect(page.locator(f"#{first}.can[data-acts]")).to_be_visible()
    expect(page.locator(CHOSEN)).to_have_count(1)
    assert sent == [f"{visitor.address}/t/{table}/answer"]
    assert visitor.state(table)["draft"] == [kept]


def test_a_page_that_shows_more_than_an_answer_led_to_does_not_wait_for_it(arrive: Arrive) -> None:
    """Bots that move at once are shown together with the answer before them: its own version never comes by itself."""
    visitor, _ = in_battle(arrive)
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/regions") else None)

    def as_of_long_ago(route: Route) -> None:
        outcome = route.fetch().json()
        route.fulfill(json={**outcome, "version": "1.0"})

    page.route("**/answer", as_of_long_ago)
    page.locator(MY_BATTLE).first.click()
    page.wait_for_selector(CHOSEN)
    page.wait_for_selector("body:not(.sending)")
    assert asked == []


def test_a_button_shows_at_once_that_it_was_clicked(arrive: Arrive) -> None:
    """Before the server has heard of it; what comes of it takes the sign away."""
    visitor = arrive()
    visitor.sit_at("me", "bot:random")
    visitor.play_until(MY_TURN)
    page = visitor.page
    assert page.locator(MY_TURN).evaluate(PAINTED_WHILE_TOUCHED), "its first sign is painted before an update comes in"
    expect(page.locator(".touched")).to_have_count(0)
    page.wait_for_selector("body:not(.sending)")


def test_a_lost_connection_in_mid_battle_is_shown_and_made_good(arrive: Arrive) -> None:
    """What was clicked without a connection arrives once it is back, and counts once."""
    visitor, table = in_battle(arrive)
    page = visitor.page
    before = visitor.state(table)["draft"]
    visitor.context.set_offline(True)
    expect(page.locator("[data-connection]")).to_be_visible()
    card = page.locator(MY_BATTLE).first
    name = card.get_attribute("id")
    with page.expect_event("requestfailed", lambda request: request.method == "POST"):
        card.click()
    visitor.context.set_offline(False)
    expect(page.locator(f"#{name}.chosen[data-chosen]")).to_be_visible()
    expect(page.locator("[data-connection]")).to_be_hidden()
    assert visitor.state(table)["draft"] == [*before, page.locator(f"#{name}").get_attribute("data-chosen")]
    visitor.faults.clear()  # the browser itself reports requests that failed


def test_what_happened_while_the_connection_was_lost_is_there_when_it_is_back(arrive: Arrive) -> None:
    visitor, table = in_battle(arrive)
    page = visitor.page
    visitor.context.set_offline(True)
    expect(page.locator("[data-connection]")).to_be_visible()
    elsewhere = visitor.state(table)
    notation = next(choice["notation"] for choice in elsewhere["legal"] if choice["draft"])
    token = page.locator('meta[name="csrf"]').get_attribute("content") or ""
    visitor.context.set_offline(False)
    answer = visitor.context.request.post(
        f"{visitor.address}/api/tables/{table}/answers",
        data=json.dumps({"question": elsewhere["question"], "actions": [notation], "key": "from-elsewhere-1"}),
        headers={"x-csrf-token": token, "origin": visitor.address, "content-type": "application/json"},
    )
    assert answer.status == 201
    expect(page.locator(f'[data-chosen="{notation}"]')).to_be_visible()
    expect(page.locator("[data-connection]")).to_be_hidden()
    visitor.faults.clear()


@pytest.mark.parametrize("way", ["button", "key"])
def test_undo_takes_the_own_step_back(arrive: Arrive, way: str) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.sit_at("me", "bot:random")
    end = time.monotonic() + 60
    while not page.locator(MY_TURN).count() or page.locator("#region-prompt [data-undo]").count():
        assert time.monotonic() < end, f"my turn never comes: {visitor.prompt()!r}"
        visitor.page.wait_for_timeout(50)
        if page.locator(MY_TURN).count() == 0:
            visitor.click_next()
    question = page.locator(".prompt-sentence").inner_text()
    page.locator(MY_TURN).click()
    undo = page.locator("#region-prompt [data-undo]")
    expect(undo).to_be_visible()
    assert page.locator(".prompt-sentence").inner_text() != question
    if way == "button":
        undo.click()
    else:
        page.keyboard.press("u")
    expect(page.locator(".prompt-sentence")).to_have_text(question)
    expect(page.locator(MY_TURN)).to_be_visible()


def test_the_language_is_switched_on_any_page_and_remembered(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    table = visitor.sit_at("me", "bot:random")
    english = page.locator("#region-hand .hand-card").first.get_attribute("aria-label")
    page.locator("#menu summary").click()
    page.locator('button[name="language"][value="hu"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    assert page.url.endswith(f"/t/{table}")
    assert page.locator("#region-hand .hand-card").first.get_attribute("aria-label") != english
    for path in ("/", "/new?game=havoc", "/rules/havoc", "/settings", "/api"):
        visitor.open(path)
        expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_the_browser_chooses_the_language_of_somebody_new(arrive: Arrive) -> None:
    for language, lang in (("hu-HU", "hu"), ("en-GB", "en"), ("fr-FR", "en")):
        expect(arrive(language=language).open("/").locator("html")).to_have_attribute("lang", lang)


def tab_to(page: Page, selector: str) -> None:
    """Go there with the Tab key."""
    for _ in range(120):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


def test_the_keyboard_alone_leads_into_a_game(arrive: Arrive) -> None:
    page = arrive().open("/")
    tab_to(page, 'form[action="/play-now"] .button-primary')
    page.keyboard.press("Enter")
    expect(page.locator("#region-prompt .prompt")).to_be_visible()


def test_the_keyboard_alone_recruits(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    table = visitor.sit_at("me", "bot:random")
    for _ in range(4):
        page.wait_for_selector(".prompt-asked")
        before = visitor.state(table)["version"]
        tab_to(page, "button.piece.can, #region-prompt button[name=action]")
        page.keyboard.press("Space")
        if page.locator(".offer").count():
            page.keyboard.press("Enter")
        page.wait_for_selector("body:not(.sending)")
        assert visitor.state(table)["version"] != before


def test_the_keyboard_alone_fights_a_battle(arrive: Arrive) -> None:
    """Arrows go from card to card, Space chooses, Enter confirms what is chosen."""
    visitor, table = in_battle(arrive)
    page = visitor.page
    tab_to(page, MY_BATTLE)
    page.keyboard.press("Space")
    expect(page.locator(CHOSEN)).to_have_count(1)
    first = page.evaluate("document.activeElement.id")
    assert page.locator(CHOSEN).get_attribute("id") == first, "the chosen card keeps the focus"
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        if page.evaluate("selector => document.activeElement.matches(selector)", MY_BATTLE):
            break
    assert page.evaluate("document.activeElement.id") != first
    page.keyboard.press("Space")
    expect(page.locator(CHOSEN)).to_have_count(2)
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(CHOSEN)).to_have_count(0)
    expect(page.locator("#region-log .log-mine", has_text="You lay").last).to_be_visible()
    assert visitor.state(table)["draft"] == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_everything_needed_is_within_reach(arrive: Arrive, language: str) -> None:
    visitor, _ = in_battle(arrive, size=PHONE, language=language, has_touch=True, is_mobile=True)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(MY_BATTLE).first.tap()
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.locator(MY_BATTLE).first.tap()
    expect(page.locator(CHOSEN)).to_have_count(2)
    confirm = page.locator("#region-prompt [data-confirm]")
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt-sentence")).to_be_in_viewport(ratio=1)
    expect(page.locator("#region-hand")).to_be_in_viewport(ratio=0.9)
    box = confirm.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "a thumb needs 44 pixels"
    assert box["y"] > PHONE[1] / 2, "a thumb reaches the lower half"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    confirm.tap()
    expect(page.locator(CHOSEN)).to_have_count(0)


# Pages other than tables, and how small something on them is that a finger has to hit.
NARROW = """() => {
  const fields = "select, input:not([type=hidden], [type=radio], [type=checkbox])";
  return [...document.querySelectorAll(`button, summary, a.button, label.check, ${fields}`)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const hidden = box.width < 2 || box.height < 2 || one.closest("[hidden], details:not([open]) > :not(summary)");
    return hidden || Math.min(box.width, box.height) >= 39.5 ? [] : [`${one.className} ${one.textContent.trim()}`];
  });
}"""


@pytest.mark.parametrize(
    "path",
    ["/", "/new?game=havoc", "/rules/havoc", "/settings", "/settings/access", "/settings/identity", "/mine", "/api"],
)
def test_no_page_scrolls_sideways_on_a_phone_and_fingers_hit_everything(arrive: Arrive, path: str) -> None:
    page = arrive(size=PHONE, is_mobile=True, has_touch=True).open(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(NARROW) == []


def test_on_a_phone_fingers_hit_everything_in_the_menu_and_on_an_invitation(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE, is_mobile=True, has_touch=True)
    visitor.sit_at("me", "invite", "bot:random")
    visitor.page.wait_for_selector(".invite-link")
    assert visitor.page.evaluate(NARROW) == []
    visitor.sit_at("me", "bot:random")
    visitor.page.locator("#menu summary").tap()
    expect(visitor.page.locator(".menu-seats .button").first).to_be_attached()
    assert visitor.page.evaluate(NARROW) == []


CUT_OFF = """() => [...document.querySelectorAll("#region-opponents .name")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
BEYOND_THE_BOARD = """() => {
  const edge = document.querySelector("#region-board .board").getBoundingClientRect().right;
  const slots = [...document.querySelectorAll("#region-board .recruits .row > *")];
  return slots.filter((one) => one.getBoundingClientRect().right > edge).length;
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1440, 900)])
def test_six_people_fit_a_small_screen(arrive: Arrive, size: tuple[int, int]) -> None:
    visitor = arrive(size=size)
    visitor.sit_at("me", *["bot:random"] * 5)
    page = visitor.page
    page.wait_for_selector("#region-hand .hand-card")
    assert page.locator("#region-opponents .name").count() == 5
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(BEYOND_THE_BOARD) == 0


def test_without_scripts_the_forms_still_post(arrive: Arrive) -> None:
    visitor = arrive(java_script_enabled=False)
    page = visitor.open("/")
    page.locator('form[action="/play-now"] .button-primary').first.click()
    seen = set()
    for _ in range(80):
        if page.locator('button[form="answer"][name="action"]').count() == 0:
            page.wait_for_timeout(250)
            page.reload()
            continue
        seen.add(page.locator(".prompt-sentence").inner_text())
        confirm = page.locator("#region-prompt [data-confirm]:visible")
        pieces = page.locator('button.piece.can[form="answer"]:visible')
        answers = page.locator('#region-prompt button[name="action"]:visible')
        if page.locator(".piece.chosen").count() and confirm.count():
            confirm.click()
        else:
            (pieces if pieces.count() else answers).first.click()
        if len(seen) >= 4:
            break
    assert len(seen) >= 4
