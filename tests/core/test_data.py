"""Component data and files laid over it: what fits is taken, what does not is refused with its line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.data import Sheet, lay_over, load, read_toml
from banneret.core.errors import DataError
from banneret.core.toml_lines import line_of
from banneret.games.registry import load as load_game

BASE = """\
title = "Fair"
rounds = 3
ratio = 0.5
open = true

[setup]
dealt = 4
words = ["a", "b"]

[[lots]]
number = 1
name = "Cloth"
points = [3, 2]

[[lots]]
number = 2
name = "Salt"
points = [5, 4]

[[lots.buyers]]
id = "miller"
coins = 2
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "base.toml"
    path.write_text(BASE, "utf-8")
    return path


def overlay(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def fault(base: Path, text: str) -> DataError:
    with pytest.raises(DataError) as caught:
        load(str(base), overlay(base.parent, text))
    return caught.value


def test_an_overlay_changes_what_it_names_and_nothing_else(base: Path) -> None:
    mine = overlay(
        base.parent,
        'rounds = 5\nsource_of_mine = "my box"\n[setup]\ndealt = 6\n[[lots]]\nnumber = 2\npoints = [9]\n',
    )
    sheet = load(str(base), mine)
    assert sheet.integer("rounds", 1, 9) == 5
    assert sheet.text("title") == "Fair"
    assert sheet.table("setup").integer("dealt", 1, 9) == 6
    lots = sheet.tables("lots")
    assert [lot.text("name") for lot in lots] == ["Cloth", "Salt"]
    assert [lot.integers("points", 0, 9) for lot in lots] == [[3, 2], [9]]


def test_the_base_alone(base: Path) -> None:
    sheet = load(str(base))
    assert sheet.flag("open") is True
    assert sheet.flag("closed") is False
    assert sheet.table("setup").texts("words") == ["a", "b"]
    assert sheet.file == str(base)


@pytest.mark.parametrize(
    ("text", "code", "key", "line"),
    [
        ("rounds = 4\nturns = 3\n", "unknown_key", "turns", 2),
        ("[setup]\n\ndealt = 5\nhand = 2\n", "unknown_key", "setup.hand", 4),
        ('\n\nrounds = "three"\n', "bad_value", "rounds", 3),
        ("rounds = 3.0\n", "bad_value", "rounds", 1),
        ("rounds = true\n", "bad_value", "rounds", 1),
        ("setup = 3\n", "bad_value", "setup", 1),
        ("lots = 3\n", "bad_value", "lots", 1),
        ("[[lots]]\nnumber = 1\n[[lots]]\nnumber = 7\nname = 'Wine'\n", "unknown_record", "lots.1.number", 4),
        ("[[lots]]\nname = 'Salt'\n", "no_identity", "lots.0", 1),
        ("[[lots]]\nnumber = 2\n\ncolour = 'white'\n", "unknown_key", "lots.0.colour", 4),
        ("[[lots]]\nnumber = 2\nname = 4\n", "bad_value", "lots.0.name", 3),
    ],
)
def test_an_overlay_that_does_not_fit_is_refused_with_its_line(
    base: Path, text: str, code: str, key: str, line: int
) -> None:
    error = fault(base, text)
    assert (error.code, error.parts["key"], error.line) == (code, key, line)
    assert error.file == str(base.parent / "mine.toml")
    assert error.where() == f"{error.file}:{line}"


def test_a_syntax_error_names_its_line(base: Path) -> None:
    error = fault(base, 'rounds = 4\ntitle = "no end\n')
    assert (error.code, error.line) == ("bad_toml", 2)
    error = fault(base, "rounds = 4\n\n[setup\n")
    assert (error.code, error.line) == ("bad_toml", 3)


def test_a_file_that_cannot_be_read(base: Path) -> None:
    with pytest.raises(DataError) as caught:
        load(str(base), str(base.parent / "none.toml"))
    assert caught.value.code == "unreadable_file"
    (base.parent / "latin.toml").write_bytes(b'title = "F\xe1r"\n')
    with pytest.raises(DataError) as caught:
        read_toml(str(base.parent / "latin.toml"))
    assert caught.value.code == "unreadable_file"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[[lots]]\nnumber = 2\npoints = [99]\n", 3),
        ("[[lots]]\nnumber = 2\nname = 'x'\n\n[[lots]]\nnumber = 1\npoints = [1, 99]\n", 7),
        ("[[lots]]\nnumber = 1\npoints = ['many']\n", 3),
    ],
)
def test_a_value_out_of_range_is_blamed_on_the_line_of_the_overlay(base: Path, text: str, line: int) -> None:
    """The second lot of our file may be the first one of the overlay."""
    lots = load(str(base), overlay(base.parent, text)).tables("lots")
    with pytest.raises(DataError) as caught:
        print([lot.integers("points", 0, 9) for lot in lots])
    assert (caught.value.code, caught.value.line) == ("bad_value", line)


@pytest.mark.parametrize(
    ("read", "code"),
    [
        (lambda sheet: sheet.integer("missing", 0, 9), "missing_value"),
        (lambda sheet: sheet.integer("title", 0, 9), "bad_value"),
        (lambda sheet: sheet.integer("open", 0, 9), "bad_value"),
        (lambda sheet: sheet.integer("rounds", 4, 9), "bad_value"),
        (lambda sheet: sheet.text("rounds"), "bad_value"),
        (lambda sheet: sheet.flag("rounds"), "bad_value"),
        (lambda sheet: sheet.integers("rounds", 0, 9), "bad_value"),
        (lambda sheet: sheet.texts("rounds"), "bad_value"),
        (lambda sheet: sheet.table("rounds"), "bad_value"),
        (lambda sheet: sheet.tables("rounds"), "bad_value"),
        (lambda sheet: sheet.table("setup").tables("words"), "bad_value"),
        (lambda sheet: sheet.tables("lots")[1].integers("points", 0, 4), "bad_value"),
    ],
)
def test_every_access_is_checked(base: Path, read: object, code: str) -> None:
    assert callable(read)
    with pytest.raises(DataError) as caught:
        read(Sheet(read_toml(str(base)), str(base)))
    assert caught.value.code == code
    assert caught.value.file == str(base)


def test_lines_are_found_in_tables_and_records(base: Path) -> None:
    assert line_of(str(base), ["rounds"]) == 2
    assert line_of(str(base), ["setup", "dealt"]) == 7
    assert line_of(str(base), ["lots", 0, "points"]) == 13
    assert line_of(str(base), ["lots", 1, "points"]) == 18
    assert line_of(str(base), ["lots", 1]) == 15


def test_laying_over_leaves_the_base_alone(base: Path) -> None:
    values = read_toml(str(base))
    before = str(values)
    lay_over(values, {"rounds": 9, "lots": [{"number": 1, "name": "Silk"}]}, str(base))
    assert str(values) == before


def test_havoc_with_an_owners_file(tmp_path: Path) -> None:
    havoc = load_game("havoc")
    good = overlay(tmp_path, '[[battles]]\nnumber = 4\npoints = [7, 4, 2]\nsource = "my copy of the card"\n')
    data = havoc.rules.load_data(good)
    assert havoc.rules.data_digest(data) != ""
    assert havoc.rules.data_digest(havoc.rules.load_data()) == ""
    bad = overlay(tmp_path, "[[battles]]\nnumber = 4\npoints = [700]\n")
    with pytest.raises(DataError) as caught:
        havoc.rules.load_data(bad)
    assert (caught.value.code, caught.value.line) == ("bad_value", 3)
