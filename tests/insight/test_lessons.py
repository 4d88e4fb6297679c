"""Every lesson is played to its end by the real rules, and says so in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.core.actions import Action
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight.judging import Judged, Worlds
from banneret.insight.lessons import Choice, Lesson, check_lesson, lessons_of, rule_pictures
from banneret.insight.playouts import STOPS, Minds

FEW, MANY, NEAR = 10, 64, 0.05
LESSONS = [lesson for game in registry.game_ids() for lesson in lessons_of(registry.load(game))]


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_game_has_six_to_twelve_lessons(game: str) -> None:
    assert 6 <= len(lessons_of(registry.load(game))) <= 12


@pytest.mark.parametrize("game", registry.game_ids())
def test_lessons_show_rules_of_their_game_each_once(game: str) -> None:
    kind = registry.load(game)
    shown = [stage.shows for lesson in lessons_of(kind) for stage in lesson.stages if stage.shows]
    assert len(shown) >= 6
    assert sorted(rule_pictures(kind)) == sorted(shown), "each rule has one picture"
    assert set(shown) <= set(kind.rules.numbers)


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
            labels = labels_of(lesson, at, language)
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


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.kind.id}-{lesson.id}")
def test_every_stage_of_a_lesson_ends_with_what_is_asked(lesson: Lesson) -> None:
    """Who knows no rules yet must see that it is their turn, and for what."""
    for stage in lesson.stages:
        assert all(stage.say[language].endswith("?") for language in LANGUAGES), stage.say
        assert all(len(choice.say[language]) > len("Right.") for choice in stage.choices for language in LANGUAGES)


@pytest.mark.parametrize("game", registry.game_ids())
def test_the_first_lesson_says_how_the_game_is_won(game: str) -> None:
    first = lessons_of(registry.load(game))[0].stages[0].say
    assert re.search(r"\bwins?\b|\bwon\b|the game is yours", first["en"])
    assert re.search(r"győz", first["hu"])


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_lesson_calls_things_as_the_table_does(game: str) -> None:
    """No English name in a Hungarian lesson where the Hungarian table has another one, and no red beside crimson."""
    kind = registry.load(game)
    english, hungarian = (names_in(kind.folder / "texts", language) for language in ("en", "hu"))
    foreign = {name for key, name in english.items() if hungarian.get(key, name) != name}
    foreign -= set(hungarian.values())
    for lesson in lessons_of(kind):
        said = [lesson.title["hu"], lesson.end["hu"], *[stage.say["hu"] for stage in lesson.stages]]
        said += [choice.say["hu"] for stage in lesson.stages for choice in stage.choices]
        for name in foreign:
            assert not any(re.search(rf"\b{re.escape(name)}", text) for text in said), (lesson.id, name)
        assert game != "knights" or not any("piros" in text for text in said), lesson.id


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.kind.id}-{lesson.id}")
def test_no_wrong_choice_of_a_lesson_is_surely_better_than_the_right_one(lesson: Lesson) -> None:
    """Experts play every legal choice on in the same worlds: what is taught must not lose against what is not."""
    minds = Minds.of(lesson.kind, *STOPS)
    for at, stage in enumerate(lesson.stages):
        view = lesson.table_at(at).view(lesson.seat)
        legal = [choice for choice in stage.choices if not choice.refused]
        judged = {choice.do: Judged(first_answer(lesson, choice)) for choice in legal}
        worlds, right = Worlds(minds, view, at), judged[stage.right().do]
        worlds.play(list(judged.values()), FEW)
        for choice in legal:
            other = judged[choice.do]
            if other.ahead_of(right, lesson.seat)[0] > NEAR:
                worlds.play([right, other], MANY)
            gap, error = other.ahead_of(right, lesson.seat)
            assert gap <= NEAR or gap <= 3 * error, (lesson.id, at, choice.do, gap, error)


def first_answer(lesson: Lesson, choice: Choice) -> tuple[Action, ...]:
    """What a choice begins with, up to the answer that goes on."""
    texts = lesson.scenario.words.answers(choice.do)
    chain = [action for text in texts for action in lesson.scenario.actions_of(text, ["choices"])]
    end = next(place for place, action in enumerate(chain) if not action.draft or action.seals)
    return tuple(chain[: end + 1])


def test_a_right_answer_shows_what_it_did() -> None:
    """After the last one the others have gone on; before, only the own answer is given."""
    knights = [lesson for lesson in LESSONS if lesson.kind.id == "knights"]
    first, won = knights[0], knights[-1]
    assert won.table_after(len(won.stages) - 1).game.over
    assert not won.table_at(len(won.stages) - 1).game.over
    assert first.table_after(0).game.waiting() == first.table_at(1).game.waiting()


def names_in(folder: Path, language: str) -> dict[str, str]:
    """Texts of one or two words that begin with a capital: names of places, cards and people."""
    found: dict[str, str] = {}
    for path in folder.glob(f"{language}*.ftl"):
        pairs = re.findall(r"^([\w-]+) = (\S+(?: \S+)?)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        found.update({key: name for key, name in pairs if name[0].isupper() and len(name) > 3})
    return found


def test_a_choice_is_told_whole_even_where_the_rules_refuse_it() -> None:
    """A learner sees that both choices cry Havoc; and a die that is locked is named by what it shows."""
    havoc = next(lesson for lesson in LESSONS if lesson.id == "02_havoc")
    knights = next(lesson for lesson in LESSONS if lesson.kind.id == "knights")
    told = [labels_of(lesson, stage, "en") for lesson, stage in ((havoc, 0), (knights, 1))]
    assert told[0][0].startswith(told[0][1].partition(" · ")[0])
    assert told[1][0] == "Reroll the six"


def labels_of(lesson: Lesson, stage: int, language: str) -> list[str]:
    table = lesson.table_at(stage)
    texts = game_texts(lesson.kind, language)
    wording = Wording(lesson.kind, texts, lesson.names[language], table.data, table.record.options)
    return [lesson.label(wording, table, choice) for choice in lesson.stages[stage].choices]
