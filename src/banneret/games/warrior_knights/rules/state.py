"""The state of a game of Warrior Knights (W-1). What the phases do with it is in functions beside them.

No list of the state is ever changed: rules replace it by a changed copy (`put`, `put_list`). So a clone shares them
all, and copying a game is copying references.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.events import EVERYBODY
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import SIDE_VERBS
from banneret.games.warrior_knights.rules.cards import (
    BARON_IDS,
    CITIES,
    EVENTS,
    EXPEDITIONS,
    FATES,
    HERETIC,
    NO_OFFICE,
    OFF_BOARD,
    PLACES,
    SLOTS,
    SPACES,
    SPECIALS,
    STACKS,
    URAN,
)
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


def owners_at_start(charter: Charter) -> list[int]:
    """W-1.3 All cities are free; Uran is one with the option of 18 Kingdom cities only (W-3.4)."""
    return [NEUTRAL if city != URAN or charter.with_uran else RAZED for city in range(CITIES)]


@final
class WarriorKnights(Game):
    """W-1 All that lies on the table, and what is known of each noble (W-1.2).

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

    # Written by `make state` from fields.py: from here

    def __init__(self, players: i64, charter: Charter, like: "WarriorKnights | None" = None) -> None:
        super().__init__(players, like)
        self.charter = charter
        if like is None:
            self.hands: list[list[int]] = [charter.hand for _ in range(players)]
            self.planned: list[list[int]] = [[] for _ in range(players)]
            self.picked: list[list[int]] = [[] for _ in range(players)]
            self.ballots: list[list[int]] = [[] for _ in range(players)]
            self.committed: list[int] = [0 for _ in range(players)]
            self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
            self.fate_hands: list[list[int]] = [[], []]
            self.event_deck: list[int] = list(range(EVENTS))
            self.neutral_aside: list[int] = []
            self.fate: list[int] = list(range(FATES))
            self.agenda_deck: list[int] = charter.agendas
            self.mercenary_deck: list[int] = charter.data.mercenaries
            self.round: i64 = 0
            self.phase: i64 = SETTING_UP
            self.winner: i64 = NO_SEAT
            self.reason: i64 = NO_REASON
            self.barons: list[int] = list(range(players))
            self.out: i64 = 0
            self.crowns: list[int] = [0 for _ in range(players)]
            self.votes: list[int] = [0 for _ in range(players)]
            self.faith: list[int] = [0 for _ in range(players)]
            self.influence: list[int] = [0 for _ in range(players)]
            self.pool: i64 = charter.influence
            self.chairman: i64 = NO_SEAT
            self.head: i64 = NO_SEAT
            self.banned: i64 = 0
            self.charges: list[list[int]] = [[] for _ in range(players)]
            self.laws: i64 = 0
            self.open_laws: i64 = 0
            self.strongholds: list[int] = [OFF_BOARD for _ in range(players)]
            self.armies: list[list[int]] = [[] for _ in range(players * SLOTS)]
            self.casualties: list[int] = [0 for _ in range(players * SLOTS)]
            self.places: list[int] = [OFF_BOARD for _ in range(players * SLOTS)]
            self.offices: list[int] = [NO_OFFICE for _ in range(players * SLOTS)]
            self.exhausted: i64 = 0
            self.heirs: list[int] = [army // SLOTS for army in range(players * SLOTS)]
            self.dead: i64 = 0
            self.vassals_gone: list[list[int]] = [[] for _ in range(players)]
            self.owners: list[int] = owners_at_start(charter)
            self.fortified: i64 = 0
            self.breaches: list[int] = [0 for _ in range(PLACES)]
            self.besiegers: list[int] = [NO_SEAT for _ in range(PLACES)]
            self.siege_rounds: list[int] = [0 for _ in range(PLACES)]
            self.open_hand: list[list[int]] = [[] for _ in range(players)]
            self.stack_now: i64 = 0
            self.card: i64 = NO_CARD
            self.neutral_done: list[int] = charter.neutral_cards
            self.laid: list[list[int]] = [[] for _ in range(SPECIALS)]
            self.track: list[int] = [NO_SEAT for _ in range(SPACES)]
            self.expeditions: list[int] = [0 for _ in range(EXPEDITIONS)]
            self.stakes: list[int] = [0 for _ in range(EXPEDITIONS * players)]
            self.blessed: i64 = 0
            self.event_discard: list[int] = []
            self.in_force: list[int] = [NO_TARGET for _ in range(EVENTS)]
            self.event: i64 = NO_CARD
            self.drawer: i64 = NO_SEAT
            self.target: i64 = NO_TARGET
            self.pledges: list[int] = [0 for _ in range(players)]
            self.agenda_discard: list[int] = []
            self.current: list[int] = []
            self.agenda: i64 = NO_CARD
            self.acting: i64 = NO_SEAT
            self.meeting: i64 = NO_MEETING
            self.shut_out: i64 = 0
            self.counted: i64 = 0
            self.written: list[list[int]] = [[] for _ in range(players)]
            self.choices: list[int] = [NO_TARGET for _ in range(players)]
            self.mercenary_discard: list[int] = []
            self.offer: list[int] = []
            self.asked_before: list[int] = []
            self.moved: i64 = 0
            self.marched: i64 = 0
            self.fought: bool = False
            self.battle_kind: i64 = NO_BATTLE
            self.attacker: i64 = NO_SEAT
            self.defender: i64 = NO_SEAT
            self.battle_area: i64 = NOWHERE
            self.battle_place: i64 = NOWHERE
            self.fighters: i64 = 0
            self.commanders: list[int] = [OFF_BOARD, OFF_BOARD]
            self.hands_open: bool = False
            self.losses: list[int] = [0, 0]
            self.victories: list[int] = [0, 0]
            self.fallen: i64 = 0
            self.abilities: i64 = 0
            self.verdict: i64 = 0
            self.captures: i64 = 0
            self.tolled: i64 = 0
        else:
            self.hands = like.hands
            self.planned = like.planned
            self.picked = like.picked
            self.ballots = like.ballots
            self.committed = like.committed
            self.stacks = like.stacks
            self.fate_hands = like.fate_hands
            self.event_deck = like.event_deck
            self.neutral_aside = like.neutral_aside
            self.fate = like.fate
            self.agenda_deck = like.agenda_deck
            self.mercenary_deck = like.mercenary_deck
            self.round = like.round
            self.phase = like.phase
            self.winner = like.winner
            self.reason = like.reason
            self.barons = like.barons
            self.out = like.out
            self.crowns = like.crowns
            self.votes = like.votes
            self.faith = like.faith
            self.influence = like.influence
            self.pool = like.pool
            self.chairman = like.chairman
            self.head = like.head
            self.banned = like.banned
            self.charges = like.charges
            self.laws = like.laws
            self.open_laws = like.open_laws
            self.strongholds = like.strongholds
            self.armies = like.armies
            self.casualties = like.casualties
            self.places = like.places
            self.offices = like.offices
            self.exhausted = like.exhausted
            self.heirs = like.heirs
            self.dead = like.dead
            self.vassals_gone = like.vassals_gone
            self.owners = like.owners
            self.fortified = like.fortified
            self.breaches = like.breaches
            self.besiegers = like.besiegers
            self.siege_rounds = like.siege_rounds
            self.open_hand = like.open_hand
            self.stack_now = like.stack_now
            self.card = like.card
            self.neutral_done = like.neutral_done
            self.laid = like.laid
            self.track = like.track
            self.expeditions = like.expeditions
            self.stakes = like.stakes
            self.blessed = like.blessed
            self.event_discard = like.event_discard
            self.in_force = like.in_force
            self.event = like.event
            self.drawer = like.drawer
            self.target = like.target
            self.pledges = like.pledges
            self.agenda_discard = like.agenda_discard
            self.current = like.current
            self.agenda = like.agenda
            self.acting = like.acting
            self.meeting = like.meeting
            self.shut_out = like.shut_out
            self.counted = like.counted
            self.written = like.written
            self.choices = like.choices
            self.mercenary_discard = like.mercenary_discard
            self.offer = like.offer
            self.asked_before = like.asked_before
            self.moved = like.moved
            self.marched = like.marched
            self.fought = like.fought
            self.battle_kind = like.battle_kind
            self.attacker = like.attacker
            self.defender = like.defender
            self.battle_area = like.battle_area
            self.battle_place = like.battle_place
            self.fighters = like.fighters
            self.commanders = like.commanders
            self.hands_open = like.hands_open
            self.losses = like.losses
            self.victories = like.victories
            self.fallen = like.fallen
            self.abilities = like.abilities
            self.verdict = like.verdict
            self.captures = like.captures
            self.tolled = like.tolled

    def clone(self) -> "WarriorKnights":
        return WarriorKnights(self.players, self.charter, self)

    # to here.

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
        """W-14 The winner takes it; on a full tie there is no king, and nobody has anything of it."""
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.players)]

    def emit(
        self, name: str, rule: str, seat: i64, parts: dict[str, Json], audience: i64 = EVERYBODY,
        secret: dict[str, Json] | None = None, secret_to: i64 = 0, reveals: bool = False,
    ) -> None:  # fmt: skip
        """Armies are told with their Baron, so that readers know nobles by their names."""
        if seat >= 0 and ("noble" in parts or "slot" in parts):
            parts = {**parts, "of": BARON_IDS[self.barons[seat]]}
        super().emit(name, rule, seat, parts, audience, secret, secret_to, reveals)

    def scores(self) -> list[float]:
        """The influence of each Baron."""
        return [float(points) for points in self.influence]
