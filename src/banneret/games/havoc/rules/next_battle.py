"""H-15.2 Choosing which battle comes next, where the option allows it."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import CHOOSE, CHOOSE_BATTLE
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_SEAT, SHOWN_BATTLES, Havoc


def tell_turned_up(game: Havoc) -> None:
    """H-15.4 A battle has left the row: where only four are shown, another one comes into sight."""
    if game.heard and game.charter.next_four and len(game.battle_row) > SHOWN_BATTLES:
        shown = game.battle_row[SHOWN_BATTLES - 1]
        game.emit("battle_turned_up", "H-15.4", NO_SEAT, {"battle": shown}, reveals=True)


def choose_next_battle(game: Havoc, chooser: i64) -> None:
    """H-15.2 The chooser is asked among the remaining battles; John of Gaunt takes the lowest number."""
    if not game.charter.winner_chooses or len(game.battle_row) <= 2:
        return
    if chooser == JOHN_SEAT:
        battle = min(game.battle_row)
        move_to_front(game, battle)
        if game.heard:
            game.emit("john_chose_battle", "H-15.2", NO_SEAT, {"battle": battle})
    else:
        game.push(CHOOSE_NEXT[chooser])


def move_to_front(game: Havoc, battle: i64) -> None:
    """H-15.2 The chosen battle is next, the others keep their order."""
    game.battle_row.remove(battle)
    game.battle_row.insert(0, battle)


@final
class ChooseNextBattle(Question["Havoc"]):
    """H-15.2 Any remaining battle except Castillon."""

    rule: ClassVar[str] = "H-15.2"

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        return [CHOOSE[battle - 1] for battle in game.battle_row if battle != CASTILLON]

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        if action.verb == CHOOSE_BATTLE:
            return Refusal("battle_not_in_row", "H-15.2", {"battle": action.piece + 1})
        return Refusal("must_choose_battle", "H-15.2")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        move_to_front(game, action.piece + 1)
        if game.heard:
            game.emit("chose_battle", "H-15.2", seat, {"battle": action.piece + 1})


CHOOSE_NEXT: Final = [ChooseNextBattle(seat) for seat in range(6)]
