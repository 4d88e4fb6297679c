"""The door: headers on every response, limits, identity, and a check that whoever changes something means it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import cast
from urllib.parse import unquote_to_bytes, urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from banneret.core.errors import UserError
from banneret.server.errors import BadInput, Forbidden, NotFound, StoreError
from banneret.server.logs import ACCESS, AUDIT, is_kept, note, shown_path
from banneret.server.web.application import COOKIE, COOKIE_DAYS, ApplicationState
from banneret.server.web.compression import compressed
from banneret.server.web.faults import Answer, OurFault, TooLarge, TooMany, WithoutToken, WrongType, answer_for
from banneret.server.web.forms import Form
from banneret.server.web.limits import limited_address
from banneret.server.web.styles import has_digest, may_be_static
from banneret.server.web.visitors import Visitor

LOG = logging.getLogger(__name__)
VISITOR, FORM, ARRIVED, NAMED = "banneret.visitor", "banneret.form", "banneret.arrived", "banneret.cookie"
GONE, LONGEST_PATH = 499, 200
FILE_SENT = (200, 304)
STREAM = "/stream"  # what ends so stays open for long
HOST = re.compile(rb"([A-Za-z0-9._-]*|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")
ONE_CLICK = "/calls/stop/"  # mail programs post there for their owners: the address itself proves who may
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
FORM_TYPE, JSON_TYPE = "application/x-www-form-urlencoded", "application/json"

POLICY = "; ".join([
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
    "font-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'",
    "require-trusted-types-for 'script'", "trusted-types banneret banneret-worker",
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
FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"
FILE_HEADERS: list[tuple[bytes, bytes]] = [  # of style sheets, scripts and pictures, which are no pages
    (b"content-security-policy", FILE_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NOT_KEPT = b"no-store"
SHORT_HEADERS = [
    (b"content-type", JSON_TYPE.encode()), *HEADERS, (b"cache-control", NOT_KEPT), (b"vary", b"Accept-Encoding"),
]  # fmt: skip
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
            await self.noted(scope, receive, send)
        elif cast(str, scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def noted(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer a request, count it and write it down; 499 is one whose sender has gone before there was an answer."""
        application = self.application()
        begun, status = monotonic(), GONE

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.admit(scope, receive, sending)
        finally:
            seconds, method, path = monotonic() - begun, scope["method"], scope["path"]
            application.metrics.request(method, status, seconds, path.endswith(STREAM))
            if is_kept(ACCESS) or is_kept(AUDIT):
                visitor = cast("Visitor | None", scope.get(VISITOR))
                entry = {
                    "at": round(application.now(), 3), "address": address_in(scope), "method": method[:16],
                    "path": shown_path(path)[:LONGEST_PATH], "status": status, "ms": round(seconds * 1000),
                    "person": visitor.id if visitor is not None and visitor.person is not None else "",
                }  # fmt: skip
                note(ACCESS, entry)
                if method not in SAFE_METHODS:
                    note(AUDIT, entry)

    async def admit(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Check a request, and let it in: one of few of its address, charged with what it takes."""
        application = self.application()
        application.config.proxies.learn(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        path, address = scope["path"], address_in(scope)
        fixed = path.startswith("/static/")
        kept = ASKED_AGAIN if fixed else NOT_KEPT
        direct = send
        send = compressed(direct, headers.get("accept-encoding", ""), scope["method"], fixed)
        try:
            check_address(scope, application.config.limits.target)
            if fixed:
                kept = self.static(scope)
            else:
                received = await self.prepare(application, scope, receive, direct, headers)
                if received is None:
                    return
                receive = received
        except UserError as error:
            await self.refuse(error, scope, send, headers, kept)
            return
        except Exception:
            LOG.exception("%s %s failed", scope["method"], shown_path(path))
            await self.refuse(OurFault("unexpected"), scope, send, headers, kept)
            return
        sending = decorated(send, scope, kept)
        if fixed or path.endswith(STREAM):
            await application.work.metered(address, self.app(scope, receive, sending))
            return
        begun = False

        async def noticed(message: Message) -> None:
            nonlocal begun
            begun = True
            await sending(message)

        try:
            async with application.under_way(), application.work.requests.turn(address):
                await application.work.metered(address, self.app(scope, receive, noticed))
        except (TooMany, StoreError) as error:  # too many wait, or the server stops
            if not begun:
                await self.refuse(error, scope, send, headers, kept)

    def static(self, scope: HTTPScope) -> bytes:
        """How long browsers may keep a file."""
        if not may_be_static(scope["path"]):
            raise NotFound("no_such_page")
        named = has_digest(scope["path"], scope["query_string"].decode("latin-1"))
        return KEPT_FOR_GOOD if named else ASKED_AGAIN

    async def prepare(
        self, application: ApplicationState, scope: HTTPScope, receive: Receive, send: Send, headers: dict[str, str]
    ) -> Receive | None:
        """Learn who asks and what; what the application receives then, or None where a short way has answered."""
        name = application.cookie_name(scope.get("scheme") == "https")
        known = cast("dict[str, object]", scope)
        known[NAMED] = name
        visitor = await self.identify(application, headers, name)
        known[VISITOR] = visitor
        if visitor.person is not None:
            application.lobby.services.homes.note(visitor.id, address_in(scope))
        if visitor.fresh:
            known[ARRIVED] = application.keys.cookie(visitor.id, visitor.session)
        self.count(application, scope, visitor)
        application.work.check(address_in(scope))
        if scope["method"] in SAFE_METHODS:
            return receive
        if scope["path"].startswith(ONE_CLICK):
            return receive
        if await application.lobby.people.is_banned(visitor.id):
            raise Forbidden("banned")
        body = await read_body(receive, headers, application.config.limits.body)
        type = content_type(headers)
        if type == JSON_TYPE:
            check_text(body)
        form = Form.read(body) if type == FORM_TYPE else Form([])
        known[FORM] = form
        self.check_meant(application, scope, visitor, headers, form)
        if type in (FORM_TYPE, JSON_TYPE):
            path, accepts = scope["path"], headers.get("accept", "")
            short = self.short_way(application, visitor, path, form, body, accepts)
            told = await application.work.metered(address_in(scope), short)
            if told is not None:
                await reply_shortly(told, scope, send)
                return None
        return replayed(body, receive)

    async def refuse(
        self, error: UserError, scope: HTTPScope, send: Send, headers: dict[str, str], kept: bytes
    ) -> None:
        """Say why not, in the visitor's language as far as it is known."""
        stranger = Visitor("", None, self.application().config.language, "", None)
        visitor = cast(Visitor, scope.get(VISITOR, stranger))
        answer = answer_for(error, visitor, scope["path"], headers.get("accept", ""))
        await reply(answer, scope, decorated(send, scope, kept))

    async def identify(self, application: ApplicationState, headers: dict[str, str], name: str) -> Visitor:
        scheme, _, bearer = headers.get("authorization", "").partition(" ")
        token = bearer.strip() if scheme.lower() == "bearer" else ""
        visitor = await application.visitor(
            cookie_of(headers.get("cookie", ""), name), token, headers.get("accept-language", ""),
            headers.get("user-agent", ""),
        )  # fmt: skip
        if token and visitor.person is None:
            raise WithoutToken("bad_token")
        return visitor

    def count(self, application: ApplicationState, scope: HTTPScope, visitor: Visitor) -> None:
        address = address_in(scope)
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
            if place_of(origin) != headers.get("host", "").lower():
                raise Forbidden("other_origin")
        elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("other_origin")
        token = headers.get("x-csrf-token", "") or form.text("csrf")
        if not application.fits(visitor, token):
            if visitor.fresh and scope["path"].startswith("/api/"):
                raise WithoutToken("no_token")
            raise Forbidden("form_out_of_date")


def address_in(scope: HTTPScope) -> str:
    """Who is limited: the address of the other end, or its network."""
    client = scope.get("client")
    return limited_address(client[0]) if client else ""


def check_address(scope: HTTPScope, longest: int) -> None:
    """An address is UTF-8 behind its percent signs, and names nothing that cannot be written."""
    query = scope["query_string"]
    if len(scope["raw_path"]) + len(query) > longest:
        raise TooLarge("address_too_long")
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if not query.isascii() or len(hosts) > 1 or not all(map(HOST.fullmatch, hosts)):
        raise BadInput("bad_address")
    if query:
        check_text(unquote_to_bytes(query), "bad_address")
    if not scope["path"].isprintable():
        raise NotFound("no_such_page")


def check_text(body: bytes, code: str = "bad_form") -> None:
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise BadInput(code) from error


def place_of(origin: str) -> str:
    """Host and port of an origin; nothing where it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


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
            raise BadInput("bad_form")  # hung up half-way: nothing of it counts
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
            file = kept == KEPT_FOR_GOOD and message["status"] in FILE_SENT
            headers = [*own, *(FILE_HEADERS if file else HEADERS), (b"cache-control", kept)]
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


async def reply_shortly(told: bytes, scope: HTTPScope, send: Send) -> None:
    """What the short way answers: too little to be compressed."""
    headers = [*SHORT_HEADERS, (b"content-length", str(len(told)).encode())]
    cookie = fresh_cookie(scope)
    if cookie:
        headers.append((b"set-cookie", cookie.encode()))
    await send({"type": "http.response.start", "status": 201, "headers": headers})
    await send({"type": "http.response.body", "body": told, "more_body": False})


async def reply(answer: Answer, scope: HTTPScope, send: Send) -> None:
    headers = [(b"content-type", answer.content_type.encode()), (b"content-length", str(len(answer.body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    body = b"" if scope["method"] == "HEAD" else answer.body
    await send({"type": "http.response.body", "body": body, "more_body": False})
