"""Every lesson is played to its end by the real rules, and says so in both languages."""

from __future__ import annotations

import re

import pytest

from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight.lessons import Lesson, check_lesson, lessons_of

LESSONS = [lesson for game in registry.game_ids() for lesson in lessons_of(registry.load(game))]


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_game_has_six_to_twelve_lessons(game: str) -> None:
    assert 6 <= len(lessons_of(registry.load(game))) <= 12


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.kind.id}-{lesson.id}")
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    """Choices that are said to be legal are, and those that are said to be refused are refused by that rule."""
    assert check_lesson(lesson) == []
    lesson.table_at(len(lesson.stages))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.kind.id}-{lesson.id}")
def test_a_lesson_speaks_both_languages(lesson: Lesson) -> None:
    for language in LANGUAGES:
        names = lesson.names[language]
        assert len(names) == lesson.scenario.players
        said = [lesson.title[language], lesson.end[language]]
        for at, stage in enumerate(lesson.stages):
            table = lesson.table_at(at)
            wording = Wording(lesson.kind, game_texts(lesson.kind, language), names, table.data, table.record.options)
            labels = [lesson.label(wording, table, choice) for choice in stage.choices]
            assert len(set(labels)) == len(labels), labels
            said += [stage.say[language], *labels, *[choice.say[language] for choice in stage.choices]]
        assert all(text.strip() and not re.search(r"\[[a-z]+-|\{|\}|  ", text) for text in said), said


def test_the_learner_sees_what_the_seat_sees() -> None:
    """A lesson shows the view of its seat: hands of others stay hidden there as at any table."""
    for lesson in LESSONS:
        table = lesson.table_at(0)
        view = table.view(lesson.seat)
        kind = lesson.kind
        assert kind.view_json(view) == kind.view_json(kind.view(table.game, lesson.seat, view.memory))
