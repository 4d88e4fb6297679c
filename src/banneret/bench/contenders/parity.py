"""Play the same seeds in this build and print what came of them: `python parity.py GAMES`.

Both builds must print the same before anything is measured: a fast wrong engine gets no number.
"""

import json
import sys
from random import Random

from banneret.core.chance import FastChance
from banneret.core.kind import GameKind
from banneret.core.play import random_playout
from banneret.games.havoc.cards import DOG, KINDS, SUITS, VALUES
from banneret.games.havoc.hands import hand_key
from banneret.games.leduc import LEDUC
from banneret.games.registry import load


def digests(kind: GameKind, players: int, games: int) -> list[str]:
    """`decisions digest` of random games with the seeds 0, 1, 2 ..."""
    played = []
    for seed in range(games):
        chance = FastChance(seed)
        game = kind.new(players, {}, chance=chance)
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


def main(games: int) -> None:
    havoc = load("havoc")
    found = {"havoc, hands": keys(200 * games), "leduc, 2 players": digests(LEDUC, 2, 10 * games)}
    for players in havoc.players:
        found[f"havoc, {players} players"] = digests(havoc, players, games)
    print(json.dumps(found))


if __name__ == "__main__":
    main(int(sys.argv[1]))
