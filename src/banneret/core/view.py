"""Views: the only thing that leaves the engine. A view is a copy of the state with everything hidden blanked out."""

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game

UNKNOWN: Final = -1  # a piece that the viewer may not see
SPECTATOR: Final = -1

# What the kernel itself keeps in a game; `stack` is public, the rest carries no information of its own.
KERNEL_FIELDS: Final = ("players", "stack", "due", "over", "waiting_mask", "heard", "events")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field of the state, and who may see it. Public unless a subclass says otherwise."""

    def __init__(self, name: str) -> None:
        self.name = name

    def mask(self, game: Game, seat: i64) -> None:
        """Blank what the seat may not see; `game` is a copy made for this view."""

    def json(self, game: Game) -> Json:
        return plain(getattr(game, self.name))

    def pack(self, game: Game) -> Json:
        """The value itself, to be carried to another process."""
        return plain(getattr(game, self.name))

    def unpack(self, game: Game, value: Json) -> None:
        setattr(game, self.name, value)


class Public(Field):
    """Everybody sees it."""


class OwnedCounted(Field):
    """A list of pieces for each seat: the owner sees them, the others their number."""

    def mask(self, game: Game, seat: i64) -> None:
        lists = cast(list[list[int]], getattr(game, self.name))
        setattr(game, self.name, [own if at == seat else [UNKNOWN] * len(own) for at, own in enumerate(lists)])


class OwnedSecret(Field):
    """A list of pieces for each seat: the others do not even learn how many."""

    def mask(self, game: Game, seat: i64) -> None:
        lists = cast(list[list[int]], getattr(game, self.name))
        setattr(game, self.name, [own if at == seat else [] for at, own in enumerate(lists)])


class Counted(Field):
    """A pile that nobody sees; its size is public."""

    def mask(self, game: Game, seat: i64) -> None:
        pile = cast(list[int], getattr(game, self.name))
        setattr(game, self.name, [UNKNOWN] * len(pile))


def plain(value: object) -> Json:
    """A value of the state as JSON."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    raise TypeError(f"no JSON form for {type(value).__name__}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What a seat remembers: a fold over the events it was in the audience of. All of it is true."""

    def hear(self, event: Event) -> None:
        """Take in one event that this seat heard."""

    def clone(self) -> "Memory":
        return self

    def json(self) -> Json:
        """All of it, in a form that `GameKind.recall` turns back into a memory."""
        return None

    def check(self, game: Game) -> None:
        """Raise AssertionError where something remembered does not hold in this complete state."""


class View:
    """What one seat knows. Seat -1 is a spectator.

    `state` is the masked state, `memory` what the seat remembers, `facts` what the rules publish about hidden things
    (the colour of a top card, say). The masked state gives the seat the same legal answers as the true one.
    """

    def __init__(self, seat: i64, state: Game, memory: Memory, facts: dict[str, Json] | None = None) -> None:
        self.seat: i64 = seat
        self.state = state
        self.memory = memory
        self.facts: dict[str, Json] = {} if facts is None else facts


def masked(game: Game, seat: i64, fields: Sequence[Field]) -> Game:
    """A copy of the state with everything blanked that the seat may not see."""
    copy = game.clone()
    for field in fields:
        field.mask(copy, seat)
    copy.stack = [frame.hidden_from(copy, seat) for frame in copy.stack]
    copy.waiting_mask = copy.stack[-1].asked(copy) if copy.stack else 0
    return copy


def frame_json(frame: Frame[Game]) -> Json:
    return {"frame": type(frame).__name__, "parts": list(frame.parts())}


def state_json(game: Game, fields: Sequence[Field]) -> dict[str, Json]:
    """All declared fields and the stack as JSON, in the order of declaration."""
    state: dict[str, Json] = {field.name: field.json(game) for field in fields}
    state["stack"] = [frame_json(frame) for frame in game.stack]
    state["over"] = game.over
    return state
