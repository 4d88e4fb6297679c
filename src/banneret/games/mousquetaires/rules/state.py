"""The state of a game of Mousquetaires du Roy (M-1), and what everybody asks of it."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import TABLE, Game
from banneret.games.mousquetaires.rules.actions import TIME_UP
from banneret.games.mousquetaires.rules.cards import (
    ENEMIES,
    INN_SPACES,
    ITEMS,
    LODGING,
    MUSKETEERS,
    NO_TOKEN,
    PARIS_CARDS,
    ROCHEFORT,
    SPACES,
    TRAPS,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.charter import BY_CLOCK, Charter, all_tokens
from banneret.games.mousquetaires.rules.reasons import reason_of

NO_SEAT: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1
NO_ROUTE: Final = -1  # in the common area, or not on quest board 1
NOWHERE: Final = -1
NO_FOE: Final = -1

# The phases of a round (M-3.1).
SETTING_UP: Final = 0
MILADYS_PHASE: Final = 1
MUSKETEERS_PHASE: Final = 2
SIEGE_PHASE: Final = 3
LAST_PHASE: Final = 4

# Where an enemy or a trap is.
IN_HAND: Final = 0
AT_PARIS: Final = 1
AT_LOUVRE: Final = 2
OUT_OF_GAME: Final = 3

# Who has won, and how (M-21.1).
NO_WINNER: Final = 0
MUSKETEERS_WIN: Final = 1
MILADY_WINS: Final = 2
SIDES: Final = ["nobody", "musketeers", "milady"]
REASONS: Final = ["none", "jewels", "time", "la_rochelle", "queen", "constance", "banned"]
BY_JEWELS: Final = 1
BY_TIME: Final = 2
BY_SIEGE: Final = 3
BY_QUEEN: Final = 4
BY_CONSTANCE: Final = 5
BY_BAN: Final = 6

# Special spaces of La Rochelle that have been paid (M-13.9).
PAID_TREACHERY: Final = 1
PAID_EPIC: Final = 2
PAID_ALL_FOR_ONE: Final = 4
SPACES_PAID: Final = ["treachery", "epic", "all_for_one"]


@final
class Mousquetaires(Game):
    """M-1.2 Tracks, M-1.3 musketeers, M-1.5 their team, M-1.6 Milady, M-1.7 missions, M-1.8 the quest.

    Lists of four are indexed by musketeer, `hands`, `shown` and `picked` by seat (M-1.4). `equipment` and `skills` are
    masks of items and of skills; `lying`, `thrusts`, `horses_used`, `banned` and `done` masks of musketeers. `deck` is
    never changed, `drawn` counts its cards used; the top of the other decks is their first card.
    """

    # Written by `make state` from fields.py: from here

    def __init__(self, players: i64, charter: Charter, like: "Mousquetaires | None" = None) -> None:
        super().__init__(players, like)
        self.charter = charter
        if like is None:
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.picked: list[list[int]] = [[] for _ in range(players)]
            self.deck: list[int] = []
            self.drawn: i64 = 0
            self.treachery_deck: list[int] = []
            self.louvre_deck: list[int] = []
            self.treachery_hand: list[int] = []
            self.paris_hand: list[int] = []
            self.destination: i64 = NOWHERE
            self.board: list[int] = [NO_TOKEN] * INN_SPACES
            self.round: i64 = 0
            self.phase: i64 = SETTING_UP
            self.winner: i64 = NO_WINNER
            self.reason: i64 = 0
            self.time: i64 = charter.data.tracks.time_start
            self.gold: i64 = charter.data.tracks.gold_start
            self.siege: i64 = charter.data.tracks.siege_start
            self.queen: i64 = 0
            self.louvre_mark: i64 = 0
            self.constance: i64 = 0
            self.time_frozen: bool = False
            self.epic: i64 = 0
            self.all_for_one: i64 = 0
            self.all_for_one_left: i64 = charter.data.supply
            self.siege_cards: list[int] = []
            self.siege_paid: i64 = 0
            self.stock: list[int] = [int(item.count) for item in charter.data.items]
            self.items_gone: list[int] = [0] * ITEMS
            self.owner: list[int] = [NO_SEAT] * MUSKETEERS
            self.place: list[int] = [int(hero.start) for hero in charter.data.heroes]
            self.lying: i64 = 0
            self.life: list[int] = [int(hero.life) for hero in charter.data.heroes]
            self.equipment: list[int] = [0] * MUSKETEERS
            self.skills: list[int] = [0] * MUSKETEERS
            self.thrusts: i64 = 0
            self.horses_used: i64 = 0
            self.route: list[int] = [NO_ROUTE] * MUSKETEERS
            self.space: list[int] = [0] * MUSKETEERS
            self.banned: i64 = 0
            self.done: i64 = 0
            self.active: i64 = NOBODY
            self.actions: i64 = 0
            self.turn_depth: i64 = 0
            self.failed_offers: i64 = 0
            self.arrived: bool = False
            self.disturbed: bool = False
            self.aramis_used: bool = False
            self.more_red: i64 = 0
            self.fewer_actions: i64 = 0
            self.isolated: bool = False
            self.emergency: bool = False
            self.budget: i64 = 0
            self.time_out: bool = False
            self.louvre_completed: bool = False
            self.skip_treachery: bool = False
            self.discard: list[int] = []
            self.shown: list[list[int]] = [[] for _ in range(players)]
            self.treachery_shown: list[int] = []
            self.treachery_discard: list[int] = []
            self.treachery_gone: list[int] = []
            self.top_known: bool = False
            self.face_down: bool = False
            self.revealed: bool = False
            self.figure: i64 = LODGING
            self.ruled_out: i64 = 0
            self.fled: bool = False
            self.rochefort: i64 = charter.data.foes[ROCHEFORT].life
            self.rochefort_paid: bool = False
            self.paris_unused: list[int] = list(range(PARIS_CARDS))
            self.paris_gone: list[int] = []
            self.enemy_at: list[int] = [IN_HAND] * ENEMIES
            self.enemy_life: list[int] = [int(foe.life) for foe in charter.data.foes[:ENEMIES]]
            self.trap_at: list[int] = [IN_HAND] * TRAPS
            self.named: i64 = NOBODY
            self.paris: i64 = NO_CARD
            self.paris_overcome: i64 = 0
            self.louvre: i64 = NO_CARD
            self.louvre_overcome: bool = False
            self.louvre_gone: list[int] = []
            self.board_number: i64 = 1
            self.face_up: i64 = 0
            self.tokens: list[int] = all_tokens(charter)
            self.tokens_gone: list[int] = []
            self.overcome: i64 = 0
            self.room: i64 = 0
            self.foe: i64 = NO_FOE
            self.duellist: i64 = NOBODY
            self.spot: i64 = NOWHERE
            self.blue: i64 = 0
            self.red: i64 = 0
            self.first_roll: bool = False
            self.may_reroll: bool = False
            self.blue_dice: list[int] = []
            self.red_dice: list[int] = []
            self.foe_hurt: i64 = 0
            self.man_hurt: i64 = 0
        else:
            self.hands = [each[:] for each in like.hands]
            self.picked = [each[:] for each in like.picked]
            self.deck = like.deck
            self.drawn = like.drawn
            self.treachery_deck = like.treachery_deck[:]
            self.louvre_deck = like.louvre_deck[:]
            self.treachery_hand = like.treachery_hand[:]
            self.paris_hand = like.paris_hand[:]
            self.destination = like.destination
            self.board = like.board[:]
            self.round = like.round
            self.phase = like.phase
            self.winner = like.winner
            self.reason = like.reason
            self.time = like.time
            self.gold = like.gold
            self.siege = like.siege
            self.queen = like.queen
            self.louvre_mark = like.louvre_mark
            self.constance = like.constance
            self.time_frozen = like.time_frozen
            self.epic = like.epic
            self.all_for_one = like.all_for_one
            self.all_for_one_left = like.all_for_one_left
            self.siege_cards = like.siege_cards[:]
            self.siege_paid = like.siege_paid
            self.stock = like.stock[:]
            self.items_gone = like.items_gone[:]
            self.owner = like.owner[:]
            self.place = like.place[:]
            self.lying = like.lying
            self.life = like.life[:]
            self.equipment = like.equipment[:]
            self.skills = like.skills[:]
            self.thrusts = like.thrusts
            self.horses_used = like.horses_used
            self.route = like.route[:]
            self.space = like.space[:]
            self.banned = like.banned
            self.done = like.done
            self.active = like.active
            self.actions = like.actions
            self.turn_depth = like.turn_depth
            self.failed_offers = like.failed_offers
            self.arrived = like.arrived
            self.disturbed = like.disturbed
            self.aramis_used = like.aramis_used
            self.more_red = like.more_red
            self.fewer_actions = like.fewer_actions
            self.isolated = like.isolated
            self.emergency = like.emergency
            self.budget = like.budget
            self.time_out = like.time_out
            self.louvre_completed = like.louvre_completed
            self.skip_treachery = like.skip_treachery
            self.discard = like.discard[:]
            self.shown = [each[:] for each in like.shown]
            self.treachery_shown = like.treachery_shown[:]
            self.treachery_discard = like.treachery_discard[:]
            self.treachery_gone = like.treachery_gone
            self.top_known = like.top_known
            self.face_down = like.face_down
            self.revealed = like.revealed
            self.figure = like.figure
            self.ruled_out = like.ruled_out
            self.fled = like.fled
            self.rochefort = like.rochefort
            self.rochefort_paid = like.rochefort_paid
            self.paris_unused = like.paris_unused[:]
            self.paris_gone = like.paris_gone[:]
            self.enemy_at = like.enemy_at[:]
            self.enemy_life = like.enemy_life[:]
            self.trap_at = like.trap_at[:]
            self.named = like.named
            self.paris = like.paris
            self.paris_overcome = like.paris_overcome
            self.louvre = like.louvre
            self.louvre_overcome = like.louvre_overcome
            self.louvre_gone = like.louvre_gone[:]
            self.board_number = like.board_number
            self.face_up = like.face_up
            self.tokens = like.tokens[:]
            self.tokens_gone = like.tokens_gone[:]
            self.overcome = like.overcome
            self.room = like.room
            self.foe = like.foe
            self.duellist = like.duellist
            self.spot = like.spot
            self.blue = like.blue
            self.red = like.red
            self.first_roll = like.first_roll
            self.may_reroll = like.may_reroll
            self.blue_dice = like.blue_dice[:]
            self.red_dice = like.red_dice
            self.foe_hurt = like.foe_hurt
            self.man_hurt = like.man_hurt

    def clone(self) -> "Mousquetaires":
        return Mousquetaires(self.players, self.charter, self)

    # to here.

    # Musketeers.

    def in_play(self, man: i64) -> bool:
        return self.owner[man] != NO_SEAT

    def stands(self, man: i64) -> bool:
        """On his feet; a lying musketeer is out of action (M-8.1)."""
        return self.owner[man] != NO_SEAT and self.lying & BIT[man] == 0

    def stands_at(self, man: i64, location: i64) -> bool:
        return self.place[man] == location and self.stands(man)

    def anybody_stands(self) -> bool:
        for man in range(MUSKETEERS):
            if self.stands(man):
                return True
        return False

    def most_life(self, man: i64) -> i64:
        """M-8.4 The printed life: nobody is healed above it."""
        return self.charter.data.heroes[man].life

    def has_item(self, man: i64, item: i64) -> bool:
        return self.equipment[man] & BIT[item] != 0

    def skill_of(self, man: i64, skill: i64) -> i64:
        """M-6.1, M-16.6 The printed skill, one more with its upgrade."""
        value: i64 = self.charter.data.heroes[man].skills[skill]
        return value + 1 if self.skills[man] & BIT[skill] else value

    def leave_turn(self, man: i64) -> None:
        """M-5.9 The rest of his turn is lost: everything above the end of his turn is dropped."""
        if self.active == man:
            self.unwind(self.turn_depth)

    # The inn (M-15.5).

    def cleared(self, route: i64) -> i64:
        """How many spaces of a route are cleared; they are cleared in order."""
        count: i64 = 0
        while count < SPACES and self.board[route * SPACES + count] == NO_TOKEN:
            count += 1
        return count

    def stands_before_token(self, man: i64) -> bool:
        """M-15.6 On a space whose token was not beaten."""
        route: i64 = self.route[man]
        return route != NO_ROUTE and self.board[route * SPACES + self.space[man] - 1] != NO_TOKEN

    def hidden_tokens(self) -> i64:
        """How many tokens of the board lie face down."""
        count: i64 = 0
        for space in range(len(self.board)):
            if self.board[space] != NO_TOKEN and self.face_up & BIT[space] == 0:
                count += 1
        return count

    # Milady.

    def milady_mask(self) -> i64:
        """Who hears Milady's secrets: nobody where she is automatic."""
        return BIT[self.charter.milady] if self.charter.with_milady else 0

    def draw_treachery(self, count: i64, rule: str) -> None:
        """M-18.2 From the top, as far as there are cards; M-24.3 ignored without a Milady player."""
        if not self.charter.with_milady:
            return
        if self.heard and count > 0 and not self.treachery_deck:
            self.emit("treachery_deck_empty", "M-18.2", self.charter.milady, {"why": reason_of(rule)})
        while count > 0 and self.treachery_deck:
            card = self.treachery_deck.pop(0)
            self.treachery_hand.append(card)
            count -= 1
            if self.heard:
                told = {"treachery": TREACHERY_IDS[card]}
                self.emit("drew_treachery", rule, self.charter.milady, {"why": reason_of(rule)}, secret={**told},
                          secret_to=self.milady_mask(), reveals=True)  # fmt: skip

    def drop_treachery(self, card: i64) -> None:
        """A card of her hand onto the open discards."""
        self.treachery_hand.remove(card)
        if card in self.treachery_shown:
            self.treachery_shown.remove(card)
        self.treachery_discard.append(card)

    # The adventure deck.

    def deck_size(self) -> i64:
        return len(self.deck) - self.drawn

    def can_draw(self) -> bool:
        """M-5.7"""
        return self.drawn < len(self.deck) or len(self.discard) > 0

    # The end.

    def win(self, winner: i64, reason: i64, rule: str) -> None:
        """M-3.3, M-21.1 The game stops at once."""
        self.winner = winner
        self.reason = reason
        if self.heard:
            winners = [seat for seat in range(self.players) if self.on_side(seat) == winner]
            side = "musketeers" if winner == MUSKETEERS_WIN else "milady"
            self.emit("game_over", rule, NO_SEAT, {"side": side, "reason": REASONS[reason], "winners": [*winners]})
        self.finish()

    def on_side(self, seat: i64) -> i64:
        return MILADY_WINS if self.charter.with_milady and seat == self.charter.milady else MUSKETEERS_WIN

    def returns(self) -> list[float]:
        """M-21.1 The victory, shared by all of the side that has won; 1 in all, or 0 where Milady has no player."""
        winners = [self.on_side(seat) == self.winner for seat in range(self.players)]
        count = len([won for won in winners if won])
        return [1.0 / float(count) if won else 0.0 for won in winners]

    def scores(self) -> list[float]:
        """M-21.1 There are no points: a seat has won or not, the musketeers together."""
        return [1.0 if self.on_side(seat) == self.winner else 0.0 for seat in range(self.players)]

    # The clock (M-22.1).

    def clock_runs(self) -> bool:
        """M-22.1 In phase II under Emergency!, while a question to a musketeer outside a duel is open."""
        if self.over or not self.emergency or self.time_out or self.charter.emergency_mode != BY_CLOCK:
            return False
        if self.phase != MUSKETEERS_PHASE or self.foe != NO_FOE or not self.stack:
            return False
        return self.waiting_mask != 0 and self.waiting_mask & self.milady_mask() == 0

    def clock_number(self) -> i64:
        return self.round

    def clock_seconds(self) -> i64:
        return self.charter.seconds

    def clock_charge(self) -> i64:
        return self.charter.bot_seconds

    def clock_binds(self, seat: i64) -> bool:
        """M-22.1 (d) The hourglass is the musketeers'."""
        return self.on_side(seat) == MUSKETEERS_WIN

    def may_talk(self, seat: i64) -> bool:
        """M-18.1 Isolation silences the musketeers until the round is over."""
        return self.over or not self.isolated or self.on_side(seat) == MILADY_WINS

    # Side acts. The module of talk stands above this one, so it is looked up when needed.

    def side(self, seat: i64) -> list[Action]:
        """M-5.10 The musketeers talk; M-22.1 the table reports that the time is up."""
        from banneret.games.mousquetaires.rules.talk import talk_acts

        if self.over:
            return []
        if seat == TABLE:
            return [TIME_UP] if self.clock_runs() else []
        return talk_acts(self, seat)

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        """M-22.2 A declared action is finished, everything else of phase II is lost, an answer begun with it."""
        if seat != TABLE:
            from banneret.games.mousquetaires.rules.talk import say

            say(self, seat, action)
            return
        self.time_out = True
        if not self.stack[-1].stands(self):
            self.picked = [[] for _ in range(self.players)]
        if self.heard:
            self.emit("time_up", "M-22.2", NO_SEAT, {})

    def check(self) -> None:
        from banneret.games.mousquetaires.rules.invariants import check  # it knows all phases, which know the state

        check(self)
