"""docs/scenarios.md: its complete files run, and mistakes are told as the page says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from banneret.core.errors import ScenarioError
from banneret.core.expectations import EXPECT_KEYS
from banneret.core.expected_chances import CHANCE_KEYS, ODDS_KEYS
from banneret.core.expected_events import EVENT_KEYS
from banneret.core.scenario import HEAD_KEYS, STEP_KEYS, read_scenario
from banneret.core.texts import Texts
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.positions.words import PHASES, POSITION_KEYS
from banneret.games.havoc.rules.frames import QUESTIONS
from banneret.games.registry import game_ids, load
from tests.games.havoc.tables import table, told

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE = (DOCS / "scenarios.md").read_text("utf-8")
HAVOC_PAGE = (DOCS / "positions" / "havoc.md").read_text("utf-8")
BLOCKS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
SCENARIOS = [block for block in BLOCKS if {"title", "game", "players"} <= tomllib.loads(block).keys()]
HEAD = 'title = "A case"\ngame = "havoc"\nplayers = 4\nseats = ["Anita", "Mark", "Eva", "Jeno"]\n'
TURN = '[position]\nturn = "Anita"\nrecruits = "b1 o1 g1"\ndeck = "k13"\n'


def written(folder: Path, text: str) -> str:
    path = folder / "my_case.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_the_page_holds_four_complete_files() -> None:
    assert len(SCENARIOS) == len(BLOCKS) == 4


@pytest.mark.parametrize("block", SCENARIOS, ids=[tomllib.loads(block)["title"] for block in SCENARIOS])
def test_a_complete_file_of_the_page_runs(block: str, tmp_path: Path) -> None:
    assert read_scenario(written(tmp_path, block), load).run() == []


@pytest.mark.parametrize("word", [*HEAD_KEYS, *STEP_KEYS, *EXPECT_KEYS, *EVENT_KEYS, *CHANCE_KEYS, *ODDS_KEYS])
def test_the_page_explains_every_word(word: str) -> None:
    assert re.search(rf"`{word}`", PAGE) or (word in ODDS_KEYS and re.search(rf"\b{word} = ", PAGE)), word


def test_the_page_leads_to_the_words_of_every_game() -> None:
    for game in game_ids():
        assert f"(positions/{game}.md)" in PAGE


@pytest.mark.parametrize("word", [*POSITION_KEYS, *PHASES, *(frame.__name__ for frame in QUESTIONS)])
def test_the_page_of_havoc_explains_every_word(word: str) -> None:
    assert re.search(rf"`{word}`", HAVOC_PAGE), word


def test_the_page_of_havoc_names_every_verb_and_every_word_of_a_description() -> None:
    for family in HAVOC.rules.catalogue.families.values():
        assert f"`{family[0].word}" in HAVOC_PAGE
    for word in told(table()):
        assert f"`{word}`" in HAVOC_PAGE, word


@pytest.mark.parametrize(("text", "problem"), [
    (TURN.replace("g1", "b1"), "The position is impossible (recruits): b1 is named twice."),
    (TURN + 'hands = { Anita = "b14" }\n',
     "The position is impossible (hands.Anita): b14 is not in play with 4 players (values 1 to 13)."),
    (TURN + 'laid = { Anita = "b2 b3" }\n', "The position is impossible (laid): there is no battle."),
    (TURN + "colour = 1\n", "There is no colour here. Known: " + ", ".join(POSITION_KEYS) + "."),
    (TURN + '[[steps]]\nseat = "Otto"\ndo = "recruit"\n', "There is no seat Otto in this scenario (steps.0.seat)."),
    (TURN + '[[steps]]\nseat = "Anita"\ndo = "recruit"\nexpect = { events_lacks = "drawn" }\n',
     "The log of this game never tells of drawn (steps.0.expect.events_lacks)."),
])  # fmt: skip
def test_a_file_that_cannot_be_run_is_told_as_the_page_says(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(written(tmp_path, HEAD + text), load).run()
    said = Texts("en").error(caught.value)
    assert re.fullmatch(rf"{re.escape(str(tmp_path))}/my_case.toml:\d+: {re.escape(problem)}", said)
    assert problem in PAGE


DO = '[[steps]]\nseat = "Anita"\ndo = "recruit, draw b1, draw o1, place b1"\n'


@pytest.mark.parametrize(("text", "problem"), [
    (DO + 'expect = { asked = "Eva" }\n', "steps.0.expect.asked is ['Mark'], expected ['Eva']"),
    (DO + 'expect = { table = { recruits = "b1 g1" } }\n',
     "steps.0.expect.table.recruits is 'b1 g1 k13', expected 'b1 g1'"),
    (DO.replace("draw b1", "draw b2"), "refused: not_a_recruit (H-4.1)"),
    ('[[steps]]\nseat = "Anita"\ndo = "recruit, draw b1"\nexpect = { events_has = "drew" }\n',
     "steps.0.expect.events_has: drew did not happen; what happened: recruits (seat = 'Anita'); "
     "peace_turned (level = 1, keeper = 0); took_recruit (seat = 'Anita', card = 'b1')"),
    (DO + 'refused = "H-4.1"\n', "was allowed, expected to be refused"),
])  # fmt: skip
def test_what_differs_is_told_as_the_page_says(text: str, problem: str, tmp_path: Path) -> None:
    differences = read_scenario(written(tmp_path, HEAD + TURN + text), load).run()
    assert [str(difference).partition(": ")[2] for difference in differences] == [problem]
    assert problem in PAGE
