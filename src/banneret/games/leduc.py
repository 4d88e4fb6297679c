"""Leduc hold'em, the smallest poker with a board: the game that `docs/write-a-game.md` builds step by step.

L-1  Two seats, an ante of 1 chip each; six cards: jack, queen and king, each in two suits.
L-2  Each seat is dealt one card that only its owner sees.
L-3  Betting starts with seat 0: fold (only against a raise), call (nothing to call is a check) or raise. A raise is
     2 chips in the first round and 4 in the second, at most two a round. A call after another answer ends the round.
L-4  After the first round the top card of the deck is turned up for both; a second round follows.
L-5  Who folds loses. Otherwise a card that pairs the board wins, else the higher rank; equals lose nothing.
"""

from pathlib import Path
from typing import Final, cast, final

from mypy_extensions import i64

from banneret.core.actions import Action, Catalogue
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.feature_lists import Bag, EachSeat, Pile
from banneret.core.features import Flag, Number, Seat
from banneret.core.fields import UNKNOWN, Field, OwnedCounted, Public
from banneret.core.kernel import NOBODY, Frame, Game, Question, Step
from banneret.core.kind import Kind, for_everybody
from banneret.core.observation import Shapes
from banneret.core.refusals import Refusal
from banneret.core.rooms import Components, GameBot, GameRules, PlainSight, Sampler
from banneret.core.view import Memory, SeatView

PLAYERS: Final = 2
CARDS: Final = ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"]
RANK: Final = bytes([0, 0, 1, 1, 2, 2])
RANKS: Final = 3
ANTE: Final = 1
RAISES: Final = 2
MOST_PAID: Final = 13  # the ante, two raises of 2 and two of 4

CATALOGUE: Final = Catalogue()
FOLD: Final[Action] = CATALOGUE.single(0, "fold")
CALL: Final[Action] = CATALOGUE.single(1, "call")
RAISE: Final[Action] = CATALOGUE.single(2, "raise")


@final
class Deal:
    """L-2 One of the ways in which the cards can lie: a card for each seat, and the deck with the board on top."""

    def __init__(self, first: int, second: int, board: int) -> None:
        self.hands = [[first], [second]]
        self.deck = [board, *[card for card in range(len(CARDS)) if card not in (first, second, board)]]
        self.name = CARDS[first] + CARDS[second] + CARDS[board]


DEALS: Final = [
    Deal(first, second, board)
    for first in range(len(CARDS))
    for second in range(len(CARDS))
    for board in range(len(CARDS))
    if first != second and board != first and board != second
]


@final
class Leduc(Game):
    """L-1 What lies on the table: cards, chips paid, who folded. The cards never move, so that clones share them."""

    def __init__(self, like: "Leduc | None" = None) -> None:
        super().__init__(PLAYERS, like)
        if like is None:
            self.hands: list[list[int]] = [[], []]
            self.deck: list[int] = []
            self.turned_up: i64 = 0
            self.paid: list[int] = [ANTE, ANTE]
            self.folded: i64 = NOBODY
        else:
            self.hands = like.hands
            self.deck = like.deck
            self.turned_up = like.turned_up
            self.paid = like.paid[:]
            self.folded = like.folded

    def clone(self) -> "Leduc":
        return Leduc(self)

    def strength(self, seat: i64) -> i64:
        """L-5 A pair with the board beats every rank."""
        rank: i64 = RANK[self.hands[seat][0]]
        return rank + RANKS if rank == RANK[self.deck[0]] else rank

    def returns(self) -> list[float]:
        """L-5 The chips that each seat won or lost."""
        lead: i64 = 2 * self.folded - 1 if self.folded != NOBODY else self.strength(0) - self.strength(1)
        if lead == 0:
            return [0.0, 0.0]
        chips = float(self.paid[1] if lead > 0 else -self.paid[0])
        return [chips, -chips]

    def check(self) -> None:
        assert sorted(self.hands[0] + self.hands[1] + self.deck) == list(range(len(CARDS))), "a card is missing"
        assert all(ANTE <= chips <= MOST_PAID for chips in self.paid), f"paid: {self.paid}"


@final
class Bet(Question["Leduc"]):
    """L-3 A seat folds, calls or raises; `raises` counts the raises of this round."""

    def __init__(self, seat: i64, raises: i64) -> None:
        super().__init__(seat)
        self.raises: i64 = raises

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.raises]

    def legal(self, game: Leduc, seat: i64) -> list[Action]:
        return ANSWERS[self.raises]

    def refuse(self, game: Leduc, seat: i64, action: Action) -> Refusal:
        return Refusal("nothing_to_fold_against" if action is FOLD else "two_raises_a_round", "L-3")

    def apply(self, game: Leduc, seat: i64, action: Action, chance: Chance) -> None:
        if game.heard:
            game.emit("answered", "L-3", seat, {"answer": action.notation})
        other = 1 - seat
        if action is RAISE:
            game.paid[seat] = game.paid[other] + (4 if game.turned_up else 2)
            game.replace(BET[other][self.raises + 1])
        elif action is FOLD:
            game.folded = seat
            game.finish()
        elif seat == 0 and self.raises == 0:
            game.replace(BET[other][0])
        else:
            game.paid[seat] = game.paid[other]
            game.pop()


