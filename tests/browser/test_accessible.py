"""Every page passes the checks of axe-core: nothing serious, nothing critical."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from banneret.games import registry
from banneret.insight.review import Graded, Moment
from banneret.server.store import Store
from banneret.server.store.rows import Change, MomentRow
from tests.browser.browser_kit import DESK, PHONE, Visitor
from tests.browser.conftest import Arrive
from tests.browser.served import running_server
from tests.server.test_own_record import EASY, mine
from tests.server.test_own_record import table as summary

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
GRAVE = ["serious", "critical"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
EVERYWHERE = (DESK, PHONE)
OVER_SECONDS = 60_000.0
LANGUAGES = ("en", "hu")


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


def open_folds(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")


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
        open_folds(page)
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


def test_a_table_that_waits_for_players_and_its_invitation(arrive: Arrive) -> None:
    visitor = visitor_for_axe(arrive)
    table = visitor.sit_at("me", "open", "invite")
    assert grave_faults(visitor.page) == []
    link = urlsplit(visitor.page.locator(".invite-link").first.input_value()).path
    for language in LANGUAGES:
        friend = arrive(language=language, bypass_csp=True)
        assert grave_faults(friend.open(link), EVERYWHERE) == []
        if language == LANGUAGES[-1]:
            friend.page.locator("#name").fill("Béla")
            friend.page.locator(f"form[action='/join/{table}'] .button-primary").click()
            friend.page.wait_for_url(f"**/t/{table}")
            assert grave_faults(visitor.open(link)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_ids())
def test_pages_to_learn_from(arrive: Arrive, game: str, language: str) -> None:
    """A game on one page, its lists, and a lesson and a puzzle that were answered wrong or right."""
    visitor = arrive(language=language, bypass_csp=True)
    sizes = EVERYWHERE if language == "en" else (DESK,)
    faults = {"one page": grave_faults(visitor.open(f"/learn/{game}"), sizes)}
    if game == "havoc":
        faults["lessons"] = grave_faults(visitor.open(f"/learn/{game}/lessons"))
        faults["puzzles"] = grave_faults(visitor.open(f"/learn/{game}/puzzles"))
    for kind, choice in (("lessons", ".lesson-choices .button"), ("puzzles", ".puzzle-answer")):
        page = visitor.open(f"/learn/{game}/{kind}/2")
        page.locator(choice).last.click()
        page.wait_for_selector(".notice")
        faults[kind] = faults.get(kind, []) + grave_faults(page, sizes)
    assert {kind: found for kind, found in faults.items() if found} == {}


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


def reviewed(steps: int) -> list[MomentRow]:
    """A review as if it had been worked out: chances that change, and an answer of every grade."""
    moments = [Moment(at, [share := 0.1 + 0.8 * at / steps, 1 - share], [share, 1 - share]) for at in range(steps + 1)]
    for at, cost in enumerate((0.0, 0.03, 0.08, 0.2, 0.5), start=2):
        graded = Graded(0, ["pass"], 0.3, cost, [-cost, cost], ["havoc"], 0.3 + cost)
        moments[at] = Moment(at, moments[at].known, moments[at].all_open, graded)
    return [MomentRow(one.at, json.dumps(one.json())) for one in moments]


def test_what_is_kept_of_a_person(browser: Browser, tmp_path: Path) -> None:
    """Finished games, the own record and its link, a review, and how somebody is called, in both languages."""
    database = tmp_path / "tables.db"
    with running_server(database, "mail=1") as address:
        visitor = Visitor(browser.new_context(reduced_motion="reduce", bypass_csp=True, locale="en"), address)
        table = visitor.sit_at("me", "bot:random")
        page = visitor.page
        page.locator("#menu summary").click()
        page.locator('button[name="do"][value="hand-over"]').click()
        page.wait_for_selector(".prompt-over", timeout=OVER_SECONDS)
        lines = len(visitor.context.request.get(f"{address}/t/{table}/record").text().splitlines())
        person = next(one["value"] for one in visitor.context.cookies() if "banneret" in one["name"]).partition(".")[0]
        won = summary("havoc", "1 0", mine(0, person), EASY, host=person)
        with Store(f"sqlite:///{database}") as store:
            store.add_moments(table, reviewed(lines))
            store.create(Change(won.row, 0, seats=won.seats))
        visitor.open("/record").locator("form[action='/record/share'] button").click()
        link = urlsplit(page.locator(".invite-link").input_value()).path
        faults = {}
        for language in LANGUAGES:
            visitor.context.set_extra_http_headers({"accept-language": language})
            for path in ("/mine", "/record", link, f"/t/{table}/review", "/settings/calls"):
                visitor.open(path)
                open_folds(page)
                faults[language, path] = grave_faults(page, EVERYWHERE if language == "en" else (DESK,))
        assert page.locator("input[name=address]").count() == 1
        visitor.close()
    assert {path: found for path, found in faults.items() if found} == {}
