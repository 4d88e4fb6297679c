"""`banneret odds`: chances that a game can tell without being played. Every game has its own questions."""

import json
from collections.abc import Sequence
from dataclasses import replace

from banneret.cli.arguments import NUMBER, Argument, Command, Given
from banneret.cli.console import TEXTS, Console
from banneret.cli.trials import bar
from banneret.cli.words import game_meant
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.odds import NUMBER as ODDS_NUMBER
from banneret.core.odds import OddsChart, OddsError, OddsParameter, OddsQuestion
from banneret.core.wording import game_texts
from banneret.games import registry

COMMON = (Argument("--data", "FILE"), Argument("--json"))
GAME = Argument("GAME", required=True)
QUESTION = Argument("QUESTION")
WORDS = 2
WITH_VALUE = ("--data", "--lang")
"""The options of every question that have a value: they may stand before the game."""


def argument_of(parameter: OddsParameter) -> Argument:
    """A game's parameter as the command line reads it."""
    name = parameter.id.upper() if parameter.place else f"--{parameter.id}"
    sort = NUMBER if parameter.sort == ODDS_NUMBER else "text"
    value = "" if parameter.place else parameter.value
    return Argument(name, value, sort, parameter.required, parameter.many, parameter.least, parameter.default)


def command_for(words: Sequence[str]) -> Command:
    """The command as far as its first two words, a game and a question, tell what else may follow."""
    first = first_words(words)
    plain = Command("odds", (GAME, QUESTION, *COMMON))
    if len(first) < WORDS:
        return plain
    kind = registry.load(game_meant(first[0]))
    question = question_of(kind, first[1])
    settled = (replace(GAME, settled=True), replace(QUESTION, settled=True))
    arguments = tuple(argument_of(parameter) for parameter in question.parameters)
    return Command(
        "odds",
        (*settled, *arguments, *COMMON),
        key=f"odds-{question.id}",
        words=f"odds {kind.id} {question.id}",
        texts=str(kind.folder / "texts"),
    )


def first_words(words: Sequence[str]) -> list[str]:
    """The game and the question, wherever options stand; what follows an option with a value is that value."""
    found: list[str] = []
    value_follows = False
    for word in words:
        if value_follows:
            value_follows = False
        elif word.startswith("-"):
            value_follows = word in WITH_VALUE
        elif len(found) < WORDS:
            found.append(word)
    return found


def question_of(kind: GameKind, name: str) -> OddsQuestion:
    questions = kind.odds.questions()
    for question in questions:
        if question.id == name:
            return question
    known = ", ".join(question.id for question in questions)
    if not known:
        raise OddsError("no_odds", {"game": kind.id})
    raise OddsError("unknown_odds", {"game": kind.id, "question": name, "known": known})


def odds(console: Console, given: Given) -> int:
    """Answer a question; without one, list those that the game knows."""
    kind = registry.load(given.text("game"))
    if not given.text("question"):
        return list_questions(console, kind, given.flag("json"))
    question = question_of(kind, given.text("question"))
    data = kind.rules.load_data(given.text("data"))
    names = {parameter.id.replace("-", "_") for parameter in question.parameters}
    parameters = {name: values for name, values in given.values.items() if name in names}
    chart = kind.odds.chart(question.id, parameters, console.texts.language, data)
    if given.flag("json"):
        asked: dict[str, Json] = {name: list(values) for name, values in parameters.items()}
        report: dict[str, Json] = {"game": kind.id, "question": question.id, "given": asked, **chart.json()}
        console.line(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        show_chart(console, chart)
    return 0


def list_questions(console: Console, kind: GameKind, as_json: bool) -> int:
    questions = kind.odds.questions()
    if not questions:
        raise OddsError("no_odds", {"game": kind.id})
    texts = game_texts(kind, console.texts.language, [TEXTS])
    if as_json:
        told: list[Json] = [
            {
                "question": question.id,
                "about": texts.say(f"odds-{question.id}.about"),
                "parameters": [parameter.id for parameter in question.parameters],
            }
            for question in questions
        ]
        console.line(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    console.heading(texts.say("game-title"))
    rows = [[f"  {question.id}", texts.say(f"odds-{question.id}")] for question in questions]
    console.lines(console.pen.columns(rows, [False, False]))
    console.line()
    console.say("odds-more", {"game": kind.id})
    return 0


def show_chart(console: Console, chart: OddsChart) -> None:
    """A row for each line; a single column has bars beside it."""
    console.heading(chart.heading)
    single = len(chart.columns) == 1
    best = console.texts.say("odds-best")
    head = ["", *[label for _, label in chart.columns], ""]
    rows = [head]
    for row in chart.rows:
        cells = ["–" if chance is None else console.percent(chance) for chance in row.chances]
        only = row.chances[0]
        mark = bar(only) if single and only is not None else ""
        rows.append([f"  {row.label}", *cells, f"{mark}  {best}" if row.best else mark])
    lines = console.pen.columns(rows, [False, *[True] * len(chart.columns), False])
    console.line(console.pen.dim(lines[0]))
    console.lines(lines[1:])
    for note in chart.notes:
        console.paragraph(note)
