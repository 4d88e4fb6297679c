"""M-11, M-12 Missions in Paris and at the Louvre: filling them, completing them, losing them."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import DONE, DONE_ANSWER, NAME, POST, POST_ENEMY, SET, SET_TRAP
from banneret.games.mousquetaires.rules.cards import (
    ENEMIES,
    ENEMY_IDS,
    LOUVRE,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NEMESIS,
    PARIS,
    PARIS_WORDS,
    THIEF,
    TRAP_IDS,
    TRAPS,
)
from banneret.games.mousquetaires.rules.data import BY_MUSKETEERS
from banneret.games.mousquetaires.rules.mission_sets import can_reach, count_fillings, target_strength
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    IN_HAND,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    OUT_OF_GAME,
    Mousquetaires,
)

NO_TRAP: Final = -1
SLOT_LOCATION: Final = [-1, PARIS, LOUVRE]
SLOT_WORDS: Final = ["", "paris", "louvre"]


def slot_at(location: i64) -> i64:
    """The mission slot of a location; 0 where there is none."""
    return AT_PARIS if location == PARIS else AT_LOUVRE if location == LOUVRE else 0


def trap_of(game: Mousquetaires, slot: i64) -> i64:
    """The trap of a mission, or NO_TRAP."""
    if slot != 0:
        for trap in range(TRAPS):
            if game.trap_at[trap] == slot:
                return trap
    return NO_TRAP


def has_trap(game: Mousquetaires, slot: i64, trap: i64) -> bool:
    return slot != 0 and game.trap_at[trap] == slot


def has_enemy(game: Mousquetaires, slot: i64) -> bool:
    for place in game.enemy_at:
        if place == slot:
            return True
    return False


def mission_strength(game: Mousquetaires, slot: i64) -> i64:
    data = game.charter.data
    return data.paris[game.paris].strength if slot == AT_PARIS else data.louvre[game.louvre].strength


# Filling (M-11.2).


@final
class FillMission(Step["Mousquetaires"]):
    """M-11.2 Enemies and at most one trap with exactly the strength of the card, or as near to it as can be.

    Milady is not asked where only one set is left; M-24.5 without her a shuffled pile decides.
    """

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def parts(self) -> list[int | list[int]]:
        return [self.slot]

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if not game.charter.with_milady:
            fill_at_random(game, self.slot, chance)
            return
        enemies, traps = in_hand(game)
        target = target_strength(game.charter.data, enemies, traps, mission_strength(game, self.slot))
        if count_fillings(game.charter.data, enemies, traps, target) > 1:
            game.push(Fill(game.charter.milady, self.slot))
            return
        chosen: list[int] = []
        while True:
            code = next_code(game, chosen, target)
            if code < 0:
                break
            chosen.append(code)
        fill(game, self.slot, chosen)


def in_hand(game: Mousquetaires) -> tuple[list[int], list[int]]:
    """Enemies and traps that Milady can still place."""
    enemies = [enemy for enemy in range(ENEMIES) if game.enemy_at[enemy] == IN_HAND]
    traps = [trap for trap in range(TRAPS) if game.trap_at[trap] == IN_HAND]
    return enemies, traps


def codes_left(game: Mousquetaires, chosen: list[int], target: i64) -> list[int]:
    """What can be added to a set begun: enemies by their number, traps from ENEMIES on. Every way can be finished."""
    data = game.charter.data
    enemies, traps = in_hand(game)
    left = [enemy for enemy in enemies if enemy not in chosen]
    rest = target
    trapped = False
    for code in chosen:
        if code < ENEMIES:
            rest -= data.foes[code].strength
        else:
            rest -= data.traps[code - ENEMIES].strength
            trapped = True
    codes: list[int] = []
    for enemy in left:
        others = [other for other in left if other != enemy]
        if can_reach(data, others, [] if trapped else traps, rest - data.foes[enemy].strength):
            codes.append(enemy)
    if not trapped:
        for trap in traps:
            if can_reach(data, left, [], rest - data.traps[trap].strength):
                codes.append(ENEMIES + trap)
    return codes


def next_code(game: Mousquetaires, chosen: list[int], target: i64) -> i64:
    codes = codes_left(game, chosen, target)
    return codes[0] if codes else -1


def fill_at_random(game: Mousquetaires, slot: i64, chance: Chance) -> None:
    """M-24.5 Card by card; what would exceed the strength or be a second trap is set aside."""
    data = game.charter.data
    enemies, traps = in_hand(game)
    pile = enemies + [ENEMIES + trap for trap in traps]
    chance.shuffle(pile, "mission")
    rest = mission_strength(game, slot)
    trapped = False
    chosen: list[int] = []
    for code in pile:
        if rest == 0:
            break
        strength = data.foes[code].strength if code < ENEMIES else data.traps[code - ENEMIES].strength
        if strength > rest or (code >= ENEMIES and trapped):
            continue
        chosen.append(code)
        rest -= strength
        trapped = trapped or code >= ENEMIES
    fill(game, slot, chosen)
    if has_trap(game, slot, NEMESIS):
        men = [man for man in range(MUSKETEERS) if game.in_play(man)]
        name_man(game, men[chance.below(len(men), "target")])


def fill(game: Mousquetaires, slot: i64, chosen: list[int]) -> None:
    """The chosen set lies open at the mission; a Nemesis gets its name (M-9.6)."""
    for code in chosen:
        if code < ENEMIES:
            game.enemy_at[code] = slot
        else:
            game.trap_at[code - ENEMIES] = slot
    if game.heard:
        enemies = " ".join([ENEMY_IDS[code] for code in chosen if code < ENEMIES])
        traps = " ".join([TRAP_IDS[code - ENEMIES] for code in chosen if code >= ENEMIES])
        parts = {"slot": SLOT_WORDS[slot], "enemies": enemies, "traps": traps}
        game.emit("filled", "M-11.2", NO_SEAT, {**parts}, reveals=True)
    if game.charter.with_milady and ENEMIES + NEMESIS in chosen:
        game.push(NameNemesis(game.charter.milady))


@final
class Fill(Question["Mousquetaires"]):
    """M-11.2 Milady chooses enemies and a trap, one after another; `done` lays them."""

    rule: ClassVar[str] = "M-11.2"

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.slot]

    def target(self, game: Mousquetaires) -> i64:
        enemies, traps = in_hand(game)
        return target_strength(game.charter.data, enemies, traps, mission_strength(game, self.slot))

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        codes = codes_left(game, game.picked[seat], self.target(game))
        if not codes:
            return [DONE]
        return [POST[code] if code < ENEMIES else SET[code - ENEMIES] for code in codes]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == DONE_ANSWER:
            return Refusal("strength_missing", "M-11.2", {"strength": int(self.target(game))})
        if action.verb == POST_ENEMY or action.verb == SET_TRAP:
            trap = action.verb == SET_TRAP
            place = game.trap_at[action.piece] if trap else game.enemy_at[action.piece]
            if place != IN_HAND:
                return Refusal("not_in_miladys_hand", "M-11.2")
            if trap and max(game.picked[seat], default=0) >= ENEMIES:
                return Refusal("one_trap_a_mission", "M-9.1")
            return Refusal("strength_exact", "M-11.2", {"strength": int(self.target(game))})
        return Refusal("fill_the_mission", "M-11.2")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == POST_ENEMY:
            game.picked[seat].append(action.piece)
        elif action.verb == SET_TRAP:
            game.picked[seat].append(ENEMIES + action.piece)
        else:
            chosen = game.picked[seat]
            game.picked[seat] = []
            game.pop()
            fill(game, self.slot, chosen)


@final
class NameNemesis(Question["Mousquetaires"]):
    """M-9.6 Milady names the musketeer who alone can solve the Nemesis."""

    rule: ClassVar[str] = "M-9.6"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [NAME[man] for man in range(MUSKETEERS) if game.in_play(man)]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("name_a_musketeer", "M-9.6")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        name_man(game, action.piece)


def name_man(game: Mousquetaires, man: i64) -> None:
    game.named = man
    if game.heard:
        game.emit("named", "M-9.6", NO_SEAT, {"man": MUSKETEER_IDS[man]})


# Rewards.


def mission_gold(game: Mousquetaires, slot: i64, count: i64, rule: str) -> None:
    """M-9.8 The Thief takes the gold of his mission."""
    if count == 0:
        return
    if has_trap(game, slot, THIEF):
        if game.heard:
            game.emit("thief", "M-9.8", NO_SEAT, {"count": count})
        return
    game.gain_gold(count, rule)


def pay_louvre_reward(game: Mousquetaires) -> None:
    """M-12.3 What the open Louvre card pays."""
    card = game.charter.data.louvre[game.louvre]
    mission_gold(game, AT_LOUVRE, card.gold, "M-12.3")
    game.gain_epic(card.epic, "M-12.3")


# The end of a mission.


def remove_trap(game: Mousquetaires, trap: i64, rule: str) -> None:
    """M-9.2 Every trap leaves the game."""
    game.trap_at[trap] = OUT_OF_GAME
    if trap == NEMESIS:
        game.named = NOBODY
    if game.heard:
        game.emit("trap_gone", rule, NO_SEAT, {"trap": TRAP_IDS[trap]})


def empty_mission(game: Mousquetaires, slot: i64, rule: str) -> None:
    """The trap leaves the game, surviving enemies return to Milady's hand, healed."""
    trap = trap_of(game, slot)
    if trap != NO_TRAP:
        remove_trap(game, trap, rule)
    for enemy in range(ENEMIES):
        if game.enemy_at[enemy] == slot:
            game.enemy_at[enemy] = IN_HAND
            game.enemy_life[enemy] = game.charter.data.foes[enemy].life


