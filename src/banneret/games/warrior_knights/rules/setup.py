"""W-3 Setting up the table."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import BUILD, CHOOSE, DONE, ENTER, PLAY_AS, PLAY_BARON, TO
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, has_noble_in, set_troops
from banneret.games.warrior_knights.rules.building import build, is_barred, may_build
from banneret.games.warrior_knights.rules.cards import (
    AGENDA_IDS,
    BARON_IDS,
    BARONS,
    CITY_IDS,
    KINGDOM_AREAS,
    KINGDOM_CITIES,
    NO_CITY,
    OFF_BOARD,
    SHAPE_IDS,
    SHAPES,
    SLOTS,
    STRENGTH,
    TROOP_IDS,
    VASSALS,
    troops_text,
)
from banneret.games.warrior_knights.rules.charter import Charter
from banneret.games.warrior_knights.rules.common import InOrder, PublicQuestion, chosen_noble
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.facts import army_facts, named_piece
from banneret.games.warrior_knights.rules.fate_deck import fate_for_city, fate_for_seat
from banneret.games.warrior_knights.rules.mercenary_deck import draw_mercenaries
from banneret.games.warrior_knights.rules.planning import BEGIN_ROUND
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, RAZED, WarriorKnights, put, without


def set_up(
    players: int, options: dict[str, str], data: WarriorKnightsData, chance: Chance, listen: bool
) -> WarriorKnights:
    """W-3.1 Barons, W-3.2 decks, W-3.5 tokens, W-3.6 crowns; the questions of W-3.8 to W-3.11 wait on the stack."""
    game = WarriorKnights(players, Charter(players, options, data))
    if listen:
        game.listen()
    barons = list(range(BARONS))
    chance.shuffle(barons, "barons")
    game.barons = barons[:players]
    if not game.charter.barons_chosen:
        for seat in range(players):
            tell_baron(game, seat)
    game.fate = shuffled(game.fate, "fate", chance)
    events = shuffled(game.event_deck, "events", chance)
    game.event_deck = [*events[1:], events[0]]
    game.agenda_deck = shuffled(game.agenda_deck, "agendas", chance)
    raze_cities(game)
    if not game.charter.barons_chosen:
        draw_tokens(game)
    game.crowns = [int(data.constants.starting_crowns)] * players
    deal_troops(game, chance)
    game.push(BEGIN_ROUND)
    game.push(LAST_SHUFFLE)
    game.push(PlaceNobles(NO_SEAT))
    game.push(PlaceStrongholds(game.turn_order(), 0))
    game.push(REVEAL_OFFERS)
    everybody = BIT[players] - 1
    game.push(AssignTroops(everybody, everybody))
    if game.charter.barons_chosen:
        game.push(DRAW_TOKENS)
        for seat in range(players):
            game.push(ChooseBaron(players - 1 - seat))
    return game


def tell_baron(game: WarriorKnights, seat: i64) -> None:
    if game.heard:
        game.emit("plays_baron", "W-3.1", seat, {"baron": BARON_IDS[game.barons[seat]]})


def draw_tokens(game: WarriorKnights) -> None:
    """W-3.5 Fate names the Chairman, and another Baron as Head of the Church."""
    everybody = BIT[game.players] - 1
    game.chairman = fate_for_seat(game, everybody, "W-3.5")
    game.emit("chairman", "W-3.5", game.chairman, {"source": ""})
    game.head = fate_for_seat(game, everybody & ~BIT[game.chairman], "W-3.5")
    game.emit("head_of_church", "W-3.5", game.head, {"source": ""})


@final
class ChooseBaron(PublicQuestion):
    """W-3.1 In seat order each takes a Baron; until then everybody has the one dealt to him. DP-60"""

    rule: ClassVar[str] = "W-3.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [PLAY_AS[baron] for baron in range(BARONS) if baron not in game.barons[:seat]]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == PLAY_BARON:
            return Refusal("baron_taken", "W-3.1", {"baron": action.piece_name})
        return Refusal("baron_first", "W-3.1")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        before = game.barons[seat]
        for other in range(game.players):
            if game.barons[other] == action.piece:  # he has not chosen yet, and gets what was dealt to this seat
                game.barons = put(game.barons, other, before)
        game.barons = put(game.barons, seat, action.piece)
        tell_baron(game, seat)


@final
class DrawTokens(Step["WarriorKnights"]):
    """W-3.5 Once all Barons are chosen."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        draw_tokens(game)


