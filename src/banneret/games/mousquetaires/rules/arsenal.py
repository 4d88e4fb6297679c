"""M-16 Buying: one or two items in one action."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT, popcount
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    BUY,
    BUY_ITEM,
    BUY_THRUST,
    BUY_THRUST_DOUBLE,
    BUY_WORDS,
    ENOUGH,
    ENOUGH_BOUGHT,
    REPLACE,
)
from banneret.games.mousquetaires.rules.adventure_cards import discard_cards
from banneret.games.mousquetaires.rules.cards import (
    BALM_TOKEN,
    COMBAT,
    DOUBLE,
    EQUIPMENT,
    FIRST_SKILL_UPGRADE,
    ITEM_WORDS,
    MUSKETEER_IDS,
    SKILLS,
    THOROUGHBRED,
    THRUST,
)
from banneret.games.mousquetaires.rules.state import Mousquetaires

HEALED_BY_BALM: Final = 2


def item_bought(answer: i64) -> i64:
    """The item that an answer buys: both ways to pay for a thrust are the same item."""
    return answer if answer < BUY_THRUST_DOUBLE else answer - 1


def offered_to_all(game: Mousquetaires, man: i64, item: i64) -> bool:
    """M-16.1 to M-16.5 Whether he can buy an item, as far as everybody sees it: stock, gold, slots, doubles, life."""
    wares = game.charter.data.items[item]
    if game.stock[item] == 0 or game.gold < wares.gold:
        return False
    if item < EQUIPMENT:
        return not game.has_item(man, item)
    if item == BALM_TOKEN:
        return game.life[man] < game.most_life(man)
    if item == THRUST:
        return game.thrusts & BIT[man] == 0
    return game.skills[man] & BIT[item - FIRST_SKILL_UPGRADE] == 0


def offers(game: Mousquetaires, seat: i64, man: i64) -> list[Action]:
    """What he can buy with the gold of the team and the cards of his player."""
    found: list[Action] = []
    for answer in range(len(BUY_WORDS)):
        if not offered_to_all(game, man, item_bought(answer)):
            continue
        if answer == BUY_THRUST and COMBAT not in game.hands[seat]:
            continue
        if answer == BUY_THRUST_DOUBLE and DOUBLE not in game.hands[seat]:
            continue
        found.append(BUY[answer])
    return found


def refuse_purchase(game: Mousquetaires, seat: i64, man: i64, action: Action) -> Refusal:
    """Why an item is not sold to him."""
    item = item_bought(action.piece)
    told: dict[str, Json] = {"item": ITEM_WORDS[item]}
    if game.stock[item] == 0:
        return Refusal("sold_out", "M-16.1", told)
    if game.gold < game.charter.data.items[item].gold:
        return Refusal("not_enough_gold", "M-16.1", {"gold": int(game.charter.data.items[item].gold)})
    if item == BALM_TOKEN:
        return Refusal("unhurt", "M-16.4")
    if item == THRUST:
        owned = game.thrusts & BIT[man] != 0
        return Refusal("one_thrust_each", "M-16.5") if owned else Refusal("needs_combat_card", "M-16.1")
    return Refusal("no_second_item", "M-16.2", told)


def purchase(game: Mousquetaires, seat: i64, man: i64, answer: i64) -> None:
    """M-16.1 Paid at once; with full slots it is asked which token is replaced (M-16.2)."""
    item = item_bought(answer)
    game.stock[item] -= 1
    wares = game.charter.data.items[item]
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "item": ITEM_WORDS[item], "gold": int(wares.gold)}
        game.emit("bought", "M-16.1", seat, told)
    game.gold -= wares.gold
    if item == THRUST:
        discard_cards(game, seat, [DOUBLE if answer == BUY_THRUST_DOUBLE else COMBAT], "M-16.1")
        game.thrusts |= BIT[man]
    elif item == BALM_TOKEN:
        game.items_gone[item] += 1
        game.life[man] = min(game.most_life(man), game.life[man] + HEALED_BY_BALM)
    elif item < EQUIPMENT:
        if popcount(game.equipment[man]) >= game.charter.data.limits.equipment:
            game.push(ReplaceItem(seat, man, item))
        else:
            game.equipment[man] |= BIT[item]
    elif popcount(game.skills[man]) >= game.charter.data.limits.skills:
        game.push(ReplaceItem(seat, man, item))
    else:
        game.skills[man] |= BIT[item - FIRST_SKILL_UPGRADE]


@final
class ReplaceItem(Question["Mousquetaires"]):
    """M-16.2 The slots are full: one token of the same kind leaves the game for the new one."""

    rule: ClassVar[str] = "M-16.2"

    def __init__(self, seat: i64, man: i64, item: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man
        self.item: i64 = item

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man, self.item]

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {"man": MUSKETEER_IDS[self.man], "item": ITEM_WORDS[self.item]}

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        if self.item < EQUIPMENT:
            return [REPLACE[item] for item in range(EQUIPMENT) if game.equipment[self.man] & BIT[item]]
        return [
            REPLACE[FIRST_SKILL_UPGRADE + skill] for skill in range(SKILLS) if game.skills[self.man] & BIT[skill]
        ]  # fmt: skip

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("replace_one_of_yours", "M-16.2")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        man = self.man
        old = action.piece
        game.items_gone[old] += 1
        if self.item < EQUIPMENT:
            game.equipment[man] = (game.equipment[man] & ~BIT[old]) | BIT[self.item]
            if old == THOROUGHBRED:
                game.horses_used &= ~BIT[man]
        else:
            skills = game.skills[man] & ~BIT[old - FIRST_SKILL_UPGRADE]
            game.skills[man] = skills | BIT[self.item - FIRST_SKILL_UPGRADE]
        if game.heard:
            told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "item": ITEM_WORDS[old]}
            game.emit("replaced", "M-16.2", seat, told)


@final
class BuyMore(Question["Mousquetaires"]):
    """M-16.1 A second item in the same action; asked unless everybody sees that nothing more can be had."""

    rule: ClassVar[str] = "M-16.1"

    def __init__(self, seat: i64, man: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man]

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {"man": MUSKETEER_IDS[self.man], "item": ""}

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        for item in range(len(ITEM_WORDS)):
            if offered_to_all(game, self.man, item) and (item != THRUST or game.hands[seat]):
                return None
        return ENOUGH

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [ENOUGH, *offers(game, seat, self.man)]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == BUY_ITEM:
            return refuse_purchase(game, seat, self.man, action)
        return Refusal("buy_or_enough", "M-16.1")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb != ENOUGH_BOUGHT:
            purchase(game, seat, self.man, action.piece)


def buy(game: Mousquetaires, seat: i64, man: i64, answer: i64) -> None:
    """The first item of a Buy action; up to the limit another one may follow."""
    if game.charter.data.limits.purchases > 1:
        game.push(BuyMore(seat, man))
    purchase(game, seat, man, answer)
