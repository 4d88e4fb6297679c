"""M-11.2 Filling a mission with enemies and at most one trap, by Milady or at random."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import DONE, DONE_ANSWER, NAME, POST, POST_ENEMY, SET, SET_TRAP
from banneret.games.mousquetaires.rules.cards import (
    ENEMIES,
    ENEMY_IDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NEMESIS,
    TRAP_IDS,
    TRAPS,
)
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.mission_slots import SLOT_WORDS, has_trap, mission_strength
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, IN_HAND, NO_SEAT, Mousquetaires


def ways_of(data: MousquetairesData, enemies: list[int], most: i64) -> list[int]:
    """In how many ways enemies make up each strength from 0 to `most`."""
    ways = [0] * int(most + 1)
    ways[0] = 1
    for enemy in enemies:
        strength = data.foes[enemy].strength
        total = most
        while total >= strength:
            ways[total] += ways[total - strength]
            total -= 1
    return ways


def count_fillings(data: MousquetairesData, enemies: list[int], traps: list[int], strength: i64) -> i64:
    """How many sets have exactly this strength."""
    if strength < 0:
        return 0
    ways = ways_of(data, enemies, strength)
    count: i64 = ways[strength]
    for trap in traps:
        weight = data.traps[trap].strength
        if weight <= strength:
            count += ways[strength - weight]
    return count


def can_reach(data: MousquetairesData, enemies: list[int], traps: list[int], strength: i64) -> bool:
    return count_fillings(data, enemies, traps, strength) > 0


def target_strength(data: MousquetairesData, enemies: list[int], traps: list[int], strength: i64) -> i64:
    """The strength of the card, or the largest total below it that can be made."""
    while strength > 0 and not can_reach(data, enemies, traps, strength):
        strength -= 1
    return strength


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


def strength_of(data: MousquetairesData, chosen: list[int]) -> i64:
    """The strength of a set begun: enemies by their number, traps from ENEMIES on."""
    total: i64 = 0
    for code in chosen:
        total += data.foes[code].strength if code < ENEMIES else data.traps[code - ENEMIES].strength
    return total


def codes_left(game: Mousquetaires, chosen: list[int], target: i64) -> list[int]:
    """What can be added to a set begun: enemies by their number, traps from ENEMIES on. Every way can be finished."""
    data = game.charter.data
    enemies, traps = in_hand(game)
    left = [enemy for enemy in enemies if enemy not in chosen]
    rest = target - strength_of(data, chosen)
    trapped = max(chosen, default=0) >= ENEMIES
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

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        target = self.target(game)
        missing = target - strength_of(game.charter.data, game.picked[seat])
        return {"slot": SLOT_WORDS[self.slot], "strength": target, "missing": missing}

    def about(self, game: Mousquetaires, seat: i64, action: Action) -> dict[str, Json]:
        """What an enemy or a trap brings."""
        if action.verb == POST_ENEMY:
            foe = game.charter.data.foes[action.piece]
            return {"strength": foe.strength, "dice": foe.dice, "life": foe.life}
        return {"strength": game.charter.data.traps[action.piece].strength} if action.verb == SET_TRAP else {}

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


FILL_PARIS: Final = FillMission(AT_PARIS)
FILL_LOUVRE: Final = FillMission(AT_LOUVRE)
