"""Parts kept by key: whoever filled the table of parts, a drawing is the one that is made without it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from banneret.conformance.walk import seats_of
from banneret.core.chance import FastChance
from banneret.core.drawing.canvas import Canvas, Heard
from banneret.core.drawing.sheet import PARTS, Drawing
from banneret.core.kind import GameKind
from banneret.core.table import Table, open_table
from banneret.core.view import SPECTATOR
from banneret.core.wording import game_texts
from banneret.games import registry

PLAYERS = {"field_of_glory": 2, "warrior_knights": 4}
NAMES = ("Anna", "Béla <b>", "Kati", 'O"Neill')
ANSWERS = 160
EVERY = 8
KINDS_OF_PARTS = 7


@pytest.fixture(autouse=True)
def empty_parts() -> Iterator[None]:
    PARTS.clear()
    yield
    PARTS.switched_off = False
    PARTS.clear()


class Painter:
    """Draws a table as the server does, in either language."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.texts = {language: game_texts(kind, language) for language in ("en", "hu")}

    def draw(self, table: Table, seat: int, language: str, parts: bool) -> Drawing:
        PARTS.switched_off = not parts
        legal = {action.notation: action for action in table.legal(seat)} if seat >= 0 else {}
        chosen = [action.notation for action in table.draft_of(seat)] if seat >= 0 else []
        heard = [event for event in table.log if event.heard_by(seat)][-50:]
        log = [Heard(event.name, event.seat, event.told_to(seat)) for event in heard]
        notes = {event.seat: f"{event.name} {seat}" for event in heard if event.seat >= 0}
        names = NAMES[: table.game.players]
        canvas = Canvas(self.texts[language], names, table.data, legal, chosen, log=log, notes=notes)
        return self.kind.web.draw(table.view(seat), canvas)


def told(drawing: Drawing) -> tuple[object, ...]:
    return drawing.regions, drawing.pieces, drawing.fragments, drawing.symbols, drawing.texts


def is_plain(value: object) -> bool:
    """Whether a value can neither change nor stand for more than it shows."""
    if isinstance(value, tuple):
        return all(is_plain(inner) for inner in value)
    return value is None or type(value) in (str, int, float, bool)


@pytest.mark.parametrize("game", registry.SHELF)
def test_kept_parts_change_no_byte_for_anybody(game: str) -> None:
    kind = registry.load(game)
    players = PLAYERS.get(game, 4)
    table = open_table(kind, players, {}, list(NAMES[:players]), f"parts of {game}")
    painter, chance, random = Painter(kind), FastChance(3), Random(game)
    viewers = [(seat, language) for seat in (*range(players), SPECTATOR) for language in ("en", "hu")]
    for answer in range(ANSWERS):
        if table.game.over:
            break
        if answer % EVERY == 0:
            random.shuffle(viewers)
            for seat, language in viewers[: len(viewers) // 2 + 1]:
                kept = told(painter.draw(table, seat, language, True))
                assert kept == told(painter.draw(table, seat, language, False)), (answer, seat, language)
        seat = random.choice(seats_of(table.waiting(), players))
        actions = table.legal(seat)
        table.submit(seat, [actions[chance.below(len(actions), "choice")]])
    records = [record for key in PARTS.young for record in key if isinstance(record, tuple)]
    assert len({type(record) for record in records}) >= KINDS_OF_PARTS
    assert all(is_plain(record) for record in records), "a record holds plain values alone"


@pytest.mark.parametrize("game", registry.SHELF)
def test_what_one_seat_had_drawn_shows_another_nothing(game: str) -> None:
    """The parts of all others are at hand when a seat is drawn: it gets what it gets where nobody else looks on."""
    kind = registry.load(game)
    players = PLAYERS.get(game, 4)
    table = open_table(kind, players, {}, list(NAMES[:players]), f"seats of {game}")
    painter, chance, random = Painter(kind), FastChance(5), Random(game)
    for answer in range(ANSWERS // 2):
        if table.game.over:
            break
        if answer % (2 * EVERY) == 0:
            viewer = random.choice((*range(players), SPECTATOR))
            PARTS.clear()
            alone = told(painter.draw(table, viewer, "en", True))
            PARTS.clear()
            for seat in (*range(players), SPECTATOR):
                if seat != viewer:
                    painter.draw(table, seat, "en", True)
            assert told(painter.draw(table, viewer, "en", True)) == alone, (answer, viewer)
        seat = random.choice(seats_of(table.waiting(), players))
        actions = table.legal(seat)
        table.submit(seat, [actions[chance.below(len(actions), "choice")]])
