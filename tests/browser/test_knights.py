"""Knights in a real browser: a whole game by clicking, a roll by keys alone, a phone, chances, accessibility."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browser_kit import DESK, PHONE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_accessible import EVERYWHERE, grave_faults, visitor_for_axe
from tests.browser.test_table_page import tab_to

SECONDS = 120.0
TARGET = "button.pile-card.can, button.estate-card.can"
DIE = "button.throw.can"
PICKED = ".throw.chosen[data-chosen]"
END = "body[data-status=over], .prompt-over"

# A sensible knight: the dice that are marked as best to reroll, else stop; cards of the piles before those of others.
CHOICES = [
    "button.throw.advised.can", "#region-prompt [data-confirm]", "#region-prompt button[value=stop]",
    "#region-prompt button[value=join]", "#region-hand button.estate-card.can",
    "button.pile-card.can", "button.king-card.can", "button.estate-card.can", "button.pile-turn.can",
    "#region-prompt button[name=action]",
]  # fmt: skip


def play_until(visitor: Visitor, wanted: str) -> set[str]:
    """Play, one game after another if need be, until something is on the page; what was clicked."""
    return visitor.play_until(wanted, CHOICES, again=lambda: sit(visitor))


def sit(visitor: Visitor, *seats: str, **more: object) -> str:
    return visitor.sit_at("me", *(seats or ("bot:random",)), game="knights", **more)


def rolling(arrive: Arrive, **more: object) -> Visitor:
    """Somebody who has named a target and thrown the dice."""
    visitor = arrive(**more)
    sit(visitor)
    play_until(visitor, DIE)
    return visitor


def test_a_whole_game_of_knights_against_a_bot(arrive: Arrive) -> None:
    """From the form of a new table to the winner, by clicking on cards and dice alone."""
    visitor = arrive()
    page = visitor.open("/new?game=knights")
    page.locator("#players").select_option("2")
    page.locator("#seat-1").select_option("bot:random")
    page.locator("summary", has_text="table").last.click()
    page.locator("#pace").select_option("0.0")
    page.locator(".new-table .button-primary").click()
    page.wait_for_selector("#region-prompt")
    visitor.listening()
    visitor.among_bots = True
    kinds = play_until(visitor, END)
    expect(page.locator(".prompt-over .button-primary")).to_be_visible()
    expect(page.locator(".arena .victor")).to_have_count(1)
    expect(page.locator(".goals .goal-won")).to_have_count(1)
    assert {"button.throw.advised.can", "#region-prompt [data-confirm]", "button.pile-card.can"} <= kinds
    page.locator('.prompt-over a[href$="/standing"]').click()
    expect(page.locator(".standing-table tbody tr")).to_have_count(2)
    page.locator('a[href$="/replay"]').first.click()
    page.locator(".slider").fill("5")
    expect(page.locator("[data-live=step]")).to_contain_text("5")
    expect(page.locator(".knights-board")).to_be_visible()


def test_the_keyboard_alone_rolls_the_dice(arrive: Arrive) -> None:
    """Tab to a card, Space attempts it; arrows go from die to die, Space picks, Enter rerolls."""
    visitor = arrive()
    sit(visitor)
    page = visitor.page
    play_until(visitor, TARGET)
    tab_to(page, TARGET)
    page.keyboard.press("Space")
    if page.locator(DIE).count() == 0:  # six sixes, or a game against all odds
        play_until(visitor, DIE)
    page.wait_for_selector(DIE)
    before = page.locator("#region-log .log-line").last.inner_text()
    tab_to(page, DIE)
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("Space")
    expect(page.locator(PICKED)).to_have_count(1)
    assert page.evaluate("document.activeElement.id") == first, "the picked die keeps the focus"
    if page.locator(DIE).count():
        for key in ["ArrowRight"] * 5 + ["ArrowLeft"] * 5:
            page.keyboard.press(key)
            if page.evaluate("selector => document.activeElement.matches(selector)", DIE):
                break
        page.keyboard.press("Space")
        expect(page.locator(PICKED)).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator(PICKED)).to_have_count(0)
    expect(page.locator("#region-log .log-line").last).not_to_have_text(before, use_inner_text=True)
    assert page.locator("#region-log .log-mine", has_text="You reroll").count() >= 1


def test_a_picked_die_can_be_put_back(arrive: Arrive) -> None:
    visitor = rolling(arrive)
    page = visitor.page
    die = page.locator(DIE).first
    name = die.get_attribute("id")
    die.click()
    expect(page.locator(f"#{name}{PICKED}")).to_be_visible()
    page.reload()
    expect(page.locator(f"#{name}{PICKED}")).to_be_visible()
    visitor.listening()
    page.locator(f"#{name}").click()
    expect(page.locator(f"#{name}.can")).to_be_visible()
    expect(page.locator(PICKED)).to_have_count(0)


def test_a_locked_six_and_a_card_out_of_reach_say_why(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor)
    page = visitor.page
    play_until(visitor, "button.throw.locked[data-why]")
    page.locator("button.throw.locked[data-why]").first.hover()
    expect(page.locator(".why .rule-link")).to_have_text("K-4.2")
    play_until(visitor, "button.estate-card.not-now, button.pile-card.not-now")
    page.locator("button.estate-card.not-now, button.pile-card.not-now").first.hover()
    expect(page.locator(".why .rule-link")).to_have_text(re.compile(r"K-\d+\.\d+"))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_phone_dice_and_buttons_are_under_the_thumb(arrive: Arrive, language: str) -> None:
    visitor = rolling(arrive, size=PHONE, language=language, has_touch=True, is_mobile=True)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    die = page.locator(DIE).first
    die.tap()
    expect(page.locator(PICKED)).to_have_count(1)
    confirm = page.locator("#region-prompt [data-confirm]")
    for thing in (confirm, page.locator(".prompt-sentence"), page.locator(".worth")):
        expect(thing).to_be_in_viewport(ratio=1)
    for place in range(1, 7):
        expect(page.locator(f"#die-{place}")).to_be_in_viewport(ratio=1)
        box = page.locator(f"#die-{place}").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, "a thumb needs 44 pixels"
        assert box["y"] > PHONE[1] / 3, "a thumb reaches the lower part"
    box = confirm.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] > PHONE[1] / 2
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    confirm.tap()
    expect(page.locator(PICKED)).to_have_count(0)


def test_alone_among_bots_chances_are_shown_and_follow_what_is_picked(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor)
    page = visitor.page
    play_until(visitor, TARGET)
    expect(page.locator("button.pile-card.can .chance-words, button.estate-card.can .chance-words").first).to_have_text(
        re.compile(r"^\d+%$")
    )
    play_until(visitor, "body:has(button.throw.advised.can) .chance-chosen")
    expect(page.locator(".chance-name").first).to_have_text("Stop now")
    for count in range(6):
        if page.locator("button.throw.advised.can").count() == 0:
            break
        page.locator("button.throw.advised.can").first.click()
        expect(page.locator(PICKED)).to_have_count(count + 1)
    expect(page.locator(".chance-name").first).to_have_text("Reroll the picked dice")
    shares = page.locator(".chance-row .chance-words").all_inner_texts()
    assert shares[0] == shares[1], "who picks what is marked has chosen best"


def test_among_people_no_chances_are_shown_unless_the_table_allows_them(arrive: Arrive) -> None:
    anna, bela = arrive(), arrive()
    for odds in (False, True):
        table = anna.make_table("me", "open", game="knights", public=True, odds=odds)
        for visitor in (anna, bela):
            visitor.open(f"/t/{table}")
        bela.page.get_by_role("button", name="Sit here").click()
        for visitor in (anna, bela):
            visitor.page.wait_for_selector(".knights-board")
            visitor.listening()
        asked = next(visitor for visitor in (anna, bela) if visitor.page.locator(".prompt-asked").count())
        expect(asked.page.locator("button.piece.can").first).to_be_visible()
        assert bool(asked.page.locator(".chance").count()) == odds
        other = bela if asked is anna else anna
        assert other.page.locator(".chance").count() == 0


def test_a_long_sentence_about_an_opponent_leaves_room_for_its_cards(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor, "bot:random", "bot:random")
    page = visitor.page
    play_until(visitor, ".estates-few .last-act")
    page.evaluate("document.querySelectorAll('.last-act').forEach((act) => (act.textContent = 'a word '.repeat(40)))")
    rooms = """[...document.querySelectorAll(".estates-few .estate-plate")].map((plate) =>
      plate.querySelector(".estate").getBoundingClientRect().width / plate.getBoundingClientRect().width)"""
    assert min(page.evaluate(rooms)) > 0.4
    beside = """[...document.querySelectorAll(".estates-few .estate-plate")].map((plate) =>
      plate.querySelector(".name").getBoundingClientRect().left -
      plate.querySelector(".plate-shield").getBoundingClientRect().right)"""
    assert max(page.evaluate(beside)) < 24, "a name stands beside its shield"


@pytest.mark.parametrize("size", [DESK, (1280, 800), PHONE])
def test_names_goals_and_cards_of_five_opponents_stand_apart(arrive: Arrive, size: tuple[int, int]) -> None:
    visitor = arrive(size=size)
    sit(visitor, *["bot:random"] * 5)
    page = visitor.page
    play_until(visitor, TARGET)
    apart = """[...document.querySelectorAll("#region-opponents .estate-plate")].map((plate) => {
      const [name, goals, cards] = [".name", ".goal-tracks", ".estate"].map((part) =>
        plate.querySelector(part).getBoundingClientRect());
      const apart = name.bottom <= goals.top + 4 || name.right <= goals.left;
      return name.width > 20 && apart && Math.max(name.bottom, goals.bottom) <= cards.top + 4;
    })"""
    assert page.evaluate(apart) == [True] * 5


def test_dice_tumble_only_where_motion_is_welcome(arrive: Arrive) -> None:
    still = rolling(arrive)
    moving = "getComputedStyle(document.querySelector('.throw > .die')).animationName"
    assert still.page.evaluate(moving) == "none"
    still.page.emulate_media(reduced_motion="no-preference")
    still.page.evaluate("document.querySelector('.throw').classList.add('just-changed')")
    assert still.page.evaluate(moving) == "tumble"


def test_the_table_of_knights_is_accessible(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    sit(visitor, "bot:random", "bot:random")
    play_until(visitor, TARGET)
    assert grave_faults(visitor.page, EVERYWHERE) == []
    play_until(visitor, DIE)
    visitor.page.locator(DIE).first.click()
    visitor.page.wait_for_selector(PICKED)
    assert grave_faults(visitor.page, EVERYWHERE) == []
    visitor.page.locator("#menu summary").click()
    visitor.page.locator('button[name="do"][value="hand-over"]').click()
    visitor.page.wait_for_selector(".prompt-over", timeout=SECONDS * 1000)
    assert grave_faults(visitor.page, EVERYWHERE) == []
