"""The lines of a TOML file: every value is found where it stands, however the file is laid out."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from banneret.core.toml_lines import line_of, lines_of
from banneret.games import registry

FILES = sorted(path for game in registry.game_ids() for path in registry.load(game).folder.rglob("*.toml"))

# Each line that is looked for ends with a comment that says what stands there.
LAYOUTS = {
    "records": """\
[[steps]] # steps.0
seat = "A" # steps.0.seat
expect = { asked = "B" } # steps.0.expect.asked
[[steps]] # steps.1
seat = "B" # steps.1.seat
[steps.expect] # steps.1.expect
asked = "C" # steps.1.expect.asked
[steps.expect.table] # steps.1.expect.table
hands = { A = "b1" } # steps.1.expect.table.hands.A
[[steps]] # steps.2
[steps.expect] # steps.2.expect
asked = "D" # steps.2.expect.asked
""",
    "inline": """\
steps = [ # steps
    { seat = "A", expect = { asked = "B" } }, # steps.0.expect.asked
    { seat = "B", do = "[[steps]]" }, # steps.1.do

    { seat = "C", expect = { table = { hands = { A = "b1" } } } }, # steps.2.expect.table.hands.A
]
""",
    "dotted": """\
[[steps]]
seat = "A"
expect.asked = "B" # steps.0.expect.asked
expect.table.hands.A = "b1" # steps.0.expect.table.hands.A
[[steps]]
expect.asked = "C" # steps.1.expect.asked
expect . "sees" . 'Mark' . hands = 1 # steps.1.expect.sees.Mark.hands
""",
    "texts with brackets and signs": '''\
about = """
[[steps]]
seat = "nobody"
\\""" [x]
""" # about is above
[[steps]]
note = "[[steps]] expect = { asked = 1 } # none"
legal = [ # steps.0.legal
    "a]", # steps.0.legal.0
    "b = [",

    'c"', # steps.0.legal.2
]
do = \'\'\'
[steps.expect]
asked = 1\'\'\'
[steps.expect] # steps.0.expect
asked = "B" # steps.0.expect.asked
''',
    "lists in lists": """\
rows = [ # rows
    [1, 2], # rows.0.1
    [
        3, # rows.1.0
        [4], # rows.1.1.0
    ],
    [], # rows.2
]
day = 1979-05-27 07:32:00 # day
""",
    "quoted keys": """\
[steps.expect.sees."Jen\\u0151"] # steps.expect.sees.Jenő
"hands of" = 1 # steps.expect.sees.Jenő.hands of
"" = 2 # steps.expect.sees.Jenő.
""",
    "tables later": """\
[a.b] # a.b
c = 1 # a.b.c
[a] # a
d = 2 # a.d
[[a.list]] # a.list.0
[[a.list.list]] # a.list.0.list.0
[[a.list]] # a.list.1
[[a.list.list]] # a.list.1.list.0
[[a.list.list]] # a.list.1.list.1
e.f = 1 # a.list.1.list.1.e.f
""",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_value_is_found_where_it_stands(layout: str, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text(LAYOUTS[layout], "utf-8")
    marked = [
        (number, row.rpartition(" # ")[2])
        for number, row in enumerate(LAYOUTS[layout].splitlines(), start=1)
        if " # " in row and "above" not in row and "none" not in row
    ]
    assert [(line_of(str(path), [*name.split(".")]), name) for _, name in marked] == marked


def test_what_is_missing_is_told_where_it_should_stand(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text('title = "x"\n[[steps]]\nseat = 1\n\n[[steps]]\n[steps.expect]\n', "utf-8")
    assert line_of(str(path), ["steps", 0, "do"]) == 2
    assert line_of(str(path), ["steps", 1, "do"]) == 5
    assert line_of(str(path), ["steps", 1, "expect", "table", "hands"]) == 6
    assert line_of(str(path), ["position", "hands"]) == 1


def test_a_file_is_walked_once_for_all_its_mistakes_and_again_when_it_changes(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text("a = 1\nb = 2\n", "utf-8")
    assert line_of(str(path), ["b"]) == 2
    assert lines_of(path.read_text("utf-8")) is lines_of(path.read_text("utf-8"))
    path.write_text("a = 1\n\nb = 2\n", "utf-8")
    assert line_of(str(path), ["b"]) == 3


def places(value: object, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found.extend(places(item, (*path, str(key))))
    return found


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.parent.name}-{path.stem}" for path in FILES])
def test_every_value_of_our_files_has_a_line(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set(lines_of(text)) == set(places(tomllib.loads(text)))


@pytest.mark.parametrize(
    "text", ["[", "[[", "a", "a =", "a = [", 'a = "', "a = {", "a = { b", "a = [1 2]", "= ]", "]\n}"]
)
def test_what_is_no_toml_comes_to_an_end(text: str) -> None:
    lines_of(text)
