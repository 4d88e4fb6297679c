"""The state of a game of Warrior Knights (W-1). What the phases do with it is in functions beside them.

No list of the state is ever changed: rules replace it by a changed copy (`put`, `put_list`). So a clone shares them
all, and copying a game is copying references.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import Frame, Game
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import SIDE_VERBS
from banneret.games.warrior_knights.rules.cards import BARON_IDS, HERETIC
from banneret.games.warrior_knights.rules.charter import Charter

NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_TARGET: Final = -1
NOWHERE: Final = -1
NEUTRAL: Final = -1  # whose city it is: nobody's,
RAZED: Final = -2  # or none stands there

# The phases of a round (W-4).
SETTING_UP: Final = 0
PLANNING: Final = 1
ACTIONS: Final = 2
UPKEEP: Final = 3

# How a game ended (W-14).
NO_REASON: Final = 0
BY_CITIES: Final = 1
BY_INFLUENCE: Final = 2
LAST_BARON: Final = 3
BY_ROUNDS: Final = 4
REASONS: Final = ["none", "cities", "influence", "last_baron", "rounds"]

# The kinds of battle (W-11.2).
NO_BATTLE: Final = 0
OPEN_FIELD: Final = 1
ASSAULT: Final = 2
SIEGE: Final = 3
BATTLE_IDS: Final = ["none", "open_field", "assault", "siege"]

# The Assembly (W-9.3).
NO_MEETING: Final = 0
MEETING_OPEN: Final = 1
MEETING_VOID: Final = 2

EMPTY: Final[list[int]] = []
NONE: Final[list[list[int]]] = []


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
class WarriorKnights(Game):
    """W-1 All that lies on the table.

    By seat: `barons`, `crowns`, `votes`, `faith`, `influence`, `charges`, `strongholds` (an area or OFF_BOARD),
    `vassals_gone`, `hands` (action cards; `open_hand` are those that all know to be there), `planned` (stack * 6 +
    card), `picked` (answers of an unfinished chain, by their numbers), `committed`, `choices`, `ballots`, `pledges`.
    By army (seat * 5 + slot): `armies`, `casualties`, `places`, `offices`, `heirs`, and the masks `dead` (who waits
    for his return), `exhausted`, `moved` (who moved or attacked with this card), `marched` (who changed place),
    `fighters`, `fallen`. By city: `owners`, the mask `fortified`. By place (cities, then strongholds by seat):
    `breaches`, `besiegers`, `siege_rounds`. `laid` are the cards on the three special areas; `stakes` go by
    expedition, then seat; `in_force` says on whom a lasting event lies: a seat, or an army for a noble without heir.
    `shut_out` is a mask of those banned at any time in this meeting, `counted` the number of Barons when the card was
    revealed. `written` are the ballots of two Barons once shown. The top of every deck is its first card. Battle
    fields hold the attacker's part first; `abilities` is a mask of those used, `verdict` the difference of victories,
    `captures` what becomes of the place, `tolled` a mask of garrisons that have paid for their casualties.
    """

    def __init__(self, players: i64, stack: list[Frame[Game]], due: list[Frame[Game]], over: bool, charter: Charter):
        super().__init__(players)
        self.stack = stack
        self.due = due
        self.over = over
        self.charter = charter
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.winner: i64 = NO_SEAT
        self.reason: i64 = NO_REASON
        self.barons: list[int] = EMPTY
        self.out: i64 = 0
        self.crowns: list[int] = EMPTY
        self.votes: list[int] = EMPTY
        self.faith: list[int] = EMPTY
        self.influence: list[int] = EMPTY
        self.pool: i64 = 0
        self.chairman: i64 = NO_SEAT
        self.head: i64 = NO_SEAT
        self.banned: i64 = 0
        self.charges: list[list[int]] = NONE
        self.laws: i64 = 0
        self.open_laws: i64 = 0
        self.strongholds: list[int] = EMPTY
        self.armies: list[list[int]] = NONE
        self.casualties: list[int] = EMPTY
        self.places: list[int] = EMPTY
        self.offices: list[int] = EMPTY
        self.exhausted: i64 = 0
        self.heirs: list[int] = EMPTY
        self.dead: i64 = 0
        self.vassals_gone: list[list[int]] = NONE
        self.owners: list[int] = EMPTY
        self.fortified: i64 = 0
        self.breaches: list[int] = EMPTY
        self.besiegers: list[int] = EMPTY
        self.siege_rounds: list[int] = EMPTY
        self.hands: list[list[int]] = NONE
        self.open_hand: list[list[int]] = NONE
        self.planned: list[list[int]] = NONE
        self.picked: list[list[int]] = NONE
        self.stacks: list[list[int]] = NONE
        self.stack_now: i64 = 0
        self.card: i64 = NO_CARD
        self.neutral_aside: list[int] = EMPTY
        self.neutral_done: list[int] = EMPTY
        self.laid: list[list[int]] = NONE
        self.track: list[int] = EMPTY
        self.expeditions: list[int] = EMPTY
        self.stakes: list[int] = EMPTY
        self.blessed: i64 = 0
        self.fate: list[int] = EMPTY
        self.event_deck: list[int] = EMPTY
        self.event_discard: list[int] = EMPTY
        self.in_force: list[int] = EMPTY
        self.event: i64 = NO_CARD
        self.drawer: i64 = NO_SEAT
        self.target: i64 = NO_TARGET
        self.pledges: list[int] = EMPTY
        self.agenda_deck: list[int] = EMPTY
        self.agenda_discard: list[int] = EMPTY
        self.current: list[int] = EMPTY
        self.agenda: i64 = NO_CARD
        self.acting: i64 = NO_SEAT
        self.meeting: i64 = NO_MEETING
        self.shut_out: i64 = 0
        self.counted: i64 = 0
        self.written: list[list[int]] = NONE
        self.committed: list[int] = EMPTY
        self.choices: list[int] = EMPTY
        self.ballots: list[list[int]] = NONE
        self.mercenary_deck: list[int] = EMPTY
        self.mercenary_discard: list[int] = EMPTY
        self.offer: list[int] = EMPTY
        self.asked_before: list[int] = EMPTY
        self.moved: i64 = 0
        self.marched: i64 = 0
        self.fought: bool = False
        self.battle_kind: i64 = NO_BATTLE
        self.attacker: i64 = NO_SEAT
        self.defender: i64 = NO_SEAT
        self.battle_area: i64 = NOWHERE
        self.battle_place: i64 = NOWHERE
        self.fighters: i64 = 0
        self.commanders: list[int] = EMPTY
        self.fate_hands: list[list[int]] = NONE
        self.hands_open: bool = False
        self.losses: list[int] = EMPTY
        self.victories: list[int] = EMPTY
        self.fallen: i64 = 0
        self.abilities: i64 = 0
        self.verdict: i64 = 0
        self.captures: i64 = 0
        self.tolled: i64 = 0

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

    # What a card has done so far (W-6.5).

    def moved_only(self) -> bool:
        return self.marched != 0 and not self.fought

    def fought_only(self) -> bool:
        return self.fought and self.marched == 0

    # Side acts: gifts, heirs, late cancels. Their module stands above this one, so it is looked up when needed.

    def side(self, seat: i64) -> list[Action]:
        from banneret.games.warrior_knights.rules.side_acts import side_acts

        return [] if self.over or seat < 0 or self.out & BIT[seat] else side_acts(self, seat)

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        from banneret.games.warrior_knights.rules.side_acts import carry_out

        carry_out(self, seat, action, chance)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """What may be done at any time is no answer: why it cannot be done now has nothing to do with the question."""
        if self.over or action.verb not in SIDE_VERBS:
            return super().refuse(seat, action)
        from banneret.games.warrior_knights.rules.side_acts import refuse_side_act

        return refuse_side_act(self, seat, action)

    def check(self) -> None:
        """Section 13 of the specification."""
        from banneret.games.warrior_knights.rules.invariants import check_state  # it knows all phases, as side acts do

        check_state(self)

    # The end (W-14).

    def returns(self) -> list[float]:
        """W-14 The winner takes it; where nobody wins all who are still in play share it."""
        if self.winner == NO_SEAT:
            share = 1.0 / float(self.count())
            return [share if self.in_play(seat) else 0.0 for seat in range(self.players)]
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        """The influence of each Baron."""
        return [float(points) for points in self.influence]
