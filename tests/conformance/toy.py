"""The fair: a toy game that uses everything the kernel has and no real game here needs all of.

T-1  Two or four seats; of four, 0 and 2 are partners against 1 and 3. Twenty cards, 0 to 19: four for each seat, the
     rest is the deck. Everybody has two coins. Whether the top card of the deck is 10 or more is known to all.
T-2  Three rounds. The crier of the round may wait twice and look at the top card once; then it is turned up: the lot.
T-3  All at once, each seat with cards offers one card, or two, which costs a coin. The highest sum wins the lot, a tie
     nobody; all offers go to the stall, face up. Then the weather decides whether everybody gets a coin.
T-4  Who offered two cards owes a toll: a coin or another card, asked in the order of seats before anything else.
T-5  Then each seat without a coin may beg one. A seat that is given a coin in the meantime is not asked any more.
T-6  While anybody is asked, a seat may give a coin to another; a seat that is offering may withdraw from the lot.
T-7  While offers are out the table may end the round (`time up`) or take a coin from everybody (`levy`).
T-8  The side with more points wins and shares the victory; a draw is shared by all.
"""

from collections.abc import Mapping
from typing import TypeAlias, cast

from mypy_extensions import i64

from banneret.core import features
from banneret.core.actions import Action, Catalogue
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.feature_lists import Bag, EachSeat, Own
from banneret.core.fields import UNKNOWN, Counted, Field, OwnedCounted, OwnedSecret, Public
from banneret.core.jsons import Json
from banneret.core.kernel import NOBODY, TABLE, Frame, Game, JointQuestion, Question, Step
from banneret.core.kind import GameKind, Kind, for_everybody
from banneret.core.observation import Shapes
from banneret.core.options import Option
from banneret.core.refusals import Refusal
from banneret.core.rooms import Components, GameBot, GameRules, GameSight, Sampler
from banneret.core.view import Memory, SeatView

CARDS = 20
DEALT = 4
HIGH = 10
NO_LOT = -2

(LOOK_UP, WAIT_ON, TURN_UP, OFFER_CARD, SEAL_OFFER, PAY_COIN, DROP_CARD, GO_FREE, BEG_COIN, STAY_PROUD, GIVE_COIN,
 WITHDRAW_OFFER, END_ROUND, TAKE_COINS) = range(14)  # fmt: skip

_CARDS = [str(card) for card in range(CARDS)]
CATALOGUE = Catalogue()
LOOK = CATALOGUE.single(LOOK_UP, "look")
WAIT = CATALOGUE.single(WAIT_ON, "wait")
OPEN = CATALOGUE.single(TURN_UP, "open")
OFFER = CATALOGUE.family(OFFER_CARD, "offer", "card", _CARDS, draft=True)
SEAL = CATALOGUE.single(SEAL_OFFER, "seal")
PAY = CATALOGUE.single(PAY_COIN, "pay")
DROP = CATALOGUE.family(DROP_CARD, "drop", "card", _CARDS)
FREE = CATALOGUE.single(GO_FREE, "go free")
BEG = CATALOGUE.single(BEG_COIN, "beg")
PROUD = CATALOGUE.single(STAY_PROUD, "stay proud")
GIVE = CATALOGUE.family(GIVE_COIN, "give", "seat", ["0", "1", "2", "3"])
WITHDRAW = CATALOGUE.single(WITHDRAW_OFFER, "withdraw")
TIME_UP = CATALOGUE.single(END_ROUND, "time up")
LEVY = CATALOGUE.single(TAKE_COINS, "levy")


