"""Replay: the table line by line, as the own seat or the public saw it; after the end through all eyes."""

from __future__ import annotations

import re
from collections.abc import Mapping

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from banneret.core.drawing.svg import Markup, div, element
from banneret.core.kind import GameKind
from banneret.core.view import SPECTATOR, View
from banneret.server.errors import BadInput
from banneret.server.replay import ReplayPosition
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER
from banneret.server.web.artist import EVERYTHING, LOG_LINES, Artist, all_arms
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import page, safe
from banneret.server.web.requests import WebRequest, lobby_of, shown, visitor_of
from banneret.server.web.shelf import rules_address
from banneret.server.web.stream import Update
from banneret.server.web.styles import SCRIPTS, TABLE_MODULES, TABLE_SCRIPTS, styles_for

OPEN_EYES = "all"
IDS = re.compile(r'(\b(?:id="|href="#))([^"]*)"')


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


class ReplayArtist(Artist):
    """Draws a position of a replay; nothing in it can be acted on."""

    def __init__(self, kind: GameKind, position: ReplayPosition, language: str, options: Mapping[str, str]) -> None:
        eyes = EVERYTHING if position.hands else position.eyes
        super().__init__(kind, position.names, eyes, position.view, language, options)
        self.position = position

    def drawn(self, view: View) -> dict[str, str]:
        return self.kind.web.draw(view, self.canvas(self.position.log)).regions

    def regions(self) -> dict[str, str]:
        at = self.position
        table = self.drawn(at.view)
        if at.hands:
            table["opponents"] = ""  # everybody stands beside their hand
            table["hand"] = open_hands({at.names[view.seat]: self.drawn(view)["hand"] for view in at.hands})
        entries = at.log[-LOG_LINES:]
        news = [self.words_of(entry.event) for entry in entries if entry.number >= at.fresh]
        return {
            "header": table.get("phase", ""),
            "opponents": table.get("opponents", ""),
            "board": table["board"],
            "hand": table["hand"],
            "log": self.log_lines(entries, lambda entry: entry.number >= at.fresh).html(),
            "step": self.draw("step", step=at.step, steps=at.steps, news=news),
        }


async def look(request: WebRequest, table: str, step: int, eyes: str) -> tuple[Snapshot, ReplayPosition]:
    """The position that somebody asks for; a negative step is the last."""
    person = visitor_of(request).id
    live = await lobby_of(request).table(table)
    snapshot = await live.seen_by(person)
    seat, all_open = eyes_of(eyes)
    wanted = step if step >= 0 else snapshot.steps
    return snapshot, await live.replay_position(person, wanted, seat, open_hands=all_open)


@get("/t/{table:str}/replay")
async def replay(
    request: WebRequest,
    table: FromPath[str],
    step: FromQuery[int] = -1,
    at: FromQuery[int] = -1,
    eyes: FromQuery[str] = "own",
) -> Response[str]:
    visitor = visitor_of(request)
    snapshot, position = await look(request, table, step if step >= 0 else at, eyes)
    game, seat = snapshot.kind.id, snapshot.seat_of(visitor.id)
    texts = game_texts(game, visitor.language)
    choices = [{"id": "own", "name": texts.say("web-eyes-own" if seat >= 0 else "web-eyes-public")}]
    if snapshot.row.status == OVER:
        choices.append({"id": OPEN_EYES, "name": texts.say("web-eyes-all")})
        choices += [{"id": str(one), "name": name} for one, name in enumerate(position.names) if one != seat]
    regions = ReplayArtist(snapshot.kind, position, visitor.language, snapshot.row.options).regions()
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
    snapshot, position = await look(request, table, step, eyes)
    regions = ReplayArtist(snapshot.kind, position, visitor_of(request).language, snapshot.row.options).regions()
    return Response(Update(str(position.step), 0, False, snapshot.row.status, "", regions=regions))


HANDLERS = [replay, replay_regions]
