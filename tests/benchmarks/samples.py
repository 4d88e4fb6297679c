"""A run of the benchmark and a run under load with given figures: every kind of row, sentence and note occurs.

What is said of them stands in the folder `said`; `python -m tests.benchmarks.samples` writes it anew.
"""

from pathlib import Path

from benchmarks.__main__ import engine_lines, load_lines
from benchmarks.bars import CONTENDERS, LABELS
from benchmarks.equality import Distribution
from benchmarks.load.drive import Climb, Phase, Plan
from benchmarks.load.page import LoadPage, put_into
from benchmarks.load.page import as_json as load_json
from benchmarks.load.report import LoadReport, Measured, Round
from benchmarks.page import TITLE, Page
from benchmarks.page import as_json as bench_json
from benchmarks.report import About, Report

SAID = Path(__file__).with_name("said")

MACHINE = {"date": "2030-01-09", "processor": "abacus", "cores": "2", "system": "Linux", "interpreter": "CPython 3.11"}
UNITS = ("loops", "decisions", "iterations", "clones", "hands", "determinizations", "views", "odds")
BOARDGAME = "boardgame.io 0.50.2, node 20.20.2"


def bench() -> Report:
    rates: dict[str, list[float]] = {}
    about: dict[str, About] = {}
    for number, one in enumerate(CONTENDERS):
        base = 123.4 * 5.0 ** ((number * 4) % 9)
        rates[one.name] = [base, base * 1.07, base * 0.94]
        file = f"/somewhere/lib/site-packages/{one.script}.so"
        about[one.name] = About(one.home, UNITS[number % 8], file, {"python": "3.11.7", one.home: "1.2"})
    rates["havoc-clone"] = [812_345.0, 901_000.0, 777_000.0]
    rates["warriors-clone"] = [212_345.0, 201_000.0, 177_000.0]
    return Report(
        machine=MACHINE,
        rounds=3,
        seconds=0.5,
        rates=rates,
        about=about,
        parity={"havoc, hands": 10_000, "knights, odds": 45, "leduc, 2 players": 500, "warrior_knights, experts": 2},
        distributions=[
            Distribution("OpenSpiel", None, {"1,2": 0.5, "-1,2": 0.5}),
            Distribution("Banneret", 200_000, {"1,2": 0.501, "-1,2": 0.499}),
            Distribution("RLCard", 200_000, {"2,1": 0.6, "-2,1": 0.4}),
        ],
        notes=[
            "Run without the peers: their rows are left out.",
            f"{LABELS['pokerkit-hands']}: left out, since it needs pokerkit (no such version)",
            f"{LABELS['rlcard-driver']}: left out, since it does not start: no module",
            f"{LABELS['rlcard-driver']}: left out, since it does not start: no answer in 300 seconds",
        ],
    )


def load() -> LoadReport:
    return LoadReport(
        machine=MACHINE,
        plan=Plan(),
        build="compiled",
        measured=[
            measured("pages", "", [16.3, 19.5, 22.6], 0.0213),
            measured("programs", "", [79.0, 80.0, 81.5], 0.0071),
            measured("boardgame-memory", BOARDGAME, [2590.0, 3100.0, 3610.0], 0.0015),
            measured("boardgame-files", BOARDGAME, [767.0, 982.0, 1200.0], 0.0021),
        ],
        notes=[
            "boardgame.io: left out, since it cannot be installed: npm is not installed",
            "boardgame.io: left out, since it cannot be installed: no such version",
            "measured on the pure build: there is no compiled one",
            "boardgame.io, FlatFile: left out, since it failed in round 2: "
            "its server ended with exit code 1: out of memory",
        ],
    )


def measured(name: str, versions: str, rates: list[float], time: float) -> Measured:
    """A server that reaches these rates, with times that are multiples of one."""
    rounds = [
        Round(
            Phase(rate, 1.0, [time * number for number in range(1, 11)], [2 * time]),
            Climb([Phase(2 * rate, 1.0, [3 * time] * 10)], rate),
            cpu=time / 3,
            drafts=1.35,
            size=9_876.5,
        )
        for rate in rates
    ]
    return Measured(name, versions, rounds, 204_800.0, 4_096_000.0, 200, 3_159)


def renderings() -> dict[str, str]:
    """All that people and programs read of the two runs, by the name of the file in `said` that holds it."""
    page, under_load = Page(bench()), LoadPage(load())
    return {
        "bench.json": bench_json(bench()) + "\n",
        "bench.md": page.markdown("bench.svg"),
        "bench.svg": page.svg(),
        "bench.txt": "\n".join(engine_lines(page)) + "\n",
        "load.json": load_json(load()) + "\n",
        "load.md": put_into("", under_load.section("load.svg"), TITLE),
        "load.svg": under_load.svg(),
        "load.txt": "\n".join(load_lines(under_load)) + "\n",
    }


if __name__ == "__main__":
    for name, text in renderings().items():
        (SAID / name).write_text(text, encoding="utf-8")
