"""Games as data: what each seat saw at each of its questions, what it could answer, what it answered, what came of it.

A game is played by bots, or comes as a record. Everything in a row is what the seat that answered could see; outcomes
are known once the game is over.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence

from banneret.arena.game_work import GameWork
from banneret.arena.playing import seed_of
from banneret.bots import make_bot
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind
from banneret.core.observation import Encoder, undeclared
from banneret.core.record import Line, RecordReader
from banneret.core.rooms import Components
from banneret.core.table import Table, check_end, open_table, replay_line, replay_set_up
from banneret.core.view import View

Row = dict[str, Json]


def encoder_of(kind: GameKind, players: int, options: Mapping[str, str], own_data: bool) -> Encoder | None:
    """What makes observations, for a game that declares their shapes, and for the values of our own data file."""
    return Encoder(kind, players, options) if own_data and not undeclared(kind) else None


def row_of(kind: GameKind, view: View, action: Action, encoder: Encoder | None) -> Row:
    """One answer: the question, the view, all legal answers and the one that was given."""
    legal = view.state.legal(view.seat)
    observation = None if encoder is None else b64encode(bytes(encoder.encode(view))).decode()
    return {
        "seat": view.seat,
        "question": type(view.state.stack[-1]).__name__,
        "view": kind.view_json(view),
        "observation": observation,
        "legal": [int(one.id) for one in legal],
        "legal_answers": [one.notation for one in legal],
        "answer": int(action.id),
        "answer_text": action.notation,
    }


def finished_rows(table: Table, id: str, rows: list[Row]) -> list[Row]:
    """The rows of a game with what they have in common, and the outcome; a game that goes on has none."""
    record = table.record
    over = table.game.over
    returns: list[Json] = [*table.game.returns()] if over else []
    utilities: list[Json] = [*table.kind.bot.utilities(table.game)] if over else []
    common: Row = {
        "game": table.kind.id,
        "rules": table.kind.rules_version,
        "players": record.players,
        "options": dict(record.options),
        "id": id,
    }
    return [
        {**common, "number": number, **row, "returns": returns, "utilities": utilities}
        for number, row in enumerate(rows)
    ]


class ExportWork(GameWork):
    """Games of bots as work for workers: each game is a piece, its rows come back."""

    def __init__(
        self, kind: GameKind, bots: Sequence[str], options: dict[str, str], seed: int | str, data: str = ""
    ) -> None:
        super().__init__(kind, {**kind.rules.simulation_options(), **options}, seed, data)
        self.bots = list(bots)
        for name in bots:
            make_bot(kind, name, programs=True)

    def piece(self, number: int) -> list[Row]:
        kind = self.kind
        players = len(self.bots)
        table = open_table(kind, players, self.options, self.bots, f"{self.seed}/{number}", self.components)
        bots = self.roster.seated(self.bots, [seed_of(self.seed, number, seat) for seat in range(players)])
        for seat, bot in enumerate(bots):
            bot.begin(seat, players, table.record.options)
        encoder = encoder_of(kind, players, table.record.options, not self.data)
        told = [0] * players
        rows: list[Row] = []
        while not table.game.over:
            seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
            bot = bots[seat]
            if bot.listens:
                log = table.log_of(seat)
                for event in log[told[seat] :]:
                    bot.heard(event)
                told[seat] = len(log)
            view = table.view(seat)
            action = bot.choose(view)
            rows.append(row_of(kind, view, action, encoder))
            table.submit(seat, [action])
        for bot in bots:
            bot.end(table.game.returns())
        return finished_rows(table, f"{self.seed}/{number}", rows)


def record_rows(reader: RecordReader, data: Components | None, id: str) -> list[Row]:
    """The rows of a recorded game; every answer of it is checked."""
    record = reader.record
    table = replay_set_up(record, reader.line(), data)
    encoder = encoder_of(record.kind, record.players, record.options, not record.data_digest)
    rows: list[Row] = []
    while (line := reader.line()) is not None:
        if line.side or line.seat == TABLE or not 0 <= line.seat < table.game.players:
            replay_line(table, line, reader.file)
        else:
            rows += line_rows(table, line, reader.file, encoder)
    check_end(record, table)
    return finished_rows(table, id, rows)


def line_rows(table: Table, line: Line, file: str, encoder: Encoder | None) -> Iterator[Row]:
    """Each answer of a chain with what its seat saw just before it; then the line is replayed.

    The draft is laid on a copy of the table: where an answer seals, its seat sees something new.
    """
    copy = table.fork() if len(line.actions) > 1 else table
    for action in line.actions:
        view = copy.view(line.seat)
        if copy.refuse(line.seat, action) is not None:
            break  # the replay says what is wrong, with its place
        yield row_of(table.kind, view, action, encoder)
        if action is not line.actions[-1]:
            copy.submit(line.seat, [action], goes_on=False)
    replay_line(table, line, file)
