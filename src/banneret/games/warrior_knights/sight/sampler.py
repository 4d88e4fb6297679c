"""Complete states that agree with everything a view shows: unseen cards are dealt anew."""

from typing import final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.fields import UNKNOWN
from banneret.core.rooms import Sampler
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    AGENDAS,
    EVENTS,
    FATES,
    FIRST_NEUTRAL,
    MERCENARY_KINDS,
    NO_OFFICE,
    STACKS,
)
from banneret.games.warrior_knights.rules.events import HIDDEN_EVENT
from banneret.games.warrior_knights.rules.hiring import StationTroop
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_TARGET, WarriorKnights, without
from banneret.games.warrior_knights.sight.memory import WarriorKnightsView, memory_of_position
from banneret.games.warrior_knights.sight.visibility import HIDDEN_PLAN


def rest_of(every: list[int], seen: list[int]) -> list[int]:
    """What is left of all cards when those that are seen are taken out."""
    left = every[:]
    for card in seen:
        left.remove(card)
    return left


@final
class WarriorKnightsSampler(Sampler):
    """What each pile can hold is worked out once; a sample only shuffles it."""

    def __init__(self, view: WarriorKnightsView) -> None:
        game = view.state
        self.base = game
        self.seat: i64 = view.seat
        memory = view.memory
        if memory is None:  # a view of one who has not followed the game
            memory = memory_of_position(game, view.seat)
        self.memory = memory
        known = memory.fate[:]
        for hand in memory.hands:
            known = known + hand
        self.fates = rest_of(list(range(FATES)), [card for card in known if card != UNKNOWN])
        self.color: i64 = HIDDEN_EVENT - game.event_deck[0] if game.event_deck else 0
        self.events = self.unseen_events(game)
        self.agendas = self.unseen_agendas(game)
        self.mercenaries = self.unseen_mercenaries(game)
        copies = game.charter.data.neutral_copies
        every = [FIRST_NEUTRAL + kind for kind in range(len(copies)) for _ in range(copies[kind])]
        seen = game.neutral_done if game.card < FIRST_NEUTRAL else [*game.neutral_done, int(game.card)]
        self.neutrals = rest_of(every, seen)
        self.cards = [self.unseen_actions(game, seat) for seat in range(game.players)]

    def unseen_events(self, game: WarriorKnights) -> list[int]:
        seen = game.event_discard[:]
        for event in range(EVENTS):
            if game.in_force[event] != NO_TARGET or event == game.event:
                seen.append(event)
        return rest_of(list(range(EVENTS)), seen)

    def unseen_agendas(self, game: WarriorKnights) -> list[int]:
        seen = game.agenda_discard + game.current
        seen = seen + [card for card in range(AGENDAS) if game.laws & BIT[card]]
        seen = seen + [office for office in game.offices if office != NO_OFFICE]
        for charges in game.charges:
            seen = seen + charges
        if game.agenda != NO_CARD:
            seen = [*seen, int(game.agenda)]
        return rest_of([card for card in range(AGENDAS) for _ in range(game.charter.data.agendas[card].copies)], seen)

    def unseen_mercenaries(self, game: WarriorKnights) -> list[int]:
        seen = game.mercenary_discard + game.offer
        for troops in game.armies:
            seen = seen + [kind for kind in troops if kind < MERCENARY_KINDS]
        for frame in game.stack:
            if isinstance(frame, StationTroop):
                seen = [*seen, int(frame.kind)]
        return rest_of(game.charter.data.mercenaries, seen)

    def unseen_actions(self, game: WarriorKnights, seat: i64) -> list[int]:
        """The kinds that lie in a Baron's hand or stacks, without those that all know to be in his hand."""
        if not game.in_play(seat):
            return []
        copies = game.charter.data.action_copies
        every = [kind for kind in range(ACTION_KINDS) for _ in range(copies[kind])]
        seen = game.open_hand[seat]
        cards = [int(game.card)] if 0 <= game.card < FIRST_NEUTRAL else []
        for laid in game.laid:
            cards = cards + laid
        seen = seen + [card % ACTION_KINDS for card in cards if card // ACTION_KINDS == seat]
        return rest_of(every, seen)

    def sample(self, chance: Chance) -> WarriorKnights:
        world = self.base.clone()
        fates = self.fates[:]
        chance.shuffle(fates, "sample")
        if self.memory.hands:
            world.fate_hands = [fill_in(hand, fates) for hand in self.memory.hands]
        world.fate = fill_in(self.memory.fate, fates)
        world.event_deck = self.sample_events(chance)
        world.agenda_deck = shuffled_part(self.agendas, chance)
        world.mercenary_deck = shuffled_part(self.mercenaries, chance)
        world.committed = [0 if votes == UNKNOWN else votes for votes in world.committed]
        self.sample_plans(world, chance)
        return world

    def sample_events(self, chance: Chance) -> list[int]:
        """A top card of the colour that all see; the others anyhow."""
        if not self.base.event_deck:
            return []
        fitting = [card for card in self.events if self.base.charter.data.events[card].color == self.color]
        top = fitting[chance.below(len(fitting), "sample")]
        return [top, *shuffled_part(without(self.events, top), chance)]

    def sample_plans(self, world: WarriorKnights, chance: Chance) -> None:
        """W-5 Others' planned cards, and with them their hands, and the order of the stacks."""
        stacks: list[list[int]] = [[] for _ in range(STACKS)]
        hands: list[list[int]] = []
        planned: list[list[int]] = []
        for seat in range(world.players):
            plan = world.planned[seat]
            hand = world.hands[seat]
            if seat != self.seat and world.in_play(seat):
                cards = shuffled_part(self.cards[seat], chance)
                if plan:
                    plan = [(code - HIDDEN_PLAN) * ACTION_KINDS + cards[at] for at, code in enumerate(plan)]
                    plan.sort()
                hand = sorted(cards[len(plan) :] + world.open_hand[seat])
            for code in plan:
                stacks[code // ACTION_KINDS].append(seat * ACTION_KINDS + code % ACTION_KINDS)
            hands.append(hand)
            planned.append(plan)
        neutrals = shuffled_part(self.neutrals, chance)
        for stack in range(STACKS):
            missing = len(world.stacks[stack]) - len(stacks[stack])
            stacks[stack] = shuffled_part(stacks[stack] + neutrals[:missing], chance)
            neutrals = neutrals[missing:]
        world.stacks = stacks
        world.neutral_aside = neutrals
        world.hands = hands
        world.planned = planned


def fill_in(known: list[int], unseen: list[int]) -> list[int]:
    """Cards in their places; where none is known the next unseen one, which is used up."""
    return [unseen.pop() if card == UNKNOWN else card for card in known]


def shuffled_part(cards: list[int], chance: Chance) -> list[int]:
    copy = cards[:]
    chance.shuffle(copy, "sample")
    return copy
