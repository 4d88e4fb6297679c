"""A table from kinds of questions to what is done about them: the answers of an expert, the lines of a terminal."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from banneret.core.kernel import Frame, Game

S = TypeVar("S", bound=Game)
Q = TypeVar("Q")
R = TypeVar("R")


@mypyc_attr(allow_interpreted_subclasses=True)
class ByQuestion(Generic[S, R]):
    """What a table holds for each kind of question; a question of no entry is a mistake, told by its name.

    An entry stands for its class alone, not for the classes below it, so that the order of entries never matters.
    """

    def __init__(self) -> None:
        self.entries: dict[type, Callable[[S, i64, Frame[S]], R]] = {}

    def on(self, question: type[Q], handler: Callable[[S, i64, Q], R]) -> None:
        """For questions of this class, call the handler with the game, the seat asked and the question."""
        self.entries[question] = cast(Callable[[S, i64, Frame[S]], R], handler)

    def answer(self, game: S, seat: i64) -> R:
        """What the table holds for the question that is open."""
        question = cast("Frame[S]", game.stack[-1])
        handler = self.entries.get(type(question))
        if handler is None:
            raise TypeError(f"nothing is said about the question {type(question).__name__}")
        return handler(game, seat, question)
