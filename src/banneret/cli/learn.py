"""`banneret learn`: the lessons of a game, played in the terminal by the real rules."""

import json
from pathlib import Path

from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console, read_line
from banneret.cli.saves import data_folder
from banneret.core.errors import OptionError
from banneret.core.jsons import Json
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight import TEXTS as INSIGHT_TEXTS
from banneret.insight.lessons import Lesson, lessons_of

DONE = "lessons.json"


def learn(console: Console, given: Given) -> int:
    """List the lessons of a game, or play one; without a number the next one that was not done yet."""
    kind = registry.load(given.text("game"))
    lessons = lessons_of(kind)
    if not lessons:
        raise OptionError("no_lessons", {"game": kind.id})
    done = Done(data_folder() / DONE)
    if given.flag("list"):
        for number, lesson in enumerate(lessons, start=1):
            mark = "✓" if done.has(kind.id, lesson.id) else " "
            console.line(f"  {mark} {number:2}  {lesson.title[console.texts.language]}")
        return 0
    number = given.number("number", 0)
    if number > len(lessons):
        raise OptionError("no_lesson", {"number": number, "most": len(lessons)})
    fresh = [place for place, lesson in enumerate(lessons, start=1) if not done.has(kind.id, lesson.id)]
    number = number or (fresh[0] if fresh else 1)
    try:
        play_lesson(console, lessons[number - 1], f"{number}/{len(lessons)}")
    except (EOFError, KeyboardInterrupt):
        console.line()
        return 0
    done.add(kind.id, lessons[number - 1].id)
    if number < len(lessons):
        console.say("learn-next", {"command": f"banneret learn {kind.id} {number + 1}"})
    return 0


def play_lesson(console: Console, lesson: Lesson, place: str) -> None:
    """From the first stage to the last; `skip` goes on without an answer."""
    kind, language = lesson.kind, console.texts.language
    names = lesson.names[language]
    texts = game_texts(kind, language, [TEXTS, INSIGHT_TEXTS])
    console.heading(f"{texts.say('game-name')} {place}: {lesson.title[language]}")
    for at, stage in enumerate(lesson.stages):
        table = lesson.table_at(at)
        wording = Wording(kind, texts, names, table.data, table.record.options)
        view = table.view(lesson.seat)
        console.line()
        console.lines(
            kind.terminal.draw(view, language, names, table.data, console.width, console.colour)
        )  # fmt: skip
        console.line()
        console.paragraph(stage.say[language])
        for number, choice in enumerate(stage.choices, start=1):
            console.paragraph(f"{number}  {lesson.label(wording, table, choice)}", 2)
        while True:
            console.flush()
            text = read_line("> ").lower()
            if text in console.texts.say("learn-skip").split():
                break
            if not text.isdecimal() or not 0 < int(text) <= len(stage.choices):
                console.say("learn-which", {"most": len(stage.choices)})
                continue
            chosen, refused = lesson.choose(at, int(text) - 1)
            if refused is not None:
                console.paragraph(wording.refusal(refused.refusal), 2)
            console.paragraph(chosen.say[language], 2)
            if chosen.right:
                break
    console.line()
    console.paragraph(lesson.end[language])


class Done:
    """Which lessons have been done, in a small file of the person's data folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            told: Json = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            told = []
        self.names = {str(name) for name in told} if isinstance(told, list) else set()

    def has(self, game: str, lesson: str) -> bool:
        return f"{game}/{lesson}" in self.names

    def add(self, game: str, lesson: str) -> None:
        self.names.add(f"{game}/{lesson}")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(sorted(self.names), indent=1) + "\n", encoding="utf-8")
