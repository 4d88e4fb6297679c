"""K-9 An attack on a card of an opponent, and the defence of a castle."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CASTLE_GUARD,
    FIRST_SPECIAL,
    KIND,
    NO_CARD,
    NO_PILE,
    notation,
)
from banneret.games.knights.rules.ending import wins_by_cards
from banneret.games.knights.rules.rolling import throw
from banneret.games.knights.rules.state import ATTACK_CASTLE, ATTACK_SPECIAL, DEFENCE, MAX_PLAYERS, Knights
from banneret.games.knights.rules.steps import SeatStep
from banneret.games.knights.rules.strength import strength_parts


def attack(game: Knights, seat: i64, card: i64, chance: Chance) -> None:
    """K-9.1 to K-9.3 The target is announced, and the attacker rolls. Beneath lies the step of an extra attempt."""
    if game.heard:
        game.emit("attacks", game.attempt_rule(), seat, {"card": notation(card), "owner": game.owner_of(card)})
    target: i64 = game.charter.data.strengths[card]
    if card < FIRST_SPECIAL:
        game.push(CASTLE_RESULT[seat])
        throw(game, seat, ATTACK_CASTLE, target, card, NO_PILE, chance)
    else:
        game.push(SPECIAL_RESULT[seat])
        throw(game, seat, ATTACK_SPECIAL, target, card, NO_PILE, chance)


def take(game: Knights, seat: i64, card: i64, rule: str) -> None:
    """The card changes hands, and cover ends with it (K-13.5)."""
    owner = game.owner_of(card)
    uncovers = uncovered_by(game, owner, card)
    game.lose(owner, card)
    game.gain(seat, card)
    if game.heard:
        game.emit("took", rule, seat, {"card": notation(card), "owner": owner})
        if uncovers:
            game.emit("cover_ends", "K-13.5", owner, {"card": notation(card)})


def uncovered_by(game: Knights, owner: i64, card: i64) -> bool:
    """K-13.5 Whether something of the owner's loses its cover with this card."""
    if KIND[card] == CASTLE_GUARD:
        return len(game.castle_guard_on[owner]) > 0
    return KIND[card] == BODYGUARD and game.bodyguard_on[owner] != NO_CARD


def attack_fails(game: Knights, seat: i64, card: i64, rule: str) -> None:
    """K-5.4 Nothing changes, and the turn is over."""
    game.clear_prize()
    if game.heard:
        game.emit("attack_failed", rule, seat, {"card": notation(card), "owner": game.owner_of(card)})
    game.pop()  # no extra attempt


@final
class SpecialResult(SeatStep):
    """K-9.1 The owner never rolls; a taken special card ends the turn, unless it was agreed otherwise (K-5.3)."""

    def run(self, game: Knights, chance: Chance) -> None:
        card = game.prize
        beaten = game.rolled() > game.target
        game.end_roll()
        if not beaten:
            attack_fails(game, self.seat, card, "K-9.1")
            return
        game.clear_prize()
        take(game, self.seat, card, "K-9.1")
        if not game.charter.steal_goes_on:
            game.pop()  # no extra attempt


@final
class CastleResult(SeatStep):
    """K-9.2, K-9.4 A roll that does not beat the castle has failed; otherwise the owner rolls against it."""

    def run(self, game: Knights, chance: Chance) -> None:
        card = game.prize
        if game.rolled() <= game.target:
            game.end_roll()
            attack_fails(game, self.seat, card, "K-9.2")
            return
        strength = game.rolled_against_roll()
        defender = game.owner_of(card)
        game.end_roll()
        if game.heard:
            rolled: dict[str, Json] = {"card": notation(card), "rival": self.seat}
            rolled["target"] = list(strength_parts(game.without_rest(strength)))
            if game.charter.all_plus_dice:
                rolled["target_rest"] = list(game.rest(strength))
            rolled["tie"] = "tie_holds" if game.charter.tie_defends else "tie_takes"
            game.emit("must_defend", "K-9.4", defender, rolled)
        game.push(DEFENCE_RESULT[self.seat])
        throw(game, defender, DEFENCE, strength, card, NO_PILE, chance)


@final
class DefenceResult(SeatStep):
    """K-9.4 The owner keeps the castle with a stronger roll; a tie goes to the attacker, unless agreed otherwise."""

    def run(self, game: Knights, chance: Chance) -> None:
        card = game.prize
        defence = game.rolled_against_roll()
        holds = defence > game.target or (game.charter.tie_defends and defence == game.target)
        defender = game.roller
        game.end_roll()
        game.clear_prize()
        if holds:
            if game.heard:
                parts: dict[str, Json] = {"card": notation(card), "attacker": self.seat}
                game.emit("defended", "K-9.4", defender, parts)
        else:
            take(game, self.seat, card, "K-9.4")
            if wins_by_cards(game, self.seat):
                return
        game.pop()  # no extra attempt


SPECIAL_RESULT: Final = [SpecialResult(seat) for seat in range(MAX_PLAYERS)]
CASTLE_RESULT: Final = [CastleResult(seat) for seat in range(MAX_PLAYERS)]
DEFENCE_RESULT: Final = [DefenceResult(seat) for seat in range(MAX_PLAYERS)]
