"""Pages without a table: lobby, my games, new table, settings, joining by invitation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from litestar import Response, get, post
from litestar.params import FromQuery

from banneret.bots.value_file import has_network
from banneret.core.errors import UserError
from banneret.core.kind import GameKind
from banneret.core.texts import LANGUAGES, Texts
from banneret.games import registry
from banneret.insight.guide import has_guide
from banneret.server.compiled_engine import DONE, Progress
from banneret.server.errors import NotFound
from banneret.server.jobs import DEFAULT_LEVEL, LEVELS
from banneret.server.lobby import TableCard
from banneret.server.settings import Settings
from banneret.server.store.rows import FREE, OPEN, OVER
from banneret.server.web.faults import sentence_of
from banneret.server.web.forms import Form
from banneret.server.web.languages import game_texts, page_texts
from banneret.server.web.pages import page
from banneret.server.web.puzzle_progress import daily
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    form_of,
    fresh_key,
    go_to,
    lobby_of,
    person_of,
    shown,
    visitor_of,
)
from banneret.server.web.shelf import (
    games_in,
    known_games,
    options_in,
    usual_players,
)
from banneret.server.web.tempo import tempo_in, tempo_parts
from banneret.server.web.visitors import Visitor

OUR_TABLES = 3
PACES = ["0.0", "0.5", "1.0", "2.0", "4.0"]
EASY_LEVEL = "easy"
PLANS = ["me", "open", "invite", *[f"bot:{level}" for level in LEVELS]]
MASTER = "bot:master"


def kind_of(game: str) -> GameKind:
    """A game that can be played here."""
    if game not in {kind.id for kind in known_games()}:
        raise NotFound("unknown_game", {"game": game[:40], "known": ", ".join(kind.id for kind in known_games())})
    return registry.load(game)


def is_nameless(visitor: Visitor) -> bool:
    """Whether somebody has not told yet how to be called: the others would see "Captain 2"."""
    return visitor.name in ("", *[page_texts(language).say("web-guest-name") for language in LANGUAGES])


def card_words(card: TableCard, language: str) -> dict[str, object]:
    """A table in a list."""
    texts = game_texts(card.game, language)
    names = [name for name in card.names if name]
    return {
        "id": card.id,
        "title": card.settings.title or texts.say("game-name"),
        "game": texts.say("game-name"),
        "people": ", ".join(names) or texts.say("web-nobody-yet"),
        "status": card.status,
        "my_turn": card.my_turn,
        "kept": card.kept and card.status == OPEN,
        "free": card.kinds.count(FREE) if card.status == OPEN else 0,
        "created": card.created,
        "ended": card.ended,
        "result": result_words(card, texts),
    }


def result_words(card: TableCard, texts: Texts) -> str:
    """Who won a finished game."""
    if not card.result:
        return ""
    best = max(card.result)
    won = [seat for seat, value in enumerate(card.result) if value == best and value > min(0.0, *card.result)]
    if not won or (best <= 0 and len(won) == len(card.result)):
        return texts.say("web-all-lost")
    return texts.say("web-you-won") if won == [card.mine] else texts.say(
        "web-won-by", {"names": ", ".join(card.names[seat] for seat in won)}
    )  # fmt: skip


def together(cards: Sequence[TableCard]) -> list[TableCard]:
    """Games that followed one another stand together, those that were played last first."""
    last: dict[str, float] = {}
    for card in cards:
        last[card.series] = max(last.get(card.series, 0.0), card.created)
    return sorted(cards, key=lambda card: (-last[card.series], card.series, -card.created))


def to_go_on(cards: Sequence[TableCard]) -> list[TableCard]:
    """The last finished game with each group, where the next one has not been offered yet."""
    played = [card for card in together(cards) if card.status == OVER and card.company and card.result]
    return [card for card in played if not card.next_table][:OUR_TABLES]


@get("/")
async def lobby(request: WebRequest, game: FromQuery[str] = "", language: FromQuery[str] = "") -> Response[str]:
    """Games, one's own tables, and those of others: where a seat is free first, without those that were left."""
    visitor, lobby = visitor_of(request), lobby_of(request)
    others = [card for card in await lobby.public_tables(visitor.id) if card.mine < 0 and not card.hosting]
    others = [card for card in others if not card.abandoned and not card.kept]
    tables = [card for card in others if game in ("", card.game) and language in ("", card.settings.language)]
    tables.sort(key=lambda card: not (card.status == OPEN and FREE in card.kinds))
    mine = await lobby.tables_of(visitor.id) if visitor.person is not None else []
    running = [card for card in together(mine) if card.status != OVER]
    progress = lobby.engine.progress()
    games, met = games_in(visitor.language), {card.game for card in mine}
    parts = {
        "games": games,
        "fresh": {kind.id for kind in known_games() if kind.id not in met and offers_guide(kind, visitor.language)},
        "tables": [card_words(card, visitor.language) for card in tables],
        "mine": [card_words(card, visitor.language) for card in running][:6],
        "ours": [card_words(card, visitor.language) for card in to_go_on(mine)],
        "filter": {"game": game, "language": language, "shown": bool(others)},
        "puzzle": puzzle_words(lobby.services.clock.now(), visitor.language),
        "key": fresh_key(request),
        "engine": "" if progress is None or progress.stage == DONE else engine_words(progress, visitor.language),
    }
    return shown(page("lobby.html", visitor, "/", parts))


def offers_guide(kind: GameKind, language: str) -> bool:
    """Whether a game has a guide for newcomers."""
    return has_guide(kind, game_texts(kind.id, language))


