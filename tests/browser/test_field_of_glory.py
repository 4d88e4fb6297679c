"""Field of Glory in a real browser: a whole game by clicking, a draft of two, deploying, a phone, accessibility."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_kit import DESK, PHONE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_accessible import EVERYWHERE, grave_faults, visitor_for_axe

SECONDS = 150.0
NO_DRAFT = {"army_selection": "random"}
END = "body[data-status=over], .prompt-over"
UNIT = "#region-hand button.hand-card.can[data-drag]"
PLACED = ".fog-placed[data-chosen]"
SPENT = "#region-hand .fog-spent[data-chosen]"
CONFIRM = "#region-prompt [data-confirm]"
DEPLOYING = ".fog-deploying #purse"
FREE = "#region-prompt button[value=end]"
SUMS = "body:has(.prompt-asked) #last-fight .fog-total"  # while the others wait for us

# A warlike general: what is highlighted first, a fight before a deployment, and the end of the phase last.
CHOICES = [
    ".offer .button", ".fog-slot[data-open]", CONFIRM, "button.fog-offered.can",
    "button.fog-unit.can[data-acts^=flank]", "button.fog-unit.can[data-acts^=charge]",
    "#region-prompt button[value=reserves]", UNIT,
    "button.fog-unit.can:not([data-acts^=drop])", "#region-hand button.hand-card.can[data-acts^=spend]",
    "#region-prompt button[value=draw]", "#region-prompt button[value='bonus deck']",
    "#region-prompt button[value=end]", "#region-hand button.hand-card.can", "#region-prompt button[name=action]",
    "#region-prompt button[value=cancel]",
]  # fmt: skip


def play_until(visitor: Visitor, wanted: str) -> set[str]:
    """Play, one game after another if need be, until something is on the page; what was clicked."""
    return visitor.play_until(wanted, CHOICES, again=lambda: sit(visitor))


def sit(visitor: Visitor, **more: object) -> str:
    return visitor.sit_at("me", "bot:random", game="field_of_glory", **{"options": NO_DRAFT, **more})


def deploying(arrive: Arrive, **more: object) -> Visitor:
    """Somebody who may deploy now."""
    visitor = arrive(**more)
    sit(visitor)
    play_until(visitor, f"body:has({FREE}) {UNIT}")
    return visitor


def lay(page: Page, unit: str = UNIT) -> None:
    """Take up the first unit of the hand and lay it into the first column that is open to it."""
    page.locator(unit).first.click()
    page.locator(".fog-slot[data-open]:not(.fog-pay-here)").first.click()
    page.wait_for_selector(PLACED)


# Whole games.


def test_a_whole_game_of_field_of_glory_against_a_bot(arrive: Arrive) -> None:
    """From the form of a new table through the draft to the end, by clicking alone."""
    visitor = arrive()
    page = visitor.open("/new?game=field_of_glory")
    page.locator("#seat-1").select_option("bot:random")
    page.locator("summary", has_text="table").last.click()
    page.locator("#pace").select_option("0.0")
    page.locator(".new-table .button-primary").click()
    page.wait_for_selector("#region-prompt")
    visitor.listening()
    visitor.among_bots = True
    expect(page.locator(".fog-offered")).to_have_count(4)
    kinds = play_until(visitor, END)
    expect(page.locator(".prompt-over .button-primary")).to_be_visible()
    expect(page.locator(".fog-ending .fog-general")).to_have_count(2)
    assert {"button.fog-offered.can", ".fog-slot[data-open]", CONFIRM, UNIT} <= kinds
    page.locator('.prompt-over a[href$="/standing"]').click()
    expect(page.locator(".standing-table tbody tr")).to_have_count(2)
    page.locator('a[href$="/replay"]').first.click()
    page.locator(".slider").fill("3")
    expect(page.locator("[data-live=step]")).to_contain_text("3")
    expect(page.locator(".fog-board")).to_be_visible()


# The draft.


def test_two_people_draft_at_once_and_neither_is_sent_the_cards_of_the_other(arrive: Arrive) -> None:
    anna, bela = arrive(), arrive()
    table = anna.make_table("me", "open", game="field_of_glory", public=True)
    for visitor in (anna, bela):
        visitor.record()
        visitor.open(f"/t/{table}")
    bela.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, bela):
        visitor.page.wait_for_selector(".fog-offered")
        visitor.listening()
    own = "[...document.querySelectorAll('.fog-offered')].map(card => card.id)"
    seen: dict[str, set[str]] = {"anna": set(), "bela": set()}
    rounds = 3
    for number in range(rounds):
        for name, visitor, other in (("anna", anna, bela), ("bela", bela, anna)):
            page = visitor.page
            other.page.wait_for_timeout(400)  # what the own clicks of the other brought has arrived
            heard = len(other.heard)
            seen[name] |= set(page.evaluate(own))
            page.locator("button.fog-offered.can").first.click()
            expect(page.locator(".fog-offered.chosen")).to_have_count(1)
            page.locator("button.fog-offered.can").first.click()
            page.locator(f"{CONFIRM}[value=next]").click()
            expect(page.locator(".fog-mark-done")).to_have_count(number + 1)
            other.page.wait_for_timeout(200)
            assert other.heard[heard:] == [], "the other was told something"
    expect(anna.page.locator("#region-opponents")).to_contain_text("still choosing")
    for visitor in (anna, bela):
        visitor.stop_recording()
    for visitor, army in ((anna, 1), (bela, 0)):
        everything = visitor.page.content() + "\n".join(visitor.heard)
        assert not re.search(rf"card-{army}-", everything), "a card of the other was sent"
        assert "army-" + str(1 - army) in everything, "what was sent was not recorded"
    assert all(card.startswith("card-0-") for card in seen["anna"])
    assert all(card.startswith("card-1-") for card in seen["bela"])


def test_a_kept_card_can_be_taken_back_until_the_next_four_come(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor, options={})
    page = visitor.page
    for number in range(2):  # the second time after something was sealed
        page.locator("button.fog-offered.can").first.click()
        expect(page.locator(".fog-offered.chosen[data-chosen]")).to_have_count(1)
        page.locator(".fog-offered.chosen[data-chosen]").click()
        expect(page.locator("button.fog-offered.can")).to_have_count(4)
        expect(page.locator(".fog-mark-done")).to_have_count(number)
        page.locator("button.fog-offered.can").nth(1).click()
        expect(page.locator(".fog-offered.chosen[data-chosen]")).to_have_count(1)
        page.locator("button.fog-offered.can").first.click()
        page.locator(f"{CONFIRM}[value=next]").click()
        expect(page.locator(".fog-mark-done")).to_have_count(number + 1)


# Deploying.


def test_a_deployment_is_laid_paid_taken_back_cancelled_and_confirmed(arrive: Arrive) -> None:
    visitor = deploying(arrive)
    page = visitor.page
    hand = page.locator("#region-hand .hand-card")
    before, fields = hand.count(), page.locator(".fog-near .fog-unit").count()
    log = page.locator("#region-log .log-line").count()
    lay(page)
    expect(page.locator("#purse")).to_be_visible()
    expect(hand).to_have_count(before - 1)
    page.locator(PLACED).click()
    expect(page.locator(PLACED)).to_have_count(0)
    expect(hand).to_have_count(before)
    lay(page)
    page.locator('#region-prompt button[value="cancel"]').click()
    expect(page.locator("#purse")).to_have_count(0)
    expect(hand).to_have_count(before)
    expect(page.locator(".fog-near .fog-unit")).to_have_count(fields)
    assert page.locator("#region-log .log-line").count() == log, "nothing of it is told"
    lay(page)
    while page.locator(f"{CONFIRM}[value=confirm]").count() == 0:
        before_paying = page.locator(SPENT).count()
        if page.locator(f"{CONFIRM}[value=pay]").count():
            page.locator(CONFIRM).click()
            page.wait_for_selector("#region-hand button.hand-card.can[data-acts^=spend]")
        page.locator("#region-hand button.hand-card.can[data-acts^=spend]").last.click()
        expect(page.locator(SPENT)).to_have_count(before_paying + 1)
    page.locator(CONFIRM).click()
    expect(page.locator("#purse")).to_have_count(0)
    expect(page.locator("#region-log .log-mine").last).to_contain_text("You deploy")


def test_F_6_13_the_other_is_told_nothing_of_a_deployment_before_it_is_confirmed(arrive: Arrive) -> None:
    anna, bela = arrive(), arrive()
    table = anna.make_table("me", "open", game="field_of_glory", public=True, options=NO_DRAFT)
    for visitor in (anna, bela):
        visitor.open(f"/t/{table}")
    bela.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, bela):
        visitor.page.wait_for_selector(".fog-board")
        visitor.listening()
    active, other = (anna, bela) if anna.page.locator(FREE).count() else (bela, anna)
    other.record()
    page = active.page
    page.wait_for_timeout(400)
    heard = len(other.heard)
    lay(page)
    page.locator('#region-prompt button[value="cancel"]').click()
    expect(page.locator("#purse")).to_have_count(0)
    lay(page)
    page.wait_for_timeout(300)
    assert other.heard[heard:] == [], "the other was told something"
    page.locator('#region-prompt button[value="cancel"]').click()
    page.locator(FREE).click()
    expect(other.page.locator("#region-prompt")).not_to_contain_text("choosing an action")
    assert other.heard[heard:], "what is public is told"


def test_a_unit_is_dragged_into_a_column(arrive: Arrive) -> None:
    visitor = deploying(arrive)
    page = visitor.page
    card = page.locator(UNIT).first.bounding_box()
    column = page.locator(".fog-column").nth(2).bounding_box()
    assert card is not None
    assert column is not None
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(column["x"] + column["width"] / 2, column["y"] + column["height"] * 0.8, steps=6)
    expect(page.locator("#slot-3[data-over]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(f".fog-column:nth-child(3) {PLACED}")).to_have_count(1)


def test_a_finger_drags_a_unit_into_a_column(arrive: Arrive) -> None:
    visitor = deploying(arrive, size=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    card = page.locator(UNIT).last.bounding_box()
    column = page.locator(".fog-column").nth(2).bounding_box()
    assert card is not None
    assert column is not None
    start = (card["x"] + card["width"] / 2, card["y"] + 40)
    end = (column["x"] + column["width"] / 2, column["y"] + column["height"] * 0.8)
    finger = visitor.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for step in range(1, 9):
        at = [start[axis] + (end[axis] - start[axis]) * step / 8 for axis in (0, 1)]
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at[0], "y": at[1]}]})
    expect(page.locator("#slot-3[data-over]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(f".fog-column:nth-child(3) {PLACED}")).to_have_count(1)


def test_the_keyboard_alone_deploys_a_unit(arrive: Arrive) -> None:
    visitor = deploying(arrive)
    page = visitor.page
    page.locator(UNIT).first.focus()
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.matches('.fog-slot[data-open]')"), "the focus goes to the columns"
    page.keyboard.press("Space")
    expect(page.locator(PLACED)).to_have_count(1)


def test_the_focus_goes_to_what_can_be_done_not_to_what_helps(arrive: Arrive) -> None:
    visitor = deploying(arrive)
    page = visitor.page
    page.locator("#region-prompt button[value=deploy]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#region-prompt button[value=deploy]")).to_have_count(0)
    page.wait_for_function("document.activeElement.matches('#region-hand .can')")


def test_a_sum_is_shown_term_by_term_and_moves_only_where_motion_is_welcome(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor)
    page = visitor.page
    play_until(visitor, SUMS)
    expect(page.locator("#last-fight .fog-total")).to_have_count(2)
    expect(page.locator("#last-fight .fog-term .rule-link").first).to_have_text(re.compile(r"F-\d+\.\d+"))
    expect(page.locator("#last-fight .fog-term").first).to_have_css("animation-name", "none")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("""() => {
      const fight = document.querySelector("#last-fight:has(.fog-term)");
      fight?.classList.add("just-changed");
      return fight && getComputedStyle(fight.querySelector(".fog-term")).animationName === "fog-add";
    }""")


def test_the_terms_of_a_sum_and_its_total_stand_apart(arrive: Arrive) -> None:
    """In Hungarian, whose names of units are the longest, in the narrowest window with a column for sums."""
    visitor = arrive(size=(1280, 800), language="hu")
    sit(visitor)
    page = visitor.page
    play_until(visitor, ".fog-sums .fog-total")
    page.evaluate("""document.querySelectorAll(".fog-term-words").forEach((words) => {
      words.textContent = "Könnyűgyalogság";
    })""")
    apart = """() => [...document.querySelectorAll(".fog-sum")].every((sum) => {
      const total = sum.querySelector(".fog-total").getBoundingClientRect();
      return [...sum.querySelectorAll(".rule-link")].every((link) => {
        const box = link.getBoundingClientRect();
        const inside = box.right <= sum.getBoundingClientRect().right + 1;
        return inside && (box.right <= total.left || box.top >= total.bottom || box.bottom <= total.top);
      });
    })"""
    assert page.evaluate(apart)


# Phones, and everybody.


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_the_hand_and_the_buttons_are_under_the_thumb(arrive: Arrive, language: str) -> None:
    visitor = deploying(arrive, size=PHONE, language=language, has_touch=True, is_mobile=True)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    unit = page.locator(UNIT).first
    box = unit.bounding_box()
    assert box is not None
    assert box["y"] > PHONE[1] / 2
    unit.tap(position={"x": 12, "y": 40})
    for slot in page.locator(".fog-slot[data-open]").all():
        place = slot.bounding_box()
        assert place is not None
        assert min(place["width"], place["height"]) >= 44, "a thumb needs 44 pixels"
    page.locator(".fog-slot[data-open]").first.tap()
    expect(page.locator(PLACED)).to_have_count(1)
    for thing in (page.locator("#purse"), page.locator(".prompt-sentence"), page.locator(CONFIRM)):
        expect(thing).to_be_in_viewport(ratio=1)
    confirm = page.locator(CONFIRM).bounding_box()
    assert confirm is not None
    assert confirm["height"] >= 44
    assert confirm["y"] > PHONE[1] / 2


def test_on_a_phone_the_last_fight_hides_no_column(arrive: Arrive) -> None:
    """The sums wait below the field: whatever can be clicked on it lies open."""
    visitor = arrive(size=PHONE, has_touch=True, is_mobile=True)
    sit(visitor)
    page = visitor.page
    play_until(visitor, f"body:has({FREE}):has(#last-fight) {UNIT}")
    hidden = """() => [...document.querySelectorAll(".fog-near, .fog-near .fog-unit")].filter((thing) => {
      const box = thing.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.closest("#last-fight");
    }).length"""
    assert page.locator(".fog-near").count() == 5
    assert page.evaluate(hidden) == 0


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_bonus_card_lies_beside_its_unit_and_hides_no_combat_value(arrive: Arrive, size: tuple[int, int]) -> None:
    visitor = arrive(size=size)
    sit(visitor)
    play_until(visitor, ".fog-column:has(.fog-unit) .fog-bonus")
    apart = """() => [...document.querySelectorAll(".fog-bonus")].every((bonus) => {
      const card = bonus.getBoundingClientRect();
      const column = bonus.closest(".fog-column").getBoundingClientRect();
      const inside = card.left >= column.left - 8 && card.right <= column.right + 8;
      return inside && [...document.querySelectorAll(".fog-unit .value")].every((value) => {
        const box = value.getBoundingClientRect();
        return box.right <= card.left || box.left >= card.right || box.bottom <= card.top || box.top >= card.bottom;
      });
    })"""
    assert visitor.page.evaluate(apart)


def test_F_4_1_a_finger_opens_the_own_discards_and_the_chart_of_draws(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE, has_touch=True, is_mobile=True)
    sit(visitor, odds=True)
    page = visitor.page
    play_until(visitor, f"body:has({FREE}) .fog-piles-near .fog-browse")
    page.locator(".fog-piles-near .fog-browse-pile").first.tap()
    cards = page.locator(".fog-piles-near .fog-browse-cards").first
    expect(cards).to_be_visible()
    place = cards.bounding_box()
    assert place is not None
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= PHONE[0]
    expect(page.locator("#draws .fog-draws-table")).to_be_hidden()
    page.locator("#draws summary").tap()
    expect(page.locator("#draws tbody tr").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_table_of_field_of_glory_is_accessible(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    page = visitor.page
    sit(visitor, options={})
    page.locator("button.fog-offered.can").first.click()
    page.wait_for_selector(".fog-offered.chosen[data-chosen]")
    assert grave_faults(page, EVERYWHERE) == []
    sit(visitor)
    play_until(visitor, f"body:has({FREE}) {UNIT}")
    page.locator("#draws summary").click()
    assert grave_faults(page, EVERYWHERE) == []
    page.locator(UNIT).first.click()
    assert grave_faults(page, EVERYWHERE) == []
    page.locator(".fog-slot[data-open]").first.click()
    page.wait_for_selector(PLACED)
    assert grave_faults(page, EVERYWHERE) == []
    page.locator("#menu summary").click()
    page.locator('button[name="do"][value="hand-over"]').click()
    page.wait_for_selector(".prompt-over", timeout=SECONDS * 1000)
    assert grave_faults(page, EVERYWHERE) == []
