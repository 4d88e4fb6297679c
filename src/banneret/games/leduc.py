"""Leduc hold'em, the smallest poker with a board: the game that `docs/write-a-game.md` builds step by step.

L-1  Two seats, an ante of 1 chip each; six cards: jack, queen and king, each in two suits.
L-2  Each seat is dealt one card that only its owner sees.
L-3  Betting starts with seat 0: fold (only against a raise), call (nothing to call is a check) or raise. A raise is
     2 chips in the first round and 4 in the second, at most two a round. A call after another answer ends the round.
L-4  After the first round one card is turned up for both; a second round follows.
L-5  Who folds loses. Otherwise a card that pairs the board wins, else the higher rank; equals lose nothing.
"""

from pathlib import Path
from typing import Final, cast, final

from mypy_extensions import i64

from banneret.core.actions import Action, Catalogue
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import NOBODY, Frame, Game, Question, Step
from banneret.core.kind import GameKind, Sampler
from banneret.core.refusals import Refusal
from banneret.core.view import UNKNOWN, Counted, OwnedCounted, Public, View

PLAYERS: Final = 2
CARDS: Final = ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"]
RANK: Final = bytes([0, 0, 1, 1, 2, 2])
RANKS: Final = 3
ANTE: Final = 1
RAISES: Final = 2
MOST: Final = 13  # chips a seat can lose: the ante, two raises of 2 and two of 4

CATALOGUE: Final = Catalogue()
FOLD: Final[Action] = CATALOGUE.single(0, "fold")
CALL: Final[Action] = CATALOGUE.single(1, "call")
RAISE: Final[Action] = CATALOGUE.single(2, "raise")


@final
class Leduc(Game):
    """L-1 What lies on the table. `hands` and `deck`, the cards left after dealing, never change: clones share them."""

    def __init__(
        self,
        stack: list[Frame[Game]],
        over: bool,
        hands: list[list[int]],
        deck: list[int],
        board: i64,
        paid: list[int],
        folded: i64,
    ) -> None:
        super().__init__(PLAYERS, stack, [], over)
        self.hands = hands
        self.deck = deck
        self.board: i64 = board
        self.paid = paid
        self.folded: i64 = folded

    def clone(self) -> "Leduc":
        copy = Leduc(self.stack[:], self.over, self.hands, self.deck, self.board, self.paid[:], self.folded)
        copy.waiting_mask = self.waiting_mask
        return copy

    def strength(self, seat: i64) -> i64:
        """L-5 A pair with the board beats every rank."""
        rank: i64 = RANK[self.hands[seat][0]]
        return rank + RANKS if rank == RANK[self.board] else rank

    def returns(self) -> list[float]:
        """L-5 The chips that each seat won or lost."""
        if self.folded != NOBODY:
            ahead: i64 = 2 * self.folded - 1  # above zero where seat 0 wins
        else:
            ahead = self.strength(0) - self.strength(1)
        if ahead > 0:
            return [float(self.paid[1]), -float(self.paid[1])]
        if ahead < 0:
            return [-float(self.paid[0]), float(self.paid[0])]
        return [0.0, 0.0]

    def check(self) -> None:
        assert sorted(self.hands[0] + self.hands[1] + self.deck) == list(range(len(CARDS)))
        assert ANTE <= min(self.paid) <= max(self.paid) <= MOST


