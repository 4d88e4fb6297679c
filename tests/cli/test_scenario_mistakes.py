"""Scenario files with mistakes in them: each is told in a sentence with file and line, and none ends in a traceback."""

from __future__ import annotations

import copy
import json
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from banneret.cli.console import Console
from banneret.cli.words import sentence
from banneret.core.errors import UserError
from banneret.core.scenario import read_scenario
from banneret.core.texts import LANGUAGES
from banneret.games import registry
from tests.cli.calls import Run

MUTATIONS = 250
HEAD = ("title", "about", "rules", "game")
NOISE = [
    0, -1, 1, 99, 2**31, 2**63, 10**30, True, False, 0.5, float("nan"), float("inf"), "", " ", "?", "none", "nobody",
    "0", "x", "ŐŰ", "b9 b9", "[x]", "{ $x }", "a.b", "word " * 400, "table", "spectator", "...", [], [[]], [1], ["x"],
    [True], ["0", "0"], {}, {"x": 1}, {"0": 1}, {"0": {}}, {"x": {"y": [1]}}, [{}], [{"x": 1}], {"name": "x"},
    {"Anita": "b9"},
]  # fmt: skip
EXPECTED = [
    "asked", "question", "legal", "legal_has", "legal_lacks", "over", "winners", "table", "sees", "refuses", "undo",
    "events", "events_has", "events_lacks", "hears", "chances", "odds",
]  # fmt: skip

Values: TypeAlias = "dict[str, object]"
Box: TypeAlias = "dict[str, object] | list[object]"
Place: TypeAlias = "tuple[Box, str | int]"


def toml(value: object) -> str:
    """A value as TOML writes it, tables in braces."""
    if isinstance(value, bool | str):
        return json.dumps(value)
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(entry)}" for key, entry in value.items()) + "}"
    return str(value)


def places(box: Box) -> Iterator[Place]:
    """Every value of a file, as what holds it and where."""
    keys: list[str | int] = [*box] if isinstance(box, dict) else [*range(len(box))]
    for key in keys:
        yield box, key
        value = read(box, key)
        if isinstance(value, dict | list):
            yield from places(value)


def read(box: Box, key: str | int) -> object:
    return box[key] if isinstance(box, dict) and isinstance(key, str) else box[int(key)] if isinstance(box, list) else 0


def write(box: Box, key: str | int, value: object) -> None:
    if isinstance(box, dict):
        box[str(key)] = value
    else:
        box[int(key)] = value


