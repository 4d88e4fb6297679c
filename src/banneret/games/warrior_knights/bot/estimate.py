"""An estimate of everybody's share of the victory in mid-game, for search that does not play on to the end.

What a Baron has counts in points: influence, what his cities will still bring, sieges, troops, faith and votes; crowns
and tokens told nothing more. The share of the victory follows from the points by a softmax that grows sharper as the
pool runs out. The weights were fitted to games of the expert against itself.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from banneret.games.warrior_knights.bot.appraisal import rounds_left
from banneret.games.warrior_knights.rules.armies_and_places import city_stands, strength_of
from banneret.games.warrior_knights.rules.cards import (
    CITIES,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_CITIES,
    OFF_BOARD,
    PLACES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.frames import FRAMES
from banneret.games.warrior_knights.rules.state import NO_BATTLE, NO_SEAT, WarriorKnights

# What counts, by place in the list that `features` gives.
INFLUENCE: Final = 0
TO_COME: Final = 1  # what unbesieged cities bring while the pool lasts
SIEGES: Final = 2  # what besieged cities of others or of nobody may bring the besieger
TROOPS: Final = 3  # hundreds on the board
AWAY: Final = 4  # hundreds in garrisons and off the board
FAITH: Final = 5
VOTES: Final = 6
NEAR: Final = 7  # how near a victory by cities is
HOMELESS: Final = 8
FEATURES: Final = 9

WEIGHTS: Final[list[float]] = [1.0, 0.41, 0.17, 0.18, 0.19, 0.07, 0.04, 0.3, -1.75]
SPREAD: Final = 0.3  # how many points of lead matter when the pool is empty,
SPREAD_BY_ROUND: Final = 0.48  # and more for each round to come
# How sure the estimate may be where it is read as a chance, for two to six players; fitted to one half of 600 to 1,500
# games of experts and checked by the other.
SURENESS: Final[list[float]] = [1.0, 0.75, 1.0, 1.0, 1.0]
CARDS_SHOWN: Final = 64  # more than there are kinds of cards of any sort
HASH_FACTOR: Final = 31
HASH_PRIME: Final = 2147483629
AT_THE_GATES: Final = 8.0  # enough cities for a victory at the next Upkeep


def features(game: WarriorKnights) -> list[list[float]]:
    """By seat what counts, all of it public."""
    owned: i64 = 0
    standing: i64 = 0
    for city in range(CITIES):
        if game.owners[city] >= 0:
            owned += 1
        if city < KINGDOM_CITIES and city_stands(game, city):
            standing += 1
    rounds = rounds_left(game, owned)
    two = game.charter.two_barons
    need: i64 = game.charter.data.constants.two_player_cities if two else standing // 2 + 1
    every = two and game.charter.overseas_count
    found: list[list[float]] = []
    for seat in range(game.players):
        found.append(features_of(game, seat, rounds, need, every))
    return found


def features_of(game: WarriorKnights, seat: i64, rounds: float, need: i64, every: bool) -> list[float]:
    """What one Baron has."""
    found = [0.0] * FEATURES
    found[INFLUENCE] = float(game.influence[seat])
    counted: i64 = 0
    for place in range(PLACES):
        besieger = game.besiegers[place]
        owner: i64 = game.owners[place] if place < CITIES else place - FIRST_STRONGHOLD
        if besieger == seat:
            found[SIEGES] += rounds
        if place < CITIES and owner == seat:
            if place < KINGDOM_CITIES or every:
                counted += 1
            if besieger == NO_SEAT:
                found[TO_COME] += rounds
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        strength = 0.01 * float(strength_of(game, army))
        found[AWAY if slot == GARRISON or game.places[army] < 0 else TROOPS] += strength
    found[FAITH] = float(game.faith[seat])
    found[VOTES] = float(game.votes[seat])
    short = need - counted
    found[NEAR] = AT_THE_GATES if short <= 0 else 1.0 / float(1 + short)
    found[HOMELESS] = 1.0 if game.strongholds[seat] == OFF_BOARD else 0.0
    return found


def estimate(game: WarriorKnights) -> list[float]:
    """The share of the victory that each seat may expect."""
    if game.over:
        return game.returns()
    owned: i64 = 0
    for city in range(CITIES):
        if game.owners[city] >= 0:
            owned += 1
    spread = SPREAD + SPREAD_BY_ROUND * rounds_left(game, owned)
    points: list[float] = []
    for seat, counts in enumerate(features(game)):
        total = 0.0
        for at in range(FEATURES):
            total += WEIGHTS[at] * counts[at]
        points.append(total / spread if game.in_play(seat) else -50.0)
    most = max(points)
    shares = [exp(point - most) for point in points]
    every = sum(shares)
    return [share / every for share in shares]


FRAME_NUMBERS: Final[dict[type, int]] = {frame: number for number, frame in enumerate(FRAMES)}


def learnt(game: WarriorKnights, seat: i64) -> i64:
    """What chance has shown a seat, as a number: search keeps positions apart that differ in it."""
    question: i64 = FRAME_NUMBERS[type(game.stack[-1])]
    number = ((question * CARDS_SHOWN + game.card + 1) * CARDS_SHOWN + game.event + 1) * CARDS_SHOWN + game.agenda + 1
    if game.battle_kind != NO_BATTLE and not game.hands_open:
        side = 0 if seat == game.attacker else 1
        if seat == game.attacker or seat == game.defender:
            for card in game.fate_hands[side]:
                number = (number * HASH_FACTOR + card + 1) % HASH_PRIME
    return number
