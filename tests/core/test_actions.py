"""Actions: notation, JSON, ids, and what a mistyped one is answered with."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from banneret.core.actions import Action, Catalogue
from banneret.core.errors import NotationError
from banneret.core.jsons import Json
from banneret.games.registry import load


def catalogue() -> Catalogue:
    actions = Catalogue()
    actions.single(0, "pass")
    actions.single(1, "draw deck")
    actions.family(2, "draw", "card", ["b1", "b2", "D"])
    actions.family(3, "lay", "card", ["b1", "b2", "D"], draft=True)
    actions.single(4, "done")
    return actions


def notations(actions: list[Action]) -> list[str]:
    return [action.notation for action in actions]


def test_ids_are_dense_and_pieces_are_indexed() -> None:
    actions = catalogue()
    assert [action.id for action in actions.actions] == list(range(9))
    lay = actions.families["lay"]
    assert [(action.piece, action.piece_name, action.draft) for action in lay] == [
        (0, "b1", True), (1, "b2", True), (2, "D", True),
    ]  # fmt: skip
    assert actions.parse("pass").piece == -1
    assert repr(lay[0]) == "<lay b1>"
    assert actions.parse("draw deck").text_key == "action-draw-deck"


def test_an_unused_piece_keeps_its_place() -> None:
    actions = Catalogue()
    family = actions.family(0, "go", "to", ["a", "", "c"])
    assert notations(family) == ["go a", "go a", "go c"]
    assert notations(actions.actions) == ["go a", "go c"]
    with pytest.raises(ValueError, match="needs a name"):
        Catalogue().family(0, "go", "to", ["", "b"])


def test_two_actions_cannot_share_a_notation() -> None:
    actions = catalogue()
    with pytest.raises(ValueError, match="share the notation"):
        actions.single(9, "PASS")


@pytest.mark.parametrize("text", ["lay b1", "LAY B1", "  lay   b1 ", "Lay b1"])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    assert catalogue().parse(text).notation == "lay b1"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("lay b1, lay b2, done", ["lay b1", "lay b2", "done"]),
        ("lay b1 b2 D, done", ["lay b1", "lay b2", "lay D", "done"]),
        ("lay b1; done", ["lay b1", "done"]),
        ("draw deck, draw b2", ["draw deck", "draw b2"]),
        (" , pass,", ["pass"]),
        ("", []),
    ],
)
def test_several_answers_in_one_line(text: str, wanted: list[str]) -> None:
    assert notations(catalogue().parse_many(text)) == wanted


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("jump", "pass, draw deck, draw, lay, done"),
        ("lay b9", "lay b1, lay b2, lay D"),
        ("lay", "lay b1, lay b2, lay D"),
        ("", "pass, draw deck, draw, lay, done"),
        ("lay b1 b9", "lay b1, lay b2, lay D"),
    ],
)
def test_an_unknown_action_is_answered_with_what_may_be_meant(text: str, known: str) -> None:
    with pytest.raises(NotationError) as caught:
        catalogue().parse(text)
    assert caught.value.code == "unknown_action"
    assert caught.value.parts["known"] == known
    if text:
        with pytest.raises(NotationError):
            catalogue().parse_many(text)


def test_long_families_are_hinted_at_in_short() -> None:
    actions = Catalogue()
    actions.family(0, "go", "to", [str(place) for place in range(20)])
    assert actions.hints("go 99")[-1] == "..."
    assert len(actions.hints("go 99")) == 9


@pytest.mark.parametrize(
    ("form", "notation"),
    [({"do": "pass"}, "pass"), ({"do": "draw deck"}, "draw deck"), ({"do": "lay", "card": "D"}, "lay D")],
)
def test_json_forms(form: dict[str, Json], notation: str) -> None:
    action = catalogue().parse(notation)
    assert action.json() == form
    assert catalogue().from_json(form).notation == notation


@pytest.mark.parametrize(
    "form", [None, "pass", {}, {"do": 3}, {"do": "lay"}, {"do": "lay", "card": "b9"}, {"do": "pass", "card": "b1"}, []]
)
def test_a_json_form_that_names_nothing_is_refused(form: Json) -> None:
    with pytest.raises(NotationError):
        catalogue().from_json(form)


def test_an_answer_sent_to_another_process_is_the_answer_there() -> None:
    """Rules compare answers by identity."""
    action = load("havoc").rules.catalogue.actions[5]
    assert pickle.loads(pickle.dumps(action)) is action
    script = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).notation)"
    told = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(action), capture_output=True, check=True)
    assert told.stdout.decode().strip() == action.notation


def test_a_copied_answer_is_the_answer() -> None:
    action = catalogue().parse("lay b2")
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action


def test_an_answer_of_a_game_on_no_shelf_is_not_sent() -> None:
    with pytest.raises(TypeError, match="'lay b2' is no answer of a game on the shelf: send its notation"):
        pickle.dumps(catalogue().parse("lay b2"))
