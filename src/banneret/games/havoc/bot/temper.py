"""The expert's habits: numbers found by self-play, for each number of players.

Found by evolution: hundreds of small changes at a time, kept where they won more games against earlier versions.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.havoc.bot.worth import Prices
from banneret.games.havoc.rules.hands import HIGH_CARD, PAIR, THREE_OF_A_KIND

_STAGES: Final = 10


@final
class Temper:
    """How an expert judges others and itself. Prices are indexed by the number of battles to come."""

    def __init__(self, habits: dict[str, float], early: list[float], late: list[float], last: list[float]) -> None:
        # How likely a seat that is yet to be asked joins; more or less likely for more points.
        self.joins = habits["joins"]
        self.joins_for_points = habits["joins_for_points"]
        # How likely an opponent goes on to the best hand it can make, by what it shows: high card, pair, ...
        self.persists_high = habits["persists_high"]
        self.persists_pair = habits["persists_pair"]
        self.persists_middling = habits["persists_middling"]
        self.persists_strong = habits["persists_strong"]
        # How many random cards a card in an opponent's hand is worth: hands are chosen, not random.
        self.reach_high = habits["reach_high"]
        self.reach_middling = habits["reach_middling"]
        self.reach_strong = habits["reach_strong"]
        self.pending_reach = habits["pending_reach"]
        # How dear cards are in battle, planned ones that are not laid yet, and what a laid dog brings back in cards.
        self.thrift = habits["thrift"]
        self.patience = habits["patience"]
        self.scavenge = habits["scavenge"]
        # What crying Havoc must be better than, in cards and points; less where a year of peace is near.
        self.recruiting = habits["recruiting"]
        self.calm = habits["calm"]
        self.clock = habits["clock"]
        self.keeping = habits["keeping"]
        # The cards of the action for the initiator, those given to everybody who stays out; staying out oneself.
        self.bonus = habits["bonus"]
        self.gift = habits["gift"]
        self.staying = habits["staying"]
        # How good a recruit must be, in cards of the deck, to be drawn, and to be fetched with a dog.
        self.deck = habits["deck"]
        self.fetch = habits["fetch"]
        self.prices: list[Prices] = [_blend(stage, early, late, last) for stage in range(_STAGES)]

    def persists(self, rank: i64) -> float:
        """How likely an opponent who shows a hand of this strength goes on."""
        if rank <= HIGH_CARD:
            return self.persists_high
        if rank == PAIR:
            return self.persists_pair
        return self.persists_middling if rank <= THREE_OF_A_KIND else self.persists_strong

    def reach(self, rank: i64) -> float:
        """For how many random cards each of its cards is feared then."""
        if rank <= HIGH_CARD:
            return self.reach_high
        return self.reach_middling if rank <= THREE_OF_A_KIND else self.reach_strong


def _blend(stage: int, early: list[float], late: list[float], last: list[float]) -> Prices:
    """Prices with so many battles to come: with one (Castillon) the last, else between late and early."""
    part = (stage - 2) / 7.0
    row = last if stage < 2 else [there + (here - there) * part for here, there in zip(early, late, strict=True)]
    return Prices(
        row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], max(0.0, row[10])
    )  # fmt: skip
