"""Lessons in the browser: a position on the real table, words, choices and reactions."""

from __future__ import annotations

from functools import partial

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery

from banneret.core.drawing.heraldry import all_arms
from banneret.core.table import Table
from banneret.core.wording import Wording
from banneret.insight.guide import has_guide
from banneret.insight.lessons import Lesson
from banneret.server.errors import BadInput, NotFound
from banneret.server.web.artist import Artist
from banneret.server.web.languages import game_texts
from banneret.server.web.lesson_progress import Progress, all_lessons
from banneret.server.web.lobby import kind_of
from banneret.server.web.pages import page, safe
from banneret.server.web.requests import WebRequest, form_of, fresh_key, in_thread, shown, visitor_of
from banneret.server.web.styles import PICTURE_SCRIPTS, SCRIPTS, styles_for

DONE = "banneret_lessons"
DONE_SECONDS = 400 * 86400
REGIONS = ("opponents", "board", "hand")


def progress_of(request: WebRequest) -> Progress:
    """What this browser has done, as its cookie says."""
    return Progress.read(request.cookies.get(DONE, ""))


def lesson_at(game: str, number: int) -> Lesson:
    lessons = all_lessons(kind_of(game).id)
    if not 1 <= number <= len(lessons):
        raise NotFound("no_such_page")
    return lessons[number - 1]


@get("/learn/{game:str}/lessons")
async def lesson_list(request: WebRequest, game: FromPath[str]) -> Response[str]:
    visitor, kind = visitor_of(request), kind_of(game)
    progress = progress_of(request)
    rows = [
        {
            "number": number,
            "title": lesson.title[visitor.language],
            "done": progress.is_done(kind.id, number),
            "stage": progress.stage(kind.id, number),
        }
        for number, lesson in enumerate(all_lessons(kind.id), start=1)
    ]
    if not rows:
        raise NotFound("no_such_page")
    parts = {"game": kind.id, "rows": rows}
    texts = game_texts(kind.id, visitor.language)
    return shown(page("teacher/lessons.html", visitor, f"/learn/{kind.id}/lessons", parts, texts))


def picture_of(lesson: Lesson, table: Table, language: str) -> list[str]:
    """What the learner sees of a table, part by part; nothing in it can be acted on."""
    view = table.view(lesson.seat)
    artist = Artist(lesson.kind, lesson.names[language], lesson.seat, view, language, table.record.options)
    regions = lesson.kind.web.draw(view, artist.canvas([])).regions
    return [regions[name] for name in REGIONS if regions.get(name)]


def drawn(lesson: Lesson, stage: int, language: str, answered: bool) -> tuple[list[object], list[str]]:
    """The table before a stage, or once it is answered, and the choices in words. Not for the loop."""
    table, names = lesson.table_at(stage), lesson.names[language]
    wording = Wording(lesson.kind, game_texts(lesson.kind.id, language), names, table.data, table.record.options)
    labels = [lesson.label(wording, table, choice) for choice in lesson.stages[stage].choices]
    if answered:
        table = lesson.table_after(stage)
    return [safe(part) for part in picture_of(lesson, table, language)], labels


async def lesson_page(
    request: WebRequest, game: str, number: int, stage: int, chosen: int = -1
) -> Response[str]:  # fmt: skip
    """A stage; with a choice, what it leads to."""
    visitor, lesson = visitor_of(request), lesson_at(game, number)
    if not 0 <= stage < len(lesson.stages) or not -1 <= chosen < len(lesson.stages[stage].choices):
        raise BadInput("bad_number", {"name": "stage"})
    language, last = visitor.language, stage + 1 == len(lesson.stages)
    right = chosen >= 0 and lesson.stages[stage].choices[chosen].right
    picture, labels = await in_thread(request, partial(drawn, lesson, stage, language, right))
    texts = game_texts(game, language)
    parts: dict[str, object] = {
        "game": game,
        "lesson": number,
        "lessons": len(all_lessons(game)),
        "stage": stage,
        "stages": len(lesson.stages),
        "title": lesson.title[language],
        "name": lesson.names[language][lesson.seat],
        "say": lesson.stages[stage].say[language],
        "labels": labels,
        "picture": picture,
        "chosen": chosen,
        "reaction": "",
        "refusal": "",
        "right": right,
        "last": last,
        "guide": has_guide(lesson.kind, texts),
        "key": fresh_key(request),
        "end": lesson.end[language],
        "arms": safe(all_arms()),
        "styles": styles_for(game),
        "scripts": [*SCRIPTS, *PICTURE_SCRIPTS],
    }
    cookies: list[Cookie] = []
    if chosen >= 0:
        choice, refused = await in_thread(request, partial(lesson.choose, stage, chosen))
        parts["reaction"] = choice.say[language]
        if refused is not None:
            names = lesson.names[language]
            wording = Wording(lesson.kind, texts, names, lesson.kind.rules.load_data())
            parts["refusal"] = wording.refusal(refused.refusal)
        if choice.right:
            done = progress_of(request).answered(game, number, stage).written()
            cookies = [Cookie(DONE, "/learn", done, max_age=DONE_SECONDS, httponly=True, samesite="lax")]
    html = page("teacher/lesson.html", visitor, f"/learn/{game}/lessons/{number}?stage={stage}", parts, texts)
    answer = shown(html)
    for cookie in cookies:
        answer.set_cookie(cookie)
    return answer


@get("/learn/{game:str}/lessons/{number:int}")
async def show_lesson(
    request: WebRequest, game: FromPath[str], number: FromPath[int], stage: FromQuery[int] = 0
) -> Response[str]:  # fmt: skip
    return await lesson_page(request, game, number, stage)


@post("/learn/{game:str}/lessons/{number:int}", status_code=200)
async def choose(request: WebRequest, game: FromPath[str], number: FromPath[int]) -> Response[str]:
    form = form_of(request)
    return await lesson_page(request, game, number, form.number("stage"), form.number("choice"))


HANDLERS = [lesson_list, show_lesson, choose]
