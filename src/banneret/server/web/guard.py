"""The door: headers on every response, limits, identity, and a check that whoever changes something means it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from banneret.core.errors import UserError
from banneret.server.errors import Forbidden
from banneret.server.web.application import COOKIE, COOKIE_DAYS, ApplicationState
from banneret.server.web.compression import compressed
from banneret.server.web.faults import Answer, OurFault, TooLarge, WrongType, answer_for
from banneret.server.web.forms import Form
from banneret.server.web.styles import has_digest
from banneret.server.web.visitors import Visitor

LOG = logging.getLogger(__name__)
VISITOR, FORM, ARRIVED, NAMED = "banneret.visitor", "banneret.form", "banneret.arrived", "banneret.cookie"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
FORM_TYPE, JSON_TYPE = "application/x-www-form-urlencoded", "application/json"

POLICY = "; ".join([
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
    "font-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'",
    "require-trusted-types-for 'script'", "trusted-types banneret",
])  # fmt: skip
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
NOT_KEPT = b"no-store"
KEPT_FOR_GOOD = b"public, max-age=31536000, immutable"  # the address names the contents
ASKED_AGAIN = b"no-cache"


ShortWay = Callable[[ApplicationState, Visitor, str, Form, bytes, str], Awaitable[bytes | None]]


class Guard:
    """Stands before Litestar. `application` is asked for at each request: it exists once the server has started.

    `short_way` answers some requests by itself; what it gives None for goes on to Litestar.
    """

    def __init__(self, app: ASGIApp, application: Callable[[], ApplicationState], short_way: ShortWay) -> None:
        self.app = app
        self.application = application
        self.short_way = short_way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.admit(scope, receive, send)
        elif cast(str, scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def admit(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        path = scope["path"]
        static = path.startswith("/static/")
        send = compressed(send, headers.get("accept-encoding", ""), scope["method"], static)
        if static:
            named = has_digest(path, scope["query_string"].decode("latin-1"))
            await self.app(scope, receive, decorated(send, scope, KEPT_FOR_GOOD if named else ASKED_AGAIN))
            return
        application = self.application()
        visitor = Visitor("", None, application.config.language, "", "")
        accepts = headers.get("accept", "")
        try:
            if len(scope["raw_path"]) + len(scope["query_string"]) > application.config.limits.target:
                raise TooLarge("address_too_long")
            name = application.cookie_name(scope.get("scheme") == "https")
            scope[NAMED] = name  # type: ignore[literal-required]
            visitor = await self.identify(application, headers, name)
            scope[VISITOR] = visitor  # type: ignore[literal-required]
            if visitor.fresh:
                scope[ARRIVED] = application.keys.cookie(visitor.id, visitor.session)  # type: ignore[literal-required]
            self.count(application, scope, visitor)
            if scope["method"] not in SAFE_METHODS:
                body = await read_body(receive, headers, application.config.limits.body)
                form = Form.read(body) if content_type(headers) == FORM_TYPE else Form([])
                scope[FORM] = form  # type: ignore[literal-required]
                self.check_meant(application, scope, visitor, headers, form)
                receive = replayed(body, receive)
                if content_type(headers) in (FORM_TYPE, JSON_TYPE):
                    told = await self.short_way(application, visitor, path, form, body, accepts)
                    if told is not None:
                        await reply(Answer(201, told, JSON_TYPE, {}), scope, decorated(send, scope))
                        return
        except UserError as error:
            await reply(answer_for(error, visitor, path, accepts), scope, decorated(send, scope))
            return
        except Exception:
            LOG.exception("%s %s failed", scope["method"], path)
            await reply(answer_for(OurFault("unexpected"), visitor, path, accepts), scope, decorated(send, scope))
            return
        await self.app(scope, receive, decorated(send, scope))

    async def identify(self, application: ApplicationState, headers: dict[str, str], name: str) -> Visitor:
        scheme, _, bearer = headers.get("authorization", "").partition(" ")
        token = bearer.strip() if scheme.lower() == "bearer" else ""
        visitor = await application.visitor(
            cookie_of(headers.get("cookie", ""), name), token, headers.get("accept-language", ""),
            headers.get("user-agent", ""),
        )  # fmt: skip
        if token and visitor.person is None:
            raise Forbidden("bad_token")
        return visitor

    def count(self, application: ApplicationState, scope: HTTPScope, visitor: Visitor) -> None:
        client = scope.get("client")
        address = client[0] if client else ""
        limits = application.config.limits
        if scope["method"] in SAFE_METHODS:
            application.take("reads", address, limits.address_reads)
            return
        application.take("writes", address, limits.address_writes)
        application.take("writes of person", visitor.id, limits.person_writes)

    def check_meant(
        self, application: ApplicationState, scope: HTTPScope, visitor: Visitor, headers: dict[str, str], form: Form
    ) -> None:
        """Only our own pages change something in a visitor's name; a program's token is no cookie to be misused."""
        if visitor.by_token:
            return
        origin = headers.get("origin", "")
        if origin:
            if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
                raise Forbidden("other_origin")
        elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("other_origin")
        token = headers.get("x-csrf-token", "") or form.text("csrf")
        if not application.fits(visitor, token):
            raise Forbidden("form_out_of_date")


def content_type(headers: dict[str, str]) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def cookie_of(header: str, name: str) -> str:
    """Our cookie among those a browser sent; where there is none, that of earlier versions."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        key, _, value = part.strip().partition("=")
        found.setdefault(key, value)
    return found.get(name) or found.get(COOKIE, "")


async def read_body(receive: Receive, headers: dict[str, str], most: int) -> bytes:
    """The body of a request, a form or JSON of a limited size."""
    length = headers.get("content-length", "")
    if length.isascii() and length.isdigit() and int(length[:12]) > most:
        raise TooLarge("body_too_long", {"most": most})
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        if len(body) > most:
            raise TooLarge("body_too_long", {"most": most})
        if not message.get("more_body", False):
            break
    if body and content_type(headers) not in (FORM_TYPE, JSON_TYPE):
        raise WrongType("wrong_type")
    return body


def replayed(body: bytes, receive: Receive) -> Receive:
    """What the application receives: the body that was read, then whatever comes after it."""
    pending = [body]

    async def again() -> HTTPReceiveMessage:
        if pending:
            return {"type": "http.request", "body": pending.pop(), "more_body": False}
        return cast(HTTPReceiveMessage, await receive())

    return cast(Receive, again)


def decorated(send: Send, scope: HTTPScope, kept: bytes = NOT_KEPT) -> Send:
    """Adds the headers of the server, and the cookie of somebody new."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [(name, value) for name, value in message.get("headers", []) if name.lower() != b"cache-control"]
            headers = [*own, *HEADERS, (b"cache-control", kept)]
            cookie = fresh_cookie(scope)
            if cookie:
                headers.append((b"set-cookie", cookie.encode()))
            message["headers"] = headers
        await send(message)

    return sending


def fresh_cookie(scope: HTTPScope) -> str:
    """The cookie to be set: of a stranger at their first request, of a person when they get a name or sign in."""
    value = scope.get(ARRIVED, "")
    if not value:
        return ""
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    return f"{scope.get(NAMED, COOKIE)}={value}; Path=/; Max-Age={COOKIE_DAYS * 86400}; HttpOnly; SameSite=Lax{secure}"


async def reply(answer: Answer, scope: HTTPScope, send: Send) -> None:
    headers = [(b"content-type", answer.content_type.encode()), (b"content-length", str(len(answer.body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    body = b"" if scope["method"] == "HEAD" else answer.body
    await send({"type": "http.response.body", "body": body, "more_body": False})
