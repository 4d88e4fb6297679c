"""The bot that knows the rules and nothing more."""

from typing import final

from banneret.bots.base import Bot, answers_to, chance_of
from banneret.core.actions import Action
from banneret.core.view import View


@final
class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("random", needs_memory=False)
        self.chance = chance_of(seed)

    def choose(self, view: View) -> Action:
        answers = answers_to(view)
        return answers[self.chance.below(len(answers), "choice")]