def check_mission(game: Mousquetaires, slot: i64) -> None:
    """M-11.3, M-12.4 A mission of which nothing is left to do is completed at once."""
    if has_enemy(game, slot):
        return
    trap = trap_of(game, slot)
    if trap != NO_TRAP and game.charter.data.traps[trap].solved:
        return
    if slot == AT_LOUVRE:
        if game.louvre_overcome:
            complete_louvre(game)
        return
    card = game.charter.data.paris[game.paris]
    for place in range(len(card.skills)):
        if game.paris_overcome & BIT[place] == 0:
            return
    if card.side == BY_MUSKETEERS and game.constance < game.charter.data.tracks.successes:
        return
    if game.heard:
        game.emit("paris_completed", "M-11.3", NO_SEAT, {"paris": PARIS_WORDS[game.paris]})
    leave_paris(game, "M-11.3")


def leave_paris(game: Mousquetaires, rule: str) -> None:
    """The card leaves the game with its trap; the Constance marker goes back to 0 (M-11.4)."""
    empty_mission(game, AT_PARIS, rule)
    game.paris_gone.append(game.paris)
    game.paris = NO_CARD
    game.paris_overcome = 0
    game.constance = 0


def complete_louvre(game: Mousquetaires) -> None:
    """M-12.4 Two epic tokens while the marker is on one of its top two spaces; the next card is opened at once."""
    tracks = game.charter.data.tracks
    if game.heard:
        game.emit("louvre_completed", "M-12.4", NO_SEAT, {"louvre": LOUVRE_IDS[game.louvre]})
    if game.charter.reward_at_end:
        pay_louvre_reward(game)
    game.louvre_completed = True
    if game.louvre_mark in tracks.bonus_spaces:
        game.gain_epic(tracks.bonus_epic, "M-12.4")
    leave_louvre(game, "M-12.4")


