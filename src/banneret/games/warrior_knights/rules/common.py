"""What many questions share."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.armies_and_places import noble_id
from banneret.games.warrior_knights.rules.cards import SLOTS
from banneret.games.warrior_knights.rules.facts import facts_of
from banneret.games.warrior_knights.rules.state import NOWHERE, WarriorKnights


def chosen_noble(game: WarriorKnights, seat: i64) -> dict[str, Json]:
    """Who was chosen first in an unfinished chain, and how long it is."""
    chain = game.picked[seat]
    if not chain:
        return {"count": 0, "noble": ""}
    return {"count": len(chain), "noble": noble_id(game, seat * SLOTS + CATALOGUE.actions[chain[0]].piece)}


class PublicQuestion(Question["WarriorKnights"]):
    """A question whose answers follow from what everybody sees: where only one is left it is not put (section 6)."""

    def where(self) -> i64:
        """The area that it is about; NOWHERE where it is about none."""
        return NOWHERE

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        return facts_of(game, seat, action)

    def forced(self, game: WarriorKnights, seat: i64) -> Action | None:
        answers = self.legal(game, seat)
        return answers[0] if len(answers) == 1 else None


class MarchQuestion(PublicQuestion):
    """A question whose chain is the way of a noble: it is seen whole before he goes, and a slip can be taken back."""

    def forced(self, game: WarriorKnights, seat: i64) -> Action | None:
        return None if game.picked[seat] else super().forced(game, seat)


class InOrder(Step["WarriorKnights"]):
    """One Baron of an order after another; `at` is the one whose turn it is."""

    def __init__(self, order: list[int], at: i64) -> None:
        self.order = order
        self.at: i64 = at

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at]
