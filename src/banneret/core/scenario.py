"""Scenarios: a position in the game's own words, steps in notation, expectations. docs/scenarios.md has the format."""

from collections.abc import Callable, Mapping
from typing import Final, cast, final

from banneret.core.actions import CANCEL, REOPEN, TAKE_BACK, Action
from banneret.core.bits import BIT
from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.data import read_toml
from banneret.core.errors import DataError, NotationError, OptionError, RecordError, ScenarioError, UserError
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Table
from banneret.core.texts import Texts, quotable
from banneret.core.toml_lines import line_of
from banneret.core.view import SPECTATOR

HEAD_KEYS: Final = (
    "title", "about", "game", "rules", "players", "seats", "seed", "data", "options", "position", "steps", "expect",
)  # fmt: skip
MOST_SEED: Final = 2**62
HEAD_SORTS: Final[list[tuple[str, type, str]]] = [
    ("game", str, "text"), ("title", str, "text"), ("about", str, "text"), ("data", str, "text"),
    ("players", int, "whole-number"), ("seed", int, "whole-number"),
    ("seats", list, "list"), ("rules", list, "list"), ("steps", list, "list"),
    ("options", dict, "table"), ("position", dict, "table"), ("expect", dict, "table"),
]  # fmt: skip
STEP_KEYS: Final = ("seat", "do", "side", "undo", "refused", "expect", "note")
EXPECT_KEYS: Final = (
    "asked", "question", "legal", "legal_has", "legal_lacks", "over", "winners", "table", "sees", "refuses", "undo",
)  # fmt: skip


