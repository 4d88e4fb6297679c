"""How long a click takes at the web table: until something on the page has answered it, and until the table is painted.

python -m tools.measure_clicks [--python PYTHON] [--games GAME ...] [--clicks N]

A server of its own (the compiled build, where there is one), a browser without a window, and one person among bots that
answer at random and at once. The person clicks whatever can be clicked, chosen at random; where that opens a menu, the
click in the menu counts. Both times are taken in the page, in the task after the frame was painted, so that they
include up to one frame of waiting. The first rows are the floor: a page of one button, a class of which is
changed, at rest and while something moves, as pieces do after an answer: then the browser keeps to its frames.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic

from playwright.sync_api import Browser, sync_playwright

from banneret.games import registry
from benchmarks.load.our_server import OurServer
from tests.browser.browser_kit import DESK, Visitor, running_browser

SEED = 4711
PLAYERS = 4
FEEDBACK_BAR, MIDDLE_BAR, SLOW_BAR = 17.0, 50.0, 100.0
COMPILED = Path(".venv-compiled", "bin", "python")

PAINTED = """() => new Promise((resume) => requestAnimationFrame(() => {
    const next = new MessageChannel();
    next.port1.onmessage = () => resume(performance.now());
    next.port2.postMessage(0);
  }))"""

FLOOR = """async (most) => {
  const painted = PAINTED;
  const found = [];
  for (let number = 0; number < most; number++) {
    await new Promise((resume) => setTimeout(resume, 60 + (7 * number) % 17));
    const begun = performance.now();
    document.querySelector("button").classList.toggle("touched");
    const took = (await painted()) - begun;
    found.push([took, took]);
  }
  return found;
}""".replace("PAINTED", PAINTED)
EMPTY = "<style>.touched { color: red }</style><button>A button</button>"
MOVING = (
    EMPTY
    + """<style>@keyframes to-and-fro { to { translate: 200px } }
  p { width: 2em; animation: to-and-fro 1s infinite alternate }</style><p>#</p>"""
)

CLICKS = """async ([most, seconds]) => {
  let chance = 4711;
  const below = (count) => (chance = (chance * 48271) % 2147483647) % count;
  const pause = (time) => new Promise((resume) => setTimeout(resume, time));
  const painted = PAINTED;
  const click = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  const things = () => [...document.querySelectorAll(
    ".piece.can[data-acts], #region-prompt button[name=action]")].filter((one) => !one.disabled);
  const atRest = () => !document.body.matches(".sending") && document.querySelector(".prompt-asked") &&
    !document.querySelector("#region-opponents .dots") && things().length > 0;
  const found = [];
  const end = performance.now() + 1000 * seconds;
  while (found.length < most && performance.now() < end && document.body.dataset.status !== "over") {
    await pause(60);
    if (!atRest()) continue;
    const known = things();
    const thing = known[below(known.length)];
    const shown = new Promise((resume) => document.addEventListener("banneret:shown", resume, { once: true }));
    let begun = performance.now();
    click(thing);
    const offered = [...document.querySelectorAll(".offer button")];
    if (offered.length > 0) {
      await painted();
      begun = performance.now();
      click(offered[below(offered.length)]);
    }
    if (!document.body.matches(".sending")) {
      document.body.click();
      continue;
    }
    const feedback = (await painted()) - begun;
    await Promise.race([shown, pause(5000)]);
    found.push([feedback, (await painted()) - begun]);
  }
  return found;
}""".replace("PAINTED", PAINTED)


def measured(browser: Browser, address: str, game: str, clicks: int, seconds: float) -> list[tuple[float, float]]:
    """Milliseconds of clicks at a table of a game, or of several where one is over too soon: first feedback, table."""
    players = registry.load(game).players
    seats = max([count for count in players if count <= PLAYERS], default=players[0])
    found: list[tuple[float, float]] = []
    end = monotonic() + seconds
    while len(found) < clicks and (left := end - monotonic()) > 0:
        context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]})
        visitor = Visitor(context, address)
        visitor.sit_at("me", *["bot:random"] * (seats - 1), game=game)
        page = visitor.page
        found += [tuple(pair) for pair in page.evaluate(CLICKS, [clicks - len(found), left])]
        context.close()
    return found


def floor(browser: Browser, html: str, clicks: int) -> list[tuple[float, float]]:
    """What the browser itself takes."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]})
    page = context.new_page()
    page.set_content(html)
    found = [tuple(pair) for pair in page.evaluate(FLOOR, clicks)]
    context.close()
    return found


def row(name: str, pairs: Sequence[tuple[float, float]]) -> bool:
    """Print a row of the table; whether it keeps within the bars."""
    feedback, table = (spread([pair[at] for pair in pairs]) for at in (0, 1))
    cells = [name, str(len(pairs)), *[f"{time:.0f}" for time in (*feedback, *table)]]
    print(f"| {' | '.join(cells)} |", flush=True)
    return feedback[1] <= FEEDBACK_BAR and table[0] <= MIDDLE_BAR and table[1] <= SLOW_BAR


def spread(times: Sequence[float]) -> tuple[float, float]:
    """The median, and what 95 of 100 stay below."""
    if len(times) < 2:
        return inf, inf
    marks = quantiles(times, n=20)
    return marks[9], marks[18]


def main(words: Sequence[str] | None = None) -> int:
    """0: every game keeps within its bars; 1: one does not."""
    parser = argparse.ArgumentParser("measure_clicks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", type=Path, default=COMPILED if COMPILED.exists() else Path(sys.executable))
    parser.add_argument("--games", nargs="+", choices=registry.game_ids(), default=registry.game_ids(), metavar="GAME")
    parser.add_argument("--clicks", type=int, default=100, metavar="N", help="in each game (100)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="S", help="in each game at most (60)")
    parser.add_argument("--json", action="store_true", help="print all times")
    given = parser.parse_args(words)
    times: dict[str, list[tuple[float, float]]] = {}
    kept = True
    with tempfile.TemporaryDirectory(prefix="banneret-clicks-") as folder:
        server = OurServer(given.python, Path(folder), Random(SEED))
        try:
            asyncio.run(server.start())
            print("| game | clicks | feedback p50, ms | p95 | table painted p50, ms | p95 |\n|---|---|---|---|---|---|")
            with sync_playwright() as playwright, running_browser(playwright) as browser:
                row("an empty page", floor(browser, EMPTY, given.clicks))
                row("the same, something moving", floor(browser, MOVING, given.clicks))
                for game in given.games:
                    address = f"http://localhost:{server.port}"
                    times[game] = measured(browser, address, game, given.clicks, given.seconds)
                    kept = row(game, times[game]) and kept
        finally:
            server.kill()
    if given.json:
        print(json.dumps(times))
    print(f"load {os.getloadavg()[0]:.1f}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
