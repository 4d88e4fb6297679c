"""My record in the browser: results as pictures on a phone and a desk, and a link that can be withdrawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from banneret.server.store import Store
from banneret.server.store.rows import Change
from tests.browser.browser_kit import DESK, PHONE, Visitor
from tests.browser.served import running_server
from tests.server.test_own_record import EASY, mine, table

WHOLE = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("hu", PHONE)])
def test_results_are_seen_shared_and_withdrawn(
    browser: Browser, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    database = tmp_path / "tables.db"
    with running_server(database) as address:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language)
        visitor = Visitor(context, address)
        page = visitor.page
        page.goto(f"{address}/record")
        expect(page.locator(".ended")).to_have_count(0)
        page.goto(f"{address}/settings")
        page.fill("input[name=name]", "Anita")
        page.click("form[action='/settings'] button.button-primary")
        person = next(one["value"] for one in context.cookies() if "banneret" in one["name"]).partition(".")[0]
        with Store(f"sqlite:///{database}") as store:
            for number, result in enumerate(["1 0", "0 1", "1 0"]):
                done = table("havoc", result, mine(0, person), EASY, id=f"done{number}", host=person)
                store.create(Change(done.row, 0, seats=done.seats))
        page.goto(f"{address}/record")
        expect(page.locator(".results .ended").first).to_be_visible()
        assert page.evaluate(WHOLE)
        page.click("form[action='/record/share'] button")
        link = page.locator(".invite-link").input_value()
        other = browser.new_context().new_page()
        other.goto(link)
        expect(other.locator(".results .ended").first).to_be_visible()
        expect(other.locator("form[action^='/record']")).to_have_count(0)
        page.click("form[action='/record/withdraw'] button")
        expect(page.locator("form[action='/record/share']")).to_be_visible()
        gone = other.goto(link)
        assert gone is not None
        assert gone.status == 404
        assert visitor.faults == []
        other.context.close()
        visitor.close()
