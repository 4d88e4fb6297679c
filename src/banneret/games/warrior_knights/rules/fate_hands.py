"""W-11 steps 1 to 5 Commanders, drawn hands and dropped cards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import COMMAND, COMMAND_NOBLE, DROP, DROP_FATE, KEEP
from banneret.games.warrior_knights.rules.armies_and_places import noble_id, place_strength, strength_of
from banneret.games.warrior_knights.rules.cards import (
    CONSTABLE,
    DRAW,
    FATE_IDS,
    OFF_BOARD,
    SLOTS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.sides import (
    ATTACK_SIDE,
    DEFENCE_SIDE,
    fighting_nobles,
    side_seat,
)
from banneret.games.warrior_knights.rules.state import ASSAULT, NEUTRAL, WarriorKnights, put, put_list


@final
class NameCommander(Step["WarriorKnights"]):
    """W-11 step 1"""

    def __init__(self, side: i64) -> None:
        self.camp: i64 = side

    def parts(self) -> list[int | list[int]]:
        return [self.camp]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if fighting_nobles(game, self.camp):
            game.push(ChooseCommander(side_seat(game, self.camp), self.camp))


@final
class ChooseCommander(PublicQuestion):
    """W-11 step 1 Whose 200 and whose ability count. DP-20"""

    rule: ClassVar[str] = "W-11.4"

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat)
        self.camp: i64 = side

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.camp]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [COMMAND[army % SLOTS] for army in fighting_nobles(game, self.camp)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == COMMAND_NOBLE:
            return Refusal("not_in_battle", "W-11.4", {"noble": noble_id(game, seat * SLOTS + action.piece)})
        return Refusal("commander_first", "W-11.4")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.commanders = put(game.commanders, self.camp, seat * SLOTS + action.piece)
        if game.heard:
            game.emit("commands", "W-11.4", seat, {"noble": action.piece_name})


def strength_of_side(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 2 The armies of a side that fight, and the walls of an assault defender."""
    seat = side_seat(game, side)
    total: i64 = 0
    if seat != NEUTRAL:
        for slot in range(SLOTS):
            army = seat * SLOTS + slot
            if game.fighters & BIT[army]:
                total += strength_of(game, army)
    if side == DEFENCE_SIDE and game.battle_kind == ASSAULT:
        total += place_strength(game, game.battle_place)
    return total


def cards_for(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 2 How many Fate cards a side draws."""
    constants = game.charter.data.constants
    cards = strength_of_side(game, side) // constants.strength_per_card
    commander = game.commanders[side]
    if commander != OFF_BOARD:
        cards += constants.commander_strength // constants.strength_per_card
        if side == DEFENCE_SIDE and game.battle_kind == ASSAULT and game.offices[commander] == CONSTABLE:
            cards += game.charter.data.agendas[CONSTABLE].amount
    cap = game.charter.draw_cap
    return cap if 0 < cap < cards else cards


@final
class DrawHands(Step["WarriorKnights"]):
    """W-11 step 2, A-51 The attacker draws all his cards, then the defender; a deck too small is drawn by turns."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        first = cards_for(game, ATTACK_SIDE)
        second = cards_for(game, DEFENCE_SIDE)
        deck = game.fate
        if first + second <= len(deck):
            hands = [deck[:first], deck[first : first + second]]
            game.fate = deck[first + second :]
        else:
            hands = [[], []]
            wanted = [first, second]
            side = 0
            for card in deck:
                if len(hands[side]) >= wanted[side]:
                    side = 1 - side
                hands[side].append(card)
                side = 1 - side
            game.fate = []
        game.fate_hands = hands
        mask: i64 = 0
        if hands[ATTACK_SIDE]:
            mask |= BIT[game.attacker]
        if hands[DEFENCE_SIDE] and game.defender != NEUTRAL:
            mask |= BIT[game.defender]
        if game.heard:
            for side in (ATTACK_SIDE, DEFENCE_SIDE):
                seat = side_seat(game, side)
                told: dict[str, Json] | None = None
                if seat != NEUTRAL:
                    told = {"cards": " ".join([FATE_IDS[card] for card in hands[side]])}
                shown: dict[str, Json] = {
                    "count": len(hands[side]),
                    "strength": strength_of_side(game, side),
                    "led": game.commanders[side] != OFF_BOARD,
                }
                secret_to: i64 = BIT[seat] if told is not None else 0
                game.emit("draws_hand", "W-11.4", seat, shown, secret=told, secret_to=secret_to, reveals=True)
        game.push(DropCards(mask, mask))


def must_drop(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 3 With a commander at least two, but never the last card."""
    if game.commanders[side] == OFF_BOARD:
        return 0
    most: i64 = len(game.fate_hands[side]) - 1
    return max(0, min(game.charter.data.constants.commander_discards, most))


@final
class DropCards(JointQuestion["WarriorKnights"]):
    """W-11 step 3 Which drawn cards go, secretly and at once. DP-21"""

    rule: ClassVar[str] = "W-11.4"

    def with_open(self, open_seats: i64) -> Frame[WarriorKnights]:
        return DropCards(self.everyone, open_seats)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        side = ATTACK_SIDE if seat == game.attacker else DEFENCE_SIDE
        dropped = game.picked[seat]
        options = [DROP[card] for card in game.fate_hands[side] if card >= 0 and DROP[card].id not in dropped]
        if len(dropped) >= must_drop(game, side):
            options.append(KEEP)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        side = ATTACK_SIDE if seat == game.attacker else DEFENCE_SIDE
        if action.verb == DROP_FATE:
            return Refusal("not_in_fate_hand", "W-11.4", {"fate": action.piece_name})
        return Refusal("drop_more", "W-11.4", {"count": must_drop(game, side) - len(game.picked[seat])})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is KEEP:
            self.answered(game, seat)
        else:
            game.pick(seat, action)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        side = ATTACK_SIDE if seat == game.attacker else DEFENCE_SIDE
        return {"count": max(0, must_drop(game, side) - len(game.picked[seat]))}


@final
class RevealHands(Step["WarriorKnights"]):
    """W-11 steps 3 to 5 Dropped cards go under the deck, the rest is shown; each `draw` card brings another."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for side in (ATTACK_SIDE, DEFENCE_SIDE):
            seat = side_seat(game, side)
            if seat == NEUTRAL:
                continue
            gone = [answer - DROP[0].id for answer in game.unpick(seat)]
            hand = game.fate_hands[side]
            dropped = [card for card in hand if card in gone]
            game.fate = game.fate + dropped
            game.fate_hands = put_list(game.fate_hands, side, [card for card in hand if card not in gone])
            if game.heard:
                told = {"cards": " ".join([FATE_IDS[card] for card in dropped])}
                game.emit("drops_cards", "W-11.4", seat, {"count": len(dropped)}, secret={**told}, secret_to=BIT[seat])
        game.hands_open = True
        for side in (ATTACK_SIDE, DEFENCE_SIDE):
            held = game.fate_hands[side][:]
            at = 0
            while at < len(held):
                if game.charter.data.fates[held[at]].battle == DRAW and game.fate:
                    held.append(game.fate[0])
                    game.fate = game.fate[1:]
                at += 1
            game.fate_hands = put_list(game.fate_hands, side, held)
            if game.heard:
                told = {"cards": " ".join([FATE_IDS[card] for card in held])}
                game.emit("shows_hand", "W-11.4", side_seat(game, side), {**told}, reveals=True)


DRAW_HANDS: Final = DrawHands()
REVEAL_HANDS: Final = RevealHands()
