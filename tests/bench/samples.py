"""A run of the benchmark and a run under load with given figures: every kind of row, sentence and note occurs.

What is said of them stands in the folder `said`; `python -m tests.bench.samples` writes it anew.
"""

from pathlib import Path

from banneret.bench.bars import CONTENDERS, contender_label
from banneret.bench.equality import Distribution
from banneret.bench.errors import TEXTS
from banneret.bench.load.drive import Climb, Phase, Plan
from banneret.bench.load.page import LoadPage, put_into
from banneret.bench.load.page import as_json as load_json
from banneret.bench.load.report import LoadReport, Measured, Round
from banneret.bench.load.report import contender_label as server_label
from banneret.bench.page import Page
from banneret.bench.page import as_json as bench_json
from banneret.bench.phrases import Phrase
from banneret.bench.report import About, Report
from banneret.bench.words import Words
from banneret.core.texts import LANGUAGES, Texts

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
    rlcard = contender_label("rlcard-driver")
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
            Phrase("bench-without-peers"),
            Phrase(
                "bench-left-out",
                {"contender": contender_label("pokerkit-hands"), "needs": "pokerkit (no such version)"},
            ),
            Phrase("bench-not-started", {"contender": rlcard, "reason": "no module"}),
            Phrase("bench-not-started", {"contender": rlcard, "why": "bench-silent", "seconds": "300"}),
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
            Phrase("load-not-installed", {"why": "load-no-npm"}),
            Phrase("load-not-installed", {"reason": "no such version"}),
            Phrase("load-pure"),
            Phrase(
                "load-left-out-ended",
                {
                    "contender": server_label("boardgame-files"),
                    "number": "2",
                    "code": "1",
                    "reason": "out of memory",
                },
            ),
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
    found = {"bench.json": bench_json(bench()) + "\n", "load.json": load_json(load()) + "\n"}
    for language in LANGUAGES:
        words = Words(Texts(language, [TEXTS]))
        page, under_load = Page(bench(), words), LoadPage(load(), words)
        found[f"bench.{language}.md"] = page.markdown(f"bench.{language}.svg")
        found[f"bench.{language}.svg"] = page.svg()
        section = under_load.section(f"load.{language}.svg")
        found[f"load.{language}.md"] = put_into("", section, words.say("bench-page"))
        found[f"load.{language}.svg"] = under_load.svg()
    return found


if __name__ == "__main__":
    for name, text in renderings().items():
        (SAID / name).write_text(text, encoding="utf-8")