@final
class Bet(Question["Leduc"]):
    """L-3 A seat folds, calls or raises; `raises` counts those of this round."""

    def __init__(self, seat: i64, raises: i64) -> None:
        super().__init__(seat)
        self.raises: i64 = raises

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.raises]

    def legal(self, game: Leduc, seat: i64) -> list[Action]:
        return ANSWERS[self.raises]

    def refuse(self, game: Leduc, seat: i64, action: Action) -> Refusal:
        if action is FOLD:
            return Refusal("nothing_to_fold_against", "L-3")
        return Refusal("two_raises_a_round", "L-3")

    def apply(self, game: Leduc, seat: i64, action: Action, chance: Chance) -> None:
        if game.heard:
            game.emit("answered", "L-3", seat, {"answer": action.notation})
        other = 1 - seat
        if action is RAISE:
            game.paid[seat] = game.paid[other] + (2 if game.board == UNKNOWN else 4)
            game.replace(BET[other][self.raises + 1])
        elif action is CALL:
            game.paid[seat] = game.paid[other]
            if seat == 0 and self.raises == 0:
                game.replace(BET[other][0])
            else:
                game.pop()
        else:
            game.folded = seat
            game.finish()


# What a seat may answer after no raise, one and two.
ANSWERS: Final = [[CALL, RAISE], [FOLD, CALL, RAISE], [FOLD, CALL]]
BET: Final = [[Bet(seat, raises) for raises in range(RAISES + 1)] for seat in range(PLAYERS)]


@final
class TurnUp(Step["Leduc"]):
    """L-4 The first round is over: a card is turned up, and seat 0 opens the second."""

    def run(self, game: Leduc, chance: Chance) -> None:
        game.board = game.deck[chance.below(len(game.deck), "board")]
        if game.heard:
            game.emit("turned_up", "L-4", NOBODY, {"card": CARDS[game.board]}, reveals=True)
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


@final
class LeducSampler(Sampler):
    """Each card that the seat has not seen may be the other's; the worlds' hands and decks are laid out beforehand."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.state, Leduc)
        self.base = view.state
        seen = [*self.base.hands[0], *self.base.hands[1], self.base.board]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        self.hands: list[list[list[int]]] = []
        self.decks: list[list[int]] = []
        possible = [unseen if hand[0] == UNKNOWN else hand for hand in self.base.hands]
        for first in possible[0]:
            for second in possible[1]:
                if first != second:
                    self.hands.append([[first], [second]])
                    self.decks.append([card for card in range(len(CARDS)) if card != first and card != second])

    def sample(self, chance: Chance) -> Leduc:
        world = self.base.clone()
        deal = chance.below(len(self.hands), "sample")
        world.hands = self.hands[deal]
        world.deck = self.decks[deal]
        return world


@final
class LeducKind(GameKind):
    """The game as everybody outside this module knows it."""

    def __init__(self) -> None:
        super().__init__(
            id="leduc",
            prefix="L",
            players=[PLAYERS],
            rules_version=1,
            maturity="complete",
            options=[],
            catalogue=CATALOGUE,
            fields=[OwnedCounted("hands"), Counted("deck"), Public("board"), Public("paid"), Public("folded")],
            frames=cast(list[type[Frame[Game]]], [Bet, TurnUp, ShowDown]),
            folder=str(Path(__file__).parent),
        )

    def set_up(self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool) -> Leduc:
        deck = list(range(len(CARDS)))
        hands = [[deck.pop(chance.below(len(deck), "deal"))] for _ in range(PLAYERS)]
        game = Leduc([], False, hands, deck, UNKNOWN, [ANTE, ANTE], NOBODY)
        if listen:
            game.listen()
            for seat in range(PLAYERS):
                game.emit("dealt", "L-2", seat, {}, secret={"card": CARDS[hands[seat][0]]}, secret_to=BIT[seat])
        game.push(SHOW_DOWN)
        game.push(TURN_UP)
        game.push(BET[0][0])
        return game

    def sampler(self, view: View) -> LeducSampler:
        return LeducSampler(view)

    def learnt(self, game: Game, seat: i64) -> i64:
        """The rank of the own card and of the board."""
        assert isinstance(game, Leduc)
        board: i64 = RANKS if game.board == UNKNOWN else RANK[game.board]
        return RANK[game.hands[seat][0]] * (RANKS + 1) + board

    def utilities(self, game: Game) -> list[float]:
        return [0.5 + chips / float(2 * MOST) for chips in game.returns()]


LEDUC: Final = LeducKind()
