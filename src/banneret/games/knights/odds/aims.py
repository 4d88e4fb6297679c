"""What a roll is for, as the solver puts it: the roll on the table, and every roll that could be announced."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.knights.odds.chances import Aim, Chances, Terms, beat, defend, take, win
from banneret.games.knights.odds.contest import NO_LEADER, entry
from banneret.games.knights.odds.dice import POOL, state_of
from banneret.games.knights.rules.actions import DICE, JOIN, PICK, REROLL, STOP
from banneret.games.knights.rules.cards import DIE_CARDS, FIRST_SPECIAL
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import ATTACK_CASTLE, DEFENCE, IN_TOURNAMENT, NO_SEAT, Charter, Knights
from banneret.games.knights.rules.strength import DIE, LOCKED, counts_of
from banneret.games.knights.rules.tournament import TakePart

# By the options: all plus dice count (1), ties defend (2), ties are rolled off (4).
_TERMS: Final[list[Terms]] = [Terms(code % 2 == 1, code // 2 % 2 == 1, code // 4 == 1) for code in range(8)]


def terms_of(charter: Charter) -> Terms:
    """The options that bear on the odds."""
    code: i64 = 1 if charter.all_plus_dice else 0
    if charter.tie_defends:
        code += 2
    if charter.tie_rolls_off:
        code += 4
    return _TERMS[code]


def die_cards(game: Knights, seat: i64) -> i64:
    """K-12.2 The die cards of a seat, as a mask."""
    return game.kinds[seat] & DIE_CARDS


# Rolls that could be announced.


def pile_aim(game: Knights, seat: i64, card: i64) -> Aim:
    """K-8.1 Capture a card that lies, or would lie, on top of a pile."""
    return beat(game.strength_on_pile(seat, card), game.charter.data.rerolls.pile, die_cards(game, seat))


def attack_aim(game: Knights, seat: i64, card: i64) -> Aim:
    """K-9 Take a card of an opponent; the owner of a castle rolls in defence."""
    shown: i64 = game.charter.data.strengths[card]
    if card >= FIRST_SPECIAL:
        return beat(shown, game.charter.data.rerolls.special, die_cards(game, seat))
    return castle_aim(game, seat, card, game.owner_of(card))


def castle_aim(game: Knights, seat: i64, card: i64, owner: i64) -> Aim:
    """K-9.2 to K-9.4 Take a castle of that owner."""
    rerolls = game.rerolls_against_castle(seat)
    defender = entry(game.charter.data.rerolls.defence, die_cards(game, owner))
    return take(game.charter.data.strengths[card], rerolls, die_cards(game, seat), defender, terms_of(game.charter))


def king_aim(game: Knights, seat: i64) -> Aim:
    """K-11.2 Overthrow the king."""
    return beat(game.charter.king, game.charter.data.rerolls.king, die_cards(game, seat))


def tournament_entry(game: Knights, seat: i64, organiser: i64) -> i64:
    """K-10.3 How a seat rolls in a tournament of that organiser."""
    return entry(game.rerolls_in_tournament(seat, organiser), die_cards(game, seat))


def tournament_entries(game: Knights, organiser: i64) -> list[int]:
    """K-10.2 Everybody in rolling order, the organiser first."""
    found: list[int] = []
    seat = organiser
    for _ in range(game.players):
        found.append(int(tournament_entry(game, seat, organiser)))
        seat = game.left_of(seat)
    return found


def tournament_aim(game: Knights, seat: i64, exact: bool) -> Aim:
    """K-10 Win a tournament that the seat would hold; all others are taken to join."""
    entries = tournament_entries(game, seat)
    rerolls: i64 = game.charter.data.rerolls.organiser
    return win(NO_LEADER, rerolls, die_cards(game, seat), entries[1:], terms_of(game.charter), [], exact)


# The roll on the table.


def roll_aim(game: Knights, exact: bool) -> Aim:
    """What the present roll is for."""
    seat = game.roller
    cards = die_cards(game, seat)
    rerolls = max(game.rerolls_left, game.rerolls_for(game.purpose, seat))
    if game.purpose == DEFENCE:
        return defend(game.target, rerolls, cards, terms_of(game.charter))
    if game.purpose == ATTACK_CASTLE:
        defender = entry(game.charter.data.rerolls.defence, die_cards(game, game.owner_of(game.prize)))
        return take(game.target, rerolls, cards, defender, terms_of(game.charter))
    if game.purpose == IN_TOURNAMENT:
        return join_aim(game, seat, exact)
    return beat(game.target, rerolls, cards)


def join_aim(game: Knights, seat: i64, exact: bool) -> Aim:
    """K-10 Win the present tournament as its next roller. All who can still join are taken to do so."""
    leaders: list[int] = [] if game.leader == NO_SEAT else tied_entries(game)
    target: i64 = NO_LEADER if game.leader == NO_SEAT else game.best
    rerolls = max(game.rerolls_left, game.rerolls_in_tournament(seat, game.organiser))
    later = later_entries(game, seat)
    return win(target, rerolls, die_cards(game, seat), later, terms_of(game.charter), leaders, exact)


def later_entries(game: Knights, seat: i64) -> list[int]:
    """K-10.2 Those who roll after a seat; in a roll-off only the tied."""
    found: list[int] = []
    other = game.left_of(seat)
    while other != game.organiser:
        if game.contenders == 0 or game.contenders & BIT[other] != 0:
            found.append(int(tournament_entry(game, other, game.organiser)))
        other = game.left_of(other)
    return found


def tied_entries(game: Knights) -> list[int]:
    """K-10.4 Those who have rolled the best strength of this round, in rolling order."""
    found: list[int] = []
    seat = game.organiser
    for _ in range(game.players):
        rolls = game.contenders == 0 or game.contenders & BIT[seat] != 0
        if rolls and game.results[seat] == game.best:
            found.append(int(tournament_entry(game, seat, game.organiser)))
        seat = game.left_of(seat)
    return found


# Dice by their places.


def lying_state(game: Knights) -> i64:
    """The state that the dice on the table are in."""
    return state_of(counts_of(game.dice))


def places_to_throw(dice: list[int], kept: i64, picked: i64) -> i64:
    """The dice that are not kept, as a mask of their places: of equal dice those that are not picked yet are kept."""
    pool = POOL[kept]
    thrown: i64 = 0
    for turn in range(2):
        for place in range(DICE):
            die: i64 = dice[place]
            if die == LOCKED or (picked & BIT[place] != 0) != (turn == 1):
                continue
            if pool >> 3 * (die - 1) & 7 > 0:
                pool -= DIE[die]
            else:
                thrown |= BIT[place]
    return thrown


def kept_state(dice: list[int], thrown: i64) -> i64:
    """The state that is kept when the dice of these places are thrown."""
    pool: i64 = 0
    for place in range(DICE):
        if thrown & BIT[place] == 0:
            pool += DIE[dice[place]]
    return state_of(pool)


def best_throw(game: Knights, chances: Chances, exact: bool) -> i64:
    """The dice that are best rerolled, as a mask of their places; none means to stop."""
    best = chances.plan(roll_aim(game, exact))
    return places_to_throw(game.dice, best.keep(lying_state(game), game.rerolls_left), game.picked)


def answer_for(game: Knights, mask: i64) -> Action:
    """K-4.3 The next answer of somebody who wants to reroll these dice."""
    missing = mask & ~game.picked
    for place in range(DICE):
        if missing & BIT[place]:
            return PICK[place]
    return REROLL if game.picked else STOP


def best_roll(game: Knights, chances: Chances) -> Action:
    """The next answer of somebody who rolls as well as can be.

    Nothing but the success of a roll depends on its dice, so the plan with the best chance is the best plan.
    """
    return answer_for(game, best_throw(game, chances, False))


def solved(game: Knights, chances: Chances) -> Action | None:
    """The answers that are known to be best: rolls are solved exactly, and who joins a tournament can only win."""
    question = game.stack[-1]
    if isinstance(question, Rolling):
        return best_roll(game, chances)
    return JOIN if isinstance(question, TakePart) else None
