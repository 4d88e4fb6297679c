"""What everybody remembers of the piles: cards that were put under them, and what searches have told.

Section 9: a card that goes under a pile was face up, and piles are never shuffled again; so perfect memory is
legitimate, and it is the same for all seats. The table never lists it.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.view import Memory, SeatView
from banneret.games.knights.rules.cards import CARDS, PILE_IDS, UNKNOWN, cards_text, parse_card, parse_cards
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.targets import PILES, barred_cards, is_out_of_reach
from banneret.games.knights.rules.turn import MainAction

EVERY_CARD: Final[i64] = 2**48 - 1
GONE_UNDER: Final = ("swapped", "searched", "failed")
GONE_FROM_PILE: Final = ("captured", "tournament_won")


@final
class KnightsMemory(Memory):
    """`known[pile]` is the pile from the top, unknown places included; a card once seen keeps its place in the queue.

    `absent[pile]` is the mask of cards that lie at none of its unknown places, since a search was not offered there;
    each mask in `some[pile]` has at least one of its cards at an unknown place, since a search was offered (K-6.4).
    No card comes to a pile unseen, so what was said of unknown places then holds for those that are unknown now.
    """

    def __init__(self, known: list[list[int]], absent: list[int], some: list[list[int]]) -> None:
        self.known = known
        self.absent = absent
        self.some = some

    def clone(self) -> "KnightsMemory":
        return KnightsMemory([pile[:] for pile in self.known], self.absent[:], [masks[:] for masks in self.some])

    def json(self) -> Json:
        return {
            "known": [cards_text(pile) for pile in self.known],
            "absent": [cards_text(cards_of(mask)) for mask in self.absent],
            "some": [[cards_text(cards_of(mask)) for mask in masks] for masks in self.some],
        }

    def check(self, game: Knights) -> None:
        for pile in PILES:
            cards = game.piles[pile]
            known = self.known[pile]
            assert len(known) == len(cards), f"the {PILE_IDS[pile]} pile has {len(cards)} cards, not {len(known)}"
            hidden: i64 = 0
            for place, card in enumerate(cards):
                if known[place] == UNKNOWN:
                    hidden |= BIT[card]
                else:
                    assert known[place] == card, f"another card lies in the {PILE_IDS[pile]} pile at place {place}"
            assert hidden & self.absent[pile] == 0, f"the {PILE_IDS[pile]} pile could have been searched"
            for mask in self.some[pile]:
                assert hidden & mask != 0, f"the {PILE_IDS[pile]} pile could not have been searched"

    def hear(self, event: Event) -> None:
        name = event.name
        told = event.parts
        if name == "turned_up":
            self.turned_up(PILE_IDS.index(cast(str, told["pile"])), parse_card(cast(str, told["card"])))
        elif name in GONE_UNDER:
            pile = self.known[PILE_IDS.index(cast(str, told["pile"]))]
            pile.append(pile.pop(0))
        elif name in GONE_FROM_PILE:
            self.known[PILE_IDS.index(cast(str, told["pile"]))].pop(0)
        elif name == "castle_lost":
            self.known[PILE_IDS.index(cast(str, told["pile"]))].append(parse_card(cast(str, told["card"])))
        elif name == "search_opens":
            self.searching(cast(str, told["piles"]).split(), mask_of(parse_cards(cast(str, told["barred"]))))
        elif name == "nothing_to_find":
            self.searching([], mask_of(parse_cards(cast(str, told["barred"]))))

    def turned_up(self, pile: i64, card: i64) -> None:
        """K-1.5 The top card is seen; if it was not known it may be the one that a search was offered for."""
        known = self.known[pile]
        if known[0] == UNKNOWN:
            known[0] = card
            self.some[pile] = [mask for mask in self.some[pile] if mask & BIT[card] == 0]

    def searching(self, piles: list[str], barred: i64) -> None:
        """K-6.4 A search is offered exactly in piles whose face-down part holds a card that is not barred."""
        wanted = barred ^ EVERY_CARD
        for pile in PILES:
            if PILE_IDS[pile] not in piles:
                self.absent[pile] |= wanted
                continue
            explained = mask_of([card for card in self.known[pile][1:] if card != UNKNOWN]) & wanted != 0
            if not explained and wanted not in self.some[pile]:
                self.some[pile].append(wanted)


def mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def cards_of(mask: i64) -> list[int]:
    return [card for card in range(CARDS) if mask & BIT[card]]


def memory_at_start(game: Knights) -> KnightsMemory:
    """K-1.5 The sizes of the piles; the top cards are told by the first events."""
    return KnightsMemory([[UNKNOWN] * len(pile) for pile in game.piles], [0, 0], [[], []])


def memory_in_play(game: Knights) -> KnightsMemory:
    """What somebody knows who did not hear how the position came about: the tops, and what may be searched now."""
    memory = KnightsMemory(
        [[*pile[:1], *[UNKNOWN] * (len(pile) - 1)] if pile else [] for pile in game.piles], [0, 0], [[], []]
    )
    if game.stack and isinstance(game.stack[-1], MainAction) and is_out_of_reach(game, game.current):
        piles = [PILE_IDS[pile] for pile in PILES if game.searchable & BIT[pile]]
        memory.searching(piles, mask_of(barred_cards(game, game.current)))
    return memory


def recall(packed: Json) -> KnightsMemory:
    """A memory out of its JSON form."""
    told = cast(Mapping[str, Json], packed)
    return KnightsMemory(
        [parse_cards(cards) for cards in cast(list[str], told["known"])],
        [mask_of(parse_cards(cards)) for cards in cast(list[str], told["absent"])],
        [[mask_of(parse_cards(cards)) for cards in masks] for masks in cast(list[list[str]], told["some"])],
    )


KnightsView: TypeAlias = SeatView[Knights, KnightsMemory]
