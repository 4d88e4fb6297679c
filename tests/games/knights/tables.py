"""Tables for rule tests: a position in the words of scenarios, answers in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Table
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.state import Knights

NAMES = ["Anita", "Mark", "Eva", "Jeno", "Balint", "Dora"]
WINNING = "5 5 5 5 6 6"  # beats every card and the king
NOTHING = "6 6 6 6 6 6"  # ends a roll at once


def table(
    position: Mapping[str, Any] | None = None,
    players: int = 3,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Table:
    """A table in a position, on Anita's turn unless it says otherwise; seats are called as `NAMES`."""
    written: dict[str, Any] = {"turn": "Anita", **(position or {})}
    settled = settle_options(KNIGHTS.rules.options, players, {} if options is None else options)
    names = NAMES[:players]
    chance = ScriptedChance(KNIGHTS.positions.scripted(written), FastChance(seed))
    data = KNIGHTS.rules.load_data()
    game = KNIGHTS.positions.place(written, players, settled, data, chance, names)
    record = Record(KNIGHTS, players, settled, names, "test")
    return Table(record, game, FixedSource(chance), data, in_play=True)


def fresh(players: int, seed: int = 1, **options: str) -> Knights:
    """A new game at its first question."""
    game = KNIGHTS.new(players, options, chance=FastChance(seed))
    assert isinstance(game, Knights)
    return game


def state(at: Table) -> Knights:
    assert isinstance(at.game, Knights)
    return at.game


def play(at: Table, seat: str, text: str) -> None:
    """Answer for a seat; several answers are parted by commas."""
    chain = []
    for action in KNIGHTS.rules.catalogue.parse_many(text):
        chain.append(action)
        if not action.draft:
            at.submit(NAMES.index(seat), chain)
            chain = []
    if chain:
        at.submit(NAMES.index(seat), chain)


def refused(at: Table, seat: str, text: str) -> tuple[str, str]:
    """Code and rule of the refusal that an answer meets; it is an error if it meets none."""
    try:
        play(at, seat, text)
    except Refused as error:
        return error.refusal.code, error.refusal.rule
    raise AssertionError(f"{text} was allowed")


def told(at: Table) -> dict[str, Any]:
    """The table in the words of positions."""
    return KNIGHTS.positions.describe(at.game, NAMES[: at.game.players])


def seen(at: Table, seat: str) -> dict[str, Any]:
    """What a seat sees, in the same words."""
    return KNIGHTS.positions.describe(at.view(NAMES.index(seat)).state, NAMES[: at.game.players])


def asked(at: Table) -> list[str]:
    return [name for seat, name in enumerate(NAMES[: at.game.players]) if at.waiting() >> seat & 1]


def legal(at: Table) -> list[str]:
    """The answers of the one seat that is asked."""
    return sorted(action.notation for action in at.legal(at.game.turn()))


def question(at: Table) -> str:
    return type(at.game.stack[-1]).__name__ if at.game.stack else ""


def events(at: Table, name: str) -> list[dict[str, Any]]:
    """What the log says about events of a name: seat, rule and open parts."""
    return [{"seat": e.seat, "rule": e.rule, **e.parts} for e in at.log if e.name == name]
