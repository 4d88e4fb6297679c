"""Records: written, read, replayed; whatever is wrong with one is told with its line."""

from __future__ import annotations

import re
import tracemalloc
from itertools import chain, repeat

import pytest

from banneret.conformance.picker import Picker
from banneret.conformance.walk import snapshot, walk
from banneret.core.errors import OptionError, RecordError
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind
from banneret.core.record import LONGEST_HEAD, LONGEST_ROW, SET_UP, Record, RecordReader, parse_record
from banneret.core.table import Table, open_table, replay_file, replay_table
from banneret.core.texts import LANGUAGES, Texts
from tests.conformance import toy
from tests.conformance.toy import FAIR


def find(id: str) -> GameKind:
    if id != "fair":
        raise OptionError("unknown_game", {"game": id, "known": "fair"})
    return FAIR


def read(text: str, file: str = "game.record") -> Record:
    return parse_record(text, find, file)


def played(seed: int = 4, players: int = 2) -> Table:
    picker = Picker(seed)
    table = open_table(FAIR, players, {"rounds": "2"}, ["Anita", "Márk: a friend", "", "3"][:players], "a seed")
    for _ in walk(table, picker, 200):
        pass
    return table


def test_a_record_is_a_readable_file() -> None:
    rows = played().record.text().split("\n")
    assert rows[:8] == [
        "banneret-record 1", "game: fair", "rules: 1", "players: 2", "seed: a seed", "option rounds: 2",
        "seat 0: Anita", "seat 1: Márk: a friend",
    ]  # fmt: skip
    assert rows[8].startswith("* ~ deck ")
    assert len(rows[8].split()) == 3 + toy.CARDS
    assert re.fullmatch(r"end: [\d.]+ [\d.]+", rows[-2])
    assert rows[-1] == ""


@pytest.mark.parametrize("seed", range(8))
def test_a_record_read_and_replayed_is_the_same_table(seed: int) -> None:
    table = played(seed, 4)
    text = table.record.text()
    record = read(text)
    assert record.text() == text
    again = replay_table(record)
    assert again.record.text() == text
    assert {**snapshot(again), "questions": ""} == {**snapshot(table), "questions": ""}


def test_a_name_keeps_to_its_line() -> None:
    table = open_table(FAIR, 2, {}, ["Anita\ngame: chess", " b "], "1")
    record = read(table.record.text())
    assert record.seats == ["Anita game: chess", "b"]
    assert record.text() == table.record.text()


def test_a_name_that_no_line_could_hold_is_cut_when_it_is_written() -> None:
    table = open_table(FAIR, 2, {}, ["a\x1b[2J\x07b", "x" * 5000], "1")
    record = read(table.record.text())
    assert record.seats == ["a [2J b", "x" * 200]
    assert record.text() == table.record.text()


def test_a_message_quotes_only_so_much_of_a_line() -> None:
    with pytest.raises(RecordError) as caught:
        read(broken(simple_game(), "^0 open", "x" * 5000))
    for language in LANGUAGES:
        said = Texts(language).error(caught.value)
        assert len(said) < 1000
        assert "xxx…" in said


def test_a_replay_can_stop_at_any_line_and_go_on() -> None:
    table = played(5)
    record = read(table.record.text())
    for length in range(len(record.lines)):
        early = replay_table(record, to=length)
        assert not early.record.returns or length == len(record.lines) - 1
        assert len(early.record.lines) <= length + 1
    unfinished = read(early_text(record, 4))
    assert unfinished.returns == []
    assert not replay_table(unfinished).game.over


def early_text(record: Record, length: int) -> str:
    return replay_table(record, to=length).record.text()


def test_side_acts_and_the_table_have_their_marks() -> None:
    texts = [played(seed, 4).record.text() for seed in range(30)]
    marks = {row.split()[0] for text in texts for row in text.split("\n")[10:-2]}
    assert {"0", "1", "2", "3", "0!", "T!"} <= marks
    record = read(next(text for text in texts if "\nT! levy" in text))
    assert {(line.seat, line.side) for line in record.lines if line.seat < 0} >= {(SET_UP, False), (TABLE, True)}


