"""The table and the final standing, drawn for a terminal."""

from typing import final

from banneret.core.events import Event
from banneret.core.rooms import GameTerminal
from banneret.core.terminal import Pen, clip, flow
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.sight.memory import MousquetairesMemory, MousquetairesView
from banneret.games.mousquetaires.standing import standing
from banneret.games.mousquetaires.terminal.board import Board
from banneret.games.mousquetaires.terminal.part import GOLD
from banneret.games.mousquetaires.terminal.people import People
from banneret.games.mousquetaires.terminal.typed import typed_pieces
from banneret.games.mousquetaires.words import texts_in


@final
class MousquetairesTerminal(GameTerminal[Mousquetaires, MousquetairesMemory, MousquetairesData]):
    """The table in a terminal."""

    def draw(
        self,
        view: MousquetairesView,
        language: str,
        names: list[str],
        data: MousquetairesData,
        width: int,
        colour: bool,
    ) -> list[str]:
        texts = texts_in(language)
        pen = Pen(width, colour)
        board = Board(view, texts, names, data, pen)
        people = People(view, texts, names, data, pen)
        game = board.game
        sections = [
            board.tracks() + board.milady(),
            board.missions() + board.quest() + board.duel(),
            people.men(),
            people.seats(),
        ]
        if view.seat >= 0 and not game.over:
            sections.append(people.own())
        return pen.box(texts.say("game-name"), texts.say("table-round", {"round": str(game.round)}), sections)

    def piece_words(self, language: str, data: MousquetairesData) -> dict[str, list[str]]:
        return typed_pieces(language, data)

    def draw_end(
        self, game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData,
        width: int, colour: bool,
    ) -> list[str]:  # fmt: skip
        """M-21.1 Which side has won and how; the winners' rows are marked."""
        texts = texts_in(language)
        pen = Pen(width, colour)
        told = standing(game, log, language, names, data)
        rows = [["", *[column.head for column in told.columns]]]
        for row in told.rows:
            rows.append(["★" if row.won else "", *[clip(cell, max(8, width // 3)) for cell in row.cells]])
        table = pen.columns(rows, [False] * len(rows[0]))
        lines = [pen.dim(table[0]), *[pen.paint(line, GOLD) if line.startswith("★") else line for line in table[1:]]]
        notes = [line for note in told.notes for line in flow(note.split(), width - 4, " ")]
        return pen.box(texts.say("game-title"), "", [lines, notes])
