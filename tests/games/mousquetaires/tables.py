"""Tables for rule tests: a position in the words of docs/scenarios.md, answers in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.kernel import TABLE
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Table, open_table
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.state import Mousquetaires

NAMES = ["Anita", "Mark", "Eva", "Jeno", "Milady"]
ALONE = {"milady": "none"}


def names_of(players: int, milady: bool = True) -> list[str]:
    """The musketeer players in order, and Milady on the last seat where there is one."""
    return [*NAMES[: players - 1], "Milady"] if milady else NAMES[:players]


def table(
    position: Mapping[str, Any] | None = None,
    players: int = 5,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Table:
    """A table in a position; the seats are called Anita, Mark, Eva, Jeno and Milady."""
    written: Mapping[str, Any] = {} if position is None else position
    settled = settle_options(MOUSQUETAIRES.rules.options, players, {} if options is None else options)
    names = names_of(players, settled["milady"] == "player" and players > 1)
    chance = ScriptedChance(MOUSQUETAIRES.positions.scripted(written), FastChance(seed))
    data = MOUSQUETAIRES.rules.load_data()
    game = MOUSQUETAIRES.positions.place(written, players, settled, data, chance, names)
    record = Record(MOUSQUETAIRES, players, settled, names, "test")
    return Table(record, game, FixedSource(chance), data, in_play=True)


def fresh(players: int = 5, options: Mapping[str, str] | None = None, seed: int = 1) -> Table:
    """A game from its set-up."""
    given = {} if options is None else dict(options)
    names = names_of(players, given.get("milady", "player") == "player" and players > 1)
    return open_table(MOUSQUETAIRES, players, given, names, str(seed))


def play(at: Table, *answers: str) -> None:
    """Answers of whoever is asked; several in one text are parted by commas."""
    for text in answers:
        chain = []
        for action in MOUSQUETAIRES.rules.catalogue.parse_many(text):
            chain.append(action)
            if not action.draft:
                at.submit(at.game.turn(), chain)
                chain = []
        if chain:
            at.submit(at.game.turn(), chain)


def time_up(at: Table) -> None:
    at.side(TABLE, MOUSQUETAIRES.rules.catalogue.parse("time up"))


def refused(at: Table, text: str) -> tuple[str, str]:
    """Code and rule of the refusal that an answer meets; it is an error if it meets none."""
    try:
        play(at, text)
    except Refused as error:
        return error.refusal.code, error.refusal.rule
    raise AssertionError(f"{text} was allowed")


def state(at: Table) -> Mousquetaires:
    assert isinstance(at.game, Mousquetaires)
    return at.game


def told(at: Table) -> dict[str, Any]:
    """The table in the words of positions."""
    return MOUSQUETAIRES.positions.describe(at.game, at.record.seats)


def man(at: Table, name: str) -> dict[str, Any]:
    """A musketeer in the words of positions."""
    found: dict[str, Any] = told(at)["musketeers"][name]
    return found


def seen(at: Table, seat: str) -> dict[str, Any]:
    """What a seat sees, in the same words."""
    return MOUSQUETAIRES.positions.describe(at.view(at.record.seats.index(seat)).state, at.record.seats)


def asked(at: Table) -> str:
    return at.record.seats[at.game.turn()] if at.game.turn() >= 0 else ""


def legal(at: Table) -> list[str]:
    """The answers of the seat that is asked."""
    return sorted(action.notation for action in at.legal(at.game.turn()))


def offers(at: Table, word: str) -> list[str]:
    """The legal answers of one verb, without it."""
    return [text.removeprefix(f"{word} ") for text in legal(at) if text == word or text.startswith(f"{word} ")]


def question(at: Table) -> str:
    return type(at.game.stack[-1]).__name__ if at.game.stack else ""


def events(at: Table, name: str) -> list[dict[str, Any]]:
    """What the log says about events of a name: seat, rule and open parts."""
    return [{"seat": e.seat, "rule": e.rule, **e.parts} for e in at.log if e.name == name]
