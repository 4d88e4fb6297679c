"""Scenarios: a position in the game's own words, steps in notation, expectations. docs/scenarios.md has the format."""

from collections.abc import Callable, Mapping
from typing import Final, cast, final

from banneret.core.actions import CANCEL, REOPEN, TAKE_BACK, Action
from banneret.core.bits import BIT
from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.data import line_of, read_toml
from banneret.core.errors import DataError, NotationError, OptionError, RecordError, ScenarioError
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Table
from banneret.core.view import SPECTATOR

HEAD_KEYS: Final = (
    "title", "about", "game", "rules", "players", "seats", "seed", "data", "options", "position", "steps", "expect",
)  # fmt: skip
STEP_KEYS: Final = ("seat", "do", "side", "undo", "refused", "expect", "note")
EXPECT_KEYS: Final = (
    "asked", "question", "legal", "legal_has", "legal_lacks", "over", "winners", "table", "sees", "refuses", "undo",
)  # fmt: skip


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
        seats = cast(list[str], values.get("seats", [str(seat) for seat in range(self.players)]))
        if len(seats) != self.players or len(set(seats)) != self.players:
            raise self.fault(["seats"], "scenario_seats", str(len(seats)))
        self.seats = seats

    def fault(self, steps: list[str | int], code: str, reason: str, why: str = "") -> ScenarioError:
        parts: dict[str, Json] = {"key": ".".join(str(step) for step in steps), "reason": reason, "why": why}
        return ScenarioError(code, parts, self.file, line_of(self.file, steps))

    def seat(self, name: Json, steps: list[str | int]) -> int:
        """A seat by its name, its number, `table` or `spectator`."""
        if isinstance(name, int) and 0 <= name < self.players:
            return name
        if isinstance(name, str):
            if name in self.seats:
                return self.seats.index(name)
            if name.isdigit() and int(name) < self.players:
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
        fresh = FastChance(cast(int, self.values.get("seed", 1)))
        try:
            settled = settle_options(self.kind.options, self.players, options)
            if self.players not in self.kind.players:
                known = ", ".join(map(str, self.kind.players))
                raise OptionError("player_count", {"game": self.kind.id, "players": self.players, "known": known})
            data = self.kind.load_data(str(self.values.get("data", "")))
            script = ScriptedChance(self.kind.scripted(position), fresh)
            game = self.kind.place(position, self.players, settled, data, script, self.seats)
        except OptionError as error:
            raise ScenarioError(error.code, error.parts, self.file, line_of(self.file, ["options"])) from error
        except RecordError as differs:
            raise ScenarioError(differs.code, differs.parts, self.file, line_of(self.file, ["position"])) from differs
        except ScenarioError as fault:
            steps: list[str | int] = ["position", *str(fault.parts.get("key", "")).split(".")]
            raise ScenarioError(fault.code, fault.parts, self.file, line_of(self.file, steps)) from fault
        record = Record(self.kind, self.players, settled, self.seats, "scenario")
        return Table(record, game, FixedSource(script), data, in_play=True), script

    def run(self) -> list[str]:
        """Play the steps; the differences from what was expected, each with its place. None: all is as written."""
        table, script = self.set_table()
        found: list[str] = []
        self.compare(table, cast(Mapping[str, Json], self.values.get("expect", {})), ["expect"], found)
        for place, step in enumerate(cast(list[Mapping[str, Json]], self.values.get("steps", []))):
            here: list[str | int] = ["steps", place]
            if not isinstance(step, Mapping):
                raise self.fault(here, "bad_value", "a table is expected", "table")
            self.check_keys(step, STEP_KEYS, here)
            self.play(table, step, here, found)
            self.compare(table, cast(Mapping[str, Json], step.get("expect", {})), [*here, "expect"], found)
        for label in script.left_over():
            found.append(self.told(["position"], f"outcomes that the position fixes were not needed: {label}"))
        return found

    def check_keys(self, values: Mapping[str, Json], known: tuple[str, ...], here: list[str | int]) -> None:
        for key in values:
            if key not in known:
                raise self.fault([*here, key], "unknown_key", ", ".join(known))

    def told(self, steps: list[str | int], text: str) -> str:
        return f"{self.file}:{line_of(self.file, steps)}: {text}"

    def play(self, table: Table, step: Mapping[str, Json], here: list[str | int], found: list[str]) -> None:
        """One step: answers, a side act or an undo; `refused` says that it must not be allowed."""
        refused = cast(Mapping[str, Json] | str | None, step.get("refused"))
        try:
            self.act(table, step, here)
        except RecordError as differs:
            raise ScenarioError(differs.code, differs.parts, self.file, line_of(self.file, here)) from differs
        except Refused as error:
            reason = error.refusal
            if refused is None:
                found.append(self.told(here, f"refused: {reason.code} ({reason.rule})"))
            elif isinstance(refused, str):
                if refused != reason.rule:
                    found.append(self.told(here, f"refused by {reason.rule} ({reason.code}), expected {refused}"))
            else:
                for key, value in (("rule", reason.rule), ("code", reason.code)):
                    if key in refused and refused[key] != value:
                        found.append(self.told(here, f"refused with {key} {value}, expected {refused[key]}"))
            return
        if refused is not None:
            found.append(self.told(here, "was allowed, expected to be refused"))

    def act(self, table: Table, step: Mapping[str, Json], here: list[str | int]) -> None:
        if "seat" not in step:
            raise self.fault([*here, "seat"], "missing_value", "")
        seat = self.seat(step["seat"], [*here, "seat"])
        if step.get("undo"):
            table.undo(seat)
        if "side" in step:
            table.side(seat, self.actions(step["side"], [*here, "side"])[0])
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
                    if not action.draft:
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
                found.extend(self.kind.catalogue.parse_many(text))
            return found
        except NotationError as error:
            raise ScenarioError(error.code, error.parts, self.file, line_of(self.file, here)) from error

    # Expectations.

    def compare(self, table: Table, expect: Mapping[str, Json], here: list[str | int], found: list[str]) -> None:
        if not isinstance(expect, Mapping):
            raise self.fault(here, "bad_value", "a table is expected", "table")
        self.check_keys(expect, EXPECT_KEYS, here)
        game = table.game
        for key, value in expect.items():
            at = [*here, key]
            if key == "asked":
                asked: Json = [self.seats[seat] for seat in range(self.players) if table.waiting() & BIT[seat]]
                names = value if isinstance(value, list) else [value]
                wanted = [self.seats[self.seat(name, at)] for name in names]
                self.differ(at, asked, wanted, found)
            elif key == "question":
                self.differ(at, type(game.stack[-1]).__name__ if game.stack else "", value, found)
            elif key in ("legal", "legal_has", "legal_lacks"):
                self.compare_legal(table, key, value, at, found)
            elif key == "refuses":
                self.compare_refusals(table, cast(Mapping[str, Json], value), at, found)
            elif key == "over":
                self.differ(at, game.over, value, found)
            elif key == "undo":
                seat = self.seat(value, at)
                self.differ(at, table.can_undo(seat), True, found)
            elif key == "winners":
                shares = game.returns() if game.over else []
                self.differ(at, [self.seats[seat] for seat, share in enumerate(shares) if share > 0], value, found)
            elif key == "table":
                actual = self.kind.describe(game, self.seats)
                self.compare_values(actual, cast(Mapping[str, Json], value), at, found)
            elif key == "sees":
                for name, values in cast(Mapping[str, Json], value).items():
                    view = table.view(self.seat(name, [*at, name]))
                    actual = self.kind.describe(view.state, self.seats)
                    self.compare_values(actual, cast(Mapping[str, Json], values), [*at, name], found)

    def compare_legal(self, table: Table, key: str, value: Json, at: list[str | int], found: list[str]) -> None:
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
                    found.append(self.told(at, f"{text} is not legal; legal: {', '.join(legal)}"))
                if key == "legal_lacks" and text in legal:
                    found.append(self.told(at, f"{text} is legal"))

    def compare_refusals(self, table: Table, value: Mapping[str, Json], at: list[str | int], found: list[str]) -> None:
        """Answers of the seat asked that must be refused, each with its rule."""
        seat = table.game.turn()
        for text, rule in value.items():
            refusal = table.refuse(seat, self.actions(text, at)[0])
            if refusal is None:
                found.append(self.told(at, f"{text} is allowed"))
            else:
                self.differ([*at, text], refusal.rule, rule, found)

    def compare_values(
        self, actual: Mapping[str, Json], wanted: Mapping[str, Json], at: list[str | int], found: list[str],
        path: str = "",
    ) -> None:  # fmt: skip
        for key, value in wanted.items():
            if key not in actual:
                raise self.fault([*at, key], "unknown_key", ", ".join(actual))
            mine = actual[key]
            if isinstance(value, dict) and isinstance(mine, dict):
                self.compare_values(mine, value, [*at, key], found, f"{path}{key}.")
            else:
                self.differ([*at, key], mine, self.kind.normal(path + key, value), found)

    def differ(self, at: list[str | int], actual: Json, wanted: Json, found: list[str]) -> None:
        if actual != wanted:
            name = ".".join(str(step) for step in at)
            found.append(self.told(at, f"{name} is {actual!r}, expected {wanted!r}"))


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
    for key, sort in (("game", str), ("players", int), ("title", str)):
        if not isinstance(values.get(key), sort):
            raise ScenarioError("missing_value", {"key": key, "reason": ""}, path, line_of(path, [key]))
    for key in ("seats", "rules", "steps"):
        if not isinstance(values.get(key, []), list):
            reasons: dict[str, Json] = {"key": key, "reason": "a list is expected", "why": "list"}
            reasons["value"] = repr(values[key])
            raise ScenarioError("bad_value", reasons, path, line_of(path, [key]))
    for key in ("options", "position", "expect"):
        if not isinstance(values.get(key, {}), dict):
            reasons = {"key": key, "reason": "a table is expected", "why": "table"}
            raise ScenarioError("bad_value", reasons, path, line_of(path, [key]))
    try:
        kind = find_kind(str(values["game"]))
    except OptionError as unknown:
        raise ScenarioError(unknown.code, unknown.parts, path, line_of(path, ["game"])) from unknown
    return Scenario(kind, path, values)
