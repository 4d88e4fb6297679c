"""Every game on seven screens: nothing is cut off, too small to read or to touch, and the board stays where it is.

What is looked at follows from the number of a table and of the answers given at it, and is the same in every run. With
`BANNERET_SCREENS_SEEDS=20` twenty tables of each game are looked at, each of them after every third answer.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.browser.browser_kit import WARLIKE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.test_field_of_glory import CHOICES as IN_THE_FIELD
from tests.browser.test_mousquetaires import CHOICES as IN_PARIS
from tests.browser.test_warrior_knights import CHOICES as ON_THE_MAP

PHONE, LONG, LYING, WIDE = (360, 740), (390, 844), (740, 360), (844, 390)
SMALL, LOW, LARGE = (1280, 720), (1366, 650), (1920, 1080)
HANDHELD = (PHONE, LONG, LYING, WIDE)
SCREENS = (*HANDHELD, SMALL, LOW, LARGE)
LEAST_BOARD = 150  # pixels: 8 to 24 were left of it on a phone that lies on its side
LEAST_HAND = 60  # pixels between the question and the tabs of a phone that lies on its side
LEAST_TEXT, LEAST_TARGET, MOST_SHIFT = 11, 40, 0.05
TABLES = int(os.environ.get("BANNERET_SCREENS_SEEDS", "1"))
LATER = 36  # answers: the game is in full swing
LOOKS = (0, 6) if TABLES == 1 else (0, *[3] * 12)  # how many questions are answered before each look
GAMES: dict[str, tuple[int, list[str]]] = {
    "havoc": (4, WARLIKE),
    "knights": (4, WARLIKE),
    "field_of_glory": (2, IN_THE_FIELD),
    "mousquetaires": (5, IN_PARIS),
    "warrior_knights": (4, ON_THE_MAP),
}

MEASURE = """([leastText, leastTarget]) => {
  const there = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(one).visibility !== "hidden" &&
      !one.closest(".visually-hidden, [hidden], details:not([open]) > :not(summary)");
  };
  const small = [], narrow = [], cut = [];
  const range = document.createRange();
  const beyond = (node) => { // writing that goes past the edge of something that hides what does
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let one = node.parentElement; one && !one.matches("[data-live]"); one = one.parentElement) {
      const style = getComputedStyle(one), edge = one.getBoundingClientRect();
      if (style.overflowX !== "visible" && box.left > edge.right) return false; // pulled out of sight
      if (style.textOverflow === "ellipsis" && one.closest("[title]")) return false;
      if (style.overflowX === "hidden" && box.left < edge.right && box.right > edge.right + 1.5) return true;
    }
    return false;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest("symbol, defs") || !there(one)) continue;
    const grid = one.closest("svg") ? one.getScreenCTM() : { c: 0, d: 1 };
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(grid.c, grid.d);
    if (size < leastText - 0.01) small.push(node.data.trim());
    const style = getComputedStyle(one);
    const name = !one.closest("svg") && one.matches(".name, [class$=-name]"); // of people and things: always whole
    const told = one.closest("[title]"); // by a tap, a held finger or a key
    const wide = (name || (style.textOverflow === "ellipsis" && !told)) && one.scrollWidth > one.clientWidth + 1;
    const high = style.webkitLineClamp !== "none" && !told && one.scrollHeight > one.clientHeight + 1;
    if (wide || high || (!one.closest("svg") && beyond(node))) cut.push(node.data.trim());
  }
  for (const one of document.querySelectorAll("#region-board :not(svg *)[id]")) { // nothing is wider than its place
    if (one.offsetWidth > one.parentElement.offsetWidth + 1) cut.push(one.className);
  }
  const fields = "select, input:not([type=hidden], [type=radio])";
  const touched = `button:not([aria-disabled=true]), summary, ${fields}, .tab, .brand`;
  for (const one of document.querySelectorAll(touched)) {
    const box = one.getBoundingClientRect();
    if (there(one) && Math.min(box.width, box.height) < leastTarget - 0.5) narrow.push(one.className || one.name);
  }
  const region = (name) => document.getElementById(`region-${name}`).getBoundingClientRect();
  const [board, prompt] = [region("board"), region("prompt")];
  const tools = document.querySelector(".prompt-left");
  if (tools && tools.scrollWidth > tools.clientWidth + 1) cut.push(tools.textContent);
  return {
    small, narrow, cut, board: Math.min(board.bottom, innerHeight) - board.top,
    sideways: document.documentElement.scrollWidth - innerWidth,
    apart: board.bottom <= prompt.top + 2 || board.right <= prompt.left + 2,
    asked: prompt.top >= 0 && prompt.bottom <= innerHeight,
    hand: document.querySelector(".tabs").getBoundingClientRect().top - prompt.bottom,
  };
}"""

DANGLING = """() => {
  const lost = [...document.querySelectorAll("[data-live] use")]
    .map((use) => use.getAttribute("href").slice(1)).filter((id) => !document.getElementById(id));
  const twice = [...document.querySelectorAll("[data-live]")].filter((region) =>
    [...region.children].filter((one) => one.matches("svg.symbols")).length > 1);
  return [...new Set(lost), ...twice.map((region) => region.id)];
}"""

WATCH = """() => {
  window.jumps = [];
  const own = (source) => source.node?.nodeType === 1 && source.node.matches("[data-live], .side, .table > *");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.sources.some(own)) window.jumps.push(entry.value);
  }).observe({ type: "layout-shift" });
}"""


# As many cards as one who plays all four musketeers may hold, and as many battles as can be chosen in a city.
CROWD = """([cards, answers, words]) => {
  const more = (place, made, wanted) => {
    for (let count = place.children.length; count < wanted; count += 1) place.append(made());
  };
  const fan = document.querySelector(".fan");
  more(fan, () => fan.children[0].cloneNode(true), cards);
  const actions = document.querySelector(".prompt-actions");
  if (!actions.querySelector(".prompt-answers")) actions.append(document.createElement("span"));
  const place = actions.lastElementChild;
  place.className = "prompt-answers";
  more(place, () => {
    const button = document.createElement("button");
    button.className = "button";
    for (const [name, said] of [["button-word", "Assault"], ["button-note", words]]) {
      button.append(Object.assign(document.createElement("span"), { className: name, textContent: said }));
    }
    return button;
  }, answers);
}"""


# Cards that are seen beyond the edge of their hand.
BEYOND = """() => {
  const fan = document.querySelector(".fan"), edge = document.querySelector("#region-hand").getBoundingClientRect();
  const seen = (card) => Math.min(card.getBoundingClientRect().right, edgeOf(fan));
  const edgeOf = (one) => getComputedStyle(one).overflowX === "visible" ? Infinity : one.getBoundingClientRect().right;
  return [...fan.children].map(seen).filter((right) => right > edge.right + 1);
}"""


def sit(visitor: Visitor, game: str, last: bool = False) -> None:
    """On the first seat, or on the last, which is another side where there are two."""
    others = ["bot:random"] * (GAMES[game][0] - 1)
    visitor.sit_at(*([*others, "me"] if last else ["me", *others]), game=game, odds=True)
    visitor.page.wait_for_selector(".prompt")


def play(visitor: Visitor, game: str, clicks: int) -> None:
    """Answer some questions, and wait for the next."""
    visitor.click_on(GAMES[game][1], most=clicks)


@pytest.mark.parametrize("table", range(TABLES))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_seven_screens(arrive: Arrive, game: str, language: str, table: int) -> None:
    """At the beginning and a little later, in both languages and themes, on the first seat and on the last."""
    theme = "dark" if language == "hu" else "light"
    visitor = arrive(language=language, color_scheme=theme, has_touch=True, seed=f"screens {game} {table}")
    sit(visitor, game, last=language == "en")
    page = visitor.page
    answers = 0
    for clicks in LOOKS:
        play(visitor, game, clicks)
        answers += clicks
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MEASURE, [LEAST_TEXT, LEAST_TARGET if (width, height) in HANDHELD else 24])
            where = f"{width}x{height} after {answers}: {found}"
            assert found["sideways"] <= 0, where
            assert found["board"] >= LEAST_BOARD, where
            assert found["apart"], where
            assert found["asked"], where
            assert (width, height) not in (LYING, WIDE) or found["hand"] >= LEAST_HAND, where
            assert [*found["small"], *found["narrow"], *found["cut"]] == [], where


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "before"), [("en", 0), ("hu", 0), ("hu", LATER)])
def test_the_board_stays_where_it_is(arrive: Arrive, game: str, language: str, before: int) -> None:
    """When people, questions and hands change, the regions move by less than a twentieth of the screen."""
    visitor = arrive(language=language)
    sit(visitor, game)
    play(visitor, game, before)
    page = visitor.page
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()  # what another size of the window moves is no jump
        visitor.listening()
        play(visitor, game, 1)
        page.evaluate(WATCH)
        play(visitor, game, 3)
        assert max(page.evaluate("window.jumps"), default=0) < MOST_SHIFT, f"{width}x{height}"
    assert page.evaluate(DANGLING) == [], "a page keeps every picture that it was sent"


def test_what_warrior_knights_asks_never_covers_the_map(arrive: Arrive) -> None:
    visitor = arrive(size=LOW)
    sit(visitor, "warrior_knights")
    page = visitor.page
    expect(page.locator(".wk-stage")).to_be_visible()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        stage, kingdom = page.locator(".wk-stage").bounding_box(), page.locator(".wk-kingdom").bounding_box()
        assert stage is not None
        assert kingdom is not None
        beside = stage["x"] >= kingdom["x"] + kingdom["width"]
        assert beside or stage["y"] + stage["height"] <= kingdom["y"] + 1, (width, height)


def test_a_large_hand_and_long_answers_leave_the_others_their_places(arrive: Arrive) -> None:
    visitor = arrive()
    sit(visitor, "havoc")
    page = visitor.page
    page.evaluate(CROWD, [34, 4, "of Isar (total 400 against 200); who must permit it: Edmund of the Golden Lily"])
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(MEASURE, [LEAST_TEXT, 0])
        where = f"{width}x{height}: {found}"
        assert found["sideways"] <= 0, where
        assert found["asked"], where
        upright = width < height  # there the question itself says what the board would
        assert upright or found["board"] >= LEAST_BOARD, where
        assert page.evaluate(BEYOND) == [], where
