"""Records of an earlier version of the rules on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.calls import Run

EARLIER = Path(__file__).parents[1] / "earlier"


@pytest.mark.parametrize("name", ["havoc-over", "knights-over", "mousquetaires-over", "field-of-glory-over"])
def test_a_finished_game_of_the_first_version_is_told(run: Run, name: str) -> None:
    told = run("replay", EARLIER / f"{name}.record", "--json")
    assert (told.code, told.err) == (0, "")
    assert json.loads(told.out)["over"] is True


def test_what_todays_rules_do_not_follow_is_told_as_it_is_written(run: Run) -> None:
    record = EARLIER / "knights-stops.record"
    told = run("replay", record)
    assert told.code == 0
    assert "begun under version 1 of the rules" in told.out
    assert "  1 attempt left ~ dice: 6 ~ dice: 3 ~ dice: 1 ~ dice: 1 ~ dice: 3 ~ dice: 6" in told.out
    assert told.out.endswith("The result as it was written down: P0 0, P1 1\n")
    assert "szabályok 1. változata" in run("replay", record, "--lang", "hu").out
    listed = json.loads(run("replay", record, "--json").out)
    assert (listed["rules"], listed["returns"], len(listed["rest"])) == (1, [0, 1], 19)


def test_through_the_eyes_of_a_seat_the_lines_that_are_left_are_not_shown(run: Run) -> None:
    told = run("replay", EARLIER / "knights-stops.record", "--seat", "0")
    assert "attempt left" not in told.out
    assert "The result as it was written down" in told.out
    assert "rest" not in json.loads(run("replay", EARLIER / "knights-stops.record", "--seat", "0", "--json").out)


def test_a_save_of_the_first_version_is_played_on_and_keeps_its_version(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "old.record"
    save.write_text((EARLIER / "havoc-running.record").read_text().replace("P0 [expert]", "Anna"))
    before = save.read_text()
    assert run("play", "--resume", save, typed="1\nquit\n").code == 0
    assert save.read_text().startswith(before)
    assert len(save.read_text()) > len(before)
    assert "\nrules: 1\n" in save.read_text()


def test_a_save_that_todays_rules_leave_is_not_played_on(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "old.record"
    text = (EARLIER / "knights-stops.record").read_text().replace("P0 [expert]", "Anna")
    save.write_text(text.partition("end:")[0])
    told = run("play", "--resume", save)
    assert told.code == 2
    assert "can be looked at as far as they do, but not played on" in told.err
    assert save.read_text() == text.partition("end:")[0]
