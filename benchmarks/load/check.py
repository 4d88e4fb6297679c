"""Nothing lost, nothing doubled: what was acknowledged against what the database holds after the server is gone."""

import json
import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from banneret.core.errors import RecordError
from banneret.core.record import Record, parse_record
from banneret.core.table import replay_table
from banneret.games import registry
from benchmarks.errors import BenchError


@dataclass(slots=True)
class Ledger:
    """What the server acknowledged at one table: by seat the answers in their order, and the last version told."""

    answers: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    version: int = 0
    actions: int = 0

    def note(self, seat: int, answer: str, version: int, committed: bool) -> None:
        self.answers[seat].append(answer)
        self.version = max(self.version, version)
        self.actions += committed


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as the database holds it: the record, the answers by seat with the drafts behind them, its version."""

    record: Record
    answers: dict[int, list[str]]
    version: int


def read_database(file: Path) -> dict[str, Kept]:
    """All tables of a database whose server is gone."""
    if not file.exists():
        raise BenchError(f"There is no database {file}.")
    with sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True) as database:
        try:
            return {row[0]: _kept(database, *row) for row in database.execute(TABLES).fetchall()}
        finally:
            database.rollback()


TABLES = "SELECT id, game, players, options, data_digest, seed, version FROM tables WHERE status != 'open'"
LINES = "SELECT text FROM lines WHERE table_id = ? ORDER BY number"
DRAFTS = "SELECT seat, text FROM drafts WHERE table_id = ? ORDER BY seat"


def _kept(
    database: sqlite3.Connection, id: str, game: str, players: int, options: str, digest: str, seed: str, version: int
) -> Kept:
    seats = [str(seat) for seat in range(players)]
    head = Record(registry.load(game), players, json.loads(options), seats, seed, digest)
    lines = "".join(f"{text}\n" for (text,) in database.execute(LINES, (id,)))
    record = parse_record(head.text() + lines, registry.load, f"table {id}")
    answers: dict[int, list[str]] = defaultdict(list)
    for line in record.lines[1:]:
        answers[line.seat].extend(action.notation for action in line.actions)
    for seat, text in database.execute(DRAFTS, (id,)):
        answers[seat].extend(action.notation for action in record.kind.rules.catalogue.parse_many(text))
    return Kept(record, answers, version)


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was compared."""

    tables: int
    answers: int


def check_tables(acknowledged: dict[str, Ledger], kept: dict[str, Kept]) -> Checked:
    """Every acknowledged answer stands in its table's record once, in its order, and the record can be played; one of
    an earlier build by its own rules alone."""
    answers = 0
    for id, ledger in acknowledged.items():
        table = kept.get(id)
        if table is None:
            raise BenchError(f"Table {id} is not in the database, though it was acknowledged.")
        if table.version < ledger.version:
            raise BenchError(f"Table {id}: version {ledger.version} was told, but {table.version} is what is kept.")
        for seat in sorted({*ledger.answers, *table.answers}):
            told, found = ledger.answers.get(seat, []), table.answers.get(seat, [])
            compare(id, seat, told, found)
            answers += len(told)
        try:
            if not table.record.earlier:
                replay_table(table.record)
        except RecordError as error:
            raise BenchError(f"Table {id}: its record cannot be replayed: {error}") from error
    return Checked(len(acknowledged), answers)


def compare(table: str, seat: int, told: list[str], found: list[str]) -> None:
    """Say at which answer the two part ways."""
    if told == found:
        return
    at = next((place for place, (one, other) in enumerate(zip(told, found, strict=False)) if one != other), None)
    at = min(len(told), len(found)) if at is None else at
    where = f"Table {table}, seat {seat}: answer {at + 1}"
    counts = f"{len(told)} were acknowledged, {len(found)} are kept"
    if len(found) < len(told):
        raise BenchError(f"{where} (“{told[at]}”) was acknowledged and is lost; {counts}.")
    if len(found) > len(told):
        raise BenchError(f"{where} (“{found[at]}”) is kept, but was not acknowledged so often; {counts}.")
    raise BenchError(f"{where} (“{told[at]}”) was acknowledged, but another one is kept in its place.")
