"""Lessons: positions with words, choices and reactions in both languages, played by the real rules.

A lesson is one file in `games/<game>/lessons/`. It begins with the position of a scenario of its game, and goes on in
stages: what the learner reads, choices of which one is right, and what the others then do.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from banneret.core.data import read_toml
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.refusals import Refused
from banneret.core.scenario import Scenario, read_scenario
from banneret.core.table import Table
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording

Words = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose, as scenarios write it. `refused` is the rule that forbids it, where it is illegal.

    `label` are words of its own, where those of the game do not say what it means; mostly there are none.
    """

    do: str
    say: Words
    right: bool
    refused: str
    label: Words | None


@dataclass(frozen=True, slots=True)
class Stage:
    """What the learner reads and can choose, and what the others do afterwards: pairs of a seat and its answers.

    `shows` is the rule beside which the table before the stage stands as a picture; mostly there is none.
    """

    say: Words
    choices: list[Choice]
    then: list[tuple[str, str]]
    shows: str

    def right(self) -> Choice:
        return next(choice for choice in self.choices if choice.right)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been read. `id` is the name of its file, `seat` where the learner sits.

    `first` is what others do before it begins, `names` are those of the seats in each language.
    """

    id: str
    kind: GameKind
    scenario: Scenario
    title: Words
    seat: int
    stages: list[Stage]
    end: Words
    first: list[tuple[str, str]]
    names: Mapping[str, list[str]]

    def table_at(self, stage: int) -> Table:
        """The table before a stage: the right answers of those before it have been given."""
        table = self.scenario.table()
        self._others(table, self.first)
        for one in self.stages[:stage]:
            self.give(table, one.right())
            self._others(table, one.then)
        return table

    def table_after(self, stage: int) -> Table:
        """The table once a stage is answered right; after the last one the others have gone on, too."""
        if stage + 1 == len(self.stages):
            return self.table_at(stage + 1)
        table = self.table_at(stage)
        self.give(table, self.stages[stage].right())
        return table

    def _others(self, table: Table, steps: list[tuple[str, str]]) -> None:
        for seat, do in steps:
            self.scenario.answer(table, self.scenario.words.seat(seat, ["then"]), do, ["then"])

    def give(self, table: Table, choice: Choice) -> None:
        """Carry a choice out; Refused where the rules do not allow it."""
        self.scenario.answer(table, self.seat, choice.do, ["choices"])

    def choose(self, stage: int, place: int) -> tuple[Choice, Refused | None]:
        """What a choice of a stage leads to: itself, and the refusal where the rules forbid it."""
        choice = self.stages[stage].choices[place]
        try:
            self.give(self.table_at(stage), choice)
        except Refused as refused:
            return choice, refused
        return choice, None

    def label(self, wording: Wording, table: Table, choice: Choice) -> str:
        """A choice in the game's words; an answer that only ends it is left out."""
        if choice.label is not None:
            return choice.label[wording.texts.language]
        texts = self.scenario.words.answers(choice.do)
        chain = tuple(action for text in texts for action in self.scenario.actions_of(text, ["choices"]))
        state: Game | None = table.view(self.seat).state.clone()
        said: list[str] = []
        for place, action in enumerate(chain):
            if state is not None and state.refuse(self.seat, action) is not None:
                state = None  # what the question knows holds of legal answers
            if not said or action.piece >= 0 or (action.draft and place < len(chain) - 1):
                said.append(wording.action(action, state, self.seat))
            if state is not None and action.draft:
                state.draft(self.seat, action)
            else:
                state = None
        return " · ".join(said)


def lessons_of(kind: GameKind) -> list[Lesson]:
    """The lessons of a game in their order; a game may have none."""
    return [read_lesson(path, kind) for path in sorted((kind.folder / "lessons").glob("*.toml"))]


@dataclass(frozen=True, slots=True)
class RulePicture:
    """A picture of a rule: the table before a stage of the lesson with that number."""

    number: int
    lesson: Lesson
    stage: int


def rule_pictures(kind: GameKind) -> dict[str, RulePicture]:
    """The rules of a game that lessons show, each with its picture."""
    return {
        stage.shows: RulePicture(number, lesson, at)
        for number, lesson in enumerate(lessons_of(kind), start=1)
        for at, stage in enumerate(lesson.stages)
        if stage.shows
    }


def read_lesson(path: Path, kind: GameKind) -> Lesson:
    values = cast(Mapping[str, Json], read_toml(str(path)))
    scenario = read_scenario(str(kind.folder / "scenarios" / f"{values['scenario']}.toml"), lambda _: kind)
    stages = [_stage(cast(Mapping[str, Json], one)) for one in cast(list[Json], values["stages"])]
    seat = scenario.words.seat(values["seat"], ["seat"])
    first = _steps(values.get("first", []))
    told = cast(Mapping[str, Json], values["names"])
    names = {language: [str(name) for name in cast(list[Json], told[language])] for language in LANGUAGES}
    return Lesson(
        path.stem, kind, scenario, _words(values["title"]), seat, stages, _words(values["end"]), first, names
    )  # fmt: skip


def _stage(values: Mapping[str, Json]) -> Stage:
    choices = [_choice(cast(Mapping[str, Json], one)) for one in cast(list[Json], values["choices"])]
    return Stage(_words(values["say"]), choices, _steps(values.get("then", [])), str(values.get("shows", "")))


def _steps(value: Json) -> list[tuple[str, str]]:
    steps = [cast(Mapping[str, Json], one) for one in cast(list[Json], value)]
    return [(str(one["seat"]), str(one["do"])) for one in steps]


def _choice(values: Mapping[str, Json]) -> Choice:
    right, refused = bool(values.get("right", False)), str(values.get("refused", ""))
    label = _words(values["label"]) if "label" in values else None
    return Choice(str(values["do"]), _words(values["say"]), right, refused, label)


def _words(value: Json) -> Words:
    told = cast(Mapping[str, Json], value)
    return {language: str(told[language]) for language in LANGUAGES}


def check_lesson(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson: every stage has one right choice, legal ones are legal, refused ones are refused."""
    found: list[str] = []
    for number, stage in enumerate(lesson.stages):
        if sum(choice.right for choice in stage.choices) != 1 or len(stage.choices) < 2:
            found.append(f"{lesson.id}: stage {number} has not one right choice among several")
            continue
        for place, choice in enumerate(stage.choices):
            try:
                refused = lesson.choose(number, place)[1]
            except UserError as error:
                found.append(f"{lesson.id}: stage {number}, {choice.do}: {error}")
                continue
            rule = refused.refusal.rule or refused.refusal.code if refused is not None else ""
            if rule != choice.refused:
                found.append(f"{lesson.id}: stage {number}, {choice.do}: refused by {rule!r}, not {choice.refused!r}")
    return found
