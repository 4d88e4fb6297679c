"""K-13 Castle guard and bodyguard: at the end of a turn its owner says what they cover."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.knights.rules.actions import (
    COVER,
    COVER_CARD,
    COVERS_DONE,
    DONE,
    KEEP,
    KEEP_COVERS,
    LIFT_COVERS,
    UNCOVER,
)
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CASTLE_GUARD,
    FIRST_SPECIAL,
    KIND,
    NO_CARD,
    cards_text,
    notation,
)
from banneret.games.knights.rules.state import MAX_PLAYERS, Knights


def can_arrange(game: Knights, seat: i64) -> bool:
    """K-13.4 There is more than one arrangement: a lone bodyguard has nothing to cover."""
    return game.has(seat, CASTLE_GUARD) or (game.has(seat, BODYGUARD) and len(game.specials[seat]) > 1)


def covers(game: Knights, seat: i64) -> bool:
    """Whether anything of the seat's is covered now."""
    return len(game.castle_guard_on[seat]) > 0 or game.bodyguard_on[seat] != NO_CARD


def to_cover(game: Knights, seat: i64) -> list[Action]:
    """K-12.6, K-13.1, K-13.2 What can be covered beside the cards chosen so far."""
    castles: i64 = 0
    specials: i64 = 0
    for card in game.chosen:
        if card < FIRST_SPECIAL:
            castles += 1
        else:
            specials += 1
    found: list[Action] = []
    if game.has(seat, CASTLE_GUARD) and castles < game.charter.data.castles_covered:
        found.extend([COVER[card] for card in game.castles[seat] if card not in game.chosen])
    if game.has(seat, BODYGUARD) and specials == 0:
        found.extend([COVER[card] for card in game.specials[seat] if KIND[card] != BODYGUARD])
    return found


@final
class ArrangeGuards(Question["Knights"]):
    """K-13.4 Everything stays as it is, all cover is lifted, or a new arrangement is named card by card."""

    rule: ClassVar[str] = "K-13.4"

    def legal(self, game: Knights, seat: i64) -> list[Action]:
        cards = to_cover(game, seat)
        if game.chosen:
            cards.append(DONE)
        elif covers(game, seat):
            cards = [KEEP, UNCOVER, *cards]
        else:
            cards = [KEEP, *cards]
        return cards

    def refuse(self, game: Knights, seat: i64, action: Action) -> Refusal:
        if action.verb == COVER_CARD:
            return self.refuse_card(game, seat, action.piece)
        if action.verb == COVERS_DONE:
            return Refusal("choose_or_keep", "K-13.4")
        if action.verb == KEEP_COVERS or action.verb == LIFT_COVERS:
            if game.chosen:
                return Refusal("cards_are_chosen", "K-13.4")
            return Refusal("nothing_is_covered", "K-13.4")
        return Refusal("guards_are_arranged", "K-13.4")

    def refuse_card(self, game: Knights, seat: i64, card: i64) -> Refusal:
        told: dict[str, Json] = {"card": notation(card)}
        if game.owner_of(card) != seat:
            return Refusal("not_yours_to_cover", "K-13.1" if card < FIRST_SPECIAL else "K-13.2", told)
        if card in game.chosen:
            return Refusal("already_chosen", "K-13.4", told)
        if card < FIRST_SPECIAL:
            if not game.has(seat, CASTLE_GUARD):
                return Refusal("no_castle_guard", "K-13.2", told)
            return Refusal("castles_at_most", "K-13.1", {"count": game.charter.data.castles_covered})
        if not game.has(seat, BODYGUARD):
            return Refusal("no_bodyguard", "K-13.1", told)
        if KIND[card] == BODYGUARD:
            return Refusal("bodyguard_not_itself", "K-13.2")
        return Refusal("one_special_only", "K-13.2")

    def apply(self, game: Knights, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == COVER_CARD:
            game.chosen = [*game.chosen, int(action.piece)]
            return
        chosen = game.chosen
        game.chosen = []
        game.pop()
        if action.verb == KEEP_COVERS:
            return
        game.castle_guard_on[seat] = [card for card in chosen if card < FIRST_SPECIAL]
        game.bodyguard_on[seat] = NO_CARD
        for card in chosen:
            if card >= FIRST_SPECIAL:
                game.bodyguard_on[seat] = card
        if game.heard:
            if chosen:
                game.emit("covers", "K-13.4", seat, {"cards": cards_text(chosen)})
            else:
                game.emit("lifts_cover", "K-13.4", seat, {})


ARRANGE: Final = [ArrangeGuards(seat) for seat in range(MAX_PLAYERS)]
