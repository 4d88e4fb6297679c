"""Shapes and observations: what each shape writes, what it refuses, and how seats are counted."""

from __future__ import annotations

import pytest

from banneret.core import features
from banneret.core.chance import FastChance
from banneret.core.feature_lists import (
    Bag,
    EachSeat,
    Maybe,
    Own,
    Pile,
    Record,
    Row,
    SeatBag,
    Tail,
    ThenSeats,
    Thing,
)
from banneret.core.features import UNKNOWN, Misfit, Shape
from banneret.core.observation import Encoder
from banneret.games.leduc import LEDUC, Leduc
from banneret.games.registry import game_ids, load


def written(shape: Shape, value: object, players: int = 3, first: int = 0) -> list[int]:
    out = bytearray(shape.size(players))
    shape.write(out, 0, value, players, first)
    return list(out)


class Chest:
    lid = True
    coins = 3


@pytest.mark.parametrize(
    ("shape", "value", "bytes_of"),
    [
        (features.Nothing("derived"), [1, 2], []),
        (features.Flag(), True, [1]),
        (features.Number(-2, 5), 3, [5]),
        (features.Number(0, 510), 102, [51]),
        (features.Number(0, 9, capped=True), 12, [9]),
        (features.Number(0, 9, capped=True), -3, [0]),
        (features.Count(9), [4, 4], [2]),
        (features.OneOf(1, 3), 2, [0, 1, 0]),
        (features.OneOf(1, 3), UNKNOWN, [0, 0, 0]),
        (features.Code(6), 6, [1, 0, 1, 1]),
        (features.Code(6, blank=-2), -2, [0, 0, 0, 0]),
        (features.Seat(), 2, [0, 0, 1]),
        (features.Seat([7]), 7, [0, 0, 0, 1]),
        (features.Seat(), UNKNOWN, [0, 0, 0]),
        (features.Seat(each=2), 3, [0, 0, 0, 1, 0, 0]),
        (features.Bits(4), 10, [0, 1, 0, 1]),
        (features.SeatBits(), 5, [1, 0, 1]),
        (features.OneOrSeat(2), 1, [0, 1, 0, 0, 0]),
        (features.OneOrSeat(2), 4, [0, 0, 0, 0, 1]),
        (Bag(3), [0, 2, 2, UNKNOWN, UNKNOWN], [1, 0, 2, 2]),
        (Bag(2, 5), [6, 6, 5], [1, 2, 0]),
        (Pile(3), [2, UNKNOWN, UNKNOWN], [0, 0, 1, 3]),
        (Pile(3), [], [0, 0, 0, 0]),
        (Pile(2, -3, backs=[-2, -2, -3]), [-3, UNKNOWN], [1, 0, 2]),
        (Pile(2, -3, backs=[-2, -2, -3]), [1, 0], [0, 1, 2]),
        (SeatBag(2, [9]), [0, 3, 3, 9], [1, 0, 0, 2, 0, 0, 1]),
        (Row(3, features.Number(0, 9)), [4, 5], [4, 5, 0]),
        (Tail(2, features.Number(0, 9)), [1, 2, 3], [3, 3, 2]),
        (Own(features.Number(0, 9)), [4, 5, 6], [4]),
        (ThenSeats(1, features.Number(0, 9)), [1, 2, 3, 4, 9], [1, 2, 3, 4]),
        (EachSeat(features.Number(0, 9)), [1, 2, 3], [1, 2, 3]),
        (EachSeat(features.Number(0, 9), 2), [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
        (EachSeat(features.Number(0, 9), 2, by_place=True), [1, 2, 3, 4, 5, 6], [1, 4, 2, 5, 3, 6]),
        (Record({"a": features.Flag(), "b": features.Number(0, 9)}), [1, 7], [1, 7]),
        (Thing({"lid": features.Flag(), "coins": features.Number(0, 9)}), Chest(), [1, 1, 3]),
        (Thing({"lid": features.Flag()}), None, [0, 0]),
        (Maybe(features.Number(0, 9)), 4, [1, 4]),
        (Maybe(features.Number(0, 9)), None, [0, 0]),
    ],
)
def test_what_a_shape_writes(shape: Shape, value: object, bytes_of: list[int]) -> None:
    assert written(shape, value) == bytes_of
    assert shape.text()


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (features.Number(0, 9), 10),
        (features.OneOf(0, 3), 4),
        (features.OneOf(0, 3), -2),
        (features.Code(7), 8),
        (features.Seat(), 3),
        (features.Bits(3), 8),
        (features.SeatBits(), 8),
        (features.OneOrSeat(2), 5),
        (features.Count(1), [1, 1]),
        (Bag(3), [3]),
        (Bag(3), [-2]),
        (Pile(3), [3]),
        (SeatBag(2, [9]), [6]),
        (Row(2, features.Flag()), [1, 1, 1]),
        (EachSeat(features.Flag()), [1, 1]),
        (Record({"a": features.Flag()}), [1, 1]),
        (ThenSeats(1, features.Flag()), [1, 1]),
    ],
)
def test_what_a_shape_cannot_hold_is_refused(shape: Shape, value: object) -> None:
    with pytest.raises(Misfit):
        written(shape, value)


