"""H-7 Before hands are compared, dogs are declared out of the battle."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import DOGS_OUT, OUT
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.hands import dogs_out_range, laid_key
from banneret.games.havoc.rules.state import Havoc


def laid_dogs(cards: list[int]) -> i64:
    dogs: i64 = 0
    for card in cards:
        if card == DOG:
            dogs += 1
    return dogs


@final
class DogsOutStarts(Step["Havoc"]):
    """H-7.1 After everybody has passed, dogs out are declared clockwise from the initiator."""

    def run(self, game: Havoc, chance: Chance) -> None:
        game.push(DogsOutRound(game.first_to_act(), game.players))


@final
class DogsOutRound(Step["Havoc"]):
    """H-7.1 Each participant with laid dogs says how many are out of the battle."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.left]

    def run(self, game: Havoc, chance: Chance) -> None:
        seat = self.seat
        left = self.left
        while left > 0:
            if game.fights(seat):
                laid = game.laid[seat]
                if laid_dogs(laid) > 0:
                    game.push(DogsOutRound(game.left_of(seat), left - 1))
                    game.push(DECLARE_DOGS_OUT[seat])
                    return
                game.dogs_out[seat] = 0
            seat = game.left_of(seat)
            left -= 1


@final
class DeclareDogsOut(Question["Havoc"]):
    """H-7.1, H-7.2 From the number that the limit forces out up to two; a single number declares itself."""

    rule: ClassVar[str] = "H-7.1"

    def prompt(self, game: Havoc, seat: i64) -> dict[str, Json]:
        """What the laid cards make with each number."""
        laid = game.laid[seat]
        out, most = dogs_out_range(laid)
        keys: list[Json] = []
        while out <= most:
            keys.append([int(out), int(laid_key(laid, out))])
            out += 1
        return {"hands": keys}

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        low, high = dogs_out_range(game.laid[seat])
        return OUT[low] if low == high else None

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        low, high = dogs_out_range(game.laid[seat])
        return OUT[low : high + 1]

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb != DOGS_OUT:
            return Refusal("must_declare_dogs", "H-7.1")
        low, high = dogs_out_range(game.laid[seat])
        return Refusal("dogs_out_range", "H-7.1", {"low": low, "high": high})

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.dogs_out[seat] = action.piece
        if game.heard:
            game.emit("dogs_out", "H-7.1", seat, {"dogs": action.piece})


DOGS_OUT_STARTS: Final = DogsOutStarts()
DECLARE_DOGS_OUT: Final = [DeclareDogsOut(seat) for seat in range(6)]
