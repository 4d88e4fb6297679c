"""What stands on the screen while a person plays: the table, what happened, the question, the choices."""

import re

from banneret.cli.console import Console
from banneret.cli.words import unaccented
from banneret.core.actions import Action
from banneret.core.events import Event
from banneret.core.table import Table
from banneret.core.terminal import flow, pad, shown, wrap
from banneret.core.wording import Wording

FEWEST_LOG_LINES = 4
COMPACT_FROM = 3
"""Answers of one verb stand in one line from this number on."""
WORD = re.compile("[a-z]{3}")
DIGITS = re.compile("[0-9]")


def letters(text: str) -> str:
    """What is left of a name when it is written as an answer."""
    return "".join([sign for sign in unaccented(text).casefold() if sign.isalnum()])


def speaks_for_itself(piece: str, name: str) -> bool:
    """Numbers, names that are written alike, and short codes of the same digits: `b5` is how the table shows a card."""
    if piece.isdecimal() or letters(piece) == letters(name):
        return True
    return not WORD.search(piece) and DIGITS.findall(piece) == DIGITS.findall(name)


def differences(sentences: list[str]) -> list[str]:
    """What several answers say after the words with which all of them begin."""
    first, last = min(sentences), max(sentences)
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    colon = first.rfind(": ", 0, same)
    start = colon + 2 if colon >= 0 else first.rfind(" ", 0, same) + 1
    return [sentence[start:] for sentence in sentences]


class Screen:
    """Draws for one seat."""

    def __init__(self, console: Console, wording: Wording, seat: int) -> None:
        self.console = console
        self.wording = wording
        self.seat = seat

    def table(self, table: Table) -> list[str]:
        kind = table.kind
        return kind.terminal.draw(
            table.view(self.seat), self.wording.texts.language, self.wording.names, table.data, self.console.width,
            self.console.colour,
        )  # fmt: skip

    def event_lines(self, event: Event) -> list[str]:
        """A line of the log with the number of its rule, quietly, at the right."""
        return self.log_line(self.wording.event(event, self.seat), event.rule)

    def log_line(self, text: str, rule: str) -> list[str]:
        width = self.console.width
        rows = [f"  {row}" for row in wrap(text, width - 4)]
        if rule and shown(rows[-1]) + len(rule) + 2 <= width:
            rows[-1] = pad(rows[-1], width - len(rule)) + self.console.pen.dim(rule)
        return rows

    def question(self, table: Table) -> list[str]:
        """The question in one sentence, and its rule."""
        state = table.state_of(self.seat)
        pen = self.console.pen
        rows = wrap(self.wording.question(state, self.seat), self.console.width - 8)
        rule = self.wording.question_rule(state)
        return [pen.bold(row) for row in rows[:-1]] + [f"{pen.bold(rows[-1])} {pen.dim(rule)}".rstrip()]

    def choices(self, choices: list[Action]) -> list[str]:
        """The numbered answers: one a line, or one verb a line where it has many pieces."""
        pen = self.console.pen
        digits = len(str(len(choices)))
        groups: dict[str, list[tuple[int, Action]]] = {}
        for number, action in enumerate(choices, start=1):
            groups.setdefault(action.word, []).append((number, action))
        rows: list[tuple[str, str, list[str]]] = []
        for word, members in groups.items():
            heading = self.wording.group(members[0][1])
            if heading and len(members) >= COMPACT_FROM:
                rows.append(("", f"{word} …", [f"{heading}:", *self.cells(members)]))
            else:
                for number, action in members:
                    rows.append((str(number), action.notation, [self.wording.action(action)]))
        notation = max(shown(row[1]) for row in rows)
        indent = digits + notation + 5
        lines: list[str] = []
        for numeral, word, pieces in rows:
            gap = "   " if len(pieces) > 1 else " "
            wrapped = flow(pieces if len(pieces) > 1 else pieces[0].split(), self.console.width - indent, gap)
            head = f" {pen.bold(pad(numeral, digits, right=True))}  {pen.dim(pad(word, notation))}  "
            lines.append(head + wrapped[0])
            lines.extend(" " * indent + more for more in wrapped[1:])
        return lines

    def cells(self, members: list[tuple[int, Action]]) -> list[str]:
        """Each piece with its number, and its name where that is another than the word to be typed."""
        found: list[str] = []
        names = differences([self.wording.action(action) for _, action in members])
        for (number, action), name in zip(members, names, strict=True):
            piece = action.piece_name
            told = piece if speaks_for_itself(piece, name) else f"{piece} – {name}"
            found.append(f"{self.console.pen.bold(str(number))} {told}")
        return found

    def show(self, table: Table, since: list[Event], choices: list[Action], fresh: bool) -> None:
        """The whole screen. `since` is what happened since the last decision; fresh news has just been told, line by
        line: where it does not fit between table and question it stays above them, to be scrolled back to."""
        console = self.console
        drawn = self.table(table)
        asked = ["", *self.question(table), *self.choices(choices)]
        told = [line for event in since for line in self.event_lines(event)] if console.tty else []
        room = console.height - len(drawn) - len(asked) - 2
        if fresh and len(told) > room:
            console.lines(["", *drawn, *asked])
            return
        console.clear()
        console.lines(drawn)
        if len(told) > max(FEWEST_LOG_LINES, room):
            told = told[len(told) - max(FEWEST_LOG_LINES, room) + 1 :]
            console.line("  " + console.pen.dim(console.texts.say("play-earlier")))
        console.lines([*told, *asked])
