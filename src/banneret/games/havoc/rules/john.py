"""H-16 John of Gaunt and his Chevauchées."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.havoc.rules.battle import JoinRound, open_battle, push_rounds
from banneret.games.havoc.rules.cards import VALUE, notation
from banneret.games.havoc.rules.data import CALAIS_TO_TOURS, TOURS_TO_BORDEAUX
from banneret.games.havoc.rules.next_battle import tell_turned_up
from banneret.games.havoc.rules.peace import ADVANCE_PEACE
from banneret.games.havoc.rules.state import JOHN_FIGHTING, JOHN_SEAT, NO_CARD, NO_SEAT, Havoc


@final
class Chevauchees(Step["Havoc"]):
    """H-16.3 John cries Havoc with three 9s; every seat with two cards must join, from the left of his place."""

    def run(self, game: Havoc, chance: Chance) -> None:
        if game.charter.replaces:
            replaced = game.battle_row.pop(0)
            game.cancelled.append(replaced)
            if game.heard:
                game.emit("battle_replaced", "H-16.3", NO_SEAT, {"battle": replaced})
            tell_turned_up(game)
        side = flip_side(game, chance)
        open_battle(game, side, JOHN_SEAT)
        game.john = JOHN_FIGHTING
        if game.heard:
            game.emit("chevauchees", "H-16.3", NO_SEAT, {"battle": side})
        push_rounds(game)
        game.push(JoinRound(game.left_of(game.john_after), game.players))


def flip_side(game: Havoc, chance: Chance) -> i64:
    """H-16.3 The top card, flipped onto the discards: odd is Calais to Tours, all else Tours to Bordeaux."""
    card = game.draw_card(chance)
    if card == NO_CARD:
        if game.heard:
            game.emit("nothing_to_flip", "H-16.3", NO_SEAT, {})
        return TOURS_TO_BORDEAUX
    game.discard.append(card)
    odd = VALUE[card] % 2 == 1
    if game.heard:
        parts: dict[str, Json] = {"card": notation(card), "odd": "yes" if odd else "no"}
        game.emit("flipped", "H-16.3", NO_SEAT, parts, reveals=True)
    return CALAIS_TO_TOURS if odd else TOURS_TO_BORDEAUX


@final
class JohnsTurn(Step["Havoc"]):
    """H-16.6 John as Peacekeeper only turns the peace card; the recruits are refilled (H-4.8)."""

    def run(self, game: Havoc, chance: Chance) -> None:
        if game.heard:
            game.emit("johns_turn", "H-16.6", NO_SEAT, {})
        game.push(REFILL)
        game.push(ADVANCE_PEACE)


@final
class Refill(Step["Havoc"]):
    """H-4.8 Recruits are filled up at the end of John's turn too."""

    def run(self, game: Havoc, chance: Chance) -> None:
        game.refill_recruits(chance)


CHEVAUCHEES: Final = Chevauchees()
JOHNS_TURN: Final = JohnsTurn()
REFILL: Final = Refill()
