"""A server for the tests of this folder, one for a run, and a browser for as long as tests of this folder follow."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.browser_kit import DESK, MISSING, Visitor, chromium, running_browser
from tests.browser.served import running_server

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here is marked `browser`."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Kept:
    """A browser that is open as long as tests of this folder follow one another.

    Playwright keeps an event loop running while it is open: it must be closed before other tests run their own.
    """

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.browser: Browser | None = None

    def opened(self) -> Browser:
        if self.browser is None:
            playwright = self.stack.enter_context(sync_playwright())
            self.browser = self.stack.enter_context(running_browser(playwright))
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.stack.close()


KEPT = Kept()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """After a test of this folder, once its visitors are gone."""
    if nextitem is None or HERE not in nextitem.path.parents:
        KEPT.close()


@pytest.fixture
def browser() -> Browser:
    if not chromium():
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return KEPT.opened()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("browser") / "tables.db", "yard", "seed=tests") as found:
        yield found


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Call it for somebody with a browser of their own. No page may have failed at the end.

    What is dealt to them follows from the name of the test and how many came before, or from a `seed` that is said.
    """
    visitors: list[Visitor] = []

    def somebody(language: str = "en", size: tuple[int, int] = DESK, seed: str = "", **more: Any) -> Visitor:
        viewport = ViewportSize(width=size[0], height=size[1])
        context = browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce", **more)
        who = f"{request.node.nodeid} {len(visitors)}"
        context.set_extra_http_headers({"x-test": f"{who}; {seed or who}"})
        visitors.append(Visitor(context, address))
        return visitors[-1]

    yield somebody
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert faults == []