class Mistakes:
    """Files of one game with one to three mistakes each: noise, values of other files, other words, lost values."""

    def __init__(self, game: str, seed: int) -> None:
        self.kind = registry.load(game)
        self.dice = random.Random(f"{game} {seed}")
        paths = sorted((self.kind.folder / "scenarios").glob("*.toml"))
        self.files: list[Values] = [tomllib.loads(path.read_text("utf-8")) for path in paths]
        self.values = [read(*place) for file in self.files for place in places(file)]
        self.words = sorted({word for value in self.values if isinstance(value, str) for word in value.split()})
        self.positions = [position for file in self.files if isinstance(position := file.get("position"), dict)]
        self.notations = [action.notation for action in self.kind.rules.catalogue.actions]

    def file(self) -> str:
        values = copy.deepcopy(self.dice.choice(self.files))
        for _ in range(self.dice.choice([1, 1, 2, 3])):
            self.mistake(values)
        return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in values.items())

    def mistake(self, values: Values) -> None:
        dice = self.dice
        box, key = dice.choice([place for place in places(values) if place[0] is not values or place[1] not in HEAD])
        old = read(box, key)
        sort = dice.randrange(8)
        if sort == 0:
            write(box, key, copy.deepcopy(dice.choice(NOISE)))
        elif sort == 1:
            write(box, key, copy.deepcopy(dice.choice(self.values)))
        elif sort == 2 and isinstance(box, dict):
            del box[str(key)]
        elif sort == 3 and isinstance(old, str):
            words = old.split()
            at = dice.randrange(len(words) + 1)
            write(box, key, " ".join([*words[:at], dice.choice(self.words), *words[at + dice.randrange(2) :]]))
        elif sort == 4 and isinstance(old, int) and not isinstance(old, bool):
            write(box, key, old + dice.choice([-5, -1, 1, 5, 100]))
        elif sort == 5:
            step = {"seat": dice.randrange(3), "do": dice.choice(self.notations)}
            expect = {dice.choice(EXPECTED): copy.deepcopy(dice.choice(NOISE))}
            values["steps"] = [dice.choice([step, {**step, "expect": expect}])]
        elif sort == 6:
            values["players"] = dice.choice(list(self.kind.players))
            values.pop("seats", None)
        else:
            position = values.setdefault("position", {})
            if isinstance(position, dict) and self.positions:
                position.update(copy.deepcopy(dict(dice.sample(sorted(dice.choice(self.positions).items()), 1))))


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_mistake_is_told_and_never_a_traceback(game: str, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    mistakes = Mistakes(game, 1)
    consoles = {language: Console(language) for language in LANGUAGES}
    outcomes = {"error": 0, "ran": 0}
    for _ in range(MUTATIONS):
        text = mistakes.file()
        path.write_text(text, "utf-8")
        try:
            differences = read_scenario(str(path), registry.load).run()
            told = [difference.text(consoles[language].texts) for difference in differences for language in LANGUAGES]
            outcomes["ran"] += 1
        except UserError as error:
            told = [sentence(console, error) for console in consoles.values()]
            outcomes["error"] += 1
        for line in told:
            assert re.match(rf"{re.escape(str(path))}:[1-9]", line), (line, text)
            assert "[reason" not in line, text
            assert "[error" not in line, text
    assert min(outcomes.values()) > MUTATIONS // 10, outcomes


QUEST = """\
title = "An antechamber of the galleries without a challenge"
game = "mousquetaires"
players = 5
[position]
active = "athos"
board_number = 4
board = "- - - - - - - - - erudition - guard2"
musketeers = { athos = { at = "quest" } }
"""


@pytest.mark.parametrize(("text", "told"), [
    (QUEST,
     "case.toml:7: The position is impossible (board): challenges lie on quest board 4 only, each first in its"),
    ('title = "x"\ngame = "mousquetaires"\nplayers = 5\n[position]\nphase = "round_end"\nlouvre_mark = 3\n',
     "case.toml:6: The position is impossible (louvre_mark): 3 is not between 0 and 2."),
    ('title = "x"\ngame = "mousquetaires"\nplayers = 5\n[position]\npicked = { 0 = "two" }\n',
     "case.toml:5: The position is impossible (picked.0): 'two' is not a whole number."),
    ('title = "x"\ngame = "mousquetaires"\nplayers = 5\n[position]\nactive = "athos"\n'
     'stack = ["NextRound", "EndOfTurn", "TakeAction 4 77"]\n[[steps]]\nseat = 4\ndo = "pass"\n',
     "cannot"),
    ('title = "x"\ngame = "havoc"\nplayers = 4\n[position]\nlevel = 1000000000000000000000000000000\n',
     "(level): 1000000000000000000000000000000 is not between"),
    (f'title = "x"\ngame = "havoc"\nplayers = 4\n[expect]\nquestion = "{"x" * 5000}"\n',
     "case.toml:5: expect.question is"),
    ('game = "havoc"\nplayers = 4\n', "case.toml:1: The value title is missing."),
    (f'title = "x"\ngame = "havoc"\nplayers = 0x{"f" * 6000}\n',
     "case.toml: This is not valid TOML: a number is too long"),
    (f'title = "x"\ngame = "havoc"\nplayers = 2\nseats = ["a", 0x{"f" * 6000}]\n', "a number is too long"),
    ('title = "x"\ngame = "havoc"\nplayers = 4\n[expect.chances.0]\nsamples = "many"\n',
     "case.toml:5: The value expect.chances.0.samples does not fit: 'many' is not a whole number"),
])  # fmt: skip
def test_what_once_ended_in_a_traceback(text: str, told: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(text, "utf-8")
    outcome = run("scenario", path)
    assert outcome.code == (1 if "question is" in told else 2)
    assert "".join(told.split()) in "".join((outcome.out + outcome.err).split())
    assert "Traceback" not in outcome.err
