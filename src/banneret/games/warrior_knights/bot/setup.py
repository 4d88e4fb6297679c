"""The expert sets up (W-3): who leads which troops, where the stronghold stands, which cities his nobles begin at."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.warrior_knights.bot.appraisal import Appraisal
from banneret.games.warrior_knights.bot.assault_chances import TAKEN, guess
from banneret.games.warrior_knights.rules.actions import BUILD, CHOOSE, DONE, ENTER, PLAY_AS, TO
from banneret.games.warrior_knights.rules.armies_and_places import (
    city_at,
    city_stands,
    garrison_of,
    has_noble_in,
    place_strength,
    strength_of,
)
from banneret.games.warrior_knights.rules.building import may_build
from banneret.games.warrior_knights.rules.cards import (
    CIRCLE,
    CITIES,
    CITY_AREA,
    KINGDOM_AREAS,
    KINGDOM_CITIES,
    OFF_BOARD,
    SLOTS,
    SQUARE,
    STAR,
    STRENGTH,
    TRIANGLE,
)
from banneret.games.warrior_knights.rules.setup import (
    AssignTroops,
    ChooseBaron,
    PlaceNoble,
    PlaceStronghold,
    may_enter_first,
    unplaced,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, WarriorKnights

MOST_STRENGTH: Final = 200
CARDS_DEALT: Final = 16  # more than anybody gets before the game
WEAK: Final = 200  # walls that 50 troops and a noble can besiege

# How much strength each noble gets, strongest card first: many weak cities, or few.
FOR_WEAK_CITIES: Final = [100, 50, 200, 50]
FOR_STRONG_CITIES: Final = [150, 50, 150, 50]


def choose_baron(game: WarriorKnights, seat: i64, question: ChooseBaron) -> Action:
    """W-3.1 All Barons are equals: he keeps the one dealt to him."""
    return PLAY_AS[game.barons[seat]]


def wanted(game: WarriorKnights) -> list[int]:
    """Strength by shape, by how many of the standing cities are weak."""
    weak: i64 = 0
    strong: i64 = 0
    for city in range(KINGDOM_CITIES):
        if city_stands(game, city):
            if game.charter.data.cities[city].strength <= WEAK:
                weak += 1
            else:
                strong += 1
    return FOR_WEAK_CITIES if weak >= strong else FOR_STRONG_CITIES


def assign_troops(game: WarriorKnights, seat: i64, question: AssignTroops) -> Action:
    """W-3.8 Card by card: the strongest cards are dealt first, so that every noble gets what he is to have."""
    cards = game.armies[garrison_of(seat)]
    at = len(game.picked[seat])
    if at == len(cards):
        return DONE
    left = wanted(game)[:]
    order = [(MOST_STRENGTH - STRENGTH[card]) * CARDS_DEALT + place for place, card in enumerate(cards)]
    order.sort()
    for code in order:
        place = code % CARDS_DEALT
        best = STAR
        for shape in (TRIANGLE, STAR, SQUARE, CIRCLE):
            if left[shape] > left[best]:
                best = shape
        slot = best if left[best] > 0 else CIRCLE
        if place == at:
            return TO[slot]
        left[slot] -= STRENGTH[cards[place]]
    return TO[CIRCLE]


def surroundings(eyes: Appraisal, area: i64) -> float:
    """What an area is near to: free cities, and no strongholds of others."""
    game = eyes.game
    seat = eyes.seat
    distances = game.charter.data.board.distances[area]
    score = 0.0
    for city in range(CITIES):
        if game.owners[city] == NEUTRAL or game.owners[city] == seat:
            far: i64 = distances[CITY_AREA[city]]
            if far <= 3:
                score += eyes.city(city) / float(1 + far * far)
    for other in range(game.players):
        if other != seat and game.strongholds[other] != OFF_BOARD:
            away: i64 = distances[game.strongholds[other]]
            if away <= 2:
                score -= 4.0 / float(1 + away)
    return score


def best_home(game: WarriorKnights, seat: i64, areas: list[int]) -> i64:
    eyes = Appraisal(game, seat)
    best = areas[0]
    most = -1e9
    for area in areas:
        score = surroundings(eyes, area)
        if score > most:
            most = score
            best = area
    return best


def place_stronghold(game: WarriorKnights, seat: i64, question: PlaceStronghold) -> Action:
    """W-3.10 In the middle of free cities."""
    return BUILD[best_home(game, seat, [area for area in range(KINGDOM_AREAS) if may_build(game, area)])]


def first_place(game: WarriorKnights, seat: i64, shape: i64) -> i64:
    """W-3.11 The free city that a noble can take soonest, without one of his own there already."""
    army = seat * SLOTS + shape
    strength = strength_of(game, army)
    eyes = Appraisal(game, seat)
    best: i64 = game.strongholds[seat]
    most = -1.0
    for area in range(KINGDOM_AREAS):
        if not may_enter_first(game, seat, area):
            continue
        city = city_at(game, area)
        score = 0.01 * surroundings(eyes, area)
        if city >= 0 and not has_noble_in(game, seat, area):
            walls = place_strength(game, city)
            chance = guess(TAKEN, shape, strength, walls)
            if strength + 200 > walls and chance < 0.6:
                chance = 0.6
            far: i64 = game.charter.data.board.distances[area][game.strongholds[seat]]
            score += eyes.city(city) * chance * (1.0 - 0.04 * float(far))
        if score > most:
            most = score
            best = area
    return best


def place_noble(game: WarriorKnights, seat: i64, question: PlaceNoble) -> Action:
    """W-3.11 The strongest first: he has the most to choose from."""
    if game.picked[seat]:
        return ENTER[first_place(game, seat, game.picked[seat][0] - CHOOSE[0].id)]
    best = -1
    for shape in unplaced(game, seat):
        if best < 0 or strength_of(game, seat * SLOTS + shape) > strength_of(game, seat * SLOTS + best):
            best = shape
    return CHOOSE[best]
