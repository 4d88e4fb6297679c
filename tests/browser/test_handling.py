"""What any game's page can do by marking its elements: dice tumble, pieces are dragged, maps are zoomed, clocks run."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_kit import PHONE, Visitor
from tests.browser.conftest import Arrive

TUMBLED = """() => {
  window.tumbled = [];
  document.addEventListener("animationstart", (event) => {
    if (event.animationName === "tumble") window.tumbled.push(event.target.id);
  });
}"""
GLIDED = """() => {
  window.glided = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.glided += 1;
    return animate.apply(this, how);
  };
}"""
ANSWERS_SENT = "document.body.classList.contains('sending')"
ROLL = "#region-prompt button[value=roll]"
WHOLE = [0.0, 0.0, 300.0, 300.0]


def in_the_yard(arrive: Arrive, **more: Any) -> tuple[Visitor, str]:
    visitor = arrive(**more)
    table = visitor.sit_at("me", game="yard")
    visitor.page.wait_for_selector("#knight.can")
    return visitor, table


def yard(visitor: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.state(table)["view"]["state"]
    return found


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: str, where: str, *, drop: bool = True) -> None:
    page.mouse.move(*middle(page.locator(what)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(where)), steps=6)
    if drop:
        page.mouse.up()


def fingers(visitor: Visitor, *steps: list[tuple[float, float]]) -> None:
    """Fingers touch the glass, go from step to step, and leave it."""
    wire = visitor.context.new_cdp_session(visitor.page)
    for number, points in enumerate(steps):
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        kind = "touchStart" if number == 0 else "touchMove"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def between(start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> list[tuple[float, float]]:
    return [
        (start[0] + (end[0] - start[0]) * at / steps, start[1] + (end[1] - start[1]) * at / steps)
        for at in range(steps + 1)
    ]


def seen(page: Page) -> list[float]:
    """What of the map is seen."""
    return [float(part) for part in (page.locator("#map").get_attribute("viewBox") or "").split()]


# Dice.


def test_a_die_tumbles_when_it_is_thrown_and_only_then(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(TUMBLED)
    for throws in (1, 2, 3):
        page.locator(ROLL).click()
        expect(page.locator("#die")).to_have_attribute("data-roll", re.compile(f"^{throws} "))
        page.wait_for_function("wanted => window.tumbled.length === wanted", arg=throws)
        expect(page.locator("[data-tumbles]")).to_have_count(0)
    drag(page, "#knight", "#place-b1")
    expect(page.locator("#region-log :text('b1')")).to_be_visible()
    assert page.evaluate("window.tumbled") == ["die"] * 3
    page.emulate_media(reduced_motion="reduce")
    page.locator(ROLL).click()
    expect(page.locator("#die")).to_have_attribute("data-roll", re.compile("^4 "))
    assert page.evaluate("window.tumbled") == ["die"] * 3
    assert yard(visitor, table)["throws"] == 4


# Dragging.


@pytest.mark.parametrize("place", ["b1", "a2", "c2", "b3"])
def test_a_figure_is_dragged_to_a_place(arrive: Arrive, place: str) -> None:
    visitor, table = in_the_yard(arrive)
    drag(visitor.page, "#knight", f"#place-{place}", drop=False)
    expect(visitor.page.locator("[data-open]")).to_have_count(4)
    expect(visitor.page.locator("[data-over]")).to_have_attribute("data-place", place)
    visitor.page.mouse.up()
    expect(visitor.page.locator(f"#region-log :text('{place}')")).to_be_visible()
    assert "abc"[yard(visitor, table)["knight"] % 3] + "123"[yard(visitor, table)["knight"] // 3] == place
    expect(visitor.page.locator("[data-open], [data-dragged]")).to_have_count(0)


@pytest.mark.parametrize("place", ["#place-a1", "#place-c3", "#region-prompt"])
def test_what_is_let_go_where_it_may_not_be_goes_back(arrive: Arrive, place: str) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    before, version = middle(page.locator("#knight")), visitor.state(table)["version"]
    drag(page, "#knight", place)
    assert not page.evaluate(ANSWERS_SENT)
    assert middle(page.locator("#knight")) == before
    expect(page.locator("[data-open], [data-dragged]")).to_have_count(0)
    assert visitor.state(table)["version"] == version


def test_escape_ends_a_drag(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    before, version = middle(page.locator("#knight")), visitor.state(table)["version"]
    drag(page, "#knight", "#place-b1", drop=False)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert middle(page.locator("#knight")) == before
    assert visitor.state(table)["version"] == version


def test_a_finger_drags_too(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive, size=PHONE, has_touch=True, is_mobile=True)
    start, end = (middle(visitor.page.locator(name)) for name in ("#knight", "#place-c2"))
    fingers(visitor, *[[point] for point in between(start, end)])
    expect(visitor.page.locator("#region-log :text('c2')")).to_be_attached()
    assert yard(visitor, table)["knight"] == 5


def test_cards_are_dragged_onto_the_map_as_a_draft(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    drag(page, "#banner", "#place-a1", drop=False)
    expect(page.locator(".drag-copy")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("#place-a1 .planted")).to_be_visible()
    expect(page.locator(".drag-copy")).to_have_count(0)
    drag(page, "#banner", "#place-c3")
    expect(page.locator("#place-c3 .planted")).to_be_visible()
    assert visitor.state(table)["draft"] == ["plant banner a1", "plant banner c3"]
    page.locator("[data-confirm]").click()
    expect(page.locator("#region-log :text('2')")).to_be_visible()
    assert yard(visitor, table)["banners"] == [0, 8]


def test_a_piece_is_clicked_and_then_its_place(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    page.locator("#knight").click()
    expect(page.locator("#knight[data-held]")).to_be_visible()
    expect(page.locator("[data-open]")).to_have_count(4)
    page.locator("#knight").click()
    expect(page.locator("[data-open], [data-held]")).to_have_count(0)
    page.locator("#knight").click()
    page.locator("#place-a1").click()
    expect(page.locator("[data-open], [data-held]")).to_have_count(0)
    page.locator("#knight").click()
    page.locator("#place-a2").click()
    expect(page.locator("#region-log :text('a2')")).to_be_visible()
    assert yard(visitor, table)["knight"] == 3


def test_no_click_is_lost_while_a_piece_glides(arrive: Arrive) -> None:
    """By mouse, 50 to 500 ms after the piece has begun to glide for 420 ms."""
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(GLIDED)
    for moved, (place, late) in enumerate((("a2", 50), ("b2", 100), ("a2", 200), ("b2", 350), ("a2", 500)), start=1):
        page.locator("#knight").click()
        page.locator(f"#place-{place}").click()
        page.wait_for_function("moved => window.glided >= moved", arg=moved)
        page.wait_for_timeout(late)
        page.mouse.click(*middle(page.locator(ROLL)))
        expect(page.locator("#region-log .log-mine")).to_have_count(2 * moved)
        assert yard(visitor, table)["throws"] == moved


def test_the_keyboard_alone_moves_a_piece(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    page.locator("#knight").focus()
    page.keyboard.press("Space")
    focused = page.evaluate("document.activeElement.dataset.place")
    assert focused in ("b1", "a2", "c2", "b3")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "knight"
    page.keyboard.press("Enter")
    page.locator("#place-b1").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place || document.activeElement.id") != "b1"
    page.locator("#place-b3").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#region-log :text('b3')")).to_be_visible()
    assert yard(visitor, table)["knight"] == 7


def test_a_piece_that_can_do_more_than_go_to_places_asks_what_is_meant(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    page.evaluate("document.getElementById('place-b1').removeAttribute('data-place')")
    page.locator("#knight").click()
    expect(page.locator(".offer .button")).to_have_count(4)
    page.locator(".offer .button", has_text="b1").click()
    expect(page.locator("#region-log :text('b1')")).to_be_visible()
    assert yard(visitor, table)["knight"] == 1


# Zooming.


def test_buttons_zoom_and_what_is_seen_stays_when_the_board_is_replaced(arrive: Arrive) -> None:
    visitor, _ = in_the_yard(arrive)
    page = visitor.page
    closer, further, whole = (page.locator(f".zoom-button:nth-child({place})") for place in (1, 2, 3))
    expect(further).to_have_attribute("aria-disabled", "true")
    closer.click()
    close = seen(page)
    assert close[2] == pytest.approx(300 / 1.4, abs=0.01)
    drag(page, "#knight", "#place-b1")
    expect(page.locator("#region-log :text('b1')")).to_be_visible()
    assert seen(page) == close
    closer.click()
    further.click()
    assert seen(page)[2] == pytest.approx(300 / 1.4, abs=0.01)
    whole.click()
    assert seen(page) == WHOLE
    while closer.get_attribute("aria-disabled") == "false":
        closer.click()
    expect(closer).to_have_attribute("aria-disabled", "true")
    assert seen(page)[2] == 50
    assert page.evaluate("document.activeElement.className") == "button zoom-button"


def test_the_wheel_zooms_where_the_pointer_is_and_the_ground_is_pulled_about(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive)
    page = visitor.page
    corner = middle(page.locator("#place-a1"))
    page.mouse.move(*corner)
    page.mouse.wheel(0, -300)
    expect(page.locator("#map[data-zoomed]")).to_be_visible()
    assert middle(page.locator("#place-a1")) == pytest.approx(corner, abs=1.5)
    before, version = seen(page), visitor.state(table)["version"]
    page.mouse.down()
    page.mouse.move(corner[0] - 120, corner[1] - 60, steps=5)
    page.mouse.up()
    after = seen(page)
    assert after[0] > before[0]
    assert after[1] > before[1]
    assert after[2:] == before[2:]
    for _ in range(6):
        page.mouse.wheel(0, 400)
    expect(page.locator("#map[data-zoomed]")).to_have_count(0)
    assert seen(page) == WHOLE
    assert visitor.state(table)["version"] == version


def test_two_fingers_zoom(arrive: Arrive) -> None:
    visitor, table = in_the_yard(arrive, size=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    x, y = middle(page.locator("#map"))
    version = visitor.state(table)["version"]
    fingers(visitor, *[[(x - apart, y), (x + apart, y)] for apart in range(30, 91, 10)])
    assert seen(page)[2] == pytest.approx(100, rel=0.1)
    fingers(visitor, *[[(x - apart, y), (x + apart, y)] for apart in range(90, 20, -10)])
    assert seen(page) == WHOLE
    assert visitor.state(table)["version"] == version


def test_keys_zoom_and_what_takes_the_focus_comes_into_sight(arrive: Arrive) -> None:
    visitor, _ = in_the_yard(arrive)
    page = visitor.page
    page.locator("#map").focus()
    for _ in range(5):
        page.keyboard.press("+")
    close = seen(page)
    assert close[2] < 60
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert seen(page)[0] > close[0]
    assert seen(page)[1] > close[1]
    for _ in range(20):
        page.keyboard.press("ArrowUp")
    assert seen(page)[1] == 0
    expect(page.locator("#knight")).not_to_be_in_viewport()
    page.locator("#knight").focus()
    assert seen(page)[1] > 90
    page.keyboard.press("0")
    assert seen(page) == WHOLE


# Countdowns.


def test_a_countdown_runs(arrive: Arrive) -> None:
    visitor, _ = in_the_yard(arrive)
    page = visitor.page
    clock = page.locator(".clock")
    expect(clock).to_have_text(re.compile(r"^\d{6}:\d\d:\d\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before, use_inner_text=True)
    set_to = "seconds => document.querySelector('.clock').dataset.until = Date.now() + 1000 * seconds"
    page.evaluate(set_to, 64.9)
    expect(clock).to_have_text("1:05")
    page.evaluate(set_to, 1.2)
    expect(clock).to_have_text("0:00")
    page.evaluate(set_to, -50)
    page.wait_for_timeout(400)
    expect(clock).to_have_text("0:00")
    page.locator(ROLL).click()
    expect(page.locator("#die")).to_have_attribute("data-roll", re.compile("^1 "))
    expect(clock).to_have_text("0:00")  # an update leaves alone what has not changed
    page.reload()
    expect(clock).to_have_text(re.compile(r"^\d{6}:"))
    page.locator(ROLL).click()
    expect(page.locator("#die")).to_have_attribute("data-roll", re.compile("^2 "))
    expect(clock).to_have_text(re.compile(r"^\d{6}:"))
