"""What many questions share."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.kernel import Question, Step
from banneret.games.warrior_knights.rules.state import WarriorKnights


class PublicQuestion(Question["WarriorKnights"]):
    """A question whose answers follow from what everybody sees: where only one is left it is not put (section 6)."""

    def forced(self, game: WarriorKnights, seat: i64) -> Action | None:
        if game.picked[seat]:
            return None
        answers = self.legal(game, seat)
        return answers[0] if len(answers) == 1 else None


class InOrder(Step["WarriorKnights"]):
    """One Baron of an order after another; `at` is the one whose turn it is."""

    def __init__(self, order: list[int], at: i64) -> None:
        self.order = order
        self.at: i64 = at

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at]
