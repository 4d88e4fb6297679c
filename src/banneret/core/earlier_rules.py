"""Games that were begun under an earlier version of the rules: replayed under today's as far as these follow them.

Some questions of an earlier version go by themselves today. Then the line that answers one is taken as written out: it
changes nothing, and the outcomes that it holds have been used already, borrowed by the line before it. Whatever else
does not fit ends the replay: the lines from there on are kept as they are written.
"""

from collections import deque
from typing import Final, final

from banneret.core.actions import Action
from banneret.core.chance import Outcome
from banneret.core.errors import RecordError
from banneret.core.jsons import Json
from banneret.core.record import Line, Record, RecordReader
from banneret.core.rooms import Components
from banneret.core.table import Table, check_end, replay_file, replay_line, replay_set_up

LINES_AHEAD: Final = 8
"""How many lines after one may have gone by themselves with it."""
NOT_ALLOWED: Final = "record_illegal"


@final
class Followed:
    """A record as far as today's rules follow it. `events` tells for each line how long the log was after it.

    `trouble` says what does not fit, `rest` are the lines from there on as they are written; without a trouble today's
    rules follow to the end. `table` is None where not even the set-up fits. `returns` is the result as it was written.
    """

    def __init__(
        self, table: Table | None, events: list[int], trouble: RecordError | None, rest: list[str], returns: list[float]
    ) -> None:
        self.table = table
        self.events = events
        self.trouble = trouble
        self.rest = rest
        self.returns = returns


def replay_as_far(reader: RecordReader, data: Components | None = None, to: int = -1, keep: bool = True) -> Followed:
    """The table that a record leads to after `to` lines of answers. One of our own version must fit to the end."""
    if reader.record.earlier:
        return _Follower(reader, data, to).followed()
    events: list[int] = []
    table = replay_file(reader, data, to, keep, events)
    return Followed(table, events, None, [], reader.record.returns)


def earlier_parts(record: Record) -> dict[str, Json]:
    """What is said of a game of an earlier version."""
    return {"game": record.kind.id, "rules": str(record.rules), "ours": str(record.kind.rules_version)}


def replay_any_line(table: Table, lines: list[Line], at: int) -> None:
    """Apply line `at` of a record of any version."""
    if table.record.earlier:
        replay_earlier_line(table, lines[at], outcomes_ahead(lines[at + 1 : at + 1 + LINES_AHEAD]))
    else:
        replay_line(table, lines[at], table.record.file)


def replay_any_set_up(record: Record) -> Table:
    """The table of a record of any version after its set-up."""
    ahead = outcomes_ahead(record.lines[1 : 1 + LINES_AHEAD]) if record.earlier else None
    return replay_set_up(record, record.lines[0] if record.lines else None, None, ahead)


def outcomes_ahead(lines: list[Line]) -> list[Outcome]:
    return [outcome for line in lines for outcome in line.outcomes]


def replay_earlier_line(table: Table, line: Line, ahead: list[Outcome]) -> None:
    """Apply one line; what went by itself before it may be written out in it."""
    file = table.record.file
    borrowed = table.borrowed
    own = [outcome for outcome in line.outcomes if outcome not in borrowed]
    lent = len(line.outcomes) - len(own)
    if lent == 0:
        try:
            replay_line(table, line, file, ahead)
        except RecordError as refused:
            if refused.code != NOT_ALLOWED or line.side or not is_next(table.went, line):
                raise
        else:
            _keep(table, line, borrowed)
            return
    rest = _without_gone(table, line)
    table.borrowed = [outcome for outcome in borrowed if outcome not in line.outcomes]
    if rest:
        outstanding = table.borrowed
        replay_line(table, Line(line.seat, rest, own, line.side, line.number), file, ahead)
        _keep(table, line, outstanding)
    elif own:
        labels = ", ".join([outcome.label for outcome in own])
        raise RecordError("outcome_unused", {"label": labels}, file, line.number)
    else:
        table.record.lines.append(line)


