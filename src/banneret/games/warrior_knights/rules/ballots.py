"""W-9.3.6 With two Barons: a direction and a number of votes for every agenda, written in secret and shown at once."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    DONE,
    MOST_NAMED,
    WRITE,
    WRITE_CHOICE,
    WRITE_NUMBER,
    WRITE_VOTES,
)
from banneret.games.warrior_knights.rules.cards import BARONS
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_votes
from banneret.games.warrior_knights.rules.decrees import eligible
from banneret.games.warrior_knights.rules.state import NO_SEAT, NO_TARGET, WarriorKnights, put, put_list
from banneret.games.warrior_knights.rules.voting import (
    AGAINST,
    IN_FAVOUR,
    ON_AGENDA,
    ON_DELAY,
    CountVotes,
    attends,
    subject_id,
    subject_of,
)

WRITE_YES: Final = BARONS
WRITE_NO: Final = BARONS + 1
NOT_AN_AGENDA: Final = -1


def push_ballots(game: WarriorKnights, mask: i64) -> None:
    """Push last: ballots for all current agendas, in their order."""
    game.push(ShowBallots(len(game.current)))
    game.push(WriteBallot(mask, mask, game.current))


def push_ballot_vote(game: WarriorKnights, subject: i64, object: i64) -> None:
    """Push last: the next written ballots are paid and counted; a private motion is written for by itself."""
    game.pledges = [0, 0]
    game.choices = [NO_TARGET, NO_TARGET]
    game.push(CountVotes(subject, object))
    game.push(CastBallots(subject))
    if not game.written[0] and not game.written[1]:
        mask = with_votes(game)
        game.push(ShowBallots(1))
        game.push(WriteBallot(mask, mask, [int(game.agenda) if subject == ON_AGENDA else NOT_AN_AGENDA]))


def with_votes(game: WarriorKnights) -> i64:
    """Who writes a ballot: without a vote there is nothing to write."""
    mask: i64 = 0
    for seat in range(game.players):
        if attends(game, seat) and game.votes[seat] > 0:
            mask |= BIT[seat]
    return mask


def directions(game: WarriorKnights, card: int) -> list[Action]:
    """What can be written for an agenda."""
    if card != NOT_AN_AGENDA and game.charter.data.agendas[card].by_name:
        return [WRITE[game.barons[seat]] for seat in eligible(game, card)]
    return [WRITE[WRITE_YES], WRITE[WRITE_NO]]


def written_votes(chain: list[int]) -> i64:
    """The votes of an unfinished ballot so far."""
    total: i64 = 0
    for answer in chain:
        action = CATALOGUE.actions[answer]
        if action.verb == WRITE_VOTES:
            total += action.piece
    return total


@final
class WriteBallot(JointQuestion["WarriorKnights"]):
    """W-9.3.6 Agenda by agenda a direction and a number; all together no more votes than held. DP-46

    What comes after the last vote is left blank.
    """

    rule: ClassVar[str] = "W-9.3"

    def __init__(self, everyone: i64, open_seats: i64, cards: list[int]) -> None:
        super().__init__(everyone, open_seats)
        self.cards = cards

    def parts(self) -> list[int | list[int]]:
        return [self.everyone, self.open_seats, self.cards]

    def with_open(self, open_seats: i64) -> Frame[WarriorKnights]:
        return WriteBallot(self.everyone, open_seats, self.cards)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        left = game.votes[seat] - written_votes(chain)
        if len(chain) % 2 == 1:
            return WRITE_NUMBER[: min(left, MOST_NAMED) + 1]
        at = len(chain) // 2
        if at == len(self.cards) or left == 0:
            return ALL_WRITTEN
        options = directions(game, self.cards[at])
        return options if options else [WRITE[WRITE_NO]]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        left = game.votes[seat] - written_votes(game.picked[seat])
        if action.verb == WRITE_VOTES or (action.verb == WRITE_CHOICE and left == 0):
            return Refusal("commit_votes", "W-9.3", {"count": left})
        if action.verb == WRITE_CHOICE:
            return Refusal("not_to_vote_for", "W-9.3", {"answer": action.notation})
        return Refusal("write_ballot", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
        else:
            self.answered(game, seat)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        chain = game.picked[seat]
        at = len(chain) // 2
        left = game.votes[seat] - written_votes(chain)
        if at >= len(self.cards) or (left == 0 and len(chain) % 2 == 0):
            return {"stage": "done", "subject": subject_id(game, ON_DELAY, 0), "count": left}
        card = self.cards[at]
        subject = subject_of(game) if card == NOT_AN_AGENDA else subject_id(game, ON_AGENDA, card)
        return {"stage": "choice" if len(chain) % 2 == 0 else "votes", "subject": subject, "count": left}


@final
class ShowBallots(Step["WarriorKnights"]):
    """W-9.3.6 All ballots are revealed at once; what was left blank, of so many agendas, has no votes."""

    def __init__(self, agendas: i64) -> None:
        self.agendas: i64 = agendas

    def parts(self) -> list[int | list[int]]:
        return [self.agendas]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for seat in range(game.players):
            chain = game.unpick(seat)
            ballot = [int(CATALOGUE.actions[answer].piece) for answer in chain]
            while len(ballot) < 2 * self.agendas:
                ballot += [WRITE_NO, 0]
            game.written = put_list(game.written, seat, ballot)
            if game.heard and chain:
                words = ", ".join([CATALOGUE.actions[answer].notation for answer in chain])
                game.emit("ballot", "W-9.3", seat, {"ballot": words}, reveals=True)


@final
class CastBallots(Step["WarriorKnights"]):
    """W-9.3.6, A-38 The next ballot of each is paid; one of a Baron banned by now is void, its votes are kept."""

    def __init__(self, subject: i64) -> None:
        self.subject: i64 = subject

    def parts(self) -> list[int | list[int]]:
        return [self.subject]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for seat in range(game.players):
            ballot = game.written[seat]
            if not ballot:
                continue
            game.written = put_list(game.written, seat, ballot[2:])
            if not attends(game, seat):
                continue
            votes = min(ballot[1], game.votes[seat])
            gain_votes(game, seat, -votes, "W-9.3")
            game.pledges = put(game.pledges, seat, votes)
            game.choices = put(game.choices, seat, direction_of(game, ballot[0]))


def direction_of(game: WarriorKnights, written: i64) -> i64:
    if written == WRITE_YES:
        return IN_FAVOUR
    if written == WRITE_NO:
        return AGAINST
    seat = game.seat_of_baron(written)
    return seat if seat != NO_SEAT else NO_TARGET


ALL_WRITTEN: Final = [DONE]
