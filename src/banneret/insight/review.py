"""The review of a game: chances over time, every answer graded, luck told from skill.

It is made moment by moment, so that it can be stopped and gone on with; a moment is plain JSON. The chance to win of a
seat changes by its own answers, by those of others, and by luck. What an answer changed is the difference to the
expert's answer in the same worlds; all the rest of a change is luck: dice, cards, and what was hidden until then.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from typing import cast

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.reasons import Reason
from banneret.core.record import Line, Record
from banneret.core.rooms import Components
from banneret.core.table import Table, replay_line, replay_set_up
from banneret.core.view import View
from banneret.core.wording import Wording
from banneret.insight.hints import BETWEEN, chain_parts, reason_for
from banneret.insight.judging import Budget, Judgement, judge
from banneret.insight.playouts import Minds, known_chances, open_chances, seed_at

MOST_POINTS = 120
GRADES = (("best", 0.0), ("good", 0.02), ("inaccuracy", 0.05), ("mistake", 0.12))
WORST = "blunder"
MOST_TURNS = 5
LEAST_TURN = 0.1
WORTH_TELLING = 0.02
MOST_TOLD = 12
LONGEST_TOLD = 160
CUT = "…"


@dataclass(frozen=True, slots=True)
class Graded:
    """An answer and what it was worth to its seat. `shift` is what it changed for every seat against the expert's.

    `better` is an answer that was surely better, `better_chance` the chance with it; empty where none was.
    """

    seat: int
    given: list[str]
    chance: float
    cost: float
    shift: list[float]
    better: list[str] = field(default_factory=list)
    better_chance: float = 0.0
    reason: str = ""
    reason_parts: dict[str, Json] = field(default_factory=dict)

    @property
    def grade(self) -> str:
        return grade_of(self.cost)

    def why(self) -> Reason | None:
        """What the expert says of the better answer, where it is the expert's."""
        return Reason(self.reason, dict(self.reason_parts)) if self.reason else None


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after `at` lines of answers, and the line that follows.

    `known` is the own chance of every seat as that seat could know it, `all_open` the chances with all cards open; both
    are empty where the curve has no point.
    """

    at: int
    known: list[float] = field(default_factory=list)
    all_open: list[float] = field(default_factory=list)
    graded: Graded | None = None

    def json(self) -> dict[str, Json]:
        told: dict[str, Json] = asdict(self)
        return told


def moment_of(told: Mapping[str, Json]) -> Moment:
    """A moment out of its JSON form."""
    known = cast(list[float], told["known"])
    opened = cast(list[float], told["all_open"])
    given = cast(dict[str, Json] | None, told["graded"])
    if given is None:
        return Moment(cast(int, told["at"]), known, opened)
    graded = Graded(
        cast(int, given["seat"]), cast(list[str], given["given"]), cast(float, given["chance"]),
        cast(float, given["cost"]), cast(list[float], given["shift"]), cast(list[str], given["better"]),
        cast(float, given["better_chance"]), str(given["reason"]), cast(dict[str, Json], given["reason_parts"]),
    )  # fmt: skip
    return Moment(cast(int, told["at"]), known, opened, graded)


def grade_of(cost: float) -> str:
    """The name of a grade by what an answer cost, in shares of the victory."""
    return next((name for name, most in GRADES if cost <= most), WORST)


class Reviewer:
    """Reviews a record of a finished game from its first line to its last.

    `seats` are those whose answers are graded, all by default.
    """

    def __init__(
        self, record: Record, budget: Budget, seats: Sequence[int] = (), data: Components | None = None, seed: int = 1
    ) -> None:
        self.record = record
        self.budget = budget
        self.seats = set(seats or range(record.players))
        self.data = data
        self.seed = seed
        self.minds = Minds.of(record.kind, *budget.curve_stops)
        self.steps = len(record.lines) - 1
        self.interval = -(-max(1, self.steps) // MOST_POINTS)

    def moments(self, done: int = 0) -> Iterator[Moment]:
        """All moments, those that are `done` left out; there are `steps` + 1."""
        record = self.record
        table = replay_set_up(record, record.lines[0], self.data)
        for at in range(self.steps + 1):
            line = record.lines[at + 1] if at < self.steps else None
            if at >= done:
                yield self.moment(table, at, line)
            if line is not None:
                replay_line(table, line, record.file)
                table.undoable = []

    def moment(self, table: Table, at: int, line: Line | None) -> Moment:
        seed = seed_at(self.seed, at)
        known: list[float] = []
        opened: list[float] = []
        if (at % self.interval == 0 or line is None) and table.committed == 0:
            worlds = self.budget.worlds
            views = [table.view(seat) for seat in range(self.record.players)]
            known = [known_chances(self.minds, view, worlds, seed)[view.seat] for view in views]
            opened = open_chances(self.minds, table.game, worlds, seed)
        return Moment(at, known, opened, None if line is None else self.graded(table, line, seed))

    def graded(self, table: Table, line: Line, seed: int) -> Graded | None:
        if line.side or line.seat not in self.seats or table.waiting() & BIT[line.seat] == 0:
            return None
        view = table.view(line.seat)
        found = judge(self.record.kind, view, self.budget, seed, line.actions)
        if found is None or found.given is None:
            return None
        told = graded(found)
        better = found.better()
        reason = reason_for(self.record.kind, view, better.chain) if better is found.expert else None
        if reason is None:
            return told
        return replace(told, reason=reason.key, reason_parts=reason.parts)


def graded(found: Judgement) -> Graded:
    """A judgement without the position that it is about."""
    assert found.given is not None
    better, seat = found.better(), found.seat
    shift = [
        mine - theirs for mine, theirs in zip(found.given.chances(), found.expert.chances(), strict=True)
    ]  # fmt: skip
    return Graded(
        seat,
        notations(found.given.chain),
        found.given.chance(seat),
        found.cost(),
        shift,
        [] if better is None else notations(better.chain),
        0.0 if better is None else better.chance(seat),
    )


def notations(chain: Sequence[Action]) -> list[str]:
    return [action.notation for action in chain]


@dataclass(frozen=True, slots=True)
class Balance:
    """How a seat came from its chance at the start to its result: the parts add up to it."""

    start: float
    answers: float
    others: float
    luck: float
    result: float

    def figures(self) -> list[str]:
        """The parts in points of a hundred, rounded so that they still add up."""
        parts = (self.start, self.answers, self.others, self.result)
        start, answers, others, result = (round(100 * part) for part in parts)
        return [str(start), signed(answers), signed(others), signed(result - start - answers - others), str(result)]


def signed(points: int) -> str:
    """`+12`, `−7`."""
    return f"+{points}" if points >= 0 else f"−{-points}"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: between two moments the chance of a seat with all cards open changed by so much."""

    start: int
    end: int
    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class Review:
    """What the moments of a game tell."""

    moments: list[Moment]

    def points(self) -> list[Moment]:
        """The moments of the curve."""
        return [moment for moment in self.moments if moment.known]

    def answers(self, seat: int) -> list[tuple[int, Graded]]:
        """The graded answers of a seat; the number is that of the line."""
        return [(one.at + 1, one.graded) for one in self.moments if one.graded is not None and one.graded.seat == seat]

    def costly(self, seat: int) -> list[tuple[int, Graded]]:
        """Those that cost most, in their order."""
        worst = sorted(self.answers(seat), key=lambda one: -one[1].cost)[:MOST_TOLD]
        return sorted((one for one in worst if one[1].cost > WORTH_TELLING), key=lambda one: one[0])

    def balance(self, seat: int) -> Balance:
        points = self.points()
        start, result = points[0].known[seat], points[-1].known[seat]
        own = others = 0.0
        for moment in self.moments:
            if moment.graded is not None and moment.graded.seat == seat:
                own += moment.graded.shift[seat]
            elif moment.graded is not None:
                others += moment.graded.shift[seat]
        return Balance(start, own, others, result - start - own - others, result)

    def turns(self, seat: int) -> list[Turn]:
        """The turning points of a game for a seat, in their order."""
        points = self.points()
        found = [
            Turn(before.at, after.at, seat, after.all_open[seat] - before.all_open[seat])
            for before, after in pairwise(points)
        ]
        large = sorted((turn for turn in found if abs(turn.change) >= LEAST_TURN), key=lambda turn: -abs(turn.change))
        return sorted(large[:MOST_TURNS], key=lambda turn: turn.start)


