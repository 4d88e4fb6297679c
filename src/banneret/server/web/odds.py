"""The odds helper: how likely what a seat has chosen is to be beaten, by what that seat can see."""

from __future__ import annotations

import asyncio
import hashlib
import json

from litestar import Response, get
from litestar.params import FromPath

from banneret.core.chance import FastChance
from banneret.core.odds import Odds
from banneret.server.errors import Forbidden
from banneret.server.scene import Scene
from banneret.server.web.languages import game_texts, said_share
from banneret.server.web.pages import draw
from banneret.server.web.requests import WebRequest, application_of, lobby_of, shown, visitor_of


def seed_of(scene: Scene) -> int:
    """The same view gives the same odds, whatever lies in the hands that it does not show."""
    assert scene.view is not None
    text = json.dumps([scene.kind.view_json(scene.view), scene.draft], sort_keys=True)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


def count(scene: Scene, samples: int) -> Odds | None:
    """Samples worlds: not for the loop."""
    if scene.view is None or not scene.legal:
        return None
    return scene.kind.odds.beaten(scene.view, [], FastChance(seed_of(scene)), samples)


@get("/t/{table:str}/odds")
async def odds(request: WebRequest, table: FromPath[str]) -> Response[str]:
    application, visitor = application_of(request), visitor_of(request)
    scene = await (await lobby_of(request).table(table)).scene(visitor.id)
    if scene.seat < 0 or not scene.odds:
        raise Forbidden("no_odds")
    application.take("odds", visitor.id, application.config.limits.person_odds)
    found = await asyncio.to_thread(count, scene, application.config.odds_samples)
    texts = game_texts(scene.kind.id, visitor.language)
    share = found.share if found is not None else 0.0
    words = texts.say("web-odds", {"share": said_share(share, visitor.language)})
    parts = {"odds": found, "words": words, "percent": round(100 * share)}
    return shown(draw("regions/odds.html", visitor.language, parts, texts))


HANDLERS = [odds]
