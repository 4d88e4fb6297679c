"""Draws a table for one viewer: what the game draws, and the log. Live tables and replays are drawn alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import overload

import msgspec

from banneret.core.actions import Action
from banneret.core.drawing.canvas import Canvas, Heard, Why
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.sheet import whole
from banneret.core.events import Event
from banneret.core.kind import GameKind
from banneret.core.odds import Prospects
from banneret.core.texts import Texts
from banneret.core.view import View
from banneret.core.wording import Wording, reader_of
from banneret.games import registry
from banneret.server.scene import LogEntry
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import draw, safe
from banneret.server.web.shelf import rules_address

LOG_LINES = 50
WORDS_KEPT = 20_000
WORDINGS_KEPT = 1024
EVERYTHING = -2  # the eyes of a reader from whom nothing is hidden any more


class OwnRegion(msgspec.Struct, frozen=True):
    """A region that the server draws itself: its text, with marks where it has fragments, and those."""

    text: str
    fragments: dict[str, str]

    def html(self) -> str:
        return whole(self.text, self.fragments)


@cache
def arms(seat: int) -> object:
    """The shield of a seat for templates."""
    return safe(shield(seat).text)


@lru_cache(maxsize=WORDINGS_KEPT)
def wording_without_options(game: str, language: str, names: tuple[str, ...]) -> Wording:
    """What a table says in one language, but for its rules: neither log nor answers speak of options."""
    kind = registry.load(game)
    return Wording(kind, game_texts(game, language), list(names), kind.rules.load_data())


@lru_cache(maxsize=WORDS_KEPT)
def event_words(event: Event, eyes: int, game: str, language: str, names: tuple[str, ...]) -> str:
    """A line of the log. Events never change, and a table shows the same lines again and again."""
    wording = wording_without_options(game, language, names)
    return wording.event_for_all(event) if eyes == EVERYTHING else wording.event(event, eyes)


class HeardLately(Sequence[Heard]):
    """The last entries of a log as drawings get them: few look at any."""

    def __init__(self, entries: Sequence[LogEntry]) -> None:
        self._entries = entries

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, at: int) -> Heard: ...

    @overload
    def __getitem__(self, at: slice) -> list[Heard]: ...

    def __getitem__(self, at: int | slice) -> Heard | list[Heard]:
        if isinstance(at, slice):
            return [entry.heard for entry in self._entries[at]]
        return self._entries[at].heard


class Artist:
    """Draws what somebody sees in one language. `eyes` is a seat, -1 for a spectator, or EVERYTHING."""

    def __init__(
        self,
        kind: GameKind,
        names: list[str],
        eyes: int,
        view: View | None,
        language: str,
        options: Mapping[str, str],
    ) -> None:
        self.kind = kind
        self.names = names
        self.eyes = eyes
        self.view = view
        self.language = language
        self.texts: Texts = game_texts(kind.id, language)
        self.data = kind.rules.load_data()
        self.wording = Wording(kind, self.texts, names, self.data, options)
        self.all_names = tuple(names)
        self.bearings = tuple(map(self.bearing_of, range(len(names))))
        self.rules = rules_address(kind, options)
        self.parts: dict[str, object] = {"game": kind.id, "rules_page": self.rules}  # what every template may use

    def canvas(
        self,
        log: Sequence[LogEntry],
        legal: Mapping[str, Action] | None = None,
        draft: Sequence[str] = (),
        why: Why | None = None,
        finished: Sequence[int] = (),
        prospects: Prospects | None = None,
        notes: Mapping[int, str] | None = None,
    ) -> Canvas:
        """What the game draws on; without answers nothing in the drawing can be acted on."""
        return Canvas(
            self.texts,
            self.names,
            self.data,
            legal,
            draft,
            why,
            rule_link=self.rule_link,
            finished=finished,
            prospects=prospects,
            log=HeardLately(log[-LOG_LINES:]),
            notes=notes,
        )

    def rule_link(self, rule: str) -> str:
        """Where a rule is explained."""
        return f"{self.rules}#{rule}"

    def words_of(self, event: Event) -> str:
        return event_words(event, reader_of(event, self.eyes), self.kind.id, self.language, self.all_names)

    def bearing_of(self, seat: int) -> int:
        """Whose shield a seat has; in some games the part that it plays says it."""
        return seat if self.view is None else int(self.kind.web.arms(self.view.state, seat))

    def arms_of(self, seat: int) -> object:
        return arms(self.bearing_of(seat))

    def draw(self, template: str, **parts: object) -> str:
        """A region of the page from its template."""
        return draw(f"regions/{template}.html", self.language, {**self.parts, **parts}, self.texts)
