"""M-7 Duels: cards, rolls, the secret thrust, first blood.

Whoever starts a duel pushes the step that follows it first; that step finds the result in `foe_hurt` and `man_hurt`.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    ADD,
    ADD_CARD,
    CARD,
    DONE,
    KEEP,
    REROLL,
    REROLL_FACE,
    SPEND_CARD,
    SPEND_TOKEN,
    TOKEN,
    USE_ANY_CARD,
)
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.cards import (
    ARMOUR,
    COMBAT,
    DOUBLE,
    FACE_IDS,
    FACES,
    FOE_WORDS,
    FOES,
    MUSKETEER_IDS,
    PISTOL,
    SHIELD,
    SWORD,
    TOLEDO,
)
from banneret.games.mousquetaires.rules.chosen_cards import (
    BY_ABILITY,
    CARD_CODE,
    TOKEN_CODE,
    add_ability_options,
    commit_cards,
    left_in_hand,
    refuse_ability,
)
from banneret.games.mousquetaires.rules.data import THRUST_IMMUNE, WITH_ARMOUR, WITH_PISTOL
from banneret.games.mousquetaires.rules.dice import roll_blue, roll_red, tell_roll
from banneret.games.mousquetaires.rules.state import NO_FOE, NO_SEAT, NOBODY, NOWHERE, Mousquetaires
from banneret.games.mousquetaires.rules.thrusts import contains, count_faces, landed_thrust, thrust_text
from banneret.games.mousquetaires.rules.treasury import pay_epic

BLIND_FOE: Final = FOES  # on board 3: the token is still face down
MOST_SEATS: Final = 5


def start_duel(game: Mousquetaires, man: i64, foe: i64, spot: i64) -> None:
    """M-7.9 The musketeer chooses his cards, then both sides roll. `spot` says where the foe stands."""
    open_duel(game, man, foe, spot)
    game.push(DUEL_ROLL)
    game.push(DUEL_CARDS[game.owner[man]])


def open_duel(game: Mousquetaires, man: i64, foe: i64, spot: i64) -> None:
    game.foe = foe
    game.duellist = man
    game.spot = spot
    game.blue = game.charter.data.heroes[man].fight
    game.red = 0 if foe == BLIND_FOE else game.charter.data.foes[foe].dice
    game.first_roll = True
    game.may_reroll = game.has_item(man, TOLEDO)
    game.blue_dice = []
    game.red_dice = []
    game.foe_hurt = 0
    game.man_hurt = 0
    if game.heard and foe != BLIND_FOE:
        fighter = game.charter.data.foes[foe]
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "foe": FOE_WORDS[foe], "dice": fighter.dice}
        told["thrust"] = thrust_text(fighter.thrust) if fighter.has_thrust else "none"
        game.emit("duel_begins", "M-7.9", game.owner[man], told)


def end_duel(game: Mousquetaires) -> None:
    """The dice stay on the table until the next roll."""
    game.foe = NO_FOE
    game.duellist = NOBODY
    game.spot = NOWHERE
    game.blue = 0
    game.red = 0
    game.first_roll = False
    game.may_reroll = False
    game.foe_hurt = 0
    game.man_hurt = 0


def dice_of(game: Mousquetaires, picked: list[int]) -> i64:
    """M-7.1 The blue dice with these cards, at most six."""
    dice = game.blue
    for code in picked:
        if code == DOUBLE:
            dice += game.charter.data.adventure[DOUBLE].amount
        elif code == COMBAT:
            dice += game.charter.data.adventure[COMBAT].amount
        else:
            dice += 1
    return min(dice, game.charter.data.limits.blue)


def duel_prompt(game: Mousquetaires, blue: i64) -> dict[str, Json]:
    """Who fights whom, with how many dice on both sides as far as they are chosen; `full`: no more may be added.

    A foe of `?` has -1 dice: nobody knows yet whether he rolls.
    """
    unseen = game.foe == BLIND_FOE
    told: dict[str, Json] = {"man": MUSKETEER_IDS[game.duellist], "foe": "?" if unseen else FOE_WORDS[game.foe]}
    told["blue"] = blue
    told["dice"] = -1 if unseen else game.red
    told["full"] = "yes" if blue >= game.charter.data.limits.blue else "no"
    return told


def tell_dice(game: Mousquetaires, own: i64, cards: i64, ability: i64, tokens: i64) -> None:
    """M-7.1 What the blue dice are made of, where something has been added to the `own` ones."""
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[game.duellist], "own": own, "cards_add": cards}
        told["ability"] = ability
        told["tokens_paid"] = tokens
        told["dice"] = game.blue
        told["full"] = "yes" if own + cards + ability + tokens > game.blue else "no"
        game.emit("dice_added", "M-7.1", game.owner[game.duellist], told)


@final
class DuelCards(Question["Mousquetaires"]):
    """M-7.1, M-7.2 Combat cards before the first roll, while fewer than six dice are there; asked of every hand."""

    rule: ClassVar[str] = "M-7.2"

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return duel_prompt(game, dice_of(game, game.picked[seat]))

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        return None if game.hands[seat] else DONE

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        options: list[Action] = [DONE]
        if dice_of(game, game.picked[seat]) < game.charter.data.limits.blue:
            for card in (COMBAT, DOUBLE):
                if left_in_hand(game, seat, card) > 0:
                    options.append(ADD[card])
            add_ability_options(game, seat, game.duellist, options)
        return options

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == ADD_CARD or action.verb == USE_ANY_CARD:
            if dice_of(game, game.picked[seat]) >= game.charter.data.limits.blue:
                return Refusal("six_dice", "M-7.1")
            if action.verb == USE_ANY_CARD:
                return refuse_ability(game, seat, game.duellist, action)
            if action.piece != COMBAT and action.piece != DOUBLE:
                return Refusal("no_combat_card", "M-7.1", {"card": action.piece_name})
            return Refusal("not_in_hand", "M-7.1", {"card": action.piece_name})
        return Refusal("choose_duel_cards", "M-7.2")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == ADD_CARD:
            game.picked[seat].append(action.piece)
        elif action.verb == USE_ANY_CARD:
            game.picked[seat].append(BY_ABILITY + action.piece)
        else:
            game.pop()
            own = game.blue
            game.blue = dice_of(game, game.picked[seat])
            picked = commit_cards(game, seat, "M-7.2")
            if picked:
                cards: i64 = 0
                ability: i64 = 0
                for code in picked:
                    if code >= BY_ABILITY:
                        ability += 1
                    else:
                        cards += game.charter.data.adventure[code].amount
                tell_dice(game, own, cards, ability, 0)


@final
class AddTokens(Question["Mousquetaires"]):
    """M-15.11 On board 3, after the token is turned: epic tokens and All for One cards as further dice."""

    rule: ClassVar[str] = "M-15.11"

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        tokens, cards, _ = self.counts(game, seat)
        return duel_prompt(game, min(game.blue + tokens + TOKENS_OF_A_CARD * cards, game.charter.data.limits.blue))

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        full = game.blue >= game.charter.data.limits.blue
        return DONE if full or (game.epic == 0 and game.all_for_one == 0) else None

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        options: list[Action] = [DONE]
        tokens, cards, room = self.counts(game, seat)
        if room > 0 and tokens < game.epic:
            options.append(TOKEN)
        if cards < game.all_for_one and (room > 1 or (room == 1 and tokens == 0)):
            options.append(CARD)
        return options

    def counts(self, game: Mousquetaires, seat: i64) -> tuple[i64, i64, i64]:
        """Tokens and cards picked, and how many dice still fit."""
        tokens: i64 = 0
        cards: i64 = 0
        for code in game.picked[seat]:
            if code == TOKEN_CODE:
                tokens += 1
            else:
                cards += 1
        room = game.charter.data.limits.blue - game.blue - tokens - TOKENS_OF_A_CARD * cards
        return tokens, cards, room

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == SPEND_TOKEN or action.verb == SPEND_CARD:
            _, cards, room = self.counts(game, seat)
            if room <= 0:
                return Refusal("six_dice", "M-7.1")
            if action.verb == SPEND_TOKEN:
                return Refusal("no_epic_left", "M-15.11")
            if cards >= game.all_for_one:
                return Refusal("no_all_for_one", "M-19.3")
            return Refusal("card_before_tokens", "M-19.3")
        return Refusal("add_tokens_or_done", "M-15.11")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == SPEND_TOKEN:
            game.picked[seat].append(TOKEN_CODE)
            return
        if action.verb == SPEND_CARD:
            game.picked[seat].append(CARD_CODE)
            return
        tokens, cards, room = self.counts(game, seat)
        game.pop()
        game.picked[seat] = []
        if tokens + cards > 0:
            dice = tokens + TOKENS_OF_A_CARD * cards + min(0, room)
            own = game.blue
            game.blue += dice
            pay_epic(game, dice, cards, "M-15.11")
            tell_dice(game, own, 0, 0, dice)


@final
class DuelRoll(Step["Mousquetaires"]):
    """M-7.3 Both sides roll together; a Toledo sword may reroll one blue die, once in the duel."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        game.blue_dice = roll_blue(game, game.blue, chance)
        foe = game.charter.data.foes[game.foe]
        if foe.fixed:
            game.red_dice = [SWORD] * int(foe.swords) + [SHIELD] * int(foe.shields)
        else:
            game.red_dice = roll_red(game, game.red, chance)
        tell_roll(game, "M-7.3", "duel", {"man": MUSKETEER_IDS[game.duellist], "foe": FOE_WORDS[game.foe]})
        game.push(DUEL_COMPARE)
        if game.may_reroll and game.blue > 0:
            game.push(REROLL_DIE[game.owner[game.duellist]])


