"""K-8 An attempt on the castle or special card on top of a pile."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.knights.rules.cards import FIRST_SPECIAL, PILE_IDS, notation
from banneret.games.knights.rules.ending import wins_by_cards
from banneret.games.knights.rules.rolling import throw
from banneret.games.knights.rules.state import MAX_PLAYERS, PILE, Knights
from banneret.games.knights.rules.steps import SeatStep
from banneret.games.knights.rules.strength import strength_parts


def attempt_pile(game: Knights, seat: i64, pile: i64, chance: Chance) -> None:
    """K-8.1 The target is announced, and the seat rolls. Beneath lies the step that asks for an extra attempt."""
    card = game.piles[pile][0]
    target = game.strength_on_pile(seat, card)
    if game.heard:
        parts: dict[str, Json] = {"pile": PILE_IDS[pile], "card": notation(card), "treason": "no"}
        if target != game.charter.data.strengths[card]:
            parts["treason"] = list(strength_parts(target))
        game.emit("attempts", game.attempt_rule(), seat, parts)
    game.push(PILE_RESULT[seat])
    throw(game, seat, PILE, target, card, pile, chance)


@final
class PileResult(SeatStep):
    """K-8.2 Captured, or face down under the pile; only a special card lets the turn go on (K-5.3, K-5.4)."""

    def run(self, game: Knights, chance: Chance) -> None:
        seat = self.seat
        pile = game.prize_pile
        captured = game.rolled() > game.target
        card = game.piles[pile][0]
        game.end_roll()
        game.clear_prize()
        if captured:
            game.take_top(pile)
            game.gain(seat, card)
        else:
            game.top_to_bottom(pile)
        if game.heard:
            parts: dict[str, Json] = {"pile": PILE_IDS[pile], "card": notation(card)}
            if captured:
                game.emit("captured", "K-8.2", seat, parts)
            else:
                game.emit("failed", "K-8.2", seat, parts)
            game.tell_top(pile, "K-8.2")
        if captured and wins_by_cards(game, seat):
            return
        if not captured or card < FIRST_SPECIAL:
            game.pop()  # no extra attempt


PILE_RESULT: Final = [PileResult(seat) for seat in range(MAX_PLAYERS)]
