"""Records: the truth about a game. A header, then the committed answers, one chain a line, with the outcomes drawn.

    banneret-record 1
    game: havoc
    rules: 1
    players: 2
    seed: 4711
    option john_of_gaunt: on
    seat 0: Anita
    seat 1: expert
    * ~ dealer 1 ~ deal b3 k5 ... ~ deck g2 D ...
    0 recruit
    0 lay b5, lay g5, done
    1 decline ~ reshuffle n1 b4 ...
    end: 1 0

`*` is the set-up, `T` the table, `!` after the seat marks a side act. A record holds everybody's secrets, so nobody
gets one before the game is over. A game that is still going on has no `end`.

`rules` is the version of the game's rules that it was begun under. One of an earlier version is read all the same
(`core/earlier_rules.py`).
"""

from collections.abc import Callable, Iterator
from io import StringIO
from typing import Final, final
from unicodedata import category

from banneret.core.actions import Action
from banneret.core.chance import Outcome
from banneret.core.errors import NotationError, OptionError, RecordError
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind
from banneret.core.options import settle_options

MAGIC: Final = "banneret-record 1"
SET_UP: Final = -1
HEAD: Final = ("game", "rules", "players", "seed", "data")  # of these only `data` may be missing
LONGEST_NAME: Final = 200
LONGEST_NUMBER: Final = 9
MOST_PLAYERS: Final = 30
LONGEST_ROW: Final = 2**20
LONGEST_HEAD: Final = 200
MOST_OUTCOME: Final = 2**31


