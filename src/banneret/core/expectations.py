"""What a scenario expects of a table: who is asked, what is legal, what lies there, what was heard and shown."""

from collections.abc import Mapping
from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.expected_chances import compare_chances, compare_odds
from banneret.core.expected_events import EVENT_KEYS, EventsHeard
from banneret.core.jsons import Json
from banneret.core.position import frame_with_numbers
from banneret.core.refusals import Refusal
from banneret.core.scenario_words import REFUSAL_KEYS, UNKNOWN_ACTION, Difference, Place, ScenarioWords, name_of
from banneret.core.table import Table

EXPECT_KEYS: Final = (
    "asked", "question", "legal", "legal_has", "legal_lacks", "over", "winners", "table", "sees", "refuses", "undo",
    "events", "events_has", "events_lacks", "hears", "chances", "odds",
)  # fmt: skip

STACK: Final = "stack"
GOES_ON: Final = ("...", "…")


@final
class Expectations:
    """Compares a table, and the events since the last step, with what is written; differences go into `found`."""

    def __init__(self, words: ScenarioWords, table: Table, events: list[Event], found: list[Difference]) -> None:
        self.words = words
        self.table = table
        self.events = events
        self.found = found

    def compare(self, wanted: Json, here: Place) -> None:
        expect = self.words.table(wanted, here)
        self.words.check_keys(expect, EXPECT_KEYS, here)
        for key, value in expect.items():
            self.compare_key(key, value, [*here, key])

    def compare_key(self, key: str, value: Json, at: Place) -> None:
        game = self.table.game
        seats = self.words.seats
        if key == "asked":
            waiting = self.table.waiting()
            asked: Json = [name for seat, name in enumerate(seats) if waiting & BIT[seat]]
            self.differ(at, asked, self.seat_names(value, at))
        elif key == "question":
            self.differ(at, type(game.stack[-1]).__name__ if game.stack else "", value)
        elif key in ("legal", "legal_has", "legal_lacks"):
            self.compare_legal(key, value, at)
        elif key == "refuses":
            self.compare_refusals(self.words.table(value, at), at)
        elif key == "over":
            self.differ(at, game.over, value)
        elif key == "undo":
            self.differ(at, self.table.can_undo(self.words.seat(value, at)), True)
        elif key == "winners":
            shares = game.returns() if game.over else []
            winners: Json = [seats[seat] for seat, share in enumerate(shares) if share > 0]
            self.differ(at, winners, self.seat_names(value, at))
        elif key == "table":
            self.compare_values(self.words.kind.positions.describe(game, seats), self.words.table(value, at), at)
        elif key == "sees":
            for name, values in self.words.table(value, at).items():
                view = self.table.view(self.words.seat(name, [*at, name]))
                actual = self.words.kind.positions.describe(view.state, seats)
                self.compare_values(actual, self.words.table(values, [*at, name]), [*at, name])
        elif key in EVENT_KEYS:
            self.found.extend(EventsHeard(self.words, self.events, self.table.data).compare(key, value, at))
        elif key == "hears":
            self.compare_heard(self.words.table(value, at), at)
        elif key == "chances":
            for name, values in self.words.table(value, at).items():
                seat = self.words.player(name, [*at, name])
                asked = bool(self.table.waiting() & BIT[seat])
                self.found.extend(compare_chances(self.words, self.table.view(seat), asked, values, [*at, name]))
        else:
            self.found.extend(compare_odds(self.words, self.table.data, value, at))

    def seat_names(self, value: Json, at: Place) -> Json:
        """Seats as they are called, whether they are written by name or by number."""
        return [
            self.words.seats[self.words.player(name, at)] for name in (value if isinstance(value, list) else [value])
        ]

    def compare_legal(self, key: str, value: Json, at: Place) -> None:
        """`legal` of the one seat asked, or of the seats named in a table."""
        if isinstance(value, dict):
            cases = {self.words.seat(name, [*at, name]): texts for name, texts in value.items()}
        else:
            cases = {self.table.game.turn(): value}
        for seat, texts in cases.items():
            legal = sorted(action.notation for action in self.table.legal(seat))
            named = sorted(action.notation for action in self.words.actions(texts, at))
            if key == "legal":
                self.differ(at, list(legal), list(named))
            for text in named:
                if key == "legal_has" and text not in legal:
                    self.tell(at, "not-legal", {"text": text, "legal": ", ".join(legal) or "–"})
                if key == "legal_lacks" and text in legal:
                    self.tell(at, "legal", {"text": text})

    def compare_refusals(self, value: Mapping[str, Json], at: Place) -> None:
        """Answers that must be refused, each with its rule: of the seat asked, or of seats named in tables."""
        asked = self.table.game.turn()
        for name, told in value.items():
            seat = self.words.seat_named(name)
            if seat is not None and isinstance(told, dict):
                for text, reason in told.items():
                    self.compare_refusal(seat, text, reason, [*at, name, text])
            else:
                self.compare_refusal(asked, name, told, [*at, name])

    def compare_refusal(self, seat: int, text: str, value: Json, at: Place) -> None:
        wanted = self.words.refusal(value, at)
        if wanted.get("code") == UNKNOWN_ACTION and self.words.is_unknown(text):
            refusal: Refusal | None = Refusal(UNKNOWN_ACTION)
        else:
            refusal = self.table.refuse(seat, self.words.one_action(text, at))
        if refusal is None:
            self.tell(at, "legal", {"text": text})
            return
        for key, actual in zip(REFUSAL_KEYS, (refusal.rule, refusal.code), strict=True):
            if key in wanted:
                self.differ(at, actual, wanted[key])

    def compare_values(
        self, actual: Mapping[str, Json], wanted: Mapping[str, Json], at: Place, path: str = ""
    ) -> None:  # fmt: skip
        """What is named must be there; tables are compared key by key."""
        for written, value in wanted.items():
            key = self.words.key_in(actual, written)
            if key not in actual:
                raise self.words.fault([*at, written], "unknown_key", ", ".join(actual))
            mine = actual[key]
            if key == STACK and isinstance(value, list):
                value = [frame_with_numbers(str(frame), self.words.seats) for frame in value]
            if isinstance(value, dict) and isinstance(mine, dict):
                self.compare_values(mine, value, [*at, written], f"{path}{key}.")
            elif is_beginning(value):
                self.differ([*at, written], beginning(mine, value), value)
            else:
                self.differ(
                    [*at, written], mine, self.words.as_named(mine, self.words.kind.positions.normal(path + key, value))
                )

    def compare_heard(self, value: Mapping[str, Json], at: Place) -> None:
        """`events`, `events_has` and `events_lacks` as a seat heard them."""
        for name, expect in value.items():
            seat = self.words.seat(name, [*at, name])
            heard = EventsHeard(self.words, self.events, self.table.data, seat)
            expected = self.words.table(expect, [*at, name])
            self.words.check_keys(expected, EVENT_KEYS, [*at, name])
            for key, wanted in expected.items():
                self.found.extend(heard.compare(key, wanted, [*at, name, key]))

    def differ(self, at: Place, actual: Json, wanted: Json) -> None:
        if actual != wanted:
            self.tell(at, "value", {"key": name_of(at), "actual": repr(actual), "wanted": repr(wanted)})

    def tell(self, at: Place, code: str, parts: dict[str, Json]) -> None:
        self.found.append(self.words.told(at, code, parts))


# The top of a deck: a text or a list that ends with dots.


def is_beginning(value: Json) -> bool:
    pieces = as_list(value)
    return bool(pieces) and pieces[-1] in GOES_ON


def as_list(value: Json) -> list[Json]:
    """The pieces of a text, or of a list."""
    if isinstance(value, str):
        return [*value.split()]
    return value if isinstance(value, list) else []


def beginning(actual: Json, wanted: Json) -> Json:
    """As many pieces as are named, and the dots; as they are written where they are the same."""
    pieces, named = as_list(actual), as_list(wanted)
    found = [*pieces[: len(named) - 1], named[-1]]
    if found == named:
        return wanted
    return " ".join([str(piece) for piece in found]) if isinstance(wanted, str) else found
