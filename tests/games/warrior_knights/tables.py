"""Tables for rule tests: a position made by hand, answers in notation."""

from __future__ import annotations

from collections.abc import Mapping

from banneret.core.bits import BIT
from banneret.core.chance import Chance, FastChance
from banneret.core.options import settle_options
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import set_troops
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AGENDA,
    AREA,
    CITY_IDS,
    FATE_IDS,
    GARRISON,
    MERCENARY_KINDS,
    NEUTRAL_IDS,
    SLOT_IDS,
    SLOTS,
    TROOP_IDS,
    VASSALS,
)
from banneret.games.warrior_knights.rules.charter import Charter
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.planning import BEGIN_ROUND
from banneret.games.warrior_knights.rules.resolution import NEXT_CARD
from banneret.games.warrior_knights.rules.state import ACTIONS, WarriorKnights, put, put_list, without
from banneret.games.warrior_knights.rules.upkeep import UPKEEP

DATA = load_data()
HOMES = ["oakvale", "millbrook", "kingsmead", "abbey_lands", "wolf_dale", "ravenwood"]
BARONS = {"madder": 0, "emerande": 1, "niebieski": 2, "zobel": 3, "okker": 4, "viola": 5}


def table(players: int = 3, options: Mapping[str, str] | None = None) -> WarriorKnights:
    """In the action phase of round 2: strongholds stand, all vassals are in the garrisons, 15 crowns each."""
    settled = settle_options(WARRIOR_KNIGHTS.rules.options, players, {} if options is None else options)
    game = WarriorKnights(players, Charter(players, settled, DATA))
    game.listen()
    game.round = 2
    game.phase = ACTIONS
    game.chairman = 0
    game.head = 1
    game.crowns = [15] * players
    game.strongholds = [AREA[area] for area in HOMES[:players]]
    for seat in range(players):
        game.armies = put_list(game.armies, seat * SLOTS + GARRISON, VASSALS)
    game.offer = game.mercenary_deck[-players - 1 :]
    game.mercenary_deck = game.mercenary_deck[: -players - 1]
    game.current = game.agenda_deck[-3:]
    game.agenda_deck = game.agenda_deck[:-3]
    game.push(BEGIN_ROUND)
    return game


def troop(game: WarriorKnights, seat: int, slot: str, *names: str) -> None:
    """Troops join an army: vassals out of the garrison, mercenaries out of the deck."""
    army = seat * SLOTS + SLOT_IDS.index(slot)
    for name in names:
        kind = TROOP_IDS.index(name)
        if kind >= MERCENARY_KINDS:
            garrison = seat * SLOTS + GARRISON
            game.armies = put_list(game.armies, garrison, without(game.armies[garrison], kind))
        else:
            game.mercenary_deck = without(game.mercenary_deck, kind)
        set_troops(game, army, [*game.armies[army], kind])


def noble(game: WarriorKnights, seat: int, slot: str, area: str, *names: str) -> int:
    """A noble in an area with troops; his army's number."""
    army = seat * SLOTS + SLOT_IDS.index(slot)
    game.places = put(game.places, army, AREA[area])
    troop(game, seat, slot, *names)
    return army


def own(game: WarriorKnights, seat: int, *cities: str) -> None:
    for city in cities:
        game.owners = put(game.owners, CITY_IDS.index(city), seat)


def city(name: str) -> int:
    return CITY_IDS.index(name)


def fates(game: WarriorKnights, *numbers: int) -> None:
    """These Fate cards, by their numbers, lie on top of the deck."""
    first = [FATE_IDS.index(f"fate_{number:02d}") for number in numbers]
    game.fate = first + [card for card in game.fate if card not in first]


def reveal(game: WarriorKnights, *cards: str, seed: int = 1) -> Chance:
    """The stack holds these cards: `0:levy_taxes`, `uncertain_times`; the first is shown."""
    stack: list[int] = []
    for card in cards:
        if ":" in card:
            seat, kind = int(card[0]), ACTION_IDS.index(card[2:])
            stack.append(seat * 6 + kind)
            game.hands = put_list(game.hands, seat, without(game.hands[seat], kind))
            game.planned = put_list(game.planned, seat, [*game.planned[seat], kind])
        else:
            stack.append(36 + NEUTRAL_IDS.index(card))
            game.neutral_done = without(game.neutral_done, stack[-1])
    game.stacks = put_list(game.stacks, 0, stack)
    game.push(NEXT_CARD)
    chance = FastChance(seed)
    game.advance(chance)
    return chance


def upkeep(game: WarriorKnights, seed: int = 1) -> Chance:
    game.push(UPKEEP)
    chance = FastChance(seed)
    game.advance(chance)
    return chance


def play(game: WarriorKnights, *answers: str, seed: int = 7, unfinished: bool = False) -> None:
    """Answers of whoever is asked; each must be legal. A chain that is written out goes on as it is written."""
    chance = FastChance(seed)
    chain = [action for text in answers for action in WARRIOR_KNIGHTS.rules.catalogue.parse_many(text)]
    for place, action in enumerate(chain, start=1):
        seat = game.turn()
        refusal = game.refuse(seat, action)
        assert refusal is None, f"{action.notation}: {refusal}, asked {asks(game)}"
        if action.draft and (unfinished or place < len(chain)):
            game.draft(seat, action)
        else:
            game.apply(seat, action, chance)


def begin(game: WarriorKnights, *answers: str) -> None:
    """The same, but the chain does not go on by itself where there is one way only."""
    play(game, *answers, unfinished=True)


def legal(game: WarriorKnights) -> list[str]:
    return [action.notation for action in game.legal(game.turn())]


def why(game: WarriorKnights, text: str) -> str:
    refusal = game.refuse(game.turn(), WARRIOR_KNIGHTS.rules.catalogue.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.code


def asks(game: WarriorKnights) -> str:
    """The name of the question on top."""
    return type(game.stack[-1]).__name__


def heard(game: WarriorKnights) -> list[str]:
    return [event.name for event in game.events]


def out_of_agendas(game: WarriorKnights, name: str) -> int:
    """An agenda leaves the deck or the current ones, to lie elsewhere."""
    card = AGENDA[name]
    if card in game.agenda_deck:
        game.agenda_deck = without(game.agenda_deck, card)
    else:
        game.current = without(game.current, card)
    return card


def charge(game: WarriorKnights, seat: int, *names: str) -> None:
    for name in names:
        game.charges = put_list(game.charges, seat, [*game.charges[seat], out_of_agendas(game, name)])


def office(game: WarriorKnights, army: int, name: str) -> None:
    game.offices = put(game.offices, army, out_of_agendas(game, name))


def law(game: WarriorKnights, name: str) -> None:
    game.laws |= BIT[out_of_agendas(game, name)]
