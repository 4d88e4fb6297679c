"""F-8.1 Phase 5, drawing cards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import DISCARD, DISCARD_CARD, DRAW, TRADE, TRADE_CARD
from banneret.games.field_of_glory.rules.state import DRAW_PHASE, PLAYERS, FieldOfGlory


@final
class DrawCards(Step["FieldOfGlory"]):
    """F-8.1 The draw is mandatory; an empty hand has nothing to discard and draws three."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.phase = DRAW_PHASE
        game.push(DRAW_MODE[game.active])


@final
class DrawMode(Question["FieldOfGlory"]):
    """F-8.1 Draw three, or discard one card and draw as many as its command points. D-15"""

    rule: ClassVar[str] = "F-8.1"

    def forced(self, game: FieldOfGlory, seat: i64) -> Action | None:
        return None if game.hands[seat] else DRAW

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        options: list[Action] = [DRAW]
        add_hand(game.hands[seat], TRADE, options)
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb == TRADE_CARD:
            return Refusal("not_in_hand", "F-8.1", {"card": action.piece_name})
        return Refusal("must_draw", "F-8.1")

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is DRAW:
            game.draw(seat, game.charter.draws, "F-8.1", chance)
            return
        game.hands[seat].remove(action.piece)
        game.discard(seat, action.piece)
        if game.heard:
            game.emit("traded", "F-8.1", seat, {"card": action.piece_name}, reveals=True)
        game.draw(seat, game.charter.points[action.piece], "F-8.1", chance)


def cards_too_many(game: FieldOfGlory, seat: i64) -> i64:
    """F-8.1 How many cards a hand has beyond nine."""
    return max(0, len(game.hands[seat]) - game.charter.hand_size)


@final
class HandLimit(Step["FieldOfGlory"]):
    """F-8.1 Then the player discards down to nine, one card at a time."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        if cards_too_many(game, game.active) > 0:
            game.push(self)
            game.push(DISCARD_DOWN[game.active])


@final
class DiscardDown(Question["FieldOfGlory"]):
    """F-8.1 A card too many: one of the hand is discarded. D-16"""

    rule: ClassVar[str] = "F-8.1"

    def prompt(self, game: FieldOfGlory, seat: i64) -> dict[str, Json]:
        return {"count": cards_too_many(game, seat)}

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        options: list[Action] = []
        add_hand(game.hands[seat], DISCARD, options)
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb == DISCARD_CARD:
            return Refusal("not_in_hand", "F-8.1", {"card": action.piece_name})
        return Refusal("hand_too_large", "F-8.1", {"count": cards_too_many(game, seat)})

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.hands[seat].remove(action.piece)
        game.discard(seat, action.piece)
        if game.heard:
            game.emit("discarded", "F-8.1", seat, {"card": action.piece_name}, reveals=True)


def add_hand(hand: list[int], family: list[Action], options: list[Action]) -> None:
    """One answer for each kind of card in a hand, in the order in which the kinds are met."""
    met: i64 = 0
    for card in hand:
        if met & BIT[card] == 0:
            met |= BIT[card]
            options.append(family[card])


DRAW_CARDS: Final = DrawCards()
HAND_LIMIT: Final = HandLimit()
DRAW_MODE: Final = [DrawMode(seat) for seat in range(PLAYERS)]
DISCARD_DOWN: Final = [DiscardDown(seat) for seat in range(PLAYERS)]
