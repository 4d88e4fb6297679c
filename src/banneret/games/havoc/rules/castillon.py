"""H-12 The final battle, and H-13 the end of the game."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Question, Step
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import DONE, EXCHANGE, EXCHANGE_DOGS, LAY, LAY_CARD, LAYING_DONE
from banneret.games.havoc.rules.cards import DOG, JOHN, cards_text
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import best_hand
from banneret.games.havoc.rules.scoring import settle
from banneret.games.havoc.rules.state import JOHN_GONE, JOHN_PEACEKEEPER, JOHN_PENDING, NO_CARD, NO_KEY, NO_SEAT, Havoc

MOST_EXCHANGED: Final = 2
MOST_LAID: Final = 6
DEALT: Final = 2


@final
class FinalBattle(Step["Havoc"]):
    """H-12 Recruits are discarded, everybody gets two cards, dogs may be exchanged, all lay at once."""

    def run(self, game: Havoc, chance: Chance) -> None:
        leave_john(game)
        game.battle = CASTILLON
        game.initiator = game.peacekeeper
        game.fighters = BIT[game.players] - 1
        game.keys = [NO_KEY] * game.players
        game.places = [0] * game.players
        game.winner = NO_SEAT
        if game.heard:
            game.emit("castillon_begins", "H-12.1", NO_SEAT, {"keeper": game.said(game.peacekeeper)})
            game.emit("recruits_discarded", "H-12.1", NO_SEAT, {"cards": cards_text(game.recruits)})
        game.discard.extend(game.recruits)
        game.recruits = []
        for _ in range(DEALT):
            seat = game.peacekeeper
            for _ in range(game.players):
                seat = game.left_of(seat)
                draw_final(game, seat, "H-12.1", chance, dealt=True)
        game.push(REVEAL)
        game.push(ExchangeRound(game.peacekeeper, game.players))


def leave_john(game: Havoc) -> None:
    """H-16.9, H-16.10 John takes no part: the seat left of his place acts as Peacekeeper."""
    rule = "H-16.10"
    if game.john == JOHN_PEACEKEEPER:
        rule = "H-16.9"
        game.peacekeeper = game.left_of(game.john_after)
        game.holder = game.peacekeeper
    if game.john == JOHN_PEACEKEEPER or game.john == JOHN_PENDING:
        game.john = JOHN_GONE
        if game.heard:
            game.emit("john_leaves", rule, NO_SEAT, {"why": "castillon"})


def draw_final(game: Havoc, seat: i64, rule: str, chance: Chance, dealt: bool) -> None:
    """H-16.2d John of Gaunt drawn now leaves the game and another card is drawn."""
    card = game.draw_card(chance)
    if card == JOHN:
        game.john = JOHN_GONE
        if game.heard:
            game.emit("john_leaves", "H-16.2", NO_SEAT, {"why": "drawn"}, reveals=True)
        card = game.draw_card(chance)
    if card == NO_CARD:
        if game.heard:
            game.emit("no_card_left", rule, seat, {})
        return
    game.hands[seat].append(card)
    game.tell_card(seat, rule, card, dealt)


@final
class ExchangeRound(Step["Havoc"]):
    """H-12 From the Peacekeeper clockwise, each seat may exchange dogs; then all lay. An only card is laid unasked."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.left]

    def run(self, game: Havoc, chance: Chance) -> None:
        if self.left > 0:
            game.push(ExchangeRound(game.left_of(self.seat), self.left - 1))
            game.push(FINAL_DOGS[self.seat])
            return
        if game.charter.auto_best:
            for seat in range(game.players):
                game.picked[seat] = best_hand(game.hands[seat])
            return
        seats = who_chooses(game)
        game.push(CastillonLay(seats, seats))


def who_chooses(game: Havoc) -> i64:
    """H-12.5 The seats that are asked what they lay, as a mask: no cards leave no choice, and neither does one."""
    seats: i64 = 0
    for seat in range(game.players):
        if len(game.hands[seat]) > 1:
            seats |= BIT[seat]
    return seats


