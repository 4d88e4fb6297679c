"""The expert in the Assembly (W-9.3): what each card is worth to whom, and how many votes it deserves."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.warrior_knights.bot.agenda_worth import (
    decree_cost,
    given_worth,
    in_force_worth,
    is_gift,
    office_worth,
    passed_worth,
)
from banneret.games.warrior_knights.bot.appraisal import (
    Appraisal,
)
from banneret.games.warrior_knights.bot.crowns import BAN
from banneret.games.warrior_knights.rules.actions import (
    ACCEPT,
    APPOINT,
    CHAIR,
    COMMIT,
    DONE,
    FOR,
    GIVE_UP,
    LIFT_BAN,
    MOST_NAMED,
    NEXT,
    NO,
    PASS,
    REFUSE,
    REPEAL,
    REVIVE,
    VOTE_FOR,
    WRITE,
    WRITE_NUMBER,
    YES,
)
from banneret.games.warrior_knights.rules.armies_and_places import is_on_board, strength_of
from banneret.games.warrior_knights.rules.ballots import WRITE_NO, WRITE_YES, WriteBallot, written_votes
from banneret.games.warrior_knights.rules.cards import (
    AGENDAS,
    FIRST_LAW,
    NO_OFFICE,
    REMOVED,
    SHAPES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.decrees import AcceptDecree, AppointNoble, GiveUpCharge, eligible
from banneret.games.warrior_knights.rules.meeting import ChooseOrder, Propose, in_force
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.voting import (
    ON_AGENDA,
    ON_DELAY,
    ON_MOTION,
    ON_PARDON,
    ON_REPEAL,
    BreakTie,
    CommitVotes,
    Declare,
    NameActing,
    attends,
    tied,
    vote_in_progress,
)

VOTES_FOR_WORTH: Final = 2.0


# What a vote is for.


def favourite(eyes: Appraisal, card: i64) -> i64:
    """Whom he votes for: himself for a gift, the leader for a burden; the weakest where he may not have it."""
    seat = eyes.seat
    able = eligible(eyes.game, card)
    if is_gift(card):
        if seat in able and given_worth(eyes, card, seat) > 0.0:
            return seat
        other = eyes.weakest
    else:
        other = eyes.leader
    if other in able:
        return other
    for one in able:
        if one != seat:
            return one
    return able[0]


def stake_in(eyes: Appraisal, card: i64, subject: i64, object: i64) -> float:
    """How much a vote matters to a Baron; above zero: he is for it, where it is yes or no."""
    seat = eyes.seat
    if subject == ON_PARDON:
        return 2.0 if object == seat else -0.2
    if subject == ON_REPEAL:
        return -in_force_worth(eyes, object)
    if subject == ON_DELAY:
        return 0.1
    if subject == ON_MOTION:
        return -0.3
    if eyes.game.charter.data.agendas[card].by_name:
        if is_gift(card):
            worth = given_worth(eyes, card, seat)
            return worth if worth > 0.0 else 0.1
        return -0.7 * given_worth(eyes, card, seat) + 0.1
    return passed_worth(eyes, card)


def fair_votes(game: WarriorKnights, seat: i64, worth: float, votes: i64, more: bool) -> i64:
    """How many votes a matter deserves: by its worth, half of them at most while others are to come."""
    if worth < 0.0:
        worth = -worth
    wanted: i64 = int(VOTES_FOR_WORTH * worth + 0.4)
    most = (votes + 1) // 2 if more else votes
    rivals: i64 = 0
    for other in range(game.players):
        if other != seat and attends(game, other):
            rivals += game.votes[other]
    if game.chairman != seat:
        rivals += 1
    if rivals < most:
        most = rivals
    return max(0, min(wanted, most, MOST_NAMED))


def commit_votes(game: WarriorKnights, seat: i64, question: CommitVotes) -> Action:
    """W-9.3.6 Votes by what the matter is worth."""
    vote = vote_in_progress(game)
    worth = stake_in(Appraisal(game, seat), game.agenda, vote.subject, vote.object)
    return COMMIT[fair_votes(game, seat, worth, game.votes[seat], len(game.current) > 0)]


def declare(game: WarriorKnights, seat: i64, question: Declare) -> Action:
    """W-9.3.6 What the votes count for."""
    vote = vote_in_progress(game)
    return wish(game, seat, vote.subject, vote.object)


def wish(game: WarriorKnights, seat: i64, subject: i64, object: i64) -> Action:
    """The result that a Baron wants most."""
    eyes = Appraisal(game, seat)
    card = game.agenda
    if subject == ON_AGENDA and game.charter.data.agendas[card].by_name:
        return FOR[game.barons[favourite(eyes, card)]]
    return YES if stake_in(eyes, card, subject, object) > 0.0 else NO


def break_tie(game: WarriorKnights, seat: i64, question: BreakTie) -> Action:
    """W-9.3.6 The result that serves him best."""
    results = tied(game, question.subject)
    wished = wish(game, seat, question.subject, question.object)
    if wished in results:
        return wished
    gift = is_gift(game.agenda)
    eyes = Appraisal(game, seat)
    best = results[0]
    most = -1e9
    for result in results:
        if result.verb != VOTE_FOR:
            return result
        other = game.seat_of_baron(result.piece)
        score = -eyes.standings[other] if gift else eyes.standings[other]
        if other == seat:
            score = 1e6 if gift else -1e6
        if score > most:
            most = score
            best = result
    return best


def write_ballot(game: WarriorKnights, seat: i64, question: WriteBallot) -> Action:
    """W-9.3.6 With two Barons: direction and votes for one agenda after another."""
    cards = question.cards
    vote = vote_in_progress(game)
    chain = game.picked[seat]
    at = len(chain) // 2
    left = game.votes[seat] - written_votes(chain)
    if at == len(cards) or (left == 0 and len(chain) % 2 == 0):
        return DONE
    card = cards[at]
    what = vote.subject if card < 0 else ON_AGENDA
    eyes = Appraisal(game, seat)
    worth = stake_in(eyes, card, what, vote.object)
    if len(chain) % 2 == 0:
        if what == ON_AGENDA and game.charter.data.agendas[card].by_name:
            if not eligible(game, card):
                return WRITE[WRITE_NO]
            return WRITE[game.barons[favourite(eyes, card)]]
        return WRITE[WRITE_YES] if worth > 0.0 else WRITE[WRITE_NO]
    return WRITE_NUMBER[fair_votes(game, seat, worth, left, at + 1 < len(cards))]


# Around the vote.


def order_agendas(game: WarriorKnights, seat: i64, question: ChooseOrder) -> Action:
    """W-9.3.5 What matters most to him comes first."""
    eyes = Appraisal(game, seat)
    chain = game.picked[seat]
    best = -1
    most = -1.0
    for card in game.current:
        if chain.count(int(NEXT[card].id)) >= game.current.count(card):
            continue
        worth = stake_in(eyes, card, ON_AGENDA, 0)
        worth = worth if worth > 0.0 else -worth
        if worth > most:
            most = worth
            best = card
    return DONE if best < 0 else NEXT[best]


def name_acting(game: WarriorKnights, seat: i64, question: NameActing) -> Action:
    """W-9.3.3 Whoever stands worst."""
    eyes = Appraisal(game, seat)
    best: i64 = -1
    least = 1e9
    for other in game.order_from(seat):
        if attends(game, other) and eyes.standings[other] < least:
            least = eyes.standings[other]
            best = other
    return CHAIR[game.barons[best]]


def propose(game: WarriorKnights, seat: i64, question: Propose) -> Action:
    """W-9.3.4 His own pardon, a law that hurts him, or a gift out of the discards, if he has votes for it."""
    if game.is_banned(seat):
        return LIFT_BAN[game.barons[seat]]
    if game.votes[seat] == 0:
        return PASS
    eyes = Appraisal(game, seat)
    best = PASS
    most = 0.6
    for card in in_force(game):
        worth = -in_force_worth(eyes, card)
        if worth > most:
            most = worth
            best = REPEAL[card - FIRST_LAW]
    for card in range(1, AGENDAS):
        if card in game.agenda_discard and game.charter.data.agendas[card].by_name and is_gift(card):
            worth = given_worth(eyes, card, seat)
            if worth > most:
                most = worth
                best = REVIVE[card - 1]
    return best


def accept_decree(game: WarriorKnights, seat: i64, question: AcceptDecree) -> Action:
    """W-9.3.9 Refuse what costs more than a ban; a banned Baron refuses every burden."""
    eyes = Appraisal(game, seat)
    card = game.agenda
    each = game.charter.data.agendas[card].asks_each
    cost = decree_cost(eyes, card) if each else -given_worth(eyes, card, seat)
    price = 0.0 if game.is_banned(seat) else BAN
    return REFUSE if cost > price else ACCEPT


def give_up_charge(game: WarriorKnights, seat: i64, question: GiveUpCharge) -> Action:
    """W-9.3.7 The one that is worth least."""
    eyes = Appraisal(game, seat)
    best = -1
    least = 1e9
    for charge in game.charges[seat]:
        worth = given_worth(eyes, charge, seat)
        if charge != question.newest and worth < least:
            least = worth
            best = charge
    return GIVE_UP[best]


def appoint(game: WarriorKnights, seat: i64, question: AppointNoble) -> Action:
    """W-9.3.7 A noble without an office, on the board, with an ability that wins battles."""
    eyes = Appraisal(game, seat)
    best: i64 = -1
    most = -1e9
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if game.places[army] == REMOVED:
            continue
        score = 1.0 if is_on_board(game, army) else 0.0
        if game.offices[army] != NO_OFFICE:
            score -= 3.0 * office_worth(eyes, game.offices[army])
        score += 0.002 * float(strength_of(game, army)) + (0.4 if shape == 2 else 0.2 if shape == 0 else 0.0)
        if score > most:
            most = score
            best = shape
    return APPOINT[best]
