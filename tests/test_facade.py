"""`import banneret`: what it offers, lazily and lightly."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import banneret
from banneret.core.errors import UserError
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


# What a program gives wrongly.

GIVEN: Any = banneret
"""Untyped, as a program without a type checker sees it."""

BOTS = ["expert", "random"]


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        (lambda: GIVEN.play("chess"), "unknown_game"),
        (lambda: GIVEN.play("havoc", players=9), "player_count"),
        (lambda: GIVEN.play("havoc", players=2.0), "not_whole"),
        (lambda: GIVEN.play("havoc", players=True), "not_whole"),
        (lambda: GIVEN.play("havoc", options={"nothing": "on"}), "unknown_option"),
        (lambda: GIVEN.play("havoc", options="john_of_gaunt=on"), "not_options"),
        (lambda: GIVEN.play("havoc", seed=1.5), "not_a_seed"),
        (lambda: GIVEN.play("havoc", seed=None), "not_a_seed"),
        (lambda: GIVEN.play("havoc").view(9), "unknown_choice"),
        (lambda: GIVEN.play("havoc").view(-2), "unknown_choice"),
        (lambda: GIVEN.play("havoc").heard(9), "unknown_choice"),
        (lambda: GIVEN.play("havoc").play("dance"), "unknown_action"),
        (lambda: GIVEN.play("havoc").play(1.0), "not_whole"),
        (lambda: GIVEN.match("havoc", "expert"), "not_bots"),
        (lambda: GIVEN.match("havoc", ["expert"]), "match_bots"),
        (lambda: GIVEN.match("havoc", ["expert", "wizard"]), "unknown_bot"),
        (lambda: GIVEN.match("havoc", BOTS, games=0), "too_small"),
        (lambda: GIVEN.match("havoc", BOTS, games="7"), "not_whole"),
        (lambda: GIVEN.match("havoc", BOTS, workers=0), "workers_form"),
        (lambda: GIVEN.match("havoc", BOTS, workers=None), "workers_form"),
        (lambda: GIVEN.match("havoc", BOTS, seed=1.5), "not_a_seed"),
        (lambda: GIVEN.simulate("havoc", []), "no_bots"),
        (lambda: GIVEN.simulate("havoc", games=-1), "too_small"),
        (lambda: GIVEN.bot("wizard", "havoc"), "unknown_bot"),
        (lambda: GIVEN.bot("random", "havoc", seed=b"x"), "not_a_seed"),
        (lambda: GIVEN.record("no such file"), "unreadable_file"),
        (lambda: GIVEN.record("."), "unreadable_file"),
        (lambda: GIVEN.record(sys.executable), "unreadable_file"),
    ],
)
def test_a_mistake_is_named(deed: Callable[[], object], code: str) -> None:
    with pytest.raises(UserError) as told:
        deed()
    assert told.value.code == code


def test_an_answer_that_is_none_is_refused_and_changes_nothing() -> None:
    game = banneret.play("havoc", seed=1)
    before = game.kind.digest(game.state)
    foreign = banneret.play("knights").legal()[0]
    for answer in (-1, 10**6, "", foreign, f"{game.legal()[0].notation}, {game.legal()[0].notation}"):
        with pytest.raises(Refused):
            game.play(answer)
    assert game.kind.digest(game.state) == before
    assert banneret.bot("random", "havoc", seed="a text").choose(game.view()) in game.legal()
    while not game.over:
        game.play(game.legal()[0])
    with pytest.raises(Refused, match="game_over"):
        game.play(0)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_hears_and_remembers_as_the_game_does(game: str, copied: Callable[[Any], Any]) -> None:
    one = banneret.play(game, seed=3)
    for _ in range(12):
        one.play(one.legal()[0])
    two = copied(one)
    for _ in range(20):
        if not one.over:
            assert two.play(one.legal()[-1].id) == one.play(one.legal()[-1].id)
    for seat in range(one.players):
        assert two.heard(seat) == one.heard(seat)
        assert one.kind.view_json(two.view(seat)) == one.kind.view_json(one.view(seat))