@final
class Difference:
    """Something that is not as a scenario expects; its text is `difference-<code>`."""

    def __init__(self, code: str, parts: dict[str, Json], file: str, line: int) -> None:
        self.code = code
        self.parts = parts
        self.file = file
        self.line = line

    def text(self, texts: Texts) -> str:
        return f"{self.file}:{self.line}: {texts.say(f'difference-{self.code}', quotable(self.parts))}"

    def __str__(self) -> str:
        return self.text(Texts("en"))


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
        if len(set(self.seats)) != len(seats) or len(seats) != self.players:
            raise self.fault(["seats"], "scenario_seats", str(len(seats)))
        for name in seats:
            if not isinstance(name, str) or not name.strip() or not name.isprintable():
                raise self.fault(["seats"], "bad_value", f"{name!r} is not a text", "text", {"value": repr(name)})

    def fault(
        self, steps: list[str | int], code: str, reason: str, why: str = "", more: dict[str, Json] | None = None
    ) -> ScenarioError:
        parts: dict[str, Json] = {"key": ".".join(str(step) for step in steps), "reason": reason, "why": why}
        if more is not None:
            parts.update(more)
        return ScenarioError(code, parts, self.file, line_of(self.file, steps))

    def seat(self, name: Json, steps: list[str | int]) -> int:
        """A seat by its name, its number, `table` or `spectator`."""
        if isinstance(name, int) and 0 <= name < self.players:
            return name
        if isinstance(name, str):
            if name in self.seats:
                return self.seats.index(name)
            if name in [str(seat) for seat in range(self.players)]:
                return int(name)
            if name == "table":
                return TABLE
            if name == "spectator":
                return SPECTATOR
        raise self.fault(steps, "scenario_no_seat", str(name))

    def table(self) -> Table:
        """The table standing in the scenario's position."""
        return self.set_table()[0]

    def set_table(self) -> tuple[Table, ScriptedChance]:
        """The table, and the chance whose outcomes the position fixes."""
        options: dict[str, str] = {
            str(name): str(value) for name, value in cast(Mapping[str, Json], self.values.get("options", {})).items()
        }
        position = cast(Mapping[str, Json], self.values.get("position", {}))
        seed = cast(int, self.values.get("seed", 1))
        fresh = FastChance(seed if abs(seed) < MOST_SEED else seed % MOST_SEED)
        try:
            settled = settle_options(self.kind.rules.options, self.players, options)
            data = self.kind.rules.load_data(str(self.values.get("data", "")))
            script = ScriptedChance(self.kind.positions.scripted(position), fresh)
            game = self.kind.positions.place(position, self.players, settled, data, script, self.seats)
        except OptionError as error:
            raise ScenarioError(error.code, error.parts, self.file, line_of(self.file, ["options"])) from error
        except RecordError as differs:
            raise ScenarioError(differs.code, differs.parts, self.file, line_of(self.file, ["position"])) from differs
        except ScenarioError as fault:
            steps: list[str | int] = ["position", *str(fault.parts.get("key", "")).split(".")]
            raise ScenarioError(fault.code, fault.parts, self.file, line_of(self.file, steps)) from fault
        record = Record(self.kind, self.players, settled, self.seats, "scenario")
        return Table(record, game, FixedSource(script), data, in_play=True), script

    def run(self) -> list[Difference]:
        """Play the steps; the differences from what was expected, each with its place. None: all is as written."""
        found: list[Difference] = []
        here: list[str | int] = ["position"]
        try:
            table, script = self.set_table()
            here = ["expect"]
            self.compare(table, self.values.get("expect", {}), here, found)
            for place, value in enumerate(cast(list[Json], self.values.get("steps", []))):
                here = ["steps", place]
                step = self.table_of(value, here)
                self.check_keys(step, STEP_KEYS, here)
                self.play(table, step, here, found)
                self.compare(table, step.get("expect", {}), [*here, "expect"], found)
        except UserError:
            raise
        except Exception as broken:  # a position that nobody has thought of, or a mistake of ours: never a traceback
            raise self.fault(here, "scenario_broken", f"{type(broken).__name__}: {broken}") from broken
        for label in script.left_over():
            found.append(self.told(["position"], "unneeded", {"label": label}))
        return found

    def check_keys(self, values: Mapping[str, Json], known: tuple[str, ...], here: list[str | int]) -> None:
        for key in values:
            if key not in known:
                raise self.fault([*here, key], "unknown_key", ", ".join(known))

    def told(self, steps: list[str | int], code: str, parts: dict[str, Json]) -> Difference:
        return Difference(code, parts, self.file, line_of(self.file, steps))

    def table_of(self, value: Json, here: list[str | int]) -> Mapping[str, Json]:
        """A value that must be a table."""
        if not isinstance(value, Mapping):
            raise self.fault(here, "bad_value", "a table is expected", "table")
        return value

    def refused_by(self, step: Mapping[str, Json], here: list[str | int]) -> dict[str, Json] | None:
        """What a step says of its refusal: rule, code or both; None where it must be allowed."""
        if "refused" not in step:
            return None
        at: list[str | int] = [*here, "refused"]
        value = step["refused"]
        if isinstance(value, str):
            return {"rule": value}
        told = dict(self.table_of(value, at))
        self.check_keys(told, ("rule", "code"), at)
        if not told:
            raise self.fault(at, "missing_value", "")
        return told

    def play(self, table: Table, step: Mapping[str, Json], here: list[str | int], found: list[Difference]) -> None:
        """One step: answers, a side act or an undo; `refused` says that it must not be allowed."""
        refused = self.refused_by(step, here)
        try:
            self.act(table, step, here)
        except RecordError as differs:
            raise ScenarioError(differs.code, differs.parts, self.file, line_of(self.file, here)) from differs
        except Refused as error:
            reason = error.refusal
            if refused is None:
                found.append(self.told(here, "refused", {"code": reason.code, "rule": reason.rule or "–"}))
            else:
                for key, value in (("rule", reason.rule), ("code", reason.code)):
                    if key in refused and refused[key] != value:
                        parts: dict[str, Json] = {"key": key, "actual": value or "–", "wanted": str(refused[key])}
                        found.append(self.told(here, "refused-otherwise", parts))
            return
        if refused is not None:
            found.append(self.told(here, "not-refused", {}))

    def act(self, table: Table, step: Mapping[str, Json], here: list[str | int]) -> None:
        if "seat" not in step:
            raise self.fault([*here, "seat"], "missing_value", "")
        seat = self.seat(step["seat"], [*here, "seat"])
        if not any(key in step for key in ("do", "side", "undo", "expect")):
            raise self.fault([*here, "do"], "missing_value", "")
        if step.get("undo", True) is not True:
            raise self.fault([*here, "undo"], "bad_value", "only true", "only-true")
        if "undo" in step:
            table.undo(seat)
        if "side" in step:
            table.side(seat, self.one_action(step["side"], [*here, "side"]))
        if "do" in step:
            chain: list[Action] = []
            for text in self.words(step["do"]):
                if text in (TAKE_BACK, CANCEL, REOPEN):
                    if chain:
                        table.submit(seat, chain)
                        chain = []
                    self.edit(table, seat, text)
                    continue
                for action in self.actions(text, [*here, "do"]):
                    chain.append(action)
                    if not action.draft or action.seals:
                        table.submit(seat, chain)
                        chain = []
            if chain:
                table.submit(seat, chain)

    def edit(self, table: Table, seat: int, word: str) -> None:
        if word == TAKE_BACK:
            table.take_back(seat)
        elif word == CANCEL:
            table.cancel(seat)
        else:
            table.reopen(seat)

    def words(self, value: Json) -> list[str]:
        texts = value if isinstance(value, list) else [value]
        return [part.strip() for text in texts for part in str(text).replace(";", ",").split(",") if part.strip()]

    def actions(self, value: Json, here: list[str | int]) -> list[Action]:
        try:
            found: list[Action] = []
            for text in self.words(value):
                found.extend(self.kind.rules.catalogue.parse_many(text))
            return found
        except NotationError as error:
            raise ScenarioError(error.code, error.parts, self.file, line_of(self.file, here)) from error

    def one_action(self, value: Json, here: list[str | int]) -> Action:
        found = self.actions(value, here)
        if len(found) != 1:
            raise self.fault(here, "bad_value", "one answer is expected", "one-answer", {"count": len(found)})
        return found[0]

    # Expectations.

    def compare(self, table: Table, wanted: Json, here: list[str | int], found: list[Difference]) -> None:
        expect = self.table_of(wanted, here)
        self.check_keys(expect, EXPECT_KEYS, here)
        game = table.game
        for key, value in expect.items():
            at = [*here, key]
            if key == "asked":
                asked: Json = [self.seats[seat] for seat in range(self.players) if table.waiting() & BIT[seat]]
                names = value if isinstance(value, list) else [value]
                self.differ(at, asked, [self.seats[self.seat(name, at)] for name in names], found)
            elif key == "question":
                self.differ(at, type(game.stack[-1]).__name__ if game.stack else "", value, found)
            elif key in ("legal", "legal_has", "legal_lacks"):
                self.compare_legal(table, key, value, at, found)
            elif key == "refuses":
                self.compare_refusals(table, self.table_of(value, at), at, found)
            elif key == "over":
                self.differ(at, game.over, value, found)
            elif key == "undo":
                seat = self.seat(value, at)
                self.differ(at, table.can_undo(seat), True, found)
            elif key == "winners":
                shares = game.returns() if game.over else []
                self.differ(at, [self.seats[seat] for seat, share in enumerate(shares) if share > 0], value, found)
            elif key == "table":
                actual = self.kind.positions.describe(game, self.seats)
                self.compare_values(actual, self.table_of(value, at), at, found)
            elif key == "sees":
                for name, values in self.table_of(value, at).items():
                    view = table.view(self.seat(name, [*at, name]))
                    actual = self.kind.positions.describe(view.state, self.seats)
                    self.compare_values(actual, self.table_of(values, [*at, name]), [*at, name], found)

    def compare_legal(self, table: Table, key: str, value: Json, at: list[str | int], found: list[Difference]) -> None:
        """`legal` of the one seat asked, or of the seats named in a table."""
        if isinstance(value, dict):
            cases = {self.seat(name, [*at, name]): texts for name, texts in value.items()}
        else:
            cases = {table.game.turn(): value}
        for seat, texts in cases.items():
            legal = sorted(action.notation for action in table.legal(seat))
            named = sorted(action.notation for action in self.actions(texts, at))
            if key == "legal":
                self.differ(at, list(legal), list(named), found)
            for text in named:
                if key == "legal_has" and text not in legal:
                    found.append(self.told(at, "not-legal", {"text": text, "legal": ", ".join(legal) or "–"}))
                if key == "legal_lacks" and text in legal:
                    found.append(self.told(at, "legal", {"text": text}))

    def compare_refusals(
        self, table: Table, value: Mapping[str, Json], at: list[str | int], found: list[Difference]
    ) -> None:
        """Answers of the seat asked that must be refused, each with its rule."""
        seat = table.game.turn()
        for text, rule in value.items():
            refusal = table.refuse(seat, self.one_action(text, [*at, text]))
            if refusal is None:
                found.append(self.told(at, "legal", {"text": text}))
            else:
                self.differ([*at, text], refusal.rule, rule, found)

    def compare_values(
        self, actual: Mapping[str, Json], wanted: Mapping[str, Json], at: list[str | int], found: list[Difference],
        path: str = "",
    ) -> None:  # fmt: skip
        for key, value in wanted.items():
            if key not in actual:
                raise self.fault([*at, key], "unknown_key", ", ".join(actual))
            mine = actual[key]
            if isinstance(value, dict) and isinstance(mine, dict):
                self.compare_values(mine, value, [*at, key], found, f"{path}{key}.")
            else:
                self.differ([*at, key], mine, self.kind.positions.normal(path + key, value), found)

    def differ(self, at: list[str | int], actual: Json, wanted: Json, found: list[Difference]) -> None:
        if actual != wanted:
            name = ".".join(str(step) for step in at)
            found.append(self.told(at, "value", {"key": name, "actual": repr(actual), "wanted": repr(wanted)}))


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
    for key, sort, why in HEAD_SORTS:
        if key in values and (not isinstance(values[key], sort) or isinstance(values[key], bool)):
            reasons: dict[str, Json] = {"key": key, "reason": f"{values[key]!r} is no {why}", "why": why}
            reasons["value"] = repr(values[key])
            raise ScenarioError("bad_value", reasons, path, line_of(path, [key]))
    try:
        kind = find_kind(str(values["game"]))
    except OptionError as unknown:
        raise ScenarioError(unknown.code, unknown.parts, path, line_of(path, ["game"])) from unknown
    return Scenario(kind, path, values)
