"""M-19.3b Paying with epic tokens where All for One cards may stand for two of them."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import PAY, PAY_WITH
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.quest import pass_room
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.treasury import pay_epic


def ways_to_pay(game: Mousquetaires, cost: i64) -> list[Action]:
    """By how many All for One cards a price can be paid, none of them superfluous; the rest comes from the pool."""
    ways: list[Action] = []
    cards: i64 = 0
    while cards <= game.all_for_one and TOKENS_OF_A_CARD * (cards - 1) < cost:
        if TOKENS_OF_A_CARD * cards + game.epic >= cost:
            ways.append(PAY[cards])
        cards += 1
    return ways


@final
class PayPassage(Question["Mousquetaires"]):
    """M-15.13 A secret passage costs three epic tokens."""

    rule: ClassVar[str] = "M-15.13"

    def __init__(self, seat: i64, man: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man]

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return ways_to_pay(game, game.charter.data.boards.passage_cost)

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        ways = ways_to_pay(game, game.charter.data.boards.passage_cost)
        return ways[0] if len(ways) == 1 else None

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("cannot_pay_so" if action.verb == PAY_WITH else "pay_the_passage", "M-15.13")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        pay_epic(game, game.charter.data.boards.passage_cost, action.piece, "M-15.13")
        pass_room(game, self.man)