@final
class Line:
    """One committed chain of answers, or the set-up, with what chance gave."""

    __slots__ = ("actions", "number", "outcomes", "seat", "side")

    def __init__(
        self, seat: int, actions: list[Action], outcomes: list[Outcome], side: bool = False, number: int = 0
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.outcomes = outcomes
        self.side = side
        self.number = number


@final
class Record:
    """A game written down. `returns` is empty while it goes on; `rules` is the version that it was begun under."""

    def __init__(
        self,
        kind: GameKind,
        players: int,
        options: dict[str, str],
        seats: list[str],
        seed: str,
        data_digest: str = "",
        lines: list[Line] | None = None,
        returns: list[float] | None = None,
        file: str = "",
        rules: int = 0,
    ) -> None:
        self.kind = kind
        self.rules = rules or kind.rules_version
        self.players = players
        self.options = options
        self.seats = seats
        self.seed = seed
        self.data_digest = data_digest
        self.lines: list[Line] = [] if lines is None else lines
        self.returns: list[float] = [] if returns is None else returns
        self.file = file

    def text(self) -> str:
        """The record as a readable, diffable file."""
        rows = [
            MAGIC,
            f"game: {self.kind.id}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            f"seed: {self.seed}",
        ]
        if self.data_digest:
            rows.append(f"data: {self.data_digest}")
        rows.extend(f"option {name}: {value}" for name, value in self.options.items())
        rows.extend(f"seat {seat}: {written_name(name)}" for seat, name in enumerate(self.seats))
        rows.extend(self.line_text(line) for line in self.lines)
        if self.returns:
            rows.append(self.end_text())
        return "\n".join(rows) + "\n"

    @property
    def earlier(self) -> bool:
        """Whether the game was begun under an earlier version of the rules."""
        return self.rules < self.kind.rules_version

    def end_text(self) -> str:
        return "end: " + " ".join([f"{value:g}" for value in self.returns])

    def line_text(self, line: Line) -> str:
        mark = "*" if line.seat == SET_UP else "T" if line.seat == TABLE else str(line.seat)
        text = mark + ("!" if line.side else "")
        if line.actions:
            text += " " + ", ".join(action.notation for action in line.actions)
        for outcome in line.outcomes:
            names = [self.kind.rules.outcome_name(outcome.label, value) for value in outcome.values]
            text += f" ~ {outcome.label}{'' if outcome.shuffled else ':'} {' '.join(names)}"
        return text


def written_name(name: str) -> str:
    """A name as a record writes it: in one line, without control characters, not without end."""
    return " ".join("".join([" " if category(sign) == "Cc" else sign for sign in name]).split())[:LONGEST_NAME].strip()


@final
class RecordReader:
    """A record read row by row: the head at once, then a line at a time, so that a long file needs no more memory.

    `rows` end with a line break, as those of a file do. Whatever is wrong is told with its line, when it is reached.
    `text` is the row of the last line, as it was written. `trouble` is what today's rules know no longer in the head of
    a record of an earlier version: an option, a number of players.
    """

    def __init__(self, rows: Iterator[str], find_kind: Callable[[str], GameKind], file: str = "") -> None:
        self.rows = rows
        self.file = file
        self.number = 0
        self.text = ""
        first = next(rows, "")
        if first.removesuffix("\n") != MAGIC:
            raise RecordError("not_a_record", {"magic": MAGIC}, file, 1)
        self._check(first)
        head = _Head(self)
        self.ahead = head.after
        self.record = head.record(find_kind)
        self.trouble = head.trouble

    def row(self) -> str | None:
        """The next row without its line break; None after the last one."""
        row = next(self.rows, "")
        if not row:
            return None
        self._check(row)
        return row.removesuffix("\n")

    def _check(self, row: str) -> None:
        self.number += 1
        if len(row) > LONGEST_ROW:
            raise RecordError("bad_record_line", {"text": row}, self.file, self.number)
        if not row.endswith("\n"):
            raise RecordError("record_cut_short", {}, self.file, self.number)

    def line(self) -> Line | None:
        """The next line of answers; None when the record ends: then it has its `returns` if the game is over."""
        row = self.line_row()
        return None if row is None else _line(self.record.kind, row, self.file, self.number)

    def line_row(self) -> str | None:
        """The row of the next line of answers, as it is written; None when the record ends."""
        row = self.row() if self.ahead is None else self.ahead
        self.ahead = None
        if row is None:
            return None
        if row.startswith("end:"):
            self.record.returns = _returns(row, self.record.players, self.file, self.number)
            after = self.row()
            if after is not None:
                raise RecordError("record_after_end", {"text": after}, self.file, self.number)
            return None
        self.text = row
        return row

    def rest(self) -> int:
        """Read on to the end, checking the rows and keeping nothing; how many lines there were."""
        count = 0
        while (self.line_row() if self.record.earlier else self.line()) is not None:
            count += 1
        return count


def parse_record(text: str, find_kind: Callable[[str], GameKind], file: str = "") -> Record:
    """Read a whole record; whatever is wrong is told with its line."""
    return whole_record(RecordReader(StringIO(text, newline="\n"), find_kind, file))


def whole_record(reader: RecordReader) -> Record:
    line = reader.line()
    while line is not None:
        reader.record.lines.append(line)
        line = reader.line()
    return reader.record


@final
class _Head:
    """The lines before the set-up: each at most once, and none that nobody knows. `after` is the first row behind
    them."""

    def __init__(self, reader: RecordReader) -> None:
        self.file = reader.file
        self.trouble: RecordError | None = None
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.after = reader.row()
        while self.after is not None and not self.after.startswith("*"):
            name, colon, value = self.after.partition(":")
            if not colon:
                break
            name = " ".join(name.split())
            known = name in HEAD or name.startswith(("option ", "seat "))
            if name in self.values or not known or len(self.values) >= LONGEST_HEAD:
                raise RecordError("bad_record_line", {"text": self.after}, self.file, reader.number)
            self.values[name] = value.strip()
            self.lines[name] = reader.number
            self.after = reader.row()
        for name in HEAD[:-1]:
            if name not in self.values:
                number = reader.number if self.after is not None else reader.number + 1
                raise RecordError("record_head_lacks", {"name": name}, self.file, number)

    def bad_line(self, name: str) -> RecordError:
        return RecordError("bad_record_line", {"text": f"{name}: {self.values[name]}"}, self.file, self.lines[name])

    def record(self, find_kind: Callable[[str], GameKind]) -> Record:
        """A record without answers, as the head describes it."""
        name = "game"
        try:
            kind = find_kind(self.values["game"])
        except OptionError as unknown:
            raise RecordError(unknown.code, unknown.parts, self.file, self.lines[name]) from unknown
        rules = self.rules(kind)
        options = {name[7:]: self.values[name] for name in self.values if name.startswith("option ")}
        written = self.values["players"]
        if not written.isdecimal():
            raise self.bad_line("players")
        players = int(written[:LONGEST_NUMBER])
        try:
            name = "players"
            known = [str(count) for count in kind.players]
            if written not in known:
                parts: dict[str, Json] = {"game": kind.id, "players": written, "known": ", ".join(known)}
                raise OptionError("player_count", parts)
            chosen: dict[str, str] = {}
            for option in options:
                name = f"option {option}"
                chosen[option] = options[option]
                settle_options(kind.rules.options, players, chosen)
        except OptionError as error:
            trouble = RecordError(error.code, error.parts, self.file, self.lines[name])
            if rules == kind.rules_version or players > MOST_PLAYERS:
                raise trouble from error
            self.trouble = trouble
        seats = [str(seat) for seat in range(players)]
        for name in [name for name in self.values if name.startswith("seat ")]:
            text = self.values[name]
            if name[5:] not in seats or text != written_name(text):
                raise self.bad_line(name)
        names = [self.values.get(f"seat {seat}", seat) for seat in seats]
        return Record(
            kind, players, options, names, self.values["seed"], self.values.get("data", ""), file=self.file, rules=rules
        )  # fmt: skip

    def rules(self, kind: GameKind) -> int:
        """The version of the rules, ours or an earlier one."""
        text = self.values["rules"]
        if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) > kind.rules_version or int(text) < 1:
            parts: dict[str, Json] = {"rules": text, "ours": str(kind.rules_version), "game": kind.id}
            raise RecordError("record_other_rules", parts, self.file, self.lines["rules"])
        return int(text)


