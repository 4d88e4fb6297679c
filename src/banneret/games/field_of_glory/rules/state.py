"""The state of a game of Field of Glory (F-3), and the moves of cards that several phases share."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.agreement import Agreement
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import Game
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import KINDS, OV2, TYPE, UNIT_KINDS, UNIT_TYPES, cards_text
from banneret.games.field_of_glory.rules.data import PLAIN, FieldData
from banneret.games.field_of_glory.rules.deployment_plan import Plan
from banneret.games.field_of_glory.rules.fight_record import NO_CARD, Fight, Reckoning

PLAYERS: Final = 2
RED: Final = 0
BLUE: Final = 1
NO_SEAT: Final = -1

FIRST_FLANK: Final = 0
LAST_FLANK: Final = 4

# Where the turn stands (F-5.1); the draft comes before the first turn.
DRAFT: Final = 0
VICTORY_CHECK: Final = 1
ADVANCE: Final = 2
FLANK_ATTACKS: Final = 3
ACTIONS: Final = 4
DRAW_PHASE: Final = 5

# How a game ended (F-5.2, F-8.3).
RUNNING: Final = 0
BY_CONTROL: Final = 1
BY_TERRAIN: Final = 2
BY_POINTS: Final = 3
DRAWN: Final = 4

RESHUFFLES: Final = ["reshuffle_red", "reshuffle_blue"]


@final
class Charter(Agreement):
    """What is agreed before the game and never changes: options and data, made ready for quick use.

    `cost` is the deployment cost without Rough, `stacks` who may share a column; both are tables by kind and column,
    or by two types.
    """

    def __init__(self, options: dict[str, str], data: FieldData) -> None:
        super().__init__(options)
        self.data = data
        types = data.types
        self.points: list[int] = data.points
        self.movement = bytes([types[TYPE[kind]].movement for kind in range(KINDS)])
        self.combat = bytes([types[TYPE[kind]].combat for kind in range(KINDS)])
        self.victory_points = bytes([types[TYPE[kind]].victory_points for kind in range(KINDS)])
        self.cost = bytes(
            [
                types[TYPE[kind]].movement + (types[TYPE[kind]].penalty if column in (FIRST_FLANK, LAST_FLANK) else 0)
                for kind in range(UNIT_KINDS)
                for column in range(COLUMNS)
            ]
        )
        self.terrain_cost: list[int] = [terrain.deploy_cost for terrain in data.terrains]
        self.stacks = bytes(
            [1 if types[one].stacks[other] else 0 for one in range(UNIT_TYPES) for other in range(UNIT_TYPES)]
        )
        constants = data.constants
        self.batch: i64 = constants["draft_batch"]
        self.keep: i64 = constants["draft_keep"]
        self.rounds: i64 = constants["draft_rounds"]
        self.hand_size: i64 = constants["hand_size"]
        self.columns_to_win: i64 = constants["columns_to_win"]
        self.draws: i64 = constants["draw_default"]
        self.pair_bonus: i64 = constants["two_units_bonus"]
        self.flank_bonus: i64 = constants["flank_attack_bonus"]
        self.last_shuffle: i64 = constants["shuffles_for_end"]
        self.both_modify = options["unit_modifiers"] == "both"
        self.early_flank_bonus = options["flank_bonus_timing"] == "before_retreat"
        self.flank_retreat_costs = options["flank_full_retreat_costs_unit"] == "on"
        self.flank_overlap = options["overlap_in_flank_attack"] == "on"
        self.most_overlaps: i64 = int(options["max_overlap_per_charge"])
        self.may_decline = options["defender_may_decline_bonus"] == "on"
        self.whole_rounds = options["end_timing"] == "round"
        self.irredundant = options["payment_rule"] == "irredundant"
        self.deck_bonus_seen = options["deck_bonus_seen_by"] == "owner"
        self.pair_always = options["unopposed_pair"] == "always"
        self.left_first = options["terrain_tie"] == "left"
        self.random_army = options["army_selection"] == "random"
        self.first_player = options["starting_player"]


@final
class FieldOfGlory(Game):
    """F-3 Zones and markers; seat 0 is Red, seat 1 Blue, columns count from 0. The last card of a pile is its top.

    `units` holds the units of seat s in column c at s * 5 + c, sorted; these short lists are replaced, never changed.
    `victory[s]` are the cards that s has captured. `pool`, `picked` and `rounds` belong to the draft: the 48 cards in
    the order in which they are offered, those kept so far, and how many times the next four were asked for. `removed`
    and the lists in `pool` are replaced, never changed.
    """

    # Written by `make state` from fields.py: from here

    def __init__(self, players: i64, charter: Charter, like: "FieldOfGlory | None" = None) -> None:
        super().__init__(players, like)
        self.charter = charter
        if like is None:
            self.terrain: list[int] = [PLAIN] * COLUMNS
            self.control: list[int] = [NO_SEAT] * COLUMNS
            self.units: list[list[int]] = [[] for _ in range(players * COLUMNS)]
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.decks: list[list[int]] = [[] for _ in range(players)]
            self.discards: list[list[int]] = [[] for _ in range(players)]
            self.victory: list[list[int]] = [[] for _ in range(players)]
            self.removed: list[list[int]] = [[] for _ in range(players)]
            self.pool: list[list[int]] = [[] for _ in range(players)]
            self.picked: list[list[int]] = [[] for _ in range(players)]
            self.rounds: list[int] = [0, 0]
            self.shuffles: list[int] = [0 for _ in range(players)]
            self.active: i64 = NO_SEAT
            self.starter: i64 = NO_SEAT
            self.turn_no: i64 = 0
            self.phase: i64 = DRAFT
            self.flanks: list[int] = [0] * COLUMNS
            self.plan: Plan | None = None
            self.fight: Fight | None = None
            self.bonus: list[int] = [NO_CARD, NO_CARD]
            self.reckoning: Reckoning | None = None
            self.winner: i64 = NO_SEAT
            self.ending: i64 = RUNNING
        else:
            self.terrain = like.terrain
            self.control = like.control[:]
            self.units = like.units[:]
            self.hands = [like.hands[0][:], like.hands[1][:]]
            self.decks = [like.decks[0][:], like.decks[1][:]]
            self.discards = [like.discards[0][:], like.discards[1][:]]
            self.victory = [like.victory[0][:], like.victory[1][:]]
            self.removed = like.removed
            self.pool = like.pool
            self.picked = [like.picked[0][:], like.picked[1][:]] if like.phase == DRAFT else like.picked
            self.rounds = like.rounds[:] if like.phase == DRAFT else like.rounds
            self.shuffles = like.shuffles[:]
            self.active = like.active
            self.starter = like.starter
            self.turn_no = like.turn_no
            self.phase = like.phase
            self.flanks = like.flanks
            self.plan = like.plan
            self.fight = like.fight
            self.bonus = like.bonus[:]
            self.reckoning = like.reckoning
            self.winner = like.winner
            self.ending = like.ending

    def clone(self) -> "FieldOfGlory":
        return FieldOfGlory(self.players, self.charter, self)

    # to here.

    # The draft (F-3.6).

    def draft_round(self, seat: i64) -> i64:
        """The round of the draft that a player is in, from 1."""
        return self.rounds[seat] + 1

    def offered(self, seat: i64) -> list[int]:
        """The four cards that a player is looking at."""
        first: i64 = self.rounds[seat] * self.charter.batch
        return sorted(self.pool[seat][first : first + self.charter.batch])

    def kept_now(self, seat: i64) -> list[int]:
        """What he keeps of them so far."""
        return self.picked[seat][self.rounds[seat] * self.charter.keep :]

    # Columns (F-3.1).

    def at(self, seat: i64, column: i64) -> list[int]:
        """The units of a seat in a column: none, one or two kinds. Not to be changed."""
        return self.units[seat * COLUMNS + column]

    def holds(self, seat: i64, column: i64) -> bool:
        return len(self.units[seat * COLUMNS + column]) > 0

    def set_units(self, seat: i64, column: i64, units: list[int]) -> None:
        """Units of a column in the order of the card list: outside fights they have no order of their own (F-7.0)."""
        if len(units) == 2 and units[0] > units[1]:
            units = [units[1], units[0]]
        self.units[seat * COLUMNS + column] = units

    def remove_unit(self, seat: i64, column: i64, kind: i64) -> None:
        units = self.units[seat * COLUMNS + column][:]
        units.remove(kind)
        self.units[seat * COLUMNS + column] = units

    def controlled(self, seat: i64) -> i64:
        """How many terrain cards a seat controls."""
        count: i64 = 0
        for owner in self.control:
            if owner == seat:
                count += 1
        return count

    def deploy_cost(self, kind: i64, column: i64) -> i64:
        """F-6.3 Movement cost, the flank penalty in column 1 or 5, and what the terrain adds."""
        charter = self.charter
        return charter.cost[kind * COLUMNS + column] + charter.terrain_cost[self.terrain[column]]

    def stackable(self, one: i64, other: i64) -> bool:
        """F-6.4 Whether two units may share a column."""
        return self.charter.stacks[TYPE[one] * UNIT_TYPES + TYPE[other]] != 0

    def captured_points(self, seat: i64) -> i64:
        """F-8.3 The victory points in the victory pile."""
        total: i64 = 0
        for card in self.victory[seat]:
            total += self.charter.victory_points[card]
        return total

    # The fight (section 7).

    def the_fight(self) -> Fight:
        """The fight that is going on, where the rules say that there is one."""
        fight = self.fight
        assert fight is not None
        return fight

    def on_table(self, seat: i64) -> list[int]:
        """F-4.5 The own cards of the fight that is going on: Overlap, then the bonus card."""
        cards: list[int] = []
        fight = self.fight
        if fight is not None and fight.attacker == seat:
            cards.extend([OV2] * fight.overlaps)
        if self.bonus[seat] != NO_CARD:
            cards.append(self.bonus[seat])
        return cards

    # Piles (F-4).

    def has_pile(self, seat: i64) -> bool:
        """F-7.3 Whether a card can be had from the draw deck, after a reshuffle if need be."""
        return len(self.decks[seat]) > 0 or len(self.discards[seat]) > 0

    def discard(self, seat: i64, card: i64) -> None:
        """F-4.1 Face up onto the owner's pile, one card at a time."""
        self.discards[seat].append(card)

    def take_top(self, seat: i64, counts: bool, chance: Chance) -> i64:
        """F-4.3 The top card of a deck, refilled only now that one is needed; -1 where there is none.

        F-4.4 `shuffles` is the shuffle card. `counts`: for a draw instruction a deck that has run out for good counts
        like a reshuffle, so that the game ends (F-8.4).
        """
        if not self.decks[seat]:
            pile = self.discards[seat]
            if not pile:
                if counts:
                    self.shuffles[seat] += 1
                    if self.heard:
                        self.emit("ran_out", "F-4.3", seat, {"shuffles": self.shuffles[seat]})
                return -1
            chance.shuffle(pile, RESHUFFLES[seat])
            self.decks[seat] = pile
            self.discards[seat] = []
            self.shuffles[seat] += 1
            if self.heard:
                self.emit("reshuffled", "F-4.3", seat, {"count": len(pile), "shuffles": self.shuffles[seat]})
        return self.decks[seat].pop()

    def draw(self, seat: i64, count: i64, rule: str, chance: Chance) -> None:
        """F-4.3 Cards into the hand, as many as there are. What comes before a reshuffle is told before it."""
        drawn: list[int] = []
        while count > 0:
            if not self.decks[seat]:
                self.tell_drawn(seat, drawn, rule)
                drawn = []
            card = self.take_top(seat, True, chance)
            if card < 0:
                break
            self.hands[seat].append(card)
            drawn.append(card)
            count -= 1
        self.tell_drawn(seat, drawn, rule)

    def tell_drawn(self, seat: i64, cards: list[int], rule: str) -> None:
        if self.heard and cards:
            self.emit("drew", rule, seat, {"count": len(cards)}, secret={"cards": cards_text(cards)},
                      secret_to=BIT[seat], reveals=True)  # fmt: skip

    # Results.

    def returns(self) -> list[float]:
        """F-5.2, F-8.3 The victory; half of it each in a drawn game."""
        if self.winner == NO_SEAT:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == RED else [0.0, 1.0]

    def scores(self) -> list[float]:
        """Terrain cards controlled."""
        return [float(self.controlled(RED)), float(self.controlled(BLUE))]

    def check(self) -> None:
        from banneret.games.field_of_glory.rules.invariants import check  # it knows all phases, which know the state

        check(self)