class Fair(Game):
    """T-1 Cards, coins and points."""

    def __init__(
        self, players: i64, stack: list[Frame[Game]], due: list[Frame[Game]], over: bool, rounds: int, deck: list[int],
        hands: list[list[int]], offers: list[list[int]], stall: list[int], lot: int, coins: list[int],
        points: list[int], round: int, crier: int, looked: bool, waits: int,
    ) -> None:  # fmt: skip
        super().__init__(players)
        self.stack = stack
        self.due = due
        self.over = over
        self.rounds = rounds
        self.deck = deck
        self.hands = hands
        self.offers = offers
        self.stall = stall
        self.lot = lot
        self.coins = coins
        self.points = points
        self.round = round
        self.crier = crier
        self.looked = looked
        self.waits = waits

    def clone(self) -> "Fair":
        copy = Fair(
            self.players, self.stack[:], self.due[:], self.over, self.rounds, self.deck[:],
            [hand[:] for hand in self.hands], [offer[:] for offer in self.offers], self.stall[:], self.lot,
            self.coins[:], self.points[:], self.round, self.crier, self.looked, self.waits,
        )  # fmt: skip
        copy.waiting_mask = self.waiting_mask
        return copy

    def returns(self) -> list[float]:
        """T-8 The victory is shared by a side."""
        sides = [sum(self.points[side::2]) for side in range(2)]
        winners = [seat for seat in range(self.players) if sides[seat % 2] == max(sides)]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def clock_runs(self) -> bool:
        return bool(self.stack) and isinstance(self.stack[-1], Bid)

    def check(self) -> None:
        lot = [] if self.lot == NO_LOT else [self.lot]
        cards = [*self.deck, *self.stall, *lot, *[card for hand in self.hands for card in hand]]
        assert sorted(cards) == list(range(CARDS)), "cards were lost or made"
        assert min(self.coins) >= 0, "a debt of coins"
        for hand, offer in zip(self.hands, self.offers, strict=True):
            assert set(offer) <= set(hand), "an offer of cards not held"
            assert len(offer) <= 2, "an offer of three cards"

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == GIVE_COIN:
            self.coins[seat] -= 1
            self.coins[action.piece] += 1
            self.emit("gave", "T-6", seat, {"to": action.piece})
        elif action is WITHDRAW:
            bid = cast(Bid, self.stack[-1])
            self.offers[seat] = []
            self.emit("withdrew", "T-6", seat, {})
            self.replace(Bid(bid.everyone & ~BIT[seat], bid.open_seats & ~BIT[seat]))
        elif action is LEVY:
            self.coins = [max(0, coins - 1) for coins in self.coins]
            self.emit("levied", "T-7", NOBODY, {})
        else:
            self.offers = [[] for _ in self.offers]
            self.stall.append(self.lot)
            self.lot = NO_LOT
            self.emit("time_up", "T-7", NOBODY, {})
            self.unwind(1)


def gifts(game: Fair, seat: i64) -> list[Action]:
    """T-6 A coin that the own offer does not need."""
    if seat < 0 or game.coins[seat] - (1 if len(game.offers[seat]) == 2 else 0) < 1:
        return []
    return [GIVE[other] for other in range(game.players) if other != seat]


class NextRound(Step["Fair"]):
    """T-2 The bottom of the stack."""

    def run(self, game: Fair, chance: Chance) -> None:
        if game.round == game.rounds:
            game.emit("fair_over", "T-8", NOBODY, {"points": list(game.points)})
            game.finish()
            return
        game.crier = game.round % game.players
        game.round += 1
        game.looked = False
        game.waits = 0
        game.push(self)
        game.push(Call(game.crier))


class Call(Question["Fair"]):
    """T-2 Wait, look, or turn the top card up."""

    def legal(self, game: Fair, seat: i64) -> list[Action]:
        return [*([] if game.looked else [LOOK]), *([WAIT] if game.waits < 2 else []), OPEN]

    def refuse(self, game: Fair, seat: i64, action: Action) -> Refusal:
        return Refusal("looked_already" if action is LOOK else "crier_calls", "T-2")

    def side(self, game: Fair, seat: i64) -> list[Action]:
        return gifts(game, seat)

    def apply(self, game: Fair, seat: i64, action: Action, chance: Chance) -> None:
        if action is LOOK:
            game.looked = True
            game.emit("looked", "T-2", seat, {}, secret={"card": game.deck[0]}, secret_to=BIT[seat], reveals=True)
        elif action is WAIT:
            game.waits += 1
            game.emit("waited", "T-2", seat, {})
        else:
            game.pop()
            game.lot = game.deck.pop(0)
            game.emit("opened", "T-2", seat, {"card": game.lot}, reveals=True)
            seats = sum(BIT[other] for other in range(game.players) if game.hands[other])
            game.push(Resolve())
            game.push(Bid(seats, seats))


class Bid(JointQuestion["Fair"]):
    """T-3 One card, or two for a coin."""

    def with_open(self, open_seats: i64) -> Frame[Fair]:
        return Bid(self.everyone, open_seats)

    def legal(self, game: Fair, seat: i64) -> list[Action]:
        offer = game.offers[seat]
        room = not offer or (len(offer) == 1 and game.coins[seat] > 0)
        cards = [OFFER[card] for card in game.hands[seat] if card not in offer] if room else []
        return [*([SEAL] if offer else []), *cards]

    def refuse(self, game: Fair, seat: i64, action: Action) -> Refusal:
        return Refusal("offer_first" if action is SEAL else "no_such_offer", "T-3", {"coins": game.coins[seat]})

    def side(self, game: Fair, seat: i64) -> list[Action]:
        if seat == TABLE:
            return [TIME_UP, LEVY]
        leaves = [WITHDRAW] if seat >= 0 and self.everyone & BIT[seat] else []
        return [*leaves, *gifts(game, seat)]

    def apply(self, game: Fair, seat: i64, action: Action, chance: Chance) -> None:
        if action is SEAL:
            self.answered(game, seat)
        else:
            game.offers[seat].append(action.piece)


