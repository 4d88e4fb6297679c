"""Learned corrections of estimates: what the files hold, that both engines read them alike, and that nothing leaks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from banneret.bots import Ismcts, make_bot
from banneret.bots.value_file import Values, has_network, net_path, read_value
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.net import FIRST_DROP, SECOND_DROP, ZERO, Net
from banneret.core.table import open_table
from banneret.core.view import View
from banneret.games.registry import SHELF, load

SHIPPED = {"field_of_glory": 2, "mousquetaires": 2, "warrior_knights": 2}
MOST_BYTES = 2_000_000


def byte(weight: int) -> int:
    return weight + ZERO


def positions(kind: GameKind, count: int, seed: int = 7) -> list[Game]:
    """Positions of a game between experts at which there is an estimate."""
    chance = FastChance(seed)
    game = kind.new(2, kind.rules.simulation_options(), chance=chance)
    expert = kind.bot.policy()
    found: list[Game] = []
    while (seat := int(game.turn())) >= 0 and len(found) < count:
        if kind.bot.evaluate(game):
            found.append(game.clone())
        game.apply(seat, expert.choose(game, seat, chance), chance)
    return found


def test_a_network_adds_up_by_hand() -> None:
    """Two inputs, two units, one unit, one sum: 3 and 5, of which the second counts four times."""
    net = Net(
        shifts=bytes([0, 2]),
        first=bytes([byte(100), byte(20), byte(-100), byte(-20)]),
        first_bias=[60, 60],
        second=bytes([byte(127), byte(1)]),
        second_bias=[256],
        last=bytes([byte(-3)]),
        last_bias=11,
    )
    unit = (3 * 100 + (5 << 2) * 20 + 60) >> FIRST_DROP
    passed = (127 * unit + 256) >> SECOND_DROP
    assert net.value(bytes([3, 5])) == 11 - 3 * passed
    assert net.value(bytes([0, 0])) == 11 - 3 * (256 >> SECOND_DROP)


@pytest.mark.parametrize("game", SHELF)
def test_networks_ship_for_the_games_in_which_they_proved_themselves(game: str) -> None:
    kind = load(game)
    assert has_network(kind) == (game in SHIPPED)
    for players in kind.players:
        path = net_path(kind, players)
        assert path.is_file() == (SHIPPED.get(game) == players)
        assert (Values(kind).at(players) is None) == (not path.is_file())


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_file_says_what_it_was_made_of_and_is_small(game: str) -> None:
    kind = load(game)
    path = net_path(kind, SHIPPED[game])
    assert path.stat().st_size <= MOST_BYTES
    head = json.loads(path.read_bytes().partition(b"\n")[0])
    made_of = head["made_of"]
    assert made_of["games"] >= 40_000
    assert made_of["network"] < made_of["scaled_estimate"] - 2 * made_of["gain_error"]
    assert made_of["calibration_error"] <= 0.02
    read_value(kind, SHIPPED[game], path)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("field_of_glory", [-157496, -157496, -289331, -259487, 147328, -400647, 254219, 53041]),
        ("mousquetaires", [125593, -380140, 40878, -405462, 41745, -575315, -141219, -482518]),
        ("warrior_knights", [-90254, -123631, 48972, -85296, -126232, -166034, -99142, -107424]),
    ],
)
def test_both_engines_find_the_same_numbers(game: str, expected: list[int]) -> None:
    """The numbers stand here, and this test runs on both."""
    kind = load(game)
    value = Values(kind).at(2)
    assert value is not None
    found = [
        int(value.net.value(bytes(value.encoder.encode(View(seat, world, None, {})))))
        for world in positions(kind, 160)[::40]
        for seat in range(2)
    ]
    assert found == expected


@pytest.mark.parametrize("game", SHIPPED)
def test_shares_are_shares_and_follow_the_estimate(game: str) -> None:
    kind = load(game)
    value = Values(kind).at(2)
    assert value is not None
    for world in positions(kind, 30):
        estimate = kind.bot.evaluate(world)
        shares = value.shares(world, estimate)
        assert sum(shares) == pytest.approx(1.0)
        even = value.shares(world, [0.5, 0.5])
        assert (shares[0] > even[0]) == (estimate[0] > 0.5)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_master_answers_alike_in_all_worlds_that_look_alike(game: str) -> None:
    """The same view and seed give the same answer, whatever the others really hold."""
    kind = load(game)
    table = open_table(kind, 2, kind.rules.simulation_options(), ["a", "b"], "alike")
    experts = [make_bot(kind, "expert", seed=seat) for seat in range(2)]
    looked_at = 0
    for number in range(120):
        seat = next(seat for seat in range(2) if table.waiting() & BIT[seat])
        view = table.view(seat)
        if number % 20 == 5:
            worlds = [kind.sight.sampler(view).sample(FastChance(seed)) for seed in range(3)]
            seen = [kind.view(world, seat, view.memory) for world in worlds]
            assert [kind.view_json(one) for one in seen] == [kind.view_json(view)] * 3
            assert len({make_bot(kind, "master:40", seed=3).choose(one).notation for one in (view, *seen)}) == 1
            looked_at += len(view.state.legal(seat)) > 1
        table.submit(seat, [experts[seat].choose(view)])
    assert looked_at >= 3


def test_a_master_without_a_network_is_the_search() -> None:
    kind = load("havoc")
    world = positions(kind, 20)[-1]
    seat = int(world.turn())
    view = kind.view(world, seat, kind.sight.memory(world, seat))
    master, search = make_bot(kind, "master:60", seed=1), make_bot(kind, "ismcts:60", seed=1)
    assert master.choose(view) is search.choose(view)


def test_the_network_is_used_where_there_is_one() -> None:
    kind = load("field_of_glory")
    master = make_bot(kind, "master:10")
    assert isinstance(master, Ismcts)
    world = next(world for world in positions(kind, 60) if kind.bot.solved(world, world.turn()) is None)
    seat = int(world.turn())
    master.choose(kind.view(world, seat, kind.sight.memory(world, seat)))
    assert master.search is not None
    assert master.search.value is not None


@pytest.mark.parametrize(
    ("change", "code", "what"),
    [
        ({"rules": 99}, "net_other", "rules"),
        ({"layout": "another"}, "net_other", "layout"),
        ({"game": "havoc"}, "net_other", "game"),
        ({"format": "other"}, "net_other", "format"),
        ({"first_bias": [1]}, "net_unreadable", ""),
    ],
)
def test_a_network_for_something_else_is_refused(
    change: dict[str, object], code: str, what: str, tmp_path: Path
) -> None:
    kind = load("mousquetaires")
    head, _, weights = net_path(kind, 2).read_bytes().partition(b"\n")
    path = tmp_path / "value_2.net"
    path.write_bytes(json.dumps({**json.loads(head), **change}).encode() + b"\n" + weights)
    with pytest.raises(UserError) as caught:
        read_value(kind, 2, path)
    assert caught.value.code == code
    assert not what or caught.value.parts["what"] == what


@pytest.mark.parametrize("content", [b"", b"nonsense", b"[1]\n", b'{"format": 1'])
def test_a_broken_file_is_told(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "value_2.net"
    path.write_bytes(content)
    with pytest.raises(UserError) as caught:
        read_value(load("mousquetaires"), 2, path)
    assert caught.value.code == "net_unreadable"


def test_networks_are_tried_from_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANNERET_NETS", str(tmp_path))
    kind = load("mousquetaires")
    assert Values(kind).at(2) is None
    (tmp_path / kind.id).mkdir()
    (tmp_path / kind.id / "value_2.net").write_bytes(b"nonsense")
    with pytest.raises(UserError):
        Values(kind).at(2)
