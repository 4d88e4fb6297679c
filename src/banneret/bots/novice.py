"""The bot for a first evening: it knows how the game is played well, and does not always do it."""

from typing import Final, final

from banneret.bots.base import Bot, answers_to, chance_of
from banneret.core.actions import Action
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Policy
from banneret.core.view import View

SLIPS_IN: Final = 4


@final
class NoviceBot(Bot):
    """One answer in four is any legal one, the others are the expert's."""

    def __init__(self, kind: GameKind, seed: int = 0) -> None:
        super().__init__("novice", needs_memory=False)
        self.policy: Policy[Game] = kind.bot.policy()
        self.chance = chance_of(seed)

    def choose(self, view: View) -> Action:
        answers = answers_to(view)
        if len(answers) == 1:
            return answers[0]
        if self.chance.below(SLIPS_IN, "slip") == 0:
            return answers[self.chance.below(len(answers), "choice")]
        return self.policy.choose(view.state, view.seat, self.chance)
