"""W-12.1, W-12.2 What an army loses with its noble: a deserter, and mercenaries for its casualties."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import DESERT, LOSE, TROOP_DESERTS, TROOP_LOST
from banneret.games.warrior_knights.rules.armies_and_places import noble_id
from banneret.games.warrior_knights.rules.cards import (
    MERCENARY_KINDS,
    NATION,
    NATION_IDS,
    SLOT_IDS,
    SLOTS,
    STRENGTH,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.fate_deck import draw_fate
from banneret.games.warrior_knights.rules.mercenary_deck import into_mercenary_deck
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put, put_list, without


def deserts(game: WarriorKnights, army: i64, kind: i64, rule: str, chance: Chance) -> None:
    """One mercenary is shuffled into the deck."""
    game.armies = put_list(game.armies, army, without(game.armies[army], kind))
    into_mercenary_deck(game, [kind], chance)
    if game.heard:
        told = {"troop": TROOP_IDS[kind], "slot": SLOT_IDS[army % SLOTS]}
        game.emit("deserted", rule, army // SLOTS, {**told})


def return_held(game: WarriorKnights, rule: str) -> None:
    """W-11 step 12 Held Fate cards go under the deck, the attacker's first."""
    if not game.fate_hands[0] and not game.fate_hands[1]:
        return
    game.fate = game.fate + game.fate_hands[0] + game.fate_hands[1]
    game.fate_hands = [[], []]
    if game.heard:
        game.emit("fate_returns", rule, NO_SEAT, {})


@final
class DrawDeserter(Step["WarriorKnights"]):
    """W-12.1, W-11.9 A Fate card names a nationality; one mercenary of it leaves the army."""

    def __init__(self, army: i64, retreat: i64) -> None:
        self.army: i64 = army
        self.retreat: i64 = retreat

    def parts(self) -> list[int | list[int]]:
        return [self.army, self.retreat]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        rule = "W-11.9" if self.retreat else "W-12.1"
        if not game.fate:  # W-11 step 12: the held cards go under the deck before a draw that finds it empty
            return_held(game, "W-11.4")
        seat = self.army // SLOTS
        card = draw_fate(game, rule, "deserter", seat, {"slot": noble_id(game, self.army)})
        nation = game.charter.data.fates[card].nation
        kinds = deserters(game, self.army, nation)
        if len(kinds) == 1:
            deserts(game, self.army, kinds[0], rule, chance)
        elif kinds:
            game.push(ChooseDeserter(seat, self.army, nation))
        elif game.heard:
            told: dict[str, Json] = {"nation": NATION_IDS[nation], "slot": noble_id(game, self.army)}
            game.emit("nobody_deserts", rule, seat, told)


def deserters(game: WarriorKnights, army: i64, nation: i64) -> list[int]:
    """The kinds of mercenaries of a nationality in an army."""
    found: list[int] = []
    for kind in game.armies[army]:
        if NATION[kind] == nation and kind not in found:
            found.append(kind)
    return found


@final
class ChooseDeserter(PublicQuestion):
    """W-12.1 Which mercenary of the nationality deserts. DP-26"""

    rule: ClassVar[str] = "W-12.1"

    def __init__(self, seat: i64, army: i64, nation: i64) -> None:
        super().__init__(seat)
        self.army: i64 = army
        self.nation: i64 = nation

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.army, self.nation]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [DESERT[kind] for kind in deserters(game, self.army, self.nation)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb != TROOP_DESERTS:
            return Refusal("deserter_first", "W-12.1", {"nation": NATION_IDS[self.nation]})
        return Refusal("no_such_troop", "W-12.1", {"troop": action.piece_name})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        deserts(game, self.army, action.piece, "W-12.1", chance)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"nation": NATION_IDS[self.nation], "slot": noble_id(game, self.army)}


def mercenaries_of(game: WarriorKnights, army: i64) -> list[int]:
    return [kind for kind in game.armies[army] if kind < MERCENARY_KINDS]


def greatest_total(kinds: list[int], limit: i64) -> i64:
    """W-12.2 The greatest total of some of these troops that is not above a limit."""
    sums = [0]
    best: i64 = 0
    for kind in kinds:
        size = STRENGTH[kind]
        for total in sums[:]:
            more = total + size
            if more <= limit and more not in sums:
                sums.append(more)
                if more > best:
                    best = more
    return best


@final
class CasualtyToll(Step["WarriorKnights"]):
    """W-12.2 Mercenaries worth the casualties are discarded, as many as fit; all tokens come off."""

    def __init__(self, army: i64) -> None:
        self.army: i64 = army

    def parts(self) -> list[int | list[int]]:
        return [self.army]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        tokens = game.casualties[self.army]
        game.casualties = put(game.casualties, self.army, 0)
        total = greatest_total(mercenaries_of(game, self.army), game.charter.data.constants.casualty * tokens)
        if total > 0:
            game.push(LoseTroops(self.army // SLOTS, self.army, total, 0))


@final
class LoseTroops(PublicQuestion):
    """W-12.2 Which mercenaries fall, one after another, until their total is reached exactly. DP-27

    They are named in the order of their kinds, from `first` on: so each set can be named in one way alone.
    """

    rule: ClassVar[str] = "W-12.2"

    def __init__(self, seat: i64, army: i64, left: i64, first: i64) -> None:
        super().__init__(seat)
        self.army: i64 = army
        self.left: i64 = left
        self.first: i64 = first

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.army, self.left, self.first]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        kinds = [kind for kind in mercenaries_of(game, self.army) if kind >= self.first]
        options: list[Action] = []
        for at, kind in enumerate(kinds):
            rest = self.left - STRENGTH[kind]
            if LOSE[kind] not in options and rest >= 0 and greatest_total(kinds[at + 1 :], rest) == rest:
                options.append(LOSE[kind])
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb != TROOP_LOST or action.piece not in game.armies[self.army]:
            return Refusal("losses_first", "W-12.2", {"count": self.left})
        return Refusal("total_not_reached", "W-12.2", {"count": self.left, "troop": action.piece_name})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        kind = action.piece
        game.armies = put_list(game.armies, self.army, without(game.armies[self.army], kind))
        game.mercenary_discard = [*game.mercenary_discard, kind]
        if game.heard:
            game.emit("troop_falls", "W-12.2", seat, {"troop": TROOP_IDS[kind], "slot": SLOT_IDS[self.army % SLOTS]})
        left = self.left - STRENGTH[kind]
        if left > 0:
            game.replace(LoseTroops(self.seat, self.army, left, kind))
        else:
            game.pop()

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"slot": noble_id(game, self.army), "count": self.left}
