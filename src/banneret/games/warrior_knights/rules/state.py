"""The state of a game of Warrior Knights (W-1). What the phases read from it and do with it is in its base classes."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import ATONE_FOR, GIVE_CROWNS, SIDE_VERBS
from banneret.games.warrior_knights.rules.draws import Draws
from banneret.games.warrior_knights.rules.fields import NO_SEAT, REASONS
from banneret.games.warrior_knights.rules.fields import put as put
from banneret.games.warrior_knights.rules.fields import put_list as put_list
from banneret.games.warrior_knights.rules.fields import without as without
from banneret.games.warrior_knights.rules.invariants import check_state

HIDDEN_EVENT: Final = -2  # - colour: an event of which only the back is known


@final
class WarriorKnights(Draws):
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
        if action.verb == GIVE_CROWNS:
            if self.charter.full_bargains and 0 <= seat < self.players:
                return Refusal("gift_limit", "W-15.1", {"count": self.crowns[seat]})
            return Refusal("no_side_act", "W-15.4")
        return Refusal("no_side_act", "W-16.6" if action.verb == ATONE_FOR else "W-16.2")

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
        """W-14 The winner takes it; where nobody wins all who are still in play share it."""
        if self.winner == NO_SEAT:
            share = 1.0 / float(self.count())
            return [share if self.in_play(seat) else 0.0 for seat in range(self.players)]
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        """The influence of each Baron."""
        return [float(points) for points in self.influence]


def event_color(game: WarriorKnights) -> i64:
    """W-3.2 The colour of the top event, also in a view."""
    top: i64 = game.event_deck[0]
    return HIDDEN_EVENT - top if top <= HIDDEN_EVENT else game.charter.data.events[top].color
