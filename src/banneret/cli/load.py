"""`banneret load`: the web table under load, shown and written into the benchmarks' page."""

from pathlib import Path

from banneret.bench.load.drive import Plan
from banneret.bench.load.page import LoadPage, as_json, put_into
from banneret.bench.load.report import OURS
from banneret.bench.load.run import run_load
from banneret.bench.words import Words
from banneret.cli.arguments import Given
from banneret.cli.benchmark import note
from banneret.cli.console import Console, is_terminal
from banneret.cli.saves import write_text

TABLES, ROUNDS, SECONDS = 200, 3, 5.0


def load(console: Console, given: Given) -> int:
    """0: measured, and nothing was lost; everything else is an error."""
    plan = Plan(
        tables=given.number("tables", TABLES),
        rounds=given.number("rounds", ROUNDS),
        seconds=given.decimal("seconds", SECONDS),
    )
    words = Words(console.texts)
    report = run_load(plan, lambda key, parts: note(console, words.say(key, parts)), peers=given.flag("peers"))
    if is_terminal(console.err):
        console.err.write("\r\x1b[2K")
    page = LoadPage(report, words)
    if given.text("report"):
        file = Path(given.text("report"))
        picture = file.with_name(f"{file.stem}-load.svg")
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        write_text(file, put_into(before, page.section(picture.name), words.say("bench-page")))
        write_text(picture, page.svg())
    if given.flag("json"):
        console.line(as_json(report))
    else:
        show(console, page)
        if given.text("report"):
            console.say("bench-written", {"file": given.text("report")})
    return 0


def show(console: Console, page: LoadPage) -> None:
    """Each contender with its figures, then the ratios."""
    heads, words = page.heads(), page.words
    for name, cells in [*page.rows(), *page.ratios()]:
        console.paragraph(name)
        for head, cell in zip(heads, cells, strict=True):
            console.line(f"  {head}: {cell.replace('**', '')}")
    for one in page.report.measured:
        parts = {"seated": words.kilobytes(one.memory_seated), "played": words.kilobytes(one.memory_played)}
        console.paragraph(f"{page.label(one)}: {words.say('load-memory', parts)}")
        if one.name in OURS:
            console.say("load-checked", {"answers": one.answers_checked, "tables": one.tables_checked})
    for text in page.notes():
        console.paragraph(text)
