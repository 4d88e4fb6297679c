"""Section 5.1 Mutiny: in turn order, card by card, the mercenaries of a nationality are paid or desert. DP-33"""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.warrior_knights.rules.actions import LET_GO, PAY
from banneret.games.warrior_knights.rules.armies_and_places import noble_id
from banneret.games.warrior_knights.rules.cards import NATION, SLOTS, TROOP_IDS, TROOP_KINDS
from banneret.games.warrior_knights.rules.crowns_and_votes import pay_crowns
from banneret.games.warrior_knights.rules.event_choices import RULE, EventQuestion
from banneret.games.warrior_knights.rules.losses import deserts
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.troops import check_armies


@final
class MutinyRound(Step["WarriorKnights"]):
    """The next Baron in turn order; `paid` are the cards that he has paid so far, as slot * 26 + kind."""

    def __init__(self, order: list[int], at: i64, paid: list[int]) -> None:
        self.order = order
        self.at: i64 = at
        self.paid = paid

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at, self.paid]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        seat = self.order[self.at]
        piece = next_mutineer(game, seat, self.paid)
        if piece < 0:
            game.push(MutinyRound(self.order, self.at + 1, []))
        else:
            army = seat * SLOTS + piece // TROOP_KINDS
            game.push(PayMutineer(seat, army, piece % TROOP_KINDS, self.order, self.at, self.paid))


def any_mutineer(game: WarriorKnights) -> bool:
    """Whether anybody has a mercenary of the nationality."""
    for seat in game.turn_order():
        if next_mutineer(game, seat, []) >= 0:
            return True
    return False


def next_mutineer(game: WarriorKnights, seat: i64, paid: list[int]) -> i64:
    """The first card of the nationality that is not paid yet, army by army; -1: none is left.

    Looked up anew after each card: a standing check in between may have killed a noble and cost him more troops.
    """
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        for kind in game.armies[army]:
            if NATION[kind] == game.target:
                piece = slot * TROOP_KINDS + kind
                if game.armies[army].count(kind) > paid.count(piece):
                    return piece
    return -1


@final
class PayMutineer(EventQuestion):
    """The wage, or he deserts; a circle noble gives no exemption."""

    rule: ClassVar[str] = "W-8.1"

    def __init__(self, seat: i64, army: i64, kind: i64, order: list[int], at: i64, paid: list[int]) -> None:
        super().__init__(seat)
        self.army: i64 = army
        self.kind: i64 = kind
        self.order = order
        self.at: i64 = at
        self.paid = paid

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.army, self.kind, self.order, self.at, self.paid]

    def wage(self, game: WarriorKnights) -> i64:
        return game.charter.data.wages[self.kind]

    def is_there(self, game: WarriorKnights) -> bool:
        """Not when the heir of a waiting noble has just been killed (W-16.2): his troops are gone with him."""
        return self.kind in game.armies[self.army]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [PAY, LET_GO] if self.is_there(game) and game.crowns[seat] >= self.wage(game) else [LET_GO]

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is PAY:
            piece = self.army % SLOTS * TROOP_KINDS + self.kind
            game.replace(MutinyRound(self.order, self.at, [*self.paid, int(piece)]))
            pay_crowns(game, seat, self.wage(game), RULE, f"wages:{TROOP_IDS[self.kind]}")
        else:
            game.replace(MutinyRound(self.order, self.at, self.paid))
            if self.is_there(game):
                deserts(game, self.army, self.kind, RULE, chance)
                check_armies(game, True)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"troop": TROOP_IDS[self.kind], "slot": noble_id(game, self.army), "count": self.wage(game)}
