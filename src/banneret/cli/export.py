"""`banneret export`: games as data for learning, in lines of JSON or as Parquet."""

import json
from base64 import b64decode
from collections.abc import Iterator
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from banneret.arena.export import ExportWork, Row, record_rows
from banneret.arena.workers import in_order
from banneret.cli.arguments import Given, UsageError
from banneret.cli.console import Console
from banneret.cli.saves import SaveError, named_file, open_record
from banneret.cli.seats import bot_list, usual_bot, usual_players
from banneret.cli.trials import USUAL_GAMES, workers_of
from banneret.cli.words import in_file, option_values
from banneret.core.errors import UserError, system_reason
from banneret.core.jsons import Json
from banneret.games import registry

LINES, PARQUET = ".jsonl", ".parquet"
AS_TEXT = ("view", "options")
"""Columns of Parquet that hold JSON: their fields differ from game to game."""


class Sink(Protocol):
    """Takes the rows of one game after another."""

    def write(self, rows: list[Row]) -> None: ...


class JsonLines(AbstractContextManager["JsonLines"]):
    """One row a line."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


class Parquet(AbstractContextManager["Parquet"]):
    """One row group a game; the columns are those of the lines."""

    def __init__(self, path: Path) -> None:
        try:
            self.arrow: Any = import_module("pyarrow")
            writer: Any = import_module("pyarrow.parquet").ParquetWriter
        except ImportError as fault:
            raise UserError("arrow_missing", {"reason": str(fault)}) from fault
        arrow = self.arrow
        text, number, share = arrow.string(), arrow.int32(), arrow.list_(arrow.float64())
        columns = {
            "game": text, "rules": number, "players": number, "options": text, "id": text, "number": number,
            "seat": number, "question": text, "view": text, "observation": arrow.binary(), "legal": arrow.list_(number),
            "legal_answers": arrow.list_(text), "answer": number, "answer_text": text, "returns": share,
            "utilities": share,
        }  # fmt: skip
        self.schema = arrow.schema(list(columns.items()))
        self.writer = writer(str(path), self.schema, compression="zstd")

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            for name in AS_TEXT:
                row[name] = json.dumps(row[name], ensure_ascii=False, separators=(",", ":"))
        packed: list[dict[str, object]] = [{**row, "observation": bytes_of(row["observation"])} for row in rows]
        self.writer.write_table(self.arrow.Table.from_pylist(packed, schema=self.schema))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.writer.close()


def bytes_of(text: Json) -> bytes | None:
    return b64decode(text) if isinstance(text, str) else None


def export(console: Console, given: Given) -> int:
    """Writes a file that does not exist yet; its name says in which form."""
    path = named_file(given.text("out"))
    if path.suffix not in (LINES, PARQUET):
        raise UsageError("export_suffix", {"name": path.name})
    if bool(given.text("game")) == bool(given.texts("record")):
        raise UsageError("export_what", {})
    games, total = (recorded(given), len(given.texts("record"))) if given.texts("record") else played(given)
    count = 0
    try:
        with (
            console.progress(console.texts.say("trials-playing"), total) as progress,
            JsonLines(path) if path.suffix == LINES else Parquet(path) as sink,
        ):
            for number, rows in enumerate(games, start=1):
                sink.write(rows)
                count += len(rows)
                progress(number)
    except OSError as fault:
        raise SaveError("cannot_write", system_reason(fault), str(path)) from fault
    finally:
        if not count:
            path.unlink(missing_ok=True)
    console.say("export-done", {"games": total, "rows": count})
    console.line(f"  {path}")
    return 0


def recorded(given: Given) -> Iterator[list[Row]]:
    for file in given.texts("record"):
        reader = open_record(file)
        with in_file(file):
            yield record_rows(reader, reader.record.kind.rules.load_data(given.text("data")), file)


def played(given: Given) -> tuple[Iterator[list[Row]], int]:
    """The games of bots, in the order of their numbers, whoever finishes first."""
    kind = registry.load(given.text("game"))
    bots = bot_list(given.text("bots")) or [usual_bot(kind)]
    players = given.number("players", 0) or max(len(bots), usual_players(kind))
    kind.check_players(players)
    if len(bots) > players:
        raise UserError("too_many_bots", {"bots": len(bots), "seats": players})
    names = [bots[seat % len(bots)] for seat in range(players)]
    total = given.number("games", USUAL_GAMES)
    seed = given.text("seed") or 0
    work = ExportWork(kind, names, option_values(given.texts("option")), seed, given.text("data"))
    return in_order(workers_of(given, bots).run(work, range(total))), total
