"""The pictures of the README: `python pictures.py FOLDER [brief]` plays until there is something to see.

The server has a seed and the clock stands still, so that the same program draws the same pictures.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
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
from tests.browser.browser_kit import DESK, PHONE, Visitor, running_browser
from tests.browser.served import running_server
from tests.browser.test_field_of_glory import click_next as click_in_the_field
from tests.browser.test_mousquetaires import click_next as click_in_paris
from tests.browser.test_warrior_knights import click_next as click_on_the_map

Click: TypeAlias = Callable[[Visitor, str], str]

LARGEST, COLOURS = 400_000, 256  # bytes; a palette keeps the pictures small
ODDS_MILLISECONDS = 4000.0
NAMES = ["Captain", "Alienor", "Bertrand", "Charles"]
FOUGHT = (
    "body:has(#region-board .company:nth-of-type(4) .laid .card-number):not(:has(.dots))"
    " #region-hand button.piece.can[data-draft]"
)
ROLL = "#region-board .throw.can[data-draft]"
SUMS = "#region-board .fog-sums-last"
FENCED = "body:has(#region-prompt button[value='end turn']) .mq-duel-last .mq-roll"
MARCH = "body:has(.wk-pip-laid) #region-prompt [data-confirm][value=go]"
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
    visitor.page.wait_for_selector("html.scripted")
    if visitor.page.locator("[data-odds]").count() and visitor.page.locator(".piece.chosen").count():
        with suppress(PlaywrightTimeout):  # not every game has something to say
            visitor.page.wait_for_selector(".odds-words", timeout=ODDS_MILLISECONDS)
    visitor.page.mouse.move(1, 1)
    visitor.page.wait_for_timeout(600)  # until everything has come to rest
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
    visitor.sit_at("me", *["bot:random"] * (players - 1))
    while visitor.page.locator(FOUGHT).count() == 0:
        if visitor.status() != "playing":
            visitor.sit_at("me", *["bot:random"] * (players - 1))
        visitor.click_next(unless=FOUGHT)
        visitor.page.wait_for_timeout(30)
    for _ in range(2):
        cards = visitor.page.locator("#region-hand button.piece.can[data-draft]")
        if cards.count():
            before = visitor.page.locator(".piece.chosen[data-chosen]").count()
            cards.first.click()
            visitor.page.wait_for_function(
                "before => document.querySelectorAll('.piece.chosen[data-chosen]').length > before", arg=before
            )


def until_seen(visitor: Visitor, wanted: str, game: str, players: int, click: Click) -> None:
    """A game against bots that is played on, anew if it ends, until something can be seen."""
    seats = ["me", *["bot:medium"] * (players - 1)]
    visitor.sit_at(*seats, game=game, odds=True)
    while visitor.page.locator(wanted).count() == 0:
        if visitor.status() != "playing":
            visitor.sit_at(*seats, game=game, odds=True)
        click(visitor, wanted)
        visitor.page.wait_for_timeout(30)


def pages(folder: Path, others: bool = True) -> None:
    """The lobby and Havoc; with `others` a table of each other game too, which takes a minute."""
    with (
        tempfile.TemporaryDirectory() as place,
        running_server(Path(place) / "tables.db", f"seed={SEED}") as address,
        sync_playwright() as playwright,
        running_browser(playwright) as browser,
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
        for game, players, wanted, click in (
            (
                ("knights", 4, ROLL, Visitor.click_next),
                ("field_of_glory", 2, SUMS, click_in_the_field),
                ("mousquetaires", 5, FENCED, click_in_paris),
                ("warrior_knights", 5, MARCH, click_on_the_map),
            )
            if others
            else ()
        ):
            visitor = visitor_for(browser, address, "en", DESK, "light")
            until_seen(visitor, wanted, game, players, click)
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
