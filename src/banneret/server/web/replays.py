"""Replay: the table line by line, as the own seat or the public saw it; after the end through all eyes."""

from __future__ import annotations

import re

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.svg import Markup, div, element
from banneret.core.view import SPECTATOR, View
from banneret.core.wording import Wording
from banneret.server.errors import BadInput
from banneret.server.live_table import LiveTable
from banneret.server.replay import ReplayPosition
from banneret.server.scene import Scene
from banneret.server.store.rows import OVER
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import draw, page, safe
from banneret.server.web.regions import LOG_LINES, LogLine, all_arms, arms, rule_link
from banneret.server.web.requests import WebRequest, lobby_of, shown, visitor_of
from banneret.server.web.stream import Update
from banneret.server.web.styles import SCRIPTS, TABLE_MODULES, TABLE_SCRIPTS, styles_for

OPEN_EYES = "all"
IDS = re.compile(r'(\b(?:id="|href="#))([^"]*)"')


def eyes_of(scene: Scene, chosen: str) -> tuple[int | None, bool]:
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


def regions_of(scene: Scene, moment: ReplayPosition, language: str, everything: bool) -> dict[str, str]:
    """The regions of a replayed moment; nothing in them can be acted on."""
    texts = game_texts(scene.kind.id, language)
    data = scene.kind.rules.load_data()
    wording = Wording(scene.kind, texts, moment.names, data)

    def link(rule: str) -> str:
        return rule_link(scene.kind.id, rule)

    def drawn(view: View) -> dict[str, str]:
        log = [entry.heard() for entry in moment.log[-LOG_LINES:]]
        return scene.kind.web.draw(view, Canvas(texts, moment.names, data, rule_link=link, log=log)).regions

    table = drawn(moment.view)
    if moment.hands:
        table["opponents"] = ""  # everybody stands beside their hand
        table["hand"] = open_hands({moment.names[view.seat]: drawn(view)["hand"] for view in moment.hands})
    lines: list[LogLine] = []
    for entry in moment.log[-LOG_LINES:]:
        event = entry.event
        words = wording.event_for_all(event) if everything else wording.event(event, moment.eyes)
        sign = arms(scene.kind.web.arms(moment.view.state, event.seat)) if event.seat >= 0 else ""
        lines.append(LogLine(entry.number, words, event.rule, sign, entry.number >= moment.fresh))
    parts = {"scene": scene, "game": scene.kind.id, "lines": lines, "earlier": 0}
    newest = [line.words for line in lines if line.mine]
    step = {"step": moment.step, "steps": moment.steps, "news": newest}
    return {
        "header": table.get("phase", ""),
        "opponents": table.get("opponents", ""),
        "board": table["board"],
        "hand": table["hand"],
        "log": draw("regions/log.html", language, parts, texts),
        "step": draw("regions/step.html", language, step, texts),
    }


async def moment_of(live: LiveTable, scene: Scene, person: str, step: int, chosen: str) -> tuple[ReplayPosition, bool]:
    seat, open_hands = eyes_of(scene, chosen)
    if step < 0:
        steps = (await live.moment(person, 0)).steps
        step = steps
    return await live.moment(person, step, seat, open_hands=open_hands), open_hands


@get("/t/{table:str}/replay")
async def replay(
    request: WebRequest,
    table: FromPath[str],
    step: FromQuery[int] = -1,
    at: FromQuery[int] = -1,
    eyes: FromQuery[str] = "own",
) -> Response[str]:
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    wanted = step if step >= 0 else at
    moment, everything = await moment_of(live, scene, visitor.id, wanted, eyes)
    texts = game_texts(scene.kind.id, visitor.language)
    choices = [{"id": "own", "name": texts.say("web-eyes-own" if scene.seat >= 0 else "web-eyes-public")}]
    if scene.status == OVER:
        choices.append({"id": OPEN_EYES, "name": texts.say("web-eyes-all")})
        choices += [{"id": str(seat), "name": name} for seat, name in enumerate(scene.names) if seat != scene.seat]
    parts = {
        "scene": scene,
        "game": scene.kind.id,
        "moment": moment,
        "arms": safe(all_arms()),
        "regions": {name: safe(html) for name, html in regions_of(scene, moment, visitor.language, everything).items()},
        "eyes": choices,
        "chosen_eyes": eyes,
        "styles": styles_for(scene.kind.id),
        "scripts": [*SCRIPTS, *TABLE_SCRIPTS],
        "modules": TABLE_MODULES,
        "body_class": "table-page replay-page",
    }
    return shown(page("replay.html", visitor, f"/t/{table}/replay", parts, texts))


@get("/t/{table:str}/moment")
async def moment_regions(
    request: WebRequest, table: FromPath[str], step: FromQuery[int], eyes: FromQuery[str] = "own"
) -> Response[Update]:
    """A moment's regions, for the slider."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    moment, everything = await moment_of(live, scene, visitor.id, step, eyes)
    regions = regions_of(scene, moment, visitor.language, everything)
    return Response(Update(str(moment.step), 0, False, scene.status, "", regions))


HANDLERS = [replay, moment_regions]
