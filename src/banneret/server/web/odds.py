"""The odds helper: how likely what a seat has chosen is to be beaten, by what that seat can see."""

from __future__ import annotations

from functools import partial

from litestar import Response, get
from litestar.params import FromPath

from banneret.core.chance import FastChance
from banneret.core.odds import Figure, Odds, percent
from banneret.core.view_seed import seed_of_view
from banneret.core.wording import Wording
from banneret.server.errors import Forbidden
from banneret.server.scene import Scene
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import draw
from banneret.server.web.requests import WebRequest, application_of, in_thread, lobby_of, shown, visitor_of


def count(scene: Scene, samples: int) -> Odds | None:
    """Samples worlds: not for the loop."""
    if scene.view is None or not scene.legal:
        return None
    return scene.kind.odds.beaten(
        scene.view, [], FastChance(seed_of_view(scene.kind, scene.view, scene.draft)), samples
    )


@get("/t/{table:str}/odds")
async def odds(request: WebRequest, table: FromPath[str]) -> Response[str]:
    application, visitor = application_of(request), visitor_of(request)
    scene = await (await lobby_of(request).table(table)).scene(visitor.id)
    if scene.seat < 0 or not scene.odds:
        raise Forbidden("no_odds")
    application.take("odds", visitor.id, application.config.limits.person_odds)
    found = await in_thread(request, partial(count, scene, application.config.odds_samples))
    texts = game_texts(scene.kind.id, visitor.language)
    parts: dict[str, object] = {"odds": found}
    if found is not None:
        wording = Wording(scene.kind, texts, scene.names, scene.kind.rules.load_data(), scene.options)
        parts["words"] = wording.figure(Figure(found.of, found.share))
        parts["percent"] = percent(found.share)
        parts["beside"] = [wording.figure(figure) for figure in found.beside]
    return shown(draw("regions/odds.html", visitor.language, parts, texts))


HANDLERS = [odds]