def test_outcomes_of_the_record_count_not_the_seed() -> None:
    text = played().record.text().replace("seed: a seed", "seed: another one")
    assert replay_table(read(text)).record.text() == text


def broken(text: str, old: str, new: str) -> str:
    changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    return changed


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        (r"\Abanneret-record 1", "banneret-record 2", "not_a_record", 1),
        (r"\n\Z", "", "record_cut_short", None),
        (r"^rules: 1\n", "", "record_head_lacks", None),
        (r"^game: fair", "game: chess", "unknown_game", 2),
        (r"^rules: 1", "rules: 2", "record_other_rules", 3),
        (r"^players: 2", "players: two", "bad_record_line", 4),
        (r"^players: 2", "players: ²", "bad_record_line", 4),
        (r"^players: 2", "players: 99999999999", "player_count", 4),
        (r"^players: 2", "players: " + "1" * 5000, "player_count", 4),
        (r"^players: 2", "players: 2\nplayers: 2", "bad_record_line", 5),
        (r"^players: 2", "players: 2\ncolour: red", "bad_record_line", 5),
        (r"^option rounds: 2", "option rounds: many", "unknown_option_value", 6),
        (r"^option rounds: 2", "option colour: red", "unknown_option", 6),
        (r"^option rounds: 2", "option rounds: 2\noption rounds: 3", "bad_record_line", 7),
        (r"^seat 1: b", "seat 2: b", "bad_record_line", 8),
        (r"^seat 1: b", "seat ²: b", "bad_record_line", 8),
        (r"^seat 1: b", "seat 1: \x1b[2Jb", "bad_record_line", 8),
        (r"^seat 1: b", "seat 1: " + "b" * 5000, "bad_record_line", 8),
        (r"^0 open", "² open", "bad_record_line", 10),
        (r"^0 open", "1" * 5000 + " open", "bad_record_line", 10),
        (r"^0 open", "0!", "bad_record_line", 10),
        (r"^0 open", "T!", "bad_record_line", 10),
        (r"^0 open", "0 open ~ weather:", "bad_record_line", 10),
        (r"^0 open", "0 open ~ weather: 1 1", "bad_record_line", 10),
        (r"^0 open", "0 open ~ weather: " + "9" * 30, "bad_record_line", 10),
        (r"^(end: .*)", r"\1\n\1", "record_after_end", None),
        (r"^end: .*", "end:", "bad_record_line", None),
        (r"^end: .*", "end: 1", "bad_record_line", None),
        (r"^0 open", "0 jump", "unknown_action", 10),
        (r"^0 open", "x open", "bad_record_line", 10),
        (r"^0 open", "0 open ~ weather: fine", "bad_record_line", 10),
        (r"^(end: .*)", r"\1\n0 open", "record_after_end", None),
        (r"^end: .*", "end: yes", "bad_record_line", None),
    ],
)
def test_a_record_that_cannot_be_read_names_the_line(old: str, new: str, code: str, line: int | None) -> None:
    text = broken(simple_game(), old, new)
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.code == code
    assert caught.value.file == "game.record"
    assert caught.value.line == (line or caught.value.line) > 0


