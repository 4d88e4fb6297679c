"""W-9.3 The Assembly: who attends, private motions, the order of the agendas, and one vote after another."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    DONE,
    ENACT,
    LIFT_BAN,
    NEXT,
    PASS,
    POSTPONE,
    PROPOSE_BAN_LIFTED,
    PROPOSE_OPEN,
    PROPOSE_POSTPONE,
    PROPOSE_REPEAL,
    REPEAL,
    REVIVE,
)
from banneret.games.warrior_knights.rules.armies_and_places import count_kingdom_cities
from banneret.games.warrior_knights.rules.ballots import push_ballot_vote, push_ballots, with_votes
from banneret.games.warrior_knights.rules.cards import AGENDA_IDS, AGENDAS, CHANCELLOR, FIRST_LAW, PRIVATE_MOTION
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_votes
from banneret.games.warrior_knights.rules.fate_deck import fate_for_seat
from banneret.games.warrior_knights.rules.state import (
    MEETING_OPEN,
    MEETING_VOID,
    NO_CARD,
    NO_MEETING,
    NO_SEAT,
    WarriorKnights,
    without,
)
from banneret.games.warrior_knights.rules.voting import (
    ON_AGENDA,
    ON_DELAY,
    ON_MOTION,
    ON_PARDON,
    ON_REPEAL,
    TAKE_CHAIR,
    attends,
    chair,
    clear_votes,
    push_vote,
)


def push_assembly(game: WarriorKnights) -> None:
    """Push last: W-9.3."""
    game.meeting = MEETING_OPEN
    game.shut_out = game.banned
    game.acting = NO_SEAT
    game.push(CLOSE_MEETING)
    game.push(VOTE_AGENDAS)
    game.push(ORDER_AGENDAS)
    game.push(PRIVATE_MOTIONS)
    game.push(TAKE_CHAIR)
    game.push(MEETING_VOTES)


@final
class MeetingVotes(Step["WarriorKnights"]):
    """W-9.3.2 Everybody who attends gets votes."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        constants = game.charter.data.constants
        for seat in game.turn_order():
            if attends(game, seat):
                cities = constants.votes_per_city * count_kingdom_cities(game, seat)
                charge: i64 = game.charter.data.agendas[CHANCELLOR].amount if game.has_charge(seat, CHANCELLOR) else 0
                source = (
                    f"sum:attending={constants.votes_base} cities={cities} chancellor={charge}" if game.heard else ""
                )
                gain_votes(game, seat, constants.votes_base + cities + charge, "W-9.3", source)


@final
class PrivateMotions(Step["WarriorKnights"]):
    """W-9.3.4 For each private motion a random Baron may propose something."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.meeting != MEETING_OPEN or PRIVATE_MOTION not in game.current:
            return
        game.current = without(game.current, PRIVATE_MOTION)
        game.agenda_discard = [*game.agenda_discard, PRIVATE_MOTION]
        proposer = fate_for_seat(game, (BIT[game.players] - 1) & ~game.out, "W-9.3")
        game.push(PRIVATE_MOTIONS)
        game.push(TAKE_CHAIR)
        if proposer != NO_SEAT:
            game.push(Propose(proposer))


def in_force(game: WarriorKnights) -> list[int]:
    """Laws, charges, concessions and offices that can be taken away."""
    found: list[int] = []
    for card in range(FIRST_LAW, AGENDAS):
        held = game.has_law(card) or card in game.offices
        for seat in range(game.players):
            if card in game.charges[seat]:
                held = True
        if held:
            found.append(card)
    return found


@final
class Propose(PublicQuestion):
    """W-9.3.4 What the private motion is about, or nothing. DP-41"""

    rule: ClassVar[str] = "W-9.3"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        options = [LIFT_BAN[game.barons[other]] for other in game.order_from(seat) if game.is_banned(other)]
        options.extend([REPEAL[card - FIRST_LAW] for card in in_force(game)])
        options.append(POSTPONE)
        options.extend([REVIVE[card - 1] for card in range(1, AGENDAS) if card in game.agenda_discard])
        if game.charter.open_motions:
            options.extend(ENACT)
        options.append(PASS)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("no_such_proposal", "W-9.3", {"answer": action.notation})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if game.heard:
            game.emit("proposes", "W-9.3", seat, {"answer": action.notation})
        if action is PASS:
            return
        if action.verb == PROPOSE_BAN_LIFTED:
            push_subject(game, ON_PARDON, game.seat_of_baron(action.piece))
        elif action.verb == PROPOSE_REPEAL:
            push_subject(game, ON_REPEAL, action.piece + FIRST_LAW)
        elif action.verb == PROPOSE_POSTPONE:
            push_subject(game, ON_DELAY, 0)
        elif action.verb == PROPOSE_OPEN:
            push_subject(game, ON_MOTION, action.piece)
        else:
            game.agenda = action.piece + 1
            game.agenda_discard = without(game.agenda_discard, game.agenda)
            push_subject(game, ON_AGENDA, game.agenda)


def push_subject(game: WarriorKnights, subject: i64, object: i64) -> None:
    """Push last: a vote, written down where only two Barons play."""
    if game.charter.two_barons:
        push_ballot_vote(game, subject, object)
    else:
        push_vote(game, subject, object)


@final
class OrderAgendas(Step["WarriorKnights"]):
    """W-9.3.5 The chair fixes the order; with two Barons all ballots are then written (W-9.3.6)."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.meeting != MEETING_OPEN or not game.current:
            return
        if game.charter.two_barons:
            game.push(WRITE_BALLOTS)
        if len(game.current) > 1:
            game.push(ChooseOrder(chair(game)))


