"""What every bot is: something with a name that answers a view, and hears when a game begins and ends."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.view import View

SEEDS: Final = 2**62


class Forfeit(UserError):
    """A bot cannot play on: its seat loses the game, and the sentence of this error is the reason."""

    def __init__(self, seat: int, code: str, parts: dict[str, Json] | None = None) -> None:
        super().__init__(code, parts)
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that sees what its seat sees and nothing else.

    Whoever drives a game calls `begin`, then `choose` whenever the seat is asked, `end` when the game is over, and
    `close` when no further game follows. `needs_memory`: views come with what the seat remembers, which costs time.
    `listens`: `heard` is called with every event that the seat hears, before the next question.
    """

    def __init__(self, name: str, needs_memory: bool = True, listens: bool = False) -> None:
        self.name = name
        self.needs_memory = needs_memory
        self.listens = listens

    def begin(self, seat: int, players: int, options: Mapping[str, str]) -> None:
        """A game begins; `options` holds the value of every option."""

    def heard(self, event: Event) -> None:
        """Something happened that the seat hears of; what it is told is `event.json(seat)`."""

    def choose(self, view: View) -> Action:
        """The answer to the question that the view's seat is asked."""
        raise RuntimeError("a bot chooses")

    def end(self, returns: Sequence[float]) -> None:
        """The game is over: what each seat got."""

    def close(self) -> None:
        """No further game follows."""


def answers_to(view: View) -> list[Action]:
    """The legal answers of the view's seat, at least one."""
    answers = view.state.legal(view.seat)
    if not answers:
        raise ValueError(f"seat {view.seat} is not asked anything")
    return answers


def chance_of(seed: int) -> FastChance:
    """The bot's own dice; every whole number is a seed."""
    folded: i64 = seed % SEEDS
    return FastChance(folded)
