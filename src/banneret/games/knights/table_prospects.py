"""What the table shows beside the answers of a seat where help is allowed: exact chances (section 8 of the rules)."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.odds import Prospects
from banneret.core.view import View
from banneret.games.knights.actions import (
    ATTACK_CARD,
    ATTEMPT_PILE,
    CHALLENGE_KING,
    DICE,
    HOLD_TOURNAMENT,
    JOIN,
    PICK,
    STOP,
)
from banneret.games.knights.cards import DIE_CARDS, FIRST_SPECIAL
from banneret.games.knights.chances import Aim, Chances, Terms, beat, defend, take, win
from banneret.games.knights.contest import NO_LEADER, entry
from banneret.games.knights.dice import faces_of, state_of
from banneret.games.knights.rolling import Rolling
from banneret.games.knights.state import (
    ATTACK_CASTLE,
    DEFENCE,
    IN_TOURNAMENT,
    NO_SEAT,
    NOT_YET,
    Knights,
)
from banneret.games.knights.strength import LOCKED, counts_of
from banneret.games.knights.tournament import TakePart
from banneret.games.knights.turn import MainAction


def prospects(view: View, chances: Chances) -> Prospects | None:
    """The chances of a seat's answers; None where nothing is rolled for."""
    game = view.state
    assert isinstance(game, Knights)
    seat = view.seat
    if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0:
        return None
    top = game.stack[-1]
    if isinstance(top, MainAction):
        return Prospects(target_chances(game, seat, chances))
    if isinstance(top, TakePart):
        return Prospects({JOIN.notation: chances.chance(tournament_aim(game, seat, game.best))})
    if isinstance(top, Rolling):
        return roll_prospects(game, seat, chances)
    return None


def terms_of(game: Knights) -> Terms:
    charter = game.charter
    return Terms(charter.all_plus_dice, charter.tie_defends, charter.tie_rolls_off)


def die_cards(game: Knights, seat: i64) -> i64:
    return game.kinds[seat] & DIE_CARDS


def target_chances(game: Knights, seat: i64, chances: Chances) -> dict[str, float]:
    """K-7 The chance of everything that can be attempted."""
    found: dict[str, float] = {}
    rerolls = game.charter.data.rerolls
    cards = die_cards(game, seat)
    for action in game.legal(seat):
        if action.verb == ATTEMPT_PILE:
            strength = game.strength_on_pile(seat, game.piles[action.piece][0])
            found[action.notation] = chances.chance(beat(strength, rerolls.pile, cards))
        elif action.verb == HOLD_TOURNAMENT:
            held = game.clone()
            held.organiser = seat
            found[action.notation] = chances.chance(tournament_aim(held, seat, NO_LEADER))
        elif action.verb == ATTACK_CARD:
            found[action.notation] = chances.chance(attack_aim(game, seat, action.piece))
        elif action.verb == CHALLENGE_KING:
            found[action.notation] = chances.chance(beat(game.charter.king, rerolls.king, cards))
    return found


def attack_aim(game: Knights, seat: i64, card: int) -> Aim:
    """K-9 A special card is only beaten; the owner of a castle rolls afterwards."""
    rerolls = game.charter.data.rerolls
    strength: i64 = game.charter.data.strengths[card]
    if card >= FIRST_SPECIAL:
        return beat(strength, rerolls.special, die_cards(game, seat))
    defender = entry(rerolls.defence, die_cards(game, game.owner_of(card)))
    return take(strength, game.rerolls_against_castle(seat), die_cards(game, seat), defender, terms_of(game))


def tournament_aim(game: Knights, seat: i64, leader: i64) -> Aim:
    """K-10 Win against the best roll so far and against all who come later; those who may stay away are counted in."""
    later: list[int] = []
    other = game.left_of(seat)
    while other != game.organiser and other != seat:
        rolls = game.contenders == 0 or game.contenders & BIT[other] != 0
        if rolls and game.results[other] == NOT_YET:
            later.append(int(entry(game.rerolls_in_tournament(other), die_cards(game, other))))
        other = game.left_of(other)
    tied: list[int] = []
    for leads in range(game.players):
        rolls = game.contenders == 0 or game.contenders & BIT[leads] != 0
        if rolls and leader != NO_LEADER and game.results[leads] == leader:
            tied.append(int(entry(game.rerolls_in_tournament(leads), die_cards(game, leads))))
    return win(
        leader, game.rerolls_in_tournament(seat), die_cards(game, seat), later, terms_of(game), tied, exact=False
    )


def roll_aim(game: Knights, seat: i64) -> Aim:
    """What the dice on the table are thrown for."""
    rerolls = game.charter.data.rerolls
    cards = die_cards(game, seat)
    if game.purpose == DEFENCE:
        return defend(game.target, rerolls.defence, cards, terms_of(game))
    if game.purpose == ATTACK_CASTLE:
        return attack_aim(game, seat, int(game.prize))
    if game.purpose == IN_TOURNAMENT:
        return tournament_aim(game, seat, NO_LEADER if game.leader == NO_SEAT else game.best)
    return beat(game.target, game.rerolls_left, cards)


def roll_prospects(game: Knights, seat: i64, chances: Chances) -> Prospects:
    """K-4.3 What stopping, the picked dice and the best choice are worth."""
    solution = chances.solution(with_rerolls(roll_aim(game, seat), game.rerolls_left))
    left = game.rerolls_left
    state = state_of(counts_of(game.dice))
    stop = solution.value(state, 0)
    chosen: float | None = None
    if game.picked:
        kept = [game.dice[place] for place in range(DICE) if game.picked & BIT[place] == 0]
        chosen = solution.keep_value(state, state_of(counts_of(kept)), left)
    best = solution.keeps(state, left)[0]
    picks = [PICK[place].notation for place in places_beside(game, best.kept)]
    return Prospects({STOP.notation: stop}, chosen, picks, best.value)


def with_rerolls(aim: Aim, rerolls: i64) -> Aim:
    """The same aim for the rest of a roll."""
    return Aim(aim.kind, aim.target, rerolls, aim.cards, aim.full, aim.rivals, aim.tied, aim.terms, aim.exact)


def places_beside(game: Knights, kept: i64) -> list[int]:
    """The loose dice that are not kept; of equal dice those that are picked already are thrown first."""
    to_keep = faces_of(kept)
    thrown: list[int] = []
    for picked in (False, True):
        for place in range(DICE):
            face = game.dice[place]
            if face == LOCKED or (game.picked & BIT[place] != 0) != picked:
                continue
            if face in to_keep:
                to_keep.remove(face)
            else:
                thrown.append(place)
    return sorted(thrown)
