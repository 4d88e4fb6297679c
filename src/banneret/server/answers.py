"""What a seat does in the game: each function makes the next sitting out of the present one, or says why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.table import Table
from banneret.server.cleaning import check_answers
from banneret.server.errors import Conflict, Forbidden
from banneret.server.sitting import Sitting
from banneret.server.store.rows import BOT, OVER, PERSON


class Stale(Exception):
    """The question that was answered is gone; what counts is the present state."""


def check_player(sitting: Sitting, person: str, seat: int) -> None:
    """Only who sits there acts for a seat."""
    place = sitting.seat(seat)
    if place.kind != PERSON or place.person != person:
        raise Forbidden("not_your_seat", {"seat": seat})


def table_in_play(sitting: Sitting) -> Table:
    """The game on the table; an open table has none yet."""
    if sitting.table is None:
        raise Conflict("table_over" if sitting.row.status == OVER else "not_started")
    return sitting.table


def fork_for(sitting: Sitting, seat: int, question: int) -> Table:
    """A copy of the game to answer on; Stale if the seat is not asked this question now."""
    table = table_in_play(sitting)
    if table.game.waiting() & BIT[seat] == 0 or table.questions[seat] != question:
        raise Stale
    return table.fork()


def answer(sitting: Sitting, person: str, seat: int, question: int, notations: Sequence[str]) -> Sitting:
    """One answer or a batch, applied wholly or not at all."""
    check_player(sitting, person, seat)
    return _submit(sitting, seat, question, notations)


def bot_answer(sitting: Sitting, seat: int, question: int, notations: Sequence[str]) -> Sitting:
    """The answer of a bot; too late if a person has the seat again."""
    if sitting.seat(seat).kind != BOT:
        raise Stale
    return _submit(sitting, seat, question, notations)


def _submit(sitting: Sitting, seat: int, question: int, notations: Sequence[str]) -> Sitting:
    table = fork_for(sitting, seat, question)
    table.submit(seat, parse_answers(table, notations))
    return replace(sitting, table=table)


def parse_answers(table: Table, notations: Sequence[str]) -> list[Action]:
    check_answers(list(notations))
    return [action for notation in notations for action in table.kind.rules.catalogue.parse_many(notation)]


def take_back(sitting: Sitting, person: str, seat: int, question: int) -> Sitting:
    check_player(sitting, person, seat)
    table = fork_for(sitting, seat, question)
    table.take_back(seat)
    return replace(sitting, table=table)


def cancel(sitting: Sitting, person: str, seat: int, question: int) -> Sitting:
    check_player(sitting, person, seat)
    table = fork_for(sitting, seat, question)
    table.cancel(seat)
    return replace(sitting, table=table)


def redraft(sitting: Sitting, person: str, seat: int, question: int, notations: Sequence[str]) -> Sitting:
    """Another chain in the place of the draft, wholly or not at all."""
    check_player(sitting, person, seat)
    table = fork_for(sitting, seat, question)
    table.redraft(seat, parse_answers(table, notations))
    return replace(sitting, table=table)


def drop(sitting: Sitting, person: str, seat: int, question: int, notation: str) -> Sitting:
    """Take one answer out of the draft; what was chosen after it stays as far as it can stand without it."""
    check_player(sitting, person, seat)
    table = fork_for(sitting, seat, question)
    draft = table.draft_of(seat)
    dropped = table.kind.rules.catalogue.parse(notation)
    place = max((at for at, action in enumerate(draft) if action is dropped), default=-1)
    if place < 0:
        raise Stale
    table.redraft(seat, draft[:place])
    for action in draft[place + 1 :]:
        if table.refuse(seat, action) is None:
            table.submit(seat, [action])
    return replace(sitting, table=table)


def reopen(sitting: Sitting, person: str, seat: int, question: int) -> Sitting:
    check_player(sitting, person, seat)
    table = fork_for(sitting, seat, question)
    table.reopen(seat)
    return replace(sitting, table=table)


def undo(sitting: Sitting, person: str, seat: int, question: int) -> Sitting:
    """Take back the last answer of the draft, else the last committed answer.

    The undone answer took a number of a question and the question put again takes another; a replay knows neither.
    """
    check_player(sitting, person, seat)
    table = fork_for(sitting, seat, question)
    lines = len(table.record.lines)
    table.undo(seat)
    undone = replace(sitting, table=table)
    if len(table.record.lines) < lines:
        place = sitting.seats[seat]
        undone = undone.with_seat(replace(place, ahead=place.ahead + 2))
    return undone


def side(sitting: Sitting, person: str, seat: int, notation: str) -> Sitting:
    """A side act: a gift, an heir. It answers nothing, so it names no question."""
    check_player(sitting, person, seat)
    check_answers([notation])
    table = table_in_play(sitting).fork()
    table.side(seat, table.kind.rules.catalogue.parse(notation))
    return replace(sitting, table=table)


def without_draft(sitting: Sitting, seat: int) -> Sitting:
    """The seat changes hands: what it had begun to answer is thrown away, what it has committed stays."""
    table = sitting.table
    if table is None or not table.drafts.get(seat) or table.committed & BIT[seat]:
        return sitting
    fork = table.fork()
    fork.cancel(seat)
    return replace(sitting, table=fork)
