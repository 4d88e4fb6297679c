"""Scenarios: a position in the game's own words, steps in notation, expectations. docs/scenarios.md has the format."""

import re
from collections.abc import Callable, Mapping
from typing import Final, cast, final

from banneret.core.actions import CANCEL, REOPEN, TAKE_BACK, Action
from banneret.core.bits import BIT
from banneret.core.chance import FastChance, ScriptedChance, secret_of
from banneret.core.data import read_toml
from banneret.core.errors import DataError, OptionError, RecordError, ScenarioError, UserError
from banneret.core.expectations import Expectations
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.options import settle_options
from banneret.core.position import Faults
from banneret.core.record import Record
from banneret.core.refusals import Refusal, Refused
from banneret.core.scenario_words import UNKNOWN_ACTION, Difference, Place, ScenarioWords
from banneret.core.table import FixedSource, Table, open_table
from banneret.core.toml_lines import line_of

HEAD_KEYS: Final = (
    "title", "about", "game", "rules", "players", "seats", "seed", "data", "options", "position", "steps", "expect",
    "puzzle",
)  # fmt: skip
MOST_SEED: Final = 2**62
SEED_BYTES: Final = 7
HEAD_SORTS: Final[list[tuple[str, tuple[type, ...], str]]] = [
    ("game", (str,), "text"), ("title", (str,), "text"), ("about", (str,), "text"), ("data", (str,), "text"),
    ("players", (int,), "whole-number"), ("seed", (int, str), "whole-number"),
    ("seats", (list,), "list"), ("rules", (list,), "list"), ("steps", (list,), "list"),
    ("options", (dict,), "table"), ("position", (dict,), "table"), ("expect", (dict,), "table"),
    ("puzzle", (dict,), "table"),
]  # fmt: skip
STEP_KEYS: Final = ("seat", "do", "side", "undo", "refused", "expect", "note")


