"""Where a Baron's nobles should go, and whom they should attack there: the expert's view of W-7.6, W-7.7 and W-10."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.bot.appraisal import Appraisal
from banneret.games.warrior_knights.bot.assault_chances import TAKEN, guess
from banneret.games.warrior_knights.bot.attacks import Blow, best_blow
from banneret.games.warrior_knights.rules.armies_and_places import (
    area_of,
    city_stands,
    has_noble_in,
    is_rested,
    nobles_in,
    owner_of,
    place_at,
    place_strength,
    strength_of,
)
from banneret.games.warrior_knights.rules.cards import (
    ADMIRAL,
    AREAS,
    CIRCLE,
    CITIES,
    FIRST_STRONGHOLD,
    NO_CITY,
    NO_SEA,
    OFF_BOARD,
    PORT,
    SHAPES,
    SLOTS,
    STORMS,
)
from banneret.games.warrior_knights.rules.reach import concerned, harbours, may_move, open_ways
from banneret.games.warrior_knights.rules.siege import defence_total
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, NO_TARGET, NOWHERE, WarriorKnights

DECAY: Final = [1.0, 0.55, 0.3, 0.17, 0.09]  # by moves to a goal
MARCH: Final = 0.15  # a noble who has moved is exhausted
LEAST_MARCH: Final = 0.25


@final
class Campaign:
    """A target area, who goes there, and the gain, with a battle at the end or without."""

    def __init__(self, area: i64, comers: list[int], gain: float, blow: Blow | None) -> None:
        self.area: i64 = area
        self.comers = comers
        self.gain = gain
        self.blow = blow


def rested_in(game: WarriorKnights, seat: i64, area: i64) -> list[int]:
    return [army for army in nobles_in(game, seat, area) if is_rested(game, army)]


def free_way(game: WarriorKnights, army: i64, target: i64) -> list[int]:
    """The way that asks the fewest; empty where there is none by land."""
    best: list[int] = []
    fewest: i64 = 99
    mover = army // SLOTS
    for way in open_ways(game, army, target):
        asked: i64 = 0
        for area in way[:-1]:
            asked += len(concerned(game, mover, area))
        if asked < fewest:
            fewest = asked
            best = way
    return best


def is_free(game: WarriorKnights, army: i64, way: list[int]) -> bool:
    for area in way[:-1]:
        if concerned(game, army // SLOTS, area):
            return False
    return True


def movable(game: WarriorKnights, seat: i64) -> list[int]:
    return [seat * SLOTS + shape for shape in range(SHAPES) if may_move(game, seat * SLOTS + shape)]


def campaign_to(eyes: Appraisal, area: i64, movers: list[int]) -> Campaign | None:
    """W-7.6 The best battle in an area, with those who are there and as few others as it takes."""
    game = eyes.game
    seat = eyes.seat
    force = rested_in(game, seat, area)
    comers: list[int] = []
    costs: list[float] = []
    reach = game.charter.data.board.reach
    for army in movers:
        if game.places[army] != area and area in reach[game.places[army]]:
            way = free_way(game, army, area)
            if way:
                cost = eyes.post(army) + MARCH + (0.0 if is_free(game, army, way) else 0.6)
                at = 0
                while at < len(costs) and costs[at] <= cost:
                    at += 1
                comers.insert(at, army)
                costs.insert(at, cost)
    best: Campaign | None = None
    blow = best_blow(eyes, area, force)
    if blow is not None:
        best = Campaign(area, [], blow.gain, blow)
    called: list[int] = []
    spent = 0.0
    for army, cost in zip(comers, costs, strict=True):
        called.append(army)
        spent += cost
        for part, price in ((called, spent), ([army], cost)):
            blow = best_blow(eyes, area, force + part)
            if blow is not None and (best is None or blow.gain - price > best.gain + 0.05):
                going = [one for one in part if one in blow.armies]
                if going:
                    best = Campaign(area, going, blow.gain - price, blow)
    return best


def best_campaign(eyes: Appraisal) -> Campaign | None:
    """W-7.6 The best target of Mobilize Forces for a battle."""
    game = eyes.game
    seat = eyes.seat
    movers = movable(game, seat)
    areas: i64 = 0
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if 0 <= game.places[army] < PORT and is_rested(game, army):
            areas |= BIT[game.places[army]]
    for army in movers:
        for area in game.charter.data.board.reach[game.places[army]]:
            areas |= BIT[area]
    best: Campaign | None = None
    for area in range(AREAS):
        if areas & BIT[area] == 0 or not worth_attacking(game, seat, area):
            continue
        found = campaign_to(eyes, area, movers)
        if found is not None and (best is None or found.gain > best.gain):
            best = found
    return best


def worth_attacking(game: WarriorKnights, seat: i64, area: i64) -> bool:
    """Whether there is anything in an area that is not his."""
    place = place_at(game, area)
    if place != NO_CITY and owner_of(game, place) != seat:
        return True
    for other in range(game.players):
        if other != seat and has_noble_in(game, other, area):
            return True
    return False


def best_sally(eyes: Appraisal) -> Campaign | None:
    """W-7.7 The best battle without any move."""
    game = eyes.game
    seat = eyes.seat
    best: Campaign | None = None
    tried: list[int] = []
    for shape in range(SHAPES):
        area = game.places[seat * SLOTS + shape]
        if area < 0 or area >= PORT or area in tried:
            continue
        tried.append(area)
        if not worth_attacking(game, seat, area):
            continue
        blow = best_blow(eyes, area, rested_in(game, seat, area))
        if blow is not None and (best is None or blow.gain > best.gain):
            best = Campaign(area, [], blow.gain, blow)
    return best


# Marches without a battle.


@final
class Goals:
    """The places that a Baron wants, and how near to each of them his nobles stand already."""

    def __init__(self, eyes: Appraisal) -> None:
        self.eyes = eyes
        game = eyes.game
        seat = eyes.seat
        self.areas: list[int] = []
        self.worths: list[float] = []
        self.defences: list[int] = []
        self.walls: list[int] = []
        self.own: list[bool] = []
        for city in range(CITIES):
            if city_stands(game, city):
                self.add(city)
        for other in range(game.players):
            if game.strongholds[other] != OFF_BOARD and other != seat:
                self.add(FIRST_STRONGHOLD + other)

    def add(self, place: i64) -> None:
        game = self.eyes.game
        seat = self.eyes.seat
        own = owner_of(game, place) == seat
        if own:
            worth = self.eyes.guard(place)
        else:
            worth = self.eyes.place(place)
            if place >= FIRST_STRONGHOLD:
                worth *= 0.5
            besieger = game.besiegers[place]
            if besieger != NO_SEAT and besieger != seat:
                worth *= 0.3
        self.areas.append(int(area_of(game, place)))
        self.worths.append(worth)
        self.defences.append(int(defence_total(game, place)))
        self.walls.append(int(place_strength(game, place)) if owner_of(game, place) == NEUTRAL else 600)
        self.own.append(own)

    def hopes(self, army: i64) -> list[float]:
        """What an army could expect of each goal if it stood there, beside the Baron's other nobles."""
        strength = strength_of(self.eyes.game, army)
        shape = army % SLOTS
        found: list[float] = []
        for at in range(len(self.areas)):
            hope: float = self.worths[at]
            if not self.own[at]:
                hope *= self.chance(at, strength, shape)
            other = self.other_there(army, self.areas[at])
            if other > 0:
                if self.own[at] or other + 200 > self.defences[at]:
                    hope *= 0.2
                elif other + strength + 200 > self.defences[at]:
                    hope *= 1.3
            found.append(hope)
        return found

    def score(self, hopes: list[float], area: i64) -> float:
        """What an army may hope for that stands in an area; what is further away counts less."""
        distances = self.eyes.game.charter.data.board.distances[area]
        best = 0.0
        for at in range(len(hopes)):
            far: i64 = distances[self.areas[at]]
            if far < len(DECAY):
                hope = hopes[at] * DECAY[far]
                if hope > best:
                    best = hope
        return best

    def chance(self, at: i64, strength: i64, shape: i64) -> float:
        """How much of the worth an army can expect there by itself."""
        defence = self.defences[at]
        found = 0.6 if strength + 200 > defence else 0.25 * float(strength + 200) / float(defence + 1)
        storm = guess(TAKEN, shape if shape < CIRCLE else CIRCLE, strength, self.walls[at])
        return storm if storm > found else found

    def other_there(self, army: i64, area: i64) -> i64:
        """The strength of the Baron's other nobles in an area, or on their way by sea."""
        game = self.eyes.game
        total: i64 = 0
        for shape in range(SHAPES):
            other = self.eyes.seat * SLOTS + shape
            where = game.places[other]
            if other != army and (where == area or where == PORT + area):
                total += strength_of(game, other)
        return total