class Resolve(Step["Fair"]):
    """T-3 Offers are turned up; the highest sum wins, and the weather follows."""

    def run(self, game: Fair, chance: Chance) -> None:
        sums = [sum(offer) if offer else -1 for offer in game.offers]
        for seat, offer in enumerate(game.offers):
            if offer:
                game.emit("turned_up", "T-3", seat, {"cards": list(offer)}, reveals=True)
            if len(offer) == 2:
                game.coins[seat] -= 1
                game.fall_due(Toll(seat))
            game.hands[seat] = [card for card in game.hands[seat] if card not in offer]
            game.stall.extend(offer)
        game.offers = [[] for _ in game.offers]
        if max(sums) >= 0 and sums.count(max(sums)) == 1:
            winner = sums.index(max(sums))
            game.points[winner] += 1 + game.lot % 3
            game.emit("sold", "T-3", winner, {"card": game.lot})
        game.stall.append(game.lot)
        game.lot = NO_LOT
        if chance.below(4, "weather") == 0:
            game.coins = [coins + 1 for coins in game.coins]
            game.emit("fine_weather", "T-3", NOBODY, {})
        game.push(Alms(0))


class Toll(Step["Fair"]):
    """T-4 What an offer of two cards costs beside."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def run(self, game: Fair, chance: Chance) -> None:
        game.emit("toll_due", "T-4", self.seat, {})
        game.push(PayToll(self.seat))


class PayToll(Question["Fair"]):
    """T-4 A coin or a card; who has neither goes free, and who has no card pays unasked: everybody sees that."""

    def forced(self, game: Fair, seat: i64) -> Action | None:
        if game.hands[seat]:
            return None
        return PAY if game.coins[seat] else FREE

    def legal(self, game: Fair, seat: i64) -> list[Action]:
        return [*([PAY] if game.coins[seat] else []), *[DROP[card] for card in game.hands[seat]]]

    def refuse(self, game: Fair, seat: i64, action: Action) -> Refusal:
        return Refusal("toll_first", "T-4")

    def side(self, game: Fair, seat: i64) -> list[Action]:
        return gifts(game, seat)

    def apply(self, game: Fair, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is PAY:
            game.coins[seat] -= 1
            game.emit("paid", "T-4", seat, {})
        elif action is FREE:
            game.emit("went_free", "T-4", seat, {})
        else:
            game.hands[seat].remove(action.piece)
            game.stall.append(action.piece)
            game.emit("dropped", "T-4", seat, {"card": action.piece}, reveals=True)


class Alms(Step["Fair"]):
    """T-5 From a seat on, each that has no coin is asked."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def run(self, game: Fair, chance: Chance) -> None:
        for seat in range(self.seat, game.players):
            if game.coins[seat] == 0:
                game.push(Alms(seat + 1))
                game.push(Beg(seat))
                return


