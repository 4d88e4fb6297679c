"""Section 5.1 The questions of events about troops: volunteers, casualties healed, nobles rested. DP-33"""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    DONE,
    HEAL,
    HIRE,
    REFRESH,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    is_rested,
)
from banneret.games.warrior_knights.rules.cards import (
    HEALING_WATERS,
    PORT,
    SECOND_WIND,
    SHAPE_IDS,
    SHAPES,
    SLOTS,
    VOLUNTEERS,
    troops_text,
)
from banneret.games.warrior_knights.rules.defences_and_muster import (
    heal,
)
from banneret.games.warrior_knights.rules.event_choices import RULE, EventQuestion
from banneret.games.warrior_knights.rules.hiring import StationTroop
from banneret.games.warrior_knights.rules.mercenary_deck import draw_mercenaries, into_mercenary_deck
from banneret.games.warrior_knights.rules.state import WarriorKnights, without


def push_volunteers(game: WarriorKnights, seat: i64, chance: Chance) -> None:
    """Two mercenaries are revealed; he takes one free of charge."""
    cards = draw_mercenaries(game, game.charter.data.events[VOLUNTEERS].amount, chance)
    if game.heard:
        game.emit("volunteers", RULE, seat, {"troops": troops_text(cards)}, reveals=True)
    game.offer = game.offer + cards
    game.push(TakeVolunteer(seat, cards))


@final
class TakeVolunteer(EventQuestion):
    """Volunteers: which of the two (as a card says, of how many how many); till then they lie beside the offer."""

    rule: ClassVar[str] = "W-8.1"

    def __init__(self, seat: i64, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.cards]

    def takes(self, game: WarriorKnights) -> i64:
        """How many he takes: no more than were revealed."""
        return min(game.charter.data.events[VOLUNTEERS].other, len(self.cards))

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        if len(chain) >= self.takes(game):
            return [DONE]
        options: list[Action] = []
        for kind in sorted(self.cards):
            if HIRE[kind] not in options and chain.count(int(HIRE[kind].id)) < self.cards.count(kind):
                options.append(HIRE[kind])
        return options

    def forced(self, game: WarriorKnights, seat: i64) -> Action | None:
        """All cards are alike, or he takes them all: there is nothing to choose."""
        if len(set(self.cards)) == 1 or self.takes(game) == len(self.cards):
            return self.legal(game, seat)[0]
        return None

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        left = self.cards
        taken: list[int] = []
        for answer in game.unpick(seat):
            taken.append(CATALOGUE.actions[answer].piece)
            left = without(left, taken[-1])
        for kind in self.cards:
            game.offer = without(game.offer, kind)
        into_mercenary_deck(game, left, chance)
        game.pop()
        for kind in reversed(taken):
            game.push(StationTroop(seat, kind))


def hurt_armies(game: WarriorKnights, seat: i64) -> list[int]:
    """The slots of a Baron's armies with casualties."""
    return [slot for slot in range(SLOTS) if game.casualties[seat * SLOTS + slot] > 0]


def push_healing(game: WarriorKnights, seat: i64) -> None:
    """Only where somebody is hurt."""
    if hurt_armies(game, seat):
        game.push(HealArmy(seat))


@final
class HealArmy(EventQuestion):
    """Healing Waters: one army loses all its casualties."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        options = [HEAL[slot] for slot in hurt_armies(game, seat) if int(HEAL[slot].id) not in chain]
        return options if options and len(chain) < game.charter.data.events[HEALING_WATERS].amount else [DONE]

    def forced(self, game: WarriorKnights, seat: i64) -> Action | None:
        """There is nothing to choose where all hurt armies are healed."""
        if len(hurt_armies(game, seat)) <= game.charter.data.events[HEALING_WATERS].amount:
            return self.legal(game, seat)[0]
        return None

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        for answer in game.unpick(seat):
            army = seat * SLOTS + CATALOGUE.actions[answer].piece
            heal(game, army, game.casualties[army], RULE)
        game.pop()


def push_second_wind(game: WarriorKnights, seat: i64) -> None:
    game.push(RefreshNobles(seat))


@final
class RefreshNobles(EventQuestion):
    """Second Wind: up to two exhausted nobles in areas are rested."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        options: list[Action] = []
        if len(chain) < game.charter.data.events[SECOND_WIND].amount:
            for shape in range(SHAPES):
                army = seat * SLOTS + shape
                tired = 0 <= game.places[army] < PORT and not is_rested(game, army)
                if tired and REFRESH[shape].id not in chain:
                    options.append(REFRESH[shape])
        options.append(DONE)
        return options

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        for answer in game.unpick(seat):
            shape = CATALOGUE.actions[answer].piece
            game.exhausted &= ~BIT[seat * SLOTS + shape]
            if game.heard:
                game.emit("refreshes", RULE, seat, {"noble": SHAPE_IDS[shape]})
        game.pop()

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": game.charter.data.events[SECOND_WIND].amount}
