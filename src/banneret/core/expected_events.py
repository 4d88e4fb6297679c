"""What a scenario expects to have happened: events by name, with the parts that must be theirs."""

from collections.abc import Mapping
from typing import Final, final

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD
from banneret.core.rooms import Components
from banneret.core.scenario_words import Difference, Place, ScenarioWords, name_of

EVENT_KEYS: Final = ("events", "events_has", "events_lacks")
ALL: Final = -9  # whoever reads along and knows every secret


@final
class EventsHeard:
    """The events of a step as a seat heard them, or with everybody's secrets."""

    def __init__(self, words: ScenarioWords, events: list[Event], data: Components, seat: int = ALL) -> None:
        self.words = words
        self.heard: list[tuple[Event, dict[str, Json], dict[str, Json]]] = []
        for event in events:
            if seat == ALL:
                parts = {**event.parts, **({} if event.secret is None else event.secret)}
            elif event.heard_by(seat):
                parts = event.told_to(seat)
            else:
                continue
            self.heard.append((event, parts, words.kind.words.readable(parts, "en", words.seats, data)))

    def compare(self, key: str, value: Json, at: Place) -> list[Difference]:
        """`events`: exactly these; `events_has`: these, in this order, maybe with others between; `events_lacks`."""
        wanted = [self.pattern(item, at) for item in (value if isinstance(value, list) else [value])]
        found: list[Difference] = []
        if key == "events_lacks":
            for pattern in wanted:
                if any(self.fits(place, pattern) for place in range(len(self.heard))):
                    found.append(self.words.told(at, "event-heard", self.parts(at, pattern)))
            return found
        place = 0
        for pattern in wanted:
            last = place if key == "events" else len(self.heard) - 1
            while place <= last and place < len(self.heard) and not self.fits(place, pattern):
                place += 1
            if place > last or place >= len(self.heard):
                return [self.words.told(at, "event-missing", self.parts(at, pattern))]
            place += 1
        if key == "events" and place < len(self.heard):
            more: dict[str, Json] = {"key": name_of(at), "event": self.said(place), "heard": self.all_said()}
            found.append(self.words.told(at, "event-more", more))
        return found

    def pattern(self, value: Json, at: Place) -> Mapping[str, Json]:
        """An event as it is expected: its name, or a table with `name`, `seat`, `rule` and parts."""
        pattern: Mapping[str, Json] = {"name": value} if isinstance(value, str) else self.words.table(value, at)
        if "name" not in pattern:
            raise self.words.fault([*at, "name"], "missing_value", "")
        if pattern.get("seat", NOBODY_WORD) != NOBODY_WORD:
            self.words.player(pattern["seat"], at)
        if not self.words.has_event(str(pattern["name"])):
            raise self.words.fault(at, "scenario_no_event", str(pattern["name"]))
        return pattern

    def fits(self, place: int, pattern: Mapping[str, Json]) -> bool:
        event, parts, readable = self.heard[place]
        for key, wanted in pattern.items():
            if key == "name":
                fits = event.name == wanted
            elif key == "rule":
                fits = event.rule == wanted
            elif key == "seat":
                fits = self.words.seat_name(event.seat) == wanted or self.words.seat_named(wanted) == event.seat
            else:
                fits = (key in parts or key in readable) and self.is_part(parts.get(key), readable.get(key), wanted)
            if not fits:
                return False
        return True

    def is_part(self, actual: Json, readable: Json, wanted: Json) -> bool:
        """A part as the event has it, a seat by its name, or the words that the English log has for it."""
        if actual == wanted or readable == wanted:
            return True
        if isinstance(actual, list) and isinstance(wanted, list) and len(actual) == len(wanted):
            return all(self.is_part(mine, None, theirs) for mine, theirs in zip(actual, wanted, strict=True))
        is_seat = isinstance(actual, int) and not isinstance(actual, bool) and isinstance(wanted, str)
        return is_seat and wanted in self.words.seats and self.words.seats.index(str(wanted)) == actual

    # What a difference quotes.

    def parts(self, at: Place, pattern: Mapping[str, Json]) -> dict[str, Json]:
        named = ", ".join([f"{key} = {value!r}" for key, value in pattern.items() if key != "name"])
        event = f"{pattern['name']} ({named})" if named else str(pattern["name"])
        return {"key": name_of(at), "event": event, "heard": self.all_said()}

    def said(self, place: int) -> str:
        event, parts, _ = self.heard[place]
        seat = [f"seat = {self.words.seats[event.seat]!r}"] if 0 <= event.seat < len(self.words.seats) else []
        told = ", ".join([*seat, *[f"{key} = {value!r}" for key, value in parts.items()]])
        return f"{event.name} ({told})" if told else event.name

    def all_said(self) -> str:
        return "; ".join([self.said(place) for place in range(len(self.heard))]) or "–"
