"""`python -m benchmarks`: measure the engine, the web table under load, or two builds of the engine side by side."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import median

from benchmarks import compare as builds
from benchmarks import page as engine_page
from benchmarks.errors import BenchError
from benchmarks.figures import kilobytes
from benchmarks.load import page as load_page
from benchmarks.load.answers import DOORS, NEW, OLD, VIEWERS, Wanted, lines_of, measure_answers
from benchmarks.load.drive import Plan
from benchmarks.load.report import OURS
from benchmarks.load.run import best_build, run_load
from benchmarks.report import MET, MISSED, NO_BAR
from benchmarks.runner import run
from benchmarks.updates import run_updates
from benchmarks.updates import told as update_lines
from benchmarks.workers import BAR, run_workers
from benchmarks.workers import told as worker_lines

PROBLEM = 2
"""The exit code where nothing could be measured."""


def note(text: str) -> None:
    """What is being done now, on standard error: the next line replaces it where somebody is watching."""
    sys.stderr.write(f"\r\x1b[2K  {text}" if sys.stderr.isatty() else f"{text}\n")
    sys.stderr.flush()


def wipe() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[2K")


def measure_engine(given: argparse.Namespace) -> int:
    """0: every bar is met; 1: one is missed."""
    report = run(given.peers, given.rounds, given.seconds, note)
    wipe()
    page = engine_page.Page(report)
    if given.report:
        picture = given.report.with_suffix(".svg")
        under_load = load_page.section_of(given.report.read_text("utf-8")) if given.report.exists() else ""
        written = page.markdown(picture.name)
        written = load_page.put_into(written, under_load, engine_page.TITLE) if under_load else written
        given.report.write_text(written, "utf-8")
        picture.write_text(page.svg(), "utf-8")
    print(engine_page.as_json(report) if given.json else "\n".join(engine_lines(page)))
    return 0 if report.all_met() else 1


def engine_lines(page: engine_page.Page) -> list[str]:
    """Two lines a figure: what was measured; verdict, median, range and bar."""
    width = max(map(len, (MET, MISSED, NO_BAR)))
    lines = []
    for line in page.lines():
        lines.append(line.title.replace("`", ""))
        outcome = f"{line.verdict.outcome:<{width}}"
        lines.append(f"  {outcome}  {line.middle}, from {line.low} to {line.high} (bar: {line.limit})")
        if line.beside:
            lines.append(f"  {'':<{width}}  {line.beside}")
    return [*lines, *page.report.notes]


def measure_load(given: argparse.Namespace) -> int:
    """0: measured, and nothing was lost; everything else is an error."""
    plan = Plan(tables=given.tables, rounds=given.rounds, seconds=given.seconds, climbs=given.climb)
    report = run_load(
        plan,
        note,
        peers=given.peers,
        python=given.python,
        old=given.old,
        workers=given.workers,
        doors=given.doors,
    )
    wipe()
    page = load_page.LoadPage(report)
    if given.report:
        picture = given.report.with_name(f"{given.report.stem}-load.svg")
        before = given.report.read_text("utf-8") if given.report.exists() else ""
        given.report.write_text(load_page.put_into(before, page.section(picture.name), engine_page.TITLE), "utf-8")
        picture.write_text(page.svg(), "utf-8")
    print(load_page.as_json(report) if given.json else "\n".join(load_lines(page)))
    return 0


def load_lines(page: load_page.LoadPage) -> list[str]:
    """Each contender with its figures, then the ratios, memory, and what was checked."""
    lines = []
    for name, cells in [*page.rows(), *page.ratios()]:
        lines.append(name)
        lines += [f"  {head}: {cell.replace('**', '')}" for head, cell in zip(page.heads(), cells, strict=True)]
    for one in page.report.measured:
        seated, played = kilobytes(one.memory_seated), kilobytes(one.memory_played)
        lines.append(f"{one.label}: memory: {seated} a table, {played} after the last round")
        if one.name in OURS:
            answers, tables = f"{one.answers_checked:,}", f"{one.tables_checked:,}"
            lines.append(f"{answers} acknowledged answers of {tables} games stand in the records, each once")
    return [*lines, *page.report.notes]


def measure_cost(given: argparse.Namespace) -> int:
    """0: measured; everything else is an error."""
    wanted = Wanted(given.games, given.viewers, given.doors, given.answers, given.rounds, given.tables)
    new = given.python or best_build(note, [])
    found = measure_answers(wanted, {NEW: new, **({OLD: given.old} if given.old else {})}, note)
    wipe()
    print("\n".join(lines_of(found)))
    return 0


def measure_builds(given: argparse.Namespace) -> int:
    """0: the new build is nowhere slower than allowed; 1: it is."""
    found = builds.compare(
        given.old,
        given.new,
        given.rounds,
        given.seconds,
        note,
        games=tuple(given.games),
        measures=tuple(given.measures),
    )
    wipe()
    print(builds.as_json(found) if given.json else "\n".join(builds.table(found, given.least)))
    return 1 if found.below(given.least) else 0


def measure_updates(given: argparse.Namespace) -> int:
    """0: measured."""
    found = run_updates(given.new, given.old, given.games, given.rounds, given.updates, note)
    wipe()
    print(json.dumps([asdict(line) for line in found]) if given.json else "\n".join(update_lines(found)))
    return 0


def measure_workers(given: argparse.Namespace) -> int:
    """0: Ray reaches its bar; 1: it does not."""
    found = run_workers(given.game, given.bots.split(","), given.workers, given.deals, given.rounds, note)
    wipe()
    print(json.dumps(asdict(found)) if given.json else "\n".join(worker_lines(found)))
    return 0 if median(found.by_cpu()) >= BAR else 1


def interpreter(text: str) -> Path:
    """A path that still holds where servers run, which is another folder."""
    return Path(text).absolute()


def arguments() -> argparse.ArgumentParser:
    """What may stand on the command line."""
    parser = argparse.ArgumentParser("python -m benchmarks", description="Measure Banneret.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    engine = commands.add_parser(
        "engine",
        help="the speed of the engine against its bars (make bench)",
        description="Measure the speed of the engine against its bars. The exit code is 1 if a bar is missed.",
    )
    engine.set_defaults(measure=measure_engine)
    engine.add_argument("--peers", action="store_true", help="install other engines and measure them too")
    engine.add_argument("--rounds", type=int, default=7, metavar="N", help="a bar counts on the worst of them (7)")
    engine.add_argument("--seconds", type=float, default=0.6, metavar="S", help="processor seconds a turn (0.6)")
    load = commands.add_parser(
        "load",
        help="the web table under load (make load)",
        description="Start the web table on a database of its own, fill it with tables, let all of them act, and raise "
        "the pace until answers come late. At the end every acknowledged answer must stand in the records, once: if "
        "one is lost or doubled, the exit code is 2.",
    )
    load.set_defaults(measure=measure_load)
    load.add_argument("--peers", action="store_true", help="install boardgame.io (needs npm) and measure it too")
    load.add_argument("--tables", type=int, default=200, metavar="N", help="tables of four seats each (200)")
    load.add_argument("--rounds", type=int, default=3, metavar="N", help="in each, all servers take turns (3)")
    load.add_argument("--seconds", type=float, default=5.0, metavar="S", help="at the human pace, each round (5)")
    load.add_argument("--workers", type=int, default=1, metavar="N", help="processes of our new servers (1)")
    load.add_argument("--no-climb", dest="climb", action="store_false", help="at the human pace alone")
    cost = commands.add_parser(
        "answers",
        help="what an answer costs the web table (make load)",
        description="Start the web table anew for every game, number of viewers and door, play a table at random, and "
        "print processor time and bytes of an answer: the first ones on a cold server, then on a warm one.",
    )
    cost.set_defaults(measure=measure_cost)
    cost.add_argument("--games", nargs="+", choices=builds.GAMES, default=builds.GAMES, metavar="GAME")
    cost.add_argument("--viewers", nargs="+", type=int, default=VIEWERS, metavar="N", help="open streams (1 4 6)")
    cost.add_argument("--answers", type=int, default=40, metavar="N", help="at a table: cold, and as many warm (40)")
    cost.add_argument("--tables", type=int, default=1, metavar="N", help="of a game, played at once (1)")
    cost.add_argument("--rounds", type=int, default=1, metavar="N", help="in each, the builds take turns (1)")
    for command in (load, cost):
        command.add_argument(
            "--doors", nargs="+", choices=DOORS, default=DOORS, metavar="DOOR", help="pages, json (both)"
        )
        command.add_argument(
            "--python", type=interpreter, metavar="PYTHON", help="measure this build (the compiled one)"
        )
        command.add_argument(
            "--old", type=interpreter, metavar="PYTHON", help="measure this build beside it, for ratios"
        )
    for command in (engine, load):
        command.add_argument(
            "--report", type=Path, metavar="FILE", help="write a page (Markdown) and a picture beside it"
        )
    two = commands.add_parser(
        "compare",
        help="two builds of the engine side by side (make compare)",
        description="Let two builds of the engine take turns in every game: random play, clones, views, sampled worlds "
        "and search. Shows new ÷ old, the median of the rounds and the worst; the exit code is 1 if a worst round "
        "falls below what is allowed.",
    )
    two.set_defaults(measure=measure_builds)
    two.add_argument("--old", type=Path, required=True, metavar="PYTHON", help="the interpreter with the old build")
    two.add_argument("--new", type=Path, required=True, metavar="PYTHON", help="the interpreter with the new build")
    two.add_argument("--rounds", type=int, default=7, metavar="N", help="a ratio is taken within each (7)")
    two.add_argument(
        "--seconds", type=float, default=0.6, metavar="S", help="processor seconds of a build a round (0.6)"
    )
    two.add_argument("--least", type=float, default=0.97, metavar="R", help="what the worst round must reach (0.97)")
    for name, known in (("games", builds.GAMES), ("measures", builds.MEASURES)):
        two.add_argument(
            f"--{name}",
            nargs="+",
            choices=known,
            default=known,
            metavar=name[:-1].upper(),
            help=f"of {', '.join(known)} (all)",
        )
    updates = commands.add_parser(
        "updates",
        help="what an open page gets after an answer",
        description="Play random games through the server's lobby and measure what it takes to draw, compare and "
        "encode the update of an open page, and its bytes: in the first game of a process, and in the two after it.",
    )
    updates.set_defaults(measure=measure_updates)
    updates.add_argument(
        "--new", type=Path, default=Path(sys.executable), metavar="PYTHON", help="the build (this one)"
    )
    updates.add_argument("--old", type=Path, metavar="PYTHON", help="a build beside it, for ratios")
    updates.add_argument("--games", nargs="+", choices=builds.GAMES, default=builds.GAMES, metavar="GAME")
    updates.add_argument("--rounds", type=int, default=3, metavar="N", help="in each, the builds take turns (3)")
    updates.add_argument("--updates", type=int, default=400, metavar="N", help="of a game at most so many (400)")
    workers = commands.add_parser(
        "workers",
        help="Ray against the processes of this machine",
        description="Let the processes of this machine and Ray take turns at the same deals, on the engine of the "
        "interpreter that runs this. Shows CPU seconds and the clock a deal once everybody has started; the exit code "
        "is 1 if Ray falls below its bar.",
    )
    workers.set_defaults(measure=measure_workers)
    workers.add_argument("--game", choices=builds.GAMES, default="havoc", metavar="GAME")
    workers.add_argument("--bots", default="expert,expert,expert,expert", metavar="BOT,...", help="four experts")
    workers.add_argument("--workers", type=int, default=2, metavar="N", help="of each kind (2)")
    workers.add_argument("--deals", type=int, default=400, metavar="N", help="of each kind in a round (400)")
    workers.add_argument("--rounds", type=int, default=5, metavar="N", help="in each, both take turns (5)")
    for command in (engine, load, two, updates, workers):
        command.add_argument("--json", action="store_true", help="print everything that was measured as JSON")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Measure what is asked for."""
    given = arguments().parse_args(words)
    try:
        return int(given.measure(given))
    except (BenchError, OSError) as error:
        wipe()
        print(f"benchmarks: {error}", file=sys.stderr)
        return PROBLEM


if __name__ == "__main__":
    sys.exit(main())
