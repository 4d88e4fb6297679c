"""H-11 After a battle: clean up, deal the action of the battle card, hand over the peace card."""

from typing import Final, final

from banneret.core.chance import Chance
from banneret.core.kernel import Step
from banneret.games.havoc.rules.cards import cards_text
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.next_battle import choose_next_battle, tell_turned_up
from banneret.games.havoc.rules.state import (
    JOHN_FIGHTING,
    JOHN_GONE,
    JOHN_PEACEKEEPER,
    JOHN_SEAT,
    NO_BATTLE,
    NO_KEY,
    NO_SEAT,
    PEACE,
    Havoc,
)


@final
class Aftermath(Step["Havoc"]):
    """H-11.1 Battlefield to the discards, H-11.2 refill, H-11.3 action, peace card; then the winner may choose."""

    def run(self, game: Havoc, chance: Chance) -> None:
        clear_battlefield(game)
        game.refill_recruits(chance)
        if game.battle <= CASTILLON:
            game.battle_row.remove(game.battle)
            tell_turned_up(game)
        deal_action(game, chance)
        hand_over(game)
        game.battle = NO_BATTLE
        game.initiator = NO_SEAT
        game.fighters = 0
        game.passed = 0
        game.keys = [NO_KEY] * game.players
        if game.battle_row[0] != CASTILLON:
            choose_next_battle(game, game.winner)


def clear_battlefield(game: Havoc) -> None:
    """H-11.1 The initiator's cards first, then clockwise, each in laying order."""
    seat = game.first_to_act()
    before = len(game.discard)
    for _ in range(game.players):
        if game.laid[seat]:
            game.discard.extend(game.laid[seat])
            game.laid[seat] = []
        game.budget[seat] = 0
        seat = game.left_of(seat)
    if game.heard:
        game.emit("battlefield_cleared", "H-11.1", NO_SEAT, {"cards": cards_text(game.discard[before:])})


def deal_action(game: Havoc, chance: Chance) -> None:
    """H-11.3 As the card says, in its order: one card each clockwise, the winner last, or cards for the initiator."""
    if game.heard:
        game.emit("battle_action", "H-11.3", NO_SEAT, {"battle": game.battle})
    for to_all, count in game.charter.battle(game.battle).deals:
        for _ in range(count):
            if to_all:
                deal_round(game, chance)
            elif game.initiator != JOHN_SEAT:
                game.deal_to(game.initiator, "H-11.3", chance, dealt=True)


def deal_round(game: Havoc, chance: Chance) -> None:
    """H-11.3, H-16.5 Everybody gets a card, from the winner's left; where John has won, from his left."""
    seat = game.john_after if game.winner == JOHN_SEAT else game.winner
    for _ in range(game.players):
        seat = game.left_of(seat)
        game.deal_to(seat, "H-11.3", chance, dealt=True)


def hand_over(game: Havoc) -> None:
    """H-11.4, H-11.5, H-16.4, H-16.5 The winner is Peacekeeper and has the next turn; John's first turn is empty."""
    game.face = PEACE
    game.level = 1
    game.holder = game.winner
    game.peacekeeper = game.winner
    if game.winner == JOHN_SEAT:
        game.john = JOHN_PEACEKEEPER
        game.skip_turning = False
        game.next_seat = game.left_of(game.john_after)
    else:
        game.skip_turning = True
        game.next_seat = game.winner
        if game.john == JOHN_FIGHTING:
            game.john = JOHN_GONE
            if game.heard:
                game.emit("john_leaves", "H-16.4", NO_SEAT, {"why": "beaten"})
    if game.heard:
        game.emit("peacekeeper", "H-11.4", NO_SEAT, {"who": game.said(game.winner)})


AFTERMATH: Final = Aftermath()
