"""The JSON API: what a page can do, for programs. Described at `/api/openapi.json`, explained at `/api`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Router, get, post
from litestar.enums import MediaType
from litestar.openapi.spec import OpenAPI
from litestar.params import FromQuery, JSONBody, QueryParameter

from banneret.server import commands
from banneret.server.commands import Answer, Redraft, Say, Start, TakeSeat, Undo
from banneret.server.lobby import TableCard
from banneret.server.scene import LogEntry, Scene
from banneret.server.settings import SLOWEST_PACE, Settings
from banneret.server.web import api_accords
from banneret.server.web.api_accords import ClockInfo, OfferInfo, clock_info, offer_info
from banneret.server.web.api_kit import (
    READING,
    WITH_TOKEN,
    WRITING,
    Command,
    Count,
    Key,
    Name,
    Seat,
    TableId,
    problems,
    seat_at,
)
from banneret.server.web.artist import Artist
from banneret.server.web.lobby import kind_of
from banneret.server.web.regions import TableArtist, news_words
from banneret.server.web.requests import WebRequest, address_of, application_of, lobby_of, person_of, visitor_of
from banneret.server.web.shelf import games_in, known_games, options_in
from banneret.server.web.table_visit import Outcome, visit
from banneret.server.web.tempo import with_tempo

Plan = Literal["me", "open", "invite", "bot:random", "bot:easy", "bot:medium", "bot:hard", "bot:master"]
VERSION = r"^(\d{1,12}(\.\d{1,12})?)?$"


# What goes in.


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Seats are planned as `me`, `open`, `invite` or `bot:random`, `bot:easy`, `bot:medium`, `bot:hard`,
    `bot:master`.

    `clock` is the time to answer: `none`, a `bank` of minutes a player for the whole game beyond the seconds of each
    answer, or `turns` with hours for each answer. `time_out`: then a `bot` takes over, or the `host` decides.
    With `take_backs` answers that everybody has seen may be taken back where all agree.
    """

    game: Name
    seats: Annotated[list[Plan], msgspec.Meta(min_length=1, max_length=12)]
    key: Key
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    public: bool = True
    pace: Annotated[float, msgspec.Meta(ge=0, le=SLOWEST_PACE)] = 1.0
    odds: bool = False
    quick: bool = False
    clock: Literal["none", "bank", "turns"] = "none"
    bank_minutes: Annotated[float, msgspec.Meta(ge=0, le=600)] = 15.0
    answer_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 20.0
    answer_hours: Annotated[float, msgspec.Meta(ge=1, le=720)] = 24.0
    time_out: Literal["bot", "host"] = "bot"
    take_backs: bool = False


class Answers(msgspec.Struct, forbid_unknown_fields=True):
    """Answers in notation to the question with this number, applied wholly or not at all."""

    question: Count
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(min_length=1, max_length=64)]
    key: Key


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """The answers in notation that the draft shall hold, none of them committed yet; an empty list clears it."""

    question: Count
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=64)]
    key: Key


class Edit(msgspec.Struct, forbid_unknown_fields=True):
    """Take something back that belongs to the question with this number."""

    question: Count
    key: Key


