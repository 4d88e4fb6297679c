"""What a seat does in the game: each function makes the next snapshot out of the present one, or says why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.table import Table
from banneret.server.cleaning import check_answers
from banneret.server.errors import Conflict, Forbidden
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, OVER, PERSON


class Stale(Exception):
    """The question that was answered is gone; what counts is the present state."""


def check_player(snapshot: Snapshot, person: str, seat: int) -> None:
    """Only who sits there acts for a seat."""
    place = snapshot.seat(seat)
    if place.kind != PERSON or place.person != person:
        raise Forbidden("not_your_seat", {"seat": seat})


def table_in_play(snapshot: Snapshot) -> Table:
    """The game on the table; an open table has none yet."""
    if snapshot.table is None:
        raise Conflict("table_over" if snapshot.row.status == OVER else "not_started")
    return snapshot.table


def fork_for(snapshot: Snapshot, seat: int, question: int) -> Table:
    """A copy of the game to answer on; Stale if the seat is not asked this question now."""
    table = table_in_play(snapshot)
    if table.game.waiting() & BIT[seat] == 0 or table.questions[seat] != question:
        raise Stale
    return table.fork()


def answer(snapshot: Snapshot, person: str, seat: int, question: int, notations: Sequence[str]) -> Snapshot:
    """One answer or a batch, applied wholly or not at all."""
    check_player(snapshot, person, seat)
    return _submit(snapshot, seat, question, notations)


def bot_answer(snapshot: Snapshot, seat: int, question: int, notations: Sequence[str]) -> Snapshot:
    """The answer of a bot; too late if a person has the seat again."""
    if snapshot.seat(seat).kind != BOT:
        raise Stale
    return _submit(snapshot, seat, question, notations)


def _submit(snapshot: Snapshot, seat: int, question: int, notations: Sequence[str]) -> Snapshot:
    table = fork_for(snapshot, seat, question)
    table.submit(seat, parse_answers(table, notations))
    return replace(snapshot, table=table)


def parse_answers(table: Table, notations: Sequence[str]) -> list[Action]:
    check_answers(list(notations))
    return [action for notation in notations for action in table.kind.rules.catalogue.parse_many(notation)]


def take_back(snapshot: Snapshot, person: str, seat: int, question: int) -> Snapshot:
    check_player(snapshot, person, seat)
    table = fork_for(snapshot, seat, question)
    table.take_back(seat)
    return replace(snapshot, table=table)


def cancel(snapshot: Snapshot, person: str, seat: int, question: int) -> Snapshot:
    check_player(snapshot, person, seat)
    table = fork_for(snapshot, seat, question)
    table.cancel(seat)
    return replace(snapshot, table=table)


def redraft(snapshot: Snapshot, person: str, seat: int, question: int, notations: Sequence[str]) -> Snapshot:
    """Another chain in the place of the draft, wholly or not at all."""
    check_player(snapshot, person, seat)
    table = fork_for(snapshot, seat, question)
    table.redraft(seat, parse_answers(table, notations))
    return replace(snapshot, table=table)


def drop(snapshot: Snapshot, person: str, seat: int, question: int, notation: str) -> Snapshot:
    """Take one answer out of the draft; what was chosen after it stays as far as it can stand without it."""
    check_player(snapshot, person, seat)
    table = fork_for(snapshot, seat, question)
    draft = table.draft_of(seat)
    dropped = table.kind.rules.catalogue.parse(notation)
    place = max((at for at, action in enumerate(draft) if action is dropped), default=-1)
    if place < 0:
        raise Stale
    table.redraft(seat, draft[:place])
    for action in draft[place + 1 :]:
        if table.refuse(seat, action) is None:
            table.submit(seat, [action])
    return replace(snapshot, table=table)


def reopen(snapshot: Snapshot, person: str, seat: int, question: int) -> Snapshot:
    check_player(snapshot, person, seat)
    table = fork_for(snapshot, seat, question)
    table.reopen(seat)
    return replace(snapshot, table=table)


def undo(snapshot: Snapshot, person: str, seat: int, question: int) -> Snapshot:
    """Take back the last answer of the draft, else the last committed answer.

    The undone answer took a number of a question and the question put again takes another; a replay knows neither.
    """
    check_player(snapshot, person, seat)
    table = fork_for(snapshot, seat, question)
    lines = len(table.record.lines)
    table.undo(seat)
    undone = replace(snapshot, table=table)
    if len(table.record.lines) < lines:
        place = snapshot.seats[seat]
        undone = undone.with_seat(replace(place, ahead=place.ahead + 2))
    return undone


def side(snapshot: Snapshot, person: str, seat: int, notation: str) -> Snapshot:
    """A side act: a gift, an heir. It answers nothing, so it names no question."""
    check_player(snapshot, person, seat)
    check_answers([notation])
    table = table_in_play(snapshot).fork()
    table.side(seat, table.kind.rules.catalogue.parse(notation))
    return replace(snapshot, table=table)


def without_draft(snapshot: Snapshot, seat: int) -> Snapshot:
    """The seat changes hands: what it had begun to answer is thrown away, what it has committed stays."""
    table = snapshot.table
    if table is None or not table.drafts.get(seat) or table.committed & BIT[seat]:
        return snapshot
    fork = table.fork()
    fork.cancel(seat)
    return replace(snapshot, table=fork)
