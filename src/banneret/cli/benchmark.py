"""`banneret bench`: measure, show how the figures stand to their bars, and write the report."""

from pathlib import Path

from banneret.bench.load.page import put_into, section_of
from banneret.bench.page import Page, as_json
from banneret.bench.report import MET, MISSED, NO_BAR
from banneret.bench.runner import run
from banneret.bench.words import Words
from banneret.cli.arguments import Given
from banneret.cli.console import Console, is_terminal
from banneret.cli.saves import write_text
from banneret.core.jsons import Json
from banneret.core.terminal import pad, shown


def bench(console: Console, given: Given) -> int:
    """0: every bar is met; 1: one is missed."""
    words = Words(console.texts)
    report = run(
        given.flag("peers"), given.number("rounds", 7), given.decimal("seconds", 0.6),
        lambda key, parts: note(console, words.say(key, parts)),
    )  # fmt: skip
    if is_terminal(console.err):
        console.err.write("\r\x1b[2K")
    page = Page(report, words)
    if given.text("report"):
        file = Path(given.text("report"))
        picture = file.with_suffix(".svg")
        under_load = section_of(file.read_text(encoding="utf-8")) if file.exists() else ""
        written = page.markdown(picture.name)
        write_text(file, put_into(written, under_load, words.say("bench-page")) if under_load else written)
        write_text(picture, page.svg())
    if given.flag("json"):
        console.line(as_json(report))
    else:
        show(console, page)
        if given.text("report"):
            console.say("bench-written", {"file": given.text("report")})
    return 0 if report.all_met() else 1


def note(console: Console, text: str) -> None:
    """What is being done now, on standard error: the next line replaces it where somebody is watching."""
    console.err.write(f"\r\x1b[2K  {text}" if is_terminal(console.err) else f"{text}\n")
    console.err.flush()


def show(console: Console, page: Page) -> None:
    """Two lines a figure: what was measured; verdict, median, range and bar."""
    pen = console.pen
    styles = {MET: "32", MISSED: "31", NO_BAR: "2"}
    width = max(shown(page.words.say(f"bench-{outcome}")) for outcome in styles)
    for line in page.lines():
        mark = pen.paint(pad(line.word, width), styles[line.verdict.outcome])
        parts: dict[str, Json] = {"median": line.middle, "low": line.low, "high": line.high, "limit": line.limit}
        console.paragraph(line.title.replace("`", ""))
        console.line(f"  {mark}  {console.texts.say('bench-figures', parts)}")
        if line.beside:
            console.line(f"  {' ' * width}  {pen.dim(line.beside)}")
    for text in page.notes():
        console.paragraph(text)
