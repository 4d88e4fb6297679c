"""K-13 Castle guard and bodyguard: each is placed by itself, in the turn of its owner."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
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
    MOVE,
    UNCOVER,
)
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CASTLE_GUARD,
    FIRST_SPECIAL,
    GUARD_IDS,
    GUARD_KINDS,
    GUARDS,
    KIND,
    NO_CARD,
    OF_CASTLES,
    cards_text,
    notation,
)
from banneret.games.knights.rules.state import MAX_PLAYERS, Knights


def coverable(game: Knights, seat: i64, guard: i64) -> list[int]:
    """K-13.1, K-13.2 The cards that a guard of the seat may lie on; nothing without the guard."""
    if not game.has(seat, GUARD_KINDS[guard]):
        return []
    if guard == OF_CASTLES:
        return game.castles[seat]
    return [card for card in game.specials[seat] if KIND[card] != BODYGUARD]


def covered(game: Knights, seat: i64, guard: i64) -> list[int]:
    """The cards that a guard of the seat lies on now."""
    if guard == OF_CASTLES:
        return game.castle_guard_on[seat]
    return [] if game.bodyguard_on[seat] == NO_CARD else [game.bodyguard_on[seat]]


def can_move(game: Knights, seat: i64, guard: i64) -> bool:
    """K-13.4 There is a card that a guard could cover and does not."""
    return len(coverable(game, seat, guard)) > len(covered(game, seat, guard))


def is_due(game: Knights, seat: i64, guard: i64) -> bool:
    """K-13.4 Whether a guard is asked about at the end of the turn.

    What it may cover has changed since it was last asked about, or it has not been placed yet.
    """
    if not can_move(game, seat, guard):
        return False
    if game.guards_due & BIT[guard] != 0:
        return True
    return game.guards_placed & BIT[guard] == 0 and len(covered(game, seat, guard)) == 0


def guard_moves(game: Knights, seat: i64) -> list[Action]:
    """K-13.4 The guards that may be moved before an attempt: once a turn, and not if the turn's end asks anyway."""
    found: list[Action] = []
    for guard in GUARDS:
        if game.guards_placed & BIT[guard] == 0 and can_move(game, seat, guard) and not is_due(game, seat, guard):
            found.append(MOVE[guard])
    return found


def refuse_move(game: Knights, seat: i64, guard: i64) -> Refusal:
    """K-13.4 Why a guard cannot be moved now."""
    told: dict[str, Json] = {"guard": GUARD_IDS[guard]}
    if not game.has(seat, GUARD_KINDS[guard]):
        return Refusal("no_such_guard", "K-13.4", told)
    if is_due(game, seat, guard):
        return Refusal("guard_at_the_end", "K-13.4", told)
    if game.guards_placed & BIT[guard] != 0:
        return Refusal("guard_was_placed", "K-13.4", told)
    return Refusal("nowhere_to_move", "K-13.4", told)


def ask_about(game: Knights, seat: i64, guard: i64) -> None:
    """K-13.4 The owner says what one guard covers from now on; the other stays where it is."""
    game.guards_due &= ~BIT[guard]
    game.guards_placed |= BIT[guard]
    game.push(ARRANGE[seat][guard])


@final
class ArrangeGuards(Question["Knights"]):
    """K-13.4 One guard stays as it is, covers nothing any more, or covers other cards, named one by one."""

    rule: ClassVar[str] = "K-13.4"

    def __init__(self, seat: i64, guard: i64) -> None:
        super().__init__(seat)
        self.guard: i64 = guard

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.guard]

    def to_cover(self, game: Knights, seat: i64) -> list[Action]:
        """K-12.6, K-13.1, K-13.2 What can be covered beside the cards chosen so far."""
        most = game.charter.data.castles_covered if self.guard == OF_CASTLES else 1
        if len(game.chosen) >= most:
            return []
        return [COVER[card] for card in coverable(game, seat, self.guard) if card not in game.chosen]

    def legal(self, game: Knights, seat: i64) -> list[Action]:
        cards = self.to_cover(game, seat)
        if game.chosen:
            cards.append(DONE)
        elif covered(game, seat, self.guard):
            cards = [KEEP, UNCOVER, *cards]
        else:
            cards = [KEEP, *cards]
        return cards

    def forced(self, game: Knights, seat: i64) -> Action | None:
        """Once as many cards are chosen as the guard can cover, it covers them."""
        return DONE if game.chosen and not self.to_cover(game, seat) else None

    def prompt(self, game: Knights, seat: i64) -> dict[str, Json]:
        return {"guard": GUARD_IDS[self.guard], "cards": cards_text(covered(game, seat, self.guard))}

    def refuse(self, game: Knights, seat: i64, action: Action) -> Refusal:
        if action.verb == COVER_CARD:
            return self.refuse_card(game, seat, action.piece)
        if action.verb == COVERS_DONE:
            return Refusal("choose_or_keep", "K-13.4")
        if action.verb == KEEP_COVERS or action.verb == LIFT_COVERS:
            if game.chosen:
                return Refusal("cards_are_chosen", "K-13.4")
            return Refusal("nothing_is_covered", "K-13.4", {"guard": GUARD_IDS[self.guard]})
        return Refusal("guards_are_arranged", "K-13.4", {"guard": GUARD_IDS[self.guard]})

    def refuse_card(self, game: Knights, seat: i64, card: i64) -> Refusal:
        told: dict[str, Json] = {"card": notation(card)}
        if game.owner_of(card) != seat:
            return Refusal("not_yours_to_cover", "K-13.1" if card < FIRST_SPECIAL else "K-13.2", told)
        if card in game.chosen:
            return Refusal("already_chosen", "K-13.4", told)
        if card < FIRST_SPECIAL:
            if not game.has(seat, CASTLE_GUARD):
                return Refusal("no_castle_guard", "K-13.2", told)
            if self.guard != OF_CASTLES:
                return Refusal("guard_of_specials", "K-13.2")
            return Refusal("castles_at_most", "K-13.1", {"count": game.charter.data.castles_covered})
        if not game.has(seat, BODYGUARD):
            return Refusal("no_bodyguard", "K-13.1", told)
        if self.guard == OF_CASTLES:
            return Refusal("guard_of_castles", "K-13.1")
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
        if self.guard == OF_CASTLES:
            game.castle_guard_on[seat] = chosen
        else:
            game.bodyguard_on[seat] = chosen[0] if chosen else NO_CARD
        if game.heard:
            told: dict[str, Json] = {"guard": GUARD_IDS[self.guard]}
            if chosen:
                told["cards"] = cards_text(chosen)
                game.emit("covers", "K-13.4", seat, told)
            else:
                game.emit("lifts_cover", "K-13.4", seat, told)


ARRANGE: Final = [[ArrangeGuards(seat, guard) for guard in GUARDS] for seat in range(MAX_PLAYERS)]
