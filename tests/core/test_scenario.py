"""Scenarios: what differs is told at its line, whatever the layout of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.scenario import Scenario, read_scenario
from banneret.games.registry import load

HEAD = 'title = "A case"\ngame = "havoc"\nplayers = 4\nseats = ["Anita", "Mark", "Eva", "Jeno"]\n'
TURN = '[position]\nturn = "Anita"\nrecruits = "b1 o1 g1"\ndeck = "k13 k12"\nhands = { Anita = "D D k7" }\n'


def scenario(folder: Path, text: str) -> Scenario:
    path = folder / "case.toml"
    path.write_text(text, "utf-8")
    return read_scenario(str(path), load)


# In each layout the second step fails three times: refused, another seat asked, another table.
LAYOUTS = {
    "records": TURN
    + """
[[steps]]
seat = "Anita"
do = "recruit"
[steps.expect]
asked = "Anita"
[steps.expect.table]
recruits = "b1 o1 g1"
[[steps]] #!
seat = "Anita"
do = "draw b9"
[steps.expect]
asked = "Mark" #!
[steps.expect.table]
recruits = "b1 o1" #!
""",
    "dotted keys": TURN
    + """
[[steps]]
seat = "Anita"
do = "recruit"
expect.asked = "Anita"
expect.table.recruits = "b1 o1 g1"
[[steps]] #!
seat = "Anita"
do = "draw b9"
expect.asked = "Mark" #!
expect.table.recruits = "b1 o1" #!
""",
    "inline tables": """
steps = [
    { seat = "Anita", do = "recruit", expect = { asked = "Anita", table = { recruits = "b1 o1 g1" } } },
    { seat = "Anita", do = "draw b9", expect = { asked = "Mark", table = { recruits = "b1 o1" } } }, #! #! #!
]
"""
    + TURN,
    "texts and lists over several lines": TURN
    + '''
[[steps]]
note = """
[[steps]]
seat = "Mark"
asked = [
"""
seat = "Anita"
do = [
    "recruit",
]
expect = { asked = ["Anita"] }
[[steps]] #!
seat = "Anita"
do = ["""
    draw b9""",
]
[steps.expect]
asked = [ #!
    "Mark",
]
table = { recruits = "b1 o1" } #!
''',
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_difference_is_told_at_the_line_of_its_step(layout: str, tmp_path: Path) -> None:
    text = HEAD + LAYOUTS[layout]
    wanted = [number for number, row in enumerate(text.splitlines(), start=1) for _ in range(row.count("#!"))]
    differences = scenario(tmp_path, text).run()
    assert [difference.code for difference in differences] == ["refused", "value", "value"]
    assert [difference.line for difference in differences] == wanted