def shuffled(cards: list[int], label: str, chance: Chance) -> list[int]:
    copy = cards[:]
    chance.shuffle(copy, label)
    return copy


def raze_cities(game: WarriorKnights) -> None:
    """W-3.4 With fewer than six Barons some Kingdom cities are gone before the game."""
    standing: i64 = 0
    for city in range(KINGDOM_CITIES):
        if game.owners[city] == NEUTRAL:
            standing |= BIT[city]
    for _ in range(game.charter.razed):
        city = fate_for_city(game, standing, "W-3.4")
        if city == NO_CITY:  # only where an owner's file names a city twice and another never
            return
        standing &= ~BIT[city]
        game.owners = put(game.owners, city, RAZED)
        if game.heard:
            game.emit("razed", "W-3.4", NO_SEAT, {"city": CITY_IDS[city]})


def deal_troops(game: WarriorKnights, chance: Chance) -> None:
    """W-3.7 Four vassals, a mercenary of 100 and one of 50 each; they wait in the garrison to be assigned."""
    for size in (100, 50):
        cards = [kind for kind in game.mercenary_deck if STRENGTH[kind] == size]
        chance.shuffle(cards, "mercenaries")
        for seat in range(game.players):
            garrison = garrison_of(seat)
            set_troops(game, garrison, [*game.armies[garrison], cards[seat]])
            game.mercenary_deck = without(game.mercenary_deck, cards[seat])
    game.mercenary_deck = shuffled(game.mercenary_deck, "mercenaries", chance)
    for seat in range(game.players):
        garrison = garrison_of(seat)
        set_troops(game, garrison, [*game.armies[garrison], *VASSALS])
        if game.heard:
            game.emit("dealt_troops", "W-3.7", seat, {"troops": troops_text(game.armies[garrison])})


@final
class AssignTroops(JointQuestion["WarriorKnights"]):
    """W-3.8 Card by card, in the order in which they lie, each Baron says which army it joins. DP-1"""

    rule: ClassVar[str] = "W-3.8"

    def with_open(self, open_seats: i64) -> Frame[WarriorKnights]:
        return AssignTroops(self.everyone, open_seats)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return TO if len(game.picked[seat]) < len(game.armies[garrison_of(seat)]) else ALL_DONE

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        left = len(game.armies[garrison_of(seat)]) - len(game.picked[seat])
        return Refusal("troops_first", "W-3.8", {"count": left})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is DONE:
            self.answered(game, seat)
        else:
            game.pick(seat, action)

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        return army_facts(game, seat * SLOTS + action.piece, "army") if action in TO else {}

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        cards = game.armies[garrison_of(seat)]
        at = min(len(game.picked[seat]), len(cards) - 1)
        return {"count": len(cards) - len(game.picked[seat]), "troop": TROOP_IDS[cards[at]]}


@final
class RevealOffers(Step["WarriorKnights"]):
    """W-3.8, W-3.9 The assignments are shown; the first mercenaries and agendas are turned up."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for seat in range(game.players):
            assign(game, seat, game.unpick(seat))
        constants = game.charter.data.constants
        game.offer = draw_mercenaries(game, game.count() + constants.offer_over, chance)
        game.current = game.agenda_deck[: constants.current_agendas]
        game.agenda_deck = game.agenda_deck[constants.current_agendas :]
        if game.heard:
            game.emit("offer", "W-3.9", NO_SEAT, {"troops": troops_text(game.offer)}, reveals=True)
            agendas = " ".join([AGENDA_IDS[card] for card in game.current])
            game.emit("agendas", "W-3.9", NO_SEAT, {"agendas": agendas}, reveals=True)


def assign(game: WarriorKnights, seat: i64, chain: list[int]) -> None:
    first = TO[0].id
    cards = game.armies[garrison_of(seat)]
    for slot in range(SLOTS):
        troops = [card for card, answer in zip(cards, chain, strict=True) if answer - first == slot]
        set_troops(game, seat * SLOTS + slot, troops)
        if game.heard and troops:
            told = troops_text(troops)
            game.emit("assigned", "W-3.8", seat, {"slot": slot, "troops": told}, reveals=True)


@final
class PlaceStrongholds(InOrder):
    """W-3.10 In turn order each Baron places his stronghold."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at < len(self.order):
            game.push(PlaceStrongholds(self.order, self.at + 1))
            game.push(PlaceStronghold(self.order[self.at]))


