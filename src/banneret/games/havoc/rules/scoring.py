"""H-9 Places and points; H-13 the end of the game."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.havoc.rules.cards import cards_text
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import key_tuple, laid_key, rank_id
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_SEAT, Havoc

HAND_SIZES: Final = 128


def strength(key: i64, hand_size: i64) -> i64:
    """H-9.1 One number to compare by: the combination, then fewer cards in hand."""
    return key * HAND_SIZES + (HAND_SIZES - 1 - hand_size)


def john_strength(game: Havoc) -> i64:
    """H-16.3 John of Gaunt fights as with the cards that the data file gives him: three 9s and an empty hand.

    H-16.11 They are no cards and lie nowhere.
    """
    return strength(game.charter.john_key, game.charter.john_hand_size)


def strengths(game: Havoc) -> list[int]:
    """The strength of each participant, in the order of H-9's winner: from the initiator; pairs seat, strength."""
    pairs: list[int] = []
    if game.initiator == JOHN_SEAT:
        pairs.append(JOHN_SEAT)
        pairs.append(john_strength(game))
    seat = game.first_to_act()
    for _ in range(game.players):
        if game.fights(seat):
            out = game.dogs_out[seat]
            pairs.append(seat)
            pairs.append(strength(laid_key(game.laid[seat], 0 if out < 0 else out), len(game.hands[seat])))
        seat = game.left_of(seat)
    return pairs


def settle(game: Havoc, points: list[int]) -> None:
    """H-9.1, H-9.2, H-9.3 Participants take places by strength; equals share the points of their places."""
    pairs = strengths(game)
    count: i64 = len(pairs) // 2
    best: i64 = -1
    for at in range(count):
        mine: i64 = pairs[2 * at + 1]
        stronger: i64 = 0
        equal: i64 = 0
        for other in range(count):
            theirs: i64 = pairs[2 * other + 1]
            if theirs > mine:
                stronger += 1
            elif theirs == mine:
                equal += 1
        if mine > best:
            best = mine
            game.winner = pairs[2 * at]
        seat: i64 = pairs[2 * at]
        if seat == JOHN_SEAT:
            continue
        game.keys[seat] = mine // HAND_SIZES
        game.places[seat] = stronger + 1
        total: i64 = 0
        for place in range(stronger, min(stronger + equal, len(points))):
            total += points[place]
        gained = total // equal
        game.vp[seat] += gained
    if game.heard:
        report(game, pairs, points)
    if game.winner != JOHN_SEAT:
        game.trophies[game.winner].append(game.battle)


def tie_of(equal: int, alike: int, same: int) -> str:
    """What decided a place: how many were as strong, how many had as strong a hand, how many the same combination."""
    if equal > 1:
        return "shared"
    if alike > 1:
        return "hand"
    return "beside" if same > 1 else "none"


def john_tie(alike: int) -> str:
    """H-16.11 John's place, told with his empty hand where hands were counted."""
    return "john_hand" if alike > 1 else "john"


def places_rule(game: Havoc, rule: str) -> str:
    """H-12.4 Places at Castillon have a rule of their own."""
    return "H-12.4" if game.battle == CASTILLON else rule


def first_from(game: Havoc, tied: int) -> str:
    """H-9.2, H-12.4, H-16.11 From whom those tied for first are counted; nobody where there is no tie."""
    if tied == 1:
        return "none"
    if game.winner == JOHN_SEAT:
        return "john"
    return "keeper" if game.battle == CASTILLON else "initiator"


def report(game: Havoc, pairs: list[int], points: list[int]) -> None:
    """H-9.4 Places and points are told to all, strongest first. H-16.3 John of Gaunt's points go to nobody."""
    order = sorted(range(len(pairs) // 2), key=lambda at: (-pairs[2 * at + 1], at))
    for at in order:
        seat = pairs[2 * at]
        john = seat == JOHN_SEAT
        mine = pairs[2 * at + 1]
        key = mine // HAND_SIZES
        rank, primary, leftovers = key_tuple(key)
        equal = len([other for other in order if pairs[2 * other + 1] == mine])
        above = len([other for other in order if pairs[2 * other + 1] > mine])
        alike = len([other for other in order if pairs[2 * other + 1] // HAND_SIZES == key])
        same = len([other for other in order if key_tuple(pairs[2 * other + 1] // HAND_SIZES)[:2] == (rank, primary)])
        shared = sum(points[above : above + equal])
        parts: dict[str, Json] = {
            "place": above + 1,
            "rank": rank_id(key),
            "values": [*primary, *leftovers],
            "cards": "" if john else cards_text(game.laid[seat]),
            "dogs": 0 if john else max(0, game.dogs_out[seat]),
            "points": 0 if john else shared // equal,
            "who": game.said(seat),
            "tie": john_tie(alike) if john else tie_of(equal, alike, same),
            "held": HAND_SIZES - 1 - mine % HAND_SIZES,
            "equal": equal,
            "shared": shared,
            "moved": "yes" if above + equal > 1 and points != game.charter.battle(game.battle).points else "no",
        }
        game.emit("placed_in_battle", places_rule(game, "H-9.1"), NO_SEAT if john else seat, parts)
    tied = len([other for other in order if pairs[2 * other + 1] == pairs[2 * order[0] + 1]])
    won: dict[str, Json] = {"battle": game.battle, "who": game.said(game.winner), "first_from": first_from(game, tied)}
    game.emit("won_battle", places_rule(game, "H-9.3"), NO_SEAT, won)


@final
class Settle(Step["Havoc"]):
    """H-9 Hands are compared, points and the battle card are given."""

    def run(self, game: Havoc, chance: Chance) -> None:
        settle(game, game.charter.points[game.battle])


SETTLE: Final = Settle()