class Said(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    key: Key


class SideAct(msgspec.Struct, forbid_unknown_fields=True):
    """Something that may be done at any time, in notation."""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    key: Key


INPUTS = (NewTable, Answers, Draft, Edit, Command, Said, SideAct, *api_accords.INPUTS)


def close_inputs(description: OpenAPI) -> None:
    """What goes in has the fields that are described and no others."""
    assert description.components is not None
    for name, schema in (description.components.schemas or {}).items():
        if name.rpartition("_")[2] in {kind.__name__ for kind in INPUTS}:
            schema.additional_properties = False


# What comes out.


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the shelf."""

    id: str
    title: str
    about: str
    players: list[int]
    rules_version: int
    maturity: str
    options: list[dict[str, Any]]


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list. `seat` is the own one or -1."""

    id: str
    game: str
    title: str
    status: str
    players: int
    names: list[str]
    kinds: list[str]
    seat: int
    my_turn: bool
    created: float


class NewTableInfo(msgspec.Struct, frozen=True):
    """`invitations` maps seats to tokens that are told only now."""

    id: str
    invitations: dict[str, str]


class Choice(msgspec.Struct, frozen=True):
    """A legal answer: how it is written, in words, and as JSON. A draft waits for the answer that commits it."""

    notation: str
    words: str
    draft: bool
    action: dict[str, Any]


class SeatInfo(msgspec.Struct, frozen=True):
    """`since`: from when on the seat is asked, `holiday`: until when its player is on holiday; 0 where it is not so."""

    seat: int
    kind: str
    name: str
    level: str
    asked: bool
    finished: bool
    since: float
    holiday: float


class HourglassInfo(msgspec.Struct, frozen=True):
    """A real-time limit: how many seconds are left of it at this moment, and whether they are running out."""

    left: float
    runs: bool


class TableState(msgspec.Struct, frozen=True):
    """A table as the asking person's seat sees it. `view` is null until the game begins.

    `side` holds what may be done at any time, whoever is asked; `hourglass` is null where nothing presses.
    While the game is `paused` nobody can answer; `offers` wait for the consent of people at the table,
    `clocks` tell how much time people have to answer. `lines` is how long the record is: who asks to take the own last
    answer back, where `can_ask_back` allows it, names it.
    """

    id: str
    game: str
    version: str
    status: str
    options: dict[str, str]
    seat: int
    seats: list[SeatInfo]
    asked: list[int]
    question: int
    sentence: str
    rule: str
    legal: list[Choice]
    side: list[Choice]
    draft: list[str]
    can_undo: bool
    can_ask_back: bool
    lines: int
    scores: list[float]
    returns: list[float]
    hourglass: HourglassInfo | None
    paused: bool
    offers: list[OfferInfo]
    clocks: list[ClockInfo]
    view: dict[str, Any] | None


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened, as this seat heard it."""

    number: int
    version: int
    name: str
    rule: str
    seat: int
    parts: dict[str, Any]
    words: str


class SeatNewsInfo(msgspec.Struct, frozen=True):
    """A seat that changed hands, as everybody is told."""

    number: int
    what: str
    seat: int
    at: float
    words: str


class Events(msgspec.Struct, frozen=True):
    """Of the events known at `since` the first `kept` still stand; later ones were undone.

    `seating` tells, from the beginning, how seats changed hands.
    """

    version: str
    kept: int
    events: list[EventInfo]
    seating: list[SeatNewsInfo]


def words_of(entry: LogEntry, artist: Artist) -> EventInfo:
    event = entry.event
    return EventInfo(
        entry.number, entry.version, event.name, event.rule, event.seat, cast(dict[str, Any], entry.parts),
        artist.words_of(event),
    )  # fmt: skip


def state_of(scene: Scene, language: str) -> TableState:
    artist = TableArtist(scene, language)
    sentence = rule = ""
    if scene.legal and scene.view is not None:
        sentence = artist.wording.question(scene.view.state, scene.seat)
        rule = artist.wording.question_rule(scene.view.state)
    legal, side = (
        [
            Choice(notation, artist.wording.action(action), action.draft, cast(dict[str, Any], action.json()))
            for notation, action in actions.items()
        ]
        for actions in (scene.legal, scene.side)
    )
    view = cast(dict[str, Any], scene.kind.view_json(scene.view)) if scene.view is not None else None
    glass = scene.countdown
    return TableState(
        id=scene.id,
        game=scene.kind.id,
        version=scene.version,
        status=scene.status,
        options=scene.options,
        seat=scene.seat,
        seats=[
            SeatInfo(card.seat, card.kind, card.name, card.level, card.asked, card.finished, card.since, card.holiday)
            for card in scene.seats
        ],
        asked=scene.asked,
        question=scene.question,
        sentence=sentence,
        rule=rule,
        legal=legal,
        side=side,
        draft=scene.draft,
        can_undo=scene.can_undo,
        can_ask_back=scene.can_ask_back,
        lines=scene.lines,
        scores=scene.scores,
        returns=scene.returns,
        hourglass=HourglassInfo(glass.left, glass.runs) if glass is not None else None,
        paused=scene.paused,
        offers=[offer_info(card) for card in scene.offers],
        clocks=[clock_info(card) for card in scene.clocks],
        view=view,
    )


def info_of(card: TableCard) -> TableInfo:
    return TableInfo(
        card.id, card.game, card.settings.title, card.status, card.players, card.names, card.kinds, card.mine,
        card.my_turn, card.created,
    )  # fmt: skip


# Games and tables.


@get("/games", operation_id="listGames", responses=problems(401, 429, 503))
async def games(request: WebRequest) -> list[GameInfo]:
    """All games that can be played here, with their options."""
    language = visitor_of(request).language
    words = {game["id"]: game for game in games_in(language)}
    return [
        GameInfo(
            kind.id, str(words[kind.id]["title"]), str(words[kind.id]["about"]), kind.players, kind.rules_version,
            kind.maturity, cast(list[dict[str, Any]], options_in(kind, language, {})),
        )
        for kind in known_games()
    ]  # fmt: skip


@get("/tables", operation_id="listTables", responses=problems(400, 401, 429, 503))
async def tables(request: WebRequest, mine: FromQuery[bool] = False) -> list[TableInfo]:
    """Public tables that wait for players or are in play; with `mine`, the own ones."""
    visitor, lobby = visitor_of(request), lobby_of(request)
    cards = await (lobby.tables_of(visitor.id) if mine else lobby.public_tables(visitor.id))
    return [info_of(card) for card in cards]


@post("/tables", operation_id="createTable", responses=WRITING, security=WITH_TOKEN)
async def create(request: WebRequest, data: JSONBody[NewTable]) -> NewTableInfo:
    """Make a table. It begins at once where no seat is open or kept for somebody."""
    application = application_of(request)
    kind = kind_of(data.game)
    application.take("tables", address_of(request), application.config.limits.address_tables)
    settings = Settings(data.title, data.public, data.pace, data.odds, quick=data.quick, take_backs=data.take_backs)
    settings = with_tempo(
        settings, data.clock, data.bank_minutes, data.answer_seconds, data.answer_hours, data.time_out
    )
    person = await person_of(request)
    created = await application.lobby.create(
        person, data.key, kind.id, len(data.seats), list(data.seats), data.options, settings
    )  # fmt: skip
    return NewTableInfo(created.id, {str(seat): token for seat, token in created.tokens.items()})


@get("/tables/{table:str}", operation_id="getTable", responses=READING)
async def state(request: WebRequest, table: TableId) -> TableState:
    """The table as the own seat sees it; without a seat, as everybody does."""
    visitor = visitor_of(request)
    scene = await (await lobby_of(request).table(table)).scene(visitor.id)
    return state_of(scene, visitor.language)


@post("/tables/{table:str}/seats/{seat:int}", operation_id="takeSeat", responses=WRITING, security=WITH_TOKEN)
async def take_seat(request: WebRequest, table: TableId, seat: Seat, data: JSONBody[Command]) -> Outcome:
    """Sit down on a free seat."""
    return await (await visit(request, table)).perform(data.key, TakeSeat(seat))


@post("/tables/{table:str}/start", operation_id="startTable", responses=WRITING, security=WITH_TOKEN)
async def start(request: WebRequest, table: TableId, data: JSONBody[Command]) -> Outcome:
    """Begin now, with bots on the seats that are left (the host)."""
    return await (await visit(request, table)).perform(data.key, Start())


@post("/tables/{table:str}/answers", operation_id="answer", responses=WRITING, security=WITH_TOKEN)
async def act(request: WebRequest, table: TableId, data: JSONBody[Answers]) -> Outcome:
    """Answer a question. `refused` says why, `stale` that the question is gone, `repeated` that the key was used."""
    at = await seat_at(request, table)
    return await at.perform(data.key, Answer(at.seat, data.question, data.actions))


@post("/tables/{table:str}/side", operation_id="sideAct", responses=WRITING, security=WITH_TOKEN)
async def side_act(request: WebRequest, table: TableId, data: JSONBody[SideAct]) -> Outcome:
    """Do something that may be done at any time, such as a gift. It answers no question."""
    at = await seat_at(request, table)
    return await at.perform(data.key, commands.SideAct(at.seat, data.action))


@post("/tables/{table:str}/draft", operation_id="redraft", responses=WRITING, security=WITH_TOKEN)
async def redraft(request: WebRequest, table: TableId, data: JSONBody[Draft]) -> Outcome:
    """Put another chain of answers in the place of the own draft, wholly or not at all. Nobody else notices."""
    at = await seat_at(request, table)
    return await at.perform(data.key, Redraft(at.seat, data.question, data.actions))


@post("/tables/{table:str}/undo", operation_id="undo", responses=WRITING, security=WITH_TOKEN)
async def undo(request: WebRequest, table: TableId, data: JSONBody[Edit]) -> Outcome:
    """Take the last answer back, if it showed nothing and nobody else has been asked since."""
    at = await seat_at(request, table)
    return await at.perform(data.key, Undo(at.seat, data.question))


@post("/tables/{table:str}/chat", operation_id="say", responses=WRITING, security=WITH_TOKEN)
async def say(request: WebRequest, table: TableId, data: JSONBody[Said]) -> Outcome:
    """Say something at the table."""
    at, application = await visit(request, table), application_of(request)
    application.take("chat", at.person.id, application.config.limits.person_chat)
    return await at.perform(data.key, Say(data.text))


@get("/tables/{table:str}/events", operation_id="getEvents", responses=READING)
async def events(
    request: WebRequest, table: TableId, since: Annotated[str, QueryParameter(max_length=26, pattern=VERSION)] = ""
) -> Events:
    """What the own seat has heard since a version; from the beginning without one."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    snapshot = await live.seen_by(visitor.id)
    found = await live.events(visitor.id, since)
    names = [seat.name for seat in snapshot.seats]
    artist = Artist(snapshot.kind, names, snapshot.seat_of(visitor.id), None, visitor.language, snapshot.row.options)
    seating = [
        SeatNewsInfo(row.number, row.what, row.seat, row.at, news_words(row, artist.texts)) for row in snapshot.news
    ]
    return Events(found.version, found.kept, [words_of(entry, artist) for entry in found.entries], seating)


@get("/tables/{table:str}/record", operation_id="getRecord", responses=READING, media_type=MediaType.TEXT)
async def record(request: WebRequest, table: TableId) -> str:
    """The whole game as a record, after its end."""
    live = await lobby_of(request).table(table)
    text: str = await live.record(visitor_of(request).id)
    return text


ROUTER = Router(
    "/api",
    route_handlers=[
        games,
        tables,
        create,
        state,
        take_seat,
        start,
        act,
        side_act,
        redraft,
        undo,
        say,
        events,
        record,
        *api_accords.HANDLERS,
    ],
    tags=["tables"],
)
