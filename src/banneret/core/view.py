"""Views: the only thing that leaves the engine. A view is a copy of the state with everything hidden blanked out."""

from collections.abc import Sequence
from typing import Final, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from banneret.core.events import Event
from banneret.core.fields import Field
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game

SPECTATOR: Final = -1

# What the kernel itself keeps in a game; `stack` is public, the rest carries no information of its own.
KERNEL_FIELDS: Final = ("players", "stack", "due", "over", "waiting_mask", "heard", "events", "by_itself")

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What a seat remembers: a fold over the events it was in the audience of. All of it is true."""

    def hear(self, event: Event) -> None:
        """Take in one event that this seat heard."""

    def clone(self) -> "Memory":
        return self

    def json(self) -> Json:
        """All of it, in a form that the sight's `recall` turns back into a memory."""
        return None


M = TypeVar("M", bound=Memory)


class SeatView(Generic[G, M]):
    """What one seat knows. Seat -1 is a spectator.

    `state` is the masked state, `memory` what the seat remembers (nothing is known of one that has not followed the
    game), `facts` what the rules publish about hidden things
    (the colour of a top card, say). The masked state gives the seat the same legal answers as the true one.
    """

    def __init__(self, seat: i64, state: G, memory: M | None, facts: dict[str, Json]) -> None:
        self.seat: i64 = seat
        self.state: G = state
        self.memory = memory
        self.facts = facts


View: TypeAlias = SeatView[Game, Memory]


def masked(game: G, seat: i64, hidden: Sequence[Field[G]]) -> G:
    """A copy of the state with everything blanked that the seat may not see."""
    copy = cast(G, game.clone())
    for field in hidden:
        field.mask(copy, seat)
    copy.stack = [frame.hidden_from(copy, seat) for frame in copy.stack]
    copy.waiting_mask = copy.stack[-1].asked(copy) if copy.stack else 0
    return copy


def frame_json(frame: Frame[Game]) -> Json:
    return {"frame": type(frame).__name__, "parts": list(frame.parts())}


def state_json(game: G, fields: Sequence[Field[G]]) -> dict[str, Json]:
    """All declared fields and the stack as JSON, in the order of declaration."""
    state: dict[str, Json] = {field.name: field.json(game) for field in fields}
    state["stack"] = [frame_json(frame) for frame in game.stack]
    state["over"] = game.over
    return state