def _returns(row: str, players: int, file: str, number: int) -> list[float]:
    try:
        returns = [float(value) for value in row[4:].split()]
        if len(returns) == players:
            return returns
    except ValueError:
        pass
    raise RecordError("bad_record_line", {"text": row}, file, number)


def _line(kind: GameKind, row: str, file: str, number: int) -> Line:
    answers, *chances = row.split(" ~ ")
    mark, _, notation = answers.partition(" ")
    side = mark.endswith("!")
    mark = mark.removesuffix("!")
    if mark == "*":
        seat = SET_UP
    elif mark == "T":
        seat = TABLE
    elif mark.isdecimal() and len(mark) < LONGEST_NUMBER:
        seat = int(mark)
    else:
        raise RecordError("bad_record_line", {"text": row}, file, number)
    outcomes: list[Outcome] = []
    try:
        for chance in chances:
            label, *names = chance.split()
            shuffled = not label.endswith(":")
            label = label.removesuffix(":")
            if not shuffled and len(names) != 1:
                raise ValueError(f"{label} is one number")
            values = [kind.rules.outcome_value(label, name) for name in names]
            if any(abs(value) > MOST_OUTCOME for value in values):
                raise ValueError(f"no outcome of {label} is so large")
            outcomes.append(Outcome(label, values, shuffled))
        actions = kind.rules.catalogue.parse_many(notation) if notation else []
    except NotationError as error:
        raise RecordError(error.code, error.parts, file, number) from error
    except ValueError as mistake:
        raise RecordError("bad_record_line", {"text": row}, file, number) from mistake
    if (side or seat == TABLE) and len(actions) != 1:
        raise RecordError("bad_record_line", {"text": row}, file, number)
    return Line(seat, actions, outcomes, side, number)
