"""What is hidden in a way of its own (section 7 of the specification)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.fields import UNKNOWN, Field
from banneret.games.warrior_knights.rules.cards import ACTION_KINDS, STACKS
from banneret.games.warrior_knights.rules.events import HIDDEN_EVENT, event_color
from banneret.games.warrior_knights.rules.state import WarriorKnights

HIDDEN_PLAN: Final = STACKS * ACTION_KINDS  # + stack: a planned card of which only the stack is known


class PlannedField(Field["WarriorKnights"]):
    """W-5.1 Everybody sees how many cards lie in each stack, only the owner which of his lie there."""

    def mask(self, game: WarriorKnights, seat: i64) -> None:
        game.planned = [
            cards if at == seat else [hidden_plan(card) for card in cards] for at, cards in enumerate(game.planned)
        ]


class StacksField(Field["WarriorKnights"]):
    """W-5.3 The stacks are shuffled: nobody knows the order."""

    def mask(self, game: WarriorKnights, seat: i64) -> None:
        game.stacks = [[UNKNOWN] * len(stack) for stack in game.stacks]


class EventDeckField(Field["WarriorKnights"]):
    """W-3.2 The colour of the top card is public, the rest nobody knows."""

    def mask(self, game: WarriorKnights, seat: i64) -> None:
        if game.event_deck:
            top = HIDDEN_EVENT - event_color(game)
            game.event_deck = [top, *[UNKNOWN] * (len(game.event_deck) - 1)]


class FateHandsField(Field["WarriorKnights"]):
    """W-11 A drawn battle hand is its owner's until step 4; the Baron who draws for a neutral city decides nothing."""

    def mask(self, game: WarriorKnights, seat: i64) -> None:
        if game.hands_open or not game.fate_hands:
            return
        owners = (game.attacker, game.defender)
        game.fate_hands = [
            hand if seat >= 0 and owners[side] == seat else [UNKNOWN] * len(hand)
            for side, hand in enumerate(game.fate_hands)
        ]


class CommittedField(Field["WarriorKnights"]):
    """W-9.3.6 Votes are secret until all are in; the step that reveals them moves them to `pledges`."""

    def mask(self, game: WarriorKnights, seat: i64) -> None:
        game.committed = [votes if at == seat else UNKNOWN for at, votes in enumerate(game.committed)]


def hidden_plan(card: int) -> int:
    return card if card >= HIDDEN_PLAN else HIDDEN_PLAN + card // ACTION_KINDS
