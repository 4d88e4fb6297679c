"""One call a game: all checks, each reported by its name."""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from banneret.conformance import answers, fairness, observing, parts, records, rules, secrecy
from banneret.conformance.errors import Broken, ConformanceError
from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_table, walk
from banneret.core.errors import MissingPart
from banneret.core.kind import GameKind
from banneret.core.record import parse_record
from banneret.core.table import Table, replay_table

LONGEST_GAME = 20_000
SHRINK_TRIES = 3
FIRST_POSITIONS = 3
PLAY = "random_play"


class PositionCheck(NamedTuple):
    """A check of one position, made in one of `share` positions of a game, at its first few and at its last one."""

    run: Callable[[Table, Picker], int]
    share: int


class KindCheck(NamedTuple):
    """A check that makes its own games."""

    run: Callable[[GameKind, Picker], int]


POSITION_CHECKS = (
    PositionCheck(rules.invariants, 1),
    PositionCheck(rules.clones_are_independent, 12),
    PositionCheck(rules.somebody_can_act, 1),
    PositionCheck(rules.nothing_after_the_end, 1),
    PositionCheck(rules.frames_are_rebuilt, 4),
    PositionCheck(rules.fields_are_declared, 12),
    PositionCheck(rules.legal_is_accepted, 12),
    PositionCheck(rules.no_prefix_is_stuck, 6),
    PositionCheck(secrecy.memory_is_true, 1),
    PositionCheck(secrecy.samples_look_the_same, 8),
    PositionCheck(secrecy.non_interference, 10),
    PositionCheck(secrecy.views_carry_all, 6),
    PositionCheck(answers.drafts_leave_no_trace, 8),
    PositionCheck(answers.joint_answers_in_any_order, 1),
    PositionCheck(answers.undo_restores, 4),
    PositionCheck(answers.side_acts_stand_aside, 4),
    PositionCheck(records.events_name_rules, 6),
    PositionCheck(records.records_replay, 40),
)
FIRST_CHECKS = (KindCheck(parts.parts_are_there), KindCheck(records.catalogue_round_trips))
DEAL_CHECKS = (
    KindCheck(records.same_seed_same_game),
    KindCheck(fairness.samples_are_fair),
    KindCheck(observing.shapes_are_declared),
)


def name_of(check: PositionCheck | KindCheck) -> str:
    return getattr(check.run, "__name__", "?")


def check_names() -> list[str]:
    """The names under which checks are reported."""
    return [
        *[name_of(check) for check in FIRST_CHECKS],
        PLAY,
        *[name_of(check) for check in (*POSITION_CHECKS, *DEAL_CHECKS)],
    ]


class Report:
    """What was checked: for each check the number of cases that it found to look at, and the seconds it took."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.cases: dict[str, int] = dict.fromkeys(check_names(), 0)
        self.seconds: dict[str, float] = dict.fromkeys(check_names(), 0.0)

    def add(self, name: str, cases: int, seconds: float) -> None:
        self.cases[name] += cases
        self.seconds[name] += seconds

    def __str__(self) -> str:
        rows = [f"{name:30} {self.cases[name]:>8} {self.seconds[name]:>8.2f} s" for name in self.cases]
        return "\n".join([f"{self.game}: everything holds", *rows])


def check_game(
    kind: GameKind,
    seeds: Iterable[int] = range(5),
    progress: Callable[[str], None] | None = None,
    longest: int = LONGEST_GAME,
) -> Report:
    """Check a game: a play-through for each seed and number of players. Raises ConformanceError at the first fault."""
    report = Report(kind.id)
    for check in FIRST_CHECKS:
        _check_kind(kind, check, 0, report)
    for seed in seeds:
        for players in kind.players:
            if progress:
                progress(f"{kind.id}: {players} players, seed {seed}")
            _check_play(kind, players, seed, longest, report)
        for check in DEAL_CHECKS:
            if progress:
                progress(f"{kind.id}: {name_of(check)}, seed {seed}")
            _check_kind(kind, check, seed, report)
    return report


def _check_kind(kind: GameKind, check: KindCheck, seed: int, report: Report) -> None:
    start = time.perf_counter()
    try:
        cases = check.run(kind, Picker(seed))
    except Exception as error:
        raise ConformanceError(kind.id, name_of(check), _reason(error)) from error
    report.add(name_of(check), cases, time.perf_counter() - start)


def _check_play(kind: GameKind, players: int, seed: int, longest: int, report: Report) -> None:
    """One random game from the set-up to its end, checked on the way."""
    picker = Picker(seed * 1000 + players)
    table = random_table(kind, players, picker)
    positions = walk(table, picker, longest)
    while True:
        start = time.perf_counter()
        try:
            place = next(positions)
        except StopIteration:
            return
        except Exception as error:
            raise ConformanceError(kind.id, PLAY, _reason(error), table.record.text()) from error
        report.add(PLAY, 1, time.perf_counter() - start)
        for check in POSITION_CHECKS:
            if place >= FIRST_POSITIONS and not table.game.over and not picker.once_in(check.share):
                continue
            start = time.perf_counter()
            try:
                cases = check.run(table, Picker(picker.seed()))
            except Exception as error:
                reason, record = shortest(kind, check, table, _reason(error))
                raise ConformanceError(kind.id, name_of(check), reason, record) from error
            report.add(name_of(check), cases, time.perf_counter() - start)


def shortest(kind: GameKind, check: PositionCheck, table: Table, reason: str) -> tuple[str, str]:
    """The shortest beginning of the record at which the check fails too, and why it fails there."""
    text = table.record.text()
    try:
        for length in range(len(table.record.lines) - 1):
            early = replay_table(parse_record(text, lambda id: kind), table.data, to=length)
            if early.committed:  # checks look at positions in which nobody has begun to answer
                continue
            if found := _fault(check, early):
                return found, early.record.text()
    except Exception:  # the record cannot be replayed, which may be the very fault: all of it is shown
        return reason, text
    return reason, text


def _fault(check: PositionCheck, table: Table) -> str:
    for seed in range(SHRINK_TRIES):
        try:
            check.run(table, Picker(seed))
        except Exception as error:
            return _reason(error)
    return ""


def _reason(error: Exception) -> str:
    if isinstance(error, MissingPart):
        return error.sentence
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
