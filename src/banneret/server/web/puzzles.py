"""Puzzles in the browser: a position on the real table, answers to choose from, and what each of them came to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from banneret.core.drawing.heraldry import all_arms
from banneret.core.odds import percent
from banneret.core.wording import Wording
from banneret.insight.puzzles import LETTERS, Puzzle, explanation
from banneret.server.errors import BadInput, NotFound
from banneret.server.web.artist import Artist
from banneret.server.web.languages import game_texts
from banneret.server.web.lobby import kind_of
from banneret.server.web.pages import page, safe
from banneret.server.web.puzzle_progress import Progress, all_puzzles, daily
from banneret.server.web.requests import WebRequest, form_of, in_thread, lobby_of, shown, visitor_of
from banneret.server.web.styles import PICTURE_SCRIPTS, PUZZLE_STYLES, SCRIPTS, STYLES, styles_for

DONE = "banneret_puzzles"
DONE_SECONDS = 400 * 86400
NO_ANSWER = -1
REGIONS = ("opponents", "board", "hand")


@dataclass(frozen=True)
class Shown:
    """A puzzle as a page shows it: what is asked, the answers, the table in parts, and why the best one is best."""

    question: str
    labels: list[str]
    picture: list[object]
    why: list[str]


def shown_puzzle(puzzle: Puzzle, language: str) -> Shown:
    """Drawn from what the seat sees, and nothing else. Not for the loop."""
    table = puzzle.table()
    view, names = table.view(puzzle.seat), puzzle.names(language)
    artist = Artist(puzzle.kind, names, puzzle.seat, view, language, table.record.options)
    regions = puzzle.kind.web.draw(view, artist.canvas([])).regions
    wording = Wording(puzzle.kind, artist.texts, names, table.data, table.record.options)
    return Shown(
        wording.question(view.state, puzzle.seat),
        puzzle.labels(wording, view),
        [safe(regions[name]) for name in REGIONS if regions.get(name)],
        explanation(puzzle, wording, view),
    )


def puzzle_at(game: str, number: int) -> Puzzle:
    puzzles = all_puzzles(kind_of(game).id)
    if not 1 <= number <= len(puzzles):
        raise NotFound("no_such_page")
    return puzzles[number - 1]


def progress_of(request: WebRequest) -> Progress:
    return Progress.read(request.cookies.get(DONE, ""))


def today(request: WebRequest) -> tuple[str, int] | None:
    return daily(lobby_of(request).services.clock.now())


@get("/learn/{game:str}/puzzles")
async def puzzle_list(request: WebRequest, game: FromPath[str]) -> Response[str]:
    visitor, kind = visitor_of(request), kind_of(game)
    count, progress = len(all_puzzles(kind.id)), progress_of(request)
    if not count:
        raise NotFound("no_such_page")
    numbers, (game_of_day, number_of_day) = range(1, count + 1), today(request) or ("", 0)
    rows = [
        {
            "number": number,
            "tried": progress.is_tried(kind.id, number),
            "solved": progress.is_solved(kind.id, number),
        }
        for number in numbers
    ]
    parts = {
        "game": kind.id,
        "rows": rows,
        "tried": sum(progress.is_tried(kind.id, number) for number in numbers),
        "solved": sum(progress.is_solved(kind.id, number) for number in numbers),
        "next": progress.next(kind.id),
        "today": number_of_day if game_of_day == kind.id else 0,
        "styles": [*STYLES, *PUZZLE_STYLES],
    }
    texts = game_texts(kind.id, visitor.language)
    return shown(page("teacher/puzzles.html", visitor, f"/learn/{kind.id}/puzzles", parts, texts))


async def puzzle_page(request: WebRequest, game: str, number: int, chosen: int = NO_ANSWER) -> Response[str]:
    """A puzzle; with an answer, or given up (one more than there are), what each of them came to."""
    visitor, puzzle = visitor_of(request), puzzle_at(game, number)
    give_up = len(puzzle.answers)
    if not NO_ANSWER <= chosen <= give_up:
        raise BadInput("bad_number", {"name": "choice"})
    language, progress = visitor.language, progress_of(request)
    seen = await in_thread(request, partial(shown_puzzle, puzzle, language))
    right = chosen == puzzle.best
    told = chosen != NO_ANSWER
    if told:
        progress = progress.answered(game, number, right)
    answers = [
        {
            "letter": LETTERS[place],
            "label": label,
            "chosen": place == chosen,
            "best": told and place == puzzle.best,
            "percent": percent(puzzle.chance(place)) if told else 0,
        }
        for place, label in enumerate(seen.labels)
    ]
    parts: dict[str, object] = {
        "game": game,
        "place": number,
        "count": len(all_puzzles(game)),
        "name": puzzle.names(language)[puzzle.seat],
        "question": seen.question,
        "answers": answers,
        "picture": seen.picture,
        "told": told,
        "right": right,
        "given_up": chosen == give_up,
        "give_up": give_up,
        "why": seen.why if told else [],
        "games": puzzle.games,
        "next": progress.next(game, number),
        "today": today(request) == (game, number),
        "arms": safe(all_arms()),
        "styles": [*styles_for(game), *PUZZLE_STYLES],
        "scripts": [*SCRIPTS, *PICTURE_SCRIPTS],
    }
    texts = game_texts(game, language)
    answer = shown(page("teacher/puzzle.html", visitor, f"/learn/{game}/puzzles/{number}", parts, texts))
    if told:
        answer.set_cookie(
            Cookie(DONE, "/learn", progress.written(), max_age=DONE_SECONDS, httponly=True, samesite="lax")
        )
    return answer


@get("/learn/{game:str}/puzzles/{number:int}")
async def show_puzzle(request: WebRequest, game: FromPath[str], number: FromPath[int]) -> Response[str]:
    return await puzzle_page(request, game, number)


@post("/learn/{game:str}/puzzles/{number:int}", status_code=200)
async def answer_puzzle(request: WebRequest, game: FromPath[str], number: FromPath[int]) -> Response[str]:
    return await puzzle_page(request, game, number, form_of(request).number("choice"))


HANDLERS = [puzzle_list, show_puzzle, answer_puzzle]
