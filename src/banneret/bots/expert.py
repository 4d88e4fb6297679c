"""The bot that plays as the game's own scripted policy says."""

from typing import final

from banneret.bots.base import Bot, answers_to, chance_of
from banneret.core.actions import Action
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Policy
from banneret.core.view import View


@final
class ExpertBot(Bot):
    """Asks `kind.bot.policy()`, or a variant of it, which gets the masked state of the view."""

    def __init__(
        self, kind: GameKind, seed: int = 0, name: str = "expert", variant: Policy[Game] | None = None
    ) -> None:
        super().__init__(name, needs_memory=False)
        self.policy = kind.bot.policy() if variant is None else variant
        self.chance = chance_of(seed)

    def choose(self, view: View) -> Action:
        answers = answers_to(view)
        if len(answers) == 1:
            return answers[0]
        return self.policy.choose(view.state, view.seat, self.chance)
