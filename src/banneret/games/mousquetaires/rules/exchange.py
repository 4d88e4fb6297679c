"""M-5.6 Exchange between two musketeers in one place, in three public answers."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    DECLINE,
    DECLINE_ANSWER,
    GIVE,
    GIVE_CARD,
    HAND,
    HAND_ITEM,
    MAKE_OFFER,
    OFF,
    OFFER,
    RECEIVE,
    RECEIVE_ITEM,
    SETTLE,
    SETTLE_OFFER,
)
from banneret.games.mousquetaires.rules.adventure_cards import leave_hand, make_known
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    EQUIPMENT,
    ITEM_WORDS,
    MUSKETEER_IDS,
    THOROUGHBRED,
    cards_text,
)
from banneret.games.mousquetaires.rules.exchange_limits import (
    ITEM_CODE,
    RECEIVED_CODE,
    can_answer,
    can_fit,
    cards_in,
    fits,
    items_in,
)
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.tasks import spend_action


def items_text(mask: i64) -> str:
    return " ".join([ITEM_WORDS[item] for item in range(EQUIPMENT) if mask & BIT[item]])


def add_card_options(game: Mousquetaires, seat: i64, options: list[Action]) -> None:
    picked = game.picked[seat]
    for card in range(ADVENTURES):
        if game.hands[seat].count(card) > picked.count(card):
            options.append(GIVE[card])


def pick(game: Mousquetaires, seat: i64, action: Action) -> bool:
    """Whether an answer only adds to the side of the exchange that is being named."""
    if action.verb == GIVE_CARD:
        game.picked[seat].append(action.piece)
    elif action.verb == HAND_ITEM:
        game.picked[seat].append(ITEM_CODE + action.piece)
    elif action.verb == RECEIVE_ITEM:
        game.picked[seat].append(RECEIVED_CODE + action.piece)
    else:
        return False
    return True


def fail(game: Mousquetaires, seat: i64) -> None:
    """M-5.6 A declined or cancelled offer costs nothing but counts."""
    game.failed_offers += 1
    if game.heard:
        game.emit("exchange_off", "M-5.6", seat, {})


def swap_items(game: Mousquetaires, man: i64, other: i64, given: i64, back: i64) -> None:
    """M-16.7 Equipment changes hands, upgrades do not. M-16.3 A horse used this round stays used in other hands."""
    horse = BIT[THOROUGHBRED]
    used: i64 = 0
    if game.horses_used & BIT[man]:
        used |= BIT[other] if given & horse else BIT[man]
    if game.horses_used & BIT[other]:
        used |= BIT[man] if back & horse else BIT[other]
    game.horses_used = (game.horses_used & ~BIT[man] & ~BIT[other]) | used
    game.equipment[man] = (game.equipment[man] & ~given) | back
    game.equipment[other] = (game.equipment[other] & ~back) | given


def offer_words(man: i64, other: i64, cards: list[int], items: i64) -> dict[str, Json]:
    """Who gives what to whom."""
    return {
        "man": MUSKETEER_IDS[man],
        "other": MUSKETEER_IDS[other],
        "cards": cards_text(cards),
        "items": items_text(items),
    }


def return_words(cards: list[int], items: i64) -> dict[str, Json]:
    """What he gets for it."""
    return {"cards_back": cards_text(cards), "items_back": items_text(items)}


def settle(
    game: Mousquetaires, man: i64, other: i64, cards: list[int], items: i64, cards_back: list[int], items_back: i64
) -> None:
    """The exchange takes place and the action is spent; everybody knows the cards where they are now."""
    spend_action(game)
    mine: i64 = game.owner[man]
    theirs: i64 = game.owner[other]
    for card in cards:
        leave_hand(game, mine, card)
    for card in cards_back:
        leave_hand(game, theirs, card)
    game.hands[mine].extend(cards_back)
    game.shown[mine].extend(cards_back)
    game.hands[theirs].extend(cards)
    game.shown[theirs].extend(cards)
    swap_items(game, man, other, items, items_back)
    if game.heard:
        told = offer_words(man, other, cards, items)
        told.update(return_words(cards_back, items_back))
        told["partner"] = game.owner[other]
        game.emit("exchanged", "M-5.6", mine, told)


@final
class OfferExchange(Question["Mousquetaires"]):
    """M-5.6 (1) The active player names what he gives: cards, equipment or nothing.

    Two musketeers of one player exchange equipment only; that player says both sides at once.
    """

    rule: ClassVar[str] = "M-5.6"

    def __init__(self, seat: i64, man: i64, other: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man
        self.other: i64 = other

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man, self.other]

    def giver(self) -> i64:
        return self.man

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {"man": MUSKETEER_IDS[self.man], "other": MUSKETEER_IDS[self.other]}

    def stands(self, game: Mousquetaires) -> bool:
        return not game.time_out

    def own(self, game: Mousquetaires) -> bool:
        return game.owner[self.man] == game.owner[self.other]

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        picked = game.picked[seat]
        given = items_in(picked, ITEM_CODE)
        back = items_in(picked, RECEIVED_CODE)
        own = self.own(game)
        options: list[Action] = [OFF]
        if own:
            if (given | back) and fits(game, self.man, self.other, given, back):
                options.append(OFFER)
        else:
            options.append(OFFER)
            add_card_options(game, seat, options)
        for item in range(EQUIPMENT):
            bit = BIT[item]
            if game.equipment[self.man] & ~given & bit and (
                can_fit(game, self.man, self.other, given | bit, back)
                if own
                else can_answer(game, self.man, self.other, given | bit, 0)
            ):
                options.append(HAND[item])
            wanted = own and game.equipment[self.other] & ~back & bit != 0
            if wanted and can_fit(game, self.man, self.other, given, back | bit):
                options.append(RECEIVE[item])
        return options

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        verb = action.verb
        if verb == GIVE_CARD:
            if self.own(game):
                return Refusal("own_men_share_cards", "M-5.6")
            return Refusal("not_in_hand", "M-5.6", {"card": action.piece_name})
        if verb == HAND_ITEM or verb == RECEIVE_ITEM:
            return Refusal("item_cannot_pass", "M-5.6", {"item": action.piece_name})
        return Refusal("nothing_to_exchange" if verb == MAKE_OFFER else "make_an_offer", "M-5.6")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        verb = action.verb
        if pick(game, seat, action):
            return
        picked = game.picked[seat]
        game.picked[seat] = []
        if verb != MAKE_OFFER:
            game.pop()
            fail(game, seat)
            return
        given = items_in(picked, ITEM_CODE)
        if self.own(game):
            game.pop()
            settle(game, self.man, self.other, [], given, [], items_in(picked, RECEIVED_CODE))
            return
        cards = cards_in(picked)
        make_known(game, seat, cards)
        if game.heard:
            told = offer_words(self.man, self.other, cards, given)
            game.emit("offered", "M-5.6", seat, told, reveals=True)
        game.replace(AnswerExchange(game.owner[self.other], self.man, self.other, cards, given))


@final
class AnswerExchange(Question["Mousquetaires"]):
    """M-5.6 (2) The partner's owner names what he gives back, or declines."""

    rule: ClassVar[str] = "M-5.6"

    def __init__(self, seat: i64, man: i64, other: i64, cards: list[int], items: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man
        self.other: i64 = other
        self.cards = cards
        self.items: i64 = items

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man, self.other, self.cards, self.items]

    def giver(self) -> i64:
        return self.other

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return offer_words(self.man, self.other, self.cards, self.items)

    def stands(self, game: Mousquetaires) -> bool:
        return not game.time_out

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        picked = game.picked[seat]
        back = items_in(picked, ITEM_CODE)
        options: list[Action] = [DECLINE]
        if (self.cards or self.items or picked) and fits(game, self.man, self.other, self.items, back):
            options.append(OFFER)
        add_card_options(game, seat, options)
        for item in range(EQUIPMENT):
            bit = BIT[item]
            held = game.equipment[self.other] & ~back & bit != 0
            if held and can_answer(game, self.man, self.other, self.items, back | bit):
                options.append(HAND[item])
        return options

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        verb = action.verb
        if verb == GIVE_CARD:
            return Refusal("not_in_hand", "M-5.6", {"card": action.piece_name})
        if verb == HAND_ITEM:
            return Refusal("item_cannot_pass", "M-5.6", {"item": action.piece_name})
        if verb == MAKE_OFFER:
            nothing = not self.cards and not self.items and not game.picked[seat]
            return Refusal("nothing_to_exchange" if nothing else "slots_would_break", "M-5.6")
        return Refusal("answer_the_offer", "M-5.6")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        if pick(game, seat, action):
            return
        picked = game.picked[seat]
        game.picked[seat] = []
        if action.verb == DECLINE_ANSWER:
            game.pop()
            fail(game, seat)
            return
        cards = cards_in(picked)
        back = items_in(picked, ITEM_CODE)
        make_known(game, seat, cards)
        if game.heard:
            told = offer_words(self.man, self.other, cards, back)
            game.emit("answered_offer", "M-5.6", seat, told, reveals=True)
        game.replace(
            ConfirmExchange(game.owner[self.man], self.man, self.other, self.cards, self.items, cards, back)
        )  # fmt: skip


@final
class ConfirmExchange(Question["Mousquetaires"]):
    """M-5.6 (3) The active player confirms, and the action is spent, or calls it off."""

    rule: ClassVar[str] = "M-5.6"

    def __init__(
        self, seat: i64, man: i64, other: i64, cards: list[int], items: i64, cards_back: list[int], items_back: i64
    ) -> None:
        super().__init__(seat)
        self.man: i64 = man
        self.other: i64 = other
        self.cards = cards
        self.items: i64 = items
        self.cards_back = cards_back
        self.items_back: i64 = items_back

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man, self.other, self.cards, self.items, self.cards_back, self.items_back]

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        told = offer_words(self.man, self.other, self.cards, self.items)
        told.update(return_words(self.cards_back, self.items_back))
        return told

    def stands(self, game: Mousquetaires) -> bool:
        return not game.time_out

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return CONFIRM_OR_NOT

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("settle_or_call_off", "M-5.6")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == SETTLE_OFFER:
            settle(game, self.man, self.other, self.cards, self.items, self.cards_back, self.items_back)
        else:
            fail(game, seat)


CONFIRM_OR_NOT: Final = [SETTLE, OFF]