def puzzle_words(now: float, language: str) -> dict[str, object] | None:
    """The puzzle of the day; None where there are no puzzles."""
    found = daily(now)
    if found is None:
        return None
    game, number = found
    return {"address": f"/learn/{game}/puzzles/{number}", "game": game_texts(game, language).say("game-name")}


def engine_words(progress: Progress, language: str) -> str:
    """How far the compiling of the engine is, in a quiet sentence."""
    parts = {"done": len(progress.done), "all": len(progress.libraries)}
    return page_texts(language).say(f"web-engine-{progress.stage}", parts)


@get("/engine", media_type="application/json")
async def engine(request: WebRequest) -> dict[str, str | bool]:
    """The sentence alone, for a page that waits for its change, and whether there will be another one."""
    progress = lobby_of(request).engine.progress()
    if progress is None:
        return {"text": "", "more": False}
    return {"text": engine_words(progress, visitor_of(request).language), "more": progress.stage != DONE}


@get("/mine")
async def mine(request: WebRequest) -> Response[str]:
    visitor = visitor_of(request)
    cards = await lobby_of(request).tables_of(visitor.id) if visitor.person is not None else []
    running = sorted((card for card in cards if card.status != OVER), key=lambda card: not (card.my_turn or card.kept))
    finished = together([card for card in cards if card.status == OVER])
    parts = {
        "tables": [card_words(card, visitor.language) for card in running],
        "finished": [card_words(card, visitor.language) for card in finished],
    }
    return shown(page("mine.html", visitor, "/mine", parts))


@post("/play-now")
async def play_now(request: WebRequest) -> Response[None]:
    """A game against bots at once, set up by them where that is wanted; a guided one against easy bots."""
    form, application = form_of(request), application_of(request)
    kind = kind_of(form.text("game"))
    level = EASY_LEVEL if form.flag("guided") else form.text("level", DEFAULT_LEVEL)
    application.take("tables", address_of(request), application.config.limits.address_tables)
    person = await person_of(request)
    if form.flag("guided"):
        await application.lobby.guides.switch(person.id, kind.id, True)
    players = usual_players(kind)
    plans = ["me", *[f"bot:{level}"] * (players - 1)]
    created = await application.lobby.create(
        person, form.text("key"), kind.id, players, plans, settings=Settings(public=False, quick=form.flag("quick"))
    )  # fmt: skip
    return go_to(f"/t/{created.id}")


# A new table.


async def new_page(request: WebRequest, kind: GameKind, form: Form | None, fault: str = "") -> Response[str]:
    visitor = visitor_of(request)
    fresh = visitor.person is None or await lobby_of(request).guides.is_new_to(visitor.id, kind.id)
    players = usual_players(kind)
    seats = ["me", *[f"bot:{DEFAULT_LEVEL}"] * (max(kind.players) - 1)]
    chosen: Mapping[str, str] = kind.rules.live_options()
    if form is not None:
        asked = form.text("players")
        players = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else players
        given = form.texts("seat")[: len(seats)]
        seats = [*given, *seats[len(given) :]]
        chosen = form.beginning_with("option-")
    parts = {
        "game": kind.id,
        "players": players,
        "counts": kind.players,
        "most": max(kind.players),
        "plans": [plan for plan in PLANS if plan != MASTER or has_network(kind)],
        "chosen_seats": seats,
        "options": options_in(kind, visitor.language, chosen),
        "paces": PACES,
        "chosen_pace": form.text("pace", "1.0") if form is not None else "1.0",
        "title": form.text("title") if form is not None else "",
        "public": form.flag("public") if form is not None else True,
        "odds": form.flag("odds") if form is not None else False,
        "hints": form.flag("hints") if form is not None else False,
        "opening": kind.web.opening(),
        **tempo_parts(form),
        "take_backs": form.flag("take_backs") if form is not None else False,
        "quick": form.flag("quick") if form is not None else False,
        "offer_guide": fresh and offers_guide(kind, visitor.language),
        "guided": form.flag("guided") if form is not None else False,
        "key": fresh_key(request),
        "fault": fault,
        "nameless": is_nameless(visitor),
    }
    texts = game_texts(kind.id, visitor.language)
    html = page("new.html", visitor, f"/new?game={kind.id}", parts, texts)
    return shown(html, 400 if fault else 200)


@get("/new")
async def new(request: WebRequest, game: FromQuery[str] = "") -> Response[str]:
    return await new_page(request, kind_of(game or known_games()[0].id), None)


def pace_of(text: str) -> float:
    return float(text) if text in PACES else 1.0


@post("/new")
async def make(request: WebRequest) -> Response[str] | Response[None]:
    form, application, visitor = form_of(request), application_of(request), visitor_of(request)
    kind = kind_of(form.text("game"))
    application.take("tables", address_of(request), application.config.limits.address_tables)
    settings = Settings(
        form.text("title"), form.flag("public"), pace_of(form.text("pace")), form.flag("odds"), form.flag("hints"),
        quick=form.flag("quick"), take_backs=form.flag("take_backs"),
    )  # fmt: skip
    try:
        settings = tempo_in(form, settings)
        person = await person_of(request, form.text("name"))
        players = form.number("players")
        plans = form.texts("seat")[:players]
        options = form.beginning_with("option-")
        created = await application.lobby.create(person, form.text("key"), kind.id, players, plans, options, settings)
        if form.flag("guided"):
            await application.lobby.guides.switch(person.id, kind.id, True)
    except UserError as error:
        return await new_page(request, kind, form, sentence_of(error, game_texts(kind.id, visitor.language)))
    return go_to(f"/t/{created.id}")


def origin_of(request: WebRequest) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


HANDLERS = [lobby, engine, mine, play_now, new, make]
