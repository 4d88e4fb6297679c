"""The review of a finished game: chances over time, turning points, luck and skill, own answers with better ones."""

from __future__ import annotations

from collections import Counter
from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from banneret.bots import has_expert
from banneret.core.record import Record
from banneret.core.table import Table, replay_table
from banneret.core.view import View
from banneret.core.wording import Wording
from banneret.insight.review import GRADES, WORST, Graded, Review, compared, views_before
from banneret.server.errors import BadInput, Conflict
from banneret.server.play_on import play_on
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import page, safe
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    form_of,
    fresh_key,
    go_to,
    in_thread,
    lobby_of,
    person_of,
    shown,
    visitor_of,
)
from banneret.server.web.review_chart import chart


def finished_record(snapshot: Snapshot) -> Record:
    """The record of a game that is over: before, a review would tell what nobody may know. Answers that were given
    under an earlier version of the rules cannot be judged by today's."""
    if snapshot.row.status != OVER:
        raise Conflict("review_not_yet")
    if snapshot.table is None or not snapshot.table.game.over:
        raise Conflict("never_played")
    if not has_expert(snapshot.kind):
        raise Conflict("no_expert_here")
    if snapshot.table.record.earlier:
        raise Conflict("review_of_earlier_rules")
    return snapshot.table.fork().record


@get("/t/{table:str}/review")
async def review(request: WebRequest, table: FromPath[str], seat: FromQuery[int] = -1) -> Response[str]:
    visitor, application = visitor_of(request), application_of(request)
    snapshot = await (await lobby_of(request).table(table)).seen_by(visitor.id)
    record = finished_record(snapshot)
    found = await application.reviews.look(table, record, address_of(request))
    own = snapshot.seat_of(visitor.id)
    eyes = seat if 0 <= seat < record.players else max(0, own)
    names = [place.name for place in snapshot.seats]
    texts = game_texts(snapshot.kind.id, visitor.language)
    wording = Wording(snapshot.kind, texts, names, snapshot.kind.rules.load_data(), snapshot.row.options)
    told: dict[str, object] | None = None
    if found.review is not None:
        lines = [line for line, _ in found.review.costly(eyes)]
        views = await in_thread(request, partial(views_before, record, lines, wording.data))
        told = review_parts(found.review, eyes, wording, views)
    parts: dict[str, object] = {
        "table": table,
        "done": found.done,
        "all": found.steps + 1,
        "names": names,
        "eyes": eyes,
        "review": told,
        "key": fresh_key(request),
    }
    return shown(page("teacher/review.html", visitor, f"/t/{table}/review?seat={eyes}", parts, texts))


def review_parts(found: Review, seat: int, wording: Wording, views: dict[int, View]) -> dict[str, object]:
    """A review through the eyes of a seat, in words."""
    points, turns = found.points(), found.turns(seat)
    shares = {point.at: point.all_open[seat] for point in points}
    counts = Counter(one.grade for _, one in found.answers(seat))
    return {
        "chart": safe(chart(points, turns, wording.texts.say("web-review-chart")).text),
        "turns": [
            {"step": turn.end, "change": round(100 * turn.change), "before": shares[turn.start],
             "after": shares[turn.end]} for turn in turns
        ],
        "balances": [found.balance(place).figures() for place in range(len(wording.names))],
        "grades": [
            {"name": name, "count": counts[name]} for name in (*[one for one, _ in GRADES], WORST) if counts[name]
        ],
        "answers": [
            answer_row(line, one, wording, views[line]) for line, one in found.costly(seat)
        ],
    }  # fmt: skip


def answer_row(line: int, one: Graded, wording: Wording, view: View) -> dict[str, object]:
    (given, better), why = compared(wording, view, one), one.why()
    return {
        "line": line,
        "before": line - 1,
        "given": given,
        "better": better,
        "chance": one.better_chance,
        "cost": round(100 * one.cost),
        "grade": one.grade,
        "why": "" if why is None else wording.texts.say("insight-expert-says", {"reason": wording.reason(why)}),
    }


@post("/t/{table:str}/play-on")
async def play_from_here(request: WebRequest, table: FromPath[str]) -> Response[None]:
    """A new table from a position of a finished game, against bots."""
    form, application = form_of(request), application_of(request)
    application.take("tables", address_of(request), application.config.limits.address_tables)
    person = await person_of(request)
    snapshot = await (await application.lobby.table(table)).seen_by(person.id)
    record = finished_record(snapshot)
    step, seat = form.number("step"), form.number("seat")
    if not 0 <= step < len(record.lines) - 1 or not 0 <= seat < record.players:
        raise BadInput("bad_number", {"name": "step"})
    position = await in_thread(request, partial(position_before, record, step))
    return go_to(f"/t/{await play_on(application.lobby, person, form.text('key'), position, seat)}")


def position_before(record: Record, step: int) -> Table:
    """The table after so many lines of answers. Where several are asked at once and some have answered: before that."""
    position = replay_table(record, to=step)
    while position.committed:
        step -= 1
        position = replay_table(record, to=step)
    return position


HANDLERS = [review, play_from_here]
