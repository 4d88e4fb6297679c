"""Every page passes the checks of axe-core: nothing serious, nothing critical."""

from __future__ import annotations

from importlib import resources
from typing import Literal

from playwright.sync_api import Page

from tests.browser.browser_kit import DESK, PHONE, Visitor
from tests.browser.conftest import Arrive

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
GRAVE = ["serious", "critical"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
EVERYWHERE = (DESK, PHONE)
OVER_SECONDS = 60_000.0


# What is wrong, each with the rule that says so: of everything, or of that alone which another theme can change.
FAULTS = """async ([grave, colours]) => {
  const rules = colours ? { runOnly: ["color-contrast", "link-in-text-block"] } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
  if (found.passes.length === 0) return ["axe did not run"];
  const faults = found.violations.filter((fault) => grave.includes(fault.impact));
  return faults.flatMap((fault) => fault.nodes.slice(0, 4).map((node) =>
    `${fault.impact}: ${fault.id}: ${node.target} ${node.html.slice(0, 160)} ${JSON.stringify(node.any[0] ?? "")}`));
}"""
# The other theme and size are drawn, and nothing is on its way any more.
AT_REST = """async () => {
  for (const _ of [1, 2]) await new Promise((resume) => requestAnimationFrame(resume));
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => null)));
}"""


def grave_faults(page: Page, sizes: tuple[tuple[int, int], ...] = (DESK,)) -> list[str]:
    """What is gravely wrong with a page as it stands, in every one of these sizes, in the light theme and the dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.evaluate(AT_REST)
            faults = page.evaluate(FAULTS, [GRAVE, scheme == "dark"])
            found += [f"{width}x{height} {scheme}: {fault}" for fault in faults]
    page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    return found


def visitor_for_axe(arrive: Arrive) -> Visitor:
    return arrive(bypass_csp=True)


def test_pages_without_a_table(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    faults = {}
    for path in (
        "/",
        "/new?game=havoc",
        "/rules",
        "/rules/havoc",
        "/settings",
        "/settings/access",
        "/settings/identity",
        "/recover",
        "/mine",
        "/api",
        "/nowhere",
    ):
        page = visitor.open(path)
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        faults[path] = grave_faults(page)
    visitor.faults.clear()  # the browser reports that /nowhere was not found
    assert {path: found for path, found in faults.items() if found} == {}


def test_the_table_before_and_in_a_battle(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    visitor.sit_at("me", "bot:random")
    assert grave_faults(visitor.page, EVERYWHERE) == []
    visitor.play_until("body:has(#region-board .company) #region-hand button.piece.can[data-draft]")
    visitor.page.locator("#region-hand button.piece.can[data-draft]").first.click()
    visitor.page.wait_for_selector("#region-hand .piece.chosen[data-chosen]")
    assert grave_faults(visitor.page, EVERYWHERE) == []
    for tab in ("log", "chat", "help"):
        visitor.page.locator(f".tab:has(#side-{tab})").click()
        assert grave_faults(visitor.page, EVERYWHERE) == []
    visitor.page.locator("#menu summary").click()
    assert grave_faults(visitor.page, EVERYWHERE) == []


def test_a_table_that_waits_for_players(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    visitor.sit_at("me", "open", "invite")
    assert grave_faults(visitor.page) == []


def test_a_map_with_figures_to_move(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    visitor.sit_at("me", game="yard")
    visitor.page.locator("#knight").click()
    visitor.page.wait_for_selector("[data-open]")
    assert grave_faults(visitor.page) == []


def test_what_is_left_after_the_end(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    table = visitor.sit_at("me", "bot:random")
    visitor.page.locator("#menu summary").click()
    visitor.page.locator('button[name="do"][value="hand-over"]').click()
    visitor.page.wait_for_selector(".prompt-over", timeout=OVER_SECONDS)
    assert grave_faults(visitor.page) == []
    for path in ("standing", "replay", "log"):
        assert grave_faults(visitor.open(f"/t/{table}/{path}")) == []
