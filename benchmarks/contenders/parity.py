"""Play the same seeds in this build and print what came of them: `python parity.py GAMES`.

Both builds must print the same before anything is measured: a fast wrong engine gets no number.
"""

import json
import sys
from random import Random

from banneret.core.chance import FastChance
from banneret.core.kind import GameKind
from banneret.core.play import random_playout
from banneret.games.havoc.rules.cards import DOG, KINDS, SUITS, VALUES
from banneret.games.havoc.rules.hands import hand_key
from banneret.games.knights.odds.chances import Chances, Terms, beat, take, win
from banneret.games.knights.odds.contest import NO_LEADER, entry
from banneret.games.knights.rules.strength import strength
from banneret.games.leduc import LEDUC
from banneret.games.registry import game_ids, load


def digests(kind: GameKind, players: int, games: int) -> list[str]:
    """`decisions digest` of random games with the seeds 0, 1, 2 ..."""
    played = []
    for seed in range(games):
        chance = FastChance(seed)
        game = kind.new(players, kind.rules.simulation_options(), chance=chance)
        decisions = random_playout(game, chance)
        played.append(f"{decisions} {kind.digest(game)}")
    return played


def keys(hands: int) -> list[str]:
    """The keys of hands of up to six cards: any cards, runs in one suit and in mixed suits, few values, by turns."""
    random = Random(7)
    found = []
    for number in range(hands):
        suit, lowest = random.randrange(SUITS), random.randint(1, VALUES - 5)
        run = range(lowest, lowest + 6)
        values = random.sample(range(1, VALUES + 1), random.randint(1, 3))
        pools = (
            list(range(1, KINDS)),
            [suit * VALUES + value for value in run],
            [random.randrange(SUITS) * VALUES + value for value in run],
            [other * VALUES + value for other in range(SUITS) for value in values],
        )
        found.append(str(hand_key(random.sample([*pools[number % 4], DOG, DOG], random.randint(0, 6)))))
    return found


def expert_digests(kind: GameKind, players: int, games: int) -> list[str]:
    """`decisions digest` of games in which the scripted expert sits in every seat: its sums must be the same, too."""
    policy = kind.bot.policy()
    played = []
    for seed in range(games):
        chance = FastChance(seed)
        game = kind.new(players, kind.rules.simulation_options(), chance=chance)
        decisions = 0
        while (seat := game.turn()) >= 0:
            game.apply(seat, policy.choose(game, seat, chance), chance)
            decisions += 1
        played.append(f"{decisions} {kind.digest(game)}")
    return played


def odds() -> list[str]:
    """Exact dice odds of Knights to the last bit: single rolls, castles and tournaments."""
    chances = Chances()
    found = []
    for face in range(1, 6):
        for cards in (0, 5, 31):
            target = strength(3, face, 0)
            later = [int(entry(2, 0)), int(entry(3, cards))]
            found.append(chances.plan(beat(target, 2, cards)).chance)
            found.append(chances.chance(take(target, 3, cards, entry(2, 2), Terms(ties_defend=face % 2 == 0))))
            found.append(chances.chance(win(NO_LEADER, 3, cards, later, exact=cards == 5)))
    return [value.hex() for value in found]


def main(games: int) -> None:
    found = {
        "havoc, hands": keys(200 * games),
        "knights, odds": odds(),
        "leduc, 2 players": digests(LEDUC, 2, 10 * games),
    }
    for name in game_ids():
        kind = load(name)
        for players in kind.players:
            found[f"{name}, {players} players"] = digests(kind, players, games)
        found[f"{name}, experts"] = expert_digests(kind, kind.players[0], max(1, games // 20))
    print(json.dumps(found))


if __name__ == "__main__":
    main(int(sys.argv[1]))
