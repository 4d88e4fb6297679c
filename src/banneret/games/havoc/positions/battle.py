"""The battle of a written position: who takes part, what is declared, who has won."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.havoc.positions.words import (
    ACTIVATE,
    CASTILLON_LAY,
    CONTINUE,
    DOGS_OUT,
    EXCHANGE,
    HAVOC_LAY,
    JOIN,
    LOOT_AFTER_BATTLE,
    Words,
    fault,
)
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.dogs import MOST_ACTIVATED
from banneret.games.havoc.rules.dogs_out import laid_dogs
from banneret.games.havoc.rules.hands import MOST_DOGS_OUT, dogs_out_range, laid_key, lay_fits
from banneret.games.havoc.rules.scoring import strengths
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_BATTLE, NO_SEAT, NOT_DECLARED, Havoc

BATTLE_PHASES: Final = (HAVOC_LAY, JOIN, CONTINUE, DOGS_OUT, ACTIVATE, LOOT_AFTER_BATTLE)
SETTLED_PHASES: Final = (ACTIVATE, LOOT_AFTER_BATTLE)
FINAL_PHASES: Final = (EXCHANGE, CASTILLON_LAY)


def mask_of(seats: list[int]) -> i64:
    mask: i64 = 0
    for seat in seats:
        mask |= BIT[seat]
    return mask


def place_battle(game: Havoc, words: Words, phase: str) -> None:
    """The battle that is on, or what is still known of the last one."""
    game.dogs_out = words.numbers_by_seat("dogs_out", NOT_DECLARED, NOT_DECLARED, MOST_DOGS_OUT)
    game.places = words.numbers_by_seat("places", 0, 0, game.players + 1)
    game.winner = words.seat("winner", NO_SEAT, john=True)
    game.budget = words.numbers_by_seat("budget", 0, 0, MOST_ACTIVATED)
    if phase not in BATTLE_PHASES:
        for key, found in (("laid", any(game.laid)), ("budget", any(game.budget))):
            if found:
                raise fault(key, "no-battle")
        for key in ("joined", "passed"):
            if words.seats(key):
                raise fault(key, "no-battle")
        if words.seats("answered"):
            raise fault("answered", "not-castillon")
        if words.battle("battle", NO_BATTLE) != NO_BATTLE:
            raise fault("battle", "no-battle")
        return
    place_fought(game, words)
    joined = words.seats("joined")
    for seat in range(game.players):
        if seat not in joined and (game.laid[seat] or seat == game.initiator):
            joined.append(seat)
    game.fighters = mask_of(joined)
    for seat in joined:
        check_laid(game, words, phase, seat)
    passed = words.seats("passed")
    for seat in passed:
        if seat not in joined:
            raise fault("passed", "not-in-battle", {"who": words.names[seat]})
    all_passed = phase == DOGS_OUT or phase in SETTLED_PHASES
    game.passed = game.fighters if all_passed else mask_of(passed)
    if phase == DOGS_OUT:
        place_dogs_out(game, words)
    if phase in SETTLED_PHASES:
        place_settled(game, words, phase)
        place_keys(game, words)


def place_fought(game: Havoc, words: Words) -> None:
    """H-6.1 The battle fought is the next of the row; John of Gaunt's is one of the Chevauchées."""
    if game.initiator == JOHN_SEAT:
        game.battle = words.battle("battle", NO_BATTLE)
        if game.battle <= CASTILLON:
            raise fault("battle", "johns-battle")
        return
    game.battle = game.battle_row[0]
    if game.battle == CASTILLON:
        raise fault("battle_row", "only-castillon")
    if words.battle("battle", game.battle) != game.battle:
        raise fault("battle", "other-battle", {"battle": game.charter.battle(game.battle).id})


def check_laid(game: Havoc, words: Words, phase: str, seat: i64) -> None:
    """H-6.3, H-6.4 Two cards at least, and no more than fit; cards may have been scavenged since."""
    laid = game.laid[seat]
    key = f"laid.{words.names[seat]}"
    dogs = laid_dogs(laid)
    if not lay_fits(len(laid) - dogs, dogs):
        raise fault(key, "too-many-laid")
    if phase == HAVOC_LAY:
        if laid:
            raise fault(key, "not-laid-yet")
    elif len(laid) < 2 and phase not in SETTLED_PHASES:
        raise fault(key, "two-laid")


