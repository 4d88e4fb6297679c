"""What the sentence that puts a question to a seat names."""

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.arsenal import BuyMore, ReplaceItem
from banneret.games.mousquetaires.rules.cards import FOE_WORDS, ITEM_WORDS, MUSKETEER_IDS, SKILL_IDS, cards_text
from banneret.games.mousquetaires.rules.challenges import ChallengeCards, level_of, missing
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, AddTokens, DuelCards, dice_of
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, ConfirmExchange, OfferExchange, items_text
from banneret.games.mousquetaires.rules.missions import SLOT_WORDS, Fill
from banneret.games.mousquetaires.rules.quest import BOARD_SPACES, PlaceTokens
from banneret.games.mousquetaires.rules.siege import Sacrifice
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import TakeAction


def question_parts(game: Mousquetaires, seat: i64) -> dict[str, Json]:
    """The parts of the open question, before they are made readable."""
    top = game.stack[-1]
    if isinstance(top, TakeAction):
        return {"man": MUSKETEER_IDS[top.man], "count": game.actions}
    if isinstance(top, PlaceTokens):
        last = BOARD_SPACES[game.board_number] - 1
        return {"board": game.board_number, "space": min(len(game.picked[seat]), last)}
    if isinstance(top, Fill):
        return {"slot": SLOT_WORDS[top.slot], "strength": top.target(game)}
    if isinstance(top, ChallengeCards):
        return {
            "man": MUSKETEER_IDS[top.man],
            "skill": SKILL_IDS[top.skill],
            "level": int(level_of(game, top.man, top.skill)),
            "points": max(0, int(missing(game, seat, top.man, top.skill))),
        }
    if isinstance(top, (DuelCards, AddTokens)):
        foe = "?" if game.foe == BLIND_FOE else FOE_WORDS[game.foe]
        dice = int(dice_of(game, game.picked[seat]))
        return {"man": MUSKETEER_IDS[game.duellist], "foe": foe, "blue": dice}
    if isinstance(top, (BuyMore, ReplaceItem)):
        item = ITEM_WORDS[top.item] if isinstance(top, ReplaceItem) else ""
        return {"man": MUSKETEER_IDS[top.man], "item": item}
    if isinstance(top, Sacrifice):
        return {"man": MUSKETEER_IDS[top.man], "blue": top.blue, "red": top.red}
    return exchange_parts(game)


def exchange_parts(game: Mousquetaires) -> dict[str, Json]:
    """The two sides of an exchange, as far as they are told."""
    top = game.stack[-1]
    if not isinstance(top, (OfferExchange, AnswerExchange, ConfirmExchange)):
        return {}
    told: dict[str, Json] = {"man": MUSKETEER_IDS[top.man], "other": MUSKETEER_IDS[top.other]}
    if isinstance(top, (AnswerExchange, ConfirmExchange)):
        told.update({"cards": cards_text(top.cards), "items": items_text(top.items)})
    if isinstance(top, ConfirmExchange):
        told.update({"cards_back": cards_text(top.cards_back), "items_back": items_text(top.items_back)})
    return told
