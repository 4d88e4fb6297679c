"""What the tests in a browser share: a running server, Chromium, and people who click."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, Request

# The first has no windows and needs a third less of the machine than the others.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "Chromium is not installed (on Debian: apt-get install chromium-headless-shell)"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESK, PHONE = (1440, 900), (390, 844)
PATIENCE = 15_000.0  # milliseconds; a bot may think for two seconds, a machine with other work for more
PLAY_SECONDS, NO_END = 150.0, 1_000_000
KEYS = (f"browser-key-{number:08}" for number in count())

# A page at rest shows a question for us that nothing but our answer will change: it listens (before, a click would send
# its form and bring another page), no answer or chance is under way, and no bot thinks. What is there then follows from
# the seed of the table and the answers given, however slow the machine.
AT_REST = """const atRest = (amongBots) => document.documentElement?.matches(".listening") &&
  !document.body.matches(".sending") && document.querySelector(".prompt-asked, .prompt-over") &&
  !document.querySelector("[data-odds][aria-busy]") &&
  !(amongBots && document.querySelector("#region-opponents .dots"));
const clickFirst = (choices) => {
  for (const choice of choices) {
    const thing = document.querySelector(choice);
    if (!thing) continue;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    return choice;
  }
  return "";
};
"""
# Click the first of the things that is there, unless the page is not at rest or what was waited for has come.
FIRST_CLICK = f"""([choices, unless, amongBots]) => {{
  {AT_REST}
  return !atRest(amongBots) || (unless && document.querySelector(unless)) ? "" : clickFirst(choices);
}}"""
# Click on until what is wanted is there in a page at rest, enough was clicked, the game is over or time is up.
CLICKS = f"""async ([choices, wanted, most, amongBots, seconds]) => {{
  {AT_REST}
  const clicked = [];
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {{
    if (atRest(amongBots)) {{
      if (wanted && document.querySelector(wanted)) return [clicked, "found"];
      if (document.body.dataset.status === "over") return [clicked, "over"];
      if (clicked.length >= most) return [clicked, "enough"];
      const choice = clickFirst(choices);
      if (choice) clicked.push(choice);
    }}
    await new Promise((resume) => setTimeout(resume, 4));
  }}
  return [clicked, "late"];
}}"""
# A warlike person in Havoc: confirm what is chosen, else cry Havoc!, else the first highlighted thing.
WARLIKE = [
    ".offer .button", "body:has(.piece.chosen) #region-prompt [data-confirm]",
    "#region-prompt button[name=action][value=havoc]", "button.piece.can[data-acts]", "#region-prompt [data-confirm]",
    "#region-prompt button[name=action]",
]  # fmt: skip
LEFT = "Execution context was destroyed"  # what the driver says when the page is exchanged while it is asked


def chromium() -> str:
    """The program, or nothing."""
    asked = os.environ.get("BANNERET_CHROMIUM", "")
    return asked or next((found for name in NAMES if (found := shutil.which(name))), "")


@contextmanager
def running_browser(playwright: Playwright, *arguments: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, *arguments])
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """Somebody with a browser of their own: cookies, one page, and everything it was ever sent."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.heard: list[str] = []
        self.faults: list[str] = []
        self.among_bots = False  # who play by themselves: what they do is waited for
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def record(self) -> None:
        """From now on keep everything that the page is sent, in `heard`."""
        self.page.on("requestfinished", self._hear)
        wire = self.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda event: self.heard.append(event["data"]))

    def _hear(self, request: Request) -> None:
        """Pages and answers; what a stream sends is heard message by message."""
        response = request.response()
        if response is not None and request.resource_type in ("document", "fetch") and response.status < 300:
            self.heard.append(response.text())

    def stop_recording(self) -> None:
        self.page.remove_listener("requestfinished", self._hear)

    def open(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def make_table(self, *seats: str, **more: object) -> str:
        """A table of Havoc with bots that do not dawdle; its id."""
        if self.page.url == "about:blank":
            self.open("/")
        self.among_bots = all(seat == "me" or seat.startswith("bot:") for seat in seats)
        token = self.page.locator('meta[name="csrf"]').get_attribute("content") or ""
        asked = {"game": "havoc", "seats": list(seats), "pace": 0, "public": False, "key": next(KEYS), **more}
        answer = self.context.request.post(
            f"{self.address}/api/tables", data=json.dumps(asked),
            headers={
                "x-csrf-token": token, "origin": self.address, "content-type": "application/json",
                "accept-language": str(self.page.evaluate("navigator.language")),
            },
        )  # fmt: skip
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def state(self, table: str) -> dict[str, Any]:
        """The table as this person may know it."""
        found: dict[str, Any] = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        return found

    def answer(self, table: str) -> bool:
        """Answer by a request: cry Havoc!, else what ends the question, else begin; False where nothing is asked."""
        seen = self.state(table)
        legal = seen["legal"]
        if not legal:
            return False
        ends = [choice["notation"] for choice in legal if not choice["draft"]]
        chosen = "havoc" if "havoc" in ends else (ends or [legal[0]["notation"]])[0]
        token = self.page.locator('meta[name="csrf"]').get_attribute("content") or ""
        answer = self.context.request.post(
            f"{self.address}/api/tables/{table}/answers",
            data=json.dumps({"question": seen["question"], "actions": [chosen], "key": next(KEYS)}),
            headers={"x-csrf-token": token, "origin": self.address, "content-type": "application/json"},
        )
        assert answer.status == 201, answer.text()
        return True

    def sit_at(self, *seats: str, **more: object) -> str:
        """Make a table and go there."""
        table = self.make_table(*seats, **more)
        self.open(f"/t/{table}")
        self.listening()
        return table

    def listening(self) -> None:
        """Wait until the page of a table hears clicks and the stream."""
        self.page.wait_for_selector("html.listening")

    def click_first(self, choices: list[str], unless: str = "") -> str:
        """Click the first of these that is there, unless something else is there or no page is; which it was."""
        try:
            return str(self.page.evaluate(FIRST_CLICK, [choices, unless, self.among_bots]))
        except Error as error:
            if LEFT not in str(error):
                raise
            return ""

    def click_next(self, unless: str = "") -> str:
        """What a warlike person in Havoc would click now, if anything is highlighted; what that was."""
        return self.click_first(WARLIKE, unless)

    def status(self) -> str:
        return str(self.page.locator("body").get_attribute("data-status"))

    def click_on(
        self, choices: list[str], wanted: str = "", most: int = NO_END, seconds: float = PLAY_SECONDS
    ) -> tuple[list[str], str]:
        """Click the first of these that is there, again and again; what was clicked, and why that ended: `found`,
        what was wanted, or `over`, the game, or `enough` clicks.
        """
        clicked: list[str] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            left = [choices, wanted, most - len(clicked), self.among_bots, end - time.monotonic()]
            try:
                more, why = self.page.evaluate(CLICKS, left)
            except Error as error:
                if LEFT not in str(error):
                    raise
                self.page.wait_for_load_state()
                continue
            clicked += more
            if why != "late":
                return clicked, str(why)
        raise AssertionError(f"{wanted or most} did not come; the page says {self.prompt()!r}")

    def play_until(
        self, wanted: str, choices: list[str] = WARLIKE, again: Callable[[], object] | None = None
    ) -> set[str]:
        """Play until something is there when we are asked, one game after another if need be; what was clicked."""
        clicked: set[str] = set()
        end = time.monotonic() + PLAY_SECONDS
        while True:
            more, why = self.click_on(choices, wanted, seconds=end - time.monotonic())
            clicked |= set(more)
            if why == "found":
                return clicked
            assert again is not None, f"the game ended before {wanted} came"
            again()

    def prompt(self) -> str:
        return self.page.locator("#region-prompt").inner_text()

    def close(self) -> None:
        self.context.close()
