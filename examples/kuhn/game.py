"""Kuhn poker: rules and texts, and nothing else.

P-1  Two seats and three cards, jack, queen and king. Each seat pays one chip and is dealt a card that it alone sees.
P-2  Seat 0 begins. A seat passes or bets one chip more. After a bet the other seat passes, and loses, or bets too.
P-3  After two passes or two bets the cards are shown: the higher one takes all chips.
"""

from pathlib import Path
from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action, Catalogue
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.features import Flag
from banneret.core.fields import Counted, Field, OwnedCounted, Public
from banneret.core.kernel import NOBODY, Game, Question
from banneret.core.kind import RULES_ONLY, Kind, for_everybody
from banneret.core.observation import Shapes
from banneret.core.rooms import Components, GameRules, PlainSight, Sampler
from banneret.core.values import BySeat, Number, Pieces, Seat
from banneret.core.view import Memory, SeatView

CARDS: Final = ["jack", "queen", "king"]
CATALOGUE: Final = Catalogue()
PASS: Final[Action] = CATALOGUE.single(0, "pass")
BET: Final[Action] = CATALOGUE.single(1, "bet")


@final
class Kuhn(Game):
    """P-1 A card and the chips paid for each seat, the card left over, and who passed after a bet."""

    def __init__(self, like: "Kuhn | None" = None) -> None:
        super().__init__(2, like)
        self.hands: list[list[int]] = [[], []] if like is None else like.hands
        self.left: list[int] = [] if like is None else like.left
        self.paid: list[int] = [1, 1] if like is None else like.paid[:]
        self.gave_up: i64 = NOBODY if like is None else like.gave_up

    def clone(self) -> "Kuhn":
        return Kuhn(self)

    def returns(self) -> list[float]:
        """P-2, P-3 The chips that each seat won or lost."""
        winner = 1 - self.gave_up if self.gave_up != NOBODY else int(self.hands[1] > self.hands[0])
        chips = float(self.paid[1 - winner])
        return [chips, -chips] if winner == 0 else [-chips, chips]

    def check(self) -> None:
        assert sorted(self.hands[0] + self.hands[1] + self.left) == [0, 1, 2], "a card is missing"


@final
class PassOrBet(Question["Kuhn"]):
    """P-2 A seat passes or bets; `bet` says whether the other seat has bet."""

    rule: ClassVar[str] = "P-2"

    def __init__(self, seat: i64, bet: bool) -> None:
        super().__init__(seat)
        self.bet = bet

    def parts(self) -> list[int | list[int]]:
        return [self.seat, int(self.bet)]

    def legal(self, game: Kuhn, seat: i64) -> list[Action]:
        return [PASS, BET]

    def apply(self, game: Kuhn, seat: i64, action: Action, chance: Chance) -> None:
        game.emit("passed" if action is PASS else "bet", "P-2", seat, {})
        if action is BET:
            game.paid[seat] += 1
        elif self.bet:
            game.gave_up = seat
        if self.bet or (action is PASS and seat == 1):
            if game.gave_up == NOBODY:
                first, second = (CARDS[hand[0]] for hand in game.hands)
                game.emit("shown", "P-3", NOBODY, {"first": first, "second": second}, reveals=True)
            game.finish()
        else:
            game.replace(PassOrBet(1 - seat, action is BET))


@final
class KuhnSampler(Sampler):
    """The two cards that a seat does not see, dealt anew."""

    def __init__(self, view: SeatView[Kuhn, Memory]) -> None:
        self.base = view.state
        self.seat = view.seat
        self.unseen = [card for card in range(len(CARDS)) if [card] not in view.state.hands]

    def sample(self, chance: Chance) -> Kuhn:
        world = self.base.clone()
        cards = self.unseen[:]
        chance.shuffle(cards, "sample")
        world.hands = [hand if seat == self.seat else [cards.pop()] for seat, hand in enumerate(world.hands)]
        world.left = cards
        return world


@final
class KuhnSight(PlainSight[Kuhn]):
    """Nobody remembers more than lies there."""

    def sampler(self, view: SeatView[Kuhn, Memory]) -> Sampler:
        return KuhnSampler(view)


FIELDS: Final[list[Field[Kuhn]]] = [
    OwnedCounted("hands", BySeat(Pieces(CARDS))),
    Counted("left", Pieces(CARDS)),
    Public("paid", BySeat(Number(1, 2))),
    Public("gave_up", Seat()),
]


@final
class KuhnRules(GameRules[Kuhn, Components]):
    """What is in the box, and how it is laid out."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, [PassOrBet], FIELDS, numbers=["P-1", "P-2", "P-3"])

    def read_data(self, overlay: str) -> Components:
        return Components()

    def blank(self, players: int, options: dict[str, str], data: Components) -> Kuhn:
        return Kuhn()

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Kuhn:
        game = Kuhn()
        if listen:
            game.listen()
        cards = [0, 1, 2]
        chance.shuffle(cards, "deal")
        game.hands = [cards[:1], cards[1:2]]
        game.left = cards[2:]
        for seat in range(2):
            card = CARDS[game.hands[seat][0]]
            game.emit("dealt", "P-1", seat, {}, secret={"card": card}, secret_to=BIT[seat])
        game.push(PassOrBet(0, False))
        return game


KUHN: Final = for_everybody(
    Kind(
        id="kuhn",
        prefix="P",
        players=[2],
        folder=str(Path(__file__).parent),
        rules=KuhnRules(),
        sight=KuhnSight(),
        shapes=Shapes(parts={"bet": Flag()}),
        maturity=RULES_ONLY,
    )
)
