"""The Fate deck (W-2) and the mercenary deck."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.games.warrior_knights.rules.cards import (
    FATE_IDS,
    NO_CITY,
    OFF_BOARD,
    SLOTS,
)
from banneret.games.warrior_knights.rules.fields import NO_SEAT
from banneret.games.warrior_knights.rules.realm import Realm


class Draws(Realm):
    """W-2 Everything random that is not a shuffle is drawn here. W-2.5 The Fate deck has no discard pile."""

    # The Fate deck (W-2).

    def fate_card(self, rule: str) -> i64:
        """W-2.2 The top card, for all to see; once used it goes under the deck."""
        card = self.fate[0]
        self.fate = [*self.fate[1:], card]
        if self.heard:
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
