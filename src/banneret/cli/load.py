"""`banneret load`: the web table under load, shown and written into the benchmarks' page."""

from pathlib import Path

from banneret.bench.load.drive import Plan
from banneret.bench.load.report import OURS, LoadReport, kilobytes, put_into
from banneret.bench.load.run import run_load
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
    report = run_load(
        plan, lambda key, parts: note(console, console.texts.say(key, parts)), peers=given.flag("peers")
    )  # fmt: skip
    if is_terminal(console.err):
        console.err.write("\r\x1b[2K")
    if given.text("report"):
        page = Path(given.text("report"))
        picture = page.with_name(f"{page.stem}-load.svg")
        before = page.read_text(encoding="utf-8") if page.exists() else ""
        write_text(page, put_into(before, report.section(picture.name)))
        write_text(picture, report.svg())
    if given.flag("json"):
        console.line(report.json())
    else:
        show(console, report)
        if given.text("report"):
            console.say("bench-written", {"file": given.text("report")})
    return 0


def show(console: Console, report: LoadReport) -> None:
    """Each contender with its figures, then the ratios."""
    heads = report.heads()
    for name, cells in [*report.rows(), *report.ratios()]:
        console.paragraph(name)
        for head, cell in zip(heads, cells, strict=True):
            console.line(f"  {head}: {cell.replace('**', '')}")
    for one in report.measured:
        parts = {"seated": kilobytes(one.memory_seated), "played": kilobytes(one.memory_played)}
        console.paragraph(f"{one.label}: {console.texts.say('load-memory', {**parts})}")
        if one.name in OURS:
            kept = {"answers": one.answers_checked, "tables": one.tables_checked}
            console.paragraph(console.texts.say("load-checked", {**kept}))
    for text in report.notes:
        console.paragraph(text)