# In words.


def views_before(record: Record, lines: Sequence[int], data: Components | None = None) -> dict[int, View]:
    """What the seats saw that gave these lines of a finished game, each before it did."""
    found: dict[int, View] = {}
    table = replay_set_up(record, record.lines[0], data)
    for number in range(1, max(lines, default=0) + 1):
        line = record.lines[number]
        if number in lines:
            found[number] = table.view(line.seat)
        replay_line(table, line, record.file)
        table.undoable = []
    return found


def compared(wording: Wording, view: View, one: Graded) -> tuple[str, str]:
    """The answer that was given and the better one; of long ones what both begin with is left out."""
    parse = wording.kind.rules.catalogue.parse
    given, better = (
        chain_parts(wording, view, tuple(parse(text) for text in texts)) for texts in (one.given, one.better)
    )
    if max(len(BETWEEN.join(given)), len(BETWEEN.join(better))) > LONGEST_TOLD:
        alike = 0
        while alike < min(len(given), len(better)) - 1 and given[alike] == better[alike]:
            alike += 1
        if alike:
            given, better = [CUT, *given[alike:]], [CUT, *better[alike:]]
    return cut(BETWEEN.join(given)), cut(BETWEEN.join(better))


def cut(text: str) -> str:
    return text if len(text) <= LONGEST_TOLD else text[: LONGEST_TOLD - 1].rstrip() + CUT
