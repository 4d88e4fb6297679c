"""What belongs to the Barons: seats, crowns, votes, faith, influence, markers and tokens (W-1.1)."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import (
    BARON_IDS,
    EXPEDITIONS,
    HERETIC,
)
from banneret.games.warrior_knights.rules.fields import NO_SEAT, Fields, put, put_list


class Holdings(Fields):
    """W-1.1 Barons and what they hold."""

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
