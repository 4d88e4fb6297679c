"""Rows for learning: the same for everybody who plays the same games, and a network that is made of them."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from banneret.arena.selfplay import KEPT, Known, SelfPlayWork, row_size
from banneret.bots.value_file import encoder_for, read_value
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.feature_lists import Bag, Row
from banneret.core.kernel import Game
from banneret.core.view import state_json
from banneret.games.registry import SHELF, load

HAVOC = load("havoc")


@pytest.mark.parametrize("game", SHELF)
def test_a_game_gives_whole_rows_with_estimates_and_outcomes(game: str) -> None:
    """Half of them are of the game as it was dealt, the others (fewer near its end) of a world that was sampled."""
    kind = load(game)
    encoder = encoder_for(kind, 2)
    rows = SelfPlayWork(kind, 2, "s").piece(5)
    size = row_size(encoder)
    assert len(rows) % size == 0
    assert KEPT < len(rows) // size <= 2 * KEPT
    for at, start in enumerate(range(0, len(rows), size)):
        numbers = array("f", rows[start + 2 * encoder.size : start + size - 8])
        assert sum(numbers[:2]) == pytest.approx(1.0)
        assert sum(numbers[2:]) == pytest.approx(1.0)
        assert array("I", rows[start + size - 8 : start + size]).tolist() == [5, at >= KEPT]


class Watched(Known):
    """Keeps the true game of the question whose view is kept."""

    def look(self, game: Game, questions: int) -> None:
        before = self.view
        super().look(game, questions)
        if self.view is not before:
            self.truth = game.clone()


@pytest.mark.parametrize("game", SHELF)
def test_a_sampled_world_looks_to_its_seat_as_the_true_game_did(game: str) -> None:
    """And what it does not see is dealt anew."""
    kind = load(game)
    work = SelfPlayWork(kind, 2, "s")
    differ = 0
    for number in range(3):
        chance = FastChance(number)
        true_game = kind.new(2, work.options, chance=chance, listen=True)
        known = Watched(kind, true_game, FastChance(number))
        work.played(true_game, number, chance, known)
        view, truth = known.view, known.truth
        assert view is not None
        world = kind.sight.sampler(view).sample(chance)
        told = kind.view_json(view)
        assert kind.view_json(kind.view(truth, view.seat, view.memory)) == told
        assert kind.view_json(kind.view(world, view.seat, view.memory)) == told
        differ += state_json(world, kind.rules.fields) != state_json(truth, kind.rules.fields)
    assert differ


def test_the_same_number_is_the_same_game() -> None:
    assert SelfPlayWork(HAVOC, 2, "s").piece(3) == SelfPlayWork(HAVOC, 2, "s").piece(3)
    assert SelfPlayWork(HAVOC, 2, "s").piece(3) != SelfPlayWork(HAVOC, 2, "t").piece(3)


def test_a_game_whose_observations_hold_no_open_cards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = next(field for field in HAVOC.rules.fields if field.name == "hands")
    monkeypatch.setattr(hands, "shape", Row(2, Bag(0)))
    with pytest.raises(UserError) as caught:
        SelfPlayWork(HAVOC, 2, "s").piece(0)
    assert caught.value.code == "world_shape"


def test_a_network_is_learnt_from_played_games(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'banneret[learning]'")
    from banneret.arena.training import Recipe, Rows, file_of, held_out, report, train

    path = tmp_path / "rows_2.bin"
    path.write_bytes(b"".join(SelfPlayWork(HAVOC, 2, "s").piece(number) for number in range(60)))
    rows = Rows(HAVOC, 2, path)
    model = train(rows, Recipe(first=8, second=4, passes=2, batch=64))
    net = tmp_path / "value_2.net"
    net.write_bytes(file_of(HAVOC, model, rows, report(model, rows)))
    value = read_value(HAVOC, 2, net)
    for at in range(20):
        seen = bytes(rows.seen[at, 0].tolist())
        real = model.layers(rows.seen[at, 0].float() / model.most).item()
        assert value.unit * float(value.net.value(seen)) == pytest.approx(real, abs=0.02)
    assert held_out(model, rows)[0] < 2.0
