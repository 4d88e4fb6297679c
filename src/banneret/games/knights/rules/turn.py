"""K-5 Turns: one attempt, more after special cards from a pile; K-6 swaps and searches before it."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.knights.rules.actions import (
    ATTACK_CARD,
    ATTEMPT_PILE,
    CHALLENGE_KING,
    END,
    END_THE_TURN,
    HOLD_TOURNAMENT,
    KING,
    MOVE_GUARD,
    SEARCH,
    SEARCH_PILE,
    SWAP_TOP,
)
from banneret.games.knights.rules.attack import attack
from banneret.games.knights.rules.attempt import attempt_pile
from banneret.games.knights.rules.cards import GUARDS, PILE_IDS, cards_text, notation
from banneret.games.knights.rules.ending import end_by_limit, limit_reached
from banneret.games.knights.rules.guards import ask_about, guard_moves, is_due, refuse_move
from banneret.games.knights.rules.king import challenge
from banneret.games.knights.rules.state import EXTRA_ATTEMPT, MAX_PLAYERS, Knights
from banneret.games.knights.rules.steps import SeatStep
from banneret.games.knights.rules.targets import (
    PILES,
    barred_cards,
    card_targets,
    is_out_of_reach,
    piles_to_search,
    refuse_attack,
    refuse_pile,
    swaps,
)
from banneret.games.knights.rules.tournament import hold_tournament


@final
class NextTurn(Step["Knights"]):
    """K-5.1 The bottom of the stack: the turn of the current seat begins."""

    def run(self, game: Knights, chance: Chance) -> None:
        seat = game.current
        game.attempts = 0
        game.swaps_used = 0
        game.guards_due = 0
        game.guards_placed = 0
        game.king_ok = len(game.castles[seat]) >= game.charter.data.goals.king_castles
        if game.heard:
            game.emit("turn_begins", "K-5.1", seat, {"round": game.round_number()})
        game.push(self)
        game.push(END_TURN[seat])
        game.push(CHOOSE[seat])


@final
class Choose(SeatStep):
    """K-6.4 Before the seat is asked: which piles it may search, if nothing can be attempted and no swap is left."""

    def run(self, game: Knights, chance: Chance) -> None:
        seat = self.seat
        game.searchable = 0
        if is_out_of_reach(game, seat):
            game.searchable = piles_to_search(game, seat)
            if game.heard:
                tell_search(game, seat)
        game.push(MAIN_ACTION[seat])


def tell_search(game: Knights, seat: i64) -> None:
    """K-6.4, K-6.5 What everybody learns: where a card can be found that this seat may attempt, and where not."""
    barred = cards_text(barred_cards(game, seat))
    found = [PILE_IDS[pile] for pile in PILES if game.searchable & BIT[pile]]
    if found:
        parts: dict[str, Json] = {"piles": " ".join(found), "barred": barred}
        game.emit("search_opens", "K-6.4", seat, parts, reveals=True)
    else:
        game.emit("nothing_to_find", "K-6.5", seat, {"barred": barred}, reveals=True)


@final
class MainAction(Question["Knights"]):
    """K-5.1 The seat names what it attempts, or turns up another card first."""

    rule: ClassVar[str] = "K-5.1"

    def legal(self, game: Knights, seat: i64) -> list[Action]:
        found = card_targets(game, seat)
        no_target = not found
        swaps_left = swaps(game, seat)
        found.extend(swaps_left)
        if no_target and not swaps_left:
            for pile in PILES:
                if game.searchable & BIT[pile]:
                    found.append(SEARCH[pile])
        nothing_else = not found
        if may_challenge(game):
            found.append(KING)
        found.extend(guard_moves(game, seat))
        if game.attempts > 0 or nothing_else:
            found.append(END)
        return found

    def forced(self, game: Knights, seat: i64) -> Action | None:
        """K-6.5 Nobody is asked who can only pass."""
        if game.searchable != 0 or may_challenge(game) or not is_out_of_reach(game, seat):
            return None
        return None if guard_moves(game, seat) else END

    def rule_now(self, game: Knights) -> str:
        return EXTRA_ATTEMPT if game.attempts > 0 else ""

    def prompt(self, game: Knights, seat: i64) -> dict[str, Json]:
        return {"attempts": "first" if game.attempts == 0 else "more"}

    def about(self, game: Knights, seat: i64, action: Action) -> dict[str, Json]:
        """Whose card is attacked, and which card lies on a pile."""
        if action.verb == ATTACK_CARD:
            return {"owner": game.owner_of(action.piece)}
        on_pile = (ATTEMPT_PILE, SWAP_TOP, SEARCH_PILE)
        return {"card": notation(game.piles[action.piece][0])} if action.verb in on_pile else {}

    def refuse(self, game: Knights, seat: i64, action: Action) -> Refusal:
        verb = action.verb
        if verb == ATTEMPT_PILE or verb == HOLD_TOURNAMENT:
            return refuse_pile(game, seat, action.piece, verb == HOLD_TOURNAMENT)
        if verb == ATTACK_CARD:
            return refuse_attack(game, seat, action.piece)
        if verb == SWAP_TOP:
            if game.swaps_used >= game.swaps_allowed(seat):
                return Refusal("swaps_used_up", "K-6.1", {"count": game.swaps_allowed(seat)})
            return Refusal("pile_too_small", "K-6.3")
        if verb == SEARCH_PILE:
            if card_targets(game, seat):
                return Refusal("target_in_sight", "K-6.4")
            if swaps(game, seat):
                return Refusal("swap_before_search", "K-6.4")
            return Refusal("nothing_there", "K-6.4", {"pile": PILE_IDS[action.piece]})
        if verb == CHALLENGE_KING:
            if game.king_ok:
                return Refusal("king_first", "K-11.1")
            return Refusal("king_needs_castles", "K-11.1", {"count": game.charter.data.goals.king_castles})
        if verb == END_THE_TURN:
            if card_targets(game, seat):
                return Refusal("must_attempt", "K-5.2")
            return Refusal("must_reveal", "K-6.5")
        if verb == MOVE_GUARD:
            return refuse_move(game, seat, action.piece)
        return Refusal("name_a_target", "K-5.1")

    def apply(self, game: Knights, seat: i64, action: Action, chance: Chance) -> None:
        verb = action.verb
        game.searchable = 0
        if verb == SWAP_TOP or verb == SEARCH_PILE:
            game.replace(CHOOSE[seat])
            reveal(game, seat, action.piece, verb == SWAP_TOP)
        elif verb == END_THE_TURN:
            game.pop()
            tell_no_attempt(game, seat)
        elif verb == MOVE_GUARD:
            game.replace(CHOOSE[seat])
            ask_about(game, seat, action.piece)
        else:
            game.attempts += 1
            if verb == ATTEMPT_PILE:
                game.replace(CHOOSE[seat])
                attempt_pile(game, seat, action.piece, chance)
            elif verb == ATTACK_CARD:
                game.replace(CHOOSE[seat])
                attack(game, seat, action.piece, chance)
            elif verb == HOLD_TOURNAMENT:
                game.pop()
                hold_tournament(game, seat, action.piece, chance)
            else:
                game.pop()
                challenge(game, seat, chance)


def may_challenge(game: Knights) -> bool:
    """K-11.1 The turn began with three castles, and this is its first attempt."""
    return game.king_ok and (game.attempts == 0 or game.charter.king_any_time)


def reveal(game: Knights, seat: i64, pile: i64, swapped: bool) -> None:
    """K-6.1, K-6.4 The top card goes under its pile; a search is no swap."""
    card = game.piles[pile][0]
    game.top_to_bottom(pile)
    if swapped:
        game.swaps_used += 1
    if game.heard:
        parts: dict[str, Json] = {"pile": PILE_IDS[pile], "card": notation(card)}
        if swapped:
            game.emit("swapped", "K-6.1", seat, parts)
            game.tell_top(pile, "K-6.1")
        else:
            game.emit("searched", "K-6.4", seat, parts)
            game.tell_top(pile, "K-6.4")


def tell_no_attempt(game: Knights, seat: i64) -> None:
    if game.heard:
        if game.attempts == 0:
            game.emit("passes", "K-6.5", seat, {})
        else:
            game.emit("ends_turn", EXTRA_ATTEMPT, seat, {})


@final
class EndTurn(SeatStep):
    """K-5.6 The guards are asked about that have something new to cover, unless the game is over (K-14.4)."""

    def run(self, game: Knights, chance: Chance) -> None:
        game.passes_in_row = game.passes_in_row + 1 if game.attempts == 0 else 0
        if limit_reached(game):
            end_by_limit(game)
        else:
            game.push(PLACE_GUARDS[self.seat])


@final
class PlaceGuards(SeatStep):
    """K-13.4 One guard after the other is asked about; then the left neighbour is on turn."""

    def run(self, game: Knights, chance: Chance) -> None:
        for guard in GUARDS:
            if is_due(game, self.seat, guard):
                game.push(self)
                ask_about(game, self.seat, guard)
                return
        pass_on(game)


def pass_on(game: Knights) -> None:
    """K-5.6 The left neighbour is on turn."""
    game.turns += 1
    game.current = game.left_of(game.current)


NEXT_TURN: Final = NextTurn()
CHOOSE: Final = [Choose(seat) for seat in range(MAX_PLAYERS)]
MAIN_ACTION: Final = [MainAction(seat) for seat in range(MAX_PLAYERS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_PLAYERS)]
PLACE_GUARDS: Final = [PlaceGuards(seat) for seat in range(MAX_PLAYERS)]