def leave_louvre(game: Mousquetaires, rule: str) -> None:
    """The card leaves the game, the next one is opened and filled at once, the marker starts at the top (M-12.2)."""
    empty_mission(game, AT_LOUVRE, rule)
    game.louvre_gone.append(game.louvre)
    game.louvre = NO_CARD
    game.louvre_overcome = False
    open_louvre(game)


def open_louvre(game: Mousquetaires) -> None:
    """M-12.1, M-12.2 The next card is opened, and the title beneath it told; M-12.6 unless the deck is empty."""
    game.louvre_mark = 0
    if not game.louvre_deck:
        return
    game.louvre = game.louvre_deck.pop(0)
    if game.heard:
        following = LOUVRE_IDS[game.louvre_deck[0]] if game.louvre_deck else ""
        game.emit("louvre_opened", "M-12.2", NO_SEAT, {"louvre": LOUVRE_IDS[game.louvre], "next": following},
                  reveals=True)  # fmt: skip
    game.push(FILL_LOUVRE)


def lay_paris(game: Mousquetaires, card: i64) -> None:
    """M-4.2, M-11.1, M-11.4 The new card lies in the slot; then it is filled."""
    game.paris = card
    game.paris_overcome = 0
    game.constance = 0
    if game.heard:
        game.emit("paris_laid", "M-4.2", game.charter.milady, {"paris": PARIS_WORDS[card]}, reveals=True)
    game.push(FILL_PARIS)


FILL_PARIS: Final = FillMission(AT_PARIS)
FILL_LOUVRE: Final = FillMission(AT_LOUVRE)
