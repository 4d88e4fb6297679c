"""The fields of the state of Warrior Knights (W-1).

No list of the state is ever changed: rules replace it by a changed copy (`put`, `put_list`). So a clone shares them
all, and copying a game is copying references.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banneret.core.kernel import Frame, Game
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Game):
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
