"""Records of an earlier version of the rules: read, followed as far as today's rules go, and told where they stop."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from banneret.core.earlier_rules import replay_any_line, replay_any_set_up, replay_as_far
from banneret.core.errors import RecordError
from banneret.core.record import RecordReader
from banneret.games import registry

EARLIER = Path(__file__).parents[1] / "earlier"
GAMES = ("havoc", "knights", "field-of-glory", "mousquetaires")


def reader_of(text: str) -> RecordReader:
    return RecordReader(StringIO(text, newline="\n"), registry.load, "old.record")


def text_of(name: str) -> str:
    return (EARLIER / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_of_the_first_version_leads_to_its_result(game: str) -> None:
    text = text_of(f"{game}-over")
    assert "\nrules: 1\n" in text
    followed = replay_as_far(reader_of(text))
    assert followed.trouble is None
    assert followed.table is not None
    assert followed.table.game.over
    assert followed.table.record.text() == text  # as it was written, the version included


@pytest.mark.parametrize("game", [*GAMES, "warrior-knights"])
def test_a_running_game_of_the_first_version_goes_on(game: str) -> None:
    text = text_of(f"{game}-running")
    followed = replay_as_far(reader_of(text))
    assert followed.trouble is None
    table = followed.table
    assert table is not None
    assert table.record.text() == text
    while not table.game.over and len(table.record.lines) < len(followed.events) + 10:
        seat = table.game.turn()
        table.submit(seat, [table.legal(seat)[0]])
    again = replay_as_far(reader_of(table.record.text()))
    assert again.trouble is None
    assert again.table is not None
    assert again.table.record.text() == table.record.text()


@pytest.mark.parametrize(("name", "sound"), [("knights-stops", 52), ("warrior-knights-stops", 18)])
def test_where_todays_rules_do_not_follow_the_rest_stays_as_it_is_written(name: str, sound: int) -> None:
    text = text_of(name)
    followed = replay_as_far(reader_of(text))
    assert followed.trouble is not None
    assert followed.trouble.code == "record_illegal"
    table = followed.table
    assert table is not None
    assert len(table.record.lines) == len(followed.events) == sound
    assert len(table.log) == followed.events[-1]
    assert table.record.text() + "".join(f"{row}\n" for row in followed.rest) == text.partition("end:")[0]
    assert followed.returns
    assert text.endswith("end: " + " ".join(f"{value:g}" for value in followed.returns) + "\n")


@pytest.mark.parametrize("name", ["havoc-over", "mousquetaires-over", "knights-stops"])
def test_every_position_on_the_way_is_the_same_however_it_is_reached(name: str) -> None:
    reader = reader_of(text_of(name))
    followed = replay_as_far(reader)
    assert followed.table is not None
    lines = followed.table.record.lines
    table = replay_any_set_up(followed.table.record)
    for at in range(1, len(lines)):
        table = table.fork()
        replay_any_line(table, lines, at)
        assert len(table.log) == followed.events[at]
    assert table.record.text() == followed.table.record.text()


def test_an_answer_that_was_never_asked_for_is_not_taken_as_one_that_went_by_itself() -> None:
    rows = text_of("havoc-over").splitlines(keepends=True)
    place = next(at for at, row in enumerate(rows) if row.startswith("0 recruit"))
    followed = replay_as_far(reader_of("".join([*rows[: place + 1], rows[place], *rows[place + 1 :]])))
    assert followed.trouble is not None
    assert len(followed.rest) + len(followed.events) == len([row for row in rows if row[0] in "*0123456789"]) + 1


def test_a_line_that_nobody_can_read_any_more_ends_the_replay_there() -> None:
    text = text_of("havoc-over")
    rows = text.splitlines(keepends=True)
    changed = [*rows[:40], "0 parley ~ moon: full\n", *rows[40:]]
    followed = replay_as_far(reader_of("".join(changed)))
    assert followed.trouble is not None
    assert followed.trouble.line == 41
    assert followed.rest[0] == "0 parley ~ moon: full"
    assert followed.returns


@pytest.mark.parametrize(
    ("old", "new"),
    [("players: 2\n", "players: 9\n"), ("seat 0:", "option ransom: on\nseat 0:"), (" ~ deck ", " ~ tide ")],
)
def test_a_set_up_that_todays_rules_do_not_know_leaves_only_the_lines(old: str, new: str) -> None:
    text = text_of("havoc-over").replace(old, new, 1)
    if "players: 9" in text:
        text = text.replace("end: 1 0", "end: " + " ".join(["0"] * 9))
    followed = replay_as_far(reader_of(text))
    assert followed.table is None
    assert followed.trouble is not None
    assert len(followed.rest) == 91
    assert followed.returns


def test_a_result_that_todays_rules_do_not_lead_to_is_told_and_stands_as_written() -> None:
    text = text_of("havoc-over").replace("end: 1 0", "end: 0 1")
    followed = replay_as_far(reader_of(text))
    assert followed.trouble is not None
    assert followed.trouble.code == "record_other_end"
    assert followed.table is not None
    assert (followed.returns, followed.rest) == ([0.0, 1.0], [])


@pytest.mark.parametrize("version", ["3", "0", "-1", "two", "9" * 5000])
def test_a_record_of_rules_that_are_not_known_yet_is_refused(version: str) -> None:
    with pytest.raises(RecordError) as caught:
        reader_of(text_of("havoc-over").replace("rules: 1", f"rules: {version}"))
    assert (caught.value.code, caught.value.line) == ("record_other_rules", 3)


def test_a_record_of_todays_rules_must_fit_to_the_end() -> None:
    with pytest.raises(RecordError, match="record_illegal"):
        replay_as_far(reader_of(text_of("havoc-over").replace("rules: 1", "rules: 2")))
