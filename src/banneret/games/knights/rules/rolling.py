"""K-4 Rolling: six dice, rerolls of those that are no sixes, and the strength as they lie at the end."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.knights.rules.actions import DICE, PICK, PICK_DIE, REROLL, REROLL_PICKED, STOP, STOP_ROLLING
from banneret.games.knights.rules.cards import CATAPULT, CHAMPION, DIE_CARDS, NO_CARD, notation
from banneret.games.knights.rules.state import (
    AGAINST_KING,
    ATTACK_CASTLE,
    DEFENCE,
    IN_TOURNAMENT,
    MAX_PLAYERS,
    NO_TARGET,
    Knights,
)
from banneret.games.knights.rules.strength import FACES, LOCKED, strength_parts

DIE: Final = "dice"  # the label of every die thrown
FIRST_THROW: Final = [1] * DICE

# By mask of the dice that can be picked: what may be answered before and after the first pick.
BEFORE_PICKS: Final = [[*[PICK[die] for die in range(6) if mask >> die & 1], STOP] for mask in range(64)]
AFTER_PICKS: Final = [[*[PICK[die] for die in range(6) if mask >> die & 1], REROLL] for mask in range(64)]


def throw(game: Knights, seat: i64, purpose: i64, target: i64, prize: i64, pile: i64, chance: Chance) -> None:
    """K-4.1 All six dice are thrown; the step that judges the roll lies on the stack already."""
    game.roller = seat
    game.purpose = purpose
    game.rerolls_left = game.rerolls_for(purpose, seat)
    game.target = target
    game.prize = prize
    game.prize_pile = pile
    game.picked = 0
    dice: list[int] = []
    for _ in range(DICE):
        dice.append(chance.below(LOCKED, DIE) + 1)
    game.dice = dice
    game.throws = FIRST_THROW
    if game.heard:
        parts: dict[str, Json] = {"dice": dice_text(dice), "rerolls": int(game.rerolls_left)}
        game.emit("thrown", "K-4.1", seat, {**parts, "why": why_more_rerolls(game, purpose, seat)})
    if goes_on(game):
        game.push(ROLLING[seat])
    elif game.heard:
        tell_rolled(game)


def why_more_rerolls(game: Knights, purpose: i64, seat: i64) -> str:
    """K-9.3, K-10.3 What gives a seat more rerolls than others have."""
    if purpose == ATTACK_CASTLE and game.has(seat, CATAPULT):
        return "catapult"
    if purpose == IN_TOURNAMENT and seat == game.organiser:
        return "organiser"
    return "champion" if purpose == IN_TOURNAMENT and game.has(seat, CHAMPION) else "none"


def loose(dice: list[int]) -> i64:
    """K-4.2 The dice that are not locked, as a mask of their places."""
    mask: i64 = 0
    bit: i64 = 1
    for die in dice:
        if die != LOCKED:
            mask |= bit
        bit += bit
    return mask


def goes_on(game: Knights) -> bool:
    """K-4.4, K-4.6 Rerolls are left, and a die that is no six; a target reached ends nothing."""
    return game.rerolls_left > 0 and loose(game.dice) != 0


@final
class Rolling(Question["Knights"]):
    """K-4.3 The roller stops, or picks dice one by one and rerolls them together."""

    rule: ClassVar[str] = "K-4.3"

    def legal(self, game: Knights, seat: i64) -> list[Action]:
        free = loose(game.dice) & ~game.picked
        return BEFORE_PICKS[free] if game.picked == 0 else AFTER_PICKS[free]

    def prompt(self, game: Knights, seat: i64) -> dict[str, Json]:
        return {
            "purpose": int(game.purpose),
            "card": "" if game.prize == NO_CARD else notation(game.prize),
            "target": game.target_without_rest(),
            "target_rest": list(game.rest(game.target)) if game.is_against_roll() else [],
            "beats": "no" if game.target == NO_TARGET else "yes",
            "rerolls": game.rerolls_left,
            "tie": "none" if game.target == NO_TARGET or not game.is_against_roll() else tie_verdict(game),
        }

    def about(self, game: Knights, seat: i64, action: Action) -> dict[str, Json]:
        """What a die shows."""
        return {"face": game.dice[action.piece]} if action.verb == PICK_DIE else {}

    def refuse(self, game: Knights, seat: i64, action: Action) -> Refusal:
        if action.verb == PICK_DIE:
            if game.dice[action.piece] == LOCKED:
                return Refusal("six_is_locked", "K-4.2", {"die": action.piece + 1})
            return Refusal("die_already_picked", "K-4.3", {"die": action.piece + 1})
        if action.verb == REROLL_PICKED:
            return Refusal("pick_dice_first", "K-4.3")
        if action.verb == STOP_ROLLING:
            return Refusal("dice_are_picked", "K-4.3")
        return Refusal("roll_goes_on", "K-4.3")

    def apply(self, game: Knights, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == PICK_DIE:
            game.picked |= BIT[action.piece]
            return
        if action.verb == REROLL_PICKED:
            reroll(game, chance)
            if goes_on(game):
                return
        game.pop()
        if game.heard:
            tell_rolled(game)


def reroll(game: Knights, chance: Chance) -> None:
    """K-4.3 New values for the picked dice, in the order of their places."""
    picked = game.picked
    dice = game.dice[:]
    throws = game.throws[:]
    last: i64 = 0
    for number in throws:
        last = max(last, number)
    throw = int(last + 1)
    bit: i64 = 1
    for place in range(DICE):
        if picked & bit:
            dice[place] = chance.below(LOCKED, DIE) + 1
            throws[place] = throw
        bit += bit
    lay = game.dice
    game.dice = dice
    game.throws = throws
    game.picked = 0
    game.rerolls_left -= 1
    if game.heard:
        places = [place for place in range(DICE) if picked & BIT[place]]
        parts: dict[str, Json] = {
            "places": dice_text([place + 1 for place in places]),
            "lay": dice_text([lay[place] for place in places]),
            "fell": dice_text([dice[place] for place in places]),
            "dice": dice_text(dice),
        }
        game.emit("rerolled", "K-4.3", game.roller, parts)


def tell_rolled(game: Knights) -> None:
    """K-4.5 What the dice are worth as they lie at the end, and whether that is enough: all that it is checked by."""
    parts: dict[str, Json] = {"dice": dice_text(game.dice)}
    cards = [face + 1 for face in range(FACES) if game.kinds[game.roller] & DIE_CARDS & BIT[face]]
    if cards:
        parts["die_cards"] = list(cards)
    parts["strength"] = list(strength_parts(game.rolled()))
    if game.charter.all_plus_dice and (game.target == NO_TARGET or game.is_against_roll()):
        parts["rest"] = list(game.rest(game.rolled_against_roll()))
    tell_comparison(game, parts)
    game.emit("rolled", "K-4.5", game.roller, parts)


def tell_comparison(game: Knights, parts: dict[str, Json]) -> None:
    """K-3.5, K-8.1, K-9.4, K-10.4, K-11.2 What the roll had to beat, why, and whether it did."""
    if game.target == NO_TARGET:
        parts["verdict"] = "first"
        return
    against_roll = game.is_against_roll()
    rolled = game.rolled_against_roll() if against_roll else game.rolled()
    parts["target"] = list(strength_parts(game.target_without_rest()))
    if against_roll:
        parts["against"] = "roll"
        parts["rival"] = game.current if game.purpose == DEFENCE else game.leader
        if game.charter.all_plus_dice:
            parts["target_rest"] = list(game.rest(game.target))
    elif game.purpose == AGAINST_KING:
        parts["against"] = "king"
    else:
        shown = game.charter.data.strengths[game.prize]
        parts["against"] = "card" if shown == game.target else "treason"
        parts["printed"] = list(strength_parts(shown))
    parts["verdict"] = "beats" if rolled > game.target else "fails"
    if rolled == game.target:
        parts["verdict"] = tie_verdict(game)


def tie_verdict(game: Knights) -> str:
    """What a tie means for the roller."""
    if game.purpose == DEFENCE:
        return "tie_holds" if game.charter.tie_defends else "tie_takes"
    if game.purpose == IN_TOURNAMENT:
        return "tie_rolls_off" if game.charter.tie_rolls_off else "tie_trails"
    return "tie"


def dice_text(dice: list[int]) -> str:
    return " ".join([str(die) for die in dice])


ROLLING: Final = [Rolling(seat) for seat in range(MAX_PLAYERS)]
