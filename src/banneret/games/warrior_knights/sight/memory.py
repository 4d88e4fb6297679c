"""What a seat remembers of the Fate deck: where cards lie that it has seen go under it.

Section 7: nobody may look a card up, but everybody has seen the cards that were drawn for all (W-2.2) and those that
were held in a battle (W-11 step 12), and a Baron knows what he dropped himself. All of them went under the deck in a
known order, and the deck is shuffled only before the first round and by Uncertain Times (W-2.5). Everything else that
is hidden follows from what lies open, and needs no memory.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast, final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.fields import UNKNOWN
from banneret.core.jsons import Json
from banneret.core.view import Memory, SeatView
from banneret.games.warrior_knights.rules.cards import FATE_IDS, FATES
from banneret.games.warrior_knights.rules.state import WarriorKnights

HIDDEN: Final = "?"


def fate_words(cards: list[int]) -> str:
    """Fate cards in order, `?` for one that is not known."""
    return " ".join([HIDDEN if card == UNKNOWN else FATE_IDS[card] for card in cards])


def parse_fates(text: str) -> list[int]:
    return [UNKNOWN if word == HIDDEN else FATE_IDS.index(word) for word in text.split()]


@final
class WarriorKnightsMemory(Memory):
    """Facts about the Fate deck that are always true.

    `fate` is the deck from the top, UNKNOWN where the seat cannot say what lies there. In a battle `hands` are the two
    hands, the attacker's first, in the order drawn. By side `dropped` says how many cards went under the deck, and
    `mixed` how many of these are still counted in the hand, since nobody has seen yet which ones they are; `shown` is
    the number of hands that lie open.
    """

    def __init__(
        self, seat: i64, fate: list[int], hands: list[list[int]], dropped: list[int], mixed: list[int], shown: i64
    ) -> None:
        self.seat: i64 = seat
        self.fate = fate
        self.hands = hands
        self.dropped = dropped
        self.mixed = mixed
        self.shown: i64 = shown

    def clone(self) -> "WarriorKnightsMemory":
        return WarriorKnightsMemory(
            self.seat, self.fate[:], [hand[:] for hand in self.hands], self.dropped[:], self.mixed[:], self.shown
        )

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "fate": fate_words(self.fate),
            "hands": [fate_words(hand) for hand in self.hands],
            "dropped": list(self.dropped),
            "mixed": list(self.mixed),
            "shown": self.shown,
        }

    def check(self, game: WarriorKnights) -> None:
        agree(self.fate, game.fate, "the Fate deck is not as remembered")
        for side, hand in enumerate(self.hands):
            agree(hand, game.fate_hands[side], "a battle hand is not as remembered")

    def hear(self, event: Event) -> None:
        name = event.name
        if name == "fate":
            card = FATE_IDS.index(cast(str, event.parts["fate"]))
            self.fate = [*self.fate[1:], card]
        elif name == "round":
            if event.parts["round"] == 1:  # W-3.12
                self.fate = [UNKNOWN] * FATES
        elif name == "neutral_card":
            if event.parts["card"] == "uncertain_times":  # W-8.5
                self.fate = [UNKNOWN] * len(self.fate)
        elif name == "draws_hand":
            self.draws(event.told_to(self.seat))
        elif name == "drops_cards":
            self.drops(event.told_to(self.seat))
        elif name == "shows_hand":
            self.shows(parse_fates(cast(str, event.parts["cards"])))
        elif name == "fate_returns":
            for hand in self.hands:
                self.fate = self.fate + hand
            self.forget_battle()

    def forget_battle(self) -> None:
        self.hands = []
        self.dropped = []
        self.mixed = []
        self.shown = 0

    def draws(self, told: Mapping[str, Json]) -> None:
        """W-11 step 2 The attacker's hand off the top, then the defender's; by turns where the deck is too small."""
        count = cast(int, told["count"])
        hand = parse_fates(cast(str, told["cards"])) if "cards" in told else [UNKNOWN] * count
        if len(self.hands) != 1:
            self.forget_battle()
            self.hands = [hand]
            return
        first = len(self.hands[0])
        if first + count < len(self.fate):  # an empty deck may have been drawn by turns: nobody can say who drew what
            self.hands = [known_of(self.hands[0], self.fate), known_of(hand, self.fate[first:])]
        else:
            self.hands = [self.hands[0], hand]
        self.fate = self.fate[first + count :]

    def drops(self, told: Mapping[str, Json]) -> None:
        """W-11 step 3 Dropped cards go under the deck, in the order in which they were drawn."""
        side = len(self.dropped)
        count = cast(int, told["count"])
        self.dropped.append(count)
        if "cards" in told:
            gone = parse_fates(cast(str, told["cards"]))
            self.hands[side] = [card for card in self.hands[side] if card not in gone]
            self.fate = self.fate + gone
            self.mixed.append(0)
        else:
            self.fate = self.fate + [UNKNOWN] * count
            self.mixed.append(count)

    def shows(self, shown: list[int]) -> None:
        """W-11 steps 4 and 5 The cards kept, then those that `draw` cards brought from the top of the deck."""
        side = self.shown
        self.shown += 1
        hand = self.hands[side]
        gone = self.mixed[side] if side < len(self.mixed) else 0
        kept = shown[: len(hand) - gone]
        if gone > 0:
            self.mixed[side] = 0
            self.find_dropped(side, [card for card in hand if card != UNKNOWN and card not in kept])
        self.fate = self.fate[len(shown) - len(kept) :]
        self.hands[side] = shown

    def find_dropped(self, side: i64, missing: list[int]) -> None:
        """Cards that were known to be in a hand and are not shown went under the deck: where, if it is all of them."""
        count = self.dropped[side]
        if len(missing) != count:
            return
        after = 0
        for later in range(side + 1, len(self.dropped)):
            after += self.dropped[later]
        start = len(self.fate) - after - count
        fate = self.fate[:]
        for at, card in enumerate(missing):
            if start + at >= 0:  # the first ones may have been drawn again
                fate[start + at] = card
        self.fate = fate


def agree(remembered: list[int], true: list[int], reason: str) -> None:
    assert len(remembered) == len(true), f"{reason}: {len(true)} cards, not {len(remembered)}"
    for card, other in zip(remembered, true, strict=True):
        assert card in (UNKNOWN, other), f"{reason}: {FATE_IDS[other]}, not {FATE_IDS[card]}"


def known_of(hand: list[int], deck: list[int]) -> list[int]:
    """A hand that came off the top of a deck of which some cards were known."""
    return [deck[at] if card == UNKNOWN else card for at, card in enumerate(hand)]


def memory_at_start(seat: i64) -> WarriorKnightsMemory:
    """W-3.2 The deck has been shuffled and nobody has seen a card."""
    return WarriorKnightsMemory(seat, [UNKNOWN] * FATES, [], [], [], 0)


def memory_of_position(game: WarriorKnights, seat: i64) -> WarriorKnightsMemory:
    """What a seat may remember that did not hear how a position came about: what it sees of a battle."""
    hands: list[list[int]] = []
    shown: i64 = 0
    if game.fate_hands[0] or game.fate_hands[1]:
        owners = (game.attacker, game.defender)
        for side, hand in enumerate(game.fate_hands):
            sees = game.hands_open or (seat >= 0 and owners[side] == seat)
            hands.append(hand[:] if sees else [UNKNOWN] * len(hand))
        shown = len(hands) if game.hands_open else 0
    return WarriorKnightsMemory(seat, [UNKNOWN] * len(game.fate), hands, [], [], shown)


def recall(packed: Json) -> WarriorKnightsMemory:
    """A memory out of its JSON form."""
    told = cast(Mapping[str, Json], packed)
    return WarriorKnightsMemory(
        cast(int, told["seat"]),
        parse_fates(cast(str, told["fate"])),
        [parse_fates(hand) for hand in cast(list[str], told["hands"])],
        list(cast(list[int], told["dropped"])),
        list(cast(list[int], told["mixed"])),
        cast(int, told["shown"]),
    )


WarriorKnightsView: TypeAlias = SeatView[WarriorKnights, WarriorKnightsMemory]