def is_next(went: list[tuple[int, Action]], line: Line) -> bool:
    """Whether the first answer of a line is one that went by itself."""
    return bool(line.actions) and (line.seat, line.actions[0]) in went


def _without_gone(table: Table, line: Line) -> list[Action]:
    """The answers of a line that have not gone by themselves; those that have are crossed off."""
    rest = line.actions[:]
    while rest and (line.seat, rest[0]) in table.went:
        table.went.remove((line.seat, rest.pop(0)))
    return rest


def _keep(table: Table, line: Line, outstanding: list[Outcome]) -> None:
    """The record keeps the line as it was written. What was borrowed belongs to lines that go by themselves next."""
    if outstanding:
        raise RecordError("outcome_missing", {"label": outstanding[0].label}, table.record.file, line.number)
    if table.record.lines and not table.committed:
        table.record.lines[-1] = line


@final
class _Follower:
    """Reads a record of an earlier version, some lines ahead of where it is."""

    def __init__(self, reader: RecordReader, data: Components | None, to: int) -> None:
        self.reader = reader
        self.data = data
        self.to = to
        self.trouble: RecordError | None = reader.trouble
        self.rows: deque[str] = deque()
        self.ahead: deque[Line] = deque()
        self.unread: RecordError | None = None
        self.lines: list[Line] = []
        self.texts: list[str] = []
        self.events: list[int] = []
        self.sound = 0

    def followed(self) -> Followed:
        table = None if self.trouble is not None else self.replayed()
        rest = [*self.texts[self.sound :], *self.rows] if self.trouble is not None else []
        row = self.reader.line_row()
        while row is not None:
            if self.trouble is not None:
                rest.append(row)
            row = self.reader.line_row()
        record = self.reader.record
        if table is not None and self.trouble is None and self.to < 0:
            try:
                check_end(record, table)
            except RecordError as trouble:
                self.trouble = trouble
        return Followed(table, self.events[: self.sound], self.trouble, rest, record.returns)

    def replayed(self) -> Table | None:
        """The table after the last line that fits; `sound` counts these."""
        try:
            table = self.replay(-1)
        except RecordError as trouble:
            self.trouble = trouble
            if self.sound == 0:
                return None
            table = self.replay(self.sound)
        return table

    def replay(self, most: int) -> Table:
        """Through all lines, or once more through the first `most`."""
        again = most >= 0
        first = self.lines[0] if again else self.next_line()
        table = replay_set_up(self.reader.record, first, self.data, self.look_ahead(0, again))
        self.note(table, again)
        at = 1
        while at != (most if again else self.to + 1):
            line = self.lines[at] if again else self.next_line()
            if line is None:
                break
            replay_earlier_line(table, line, self.look_ahead(at, again))
            self.note(table, again)
            at += 1
        return table

    def note(self, table: Table, again: bool) -> None:
        """A line fits; it is sound when all that was borrowed for it has been written out."""
        if not again:
            self.events.append(len(table.log))
            if not table.borrowed:
                self.sound = len(self.events)

    def next_line(self) -> Line | None:
        self.read_on(1)
        if not self.ahead:
            if self.unread is not None:
                raise self.unread
            return None
        line = self.ahead.popleft()
        self.lines.append(line)
        self.texts.append(self.rows.popleft())
        return line

    def look_ahead(self, at: int, again: bool) -> list[Outcome]:
        if again:
            return outcomes_ahead(self.lines[at + 1 : at + 1 + LINES_AHEAD])
        self.read_on(LINES_AHEAD)
        return outcomes_ahead(list(self.ahead))

    def read_on(self, count: int) -> None:
        """Have so many lines ready, as far as there are lines that can be read."""
        while len(self.ahead) < count and self.unread is None:
            try:
                line = self.reader.line()
            except RecordError as trouble:
                self.unread = trouble
                if self.reader.text:
                    self.rows.append(self.reader.text)
                return
            if line is None:
                return
            self.ahead.append(line)
            self.rows.append(self.reader.text)