class Beg(Question["Fair"]):
    """T-5 Begging has an object only while the seat has no coin."""

    def stands(self, game: Fair) -> bool:
        return game.coins[self.seat] == 0

    def legal(self, game: Fair, seat: i64) -> list[Action]:
        return [BEG, PROUD]

    def refuse(self, game: Fair, seat: i64, action: Action) -> Refusal:
        return Refusal("beg_or_not", "T-5")

    def side(self, game: Fair, seat: i64) -> list[Action]:
        return gifts(game, seat)

    def apply(self, game: Fair, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is BEG:
            game.coins[seat] += 1
        game.emit("begged" if action is BEG else "stayed_proud", "T-5", seat, {})


class FairMemory(Memory):
    """The top card, for a crier that has looked at it."""

    def __init__(self, seat: int, top: int) -> None:
        self.seat = seat
        self.top = top

    def hear(self, event: Event) -> None:
        if event.name == "looked" and event.knows_secret(self.seat):
            self.top = cast(int, event.told_to(self.seat)["card"])
        elif event.name == "opened":
            self.top = UNKNOWN

    def clone(self) -> "FairMemory":
        return FairMemory(self.seat, self.top)

    def json(self) -> Json:
        return {"seat": self.seat, "top": self.top}

    def check(self, game: Fair) -> None:
        assert self.top in (UNKNOWN, game.deck[0] if game.deck else UNKNOWN), "another card is on top"


FairView: TypeAlias = SeatView[Fair, FairMemory]


class FairSampler(Sampler):
    """Unseen cards dealt anew, one of those on top that can be there."""

    def __init__(self, view: FairView) -> None:
        assert view.memory is not None
        state = view.state
        self.seat = view.seat
        self.base = state
        self.top = view.memory.top
        self.top_is_high = view.facts["top_is_high"]
        known = [*state.stall, state.lot, *(state.hands[view.seat] if view.seat >= 0 else [])]
        self.unseen = [card for card in range(CARDS) if card not in known]

    def fits(self, top: int) -> bool:
        return (top >= HIGH) == self.top_is_high if self.top == UNKNOWN else top == self.top

    def sample(self, chance: Chance) -> Fair:
        world = self.base.clone()
        size = len(world.deck)
        cards = self.unseen[:]
        chance.shuffle(cards, "sample")
        if size:
            tops = [card for card in cards if self.fits(card)]
            top = tops[chance.below(len(tops), "sample")]
            cards.remove(top)
            cards.insert(0, top)
        world.deck = cards[:size]
        for seat, hand in enumerate(world.hands):
            if seat != self.seat:
                world.hands[seat] = cards[size : size + len(hand)]
                size += len(hand)
        return world


COUNTED = features.Number(0, 255)
FIELDS: list[Field[Fair]] = [
    Public("rounds", shape=COUNTED), Counted("deck", shape=features.Count(CARDS)),
    OwnedCounted("hands", shape=EachSeat(Bag(CARDS))), OwnedSecret("offers", shape=Own(Bag(CARDS))),
    Public("stall", shape=Bag(CARDS)), Public("lot", shape=features.OneOf(0, CARDS - 1, blank=NO_LOT)),
    Public("coins", shape=EachSeat(COUNTED)), Public("points", shape=EachSeat(COUNTED)),
    Public("round", shape=COUNTED), Public("crier", shape=features.Seat()), Public("looked", shape=features.Flag()),
    Public("waits", shape=COUNTED),
]  # fmt: skip
SHAPES = Shapes(
    {"Alms.seat": COUNTED},
    memory={"top": features.OneOf(0, CARDS - 1), "seat": features.Nothing("counted from the viewer on")},
)
FRAMES = [NextRound, Call, Bid, Resolve, Toll, PayToll, Alms, Beg]


class FairRules(GameRules[Fair, Components]):
    """The rules as the suite knows them."""

    def __init__(self, fields: list[Field[Fair]]) -> None:
        super().__init__(
            CATALOGUE, cast(list[type[Frame[Fair]]], FRAMES), fields, [Option("rounds", ["2", "3"], "3", ["T-2"])],
            [f"T-{number}" for number in range(1, 9)],
        )  # fmt: skip

    def read_data(self, overlay: str) -> Components:
        return Components()

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Fair:
        deck = list(range(CARDS))
        chance.shuffle(deck, "deck")
        hands = [[deck.pop() for _ in range(DEALT)] for _ in range(players)]
        game = self.make(players, int(options["rounds"]), deck, hands)
        if listen:
            game.listen()
        for seat, hand in enumerate(hands):
            game.emit("dealt", "T-1", seat, {}, secret={"cards": list(hand)}, secret_to=BIT[seat], reveals=True)
        game.push(NextRound())
        return game

    def make(self, players: int, rounds: int, deck: list[int], hands: list[list[int]]) -> Fair:
        return Fair(
            players, [], [], False, rounds, deck, hands, [[] for _ in range(players)], [], NO_LOT, [2] * players,
            [0] * players, 0, 0, False, 0,
        )  # fmt: skip

    def blank(self, players: int, options: dict[str, str], data: Components) -> Fair:
        return self.make(players, int(options["rounds"]), [], [])


class FairSight(GameSight[Fair, FairMemory]):
    """What is published, and what a crier remembers."""

    def memory(self, game: Fair, seat: i64) -> FairMemory:
        return FairMemory(seat, UNKNOWN)

    def recall(self, packed: Json) -> FairMemory:
        told = cast(Mapping[str, int], packed)
        return FairMemory(told["seat"], told["top"])

    def check_memory(self, memory: FairMemory, game: Fair) -> None:
        memory.check(game)

    def facts(self, game: Fair, seat: i64) -> dict[str, Json]:
        return {"top_is_high": bool(game.deck) and game.deck[0] >= HIGH}

    def sampler(self, view: FairView) -> Sampler:
        return FairSampler(view)


class FairBot(GameBot[Fair]):
    """Nobody has written down how to play it well."""


def fair(fields: list[Field[Fair]] = FIELDS) -> GameKind:
    """The toy as the suite knows it."""
    return for_everybody(
        Kind(
            id="fair", prefix="T", players=[2, 4], folder=".", rules=FairRules(fields), sight=FairSight(),
            bot=FairBot(), maturity="toy", shapes=SHAPES,
        )
    )  # fmt: skip


FAIR = fair()
