"""H-5 The peace card and years of peace."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import DISCARD, PEACE_DISCARD
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.next_battle import choose_next_battle, tell_turned_up
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_SEAT, Havoc


@final
class AdvancePeace(Step["Havoc"]):
    """H-5.1, H-5.2, H-5.4 The peace card moves one side on; beyond the last side a year of peace is declared."""

    def run(self, game: Havoc, chance: Chance) -> None:
        if game.skip_turning:
            game.skip_turning = False
            return
        if game.first_turn and game.charter.first_turn_free:
            return
        if game.level < game.charter.sides:
            game.level += 1
            if game.heard:
                game.emit(
                    "peace_turned", "H-5.2", NO_SEAT, {"level": game.level, "keeper": game.said(game.peacekeeper)}
                )
            return
        declare_year_of_peace(game)


def declare_year_of_peace(game: Havoc) -> None:
    """H-5 The next battle is cancelled and everybody but the Peacekeeper discards; John spares nobody (H-16.6)."""
    battle = game.battle_row.pop(0)
    game.cancelled.append(battle)
    if game.heard:
        game.emit("year_of_peace", "H-5.2", NO_SEAT, {"battle": battle, "keeper": game.said(game.peacekeeper)})
    tell_turned_up(game)
    game.push(PEACE_ENDS)
    if game.peacekeeper == JOHN_SEAT:
        game.push(PeaceRound(game.left_of(game.john_after), game.players))
    else:
        game.push(PeaceRound(game.left_of(game.peacekeeper), game.players - 1))


@final
class PeaceRound(Step["Havoc"]):
    """H-5 Clockwise, each seat with a card discards one."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.left]

    def run(self, game: Havoc, chance: Chance) -> None:
        if self.left == 0:
            return
        game.push(PeaceRound(game.left_of(self.seat), self.left - 1))
        if game.hands[self.seat]:
            game.push(PEACE_DISCARD_OF[self.seat])


@final
class PeaceDiscard(Question["Havoc"]):
    """H-5 Any card of the hand, face up onto the discards; an only card goes without a question."""

    rule: ClassVar[str] = "H-5.2"

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        hand = game.hands[seat]
        return DISCARD[hand[0]] if len(hand) == 1 else None

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = []
        had_dog = False
        for card in game.hands[seat]:
            if card != DOG or not had_dog:
                options.append(DISCARD[card])
            had_dog = had_dog or card == DOG
        return options

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == PEACE_DISCARD:
            return Refusal("not_in_hand", "H-5.2", {"card": action.piece_name})
        return Refusal("must_discard", "H-5.2")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.hands[seat].remove(action.piece)
        game.discard.append(action.piece)
        if game.heard:
            game.emit("discarded", "H-5.2", seat, {"card": action.piece_name}, reveals=True)


@final
class PeaceEnds(Step["Havoc"]):
    """H-5.3, H-5.5 The card shows 1 again; where only Castillon is left the option may start it at once."""

    def run(self, game: Havoc, chance: Chance) -> None:
        game.level = 1
        if game.heard:
            parts: dict[str, Json] = {"level": 1, "keeper": game.said(game.peacekeeper)}
            game.emit("peace_turned", "H-5.3", NO_SEAT, parts)
        if game.battle_row[0] == CASTILLON:
            if game.charter.at_once:
                game.unwind(1)
        else:
            choose_next_battle(game, game.peacekeeper)


ADVANCE_PEACE: Final = AdvancePeace()
PEACE_ENDS: Final = PeaceEnds()
PEACE_DISCARD_OF: Final = [PeaceDiscard(seat) for seat in range(6)]