@final
class Scenario:
    """A scenario that has been read; `run` plays it."""

    def __init__(self, kind: GameKind, file: str, values: Mapping[str, Json]) -> None:
        self.kind = kind
        self.file = file
        self.values = values
        self.title = str(values.get("title", file))
        self.rules = [str(rule) for rule in cast(list[Json], values.get("rules", []))]
        self.players = cast(int, values["players"])
        try:
            kind.check_players(self.players)
        except OptionError as error:
            raise ScenarioError(error.code, error.parts, file, line_of(file, ["players"])) from error
        seats = cast(list[Json], values.get("seats", [str(seat) for seat in range(self.players)]))
        self.seats = [str(name) for name in seats]
        self.words = ScenarioWords(kind, file, self.seats)
        self.went: list[Action] = []  # by itself, after the last batch
        if len(set(self.seats)) != len(seats) or len(seats) != self.players:
            raise self.words.fault(["seats"], "scenario_seats", str(len(seats)))
        for name in seats:
            if not isinstance(name, str) or not name.strip() or not name.isprintable():
                more: dict[str, Json] = {"value": repr(name)}
                raise self.words.fault(["seats"], "bad_value", f"{name!r} is not a text", "text", more)

    def table(self) -> Table:
        """The table as the scenario begins."""
        return self.set_table()[0]

    def set_table(self) -> tuple[Table, ScriptedChance | None]:
        """The table, and the chance whose outcomes the position fixes; without a position a game is set up.

        A number is the seed of `FastChance`, as in research; a text is the seed of a table, as when people play.
        """
        options: dict[str, str] = {
            str(name): str(value) for name, value in cast(Mapping[str, Json], self.values.get("options", {})).items()
        }
        seed = cast(int | str, self.values.get("seed", 1))
        try:
            settled = settle_options(self.kind.rules.options, self.players, options)
            data = self.kind.rules.load_data(str(self.values.get("data", "")))
            if "position" not in self.values:
                source = None if isinstance(seed, str) else FixedSource(FastChance(number_of_seed(seed)))
                return open_table(self.kind, self.players, settled, self.seats, str(seed), data, source), None
            position = cast(Mapping[str, Json], self.values["position"])
            outcomes = self.kind.positions.scripted(with_numbers(position, self.seats))
            script = ScriptedChance(outcomes, FastChance(number_of_seed(seed)))
            game = self.kind.positions.place(position, self.players, settled, data, script, self.seats)
            self.check_asked(game)
        except OptionError as error:
            raise self.words.moved(error.code, error.parts, ["options"]) from error
        except RecordError as differs:
            raise self.words.moved(differs.code, differs.parts, ["position"]) from differs
        except ScenarioError as fault:
            key = str(fault.parts.get("key", ""))
            at: Place = ["position", *key.split(".")]
            raise self.words.moved(fault.code, {**fault.parts, "key": key or "position"}, at) from fault
        record = Record(self.kind, self.players, settled, self.seats, "scenario")
        return Table(record, game, FixedSource(script), data, in_play=True), script

    def check_asked(self, game: Game) -> None:
        """A stack that was written can ask seats that nobody has."""
        for seat in range(self.players, len(BIT)):
            if game.waiting() & BIT[seat]:
                faults = Faults(self.kind.id, str(self.kind.folder / "texts"))
                raise faults.impossible("stack", "no-seat", {"value": str(seat), "known": ", ".join(self.seats)})

    def run(self) -> list[Difference]:
        """Play the steps; the differences from what was expected, each with its place. None: all is as written."""
        found: list[Difference] = []
        here: Place = ["position"]
        try:
            table, script = self.set_table()
            here = ["expect"]
            Expectations(self.words, table, table.log, found).compare(self.values.get("expect", {}), here)
            for place, value in enumerate(cast(list[Json], self.values.get("steps", []))):
                here = ["steps", place]
                step = self.words.table(value, here)
                self.words.check_keys(step, STEP_KEYS, here)
                before = len(table.log)
                self.play(table, step, here, found)
                expected = Expectations(self.words, table, table.log[before:], found)
                expected.compare(step.get("expect", {}), [*here, "expect"])
        except UserError as mistake:
            if not mistake.file:
                raise self.words.moved(mistake.code, mistake.parts, here) from mistake
            raise
        except Exception as broken:  # a position that nobody has thought of, or a mistake of ours: never a traceback
            raise self.words.fault(here, "scenario_broken", f"{type(broken).__name__}: {broken}") from broken
        for label in script.left_over() if script is not None else []:
            found.append(self.words.told(["position"], "unneeded", {"label": label}))
        return found

    # Steps.

    def play(self, table: Table, step: Mapping[str, Json], here: Place, found: list[Difference]) -> None:
        """One step: answers, a side act or an undo; `refused` says that it must not be allowed."""
        refused = self.words.refusal(step["refused"], [*here, "refused"]) if "refused" in step else None
        try:
            self.act(table, step, here, refused is not None and refused.get("code") == UNKNOWN_ACTION)
        except RecordError as differs:
            raise self.words.moved(differs.code, differs.parts, here) from differs
        except Refused as error:
            reason = error.refusal
            if refused is None:
                found.append(self.words.told(here, "refused", {"code": reason.code, "rule": reason.rule or "–"}))
            else:
                for key, value in (("rule", reason.rule), ("code", reason.code)):
                    if key in refused and refused[key] != value:
                        parts: dict[str, Json] = {"key": key, "actual": value or "–", "wanted": str(refused[key])}
                        found.append(self.words.told(here, "refused-otherwise", parts))
            return
        if refused is not None:
            found.append(self.words.told(here, "not-refused", {}))

    def act(self, table: Table, step: Mapping[str, Json], here: Place, unknown: bool) -> None:
        """What a step does; `unknown` says that it should name an answer which the game does not have."""
        if "seat" not in step:
            raise self.words.fault([*here, "seat"], "missing_value", "")
        seat = self.words.seat(step["seat"], [*here, "seat"])
        if not any(key in step for key in ("do", "side", "undo", "expect")):
            raise self.words.fault([*here, "do"], "missing_value", "")
        if step.get("undo", True) is not True:
            raise self.words.fault([*here, "undo"], "bad_value", "only true", "only-true")
        if "undo" in step:
            table.undo(seat)
        try:
            if "side" in step:
                table.side(seat, self.words.one_action(step["side"], [*here, "side"]))
            if "do" in step:
                self.answer(table, seat, step["do"], [*here, "do"])
        except ScenarioError as error:
            if unknown and error.code == UNKNOWN_ACTION:
                raise Refused(Refusal(UNKNOWN_ACTION)) from error
            raise

    def answer(self, table: Table, seat: int, value: Json, at: Place) -> None:
        """A chain of answers, sent in batches as a player would send them."""
        written = [(text, self.actions_of(text, at)) for text in self.words.answers(value)]
        chain: list[Action] = []
        for text, actions in written:
            if not actions:
                if chain:
                    self.send(table, seat, chain)
                    chain = []
                edit(table, seat, text)
            for action in actions:
                chain.append(action)
                if not action.draft or action.seals:
                    self.send(table, seat, chain)
                    chain = []
        if chain:
            self.send(table, seat, chain)

    def send(self, table: Table, seat: int, chain: list[Action]) -> None:
        """One batch. What a draft went on with by itself, since there was one way only, may be written out after it."""
        given, lines = len(table.draft_of(seat)) + len(chain), len(table.record.lines)
        try:
            table.submit(seat, chain)
        except Refused:
            went = self.went[: len(chain)]
            if not went or chain[: len(went)] != went:
                raise
            self.went = self.went[len(went) :]
            if chain[len(went) :]:
                self.send(table, seat, chain[len(went) :])
            return
        decided = len(table.record.lines) > lines and table.record.lines[lines].seat == seat
        self.went = (table.record.lines[lines].actions if decided else table.draft_of(seat))[given:]

    def actions_of(self, text: str, at: Place) -> list[Action]:
        """The answers that a text names; none where it is a word that edits the draft."""
        return [] if text in (TAKE_BACK, CANCEL, REOPEN) else self.words.actions(text, at)