# What a seat may answer after no raise, one and two.
ANSWERS: Final = [[CALL, RAISE], [FOLD, CALL, RAISE], [FOLD, CALL]]
BET: Final = [[Bet(seat, raises) for raises in range(RAISES + 1)] for seat in range(PLAYERS)]


@final
class TurnUp(Step["Leduc"]):
    """L-4 The first round is over: the board is turned up, and seat 0 opens the second."""

    def run(self, game: Leduc, chance: Chance) -> None:
        game.turned_up = 1
        if game.heard:
            game.emit("turned_up", "L-4", NOBODY, {"card": CARDS[game.deck[0]]}, reveals=True)
        game.push(BET[0][0])


@final
class ShowDown(Step["Leduc"]):
    """L-5 Nobody folded: both cards are shown."""

    def run(self, game: Leduc, chance: Chance) -> None:
        if game.heard:
            game.emit("shown", "L-5", NOBODY, {"cards": [CARDS[hand[0]] for hand in game.hands]}, reveals=True)
        game.finish()


TURN_UP: Final = TurnUp()
SHOW_DOWN: Final = ShowDown()


class DeckField(Field["Leduc"]):
    """L-4 Everybody sees the card that is turned up, nobody the others."""

    def mask(self, game: Leduc, seat: i64) -> None:
        game.deck = [card if place < game.turned_up else UNKNOWN for place, card in enumerate(game.deck)]


FIELDS: Final[list[Field[Leduc]]] = [
    OwnedCounted("hands", shape=EachSeat(Bag(len(CARDS)))),
    DeckField("deck", shape=Pile(len(CARDS))),
    Public("turned_up", shape=Flag()),
    Public("paid", shape=EachSeat(Number(ANTE, MOST_PAID))),
    Public("folded", shape=Seat()),
]
SHAPES: Final = Shapes(parts={"raises": Number(0, RAISES)})


@final
class LeducSampler(Sampler):
    """The deals that agree with what a seat sees; each is equally likely."""

    def __init__(self, view: SeatView[Leduc, Memory]) -> None:
        self.base = view.state
        self.deals = [deal for deal in DEALS if self.agrees(deal)]

    def agrees(self, deal: Deal) -> bool:
        for seat in range(PLAYERS):
            if self.base.hands[seat][0] not in (UNKNOWN, deal.hands[seat][0]):
                return False
        return self.base.deck[0] in (UNKNOWN, deal.deck[0])

    def sample(self, chance: Chance) -> Leduc:
        world = self.base.clone()
        deal = self.deals[chance.below(len(self.deals), "sample")]
        world.hands = deal.hands
        world.deck = deal.deck
        return world


@final
class LeducRules(GameRules[Leduc, Components]):
    """What is in the box, and how it is laid out."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, cast(list[type[Frame[Leduc]]], [Bet, TurnUp, ShowDown]), FIELDS)

    def read_data(self, overlay: str) -> Components:
        return Components()

    def blank(self, players: int, options: dict[str, str], data: Components) -> Leduc:
        return Leduc()

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Leduc:
        game = Leduc()
        deal = DEALS[chance.below(len(DEALS), "deal")]
        game.hands = deal.hands
        game.deck = deal.deck
        if listen:
            game.listen()
            for seat, hand in enumerate(deal.hands):
                game.emit("dealt", "L-2", seat, {}, secret={"card": CARDS[hand[0]]}, secret_to=BIT[seat])
        game.push(SHOW_DOWN)
        game.push(TURN_UP)
        game.push(BET[0][0])
        return game

    def outcome_name(self, label: str, value: int) -> str:
        return DEALS[value].name

    def outcome_value(self, label: str, name: str) -> int:
        return [deal.name for deal in DEALS].index(name)


@final
class LeducSight(PlainSight[Leduc]):
    """Nobody needs to remember anything: all that was shown still lies there."""

    def sampler(self, view: SeatView[Leduc, Memory]) -> LeducSampler:
        return LeducSampler(view)


@final
class LeducBot(GameBot[Leduc]):
    """What search wants to know."""

    def learnt(self, game: Leduc, seat: i64) -> i64:
        """The rank of the own card, and of the board once it is turned up."""
        board: i64 = RANK[game.deck[0]] if game.turned_up else RANKS
        return RANK[game.hands[seat][0]] * (RANKS + 1) + board

    def utilities(self, game: Leduc) -> list[float]:
        share = 0.5 + game.returns()[0] / float(2 * MOST_PAID)
        return [share, 1.0 - share]


LEDUC: Final = for_everybody(
    Kind(
        id="leduc",
        prefix="L",
        players=[PLAYERS],
        folder=str(Path(__file__).parent),
        rules=LeducRules(),
        sight=LeducSight(),
        bot=LeducBot(),
        shapes=SHAPES,
    )
)
