"""Tables for rule tests: a position in the words of docs/scenarios.md, answers in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Table
from banneret.games.havoc.kind import HAVOC

NAMES = ["Anita", "Mark", "Eva", "Jeno", "Balint", "Dora"]
JOHN = {"john_of_gaunt": "on"}


def table(
    position: Mapping[str, Any] | None = None,
    players: int = 4,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Table:
    """A table in a position; seats are called Anita, Mark, Eva, Jeno, Balint, Dora."""
    written: Mapping[str, Any] = {} if position is None else position
    settled = settle_options(HAVOC.rules.options, players, {} if options is None else options)
    names = NAMES[:players]
    chance = ScriptedChance(HAVOC.positions.scripted(written), FastChance(seed))
    data = HAVOC.rules.load_data()
    game = HAVOC.positions.place(written, players, settled, data, chance, names)
    record = Record(HAVOC, players, settled, names, "test")
    return Table(record, game, FixedSource(chance), data, in_play=True)


def play(at: Table, seat: str, text: str) -> None:
    """Answer for a seat; several answers are parted by commas."""
    chain = []
    for action in HAVOC.rules.catalogue.parse_many(text):
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
    return HAVOC.positions.describe(at.game, NAMES[: at.game.players])


def seen(at: Table, seat: str) -> dict[str, Any]:
    """What a seat sees, in the same words."""
    return HAVOC.positions.describe(at.view(NAMES.index(seat)).state, NAMES[: at.game.players])


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
