"""What chance has shown the seat that is asked, as a number: search keeps such positions apart."""

from typing import Final

from mypy_extensions import i64

from banneret.core.by_question import ByQuestion
from banneret.games.mousquetaires.rules.duel import AddTokens, DuelCards, RerollDie
from banneret.games.mousquetaires.rules.siege import Sacrifice
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import TakeAction


def learnt(game: Mousquetaires, seat: i64) -> i64:
    """The dice on the table, the token turned up, the swords of a siege; in a turn how the last task ended."""
    if not game.stack or type(game.stack[-1]) not in SHOWN.entries:
        return 0
    return SHOWN.answer(game, seat)


def dice_on_table(game: Mousquetaires, seat: i64, question: RerollDie) -> int:
    number: i64 = 0
    for face in sorted(game.blue_dice):
        number = number * 4 + face + 1
    for face in game.red_dice:
        number = number * 2 + face
    return number * 8 + game.blue


def foe_met(game: Mousquetaires, seat: i64, question: DuelCards) -> int:
    return game.foe + 1


def token_turned(game: Mousquetaires, seat: i64, question: AddTokens) -> int:
    return 64 + game.foe


def siege_swords(game: Mousquetaires, seat: i64, question: Sacrifice) -> int:
    return question.blue * 8 + question.red


def last_task(game: Mousquetaires, seat: i64, question: TakeAction) -> int:
    number: i64 = game.life[question.man] * 8 + game.actions
    number = number * 16 + game.place[question.man]
    number = number * 16 + len(game.tokens_gone) % 16
    number = number * 8 + game.constance
    number = number * 16 + game.gold
    for slot in game.enemy_at:
        number = number * 4 + slot
    return number


SHOWN: Final[ByQuestion[Mousquetaires, int]] = ByQuestion()
SHOWN.on(RerollDie, dice_on_table)
SHOWN.on(DuelCards, foe_met)
SHOWN.on(AddTokens, token_turned)
SHOWN.on(Sacrifice, siege_swords)
SHOWN.on(TakeAction, last_task)