def simple_game() -> str:
    """A whole game without a detour: line 9 is the set-up, the answers begin in line 10."""
    table = open_table(FAIR, 2, {"rounds": "2"}, ["a", "b"], "7")
    while not table.game.over:
        seat = table.game.turn() if not table.committed else 1
        chain = [table.legal(seat)[-1]]
        while chain[-1].draft:
            chain.append(toy.SEAL)
        table.submit(seat, chain)
    return table.record.text()


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        (r"^\* .*\n", "", "record_without_setup", 2),
        (r"^\* ~ deck \d+", "* ~ deck 77", "outcome_differs", 9),
        (r"^\* ~ deck .*", "*", "outcome_missing", 9),
        (r"^\* ~ deck .*", r"* ~ deck: 3", "outcome_differs", 9),
        (r"^0 open", "0 pay", "record_illegal", 10),
        (r"^0 open", "1 open", "record_illegal", 10),
        (r"^0 open", "7 open", "record_no_seat", 10),
        (r"^0 open", "0! open", "record_illegal", 10),
        (r"^0 open", "0 open ~ weather: 1", "outcome_unused", 10),
        (r"^(1 offer.*) ~ weather: \d", r"\1", "outcome_missing", 12),
        (r"^(1 offer.*) ~ weather: \d", r"\1 ~ weather: 9", "outcome_differs", 12),
        (r"^end: .*", "end: 0.25 0.75", "record_other_end", None),
        (r"^seed: 7", "seed: 7\ndata: abc", "record_other_data", None),
    ],
)
def test_a_record_that_does_not_fit_the_rules_names_the_line(old: str, new: str, code: str, line: int | None) -> None:
    text = broken(simple_game(), old, new)
    with pytest.raises(RecordError) as caught:
        replay_table(read(text))
    assert caught.value.code == code
    assert caught.value.file == "game.record"
    if line is not None:
        assert caught.value.line == line


# A long record is read row by row.


def reader(text: str) -> RecordReader:
    return RecordReader(iter(text.splitlines(keepends=True)), find, "game.record")


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replayed_while_it_is_read_is_the_same_table(seed: int) -> None:
    text = played(seed, 4).record.text()
    whole = read(text)
    assert snapshot(replay_file(reader(text))) == snapshot(replay_table(whole))
    for length in range(0, len(whole.lines), 3):
        assert snapshot(replay_file(reader(text), to=length)) == snapshot(replay_table(whole, to=length))


@pytest.mark.parametrize("seed", range(4))
def test_who_only_looks_at_a_record_keeps_the_table_and_the_log_alone(seed: int) -> None:
    text = played(seed, 4).record.text()
    whole, seen = replay_table(read(text)), replay_file(reader(text), keep=False)
    assert seen.kind.digest(seen.game) == whole.kind.digest(whole.game)
    assert [event.json(0) for event in seen.log] == [event.json(0) for event in whole.log]
    assert (seen.record.returns, seen.drafts) == (whole.record.returns, whole.drafts)
    assert (seen.record.lines, seen.undoable) == ([], [])


def test_rows_that_are_not_replayed_are_read_all_the_same() -> None:
    text = broken(simple_game(), r"^end: .*", "end: yes")
    with pytest.raises(RecordError) as caught:
        replay_file(reader(text), to=1)
    assert (caught.value.code, caught.value.line) == ("bad_record_line", text.count("\n"))


def test_an_answer_that_is_not_allowed_is_told_before_the_rest_is_read() -> None:
    text = broken(simple_game(), r"^0 open", "0 pay")
    rows = chain(text.splitlines(keepends=True)[:10], repeat("0 pay\n"))
    with pytest.raises(RecordError) as caught:
        replay_file(RecordReader(rows, find, "game.record"))
    assert (caught.value.code, caught.value.line) == ("record_illegal", 10)


def test_a_long_record_needs_no_more_memory_than_a_short_one() -> None:
    head = simple_game().splitlines(keepends=True)[:9]
    long = RecordReader(chain(head, repeat("0 open ~ weather: 1\n", 20_000)), find, "game.record")
    tracemalloc.start()
    try:
        assert long.rest() == 20_001
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()


def test_a_row_without_an_end_is_refused_as_soon_as_it_is_too_long() -> None:
    for text in (broken(simple_game(), "^0 open", "0 " + "open, " * LONGEST_ROW), "x" * (LONGEST_ROW + 1)):
        with pytest.raises(RecordError) as caught:
            reader(text).rest()
        assert (caught.value.code, caught.value.line) in [("bad_record_line", 10), ("not_a_record", 1)]


def test_a_head_without_an_end_is_refused_as_soon_as_it_is_too_long() -> None:
    with pytest.raises(RecordError) as caught:
        RecordReader(chain(["banneret-record 1\n"], (f"seat {n}: x\n" for n in range(10**9))), find, "game.record")
    assert (caught.value.code, caught.value.line) == ("bad_record_line", LONGEST_HEAD + 2)
