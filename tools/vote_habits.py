"""Measure how experts vote in Warrior Knights: the figures of `games/warrior_knights/odds/vote_habits.py`.

python -m tools.vote_habits              1,500 games of two to six, of which those of two have no such votes
python -m tools.vote_habits --games 100  fewer

It prints, for each matter in which a Baron is named and each stage, how often it is worth none, one, two ... votes.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from banneret.arena.playing import seed_of
from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.table import Table, open_table
from banneret.games.registry import load
from banneret.games.warrior_knights.odds.vote_habits import STAGES
from banneret.games.warrior_knights.odds.vote_odds import most_committed, stage_of
from banneret.games.warrior_knights.odds.vote_prospects import matter_of, rounds_to_come
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.voting import CommitVotes, attends, by_name, vote_in_progress

GAMES = 1500
SEED = "votes-a"
MOST_WORTH = 6
FEWEST = 5  # with fewer who could have committed more nothing is said of it
MatterAt = tuple[str, int]


class Habits:
    """What was seen: committed votes with the most that each could have committed."""

    def __init__(self) -> None:
        self.committed: dict[MatterAt, list[tuple[int, int]]] = defaultdict(list)

    def note(self, game: WarriorKnights, committed: list[int]) -> None:
        """A vote as it was when the votes were committed, and what was committed then."""
        if not by_name(game, vote_in_progress(game).subject):
            return
        matter = matter_of(game)
        stage = int(stage_of(rounds_to_come(game)))
        seats = [seat for seat in range(game.players) if attends(game, seat)]
        held = sum(game.votes[seat] for seat in seats)
        for seat in seats:
            votes = game.votes[seat]
            holds = seat == (game.chairman if matter == "elect_chairman" else game.head)
            if matter in ("elect_chairman", "elect_head") and holds:
                continue
            most = int(most_committed(votes, held - votes, len(game.current) > 0, game.chairman == seat))
            if most > 0:
                self.committed[matter, stage].append((committed[seat], most))


def worth(seen: list[tuple[int, int]]) -> list[float]:
    """The estimate of Kaplan and Meier: who committed the most he could might have wanted more."""
    left = 1.0
    found: list[float] = []
    for count in range(MOST_WORTH):
        able = len([most for votes, most in seen if most > count and votes >= count])
        just = len([most for votes, most in seen if most > count and votes == count])
        share = just / able if able >= FEWEST else 0.0
        found.append(round(left * share, 2))
        left *= 1.0 - share
    return [*found, round(left, 2)]


def watch(table: Table, habits: Habits, names: int, seed: str, number: int) -> None:
    """Play a game of experts to its end and note every vote."""
    bots = [make_bot(table.kind, "expert", seed=seed_of(seed, number, seat)) for seat in range(names)]
    before: WarriorKnights | None = None
    while not table.game.over:
        game = table.game
        assert isinstance(game, WarriorKnights)
        if before is None and isinstance(game.stack[-1], CommitVotes):
            before = game.clone()
        heard = len(table.log)
        seat = next(seat for seat in range(names) if table.waiting() & BIT[seat])
        table.submit(seat, [bots[seat].choose(table.view(seat))])
        for event in table.log[heard:]:
            shown = event.parts.get("votes")
            if event.name == "votes_shown" and before is not None and isinstance(shown, list):
                habits.note(before, [int(str(votes)) for votes in shown])
                before = None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = int(parser.parse_args().games)
    kind = load("warrior_knights")
    habits = Habits()
    for number in range(games):
        players = kind.players[number % len(kind.players)]
        if players > 2:
            names = [f"expert {seat}" for seat in range(players)]
            watch(open_table(kind, players, {}, names, f"{SEED}/{number}"), habits, players, SEED, number)
    for matter in sorted({matter for matter, _ in habits.committed}):
        for stage in range(len(STAGES) + 1):
            seen = habits.committed.get((matter, stage), [])
            if seen:
                print(matter, stage, len(seen), worth(seen))


if __name__ == "__main__":
    main()
