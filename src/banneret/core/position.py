"""A position as somebody wrote it: words, numbers, seats and cards, each mistake told with its key and the reason."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar, cast, final

from banneret.core.chance import Outcome
from banneret.core.errors import ScenarioError
from banneret.core.fields import UNKNOWN, Field
from banneret.core.invariants import BrokenInvariant
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.texts import Texts, quotable
from banneret.core.values import HIDDEN_WORD as HIDDEN_WORD
from banneret.core.values import NOBODY_WORD as NOBODY_WORD
from banneret.core.values import NONE_WORD as NONE_WORD
from banneret.core.values import put

G = TypeVar("G", bound=Game)
FRAME_PART: Final = re.compile(r'\[[^\]]*\]|"[^"]*"|\S+')


def frame_with_numbers(text: str, names: list[str]) -> str:
    """A frame of a written stack with its seats by number, as descriptions have it."""
    numbers = {quote + name + quote: str(seat) for seat, name in enumerate(names) for quote in ("", '"')}
    return FRAME_PART.sub(lambda part: numbers.get(part.group(), part.group()), text)


def listed(words: list[str]) -> str:
    return ", ".join([word for word in words if word])


@final
class Faults:
    """The mistakes that can be made in the positions of one game, whose texts are in a folder."""

    def __init__(self, game: str, texts: str) -> None:
        self.game = game
        self.texts = texts
        self.english: Texts | None = None  # read when the first mistake is told

    def impossible(self, key: str, why: str, more: Mapping[str, Json] | None = None) -> ScenarioError:
        """A position that cannot be: where it is written; the text `reason-position-<why>` says what is wrong."""
        parts: dict[str, Json] = {"game": self.game, "key": key, "why": f"position-{why}"}
        if more is not None:
            parts.update(more)
        if self.english is None:
            self.english = Texts("en", [self.texts])
        parts["reason"] = self.english.say(f"reason-position-{why}", quotable(parts))
        return ScenarioError("impossible_position", parts)


def judge(game: G, check: Callable[[G], None], faults: Faults) -> None:
    """Refuse a position that breaks an invariant; `check` holds those that a position must keep.

    Some invariants are about the way to a position (what all battles together have paid); a position has no past.
    """
    try:
        check(game)
    except BrokenInvariant as broken:
        raise faults.impossible(broken.key, broken.why, broken.parts) from broken


class PositionWords:
    """A position, or a table in it; `names` are the seats, `path` stands before the keys in faults."""

    def __init__(
        self, faults: Faults, values: Mapping[str, Json], names: list[str], known: list[str], path: str = ""
    ) -> None:
        self.faults = faults
        self.values = values
        self.names = names
        self.path = path
        for key in values:
            if key not in known:
                raise ScenarioError("unknown_key", {"key": path + key, "reason": ", ".join(known)})

    def impossible(self, key: str, why: str, more: Mapping[str, Json] | None = None) -> ScenarioError:
        return self.faults.impossible(self.path + key, why, more)

    def has(self, key: str) -> bool:
        return key in self.values

    # Words and numbers.

    def word(self, key: str, default: str, known: list[str]) -> str:
        return self.word_of(key, self.values.get(key, default), known)

    def word_of(self, key: str, value: Json, known: list[str]) -> str:
        """One of the words known; `known` is told where it is another."""
        if not isinstance(value, str) or value not in known:
            raise self.impossible(key, "unknown-word", {"value": repr(value), "known": listed(known)})
        return value

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.number_of(key, self.values.get(key, default), low, high)

    def number_of(self, key: str, value: Json, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.impossible(key, "whole-number", {"value": repr(value)})
        if not low <= value <= high:
            raise self.impossible(key, "range", {"value": value, "low": low, "high": high})
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        return self.flag_of(key, self.values.get(key, default))

    def flag_of(self, key: str, value: Json) -> bool:
        if not isinstance(value, bool):
            raise self.impossible(key, "true-or-false", {"value": repr(value)})
        return value

    def table(self, key: str) -> Mapping[str, Json]:
        return self.table_of(key, self.values.get(key, {}))

    def table_of(self, key: str, value: Json) -> Mapping[str, Json]:
        if not isinstance(value, Mapping):
            raise self.impossible(key, "table")
        return value

    def items(self, key: str) -> list[Json]:
        """A list; a single item may stand without brackets."""
        return self.items_of(self.values.get(key, []))

    def items_of(self, value: Json) -> list[Json]:
        return list(value) if isinstance(value, list) else [value]

    def texts(self, key: str) -> list[str]:
        """A list of texts; a single one may stand without brackets."""
        found: list[str] = []
        for text in self.items(key):
            if not isinstance(text, str):
                raise self.impossible(key, "pieces-text", {"value": repr(text)})
            found.append(text)
        return found

    # Fields of the state, and outcomes to come.

    def read_fields(self, game: G, fields: Sequence[Field[G]], among: Sequence[str]) -> None:
        """Give the fields whose words are among these, and are named, their values; the others keep theirs."""
        for field in fields:
            if field.word in among and self.has(field.word):
                put(game, field.name, field.value.read(self, field.word, self.values[field.word]))

    def outcomes(self, label: str, known: list[str]) -> list[Outcome]:
        """What chance will give: a text is the order after a shuffle, a number a place in a list of choices."""
        found: list[Outcome] = []
        for item in self.items(label):
            if isinstance(item, str):
                found.append(Outcome(label, self.kinds_of(label, item, known), True))
            elif isinstance(item, int) and not isinstance(item, bool):
                found.append(Outcome(label, [item], False))
            else:
                raise self.impossible(label, "pieces-text", {"value": repr(item)})
        return found

    # Seats.

    def seat_of(self, key: str, value: Json) -> int:
        """A seat by its name or number."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, str) and value in [str(seat) for seat in range(len(self.names))]:
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names):
            return value
        raise self.impossible(key, "no-seat", {"value": repr(value), "known": ", ".join(self.names)})

    def seat(self, key: str, default: int) -> int:
        return self.seat_of(key, self.values[key]) if key in self.values else default

    def seat_or_nobody(self, key: str, value: Json) -> int:
        """A seat, or -1 for `nobody`."""
        return -1 if value == NOBODY_WORD else self.seat_of(key, value)

    def seats(self, key: str) -> list[int]:
        """A list of seats; a single one may stand without brackets."""
        return self.seats_of(key, self.values.get(key, []))

    def seats_of(self, key: str, value: Json) -> list[int]:
        found: list[int] = []
        for name in self.items_of(value):
            seat = self.seat_of(key, name)
            if seat in found:
                raise self.impossible(key, "seat-twice", {"who": self.names[seat]})
            found.append(seat)
        return found

    def by_seat(self, key: str) -> dict[int, Json]:
        """A table with a value for each seat named."""
        return self.by_seat_of(key, self.values.get(key, {}))

    def by_seat_of(self, key: str, value: Json) -> dict[int, Json]:
        found: dict[int, Json] = {}
        for name, entry in self.table_of(key, value).items():
            seat = self.seat_of(f"{key}.{name}", str(name))
            if seat in found:
                raise self.impossible(f"{key}.{name}", "seat-twice", {"who": self.names[seat]})
            found[seat] = entry
        return found

    def of_seat(self, key: str, seat: int) -> str:
        """The key of a seat's entry in a table."""
        return f"{key}.{self.names[seat]}"

    def numbers_by_seat(self, key: str, default: int, low: int, high: int) -> list[int]:
        """A number for each seat; `default` where none is named."""
        found = [default] * len(self.names)
        for seat, value in self.by_seat(key).items():
            found[seat] = self.number_of(self.of_seat(key, seat), value, low, high)
        return found

    # Pieces that have words of their own.

    def kind(self, key: str, words: list[str]) -> int:
        """A piece by its word; -1 where it is `none` or not named."""
        word = self.word(key, NONE_WORD, [NONE_WORD, *words])
        return -1 if word == NONE_WORD else words.index(word)

    def kind_of(self, key: str, value: Json, words: list[str]) -> int:
        return words.index(self.word_of(key, value, words))

    def kinds(self, key: str, words: list[str]) -> list[int]:
        """Pieces written one after another, with blanks between them."""
        return self.kinds_of(key, self.values.get(key, ""), words)

    def kinds_of(self, key: str, value: Json, words: list[str]) -> list[int]:
        if not isinstance(value, str):
            raise self.impossible(key, "pieces-text", {"value": repr(value)})
        found: list[int] = []
        for word in value.split():
            if word == HIDDEN_WORD:
                raise self.impossible(key, "hidden-piece")
            if word not in words:
                raise self.impossible(key, "unknown-word", {"value": word, "known": listed(words)})
            found.append(words.index(word))
        return found

    def kinds_by_seat(self, key: str, words: list[str]) -> dict[int, list[int]]:
        return {seat: self.kinds_of(self.of_seat(key, seat), text, words) for seat, text in self.by_seat(key).items()}

    def mask(self, key: str, words: list[str]) -> int:
        """A set of pieces."""
        found = 0
        for kind in self.kinds(key, words):
            found |= 2**kind
        return found

    # Cards in the game's notation.

    def card_of(self, word: str) -> int:
        """A card by its notation, for games that have one; ValueError where there is none."""
        raise ValueError(word)

    def cards_of(self, key: str, value: Json) -> list[int]:
        """Cards written one after another."""
        if not isinstance(value, str):
            raise self.impossible(key, "cards-text", {"value": repr(value)})
        found: list[int] = []
        for text in value.split():
            try:
                card = self.card_of(text)
            except ValueError as error:
                raise self.impossible(key, "no-card", {"card": text}) from error
            if card == UNKNOWN:
                raise self.impossible(key, "hidden-card")
            found.append(card)
        return found

    def cards(self, key: str) -> list[int]:
        return self.cards_of(key, self.values.get(key, ""))

    def cards_by_seat(self, key: str) -> dict[int, list[int]]:
        return {seat: self.cards_of(self.of_seat(key, seat), text) for seat, text in self.by_seat(key).items()}

    def card_lists(self, key: str, value: Json) -> list[list[int]]:
        """The orders of shuffles to come."""
        if not isinstance(value, list):
            raise self.impossible(key, "shuffle-list")
        return [self.cards_of(key, text) for text in value]

    # Questions and steps.

    def stack(self, key: str, frames: Mapping[str, type[Frame[G]]]) -> list[Frame[Game]]:
        """The stack as it is written: each frame by its name and its parts, `TakeAction Anita 2`.

        Parts are numbers, lists of numbers, and seats by name; a name with blanks in it stands in quotes.
        """
        found: list[Frame[Game]] = []
        for text in self.texts(key):
            name, _, rest = text.partition(" ")
            make = frames.get(name)
            if make is None:
                raise self.impossible(key, "unknown-word", {"value": name, "known": ", ".join(frames)})
            try:
                parts = FRAME_PART.findall(frame_with_numbers(rest, self.names))
                found.append(cast("Frame[Game]", make(*[part_of_frame(part) for part in parts])))
            except (ValueError, TypeError) as error:
                raise self.impossible(key, "frame-parts", {"value": text}) from error
        if not found:
            raise self.impossible(key, "empty-stack")
        return found


def part_of_frame(text: str) -> int | list[int]:
    part = json.loads(text)
    numbers = part if isinstance(part, list) else [part]
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        raise ValueError(text)
    return part if isinstance(part, list) else int(part)
