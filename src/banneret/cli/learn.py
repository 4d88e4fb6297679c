"""`banneret learn`: the lessons of a game, played in the terminal by the real rules."""

import json
from pathlib import Path

from banneret.cli.answers import LONGEST_NUMBER
from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console, read_line
from banneret.cli.saves import data_folder
from banneret.cli.words import unaccented
from banneret.core.errors import OptionError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight import TEXTS as INSIGHT_TEXTS
from banneret.insight.lessons import Lesson, lessons_of

DONE = "lessons.json"
SKIPPED, BACK, LEFT, FOUND, DONE_NOW = "skip", "back", "quit", "found", "done"


def learn(console: Console, given: Given) -> int:
    """List the lessons of a game, or play one; without a number the next one that was not done yet."""
    kind = registry.load(given.text("game"))
    lessons = lessons_of(kind)
    if not lessons:
        raise OptionError("no_lessons", {"game": kind.id})
    done = Done(data_folder() / DONE)
    if given.flag("list"):
        for number, lesson in enumerate(lessons, start=1):
            mark, at = "✓" if done.has(kind.id, lesson.id) else " ", done.stage(lesson)
            left = f"  ({console.texts.say('learn-stage', {'stage': at + 1})})" if at else ""
            console.line(f"  {mark} {number:2}  {lesson.title[console.texts.language]}{left}")
        return 0
    number = given.number("number", 0)
    if number > len(lessons):
        raise OptionError("no_lesson", {"number": number, "most": len(lessons)})
    fresh = [place for place, lesson in enumerate(lessons, start=1) if not done.has(kind.id, lesson.id)]
    number = number or (fresh[0] if fresh else 1)
    try:
        went = play_lesson(console, lessons[number - 1], f"{number}/{len(lessons)}", done)
    except (EOFError, KeyboardInterrupt):
        console.line()
        return 0
    if went == LEFT:
        return 0
    if went == DONE_NOW:
        done.add(kind.id, lessons[number - 1].id)
    if number < len(lessons):
        console.say("learn-next", {"command": console.command(f"banneret learn {kind.id} {number + 1}")})
    else:
        console.say("learn-last", {"command": console.command(f"banneret play {kind.id} --guided")})
    return 0


def play_lesson(console: Console, lesson: Lesson, place: str, done: "Done") -> str:
    """From the first stage to the last, back and forth as the learner likes; it is done when its last answer is found.

    A lesson that was left goes on at the stage that came next.

    `skip` goes on without an answer, `back` to the stage before, `quit` leaves the lesson.
    """
    texts = game_texts(lesson.kind, console.texts.language, [TEXTS, INSIGHT_TEXTS])
    console.heading(f"{texts.say('game-name')} {place}: {lesson.title[console.texts.language]}")
    at, found = done.stage(lesson), False
    if at:
        console.paragraph(console.pen.dim(console.texts.say("learn-goes-on", {"stage": at + 1})))
    while at < len(lesson.stages):
        done.reach(lesson, at)
        step = play_stage(console, lesson, at, texts)
        if step == LEFT:
            return LEFT
        found = step == FOUND
        at = max(0, at - 1) if step == BACK else at + 1
    done.reach(lesson, 0)
    console.line()
    console.paragraph(lesson.end[console.texts.language])
    return DONE_NOW if found else SKIPPED


def play_stage(console: Console, lesson: Lesson, at: int, texts: Texts) -> str:
    """Show a stage and take answers until one leads on."""
    stage, language, table = lesson.stages[at], console.texts.language, lesson.table_at(at)
    names, view = lesson.names[language], table.view(lesson.seat)
    wording = Wording(lesson.kind, texts, names, table.data, table.record.options)
    console.line()
    console.lines(lesson.kind.terminal.draw(view, language, names, table.data, console.width, console.colour))
    console.line()
    console.paragraph(stage.say[language])
    for number, choice in enumerate(stage.choices, start=1):
        console.paragraph(f"{number}  {lesson.label(wording, table, choice)}", 2)
    how = console.texts.say("learn-which", {"most": len(stage.choices)})
    if at == 0:
        console.paragraph(console.pen.dim(how))
    while True:
        console.flush()
        text = read_line("> ").strip().lower()
        for command in (SKIPPED, BACK, LEFT):
            words = console.texts.say(f"learn-{command}").split()
            if unaccented(text) in [unaccented(word) for word in words]:
                return command
        if len(text) > LONGEST_NUMBER or not text.isdecimal() or not 0 < int(text) <= len(stage.choices):
            console.paragraph(how)
            continue
        chosen, refused = lesson.choose(at, int(text) - 1)
        if refused is not None:
            console.paragraph(wording.refusal(refused.refusal), 2)
        console.paragraph(chosen.say[language], 2)
        if chosen.right:
            return FOUND
        console.paragraph(console.pen.dim(console.texts.say("learn-again")), 2)


class Done:
    """Which lessons have been done, and how far others are, in a small file of the person's data folder.

    `havoc/02_havoc` is done; `havoc/02_havoc:1` was left before its second stage.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            told: Json = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            told = []
        self.names = {str(name) for name in told} if isinstance(told, list) else set()

    def has(self, game: str, lesson: str) -> bool:
        return f"{game}/{lesson}" in self.names

    def stage(self, lesson: Lesson) -> int:
        """Where a lesson goes on that was left half-way."""
        return next((at for at in range(1, len(lesson.stages)) if self.has(lesson.kind.id, f"{lesson.id}:{at}")), 0)

    def reach(self, lesson: Lesson, stage: int) -> None:
        """The stage that comes next; with the first one nothing needs to be known."""
        if stage == self.stage(lesson):
            return
        self.names -= {f"{lesson.kind.id}/{lesson.id}:{at}" for at in range(1, len(lesson.stages))}
        if stage:
            self.names.add(f"{lesson.kind.id}/{lesson.id}:{stage}")
        self.write()

    def add(self, game: str, lesson: str) -> None:
        self.names.add(f"{game}/{lesson}")
        self.write()

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(sorted(self.names), indent=1) + "\n", encoding="utf-8")
