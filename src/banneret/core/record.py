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
"""

from collections.abc import Callable
from typing import Final, final

from banneret.core.actions import Action
from banneret.core.chance import Outcome
from banneret.core.errors import NotationError, OptionError, RecordError
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind

MAGIC: Final = "banneret-record 1"
SET_UP: Final = -1


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
    """A game written down. `returns` is empty while it goes on."""

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
    ) -> None:
        self.kind = kind
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
            f"rules: {self.kind.rules_version}",
            f"players: {self.players}",
            f"seed: {self.seed}",
        ]
        if self.data_digest:
            rows.append(f"data: {self.data_digest}")
        rows.extend(f"option {name}: {value}" for name, value in self.options.items())
        rows.extend(f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.seats))
        rows.extend(self.line_text(line) for line in self.lines)
        if self.returns:
            rows.append(self.end_text())
        return "\n".join(rows) + "\n"

    def end_text(self) -> str:
        return "end: " + " ".join([f"{value:g}" for value in self.returns])

    def line_text(self, line: Line) -> str:
        mark = "*" if line.seat == SET_UP else "T" if line.seat == TABLE else str(line.seat)
        text = mark + ("!" if line.side else "")
        if line.actions:
            text += " " + ", ".join(action.notation for action in line.actions)
        for outcome in line.outcomes:
            names = [self.kind.outcome_name(outcome.label, value) for value in outcome.values]
            text += f" ~ {outcome.label}{'' if outcome.shuffled else ':'} {' '.join(names)}"
        return text


def parse_record(text: str, find_kind: Callable[[str], GameKind], file: str = "") -> Record:
    """Read a record; whatever is wrong is told with its line."""
    rows = text.split("\n")
    if rows[0] != MAGIC:
        raise RecordError("not_a_record", {"magic": MAGIC}, file, 1)
    if rows[-1] != "":
        raise RecordError("record_cut_short", {}, file, len(rows))
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: dict[int, str] = {}
    at = 1
    while at < len(rows) and not rows[at].startswith("*"):
        name, colon, value = rows[at].partition(":")
        if not colon:
            break
        words = name.split()
        if len(words) == 2 and words[0] == "option":
            options[words[1]] = value.strip()
        elif len(words) == 2 and words[0] == "seat" and words[1].isdigit():
            seats[int(words[1])] = value.strip()
        else:
            head[name.strip()] = value.strip()
        at += 1
    for name in ("game", "rules", "players", "seed"):
        if name not in head:
            raise RecordError("record_head_lacks", {"name": name}, file, at + 1)
    try:
        kind = find_kind(head["game"])
    except OptionError as error:
        raise RecordError(error.code, error.parts, file, 2) from error
    if head["rules"] != str(kind.rules_version):
        parts = {"rules": head["rules"], "ours": str(kind.rules_version), "game": kind.id}
        raise RecordError("record_other_rules", {**parts}, file, 3)
    if not head["players"].isdigit():
        raise RecordError("bad_record_line", {"text": f"players: {head['players']}"}, file, 4)
    players = int(head["players"])
    names = [seats.get(seat, str(seat)) for seat in range(players)]
    record = Record(kind, players, options, names, head["seed"], head.get("data", ""), file=file)
    for number, row in enumerate(rows[at:-1], start=at + 1):
        if row.startswith("end:"):
            record.returns = _returns(row, file, number)
        elif record.returns:
            raise RecordError("record_after_end", {"text": row}, file, number)
        else:
            record.lines.append(_line(kind, row, file, number))
    return record


def _returns(row: str, file: str, number: int) -> list[float]:
    try:
        return [float(value) for value in row[4:].split()]
    except ValueError as error:
        raise RecordError("bad_record_line", {"text": row}, file, number) from error


def _line(kind: GameKind, row: str, file: str, number: int) -> Line:
    answers, *chances = row.split(" ~ ")
    mark, _, notation = answers.partition(" ")
    side = mark.endswith("!")
    mark = mark.removesuffix("!")
    if mark == "*":
        seat = SET_UP
    elif mark == "T":
        seat = TABLE
    elif mark.isdigit():
        seat = int(mark)
    else:
        raise RecordError("bad_record_line", {"text": row}, file, number)
    outcomes: list[Outcome] = []
    try:
        for chance in chances:
            label, *names = chance.split()
            shuffled = not label.endswith(":")
            label = label.removesuffix(":")
            outcomes.append(Outcome(label, [kind.outcome_value(label, name) for name in names], shuffled))
        actions = kind.catalogue.parse_many(notation) if notation else []
    except NotationError as error:
        raise RecordError(error.code, error.parts, file, number) from error
    except ValueError as mistake:
        raise RecordError("bad_record_line", {"text": row}, file, number) from mistake
    return Line(seat, actions, outcomes, side, number)
