"""How likely a combination is to be beaten, by what a seat can see: counted in sampled worlds, not in the true one."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.odds import Odds
from banneret.core.rooms import GameOdds
from banneret.games.havoc.rules.actions import CATALOGUE, LAY_CARD
from banneret.games.havoc.rules.battle import BattleContinue, HavocLay, JoinBattle
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import HavocData
from banneret.games.havoc.rules.hands import (
    MOST_COUNTED,
    best_dogs_out,
    best_hand,
    best_key,
    hand_key,
    laid_key,
    lay_fits,
)
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.sight.companies import FIGHTS, PASSED, UNDECIDED, part_in_battle
from banneret.games.havoc.sight.memory import HavocMemory, HavocView
from banneret.games.havoc.sight.sampler import HavocSampler

TO_JOIN: Final = 2


@final
class HavocOdds(GameOdds[Havoc, HavocMemory, HavocData]):
    """Chances in Havoc."""

    def beaten(self, view: HavocView, chosen: list[str], chance: Chance, samples: int) -> Odds | None:
        return beaten(view, chosen, chance, samples)


def beaten(view: HavocView, chosen: list[str], chance: Chance, samples: int) -> Odds | None:
    """H-8, H-9.1 In how many worlds some opponent lays, or could lay, a stronger combination than the seat's.

    The seat's combination is what it has laid, its draft and the cards of `chosen`, which are answers beyond the draft.
    """
    game = view.state
    seat = view.seat
    final = bool(game.stack) and isinstance(game.stack[-1], CastillonLay)
    lays = final or (bool(game.stack) and isinstance(game.stack[-1], (HavocLay, JoinBattle, BattleContinue)))
    if seat < 0 or not lays:
        return None
    mine = [*game.laid[seat], *game.picked[seat]]
    for notation in chosen:
        action = CATALOGUE.parse(notation)
        if action.verb == LAY_CARD:
            mine.append(action.piece)
    key = own_key(mine, final)
    if key < 0:
        return None
    sampler = HavocSampler(view)
    times = 0
    for _ in range(samples):
        if is_beaten(sampler.sample(chance), seat, key, final):
            times += 1
    return Odds(times, samples)


def own_key(cards: list[int], final: bool) -> i64:
    """The key of a seat's cards with the dogs out that serve it best; -1 where there are none, or too many."""
    dogs: i64 = 0
    for card in cards:
        if card == DOG:
            dogs += 1
    if not cards:
        return -1
    if final:
        return hand_key(cards) if len(cards) <= MOST_COUNTED else -1
    if not lay_fits(len(cards) - dogs, dogs):
        return -1
    return laid_key(cards, best_dogs_out(cards))


def is_beaten(world: Havoc, seat: i64, key: i64, final: bool) -> bool:
    """Whether in this world somebody has, or can still reach, a greater key."""
    if world.initiator == JOHN_SEAT and not final and world.charter.john_key > key:
        return True
    for other in range(world.players):
        if other == seat:
            continue
        if final:
            if best_key(world.hands[other]) > key:
                return True
            continue
        if can_win(world, other, key):
            return True
    return False


def can_win(world: Havoc, seat: i64, key: i64) -> bool:
    """Whether a seat has, or can still reach, a greater key in the present battle."""
    part = part_in_battle(world, seat)
    laid = world.laid[seat]
    hand = world.hands[seat]
    if part == PASSED:
        return laid_key(laid, best_dogs_out(laid)) > key
    if part == FIGHTS or (part == UNDECIDED and len(hand) >= TO_JOIN):
        return can_beat(laid, hand, key)
    return False


def can_beat(laid: list[int], hand: list[int], key: i64) -> bool:
    """H-6.3 Whether cards of the hand can be added to the laid ones, within the limit, for a greater key."""
    together = laid + hand
    if best_key(together) <= key:
        return False
    regular = [card for card in laid if card != DOG]
    best = best_hand(together)
    if all(card in best for card in regular) and len(laid) - len(regular) <= best.count(DOG):
        return True
    if laid and laid_key(laid, best_dogs_out(laid)) > key:
        return True
    return reaches(laid, sorted(hand), 0, key)


def reaches(laid: list[int], hand: list[int], start: i64, key: i64) -> bool:
    """Whether some of the hand's cards from a place on, laid beside the others, give a greater key."""
    dogs: i64 = 0
    for card in laid:
        if card == DOG:
            dogs += 1
    at = start
    while at < len(hand):
        card = hand[at]
        more: i64 = 1 if card == DOG else 0
        if (at == start or hand[at - 1] != card) and lay_fits(len(laid) + 1 - dogs - more, dogs + more):
            longer = [*laid, card]
            if laid_key(longer, best_dogs_out(longer)) > key or reaches(longer, hand, at + 1, key):
                return True
        at += 1
    return False