@final
class PlaceStronghold(PublicQuestion):
    """W-3.10 Where his stronghold stands. DP-2"""

    rule: ClassVar[str] = "W-3.10"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [BUILD[area] for area in range(KINGDOM_AREAS) if may_build(game, area)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action not in BUILD:
            return Refusal("stronghold_first", "W-3.10")
        if is_barred(game, action.piece):
            return Refusal("outer_area", "W-3.10", {"area": action.piece_name})
        return Refusal("area_taken", "W-3.10", {"area": action.piece_name})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        build(game, seat, action.piece, "W-3.10")
        game.pop()


@final
class PlaceNobles(Step["WarriorKnights"]):
    """W-3.11 Counterclockwise from the Baron who placed last, one noble each, until all with troops stand."""

    def __init__(self, last: i64) -> None:
        self.last: i64 = last

    def parts(self) -> list[int | list[int]]:
        return [self.last]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        last = self.last if self.last != NO_SEAT else game.chairman
        for step in range(1, game.players + 1):
            seat = (last - step) % game.players
            if unplaced(game, seat):
                game.push(PlaceNobles(seat))
                game.push(PlaceNoble(seat))
                return


def unplaced(game: WarriorKnights, seat: i64) -> list[int]:
    """The shapes of nobles who have troops and are not on the board yet."""
    found: list[int] = []
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if game.places[army] == OFF_BOARD and game.armies[army]:
            found.append(shape)
    return found


def may_enter_first(game: WarriorKnights, seat: i64, area: i64) -> bool:
    """W-3.11 No other Baron's noble or stronghold is there."""
    for other in range(game.players):
        if other != seat and (game.strongholds[other] == area or has_noble_in(game, other, area)):
            return False
    return True


@final
class PlaceNoble(PublicQuestion):
    """W-3.11 One noble with troops, and where he stands. DP-3"""

    rule: ClassVar[str] = "W-3.11"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        if not game.picked[seat]:
            return [CHOOSE[shape] for shape in unplaced(game, seat)]
        return [ENTER[area] for area in range(KINGDOM_AREAS) if may_enter_first(game, seat, area)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action in CHOOSE and not game.picked[seat]:
            return Refusal("no_such_noble", "W-3.11", {"army": named_piece(game, seat, action.piece_name)})
        if action in ENTER and game.picked[seat]:
            overseas = action.piece >= KINGDOM_AREAS
            return Refusal("overseas_area" if overseas else "area_of_another", "W-3.11", {"area": action.piece_name})
        return Refusal("noble_then_area", "W-3.11")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        shape = game.unpick(seat)[0] - CHOOSE[0].id
        game.places = put(game.places, seat * SLOTS + shape, action.piece)
        if game.heard:
            game.emit("placed_noble", "W-3.11", seat, {"noble": SHAPE_IDS[shape], "area": action.piece_name})
        game.pop()

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return chosen_noble(game, seat)


@final
class LastShuffle(Step["WarriorKnights"]):
    """W-3.12"""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.fate = shuffled(game.fate, "fate", chance)


ALL_DONE: Final = [DONE]
DRAW_TOKENS: Final = DrawTokens()
REVEAL_OFFERS: Final = RevealOffers()
LAST_SHUFFLE: Final = LastShuffle()
