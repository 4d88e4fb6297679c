"""Replay: the table line by line, as the own seat or the public saw it; after the end through all eyes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from banneret.core.drawing.heraldry import all_arms
from banneret.core.drawing.svg import Markup, div, element
from banneret.core.events import Event
from banneret.core.view import SPECTATOR, View
from banneret.server.errors import BadInput
from banneret.server.replay import ReplayPosition
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER
from banneret.server.web.artist import EVERYTHING, Artist
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import page, safe
from banneret.server.web.requests import WebRequest, in_thread, lobby_of, shown, visitor_of
from banneret.server.web.shelf import rules_address
from banneret.server.web.stream import Update
from banneret.server.web.styles import SCRIPTS, TABLE_MODULES, TABLE_SCRIPTS, styles_for

OPEN_EYES = "all"
IDS = re.compile(r'(\b(?:id="|href="#))(?!arms-)([^"]*)"')  # the arms of the seats stand once in a page


def eyes_of(chosen: str) -> tuple[int | None, bool]:
    """Through whose eyes: a seat, those of somebody before whom all hands lie open, or simply the own."""
    if chosen in ("", "own"):
        return None, False
    if chosen == OPEN_EYES:
        return SPECTATOR, True
    if not chosen.isascii() or not chosen.isdigit() or len(chosen) > 2:
        raise BadInput("bad_number", {"name": "eyes"})
    return int(chosen), False


def open_hands(hands: dict[str, str]) -> str:
    """The hands of all in one region, by name. What has an id in each of them is told apart."""
    shown: list[Markup] = []
    for place, (name, html) in enumerate(hands.items()):
        apart = IDS.sub(rf'\g<1>open{place}-\g<2>"', html)
        shown.append(element("section", {"class": "open-hand", "aria-label": name}, Markup(apart)))
    return div("open-hands", *shown).text


@dataclass(frozen=True)
class ReplayedLine:
    """A line of the log, and the step that it leads to; `here` if that is the step that is shown."""

    step: int
    words: str
    rule: str
    shield: object
    here: bool


class ReplayArtist(Artist):
    """Draws a position of a replay; nothing in it can be acted on."""

    def __init__(self, snapshot: Snapshot, position: ReplayPosition, language: str, chosen: str) -> None:
        eyes = EVERYTHING if position.hands else position.eyes
        super().__init__(snapshot.kind, position.names, eyes, position.view, language, snapshot.row.options)
        self.position = position
        self.table = snapshot.row.id
        self.chosen = chosen

    def drawn(self, view: View) -> dict[str, str]:
        return self.kind.web.draw(view, self.canvas(self.position.log)).regions

    def line(self, step: int, event: Event) -> ReplayedLine:
        shield = self.arms_of(event.seat) if event.seat >= 0 else ""
        return ReplayedLine(step, self.words_of(event), event.rule, shield, step == self.position.step)

    def regions(self) -> dict[str, str]:
        at = self.position
        table = self.drawn(at.view)
        if at.hands:
            table["opponents"] = ""  # everybody stands beside their hand
            table["hand"] = open_hands({at.names[view.seat]: self.drawn(view)["hand"] for view in at.hands})
        lines = [self.line(line.step, line.entry.event) for line in at.lines]
        news = [self.words_of(entry.event) for entry in at.log[at.fresh :]]
        return {
            "header": table.get("phase", ""),
            "opponents": table.get("opponents", ""),
            "board": table["board"],
            "hand": table["hand"],
            "log": self.draw("replay_log", lines=lines, table=self.table, eyes=self.chosen, now=at.step),
            "step": self.draw("step", step=at.step, steps=at.steps, news=news),
        }


async def look(
    request: WebRequest, table: str, step: int, eyes: str
) -> tuple[Snapshot, ReplayPosition, dict[str, str]]:
    """The position that somebody asks for, and how it is drawn."""
    person = visitor_of(request).id
    live = await lobby_of(request).table(table)
    snapshot = await live.seen_by(person)
    seat, all_open = eyes_of(eyes)
    goes_there = await live.replay_work(person, step, seat, open_hands=all_open)
    language = visitor_of(request).language

    def drawn() -> tuple[ReplayPosition, dict[str, str]]:
        position = goes_there()
        return position, ReplayArtist(snapshot, position, language, eyes).regions()

    position, regions = await in_thread(request, drawn)
    return snapshot, position, regions


def last_own_step(snapshot: Snapshot, seat: int) -> int:
    """The step of a seat's last answer, 0 before the first."""
    if snapshot.table is None or seat < 0:
        return 0
    lines = snapshot.table.record.lines
    return max((at for at, line in enumerate(lines) if line.seat == seat), default=0)


@get("/t/{table:str}/replay")
async def replay(
    request: WebRequest,
    table: FromPath[str],
    step: FromQuery[int] = -1,
    at: FromQuery[int] = 0,
    since: FromQuery[str] = "",
    eyes: FromQuery[str] = "own",
) -> Response[str]:
    """The page of a step, the first one where none is asked for; `at` is where the slider stands.

    With `since=mine` it begins where the visitor answered last.
    """
    visitor = visitor_of(request)
    if since == "mine":
        known = await (await lobby_of(request).table(table)).seen_by(visitor.id)
        step = last_own_step(known, known.seat_of(visitor.id))
    snapshot, position, regions = await look(request, table, step if step >= 0 else at, eyes)
    game, seat = snapshot.kind.id, snapshot.seat_of(visitor.id)
    texts = game_texts(game, visitor.language)
    choices = [{"id": "own", "name": texts.say("web-eyes-own" if seat >= 0 else "web-eyes-public")}]
    if snapshot.row.status == OVER:
        choices.append({"id": OPEN_EYES, "name": texts.say("web-eyes-all")})
        choices += [{"id": str(one), "name": name} for one, name in enumerate(position.names) if one != seat]
    parts = {
        "table": snapshot.row.id,
        "game": game,
        "rules_page": rules_address(snapshot.kind, snapshot.row.options),
        "position": position,
        "arms": safe(all_arms()),
        "regions": {name: safe(html) for name, html in regions.items()},
        "eyes": choices,
        "chosen_eyes": eyes,
        "styles": styles_for(game),
        "scripts": [*SCRIPTS, *TABLE_SCRIPTS],
        "modules": TABLE_MODULES,
        "body_class": "table-page replay-page",
        "stopped": snapshot.stopped is not None,
    }
    return shown(page("replay.html", visitor, f"/t/{table}/replay", parts, texts))


@get("/t/{table:str}/moment")
async def replay_regions(
    request: WebRequest, table: FromPath[str], step: FromQuery[int], eyes: FromQuery[str] = "own"
) -> Response[Update]:
    """The regions of a position, for the slider."""
    snapshot, position, regions = await look(request, table, step, eyes)
    return Response(Update(str(position.step), 0, False, snapshot.row.status, "", regions=regions))


HANDLERS = [replay, replay_regions]
