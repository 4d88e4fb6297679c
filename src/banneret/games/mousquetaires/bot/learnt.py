"""What chance has shown the seat that is asked, as a number: search keeps such positions apart."""

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.duel import AddTokens, DuelCards, RerollDie
from banneret.games.mousquetaires.rules.siege import Sacrifice
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import TakeAction


def learnt(game: Mousquetaires, seat: i64) -> i64:
    """The dice on the table, the token turned up, the swords of a siege; in a turn how the last task ended."""
    if not game.stack:
        return 0
    question = game.stack[-1]
    number: i64 = 0
    if isinstance(question, RerollDie):
        for face in sorted(game.blue_dice):
            number = number * 4 + face + 1
        for face in game.red_dice:
            number = number * 2 + face
        return number * 8 + game.blue
    if isinstance(question, DuelCards):
        return game.foe + 1
    if isinstance(question, AddTokens):
        return 64 + game.foe
    if isinstance(question, Sacrifice):
        return question.blue * 8 + question.red
    if isinstance(question, TakeAction):
        number = game.life[question.man] * 8 + game.actions
        number = number * 16 + game.place[question.man]
        number = number * 16 + len(game.tokens_gone) % 16
        number = number * 8 + game.constance
        number = number * 16 + game.gold
        for slot in game.enemy_at:
            number = number * 4 + slot
        return number
    return 0
