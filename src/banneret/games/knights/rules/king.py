"""K-11 The king: whoever overthrows him wins, whoever fails loses a castle."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.knights.rules.actions import GIVE, GIVE_CASTLE, UNDER, UNDER_PILE
from banneret.games.knights.rules.cards import NO_CARD, NO_PILE, OF_CASTLES, PILE_IDS, ROYAL_LETTER, notation
from banneret.games.knights.rules.ending import win
from banneret.games.knights.rules.rolling import throw
from banneret.games.knights.rules.state import AGAINST_KING, BY_KING, MAX_PLAYERS, Knights
from banneret.games.knights.rules.steps import SeatStep


def challenge(game: Knights, seat: i64, chance: Chance) -> None:
    """K-11.1, K-11.2 The challenge is the attempt of this turn; the seat rolls against the king."""
    if game.heard:
        game.emit("challenges", "K-11.1", seat, {})
    game.push(KING_RESULT[seat])
    throw(game, seat, AGAINST_KING, game.charter.king, NO_CARD, NO_PILE, chance)


@final
class KingResult(SeatStep):
    """K-11.3 The king falls, or takes his revenge; K-11.5, K-12.8 the royal letter protects. K-11.6 The turn ends."""

    def run(self, game: Knights, chance: Chance) -> None:
        seat = self.seat
        overthrown = game.rolled() > game.target
        game.end_roll()
        if overthrown:
            win(game, seat, BY_KING, "K-14.2")
        elif game.has(seat, ROYAL_LETTER):
            if game.heard:
                game.emit("letter_protects", "K-11.5", seat, {})
        else:
            if game.heard:
                game.emit("king_stands", "K-11.4", seat, {})
            game.push(REVENGE[seat])


@final
class Revenge(Question["Knights"]):
    """K-11.4 The challenger names one of their castles, then the pile that it goes under."""

    rule: ClassVar[str] = "K-11.4"

    def legal(self, game: Knights, seat: i64) -> list[Action]:
        return UNDER if game.chosen else [GIVE[card] for card in game.castles[seat]]

    def prompt(self, game: Knights, seat: i64) -> dict[str, Json]:
        return {"chosen": "yes" if game.chosen else "no"}

    def refuse(self, game: Knights, seat: i64, action: Action) -> Refusal:
        if action.verb == GIVE_CASTLE:
            if game.chosen:
                return Refusal("one_castle_only", "K-11.4")
            return Refusal("not_your_castle", "K-11.4", {"card": action.piece_name})
        if action.verb == UNDER_PILE:
            return Refusal("name_the_castle_first", "K-11.4")
        return Refusal("king_takes_a_castle", "K-11.4")

    def apply(self, game: Knights, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == GIVE_CASTLE:
            game.chosen = [int(action.piece)]
            return
        card = game.chosen[0]
        pile = action.piece
        game.chosen = []
        game.pop()
        game.lose(seat, card)
        game.guards_due |= BIT[OF_CASTLES]
        game.piles[pile] = [*game.piles[pile], card]
        if game.heard:
            parts: dict[str, Json] = {"card": notation(card), "pile": PILE_IDS[pile]}
            game.emit("castle_lost", "K-11.4", seat, parts)
            if len(game.piles[pile]) == 1:
                game.tell_top(pile, "K-1.5")


KING_RESULT: Final = [KingResult(seat) for seat in range(MAX_PLAYERS)]
REVENGE: Final = [Revenge(seat) for seat in range(MAX_PLAYERS)]
