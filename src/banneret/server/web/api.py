"""The JSON API: what a page can do, for programs. Described at `/api/openapi.json`, explained at `/api`."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final, cast

from litestar import Router, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody, QueryParameter

from banneret.core.actions import Action
from banneret.server import commands
from banneret.server.commands import Answer, Redraft, Say, Start, TakeSeat, Undo
from banneret.server.lobby import TableCard
from banneret.server.scene import LogEntry, Scene
from banneret.server.settings import Settings
from banneret.server.web import api_accords
from banneret.server.web.api_accords import clock_info, offer_info
from banneret.server.web.api_kit import (
    READING,
    WITH_TOKEN,
    WRITING,
    Command,
    Seat,
    TableId,
    problems,
    seat_at,
)
from banneret.server.web.api_shapes import (
    VERSION,
    Answers,
    Choice,
    Draft,
    Edit,
    EventInfo,
    Events,
    GameInfo,
    HourglassInfo,
    NewTable,
    NewTableInfo,
    Said,
    SeatInfo,
    SeatNewsInfo,
    SideAct,
    TableInfo,
    TableState,
)
from banneret.server.web.artist import Artist, wording_without_options
from banneret.server.web.lobby import kind_of
from banneret.server.web.regions import news_words
from banneret.server.web.requests import WebRequest, address_of, application_of, lobby_of, person_of, visitor_of
from banneret.server.web.shelf import games_in, known_games, options_in
from banneret.server.web.table_visit import Outcome, visit
from banneret.server.web.tempo import with_tempo

CHOICES_KEPT: Final = 16_384


def words_of(entry: LogEntry, artist: Artist) -> EventInfo:
    event = entry.event
    return EventInfo(
        entry.number, entry.version, event.name, event.rule, event.seat, cast(dict[str, Any], entry.parts),
        artist.words_of(event),
    )  # fmt: skip


@lru_cache(maxsize=CHOICES_KEPT)
def choice_of(action: Action, game: str, language: str, names: tuple[str, ...]) -> Choice:
    """An answer for programs: what is said of it follows from these, and the same few hundred come again and again."""
    words = wording_without_options(game, language, names).action(action)
    return Choice(action.notation, words, action.draft, cast(dict[str, Any], action.json()))


def state_of(scene: Scene, language: str) -> TableState:
    game, names = scene.kind.id, tuple(scene.names)
    sentence = rule = ""
    if scene.legal and scene.view is not None:
        wording = wording_without_options(game, language, names)
        sentence = wording.question(scene.view.state, scene.seat)
        rule = wording.question_rule(scene.view.state)
    legal = [choice_of(action, game, language, names) for action in scene.legal.values()]
    side = [choice_of(action, game, language, names) for action in scene.side.values()]
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
            SeatInfo(
                card.seat,
                card.kind,
                card.name,
                card.level,
                card.style,
                card.asked,
                card.finished,
                card.since,
                card.holiday,
            )
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
