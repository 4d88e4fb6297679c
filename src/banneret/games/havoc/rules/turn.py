"""H-3 Turns: recruit or cry Havoc."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import CRY_HAVOC, HAVOC, RECRUIT, RECRUIT_TURN
from banneret.games.havoc.rules.battle import cry_havoc
from banneret.games.havoc.rules.castillon import FINAL_BATTLE
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.john import CHEVAUCHEES, JOHNS_TURN
from banneret.games.havoc.rules.peace import ADVANCE_PEACE
from banneret.games.havoc.rules.recruiting import recruit
from banneret.games.havoc.rules.state import JOHN_PEACEKEEPER, JOHN_PENDING, Havoc

MAX_PLAYERS: Final = 6

BOTH: Final = [RECRUIT, HAVOC]
ONLY_RECRUIT: Final = [RECRUIT]
ONLY_HAVOC: Final = [HAVOC]
NEITHER: Final[list[Action]] = []


@final
class NextTurn(Step["Havoc"]):
    """H-3.1 The bottom of the stack: the final battle, the Chevauchées or the next seat's turn begins.

    H-12.1, H-16.8 The final battle comes as soon as the eighth slot is finished, whatever filled it.
    """

    def run(self, game: Havoc, chance: Chance) -> None:
        game.push(self)
        if len(game.battle_row) == 1:
            game.push(FINAL_BATTLE)
        elif game.john == JOHN_PENDING:
            game.push(CHEVAUCHEES)
        else:
            game.active = game.next_seat
            game.push(BEGIN_TURN[game.active])


@final
class BeginTurn(Step["Havoc"]):
    """H-3.1 A seat that can neither recruit nor cry Havoc passes; its peace card is turned all the same."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def run(self, game: Havoc, chance: Chance) -> None:
        if turn_options(game, self.seat):
            game.push(TURN_ACTION[self.seat])
            return
        if game.heard:
            game.emit("forced_pass", "H-3.1", self.seat, {})
        game.push(END_TURN[self.seat])
        if self.seat == game.peacekeeper:
            game.push(ADVANCE_PEACE)


def turn_options(game: Havoc, seat: i64) -> list[Action]:
    """H-3.1, H-3.4 Recruiting needs two cards in the pool, Havoc two in the hand."""
    can_recruit = game.pool() >= 2
    can_havoc = len(game.hands[seat]) >= 2
    if can_recruit:
        return BOTH if can_havoc else ONLY_RECRUIT
    return ONLY_HAVOC if can_havoc else NEITHER


@final
class TurnAction(Question["Havoc"]):
    """H-3.2 The seat recruits or cries Havoc; with one way only nobody is asked."""

    rule: ClassVar[str] = "H-3.1"

    def prompt(self, game: Havoc, seat: i64) -> dict[str, Json]:
        return {"battle": game.battle_row[0]}

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        return turn_options(game, seat)

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        options = turn_options(game, seat)
        return options[0] if len(options) == 1 else None

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == RECRUIT_TURN:
            return Refusal("pool_too_small", "H-3.1")
        if action.verb == CRY_HAVOC:
            return Refusal("needs_two_cards", "H-3.2")
        return Refusal("turn_is_recruit_or_havoc", "H-3.1")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == RECRUIT_TURN:
            game.push(END_TURN[seat])
            recruit(game, seat)
        else:
            cry_havoc(game, seat)


@final
class EndTurn(Step["Havoc"]):
    """H-3.3 After recruiting or a forced pass the left neighbour is next; John as Peacekeeper comes in between."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def run(self, game: Havoc, chance: Chance) -> None:
        game.refill_recruits(chance)
        game.first_turn = False
        game.next_seat = game.left_of(self.seat)
        if game.john == JOHN_PEACEKEEPER and self.seat == game.john_after and game.battle_row[0] != CASTILLON:
            game.push(JOHNS_TURN)


NEXT_TURN: Final = NextTurn()
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MAX_PLAYERS)]
TURN_ACTION: Final = [TurnAction(seat) for seat in range(MAX_PLAYERS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_PLAYERS)]
