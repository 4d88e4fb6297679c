"""Replay goes to any line of a record as if it had begun anew, without beginning anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.earlier_rules import replay_any_line
from banneret.core.record import Line
from banneret.core.table import Table, open_table, replay_table
from banneret.games import registry
from banneret.server import replay
from banneret.server.commands import Answer, Undo
from banneret.server.replay import MOST_KEPT, Replay, position_of
from banneret.server.snapshot import Snapshot, restore
from banneret.server.store.rows import BOT, OVER, LineRow, SeatRow, StoredTable, TableRow
from tests.server.lobby_kit import TOY, asynchronous, key, lobby_at, people, replayed, toy_table

PLAYERS = 3


def played(game: str) -> Snapshot:
    """A game that bots have played to the end, as the database would hold it."""
    kind = registry.load(game)
    table = open_table(kind, PLAYERS, {}, ["Anna", "Béla", "Cili"], "replay")
    chance, policy = FastChance(7), kind.bot.playout_policy()
    while not table.game.over:
        waiting = table.waiting()
        seat = next(seat for seat in range(PLAYERS) if waiting & BIT[seat])
        table.submit(seat, [policy.choose(table.state_of(seat), seat, chance)])
    record = table.record
    row = TableRow(
        "t", game, kind.rules_version, PLAYERS, record.options, record.data_digest, record.seed, OVER, "host", "{}",
        True, len(record.lines), 0, "make-key", 0.0, 1.0,
    )  # fmt: skip
    seats = tuple(SeatRow(seat, BOT, level="easy", name=name) for seat, name in enumerate(record.seats))
    lines = tuple(LineRow(at, record.line_text(line), at + 1, 0.0) for at, line in enumerate(record.lines))
    return restore(StoredTable(row, seats, (), lines, (), (), ()))


@pytest.fixture(scope="module", params=["havoc", "knights"])
def over(request: pytest.FixtureRequest) -> Snapshot:
    return played(request.param)


@pytest.mark.parametrize(("eyes", "open_hands"), [(-1, False), (1, False), (-1, True)])
def test_every_position_is_the_one_that_the_record_leads_to(over: Snapshot, eyes: int, open_hands: bool) -> None:
    assert over.table is not None
    steps = [*range(0, over.steps + 1, 7), *range(over.steps, 0, -11)]
    Random(3).shuffle(steps)
    cursor = Replay()
    for step in steps:
        found = cursor.position(over, step, eyes, open_hands)
        wanted = position_of(replay_table(over.table.record, to=step), over, step, eyes, open_hands)
        assert over.kind.view_json(found.view) == over.kind.view_json(wanted.view)
        assert [over.kind.view_json(view) for view in found.hands] == [over.kind.view_json(v) for v in wanted.hands]
        assert [(one.number, one.version, one.event.name, one.parts) for one in found.log] == [
            (one.number, one.version, one.event.name, one.parts) for one in wanted.log
        ]
        assert replace(found, view=wanted.view, log=wanted.log, hands=wanted.hands) == wanted


def test_a_step_costs_a_few_lines_and_little_is_kept(over: Snapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = 0

    def counted(table: Table, lines: list[Line], at: int) -> None:
        nonlocal gone
        gone += 1
        replay_any_line(table, lines, at)

    monkeypatch.setattr(replay, "replay_any_line", counted)
    cursor = Replay()
    cursor.position(over, over.steps, -1, False)
    assert gone == over.steps
    interval = over.steps // MOST_KEPT + 1
    for step in [*range(over.steps // 2, over.steps), *range(over.steps, 0, -1)]:
        gone = 0
        cursor.position(over, step, -1, False)
        assert gone <= interval
    assert len(cursor.kept) <= 2 * MOST_KEPT


@asynchronous
async def test_what_was_undone_is_not_kept(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.SHELF, "toy", TOY)
    async with lobby_at(f"sqlite:///{tmp_path_factory.mktemp('replay') / 'undo.db'}") as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await live.perform(anna, key(), Answer(0, 1, ["wait"]))
        waited = await replayed(live, anna.id, 1)
        assert [entry.event.name for entry in waited.log[waited.fresh :]] == ["waits"]
        question = (await live.scene(anna.id)).question
        await live.perform(anna, key(), Undo(0, question))
        question = (await live.scene(anna.id)).question
        await live.perform(anna, key(), Answer(0, question, ["go"]))
        went = await replayed(live, anna.id, 1)
        assert "waits" not in [entry.event.name for entry in went.log]
        assert went.view.state.waiting() == 0b11