@final
class WriteBallots(Step["WarriorKnights"]):
    """W-9.3.6 With two Barons."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        push_ballots(game, with_votes(game))


@final
class ChooseOrder(PublicQuestion):
    """W-9.3.5 Which agenda comes first, and so on. DP-42"""

    rule: ClassVar[str] = "W-9.3"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        options: list[Action] = []
        for card in game.current:
            if chain.count(int(NEXT[card].id)) < game.current.count(card) and NEXT[card] not in options:
                options.append(NEXT[card])
        return options if options else [DONE]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("order_agendas", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        game.current = [int(CATALOGUE.actions[answer].piece) for answer in game.unpick(seat)]
        game.pop()
        if game.heard:
            agendas = " ".join([AGENDA_IDS[card] for card in game.current])
            game.emit("order", "W-9.3", seat, {"agendas": agendas})


@final
class VoteAgendas(Step["WarriorKnights"]):
    """W-9.3.6 One agenda after another."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.meeting != MEETING_OPEN or not game.current:
            return
        game.push(VOTE_AGENDAS)
        game.push(NEXT_AGENDA)
        game.push(TAKE_CHAIR)


@final
class NextAgenda(Step["WarriorKnights"]):
    """W-9.3.6 The first agenda of the order is voted on."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.meeting != MEETING_OPEN:
            return
        game.agenda = game.current[0]
        game.current = game.current[1:]
        if game.heard:
            game.emit("agenda", "W-9.3", NO_SEAT, {"agenda": AGENDA_IDS[game.agenda]})
        if game.charter.two_barons:
            push_ballot_vote(game, ON_AGENDA, game.agenda)
        else:
            push_vote(game, ON_AGENDA, game.agenda)


@final
class CloseMeeting(Step["WarriorKnights"]):
    """W-9.3.8, W-9.3.4c The agendas are filled up to three: all new ones, or those that wait for the next meeting."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.heard and game.meeting == MEETING_VOID:
            game.emit("postponed", "W-9.3", NO_SEAT, {})
        game.meeting = NO_MEETING
        game.acting = NO_SEAT
        game.agenda = NO_CARD
        game.written = [[] for _ in range(game.players)]
        clear_votes(game)
        while len(game.current) < game.charter.data.constants.current_agendas:
            if not game.agenda_deck:
                if not game.agenda_discard:
                    break
                deck = game.agenda_discard[:]
                chance.shuffle(deck, "agendas")
                game.agenda_deck = deck
                game.agenda_discard = []
            game.current = [*game.current, game.agenda_deck[0]]
            game.agenda_deck = game.agenda_deck[1:]
        if game.heard:
            agendas = " ".join([AGENDA_IDS[card] for card in game.current])
            game.emit("agendas", "W-9.3", NO_SEAT, {"agendas": agendas}, reveals=True)


MEETING_VOTES: Final = MeetingVotes()
PRIVATE_MOTIONS: Final = PrivateMotions()
ORDER_AGENDAS: Final = OrderAgendas()
WRITE_BALLOTS: Final = WriteBallots()
VOTE_AGENDAS: Final = VoteAgendas()
NEXT_AGENDA: Final = NextAgenda()
CLOSE_MEETING: Final = CloseMeeting()
