"""H-4.5, H-10.2 Robbing the dead: two dogs buy one card of the discards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import TAKE, TAKE_LOOT
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.state import NO_BATTLE, Havoc


def looting_rule(game: Havoc) -> str:
    """H-4.5 While recruiting, H-10.2 after a battle."""
    return "H-4.5" if game.battle == NO_BATTLE else "H-10.2"


@final
class LootPick(Question["Havoc"]):
    """H-4.5 The looter alone looks through the discards, must take one that is not a dog, and shows it."""

    rule: ClassVar[str] = "H-4.5"

    def rule_now(self, game: Havoc) -> str:
        return looting_rule(game)

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        return [TAKE[card] for card in game.discard if card != DOG]

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb != TAKE_LOOT:
            return Refusal("must_take_loot", looting_rule(game))
        if action.piece == DOG:
            return Refusal("dogs_cannot_be_looted", looting_rule(game))
        return Refusal("not_in_discards", looting_rule(game), {"card": action.piece_name})

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.discard.remove(action.piece)
        game.hands[seat].append(action.piece)
        if game.heard:
            game.emit("looted", looting_rule(game), seat, {"card": action.piece_name}, reveals=True)


LOOT_PICK: Final = [LootPick(seat) for seat in range(6)]
