"""The pictures of the README: `python pictures.py FOLDER [brief]` plays until there is something to see.

The server has a seed, its clock stands still, and nothing is clicked before a page has come to rest, so that the same
program draws the same pictures.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from rich.console import Console as RichConsole
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from banneret.bots import make_bot
from banneret.cli.chances import Chances
from banneret.cli.console import TEXTS, Console
from banneret.cli.screen import Screen
from banneret.core.bits import BIT
from banneret.core.table import Table, open_table
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from tests.browser.browser_kit import DESK, PHONE, WARLIKE, Visitor, running_browser
from tests.browser.served import running_server
from tests.browser.test_field_of_glory import CHOICES as IN_THE_FIELD
from tests.browser.test_mousquetaires import CHOICES as IN_PARIS
from tests.browser.test_warrior_knights import CHOICES as ON_THE_MAP

LARGEST, COLOURS = 400_000, 256  # bytes; a palette keeps the pictures small
NAMES = ["Captain", "Alienor", "Bertrand", "Charles"]
FOUGHT = "body:has(#region-board .company:nth-of-type(4) .laid .card-number) #region-hand button.piece.can[data-draft]"
ROLL = "#region-board .throw.can[data-draft]"
SUMS = "#region-board .fog-sums-last"
FENCED = "body:has(#region-prompt button[value='end turn']) .mq-duel-last .mq-roll"
MARCH = "body:has(.wk-pip-laid) #region-prompt [data-confirm][value=go]"
# Every letter is there, and two frames were drawn since.
DRAWN = """async () => {
  await document.fonts.ready;
  for (const _ of [1, 2]) await new Promise((resume) => requestAnimationFrame(resume));
}"""
# What changed is not drawn over what was there: its edges would depend on which part came first.
SAME_PIXELS = ("--num-raster-threads=1", "--disable-partial-raster")
SEED, WIDTH, LAY_OR_PASS, MOMENT = "pictures", 100, "H-6.5", 6
THEME = TerminalTheme(
    (28, 25, 23), (231, 224, 211),
    [(60, 54, 48), (217, 95, 80), (125, 176, 106), (214, 170, 74), (103, 155, 214), (186, 128, 190), (96, 178, 178),
     (231, 224, 211)],
)  # fmt: skip
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Havoc">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }}
{styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="#1c1917"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def shoot(visitor: Visitor, path: Path) -> None:
    """The page as it is after being loaded: how it came to be so, update by update, is not the same every time."""
    visitor.page.reload()
    visitor.page.wait_for_selector("html.listening" if "/t/" in visitor.page.url else "html.scripted")
    visitor.page.wait_for_selector("body:not(:has([data-odds][aria-busy]))")
    visitor.page.mouse.move(1, 1)
    visitor.page.evaluate(DRAWN)
    drawn = visitor.page.screenshot(animations="disabled")
    Image.open(io.BytesIO(drawn)).convert("RGB").quantize(COLOURS).save(path, optimize=True)
    size = path.stat().st_size
    if size > LARGEST:
        raise SystemExit(f"{path} is too large for a README: {size} bytes")
    print(f"{path.name}: {size // 1024} KiB")


def visitor_for(
    browser: Browser, address: str, language: str, size: tuple[int, int], theme: str, **more: bool
) -> Visitor:
    context = browser.new_context(
        viewport=ViewportSize(width=size[0], height=size[1]), locale=language, reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light", has_touch=more.get("phone", False),
        is_mobile=more.get("phone", False), timezone_id="UTC",
    )  # fmt: skip
    return Visitor(context, address)


def in_battle(visitor: Visitor, players: int) -> None:
    """A battle with several companies in the field, two cards chosen."""
    until_seen(visitor, FOUGHT, "havoc", ["me", *["bot:random"] * (players - 1)], WARLIKE)
    for _ in range(2):
        cards = visitor.page.locator("#region-hand button.piece.can[data-draft]")
        if cards.count():
            before = visitor.page.locator(".piece.chosen[data-chosen]").count()
            cards.first.click()
            visitor.page.wait_for_function(
                "before => document.querySelectorAll('.piece.chosen[data-chosen]').length > before", arg=before
            )


def until_seen(visitor: Visitor, wanted: str, game: str, seats: list[str], choices: list[str]) -> None:
    """A game against bots that is played on, anew if it ends, until something can be seen."""

    def sit() -> None:
        visitor.sit_at(*seats, game=game, **({} if game == "havoc" else {"odds": True}))

    sit()
    visitor.play_until(wanted, choices, again=sit)


def pages(folder: Path, others: bool = True) -> None:
    """The lobby and Havoc; with `others` a table of each other game too, which takes a minute."""
    with (
        tempfile.TemporaryDirectory() as place,
        running_server(Path(place) / "tables.db", f"seed={SEED}", "still") as address,
        sync_playwright() as playwright,
        running_browser(playwright, *SAME_PIXELS) as browser,
    ):
        lobby = visitor_for(browser, address, "en", DESK, "light")
        lobby.make_table("me", "open", "bot:medium", public=True, title="Friday evening")
        guest = visitor_for(browser, address, "en", DESK, "light")
        guest.open("/")
        shoot(guest, folder / "lobby.png")
        for name, language, size, theme, phone in (
            ("table", "en", DESK, "light", False),
            ("phone", "en", PHONE, "dark", True),
            ("hungarian", "hu", DESK, "light", False),
        ):
            visitor = visitor_for(browser, address, language, size, theme, phone=phone)
            in_battle(visitor, 4)
            shoot(visitor, folder / f"{name}.png")
            visitor.close()
        for game, players, wanted, choices in (
            (
                ("knights", 4, ROLL, WARLIKE),
                ("field_of_glory", 2, SUMS, IN_THE_FIELD),
                ("mousquetaires", 5, FENCED, IN_PARIS),
                ("warrior_knights", 5, MARCH, ON_THE_MAP),
            )
            if others
            else ()
        ):
            visitor = visitor_for(browser, address, "en", DESK, "light")
            until_seen(visitor, wanted, game, ["me", *["bot:medium"] * (players - 1)], choices)
            if wanted == ROLL:
                visitor.page.locator(ROLL).first.click()
                visitor.page.wait_for_selector("#region-board .throw.chosen")
            shoot(visitor, folder / f"{game}.png")
            visitor.close()
        lobby.close()
        guest.close()


# The terminal.


def battle_in_a_terminal(wording: Wording, table: Table) -> int:
    """Play the same game every time until somebody who has been beaten is asked to lay more; who that is."""
    bots = [make_bot(table.kind, "expert", seed=seat) for seat in range(len(NAMES))]
    asked_again = 0
    while True:
        asked = next(seat for seat in range(len(NAMES)) if table.waiting() & BIT[seat])
        if wording.question_rule(table.game) == LAY_OR_PASS and not table.draft_of(asked):
            asked_again += 1
            if asked_again == MOMENT:
                return asked
        table.submit(asked, [bots[asked].choose(table.view(asked))])


def terminal(folder: Path) -> None:
    kind = registry.load("havoc")
    table = open_table(kind, len(NAMES), {}, NAMES, SEED)
    wording = Wording(kind, game_texts(kind, "en", [TEXTS]), NAMES, table.data)
    seat = battle_in_a_terminal(wording, table)
    os.environ["COLUMNS"] = str(WIDTH)
    console = Console("en", io.StringIO())
    console.colour = True
    screen = Screen(console, wording, seat)
    chances = Chances(console, wording, table, seat)
    drawn = RichConsole(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    for line in [*screen.table(table), "", *screen.question(table), *screen.choices(table.legal(seat), chances), ""]:
        drawn.print(Text.from_ansi(line))
    svg = drawn.export_svg(theme=THEME, code_format=FRAME, unique_id="havoc")
    (folder / "terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    terminal(target)
    pages(target, others="brief" not in sys.argv[2:])
