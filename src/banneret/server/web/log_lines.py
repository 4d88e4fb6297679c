"""Lines of the log as a page shows them, each drawn once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import MARK, Attribute, Markup, classes, element, span
from banneret.core.events import Event
from banneret.server.scene import LogEntry

LINES_KEPT = 20_000


@lru_cache(maxsize=LINES_KEPT)
def log_line(number: int, words: str, rule: str, rules_page: str, shown_arms: int, stands_out: bool) -> str:
    """A line of the log; `shown_arms` is -1 where nobody did it."""
    link: list[Markup | str] = []
    if rule:
        address: dict[str, Attribute] = {
            "class": "rule-link", "href": f"{rules_page}#{rule}", "target": "_blank", "rel": "noopener",
        }  # fmt: skip
        link = [" ", element("a", address, rule)]
    arms: list[Markup] = [shield(shown_arms)] if shown_arms >= 0 else []
    look: dict[str, Attribute] = {"id": f"log-{number}", "class": classes("log-line", "log-mine" if stands_out else "")}
    return element("li", look, *arms, span("log-words", words, *link)).text


class Line(NamedTuple):
    """A line of the log: its number, what it tells (a line about seats tells no event), its fragment, and the mark for
    that."""

    number: int
    event: Event | None
    id: str
    mark: str
    html: str


def line_at(number: int, html: str, event: Event | None = None) -> Line:
    id = f"log-{number}"
    return Line(number, event, id, f"{MARK}{id}{MARK}", html)


class LogLines:
    """The lines of the log that a page shows: the next update adds to them."""

    def __init__(self) -> None:
        self._of: object = None
        self._lines: list[Line] = []

    def go_on(self, of: object, entries: Sequence[LogEntry], make: Callable[[LogEntry], str]) -> list[Line]:
        """The lines of these entries; only new ones are made. `of` is what all lines depend on."""
        lines = self._kept(entries) if self._of == of else []
        lines += [line_at(entry.number, make(entry), entry.event) for entry in entries[len(lines) :]]
        self._of, self._lines = of, lines
        return lines

    def _kept(self, entries: Sequence[LogEntry]) -> list[Line]:
        """The lines of the first entries, as far as they are known. A log is cut at its end only, so that the last line
        stands for all before it."""
        if not self._lines or not entries:
            return []
        last, first = self._lines[-1], entries[0].number
        place = last.number - first
        if not 0 <= place < len(entries) or entries[place].event is not last.event or self._lines[0].number > first:
            return []
        return self._lines[-1 - place :]
