"""Called back: a browser subscribes, the turn comes as a sealed message and as a letter, and both lead to the table.

A browser without windows gets no address from a push service. So the test gives it one, of a push service on this
machine, and hands on what arrives there; the page, the service worker and the server are the real ones.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect

from banneret.server.calls.sealing import to_base64
from tests.browser.browser_kit import DESK, PATIENCE, PHONE, Visitor
from tests.browser.served import running_server
from tests.server.calls_kit import CalledBrowser, Mailbox, PushService, mailbox, push_service

HERS = "anna@mail.test"
LONG = 4 * PATIENCE
ADDRESSED = """Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = async (asked) => {
    localStorage.setItem("asked", JSON.stringify(asked));
    return { toJSON: () => (%s), unsubscribe: async () => true };
  };"""
KEEP_SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, data }) => self.shown.push([title, body, data.url]);
}"""


@contextmanager
def called() -> Iterator[tuple[PushService, Mailbox]]:
    """A push service and a mail server in a thread of their own: the browser is driven in this one."""
    begun: list[tuple[PushService, Mailbox, Callable[[], object]]] = []
    ready = threading.Event()

    async def serve() -> None:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        async with push_service() as service, mailbox() as box:
            begun.append((service, box, lambda: loop.call_soon_threadsafe(ended.set)))
            ready.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE / 1000)
    service, box, end = begun[0]
    try:
        yield service, box
    finally:
        end()
        thread.join()


def visitor_at(browser: Browser, address: str, language: str, size: tuple[int, int]) -> Visitor:
    viewport = ViewportSize(width=size[0], height=size[1])
    visitor = Visitor(browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce"), address)
    visitor.context.set_default_timeout(LONG)  # the first page of a fresh server takes a while
    return visitor


def delivered(visitor: Visitor, address: str, message: str) -> object:
    """What the service worker of a page shows when it gets a message."""
    (worker,) = visitor.context.service_workers
    worker.evaluate(KEEP_SHOWN)
    wire, found = visitor.context.new_cdp_session(visitor.page), list[str]()
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    wait_for(visitor, lambda: found)
    pushed = {"origin": address, "registrationId": found[-1], "data": message}
    wire.send("ServiceWorker.deliverPushMessage", pushed)
    wait_for(visitor, lambda: worker.evaluate("self.shown.length"))
    return worker.evaluate("self.shown")


def wait_for(visitor: Visitor, happened: Callable[[], object]) -> None:
    end = time.monotonic() + LONG / 1000
    while not happened():
        assert time.monotonic() < end
        visitor.page.wait_for_timeout(50)


def test_a_browser_subscribes_and_its_owner_is_called_by_push_and_by_letter(browser: Browser, tmp_path: Path) -> None:
    own = CalledBrowser()
    with called() as (service, box), running_server(tmp_path / "calls.db", f"mail={box.port}") as address:
        anna, bela = visitor_at(browser, address, "hu", PHONE), visitor_at(browser, address, "en", DESK)
        keys = {"p256dh": to_base64(own.point), "auth": to_base64(own.auth)}
        anna.page.add_init_script(ADDRESSED % json.dumps({"endpoint": f"{service.origin}/hers", "keys": keys}))
        table = anna.make_table("me", "open", public=True)

        page = anna.open("/settings/calls")
        page.locator("[data-call-me]").click()
        expect(page.locator("#devices .tag")).to_be_visible(timeout=LONG)
        asked = json.loads(page.evaluate("localStorage.getItem('asked')"))
        assert asked["userVisibleOnly"] is True
        worker = page.evaluate("navigator.serviceWorker.ready.then((there) => there.active.scriptURL)")
        assert worker == f"{address}/service-worker.js"

        page.locator("#address").fill(HERS)
        page.locator("#mail .button-primary").click()
        wait_for(anna, lambda: box.letters)
        assert box.recipients == [HERS]
        anna.open(box.link("calls/confirm/"))
        page.locator(".button-large").click()
        expect(page.locator("h1")).to_have_text("A címed meg van erősítve", timeout=LONG)

        bela.open(f"/t/{table}")
        bela.listening()
        bela.page.locator("button[value=take]").first.click()
        bela.page.wait_for_selector("#region-hand .hand-card")
        while bela.answer(table):
            pass
        wait_for(anna, lambda: service.pushed and len(box.letters) > 1)
        pushed = service.pushed[0]
        assert pushed.path == "/hers"
        assert pushed.claims()["aud"] == service.origin
        assert f"k={asked['applicationServerKey']}" in pushed.headers["authorization"].replace(" ", "").split(",")
        told = pushed.told(own)
        assert told["url"] == f"/t/{table}"
        assert delivered(anna, address, json.dumps(told)) == [[told["title"], told["body"], told["url"]]]
        assert box.link(f"t/{table}") == f"/t/{table}"

        stopping = box.link("calls/stop/")
        anna.open(stopping)
        page.locator(".button-large").click()
        expect(anna.open("/settings/calls").locator("#address")).to_have_value("")
        for visitor in (anna, bela):
            assert visitor.faults == []
            visitor.close()
