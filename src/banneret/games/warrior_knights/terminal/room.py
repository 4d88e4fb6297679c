"""The terminal of Warrior Knights: the table, the end of a game, and what may be typed."""

from typing import Final, final

from banneret.core.events import Event
from banneret.core.rooms import GameTerminal
from banneret.core.terminal import Pen, clip, flow, shown
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.sight.memory import WarriorKnightsMemory, WarriorKnightsView
from banneret.games.warrior_knights.standing import standing
from banneret.games.warrior_knights.terminal.table import GOLD, TableDrawing
from banneret.games.warrior_knights.terminal.typing import piece_words, whole_act
from banneret.games.warrior_knights.words import texts_in

MOST_DIGITS: Final = 3


@final
class WarriorKnightsTerminal(GameTerminal[WarriorKnights, WarriorKnightsMemory, WarriorKnightsData]):
    """Draws the table and the end of a game."""

    def draw(
        self, view: WarriorKnightsView, language: str, names: list[str], data: WarriorKnightsData, width: int,
        colour: bool,
    ) -> list[str]:  # fmt: skip
        return TableDrawing(view, texts_in(language), names, data, Pen(width, colour)).lines()

    def draw_end(
        self, game: WarriorKnights, log: list[Event], language: str, names: list[str], data: WarriorKnightsData,
        width: int, colour: bool,
    ) -> list[str]:  # fmt: skip
        """W-14 Who has won and how; the winner's row is marked."""
        texts = texts_in(language)
        pen = Pen(width, colour)
        told = standing(game, log, language, names, data)
        heads = [column.head for column in told.columns]
        numbers = sum([max(shown(head), MOST_DIGITS) for head in heads[2:]]) + 2 * len(heads) + 1
        room = max(6, (width - 4 - numbers) // 2)
        rows = [["", *heads]]
        for row in told.rows:
            rows.append(
                ["★" if row.won else str(row.place), *[clip(cell, room) for cell in row.cells[:2]], *row.cells[2:]]
            )
        table = pen.columns(rows, [False, False, False, *[True] * (len(rows[0]) - 3)])
        lines = [pen.dim(table[0]), *[pen.paint(line, GOLD) if line.startswith("★") else line for line in table[1:]]]
        notes = [line for note in told.notes for line in flow(note.split(), width - 4, " ")]
        return pen.box(texts.say("game-title"), "", [lines, notes])

    def piece_words(self, language: str, data: WarriorKnightsData) -> dict[str, list[str]]:
        return piece_words(language, data)

    def read(self, view: WarriorKnightsView, line: str, language: str, data: WarriorKnightsData) -> list[str]:
        return whole_act(view, line, language, data)