def edit(table: Table, seat: int, word: str) -> None:
    """One of the words that edit a draft."""
    if word == TAKE_BACK:
        table.take_back(seat)
    elif word == CANCEL:
        table.cancel(seat)
    else:
        table.reopen(seat)


def with_numbers(position: Mapping[str, Json], seats: list[str]) -> dict[str, Json]:
    """A position with seats by their numbers where outcomes to come name them: as keys, and before a colon."""
    numbers = {name: str(seat) for seat, name in enumerate(seats)}
    return {key: _with_numbers(value, numbers) for key, value in position.items()}


def _with_numbers(value: Json, numbers: Mapping[str, str]) -> Json:
    if isinstance(value, dict):
        return {numbers.get(key, key): _with_numbers(entry, numbers) for key, entry in value.items()}
    if isinstance(value, list):
        return [_with_numbers(entry, numbers) for entry in value]
    if not isinstance(value, str):
        return value
    for name, number in numbers.items():
        value = re.sub(rf"(?<!\S){re.escape(name)}:", f"{number}:", value)
    return value


def number_of_seed(seed: int | str) -> int:
    """The number that a written seed stands for."""
    if isinstance(seed, str):
        return int.from_bytes(secret_of(seed)[:SEED_BYTES], "big")
    return seed if abs(seed) < MOST_SEED else seed % MOST_SEED


def read_scenario(path: str, find_kind: Callable[[str], GameKind]) -> Scenario:
    """Read and check a scenario file; mistakes are told with file, line and reason."""
    try:
        values = cast(Mapping[str, Json], read_toml(path))
    except DataError as error:
        raise ScenarioError(error.code, error.parts, error.file, error.line) from error
    for key in values:
        if key not in HEAD_KEYS:
            parts: dict[str, Json] = {"key": key, "reason": ", ".join(HEAD_KEYS)}
            raise ScenarioError("unknown_key", parts, path, line_of(path, [key]))
    for key in ("game", "players", "title"):
        if key not in values:
            raise ScenarioError("missing_value", {"key": key, "reason": ""}, path, line_of(path, [key]))
    for key, sorts, why in HEAD_SORTS:
        if key in values and (not isinstance(values[key], sorts) or isinstance(values[key], bool)):
            reasons: dict[str, Json] = {"key": key, "reason": f"{values[key]!r} is no {why}", "why": why}
            reasons["value"] = repr(values[key])
            raise ScenarioError("bad_value", reasons, path, line_of(path, [key]))
    try:
        kind = find_kind(str(values["game"]))
    except OptionError as unknown:
        raise ScenarioError(unknown.code, unknown.parts, path, line_of(path, ["game"])) from unknown
    return Scenario(kind, path, values)
