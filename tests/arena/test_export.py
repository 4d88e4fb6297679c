"""Games as data: rows are what seats saw, and a record gives the same ones."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any, cast

import pytest

from banneret.arena.export import ExportWork, record_rows
from banneret.arena.playing import seed_of
from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.kind import GameKind
from banneret.core.observation import Encoder
from banneret.core.record import RecordReader
from banneret.core.table import Table, open_table
from banneret.games.registry import game_ids, load

Rows = list[dict[str, Any]]


def exported(kind: GameKind) -> Rows:
    return cast(Rows, ExportWork(kind, ["random", "random"], {}, "s").piece(0))


def same_game(kind: GameKind) -> Table:
    """The game that the export plays, at a table of our own."""
    options = kind.rules.simulation_options()
    table = open_table(kind, 2, options, ["random", "random"], "s/0")
    bots = [make_bot(kind, "random", seed=seed_of("s", 0, seat)) for seat in range(2)]
    while not table.game.over:
        seat = next(seat for seat in range(2) if table.waiting() & BIT[seat])
        table.submit(seat, [bots[seat].choose(table.view(seat))])
    return table


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "warrior_knights"])
def test_rows_hold_views_legal_answers_the_answer_and_the_outcome_and_records_give_the_same(game: str) -> None:
    kind = load(game)
    rows, table = exported(kind), same_game(kind)
    size = Encoder(kind, 2, table.record.options).size
    assert json.loads(json.dumps(rows)) == rows
    assert [row["number"] for row in rows] == list(range(len(rows)))
    for row in rows:
        assert row["answer"] in row["legal"]
        assert row["answer_text"] == kind.rules.catalogue.actions[row["answer"]].notation
        assert row["view"]["seat"] == row["seat"]
        assert len(b64decode(row["observation"])) == size
        assert row["returns"] == table.game.returns()
        assert row["utilities"] == kind.bot.utilities(table.game)
    reader = RecordReader(iter(table.record.text().splitlines(keepends=True)), load)
    replayed = cast(Rows, record_rows(reader, None, "s/0"))
    assert len(replayed) >= len(rows), "a record also holds what went on by itself"
    known = [json.dumps({**row, "number": 0}) for row in replayed]
    at = 0
    for row in rows:
        at = known.index(json.dumps({**row, "number": 0}), at) + 1


def test_a_game_that_is_not_over_has_no_outcome() -> None:
    kind = load("knights")
    whole = same_game(kind).record.text().splitlines(keepends=True)
    rows = cast(Rows, record_rows(RecordReader(iter(whole[:-12]), load), None, "cut"))
    assert rows
    assert {(row["id"], len(row["returns"])) for row in rows} == {("cut", 0)}
