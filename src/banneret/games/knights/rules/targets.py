"""K-7 What can be attempted, and K-6.4 which piles can be searched for it."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.refusals import Refusal
from banneret.games.knights.rules.actions import ATTACK, ATTEMPT, SWAP, TOURNAMENT
from banneret.games.knights.rules.cards import (
    COLOUR,
    COLOUR_IDS,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    KIND_IDS,
    LEFT,
    RIGHT,
    notation,
)
from banneret.games.knights.rules.state import NO_SEAT, Knights

PILES: Final[list[int]] = [LEFT, RIGHT]


def card_targets(game: Knights, seat: i64) -> list[Action]:
    """K-7 Every card that a seat may announce: the tops of the piles, then the cards of opponents clockwise.

    K-13.3 Guards are special cards like any other here.
    """
    found: list[Action] = []
    for pile in PILES:
        cards = game.piles[pile]
        if cards and game.may_own(seat, cards[0]):
            found.append(TOURNAMENT[pile] if cards[0] >= FIRST_TOURNAMENT else ATTEMPT[pile])
    colours: i64 = game.colours[seat]
    kinds: i64 = game.kinds[seat]
    other = game.left_of(seat)
    while other != seat:
        castles = game.castles[other]
        if len(castles) >= game.charter.castles_to_attack:
            covered = game.castle_guard_on[other]
            for card in castles:
                if colours & BIT[COLOUR[card]] == 0 and card not in covered:
                    found.append(ATTACK[card])
        bodyguard_on: i64 = game.bodyguard_on[other]
        for card in game.specials[other]:
            if kinds & BIT[KIND[card]] == 0 and card != bodyguard_on:
                found.append(ATTACK[card])
        other = game.left_of(other)
    return found


def swaps(game: Knights, seat: i64) -> list[Action]:
    """K-6.1 to K-6.3 The swaps that are left: of piles with at least two cards."""
    if game.swaps_used >= game.swaps_allowed(seat):
        return []
    return [SWAP[pile] for pile in PILES if len(game.piles[pile]) >= 2]


def is_out_of_reach(game: Knights, seat: i64) -> bool:
    """K-6.4, K-6.6 No card can be attempted and no swap is left; the king is no card."""
    return not swaps(game, seat) and not card_targets(game, seat)


def piles_to_search(game: Knights, seat: i64) -> i64:
    """K-6.4 The piles whose face-down part holds a card that the seat may attempt, as a mask."""
    mask: i64 = 0
    for pile in PILES:
        cards = game.piles[pile]
        for place in range(1, len(cards)):
            if game.may_own(seat, cards[place]):
                mask |= BIT[pile]
                break
    return mask


def barred_cards(game: Knights, seat: i64) -> list[int]:
    """K-2.4 The cards that a seat may not attempt, wherever they lie."""
    return [card for card in range(FIRST_TOURNAMENT) if not game.may_own(seat, card)]


# Why something is no target.


def refuse_duplicate(game: Knights, seat: i64, card: int) -> Refusal | None:
    """K-2.4 A second castle of a colour or special card of a kind cannot be announced."""
    if game.may_own(seat, card):
        return None
    if card < FIRST_SPECIAL:
        return Refusal("owns_colour", "K-2.4", {"card": notation(card), "colour": COLOUR_IDS[COLOUR[card]]})
    return Refusal("owns_kind", "K-2.4", {"card": notation(card), "kind": KIND_IDS[KIND[card]]})


def refuse_pile(game: Knights, seat: i64, pile: i64, tournament: bool) -> Refusal:
    """K-7.1 Why the top of a pile cannot be attempted, or held a tournament for."""
    cards = game.piles[pile]
    if not cards:
        return Refusal("pile_is_empty", "K-8.3")
    if tournament:
        return Refusal("no_tournament_on_top", "K-7.1", {"card": notation(cards[0])})
    duplicate = refuse_duplicate(game, seat, cards[0])
    if duplicate is not None:
        return duplicate
    return Refusal("hold_a_tournament", "K-10.1")


def refuse_attack(game: Knights, seat: i64, card: int) -> Refusal:
    """K-7.2, K-7.3 Why a card before a player cannot be attacked."""
    owner = game.owner_of(card)
    if owner == NO_SEAT:
        return Refusal("before_no_player", "K-7.2" if card < FIRST_SPECIAL else "K-7.3", {"card": notation(card)})
    if owner == seat:
        return Refusal("own_card", "K-7.2" if card < FIRST_SPECIAL else "K-7.3", {"card": notation(card)})
    duplicate = refuse_duplicate(game, seat, card)
    if duplicate is not None:
        return duplicate
    if card < FIRST_SPECIAL and len(game.castles[owner]) < game.charter.castles_to_attack:
        return Refusal("too_few_castles", "K-7.2", {"who": owner, "count": game.charter.castles_to_attack})
    if card < FIRST_SPECIAL:
        return Refusal("covered_castle", "K-13.1", {"card": notation(card)})
    return Refusal("covered_special", "K-13.2", {"card": notation(card)})