@final
class RerollDie(Question["Mousquetaires"]):
    """M-7.3, M-16.3 One of the own dice is rolled again, or none."""

    rule: ClassVar[str] = "M-16.3"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [KEEP, *[REROLL[face] for face in range(FACES) if face in game.blue_dice]]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("no_such_die" if action.verb == REROLL_FACE else "reroll_or_keep", "M-16.3")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == REROLL_FACE:
            game.may_reroll = False
            game.blue_dice.remove(action.piece)
            fresh = roll_blue(game, 1, chance)
            game.blue_dice.extend(fresh)
            if game.heard:
                told: dict[str, Json] = {"face": action.piece_name, "rolled": FACE_IDS[fresh[0]]}
                game.emit("rerolled", "M-16.3", seat, told, reveals=True)


@final
class DuelCompare(Step["Mousquetaires"]):
    """M-7.3, M-7.4 Thrusts first, then swords against shields; after a tie both lose a die and roll again."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        foe = game.charter.data.foes[game.foe]
        blue = count_faces(game.blue_dice)
        red = count_faces(game.red_dice)
        landed = landed_thrust(game, man, blue)
        by_man = foe.special != THRUST_IMMUNE and len(landed) > 0
        by_foe = foe.has_thrust and contains(red, foe.thrust)
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "foe": FOE_WORDS[game.foe]} if game.heard else {}
        if by_man or by_foe:
            game.foe_hurt = 1 if by_man else 0
            game.man_hurt = 1 if by_foe else 0
            if game.heard:
                if by_man:
                    game.emit("thrust_by_man", "M-7.3", game.owner[man], {**told, "thrust": thrust_text(landed)})
                if by_foe:
                    game.emit("thrust_by_foe", "M-7.3", game.owner[man], {**told, "thrust": thrust_text(foe.thrust)})
            return
        if game.heard and landed:
            game.emit("thrust_wasted", "M-7.8", game.owner[man], {**told, "thrust": thrust_text(landed)})
        swords = blue[SWORD] + (1 if game.first_roll and game.has_item(man, PISTOL) else 0)
        shields = blue[SHIELD] + (1 if game.has_item(man, ARMOUR) else 0)
        foe_swords = red[SWORD] + (1 if game.first_roll and foe.special == WITH_PISTOL else 0)
        foe_shields = red[SHIELD] + (1 if foe.special == WITH_ARMOUR else 0)
        game.foe_hurt = max(0, swords - foe_shields)
        game.man_hurt = max(0, foe_swords - shields)
        if game.heard:
            told["swords"] = swords
            told["shields"] = shields
            told["foe_swords"] = foe_swords
            told["foe_shields"] = foe_shields
            told["more_swords"] = swords - blue[SWORD]
            told["more_shields"] = shields - blue[SHIELD]
            told["foe_more_swords"] = foe_swords - red[SWORD]
            told["foe_more_shields"] = foe_shields - red[SHIELD]
            told["hits"] = game.foe_hurt
            told["wounds"] = game.man_hurt
            game.emit("compared", "M-7.3", game.owner[man], told)
        if game.foe_hurt > 0 or game.man_hurt > 0:
            return
        game.first_roll = False
        game.blue = max(0, game.blue - 1)
        if not foe.fixed:
            game.red = max(0, game.red - 1)
        if game.blue == 0 and not self.can_go_on(game, shields - blue[SHIELD]):
            if game.heard:
                game.emit("undecided", "M-7.4", NO_SEAT, {})
            return
        if game.heard:
            game.emit("tied", "M-7.4", NO_SEAT, {"blue": game.blue, "red": game.red})
        game.push(DUEL_ROLL)

    def can_go_on(self, game: Mousquetaires, armour: i64) -> bool:
        """Whether a foe can still hurt a musketeer without dice: by dice left, or by a fixed result."""
        foe = game.charter.data.foes[game.foe]
        if foe.fixed:
            return foe.swords > armour
        return game.red > 0


DUEL_ROLL: Final = DuelRoll()
DUEL_COMPARE: Final = DuelCompare()
DUEL_CARDS: Final = [DuelCards(seat) for seat in range(MOST_SEATS)]
ADD_TOKENS: Final = [AddTokens(seat) for seat in range(MOST_SEATS)]
REROLL_DIE: Final = [RerollDie(seat) for seat in range(MOST_SEATS)]
