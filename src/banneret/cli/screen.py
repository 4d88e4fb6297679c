"""What stands on the screen while a person plays: the table, what happened, the question, the choices."""

import re

from banneret.cli.answers import Typist
from banneret.cli.chances import Chances
from banneret.cli.console import Console
from banneret.cli.words import unaccented
from banneret.core.actions import Action
from banneret.core.events import Event
from banneret.core.table import Table
from banneret.core.terminal import flow, pad, shown, wrap
from banneret.core.wording import Wording

COMPACT_FROM = 3
"""Answers of one verb stand in one line from this number on."""
MOST_NUMBERS = 12
"""Numbers in a row are told one by one up to so many."""
GAP = "\N{NO-BREAK SPACE}"
WORD = re.compile("[a-z]{3}")
DIGITS = re.compile("[0-9]")


def letters(text: str) -> str:
    """What is left of a name when it is written as an answer."""
    return "".join([sign for sign in unaccented(text).casefold() if sign.isalnum()])


def speaks_for_itself(piece: str, name: str) -> bool:
    """Numbers, names that are written alike, and short codes of the same digits: `b5` is how the table shows a card."""
    if letters(piece) == letters(name):
        return True
    return not WORD.search(unaccented(piece).casefold()) and DIGITS.findall(piece) == DIGITS.findall(name)


def says_more(piece: str, name: str) -> bool:
    """Whether a name contains the word to be typed as it stands: `Pistol (4 gold)`, `the Louvre`."""
    return f" {' '.join(unaccented(piece).casefold().split())} " in f" {unaccented(name).casefold()} "


def differences(sentences: list[str]) -> list[str]:
    """What several answers say after the words with which all of them begin."""
    first, last = min(sentences), max(sentences)
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    colon = first.rfind(": ", 0, same)
    start = colon + 2 if colon >= 0 else first.rfind(" ", 0, same) + 1
    return [sentence[start:] for sentence in sentences]


def heading_of(group: str) -> str:
    """What stands before the answers of a group: a colon after it, unless it is a question."""
    return group if group.endswith("?") else f"{group}:"


class Screen:
    """Draws for one seat."""

    def __init__(self, console: Console, wording: Wording, seat: int) -> None:
        self.console = console
        self.wording = wording
        self.seat = seat
        self.typist = Typist(wording)

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
        if rule:
            if shown(rows[-1]) + len(rule) + 2 > width:
                rows.append("")
            rows[-1] = pad(rows[-1], width - len(rule)) + self.console.pen.dim(rule)
        return rows

    def question(self, table: Table) -> list[str]:
        """The question in one sentence, and its rule."""
        state = table.state_of(self.seat)
        pen = self.console.pen
        rows = wrap(self.wording.question(state, self.seat), self.console.width - 8)
        rule = self.wording.question_rule(state)
        return [pen.bold(row) for row in rows[:-1]] + [f"{pen.bold(rows[-1])} {pen.dim(rule)}".rstrip()]

    def choices(self, choices: list[Action], chances: Chances) -> list[str]:
        """The answers with their places in the list, `#3`: one a line, or one verb a line where it has many pieces."""
        pen = self.console.pen
        digits = len(str(len(choices))) + 1
        groups: dict[str, list[tuple[int, Action]]] = {}
        for number, action in enumerate(choices, start=1):
            groups.setdefault(action.word, []).append((number, action))
        rows: list[tuple[str, str, list[str]]] = []
        for members in groups.values():
            heading = self.wording.group(members[0][1])
            if heading and len(members) >= COMPACT_FROM:
                verb = self.typist.verb(members[0][1])
                rows.append(("", f"{verb} …", [heading_of(heading), *self.cells(members, chances)]))
            else:
                for number, action in members:
                    told = chances.said(action)
                    chance = chances.beside(action)
                    rows.append(
                        (f"#{number}", self.typist.spelling(action), [f"{told} {GAP}{chance}" if chance else told])
                    )
        spelling = max(shown(row[1]) for row in rows)
        indent = digits + spelling + 5
        lines: list[str] = []
        for place, word, pieces in rows:
            gap = "   " if len(pieces) > 1 else " "
            wrapped = flow(pieces if len(pieces) > 1 else pieces[0].split(" "), self.console.width - indent, gap)
            head = f" {pen.bold(pad(place, digits, right=True))}  {pen.dim(pad(word, spelling))}  "
            lines.append(head + wrapped[0])
            lines.extend(" " * indent + more for more in wrapped[1:])
        caption = chances.caption(choices)
        if caption:
            told = self.console.texts.say("odds-caption", {"of": caption})
            lines.extend(pen.dim(f" {row}") for row in wrap(told, self.console.width - 2))
        return lines

    def cells(self, members: list[tuple[int, Action]], chances: Chances) -> list[str]:
        """Each piece with its place, its name where that is another than the word to be typed, and its chance.

        A number is typed as it is, so it needs no place; many in a row are told by the first and the last.
        """
        found: list[str] = []
        names = differences([chances.said(action) for _, action in members])
        if self.are_plain_numbers(members, names) and not any(chances.beside(action) for _, action in members):
            numbers = [int(action.piece_name) for _, action in members]
            in_a_row = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            if in_a_row and len(numbers) > MOST_NUMBERS:
                return [f"{numbers[0]} … {numbers[-1]}"]
        for (number, action), name in zip(members, names, strict=True):
            piece = self.typist.piece(action)
            if speaks_for_itself(piece, name):
                told = name if name.casefold() == piece.casefold() else piece
            else:
                told = name if says_more(piece, name) and not piece.isdecimal() else f"{piece} – {name}"
            chance = chances.beside(action)
            place = "" if piece.isdecimal() else f"{self.console.pen.bold(f'#{number}')} "
            found.append(f"{place}{told}" + (f" {chance}" if chance else ""))
        return found

    def are_plain_numbers(self, members: list[tuple[int, Action]], names: list[str]) -> bool:
        """Whether all pieces are numbers, and their names say no more."""
        return all(
            self.typist.piece(action).isdecimal() and DIGITS.findall(name) == DIGITS.findall(action.piece_name)
            for (_, action), name in zip(members, names, strict=True)
        )

    def show(self, table: Table, choices: list[Action], chances: Chances, guide: list[str]) -> None:
        """The table, the question and the answers, and what a guide says of them. What has happened was told line by
        line and stands above."""
        self.console.begin_block()
        asked = [*self.question(table), *self.choices(choices, chances), *guide]
        self.console.lines(["", *self.table(table), "", *asked])
        self.console.end_block()
