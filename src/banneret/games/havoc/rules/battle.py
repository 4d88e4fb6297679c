"""H-6 A battle: the initiator lays, the others join or stay out, everybody lays until all have passed."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import (
    DECLINE,
    DONE,
    LAY,
    LAY_CARD,
    LAYING_DONE,
    PASS,
    PASS_BATTLE,
    STAY_OUT,
)
from banneret.games.havoc.rules.aftermath import AFTERMATH
from banneret.games.havoc.rules.cards import DOG, cards_text
from banneret.games.havoc.rules.dogs import ACTIVATE_DOGS
from banneret.games.havoc.rules.dogs_out import DOGS_OUT_STARTS, laid_dogs
from banneret.games.havoc.rules.hands import lay_fits, limit_full
from banneret.games.havoc.rules.scoring import SETTLE
from banneret.games.havoc.rules.state import (
    HAVOC_FACE,
    JOHN_FIGHTING,
    JOHN_GONE,
    JOHN_PEACEKEEPER,
    NO_KEY,
    NO_SEAT,
    NOT_DECLARED,
    Havoc,
)

TO_ENTER: Final = 2
TO_CONTINUE: Final = 1


def cry_havoc(game: Havoc, seat: i64) -> None:
    """H-6.1 The next battle begins; H-16.7 John of Gaunt leaves before the first card is laid."""
    if game.john == JOHN_PEACEKEEPER:
        game.john = JOHN_GONE
        if game.heard:
            game.emit("john_leaves", "H-16.7", NO_SEAT, {"why": "havoc"})
    open_battle(game, game.battle_row[0], seat)
    game.fighters = BIT[seat]
    if game.heard:
        game.emit("cried_havoc", "H-6.1", seat, {"battle": game.battle})
    push_rounds(game)
    game.push(JoinRound(game.left_of(seat), game.players - 1))
    game.push(HAVOC_LAY[seat])


def open_battle(game: Havoc, battle: i64, initiator: i64) -> None:
    """H-6 The Havoc card goes to the initiator; nobody is Peacekeeper during a battle (H-1.5)."""
    game.holder = initiator
    game.face = HAVOC_FACE
    game.initiator = initiator
    game.skip_turning = False
    game.first_turn = False
    game.peacekeeper = NO_SEAT
    game.battle = battle
    game.fighters = 0
    game.passed = 0
    game.dogs_out = [NOT_DECLARED] * game.players
    game.keys = [NO_KEY] * game.players
    game.places = [0] * game.players
    game.winner = NO_SEAT


def push_rounds(game: Havoc) -> None:
    """H-6 What follows the entry into a battle, last first."""
    game.push(AFTERMATH)
    game.push(ACTIVATE_DOGS)
    game.push(SETTLE)
    game.push(DOGS_OUT_STARTS)
    game.push(CONTINUE_STARTS)


def add_lay_options(game: Havoc, seat: i64, options: list[Action]) -> None:
    """H-6.3 The cards of the hand that still fit beside those laid and those picked for this lay."""
    picked = game.picked[seat]
    laid = game.laid[seat]
    picked_dogs = laid_dogs(picked)
    dogs = picked_dogs + laid_dogs(laid)
    others: i64 = len(picked) + len(laid) - dogs
    dog_fits = lay_fits(others, dogs + 1)
    other_fits = lay_fits(others + 1, dogs)
    held_dogs: i64 = 0
    for card in game.hands[seat]:
        if card == DOG:
            held_dogs += 1
            if held_dogs == picked_dogs + 1 and dog_fits:
                options.append(LAY[DOG])
        elif other_fits and card not in picked:
            options.append(LAY[card])


def only_lay(game: Havoc, seat: i64) -> Action | None:
    """H-6.4 Whoever must enter a battle with two cards in hand lays both: everybody sees that there is no choice."""
    hand = game.hands[seat]
    picked = game.picked[seat]
    if len(hand) != TO_ENTER:
        return None
    if len(picked) == TO_ENTER:
        return DONE
    return LAY[hand[0]] if not picked or picked[0] != hand[0] else LAY[hand[1]]


def refuse_lay(game: Havoc, seat: i64, action: Action) -> Refusal:
    """Why a card cannot be laid."""
    held = 0
    for card in game.hands[seat]:
        if card == action.piece:
            held += 1
    if held == 0:
        return Refusal("not_in_hand", "H-6.2", {"card": action.piece_name})
    for card in game.picked[seat]:
        if card == action.piece:
            held -= 1
    if held <= 0:
        return Refusal("already_picked", "H-6.2", {"card": action.piece_name})
    return Refusal("too_many_laid", "H-6.3")


def pick(game: Havoc, seat: i64, card: i64) -> None:
    """A card of a lay that is not yet confirmed: only its owner knows."""
    game.picked[seat].append(card)


def lay_picked(game: Havoc, seat: i64, rule: str) -> None:
    """H-6.2 The picked cards go face up onto the table and cannot be taken back."""
    hand = game.hands[seat]
    picked = game.picked[seat]
    for card in picked:
        hand.remove(card)
        game.laid[seat].append(card)
    game.picked[seat] = []
    if game.heard:
        game.emit("laid", rule, seat, {"cards": cards_text(picked)}, reveals=True)


@final
class HavocLay(Question["Havoc"]):
    """H-6 The initiator lays at least two cards."""

    rule: ClassVar[str] = "H-6.1"

    def prompt(self, game: Havoc, seat: i64) -> dict[str, Json]:
        return {"battle": game.battle}

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        return only_lay(game, seat)

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = []
        if len(game.picked[seat]) >= TO_ENTER:
            options.append(DONE)
        add_lay_options(game, seat, options)
        return options

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == LAY_CARD:
            return refuse_lay(game, seat, action)
        if action.verb == LAYING_DONE:
            return Refusal("lay_at_least_two", "H-6.4")
        return Refusal("initiator_lays", "H-6.1")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == LAY_CARD:
            pick(game, seat, action.piece)
            return
        game.pop()
        lay_picked(game, seat, "H-6.2")


@final
class JoinRound(Step["Havoc"]):
    """H-6 Clockwise, each other seat joins or stays out, once."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.left]

    def run(self, game: Havoc, chance: Chance) -> None:
        if self.left == 0:
            return
        game.push(JoinRound(game.left_of(self.seat), self.left - 1))
        game.push(JOIN_BATTLE[self.seat])


