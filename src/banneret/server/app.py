"""The web application: Litestar behind a guard, over one lobby."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.types import Receive, Scope, Send

from banneret import __version__
from banneret.core.errors import UserError
from banneret.server.calls.caller import Caller
from banneret.server.errors import BadInput, NotFound
from banneret.server.lobby import Lobby
from banneret.server.logs import shown_path
from banneret.server.web import (
    access,
    api,
    api_page,
    api_stream,
    calls,
    guide,
    health,
    hints,
    identity,
    joining,
    lessons,
    lobby,
    odds,
    own_record,
    primers,
    puzzles,
    replays,
    review,
    rulebook,
    settings_page,
    stream,
    styles,
    suggesting,
    table_commands,
    tables,
    writing,
)
from banneret.server.web.api_shapes import close_inputs
from banneret.server.web.application import ApplicationState, Config
from banneret.server.web.faults import NotAllowed, OurFault, TooLarge, WrongType, answer_for
from banneret.server.web.guard import Guard
from banneret.server.web.misfits import misfit
from banneret.server.web.requests import WebRequest, visitor_of
from banneret.server.web.short_way import answered

LOG = logging.getLogger(__name__)
STATIC = Path(__file__).with_name("static")
API_ABOUT = """Play at the tables of this server from a program.

Reading a public table needs no token. To act, make a token in the browser at `/settings/access` and send it with every
request: `Authorization: Bearer banneret_...`. It acts for the person who made it, until it is revoked there or a year
has passed; then requests are answered with 401 and the code `bad_token`."""
TOKEN_SCHEME = SecurityScheme(
    type="http",
    scheme="bearer",
    bearer_format="banneret_<name>.<secret>",
    description="A token from `/settings/access`, in the header `Authorization: Bearer <token>`.",
)
PAGES: list[HTTPRouteHandler] = [
    *lobby.HANDLERS, *settings_page.HANDLERS, *joining.HANDLERS,
    *tables.HANDLERS, *table_commands.HANDLERS, *stream.HANDLERS, *replays.HANDLERS, *odds.HANDLERS,
    *hints.HANDLERS, *guide.HANDLERS, *review.HANDLERS, *own_record.HANDLERS, *identity.HANDLERS, *primers.HANDLERS,
    *rulebook.HANDLERS,
    *lessons.HANDLERS, *puzzles.HANDLERS, *writing.HANDLERS, *suggesting.HANDLERS,
    *api_stream.HANDLERS, *styles.HANDLERS, *access.HANDLERS, *calls.HANDLERS, *health.HANDLERS, api_page.human_page,
    api_page.description,
]  # fmt: skip


class Application:
    """An ASGI application. `open_lobby` is called when the server starts; the lobby is left when it ends."""

    def __init__(self, open_lobby: Callable[[], Lobby], config: Config | None = None) -> None:
        self.open_lobby = open_lobby
        self.config = config or Config()
        self.state: ApplicationState | None = None
        for handler in PAGES:
            handler.include_in_schema = False
        self.litestar = Litestar(
            route_handlers=[*PAGES, api.ROUTER, create_static_files_router("/static", [STATIC])],
            lifespan=[self._lifespan],
            logging_config=None,
            exception_handlers={
                UserError: user_error,
                HTTPException: http_error,
                RecursionError: nested_too_deeply,
                Exception: unexpected,
            },
            openapi_config=OpenAPIConfig(
                title="Banneret",
                version=__version__,
                description=API_ABOUT,
                path="/api/openapi",
                render_plugins=[JsonRenderPlugin(path="/json")],
                use_handler_docstrings=True,
                components=Components(security_schemes={"token": TOKEN_SCHEME}),
            ),
            request_max_body_size=self.config.limits.body,
        )
        close_inputs(self.litestar.openapi_schema)
        self._guarded = Guard(self.litestar, self._present_state, answered)

    def stop(self) -> None:
        """Let open streams end: the server is about to stop."""
        if self.state is not None:
            self.state.close()

    def _present_state(self) -> ApplicationState:
        assert self.state is not None, "the application has not been started"
        return self.state

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        async with self.open_lobby() as lobby:
            self.state = await ApplicationState.open(lobby, self.config)
            app.state.application = self.state
            calling = asyncio.create_task(Caller(lobby, self.config.calls, self.state.calls).look_on())
            try:
                yield
            finally:
                self.state.close()
                calling.cancel()
                await asyncio.wait([calling])
                await self.state.calls.close()
                await self.state.reviews.close()
                await self.state.tutors.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)


def answer_to(request: WebRequest, error: UserError) -> Response[bytes]:
    answer = answer_for(error, visitor_of(request), request.url.path, request.headers.get("accept", ""))
    return Response(
        answer.body, status_code=answer.status, media_type=answer.content_type, headers=answer.headers
    )  # fmt: skip


def user_error(request: Request[object, object, State], error: UserError) -> Response[bytes]:
    return answer_to(request, error)


def http_error(request: Request[object, object, State], error: HTTPException) -> Response[bytes]:
    """What the framework found wrong, in our words."""
    kinds: dict[int, UserError] = {
        404: NotFound("no_such_page"),
        413: TooLarge("body_too_long", {"most": 0}),
        415: WrongType("wrong_type"),
    }
    if error.status_code == 405:
        return answer_to(request, NotAllowed(methods_at(request.app, request.url.path)))
    if error.status_code >= 500:
        LOG.error("%s %s failed: %s", request.method, shown_path(request.url.path), error.detail)
        return answer_to(request, OurFault("unexpected"))
    return answer_to(request, kinds.get(error.status_code, BadInput("bad_request", misfit(error))))


def methods_at(app: Litestar, path: str) -> set[str]:
    """The methods that an address is there for."""
    found: set[str] = set()
    for route in app.routes:
        pattern = re.sub(r"\\\{[^/]*\\\}", "[^/]+", re.escape(route.path_format))
        if isinstance(route, HTTPRoute) and re.fullmatch(pattern, path.rstrip("/") or "/"):
            found |= {str(method) for method in route.methods}
    return found


def nested_too_deeply(request: Request[object, object, State], error: RecursionError) -> Response[bytes]:
    """A body without end, one thing in another; our own code goes nowhere near that depth."""
    return answer_to(request, BadInput("bad_form"))


def unexpected(request: Request[object, object, State], error: Exception) -> Response[bytes]:
    LOG.error("%s %s failed", request.method, shown_path(request.url.path), exc_info=error)
    return answer_to(request, OurFault("unexpected"))
