"""Every page passes the checks of axe-core: nothing serious, nothing critical."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.browser_kit import DESK, PHONE, Visitor
from tests.browser.conftest import Arrive

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
GRAVE = ("serious", "critical")
OVER_SECONDS = 60_000.0


def grave_faults(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert found["passes"], "axe did not run"
    return [
        f"{fault['impact']}: {fault['id']}: {node['target']} {node['html'][:160]} {node['any'][:1]}"
        for fault in found["violations"] if fault["impact"] in GRAVE
        for node in fault["nodes"][:4]
    ]  # fmt: skip


def visitor_in(arrive: Arrive, scheme: str, size: tuple[int, int] = DESK) -> Visitor:
    return arrive(size=size, color_scheme=scheme, bypass_csp=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_without_a_table(arrive: Arrive, scheme: str) -> None:
    visitor = visitor_in(arrive, scheme)
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


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", DESK), ("light", PHONE), ("dark", PHONE)])
def test_the_table_before_and_in_a_battle(arrive: Arrive, scheme: str, size: tuple[int, int]) -> None:
    visitor = visitor_in(arrive, scheme, size)
    visitor.sit_at("me", "bot:random")
    assert grave_faults(visitor.page) == []
    visitor.play_until("body:has(#region-board .company) #region-hand button.piece.can[data-draft]")
    visitor.page.locator("#region-hand button.piece.can[data-draft]").first.click()
    visitor.page.wait_for_selector("#region-hand .piece.chosen[data-chosen]")
    assert grave_faults(visitor.page) == []
    for tab in ("log", "chat", "help"):
        visitor.page.locator(f".tab:has(#side-{tab})").click()
        assert grave_faults(visitor.page) == []
    visitor.page.locator("#menu summary").click()
    assert grave_faults(visitor.page) == []


def test_a_table_that_waits_for_players(arrive: Arrive) -> None:
    visitor = visitor_in(arrive, "light")
    visitor.sit_at("me", "open", "invite")
    assert grave_faults(visitor.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_map_with_figures_to_move(arrive: Arrive, scheme: str) -> None:
    visitor = visitor_in(arrive, scheme)
    visitor.sit_at("me", game="yard")
    visitor.page.locator("#knight").click()
    visitor.page.wait_for_selector("[data-open]")
    assert grave_faults(visitor.page) == []


def test_what_is_left_after_the_end(arrive: Arrive) -> None:
    visitor = visitor_in(arrive, "light")
    table = visitor.sit_at("me", "bot:random")
    visitor.page.locator("#menu summary").click()
    visitor.page.locator('button[name="do"][value="hand-over"]').click()
    visitor.page.wait_for_selector(".prompt-over", timeout=OVER_SECONDS)
    assert grave_faults(visitor.page) == []
    for path in ("standing", "replay", "log"):
        assert grave_faults(visitor.open(f"/t/{table}/{path}")) == []