@final
class JoinBattle(Question["Havoc"]):
    """H-6 Lay at least two cards, or stay out and draw one. H-16.3 The Chevauchées cannot be declined."""

    rule: ClassVar[str] = "H-6.4"

    def prompt(self, game: Havoc, seat: i64) -> dict[str, Json]:
        return {"battle": game.battle, "bound": "yes" if game.john == JOHN_FIGHTING else "no"}

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        if len(game.hands[seat]) < TO_ENTER:
            return DECLINE
        return only_lay(game, seat) if game.john == JOHN_FIGHTING else None

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = []
        count = len(game.picked[seat])
        if count == 0 and game.john != JOHN_FIGHTING:
            options.append(DECLINE)
        if count >= TO_ENTER:
            options.append(DONE)
        add_lay_options(game, seat, options)
        return options

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == LAY_CARD:
            return refuse_lay(game, seat, action)
        if action.verb == LAYING_DONE:
            return Refusal("lay_at_least_two", "H-6.4")
        if action.verb == STAY_OUT:
            if game.john == JOHN_FIGHTING:
                return Refusal("chevauchees_bind_all", "H-16.3")
            return Refusal("finish_laying", "H-6.4")
        return Refusal("join_or_stay_out", "H-6.4")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == LAY_CARD:
            pick(game, seat, action.piece)
            return
        game.pop()
        if action.verb == STAY_OUT:
            if game.heard:
                game.emit("stayed_out", "H-6.4", seat, {})
            game.deal_to(seat, "H-6.4", chance)
        else:
            game.fighters |= BIT[seat]
            if game.heard:
                game.emit("joined", "H-6.4", seat, {})
            lay_picked(game, seat, "H-6.2")


@final
class ContinueStarts(Step["Havoc"]):
    """H-6 Then rounds, starting with the initiator (after John of Gaunt, who passes: with the seat left of him)."""

    def run(self, game: Havoc, chance: Chance) -> None:
        game.push(CONTINUE_ROUND[game.first_to_act()])


@final
class ContinueRound(Step["Havoc"]):
    """H-6.5 The next seat in the battle that has not passed goes on; when all have passed the laying is over."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def run(self, game: Havoc, chance: Chance) -> None:
        still = game.fighters & ~game.passed
        if still == 0:
            return
        seat = self.seat
        while still & BIT[seat] == 0:
            seat = game.left_of(seat)
        game.push(CONTINUE_ROUND[game.left_of(seat)])
        game.push(BATTLE_CONTINUE[seat])


@final
class BattleContinue(Question["Havoc"]):
    """H-6.5, H-6.7 Lay at least one more card or pass for good. Passing is automatic only where everybody sees why."""

    rule: ClassVar[str] = "H-6.5"

    def prompt(self, game: Havoc, seat: i64) -> dict[str, Json]:
        return {"battle": game.battle}

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        if not game.hands[seat]:
            return PASS
        laid = game.laid[seat]
        dogs = laid_dogs(laid)
        return PASS if limit_full(len(laid) - dogs, dogs) else None

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = [DONE if len(game.picked[seat]) >= TO_CONTINUE else PASS]
        add_lay_options(game, seat, options)
        return options

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == LAY_CARD:
            return refuse_lay(game, seat, action)
        if action.verb == LAYING_DONE:
            return Refusal("lay_at_least_one", "H-6.4")
        if action.verb == PASS_BATTLE:
            return Refusal("finish_laying", "H-6.5")
        return Refusal("lay_or_pass", "H-6.6")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == LAY_CARD:
            pick(game, seat, action.piece)
            return
        game.pop()
        if action.verb == PASS_BATTLE:
            game.passed |= BIT[seat]
            if game.heard:
                game.emit("passed", "H-6.5", seat, {})
        else:
            lay_picked(game, seat, "H-6.5")


CONTINUE_STARTS: Final = ContinueStarts()
HAVOC_LAY: Final = [HavocLay(seat) for seat in range(6)]
JOIN_BATTLE: Final = [JoinBattle(seat) for seat in range(6)]
CONTINUE_ROUND: Final = [ContinueRound(seat) for seat in range(6)]
BATTLE_CONTINUE: Final = [BattleContinue(seat) for seat in range(6)]
