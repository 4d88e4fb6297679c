"""Every puzzle stands, its best answer is legal, its words are complete, and it shows what the seat sees."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.kind import GameKind
from banneret.core.texts import LANGUAGES
from banneret.core.view import View
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight import TEXTS
from banneret.insight.puzzles import LETTERS, Puzzle, explanation, puzzle_of_day, puzzles_of, read_puzzle

ALL = {game: puzzles_of(registry.load(game)) for game in registry.game_ids()}
PUZZLES = {game: puzzles for game, puzzles in ALL.items() if puzzles}
MOST_BYTES = 6000


@pytest.mark.parametrize("game", list(PUZZLES))
def test_puzzles_are_small_files(game: str) -> None:
    for puzzle in PUZZLES[game]:
        assert Path(puzzle.scenario.file).stat().st_size < MOST_BYTES, puzzle.id


@pytest.mark.parametrize("game", list(PUZZLES))
def test_every_answer_is_legal_and_one_is_clearly_best(game: str) -> None:
    for puzzle in PUZZLES[game]:
        assert 2 <= len(puzzle.answers) <= len(LETTERS)
        assert [answer.behind for answer in puzzle.answers].count(0.0) == 1, puzzle.id
        for place, answer in enumerate(puzzle.answers):
            table = puzzle.table()
            assert len(answer.chances) == puzzle.scenario.players
            table.submit_chain(puzzle.seat, list(puzzle.chain(answer.do)))
            if place != puzzle.best:
                assert answer.behind >= 0.03
                assert answer.behind >= 1.9 * answer.error, "figures are rounded"
                assert puzzle.chance(place) < puzzle.chance(puzzle.best)
        others = [answer for place, answer in enumerate(puzzle.answers) if place != puzzle.best]
        assert any(answer.expert or answer.simple or answer.hasty for answer in others), "obvious"


@pytest.mark.parametrize("game", list(PUZZLES))
def test_a_puzzle_speaks_both_languages(game: str) -> None:
    kind = registry.load(game)
    for language in LANGUAGES:
        texts = game_texts(kind, language, [TEXTS])
        for puzzle in PUZZLES[game]:
            table, names = puzzle.table(), puzzle.names(language)
            view = table.view(puzzle.seat)
            wording = Wording(kind, texts, names, table.data, table.record.options)
            labels = puzzle.labels(wording, view)
            assert len(set(labels)) == len(labels), puzzle.id
            said = [wording.question(view.state, puzzle.seat), *labels, *explanation(puzzle, wording, view)]
            assert len(said) >= len(labels) + 4
            for text in said:
                assert text.strip(), puzzle.id
                assert not re.search(r"\[[a-z]+-|\{|\}|  |None", text), (puzzle.id, text)


@pytest.mark.parametrize("game", list(PUZZLES))
def test_what_is_shown_follows_from_the_view_alone(game: str) -> None:
    """In another world that agrees with what the seat sees, drawing, answers and words are the same."""
    kind = registry.load(game)
    for puzzle in PUZZLES[game][:6]:
        table = puzzle.table()
        view = table.view(puzzle.seat)
        world = kind.sight.sampler(view).sample(FastChance(4711))
        other = kind.view(world, puzzle.seat, view.memory)
        told = [shown(kind, puzzle, seen) for seen in (view, other)]
        assert told[0] == told[1], puzzle.id


def shown(kind: GameKind, puzzle: Puzzle, view: View) -> str:
    names, data = puzzle.names("en"), kind.rules.load_data()
    wording = Wording(kind, game_texts(kind, "en", [TEXTS]), names, data)
    lines = kind.terminal.draw(view, "en", names, data, 100, False)
    return json.dumps([lines, puzzle.labels(wording, view), explanation(puzzle, wording, view)])


def test_the_puzzle_of_the_day_goes_through_all_of_them() -> None:
    counts = {"havoc": 2, "knights": 3, "leduc": 0}
    found = [puzzle_of_day(counts, day) for day in range(12)]
    assert set(found) == {("havoc", 1), ("havoc", 2), ("knights", 1), ("knights", 2), ("knights", 3)}
    assert found[:2] == [("havoc", 1), ("knights", 1)]
    assert puzzle_of_day({"leduc": 0}, 5) is None


def test_a_file_without_a_puzzle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    path.write_text('title = "a"\ngame = "havoc"\nplayers = 2\n', encoding="utf-8")
    with pytest.raises(ScenarioError):
        read_puzzle(path, registry.load("havoc"))
