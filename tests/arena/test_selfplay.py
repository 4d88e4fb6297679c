"""Rows for learning: the same for everybody who plays the same games, and a network that is made of them."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from banneret.arena.selfplay import KEPT, SelfPlayWork, row_size
from banneret.bots.value_file import encoder_for, read_value
from banneret.core.errors import UserError
from banneret.games.registry import load

HAVOC = load("havoc")


def test_a_game_gives_whole_rows_with_estimates_and_outcomes() -> None:
    encoder = encoder_for(HAVOC, 2)
    rows = SelfPlayWork(HAVOC, 2, "s").piece(5)
    size = row_size(encoder)
    assert len(rows) == KEPT * size
    for start in range(0, len(rows), size):
        numbers = array("f", rows[start + 2 * encoder.size : start + size - 4])
        assert sum(numbers[:2]) == pytest.approx(1.0)
        assert sum(numbers[2:]) == pytest.approx(1.0)
        assert array("I", rows[start + size - 4 : start + size])[0] == 5


def test_the_same_number_is_the_same_game() -> None:
    assert SelfPlayWork(HAVOC, 2, "s").piece(3) == SelfPlayWork(HAVOC, 2, "s").piece(3)
    assert SelfPlayWork(HAVOC, 2, "s").piece(3) != SelfPlayWork(HAVOC, 2, "t").piece(3)


def test_a_game_whose_observations_hold_no_open_cards_is_refused() -> None:
    with pytest.raises(UserError) as caught:
        SelfPlayWork(load("warrior_knights"), 2, "s").piece(0)
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
