"""My record: results as pictures, private unless shared by a link that can be withdrawn."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get, post
from litestar.params import FromPath

from banneret.core.texts import Texts
from banneret.server.jobs import LEVELS
from banneret.server.own_record import (
    MIXED,
    NOBODY,
    PEOPLE,
    Played,
    Tally,
    games_of,
    share,
    shared_token,
    tallies,
    tally,
    whose,
    withdraw,
)
from banneret.server.web.languages import game_texts, page_texts, said_date
from banneret.server.web.links import link_to
from banneret.server.web.lobby import origin_of
from banneret.server.web.pages import page, safe
from banneret.server.web.record_pictures import bar, luck_and_skill
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    go_to,
    lobby_of,
    person_of,
    shown,
    visitor_of,
)

LATEST = 10
OPPONENTS = (*LEVELS, MIXED, PEOPLE, NOBODY)


def row_of(label: str, counts: Tally, texts: Texts) -> dict[str, object]:
    """A line of results: what it is about, a picture, and the same in words."""
    told = texts.say("web-results-told", {"played": counts.played, "won": counts.won, "drawn": counts.drawn})
    return {"label": label, "told": told, "bar": safe(bar(counts, f"{label}: {told}").text)}


def game_parts(game: str, games: Sequence[Played], language: str) -> dict[str, object]:
    """The results in one game: in all, by side, by number of players where there were several, and by opponents."""
    texts = game_texts(game, language)
    sides = tallies([one for one in games if one.side], lambda one: one.side)
    counts = tallies(games, lambda one: str(one.players))
    against = tallies(games, lambda one: one.against)
    splits = [
        ("web-results-side", {texts.say(f"side-{side}"): one for side, one in sides.items()}),
        ("web-results-players", {players_words(count, texts): one for count, one in counts.items() if len(counts) > 1}),
        ("web-results-against", {texts.say(f"web-results-{who}"): against[who] for who in OPPONENTS if who in against}),
    ]
    return {
        "name": texts.say("game-name"),
        "total": row_of(texts.say("web-results-all"), tally(games), texts),
        "splits": [
            {"title": texts.say(title), "rows": [row_of(label, one, texts) for label, one in found.items()]}
            for title, found in splits if found
        ],
    }  # fmt: skip


def players_words(count: str, texts: Texts) -> str:
    return texts.say("web-players-exactly", {"count": int(count)})


def latest_row(one: Played, language: str) -> dict[str, object]:
    texts = game_texts(one.game, language)
    names = [name or texts.say("web-results-a-person") for name in one.others]
    return {
        "game": texts.say("game-name"),
        "others": ", ".join(names),
        "date": said_date(one.ended, language),
        "ended": texts.say(f"web-results-{one.outcome}"),
        "table": one.table,
    }


def record_parts(games: Sequence[Played], language: str) -> dict[str, object]:
    """The results of somebody; people among the opponents are named nowhere."""
    texts = page_texts(language)
    balances = [one.balance for one in reversed(games) if one.balance is not None]
    kinds = sorted({one.game for one in games})
    return {
        "games": [game_parts(game, [one for one in games if one.game == game], language) for game in kinds],
        "latest": [latest_row(one, language) for one in games[:LATEST]],
        "reviewed": len(balances),
        "balance": safe(luck_and_skill(balances, texts.say("web-results-luck")).text) if balances else "",
    }


@get("/record")
async def own_record(request: WebRequest) -> Response[str]:
    visitor, lobby = visitor_of(request), lobby_of(request)
    games = await games_of(lobby, visitor.id) if visitor.person is not None else []
    token = await shared_token(lobby, visitor.id) if visitor.person is not None else ""
    words = page_texts(visitor.language).say("web-results-link")
    link = link_to(f"{origin_of(request)}/record/{token}", words) if token else None
    parts = {**record_parts(games, visitor.language), "own": True, "link": link, "name": ""}
    return shown(page("own_record.html", visitor, "/record", parts))


@post("/record/share")
async def share_record(request: WebRequest) -> Response[None]:
    person = await person_of(request)
    await share(lobby_of(request), person.id)
    return go_to("/record")


@post("/record/withdraw")
async def withdraw_record(request: WebRequest) -> Response[None]:
    person = await person_of(request)
    await withdraw(lobby_of(request), person.id)
    return go_to("/record")


@get("/record/{token:str}")
async def shared_record(request: WebRequest, token: FromPath[str]) -> Response[str]:
    """What somebody shares, for whoever has the link."""
    application, visitor = application_of(request), visitor_of(request)
    application.take("invites", address_of(request), application.config.limits.address_invites)
    person = await application.lobby.people.get(await whose(application.lobby, token))
    games = await games_of(application.lobby, person.id)
    parts = {**record_parts(games, visitor.language), "own": False, "link": None, "name": person.name}
    return shown(page("own_record.html", visitor, f"/record/{token}", parts))


HANDLERS = [own_record, share_record, withdraw_record, shared_record]