@final
class FinalDogs(Question["Havoc"]):
    """H-12.2 Discard up to two dogs and draw as many cards, told at once; asked even of a hand without dogs."""

    rule: ClassVar[str] = "H-12.2"

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        return EXCHANGE[: min(MOST_EXCHANGED, game.dogs_in_hand(seat)) + 1]

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        return None if game.hands[seat] else EXCHANGE[0]

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == EXCHANGE_DOGS:
            return Refusal("not_enough_dogs", "H-12.2")
        return Refusal("must_say_exchange", "H-12.2")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.discard_dogs(seat, action.piece)
        if game.heard:
            game.emit("exchanged_dogs", "H-12.2", seat, {"dogs": action.piece}, reveals=True)
        for _ in range(action.piece):
            draw_final(game, seat, "H-12.2", chance, dealt=False)


@final
class CastillonLay(JointQuestion["Havoc"]):
    """H-12.3, H-12.5 Everybody secretly lays one to six cards; all are turned up together."""

    rule: ClassVar[str] = "H-12.3"

    def with_open(self, open_seats: i64) -> Frame[Havoc]:
        return CastillonLay(self.everyone, open_seats)

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = []
        picked = game.picked[seat]
        if picked:
            options.append(DONE)
        if len(picked) < MOST_LAID:
            picked_dogs: i64 = 0
            for card in picked:
                if card == DOG:
                    picked_dogs += 1
            held_dogs: i64 = 0
            for card in game.hands[seat]:
                if card == DOG:
                    held_dogs += 1
                    if held_dogs == picked_dogs + 1:
                        options.append(LAY[DOG])
                elif card not in picked:
                    options.append(LAY[card])
        return options

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == LAYING_DONE:
            return Refusal("lay_at_least_one", "H-12.5")
        if action.verb != LAY_CARD:
            return Refusal("castillon_lays", "H-12.5")
        if len(game.picked[seat]) >= MOST_LAID:
            return Refusal("castillon_six", "H-12.3")
        if action.piece in game.hands[seat]:
            return Refusal("already_picked", "H-12.3", {"card": action.piece_name})
        return Refusal("not_in_hand", "H-12.3", {"card": action.piece_name})

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == LAY_CARD:
            game.picked[seat].append(action.piece)
        else:
            self.answered(game, seat)


@final
class Reveal(Step["Havoc"]):
    """H-12.4 All hands are turned up, the last points are given, and the game is over."""

    def run(self, game: Havoc, chance: Chance) -> None:
        for seat in range(game.players):
            if len(game.hands[seat]) == 1:
                game.picked[seat] = game.hands[seat][:]
            for card in game.picked[seat]:
                game.hands[seat].remove(card)
            game.laid[seat] = game.picked[seat]
            game.picked[seat] = []
            game.dogs_out[seat] = 0
            if game.heard:
                game.emit("laid", "H-12.3", seat, {"cards": cards_text(game.laid[seat])}, reveals=True)
        game.battle_row = []
        settle(game, game.charter.points[CASTILLON])
        if game.heard:
            tell_end(game)
        game.finish()


def tell_end(game: Havoc) -> None:
    """H-13.1 Who has won, and what decided it: points, battle cards won, or the place at Castillon."""
    winners = [seat for seat, share in enumerate(game.returns()) if share > 0]
    level = [seat for seat in range(game.players) if game.vp[seat] == game.vp[winners[0]]]
    won = [len(game.trophies[seat]) for seat in level]
    as_many = [seat for seat in level if len(game.trophies[seat]) == len(game.trophies[winners[0]])]
    decided = "points"
    compared: list[Json] = []
    if len(winners) > 1:
        decided = "nothing"
    elif len(as_many) > 1:
        decided = "castillon"
        compared = [[seat, int(game.places[seat])] for seat in as_many]
    elif len(level) > 1:
        decided = "cards"
        compared = [[seat, count] for seat, count in zip(level, won, strict=True)]
    parts: dict[str, Json] = {
        "winners": [*winners], "points": list(game.vp), "decided": decided, "compared": compared,
    }  # fmt: skip
    game.emit("game_over", "H-13.1", NO_SEAT, parts)


REVEAL: Final = Reveal()
FINAL_BATTLE: Final = FinalBattle()
FINAL_DOGS: Final = [FinalDogs(seat) for seat in range(6)]