def destinations(game: WarriorKnights, army: i64) -> list[int]:
    """Where one move can end: by land, or at a port over the sea."""
    found = game.charter.data.board.reach[game.places[army]][:]
    if game.in_force[STORMS] == NO_TARGET and not (game.open_laws & BIT[NO_SEA]):
        for area in harbours(game, army, NOWHERE):
            if area not in found:
                found.append(area)
    return found


def best_march(army: i64, goals: Goals) -> Campaign | None:
    """The best move of one noble without a battle."""
    game = goals.eyes.game
    hopes = goals.hopes(army)
    here = goals.score(hopes, game.places[army]) + goals.eyes.post(army)
    best: Campaign | None = None
    ashore = game.has_charge(army // SLOTS, ADMIRAL)
    for area in destinations(game, army):
        gain = goals.score(hopes, area) - here - MARCH
        if gain < LEAST_MARCH or (best is not None and gain <= best.gain):
            continue
        way = free_way(game, army, area)
        if not way:
            if area not in harbours(game, army, area):
                continue  # passage was refused
            gain -= 0.0 if ashore else 0.2
        elif not is_free(game, army, way):
            gain -= 0.4
        if gain >= LEAST_MARCH and (best is None or gain > best.gain):
            best = Campaign(area, [int(army)], gain, None)
    return best


def best_march_of_all(eyes: Appraisal) -> Campaign | None:
    goals = Goals(eyes)
    best: Campaign | None = None
    for army in movable(eyes.game, eyes.seat):
        found = best_march(army, goals)
        if found is not None and (best is None or found.gain > best.gain):
            best = found
    return best
