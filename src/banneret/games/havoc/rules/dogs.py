"""H-10 After the points, laid dogs are activated: scavenge one card, or rob the dead with two."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import LOOT, LOOT_DISCARDS, SCAVENGE, SCAVENGE_CARD, STOP, STOP_DOGS
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.loot import LOOT_PICK
from banneret.games.havoc.rules.state import NO_SEAT, Havoc

MOST_ACTIVATED: Final = 2


@final
class ActivateDogs(Step["Havoc"]):
    """H-10.1 Each participant may activate up to two of the dogs laid, in rounds from the initiator.

    H-10.4 Nothing is refilled or drawn meanwhile.
    """

    def run(self, game: Havoc, chance: Chance) -> None:
        for seat in range(game.players):
            dogs: i64 = 0
            for card in game.laid[seat]:
                if card == DOG:
                    dogs += 1
            game.budget[seat] = min(MOST_ACTIVATED, dogs)
        game.push(ACTIVATE_ROUND[game.first_to_act()])


@final
class ActivateRound(Step["Havoc"]):
    """H-10.2 Clockwise, one activation each, until nobody has a dog left to use. A budget of 0 means done."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def run(self, game: Havoc, chance: Chance) -> None:
        seat = self.seat
        for _ in range(game.players):
            after = game.left_of(seat)
            if game.budget[seat] > 0:
                game.push(ACTIVATE_ROUND[after])
                game.push(ACTIVATE_DOG[seat])
                return
            seat = after


@final
class ActivateDog(Question["Havoc"]):
    """H-10 Scavenge a face-up card, rob the dead with both dogs, or stop for this battle."""

    rule: ClassVar[str] = "H-10.2"

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = []
        for cards in game.laid:
            for card in cards:
                if card != DOG:
                    options.append(SCAVENGE[card])
        for card in game.recruits:
            if card != DOG:
                options.append(SCAVENGE[card])
        if game.budget[seat] == MOST_ACTIVATED and game.loot_possible():
            options.append(LOOT)
        options.append(STOP)
        return options

    def about(self, game: Havoc, seat: i64, action: Action) -> dict[str, Json]:
        """Whose a card is that can be scavenged."""
        if action.verb != SCAVENGE_CARD:
            return {}
        for owner in range(game.players):
            if action.piece in game.laid[owner]:
                return {"owner": owner, "whose": "own" if owner == seat else "other"}
        return {"owner": NO_SEAT, "whose": "recruits"}

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        if game.budget[seat] == MOST_ACTIVATED and game.loot_possible():
            return None
        for cards in game.laid:
            for card in cards:
                if card != DOG:
                    return None
        for card in game.recruits:
            if card != DOG:
                return None
        return STOP

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == SCAVENGE_CARD:
            if action.piece == DOG:
                return Refusal("dogs_cannot_be_scavenged", "H-10.2")
            return Refusal("not_face_up", "H-10.3", {"card": action.piece_name})
        if action.verb == LOOT_DISCARDS:
            if game.budget[seat] < MOST_ACTIVATED:
                return Refusal("loot_needs_both_dogs", "H-10.2")
            return Refusal("nothing_to_loot", "H-10.3")
        return Refusal("dogs_at_work", "H-10.2")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == STOP_DOGS:
            game.budget[seat] = 0
            if game.heard:
                game.emit("stopped_dogs", "H-10.1", seat, {})
        elif action.verb == LOOT_DISCARDS:
            game.budget[seat] = 0
            use_laid_dogs(game, seat, 2)
            if game.heard:
                game.emit("loots_after_battle", "H-10.2", seat, {"dogs": 2}, reveals=True)
            game.push(LOOT_PICK[seat])
        else:
            game.budget[seat] -= 1
            use_laid_dogs(game, seat, 1)
            owner = take_face_up(game, action.piece)
            game.hands[seat].append(action.piece)
            if game.heard:
                whose = "recruits" if owner == NO_SEAT else "own" if owner == seat else "other"
                game.emit("scavenged", "H-10.2", seat, {"card": action.piece_name, "owner": owner, "whose": whose})


def use_laid_dogs(game: Havoc, seat: i64, count: i64) -> None:
    while count > 0:
        game.laid[seat].remove(DOG)
        game.discard.append(DOG)
        count -= 1


def take_face_up(game: Havoc, card: i64) -> i64:
    """H-10 Off the battlefield, whoever laid it, or out of the recruits; whose it was, NO_SEAT for a recruit."""
    for owner in range(game.players):
        if card in game.laid[owner]:
            game.laid[owner].remove(card)
            return owner
    game.recruits.remove(card)
    return NO_SEAT


ACTIVATE_DOGS: Final = ActivateDogs()
ACTIVATE_ROUND: Final = [ActivateRound(seat) for seat in range(6)]
ACTIVATE_DOG: Final = [ActivateDog(seat) for seat in range(6)]
