"""The report: what it says follows from the rates, whichever contenders took part."""

import json
from xml.etree import ElementTree

import pytest

from benchmarks.bars import BARS, CONTENDERS, PEERS
from benchmarks.equality import Distribution
from benchmarks.page import Page, as_json, short_path
from benchmarks.report import About, Report

MACHINE = {"date": "2030-01-01", "processor": "abacus", "cores": "2", "system": "Linux", "interpreter": "CPython 3.11"}
SVG = "{http://www.w3.org/2000/svg}"


def report(peers: bool = True, slow: float = 1.0) -> Report:
    """A run in which everybody is equally fast but for our compiled Leduc, which is `slow` in one round."""
    members = [one for one in CONTENDERS if peers or one.home != PEERS]
    rates = {one.name: [1e6, 1e6, 1e6] for one in members}
    rates["leduc-driver"] = [6e6, 6e6 * slow, 5e6]
    file = "/somewhere/lib/python3.11/site-packages/banneret/core/play.so"
    returns = [
        Distribution("OpenSpiel", None, {"1,2": 0.5, "-1,2": 0.5}),
        Distribution("Banneret", 100, {"1,2": 0.52, "-1,2": 0.48}),
        Distribution("RLCard", 100, {"2,1": 0.5, "-2,1": 0.5}),
    ]
    return Report(
        machine=MACHINE,
        rounds=3,
        seconds=0.6,
        rates=rates,
        about={one.name: About(one.home, "decisions", file, {"banneret": "1"}) for one in members},
        parity={"leduc, 2 players": 500},
        distributions=returns if peers else returns[1:2],
        notes=["Run without the peers: their rows are left out."],
    )


def page(of: Report, picture: str = "benchmarks.svg") -> str:
    return Page(of).markdown(picture)


def row(markdown: str, title: str) -> list[str]:
    found = [line for line in markdown.splitlines() if line.startswith(f"| {title} |")]
    assert len(found) == 1
    return [cell.strip() for cell in found[0].strip("|").split("|")]


def test_a_bar_shows_median_range_and_whether_the_worst_round_meets_it() -> None:
    title = "Leduc: compiled with a Python driver ÷ OpenSpiel from Python"
    assert row(page(report()), title) == [title, "6", "5 to 6", "≥ 4", "met", ""]
    assert row(page(report(slow=0.5)), title) == [title, "5", "3 to 6", "≥ 4", "missed", ""]


def test_a_time_is_shown_with_its_neighbour() -> None:
    cells = row(page(report()), "Havoc: clone half-way through a game")
    assert cells[1:5] == ["1.00 µs", "1.00 µs to 1.00 µs", "≤ 3 µs", "met"]
    assert cells[5] == "hearts, OpenSpiel, clone in mid-game: 1.00 µs"


def test_without_peers_their_rows_are_left_out() -> None:
    alone = report(peers=False)
    assert {verdict.bar.title for verdict in alone.verdicts()} == {
        bar.title
        for bar in BARS
        if not any(one.home == PEERS for one in CONTENDERS if one.name in (bar.over, bar.under))
    }
    assert "OpenSpiel from Python" not in page(alone)
    assert "RLCard" not in page(alone)


def test_the_page_tells_conditions_equality_parity_and_notes() -> None:
    said = page(report(), "pictures/bars.svg")
    for words in (
        "abacus",
        "3 rounds of 0.6 CPU seconds",
        "(pictures/bars.svg)",
        "0.4 standard errors",
        "RLCard",
        "leduc, 2 players: 500",
        "- Run without the peers",
    ):
        assert words in said


def test_the_page_names_no_folder_of_this_machine() -> None:
    assert "/somewhere" not in page(report())
    assert "`site-packages/banneret/core/play.so`" in page(report())


def test_json_has_every_round() -> None:
    read = json.loads(as_json(report(slow=0.5)))
    first = read["bars"][0]
    assert first["values"] == [6.0, 3.0, 5.0]
    assert first["met"] is False
    assert len(read["contenders"]) == len(CONTENDERS)


def test_all_met_counts_every_bar() -> None:
    assert not report().all_met()  # everybody is equally fast: ratios of one
    assert all(not verdict.judged for verdict in report().verdicts() if verdict.bar.limit == 0.0)


def test_the_picture_has_a_bar_a_range_and_a_mark_for_every_row() -> None:
    root = ElementTree.fromstring(Page(report()).svg())
    judged = [verdict for verdict in report().verdicts() if verdict.judged]
    bars = [one for one in root.iter(f"{SVG}rect") if one.get("height") == "14"]
    marks = [one for one in root.iter(f"{SVG}line") if one.get("stroke-width") == "3"]
    assert len(bars) == len(report().verdicts())
    assert len(marks) == len(judged)
    assert all(float(one.get("width", "-1")) >= 0.0 for one in bars)
    words = [one.text or "" for one in root.iter(f"{SVG}text")]
    for line in Page(report()).lines():
        assert line.title.replace("`", "") in words


@pytest.mark.parametrize(
    ("file", "short"),
    [
        ("/home/anna/banneret/src/banneret/core/play.py", "src/banneret/core/play.py"),
        ("/usr/lib/python3.11/platform.py", "platform.py"),
    ],
)
def test_paths_are_shown_from_their_package_on(file: str, short: str) -> None:
    assert short_path(file) == short
