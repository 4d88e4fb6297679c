"""docs/positions: the questions, answers and events of every game stand on its page, as they are now."""

from __future__ import annotations

import pytest

from banneret.games import registry
from tools import answers_page


@pytest.mark.parametrize("game", registry.game_ids())
def test_the_page_is_current(game: str) -> None:
    path = answers_page.PAGES / f"{game}.md"
    assert path.read_text("utf-8") == answers_page.page(game), "make answers"


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_question_every_answer_and_every_event_is_on_the_page(game: str) -> None:
    kind = registry.load(game)
    page = (answers_page.PAGES / f"{game}.md").read_text("utf-8")
    rows = {row.split(" | ")[0].removeprefix("| "): row.split(" | ") for row in page.splitlines()}
    told = answers_page.sentences(kind)
    questions = answers_page.questions_of(kind)
    assert len(questions) > 4
    answered: set[str] = set()
    for name in questions:
        cells = rows[f"`{name}`"]
        assert cells[1] == told.sentences[f"question-{name}"]
        answered |= {word.strip() for word in cells[3].removesuffix(" |").split(",")}
        assert "`" in cells[3], f"{name} takes answers that no scenario shows"
    for actions in kind.rules.catalogue.families.values():
        word = answers_page.written(kind, actions[0].word)
        assert word in answered or "side act" in rows[word][2], f"no question is seen to take {word}"
        for action in actions:
            name = action.piece_name
            assert not name or len(actions) > answers_page.MOST_PIECES or f"`{name}`" in rows[word][3]
    for key in told.parts:
        if key.startswith("event-"):
            assert f"`{key.removeprefix('event-').replace('-', '_')}`" in rows


def test_a_sentence_is_said_with_its_parts_and_its_forms() -> None:
    told = answers_page.sentences(registry.load("havoc"))
    assert told.sentences["event-drew"] == "{seat} draws a card."
    assert "card" in told.parts["event-drew"], "a part that only its owner hears"
    assert "{count}" not in told.sentences["event-laid"] or "count" in told.parts["event-laid"]
