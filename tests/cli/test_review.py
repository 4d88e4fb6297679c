"""`banneret review` and the command `hint` at the table."""

from __future__ import annotations

import io
import json
import re
from itertools import islice
from pathlib import Path

import pytest

from banneret.cli.console import TEXTS, Console
from banneret.cli.review import ReviewPage
from banneret.core.jsons import Json
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight import TEXTS as INSIGHT_TEXTS
from banneret.insight.review import Moment, Review
from tests.cli.calls import Run
from tests.insight.positions import record, tables


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    game = record(registry.load("havoc"), 2, "short", "novice")
    path = tmp_path / "game.record"
    path.write_text(game.text(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "title"), [("en", "Turning points"), ("hu", "Fordulópontok")])
def test_review_tells_a_game_in_both_languages(run: Run, finished: Path, language: str, title: str) -> None:
    outcome = run("review", finished, "--seat", "Seat 0", "--worlds", "2", "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert title in outcome.out
    assert "█" in outcome.out
    assert "[" not in outcome.out
    assert "–" in next(line for line in outcome.out.splitlines() if line.startswith("  Seat 0") and "%" not in line)
    turns = re.findall(r"Seat 0 ([+−])(\d+) \((\d+)% → (\d+)%\)", outcome.out)
    assert turns
    assert all(int(after) - int(before) == int(f"{sign}{by}".replace("−", "-")) for sign, by, before, after in turns)


def test_review_as_json_holds_every_moment(run: Run, finished: Path) -> None:
    outcome = run("review", finished, "--worlds", "2", "--seat", "1", "--json")
    told: dict[str, Json] = json.loads(outcome.out)
    assert told.keys() == {"game", "seats", "moments", "balance", "turns"}
    balance = told["balance"]
    assert isinstance(balance, dict)
    assert isinstance(balance["1"], dict)
    assert balance["1"]["others"] is None
    moments = told["moments"]
    assert isinstance(moments, list)
    assert len(moments) == len(finished.read_text("utf-8").split("* ~")[1].splitlines()) - 1


def test_a_team_turns_as_one() -> None:
    kind, out = registry.load("mousquetaires"), io.StringIO()
    console = Console("en", out)
    texts = game_texts(kind, "en", [TEXTS, INSIGHT_TEXTS])
    wording = Wording(kind, texts, ["Anita", "Mark", "Eva"], kind.rules.load_data())
    points = [Moment(at, [share] * 2 + [1 - share], [share] * 2 + [1 - share]) for at, share in enumerate((0.3, 0.6))]
    ReviewPage(console, wording, Review(points), {}).turns([0, 1, 2])
    assert out.getvalue().count("%") == 2, "of three seats two rose, and they are told in one line"
    assert "Anita, Mark +30 (30% → 60%)" in out.getvalue()


def test_a_game_that_goes_on_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    """A review tells everybody's cards."""
    table, _ = next(islice(tables(registry.load("havoc"), 2, "open"), 9, None))
    path = tmp_path / "open.record"
    path.write_text(table.record.text(), encoding="utf-8")
    outcome = run("review", path)
    assert outcome.code == 2
    assert "not over" in outcome.err


@pytest.mark.parametrize(
    ("language", "word", "told"), [("en", "hint", "chance to win"), ("hu", "tipp", "nyerési esély")]
)
def test_a_hint_at_the_table(run: Run, language: str, word: str, told: str) -> None:
    outcome = run("play", "havoc", "--seed", "1", "--bots", "expert", "--lang", language, typed=f"{word}\n")
    assert outcome.out.count(told) >= 2
    assert "1. " in outcome.out
