"""W-9.3.6 Votes: committed in secret, shown together, declared in turn order, ties broken from the chair."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    CHAIR,
    COMMIT,
    FOR,
    MOST_NAMED,
    NO,
    VOTE_FOR,
    VOTE_NO,
    VOTE_YES,
    YES,
)
from banneret.games.warrior_knights.rules.cards import AGENDA_IDS, AMBASSADOR, OPEN_MOTION_IDS
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_votes
from banneret.games.warrior_knights.rules.decrees import discard_agenda, eligible, push_chosen, push_passed, repeal
from banneret.games.warrior_knights.rules.laws import lift_ban
from banneret.games.warrior_knights.rules.state import (
    MEETING_OPEN,
    MEETING_VOID,
    NO_SEAT,
    NO_TARGET,
    WarriorKnights,
    put,
)

# What is voted on (W-9.3.4).
ON_AGENDA: Final = 0
ON_PARDON: Final = 1
ON_REPEAL: Final = 2
ON_DELAY: Final = 3
ON_MOTION: Final = 4

# How a yes/no vote is cast; a vote for a Baron is his seat.
IN_FAVOUR: Final = 0
AGAINST: Final = 1


def attends(game: WarriorKnights, seat: i64) -> bool:
    """W-9.3.1, W-9.3.12 Neither banned at any time in this meeting nor Ambassador."""
    return game.in_play(seat) and game.shut_out & BIT[seat] == 0 and not game.has_charge(seat, AMBASSADOR)


def attending(game: WarriorKnights) -> i64:
    mask: i64 = 0
    for seat in range(game.players):
        if attends(game, seat):
            mask |= BIT[seat]
    return mask


def chair(game: WarriorKnights) -> i64:
    """W-9.3.3 Who leads the meeting: the Chairman if he attends, else the acting one; NO_SEAT: one must be named."""
    if attends(game, game.chairman):
        return game.chairman
    return game.acting if game.acting != NO_SEAT and attends(game, game.acting) else NO_SEAT


def by_name(game: WarriorKnights, subject: i64) -> bool:
    return subject == ON_AGENDA and game.charter.data.agendas[game.agenda].by_name


def clear_votes(game: WarriorKnights) -> None:
    """Nothing is committed, shown or declared: what was voted on has been settled."""
    game.committed = [0] * int(game.players)
    game.pledges = [0] * int(game.players)
    game.choices = [NO_TARGET] * int(game.players)


@final
class TakeChair(Step["WarriorKnights"]):
    """W-9.3.1, W-9.3.3 Somebody leads the meeting from here on, or it is void; the last vote is over."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.meeting != MEETING_OPEN:
            return
        clear_votes(game)
        if attending(game) == 0:
            game.meeting = MEETING_VOID
            if game.heard:
                game.emit("meeting_void", "W-9.3", NO_SEAT, {})
        elif chair(game) == NO_SEAT:
            game.push(NameActing(game.chairman))


