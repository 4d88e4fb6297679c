"""W-9.3.6 The chances that are shown beside the votes which a Baron can commit."""

from typing import Final

from mypy_extensions import i64

from banneret.core.odds import Prospects
from banneret.games.warrior_knights.odds.came_about import VOTE
from banneret.games.warrior_knights.odds.vote_habits import BURDENS
from banneret.games.warrior_knights.odds.vote_odds import Rival, most_committed, stage_of, vote_chances
from banneret.games.warrior_knights.rules.actions import COMMIT, FOR
from banneret.games.warrior_knights.rules.cards import AGENDA_IDS
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights
from banneret.games.warrior_knights.rules.voting import (
    ON_AGENDA,
    CommitVotes,
    attends,
    by_name,
    chair,
    subject_of,
    vote_in_progress,
    ways_to_vote,
)

# What is voted on is theirs already.
OF_THE_HEAD: Final = "elect_head"
OF_THE_CHAIRMAN: Final = "elect_chairman"

# Where experts were expected never to stay behind, or never to be ahead, it came so all the same, so often.
LEAST: Final = 0.005
MOST: Final = 0.98


def vote_prospects(game: WarriorKnights, seat: i64, question: CommitVotes) -> Prospects | None:
    """W-9.3.6 If everybody else votes as experts do on this matter.

    Nothing is told where he cannot be chosen, nor of yes and no: which of them a Baron wants is not known before he
    has committed his votes.
    """
    subject = vote_in_progress(game).subject
    if not by_name(game, subject):
        return None
    if matter_of(game) not in BURDENS and FOR[game.barons[seat]] not in ways_to_vote(game, subject):
        return None  # what everybody wants for himself, and he cannot have
    commits = [action for action in game.legal(seat) if action.verb == COMMIT[0].verb]
    most = max([int(action.piece) for action in commits], default=0)
    matter = matter_of(game)
    attendants = [other for other in range(game.players) if attends(game, other)]
    held: i64 = sum([int(game.votes[other]) for other in attendants])
    holder = game.head if matter == OF_THE_HEAD else game.chairman if matter == OF_THE_CHAIRMAN else NO_SEAT
    rivals: list[Rival] = []
    for other in attendants:
        if other != seat:
            votes = game.votes[other]
            limit = most_committed(votes, held - votes, len(game.current) > 0, game.chairman == other)
            rivals.append(Rival(limit, chair(game) == other, holder == other))
    stage = stage_of(rounds_to_come(game))
    chances = vote_chances(matter, stage, most, rivals)
    free = held - game.votes[seat]
    found = {action.notation: open_chance(chances[action.piece], action.piece, free) for action in commits}
    return Prospects(found, of=VOTE, notes=[("odds-note-vote-expert", {})])


def open_chance(chance: float, committed: i64, free: i64) -> float:
    """Nothing is certain that experts only never did: `free` are the votes which the others hold together."""
    if committed == 0:
        return chance
    return min(max(chance, LEAST), MOST if free >= committed else 1.0)


def matter_of(game: WarriorKnights) -> str:
    """What is voted on now: an agenda, or the kind of a private motion."""
    if vote_in_progress(game).subject == ON_AGENDA:
        return AGENDA_IDS[game.agenda]
    return subject_of(game).partition(":")[0]


def rounds_to_come(game: WarriorKnights) -> float:
    """How many more times cities are likely to pay influence."""
    owned = len([owner for owner in game.owners if owner >= 0])
    return 1.0 + float(game.pool) / float(max(owned, game.players + 2))
