"""Lines of the log as a page shows them, each drawn once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from banneret.core.drawing.svg import MARK, Attribute, Markup, classes, element, span
from banneret.core.events import Event
from banneret.server.scene import LogEntry
from banneret.server.web.artist import small_arms

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
    shield: list[Markup] = [small_arms(shown_arms)] if shown_arms >= 0 else []
    look: dict[str, Attribute] = {"id": f"log-{number}", "class": classes("log-line", "log-mine" if stands_out else "")}
    return element("li", look, *shield, span("log-words", words, *link)).text


class Line(NamedTuple):
    """A line of the log: what it tells (a line about seats tells no event), its fragment, and the mark for that."""

    event: Event | None
    id: str
    mark: str
    html: str


def line_at(number: int, html: str, event: Event | None = None) -> Line:
    id = f"log-{number}"
    return Line(event, id, f"{MARK}{id}{MARK}", html)


class LogLines:
    """The lines of the log that a page shows, each with the number of its entry: the next update adds to them."""

    def __init__(self) -> None:
        self._of: object = None
        self._lines: dict[int, Line] = {}

    def go_on(self, of: object, entries: Sequence[LogEntry], make: Callable[[LogEntry], str]) -> list[Line]:
        """The lines of these entries; only new ones are made. `of` is what all lines depend on."""
        before = self._lines if self._of == of else {}
        lines: dict[int, Line] = {}
        for entry in entries:
            number = entry.number
            known = before.get(number)
            if known is None or known[0] is not entry.event:
                known = line_at(number, make(entry), entry.event)
            lines[number] = known
        self._of, self._lines = of, lines
        return list(lines.values())