def place_dogs_out(game: Havoc, words: Words) -> None:
    """H-7.1 Those before the seat asked have declared; what is not named is what the limit forces out."""
    seat = game.first_to_act()
    asked = words.asked(seat)
    while seat != asked:
        if game.fights(seat):
            low, high = dogs_out_range(game.laid[seat])
            if game.dogs_out[seat] == NOT_DECLARED:
                game.dogs_out[seat] = low
            if not low <= game.dogs_out[seat] <= high:
                raise fault(f"dogs_out.{words.names[seat]}", "dogs-out", {"low": low, "high": high})
        seat = game.left_of(seat)


def place_settled(game: Havoc, words: Words, phase: str) -> None:
    """H-9, H-10 Points are given; what is not named of the result follows from the cards that lie there."""
    named = words.by_seat("budget")
    looter = words.asked(game.first_to_act()) if phase == LOOT_AFTER_BATTLE else NO_SEAT
    for seat in range(game.players):
        dogs = min(MOST_ACTIVATED, laid_dogs(game.laid[seat]))
        if seat not in named:
            game.budget[seat] = 0 if seat == looter else dogs
        elif game.budget[seat] > dogs or (seat == looter and game.budget[seat] > 0):
            raise fault(f"budget.{words.names[seat]}", "dogs-left")
        if game.fights(seat) and game.dogs_out[seat] == NOT_DECLARED:
            game.dogs_out[seat] = dogs_out_range(game.laid[seat])[0]
    if not words.has("winner") or not words.has("places"):
        place_result(game, words)
    if game.winner == NO_SEAT or (game.winner == JOHN_SEAT and game.initiator != JOHN_SEAT):
        raise fault("winner", "no-winner")
    owners = [seat for seat in range(game.players) if game.battle in game.trophies[seat]]
    if not owners and game.winner != JOHN_SEAT:
        game.trophies[game.winner].append(game.battle)
    elif owners and owners != [game.winner]:
        raise fault(
            "trophies", "other-winner",
            {"who": words.name_of(game.winner), "battle": game.charter.battle(game.battle).id},
        )  # fmt: skip


def place_keys(game: Havoc, words: Words) -> None:
    """H-8.4 What the battle was decided with: as named, else by the cards that lie there."""
    named = words.keys("keys")
    for seat in range(game.players):
        if not game.fights(seat):
            if seat in named:
                raise fault("keys", "not-in-battle", {"who": words.names[seat]})
        elif seat in named:
            game.keys[seat] = named[seat]
        else:
            low, high = dogs_out_range(game.laid[seat])
            game.keys[seat] = laid_key(game.laid[seat], min(high, max(low, game.dogs_out[seat])))


def place_result(game: Havoc, words: Words) -> None:
    """H-9 Winner and places by the cards that lie there, where a position does not name them."""
    for seat in range(game.players):
        low, high = dogs_out_range(game.laid[seat])
        if game.fights(seat) and not low <= game.dogs_out[seat] <= high:
            raise fault("winner", "name-winner")
    pairs = strengths(game)
    winner: i64 = NO_SEAT
    best: i64 = -1
    for at in range(0, len(pairs), 2):
        above: i64 = 0
        for other in range(1, len(pairs), 2):
            if pairs[other] > pairs[at + 1]:
                above += 1
        if pairs[at + 1] > best:
            best = pairs[at + 1]
            winner = pairs[at]
        if pairs[at] != JOHN_SEAT and not words.has("places"):
            game.places[pairs[at]] = above + 1
    if not words.has("winner"):
        game.winner = winner


def place_final(game: Havoc, words: Words, phase: str) -> None:
    """H-12 Everybody fights at Castillon; nothing is laid before all have chosen."""
    game.battle = CASTILLON
    game.initiator = game.peacekeeper
    game.fighters = BIT[game.players] - 1
    game.dogs_out = words.numbers_by_seat("dogs_out", NOT_DECLARED, NOT_DECLARED, MOST_DOGS_OUT)
    game.winner = words.seat("winner", NO_SEAT, john=True)
    if any(game.laid):
        raise fault("laid", "lay-at-once")
    if words.seats("answered") and phase != CASTILLON_LAY:
        raise fault("answered", "not-castillon")
