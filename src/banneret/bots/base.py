"""What every bot is: something with a name that answers a view."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.view import View

SEEDS: Final = 2**62


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that sees what its seat sees and nothing else."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View) -> Action:
        """The answer to the question that the view's seat is asked."""
        raise RuntimeError("a bot chooses")


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
