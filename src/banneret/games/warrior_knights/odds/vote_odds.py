"""W-9.3.6 The chance that a vote goes as a Baron wants, if the others vote as experts do on that matter.

A gift everybody wants for himself, and it is worth as much to all of them. A burden is for the leader: anybody is taken
to be that one equally often. Of yes and no nothing is told: what somebody wants is not known before he says it.
"""

from typing import final

from mypy_extensions import i64

from banneret.games.warrior_knights.odds.vote_habits import BURDENS, STAGES, WORTH


@final
class Rival:
    """Somebody else who attends: the most he would commit, whether he breaks ties, whether it is his already."""

    def __init__(self, most: i64, chair: bool, holds: bool = False) -> None:
        self.most: i64 = most
        self.chair = chair
        self.holds = holds


def stage_of(rounds: float) -> i64:
    """The stage of a game in which cities are likely to pay so many more times."""
    return len([limit for limit in STAGES if rounds < limit])


def worth_of(matter: str, stage: i64) -> list[float]:
    """How often a matter is worth none, one, two ... votes."""
    rows = WORTH[matter]
    return rows[stage] if len(rows) > 1 else rows[0]


def most_committed(votes: i64, others: i64, more: bool, chairman: bool) -> i64:
    """The most that an expert commits: half while `more` is to be voted on, and what beats all votes of the others."""
    return min((votes + 1) // 2 if more else votes, others if chairman else others + 1)


def commits_of(worth: list[float], most: i64) -> list[float]:
    """How often somebody commits none, one, two ... votes, `most` at most."""
    return worth if len(worth) <= most + 1 else [*worth[:most], sum(worth[most:])]


def vote_chances(matter: str, stage: i64, most: i64, rivals: list[Rival]) -> list[float]:
    """By the votes committed, from none to `most`, where a Baron is named."""
    worth = worth_of(matter, stage)
    chance = burden_chance if matter in BURDENS else gift_chance
    return [chance(committed, rivals, worth) for committed in range(most + 1)]


def gift_chance(committed: i64, rivals: list[Rival], worth: list[float]) -> float:
    """Every rival must stay behind. Of those tied the chair takes itself, or any of them where it is behind."""
    chairs = [rival for rival in rivals if rival.chair]
    chance = 0.0
    for value, often in enumerate(worth):
        tied = 1
        lost = False
        for rival in rivals:
            count = 0 if rival.holds else min(value, rival.most)
            if count > committed or (count == committed and rival.chair and not rival.holds):
                lost = True
            elif count == committed and not rival.holds:
                tied += 1
        if not lost:
            chance += often if not chairs else often / tied
    return chance


def side_chance(
    committed: i64, rivals: list[Rival], commits: list[list[float]], with_him: list[float]
) -> float:  # fmt: skip
    """Yes or no, where each rival commits so many so often and is on his side so often; the chair breaks a tie."""
    lead: dict[int, float] = {int(committed): 1.0}  # the votes on his side, less those against him
    for at, rival in enumerate(rivals):
        if not rival.chair:
            lead = moved(lead, commits[at], with_him[at])
    chairs = [at for at, rival in enumerate(rivals) if rival.chair]
    if not chairs:
        return sum([share for ahead, share in lead.items() if ahead >= 0])
    agrees = with_him[chairs[0]]
    chance = 0.0
    for ahead, share in lead.items():
        for count, often in enumerate(commits[chairs[0]]):
            if ahead + count >= 0:
                chance += share * often * agrees
            if ahead - count > 0:
                chance += share * often * (1.0 - agrees)
    return chance


def moved(lead: dict[int, float], commits: list[float], with_him: float) -> dict[int, float]:
    """The lead after one more."""
    after: dict[int, float] = {}
    for before, share in lead.items():
        for count, often in enumerate(commits):
            after[before + count] = after.get(before + count, 0.0) + share * often * with_him
            after[before - count] = after.get(before - count, 0.0) + share * often * (1.0 - with_him)
    return after


def burden_chance(committed: i64, rivals: list[Rival], worth: list[float]) -> float:
    """All against one, who is he himself as often as any of the others."""
    commits = [commits_of(worth, rival.most) for rival in rivals]
    chance = side_chance(committed, rivals, commits, [0.0] * len(rivals))
    for alone in range(len(rivals)):
        sides = [0.0 if at == alone else 1.0 for at in range(len(rivals))]
        chance += side_chance(committed, rivals, commits, sides)
    return chance / (len(rivals) + 1)
