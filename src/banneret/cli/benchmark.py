"""`banneret bench`: measure, show how the figures stand to their bars, and write the report."""

from pathlib import Path

from banneret.bench.load.report import put_into, section_of
from banneret.bench.report import Report
from banneret.bench.runner import run
from banneret.cli.arguments import Given
from banneret.cli.console import Console, is_terminal
from banneret.cli.saves import write_text
from banneret.core.jsons import Json
from banneret.core.terminal import pad, shown


def bench(console: Console, given: Given) -> int:
    """0: every bar is met; 1: one is missed."""
    report = run(
        given.flag("peers"), given.number("rounds", 7), given.decimal("seconds", 0.6),
        lambda key, parts: note(console, console.texts.say(key, parts)),
    )  # fmt: skip
    if is_terminal(console.err):
        console.err.write("\r\x1b[2K")
    if given.text("report"):
        page = Path(given.text("report"))
        picture = page.with_suffix(".svg")
        under_load = section_of(page.read_text(encoding="utf-8")) if page.exists() else ""
        written = report.markdown(picture.name)
        write_text(page, put_into(written, under_load) if under_load else written)
        write_text(picture, report.svg())
    if given.flag("json"):
        console.line(report.json())
    else:
        show(console, report)
        if given.text("report"):
            console.say("bench-written", {"file": given.text("report")})
    return 0 if report.all_met() else 1


def note(console: Console, text: str) -> None:
    """What is being done now, on standard error: the next line replaces it where somebody is watching."""
    console.err.write(f"\r\x1b[2K  {text}" if is_terminal(console.err) else f"{text}\n")
    console.err.flush()


def show(console: Console, report: Report) -> None:
    """Two lines a figure: what was measured; verdict, median, range and bar."""
    say = console.texts.say
    pen = console.pen
    styles = {"met": "32", "missed": "31", "no bar": "2"}
    marks = {"met": say("bench-met"), "missed": say("bench-missed"), "no bar": say("bench-no-bar")}
    width = max(map(shown, marks.values()))
    for verdict in report.verdicts():
        mark = pen.paint(pad(marks[verdict.word], width), styles[verdict.word])
        low, high = verdict.figure(min(verdict.values)), verdict.figure(max(verdict.values))
        parts: dict[str, Json] = {"median": verdict.middle, "low": low, "high": high, "limit": verdict.limit}
        console.paragraph(verdict.bar.title.replace("`", ""))
        console.line(f"  {mark}  {say('bench-figures', parts)}")
        if verdict.beside:
            console.line(f"  {' ' * width}  {pen.dim(verdict.beside)}")
    for text in report.notes:
        console.paragraph(text)
