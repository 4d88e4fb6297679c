"""Golden play-throughs are played as they are written; a change of behaviour shows as a diff.

Where the change is meant: `python -m banneret.conformance.golden --write`, and let the diff be reviewed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.conformance import golden
from banneret.core.kernel import JointQuestion, Question
from banneret.games.registry import load

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("case", golden.GOLDENS, ids=lambda case: case.name)
def test_the_play_through_is_as_written(case: golden.Golden) -> None:
    changed = golden.differences(case, FOLDER)
    assert not changed, "\n".join(changed[:80])


def test_every_file_has_its_play_through_and_is_short() -> None:
    files = {path.stem: path for path in FOLDER.glob("*.txt")}
    assert set(files) == {case.name for case in golden.GOLDENS}
    assert all(path.stat().st_size < 60_000 for path in files.values())


def test_together_they_ask_every_question_of_havoc() -> None:
    asked = {
        row.split()[1]
        for path in FOLDER.glob("havoc-*.txt")
        for row in path.read_text("utf-8").split("\n")
        if row[:1].isdigit()
    }
    assert asked == {
        "TurnAction", "RecruitStep", "LootPick", "HavocLay", "JoinBattle", "BattleContinue", "DeclareDogsOut",
        "ActivateDog", "PeaceDiscard", "FinalDogs", "CastillonLay", "ChooseNextBattle",
    }  # fmt: skip


def test_together_they_ask_every_question_of_knights() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("knights-*.txt")]
    asked = {row.split()[1] for text in texts for row in text.split("\n") if row[:1].isdigit()}
    assert asked == {"MainAction", "Rolling", "TakePart", "Revenge", "ArrangeGuards"}
    assert any("rolls_off" in text for text in texts)
    assert any("limit_reached" in text for text in texts)


def test_together_they_ask_almost_every_question_of_mousquetaires() -> None:
    """Three questions belong to late boards and full slots, which random play does not reach; rule tests ask them."""
    texts = [path.read_text("utf-8") for path in FOLDER.glob("mousquetaires-*.txt")]
    asked = {row.split()[1] for text in texts for row in text.split("\n") if row[:1].isdigit()}
    known = {name for name, frame in load("mousquetaires").rules.frames.items() if issubclass(frame, Question)}
    assert known - asked == {"AddTokens", "PayPassage", "ReplaceItem"}


def test_together_they_ask_most_questions_of_warrior_knights() -> None:
    """The others follow seldom events and great battles; rule tests and scenarios ask them."""
    texts = [path.read_text("utf-8") for path in FOLDER.glob("warrior-knights-*.txt")]
    asked = {row.split()[1] for text in texts for row in text.split("\n") if row[:1].isdigit()}
    frames = load("warrior_knights").rules.frames.items()
    known = {name for name, frame in frames if issubclass(frame, (Question, JointQuestion))}
    assert asked <= known
    assert len(known - asked) <= len(known) // 4, sorted(known - asked)


def test_a_changed_file_is_shown_as_a_diff(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["--folder", str(tmp_path), "--write"]) == 0
    assert golden.main(["--folder", str(tmp_path)]) == 0
    assert "nothing has changed" in capsys.readouterr().out
    path = tmp_path / f"{golden.GOLDENS[0].name}.txt"
    path.write_text(path.read_text("utf-8").replace("set-up", "set-off"), "utf-8")
    assert golden.main(["--folder", str(tmp_path)]) == 1
    assert "-set-off\n+set-up\n" in capsys.readouterr().out
