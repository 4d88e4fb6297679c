"""What a battle looks like from the table: who fights, with what combination, in which place as things stand."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.games.havoc.rules.battle import JoinBattle, JoinRound
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import best_dogs_out, key_tuple, laid_key, rank_id
from banneret.games.havoc.rules.scoring import strength
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_BATTLE, NO_KEY, NOT_DECLARED, Havoc

# What a seat has to do with the present battle.
NO_PART: Final = ""
UNDECIDED: Final = "undecided"
FIGHTS: Final = "fights"
PASSED: Final = "passed"
STAYED_OUT: Final = "stayed-out"


@final
class Company:
    """A participant as things stand: laid cards, dogs out of the battle, combination and place."""

    def __init__(self, seat: int, laid: list[int], dogs_out: int, key: int, held: int) -> None:
        self.seat = seat
        self.laid = laid
        self.dogs_out = dogs_out
        self.key = key
        self.strength = int(strength(key, held))
        self.place = 0
        self.points = 0


def companies(game: Havoc) -> list[Company]:
    """All participants, John of Gaunt first, then in the order of the rounds, with their places as things stand."""
    found: list[Company] = []
    if game.battle == NO_BATTLE:
        return found
    if game.initiator == JOHN_SEAT:
        found.append(Company(JOHN_SEAT, [], 0, int(game.charter.john_key), int(game.charter.john_hand_size)))
    seat = int(game.first_to_act())
    for _ in range(game.players):
        if game.fights(seat):
            laid = game.laid[seat]
            out = dogs_out_of(game, seat, laid)
            judged = game.keys[seat]  # dogs may have taken cards off the battlefield since
            key = int(laid_key(laid, out)) if judged == NO_KEY else judged
            found.append(Company(seat, laid, out, key, len(game.hands[seat])))
        seat = int(game.left_of(seat))
    if is_settled(game):
        keep_places(game, found)
    else:
        give_places(found)
    give_points(found, game.charter.points[game.battle])
    return found


def dogs_out_of(game: Havoc, seat: int, laid: list[int]) -> int:
    """H-7 The dogs declared out of the battle; before that, the number that serves best. H-12.3 None at Castillon."""
    if game.battle == CASTILLON:
        return 0
    declared = game.dogs_out[seat]
    if declared == NOT_DECLARED:
        return int(best_dogs_out(laid))
    return min(declared, laid.count(DOG))  # dogs that were out may have been activated since


def give_places(found: list[Company]) -> None:
    """H-9.1 Places by strength as things stand; equals share a place."""
    for company in found:
        company.place = 1 + len([other for other in found if other.strength > company.strength])


def keep_places(game: Havoc, found: list[Company]) -> None:
    """H-9 Places as they were given: dogs may have taken cards off the battlefield since.

    H-16.3 John's is not among them: before him are those with a stronger combination, and whoever equals him in all
    shares his place.
    """
    for company in found:
        company.place = 1 if company.seat == game.winner else 0
        if company.seat != JOHN_SEAT:
            company.place = game.places[company.seat]
    for company in found:
        if company.place == 0:
            stronger = len([other for other in found if other.key > company.key])
            others = [other.place for other in found if other is not company]
            fitting = [place for place in range(stronger + 1, len(found) + 1) if _fits(place, others)]
            company.place = min(fitting, default=stronger + 1)


def _fits(place: int, others: list[int]) -> bool:
    """Whether a place goes with the places of the others: everybody has as many above as the place says."""
    places = [place, *others]
    return all(len([other for other in places if other < mine]) == mine - 1 for mine in places)


def give_points(found: list[Company], points: list[int]) -> None:
    """H-9.2 Those who share a place share the points of their places, rounded down. H-16.3 John's go to nobody."""
    for company in found:
        equal = len([other for other in found if other.place == company.place])
        paid = 0 if company.seat == JOHN_SEAT else sum(points[company.place - 1 : company.place - 1 + equal])
        company.points = paid // equal


def in_combination(key: int, value: int) -> bool:
    """Whether a counted card of this value belongs to the combination; straights and flushes are made of all."""
    name = rank_id(key)
    return name.startswith(("straight", "flush")) or value in key_tuple(key)[1]


def part_in_battle(game: Havoc, seat: int) -> str:
    """What a seat has to do with the battle that is being fought."""
    if game.battle == NO_BATTLE:
        return NO_PART
    if game.fights(seat):
        return PASSED if has_passed(game, seat) else FIGHTS
    return UNDECIDED if _still_to_join(game, seat) else STAYED_OUT


def has_passed(game: Havoc, seat: int) -> bool:
    return game.passed & BIT[seat] != 0


def _still_to_join(game: Havoc, seat: int) -> bool:
    """Whether a seat is being asked to join, or its place in the round is still to come."""
    for frame in game.stack:
        if isinstance(frame, JoinBattle) and frame.seat == seat:
            return True
        if isinstance(frame, JoinRound) and (seat - frame.seat) % game.players < frame.left:
            return True
    return False


def is_settled(game: Havoc) -> bool:
    """H-9 Whether the points of the battle on the table have been given."""
    return game.battle != NO_BATTLE and max(game.places) > 0


def final_places(game: Havoc) -> list[int]:
    """H-13.1 Places at the end: points, then battle cards won, then the place at Castillon."""
    keys = [(game.vp[seat], len(game.trophies[seat]), -game.places[seat]) for seat in range(game.players)]
    return [1 + len([other for other in keys if other > mine]) for mine in keys]
