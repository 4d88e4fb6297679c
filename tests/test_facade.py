"""`import banneret`: what it offers, lazily and lightly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import banneret
from banneret.core.refusals import Refused
from banneret.core.table import open_table
from banneret.games.registry import game_ids

OFFERED = [
    "Bot", "Playing", "batch", "bot", "env", "game", "games", "gym", "match", "play", "record", "simulate", "spiel",
]  # fmt: skip


def test_importing_it_imports_no_other_library_and_takes_no_time() -> None:
    script = (
        "import json, sys, time\nbefore = set(sys.modules)\nstart = time.process_time()\nimport banneret\n"
        "seconds = time.process_time() - start\n"
        "print(json.dumps([seconds, sorted({name.partition('.')[0] for name in set(sys.modules) - before})]))"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    seconds, modules = json.loads(told.stdout)
    assert seconds < 0.1
    assert [name for name in modules if name not in sys.stdlib_module_names] == ["banneret"]


def test_it_offers_what_the_page_says_and_nothing_else() -> None:
    assert set(OFFERED) <= set(dir(banneret))
    assert sorted([*banneret.__all__, "games"]) == sorted([*OFFERED, "__version__"])
    for name in OFFERED:
        assert callable(getattr(banneret, name))
    with pytest.raises(AttributeError, match="no attribute 'ludo'"):
        banneret.ludo  # noqa: B018


def test_the_shelf() -> None:
    assert getattr(banneret, "games")() == game_ids()  # noqa: B009
    assert banneret.game("havoc").id == "havoc"


def test_a_game_is_played_by_answers_notations_and_numbers() -> None:
    game = banneret.play("havoc", players=2, seed="a deal")
    seat = game.seat
    first = game.legal()[0]
    assert game.view().seat == seat
    game.play(first.notation)
    game.play(game.legal()[0].id)
    with pytest.raises(Refused):
        game.play(next(action for action in game.kind.rules.catalogue.actions if action not in game.legal()))
    while not game.over:
        game.play(game.legal()[0])
    assert game.legal() == []
    assert sum(game.returns()) == pytest.approx(1.0)
    assert len(game.scores()) == 2
    assert game.heard(0)
    assert game.view(-1).seat == -1
    assert game.layout()[0].start == 0


def test_the_same_seed_is_the_same_game() -> None:
    one, two = (banneret.play("knights", seed=2**80) for _ in range(2))
    assert one.kind.digest(one.state) == two.kind.digest(two.state)


def test_matches_and_simulations_print_as_tables() -> None:
    match = banneret.match("havoc", ["expert", "random"], games=2, seed=1)
    assert "expert" in str(match)
    assert match["players"] == 2
    told = banneret.simulate("havoc", games=2, seed=1)
    assert "mean_returns" in str(told)


def test_a_bot_and_a_record(tmp_path: Path) -> None:
    game = banneret.play("havoc", seed=1)
    assert banneret.bot("expert", "havoc").choose(game.view()) in game.legal()
    table = open_table(banneret.game("havoc"), 2, {}, ["Mark", "Eva"], "1")
    path = tmp_path / "game.record"
    path.write_text(table.record.text(), "utf-8")
    assert banneret.record(path).kind.id == "havoc"
