"""The state of a game of Warrior Knights (W-1), and what several phases read from it or do with it."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.games.warrior_knights.cards import (
    AREAS,
    BARON_IDS,
    CITIES,
    CITY_AREA,
    CITY_IN,
    CRUSADER,
    EXPEDITIONS,
    FATE_IDS,
    FIRST_STRONGHOLD,
    GARRISON,
    HERETIC,
    KINGDOM_AREAS,
    KINGDOM_CITIES,
    NO_CITY,
    NO_OFFICE,
    OFF_BOARD,
    PORT,
    SHAPES,
    SLOTS,
    STRENGTH,
)
from banneret.games.warrior_knights.fields import NO_SEAT, REASONS, Fields
from banneret.games.warrior_knights.invariants import check_state


def put(values: list[int], at: i64, value: i64) -> list[int]:
    """A copy with one value changed: no list of the state is changed in place."""
    copy = values[:]
    copy[at] = value
    return copy


def put_list(lists: list[list[int]], at: i64, values: list[int]) -> list[list[int]]:
    copy = lists[:]
    copy[at] = values
    return copy


def without(values: list[int], value: i64) -> list[int]:
    """A copy without one entry of that value."""
    copy = values[:]
    copy.remove(value)
    return copy


@final
class WarriorKnights(Fields):
    """W-1 The state."""

    def clone(self) -> "WarriorKnights":
        copy = WarriorKnights(self.players, self.stack[:], self.due[:], self.over, self.charter)
        copy.waiting_mask = self.waiting_mask
        copy.round = self.round
        copy.phase = self.phase
        copy.winner = self.winner
        copy.reason = self.reason
        copy.barons = self.barons
        copy.out = self.out
        copy.crowns = self.crowns
        copy.votes = self.votes
        copy.faith = self.faith
        copy.influence = self.influence
        copy.pool = self.pool
        copy.chairman = self.chairman
        copy.head = self.head
        copy.banned = self.banned
        copy.charges = self.charges
        copy.laws = self.laws
        copy.open_laws = self.open_laws
        copy.strongholds = self.strongholds
        copy.armies = self.armies
        copy.casualties = self.casualties
        copy.places = self.places
        copy.offices = self.offices
        copy.exhausted = self.exhausted
        copy.heirs = self.heirs
        copy.dead = self.dead
        copy.vassals_gone = self.vassals_gone
        copy.owners = self.owners
        copy.fortified = self.fortified
        copy.breaches = self.breaches
        copy.besiegers = self.besiegers
        copy.siege_rounds = self.siege_rounds
        copy.hands = self.hands
        copy.open_hand = self.open_hand
        copy.planned = self.planned
        copy.picked = self.picked
        copy.stacks = self.stacks
        copy.stack_now = self.stack_now
        copy.card = self.card
        copy.neutral_aside = self.neutral_aside
        copy.neutral_done = self.neutral_done
        copy.laid = self.laid
        copy.track = self.track
        copy.expeditions = self.expeditions
        copy.stakes = self.stakes
        copy.blessed = self.blessed
        copy.fate = self.fate
        copy.event_deck = self.event_deck
        copy.event_discard = self.event_discard
        copy.in_force = self.in_force
        copy.event = self.event
        copy.drawer = self.drawer
        copy.target = self.target
        copy.pledges = self.pledges
        copy.agenda_deck = self.agenda_deck
        copy.agenda_discard = self.agenda_discard
        copy.current = self.current
        copy.agenda = self.agenda
        copy.acting = self.acting
        copy.meeting = self.meeting
        copy.shut_out = self.shut_out
        copy.counted = self.counted
        copy.written = self.written
        copy.committed = self.committed
        copy.choices = self.choices
        copy.ballots = self.ballots
        copy.mercenary_deck = self.mercenary_deck
        copy.mercenary_discard = self.mercenary_discard
        copy.offer = self.offer
        copy.asked_before = self.asked_before
        copy.moved = self.moved
        copy.marched = self.marched
        copy.fought = self.fought
        copy.battle_kind = self.battle_kind
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.battle_area = self.battle_area
        copy.battle_place = self.battle_place
        copy.fighters = self.fighters
        copy.commanders = self.commanders
        copy.fate_hands = self.fate_hands
        copy.hands_open = self.hands_open
        copy.losses = self.losses
        copy.victories = self.victories
        copy.fallen = self.fallen
        copy.abilities = self.abilities
        copy.verdict = self.verdict
        copy.captures = self.captures
        copy.tolled = self.tolled
        return copy

    # Seats.

    def in_play(self, seat: i64) -> bool:
        return self.out & BIT[seat] == 0

    def count(self) -> i64:
        """N, the Barons still in play (W-16.3)."""
        number: i64 = 0
        for seat in range(self.players):
            if self.out & BIT[seat] == 0:
                number += 1
        return number

    def order_from(self, first: i64) -> list[int]:
        """The Barons in play clockwise from a seat."""
        order: list[int] = []
        for step in range(self.players):
            seat = (first + step) % self.players
            if self.out & BIT[seat] == 0:
                order.append(seat)
        return order

    def turn_order(self) -> list[int]:
        """In turn order: clockwise from the Chairman."""
        return self.order_from(self.chairman)

    def seat_of_baron(self, baron: i64) -> i64:
        """The seat that plays a Baron; NO_SEAT where he is not in play."""
        for seat in range(self.players):
            if self.barons[seat] == baron and self.out & BIT[seat] == 0:
                return seat
        return NO_SEAT

    def name_of(self, seat: i64) -> str:
        return BARON_IDS[self.barons[seat]]

    def is_banned(self, seat: i64) -> bool:
        return self.banned & BIT[seat] != 0

    def is_heretic(self, seat: i64) -> bool:
        return self.in_force[HERETIC] == seat

    def has_charge(self, seat: i64, charge: i64) -> bool:
        return charge in self.charges[seat]

    def has_law(self, law: i64) -> bool:
        return self.laws & BIT[law] != 0

    # Drafts.

    def pick(self, seat: i64, action: Action) -> None:
        """An answer of a chain that is not finished: only its owner sees it."""
        self.picked = put_list(self.picked, seat, [*self.picked[seat], action.id])

    def unpick(self, seat: i64) -> list[int]:
        """The chain is finished: its answers."""
        chain = self.picked[seat]
        self.picked = put_list(self.picked, seat, [])
        return chain

    # Crowns, votes, faith, influence (the treasury is endless).

    def gain_crowns(self, seat: i64, count: i64, rule: str) -> None:
        if count == 0:
            return
        self.crowns = put(self.crowns, seat, self.crowns[seat] + count)
        if self.heard:
            self.emit("gained_crowns", rule, seat, {"count": count})

    def pay_crowns(self, seat: i64, count: i64, rule: str) -> None:
        if count == 0:
            return
        self.crowns = put(self.crowns, seat, self.crowns[seat] - count)
        if self.heard:
            self.emit("paid_crowns", rule, seat, {"count": count})

    def hand_crowns(self, giver: i64, taker: i64, count: i64, rule: str) -> None:
        """From one Baron to another."""
        if count == 0:
            return
        crowns = put(self.crowns, giver, self.crowns[giver] - count)
        self.crowns = put(crowns, taker, crowns[taker] + count)
        if self.heard:
            self.emit("handed_crowns", rule, giver, {"count": count, "to": taker})

    def gain_votes(self, seat: i64, count: i64, rule: str) -> None:
        """Or lose, with a negative count."""
        if count == 0:
            return
        self.votes = put(self.votes, seat, self.votes[seat] + count)
        if self.heard:
            self.emit(
                "gained_votes" if count > 0 else "lost_votes", rule, seat, {"count": count if count > 0 else -count}
            )

    def gain_faith(self, seat: i64, count: i64, rule: str) -> None:
        """Or lose, with a negative count."""
        if count == 0:
            return
        self.faith = put(self.faith, seat, self.faith[seat] + count)
        if self.heard:
            self.emit(
                "gained_faith" if count > 0 else "lost_faith", rule, seat, {"count": count if count > 0 else -count}
            )

    def gain_influence(self, seat: i64, count: i64, rule: str) -> None:
        """W-14.3 From the pool, the rest from the treasury; what is lost goes to the treasury."""
        if count == 0:
            return
        self.influence = put(self.influence, seat, self.influence[seat] + count)
        if count > 0:
            self.pool -= min(self.pool, count)
        if self.heard:
            name = "gained_influence" if count > 0 else "lost_influence"
            self.emit(name, rule, seat, {"count": count if count > 0 else -count, "pool": self.pool})

    def free_markers(self, seat: i64) -> i64:
        """Baron markers that lie neither on the mercenary track nor at an expedition."""
        used: i64 = self.track.count(seat)
        for expedition in range(EXPEDITIONS):
            if self.stakes[expedition * self.players + seat] > 0:
                used += 1
        return self.charter.data.markers - used

    # Tokens (W-7.5).

    def make_chairman(self, seat: i64, rule: str) -> None:
        if seat != self.chairman:
            self.chairman = seat
            self.acting = NO_SEAT  # W-9.3.3 a new Chairman who is absent names another
            if self.heard:
                self.emit("chairman", rule, seat, {})

    def make_head(self, seat: i64, rule: str) -> None:
        if seat != self.head:
            self.head = seat
            if self.heard:
                self.emit("head_of_church", rule, seat, {})

    # What a card has done so far (W-6.5).

    def moved_only(self) -> bool:
        return self.marched != 0 and not self.fought

    def fought_only(self) -> bool:
        return self.fought and self.marched == 0

    # Armies (W-1.5).

    def retinue(self, army: i64) -> i64:
        office = self.offices[army]
        if office == NO_OFFICE:
            return 0
        card = self.charter.data.agendas[office]
        if office == CRUSADER and KINGDOM_AREAS <= self.places[army] < AREAS:
            return card.amount
        return card.retinue

    def troops(self, army: i64) -> i64:
        total = self.retinue(army)
        for kind in self.armies[army]:
            total += STRENGTH[kind]
        return total

    def strength(self, army: i64) -> i64:
        return self.troops(army) - self.charter.data.constants.casualty * self.casualties[army]

    def on_board(self, army: i64) -> bool:
        """In an area or on a port."""
        return self.places[army] >= 0

    def in_area(self, army: i64, area: i64) -> bool:
        return self.places[army] == area

    def is_rested(self, army: i64) -> bool:
        return self.exhausted & BIT[army] == 0

    def nobles_in(self, seat: i64, area: i64) -> list[int]:
        """The armies that a Baron's nobles lead in an area, by shape; ports are elsewhere."""
        found: list[int] = []
        for shape in range(SHAPES):
            army = seat * SLOTS + shape
            if self.places[army] == area:
                found.append(army)
        return found

    def has_noble_in(self, seat: i64, area: i64) -> bool:
        for shape in range(SHAPES):
            if self.places[seat * SLOTS + shape] == area:
                return True
        return False

    def garrison_of(self, seat: i64) -> i64:
        return seat * SLOTS + GARRISON

    def station(self, army: i64, troops: list[int]) -> None:
        """An army's cards, sorted."""
        self.armies = put_list(self.armies, army, sorted(troops))

    # Cities and strongholds (W-1.3, W-1.4).

    def standing(self, city: i64) -> bool:
        return self.owners[city] >= -1

    def city_at(self, area: i64) -> i64:
        """The standing city of an area, or NO_CITY."""
        city = CITY_IN[area]
        return city if city != NO_CITY and self.owners[city] >= -1 else NO_CITY

    def stronghold_at(self, area: i64) -> i64:
        """The seat whose stronghold stands in an area, or NO_SEAT."""
        for seat in range(self.players):
            if self.strongholds[seat] == area:
                return seat
        return NO_SEAT

    def place_at(self, area: i64) -> i64:
        """The city or stronghold of an area as a place, or NO_CITY."""
        city = self.city_at(area)
        if city != NO_CITY:
            return city
        seat = self.stronghold_at(area)
        return FIRST_STRONGHOLD + seat if seat != NO_SEAT else NO_CITY

    def area_of(self, place: i64) -> i64:
        return CITY_AREA[place] if place < CITIES else self.strongholds[place - FIRST_STRONGHOLD]

    def owner_of(self, place: i64) -> i64:
        """Whose place it is; NEUTRAL for a free city."""
        return self.owners[place] if place < CITIES else place - FIRST_STRONGHOLD

    def place_strength(self, place: i64) -> i64:
        """W-1.3, W-1.4"""
        constants = self.charter.data.constants
        total = constants.stronghold
        if place < CITIES:
            total = self.charter.data.cities[place].strength
            if self.fortified & BIT[place]:
                total += constants.fortified_strength
        total -= constants.breach * self.breaches[place]
        return total if total > 0 else 0

    def income(self, city: i64) -> i64:
        """W-1.3 With the crown of a fortified city (A-20: whenever income counts, or at Taxation only)."""
        printed = self.charter.data.cities[city].income
        if self.fortified & BIT[city] and self.charter.fortified_always:
            return printed + self.charter.data.constants.fortified_income
        return printed

    def taxed_income(self, city: i64) -> i64:
        """W-9.1 What it pays at Taxation."""
        printed = self.charter.data.cities[city].income
        return printed + self.charter.data.constants.fortified_income if self.fortified & BIT[city] else printed

    def besieged(self, place: i64) -> bool:
        return self.besiegers[place] != NO_SEAT

    def cities_of(self, seat: i64) -> list[int]:
        return [city for city in range(CITIES) if self.owners[city] == seat]

    def kingdom_cities_of(self, seat: i64) -> i64:
        count: i64 = 0
        for city in range(KINGDOM_CITIES):
            if self.owners[city] == seat:
                count += 1
        return count

    def inside(self, army: i64) -> bool:
        """W-11.1 In the area of a city or stronghold of his own Baron."""
        area = self.places[army]
        if area < 0 or area >= PORT:
            return False
        place = self.place_at(area)
        return place != NO_CITY and self.owner_of(place) == army // SLOTS

    def shut_in(self, army: i64) -> bool:
        """W-10.1 Inside a besieged place."""
        return self.inside(army) and self.besieged(self.place_at(self.places[army]))

    # The Fate deck (W-2).

    def draw_fate(self) -> i64:
        """W-2.2 The top card, used and put under the deck; -1 where all cards are held in a battle."""
        if not self.fate:
            return -1
        card = self.fate[0]
        self.fate = [*self.fate[1:], card]
        return card

    def fate_card(self, rule: str) -> i64:
        """W-2.2 The next Fate card, for all to see."""
        card = self.draw_fate()
        if self.heard and card >= 0:
            self.emit("fate", rule, NO_SEAT, {"fate": FATE_IDS[card]}, reveals=True)
        return card

    def fate_for_seat(self, suitable: i64, rule: str) -> i64:
        """W-2.3, W-2.4 A random Baron out of a mask of seats; NO_SEAT where no card names one."""
        for _ in range(len(self.fate)):
            card = self.fate_card(rule)
            seat = self.seat_of_baron(self.charter.data.fates[card].baron)
            if seat != NO_SEAT and suitable & BIT[seat]:
                return seat
        return NO_SEAT

    def fate_for_city(self, suitable: i64, rule: str) -> i64:
        """W-2.4 A random city out of a mask; NO_CITY where no card names one."""
        for _ in range(len(self.fate)):
            card = self.fate_card(rule)
            city = self.charter.data.fates[card].city
            if suitable & BIT[city]:
                return city
        return NO_CITY

    def fate_for_noble(self, suitable: i64, rule: str) -> i64:
        """W-2.4 A random noble of a random Baron, both of one card, out of a mask of armies; OFF_BOARD: none."""
        for _ in range(len(self.fate)):
            card = self.charter.data.fates[self.fate_card(rule)]
            seat = self.seat_of_baron(card.baron)
            if seat != NO_SEAT and suitable & BIT[seat * SLOTS + card.shape]:
                return seat * SLOTS + card.shape
        return OFF_BOARD

    def fate_for_own_noble(self, seat: i64, suitable: i64, rule: str) -> i64:
        """W-2.4 A random noble of a known Baron: the shape alone counts."""
        for _ in range(len(self.fate)):
            army = seat * SLOTS + self.charter.data.fates[self.fate_card(rule)].shape
            if suitable & BIT[army]:
                return army
        return OFF_BOARD

    # Mercenaries.

    def into_mercenary_deck(self, troops: list[int], chance: Chance) -> None:
        """Deserters and unhired troops are shuffled into the deck."""
        if troops:
            deck = self.mercenary_deck + troops
            chance.shuffle(deck, "mercenaries")
            self.mercenary_deck = deck

    def draw_mercenaries(self, count: i64, chance: Chance) -> list[int]:
        """From the top; the discards are shuffled in when the deck is empty; fewer if there are no more."""
        drawn: list[int] = []
        while len(drawn) < count:
            if not self.mercenary_deck:
                if not self.mercenary_discard:
                    break
                deck = self.mercenary_discard[:]
                chance.shuffle(deck, "mercenaries")
                self.mercenary_deck = deck
                self.mercenary_discard = []
            drawn.append(self.mercenary_deck[0])
            self.mercenary_deck = self.mercenary_deck[1:]
        return drawn

    # Side acts: gifts, heirs, late cancels. Their module stands above this one, so it is looked up when needed.

    def side(self, seat: i64) -> list[Action]:
        from banneret.games.warrior_knights.side_acts import side_acts

        return [] if self.over or seat < 0 or self.out & BIT[seat] else side_acts(self, seat)

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        from banneret.games.warrior_knights.side_acts import carry_out

        carry_out(self, seat, action, chance)

    def check(self) -> None:
        """Section 13 of the specification."""
        check_state(self)

    # The end (W-14).

    def win(self, seat: i64, reason: i64, rule: str) -> None:
        """NO_SEAT: the game ends without a winner."""
        self.winner = seat
        self.reason = reason
        if self.heard:
            self.emit("game_over", rule, seat, {"reason": REASONS[reason]})
        self.finish()

    def returns(self) -> list[float]:
        """W-14 The winner takes it; where nobody wins all share it."""
        if self.winner == NO_SEAT:
            return [1.0 / float(self.players)] * int(self.players)
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        """The influence of each Baron."""
        return [float(points) for points in self.influence]
