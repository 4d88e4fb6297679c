"""Where the command line writes: language, width, colour, progress."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from banneret.cli.interrupts import noticed
from banneret.core.jsons import Json
from banneret.core.terminal import Pen, wrap
from banneret.core.texts import LANGUAGES, Texts
from banneret.insight import TEXTS as INSIGHT_TEXTS

TEXTS = str(Path(__file__).with_name("texts"))
SERVER_TEXTS = str(Path(__file__).parents[1] / "server" / "texts")  # what can go wrong with `serve`
WIDEST = 120
NARROWEST = 60
Progress = Callable[[int], None]


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English where it asks for none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def is_terminal(stream: TextIO) -> bool:
    return stream.isatty() and os.environ.get("TERM", "") != "dumb"


def read_line(prompt: str) -> str:
    """What a person types; typed text that comes from a pipe is shown, as a terminal would."""
    with noticed():
        text = input(prompt)
    if not sys.stdin.isatty():
        print(text)
    return text.strip()


class Console:
    """Writes texts and tables; everything a command prints goes through it."""

    def __init__(self, language: str, out: TextIO | None = None, err: TextIO | None = None) -> None:
        self.texts = Texts(language, [SERVER_TEXTS, INSIGHT_TEXTS, TEXTS])
        self.out = sys.stdout if out is None else out
        self.err = sys.stderr if err is None else err
        self.tty = is_terminal(self.out)
        self.colour = self.tty and not os.environ.get("NO_COLOR")
        self.written = 0  # lines since the present block began
        self.block = 0  # lines of the block, and of what was typed beneath it

    @property
    def width(self) -> int:
        """The width of the terminal, within reason."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines

    @property
    def pen(self) -> Pen:
        return Pen(self.width, self.colour)

    def line(self, text: str = "") -> None:
        self.out.write(text + "\n")
        self.written += 1

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.line(line)

    def say(self, key: str, parts: Mapping[str, Json] | None = None) -> None:
        """A text of the command line, wrapped."""
        self.paragraph(self.texts.say(key, parts))

    def paragraph(self, text: str, indent: int = 0) -> None:
        for row in wrap(text, self.width - indent):
            self.line(" " * indent + row)

    def heading(self, text: str) -> None:
        self.line(self.pen.bold(text))

    def complain(self, text: str) -> None:
        """One line on standard error."""
        self.out.flush()
        style = Pen(self.width, is_terminal(self.err) and not os.environ.get("NO_COLOR"))
        self.err.write(style.paint("banneret: ", "31") + text + "\n")
        self.err.flush()

    def figure(self, value: Json, digits: int = 0) -> str:
        """A number as the reader's language writes it."""
        text = f"{float(str(value)):,.{digits}f}"
        text = text.removeprefix("-") if not text.strip("-0.") else text
        if self.texts.language == "hu":
            text = text.replace(",", "\u00a0").replace(".", ",")
        return text

    def percent(self, share: float) -> str:
        return f"{self.figure(share * 100, 1)}%"

    def command(self, words: str) -> str:
        """A command that somebody may type next: it names the language where the environment asks for another."""
        language = self.texts.language
        return words if language == language_of(os.environ) else f"{words} --lang {language}"

    def flush(self) -> None:
        self.out.flush()

    def begin_block(self) -> None:
        """From here on lines belong to a block that can be taken off the screen again."""
        self.written = 0

    def end_block(self) -> None:
        """The block is complete; one line is typed beneath it."""
        self.block = self.written + 1

    def typed(self, columns: int) -> None:
        """Somebody has typed a line of so many columns, the prompt included."""
        self.written += 1 + columns // shutil.get_terminal_size((80, 24)).columns

    def take_block_off(self) -> None:
        """The next lines stand where the block stood, if the screen shows all of it and nothing was said since."""
        if self.tty and 0 < self.block < self.height and self.written == self.block:
            self.out.write(f"\x1b[{self.block}A\r\x1b[J")
        self.block = 0

    def passing(self, text: str) -> None:
        """A line that the next one replaces; nothing where output is kept."""
        if self.tty:
            self.out.write("\r\x1b[2K" + self.pen.dim(text))
            self.out.flush()

    def passed(self) -> None:
        if self.tty:
            self.out.write("\r\x1b[2K")

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Progress]:
        """A bar on standard error for long work, where somebody is watching; call with how much is done."""
        if not is_terminal(self.err):
            yield lambda done: None
            return
        try:
            from rich.console import Console as RichConsole
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
        except ImportError:
            yield lambda done: None
            return
        bar = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=RichConsole(file=self.err), transient=True,
        )  # fmt: skip
        with bar:
            task = bar.add_task(label, total=total)
            yield lambda done: bar.update(task, completed=done)
