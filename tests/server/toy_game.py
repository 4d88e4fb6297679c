"""A small game that has everything a table must be able to handle: drafts, a joint question, chance, side acts, undo.

T-1  Each seat has three of the cards 1 to 4 and two coins. Three rounds.
T-2  Seat 0 opens a round: it waits (which shows nothing and may be undone), peeks at a card by lot, or goes on.
T-3  Then everybody bids at once: one or two cards, laid as a draft, confirmed by `done`.
T-4  The bids are shown; a die breaks ties; the highest sum gets a point.
T-5  While a question is open a seat may give a coin to the next seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mypy_extensions import i64

from banneret.core.actions import Action, Catalogue
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.fields import Field, OwnedCounted, OwnedSecret, Public
from banneret.core.kernel import Frame, Game, JointQuestion, Question, Step
from banneret.core.kind import GameKind, Kind, for_everybody
from banneret.core.refusals import Refusal
from banneret.core.rooms import Components, GameRules, PlainSight

ROUNDS = 3
CARDS = 4
CATALOGUE = Catalogue()
WAIT = CATALOGUE.single(0, "wait")
PEEK = CATALOGUE.single(1, "peek")
GO = CATALOGUE.single(2, "go")
PICK = CATALOGUE.family(3, "pick", "card", [str(card) for card in range(CARDS + 1)], draft=True)
DONE = CATALOGUE.single(4, "done")
GIVE = CATALOGUE.single(5, "give")


class Toy(Game):
    """T-1 What lies on the table."""

    def __init__(
        self,
        players: int,
        stack: list[Frame[Game]],
        over: bool,
        hands: list[list[int]],
        picked: list[list[int]],
        coins: list[int],
        points: list[int],
        played: int,
    ) -> None:
        super().__init__(players)
        self.stack = stack
        self.over = over
        self.hands = hands
        self.picked = picked
        self.coins = coins
        self.points = points
        self.played = played

    def clone(self) -> Toy:
        copy = Toy(
            self.players, self.stack[:], self.over, [hand[:] for hand in self.hands],
            [cards[:] for cards in self.picked], self.coins[:], self.points[:], self.played,
        )  # fmt: skip
        copy.waiting_mask = self.waiting_mask
        return copy

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        self.coins[seat] -= 1
        self.coins[(seat + 1) % self.players] += 1
        self.emit("gave", "T-5", seat, {"to": (seat + 1) % self.players})

    def returns(self) -> list[float]:
        best = max(self.points)
        return [1.0 if points == best else 0.0 for points in self.points]

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]


def gifts(game: Game, seat: i64) -> list[Action]:
    assert isinstance(game, Toy)
    return [GIVE] if 0 <= seat < game.players and game.coins[seat] > 0 else []


class Opening(Question[Toy]):
    """T-2 Seat 0 waits, peeks or goes on."""

    def legal(self, game: Toy, seat: i64) -> list[Action]:
        return [WAIT, PEEK, GO]

    def apply(self, game: Toy, seat: i64, action: Action, chance: Chance) -> None:
        if action is WAIT:
            game.emit("waits", "T-2", seat, {})
        elif action is PEEK:
            card = game.hands[seat][chance.below(len(game.hands[seat]), "peek")]
            game.emit("peeks", "T-2", seat, {}, secret={"card": card}, secret_to=BIT[seat], reveals=True)
        else:
            game.emit("goes_on", "T-2", seat, {})
            game.pop()

    def side(self, game: Toy, seat: i64) -> list[Action]:
        return gifts(game, seat)


class Bid(JointQuestion[Toy]):
    """T-3 Everybody bids at once."""

    def with_open(self, open_seats: i64) -> Frame[Toy]:
        return Bid(self.everyone, open_seats)

    def legal(self, game: Toy, seat: i64) -> list[Action]:
        picked = game.picked[seat]
        lays = [PICK[card] for card in game.hands[seat] if card not in picked] if len(picked) < 2 else []
        return [*lays, DONE] if picked else lays

    def refuse(self, game: Toy, seat: i64, action: Action) -> Refusal:
        return Refusal("bid_first", "T-3") if action is DONE else Refusal("not_in_hand", "T-3")

    def apply(self, game: Toy, seat: i64, action: Action, chance: Chance) -> None:
        if action is DONE:
            self.answered(game, seat)
        else:
            game.picked[seat].append(action.piece)

    def side(self, game: Toy, seat: i64) -> list[Action]:
        return gifts(game, seat)


class Resolve(Step[Toy]):
    """T-4 The bids are shown."""

    def run(self, game: Toy, chance: Chance) -> None:
        sums = [sum(cards) for cards in game.picked]
        best = [seat for seat in range(game.players) if sums[seat] == max(sums)]
        winner = best[chance.below(len(best), "tie")] if len(best) > 1 else best[0]
        game.points[winner] += 1
        game.emit("bids", "T-4", winner, {"bids": [list(cards) for cards in game.picked]}, reveals=True)
        game.picked = [[] for _ in range(game.players)]
        game.played += 1
        if game.played == ROUNDS:
            game.finish()
        else:
            new_round(game)


def new_round(game: Toy) -> None:
    everybody = BIT[game.players] - 1
    game.push(Resolve())
    game.push(Bid(everybody, everybody))
    game.push(Opening(0))


FIELDS: list[Field[Toy]] = [
    OwnedCounted("hands"), OwnedSecret("picked"), Public("coins"), Public("points"), Public("played"),
]  # fmt: skip


class ToyRules(GameRules[Toy, Components]):
    """The rules as everybody else knows them."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, cast(list[type[Frame[Toy]]], [Opening, Bid, Resolve]), FIELDS)

    def read_data(self, overlay: str) -> Components:
        return Components()

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Toy:
        hands = [list(range(1, CARDS + 1)) for _ in range(players)]
        for hand in hands:
            chance.shuffle(hand, "deal")
            hand.pop()
        game = Toy(players, [], False, hands, [[] for _ in range(players)], [2] * players, [0] * players, 0)
        if listen:
            game.listen()
            for seat in range(players):
                game.emit("dealt", "T-1", seat, {}, secret={"cards": hands[seat][:]}, secret_to=BIT[seat])
        new_round(game)
        return game

    def blank(self, players: int, options: dict[str, str], data: Components) -> Toy:
        return Toy(players, [], False, [], [], [], [], 0)


def kind_of(id: str, rules: ToyRules) -> GameKind:
    return for_everybody(
        Kind(id=id, prefix="T", players=[2, 3, 4], folder=str(Path(__file__).parent), rules=rules, sight=PlainSight())
    )


TOY = kind_of("toy", ToyRules())
