"""Tables for rule tests: a position in the words of scenarios, answers in notation. Seat 0 is Red, seat 1 Blue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.kernel import Game
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Table
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.data import load_data
from banneret.games.field_of_glory.rules.state import FieldOfGlory

DATA = load_data()
NAMES = ["Red", "Blue"]


def as_file(value: Any) -> Any:
    """The value as a file would give it: all keys are texts, so that columns may be numbers here."""
    if isinstance(value, Mapping):
        return {str(key): as_file(entry) for key, entry in value.items()}
    return value


def table(position: Mapping[str, Any] | None = None, options: Mapping[str, str] | None = None, seed: int = 1) -> Table:
    """A table in a position."""
    written: Mapping[str, Any] = as_file({} if position is None else position)
    settled = settle_options(FIELD_OF_GLORY.rules.options, 2, {} if options is None else options)
    chance = ScriptedChance(FIELD_OF_GLORY.positions.scripted(written), FastChance(seed))
    data = FIELD_OF_GLORY.rules.load_data()
    game = FIELD_OF_GLORY.positions.place(written, 2, settled, data, chance, NAMES)
    record = Record(FIELD_OF_GLORY, 2, settled, NAMES, "test")
    return Table(record, game, FixedSource(chance), data, in_play=True)


def state(at: Table) -> FieldOfGlory:
    return field_of_glory(at.game)


def play(at: Table, seat: str, text: str) -> None:
    """Answer for a seat; several answers are parted by commas."""
    chain = []
    for action in FIELD_OF_GLORY.rules.catalogue.parse_many(text):
        chain.append(action)
        if not action.draft or action.seals:
            at.submit(NAMES.index(seat), chain)
            chain = []
    if chain:
        at.submit(NAMES.index(seat), chain)
    at.game.check()


def refused(at: Table, seat: str, text: str) -> tuple[str, str]:
    """Code and rule of the refusal that an answer meets; it is an error if it meets none."""
    try:
        play(at, seat, text)
    except Refused as error:
        return error.refusal.code, error.refusal.rule
    raise AssertionError(f"{text} was allowed")


def told(at: Table) -> dict[str, Any]:
    """The table in the words of positions."""
    return FIELD_OF_GLORY.positions.describe(at.game, NAMES)


def seen(at: Table, seat: str) -> dict[str, Any]:
    """What a seat sees, in the same words."""
    number = NAMES.index(seat) if seat in NAMES else -1
    return FIELD_OF_GLORY.positions.describe(at.view(number).state, NAMES)


def asked(at: Table) -> list[str]:
    return [name for seat, name in enumerate(NAMES) if at.waiting() >> seat & 1]


def legal(at: Table, seat: str = "") -> list[str]:
    """The answers of the seat that is asked, or of one that is named."""
    number = NAMES.index(seat) if seat else at.game.turn()
    return sorted(action.notation for action in at.legal(number))


def question(at: Table) -> str:
    return type(at.game.stack[-1]).__name__ if at.game.stack else ""


def events(at: Table, name: str) -> list[dict[str, Any]]:
    """What the log says about events of a name: seat, rule and open parts."""
    return [{"seat": e.seat, "rule": e.rule, **e.parts} for e in at.log if e.name == name]


def fought(at: Table) -> dict[str, Any]:
    """The last fight in the words of positions."""
    last: dict[str, Any] = told(at)["last_fight"]
    return last


def field_of_glory(game: Game) -> FieldOfGlory:
    """The state by its own type, wherever it comes from."""
    assert isinstance(game, FieldOfGlory)
    return game
