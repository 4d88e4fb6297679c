"""The examples that drive the engine from Python run as they stand on their pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ("README.md", "docs/research.md", "docs/data.md")


def examples() -> list[tuple[str, str]]:
    """Each example with the name of its place."""
    return [
        (f"{page}, example {number}", text)
        for page in PAGES
        for number, text in enumerate(re.findall(r"(?ms)^```python\n(.*?)^```$", (ROOT / page).read_text("utf-8")))
    ]


def test_each_page_has_an_example() -> None:
    assert {place.partition(",")[0] for place, _ in examples()} == set(PAGES)


@pytest.mark.parametrize(("place", "text"), examples(), ids=[place for place, _ in examples()])
def test_the_example_runs(place: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(text, place, "exec"), {})
    assert capsys.readouterr().out


def test_the_sizes_of_observations_and_catalogues_are_as_told() -> None:
    from banneret.games.registry import game_ids, load

    page = (ROOT / "docs/research.md").read_text("utf-8")
    told = re.findall(r"(?m)^\| `([a-z_]+)` \| ([\d,]+)(?: to ([\d,]+))? \| ([\d,]+) \|$", page)
    assert [game for game, *_ in told] == sorted(game_ids(), key=[game for game, *_ in told].index)
    for game, fewest, most, answers in told:
        kind = load(game)
        sizes = [kind.layout(players)[-1].stop for players in (kind.players[0], kind.players[-1])]
        assert (f"{sizes[0]:,}", f"{sizes[1]:,}") == (fewest, most or fewest)
        assert f"{len(kind.rules.catalogue.actions):,}" == answers


@pytest.mark.parametrize("page", PAGES)
def test_what_the_page_names_of_a_game_is_there(page: str) -> None:
    """`havoc.rules.catalogue` and its like, in the sentences between the examples."""
    from banneret.games.registry import load

    named = re.findall(r"`havoc\.([a-z_.]+)", (ROOT / page).read_text("utf-8"))
    for path in named:
        at: object = load("havoc")
        for part in path.split("."):
            at = getattr(at, part)
