"""What things are worth to a Baron, in influence (section 14): 1 influence = 4 crowns = 2 faith = 3 votes."""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.warrior_knights.bot.manner import EVEN, Manner
from banneret.games.warrior_knights.rules.armies_and_places import area_of, income_of, place_at, strength_of, troops_of
from banneret.games.warrior_knights.rules.cards import (
    CITIES,
    FIRST_STRONGHOLD,
    KINGDOM_CITIES,
    NO_OFFICE,
    PLACES,
    PORT,
    ROYAL_BAILIFFS,
    SHAPES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.siege import defence_total
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights

CROWN: Final = 0.25
FAITH: Final = 0.5
VOTE: Final = 0.33
MOST_ROUNDS: Final = 7.0
VICTORY: Final = 25.0  # the city that wins at once
NEAR_VICTORY: Final = 3.0
NOT_KNOWN: Final = -1.0


@final
class Appraisal:
    """What one Baron thinks of the table, worked out once for a question.

    `rounds` is how many more times cities are likely to pay; by seat `counts` are the cities that count for a victory
    by cities, `held` all cities, `standings` how well each Baron stands; `leader` and `weakest` are other Barons.
    """

    def __init__(self, game: WarriorKnights, seat: i64, manner: Manner = EVEN) -> None:
        self.game = game
        self.manner = manner
        self.seat: i64 = seat
        players = int(game.players)
        two = game.charter.two_barons
        self.overseas_counts = two and game.charter.overseas_count
        self.held = [0] * players
        self.counts = [0] * players
        standing: i64 = 0
        owned: i64 = 0
        for city in range(CITIES):
            owner = game.owners[city]
            if owner >= -1 and city < KINGDOM_CITIES:
                standing += 1
            if owner >= 0:
                owned += 1
                self.held[owner] += 1
                if city < KINGDOM_CITIES or self.overseas_counts:
                    self.counts[owner] += 1
        self.need: i64 = game.charter.data.constants.two_player_cities if two else standing // 2 + 1
        self.rounds = rounds_left(game, owned)
        self.worths = [NOT_KNOWN] * CITIES
        self.threats = [NOT_KNOWN] * PLACES
        self.standings = [self.standing(other) for other in range(players)]
        self.leader: i64 = NO_SEAT
        self.weakest: i64 = NO_SEAT
        for step in range(1, players):  # clockwise, so that equal Barons are treated alike whatever their seats
            other = (seat + step) % game.players
            if not game.in_play(other):
                continue
            if self.leader == NO_SEAT or self.standings[other] > self.standings[self.leader]:
                self.leader = other
            if self.weakest == NO_SEAT or self.standings[other] < self.standings[self.weakest]:
                self.weakest = other

    def standing(self, seat: i64) -> float:
        """How well a Baron stands: influence, what his cities will bring, and the rest."""
        game = self.game
        points = float(game.influence[seat]) + 0.6 * self.rounds * float(self.held[seat])
        short = self.need - self.counts[seat]
        if short <= 0:
            points += VICTORY
        elif short <= 2:
            points += NEAR_VICTORY / float(short)
        return points + 0.1 * float(game.crowns[seat] + game.faith[seat] + game.votes[seat])

    def race(self, city: i64) -> float:
        """What a city adds to the race for a victory by cities: ours, and the one of its owner."""
        if city >= KINGDOM_CITIES and not self.overseas_counts:
            return 0.0
        short = self.need - self.counts[self.seat]
        worth = VICTORY if short <= 1 else NEAR_VICTORY / float(short)
        owner = self.game.owners[city]
        if owner >= 0 and owner != self.seat:
            theirs = self.need - self.counts[owner]
            worth += VICTORY if theirs <= 0 else NEAR_VICTORY / float(theirs + 1)
        return worth

    def city(self, city: i64) -> float:
        """What it is worth to have a city from now on."""
        known: float = self.worths[city]
        if known != NOT_KNOWN:
            return known
        game = self.game
        worth = self.rounds * (1.0 + 0.5 * CROWN * float(income_of(game, city))) + self.race(city)
        if city < KINGDOM_CITIES:
            worth += 0.4  # a vote at every meeting
        owner = game.owners[city]
        if owner >= 0 and owner != self.seat:
            worth += 0.4 * self.rounds / float(game.players - 1)  # what its owner loses
            if owner == self.leader:
                worth += 0.3 * self.rounds
        self.worths[city] = worth
        return worth

    def place(self, place: i64) -> float:
        """A city, or somebody's stronghold: half his crowns and a city of his, and no influence for him this round."""
        if place < FIRST_STRONGHOLD:
            return self.city(place)
        game = self.game
        owner = place - FIRST_STRONGHOLD
        worth = 0.5 * CROWN * float(game.crowns[owner]) + 0.3 * float(self.held[owner])
        if game.charter.elimination:
            worth += VICTORY / 2.0
        if self.held[owner] > 0:
            least = 1000.0
            for city in range(CITIES):
                if game.owners[city] == owner and self.city(city) < least:
                    least = self.city(city)
            worth += least
        return worth

    def post(self, army: i64) -> float:
        """What is lost if a noble leaves his post: a siege, or a city without a noble that may revolt or be taken."""
        game = self.game
        area = game.places[army]
        seat = self.seat
        if area < 0 or area >= PORT or not alone_there(game, army):
            return 0.0
        place = place_at(game, area)
        if place < 0:
            return 0.0
        if game.besiegers[place] == seat:
            return 0.45 * self.place(place)
        if place < CITIES and game.owners[place] == seat:
            return self.guard(place)
        if place >= FIRST_STRONGHOLD and place - FIRST_STRONGHOLD == seat:
            return self.threat(place) * 3.0
        return 0.0

    def guard(self, city: i64) -> float:
        """What a noble in an own city is worth: it does not revolt, and is not taken so easily."""
        game = self.game
        risk = 0.25 if city >= KINGDOM_CITIES or not game.has_law(ROYAL_BAILIFFS) else 0.0
        if game.faith[self.seat] > 0:
            risk *= 0.5
        return (risk + 0.5 * self.threat(city)) * self.city(city)

    def threat(self, place: i64) -> float:
        """How likely somebody is to go for an own place soon: 0 to 1."""
        known: float = self.threats[place]
        if known != NOT_KNOWN:
            return known
        game = self.game
        defence = defence_total(game, place)
        worst = 0.0
        near = game.charter.data.board.distances[area_of(game, place)]
        for other in range(game.players):
            if other == self.seat or not game.in_play(other):
                continue
            for shape in range(SHAPES):
                army = other * SLOTS + shape
                where = game.places[army]
                if where < 0 or where >= PORT:
                    continue
                far: i64 = near[where]
                if far <= 1 and strength_of(game, army) + 400 > defence:
                    found = 0.35 if far == 1 else 0.6
                    if found > worst:
                        worst = found
        self.threats[place] = worst
        return worst


def rounds_left(game: WarriorKnights, owned: i64) -> float:
    """How many more times cities are likely to pay influence; `owned` is how many cities somebody controls."""
    if game.charter.might_is_right:
        return MOST_ROUNDS
    least = game.players + 2
    left = 1.0 + float(game.pool) / float(owned if owned > least else least)
    limit = game.charter.round_limit
    if limit > 0 and float(limit - game.round + 1) < left:
        left = float(limit - game.round + 1)
    return left if left < MOST_ROUNDS else MOST_ROUNDS


def army_worth(game: WarriorKnights, army: i64) -> float:
    """What the death of a noble costs: time, mercenaries, his office."""
    worth = 0.9 + 0.3 * float(len(game.armies[army]))
    return worth + 0.8 if game.offices[army] != NO_OFFICE else worth


def alone_there(game: WarriorKnights, army: i64) -> bool:
    """Whether no other noble of his Baron is in his area."""
    first = army - army % SLOTS
    for shape in range(SHAPES):
        if first + shape != army and game.places[first + shape] == game.places[army]:
            return False
    return True


def wage_bill(game: WarriorKnights, seat: i64) -> i64:
    """W-9.2.1 What Wages would cost now, the surcharge of a law left out."""
    total: i64 = 0
    limit = game.charter.data.constants.no_wage_limit
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        if slot == SHAPES - 1 and troops_of(game, army) <= limit:
            continue
        for kind in game.armies[army]:
            total += game.charter.data.wages[kind]
    return total
