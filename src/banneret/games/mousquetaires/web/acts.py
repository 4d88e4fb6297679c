"""What the things on the table stand for in the present question: the answers of cards, men, places and tokens."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Canvas
from banneret.games.mousquetaires.rules.actions import BUY_WORDS
from banneret.games.mousquetaires.rules.arsenal import ReplaceItem
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    COMBAT,
    DOUBLE,
    ENEMY_IDS,
    EQUIPMENT,
    ESSARTS,
    ITEM_WORDS,
    LA_ROCHELLE,
    LOCATION_WORDS,
    MUSKETEER_IDS,
    PARIS_WORDS,
    THRUST,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.challenges import ChallengeCards
from banneret.games.mousquetaires.rules.duel import DuelCards
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, OfferExchange
from banneret.games.mousquetaires.rules.milady import ChooseDestination, PlayTreachery
from banneret.games.mousquetaires.rules.mission_slots import slot_at
from banneret.games.mousquetaires.rules.searching_paris import UnmaskCards
from banneret.games.mousquetaires.rules.setup import TakeMusketeer
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import ChooseMusketeer, TakeAction

# What is done with a card of the hand while it is chosen, the most usual first.
CARD_VERBS: Final[dict[type, tuple[str, ...]]] = {
    ChallengeCards: ("discard", "ability"),
    DuelCards: ("add", "ability"),
    UnmaskCards: ("discard",),
    OfferExchange: ("give",),
    AnswerExchange: ("give",),
}
# The questions that any musketeer may be the answer to.
MAN_VERBS: Final[dict[type, str]] = {TakeMusketeer: "choose", ChooseMusketeer: "turn"}


@final
class Uses:
    """The answers that each thing stands for, for one viewer."""

    def __init__(self, canvas: Canvas, game: Mousquetaires, seat: int) -> None:
        self.canvas = canvas
        self.game = game
        self.seat = seat
        self.asked = seat >= 0 and not game.over and game.waiting() & BIT[seat] != 0
        self.top = game.stack[-1] if self.asked and game.stack else None
        self.acting = int(self.top.man) if isinstance(self.top, TakeAction) else -1

    def open_ones(self, acts: list[str]) -> list[str]:
        """Those of some answers that can be given now."""
        return [act for act in acts if act in self.canvas.legal or act in self.canvas.chosen]

    # Men and places.

    def man(self, man: int) -> list[str]:
        """A musketeer, on the map and on his own board."""
        word = MUSKETEER_IDS[man]
        if type(self.top) in MAN_VERBS:
            return [f"{MAN_VERBS[type(self.top)]} {word}"]
        return self.open_ones([f"{verb} {word}" for verb in ("name", "target", "heal", "release", "exchange")])

    def board_of(self, man: int) -> list[str]:
        """A musketeer's own board; in another one's turn it tells why they cannot exchange."""
        acts = self.man(man)
        if not acts and self.acting >= 0 and man != self.acting:
            return [f"exchange {MUSKETEER_IDS[man]}"]
        return acts

    def place(self, location: int) -> list[str]:
        """A place on the map: somebody goes there."""
        word = LOCATION_WORDS[location]
        if isinstance(self.top, ChooseDestination):
            return [f"go {word}"]
        if self.acting < 0:
            return []
        return self.open_ones([f"move {word}", f"ride {word}"]) or [f"move {word}"]

    # Tasks.

    def here(self, location: int) -> bool:
        """Whether the acting musketeer is at a place, so that what is to be done there is his matter."""
        return self.acting >= 0 and self.game.place[self.acting] == location

    def challenge(self, skill_word: str, location: int) -> list[str]:
        return [f"challenge {skill_word}"] if self.here(location) else []

    def enemy(self, enemy: int, location: int) -> list[str]:
        return [f"duel {ENEMY_IDS[enemy]}"] if self.here(location) else []

    def trap(self, location: int) -> list[str]:
        return ["solve"] if self.here(location) and slot_at(location) else []

    # Cards and tokens.

    def card(self, card: int) -> list[str]:
        """A card of the own hand that is not picked yet, best use first."""
        word = ADVENTURE_WORDS[card]
        if self.acting >= 0:
            if card >= ESSARTS:
                return [f"play {word}"]
            return [f"reinforce {word}"] if self.here(LA_ROCHELLE) and card in (COMBAT, DOUBLE) else []
        acts = [f"{verb} {word}" for verb in CARD_VERBS.get(type(self.top), ())]
        return self.open_ones(acts) or acts[:1]

    def picked(self, card: int) -> list[str]:
        """The answers of the draft that have taken cards of a kind, one for each card."""
        word = ADVENTURE_WORDS[card]
        wanted = {f"{verb} {word}" for verb in ("discard", "add", "ability", "give")}
        return [act for act in self.canvas.chosen if act in wanted]

    def item(self, man: int, item: int) -> list[str]:
        """A piece of equipment, or an upgrade, on a musketeer's board."""
        word, top = ITEM_WORDS[item], self.top
        if isinstance(top, OfferExchange | AnswerExchange) and item < EQUIPMENT:
            if man == top.giver():
                return [f"hand {word}"]
            return self.open_ones([f"receive {word}"]) if man in (top.man, top.other) else []
        if isinstance(top, ReplaceItem) and man == top.man:
            return self.open_ones([f"replace {word}"])
        return []

    def wares(self, item: int) -> list[str]:
        """An item of the arsenal; a thrust is paid with either combat card."""
        words = ["thrust", "thrust_double"] if item == THRUST else [ITEM_WORDS[item]]
        acts = [f"buy {word}" for word in words if word in BUY_WORDS]
        found = self.open_ones(acts)
        return found or (acts[:1] if self.acting >= 0 else [])

    def paris(self, card: int) -> list[str]:
        """A Paris card that Milady holds, or that she may take."""
        return self.open_ones([f"lay {PARIS_WORDS[card]}", f"take {PARIS_WORDS[card]}"])

    def treachery(self, card: int) -> list[str]:
        """A treachery card in Milady's hand."""
        return [f"scheme {TREACHERY_IDS[card]}"] if isinstance(self.top, PlayTreachery) else []