@pytest.mark.parametrize(
    ("shape", "value", "bytes_of"),
    [
        (features.Seat(), 2, [0, 1, 0]),
        (features.Seat(), 0, [0, 0, 1]),
        (features.Seat(each=2), 3, [0, 1, 0, 0, 0, 0]),
        (features.SeatBits(), 3, [1, 0, 1]),
        (features.SeatBits(2), 4, [1, 0, 0, 0, 0, 0]),
        (features.OneOrSeat(1), 1, [0, 0, 0, 1]),
        (Own(features.Number(0, 9)), [4, 5, 6], [5]),
        (SeatBag(1, []), [1, 2, 2], [1, 2, 0]),
        (ThenSeats(1, features.Number(0, 9)), [9, 1, 2, 3], [9, 2, 3, 1]),
        (EachSeat(features.Number(0, 9)), [1, 2, 3], [2, 3, 1]),
        (EachSeat(EachSeat(features.Number(0, 9))), [[1, 2, 3], [4, 5, 6], [7, 8, 9]], [5, 6, 4, 8, 9, 7, 2, 3, 1]),
    ],
)
def test_seats_are_counted_from_the_viewer_on(shape: Shape, value: object, bytes_of: list[int]) -> None:
    assert written(shape, value, first=1) == bytes_of


def test_a_layout_names_what_a_learner_looks_for() -> None:
    layout = {slot.name: slot for slot in load("havoc").layout(4)}
    assert layout["hands[me]"].stop - layout["hands[me]"].start == 111
    assert {"hands[me+3]", "on top.TurnAction", "memory.discard", "option.john_of_gaunt", "level"} <= set(layout)
    assert "bytes" in repr(layout["level"])


def test_an_observation_tells_what_the_layout_says() -> None:
    game = LEDUC.new(2, chance=FastChance(4))
    assert isinstance(game, Leduc)
    encoder = Encoder(LEDUC, 2)
    for seat in range(2):
        seen = encoder.encode(LEDUC.view(game, seat))
        slots = {slot.name: list(seen[slot.start : slot.stop]) for slot in encoder.layout}
        card = game.hands[seat][0]
        assert slots["hands[me]"] == [int(place == card) for place in range(6)] + [0]
        assert slots["hands[me+1]"] == [0] * 6 + [1]
        assert slots["on top.Bet"] == [1]
        assert slots["Bet.seat"] == [1 - seat, seat]


def test_a_value_outside_its_shape_is_told_with_its_name() -> None:
    game = LEDUC.new(2, chance=FastChance(4))
    assert isinstance(game, Leduc)
    game.paid = [1, 99]
    with pytest.raises(ValueError, match="paid: 99 is no number 1 to 13"):
        Encoder(LEDUC, 2).encode(LEDUC.view(game, 0))


SIZES = {
    "knights": {2: 1236, 6: 1964},
    "havoc": {2: 1577, 6: 3101},
    "field_of_glory": {2: 1631},
    "mousquetaires": {1: 1221, 5: 1533},
    "warrior_knights": {2: 5098, 6: 9914},
}


@pytest.mark.parametrize("game", game_ids())
def test_the_sizes_of_observations_are_known(game: str) -> None:
    """A size that changes is a change for everybody who has trained a network."""
    assert {players: Encoder(load(game), players).size for players in SIZES[game]} == SIZES[game]
