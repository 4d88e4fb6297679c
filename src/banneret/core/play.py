"""Driving a game from outside: the handle for Python programs, and the loop for random play."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Game
from banneret.core.refusals import Refused


@final
class Play:
    """A game, its chance and the seat whose turn it is: two calls a decision.

    >>> play = Play(game, chance)                                          # doctest: +SKIP
    >>> while play.seat >= 0: play.play(random.choice(play.legal()))      # doctest: +SKIP
    """

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.seat: i64 = game.turn()
        self.offered: list[Action] | None = None

    def legal(self) -> list[Action]:
        """The answers of the seat whose turn it is."""
        if self.offered is None:
            self.offered = self.game.legal(self.seat)
        return self.offered

    def play(self, action: Action) -> i64:
        """Answer for the seat whose turn it is; the next seat, -1 when the game is over.

        An answer that is not legal raises Refused, with the reason and the rule, and nothing has changed.
        """
        for answer in self.legal():
            if answer is action:
                break
        else:
            self.refuse(action)
        game = self.game
        self.offered = None
        game.apply(self.seat, action, self.chance)
        self.seat = game.turn()
        return self.seat

    def refuse(self, action: Action) -> None:
        """Say why an answer is not legal."""
        refusal = self.game.refuse(self.seat, action)
        if refusal is not None:
            raise Refused(refusal)


def random_playout(game: Game, chance: Chance) -> i64:
    """Play uniformly random legal answers to the end; how many decisions it took."""
    decisions: i64 = 0
    seat: i64 = game.turn()
    while seat >= 0:
        actions = game.stack[-1].legal(game, seat)
        game.apply(seat, actions[chance.below(len(actions), "choice")], chance)
        decisions += 1
        seat = game.turn()
    return decisions
