"""How long a click takes at the web table: until something on the page has answered it, and until the table is painted.

python -m tools.measure_clicks [--python PYTHON] [--games GAME ...] [--clicks N]

A server of its own (the compiled build, where there is one), a browser without a window, and one person among bots that
answer at random and at once. The person clicks whatever can be clicked, chosen at random; what opens a menu only is
clicked away and not counted. Both times are taken in the page, in the task after the frame was painted, so that they
include up to one frame of waiting.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles

from playwright.sync_api import Browser, sync_playwright

from banneret.games import registry
from benchmarks.load.our_server import OurServer
from tests.browser.browser_kit import DESK, Visitor, running_browser

SEED = 4711
PLAYERS = 4
FEEDBACK_BAR, MIDDLE_BAR, SLOW_BAR = 17.0, 50.0, 100.0
COMPILED = Path(".venv-compiled", "bin", "python")

CLICKS = """async ([most, seconds]) => {
  let chance = 4711;
  const below = (count) => (chance = (chance * 48271) % 2147483647) % count;
  const pause = (time) => new Promise((resume) => setTimeout(resume, time));
  const painted = () => new Promise((resume) => requestAnimationFrame(() => {
    const next = new MessageChannel();
    next.port1.onmessage = () => resume(performance.now());
    next.port2.postMessage(0);
  }));
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
    const begun = performance.now();
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    if (!document.body.matches(".sending")) {
      document.body.click();
      continue;
    }
    const feedback = (await painted()) - begun;
    await Promise.race([shown, pause(5000)]);
    found.push([feedback, (await painted()) - begun]);
  }
  return found;
}"""


def measured(browser: Browser, address: str, game: str, clicks: int, seconds: float) -> list[tuple[float, float]]:
    """Milliseconds of clicks at a table of a game, or of several where one is over too soon: first feedback, table."""
    players = registry.load(game).players
    seats = max([count for count in players if count <= PLAYERS], default=players[0])
    found: list[tuple[float, float]] = []
    for _ in range(20):
        if len(found) >= clicks:
            break
        context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]})
        visitor = Visitor(context, address)
        visitor.sit_at("me", *["bot:random"] * (seats - 1), game=game)
        page = visitor.page
        found += [tuple(pair) for pair in page.evaluate(CLICKS, [clicks - len(found), seconds])]
        context.close()
    return found


def spread(times: Sequence[float]) -> tuple[float, float]:
    """The median, and what 95 of 100 stay below."""
    marks = quantiles(times, n=20)
    return marks[9], marks[18]


def main(words: Sequence[str] | None = None) -> int:
    """0: every game keeps within its bars; 1: one does not."""
    parser = argparse.ArgumentParser("measure_clicks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", type=Path, default=COMPILED if COMPILED.exists() else Path(sys.executable))
    parser.add_argument("--games", nargs="+", choices=registry.game_ids(), default=registry.game_ids(), metavar="GAME")
    parser.add_argument("--clicks", type=int, default=100, metavar="N", help="in each game (100)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="S", help="at a table at most (60)")
    parser.add_argument("--json", action="store_true", help="print all times")
    given = parser.parse_args(words)
    times: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory(prefix="banneret-clicks-") as folder:
        server = OurServer(given.python, Path(folder), Random(SEED))
        try:
            asyncio.run(server.start())
            with sync_playwright() as playwright, running_browser(playwright) as browser:
                for game in given.games:
                    address = f"http://localhost:{server.port}"
                    times[game] = measured(browser, address, game, given.clicks, given.seconds)
        finally:
            server.kill()
    if given.json:
        print(json.dumps(times))
    kept = True
    print("| game | clicks | feedback p50, ms | p95 | table painted p50, ms | p95 |\n|---|---|---|---|---|---|")
    for game, pairs in times.items():
        feedback, table = (spread([pair[at] for pair in pairs]) for at in (0, 1))
        kept = kept and feedback[0] <= FEEDBACK_BAR and table[0] <= MIDDLE_BAR and table[1] <= SLOW_BAR
        cells = [game, str(len(pairs)), *[f"{time:.0f}" for time in (*feedback, *table)]]
        print(f"| {' | '.join(cells)} |")
    print(f"load {os.getloadavg()[0]:.1f}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