@final
class NameActing(PublicQuestion):
    """W-9.3.3 The absent Chairman names who leads this meeting. DP-40"""

    rule: ClassVar[str] = "W-9.3"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [CHAIR[game.barons[other]] for other in game.order_from(seat) if attends(game, other)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("name_acting", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.acting = game.seat_of_baron(action.piece)
        if game.heard:
            game.emit("acting_chairman", "W-9.3", game.acting, {})


def push_vote(game: WarriorKnights, subject: i64, object: i64) -> None:
    """Push last: a vote with three Barons or more. Who has no votes has nothing to commit and is not asked."""
    clear_votes(game)
    mask: i64 = 0
    for seat in range(game.players):
        if attends(game, seat) and game.votes[seat] > 0:
            mask |= BIT[seat]
    game.push(CountVotes(subject, object))
    game.push(DeclareRound(game.order_from(chair(game)), 0, subject))
    game.push(SHOW_VOTES)
    game.push(CommitVotes(mask, mask))


@final
class CommitVotes(JointQuestion["WarriorKnights"]):
    """W-9.3.6 How many votes each commits, in secret. DP-43"""

    rule: ClassVar[str] = "W-9.3"

    def with_open(self, open_seats: i64) -> Frame[WarriorKnights]:
        return CommitVotes(self.everyone, open_seats)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return COMMIT[: min(game.votes[seat], MOST_NAMED) + 1]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("commit_votes", "W-9.3", {"count": game.votes[seat]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.committed = put(game.committed, seat, action.piece)
        self.answered(game, seat)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"subject": subject_of(game), "count": game.votes[seat]}


@final
class ShowVotes(Step["WarriorKnights"]):
    """W-9.3.6 All are revealed together and paid."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.pledges = game.committed
        game.committed = [0] * int(game.players)
        if game.heard:
            game.emit("votes_shown", "W-9.3", NO_SEAT, {"votes": [*game.pledges]}, reveals=True)
        for seat in range(game.players):
            gain_votes(game, seat, -game.pledges[seat], "W-9.3")


@final
class DeclareRound(Step["WarriorKnights"]):
    """W-9.3.6 From the chair, each with a committed vote says what it counts for."""

    def __init__(self, order: list[int], at: i64, subject: i64) -> None:
        self.order = order
        self.at: i64 = at
        self.subject: i64 = subject

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at, self.subject]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        game.push(DeclareRound(self.order, self.at + 1, self.subject))
        seat = self.order[self.at]
        if game.pledges[seat] > 0:
            game.push(Declare(seat, self.subject))


def ways_to_vote(game: WarriorKnights, subject: i64) -> list[Action]:
    if by_name(game, subject):
        return [FOR[game.barons[seat]] for seat in eligible(game, game.agenda)]
    return YES_OR_NO


def choice_of(game: WarriorKnights, action: Action) -> i64:
    """A vote as a number: a seat, IN_FAVOUR or AGAINST."""
    if action.verb == VOTE_FOR:
        return game.seat_of_baron(action.piece)
    return IN_FAVOUR if action.verb == VOTE_YES else AGAINST


@final
class Declare(PublicQuestion):
    """W-9.3.6 Yes or no, or a Baron. DP-44"""

    rule: ClassVar[str] = "W-9.3"

    def __init__(self, seat: i64, subject: i64) -> None:
        super().__init__(seat)
        self.subject: i64 = subject

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.subject]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return ways_to_vote(game, self.subject)

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb in (VOTE_YES, VOTE_NO, VOTE_FOR):
            return Refusal("not_to_vote_for", "W-9.3", {"answer": action.notation})
        return Refusal("vote_first", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.choices = put(game.choices, seat, choice_of(game, action))
        if game.heard:
            told: dict[str, Json] = {"answer": action.notation, "count": game.pledges[seat]}
            if action.verb == VOTE_FOR:
                told["to"] = game.seat_of_baron(action.piece)
            game.emit("votes", "W-9.3", seat, told)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"subject": subject_of(game), "count": game.pledges[seat]}


def votes_for(game: WarriorKnights, action: Action) -> i64:
    """The votes that were declared for a result."""
    choice = choice_of(game, action)
    total: i64 = 0
    for seat in range(game.players):
        if game.choices[seat] == choice:
            total += game.pledges[seat]
    return total


def tied(game: WarriorKnights, subject: i64) -> list[Action]:
    """The results with the most votes; with no votes at all every result."""
    best: i64 = -1
    found: list[Action] = []
    for action in ways_to_vote(game, subject):
        total = votes_for(game, action)
        if total > best:
            best = total
            found = [action]
        elif total == best:
            found.append(action)
    return found


@final
class CountVotes(Step["WarriorKnights"]):
    """W-9.3.6 Most votes win; the chair breaks a tie."""

    def __init__(self, subject: i64, object: i64) -> None:
        self.subject: i64 = subject
        self.object: i64 = object

    def parts(self) -> list[int | list[int]]:
        return [self.subject, self.object]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        results = tied(game, self.subject)
        if not results:  # nobody is eligible
            discard_agenda(game)
        elif len(results) == 1:
            push_result(game, self.subject, self.object, results[0], chance)
        else:
            game.push(BreakTie(chair(game), self.subject, self.object))


def vote_in_progress(game: WarriorKnights) -> CountVotes:
    """What is voted on now: the count of the votes lies on the stack and says it; ballots for agendas come before."""
    for frame in reversed(game.stack):
        if isinstance(frame, CountVotes):
            return frame
    return CountVotes(ON_AGENDA, game.agenda)


def subject_of(game: WarriorKnights) -> str:
    vote = vote_in_progress(game)
    return subject_id(game, vote.subject, vote.object)


def subject_id(game: WarriorKnights, subject: i64, object: i64) -> str:
    if subject == ON_PARDON:
        return f"pardon:{object}"
    if subject == ON_REPEAL:
        return f"repeal:{AGENDA_IDS[object]}"
    if subject == ON_DELAY:
        return "delay:"
    if subject == ON_AGENDA:
        return f"agenda:{AGENDA_IDS[object]}"
    return f"{'end' if game.open_laws & BIT[object] else 'motion'}:{OPEN_MOTION_IDS[object]}"


@final
class BreakTie(PublicQuestion):
    """W-9.3.6, A-29 The chair picks among the tied results, free of how he voted. DP-45"""

    rule: ClassVar[str] = "W-9.3"

    def __init__(self, seat: i64, subject: i64, object: i64) -> None:
        super().__init__(seat)
        self.subject: i64 = subject
        self.object: i64 = object

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.subject, self.object]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return tied(game, self.subject)

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("not_tied", "W-9.3", {"answer": action.notation})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if game.heard:
            level: list[int] = []
            told: dict[str, Json] = {"answer": action.notation, "count": votes_for(game, action)}
            if action.verb == VOTE_FOR:
                level = [int(game.seat_of_baron(other.piece)) for other in tied(game, self.subject)]
                told["to"] = game.seat_of_baron(action.piece)
            game.emit("breaks_tie", "W-9.3", seat, {**told, "level": level})
        push_result(game, self.subject, self.object, action, chance)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        votes = votes_for(game, tied(game, self.subject)[0])
        return {"subject": subject_id(game, self.subject, self.object), "count": votes}


def push_result(game: WarriorKnights, subject: i64, object: i64, result: Action, chance: Chance) -> None:
    """Push last: W-9.3.4, W-9.3.7 The decision is carried out at once."""
    if result.verb == VOTE_FOR:
        counted = [int(votes_for(game, FOR[game.barons[seat]])) for seat in range(game.players)]
        push_chosen(game, game.seat_of_baron(result.piece), counted)
        return
    passed = result is YES
    if game.heard:
        told: dict[str, Json] = {"passed": passed, "for": votes_for(game, YES), "against": votes_for(game, NO)}
        game.emit("decided", "W-9.3", NO_SEAT, told)
    if subject == ON_AGENDA:
        if passed:
            push_passed(game, chance)
        else:
            discard_agenda(game)
    elif passed:
        if subject == ON_PARDON:
            lift_ban(game, object, "W-9.3")
        elif subject == ON_REPEAL:
            repeal(game, object)
        elif subject == ON_DELAY:
            game.meeting = MEETING_VOID
        else:
            game.open_laws = game.open_laws ^ BIT[object]
            if game.heard:
                in_force = game.open_laws & BIT[object] != 0
                game.emit("open_motion", "W-16.1", NO_SEAT, {"motion": OPEN_MOTION_IDS[object], "in_force": in_force})


YES_OR_NO: Final = [YES, NO]
SHOW_VOTES: Final = ShowVotes()
TAKE_CHAIR: Final = TakeChair()
