"""W-6 The action phase: cards are revealed one by one, carried out and allocated; full areas set off special phases."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import SEND, SEND_TO
from banneret.games.warrior_knights.rules.baron_cards import push_baron_card
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    ACTION_KINDS,
    ASSEMBLY,
    DRAFT_SOLDIERS,
    FIRST_NEUTRAL,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    NEUTRAL_IDS,
    RALLY_SUPPORT,
    SPACES,
    SPECIAL_IDS,
    STACKS,
    TAXATION,
    VERSATILE_STRATEGY,
    WAGES,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.hiring import push_draft
from banneret.games.warrior_knights.rules.meeting import push_assembly
from banneret.games.warrior_knights.rules.neutral_cards import push_neutral_card
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_SEAT, WarriorKnights, put_list, without
from banneret.games.warrior_knights.rules.taxation import push_taxation
from banneret.games.warrior_knights.rules.wages import push_wages


@final
class NextCard(Step["WarriorKnights"]):
    """W-6 The top card of the stack is shown to all and resolved; when all stacks are empty the phase is over."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        while game.stack_now < STACKS and not game.stacks[game.stack_now]:
            game.stack_now += 1
        if game.stack_now == STACKS:
            return
        stack = game.stacks[game.stack_now]
        card = stack[0]
        game.stacks = put_list(game.stacks, game.stack_now, stack[1:])
        game.card = card
        game.asked_before = []
        game.moved = 0
        game.marched = 0
        game.fought = False
        game.counted = game.count()  # W-16.3 an elimination counts from the next card on
        game.push(NEXT_CARD)
        if card >= FIRST_NEUTRAL:
            if game.heard:
                game.emit("neutral_card", "W-6.1", NO_SEAT, {"card": NEUTRAL_IDS[card - FIRST_NEUTRAL]}, reveals=True)
            game.push(PUT_BACK)
            push_neutral_card(game, card, chance)
            return
        seat = card // ACTION_KINDS
        kind = card % ACTION_KINDS
        planned = game.stack_now * ACTION_KINDS + kind
        game.planned = put_list(game.planned, seat, without(game.planned[seat], planned))
        if game.heard:
            game.emit(
                "baron_card", "W-6.1", seat, {"card": ACTION_IDS[kind], "baron": game.name_of(seat)}, reveals=True
            )
        game.push(ALLOCATE)
        push_baron_card(game, seat, kind)


@final
class PutBack(Step["WarriorKnights"]):
    """W-6 A neutral card goes back into the pile."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.neutral_done = [*game.neutral_done, game.card]
        game.card = NO_CARD


@final
class Allocate(Step["WarriorKnights"]):
    """W-7.6, W-7.8 Only now those who moved or attacked are exhausted; W-6.2 the card goes to its area or hand."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.exhausted |= game.moved
        card = game.card
        seat = card // ACTION_KINDS
        kind = card % ACTION_KINDS
        if not game.in_play(seat):
            game.card = NO_CARD
            game.push(CHECK_DRAFT)
        elif kind == VERSATILE_STRATEGY:
            return_card(game, card)
            game.card = NO_CARD
            game.push(CHECK_DRAFT)
        elif kind == LEVY_TAXES:
            put_on(game, TAXATION)
        elif kind == DRAFT_SOLDIERS:
            put_on(game, WAGES)
        elif kind == RALLY_SUPPORT:
            put_on(game, ASSEMBLY)
        elif kind == MOBILIZE_FORCES and (game.moved_only() or game.fought_only()):
            put_on(game, WAGES if game.moved_only() else ASSEMBLY)
        else:
            game.push(SendCard(seat))


@final
class SendCard(PublicQuestion):
    """W-6.2 Where the card goes: Serve the Church anywhere, Mobilize Forces to Wages or Assembly. DP-7, DP-13"""

    rule: ClassVar[str] = "W-6.2"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return SEND[1:] if game.card % ACTION_KINDS == MOBILIZE_FORCES else SEND

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == SEND_TO:
            return Refusal("not_to_taxation", "W-6.2")
        return Refusal("send_card_first", "W-6.2")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        put_on(game, action.piece)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"card": ACTION_IDS[game.card % ACTION_KINDS]}


def put_on(game: WarriorKnights, area: i64) -> None:
    """Push last: the card lies on the area; a full area runs its phase, then the draft is looked at (W-6.3)."""
    card = game.card
    game.card = NO_CARD
    game.laid = put_list(game.laid, area, [*game.laid[area], card])
    if game.heard:
        full = game.charter.data.constants.special_at * game.counted
        told: dict[str, Json] = {"special": SPECIAL_IDS[area], "count": len(game.laid[area]), "full": full}
        game.emit("allocated", "W-6.2", card // ACTION_KINDS, {**told})
    game.push(CHECK_DRAFT)
    game.push(CheckArea(area))


def return_card(game: WarriorKnights, card: i64) -> None:
    """Back to its owner's hand, where everybody knows it to be until the next planning."""
    seat = card // ACTION_KINDS
    kind = card % ACTION_KINDS
    game.hands = put_list(game.hands, seat, sorted([*game.hands[seat], kind]))
    game.open_hand = put_list(game.open_hand, seat, sorted([*game.open_hand[seat], kind]))


@final
class CheckArea(Step["WarriorKnights"]):
    """W-6 An area with two cards for each Baron runs its special phase, completely."""

    def __init__(self, area: i64) -> None:
        self.area: i64 = area

    def parts(self) -> list[int | list[int]]:
        return [self.area]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if len(game.laid[self.area]) < game.charter.data.constants.special_at * game.counted:
            return
        if game.heard:
            game.emit("special_phase", "W-6.1", NO_SEAT, {"special": SPECIAL_IDS[self.area]})
        game.push(ReturnCards(self.area))
        if self.area == TAXATION:
            push_taxation(game)
        elif self.area == WAGES:
            push_wages(game)
        else:
            push_assembly(game)


@final
class ReturnCards(Step["WarriorKnights"]):
    """W-6.4 All cards on the area go back to their owners' hands."""

    def __init__(self, area: i64) -> None:
        self.area: i64 = area

    def parts(self) -> list[int | list[int]]:
        return [self.area]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for card in game.laid[self.area]:
            return_card(game, card)
        game.laid = put_list(game.laid, self.area, [])
        if game.heard:
            game.emit("cards_return", "W-6.4", NO_SEAT, {"special": SPECIAL_IDS[self.area]})


@final
class CheckDraft(Step["WarriorKnights"]):
    """W-6 With more markers on the track than Barons the draft is held."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        markers = SPACES - game.track.count(NO_SEAT)
        if markers >= game.counted + game.charter.data.constants.draft_over:
            push_draft(game)


NEXT_CARD: Final = NextCard()
PUT_BACK: Final = PutBack()
ALLOCATE: Final = Allocate()
CHECK_DRAFT: Final = CheckDraft()
